"""E5 constructing: what may be built where, what it costs, and who pays."""

from __future__ import annotations

import pytest

from tests.eko.tables import (
    EMBER,
    STREET,
    TIDE,
    TWELVE_BUT_ONE,
    buildings,
    discs,
    end_of,
    faulty,
    legal,
    legal_from,
    play,
    refused_by,
    table,
    unreadable,
)
from tetrarch.eko import Position


def beside(ground: str, stack: str, building: str = "") -> Position:
    """Ember's stack on b1 beside one site, a1; Ember's Emperor and Tide's stand apart."""
    emperor = "" if "!" in stack else "b4:E1!"
    buildings = f"a1:{building}" if building else ""
    return table(f" {ground}\n. . x . x .", f"b1:{stack} {emperor} b6:T1!", buildings=buildings)


def can_build(position: Position) -> set[str]:
    return {text.removeprefix("^a1") for text in legal_from(position, "b1") if text.startswith("^a1")}


# E5.1 Where, and from which stack


def test_e5_1_a_site_beside_the_stack_is_needed() -> None:
    position = table(" r x r\n. . . . x .", "b1:E1! b6:T1!")
    assert can_build(position) == {"E!"}
    assert "^a3E!" not in legal_from(position, "b1")
    assert refused_by(position, "b1^a3E") == "E5.1"


def test_e5_1_every_neighbouring_site_will_do() -> None:
    position = table(" r r\nr . r\n r r\n. x .", "b2:E1! d1:T1! d3:T1")
    assert legal_from(position, "b2") == {f"^{site}E!" for site in ("a1", "a2", "b1", "b3", "c1", "c2")}


def test_e5_1_an_enemys_stack_builds_nothing() -> None:
    position = table(" r\n. . . .", "b1:T1! b4:E1!")
    assert legal_from(position, "b1") == set()
    assert refused_by(position, "b1^a1E") == "E5.1"


def test_e5_1_the_discs_go_to_the_reserve_and_may_return_at_once() -> None:
    position = beside("r", "E3")
    position.play("b1^a1E")
    assert buildings(position) == "a1:E1"
    assert discs(position) == "b1:E2 b4:E1! b6:T1!"
    assert position.reserve(EMBER) == (1, False)
    assert legal(position) == {"b1+1", "b4+1"}


def test_e5_1_all_discs_come_from_one_stack() -> None:
    position = table(" c\n. . x . x .", "b1:E1 b2:E1 b4:E1! b6:T1!", buildings="a1:E1")
    assert refused_by(position, "b1^a1T") == "E5.2"
    assert refused_by(position, "b2^a1T") == "E5.2"


@pytest.mark.parametrize(("stack", "left"), [("E2", ""), ("E3", "b1:E1 "), ("E4", "b1:E2 ")])
def test_e5_1_some_or_all_of_the_stack_is_spent(stack: str, left: str) -> None:
    position = play(beside("c", stack, "E1"), "b1^a1T")
    assert discs(position) == f"{left}b4:E1! b6:T1!"


def test_e5_1_other_stacks_keep_their_discs() -> None:
    position = table(" r\n. . x .", "b1:E2! b2:E3 b4:T1!")
    assert discs(play(position, "b2^a1E")) == "b1:E2! b2:E2 b4:T1!"


# E5.2 and E5.3 What it costs


@pytest.mark.parametrize(("before", "building", "cost"), [("", "E", 1), ("E1", "T", 2), ("E2", "C", 3)])
def test_e5_2_the_cost_is_the_worth(before: str, building: str, cost: int) -> None:
    position = play(beside("m", "E4", before), f"b1^a1{building}")
    assert buildings(position) == f"a1:E{cost}"
    assert position.reserve(EMBER) == (cost, False)
    assert discs(position).split()[0] == f"b1:E{4 - cost}"


@pytest.mark.parametrize(("before", "building", "cost"), [("E1", "T", 2), ("E2", "C", 3)])
def test_e5_2_a_smaller_stack_cannot_pay(before: str, building: str, cost: int) -> None:
    position = beside("m", f"E{cost - 1}", before)
    assert can_build(position) == set()
    assert refused_by(position, f"b1^a1{building}") == "E5.2"


