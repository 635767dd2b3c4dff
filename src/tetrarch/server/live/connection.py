"""One WebSocket: what goes out waits in a queue of bounded length, so that one slow reader hurts nobody else."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

from starlette.websockets import WebSocket, WebSocketState

from tetrarch.server.accounts.people import Someone
from tetrarch.server.accounts.sessions import Caller
from tetrarch.server.matches.live_match import LiveMatch

MOST_MESSAGES = 512
MOST_CHARACTERS = 4 * 1024 * 1024
"""So much may wait for a reader."""

TOO_SLOW = 4008
CLOSING_SECONDS = 30.0
"""How long a reader who was cut may take to hear of it; whoever does not even answer pings is cut by the protocol."""


class Connection:
    """A WebSocket and whose it is."""

    def __init__(self, socket: WebSocket, caller: Caller | None, language: str) -> None:
        self.socket = socket
        self.caller = caller
        """Whose it is, and how we know; None for a stranger."""
        self.someone: Someone | None = caller.someone if caller else None
        """Whose it is, as they are called now."""
        self.language = language
        self.watched: dict[str, LiveMatch] = {}
        """The matches that it watches, by their ids."""
        self._waiting: deque[str] = deque()
        self._characters = 0
        self._wake = asyncio.Event()
        self._ending: tuple[int, str] | None = None
        self._sender: asyncio.Task[None] | None = None

    @property
    def person(self) -> str | None:
        """Whose it is."""
        return self.someone.id if self.someone else None

    @property
    def is_ending(self) -> bool:
        """Whether it is being closed."""
        return self._ending is not None

    def start(self) -> None:
        """Begin to send."""
        self._sender = asyncio.create_task(self._send_all(), name="socket sender")

    def send(self, text: str) -> None:
        """Send a message, some time soon; a reader who is too far behind is cut."""
        if self._ending is not None:
            return
        self._waiting.append(text)
        self._characters += len(text)
        if len(self._waiting) > MOST_MESSAGES or self._characters > MOST_CHARACTERS:
            self._waiting.clear()
            self.end(TOO_SLOW, "too-slow")
            if self._sender:
                self._sender.cancel()  # it may wait for the reader
        else:
            self._wake.set()

    def end(self, code: int, reason: str) -> None:
        """Close the connection when what waits has been sent."""
        if self._ending is None:
            self._ending = (code, reason)
            self._wake.set()

    async def wait_closed(self) -> None:
        """Send what waits, then close."""
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
        except Exception:  # the other end is gone, in one of the many ways that has
            self._ending = self._ending or (1006, "")
        await self._close()

    async def _close(self) -> None:
        code, reason = self._ending or (1000, "")
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSING_SECONDS):
                    await self.socket.close(code, reason)
