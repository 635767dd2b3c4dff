"""One game of an arena: bots decide from their views until it is over."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from time import perf_counter
from typing import Any

import msgspec

from tetrarch.arena.schedule import ArenaError, Interrupted, Match, Schedule
from tetrarch.bots.bot import Bot, Budget, Control
from tetrarch.bots.roster import make_bot
from tetrarch.core import registry
from tetrarch.core.game import GamePosition, Outcome
from tetrarch.core.record import Game

FAULTS_KEPT = 3
"""The number of forfeits per seat whose reason is kept."""


class SeatPlay(msgspec.Struct, forbid_unknown_fields=True):
    """The statistics of the bot in one seat."""

    bot: str
    decisions: int = 0
    seconds: float = 0.0
    """The total thinking time."""
    slowest: float = 0.0
    """The longest thinking time of one decision."""
    simulations: int = 0
    forfeits: int = 0
    """Decisions that were made for the bot because it failed."""
    faults: list[str] = []
    """The reasons of the first forfeits."""


class ArenaControl(Control):
    """A control that stops thinking bots when the arena stops."""

    def __init__(self, is_stopped: Callable[[], bool]) -> None:
        self._is_arena_stopped = is_stopped
        super().__init__(perf_counter)

    @property
    def is_stopped(self) -> bool:
        """Whether the caller waits for the answer."""
        return super().is_stopped or self._is_arena_stopped()


Holdings = dict[str, list[dict[str, tuple[int, int]]]]
"""What seats hold at the end of a game, by kind, such as cards or sites.

Each kind has a dictionary for every seat, and a last one for what nobody holds: how many there are of each name, and
how many points they bring.
"""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A finished game: one line of the table of games."""

    game: int
    """Its number in the schedule."""
    deal: int
    reason: str
    winners: list[int]
    standings: list[list[int]]
    points: list[int]
    first: int | None
    """The seat of the first player; None in a match."""
    decisions: int
    turns: int
    seats: list[SeatPlay]
    holdings: Holdings = {}
    """Empty unless the schedule asks for it."""
    rule: str = ""
    """The rule that ended the game; empty in lines of version 0.1."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots by seat."""
        return tuple(seat.bot for seat in self.seats)

    def share(self, seat: int) -> float:
        """A seat's share of the win: 1, an equal part of a shared win, or 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def place(self, seat: int) -> int:
        """The place of a seat, from 1; tied seats have the same."""
        return next(1 + sum(map(len, self.standings[:n])) for n, tied in enumerate(self.standings) if seat in tied)


def play_match(
    schedule: Schedule, match: Match, is_stopped: Callable[[], bool] = lambda: False
) -> tuple[Played, str | None]:
    """Play one game of a schedule; returns its line, and the text of its record if records are kept.

    A bot that raises, or decides what is not legal, ends the arena with an ``ArenaError`` that names the game. Programs
    of their own are another matter: their bots see to it that a decision is made.
    """
    with ExitStack() as stack:
        bots, game = begin(schedule, match)
        for bot in bots:
            stack.callback(bot.close)
        played = play_out(game, match, bots, schedule.budget, is_stopped)
        if schedule.holdings:
            played = msgspec.structs.replace(played, holdings=holdings_of(game.position))
        return played, game.to_record().to_text() if schedule.records else None


def holdings_of(position: GamePosition) -> Holdings:
    """What each seat holds in a position; nothing in a game whose analysis does not say."""
    extension = registry.extension(position.game, "analysis")
    holdings: Callable[[GamePosition], Holdings] | None = getattr(extension, "holdings", None)
    return holdings(position) if holdings else {}


def begin(schedule: Schedule, match: Match) -> tuple[list[Bot[Any]], Game[GamePosition]]:
    """Make the bots and deal the game."""
    setup = schedule.setup
    try:
        game = setup.new_game(match.deal_seed, list(match.seats))
        return [make_bot(setup.game, bot, match.bots_seed, seat) for seat, bot in enumerate(match.seats)], game
    except Exception as error:
        raise ArenaError(f"{match} cannot begin: {type(error).__name__}: {error}") from error


def play_out(
    game: Game[GamePosition], match: Match, bots: list[Bot[Any]], budget: Budget | None, is_stopped: Callable[[], bool]
) -> Played:
    """Play a game to its end."""
    control = ArenaControl(is_stopped)
    definition = registry.game(game.definition.name)
    seats = [SeatPlay(text) for text in match.seats]
    turns = 0
    while True:
        game.deal_next()
        if is_stopped():
            raise Interrupted
        if game.outcome is not None:
            break
        seat = game.position.to_decide[0]
        turns = definition.count_turns(turns, game.position)
        decide(game, match, seat, bots[seat], seats[seat], budget, control)
    for seat, bot in enumerate(bots):
        end(match, seat, bot, seats[seat], game.outcome)
    return Played(
        game=match.number,
        deal=match.deal,
        reason=game.outcome.reason,
        rule=game.outcome.rule,
        winners=list(game.outcome.winners),
        standings=[list(tied) for tied in game.outcome.standings],
        points=list(game.outcome.points),
        first=definition.first_seat(game.position),
        decisions=sum(seat_play.decisions for seat_play in seats),
        turns=definition.count_turns(turns, game.position),
        seats=seats,
    )


def decide(
    game: Game[GamePosition],
    match: Match,
    seat: int,
    bot: Bot[Any],
    seat_play: SeatPlay,
    budget: Budget | None,
    control: Control,
) -> None:
    """Let one bot decide, and record the time and simulations."""
    view = game.position.view(seat)
    started = perf_counter()
    try:
        thought = bot.think(view, seat, budget, control)
        elapsed = perf_counter() - started
        game.play(thought.decision, seat)
    except Exception as error:
        raise failure(match, seat, f"at its decision {seat_play.decisions + 1}", error) from error
    seat_play.decisions += 1
    seat_play.seconds += elapsed
    seat_play.slowest = max(seat_play.slowest, elapsed)
    seat_play.simulations += thought.simulations


def end(match: Match, seat: int, bot: Bot[Any], seat_play: SeatPlay, outcome: Outcome) -> None:
    """Tell a bot the outcome, and record its forfeits."""
    try:
        bot.end(outcome)
    except Exception as error:
        raise failure(match, seat, "at the end of the game", error) from error
    forfeits = getattr(bot, "forfeits", ())
    seat_play.forfeits = len(forfeits)
    seat_play.faults = [str(forfeit) for forfeit in forfeits[:FAULTS_KEPT]]


def failure(match: Match, seat: int, when: str, error: Exception) -> ArenaError:
    """The error when a bot fails, with everything needed to reproduce it."""
    return ArenaError(f"{match}: {match.seats[seat]!r} in seat {seat} fails {when}: {type(error).__name__}: {error}")
