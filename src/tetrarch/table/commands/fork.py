"""Going on from a moment of a match that is over, at a table of one's own."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tetrarch.core.errors import Fault
from tetrarch.core.record import Record
from tetrarch.table.commands.seating import beside
from tetrarch.table.entries import Entry
from tetrarch.table.people import BOT, Person, checked_person
from tetrarch.table.refusal import Refusal, say
from tetrarch.table.settings import MINE, OPEN, PERSON, Settings, SettingsRefusal, checked_settings
from tetrarch.table.state import TableState
from tetrarch.table.view.filter import public_bot
from tetrarch.table.view.record import whole_record


def fork_record(state: TableState, entries: Sequence[Entry], events: int) -> Record:
    """The record of a match that is over, as it was after so many events; whoever goes on from it makes an own end."""
    if state.history is None:
        raise Refusal("not-started")
    if state.status not in ("over", "closed"):
        raise Refusal("not-over")
    if not 0 <= events <= len(state.history.events):
        raise Refusal("no-such-moment", events=events, most=len(state.history.events))
    if state.history.position_after(events).is_over:
        raise Refusal("over")
    record = whole_record(state, entries)
    return msgspec.structs.replace(
        record, events=record.events[:events], result=None, ending=None, commitment=None, seed=None, salts=[]
    )


def fork_people(settings: Settings, host: Person, *, allow_external: bool = False) -> dict[int, Person]:
    """Who sits where at a table that goes on with a game: the host, people at its device, and bots on all other seats.

    Such a match has begun, so it waits for nobody: a seat that is open to others is a fault.
    """
    host = checked_person(host)
    checked_settings(settings, allow_external=allow_external)
    plans = [settings.plan(seat) for seat in range(settings.players)]
    people: dict[int, Person] = {}
    for seat, plan in enumerate(plans):
        if plan == f"{PERSON}{host.id}" or (plan == OPEN and host not in people.values()):
            people[seat] = host
        elif plan.startswith(MINE):
            people[seat] = beside(host, plan.removeprefix(MINE))
    waiting = [seat for seat, plan in enumerate(plans) if seat not in people and not plan.startswith(BOT)]
    if waiting or not people:
        raise _fault([f"seats[{seat}]" for seat in waiting] or ["seats"], "fork-open")
    if settings.rated:
        raise _fault(["rated"], "fork-rated")
    return people


def fork_names(settings: Settings, people: dict[int, Person]) -> list[str]:
    """The names in the record of such a match."""
    return [
        people[seat].name if seat in people else public_bot(settings.plan(seat)).removeprefix(BOT)
        for seat in range(settings.players)
    ]


def _fault(places: list[str], name: str) -> Refusal:
    return SettingsRefusal(lambda language: [Fault(where, say(language, f"fault-{name}")) for where in places])
