"""Ratings recover the strengths that made the results, and their intervals hold them."""

from __future__ import annotations

from itertools import combinations
from math import log10

import numpy as np
import pytest

from tetrarch.arena import Finish, Rating, rate
from tetrarch.arena.ratings import ANCHOR_RATING

STRENGTHS = {"random": 0.0, "weak": 0.5, "middle": 1.0, "strong": 2.0}
"""Logarithms of strength."""
ELO = 400 / np.log(10)


def finished(generator: np.random.Generator, bots: list[str], games: int, first_deal: int = 0) -> list[Finish]:
    """Games of these bots with results drawn from the model: the least of exponential times is placed first."""
    rates = np.exp([STRENGTHS[bot] for bot in bots])
    times = generator.exponential(1 / rates, (games, len(bots)))
    return [
        Finish(first_deal + game, tuple((bots[seat],) for seat in order)) for game, order in enumerate(times.argsort())
    ]


def by_bot(ratings: list[Rating]) -> dict[str, Rating]:
    return {rating.bot: rating for rating in ratings}


def results(won: int, tied: int, lost: int) -> list[Finish]:
    """Games of A against B, each on its own deal."""
    standings = [(("A",), ("B",))] * won + [(("A", "B"),)] * tied + [(("B",), ("A",))] * lost
    return [Finish(deal, standing) for deal, standing in enumerate(standings)]


@pytest.mark.parametrize(("won", "tied", "lost"), [(70, 0, 30), (10, 20, 10), (0, 7, 13), (20, 0, 0)])
def test_two_bots_have_the_odds_of_their_games_and_one_tie(won: int, tied: int, lost: int) -> None:
    ratings = by_bot(rate(results(won, tied, lost), ["A", "B"], anchor="B"))
    odds = (won + tied / 2 + 0.5) / (lost + tied / 2 + 0.5)
    assert ratings["A"].rating == pytest.approx(ANCHOR_RATING + 400 * log10(odds))
    assert ratings["B"].rating == ANCHOR_RATING


def test_the_interval_of_two_bots_is_that_of_the_likelihood() -> None:
    rating = by_bot(rate(results(70, 0, 30), ["B", "A"]))["A"]
    share = 70.5 / 101
    half = 1.959964 * ELO / np.sqrt(101 * share * (1 - share))
    assert rating.interval.high - rating.rating == pytest.approx(half, rel=0.01)
    assert rating.rating - rating.interval.low == pytest.approx(rating.interval.high - rating.rating)


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    rating = by_bot(rate(results(0, 0, 50), ["A", "B"]))["B"]
    assert 1500 < rating.rating < 2500
    assert rating.interval.low > ANCHOR_RATING + 200


@pytest.mark.parametrize("players", [2, 3, 4])
def test_true_strengths_are_recovered(players: int) -> None:
    generator = np.random.default_rng(players)
    games = [finish for table in combinations(STRENGTHS, players) for finish in finished(generator, list(table), 4000)]
    for bot, rating in by_bot(rate(games, list(STRENGTHS))).items():
        assert rating.rating == pytest.approx(ANCHOR_RATING + ELO * STRENGTHS[bot], abs=15)


def test_copies_of_a_bot_share_its_strength() -> None:
    generator = np.random.default_rng(7)
    games = finished(generator, ["strong", "random", "random", "random"], 4000)
    assert by_bot(rate(games, ["random", "strong"]))["strong"].rating == pytest.approx(ANCHOR_RATING + 2 * ELO, abs=15)


@pytest.mark.parametrize("players", [2, 4])
def test_intervals_contain_the_true_rating_as_often_as_they_claim(players: int) -> None:
    generator = np.random.default_rng(10 + players)
    held: list[bool] = []
    for _ in range(150):
        tables = combinations(STRENGTHS, players)
        games = [finish for table in tables for finish in finished(generator, list(table), 60, len(held) * 1000)]
        for bot, rating in by_bot(rate(games, list(STRENGTHS))).items():
            if not rating.is_anchor:
                held.append(rating.interval.low <= ANCHOR_RATING + ELO * STRENGTHS[bot] <= rating.interval.high)
    assert 0.92 <= np.mean(held) <= 0.99


def test_games_of_one_deal_that_always_go_alike_count_as_fewer() -> None:
    alone = results(30, 0, 20)
    alike = [Finish(finish.deal, finish.standings) for finish in alone for _ in range(4)]
    apart = [Finish((finish.deal, copy), finish.standings) for finish in alone for copy in range(4)]
    widths = [
        rating.interval.high - rating.interval.low
        for rating in (by_bot(rate(games, ["B", "A"]))["A"] for games in (alone, alike, apart))
    ]
    assert widths[1] == pytest.approx(widths[0], rel=0.05)
    assert widths[2] == pytest.approx(widths[0] / 2, rel=0.05)


def test_the_anchor_is_random_or_the_first() -> None:
    assert [rating.is_anchor for rating in rate(results(1, 0, 0), ["A", "B"])] == [True, False]
    finish = Finish(0, (("A",), ("random",)))
    assert [rating.is_anchor for rating in rate([finish], ["A", "random"])] == [False, True]
    with pytest.raises(ValueError, match="'C' is none of the bots"):
        rate(results(1, 0, 0), ["A", "B"], anchor="C")


def test_another_anchor_only_shifts_the_scale() -> None:
    games = finished(np.random.default_rng(3), list(STRENGTHS), 300)
    one, other = (by_bot(rate(games, list(STRENGTHS), anchor)) for anchor in ("random", "strong"))
    shift = one["strong"].rating - ANCHOR_RATING
    for bot in STRENGTHS:
        assert other[bot].rating == pytest.approx(one[bot].rating - shift, abs=1e-6)


def test_a_tie_of_three_is_even_and_one_bot_alone_is_the_anchor() -> None:
    ratings = rate([Finish(0, (("A", "B", "C"),))], ["A", "B", "C"])
    assert [rating.rating for rating in ratings] == pytest.approx([ANCHOR_RATING] * 3)
    (alone,) = rate([Finish(0, (("A", "A"),))], ["A"])
    assert (alone.rating, alone.is_anchor) == (ANCHOR_RATING, True)
