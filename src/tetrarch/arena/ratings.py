"""Statistics of games: shares with their intervals, spreads, and how strong the bots are.

Ratings come from the order in which the bots finished, by the model of Plackett and Luce: each bot has a strength, and
of those who are still to be placed each takes the next place with a chance in proportion to its strength. With two
players it is the model of Bradley and Terry. A tie counts as all its orders, each with the same part of a game: with
two players as half a win for both. To keep strengths finite if one bot always wins, every two bots also get one tied
game that was not played; for two bots that is the prior of Jeffreys.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from math import log, sqrt
from statistics import NormalDist

import msgspec
import numpy as np
import numpy.typing as npt

Z = NormalDist().inv_cdf(0.975)
"""How many standard deviations hold 95%."""
FEW_GAMES = 30
"""With fewer games, the differences between them do not show how much their results depend on each other."""

ANCHOR_RATING = 1000.0
ELO = 400 / log(10)
"""Rating points for each unit of a logarithm of strength: 400 points are odds of ten to one to finish ahead."""

Array = npt.NDArray[np.float64]
Order = tuple[str, ...]
"""Bots from the first place to the last."""


class Interval(msgspec.Struct, frozen=True):
    """Where a figure lies with 95% confidence."""

    low: float
    high: float


class Share(msgspec.Struct, frozen=True):
    """A part of some games, with its interval."""

    games: int
    won: float
    """Shared wins count as the part that each has of them."""
    share: float
    interval: Interval


class Spread(msgspec.Struct, frozen=True):
    """How a figure is spread over the games."""

    mean: float
    least: float
    q05: float
    q25: float
    median: float
    q75: float
    q95: float
    most: float


def wilson(won: float, games: float, z: float = Z) -> Interval:
    """The score interval of Wilson (1927) for a chance: it fits few games, and chances near 0 and 1."""
    if games <= 0:
        return Interval(0.0, 1.0)
    share = won / games
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z / scale * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low = 0.0 if won <= 0 else max(0.0, middle - half)
    return Interval(low, 1.0 if won >= games else min(1.0, middle + half))


def share_of(won: float, games: int) -> Share:
    """The share of won games."""
    won = min(max(won, 0.0), float(games))  # sums of thirds may miss by a hair
    return Share(games, won, won / games if games else 0.0, wilson(won, games))


def clustered_share(won: npt.ArrayLike, counts: npt.ArrayLike) -> Share:
    """The share of won pieces, with ``counts`` pieces in each game, whose results depend on each other.

    It is a ratio of two sums over games. Its linearised variance says how many independent results would be as precise;
    the interval is Wilson's for that number. It may be smaller or larger than the number of pieces. If there are few
    games, or all are alike, it is the number of games.
    """
    wins, sizes = np.asarray(won, dtype=float), np.asarray(counts, dtype=float)
    pieces, games = round(float(sizes.sum())), int(np.count_nonzero(sizes))
    found = share_of(float(wins.sum()), pieces)
    if pieces == games:
        return found
    residuals = wins - found.share * sizes
    variance = float(residuals @ residuals) / pieces**2
    known = games >= FEW_GAMES and variance * pieces > 1e-9
    equivalent = found.share * (1 - found.share) / variance if known else games
    return msgspec.structs.replace(found, interval=wilson(found.share * equivalent, equivalent))


def spread_of(figures: Sequence[float]) -> Spread:
    """Mean and quantiles."""
    quantiles = np.quantile(np.asarray(figures, dtype=float), (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1))
    return Spread(float(np.mean(figures)), *map(float, quantiles))


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is."""

    bot: str
    rating: float
    interval: Interval
    """Of the difference to the anchor, which has none of its own."""
    is_anchor: bool = False


class Finish(msgspec.Struct, frozen=True):
    """The result of one game, for ratings."""

    deal: Hashable
    """Games of one deal are not independent of each other."""
    standings: tuple[tuple[str, ...], ...]
    """The bots in each place, from the first; several where they are tied."""


def rate(finishes: Iterable[Finish], bots: Sequence[str], anchor: str | None = None) -> list[Rating]:
    """The ratings of the bots, in their order; the anchor is ``random`` or else the first of them."""
    anchor = anchor or ("random" if "random" in bots else bots[0])
    if anchor not in bots:
        raise ValueError(f"the anchor {anchor!r} is none of the bots")
    index = {bot: number for number, bot in enumerate(bots)}
    free = [number for bot, number in index.items() if bot != anchor]
    strengths, errors = fit(list(finishes), index, free)
    found = []
    for bot, number in index.items():
        rating = ANCHOR_RATING + ELO * float(strengths[number])
        half = Z * ELO * float(errors[number])
        found.append(Rating(bot, rating, Interval(rating - half, rating + half), bot == anchor))
    return found


