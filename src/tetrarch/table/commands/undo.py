"""Undo: free for own decisions since the last final event, by consent for anything else."""

from __future__ import annotations

from typing import NamedTuple

from tetrarch.table import entries as forms
from tetrarch.table.commands.builder import EntryBuilder, TableCore
from tetrarch.table.commands.deciding import must_run
from tetrarch.table.commands.seating import own_seat
from tetrarch.table.entries import Entry
from tetrarch.table.refusal import Refusal
from tetrarch.table.state import TableState


class UndoReach(NamedTuple):
    """What a seat can undo now."""

    last: int | None
    """How many events remain without the seat's last own decision; None if it has made none."""
    floor: int
    """How many events remain at least without asking the others."""
    why: str
    """Why it stops there: ``other``, a word of the game such as ``deal``, or empty at the start."""

    @property
    def is_free(self) -> bool:
        """Whether the last own decision can be undone without asking."""
        return self.last is not None and self.last >= self.floor


def reach(state: TableState, seat: int) -> UndoReach:
    """How far a seat can undo."""
    events = state.game.events
    last = next(
        (place for place in range(len(events) - 1, -1, -1) if events[place].seat == seat and events[place].by_person),
        None,
    )
    floor, why = len(events), ""
    while floor and not why:
        event = events[floor - 1]
        why = event.final or ("" if event.seat == seat and event.by_person else "other")
        floor -= not why
    return UndoReach(last, floor, why)


def turn_start(state: TableState, seat: int, found: UndoReach) -> int | None:
    """How many events remain without the own decisions of the last turn, as far as undo is free; None if it is not."""
    history = state.game
    last = len(history.events) - 1
    if last < found.floor:
        return None
    start, turn = found.floor, history.turn_after(found.floor)
    for place in range(found.floor + 1, last + 1):
        if history.turn_after(place) != turn:
            start, turn = place, history.turn_after(place)
    return start


def can_undo(state: TableState) -> bool:
    """Whether undo is possible at this table now."""
    is_open = state.status == "running" or (state.status == "over" and state.settings.practice and not state.gave_up)
    return is_open and state.settings.undo != "off"


def others_to_ask(state: TableState, seat: int) -> list[int]:
    """The seats that must agree: all other present players; bots always agree."""
    return [
        other
        for other, place in enumerate(state.seats)
        if other != seat and place.is_person_playing and not place.is_away
    ]


def ask_undo(
    table: TableCore, person: str, now: int, events: int | None = None, seat: int | None = None
) -> list[Entry]:
    """Undo the last own decision and everything after it, or everything after the first ``events`` events.

    It happens at once if it is free; else the other players are asked.
    """
    state = table.state
    if not (state.status == "over" and state.settings.practice):
        must_run(state)
    seat = own_seat(state, person, seat)
    if state.settings.undo == "off":
        raise Refusal("undo-off")
    if state.seats[seat].gave_up or not can_undo(state):
        raise Refusal("gave-up")
    if state.undo is not None:
        raise Refusal("undo-pending")
    found = reach(state, seat)
    if found.last is None:
        raise Refusal("nothing-to-undo")
    remain = found.last if events is None else events
    if not 0 <= remain < len(state.game.events):
        raise Refusal("no-such-event", most=len(state.game.events) - 1)
    first = state.game.events[remain]
    if first.seat != seat or not first.by_person:
        raise Refusal("not-your-decision")
    builder = EntryBuilder(table, now)
    if state.settings.undo == "free" and remain >= found.floor:
        builder.add(forms.Undone, seat=seat, events=remain)
        return builder.entries
    builder.add(forms.UndoAsked, seat=seat, events=remain)
    if not others_to_ask(state, seat):
        builder.add(forms.Undone, seat=seat, events=remain)
    return builder.entries


def answer_undo(table: TableCore, person: str, agrees: bool, now: int, seat: int | None = None) -> list[Entry]:
    """Agree to a request to undo, or reject it; a rejection by the seat that asked withdraws it."""
    state = table.state
    seat = own_seat(state, person, seat)
    asked = state.undo
    if asked is None:
        raise Refusal("nothing-asked")
    waiting = others_to_ask(state, asked.seat)
    if seat == asked.seat:
        if agrees:
            raise Refusal("own-question")
    elif seat not in waiting:
        raise Refusal("gave-up" if state.seats[seat].gave_up else "stand-in")
    if seat in asked.agreed and agrees:
        return []
    builder = EntryBuilder(table, now)
    builder.add(forms.UndoAnswered, seat=seat, agrees=agrees)
    if agrees and set(waiting) <= {*asked.agreed, seat}:
        builder.add(forms.Undone, seat=asked.seat, events=asked.events)
    return builder.entries
