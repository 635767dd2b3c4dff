"""Absence: leaving, coming back, bots that stand in, and votes on them."""

from __future__ import annotations

from tetrarch.table import entries as forms
from tetrarch.table.commands.builder import EntryBuilder, TableCore
from tetrarch.table.commands.deciding import must_run
from tetrarch.table.commands.seating import check_seat, get_up, own_seat, own_seats
from tetrarch.table.entries import Entry
from tetrarch.table.refusal import Refusal
from tetrarch.table.state import StandInVote, TableState

PATIENCE_MS = 120_000
"""Without a clock, a player who has not decided for this long counts as away."""


def leave(table: TableCore, person: str, now: int, seat: int | None = None) -> list[Entry]:
    """Leave the seat before the match, or be away during it, with a stand-in if the settings say so.

    Applies to all seats of the person, or to ``seat``.
    """
    state = table.state
    if state.status == "waiting":
        return get_up(table, person, now, seat)
    must_run(state)
    builder = EntryBuilder(table, now)
    for own in own_seats(state, person, seat):
        place = state.seats[own]
        if place.is_away:
            continue
        builder.add(forms.Left, seat=own)
        if state.settings.away == "bot" and place.bot is None:
            builder.add(forms.StandIn, seat=own, bot=state.settings.stand_in)
    return builder.entries


def must_play_alone(state: TableState) -> None:
    """Reject a bot in place of a player in a rated match and in a tournament."""
    if state.settings.rated:
        raise Refusal("rated")
    if state.settings.tournament:
        raise Refusal("tournament")


def stand_in(table: TableCore, person: str, now: int, seat: int | None = None) -> list[Entry]:
    """Let the bot of the settings play the own seat until the player comes back."""
    state = table.state
    must_run(state)
    seat = own_seat(state, person, seat)
    must_play_alone(state)
    if state.seats[seat].bot is not None:
        raise Refusal("gave-up" if state.seats[seat].gave_up else "stand-in")
    builder = EntryBuilder(table, now)
    builder.add(forms.StandIn, seat=seat, bot=state.settings.stand_in)
    return builder.entries


def come_back(table: TableCore, person: str, now: int, seat: int | None = None) -> list[Entry]:
    """Return to the seat, and take it back from its stand-in; rejected after giving up.

    Applies to all seats of the person, or to ``seat``.
    """
    state = table.state
    must_run(state)
    seats = [own for own in own_seats(state, person, seat) if not state.seats[own].gave_up]
    if not seats:
        raise Refusal("gave-up")
    builder = EntryBuilder(table, now)
    for own in seats:
        if state.seats[own].is_away or state.seats[own].stand_in is not None:
            builder.add(forms.Returned, seat=own)
    return builder.entries


def is_missing(state: TableState, seat: int, now: int) -> bool:
    """Whether a player is absent: has left, or takes long to decide at a table without a clock."""
    place = state.seats[seat]
    if not place.is_person_playing:
        return False
    has_no_clock = state.settings.clock.kind == "none"
    is_silent = seat in state.to_decide and now - place.asked_at >= PATIENCE_MS
    return place.is_away or (has_no_clock and is_silent)


def voters(state: TableState, away: int) -> list[int]:
    """The seats that vote: all other players who are present."""
    return [
        seat for seat, place in enumerate(state.seats) if seat != away and place.is_person_playing and not place.is_away
    ]


def waiting_voters(state: TableState, vote: StandInVote) -> list[int]:
    """The seats that have not agreed yet."""
    return [seat for seat in voters(state, vote.seat) if seat not in vote.agreed]


def vote_stand_in(
    table: TableCore, person: str, away: int, agrees: bool, now: int, seat: int | None = None
) -> list[Entry]:
    """Vote on a stand-in for an absent player: all present players must agree, and one vote against ends the vote."""
    state = table.state
    must_run(state)
    seat = own_seat(state, person, seat)
    check_seat(state, away)
    must_play_alone(state)
    if seat == away:
        raise Refusal("own-vote")
    if state.seats[seat].bot is not None:
        raise Refusal("gave-up" if state.seats[seat].gave_up else "stand-in")
    builder = EntryBuilder(table, now)
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
            builder.add(forms.Returned, seat=seat)  # a player who votes is present
        builder.add(forms.StandInVoted, seat=seat, away=away, agrees=True)
    if set(voters(state, away)) <= {*before, seat}:
        builder.add(forms.StandIn, seat=away, bot=state.settings.stand_in)
    return builder.entries
