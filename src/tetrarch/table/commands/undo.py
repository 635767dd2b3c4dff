"""Taking back: one's own decisions freely, down to the last thing that came to light; anything else by consent."""

from __future__ import annotations

from typing import NamedTuple

from tetrarch.table import entries as forms
from tetrarch.table.commands.deciding import must_run
from tetrarch.table.commands.seating import own_seat
from tetrarch.table.entries import Entry
from tetrarch.table.entry_builder import EntryBuilder, Secrets
from tetrarch.table.history import push
from tetrarch.table.refusal import Refusal
from tetrarch.table.state import TableState


class UndoReach(NamedTuple):
    """What a seat could take back now."""

    last: int | None
    """How many events would remain without the seat's last own decision; None where it has made none."""
    floor: int
    """How many events must remain at least, if nobody is asked."""
    why: str
    """What stops it there, as a word: ``bid``, ``deal``, ``card``, ``token``, ``other``, or nothing at the start."""

    @property
    def is_free(self) -> bool:
        """Whether the last own decision can be taken back without asking."""
        return self.last is not None and self.last >= self.floor


def reach(state: TableState, seat: int) -> UndoReach:
    """How far a seat could take back."""
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
    """How many events would remain without all own decisions of the turn that was decided in last.

    It goes no further than what nobody need be asked about, and never into another turn. None where nothing can be
    taken back so.
    """
    history = state.game
    last = len(history.events) - 1
    if last < found.floor:
        return None
    adapter, position = history.adapter, history.position_after(found.floor).copy()
    start, turn = found.floor, history.definition.turn_of(position)
    for place in range(found.floor, last):
        push(adapter, position, seat, history.events[place].decision)
        if history.definition.turn_of(position) != turn:
            start, turn = place + 1, history.definition.turn_of(position)
    return start


def can_undo(state: TableState) -> bool:
    """Whether anything can be taken back at this table now."""
    is_open = state.status == "running" or (state.status == "over" and state.settings.practice and not state.gave_up)
    return is_open and state.settings.undo != "off"


def others_to_ask(state: TableState, seat: int) -> list[int]:
    """The seats whose people must agree: bots always do, and whoever is away is not asked."""
    return [
        other
        for other, place in enumerate(state.seats)
        if other != seat and place.is_person_playing and not place.is_away
    ]


def ask_undo(
    state: TableState, secrets: Secrets, person: str, now: int, events: int | None, seat: int | None = None
) -> list[Entry]:
    """Take back the last own decision and all after it, or everything down to so many events.

    What is free happens at once; for anything else the other people at the table are asked.
    """
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
    builder = EntryBuilder(state, secrets, now)
    if state.settings.undo == "free" and remain >= found.floor:
        builder.add(forms.Undone, seat=seat, events=remain)
        return builder.entries
    builder.add(forms.UndoAsked, seat=seat, events=remain)
    if not others_to_ask(state, seat):
        builder.add(forms.Undone, seat=seat, events=remain)
    return builder.entries


def answer_undo(
    state: TableState, secrets: Secrets, person: str, agrees: bool, now: int, seat: int | None = None
) -> list[Entry]:
    """Agree that something is taken back, or not; whoever asked takes the question back by saying no."""
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
    builder = EntryBuilder(state, secrets, now)
    builder.add(forms.UndoAnswered, seat=seat, agrees=agrees)
    if agrees and set(waiting) <= {*asked.agreed, seat}:
        builder.add(forms.Undone, seat=asked.seat, events=asked.events)
    return builder.entries
