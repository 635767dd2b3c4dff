"""Decisions, hints, resignation, and the actions of the clock."""

from __future__ import annotations

from functools import partial

from tetrarch.core.errors import IllegalMove, NotationError
from tetrarch.table import entries as forms
from tetrarch.table.commands.builder import EntryBuilder, TableCore
from tetrarch.table.commands.seating import check_seat, own_seat, own_seats
from tetrarch.table.commands.starting import give_up_early, is_awaiting_players, start_if_ready, start_late
from tetrarch.table.entries import Entry
from tetrarch.table.people import BOT, CLOCK
from tetrarch.table.refusal import Refusal
from tetrarch.table.state import GaveUp, TableState

MOST_NOTATION = 100
"""Longer texts are no notation."""
MOST_PASSES = 500
"""More decisions than any turn has."""


def must_run(state: TableState) -> None:
    """Reject a command that needs a running match."""
    if state.status != "running":
        code = {"over": "over", "closed": "closed", "new": "not-open"}.get(state.status, "not-started")
        raise Refusal(code)


def decide(table: TableCore, by: str, seat: int, play: str | int, now: int, number: int | None = None) -> list[Entry]:
    """Decide for a seat.

    Args:
        table: The table.
        by: The id of the seat's player, or ``bot:TEXT`` for the bot that plays the seat.
        seat: The seat that decides.
        play: The decision, in notation or by its number.
        now: The time.
        number: The state number that the player has seen. It is stale if the seat has a new decision since then; chat
            and secret decisions of others do not matter.
    """
    state = table.state
    must_run(state)
    check_seat(state, seat)
    place = state.seats[seat]
    if by.startswith(BOT):
        if place.bot is None or by != f"{BOT}{place.bot}":
            raise Refusal("not-your-seat", seat=seat)
    elif place.person is None or place.person.id != by:
        raise Refusal("not-your-seat", seat=seat)
    elif place.bot is not None:
        raise Refusal("gave-up" if place.gave_up else "stand-in")
    check_number(state, seat, number)
    if seat not in state.to_decide:
        raise not_your_turn(state, seat)
    if not by.startswith(BOT) and is_time_up(state, seat, now):
        raise Refusal("time-is-up")
    known = state.game.decision_named(seat, play) if isinstance(play, str) else None
    decision = read_decision(state, seat, play) if known is None else known
    builder = EntryBuilder(table, now)
    builder.bot_decisions += by.startswith(BOT) and place.person is not None and not place.gave_up
    if place.is_away and not by.startswith(BOT):
        builder.add(forms.Returned, seat=seat)  # a player who decides is present
    builder.decide(seat, decision, by, None if known is None else str(play))
    return builder.entries


def check_number(state: TableState, seat: int, number: int | None) -> None:
    """Reject an answer to an earlier state than the one in which the seat got its current decision."""
    if number is not None and not state.seats[seat].asked <= number <= state.number:
        raise Refusal("stale", number=number, now=state.number)


def not_your_turn(state: TableState, seat: int) -> Refusal:
    """The refusal for a seat that cannot decide now."""
    history = state.game
    position = history.position
    rule = str(getattr(position, "turn_rule", ""))
    if history.adapter.is_secret(position):
        return Refusal("already-decided", rule=rule)

    def others(language: str) -> str:
        return ", ".join(history.definition.player_name(position, other, language) for other in state.to_decide)

    return Refusal("not-your-turn", rule=rule, explain=others)


def read_decision(state: TableState, seat: int, play: str | int) -> int:
    """The number of the legal decision that a notation or a number names; anything else is rejected."""
    history = state.game
    if isinstance(play, str):
        if len(play) > MOST_NOTATION:
            raise Refusal("no-such-decision")
    elif play in history.legal(seat):
        return play
    asked = history.adapter.for_seat(history.position, seat)
    try:
        if isinstance(play, str):
            return history.adapter.parse(asked, play)
        history.adapter.parse(asked, history.adapter.notation(asked, play))  # raises the reason
    except (IllegalMove, NotationError) as error:
        raise move_refusal(state, seat, play, error) from None
    except (LookupError, ValueError, OverflowError):
        pass  # not the number of a decision on this board
    raise Refusal("no-such-decision")


def move_refusal(state: TableState, seat: int, play: str | int, error: IllegalMove | NotationError) -> Refusal:
    """The refusal for an illegal decision, with its rule and legal alternatives."""
    history = state.game
    text = (
        play
        if isinstance(play, str)
        else history.adapter.notation(history.adapter.for_seat(history.position, seat), play)
    )
    explain = partial(error.message_in, reader=state.game.adapter.player(state.game.position, seat))
    if isinstance(error, IllegalMove):
        return Refusal("illegal-move", rule=error.rule, legal=error.legal, explain=explain, play=text)
    return Refusal("unreadable-move", legal=error.candidates, explain=explain, play=text)


