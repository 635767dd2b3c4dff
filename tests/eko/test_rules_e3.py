"""E3 the turn: its phases, the forced march, passing, and the end of idle games."""

from __future__ import annotations

from typing import cast

import pytest

from tests.eko.tables import (
    EMBER,
    TIDE,
    buildings,
    discs,
    end_of,
    faulty,
    legal,
    play,
    refused_by,
    table,
)
from tetrarch.eko import Position

# E3.1 Phases and players


def test_e3_1_action_then_reinforcement_then_the_next_player() -> None:
    position = table(". . . . .", "a1:E1! a5:T1!", reserves="E:1")
    assert (position.step, position.seat) == ("action", EMBER)
    position.play("a1-a2")
    assert (position.step, position.seat) == ("reinforce", EMBER)
    position.play("a2+1")
    assert (position.step, position.seat, position.decider) == ("action", TIDE, TIDE)


def test_e3_1_both_phases_are_obligatory() -> None:
    position = table(". . . . .", "a1:E1! a5:T1!", reserves="E:1")
    assert refused_by(position, "pass") == "E3.5"
    assert refused_by(position, "a1+1") == "E18.1"
    position.play("a1-a2")
    assert refused_by(position, "done") == "E7.1"
    assert legal(position) == {"a2+1"}


def test_e3_1_the_turn_goes_round_clockwise() -> None:
    position = table(". . . . . . . .", "a1:E1! a3:T1! a5:M1! a7:S1!", players=4)
    seats = [position.seat]
    for move in ("a1-a2", "a3-a4", "a5-a6", "a7-a8"):
        position.play(move)
        seats.append(position.seat)
    assert seats == [0, 1, 2, 3, 0]


def test_e3_1_players_without_discs_are_skipped() -> None:
    position = table(". . . . . .", "a1:E1! a5:S1!", players=4, reserves="T:3! M:5!")
    assert play(position, "a1-a2").seat == 3
    assert play(position, "a5-a6").seat == 0


def test_e3_1_a_player_eliminated_this_turn_is_skipped_too() -> None:
    position = table(". . . . . .", "a1:E2! a2:T1! a5:M1!", players=3)
    assert play(position, "a1xa2").seat == 2


# E3.2 One action


def test_e3_2_an_action_is_one_move_or_one_construction() -> None:
    position = table(" r\n. . . .", "b1:E2! b4:T1!")
    moves, constructions = {"b1-b2", "b1-b3", "b1xb4"}, {"b1^a1E", "b1^a1E!"}
    assert legal(position) == moves | constructions


@pytest.mark.parametrize("first", ["b1-b2", "b1^a1E"])
@pytest.mark.parametrize("second", ["b2-b3", "b1-b3", "b2^a1E", "b1^a1T"])
def test_e3_2_there_is_no_second_action_without_a_march(first: str, second: str) -> None:
    position = table(" c\n. . . .", "b1:E3! b4:T1!", reserves="E:1")
    position.play(first)
    assert position.step == "reinforce"
    assert refused_by(position, second) == "E18.1"


# E3.3 The forced march

MARCHING = " r\n. . . . . ."


def test_e3_3_a_march_costs_three_soldiers_of_the_reserve_for_good() -> None:
    position = table(MARCHING, "b1:E1! b6:T1!", reserves="E:4")
    box = position.box(EMBER)
    position.play("b1-b2")
    assert position.step == "march"
    assert legal(position) == {"march", "rest"}
    position.play("march")
    assert position.reserve(EMBER) == (1, False)
    assert position.box(EMBER) == box + 3
    assert position.step == "march-action"
    play(position, "b2-b3", "b3+1", "b6-b5", "b3-b2")
    assert position.reserve(EMBER) == (0, False)
    assert position.box(EMBER) == box + 3


@pytest.mark.parametrize(
    ("first", "second", "stands", "built"),
    [
        ("b1-b2", "b2-b3", "b3:E3 b5:E1! b6:T1!", ""),
        ("b1-b2", "b5-b4", "b2:E3 b4:E1! b6:T1!", ""),
        ("b1-b2", "b2^a1E", "b2:E2 b5:E1! b6:T1!", "a1:E1"),
        ("b1^a1E", "b1-b2", "b2:E2 b5:E1! b6:T1!", "a1:E1"),
        ("b1^a1E", "b1^a1T", "b5:E1! b6:T1!", "a1:E2"),
    ],
)
def test_e3_3_both_actions_may_be_of_either_kind(first: str, second: str, stands: str, built: str) -> None:
    position = table(" c\n. . . . . .", "b1:E3 b5:E1! b6:T1!", reserves="E:4")
    play(position, first, "march", second)
    assert (discs(position), buildings(position)) == (stands, built)
    assert position.step == "reinforce"