@pytest.mark.parametrize(
    ("before", "building", "cost"), [("T1", "E", 2), ("T1", "T", 3), ("T2", "T", 3), ("T2", "C", 4), ("T3", "C", 4)]
)
def test_e5_3_an_enemys_building_costs_one_more(before: str, building: str, cost: int) -> None:
    position = play(beside("m", "E4", before), f"b1^a1{building}")
    assert position.reserve(EMBER) == (cost, False)
    assert buildings(position) == f"a1:E{'ETC'.index(building) + 1}"
    assert position.reserve(TIDE) == (0, False)
    poor = beside("m", f"E{cost - 1}", before)
    assert building not in can_build(poor)
    assert refused_by(poor, f"b1^a1{building}") == "E5.3"


# E5.4 - E5.6 What may follow what


@pytest.mark.parametrize("ground", "cKm")
def test_e5_4_an_empty_site_takes_an_encampment_first(ground: str) -> None:
    position = beside(ground, "E4")
    assert can_build(position) == {"E"}
    assert refused_by(position, "b1^a1T") == "E5.4"


def test_e5_4_a_castle_neither() -> None:
    assert refused_by(beside("m", "E4"), "b1^a1C") == "E5.4"


def test_e5_5_over_ones_own_only_one_worth_one_more() -> None:
    encampment = beside("m", "E4", "E1")
    assert can_build(encampment) == {"T"}
    assert refused_by(encampment, "b1^a1E") == "E5.5"
    assert refused_by(encampment, "b1^a1C") == "E5.5"
    tower = beside("m", "E4", "E2")
    assert can_build(tower) == {"C"}
    assert refused_by(tower, "b1^a1E") == "E5.5"
    assert refused_by(tower, "b1^a1T") == "E5.5"


def test_e5_5_nothing_follows_ones_own_castle() -> None:
    castle = beside("m", "E4", "E3")
    assert can_build(castle) == set()
    assert refused_by(castle, "b1^a1C") == "E5.5"


@pytest.mark.parametrize(
    ("before", "possible", "impossible"), [("T1", "ET", "C"), ("T2", "TC", "E"), ("T3", "C", "ET")]
)
def test_e5_6_over_an_enemys_as_much_or_one_more(before: str, possible: str, impossible: str) -> None:
    position = beside("m", "E4", before)
    assert can_build(position) == set(possible)
    for building in impossible:
        assert refused_by(position, f"b1^a1{building}") == "E5.6"


def test_e5_6_an_eliminated_players_building_is_an_enemys() -> None:
    position = table(" m\n. . x . x .", "b1:E4 b4:E1! b6:T1!", players=3, buildings="a1:M1")
    assert can_build(position) == {"E", "T"}
    assert play(position, "b1^a1E").reserve(EMBER) == (2, False)


# E5.7 The ground


@pytest.mark.parametrize(("ground", "ceiling"), [("r", 1), ("s", 1), ("o", 1), ("w", 1), ("c", 2), ("K", 2), ("m", 3)])
def test_e5_7_the_ground_has_a_ceiling(ground: str, ceiling: int) -> None:
    for owner in "ET":
        position = beside(ground, "E4", f"{owner}{ceiling}")
        equal = {"ETC"[ceiling - 1]} if owner == "T" else set()
        assert can_build(position) == equal
        if ceiling < 3:
            assert refused_by(position, f"b1^a1{'ETC'[ceiling]}") == "E5.7"
    for below in range(1, ceiling):
        assert "ETC"[below] in can_build(beside(ground, "E4", f"E{below}"))


def test_e5_7_no_higher_building_can_be_set_up_either() -> None:
    for ground, building in (("r", "E2"), ("c", "E3"), ("K", "E3")):
        assert faulty(f" {ground}\n. .", "b1:E1! b2:T1!", buildings=f"a1:{building}") == {"E5.7"}


def test_e5_7_nothing_is_built_on_a_chasm() -> None:
    position = beside("x", "E4")
    assert can_build(position) == set()
    assert "a1" in unreadable(position, "b1^a1E")


# E5.8 The supply

HIGH_STREET = " m m m m m m\n. . . . . . . x ."


