"""During the match: deciding, giving up, going away and coming back, and what the clock does."""

from __future__ import annotations

from tetrarch.core.errors import IllegalMove, NotationError
from tetrarch.core.game import GamePosition
from tetrarch.table import entries as forms
from tetrarch.table.commands.seating import check_seat, get_up, own_seat, own_seats
from tetrarch.table.entries import Entry
from tetrarch.table.entry_builder import EntryBuilder, Secrets
from tetrarch.table.people import BOT, CLOCK
from tetrarch.table.refusal import Refusal
from tetrarch.table.state import GaveUp, TableState

MOST_NOTATION = 100
"""No decision is written with so many characters."""
MOST_PASSES = 500
"""No turn of either game has so many decisions."""


def must_run(state: TableState) -> None:
    """Refuse what can be done during the match alone."""
    if state.status != "running":
        code = {"over": "over", "closed": "closed", "new": "not-open"}.get(state.status, "not-started")
        raise Refusal(code)


def decide(
    state: TableState, secrets: Secrets, by: str, seat: int, play: str | int, now: int, number: int | None
) -> list[Entry]:
    """Let a person, or the bot that plays a seat, decide."""
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
    decision = read_decision(state, seat, play)
    builder = EntryBuilder(state, secrets, now)
    builder.bot_decisions += by.startswith(BOT) and place.person is not None and not place.gave_up
    if place.is_away and not by.startswith(BOT):
        builder.add(forms.Returned, seat=seat)  # who decides is there
    builder.play(seat, decision, by)
    return builder.entries


def check_number(state: TableState, seat: int, number: int | None) -> None:
    """Refuse what answers an earlier question than the one that the seat is asked now, or one never asked."""
    if number is not None and not state.seats[seat].asked <= number <= state.number:
        raise Refusal("stale", number=number, now=state.number)


def not_your_turn(state: TableState, seat: int) -> Refusal:
    """Why a seat cannot decide now."""
    history = state.game
    position = history.position
    if history.adapter.is_secret(position):
        return Refusal("already-decided", rule=_turn_rule(position))

    def others(language: str) -> str:
        return ", ".join(history.definition.player_name(position, other, language) for other in state.to_decide)

    return Refusal("not-your-turn", rule=_turn_rule(position), explain=others)


def _turn_rule(position: GamePosition) -> str:
    return str(getattr(position, "turn_rule", ""))


def read_decision(state: TableState, seat: int, play: str | int) -> int:
    """The number of the legal decision that a text or a number means; anything else is refused."""
    history = state.game
    asked = history.adapter.for_seat(history.position, seat)
    if isinstance(play, str) and len(play) > MOST_NOTATION:
        raise Refusal("no-such-decision")
    try:
        if isinstance(play, str):
            return history.adapter.parse(asked, play)
        if asked.is_legal(play):
            return play
        history.adapter.parse(asked, history.adapter.notation(asked, play))  # says why not
    except (IllegalMove, NotationError) as error:
        raise move_refusal(state, seat, play, error) from None
    except (LookupError, ValueError, OverflowError):
        pass  # a number that stands for nothing on this board
    raise Refusal("no-such-decision")


def move_refusal(state: TableState, seat: int, play: str | int, error: IllegalMove | NotationError) -> Refusal:
    """Why the game refuses a decision, in any language, with its rule and what would be legal."""
    history = state.game
    text = (
        play
        if isinstance(play, str)
        else history.adapter.notation(history.adapter.for_seat(history.position, seat), play)
    )
    if isinstance(error, IllegalMove):
        return Refusal("illegal-move", rule=error.rule, legal=error.legal, explain=error.message_in, play=text)
    return Refusal("unreadable-move", legal=error.candidates, explain=error.message_in, play=text)


def is_time_up(state: TableState, seat: int, now: int) -> bool:
    """Whether the clock of a seat has run out, although nobody has said so yet."""
    clock = state.clocks[seat]
    return clock.since is not None and clock.left_at(now) <= 0


def resign(state: TableState, secrets: Secrets, person: str, now: int, seat: int | None = None) -> list[Entry]:
    """Give up: with two players left the match ends, with more a bot plays on and the seat is placed last.

    Who holds several seats gives up the one that is named, or else the first that has not given up.
    """
    must_run(state)
    seats = [own for own in own_seats(state, person, seat) if not state.seats[own].gave_up]
    if not seats:
        raise Refusal("gave-up")
    seat = seats[0]
    builder = EntryBuilder(state, secrets, now)
    builder.add(forms.Resigned, seat=seat)
    builder.give_up(GaveUp(seat, "resigned"))
    return builder.entries