def test_e3_3_the_march_may_be_declined() -> None:
    position = table(MARCHING, "b1:E1! b6:T1!", reserves="E:3")
    play(position, "b1-b2", "rest")
    assert position.step == "reinforce"
    assert position.reserve(EMBER) == (3, False)
    assert refused_by(position, "b2-b3") == "E18.1"


def test_e3_3_the_emperor_does_not_pay() -> None:
    position = table(MARCHING, "b1:E1 b6:T1!", reserves="E:3!")
    assert play(position, "b1-b2").step == "reinforce"
    assert refused_by(position, "march") == "E18.1"
    position = table(MARCHING, "b1:E1 b6:T1!", reserves="E:4!")
    assert play(position, "b1-b2", "march").reserve(EMBER) == (0, True)


def test_e3_3_two_soldiers_are_too_few() -> None:
    position = table(MARCHING, "b1:E1! b6:T1!", reserves="E:2")
    assert play(position, "b1-b2").step == "reinforce"
    assert refused_by(position, "march") == "E18.1"


def test_e3_3_there_is_one_march_a_turn_and_another_the_next() -> None:
    position = table(MARCHING, "b1:E1! b6:T1!", reserves="E:9")
    play(position, "b1-b2", "march", "b2-b3")
    assert position.step == "reinforce"
    assert position.reserve(EMBER) == (6, False)
    assert refused_by(position, "march") == "E18.1"
    play(position, "b3+1", "b6-b5", "b3-b2", "march")
    assert position.reserve(EMBER) == (2, False)


def test_e3_3_discs_spent_in_the_first_action_can_pay() -> None:
    position = table(" m\n. . . . .", "b1:E4 b2:E1! b5:T1!", buildings="a1:E2")
    play(position, "b1^a1C", "march")
    assert position.reserve(EMBER) == (0, False)
    assert refused_by(position, "pass") == "E18.1"


def test_e3_3_after_the_march_an_action_must_follow() -> None:
    position = table(MARCHING, "b1:E1! b6:T1!", reserves="E:3")
    play(position, "b1-b2", "march")
    assert "pass" not in legal(position)
    assert refused_by(position, "rest") == "E18.1"


# E3.4 When the march is offered


def test_e3_4_the_march_comes_between_the_first_action_and_reinforcement() -> None:
    position = table(MARCHING, "b1:E1! b6:T1!", reserves="E:4")
    assert refused_by(position, "march") == "E18.1"
    position.play("b1-b2")
    assert position.step == "march"
    position.play("rest")
    assert position.step == "reinforce"
    assert refused_by(position, "march") == "E18.1"
    position.play("b2+1")
    assert position.seat == TIDE


def test_e3_4_the_march_is_not_offered_when_no_action_would_be_left() -> None:
    position = table(" r\n. x .", "b1:E2! b3:T1!", reserves="E:3")
    position.play("b1^a1E")
    assert position.step == "reinforce"


# E3.5 Passing

LOCKED = ". x . x ."
"""Three spaces with no way between them and nothing to build on."""


def test_e3_5_a_player_without_a_legal_action_passes() -> None:
    position = table(LOCKED, "a1:E1! a3:T1!")
    assert legal(position) == {"pass"}
    assert play(position, "pass").seat == TIDE


def test_e3_5_a_player_who_can_act_must() -> None:
    for drawing, stacks in ((". . x .", "a1:E1! a4:T1!"), (" r\n. x .", "b1:E1! b3:T1!"), (". .", "a1:E1! a2:T1!")):
        position = table(drawing, stacks)
        assert "pass" not in legal(position)
        assert refused_by(position, "pass") == "E3.5"


def test_e3_5_who_passes_is_not_offered_the_march_but_reinforces() -> None:
    position = table(LOCKED, "a1:E1! a3:T1!", reserves="E:5")
    position.play("pass")
    assert position.step == "reinforce"
    assert refused_by(position, "march") == "E18.1"
    assert play(position, "a1+3").seat == TIDE
    assert position.reserve(EMBER) == (2, False)


def test_e3_5_who_can_only_be_scattered_may_pass() -> None:
    position = table("t x . x .", "a1:E1 a3:E1! a5:T1!", reserves="E:5")
    assert legal(position) == {"a1~1", "pass"}
    assert play(position, "pass").step == "reinforce"


def test_e3_5_who_could_only_be_scattered_is_not_offered_the_march() -> None:
    """The tempest, once paid, is open to the other disc (E9.4); but the turn began with nothing else to do."""
    position = table("t . x .", "a1:E1 a2:E1! a4:T1!", reserves="E:5")
    assert legal(position) == {"a1~1", "pass"}
    assert play(position, "a1~1").step == "reinforce"


