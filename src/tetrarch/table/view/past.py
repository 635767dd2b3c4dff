"""The positions before and after any event of a match, whether it stands or was taken back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from tetrarch.table.entries import Answered, Decided, Entry, Undone
from tetrarch.table.games import Moment
from tetrarch.table.history import Story, push


def around(story: Story, entries: Sequence[Entry], entry: Decided | Answered) -> tuple[Moment, Moment]:
    """The positions before and after an event; not to be changed."""
    place = bisect_left(story.events, entry.number, key=lambda happened: happened.entry)
    if place < len(story.events) and story.events[place].entry == entry.number:
        return story.position_after(place), story.position_after(place + 1)
    before = _before_undone(story, entries, entry.number)
    after = before.copy()
    _happen(story, after, entry)
    return before, after


def _before_undone(story: Story, entries: Sequence[Entry], number: int) -> Moment:
    """The position before an event that was taken back: what stood then is played again."""
    stood: list[Decided | Answered] = []
    for entry in entries[: number - 1]:
        if isinstance(entry, Decided | Answered):
            stood.append(entry)
        elif isinstance(entry, Undone):
            del stood[entry.events :]
    shared = 0
    while shared < min(len(stood), len(story.events)) and story.events[shared].entry == stood[shared].number:
        shared += 1
    position = story.position_after(shared).copy()
    for entry in stood[shared:]:
        _happen(story, position, entry)
    return position


def _happen(story: Story, position: Moment, entry: Decided | Answered) -> None:
    if isinstance(entry, Answered):
        position.play_chance(entry.chance)
    else:
        push(story.side, position, entry.seat, entry.decision)
