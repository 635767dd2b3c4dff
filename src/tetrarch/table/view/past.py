"""The positions before and after any event of a match, whether it stands or was taken back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from tetrarch.core.game import GamePosition
from tetrarch.table.entries import Answered, Decided, Entry, Undone
from tetrarch.table.history import GameHistory, push


def around(
    history: GameHistory, entries: Sequence[Entry], entry: Decided | Answered
) -> tuple[GamePosition, GamePosition]:
    """The positions before and after an event; not to be changed."""
    place = bisect_left(history.events, entry.number, key=lambda event: event.entry)
    if place < len(history.events) and history.events[place].entry == entry.number:
        return history.position_after(place), history.position_after(place + 1)
    before = _before_undone(history, entries, entry.number)
    after = before.copy()
    _happen(history, after, entry)
    return before, after


def _before_undone(history: GameHistory, entries: Sequence[Entry], number: int) -> GamePosition:
    """The position before an event that was taken back: what stood then is played again."""
    stood: list[Decided | Answered] = []
    for entry in entries[: number - 1]:
        if isinstance(entry, Decided | Answered):
            stood.append(entry)
        elif isinstance(entry, Undone):
            del stood[entry.events :]
    shared = 0
    while shared < min(len(stood), len(history.events)) and history.events[shared].entry == stood[shared].number:
        shared += 1
    position = history.position_after(shared).copy()
    for entry in stood[shared:]:
        _happen(history, position, entry)
    return position


def _happen(history: GameHistory, position: GamePosition, entry: Decided | Answered) -> None:
    if isinstance(entry, Answered):
        position.play_chance(entry.chance)
    else:
        push(history.adapter, position, entry.seat, entry.decision)
