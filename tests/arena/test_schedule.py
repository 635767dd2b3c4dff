"""Who plays whom, in which seats, on which deal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.arena.conftest import QUICK, TWINS, Enter, Scripted, first_legal, quick_schedule
from tetrarch import eko
from tetrarch.arena import Schedule, Setup
from tetrarch.arena.schedule import MOST_GAMES, seating, tables_of
from tetrarch.bots.bot import Budget
from tetrarch.core import SetupError


@pytest.mark.parametrize(
    ("bots", "players", "tables"),
    [
        ("AB", 2, ["AB"]),
        ("ABC", 2, ["AB", "AC", "BC"]),
        ("ABCD", 3, ["ABC", "ABD", "ACD", "BCD"]),
        ("AB", 3, ["ABA", "ABB"]),
        ("AB", 4, ["ABAA", "ABBB"]),
        ("ABC", 4, ["ABCA", "ABCB", "ABCC"]),
        ("A", 2, ["AA"]),
        ("AA", 2, ["AA"]),
        ("ABBB", 4, ["ABBB"]),
        ("ABB", 2, ["AB"]),
    ],
)
def test_tables(bots: str, players: int, tables: list[str]) -> None:
    assert ["".join(table) for table in tables_of(bots, players)] == tables


def test_the_seed_none_stands_for_a_fresh_one() -> None:
    one, other = (quick_schedule(seed=None) for _ in range(2))
    assert one.seed not in (None, "None", other.seed)
    assert next(one.matches()).deal_seed == f"{one.seed} deal 1"


@pytest.mark.parametrize(("bots", "players", "deals"), [("AB", 2, 3), ("ABC", 2, 2), ("ABC", 3, 4), ("ABCD", 4, 6)])
def test_every_bot_sits_in_every_seat_of_every_deal_equally_often(bots: str, players: int, deals: int) -> None:
    schedule = quick_schedule(setup=Setup(game="eko", players=players), bots=list(bots))
    matches = list(quick_schedule(schedule.games_of_deal * deals, setup=schedule.setup, bots=list(bots)).matches())
    assert [match.number for match in matches] == list(range(1, len(matches) + 1))
    for deal in range(1, deals + 1):
        games = [match for match in matches if match.deal == deal]
        assert len({match.deal_seed for match in games}) == 1
        seats = Counter((seat, bot) for match in games for seat, bot in enumerate(match.seats))
        assert len(seats) == len(bots) * players
        assert len(set(seats.values())) == 1
    assert len({match.deal_seed for match in matches}) == deals
    assert len({match.bots_seed for match in matches}) == len(matches)


def test_neighbours_change_from_deal_to_deal() -> None:
    orders = [seating("ABCD", deal) for deal in range(12)]
    assert len(set(orders[:6])) == 6
    assert orders[:6] == orders[6:]
    assert {order[0] for order in orders} == {"A"}
    assert seating("AB", 5) == ("A", "B")


def test_a_pair_of_games_is_one_deal_with_seats_swapped() -> None:
    first, second, third, _ = quick_schedule().matches()
    assert (first.seats, second.seats) == (("random", "random:"), ("random:", "random"))
    deals = [QUICK.new_game(match.deal_seed, list(match.seats)) for match in (first, second, third)]
    assert deals[0].position == deals[1].position != deals[2].position
    assert deals[0].names == ["random", "random:"]


def test_a_rotated_game_of_legends_has_the_same_map_and_deck() -> None:
    setup = Setup(game="legends", players=3, options={"variants": ["match"]})
    matches = list(quick_schedule(6, setup=setup).matches())
    dealt = [setup.new_game(match.deal_seed, list(match.seats)) for match in matches]
    assert all(game.position == dealt[0].position for game in dealt)


@pytest.mark.parametrize(("games", "total"), [(1, 6), (6, 6), (7, 12), (100, 102)])
def test_games_are_rounded_up_to_whole_deals(games: int, total: int) -> None:
    schedule = quick_schedule(games, bots=["random", "greedy", "random:"])
    assert schedule.total == len(list(schedule.matches())) == total


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"games": 0}, "games: 0 is not from 1"),
        ({"games": MOST_GAMES + 1}, "are more than 1000000"),
        ({"bots": []}, "bots: at least one must be named"),
        ({"bots": ["random", " "]}, "bots: at least one must be named"),
        ({"setup": Setup(game="eko", players=5)}, r"players: 5 is not 2, 3 or 4 \(E1.1\)"),
        ({"setup": Setup(game="legends", players=1)}, r"players: 1 is not 2, 3 or 4 \(L1.1\)"),
        ({"simulations": 0}, "budget: a budget of 0 simulations"),
        ({"seconds": -1.0}, "budget: a budget of -1.0 seconds"),
    ],
)
def test_bad_schedules_are_refused(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        quick_schedule(**changes)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"game": "chess"}, "game: unknown game 'chess'"),
        ({"game": "legends", "options": {"round_limit": 3}}, "round_limit: is not an option of legends"),
        ({"game": "eko", "options": {"quick_setup": False}}, "quick_setup: is not an option of eko"),
    ],
)
def test_bad_setups_are_refused(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        Setup(**changes)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"bots": ["random", "randum"]}, "unknown bot 'randum'; did you mean 'random'"),
        ({"setup": Setup(game="eko", options={"variants": ["portal"]})}, "unknown variant 'portal'"),
        ({"seed": "a\nb"}, "line feed"),
    ],
)
def test_an_unplayable_schedule_is_reported_before_the_first_game(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        quick_schedule(**changes).check()


def test_a_game_of_eko_between_bots_has_a_default_limit() -> None:
    def agreed(setup: Setup) -> tuple[int | None, bool]:
        position = setup.new_game("1", TWINS).position
        assert isinstance(position, eko.Position)
        return position.options.round_limit, position.options.repetition

    assert agreed(Setup(game="eko")) == (200, True)
    assert agreed(Setup(game="eko", options={"repetition": True})) == (None, True)


def test_only_clocks_and_programs_make_a_schedule_unsure(enter: Enter) -> None:
    assert quick_schedule().is_reproducible
    assert quick_schedule(simulations=10).is_reproducible
    assert not quick_schedule(seconds=0.1).is_reproducible
    assert not quick_schedule(bots=["random", "exec:true"]).is_reproducible
    timed = enter("timed", Scripted(first_legal))
    timed.budget = Budget(seconds=1)
    schedule = quick_schedule(bots=["random", "timed"])
    assert not schedule.is_reproducible
    assert quick_schedule(bots=["random", "timed"], simulations=5).is_reproducible
    timed.budget = Budget(simulations=5)
    assert schedule.is_reproducible


def test_a_schedule_without_a_budget_leaves_each_bot_its_own() -> None:
    assert quick_schedule().budget is None
    assert quick_schedule(simulations=5, seconds=1.5).budget == Budget(5, 1.5)
    assert isinstance(quick_schedule(), Schedule)
