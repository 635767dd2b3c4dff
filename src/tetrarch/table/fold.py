"""The fold: how each entry changes the state of a table, during play and after a restart.

Commands have checked the entries, so the fold trusts their content. An entry that cannot follow the last one is a
``ValueError``.
"""

from __future__ import annotations

from collections.abc import Callable

from tetrarch.core import registry
from tetrarch.table import entries as forms
from tetrarch.table.clocks import come_back, follow, fresh_clocks, stand_still
from tetrarch.table.entries import Entry
from tetrarch.table.history import GameHistory
from tetrarch.table.people import BOT
from tetrarch.table.state import GaveUp, Restart, Result, Seat, StandInVote, TableState, UndoRequest

ChanceOf = Callable[[int], str]
"""Returns the chance outcome of an entry by its number."""


def fold(state: TableState, entry: Entry, chance_of: ChanceOf) -> None:
    """Apply an entry to the state."""
    if entry.number != state.number + 1:
        raise ValueError(f"entry {entry.number} cannot follow entry {state.number}")
    if entry.at < state.at:
        raise ValueError(f"entry {entry.number} is from {entry.at}, before the last entry, {state.at}")
    if (state.status == "new") != isinstance(entry, forms.Opened):
        raise ValueError(f"entry {entry.number}: a table is opened once, by its first entry")
    _change(state, entry, chance_of)
    state.number, state.at = entry.number, entry.at


def _change(state: TableState, entry: Entry, chance_of: ChanceOf) -> None:
    match entry:
        # The match
        case forms.Decided():
            _decided(state, entry)
        case forms.Answered():
            state.game.apply(entry, by_person=False)
            state.undo = None
            _ask(state, entry)
        case forms.Hinted():
            seat = state.seats[entry.seat]
            seat.hints, seat.hinted = seat.hints + 1, seat.asked
        case forms.UndoAsked():
            state.undo = UndoRequest(entry.seat, entry.events)
        case forms.UndoAnswered():
            asked = state.undo
            if asked is not None:
                agreed = (*asked.agreed, entry.seat)
                state.undo = UndoRequest(asked.seat, asked.events, agreed) if entry.agrees else None
        case forms.Undone():
            state.game.undo(entry.events)
            state.undo = None
            state.status, state.result = "running", None
            _ask(state, entry, undone=entry.seat)
        case forms.Resigned():
            _give_up(state, entry, GaveUp(entry.seat, "resigned"))
        case forms.TimedOut():
            for clock in state.clocks[entry.seat : entry.seat + 1]:  # none before the match
                clock.charge(entry.at)
                clock.left = 0
            state.undo = None
            if entry.did == "resign":
                _give_up(state, entry, GaveUp(entry.seat, "timed-out"))
        case forms.Left():
            state.seats[entry.seat].is_away = True
            state.undo = None
        case forms.StandInVoted():
            agreed = next((vote.agreed for vote in state.votes if vote.seat == entry.away), ())
            _settle_vote(state, entry.away)  # one vote against ends the vote
            if entry.agrees:
                state.votes.append(StandInVote(entry.away, (*agreed, entry.seat)))
        case forms.StandIn():
            seat = state.seats[entry.seat]
            _settle_vote(state, entry.seat)
            seat.stand_in, seat.asked = entry.bot, entry.number
            state.undo = None
            _clocks(state, entry)
        case forms.Returned():
            seat = state.seats[entry.seat]
            _settle_vote(state, entry.seat)
            seat.is_away, seat.stand_in = False, None
            seat.asked, seat.asked_at = entry.number, entry.at
            state.undo = None
            come_back(state.clocks[entry.seat], state.settings.clock)
            _clocks(state, entry)
        case forms.Resumed():
            stand_still(state.clocks, entry.since, entry.at)
            if state.start_by is not None:
                state.start_by += entry.at - entry.since
        case forms.Ended():
            state.status = "over"
            state.result = Result(
                *(entry.reason, entry.rule, entry.winners, entry.standings, entry.points, entry.seed, entry.rated)
            )
            state.undo, state.votes = None, []
            _ask(state, entry)
        # Before the match
        case forms.Opened():
            state.status = "waiting"
            state.settings, state.host, state.commitment = entry.settings, entry.host, entry.commitment
            state.seats = [Seat(plan=entry.settings.plan(seat)) for seat in range(entry.settings.players)]
            _wait_for_players(state, entry)
        case forms.Hosted():
            state.host = entry.person
        case forms.Seated():
            state.seats[entry.seat].person = entry.person
            _agree_again(state)
        case forms.Unseated():
            _drop_revealed_salts(state, entry)
            state.seats[entry.seat] = Seat(plan=state.seats[entry.seat].plan)
            _agree_again(state)
        case forms.SeatPlanned():
            state.seats[entry.seat].plan = entry.plan
        case forms.Readied():
            if not entry.ready:
                _drop_revealed_salts(state, entry)
            state.seats[entry.seat].ready = entry.ready
            if state.are_salts_due:
                _wait_for_players(state, entry)
        case forms.SaltCommitted():
            state.seats[entry.seat].salt_commitment, state.seats[entry.seat].salt = entry.commitment, None
        case forms.Salted():
            state.seats[entry.seat].salt = entry.salt
        case forms.Started():
            _started(state, entry, chance_of)
        # At any time
        case forms.Said():
            if state.status == "running" and entry.to == "watchers":
                state.asides.append(entry.number)
        case forms.RematchOffered():
            state.rematch, state.rematch_seats = entry.match, [entry.seat]
        case forms.RematchAccepted():
            state.rematch_seats = [*state.rematch_seats, entry.seat]
        case forms.Closed():
            state.closed_because, state.closing_seed = entry.reason, entry.seed
            state.undo, state.votes = None, []
            if state.status == "running":
                state.status = "closed"
                _ask(state, entry)
            elif state.status == "waiting":
                state.status = "closed"