def leave(state: TableState, secrets: Secrets, person: str, now: int, seat: int | None = None) -> list[Entry]:
    """Go away: before the match from the seat, during it for a while, with a bot in one's place if that is agreed.

    Who holds several seats leaves all of them, unless one is named.
    """
    if state.status == "waiting":
        return get_up(state, secrets, person, now, seat)
    must_run(state)
    builder = EntryBuilder(state, secrets, now)
    for own in own_seats(state, person, seat):
        place = state.seats[own]
        if place.is_away:
            continue
        builder.add(forms.Left, seat=own)
        if state.settings.away == "bot" and place.bot is None:
            builder.add(forms.StandIn, seat=own, bot=state.settings.stand_in)
    return builder.entries


def stand_in(state: TableState, secrets: Secrets, person: str, now: int, seat: int | None = None) -> list[Entry]:
    """Let the bot of the settings play one's own seat until one comes back; never in a rated match."""
    must_run(state)
    seat = own_seat(state, person, seat)
    if state.settings.rated:
        raise Refusal("rated")
    if state.seats[seat].bot is not None:
        raise Refusal("gave-up" if state.seats[seat].gave_up else "stand-in")
    builder = EntryBuilder(state, secrets, now)
    builder.add(forms.StandIn, seat=seat, bot=state.settings.stand_in)
    return builder.entries


def come_back(state: TableState, secrets: Secrets, person: str, now: int, seat: int | None = None) -> list[Entry]:
    """Take the seat again, from its bot if one plays it; who has given up does not.

    Who holds several seats comes back to all of them, unless one is named.
    """
    must_run(state)
    seats = [own for own in own_seats(state, person, seat) if not state.seats[own].gave_up]
    if not seats:
        raise Refusal("gave-up")
    builder = EntryBuilder(state, secrets, now)
    for own in seats:
        if state.seats[own].is_away or state.seats[own].stand_in is not None:
            builder.add(forms.Returned, seat=own)
    return builder.entries


# The clock


def next_due(state: TableState) -> int | None:
    """When ``tick`` will have something to do."""
    dues = [clock.due for clock in state.clocks if clock.due is not None] if state.status == "running" else []
    return min(dues, default=None)


def tick(state: TableState, secrets: Secrets, now: int) -> list[Entry]:
    """What the clock does for the first seat that has run out of time; nothing where none has."""
    if state.status != "running":
        return []
    late = [(clock.due, seat) for seat, clock in enumerate(state.clocks) if is_time_up(state, seat, now)]
    if not late:
        return []
    _, seat = min((due or 0, seat) for due, seat in late)
    did = state.settings.when_time_runs_out
    builder = EntryBuilder(state, secrets, now)
    builder.add(forms.TimedOut, seat=seat, did=did)
    if did == "bot":
        builder.add(forms.StandIn, seat=seat, bot=state.settings.stand_in)
    elif did == "resign":
        builder.give_up(GaveUp(seat, "timed-out"))
    else:
        _pass_turn(builder, state, seat)
    return builder.entries


def _pass_turn(builder: EntryBuilder, state: TableState, seat: int) -> None:
    """Do for a seat as little as the rules allow, until it is asked no more."""
    adapter, position = state.game.adapter, state.game.position
    for _ in range(MOST_PASSES):
        if seat not in position.to_decide:
            return
        before = len(builder.entries)
        position = builder.play(seat, adapter.pass_decision(adapter.for_seat(position, seat)), CLOCK)
        if len(builder.entries) > before + 1:  # chance has answered, or the match has ended
            return


def resume(state: TableState, secrets: Secrets, now: int, since: int | None) -> list[Entry]:
    """After the server was down: let clocks go on from now, as if no time had passed since it was last alive."""
    if state.status != "running" or all(clock.since is None for clock in state.clocks):
        return []
    builder = EntryBuilder(state, secrets, now)
    alive = min(max(state.at if since is None else since, state.at), builder.at)
    builder.add(forms.Resumed, since=alive)
    return builder.entries
