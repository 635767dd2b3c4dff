"""E8 the end: points and capitals, the last player, the special cases, and games that end undecided."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.eko.tables import (
    EMBER,
    MOON,
    STAR,
    STREET,
    TIDE,
    TWELVE_BUT_ONE,
    buildings,
    discs,
    end_of,
    legal,
    outcome_of,
    play,
    refused_by,
    table,
)
from tetrarch.eko import Position, new_game

NINE_WITH_A_CAPITAL = "a1:E3 a2:E2 a3:E2 a8:E2"
"""Ember's buildings on the street."""

# E8.1 Twelve points and a capital


def test_e8_1_twelve_points_and_a_capital_win_at_once() -> None:
    position = table(STREET, "b8:E2! b1:T1!", buildings=TWELVE_BUT_ONE, reserves="E:5")
    assert position.points(EMBER) == 11
    play(position, "b8^a8E")
    assert end_of(position) == ("points", "E")
    assert outcome_of(position).rule == "E8.1"
    assert outcome_of(position).points == (12, 0)


def test_e8_1_more_than_twelve_is_enough_too() -> None:
    position = table(STREET, "b8:E4! b1:T1!", buildings=f"{TWELVE_BUT_ONE} a7:E1 a8:T1")
    assert position.points(EMBER) == 12
    assert end_of(play(position, "b8^a8E")) == ("points", "E")


def test_e8_1_twelve_points_without_a_capital_do_not_win() -> None:
    position = table(STREET, "b7:E2! b1:T1!", buildings=TWELVE_BUT_ONE)
    play(position, "b7^a7E")
    assert position.points(EMBER) == 12
    assert position.capitals(EMBER) == 0
    assert position.outcome is None


def test_e8_1_an_enemys_capital_does_not_count() -> None:
    position = table(STREET, "b7:E2! b1:T1!", buildings=f"{TWELVE_BUT_ONE} a8:T2")
    play(position, "b7^a7E")
    assert position.points(EMBER) == 12
    assert position.outcome is None


def test_e8_1_eleven_points_with_a_capital_do_not_win() -> None:
    position = table(STREET, "b8:E2! b1:T1!", buildings="a1:E3 a2:E2 a3:E2 a4:E2 a5:E1")
    play(position, "b8^a8E")
    assert (position.points(EMBER), position.capitals(EMBER)) == (11, 1)
    assert position.outcome is None


def test_e8_1_captives_count() -> None:
    position = table(STREET, "b1:E3! b2:T2! b9:T1", buildings=NINE_WITH_A_CAPITAL)
    assert end_of(play(position, "b1xb2")) == ("points", "E")


def test_e8_1_pyramids_count() -> None:
    position = table(f"{STREET} t t\n  t", "b1:E2! b9:T1!", buildings=f"{NINE_WITH_A_CAPITAL} a5:E1", pyramids=[NEAR])
    assert end_of(play(position, "b1-c1~1")) == ("points", "E")


NEAR = "c1 c2 d1"
"""A pyramid under the left end of the street."""


# E8.2 The last on the board


def test_e8_2_who_alone_has_discs_wins_at_once() -> None:
    position = table(" r\n. . . .", "b1:E2! b2:T1!", buildings="a1:T1", reserves="E:5 T:4")
    play(position, "b1xb2")
    assert end_of(position) == ("last", "E")
    assert outcome_of(position).rule == "E8.2"
    assert outcome_of(position).points == (3, 1)


def test_e8_2_not_while_two_have_discs() -> None:
    position = table(". . . .", "a1:E2! a2:T1! a4:M1!", players=3)
    assert play(position, "a1xa2").outcome is None


def test_e8_2_the_other_wins_when_the_mover_has_none_left() -> None:
    position = table(". . x .", "a1:E1! a2:T4 a4:T1!")
    assert end_of(play(position, "a1*a2")) == ("last", "T")