def orders_of(standings: Sequence[Sequence[str]]) -> Iterator[tuple[Order, float]]:
    """All orders that standings with ties may stand for, each with its part of the game."""
    ways = [list(permutations(tied)) for tied in standings]
    count = 1
    for way in ways:
        count *= len(way)
    for chosen in product(*ways):
        yield tuple(bot for tied in chosen for bot in tied), 1 / count


def fit(finishes: Sequence[Finish], index: dict[str, int], free: Sequence[int]) -> tuple[Array, Array]:
    """The most likely logarithms of strength, and their standard errors; those that are not free are 0.

    The errors are the greater of two: those that the curvature of the likelihood gives, as if all games were
    independent, and those that the differences between deals give, whatever happens within a deal.
    """
    by_deal: defaultdict[tuple[Hashable, Order], float] = defaultdict(float)
    total: defaultdict[Order, float] = defaultdict(float)
    for finish in finishes:
        for order, weight in orders_of(finish.standings):
            by_deal[finish.deal, order] += weight
            total[order] += weight
    prior = {order: 0.5 for pair in combinations(index, 2) for order in permutations(pair)}
    groups = [*as_arrays(total, index), *as_arrays(prior, index)]
    strengths = climb(groups, len(index), free)
    errors = np.zeros(len(index))
    if free:
        spread = np.linalg.inv(-likelihood(groups, strengths)[2][np.ix_(free, free)])
        slopes = slopes_of_deals(by_deal, index, strengths)[:, free]
        deals = max(2, len(slopes))
        between = spread @ (slopes.T @ slopes) @ spread * deals / (deals - 1)
        errors[free] = np.sqrt(np.maximum(np.diag(spread), np.diag(between)))
    return strengths, errors


def slopes_of_deals(by_deal: Mapping[tuple[Hashable, Order], float], index: dict[str, int], strengths: Array) -> Array:
    """The gradient of the likelihood of the games of each deal, one row per deal."""
    own = {
        order: likelihood(as_arrays({order: 1.0}, index), strengths)[1]
        for order in dict.fromkeys(order for _, order in by_deal)
    }
    rows: dict[Hashable, Array] = {}
    for (deal, order), weight in by_deal.items():
        rows[deal] = rows.get(deal, np.zeros(len(index))) + weight * own[order]
    return np.array(list(rows.values())).reshape(-1, len(index))


def climb(groups: Sequence[tuple[Array, Array]], bots: int, free: Sequence[int]) -> Array:
    """Newton's method: the likelihood has one top."""
    strengths = np.zeros(bots)
    for _ in range(200):
        height, slope, curvature = likelihood(groups, strengths)
        step = np.zeros(bots)
        if free:
            step[free] = np.linalg.solve(-curvature[np.ix_(free, free)], slope[free])
        step /= max(1.0, float(np.abs(step).max(initial=0.0)) / 3)
        while likelihood(groups, strengths + step)[0] < height - 1e-9 * abs(height):
            step /= 2
        strengths = strengths + step
        if np.abs(step).max(initial=0.0) < 1e-9:
            break
    return strengths


def as_arrays(orders: Mapping[Order, float], index: dict[str, int]) -> list[tuple[Array, Array]]:
    """Orders of one length together: who stands in which place as 0 and 1, and how much each order weighs."""
    by_length: defaultdict[int, list[Order]] = defaultdict(list)
    for order in orders:
        by_length[len(order)].append(order)
    unit = np.eye(len(index))
    return [
        (unit[[[index[bot] for bot in order] for order in group]], np.array([orders[order] for order in group]))
        for group in by_length.values()
    ]


def likelihood(groups: Sequence[tuple[Array, Array]], strengths: Array) -> tuple[float, Array, Array]:
    """The logarithm of the likelihood of all orders, its slope and its curvature."""
    height, slope, curvature = 0.0, np.zeros(len(strengths)), np.zeros((len(strengths), len(strengths)))
    for places, weights in groups:
        logs = places @ strengths
        for place in range(places.shape[1] - 1):
            rest = np.exp(logs[:, place:])
            below = rest.sum(axis=1)
            chances = np.einsum("gs,gsb->gb", rest / below[:, None], places[:, place:])
            height += float(weights @ (logs[:, place] - np.log(below)))
            slope += weights @ (places[:, place] - chances)
            curvature += np.einsum("g,ga,gb->ab", weights, chances, chances) - np.diag(weights @ chances)
    return height, slope, curvature
