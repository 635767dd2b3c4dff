"""Continue a game at a table: from a record, or from a moment of a finished match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tetrarch.core import registry
from tetrarch.core.errors import Fault
from tetrarch.core.record import Record
from tetrarch.table import entries as forms
from tetrarch.table.commands.builder import EntryBuilder, TableCore
from tetrarch.table.commands.seating import beside
from tetrarch.table.entries import Entry
from tetrarch.table.history import push
from tetrarch.table.people import BOT, Person, checked_person
from tetrarch.table.refusal import Refusal, say
from tetrarch.table.settings import MINE, OPEN, PERSON, Settings, SettingsRefusal, checked_settings
from tetrarch.table.state import TableState
from tetrarch.table.view.forms import public_bot
from tetrarch.table.view.replay import whole_record


def adopt(table: TableCore, record: Record, settings: Settings, people: Mapping[int, Person], now: int) -> list[Entry]:
    """Open the table with the game of a record, as if it had been played here.

    A chance event that is due comes with ``go_on``.

    Args:
        table: A table that is not open yet.
        record: The game so far; it must replay.
        settings: The settings; the options of the record replace theirs.
        people: The person on each seat; all other seats have the bots of the settings.
        now: The time.
    """
    state = table.state
    if state.status != "new":
        raise Refusal("already-open")
    definition = registry.game(record.game)
    adapter = definition.table
    position = definition.start_from_json(record.options, record.start, "match")
    plans = [settings.plan(seat) for seat in range(position.players)]
    builder = EntryBuilder(table, now)
    host = next(iter(people.values()), Person("nobody", "nobody"))
    builder.add(forms.Opened, settings=settings, host=host, commitment=record.commitment)
    builder.promised = record.commitment
    for seat, person in people.items():
        builder.add(forms.Seated, seat=seat, person=person)
    builder.add(
        forms.Started,
        options=record.options,
        start=record.start,
        identities=position.identities,
        names=record.names,
        salts=record.salts,
    )
    for event in record.events:
        if event.chance is not None:
            builder.add(forms.Answered, chance=event.chance)
            position.play_chance(event.chance)
        elif event.seat is not None and event.play is not None:
            asked = adapter.for_seat(position, event.seat)
            decision = adapter.parse(asked, event.play)
            by = people[event.seat].id if event.seat in people else f"{BOT}{plans[event.seat].removeprefix(BOT)}"
            notation = adapter.notation(asked, decision)
            builder.add(forms.Decided, seat=event.seat, play=notation, decision=decision, by=by)
            push(adapter, position, event.seat, decision)
    outcome = position.outcome
    if outcome:
        standings = [list(place) for place in outcome.standings]
        builder.end(outcome.reason, outcome.rule, list(outcome.winners), standings, list(outcome.points))
    return builder.entries


def go_on(table: TableCore, now: int) -> list[Entry]:
    """Play the chance event that is due where an adopted game stopped before one."""
    state = table.state
    if state.status != "running" or not state.game.position.awaits_chance:
        return []
    builder = EntryBuilder(table, now)
    builder.go_on(state.salts)
    return builder.entries


def fork_record(state: TableState, entries: Sequence[Entry], events: int) -> Record:
    """The record of a finished match after its first ``events`` events, without its end and its seed."""
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
        record,
        events=record.events[:events],
        result=None,
        ending=None,
        commitment=None,
        seed=None,
        salts=[],
        salt_commitments=msgspec.UNSET,
    )


def fork_people(settings: Settings, host: Person, *, allow_external: bool = False) -> dict[int, Person]:
    """The people of a table that continues a game: the host and players at the host's device; all others are bots.

    Such a match has already started, so a seat that is open to others is a fault.
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
    """The players' names in the record of such a match."""
    return [
        people[seat].name if seat in people else public_bot(settings.plan(seat)).removeprefix(BOT)
        for seat in range(settings.players)
    ]


def _fault(places: list[str], name: str) -> Refusal:
    return SettingsRefusal(lambda language: [Fault(where, say(language, f"fault-{name}")) for where in places])
