"""E7 reinforcement: which discs come back, and where."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eko.tables import (
    EMBER,
    TIDE,
    discs,
    legal,
    play,
    refused_by,
    table,
)
from tetrarch.eko import Position


def reinforcing(drawing: str, stacks: str, reserve: str, **details: Any) -> Position:
    """Ember's reinforcement phase."""
    return table(drawing, stacks, reserves=f"E:{reserve}", step="reinforce", phase={"busy": True}, **details)


# E7.1 At least one disc


def test_e7_1_with_nothing_in_reserve_the_phase_is_skipped() -> None:
    position = table(". . . .", "a1:E1! a4:T1!")
    play(position, "a1-a2")
    assert (position.step, position.seat) == ("action", TIDE)


def test_e7_1_at_least_one_disc_must_be_placed() -> None:
    position = reinforcing(". . . .", "a1:E1! a4:T1!", "2")
    assert legal(position) == {"a1+1", "a1+2"}
    assert refused_by(position, "done") == "E7.1"
    assert refused_by(position, "a1+0") == "E7.1"
    play(position, "a1+1")
    assert position.seat == TIDE
    assert position.reserve(EMBER) == (1, False)


def test_e7_1_no_more_than_there_are() -> None:
    position = reinforcing(". . . .", "a1:E1! a4:T1!", "2")
    assert refused_by(position, "a1+3") == "E7.1"
    assert refused_by(position, "a1+1!") == "E7.1"


def test_e7_1_any_number_up_to_all_may_be_placed() -> None:
    for count in (1, 2, 3):
        position = play(reinforcing(". . . .", "a1:E1! a4:T1!", "3"), f"a1+{count}")
        assert discs(position) == f"a1:E{1 + count}! a4:T1!"
        assert position.reserve(EMBER) == (3 - count, False)


# E7.2 One stack that is there already


def test_e7_2_all_discs_go_on_one_stack() -> None:
    position = reinforcing(". . . . .", "a1:E1! a2:E1 a5:T1!", "3")
    play(position, "a1+1")
    assert (position.step, position.seat) == ("action", TIDE)
    assert refused_by(position, "a2+1") == "E18.1"


def test_e7_2_never_on_an_empty_space() -> None:
    position = reinforcing(". . . . .", "a1:E1! a5:T1!", "3")
    assert refused_by(position, "a2+1") == "E7.2"


def test_e7_2_never_on_an_enemy_stack() -> None:
    position = reinforcing(". . . . .", "a1:E1! a5:T1!", "3")
    assert refused_by(position, "a5+1") == "E7.2"


@pytest.mark.parametrize("height", [1, 2, 3])
def test_e7_2_up_to_four_in_all(height: int) -> None:
    position = reinforcing(". . . . .", f"a1:E{height}! a5:T1!", "5")
    assert legal(position) == {f"a1+{count}" for count in range(1, 5 - height)}
    assert refused_by(position, f"a1+{5 - height}") == "E7.2"


def test_e7_2_a_stack_of_four_takes_none() -> None:
    position = reinforcing(". . . . .", "a1:E4! a2:E3 a5:T1!", "2")
    assert legal(position) == {"a2+1"}
    assert refused_by(position, "a1+1") == "E7.2"


# E7.3 Not beside an enemy building


def test_e7_3_not_beside_an_enemy_building() -> None:
    position = reinforcing(" r\n. . . . .", "b1:E1! b3:E1 b5:T1!", "2", buildings="a1:T1")
    assert legal(position) == {"b3+1", "b3+2"}
    assert refused_by(position, "b1+1") == "E7.3"


def test_e7_3_even_beside_one_of_ones_own_too() -> None:
    position = reinforcing(" r r\n. . . x .", "b2:E1! b3:E1 b5:T1!", "1", buildings="a1:T1 a2:E1")
    assert legal(position) == {"b3+1"}
    assert refused_by(position, "b2+1") == "E7.3"


def test_e7_3_beside_ones_own_alone_it_is_allowed() -> None:
    position = reinforcing(" r\n. . . .", "b1:E1! b4:T1!", "1", buildings="a1:E1")
    assert legal(position) == {"b1+1"}


def test_e7_3_an_eliminated_players_building_still_forbids() -> None:
    position = reinforcing(" r\n. . . . .", "b1:E1! b3:E1 b5:T1!", "1", players=3, buildings="a1:M1")
    assert legal(position) == {"b3+1"}
    assert refused_by(position, "b1+1") == "E7.3"