def _drop_revealed_salts(state: TableState, entry: forms.Readied | forms.Unseated) -> None:
    """After a player withdraws, a revealed salt no longer counts: the others could choose theirs to suit it.

    Everybody with a commitment commits to another salt and agrees again.
    """
    if state.is_salt_revealed:
        person = state.seats[entry.seat].person
        if isinstance(entry, forms.Unseated) and state.host is not None and entry.by == state.host.id:
            person = state.host  # may have removed another player
        if person is not None:
            state.restarts.append(Restart(entry.number, person))
        for seat in state.seats:
            if seat.salt_commitment is not None:
                seat.salt_commitment, seat.salt, seat.ready = None, None, False


def _wait_for_players(state: TableState, entry: Entry) -> None:
    """Give the players of a tournament's match the time for the next step before the match, from now on."""
    wait = state.settings.clock.wait_ms if state.settings.tournament else None
    state.start_by = None if wait is None else entry.at + wait


def _agree_again(state: TableState) -> None:
    """Ask everybody again: to agree to a rated match is to agree to these opponents."""
    if state.settings.rated:
        for seat in state.seats:
            seat.ready = False


def _started(state: TableState, entry: forms.Started, chance_of: ChanceOf) -> None:
    definition = registry.game(state.settings.game)
    options, start = entry.options, entry.start
    state.status = "running"
    state.names, state.salts, state.start_by = entry.names, entry.salts, None
    state.history = GameHistory(definition, lambda: definition.start_from_json(options, start, "match"), chance_of)
    state.clocks = fresh_clocks(state.settings.clock, state.players)
    _ask(state, entry)


def _ask(
    state: TableState,
    entry: Entry,
    *,
    decided: int | None = None,
    undone: int | None = None,
    unasked: tuple[int, ...] = (),
) -> None:
    """Update the seats that decide now, and the clocks; the ``unasked`` seats still have the same decision."""
    state.to_decide = state.game.position.to_decide if state.status == "running" else ()
    for number, seat in enumerate(state.seats):
        if number not in unasked:
            seat.asked, seat.asked_at = entry.number, entry.at
    _clocks(state, entry, decided=decided, undone=undone)


def _clocks(state: TableState, entry: Entry, *, decided: int | None = None, undone: int | None = None) -> None:
    follow(
        state.clocks,
        state.settings.clock,
        entry.at,
        state.running_seats(),
        decided=decided,
        undone=undone,
    )


def _decided(state: TableState, entry: forms.Decided) -> None:
    history, seat = state.game, state.seats[entry.seat]
    if entry.seat not in state.to_decide:
        raise ValueError(f"entry {entry.number}: seat {entry.seat} is not to decide")
    adapter = history.adapter
    if not history.is_prepared(entry):
        if adapter.notation(adapter.for_seat(history.position, entry.seat), entry.decision) != entry.play:
            raise ValueError(f"entry {entry.number}: {entry.play!r} is not decision {entry.decision}")
    is_secret = adapter.is_secret(history.position)
    if is_secret:
        state.secrets.append(entry.number)
    _settle_vote(state, entry.seat)
    by_person = seat.person is not None and entry.by == seat.person.id
    history.apply(entry, by_person)
    if entry.by.startswith(BOT) and seat.person is not None and not seat.gave_up:
        seat.bot_decisions += 1
    state.undo = None
    still = tuple(other for other in history.position.to_decide if other != entry.seat) if is_secret else ()
    _ask(state, entry, decided=entry.seat, unasked=still if adapter.is_secret(history.position) else ())


def _give_up(state: TableState, entry: Entry, gone: GaveUp) -> None:
    seat = state.seats[gone.seat]
    state.votes = []
    seat.gave_up, seat.stand_in = True, state.settings.stand_in
    seat.asked = entry.number
    state.gave_up.append(gone)
    state.undo = None
    _clocks(state, entry)
    if state.status == "waiting":
        _wait_for_players(state, entry)


def _settle_vote(state: TableState, seat: int) -> None:
    state.votes = [vote for vote in state.votes if vote.seat != seat]