# E8.3 Elimination


def test_e8_3_who_has_no_disc_is_out_and_its_buildings_stay() -> None:
    position = table(" c\n. . . . .", "b1:E2! b2:T1! b5:M1!", players=3, buildings="a1:T2", reserves="T:3")
    play(position, "b1xb2")
    assert position.is_eliminated(TIDE)
    assert position.seat == MOON
    assert buildings(position) == "a1:T2"
    assert position.reserve(TIDE) == (3, False)


def test_e8_3_for_good() -> None:
    position = table(". . . . .", "a1:E2! a2:T1! a5:M1!", players=3, reserves="T:3")
    play(position, "a1xa2", "a5-a4", "a2-a1", "a4-a5", "a1-a2", "a5-a4")
    assert position.is_eliminated(TIDE)
    assert discs(position) == "a2:E2! a4:M1!"


def test_e8_3_in_its_own_turn_the_turn_ends_there() -> None:
    position = table(". . x . x .", "a1:E1 a2:T4 a4:T1! a6:M1!", players=3, reserves="E:6!")
    play(position, "a1*a2")
    assert position.is_eliminated(EMBER)
    assert (position.step, position.seat) == ("action", TIDE)
    assert position.reserve(EMBER) == (6, True)


def test_e8_3_the_temple_of_the_moon_does_not_bring_it_back() -> None:
    position = table(" o\n. . x . x .", "b1:E1 b4:T1! b6:M1!", players=3, buildings="a1:T1", reserves="E:6!")
    assert refused_by(position, "b1^a1E") == "E5.3"
    position = table(" o r\n. . x . x .", "b2:E1 b4:T1! b6:M1!", players=3, buildings="a1:E1", reserves="E:6!")
    play(position, "b2^a2E")
    assert position.is_eliminated(EMBER)
    assert (position.step, position.seat) == ("action", TIDE)


def test_e8_3_a_march_may_end_in_it() -> None:
    position = table(" r\n. . . . x . x .", "b1:E1! b6:T1! b8:M1!", players=3, reserves="E:5")
    play(position, "b1-b2", "march", "b2^a1E!")
    assert position.is_eliminated(EMBER)
    assert (position.step, position.seat) == ("action", TIDE)


def test_e8_3_a_use_of_the_temple_of_the_sand_eliminates_too() -> None:
    position = table(" s\n. . . . .", "b1:E1! b3:T1 b5:M1!", players=3, buildings="a1:E1", reserves="E:2 T:1!")
    play(position, "sand b3")
    assert position.is_eliminated(TIDE)
    assert (position.step, position.seat) == ("action", EMBER)
    assert play(position, "b1-b2").seat == MOON


def test_e8_3_who_still_has_a_disc_is_not_out() -> None:
    position = table(". . . . .", "a1:E2! a2:T1! a5:T1", reserves="T:1")
    play(position, "a1xa2")
    assert not position.is_eliminated(TIDE)
    assert position.seat == TIDE


# E8.4 Both lose


def test_e8_4_the_last_two_may_destroy_each_other() -> None:
    position = table(". . x .", "a1:E1! a2:T4!")
    play(position, "a1*a2")
    assert end_of(position) == ("empty", "")
    assert outcome_of(position).rule == "E8.4"


def test_e8_4_like_those_eliminated_before() -> None:
    position = table(STREET, "b8:E1! b9:T4!", players=3, buildings="a1:T1 a5:M1 a6:M1")
    play(position, "b8*b9")
    assert end_of(position) == ("empty", "")
    assert outcome_of(position).standings == ((EMBER,), (MOON,), (TIDE,))


def test_e8_4_points_do_not_matter() -> None:
    position = table(STREET, "b8:E1! b9:T4!", buildings=NINE_WITH_A_CAPITAL)
    play(position, "b8*b9")
    assert outcome_of(position).points == (12, 0)
    assert end_of(position) == ("empty", "")


