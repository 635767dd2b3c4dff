"""The game on a table: its start, what has happened in it, and every position on the way, made when it is asked for."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import numpy as np

from tetrarch.table.games import GameSide, Moment

STRIDE = 16
"""A position is kept for every so many events; those between are played again from there."""


class Happened(msgspec.Struct, frozen=True, array_like=True):
    """One event of the record that stands: it has not been taken back."""

    entry: int
    """The number of the entry that tells it."""
    seat: int
    """Who decided; -1 when chance answered."""
    decision: int
    """The number of the decision."""
    by_person: bool
    """Whether the person of the seat decided."""
    final: str
    """Why it cannot be taken back freely, as a word; empty where it can."""


CHANCE = -1


class Story:
    """One game from its start to now."""

    def __init__(
        self, side: GameSide[Moment], start: Moment | Callable[[], Moment], chance_of: Callable[[int], str]
    ) -> None:
        self.side = side
        self.events: list[Happened] = []
        self._start = start
        self._chance_of = chance_of
        """What chance answered, by the number of the entry."""
        self._state: list[int] | None = None
        """Where the game stands now, as long as nobody has asked for the position."""
        self._kept: dict[int, Moment] = {}
        self._now: Moment | None = None
        self._before: Moment | None = None

    @property
    def start(self) -> Moment:
        """The position before the first event; not to be changed."""
        if callable(self._start):
            self._start = self._start()
        return self._start

    @property
    def position(self) -> Moment:
        """The position now; not to be changed."""
        if self._now is None:
            if self._state is None:
                self._now = self.position_after(len(self.events))
            else:
                self._now = self.start.copy()
                self._now.state = np.array(self._state, dtype=np.int64)
                self._state = None
        return self._now

    def position_after(self, events: int) -> Moment:
        """The position when so many events had happened; not to be changed."""
        count = len(self.events)
        if events == count and self._now is not None:
            return self._now
        if events == count - 1 and self._before is not None:
            return self._before
        mark = max((mark for mark in self._kept if mark <= events), default=0)
        position = (self._kept[mark] if mark else self.start).copy()
        for number in range(mark, events):
            if number % STRIDE == 0 and number > mark:
                self._kept[number] = position.copy()
            happened = self.events[number]
            if happened.seat == CHANCE:
                position.play_chance(self._chance_of(happened.entry))
            else:
                push(self.side, position, happened.seat, happened.decision)
        return position

    def play(self, entry: int, seat: int, decision: int, by_person: bool) -> None:
        """Carry out a decision, and note it."""
        before = self.position
        after = before.copy()
        push(self.side, after, seat, decision)
        self._note(Happened(entry, seat, decision, by_person, self.side.why_final(before, after)), before, after)

    def answer(self, entry: int, chance: str) -> None:
        """Let chance answer, and note it."""
        before = self.position
        after = before.copy()
        after.play_chance(chance)
        self._note(Happened(entry, CHANCE, 0, False, self.side.why_final(before, after)), before, after)

    def _note(self, happened: Happened, before: Moment, after: Moment) -> None:
        if len(self.events) % STRIDE == 0 and self.events:
            self._kept[len(self.events)] = before
        self.events.append(happened)
        self._before, self._now = before, after

    def undo(self, events: int) -> None:
        """Go back to when so many events had happened."""
        position = self.position_after(events)
        del self.events[events:]
        self._kept = {mark: kept for mark, kept in self._kept.items() if mark <= events}
        self._before, self._now, self._state = None, position, None

    # Kept and read again

    def numbers(self) -> list[int]:
        """The flat state now, as plain numbers."""
        if self._state is not None:
            return self._state
        found: list[int] = self.position.state.tolist()
        return found

    def restore(self, events: list[Happened], state: list[int]) -> None:
        """Stand where a snapshot stood; positions are made when somebody asks for them."""
        self.events = events
        self._state = state


def push(side: GameSide[Moment], position: Moment, seat: int, decision: int) -> None:
    """Carry out a legal decision of a seat."""
    position.state = side.asked(position, seat).state
    position.push(decision)
