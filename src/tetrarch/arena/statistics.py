"""Statistics of the games that were played."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

import msgspec
import numpy as np

Z = NormalDist().inv_cdf(0.975)
"""How many standard deviations hold 95%."""


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


def wilson(won: float, games: float) -> Interval:
    """The score interval of Wilson (1927) for a chance: it fits few games, and chances near 0 and 1."""
    if games <= 0:
        return Interval(0.0, 1.0)
    share = won / games
    scale = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / scale
    half = Z / scale * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    low = 0.0 if won <= 0 else max(0.0, middle - half)
    return Interval(low, 1.0 if won >= games else min(1.0, middle + half))


def share_of(won: float, games: int) -> Share:
    """The share of won games."""
    won = min(max(won, 0.0), float(games))  # sums of thirds may miss by a hair
    return Share(games, won, won / games if games else 0.0, wilson(won, games))


def spread_of(figures: Sequence[float]) -> Spread:
    """Mean and quantiles."""
    quantiles = np.quantile(np.asarray(figures, dtype=float), (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1))
    return Spread(float(np.mean(figures)), *map(float, quantiles))
