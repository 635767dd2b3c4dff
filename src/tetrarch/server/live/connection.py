"""One WebSocket with a bounded queue, so that a slow reader does not affect others."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

from starlette.websockets import WebSocket, WebSocketState

from tetrarch.server.accounts.people import User
from tetrarch.server.accounts.sessions import Caller
from tetrarch.server.matches.live_match import LiveMatch

MAX_MESSAGES = 512
MAX_CHARACTERS = 4 * 1024 * 1024
"""Limits of the queue."""

TOO_SLOW = 4008
CLOSING_SECONDS = 30.0
"""Time to close a connection that was too slow; the protocol closes those that do not answer pings."""


class Connection:
    """A WebSocket and its user."""

    def __init__(self, socket: WebSocket, caller: Caller | None, language: str) -> None:
        self.socket = socket
        self.caller = caller
        """The user and how they signed in; None if anonymous."""
        self.user: User | None = caller.user if caller else None
        """The user with their current name."""
        self.language = language
        self.watched: dict[str, LiveMatch] = {}
        """The watched matches, by id."""
        self._waiting: deque[str] = deque()
        self._characters = 0
        self._wake = asyncio.Event()
        self._ending: tuple[int, str] | None = None
        self._sender: asyncio.Task[None] | None = None

    @property
    def person(self) -> str | None:
        """The user's id."""
        return self.user.id if self.user else None

    @property
    def is_ending(self) -> bool:
        """Whether the connection is being closed."""
        return self._ending is not None

    def start(self) -> None:
        """Start sending."""
        self._sender = asyncio.create_task(self._send_all(), name="socket sender")

    def send(self, text: str) -> None:
        """Queue a message; a reader that is too far behind is disconnected."""
        if self._ending is not None:
            return
        self._waiting.append(text)
        self._characters += len(text)
        if len(self._waiting) > MAX_MESSAGES or self._characters > MAX_CHARACTERS:
            self._waiting.clear()
            self.end(TOO_SLOW, "too-slow")
            if self._sender:
                self._sender.cancel()  # it may be waiting for the reader
        else:
            self._wake.set()

    def end(self, code: int, reason: str) -> None:
        """Close the connection once queued messages are sent."""
        if self._ending is None:
            self._ending = (code, reason)
            self._wake.set()

    async def wait_closed(self) -> None:
        """Send queued messages, then close."""
        self.end(1000, "")
        if self._sender:
            with contextlib.suppress(asyncio.CancelledError):
                await self._sender
            self._sender = None

    async def _send_all(self) -> None:
        try:
            while self._waiting or self._ending is None:
                self._wake.clear()
                while self._waiting:
                    text = self._waiting.popleft()
                    self._characters -= len(text)
                    await self.socket.send_text(text)
                if self._ending is None:
                    await self._wake.wait()
        except asyncio.CancelledError:
            if self._ending is None:
                raise
        except Exception:  # the peer is gone
            self._ending = self._ending or (1006, "")
        await self._close()

    async def _close(self) -> None:
        code, reason = self._ending or (1000, "")
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSING_SECONDS):
                    await self.socket.close(code, reason)
