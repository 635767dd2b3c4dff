"""Playing again: the first who wants to prepares a table like the old one, the others sit down there."""

from __future__ import annotations

import contextlib
from functools import partial

import msgspec

from tetrarch.server.accounts.people import Someone
from tetrarch.server.matches.access import must_come
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.server.storage.summary import GONE
from tetrarch.table.entries import Entry
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import OPEN, PERSON, Settings
from tetrarch.table.table import Table


def settings_again(table: Table) -> Settings:
    """The settings of the next match: the same people and bots on the same seats.

    Who holds several seats has them all kept, and takes them one by one.
    """
    seats = []
    for seat in table.state.seats:
        if seat.person is not None:
            seats.append(OPEN if seat.person.id.startswith(GONE) else f"{PERSON}{seat.person.id}")
        else:
            seats.append(seat.plan)
    return msgspec.structs.replace(table.settings, seats=seats)


async def play_again(hub: Hub, someone: Someone, match: str) -> tuple[str, int]:
    """Let somebody want to play again; the match that is prepared, and the state number of the old one."""
    offered, settings, beside = await hub.read(match, lambda live, table: _offered(live, table, someone.id))
    if offered is None:
        offered = (await hub.open(someone, settings)).match
    prepared = offered
    done = await hub.act(match, lambda table, now: table.offer_rematch(someone.id, prepared, now))
    agreed = await hub.read(match, lambda live, table: table.state.rematch) or prepared
    if agreed != prepared:  # somebody else was quicker: the table that we prepared is not needed
        with contextlib.suppress(Refusal):
            await hub.act(prepared, lambda table, now: table.close(someone.id, "rematch", now))
    with contextlib.suppress(Refusal):  # who sits there already stays, who cannot finds out there
        await hub.act(agreed, lambda table, now: table.join(someone.person, None, now))
    for seat, name in beside:
        with contextlib.suppress(Refusal):
            await hub.act(agreed, partial(_sit_beside, someone=someone, seat=seat, name=name))
    return agreed, done.number


def _sit_beside(table: Table, now: int, *, someone: Someone, seat: int, name: str) -> list[Entry]:
    """Let somebody who shares a device take the seat that they had."""
    return table.join(someone.person, seat, now, name=name)


def _offered(live: LiveMatch, table: Table, person: str) -> tuple[str | None, Settings, list[tuple[int, str]]]:
    """The match that is prepared, if any, the settings of one, and who shares the person's device."""
    must_come(live, table, person, None)
    if table.seat_of(person) is None:
        raise Refusal("not-seated")
    if table.status != "over":
        raise Refusal("not-over")
    seats = [(number, table.state.seats[number].person) for number in table.seats_of(person)[1:]]
    return table.state.rematch, settings_again(table), [(number, guest.name) for number, guest in seats if guest]
