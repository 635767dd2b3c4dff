"""Word to people wherever they are: that it is their turn, on all of their connections and to closed browsers."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Collection
from typing import Protocol

import msgspec

from tetrarch.server.accounts.sessions import Caller, SignedOut
from tetrarch.server.matches.live_match import Listener, LiveMatch, encode
from tetrarch.server.services import Services
from tetrarch.table.table import Table

TABLE_PATH = "/table/{match}"
"""Where the page shows a table."""


class TurnMessage(msgspec.Struct, frozen=True, tag_field="type", tag="turn"):
    """It is one's turn at a table."""

    match: str
    game: str
    name: str
    """Of the table."""
    seat: int
    number: int
    """The state number."""


class Guest(Listener, Protocol):
    """A connection that can be ended."""

    @property
    def caller(self) -> Caller | None:
        """Whose it is, and how we know."""

    def end(self, code: int, reason: str) -> None:
        """Close the connection, some time soon."""


SIGNED_OUT = 4001
"""The code that a connection is closed with when its session or token has ended."""

CONNECTING_SECONDS = 60.0
"""So long after somebody was looked up the connection may begin."""


class Notices:
    """Who can be told something now."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._connections: dict[str, set[Guest]] = {}
        self._sending: set[asyncio.Task[int]] = set()
        self._signed_out: deque[tuple[float, SignedOut]] = deque()
        """What ended lately, and when."""

    def __len__(self) -> int:
        return sum(map(len, self._connections.values()))

    @property
    def people(self) -> Collection[str]:
        """The ids of all who are connected."""
        return self._connections.keys()

    def add(self, connection: Guest) -> int:
        """A connection of somebody; return how many there are now. One whose session has just ended is ended."""
        caller = connection.caller
        if caller is None:
            return 0
        known = self._connections.setdefault(caller.someone.id, set())
        known.add(connection)
        if any(caller.at <= at and signed_out.ends(caller) for at, signed_out in self._signed_out):
            connection.end(SIGNED_OUT, "signed-out")
        return len(known)

    def remove(self, connection: Guest) -> None:
        """A connection is gone."""
        if connection.caller is not None:
            person = connection.caller.someone.id
            known = self._connections.get(person, set())
            known.discard(connection)
            if not known:
                self._connections.pop(person, None)

    def sign_out(self, signed_out: SignedOut) -> None:
        """End the connections of somebody whose sessions have ended, and those that are just being made."""
        now = time.monotonic()
        while self._signed_out and self._signed_out[0][0] < now - CONNECTING_SECONDS:
            self._signed_out.popleft()
        self._signed_out.append((now, signed_out))
        for connection in list(self._connections.get(signed_out.person, ())):
            if connection.caller and signed_out.ends(connection.caller):
                connection.end(SIGNED_OUT, "signed-out")

    def tell_turns(self, live: LiveMatch, table: Table) -> None:
        """Tell those whose turn has come since they were last told."""
        seats = table.state.seats
        deciding = frozenset(seat for seat in table.to_decide if seats[seat].is_person_playing)
        known, live.deciding = live.deciding, deciding
        if known is None:  # just loaded: they know
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
            if settings.clock.kind == "days" and self._services.push.is_on:
                path = TABLE_PATH.format(match=live.id)
                task = asyncio.create_task(
                    self._services.push.tell_turn(person.id, live.id, settings.name or settings.game, path)
                )
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)