def test_e7_3_an_enemy_stack_forbids_nothing() -> None:
    position = reinforcing(". . .", "a1:E1! a2:T1!", "1")
    assert legal(position) == {"a1+1"}


# E7.4 The Emperor first


def test_e7_4_an_emperor_in_reserve_is_among_the_discs_placed() -> None:
    position = reinforcing(". . . . .", "a1:E1 a2:E3 a5:T1!", "3!")
    assert legal(position) == {"a1+!", "a1+1!", "a1+2!", "a2+!"}
    assert refused_by(position, "a2+1") == "E7.4"
    play(position, "a1+1!")
    assert discs(position) == "a1:E3! a2:E3 a5:T1!"
    assert position.reserve(EMBER) == (1, False)


def test_e7_4_it_counts_for_the_four() -> None:
    position = reinforcing(". . . . .", "a1:E2 a5:T1!", "3!")
    assert legal(position) == {"a1+!", "a1+1!"}
    assert refused_by(position, "a1+2!") == "E7.2"


def test_e7_4_spent_on_a_building_it_returns_the_same_turn() -> None:
    position = table(" r\n. . . . .", "b1:E2! b5:T1!")
    play(position, "b1^a1E!")
    assert legal(position) == {"b1+!"}


# E7.5 The Emperor alone beside an enemy building


def test_e7_5_where_only_enemy_buildings_forbid_it_the_emperor_comes_alone() -> None:
    position = reinforcing(" r\n. . . . .", "b1:E1 b2:E2 b5:T1!", "3!", buildings="a1:T1")
    assert legal(position) == {"b1+!", "b2+!"}
    assert refused_by(position, "b1+1!") == "E7.5"
    assert refused_by(position, "b1+2") == "E7.3"
    play(position, "b1+!")
    assert discs(position) == "b1:E2! b2:E2 b5:T1!"
    assert position.reserve(EMBER) == (2, False)
    assert position.seat == TIDE


def test_e7_5_it_must() -> None:
    position = table(" r\n. . . . .", "b1:E1 b5:T1!", buildings="a1:T1", reserves="E:1!")
    play(position, "b1-b2")
    assert position.step == "reinforce"
    assert legal(position) == {"b2+!"}
    assert refused_by(position, "done") == "E7.1"


def test_e7_5_not_while_another_stack_may_be_reinforced() -> None:
    position = reinforcing(" r\n. . . . .", "b1:E1 b3:E3 b5:T1!", "1!", buildings="a1:T1")
    assert legal(position) == {"b3+!"}
    assert refused_by(position, "b1+!") == "E7.5"


def test_e7_5_a_full_stack_elsewhere_does_not_count() -> None:
    position = reinforcing(" r\n. . . . .", "b1:E1 b3:E4 b5:T1!", "1!", buildings="a1:T1")
    assert legal(position) == {"b1+!"}


def test_e7_5_the_stack_must_have_room() -> None:
    position = reinforcing(" r\n. . . . .", "b1:E4 b2:E3 b5:T1!", "1!", buildings="a1:T1")
    assert legal(position) == {"b2+!"}
    assert refused_by(position, "b1+!") == "E7.2"


def test_e7_5_tempests_forbid_it_all_the_same() -> None:
    position = reinforcing(" r\n. . t x .", "b1:E1 b3:E1 b5:T1!", "1!", buildings="a1:T1")
    assert legal(position) == {"b1+!"}
    assert refused_by(position, "b3+!") == "E9.6"


# E7.6 No place


def test_e7_6_without_a_legal_place_the_phase_is_skipped() -> None:
    position = table(" r\n. . . . .", "b1:E2! b5:T1!", buildings="a1:T1", reserves="E:2")
    play(position, "b1-b2")
    assert (position.step, position.seat) == ("action", TIDE)
    assert position.reserve(EMBER) == (2, False)


def test_e7_6_also_when_all_stacks_are_full() -> None:
    position = table(". . . . .", "a1:E4! a5:T1!", reserves="E:2")
    play(position, "a1-a2")
    assert (position.step, position.seat) == ("action", TIDE)
    assert position.reserve(EMBER) == (2, False)


def test_e7_6_the_emperor_too_may_have_no_place() -> None:
    position = table(". . . . .", "a1:E4 a5:T1!", reserves="E:1!")
    play(position, "a1-a2")
    assert (position.step, position.seat) == ("action", TIDE)
    assert position.reserve(EMBER) == (0, True)