# E8.5 Both win


def last_kamikaze(players: int = 2, **details: Any) -> Position:
    """Ember's last disc takes four of Tide's with the Emperor; Tide has another disc."""
    given = {"stacks": "b8:E1 b9:T4! b1:T1", "buildings": NINE_WITH_A_CAPITAL, "reserves": "E:1!", **details}
    return play(table(STREET, given.pop("stacks"), players=players, **given), "b8*b9")


def test_e8_5_a_last_kamikaze_that_reaches_twelve_shares_the_win() -> None:
    position = last_kamikaze()
    assert end_of(position) == ("shared", "ET")
    assert outcome_of(position).rule == "E8.5"
    assert outcome_of(position).standings == ((EMBER, TIDE),)


def test_e8_5_the_emperor_too_may_be_that_last_disc() -> None:
    assert end_of(last_kamikaze(stacks="b8:E1! b9:T4! b1:T1", reserves="")) == ("shared", "ET")


def test_e8_5_players_eliminated_before_have_no_share() -> None:
    position = last_kamikaze(players=3)
    assert end_of(position) == ("shared", "ET")
    assert outcome_of(position).standings == ((EMBER, TIDE), (MOON,))


def test_e8_5_not_without_a_capital() -> None:
    assert end_of(last_kamikaze(buildings="a1:E3 a2:E2 a3:E2 a4:E2")) == ("last", "T")


def test_e8_5_not_with_eleven_points() -> None:
    assert end_of(last_kamikaze(buildings="a1:E3 a2:E2 a3:E2 a8:E1")) == ("last", "T")


def test_e8_5_not_when_it_was_not_the_last_disc() -> None:
    assert end_of(last_kamikaze(stacks="b8:E1 b6:E1! b9:T4! b1:T1", reserves="")) == ("points", "E")


def test_e8_5_not_when_no_emperor_is_taken() -> None:
    assert end_of(last_kamikaze(stacks="b8:E1 b9:T4 b1:T1!")) == ("last", "T")


# E8.6 Who wins when


def test_e8_6_with_three_left_the_last_kamikaze_wins_alone() -> None:
    assert end_of(last_kamikaze(players=3, stacks="b8:E1 b9:T4! b1:T1 b5:M1!")) == ("points", "E")


def test_e8_6_players_left_are_those_before_the_move() -> None:
    """Tide loses its last discs to the kamikaze; as there were three, Ember does not share with Moon."""
    assert end_of(last_kamikaze(players=3, stacks="b8:E1 b9:T4! b5:M1!")) == ("points", "E")


def test_e8_6_without_points_the_third_is_the_last() -> None:
    position = last_kamikaze(players=3, stacks="b8:E1 b9:T4! b5:M1!", buildings="")
    assert end_of(position) == ("last", "M")


def test_e8_6_who_builds_the_twelfth_point_with_its_last_disc_wins_alone() -> None:
    position = table(STREET, "b8:E1! b1:T4!", buildings=TWELVE_BUT_ONE)
    play(position, "b8^a8E!")
    assert end_of(position) == ("points", "E")
    assert outcome_of(position).standings == ((EMBER,), (TIDE,))


def test_e8_6_points_decide_before_the_last_on_the_board() -> None:
    position = table(STREET, "b8:E2! b9:T1!", buildings=NINE_WITH_A_CAPITAL)
    assert end_of(play(position, "b8xb9")) == ("points", "E")


DOUBLE_STREET = """
 m c c c K m c c c K
. . . . . . . . . . .
 t t x x x x x x t t
  t               t
"""
TEN_EACH = "a1:E3 a2:E2 a3:E2 a4:E2 a5:E1 a6:T3 a7:T2 a8:T2 a9:T2 a10:T1"
PYRAMIDS = [NEAR, "c9 c10 d2"]


