"""Intervals of chances, and spreads."""

from __future__ import annotations

import numpy as np
import pytest

from tetrarch.arena import wilson
from tetrarch.arena.ratings import FEW_GAMES, Interval, clustered_share, share_of, spread_of


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


def test_pieces_that_win_together_count_as_the_games() -> None:
    for games in (4, 400):
        won = [4.0 * (number % 4 == 0) for number in range(games)]
        found = clustered_share(won, [4] * games)
        assert (found.games, found.won) == (4 * games, games)
        alone = share_of(games / 4, games).interval
        assert (found.interval.low, found.interval.high) == pytest.approx((alone.low, alone.high))


def test_one_piece_in_each_game_has_the_interval_of_wilson() -> None:
    assert clustered_share([1, 0, 0.5, 0], [1, 1, 1, 0]) == share_of(1.5, 3)
    assert clustered_share([], []) == share_of(0, 0)


def test_pieces_that_win_independently_count_one_by_one() -> None:
    random = np.random.default_rng(1)
    counts = random.integers(1, 8, 20_000)
    found = clustered_share(random.binomial(counts, 0.3), counts)
    alone = share_of(found.won, found.games)
    assert width(found.interval) == pytest.approx(width(alone.interval), rel=0.03)


def test_games_that_are_all_alike_count_as_games() -> None:
    """Where both players hold the same, they have one win of two: without differences, no interval would be left."""
    for games in (1, FEW_GAMES + 1):
        assert clustered_share([1.0] * games, [2] * games).interval == share_of(games / 2, games).interval
        assert clustered_share([2.0] * games, [2] * games).interval == share_of(games, games).interval


@pytest.mark.parametrize("kind", ["together", "against each other", "mixed"])
def test_about_95_percent_of_the_intervals_hold_the_share(kind: str) -> None:
    """Each game has a chance of its own, or its two players hold 0 to 5 each and one of them wins."""
    random = np.random.default_rng(7)
    covered, studies, games = 0, 600, 150
    for _ in range(studies):
        if kind == "against each other":
            winner, loser = random.integers(0, 6, games), random.integers(0, 6, games)
            won, counts, share = winner, winner + loser, 0.5
        else:
            counts = random.integers(0, 6, games)
            spread = 0.5 if kind == "together" else 5.0
            won, share = random.binomial(counts, random.beta(0.4 * spread, 0.6 * spread, games)), 0.4
        interval = clustered_share(won, counts).interval
        covered += interval.low <= share <= interval.high
    assert 0.93 <= covered / studies <= 0.97


def width(interval: Interval) -> float:
    """How wide an interval is."""
    return interval.high - interval.low