def test_e3_5_who_chose_to_be_scattered_is_offered_the_march() -> None:
    position = table("t x . . x .", "a1:E1 a3:E1! a6:T1!", reserves="E:5")
    assert legal(position) == {"a1~1", "a3-a4"}
    assert play(position, "a1~1").step == "march"


# E3.6 Stacks


@pytest.mark.parametrize("height", [1, 2, 3, 4])
def test_e3_6_a_stack_is_one_to_four_discs(height: int) -> None:
    assert discs(table(". .", f"a1:E{height}! a2:T1!")) == f"a1:E{height}! a2:T1!"


@pytest.mark.parametrize("height", [0, 5])
def test_e3_6_no_stack_is_smaller_or_larger(height: int) -> None:
    assert faulty(". .", f"a1:E{height} a2:T1!", reserves="E:1!") == {"E3.6"}


def test_e3_6_no_way_leads_to_more_than_four() -> None:
    position = table(". . .", "a1:E3! a2:E2 a3:T1!", reserves="E:3")
    assert refused_by(position, "a1+a2") == "E4.3"
    position = table(" r\n. . .", "b1:E3! b2:E1 b3:T1!", reserves="E:1")
    play(position, "b2^a1E")
    assert refused_by(position, "b1+2") == "E7.2"


def test_e3_6_there_is_nothing_to_act_with_on_an_empty_space() -> None:
    position = table(" r\n. . .", "b1:E1! b3:T1!")
    assert refused_by(position, "b2-b1") == "E3.6"
    assert refused_by(position, "b2^a1E") in ("E3.6", "E5.1")


def test_e3_6_everybody_sees_everything() -> None:
    position = table(". . . .", "a1:E3! a3:T2!", reserves="E:2")
    assert position.view(EMBER) == position.view(TIDE) == position


# E3.7 Nobody can do anything


def test_e3_7_when_all_pass_in_succession_most_points_win() -> None:
    position = table(" r\n. x . x .", "b3:E1! b5:T1!", buildings="a1:T1")
    play(position, "pass")
    assert position.outcome is None
    play(position, "pass")
    assert end_of(position) == ("idle", "T")


def test_e3_7_a_tie_is_shared() -> None:
    assert end_of(play(table(LOCKED, "a1:E1! a3:T1!"), "pass", "pass")) == ("idle", "ET")


def test_e3_7_an_action_in_between_begins_the_count_anew() -> None:
    position = table(". x . x . .", "a1:E1! a3:T1! a5:M1!", players=3)
    play(position, "pass", "pass", "a5-a6", "pass", "pass")
    assert position.outcome is None
    assert position.seat == 2


def test_e3_7_a_placement_in_between_begins_the_count_anew() -> None:
    position = table(LOCKED, "a1:E1! a3:T1!", reserves="T:2")
    play(position, "pass", "pass", "a3+2", "pass")
    assert position.outcome is None
    assert end_of(play(position, "pass")) == ("idle", "ET")


def test_e3_7_a_temple_in_between_begins_the_count_anew() -> None:
    position = table(" s\n. x . x .", "b1:T1! b3:E4! b5:E1", buildings="a1:T1", reserves="T:2")
    play(position, "pass", "sand b5")
    assert legal(position) == {"pass"}
    play(position, "pass", "pass")
    assert position.outcome is None
    assert end_of(play(position, "pass")) == ("idle", "T")


def test_e3_7_eliminated_players_are_not_waited_for() -> None:
    position = table(LOCKED, "a1:E1! a3:M1!", players=3)
    assert end_of(play(position, "pass", "pass")) == ("idle", "EM")


def test_e3_7_eliminated_players_do_not_win() -> None:
    position = table(" m x\n. x . x .", "b3:E1! b5:M1!", players=3, buildings="a1:T3")
    assert end_of(play(position, "pass", "pass")) == ("idle", "EM")


def test_e3_7_is_checked_before_the_round_limit() -> None:
    position = table(LOCKED, "a1:E1! a3:T1!", round_limit=3)
    assert end_of(play(position, "pass", "pass")) == ("idle", "ET")


def test_e3_7_is_checked_before_repetition() -> None:
    def last_pass(idle_turns: int, history: list[int]) -> Position:
        phase = {"idle_turns": idle_turns}
        position = table(LOCKED, "a1:E1! a3:T1!", to_move="T", repetition=True, phase=phase, history=history)
        return play(position, "pass")

    (seen,) = cast(list[int], last_pass(0, []).to_json()["history"])
    assert end_of(last_pass(0, [seen, seen])) == ("repetition", "ET")
    assert end_of(last_pass(1, [seen, seen])) == ("idle", "ET")