def test_e5_8_a_building_that_is_used_up_cannot_be_built() -> None:
    towers = table(HIGH_STREET, "b1:E4! b9:T1!", buildings="a1:E1 a2:E2 a3:E2 a4:E2")
    assert towers.supply(EMBER) == (4, 0, 1)
    assert can_build(towers) == set()
    assert refused_by(towers, "b1^a1T") == "E5.8"
    castles = table(HIGH_STREET, "b1:E4! b9:T1!", buildings="a1:E2 a2:E3")
    assert refused_by(castles, "b1^a1C") == "E5.8"
    encampments = table(HIGH_STREET, "b1:E4! b9:T1!", buildings="a2:E1 a3:E1 a4:E1 a5:E1 a6:E1")
    assert refused_by(encampments, "b1^a1E") == "E5.8"


def test_e5_8_an_enemys_stays_when_only_the_other_kind_is_left() -> None:
    position = table(HIGH_STREET, "b1:E4! b9:T1!", buildings="a1:T1 a2:E1 a3:E1 a4:E1 a5:E1 a6:E1")
    assert can_build(position) == {"T", "T!"}


def test_e5_8_the_one_replaced_goes_back_to_its_owner() -> None:
    own = play(beside("m", "E4", "E1"), "b1^a1T")
    assert own.supply(EMBER) == (5, 2, 1)
    enemys = beside("m", "E4", "T2")
    assert enemys.supply(TIDE) == (5, 2, 1)
    play(enemys, "b1^a1T")
    assert enemys.supply(TIDE) == (5, 3, 1)
    assert enemys.supply(EMBER) == (5, 2, 1)


def test_e5_8_what_came_back_can_be_built_again() -> None:
    full = "a1:E1 a2:E1 a3:E1 a4:E1 a5:E1"
    position = table(HIGH_STREET, "b1:E2 b7:E1! b9:T1!", buildings=full, reserves="E:1")
    assert refused_by(position, "b7^a6E") == "E5.8"
    play(position, "b1^a1T", "march", "b7^a6E!")
    assert buildings(position) == "a1:E2 a2:E1 a3:E1 a4:E1 a5:E1 a6:E1"
    assert position.supply(EMBER) == (0, 2, 1)


# E5.9 Spending the Emperor


def test_e5_9_the_emperor_is_spent_or_spared_as_the_player_likes() -> None:
    position = beside("r", "E2!")
    assert can_build(position) == {"E", "E!"}
    spared = play(position.copy(), "b1^a1E")
    assert (discs(spared), spared.reserve(EMBER)) == ("b1:E1! b6:T1!", (1, False))
    spent = play(position, "b1^a1E!")
    assert (discs(spent), spent.reserve(EMBER)) == ("b1:E1 b6:T1!", (0, True))


def test_e5_9_it_counts_as_one_disc_among_several() -> None:
    position = play(beside("c", "E3!", "E1"), "b1^a1T!")
    assert discs(position) == "b1:E1 b6:T1!"
    assert position.reserve(EMBER) == (1, True)


def test_e5_9_with_the_whole_stack_it_must_go_too() -> None:
    position = table(" c\n. . x . x .", "b1:E2! b4:E1 b6:T1!", buildings="a1:E1")
    assert can_build(position) == {"T!"}
    assert play(position, "b1^a1T!").reserve(EMBER) == (1, True)


def test_e5_9_where_it_is_not_it_is_not_spent() -> None:
    position = beside("r", "E2")
    assert can_build(position) == {"E"}
    assert refused_by(position, "b1^a1E!") == "E5.9"


# E5.10 The last discs


def test_e5_10_the_last_discs_may_be_spent() -> None:
    position = table(" r\n. . . .", "b1:E1! b4:T1!")
    assert "b1^a1E!" in legal(position)
    assert end_of(play(position, "b1^a1E!")) == ("last", "T")


def test_e5_10_with_others_left_the_game_continues_without_its_builder() -> None:
    position = table(" c\n. . . . .", "b1:E2! b3:T1! b5:M1!", players=3, buildings="a1:E1", reserves="E:5")
    play(position, "b1^a1T!")
    assert position.outcome is None
    assert (position.step, position.seat) == ("action", TIDE)
    assert position.is_eliminated(EMBER)
    assert position.reserve(EMBER) == (6, True)
    assert buildings(position) == "a1:E2"


def test_e5_10_the_last_discs_may_win_the_game() -> None:
    position = table(STREET, "b8:E1! b1:T1!", buildings=TWELVE_BUT_ONE)
    assert end_of(play(position, "b8^a8E!")) == ("points", "E")
