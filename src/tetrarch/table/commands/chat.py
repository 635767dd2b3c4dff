"""Talking at the table, and playing again."""

from __future__ import annotations

from typing import Literal

from tetrarch.table import entries as forms
from tetrarch.table.commands.seating import own_seat, own_seats
from tetrarch.table.entries import Entry
from tetrarch.table.entry_builder import EntryBuilder, Secrets
from tetrarch.table.people import Person, checked_chat, checked_person
from tetrarch.table.refusal import Refusal
from tetrarch.table.state import TableState


def say(
    state: TableState,
    secrets: Secrets,
    person: Person,
    text: str,
    now: int,
    to: Literal["table", "watchers"] | None,
    seat: int | None = None,
) -> list[Entry]:
    """Say something: during the match players to the table, and people who watch to each other."""
    if state.status in ("new", "closed"):
        raise Refusal("closed" if state.status == "closed" else "not-open")
    seat = state.seat_of(person.id) if seat is None else own_seat(state, person.id, seat)
    if seat is None and not state.settings.watchers and not (state.host and state.host.id == person.id):
        raise Refusal("no-watchers")
    is_running = state.status == "running"
    usual: Literal["table", "watchers"] = "watchers" if is_running and seat is None else "table"
    to = usual if to is None else to
    if is_running and to != usual:
        raise Refusal("chat-watchers" if seat is None else "chat-players")
    known = checked_person(person) if seat is None else state.seats[seat].person
    builder = EntryBuilder(state, secrets, now)
    builder.add(forms.Said, person=known, seat=seat, text=checked_chat(text), to=to)
    return builder.entries


def offer_rematch(
    state: TableState, secrets: Secrets, person: str, match: str, now: int, seat: int | None = None
) -> list[Entry]:
    """Want to play again; the first to do so names the match that is prepared, the others agree to that one."""
    if state.status != "over":
        raise Refusal("not-over")
    builder = EntryBuilder(state, secrets, now)
    for own in own_seats(state, person, seat):
        if own in state.rematch_seats:
            continue
        if state.rematch is None and not builder.entries:
            builder.add(forms.RematchOffered, seat=own, match=match)
        else:
            builder.add(forms.RematchAccepted, seat=own, match=state.rematch or match)
    return builder.entries
