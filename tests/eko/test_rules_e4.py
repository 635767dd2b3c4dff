"""E4 moving: where a stack may go, what it may attack, and what happens to destroyed stacks."""

from __future__ import annotations

import pytest

from tests.eko.tables import (
    EMBER,
    TIDE,
    discs,
    legal,
    legal_from,
    play,
    refused_by,
    table,
    unreadable,
)

# E4.1 The whole stack, any number of spaces


def test_e4_1_a_stack_goes_any_number_of_spaces() -> None:
    position = table(". . . . . . .", "a1:E1! a7:T2!")
    assert legal_from(position, "a1") == {"-a2", "-a3", "-a4", "-a5", "-a6"}


def test_e4_1_it_turns_as_it_likes() -> None:
    around_the_bend = """
. . . .
 x x x .
. . . .
"""
    position = table(around_the_bend, "a1:E1! c4:T2!")
    assert legal_from(position, "a1") == {"-a2", "-a3", "-a4", "-b4"}
    position = table(around_the_bend, "a1:E2! c1:T1!")
    assert discs(play(position, "a1xc1")) == "c1:E2!"


def test_e4_1_also_across_a_board_of_many_spaces() -> None:
    row = " ".join("." * 100)
    position = table(row, "a1:E2! a99:E1 a100:T2!")
    assert legal_from(position, "a1") == {f"-a{space}" for space in range(2, 99)} | {"+a99"}
    assert legal_from(position, "a99") == {f"-a{space}" for space in range(2, 99)} | {"+a1"}
    strong = table(row, "a1:E2! a70:T1!")
    assert discs(play(strong, "a1xa70")) == "a70:E2!"


def test_e4_1_it_goes_in_all_six_directions() -> None:
    position = table(" . .\n. . .\n . .\n. x .", "b2:E1! d1:T1! d3:T1")
    assert {"-a1", "-a2", "-b1", "-b3", "-c1", "-c2"} <= legal_from(position, "b2")


@pytest.mark.parametrize("stack", ["E2", "E3", "E4", "E4!"])
def test_e4_1_all_of_it_moves(stack: str) -> None:
    other = "a4:E1" if stack.endswith("!") else "a4:E1!"
    position = table(". . . . . x .", f"a1:{stack} {other} a7:T1!")
    assert discs(play(position, "a1-a3")) == f"a3:{stack} {other} a7:T1!"


def test_e4_1_only_one_stack_moves_and_only_the_movers() -> None:
    position = table(". . . . .", "a1:E1! a5:T1!")
    assert refused_by(position, "a5-a4") == "E4.1"
    assert discs(play(position, "a1-a2")) == "a2:E1! a5:T1!"


# E4.2 - E4.4 The three ends of a move


def test_e4_2_onto_an_empty_space() -> None:
    position = table(". . . .", "a1:E2! a4:T3!")
    assert legal(position) == {"a1-a2", "a1-a3"}
    assert discs(play(position, "a1-a3")) == "a3:E2! a4:T3!"
    assert position.reserve(EMBER) == (0, False)


def test_e4_2_an_empty_space_is_neither_joined_nor_attacked() -> None:
    position = table(". . . .", "a1:E2! a4:T3!")
    assert refused_by(position, "a1+a2") == "E4.2"
    assert refused_by(position, "a1xa2") == "E4.2"


@pytest.mark.parametrize(
    ("moving", "standing", "together"),
    [("E1", "E1", "E2"), ("E1", "E3", "E4"), ("E2", "E2", "E4"), ("E2!", "E1", "E3!"), ("E1", "E2!", "E3!")],
)
def test_e4_3_regrouping_adds_the_stacks(moving: str, standing: str, together: str) -> None:
    emperor = "" if "!" in together else "a5:E1!"
    position = table(". . . x . x .", f"a1:{moving} a3:{standing} {emperor} a7:T1!")
    position.play("a1+a3")
    assert discs(position).split()[0] == f"a3:{together}"
    assert position.reserve(EMBER) == (0, False)


@pytest.mark.parametrize(("moving", "standing"), [(1, 4), (2, 3), (3, 2), (4, 1), (4, 4)])
def test_e4_3_more_than_four_do_not_fit(moving: int, standing: int) -> None:
    position = table(". . . x .", f"a1:E{moving} a3:E{standing}! a5:T1!")
    assert "+a3" not in legal_from(position, "a1")
    assert refused_by(position, "a1+a3") == "E4.3"


