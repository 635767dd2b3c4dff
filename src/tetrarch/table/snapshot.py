"""Snapshots: a table as one JSON document, so that a restart need not fold all entries again."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tetrarch.core import registry
from tetrarch.table.clocks import SeatClock
from tetrarch.table.entries import Entry, Started, decode_entries, encode_entries
from tetrarch.table.history import GameEvent, GameHistory
from tetrarch.table.people import Person
from tetrarch.table.settings import Settings
from tetrarch.table.state import GaveUp, Result, Seat, StandInVote, Status, TableState, UndoRequest

VERSION = 1


class Snapshot(msgspec.Struct, kw_only=True):
    """The stored form of a table."""

    version: int = VERSION
    number: int
    at: int
    status: Status
    settings: Settings
    host: Person | None
    commitment: str | None
    seats: list[Seat]
    clocks: list[SeatClock]
    names: list[str]
    salts: list[str]
    to_decide: tuple[int, ...]
    secrets: list[int]
    asides: list[int]
    undo: UndoRequest | None
    votes: list[StandInVote] = []
    gave_up: list[GaveUp]
    result: Result | None
    closed_because: str
    closing_seed: str | None
    rematch: str | None
    rematch_seats: list[int]
    events: list[GameEvent] | None
    position: list[int] | None
    entries: msgspec.Raw


PLAIN = (
    *("number", "at", "status", "settings", "host", "commitment", "seats", "clocks", "names", "salts", "to_decide"),
    *("secrets", "asides", "undo", "votes", "gave_up", "result", "closed_because", "closing_seed"),
    *("rematch", "rematch_seats"),
)
"""The fields that a snapshot and a state share."""

_DECODER = msgspec.json.Decoder(Snapshot)


def write_snapshot(state: TableState, entries: list[Entry]) -> bytes:
    """Write a table."""
    history = state.history
    return msgspec.json.encode(
        Snapshot(
            **{name: getattr(state, name) for name in PLAIN},
            events=history.events if history else None,
            position=history.numbers() if history else None,
            entries=msgspec.Raw(encode_entries(entries)),
        )
    )


def read_snapshot(data: bytes, chance_of: Callable[[int], str]) -> tuple[TableState, list[Entry]]:
    """Read a table; a snapshot of another version is a ``ValueError``, and the entries must be folded instead."""
    try:
        kept = _DECODER.decode(data)
    except msgspec.DecodeError as error:
        raise ValueError(f"not a snapshot of a table: {error}") from None
    if kept.version != VERSION:
        raise ValueError(f"the snapshot has version {kept.version}, not {VERSION}")
    entries = decode_entries(kept.entries)
    state = TableState()
    for name in PLAIN:
        setattr(state, name, getattr(kept, name))
    if kept.events is not None and kept.position is not None:
        started = next(entry for entry in entries if isinstance(entry, Started))
        definition = registry.game(state.settings.game)
        state.history = GameHistory(
            definition,
            lambda: definition.start_from_json(started.options, started.start, "match"),
            chance_of,
        )
        state.history.restore(kept.events, kept.position)
    return state, entries
