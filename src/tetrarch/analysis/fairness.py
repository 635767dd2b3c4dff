"""How fair a set-up is: the win probability of each seat, and the value of forced openings.

Equal bots play many games from one position, or from new deals of the same options. Information that is hidden from the
players is dealt anew in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from itertools import takewhile
from math import hypot
from statistics import NormalDist
from typing import NamedTuple

import msgspec

from tetrarch.analysis.numbers.statistics import Mean, mean_of
from tetrarch.arena.jobs import run_jobs
from tetrarch.arena.ratings import Share, share_of, wilson
from tetrarch.arena.schedule import Interrupted, Setup
from tetrarch.bots.bot import Bot
from tetrarch.bots.roster import make_bot
from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.schemas import COUNT, Schema, form_schema

FORMAT = "tetrarch/fairness"
VERSION = 1
BLOCK = 50
"""Whether the intervals are narrow enough is checked after each such number of games, whatever the processes."""
BOT = "level3"
ERROR = 0.05
"""The chance that a statement about all bids is wrong."""


class Forced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The value of an opening that is forced on a seat, over all seats in turn."""

    kind: str
    """``bid``: the others bid freely; ``first``: the others bid nothing, so the seat moves first."""
    name: str
    """The number of coins."""
    wins: Share
    """The share of the win of the seat."""
    lead: Mean
    """Its points above the mean of all players."""