def test_e4_4_an_attack_destroys_the_enemy_and_takes_its_place() -> None:
    position = table(". . . . .", "a1:E3! a3:T2 a5:T1!")
    position.play("a1xa3")
    assert discs(position) == "a3:E3! a5:T1!"
    assert position.reserve(TIDE) == (2, False)
    assert position.reserve(EMBER) == (0, False)


def test_e4_4_an_enemy_stack_is_not_joined() -> None:
    position = table(". . . . .", "a1:E3! a3:T1 a5:T1!")
    assert refused_by(position, "a1+a3") == "E4.4"


def test_e4_4_any_enemy_may_be_attacked() -> None:
    position = table(" . .\n. . .\n . .", "b2:E2! a1:T1! a2:M1! b3:S1!", players=4)
    assert {"xa1", "xa2", "xb3"} <= legal_from(position, "b2")


# E4.5 What is in the way


@pytest.mark.parametrize("obstacle", ["E4", "T4"])
def test_e4_5_nothing_passes_through_a_stack(obstacle: str) -> None:
    position = table(". . . . . x . .", f"a1:E2! a3:{obstacle} a7:T1!")
    assert legal_from(position, "a1") == {"-a2"}
    assert refused_by(position, "a1-a4") == "E4.5"
    assert refused_by(position, "a1-a5") == "E4.5"


def test_e4_5_nor_through_one_that_could_be_joined_or_taken() -> None:
    position = table(". . . . x .", "a1:E1! a2:E1 a6:T1!")
    assert legal_from(position, "a1") == {"+a2"}
    assert refused_by(position, "a1-a3") == "E4.5"
    position = table(". . . .", "a1:E2! a2:T1! a4:T1")
    assert legal_from(position, "a1") == {"xa2"}
    assert refused_by(position, "a1xa4") == "E4.5"


@pytest.mark.parametrize("ground", "rcmKx")
def test_e4_5_nothing_passes_over_other_ground(ground: str) -> None:
    position = table(f". . {ground} . .", "a1:E1! a5:T1!")
    assert {text for text in legal_from(position, "a1") if "^" not in text} == {"-a2"}
    assert refused_by(position, "a1-a4") == "E4.5"
    assert "a3" in unreadable(position, "a1-a3")


def test_e4_5_a_way_around_the_obstacle_is_open() -> None:
    position = table(" . .\n. . . .", "b1:E1! b2:T2 b4:T1!")
    assert legal_from(position, "b1") == {"-a1", "-a2", "-b3", "xb4"}


# E4.6 Who may attack whom


def may_attack(attacker: int, emperor: bool, defender: int) -> bool:
    """The rule, written a second time."""
    return attacker > defender or (emperor and attacker == defender) or (attacker, defender) == (1, 4)


@pytest.mark.parametrize("defender", [1, 2, 3, 4])
@pytest.mark.parametrize("attacker", [1, 2, 3, 4])
@pytest.mark.parametrize("emperor", [False, True])
@pytest.mark.parametrize("against_emperor", [False, True])
def test_e4_6_strength_of_an_attack(attacker: int, defender: int, emperor: bool, against_emperor: bool) -> None:
    stacks = f"a1:E{attacker}{'!' * emperor} a3:T{defender}{'!' * against_emperor} a6:E1{'!' * (not emperor)}"
    position = table(". . . x x . x .", f"{stacks} a8:T1{'!' * (not against_emperor)}")
    sign = "*" if (attacker, defender) == (1, 4) else "x"
    if may_attack(attacker, emperor, defender):
        assert legal_from(position, "a1") == {"-a2", f"{sign}a3"}
        play(position, f"a1{sign}a3")
        assert f"T{defender}" not in discs(position).replace("a8:T1", "")
    else:
        assert legal_from(position, "a1") == {"-a2"}
        assert refused_by(position, f"a1{sign}a3") == "E4.6"


def test_e4_6_equal_numbers_need_the_emperor() -> None:
    soldiers = table(". . x .", "a1:E2 a2:T2! a4:E1!")
    assert refused_by(soldiers, "a1xa2") == "E4.6"
    with_emperor = table(". . x .", "a1:E2! a2:T2! a4:T1")
    assert discs(play(with_emperor, "a1xa2")) == "a2:E2! a4:T1"