def is_time_up(state: TableState, seat: int, now: int) -> bool:
    """Whether the clock of a seat has run out."""
    clock = state.clocks[seat]
    return clock.since is not None and clock.left_at(now) <= 0


# Hints


def hinted_seat(state: TableState, person: str, seat: int | None = None) -> int:
    """The seat that a person may receive a hint for: the given one, or the first own seat that decides now.

    Rated matches, tournaments and tables with another person have no hints.
    """
    must_run(state)
    held = own_seats(state, person, seat)
    if state.settings.rated:
        raise Refusal("hints-rated")
    if state.settings.tournament:
        raise Refusal("hints-tournament")
    if any(place.person is not None and place.person.id != person for place in state.seats):
        raise Refusal("hints-people")
    found = next((own for own in held if own in state.to_decide), held[0])
    if state.seats[found].bot is not None:
        raise Refusal("gave-up" if state.seats[found].gave_up else "stand-in")
    if found not in state.to_decide:
        raise not_your_turn(state, found)
    return found


def hint(table: TableCore, person: str, seat: int, now: int, number: int) -> list[Entry]:
    """Count help with the decision that a seat has had since before state ``number``; each decision counts once."""
    state = table.state
    must_run(state)
    own_seat(state, person, seat)
    check_number(state, seat, number)
    builder = EntryBuilder(table, now)
    if state.seats[seat].hinted != state.seats[seat].asked:
        builder.add(forms.Hinted, seat=seat)
    return builder.entries


def resign(table: TableCore, person: str, now: int, seat: int | None = None) -> list[Entry]:
    """Resign: the match ends if only one seat still plays, else a bot plays on and the seat is placed last.

    Applies to ``seat``, or to the first seat of the person that has not given up. A player of a tournament may also
    resign before the match.
    """
    state = table.state
    is_early = is_awaiting_players(state)
    if not is_early:
        must_run(state)
    seats = [own for own in own_seats(state, person, seat) if not state.seats[own].gave_up]
    if not seats:
        raise Refusal("gave-up")
    seat = seats[0]
    builder = EntryBuilder(table, now)
    builder.add(forms.Resigned, seat=seat)
    if is_early:
        places = list(state.seats)
        give_up_early(builder, places, seat, "resigned")
        start_if_ready(builder, places)
    else:
        builder.give_up(GaveUp(seat, "resigned"))
    return builder.entries


# The clock


def next_due(table: TableCore) -> int | None:
    """The time of the next ``tick``; None while no clock runs."""
    state = table.state
    if is_awaiting_players(state):
        return state.start_by
    dues = [clock.due for clock in state.clocks if clock.due is not None] if state.status == "running" else []
    return min(dues, default=None)


def tick(table: TableCore, now: int) -> list[Entry]:
    """The action of the clock for the first seat that has run out of time, or at the latest start of a match.

    Call it again, after applying the entries, until it returns none.
    """
    state = table.state
    if state.status != "running":
        return start_late(table, now)
    late = [(clock.due, seat) for seat, clock in enumerate(state.clocks) if is_time_up(state, seat, now)]
    if not late:
        return []
    _, seat = min((due or 0, seat) for due, seat in late)
    did = state.settings.when_time_runs_out
    builder = EntryBuilder(table, now)
    builder.add(forms.TimedOut, seat=seat, did=did)
    if did == "bot":
        builder.add(forms.StandIn, seat=seat, bot=state.settings.stand_in)
    elif did == "resign":
        builder.give_up(GaveUp(seat, "timed-out"))
    else:
        _pass_turn(builder, state, seat)
    return builder.entries


def _pass_turn(builder: EntryBuilder, state: TableState, seat: int) -> None:
    """Play the least that the rules allow for a seat, until it has nothing more to decide."""
    adapter = state.game.adapter
    for _ in range(MOST_PASSES):
        if seat not in builder.position.to_decide:
            return
        before = len(builder.entries)
        builder.decide(seat, adapter.pass_decision(adapter.for_seat(builder.position, seat)), CLOCK)
        if len(builder.entries) > before + 1:  # a chance event or the end followed
            return


def resume(table: TableCore, now: int, since: int | None = None) -> list[Entry]:
    """Continue after a downtime: the clocks did not run from ``since``, or the last entry, until now."""
    state = table.state
    is_counting = state.start_by is not None or any(clock.since is not None for clock in state.clocks)
    if state.status not in ("waiting", "running") or not is_counting:
        return []
    builder = EntryBuilder(table, now)
    alive = min(max(state.at if since is None else since, state.at), builder.at)
    builder.add(forms.Resumed, since=alive)
    return builder.entries
