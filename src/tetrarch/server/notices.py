"""Word to people wherever they are: that it is their turn, on all of their connections and to closed browsers."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from tetrarch.server.runtime import Listener, LiveMatch, encode
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

    def end(self, code: int, reason: str) -> None:
        """Close the connection, some time soon."""


SIGNED_OUT = 4001
"""The code that a connection is closed with when its person has signed out everywhere."""


class Notices:
    """Who can be told something now."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._connections: dict[str, set[Guest]] = {}
        self._sending: set[asyncio.Task[int]] = set()

    def __len__(self) -> int:
        return sum(map(len, self._connections.values()))

    def add(self, connection: Guest) -> int:
        """A connection of somebody; return how many there are now."""
        if connection.person is None:
            return 0
        known = self._connections.setdefault(connection.person, set())
        known.add(connection)
        return len(known)

    def remove(self, connection: Guest) -> None:
        """A connection is gone."""
        if connection.person is not None:
            known = self._connections.get(connection.person, set())
            known.discard(connection)
            if not known:
                self._connections.pop(connection.person, None)

    def sign_out(self, person: str) -> None:
        """End all connections of somebody."""
        for connection in list(self._connections.get(person, ())):
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
