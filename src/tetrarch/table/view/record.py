"""The record of a match."""

from __future__ import annotations

from collections.abc import Sequence

from tetrarch.core import registry
from tetrarch.core.record import Ending, Event, Record, Result
from tetrarch.table.entries import Answered, Decided, Entry, Started
from tetrarch.table.refusal import Refusal
from tetrarch.table.state import TableState


def public_record(state: TableState, entries: Sequence[Entry]) -> Record:
    """The record for any viewer; rejected during a match with hidden information."""
    if state.history is None:
        raise Refusal("not-started")
    if state.status == "running" and not state.history.adapter.is_open:
        raise Refusal("not-over")
    return whole_record(state, entries)


def whole_record(state: TableState, entries: Sequence[Entry]) -> Record:
    """The complete record; the seed only after the match."""
    if state.history is None:
        raise Refusal("not-started")
    history = state.history
    started = next(entry for entry in entries if isinstance(entry, Started))
    outcome = history.position.outcome
    is_done = state.status in ("over", "closed")
    seed = state.result.seed if state.result else state.closing_seed
    return Record(
        game=state.settings.game,
        rules=registry.game(state.settings.game).rules_version,
        options=started.options,
        start=started.start,
        names=state.names,
        events=[_event(entries[event.entry - 1]) for event in history.events],
        result=Result.of(outcome) if outcome else None,
        ending=_ending(state),
        commitment=state.commitment,
        seed=seed if is_done else None,
        salts=state.salts,
    )


def _event(entry: Entry) -> Event:
    if isinstance(entry, Answered):
        return Event(chance=entry.chance)
    assert isinstance(entry, Decided)
    return Event(seat=entry.seat, play=entry.play)


def _ending(state: TableState) -> Ending | None:
    seats = [gone.seat for gone in state.gave_up]
    if state.status == "closed":
        return Ending("closed", seats, [], [])
    if state.result is None or not seats:
        return None
    return Ending(state.gave_up[-1].how, seats, state.result.winners, state.result.standings)