def test_e8_6_all_who_reach_it_at_the_same_instant_win_together() -> None:
    """By leaving one pyramid for the other, Ember gives Tide the first and takes the second."""
    position = table(DOUBLE_STREET, "c1:E3! c2:T1!", buildings=TEN_EACH, pyramids=PYRAMIDS)
    assert (position.points(EMBER), position.points(TIDE)) == (10, 10)
    play(position, "c1-c9~1.2")
    assert end_of(position) == ("points", "ET")
    assert outcome_of(position).points == (12, 12)
    assert outcome_of(position).standings == ((EMBER, TIDE),)


def test_e8_6_anothers_action_may_make_the_winner() -> None:
    position = table(DOUBLE_STREET, "c1:E3! c2:T1!", buildings=TEN_EACH, pyramids=PYRAMIDS)
    assert end_of(play(position, "c1-b5~1")) == ("points", "T")


TEMPLES = """
 m c c K o s
. . . . . . .
 t t
  t
"""


def test_e8_6_the_end_is_checked_after_the_temple_of_the_sand() -> None:
    moons = "a1:M3 a2:M2 a3:M2 a4:M2 a5:M1"
    position = table(
        TEMPLES,
        "b7:E1! b5:T1! c1:M1! c2:T1",
        players=3,
        buildings=f"{moons} a6:E1",
        reserves="E:2",
        pyramids=[NEAR],
    )
    assert end_of(play(position, "sand c2")) == ("points", "M")


def test_e8_6_the_end_is_checked_after_a_placement() -> None:
    position = table(
        TEMPLES,
        "b7:E1! b5:T1!",
        buildings="a1:E3 a2:E2 a3:E2 a4:E2 a5:E1",
        reserves="E:6",
        pyramids=[NEAR],
    )
    play(position, "b7-b6", "rest")
    assert position.outcome is None
    assert end_of(play(position, "moon c1")) == ("points", "E")
    assert position.reserve(EMBER) == (3, False)


def test_e8_6_an_eliminated_player_does_not_win() -> None:
    twelve_with_a_capital = "a1:T3 a2:T2 a3:T2 a4:T2 a5:T1 a6:T1 a8:T1"
    position = table(STREET, "b1:E1! b9:M1!", players=3, buildings=twelve_with_a_capital)
    assert (position.points(TIDE), position.capitals(TIDE)) == (12, 1)
    assert play(position, "b1-b2").outcome is None


# E8.7 Games that end undecided

DUEL = " r c\n. . . . ."


def test_e8_7_there_is_no_limit_unless_it_is_asked_for() -> None:
    position = table(". . x . .", "a1:E1! a4:T1!")
    for _ in range(100):
        play(position, "a1-a2", "a4-a5", "a2-a1", "a5-a4")
    assert position.outcome is None
    assert position.round == 203


def test_e8_7_the_round_limit_ends_the_game_when_the_next_round_would_begin() -> None:
    position = table(DUEL, "b1:E1! b5:T1!", buildings="a1:T1", round_limit=3)
    assert position.round == 3
    play(position, "b1-b2")
    assert position.outcome is None
    play(position, "b5-b4")
    assert end_of(position) == ("round-limit", "T")
    assert outcome_of(position).rule == "E8.7"


def test_e8_7_before_the_limit_the_rounds_go_on() -> None:
    position = table(DUEL, "b1:E1! b5:T1!", round_limit=4)
    play(position, "b1-b2", "b5-b4")
    assert (position.round, position.outcome) == (4, None)


def test_e8_7_a_round_begins_with_the_first_player() -> None:
    position = table(DUEL, "b1:E1! b5:T1!", first=1, round_limit=3)
    assert end_of(play(position, "b1-b2")) == ("round-limit", "ET")
    position = table(DUEL, "b1:E1! b5:T1!", first=1, to_move="T", round_limit=3)
    assert play(position, "b5-b4").outcome is None


