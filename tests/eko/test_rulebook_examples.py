"""The examples of the rulebook as positions: one of moves and three of constructions, each with all its cases."""

from __future__ import annotations

import pytest

from tests.eko.tables import (
    EMBER,
    TIDE,
    buildings,
    discs,
    legal_from,
    play,
    refused_by,
    table,
    things,
    unreadable,
)
from tetrarch.eko import Position

# The moves of one stack of two discs, on c3

PLAIN = """
   r .
x . . m .
 . . . . .
c . . x .
 . . .
"""
EMPTY = ("b2", "b3", "c2", "c4", "d2", "e2")
"""Where it may simply go."""
TO_THREE, TO_FOUR = "b5", "e1"
"""A lone disc and a stack of two of its own colour."""
WEAKER = ("c1", "e3")
"""Lone discs of the enemy's."""
AS_STRONG_OR_STRONGER = ("a2", "c5", "d3")
"""Two, three and four discs of the enemy's."""
TO_FIVE = "d5"
"""Three discs of its own colour."""
NO_MOVEMENT_SPACES = ("a1", "b1", "b4", "d1", "d4")

MOVE_EXAMPLE = "a2:T2 b5:E1 c1:T1 c3:E2 c5:T3! d3:T4 d5:E3! e1:E2 e3:T1"


@pytest.fixture
def moving() -> Position:
    return table(PLAIN, MOVE_EXAMPLE)


def after(position: Position, **changes: str) -> dict[str, str]:
    """The discs of the example with some spaces changed; an empty text leaves none."""
    changed = {**things(MOVE_EXAMPLE), **changes}
    return {space: stack for space, stack in sorted(changed.items()) if stack}


def test_move_example_has_these_moves_and_no_others(moving: Position) -> None:
    moves = {text for text in legal_from(moving, "c3") if "^" not in text}
    expected = {f"-{space}" for space in EMPTY} | {f"+{TO_THREE}", f"+{TO_FOUR}"} | {f"x{space}" for space in WEAKER}
    assert moves == expected


@pytest.mark.parametrize("space", EMPTY)
def test_move_example_to_an_empty_space(moving: Position, space: str) -> None:
    play(moving, f"c3-{space}")
    assert things(discs(moving)) == after(moving, c3="", **{space: "E2"})


def test_move_example_regroups_to_three(moving: Position) -> None:
    play(moving, f"c3+{TO_THREE}")
    assert things(discs(moving)) == after(moving, c3="", **{TO_THREE: "E3"})


def test_move_example_regroups_to_four(moving: Position) -> None:
    play(moving, f"c3+{TO_FOUR}")
    assert things(discs(moving)) == after(moving, c3="", **{TO_FOUR: "E4"})


@pytest.mark.parametrize("space", WEAKER)
def test_move_example_attacks_a_weaker_stack(moving: Position, space: str) -> None:
    play(moving, f"c3x{space}")
    assert things(discs(moving)) == after(moving, c3="", **{space: "E2"})
    assert moving.reserve(TIDE) == (1, False)


@pytest.mark.parametrize("space", AS_STRONG_OR_STRONGER)
def test_move_example_does_not_attack_as_many_or_more(moving: Position, space: str) -> None:
    assert refused_by(moving, f"c3x{space}") == "E4.6"


def test_move_example_does_not_regroup_to_five(moving: Position) -> None:
    assert refused_by(moving, f"c3+{TO_FIVE}") == "E4.3"


@pytest.mark.parametrize("space", NO_MOVEMENT_SPACES)
def test_move_example_enters_no_other_ground(moving: Position, space: str) -> None:
    assert space in unreadable(moving, f"c3-{space}")


# Constructions on empty ground, by three discs on b2 between a reg, a canyon and a mountain

FIRST_GROUND = """
 r c
. . m
 x x .
"""
"""a1 is the reg, a2 the canyon, b3 the mountain."""


@pytest.fixture
def on_empty_ground() -> Position:
    return table(FIRST_GROUND, "b2:E3 b1:E1! c3:T1!")


@pytest.mark.parametrize("site", ["a1", "a2", "b3"])
def test_first_construction_example_builds_encampments_for_one_disc(on_empty_ground: Position, site: str) -> None:
    play(on_empty_ground, f"b2^{site}E")
    assert buildings(on_empty_ground) == f"{site}:E1"
    assert discs(on_empty_ground) == "b1:E1! b2:E2 c3:T1!"
    assert on_empty_ground.reserve(EMBER) == (1, False)


