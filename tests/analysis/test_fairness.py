"""How fair set-ups are: shares with intervals, the same for any number of processes, and forced openings."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from tetrarch import eko, legends
from tetrarch.analysis import fairness
from tetrarch.analysis.fairness import (
    EvenBid,
    Fairness,
    Forced,
    Question,
    best_bids,
    even_bid,
    measure_fairness,
    play_question,
    setup_of,
)
from tetrarch.analysis.legends import forced_decision, forced_openings
from tetrarch.analysis.numbers.statistics import mean_of
from tetrarch.arena import Setup
from tetrarch.arena.ratings import share_of
from tetrarch.bots import eko_bot
from tetrarch.cli.commands.fairness import fairness_lines
from tetrarch.core import registry


def test_a_seat_that_is_about_to_win_is_favoured() -> None:
    game = eko.new_game(2, seed="finished", round_limit=60)
    bots = [eko_bot(name, 1, seat) for seat, name in enumerate(["greedy", "random"])]
    while game.outcome is None:
        game.play(bots[game.position.decider].decide(game.position, game.position.decider))
    found = measure_fairness(setup_of(game.position_after(len(game.events) - 1)), games=6, bot="greedy")
    assert found.favoured == list(game.outcome.winners)
    assert found.seats[game.outcome.winners[0]].share == 1


def test_the_result_is_the_same_for_any_number_of_processes() -> None:
    game = eko.new_game(2, seed=1, round_limit=1)
    found = measure_fairness(setup_of(game.position), games=6, bot="greedy")
    again = measure_fairness(setup_of(game.position), games=6, bot="greedy", processes=2)
    assert again == found
    assert sum(share.won for share in found.seats) == pytest.approx(6)
    assert sum(lead.mean for lead in found.leads) == pytest.approx(0)
    assert (found.is_one_deal, found.forced) == (True, [])


def test_it_stops_when_the_intervals_are_narrow_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "BLOCK", 4)
    setup = Setup(game="eko", options={"round_limit": 1})
    wide = measure_fairness(setup, games=12, bot="random", width=1.0)
    assert wide.games == 4
    assert measure_fairness(setup, games=12, bot="random", width=0.0001).games == 12
    counted: list[int] = []
    stopped = measure_fairness(
        setup, games=12, bot="random", is_stopped=lambda: len(counted) >= 2, on_game=counted.append
    )
    assert stopped.games == 2
    assert not wide.is_one_deal
    assert [share.games for share in wide.order] == [4, 4]


def test_only_hidden_information_differs_between_games_from_a_deal() -> None:
    position = legends.new_game(2, seed=1).position
    setup = setup_of(position)
    dealt = [setup.new_game(seed, []).position for seed in ("one", "two")]
    assert dealt[0] != dealt[1]
    assert [one.view(0) for one in dealt] == [position.view(0)] * 2


@pytest.mark.parametrize(("coins", "seat"), [(0, 0), (0, 1), (3, 1)])
def test_a_forced_opening_decides_who_moves_first_and_what_it_pays(coins: int, seat: int) -> None:
    position = legends.new_game(2, seed=1).position
    assert ("first", str(coins)) in forced_openings(position, contested=False)
    while position.step != "take":
        decider = position.to_decide[0]
        forced = forced_decision(position, decider, seat, ("first", str(coins)))
        position.play(int(position.legal_decisions(decider).ids()[0]) if forced is None else forced, decider)
    assert position.first == seat
    assert [position.coins(one) for one in range(2)] == [12 - coins * (one == seat) for one in range(2)]
    assert forced_openings(position) == []


@pytest.mark.parametrize(("players", "coins"), [(2, 12), (3, 11), (4, 9)])
def test_all_bids_that_are_possible_can_be_forced(players: int, coins: int) -> None:
    """Every seat has so many coins (L2.6), and may bid all of them (L3.1)."""
    position = legends.new_game(players, seed=1).position
    assert forced_openings(position) == [("bid", str(bid)) for bid in range(coins + 1)]
    while position.step != "bid":
        position.play(int(position.legal_decisions().ids()[0]))
    highest = forced_decision(position, position.to_decide[0], position.to_decide[0], ("bid", str(coins)))
    assert highest == position.legal_decisions(position.to_decide[0]).ids()[-1]


def forced_with(shares: Sequence[float], games: int, players: int = 4, kind: str = "first") -> Fairness:
    """A result in which the seat that pays or bids 0, 1, 2 and more coins wins these shares."""
    forced = [
        Forced(kind, str(coins), share_of(share * games, games), mean_of([0.0, 0.0]))
        for coins, share in enumerate(shares)
    ]
    return Fairness(
        game="legends",
        players=players,
        bot="random",
        seed="1",
        games=games,
        is_one_deal=False,
        seats=[share_of(games / players, games)] * players,
        leads=[mean_of([0.0, 0.0])] * players,
        order=[],
        forced=forced,
        best_bids=best_bids(forced) if kind == "bid" else [],
        even_bid=even_bid(forced, players) if kind == "first" else None,
    )


FALLING = [0.40, 0.33, 0.27, 0.23, 0.10]


@pytest.mark.parametrize(
    ("shares", "games", "low", "high", "sentence"),
    [
        (FALLING, 20_000, "2", "2", "Moving first is worth a bid of 2 coins."),
        (FALLING, 600, "1", "3", "Moving first is worth a bid of 1 to 3 coins."),
        (FALLING, 50, None, "4", "Moving first is worth a bid of at most 4 coins or is a disadvantage."),
        ([0.40, 0.27, 0.20, 0.30, 0.31], 20_000, "1", "1", "Moving first is worth a bid of 1 coin."),
        ([0.27, 0.23, 0.20], 20_000, "0", "0", "Moving first is worth no coins."),
        ([0.25, 0.20, 0.15], 20_000, None, "0", "Moving first is worth no coins or is a disadvantage."),
        ([0.23, 0.30, 0.30], 20_000, None, None, "Moving first is a disadvantage even without a bid."),
        ([0.60 - 0.03 * coins for coins in range(12)], 20_000, "11", "11", "Moving first is worth a bid of 11 coins."),
    ],
)
def test_the_price_of_an_even_share_is_as_certain_as_the_games_allow(
    shares: list[float], games: int, low: str | None, high: str | None, sentence: str
) -> None:
    """With four players an even share is a quarter; a price above one that is too high counts no more."""
    found = forced_with(shares, games)
    assert found.even_bid == EvenBid(low, high)
    assert fairness_lines(found, str)[-1] == f"{sentence} Confidence level: 95 %."


def test_a_forced_bid_leaves_all_else_free() -> None:
    """The others bid, and the highest bidder names who moves first (L3.1)."""
    position = legends.new_game(2, seed=1).position
    while position.step != "bid":
        position.play(int(position.legal_decisions().ids()[0]))
    forced = forced_decision(position, 0, 0, ("bid", "2"))
    assert forced is not None
    assert forced_decision(position, 1, 0, ("bid", "2")) is None
    position.play(forced, 0)
    position.play("bid 3", 1)
    assert position.step == "first"
    assert forced_decision(position, 1, 0, ("bid", "2")) is None
    assert position.coins(0) == 12


def test_a_bid_may_be_lost_to_others_that_bid_freely() -> None:
    setup = Setup(game="legends", options={"quick_setup": True})
    firsts = {}
    for opening in (("bid", "0"), ("first", "0")):
        questions = [Question(number, setup, "random", f"game {number}", opening, 0) for number in range(4)]
        firsts[opening] = [play_question(question, lambda: False).first for question in questions]
    assert firsts["first", "0"] == [0] * 4
    assert len(set(firsts["bid", "0"])) == 2, "others outbid it"


@pytest.mark.parametrize(
    ("games", "bids", "sentence"),
    [
        (20_000, ["1"], "A bid of 1 coin wins most often."),
        (2000, ["1", "3"], "One of these bids wins most often: 1 or 3 coins."),
        (200, ["1", "2", "3"], "One of these bids wins most often: 1, 2 or 3 coins."),
        (2, ["0", "1", "2", "3"], "One of these bids wins most often: 0, 1, 2 or 3 coins."),
        (0, ["0", "1", "2", "3"], "One of these bids wins most often: 0, 1, 2 or 3 coins."),
    ],
)
def test_all_bids_that_may_win_most_often_are_named(games: int, bids: list[str], sentence: str) -> None:
    found = forced_with([0.15, 0.42, 0.35, 0.40], games, kind="bid")
    assert (found.best_bids, found.even_bid) == (bids, None)
    assert fairness_lines(found, str)[-1] == f"{sentence} Confidence level: 95 %."
    assert fairness_lines(found, str)[-3].startswith("a bid of 3 coins")


@pytest.mark.parametrize("games", [30, 200])
def test_the_best_bid_and_the_even_price_are_found_in_95_percent_of_measurements(games: int) -> None:
    """The hardest cases: all bids but one are equally good, and all prices leave nearly an even share."""
    random = np.random.default_rng(5)
    bids, prices, studies = [0.5] * 12 + [0.51], [0.53, 0.51, 0.49, 0.47], 400
    found = even = 0
    for _ in range(studies):
        found += "12" in best_bids(forced_with(list(random.binomial(games, bids) / games), games, 2, "bid").forced)
        price = even_bid(forced_with(list(random.binomial(games, prices) / games), games, 2).forced, 2)
        assert price is not None
        even += int(price.low or -1) <= 1 <= int(price.high or -1)
    assert found / studies >= 0.95
    assert even / studies >= 0.95


def test_openings_are_counted_for_the_seat_that_they_are_forced_on() -> None:
    setup = setup_of(legends.new_game(2, seed=1).position)
    found = measure_fairness(setup, games=1, openings=2, bot="random")
    assert [(forced.kind, forced.name, forced.wins.games) for forced in found.forced] == [
        ("bid", str(coins), 2) for coins in range(13)
    ]
    assert set(found.best_bids) >= {max(found.forced, key=lambda forced: forced.wins.share).name}
    assert found.even_bid is None
    one = play_question(Question(0, setup, "random", "1 opening 0", ("first", "2"), 1), lambda: False)
    assert one.first == 1


def test_a_finished_or_limited_position_keeps_its_limit() -> None:
    definition = registry.game("eko")
    free = eko.new_game(2, seed=1).position.to_json()
    limited = definition.bounded_options({"position": free})["position"]
    assert isinstance(limited, dict)
    assert limited["options"]["round_limit"] == 200
    own = {"position": eko.new_game(2, seed=1, round_limit=7).position.to_json()}
    assert definition.bounded_options(own) == own
