"""Live changes of the lobby: open tables that appear, change or disappear."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tetrarch.server.http.responses import encode
from tetrarch.server.matches.live_match import Listener
from tetrarch.server.storage.summary import LISTED_CHANGE, lobby_form, open_seats
from tetrarch.table.entries import Closed, Entry, Hosted, Started
from tetrarch.table.table import Table


class LobbyMessage(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """An open table that appeared or changed, or that is no longer open."""

    match: str
    table: dict[str, object] | None
    """None if the table is no longer open."""


class LobbyFeed:
    """The connections that watch the lobby."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    def add(self, listener: Listener) -> None:
        """Send changes to a connection."""
        self._listeners.add(listener)

    def remove(self, listener: Listener) -> None:
        """Stop sending changes to a connection."""
        self._listeners.discard(listener)

    def send(self, match: str, table: Table, entries: Sequence[Entry]) -> None:
        """Send a change of a table that is or was listed."""
        if not self._listeners or table.settings.private:
            return
        if not any(isinstance(entry, (*LISTED_CHANGE, Started, Closed, Hosted)) for entry in entries):
            return
        is_listed = table.status == "waiting" and open_seats(table.state.seats) > 0
        if not is_listed and table.status == "running" and not any(isinstance(entry, Started) for entry in entries):
            return  # it left the list when the match began
        text = encode(LobbyMessage(match, lobby_form(match, table) if is_listed else None))
        for listener in self._listeners:
            listener.send(text)