@pytest.mark.parametrize("building", ["a2T", "b3T", "b3C"])
def test_first_construction_example_builds_nothing_larger_at_once(on_empty_ground: Position, building: str) -> None:
    assert refused_by(on_empty_ground, f"b2^{building}") == "E5.4"


def test_first_construction_example_is_complete(on_empty_ground: Position) -> None:
    assert legal_from(on_empty_ground, "b2") == {"+b1", "^a1E", "^a2E", "^b3E"}


# Constructions over one's own encampments on the same ground


@pytest.fixture
def over_own() -> Position:
    return table(FIRST_GROUND, "b2:E3 b1:E1! c3:T1!", buildings="a1:E1 a2:E1 b3:E1")


@pytest.mark.parametrize("site", ["a2", "b3"])
def test_second_construction_example_raises_towers_for_two_discs(over_own: Position, site: str) -> None:
    play(over_own, f"b2^{site}T")
    assert things(buildings(over_own)) == {"a1": "E1", "a2": "E1", "b3": "E1", site: "E2"}
    assert discs(over_own) == "b1:E1! b2:E1 c3:T1!"
    assert over_own.reserve(EMBER) == (2, False)


def test_second_construction_example_raises_nothing_on_the_reg(over_own: Position) -> None:
    assert refused_by(over_own, "b2^a1T") == "E5.7"


def test_second_construction_example_does_not_skip_the_tower(over_own: Position) -> None:
    assert refused_by(over_own, "b2^b3C") == "E5.5"


def test_second_construction_example_is_complete(over_own: Position) -> None:
    assert legal_from(over_own, "b2") == {"+b1", "^a2T", "^b3T"}


# Constructions over the buildings of others, by three discs on b2 with a lone one on c3 to help or not

CROWDED_GROUND = """
 r c
. . m
 x m .
"""
"""Moon's encampment is on the reg a1, Tide's on the canyon a2, Ember's tower on the mountain b3, Star's on c2."""


@pytest.fixture
def over_others() -> Position:
    built = "a1:M1 a2:T1 b3:E2 c2:S2"
    return table(
        f"{CROWDED_GROUND}. x . x . x .", "b2:E3 c3:E1 d1:E1! d3:T1! d5:M1! d7:S1!", players=4, buildings=built
    )


def built_over(position: Position, decision: str) -> tuple[str, int]:
    """What stands on the site after a construction, and how many discs it took."""
    play(position, decision)
    site = decision.removeprefix("b2^")[:2]
    return things(buildings(position))[site], position.reserve(EMBER).soldiers


def test_third_construction_example_replaces_an_encampment_on_a_reg_for_two(over_others: Position) -> None:
    assert built_over(over_others, "b2^a1E") == ("E1", 2)


def test_third_construction_example_puts_no_tower_on_the_reg(over_others: Position) -> None:
    assert refused_by(over_others, "b2^a1T") == "E5.7"


@pytest.mark.parametrize(("building", "worth", "cost"), [("E", "E1", 2), ("T", "E2", 3)])
def test_third_construction_example_replaces_an_encampment_on_a_canyon(
    over_others: Position, building: str, worth: str, cost: int
) -> None:
    assert built_over(over_others, f"b2^a2{building}") == (worth, cost)
    assert over_others.supply(TIDE) == (5, 3, 1)


def test_third_construction_example_raises_its_own_tower_for_three(over_others: Position) -> None:
    assert built_over(over_others, "b2^b3C") == ("E3", 3)
    assert discs(over_others).split()[0] == "c3:E1"


def test_third_construction_example_takes_all_discs_from_one_stack(over_others: Position) -> None:
    assert refused_by(over_others, "c3^b3C") == "E5.2"
    with_two = table(f"{CROWDED_GROUND}. x .", "b2:E2 c3:E1 d1:E1! d3:T1!", buildings="b3:E2")
    assert refused_by(with_two, "b2^b3C") == "E5.2"


def test_third_construction_example_replaces_a_tower_by_a_tower_for_three(over_others: Position) -> None:
    assert built_over(over_others, "b2^c2T") == ("E2", 3)


def test_third_construction_example_cannot_pay_four_for_the_castle(over_others: Position) -> None:
    assert refused_by(over_others, "b2^c2C") == "E5.3"
    assert refused_by(over_others, "c3^c2C") == "E5.3"


def test_third_construction_example_is_complete(over_others: Position) -> None:
    constructions = {text for text in legal_from(over_others, "b2") if text.startswith("^")}
    assert constructions == {"^a1E", "^a2E", "^a2T", "^b3C", "^c2T"}
    assert {text for text in legal_from(over_others, "c3") if text.startswith("^")} == set()
