"""Around the match: opening and closing a table, taking seats, agreeing, chat and rematches."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from tetrarch.core.randomness import commitment, salt_commitment
from tetrarch.table import entries as forms
from tetrarch.table.commands.builder import EntryBuilder, TableCore
from tetrarch.table.commands.starting import check_stays, start_if_ready
from tetrarch.table.entries import Entry
from tetrarch.table.people import BOT, SERVER, Person, checked_chat, checked_name, checked_person, checked_salt
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import EXTERNAL, MINE, OPEN, PERSON, Settings, checked_settings
from tetrarch.table.state import Seat, TableState


def open_table(
    table: TableCore,
    settings: Settings,
    host: Person,
    now: int,
    *,
    sit: bool = True,
    allow_external: bool = False,
) -> list[Entry]:
    """Open the table. The host takes the seat planned for them, or the first open one.

    Seats with the plan ``mine:NAME`` are for players at the host's device.

    Args:
        table: A table that is not open yet.
        settings: The settings of the match.
        host: The person who opens it.
        now: The time.
        sit: Whether the host takes a seat.
        allow_external: Whether bots may be external programs (``bot:exec:COMMAND``).
    """
    state = table.state
    if state.status != "new":
        raise Refusal("already-open")
    host = checked_person(host)
    settings = checked_settings(settings, allow_external=allow_external)
    builder = EntryBuilder(table, now)
    promised = None if table.secrets.seed is None else commitment(table.secrets.seed)
    builder.add(forms.Opened, settings=settings, host=host, commitment=promised)
    plans = [settings.plan(seat) for seat in range(settings.players)]
    wanted = f"{PERSON}{host.id}"
    places = [seat for seat, plan in enumerate(plans) if plan == wanted]
    places += [seat for seat, plan in enumerate(plans) if plan == OPEN]
    if sit and places:
        builder.add(forms.Seated, seat=places[0], person=host)
    for seat, plan in enumerate(plans):
        if plan.startswith(MINE):
            builder.add(forms.Seated, seat=seat, person=beside(host, plan.removeprefix(MINE)))
    return builder.entries


def beside(person: Person, name: str) -> Person:
    """A player at the same device: the same person to the server, with another name."""
    return msgspec.structs.replace(person, name=checked_name(name))


def must_wait(state: TableState) -> None:
    """Reject a command that is for the time before the match."""
    if state.status != "waiting":
        raise Refusal("closed" if state.status == "closed" else "not-open" if state.status == "new" else "started")


def own_seat(state: TableState, person: str, seat: int | None = None) -> int:
    """The seat of a person: the given one, or the first; rejected for a person without a seat."""
    found = state.seats_of(person)
    if not found:
        raise Refusal("not-seated")
    if seat is None:
        return found[0]
    check_seat(state, seat)
    if seat not in found:
        raise Refusal("not-your-seat", seat=seat)
    return seat


def own_seats(state: TableState, person: str, seat: int | None = None) -> list[int]:
    """The given seat of a person, or all seats of that person."""
    first = own_seat(state, person, seat)
    return state.seats_of(person) if seat is None else [first]


def check_seat(state: TableState, seat: int) -> None:
    """Reject a seat that does not exist."""
    if not 0 <= seat < state.players:
        raise Refusal("no-such-seat", seat=seat, most=state.players - 1)


def check_host(state: TableState, person: str) -> None:
    """Reject anyone but the host."""
    if state.host is None or state.host.id != person:
        raise Refusal("not-host")


def check_choosable(state: TableState) -> None:
    """Reject a change of what the deal follows from, once a salt that was committed to is known.

    To leave or to withdraw remains possible, and drops all these salts.
    """
    if state.is_salt_revealed:
        raise Refusal("salts-revealed")


def join(table: TableCore, person: Person, seat: int | None, now: int, *, name: str | None = None) -> list[Entry]:
    """Take a seat: the given one, the one reserved for the person, or the first open one.

    With a ``name``, a seated person takes one more seat for another player at the same device.
    """
    state = table.state
    must_wait(state)
    person = checked_person(person)
    if state.seat_of(person.id) is not None:
        if name is None:
            raise Refusal("already-seated")
        if state.settings.rated:
            raise Refusal("one-seat")
    if name is not None:
        person = beside(person, name)
    if seat is None:
        free = [number for number, place in enumerate(state.seats) if place.is_open_to(person.id)]
        seat = next((number for number in free if state.seats[number].plan != OPEN), free[0] if free else None)
        if seat is None:
            raise Refusal("full")
    check_seat(state, seat)
    place = state.seats[seat]
    if place.is_taken:
        raise Refusal("seat-taken", seat=seat)
    if not place.is_open_to(person.id):
        raise Refusal("seat-kept", seat=seat)
    check_choosable(state)
    builder = EntryBuilder(table, now)
    builder.add(forms.Seated, seat=seat, person=person)
    return builder.entries


def get_up(table: TableCore, person: str, now: int, seat: int | None = None) -> list[Entry]:
    """Leave the table, or one of several seats, before the match.

    If the host leaves, the next person becomes the host; if there is none, the table closes.
    """
    state = table.state
    check_stays(state)
    builder = EntryBuilder(table, now)
    is_host = state.host is not None and state.host.id == person
    found = state.seats_of(person)
    seats = found if seat is None and (found or is_host) else own_seats(state, person, seat)
    for own in seats:
        builder.add(forms.Unseated, seat=own, by=person)
    if is_host and (seat is None or len(seats) == len(found)):
        heir = next((place.person for place in state.seats if place.person and place.person.id != person), None)
        if heir is None:
            builder.add(forms.Closed, by=person, reason="empty", seed=table.secrets.seed)
        else:
            builder.add(forms.Hosted, person=heir)
    return builder.entries


def plan_seat(
    table: TableCore, person: str, seat: int, plan: str, now: int, *, allow_external: bool = False
) -> list[Entry]:
    """Plan a seat, as the host: ``open``, ``person:ID``, ``bot:TEXT``, or ``mine:NAME`` for a player at their device.

    A person on the seat who does not match the plan is removed.
    """
    state = table.state
    must_wait(state)
    check_host(state, person)
    check_stays(state)
    check_seat(state, seat)
    place = state.seats[seat]
    is_meant = place.person is not None and plan == f"{PERSON}{place.person.id}"
    is_mine = plan.startswith(MINE)
    if plan == place.plan and (place.person is None or is_meant) and not is_mine:
        return []
    check_plan(state, seat, plan, allow_external)
    guest = beside(state.host, plan.removeprefix(MINE)) if is_mine and state.host is not None else None
    if guest is not None and place.person == guest and plan == place.plan:
        return []
    check_choosable(state)
    builder = EntryBuilder(table, now)
    seats = list(state.seats)
    if place.person is not None and not is_meant:
        builder.add(forms.Unseated, seat=seat, by=person)
        place = Seat(plan=place.plan)
    if plan != place.plan:
        builder.add(forms.SeatPlanned, seat=seat, plan=plan)
    place = msgspec.structs.replace(place, plan=plan)
    if guest is not None:
        builder.add(forms.Seated, seat=seat, person=guest)
        place = msgspec.structs.replace(place, person=guest)
    seats[seat] = place
    start_if_ready(builder, seats)
    return builder.entries


def check_plan(state: TableState, seat: int, plan: str, allow_external: bool) -> None:
    """Reject a plan that the settings of a new table could not have."""
    plans = [OPEN if place.plan.startswith(f"{BOT}{EXTERNAL}:") else place.plan for place in state.seats]
    plans[seat] = plan
    checked_settings(msgspec.structs.replace(state.settings, seats=plans), allow_external=allow_external)


def ready(table: TableCore, person: str, is_ready: bool, now: int, seat: int | None = None) -> list[Entry]:
    """Agree to start the match, or withdraw; the match starts when all players have agreed.

    Applies to all seats of the person, or to ``seat``.
    """
    state = table.state
    must_wait(state)
    if not is_ready:
        check_stays(state)
    changed = [own for own in own_seats(state, person, seat) if state.seats[own].ready != is_ready]
    if not changed:
        return []
    builder = EntryBuilder(table, now)
    seats = list(state.seats)
    for own in changed:
        builder.add(forms.Readied, seat=own, ready=is_ready)
        seats[own] = msgspec.structs.replace(seats[own], ready=is_ready)
    start_if_ready(builder, seats)
    return builder.entries


def commit_salt(table: TableCore, person: str, digest: str, now: int, seat: int | None = None) -> list[Entry]:
    """Commit to a salt, which :func:`salt` reveals once everybody has agreed to start."""
    state = table.state
    must_wait(state)
    seat = own_seat(state, person, seat)
    if not re.fullmatch("[0-9a-f]{64}", digest):
        raise Refusal("bad-salt-commitment")
    if state.seats[seat].salt_commitment == digest:
        return []
    if state.are_salts_due:
        raise Refusal("salts-fixed")
    check_choosable(state)
    builder = EntryBuilder(table, now)
    builder.add(forms.SaltCommitted, seat=seat, commitment=digest)
    return builder.entries


def salt(table: TableCore, person: str, text: str, now: int, seat: int | None = None) -> list[Entry]:
    """Add a salt to the seed, or replace it; or reveal the one committed to, which may start the match.

    A salt without a commitment is fixed before the first one is revealed. So nobody can choose a salt to suit another.
    """
    state = table.state
    must_wait(state)
    seat = own_seat(state, person, seat)
    tidy = checked_salt(text)
    own = state.seats[seat]
    if own.salt == tidy:
        return []
    if own.salt_commitment is not None and own.salt_commitment != salt_commitment(tidy):
        raise Refusal("salt-mismatch")
    if state.are_salts_due != (own.salt_commitment is not None):
        raise Refusal("salts-fixed" if own.salt_commitment is None else "salt-early")
    if own.salt_commitment is None:
        check_choosable(state)
    builder = EntryBuilder(table, now)
    builder.add(forms.Salted, seat=seat, salt=tidy)
    if own.salt_commitment is not None:
        seats = list(state.seats)
        seats[seat] = msgspec.structs.replace(own, salt=tidy)
        start_if_ready(builder, seats)
    return builder.entries


def start(table: TableCore, person: str, now: int) -> list[Entry]:
    """Start a match between bots, as the host or ``server``; people start a match by agreeing."""
    state = table.state
    must_wait(state)
    if person != SERVER:
        check_host(state, person)
    builder = EntryBuilder(table, now)
    if not start_if_ready(builder, state.seats, people=False):
        raise Refusal("not-ready")
    return builder.entries


def close(table: TableCore, by: str, reason: str, now: int) -> list[Entry]:
    """Close a table: the host before the match, ``server`` at any time before the end."""
    state = table.state
    if state.status in ("closed", "over", "new"):
        raise Refusal("over" if state.status == "over" else "closed" if state.status == "closed" else "not-open")
    if by != SERVER:
        must_wait(state)
        check_host(state, by)
        check_stays(state)
    builder = EntryBuilder(table, now)
    builder.add(forms.Closed, by=by, reason=reason, seed=table.secrets.seed if state.commitment is not None else None)
    return builder.entries


# Chat and rematches


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
