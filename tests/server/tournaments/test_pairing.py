"""Pairings: nobody meets twice while that is possible, byes and seats are shared evenly, equal input pairs equally."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tetrarch.server.tournaments.pairing import (
    Round,
    bye_counts,
    circle_round,
    group_round,
    has_perfect_matching,
    meetings_of,
    most_swiss_rounds,
    robin_rounds,
    swiss_round,
    usual_swiss_rounds,
)
from tetrarch.server.tournaments.standings import Game, standings

PLAYERS = st.integers(3, 32)


def seat_counts(history: list[Round]) -> Counter[tuple[int, int]]:
    return Counter((player, seat) for past in history for table in past.tables for seat, player in enumerate(table))


def check_round(found: Round, players: list[int], seats: int) -> None:
    """Everybody plays once or has the bye, and all tables are full."""
    assert all(len(table) == seats for table in found.tables)
    assert sorted([*found.byes, *(player for table in found.tables for player in table)]) == sorted(players)
    assert len(found.byes) == len(players) % seats


def play(history: list[Round], seats: int, random: Random, players: list[int]) -> dict[int, float]:
    """The points after results by chance, with ties."""
    games = []
    for past in history:
        games += [Game((player,), (1,)) for player in past.byes]
        for table in past.tables:
            games.append(Game(table, tuple(random.randint(1, seats) for _ in table)))
    return {line.player: line.points for line in standings(players, games, "swiss", seats)}


def can_be_paired(players: list[int], met: Counter[frozenset[int]]) -> bool:
    """Whether all can play somebody new, by trying everything."""
    if not players:
        return True
    first, *rest = players
    return any(
        can_be_paired([one for one in rest if one != other], met)
        for other in rest
        if not met[frozenset((first, other))]
    )


@given(PLAYERS, st.integers(1, 2))
def test_a_round_robin_of_two_meets_everybody_equally_often_with_balanced_seats(players: int, meetings: int) -> None:
    history = [circle_round(players, number) for number in range(robin_rounds(players, 2, meetings))]
    for found in history:
        check_round(found, list(range(players)), 2)
    met = meetings_of(history)
    assert all(met[frozenset(pair)] == meetings for pair in combinations(range(players), 2))
    had = seat_counts(history)
    assert all(abs(had[player, 0] - had[player, 1]) <= 1 for player in range(players))
    if players % 2:
        assert set(bye_counts(history).values()) == {meetings}


@given(PLAYERS, st.integers(0, 10**6))
def test_a_swiss_of_two_repeats_no_game_and_no_bye(players: int, seed: int) -> None:
    everybody = list(range(players))
    history: list[Round] = []
    for number in range(min(usual_swiss_rounds(players, 2) + 1, most_swiss_rounds(players, 2))):
        points = play(history, 2, Random(seed), everybody)
        found = swiss_round(points, history, 2, str(seed))
        check_round(found, everybody, 2)
        assert found == swiss_round(points, history, 2, str(seed)), "the same tournament is paired the same way"
        met = meetings_of(history)
        if number < (players - 1) // 2:  # then a pairing without repetition always exists
            assert not any(met[frozenset(table)] for table in found.tables)
        history.append(found)
    assert all(count == 1 for count in bye_counts(history).values())


@given(st.integers(3, 9), st.integers(0, 10**6))
def test_a_repeated_game_is_paired_only_if_there_is_no_other_way(players: int, seed: int) -> None:
    everybody = list(range(players))
    history: list[Round] = []
    for _ in range(most_swiss_rounds(players, 2)):
        found = swiss_round(play(history, 2, Random(seed), everybody), history, 2, str(seed))
        met, byes = meetings_of(history), bye_counts(history)
        free = [player for player in everybody if byes[player] == min(byes[one] for one in everybody)]
        resting = free if players % 2 else [None]
        is_possible = any(can_be_paired([one for one in everybody if one != rest], met) for rest in resting)
        assert any(met[frozenset(table)] for table in found.tables) != is_possible
        assert all(rest in free for rest in found.byes)
        history.append(found)


@given(st.integers(3, 6), st.integers(0, 10**6))
def test_few_players_meet_only_new_opponents_until_all_have_met(players: int, seed: int) -> None:
    """Of six players, three rounds can leave two groups of three who have met everybody in the other group."""
    everybody = list(range(players))
    history: list[Round] = []
    for _ in range(most_swiss_rounds(players, 2)):
        history.append(swiss_round(play(history, 2, Random(seed), everybody), history, 2, str(seed)))
    assert set(meetings_of(history).values()) == {1}


@given(PLAYERS, st.integers(0, 10**6))
def test_the_leaders_of_a_swiss_meet(players: int, seed: int) -> None:
    """After one round, winners play winners as far as their number allows."""
    everybody = list(range(players))
    first = swiss_round(dict.fromkeys(everybody, 0.0), [], 2, str(seed))
    points = dict.fromkeys(everybody, 0.0)
    points |= dict.fromkeys((table[0] for table in first.tables), 1.0) | dict.fromkeys(first.byes, 1.0)
    second = swiss_round(points, [first], 2, str(seed))
    mixed = sum(points[one] != points[other] for one, other in second.tables)
    assert mixed <= 1 if players > 4 else mixed <= 2


@given(st.integers(3, 32), st.integers(3, 4), st.integers(0, 10**6))
def test_larger_tables_share_byes_and_seats(players: int, seats: int, seed: int) -> None:
    if players < seats:
        return
    everybody = list(range(players))
    history: list[Round] = []
    for _ in range(min(4, most_swiss_rounds(players, seats))):
        found = swiss_round(play(history, seats, Random(seed), everybody), history, seats, str(seed))
        check_round(found, everybody, seats)
        history.append(found)
    assert all(count == 1 for count in bye_counts(history).values())
    had = seat_counts(history)
    assert all(had[player, seat] <= 2 for player in everybody for seat in range(seats))


@pytest.mark.parametrize(
    ("players", "seats", "rounds", "most"), [(9, 3, 4, 1), (16, 4, 5, 2), (4, 4, 4, 4), (6, 3, 5, 3)]
)
def test_a_round_robin_at_larger_tables_spreads_the_meetings(players: int, seats: int, rounds: int, most: int) -> None:
    history: list[Round] = []
    for _ in range(rounds):
        history.append(group_round(range(players), history, seats, "seed"))
        check_round(history[-1], list(range(players)), seats)
    met = meetings_of(history)
    assert max(met[frozenset(pair)] for pair in combinations(range(players), 2)) <= most
    assert max(seat_counts(history).values()) <= -(-rounds // seats) + 1


def test_four_players_at_one_table_have_each_seat_once() -> None:
    history: list[Round] = []
    for _ in range(4):
        history.append(group_round(range(4), history, 4, "seed"))
    assert set(seat_counts(history).values()) == {1}


def test_the_number_of_rounds() -> None:
    assert [robin_rounds(players, 2, 1) for players in (3, 4, 31, 32)] == [3, 3, 31, 31]
    assert robin_rounds(9, 3, 1) == 4
    assert robin_rounds(4, 4, 4) == 4
    assert robin_rounds(5, 4, 1) == 2
    assert [most_swiss_rounds(players, 2) for players in (3, 4, 6, 32)] == [3, 3, 5, 20]
    assert most_swiss_rounds(7, 4) == 2
    assert [usual_swiss_rounds(players, 2) for players in (3, 4, 8, 32)] == [3, 3, 4, 6]


@given(st.integers(1, 5), st.data())
def test_a_matching_is_found_exactly_if_there_is_one(half: int, data: st.DataObject) -> None:
    nodes = list(range(2 * half))
    edges = data.draw(st.sets(st.sampled_from(list(combinations(nodes, 2)))))
    graph = {node: {a if b == node else b for a, b in edges if node in (a, b)} for node in nodes}
    met = Counter(frozenset(pair) for pair in combinations(nodes, 2) if pair not in edges)
    assert has_perfect_matching(graph) == can_be_paired(nodes, met)