class EvenBid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The price up to which moving first leaves at least an even share; None: not even without a bid."""

    low: str | None
    high: str | None


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How fair a set-up is."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    players: int
    bot: str
    seed: str
    games: int
    is_one_deal: bool
    """Whether all games began with the same position, apart from hidden information."""
    seats: list[Share]
    """The share of the win of each seat."""
    leads: list[Mean]
    """The points of each seat above the mean of all players."""
    order: list[Share]
    """By the place in the order of turns, from the first player on; empty for matches."""
    forced: list[Forced] = []
    best_bids: list[str] = []
    """Contains, with 95 % confidence, the bid that wins most often while the others bid freely."""
    even_bid: EvenBid | None = None
    """What moving first is worth; None if no price was forced."""

    @property
    def favoured(self) -> list[int]:
        """The seats whose interval lies above an even share."""
        return [seat for seat, wins in enumerate(self.seats) if wins.interval.low > 1 / self.players]


class Question(NamedTuple):
    """One game to be played."""

    number: int
    setup: Setup
    bot: str
    seed: str
    opening: tuple[str, str] | None = None
    seat: int = 0
    """The seat of the opening."""


class Answer(NamedTuple):
    """The result of one game."""

    question: Question
    shares: tuple[float, ...]
    points: tuple[int, ...]
    first: int | None


def setup_of(position: GamePosition) -> Setup:
    """The set-up of games that begin with a position."""
    return Setup(game=position.game, players=position.players, options={"position": position.to_json()})


def measure_fairness(
    setup: Setup,
    *,
    games: int = 1000,
    width: float | None = None,
    bot: str = BOT,
    seed: str = "1",
    processes: int = 1,
    openings: int = 0,
    contested: bool = True,
    is_stopped: Callable[[], bool] = lambda: False,
    on_game: Callable[[int], None] | None = None,
) -> Fairness:
    """Play games between equal bots, and count who wins.

    The same arguments give the same result, whatever the number of processes, unless ``is_stopped`` ends it.

    Args:
        setup: The game and its options; with the option ``position`` all games begin there.
        games: The largest number of games.
        width: Stop as soon as the interval of every seat is at most so wide.
        bot: The bot in every seat.
        seed: The seed of deals and bots.
        processes: The number of processes.
        openings: The number of games for each forced opening, if the game has any; 0 for none.
        contested: Whether the others bid freely while a bid is forced on a seat, or nothing.
        is_stopped: Whether to stop now, with the games so far.
        on_game: Called after each game with the number of games so far.
    """
    questions = [Question(number, setup, bot, f"{seed} game {number}") for number in range(1, games + 1)]
    answers: list[Answer] = []
    for answer in answered(questions, processes, is_stopped):
        answers.append(answer)
        if on_game is not None:
            on_game(len(answers))
        if width is not None and len(answers) % BLOCK == 0 and is_narrow(answers, width):
            break
    forced = openings_of(setup, seed, contested=contested) if openings else []
    more = [
        Question(number, setup, bot, f"{seed} opening {number}", opening, number % setup.players)
        for opening in forced
        for number in range(openings)
    ]
    opened: list[Answer] = []
    for answer in answered(more, processes, is_stopped):
        opened.append(answer)
        if on_game is not None:
            on_game(len(answers) + len(opened))
    values = [forced_value(opening, [own for own in opened if own.question.opening == opening]) for opening in forced]
    return Fairness(
        game=setup.game,
        players=setup.players,
        bot=bot,
        seed=seed,
        games=len(answers),
        is_one_deal="position" in setup.options,
        seats=[share_of(sum(own.shares[seat] for own in answers), len(answers)) for seat in range(setup.players)],
        leads=[mean_of([lead(own, seat) for own in answers]) for seat in range(setup.players)],
        order=order_shares(answers, setup.players),
        forced=values,
        best_bids=best_bids([value for value in values if value.kind == "bid"]),
        even_bid=even_bid([value for value in values if value.kind == "first"], setup.players),
    )


def answered(questions: Sequence[Question], processes: int, is_stopped: Callable[[], bool]) -> Iterator[Answer]:
    """Play games, and yield the results in the order of the questions."""
    if processes == 1 or len(questions) < 2:
        for question in questions:
            if is_stopped():
                return
            yield play_question(question, lambda: False)
        return
    early: dict[int, Answer] = {}
    places = {(question.number, question.opening): place for place, question in enumerate(questions)}
    due = 0
    with closing(run_jobs(play_question, questions, processes)) as playing:
        for answer in playing:
            early[places[answer.question.number, answer.question.opening]] = answer
            while due in early:
                yield early.pop(due)
                due += 1
            if is_stopped():
                return


def play_question(question: Question, is_stopped: Callable[[], bool]) -> Answer:
    """Play one game; a game that is stopped raises ``Interrupted``."""
    setup = question.setup
    definition = setup.definition
    game = setup.new_game(question.seed, [])
    position = game.position
    extension = registry.extension(setup.game, "analysis")
    bots: list[Bot[GamePosition]] = [
        make_bot(setup.game, question.bot, question.seed, seat) for seat in range(setup.players)
    ]
    while not position.is_over:
        if is_stopped():
            raise Interrupted
        if position.awaits_chance:
            position.play_chance(definition.chance_again(position, question.seed))
            continue
        seat = position.to_decide[0]
        decision = None
        if question.opening is not None and extension is not None:
            decision = extension.forced_decision(position, seat, question.seat, question.opening)
        position.play(bots[seat].decide(position.view(seat), seat) if decision is None else decision, seat)
    outcome = position.outcome
    assert outcome is not None
    parts = len(outcome.winners)
    shares = tuple(1 / parts if seat in outcome.winners else 0.0 for seat in range(setup.players))
    return Answer(question, shares, outcome.points, definition.first_seat(position))


def openings_of(setup: Setup, seed: str, *, contested: bool) -> list[tuple[str, str]]:
    """The openings that can be forced in games of a set-up."""
    extension = registry.extension(setup.game, "analysis")
    forced: Callable[..., list[tuple[str, str]]] | None = getattr(extension, "forced_openings", None)
    return forced(setup.new_game(seed, []).position, contested=contested) if forced else []


def is_narrow(answers: Sequence[Answer], width: float) -> bool:
    """Whether the intervals of all seats are narrow enough."""
    seats = range(len(answers[0].shares))
    shares = [share_of(sum(answer.shares[seat] for answer in answers), len(answers)) for seat in seats]
    return all(share.interval.high - share.interval.low <= width for share in shares)


def lead(answer: Answer, seat: int) -> float:
    """The points of a seat above the mean of all players."""
    return answer.points[seat] - sum(answer.points) / len(answer.points)


def order_shares(answers: Iterable[Answer], players: int) -> list[Share]:
    """The share of the win by the place in the order of turns."""
    ordered = [(answer, answer.first) for answer in answers if answer.first is not None]
    return [
        share_of(sum(answer.shares[(first + place) % players] for answer, first in ordered), len(ordered))
        for place in range(players if ordered else 0)
    ]


def forced_value(opening: tuple[str, str], answers: Sequence[Answer]) -> Forced:
    """The value of one opening."""
    wins = share_of(sum(answer.shares[answer.question.seat] for answer in answers), len(answers))
    return Forced(*opening, wins, mean_of([lead(answer, answer.question.seat) for answer in answers]))


def best_bids(bids: Sequence[Forced]) -> list[str]:
    """The bids that no other one beats: with 95 % confidence, the one that wins most often is among them.

    This is the selection of a subset by Gupta (1965). The bid that truly wins most often is left out only if one of the
    others seems better by chance, and each comparison has its part of the 5 % (Bonferroni).
    """
    z = NormalDist().inv_cdf(1 - ERROR / max(1, len(bids) - 1))
    return [bid.name for bid in bids if not any(is_better(other.wins, bid.wins, z) for other in bids)]


def is_better(one: Share, other: Share, z: float) -> bool:
    """Whether a share is higher than another: the lower end of the interval of Newcombe (1998) for the difference."""
    below = one.share - wilson(one.won, one.games, z).low
    above = wilson(other.won, other.games, z).high - other.share
    return one.share - other.share > hypot(below, above)


def even_bid(prices: Sequence[Forced], players: int) -> EvenBid | None:
    """What moving first is worth, from the lowest price on; all intervals hold together (Bonferroni)."""
    if not prices:
        return None
    z = NormalDist().inv_cdf(1 - ERROR / 2 / len(prices))
    intervals = [(price.name, wilson(price.wins.won, price.wins.games, z)) for price in prices]
    worth = [name for name, _ in takewhile(lambda price: price[1].low >= 1 / players, intervals)]
    possible = [name for name, _ in takewhile(lambda price: price[1].high >= 1 / players, intervals)]
    return EvenBid(worth[-1] if worth else None, possible[-1] if possible else None)


def fairness_schema() -> Schema:
    """The schema of the output of ``tetrarch fairness --json``."""
    per_seat: Schema = {"minItems": 2, "maxItems": 4}
    return form_schema(
        Fairness,
        "How fair a set-up is.",
        format={"const": FORMAT},
        version={"const": VERSION},
        game={"enum": list(registry.names())},
        players={"minimum": 2, "maximum": 4},
        bot={"description": "The bot that plays all seats."},
        games={**COUNT, "description": "The number of games."},
        is_one_deal={"description": "Whether all games began with the same position, apart from hidden information."},
        seats={**per_seat, "description": "The share of the win of each seat."},
        leads={**per_seat, "description": "The points of each seat above the mean of all players."},
        order={"maxItems": 4, "description": "By the place in the order of turns; empty for matches."},
        forced={"description": "The value of each opening, such as a bid, that is forced on a seat."},
        best_bids={"description": "With 95 % confidence, the bid that wins most often is one of these."},
        even_bid={"description": "What moving first is worth, with 95 % confidence; null if no price was forced."},
    )
