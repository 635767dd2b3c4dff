"""Turn notices, to all open connections of a player and by push; and the connections of each user."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Collection
from typing import Protocol

import msgspec

from tetrarch.server.accounts.sessions import Caller, SignedOut
from tetrarch.server.http.responses import encode
from tetrarch.server.matches.live_match import Listener, LiveMatch
from tetrarch.server.notify.push import Push
from tetrarch.table.table import Table

TABLE_PATH = "/table/{match}"
"""The page of a table."""


class TurnMessage(msgspec.Struct, frozen=True, tag_field="type", tag="turn"):
    """It is the user's turn at a table."""

    match: str
    game: str
    name: str
    """The table's name."""
    seat: int
    number: int
    """The state number."""


class Connected(Listener, Protocol):
    """A connection that can be closed."""

    @property
    def caller(self) -> Caller | None:
        """The user and how they are signed in."""

    def end(self, code: int, reason: str) -> None:
        """Close the connection soon."""


SIGNED_OUT = 4001
"""The close code of connections whose session or token has ended."""

CONNECTING_SECONDS = 60.0
"""Longest time between the lookup of a session and the start of its connection."""


class Notices:
    """The open connections of all users."""

    def __init__(self, push: Push) -> None:
        self._push = push
        self._connections: dict[str, set[Connected]] = {}
        self._sending: set[asyncio.Task[int]] = set()
        self._signed_out: deque[tuple[float, SignedOut]] = deque()
        """Sessions that ended recently, with the time."""

    def __len__(self) -> int:
        return sum(map(len, self._connections.values()))

    @property
    def people(self) -> Collection[str]:
        """The ids of all connected users."""
        return self._connections.keys()

    def add(self, connection: Connected) -> int:
        """Add a user's connection and return how many they have; one whose session has just ended is closed."""
        caller = connection.caller
        if caller is None:
            return 0
        known = self._connections.setdefault(caller.user.id, set())
        known.add(connection)
        if any(caller.at <= at and signed_out.ends(caller) for at, signed_out in self._signed_out):
            connection.end(SIGNED_OUT, "signed-out")
        return len(known)

    def remove(self, connection: Connected) -> None:
        """Remove a closed connection."""
        if connection.caller is not None:
            person = connection.caller.user.id
            known = self._connections.get(person, set())
            known.discard(connection)
            if not known:
                self._connections.pop(person, None)

    def sign_out(self, signed_out: SignedOut) -> None:
        """Close the connections whose sessions have ended, including those that are being opened."""
        now = time.monotonic()
        while self._signed_out and self._signed_out[0][0] < now - CONNECTING_SECONDS:
            self._signed_out.popleft()
        self._signed_out.append((now, signed_out))
        for connection in list(self._connections.get(signed_out.person, ())):
            if connection.caller and signed_out.ends(connection.caller):
                connection.end(SIGNED_OUT, "signed-out")

    def send_turns(self, live: LiveMatch, table: Table) -> None:
        """Notify the players whose turn began since the last call."""
        seats = table.state.seats
        deciding = frozenset(seat for seat in table.to_decide if seats[seat].is_person_playing)
        known, live.deciding = live.deciding, deciding
        if known is None:  # just loaded: they were notified before
            return
        for seat in deciding - known:
            person = seats[seat].person
            assert person is not None
            settings = table.settings
            listeners = self._connections.get(person.id)
            if listeners:
                text = encode(TurnMessage(live.id, settings.game, settings.name, seat, table.number))
                for listener in listeners:
                    listener.send(text)
            if settings.clock.kind == "days" and self._push.is_on:
                path = TABLE_PATH.format(match=live.id)
                task = asyncio.create_task(
                    self._push.send_turn(person.id, live.id, settings.name or settings.game, path)
                )
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)
