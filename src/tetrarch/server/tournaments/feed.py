"""The connections that follow tournaments."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tetrarch.server.http.responses import encode
from tetrarch.server.live.bus import Bus
from tetrarch.server.matches.live_match import Listener
from tetrarch.table.entries import Closed, Ended, Entry, Started
from tetrarch.table.table import Table


class TournamentMessage(msgspec.Struct, frozen=True, tag_field="type", tag="tournament"):
    """Something changed in a tournament that the connection follows; load it again."""

    tournament: str


class TournamentFeed:
    """Tells connections and the director that something changed in a tournament."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        bus.subscribe("tournament", lambda data, _: self._send(msgspec.msgpack.decode(data, type=str)))
        self._followed: dict[Listener, str] = {}
        self.wake: Callable[[str], None] = lambda tournament: None
        """Called when a match of a tournament has ended."""

    def add(self, listener: Listener, tournament: str) -> None:
        """Send changes of a tournament to a connection, instead of those of another one."""
        self._followed[listener] = tournament

    def remove(self, listener: Listener) -> None:
        """Stop sending changes to a connection."""
        self._followed.pop(listener, None)

    def send(self, tournament: str) -> None:
        """Send that something changed, at all servers."""
        self._send(tournament)
        self._bus.publish("tournament", tournament)

    def _send(self, tournament: str) -> None:
        text = encode(TournamentMessage(tournament))
        for listener, followed in self._followed.items():
            if followed == tournament:
                listener.send(text)

    def follow_match(self, table: Table, entries: Sequence[Entry]) -> None:
        """Send that a match of a tournament has started or ended."""
        tournament = table.settings.tournament
        if tournament and any(isinstance(entry, Started | Ended | Closed) for entry in entries):
            self.send(tournament)
            if table.status in ("over", "closed"):
                self.wake(tournament)
