"""Chat and rematches."""

from __future__ import annotations

from typing import Literal

from tetrarch.table import entries as forms
from tetrarch.table.commands.builder import EntryBuilder, TableCore
from tetrarch.table.commands.seating import own_seat, own_seats
from tetrarch.table.entries import Entry
from tetrarch.table.people import Person, checked_chat, checked_person
from tetrarch.table.refusal import Refusal


def say(
    table: TableCore,
    person: Person,
    text: str,
    now: int,
    to: Literal["table", "watchers"] | None = None,
    seat: int | None = None,
) -> list[Entry]:
    """Send a chat message: during the match players to the table, spectators to each other."""
    state = table.state
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
    builder = EntryBuilder(table, now)
    builder.add(forms.Said, person=known, seat=seat, text=checked_chat(text), to=to)
    return builder.entries


def offer_rematch(table: TableCore, person: str, match: str, now: int, seat: int | None = None) -> list[Entry]:
    """Request a rematch: the first request names the new match, the others accept it."""
    state = table.state
    if state.status != "over":
        raise Refusal("not-over")
    builder = EntryBuilder(table, now)
    for own in own_seats(state, person, seat):
        if own in state.rematch_seats:
            continue
        if state.rematch is None and not builder.entries:
            builder.add(forms.RematchOffered, seat=own, match=match)
        else:
            builder.add(forms.RematchAccepted, seat=own, match=state.rematch or match)
    return builder.entries
