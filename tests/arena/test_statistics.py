"""Intervals of chances, and spreads."""

from __future__ import annotations

import numpy as np
import pytest

from tetrarch.arena import wilson
from tetrarch.arena.ratings import Interval, share_of, spread_of


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_as_published(won: int, games: int, low: float, high: float) -> None:
    """Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3."""
    interval = wilson(won, games)
    assert (round(interval.low, 4), round(interval.high, 4)) == (low, high)
    mirrored = wilson(games - won, games)
    assert (round(1 - mirrored.high, 4), round(1 - mirrored.low, 4)) == (low, high)


def test_wilson_of_no_games_is_anything() -> None:
    assert wilson(0, 0) == Interval(0.0, 1.0)


@pytest.mark.parametrize("chance", [0.03, 0.3, 0.5])
def test_wilson_holds_the_true_chance_about_as_often_as_it_says(chance: float) -> None:
    won = np.random.default_rng(1).binomial(80, chance, 4000)
    held = np.mean([interval.low <= chance <= interval.high for interval in (wilson(float(n), 80) for n in won)])
    assert 0.92 <= held <= 0.98


def test_shares_of_thirds_stay_within_bounds() -> None:
    share = share_of(sum([1 / 3] * 9), 3)
    assert share.won == pytest.approx(3)
    assert share.share <= 1
    assert share.interval.high == pytest.approx(1)


def test_spread() -> None:
    spread = spread_of(list(range(101)))
    assert (spread.mean, spread.least, spread.q05, spread.q25) == (50, 0, 5, 25)
    assert (spread.median, spread.q75, spread.q95, spread.most) == (50, 75, 95, 100)
