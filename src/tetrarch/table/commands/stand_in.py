"""Voting: whether a bot shall play for somebody who is away, until that one comes back."""

from __future__ import annotations

from tetrarch.table import entries as forms
from tetrarch.table.commands.deciding import must_run
from tetrarch.table.commands.seating import check_seat, own_seat
from tetrarch.table.entries import Entry
from tetrarch.table.entry_builder import EntryBuilder, Secrets
from tetrarch.table.refusal import Refusal
from tetrarch.table.state import StandInVote, TableState

PATIENCE_MS = 120_000
"""Without a clock, who has not decided for so long counts as away, too."""


def is_missing(state: TableState, seat: int, now: int) -> bool:
    """Whether somebody is away: gone, or at a table without a clock silent for long; their person still plays."""
    place = state.seats[seat]
    if not place.is_person_playing:
        return False
    has_no_clock = state.settings.clock.kind == "none"
    is_silent = seat in state.to_decide and now - place.asked_at >= PATIENCE_MS
    return place.is_away or (has_no_clock and is_silent)


def voters(state: TableState, away: int) -> list[int]:
    """The seats that vote: those of all other people who are there and play."""
    return [
        seat for seat, place in enumerate(state.seats) if seat != away and place.is_person_playing and not place.is_away
    ]


def waiting_voters(state: TableState, vote: StandInVote) -> list[int]:
    """The seats that have not agreed yet."""
    return [seat for seat in voters(state, vote.seat) if seat not in vote.agreed]


def vote_stand_in(
    state: TableState, secrets: Secrets, person: str, away: int, agrees: bool, now: int, seat: int | None = None
) -> list[Entry]:
    """Say whether a bot shall play for who is away; it does when all who are there agree, and one no ends the vote."""
    must_run(state)
    seat = own_seat(state, person, seat)
    check_seat(state, away)
    if state.settings.rated:
        raise Refusal("rated")
    if seat == away:
        raise Refusal("own-vote")
    if state.seats[seat].bot is not None:
        raise Refusal("gave-up" if state.seats[seat].gave_up else "stand-in")
    builder = EntryBuilder(state, secrets, now)
    vote = next((vote for vote in state.votes if vote.seat == away), None)
    if not agrees:
        if vote is None:
            raise Refusal("no-vote")
        builder.add(forms.StandInVoted, seat=seat, away=away, agrees=False)
        return builder.entries
    if not is_missing(state, away, builder.at):
        gone = state.seats[away].person
        raise Refusal("not-away", player=gone.name if gone else str(away + 1))
    before = vote.agreed if vote else ()
    if seat not in before:
        if state.seats[seat].is_away:
            builder.add(forms.Returned, seat=seat)  # who votes is there
        builder.add(forms.StandInVoted, seat=seat, away=away, agrees=True)
    if set(voters(state, away)) <= {*before, seat}:
        builder.add(forms.StandIn, seat=away, bot=state.settings.stand_in)
    return builder.entries
