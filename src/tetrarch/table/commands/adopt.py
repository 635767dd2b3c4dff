"""Going on with a game at a table: one that was dealt elsewhere, or a record of it."""

from __future__ import annotations

from collections.abc import Mapping

from tetrarch.core import registry
from tetrarch.core.record import Record
from tetrarch.table import entries as forms
from tetrarch.table.entries import Entry
from tetrarch.table.entry_builder import EntryBuilder, Secrets
from tetrarch.table.history import push
from tetrarch.table.people import BOT, Person
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import Settings
from tetrarch.table.state import TableState


def adopt(
    state: TableState, secrets: Secrets, record: Record, settings: Settings, people: Mapping[int, Person], now: int
) -> list[Entry]:
    """Put the game of a record on the table, as if it had been played here; it must be one that replays.

    Args:
        state: A table that is not open yet.
        secrets: The seed behind the record's commitment, if it is known.
        record: The game so far.
        settings: What is agreed; its options are those of the record, whatever it says.
        people: Who sits where; on all other seats there are the bots of the settings.
        now: The time.
    """
    if state.status != "new":
        raise Refusal("already-open")
    definition = registry.game(record.game)
    adapter = definition.table
    position = definition.start_from_json(record.options, record.start, "match")
    plans = [settings.plan(seat) for seat in range(position.players)]
    builder = EntryBuilder(state, secrets, now)
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


def go_on(state: TableState, secrets: Secrets, now: int) -> list[Entry]:
    """Let chance answer, where an adopted game stopped before it did."""
    if state.status != "running" or not state.game.position.awaits_chance:
        return []
    builder = EntryBuilder(state, secrets, now)
    builder.position = state.game.position.copy()
    builder.go_on(state.salts)
    return builder.entries
