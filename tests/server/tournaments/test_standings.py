"""Standings: points by place, the tie-breaks in order, and shared ranks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tetrarch.server.tournaments.standings import Game, Standing, game_points, standings


def win(winner: int, loser: int) -> Game:
    return Game((winner, loser), (1, 2))


def draw(one: int, other: int) -> Game:
    return Game((one, other), (1, 1))


def order(found: list[Standing]) -> list[tuple[int, int]]:
    return [(line.rank, line.player) for line in found]


def test_each_player_behind_counts_one_and_each_beside_half() -> None:
    assert game_points((1, 2)) == [1, 0]
    assert game_points((1, 1)) == [0.5, 0.5]
    assert game_points((2, 1, 3, 4)) == [2, 3, 1, 0]
    assert game_points((1, 2, 2, 4)) == [3, 1.5, 1.5, 0]


@given(st.lists(st.integers(1, 4), min_size=2, max_size=4))
def test_a_table_always_gives_the_same_number_of_points(places: list[int]) -> None:
    assert sum(game_points(places)) == len(places) * (len(places) - 1) / 2


def test_buchholz_separates_equal_points_in_a_swiss() -> None:
    # 0 and 1 have two points each; the opponents of 0 have more.
    games = [win(0, 2), win(1, 3), win(0, 4), win(1, 5), win(2, 5), win(4, 3)]
    found = standings(range(6), games, "swiss", 2)
    assert order(found)[:2] == [(1, 0), (2, 1)]
    assert [line.buchholz for line in found[:2]] == [2, 0]


def test_sonneborn_berger_counts_beaten_opponents() -> None:
    games = [win(0, 1), win(2, 0), win(1, 3), draw(0, 3), draw(1, 2), draw(2, 3)]
    found = {line.player: line for line in standings(range(4), games, "round-robin", 2)}
    assert found[0].points == 1.5
    assert found[0].sonneborn == found[1].points + found[3].points / 2
    assert found[2].sonneborn == found[0].points + found[1].points / 2 + found[3].points / 2


def test_the_direct_encounter_comes_last_and_what_it_leaves_equal_shares_a_rank() -> None:
    found = standings(range(4), [win(1, 0), win(0, 2), win(2, 1)], "round-robin", 2)
    assert order(found) == [(1, 0), (1, 1), (1, 2), (4, 3)]
    # 1 and 3 have equal points and equal Sonneborn-Berger scores; 1 has beaten 3.
    games = [win(0, 1), win(0, 2), draw(0, 3), draw(1, 2), win(1, 3), win(3, 2)]
    found = standings(range(4), games, "round-robin", 2)
    assert order(found) == [(1, 0), (2, 1), (3, 3), (4, 2)]
    assert [(line.points, line.sonneborn, line.direct) for line in found[1:3]] == [(1.5, 1.75, 1), (1.5, 1.75, 0)]


def test_a_bye_is_a_won_game_in_a_swiss_and_a_rest_in_a_round_robin() -> None:
    games = [Game((2,), (1,)), win(0, 1)]
    swiss = {line.player: line for line in standings(range(3), games, "swiss", 2)}
    assert (swiss[2].points, swiss[2].byes, swiss[2].played, swiss[2].buchholz) == (1, 1, 0, 1)
    robin = {line.player: line for line in standings(range(3), games, "round-robin", 2)}
    assert (robin[2].points, robin[2].byes) == (0, 1)
    four = standings(range(5), [Game((4,), (1,))], "swiss", 4)
    assert (four[0].player, four[0].points) == (4, 3)


def test_before_the_first_game_all_share_the_first_rank() -> None:
    assert order(standings([3, 1, 2], [], "swiss", 2)) == [(1, 3), (1, 1), (1, 2)]


@given(st.permutations(range(6)), st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(1, 2))))
def test_the_order_of_players_and_games_changes_nothing(
    players: list[int], results: list[tuple[int, int, int]]
) -> None:
    games = [Game((one, other), (1, place)) for one, other, place in results if one != other]
    ranks = {line.player: line for line in standings(range(6), games, "swiss", 2)}
    assert {line.player: line for line in standings(players, games[::-1], "swiss", 2)} == ranks
