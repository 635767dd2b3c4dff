"""How much the chances of the seats differ from deal to deal, and how well balanced deals are recognised.

    python bench/balance.py eko --deals 50 --games 400
    python bench/balance.py legends --variant leaders --deals 50 --games 400

For each deal it compares the estimate by which balanced deals are chosen with the share of the win of the first seat in
games between equal bots (``tetrarch fairness``). It prints the standard deviation of the shares from deal to deal, in
percentage points, without the part that a finite number of games explains, and the correlation of estimates and shares.
"""

from __future__ import annotations

import argparse
import math
import statistics
from typing import NamedTuple

from tetrarch.analysis.balance import estimate
from tetrarch.analysis.fairness import BOT, measure_fairness, setup_of
from tetrarch.core import registry
from tetrarch.core.game import GamePosition


class Deal(NamedTuple):
    """A deal with the chance of its first seat."""

    estimated: float
    measured: float


def dealt(game: str, players: int, variants: list[str], seed: str) -> GamePosition:
    """The first position of a seed in which a player decides."""
    definition = registry.game(game)
    position: GamePosition = definition.deal(players, definition.bounded_options({"variants": variants}), seed)
    while position.awaits_chance:
        position.play_chance(definition.chance_again(position, seed))
    return position


def spread(deals: list[Deal], games: int) -> float:
    """The standard deviation of the chances without the part of chance in so many games."""
    shares = [deal.measured for deal in deals]
    noise = statistics.fmean(share * (1 - share) / games for share in shares)
    return math.sqrt(max(statistics.variance(shares) - noise, 0.0))


def correlation(deals: list[Deal]) -> float:
    """The correlation of estimates and shares; 0 if all estimates or all shares are equal."""
    estimated, measured = zip(*deals, strict=True)
    if len(set(estimated)) == 1 or len(set(measured)) == 1:
        return 0.0
    return statistics.correlation(estimated, measured)


def main() -> None:
    """Print a line for each deal, and the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(registry.names()))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    deals = []
    for number in range(1, options.deals + 1):
        seed = f"balance {number}"
        position = dealt(options.game, options.players, options.variant, seed)
        found = measure_fairness(
            setup_of(position), games=options.games, bot=options.bot, seed=seed, processes=options.processes
        )
        deals.append(Deal(estimate(position, seed)[0] / 1e6, found.seats[0].share))
        print(f"deal {number}: estimated {deals[-1].estimated:.1%}, measured {deals[-1].measured:.1%}", flush=True)
    print(f"standard deviation {100 * spread(deals, options.games):.1f} points, correlation {correlation(deals):.2f}")


if __name__ == "__main__":
    main()
