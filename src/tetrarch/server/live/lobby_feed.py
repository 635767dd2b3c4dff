"""The lobby as it changes: connections that look at it are told of each open table that comes, changes or goes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tetrarch.server.matches.live_match import Listener, encode
from tetrarch.server.storage.table_summary import LISTED_CHANGE, lobby_form, open_seats
from tetrarch.table.entries import Closed, Entry, Hosted, Started
from tetrarch.table.table import Table


class LobbyMessage(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """An open table that has come or changed, or that is open no more."""

    match: str
    table: dict[str, object] | None
    """None where nobody can sit down any more."""


class Lobby:
    """Who looks at the lobby."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    def add(self, listener: Listener) -> None:
        """Tell a connection from now on."""
        self._listeners.add(listener)

    def remove(self, listener: Listener) -> None:
        """Tell a connection no more."""
        self._listeners.discard(listener)

    def tell(self, match: str, table: Table, entries: Sequence[Entry]) -> None:
        """Tell what has changed about a table, if it is or was listed."""
        if not self._listeners or table.settings.private:
            return
        if not any(isinstance(entry, (*LISTED_CHANGE, Started, Closed, Hosted)) for entry in entries):
            return
        is_listed = table.status == "waiting" and open_seats(table.state.seats) > 0
        if not is_listed and table.status == "running" and not any(isinstance(entry, Started) for entry in entries):
            return  # it went from the list when it began
        text = encode(LobbyMessage(match, lobby_form(match, table) if is_listed else None))
        for listener in self._listeners:
            listener.send(text)
