"""The game on a table: its start, what has event in it, and every position on the way, made when it is asked for."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import numpy as np

from tetrarch.core.game import GamePosition
from tetrarch.core.registry import AnyDefinition
from tetrarch.core.table_adapter import TableAdapter

STRIDE = 16
"""A position is kept for every so many events; those between are played again from there."""


class GameEvent(msgspec.Struct, frozen=True, array_like=True):
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


class GameHistory:
    """One game from its start to now."""

    def __init__(
        self,
        definition: AnyDefinition,
        start: GamePosition | Callable[[], GamePosition],
        chance_of: Callable[[int], str],
    ) -> None:
        self.definition = definition
        self.adapter = definition.table
        self.events: list[GameEvent] = []
        self._start = start
        self._chance_of = chance_of
        """What chance answered, by the number of the entry."""
        self._state: list[int] | None = None
        """Where the game stands now, as long as nobody has asked for the position."""
        self._kept: dict[int, GamePosition] = {}
        self._now: GamePosition | None = None
        self._before: GamePosition | None = None

    @property
    def start(self) -> GamePosition:
        """The position before the first event; not to be changed."""
        if callable(self._start):
            self._start = self._start()
        return self._start

    @property
    def position(self) -> GamePosition:
        """The position now; not to be changed."""
        if self._now is None:
            if self._state is None:
                self._now = self.position_after(len(self.events))
            else:
                self._now = self.start.copy()
                self._now.state = np.array(self._state, dtype=np.int64)
                self._state = None
        return self._now

    def position_after(self, events: int) -> GamePosition:
        """The position when so many events had event; not to be changed."""
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
            event = self.events[number]
            if event.seat == CHANCE:
                position.play_chance(self._chance_of(event.entry))
            else:
                push(self.adapter, position, event.seat, event.decision)
        return position

    def play(self, entry: int, seat: int, decision: int, by_person: bool) -> None:
        """Carry out a decision, and note it."""
        before = self.position
        after = before.copy()
        push(self.adapter, after, seat, decision)
        self._note(GameEvent(entry, seat, decision, by_person, self.adapter.why_final(before, after)), before, after)

    def answer(self, entry: int, chance: str) -> None:
        """Let chance answer, and note it."""
        before = self.position
        after = before.copy()
        after.play_chance(chance)
        self._note(GameEvent(entry, CHANCE, 0, False, self.adapter.why_final(before, after)), before, after)

    def _note(self, event: GameEvent, before: GamePosition, after: GamePosition) -> None:
        if len(self.events) % STRIDE == 0 and self.events:
            self._kept[len(self.events)] = before
        self.events.append(event)
        self._before, self._now = before, after

    def undo(self, events: int) -> None:
        """Go back to when so many events had event."""
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

    def restore(self, events: list[GameEvent], state: list[int]) -> None:
        """Stand where a snapshot stood; positions are made when somebody asks for them."""
        self.events = events
        self._state = state


def push(adapter: TableAdapter[GamePosition], position: GamePosition, seat: int, decision: int) -> None:
    """Carry out a legal decision of a seat."""
    position.state = adapter.for_seat(position, seat).state
    position.push(decision)