def test_e8_7_a_round_ends_when_the_turn_passes_an_eliminated_first_player() -> None:
    position = table(DUEL, "b1:T1! b5:M1!", players=3, to_move="M", round_limit=4)
    play(position, "b5-b4")
    assert (position.seat, position.round) == (TIDE, 4)
    play(position, "b1-b2")
    assert (position.seat, position.round) == (MOON, 4)
    assert end_of(play(position, "b4-b5")) == ("round-limit", "TM")


def test_e8_7_most_points_win_and_ties_are_shared() -> None:
    def ended(built: str) -> tuple[str, str]:
        position = table(DUEL, "b1:E1! b5:M1!", players=3, to_move="M", round_limit=3, buildings=built)
        return end_of(play(position, "b5-b4"))

    assert ended("a1:E1") == ("round-limit", "E")
    assert ended("a1:E1 a2:M2") == ("round-limit", "M")
    assert ended("a1:E1 a2:M1") == ("round-limit", "EM")
    assert ended("a1:E1 a2:T2") == ("round-limit", "E")


def test_e8_7_the_third_occurrence_of_a_position_ends_the_game() -> None:
    position = table(". . . x . .", "a1:E1! a5:T1!", repetition=True)
    play(position, "a1-a2")
    for _ in range(2):
        assert position.outcome is None
        play(position, "a5-a6", "a2-a3", "a6-a5")
        assert position.outcome is None
        play(position, "a3-a2")
    assert end_of(position) == ("repetition", "ET")
    assert outcome_of(position).rule == "E8.7"


def test_e8_7_the_first_position_of_the_game_counts() -> None:
    embers = " ".join(f"a{space}:E1{'!' * (space == 5)}" for space in range(2, 18))
    tides = " ".join(f"a{space}:T1{'!' * (space == 30)}" for space in range(18, 34))
    row = " ".join("." * 34)
    position = table(row, f"{embers} {tides}", step="swap", turn=0, round=0, repetition=True)
    play(position, "keep", "keep")
    shuffle = ("a2-a1", "a33-a34", "a1-a2", "a34-a33")
    play(position, *shuffle, *shuffle[:3])
    assert position.outcome is None
    assert end_of(play(position, shuffle[3])) == ("repetition", "ET")


def test_e8_7_whose_turn_begins_is_part_of_the_position() -> None:
    """Ember on a1 and Tide on d1 three times, but once with Tide to move."""
    position = table(" . .\n  .\n x\n. .\n .", "a1:E1! d1:T1!", repetition=True)
    ember, tide = ["a1", "a2", "b1"], ["d1", "d2", "e1"]
    here = there = 0
    occurrences = 0
    for next_ember, next_tide in ((1, 1), (0, 0), (2, 2), (0, 0), (1, 2), (2, 0), (0, 1)):
        play(position, f"{ember[here]}-{ember[next_ember]}")
        here = next_ember
        occurrences += (here, there) == (0, 0)
        assert position.outcome is None
        play(position, f"{tide[there]}-{tide[next_tide]}")
        there = next_tide
        occurrences += (here, there) == (0, 0)
        assert position.outcome is None
    assert occurrences == 3


def at_the_start_of_embers_turn(history: list[int], **changes: Any) -> Position:
    """Tide moves, and Ember's turn begins unless that is the third time."""
    told: dict[str, Any] = {"stacks": "b1:E1! b2:E1 b6:T4!", "buildings": "a1:E1", "reserves": "", **changes}
    position = table(" r c\n. . x . . .", told.pop("stacks"), to_move="T", repetition=True, history=history, **told)
    return play(position, "b6-b5")


