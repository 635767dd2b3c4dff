"""Whether balanced deals are more even in play than ordinary ones, and how well even deals are recognised.

    python bench/balance.py eko --deals 200 --games 200
    python bench/balance.py legends --variant leaders --deals 200 --games 100

From each seed it deals an ordinary game, and a balanced one: the most even of eight deals (``tetrarch new --fair``).
The share of the win of each seat comes from games between equal bots, as in ``tetrarch fairness``. It prints how far
the chance of a seat is from an even share, for both kinds of deals, and the difference: the root of the mean square
over seeds and seats in percentage points, without the part that a finite number of games explains. The last line is the
correlation of estimates and shares of ordinary deals. The 95 % intervals come from drawing the seeds anew (bootstrap).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tetrarch.analysis.balance import balanced_game, estimate
from tetrarch.analysis.fairness import BOT, measure_fairness, setup_of
from tetrarch.arena.jobs import run_jobs
from tetrarch.core import registry
from tetrarch.core.game import GamePosition

Array = npt.NDArray[np.float64]
DRAWS = 2000
"""How often the seeds are drawn anew for an interval."""


class Question(NamedTuple):
    """The two deals of one seed."""

    number: int
    game: str
    players: int
    variants: list[str]
    games: int
    bot: str


class Deals(NamedTuple):
    """The chances of all seats with the deals of one seed."""

    number: int
    estimated: list[float]
    """With the ordinary deal, by the search that chooses balanced deals."""
    ordinary: list[float]
    """The shares with the ordinary deal."""
    balanced: list[float]
    """The shares with the balanced deal."""


def measure(question: Question, is_stopped: Callable[[], bool]) -> Deals:
    """Deal and play the games of one seed."""
    seed = f"balance {question.number}"
    definition = registry.game(question.game)
    options = definition.bounded_options({"variants": question.variants})
    ordinary = definition.new_game(question.players, options, seed=seed).position
    balanced = balanced_game(question.game, question.players, options, seed=seed).position

    def shares(position: GamePosition) -> list[float]:
        found = measure_fairness(
            setup_of(position), games=question.games, bot=question.bot, seed=seed, is_stopped=is_stopped
        )
        return [share.share for share in found.seats]

    estimated = [chance / 1e6 for chance in estimate(ordinary, seed)]
    return Deals(question.number, estimated, shares(ordinary), shares(balanced))


def unevenness(shares: Array, games: int) -> float:
    """How far the chance of a seat is from an even share, without the part of chance in so many games."""
    noise = shares * (1 - shares) / (games - 1)
    return float(np.sqrt(max(np.mean((shares - 1 / shares.shape[1]) ** 2 - noise), 0.0)))


def correlation(estimated: Array, shares: Array) -> float:
    """The correlation of estimates and shares; 0 if all estimates or all shares are equal."""
    if np.ptp(estimated) == 0 or np.ptp(shares) == 0:
        return 0.0
    return float(np.corrcoef(estimated.ravel(), shares.ravel())[0, 1])


def figures(deals: Array, games: int) -> Array:
    """The unevenness of ordinary and of balanced deals, the difference, and the correlation."""
    estimated, ordinary, balanced = deals.transpose(1, 0, 2)
    before, after = unevenness(ordinary, games), unevenness(balanced, games)
    return np.array([before, after, before - after, correlation(estimated, ordinary)])


def intervals(deals: Array, games: int) -> Array:
    """The lower and upper ends of the 95 % intervals of all figures."""
    random = np.random.default_rng(1)
    drawn = [figures(deals[random.integers(0, len(deals), len(deals))], games) for _ in range(DRAWS)]
    return np.quantile(drawn, (0.025, 0.975), axis=0)


def main() -> None:
    """Print a line for the deals of each seed, and the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(registry.names()))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    questions = [
        Question(number, given.game, given.players, given.variant, given.games, given.bot)
        for number in range(1, given.deals + 1)
    ]
    found = []
    for deals in run_jobs(measure, questions, given.processes):
        found.append(deals)
        kinds = zip(("estimated", "ordinary", "balanced"), deals[1:], strict=True)
        shown = (f"{kind} {', '.join(f'{share:.1%}' for share in shares)}" for kind, shares in kinds)
        print(f"seed {deals.number}: {'; '.join(shown)}", flush=True)
    measured = np.array([deals[1:] for deals in sorted(found)])
    names = ("ordinary deals, points", "balanced deals, points", "difference, points", "correlation")
    ends = intervals(measured, given.games).T
    for name, figure, (low, high) in zip(names, figures(measured, given.games), ends, strict=True):
        factor, digits = (1, 2) if name == "correlation" else (100, 1)
        low, high, figure = (f"{factor * value:.{digits}f}" for value in (low, high, figure))
        print(f"{name}: {figure} ({low} to {high})")


if __name__ == "__main__":
    main()