def test_e4_6_the_defenders_emperor_does_not_help_it() -> None:
    position = table(". . x .", "a1:E3 a2:T2! a4:E1!")
    assert "xa2" in legal_from(position, "a1")


# E4.7 The defeated


def test_e4_7_the_defenders_soldiers_wait_in_its_own_reserve() -> None:
    position = table(". . . . .", "a1:E4! a2:T3 a5:T1!", reserves="T:2")
    position.play("a1xa2")
    assert position.reserve(TIDE) == (5, False)
    assert position.box(TIDE) == 15 - 5
    assert position.reserve(EMBER) == (0, False)


def test_e4_7_they_may_come_back_in_its_next_reinforcement() -> None:
    position = table(". . . . .", "a1:E4! a2:T3 a5:T1!")
    play(position, "a1xa2", "a5-a4", "rest", "a4+3")
    assert discs(position) == "a2:E4! a4:T4!"


# E4.8 The kamikaze


def test_e4_8_the_kamikaze_goes_home_too_and_leaves_the_space_empty() -> None:
    position = table(". . . x . x .", "a1:E1 a3:T4 a5:E1! a7:T1!")
    position.play("a1*a3")
    assert discs(position) == "a5:E1! a7:T1!"
    assert position.reserve(TIDE) == (4, False)
    assert position.reserve(EMBER) == (1, False)


def test_e4_8_it_is_back_in_the_same_turn() -> None:
    position = table(". . . x . x .", "a1:E1 a3:T4 a5:E1! a7:T1!")
    play(position, "a1*a3")
    assert legal(position) == {"a5+1"}


def test_e4_8_the_lone_emperor_may_be_the_kamikaze() -> None:
    position = table(". . . x . x .", "a1:E1! a3:T4 a5:E1 a7:T1!")
    position.play("a1*a3")
    assert discs(position) == "a5:E1 a7:T1!"
    assert position.reserve(EMBER) == (0, True)
    assert position.captives(TIDE) == ()


def test_e4_8_an_attack_on_four_by_one_is_written_as_what_it_is() -> None:
    position = table(". . . x . x .", "a1:E1 a3:T4 a5:E1! a7:T1!")
    assert refused_by(position, "a1xa3") == "E4.8"
    assert legal_from(position, "a1") == {"-a2", "*a3"}


def test_e4_8_a_victor_of_four_against_three_stays() -> None:
    position = table(". . . x .", "a1:E4! a3:T3 a5:T1!")
    assert discs(play(position, "a1xa3")) == "a3:E4! a5:T1!"
    assert refused_by(table(". . x .", "a1:E4! a2:T3 a4:T1!"), "a1*a2") == "E4.4"


# E4.9 Where a move ends and what it leaves


def test_e4_9_a_move_ends_on_another_space() -> None:
    ring = " . .\n. x .\n . ."
    position = table(ring, "a1:E1! c2:T2!")
    assert "-a1" not in legal_from(position, "a1")
    assert refused_by(position, "a1-a1") == "E4.9"
    assert refused_by(position, "a1+a1") == "E4.9"


def test_e4_9_the_space_it_leaves_is_empty_on_the_way() -> None:
    """Through one dead end and back over the start into the other: both tempests take a disc."""
    position = table("t . t x .", "a2:E3! a5:T1!")
    assert {"-a1~1", "-a3~2", "-a1~1.2", "-a3~1.2"} <= legal_from(position, "a2")
    assert discs(play(position, "a2-a3~1.2")) == "a3:E1! a5:T1!"


def test_e4_9_the_space_it_left_is_free_for_others_afterwards() -> None:
    position = table(". . . . x .", "a1:E1! a2:E1 a6:T1!", reserves="E:3")
    play(position, "a2-a4", "march", "a1-a2")
    assert discs(position) == "a2:E1! a4:E1 a6:T1!"


def test_e4_9_no_player_attacks_its_own_stacks() -> None:
    position = table(". . . x .", "a1:E2! a2:E1 a3:E4 a5:T1!")
    assert {text for text in legal(position) if "x" in text or "*" in text} == set()
    assert refused_by(position, "a1xa2") in ("E4.3", "E4.9")
    assert refused_by(position, "a2*a3") in ("E4.3", "E4.9")
