"""The game at a table: its start, its events, and every position in between, computed on demand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from tetrarch.core.game import GamePosition
from tetrarch.core.registry import AnyDefinition
from tetrarch.core.table_adapter import DecisionForm, TableAdapter, decode_decision
from tetrarch.table.entries import Answered, Decided

STRIDE = 16
"""A position is kept after each such number of events; the positions between are played again from there."""
CHANCE = -1
"""Stands for chance where an event names a seat."""


class GameEvent(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One event of the record that has not been undone."""

    entry: int
    """The number of its entry."""
    seat: int
    """The seat that decided; -1 for chance."""
    decision: int
    """The number of the decision."""
    by_person: bool
    """Whether the seat's own player decided."""
    final: str
    """Why it cannot be undone freely, as a word; empty where it can."""


class Prepared(NamedTuple):
    """An entry that a command has made, with the positions around it."""

    entry: Decided | Answered
    before: GamePosition
    after: GamePosition


class GameHistory:
    """One game from its start to now. The positions it returns are read-only."""

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
        """Returns the chance outcome of an entry by its number."""
        self._state: list[int] | None = None
        """The current flat state, read from a snapshot and not yet used."""
        self._kept: dict[int, GamePosition] = {}
        self._now: GamePosition | None = None
        self._before: GamePosition | None = None
        self._prepared: dict[int, Prepared] = {}
        self._turns: dict[int, int] = {}
        self._points: list[int] | None = None
        self._views: dict[int | None, GamePosition] = {}
        self._legal: dict[int, list[int]] = {}
        self._described: dict[tuple[int, str], list[str]] = {}
        """The legal decisions as JSON, by seat and language."""
        self._chosen: dict[tuple[int, str], str] = {}
        """The last decision as JSON, by its entry and language."""

    # Positions

    @property
    def start(self) -> GamePosition:
        """The position before the first event."""
        if callable(self._start):
            self._start = self._start()
        return self._start

    @property
    def position(self) -> GamePosition:
        """The current position."""
        if self._now is None:
            if self._state is None:
                self._now = self.position_after(len(self.events))
            else:
                self._now = self.start.copy()
                self._now.state = np.array(self._state, dtype=np.int64)
                self._state = None
        return self._now

    def position_after(self, events: int) -> GamePosition:
        """The position after the first ``events`` events."""
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

    def turn_after(self, events: int) -> int:
        """The number of the turn after the first ``events`` events."""
        found = self._turns.get(events)
        if found is None:
            self._turns[events] = found = self.definition.turn_of(self.position_after(events))
        return found

    # What can be asked about the current position, computed once

    def view(self, viewer: int | None) -> GamePosition:
        """The current position as a seat may know it, or a spectator for None."""
        found = self._views.get(viewer)
        if found is None:
            self._views[viewer] = found = self.adapter.view(self.position, viewer)
        return found

    def points(self) -> list[int]:
        """The points of each seat now, as everybody may know them."""
        if self._points is None:
            view = self.view(None)
            self._points = [view.points(seat) for seat in range(view.players)]
        return self._points

    def legal(self, seat: int) -> list[int]:
        """The numbers of the legal decisions of a seat that decides now."""
        found = self._legal.get(seat)
        if found is None:
            self._legal[seat] = found = self.adapter.for_seat(self.position, seat).legal_ids().tolist()
        return found

    def decisions(self, seat: int, language: str) -> list[DecisionForm]:
        """The legal decisions of a seat that decides now, described to it in a language."""
        return [decode_decision(form) for form in self.decisions_json(seat, language)]

    def decisions_json(self, seat: int, language: str) -> list[str]:
        """``decisions``, with each form as JSON."""
        found = self._described.get((seat, language))
        if found is None:
            asked = self.adapter.for_seat(self.position, seat)
            self._described[seat, language] = found = self.adapter.describe_json(
                asked, self.legal(seat), language, seat
            )
        return found

    def decision_named(self, seat: int, notation: str) -> int | None:
        """The legal decision with exactly this notation, if the seat's decisions have been described already."""
        named = f'"notation":{msgspec.json.encode(notation).decode()},'
        for (owner, _), described in self._described.items():
            if owner == seat:
                places = (place for place, form in enumerate(described) if named in form)
                return next((self.legal(seat)[place] for place in places), None)
        return None

    def decision_of(self, entry: Decided, before: GamePosition, language: str) -> DecisionForm:
        """The decision of an entry, described in a language to its seat, given the position before it."""
        known = self._chosen.get((entry.number, language))
        if known is None:
            asked = self.adapter.for_seat(before, entry.seat)
            (known,) = self.adapter.describe_json(asked, (entry.decision,), language, entry.seat)
        return decode_decision(known)

    def _forget(self) -> None:
        self._points = None
        self._views.clear()
        self._legal.clear()
        self._described.clear()

    # Events

    def prepare(self, prepared: Sequence[Prepared]) -> None:
        """Keep the positions after new entries, so that applying exactly these entries plays nothing again."""
        self._prepared = {one.entry.number: one for one in prepared}

    def is_prepared(self, entry: Decided | Answered) -> bool:
        """Whether an entry was made by a command for the current position, which has checked it."""
        found = self._prepared.get(entry.number)
        return found is not None and found.entry is entry and found.before is self._now

    def apply(self, entry: Decided | Answered, by_person: bool) -> None:
        """Add an event and move to the position after it."""
        before = self.position
        if self.is_prepared(entry):
            after = self._prepared.pop(entry.number).after
        else:
            after = before.copy()
            play(self.adapter, after, entry)
        seat, decision = (entry.seat, entry.decision) if isinstance(entry, Decided) else (CHANCE, 0)
        final = self.adapter.why_final(before, after)
        if len(self.events) % STRIDE == 0 and self.events:
            self._kept[len(self.events)] = before
        self.events.append(GameEvent(entry.number, seat, decision, by_person, final))
        self._before, self._now = before, after
        if isinstance(entry, Decided):
            self._chosen = {
                (entry.number, language): described[self.legal(seat).index(decision)]
                for (owner, language), described in self._described.items()
                if owner == seat
            }
        self._forget()
        self.turn_after(len(self.events))

    def undo(self, events: int) -> None:
        """Return to the position after the first ``events`` events."""
        position = self.position_after(events)
        del self.events[events:]
        self._kept = {mark: kept for mark, kept in self._kept.items() if mark <= events}
        self._turns = {count: turn for count, turn in self._turns.items() if count <= events}
        self._before, self._now, self._state = None, position, None
        self._forget()

    # Snapshots

    def numbers(self) -> list[int]:
        """The current flat state as plain numbers."""
        if self._state is not None:
            return self._state
        found: list[int] = self.position.state.tolist()
        return found

    def restore(self, events: list[GameEvent], state: list[int]) -> None:
        """Continue from a snapshot; positions are computed on demand."""
        self.events = events
        self._state = state


def push(adapter: TableAdapter[GamePosition], position: GamePosition, seat: int, decision: int) -> None:
    """Play a legal decision of a seat."""
    position.state = adapter.for_seat(position, seat).state
    position.push(decision)


def play(adapter: TableAdapter[GamePosition], position: GamePosition, entry: Decided | Answered) -> None:
    """Play the event of an entry."""
    if isinstance(entry, Answered):
        position.play_chance(entry.chance)
    else:
        push(adapter, position, entry.seat, entry.decision)