@pytest.mark.parametrize(
    "different",
    [
        {"stacks": "b1:E1! b4:E1 b6:T4!"},
        {"stacks": "b1:E1! b2:E2 b6:T4!"},
        {"stacks": "b1:E1! b2:T1 b6:T4!"},
        {"stacks": "b1:E1 b2:E1! b6:T4!"},
        {"stacks": "b1:E1 b2:E1 b6:T4!", "captives": "T:E"},
        {"reserves": "E:1"},
        {"buildings": "a1:T1"},
        {"buildings": "a2:E1"},
        {"buildings": "a1:E1 a2:E1"},
        {"buildings": "a2:E2"},
    ],
)
def test_e8_7_a_position_is_the_same_only_if_all_is(different: dict[str, str]) -> None:
    (seen,) = cast(list[int], at_the_start_of_embers_turn([]).to_json()["history"])
    assert at_the_start_of_embers_turn([seen]).outcome is None
    assert end_of(at_the_start_of_embers_turn([seen, seen])) == ("repetition", "E")
    assert at_the_start_of_embers_turn([seen, seen], **different).outcome is None


def test_e8_7_where_an_emperor_off_the_board_is_is_part_of_the_position() -> None:
    """Ember's Emperor is Tide's captive, or waits in the reserve because all of Ember's stacks are full."""
    captive = {"stacks": "b1:E4 b6:T4!", "captives": "T:E"}
    waiting = {"stacks": "b1:E4 b6:T4!", "reserves": "E:1!"}
    (seen,) = cast(list[int], at_the_start_of_embers_turn([], **captive).to_json()["history"])
    assert end_of(at_the_start_of_embers_turn([seen, seen], **captive)) == ("repetition", "T")
    assert at_the_start_of_embers_turn([seen, seen], **waiting).outcome is None


def test_e8_7_repetition_is_checked_before_the_limit() -> None:
    def ended(history: list[int]) -> Position:
        position = table(DUEL, "b1:E1! b5:T1!", to_move="T", repetition=True, round_limit=3, history=history)
        return play(position, "b5-b4")

    (seen,) = cast(list[int], ended([]).to_json()["history"])
    assert end_of(ended([])) == ("round-limit", "ET")
    assert end_of(ended([seen, seen])) == ("repetition", "ET")


# E8.8 The standings


def test_e8_8_winners_come_first_regardless_of_points() -> None:
    position = table(STREET, "b8:E2! b9:T1", buildings="a1:T3 a2:T2", reserves="T:1!")
    play(position, "b8xb9")
    assert outcome_of(position).points == (0, 5)
    assert outcome_of(position).standings == ((EMBER,), (TIDE,))


def test_e8_8_the_rest_by_points_then_by_discs_eliminated_or_not() -> None:
    position = table(STREET, "b8:E4! b1:S1! b3:M1! b5:M2", players=4, buildings=f"{TWELVE_BUT_ONE} a7:T1")
    assert position.is_eliminated(TIDE)
    play(position, "b8^a8E")
    assert outcome_of(position).points == (12, 1, 0, 0)
    assert outcome_of(position).standings == ((EMBER,), (TIDE,), (MOON,), (STAR,))


def test_e8_8_equal_points_and_discs_share_a_place() -> None:
    position = table(STREET, "b8:E4! b1:S2! b3:M1! b5:M1", players=4, buildings=TWELVE_BUT_ONE)
    play(position, "b8^a8E")
    assert outcome_of(position).standings == ((EMBER,), (MOON, STAR), (TIDE,))


def test_e8_8_joint_winners_share_the_first_place() -> None:
    position = table(". x . x .", "a1:E1! a3:T1! a5:M1!", players=3)
    play(position, "pass", "pass", "pass")
    assert outcome_of(position).standings == ((EMBER, TIDE, MOON),)


def test_e8_8_nothing_ends_during_set_up() -> None:
    position = new_game(2, seed=1, variants={"draft"}).position
    assert position.outcome is None
    for _ in range(3):
        play(position, min(legal(position)))
        assert position.outcome is None
        assert not position.is_eliminated(0)
        assert not position.is_eliminated(1)
    assert position.step == "draft"
