"""E12-E14, the temples of the Wind, the Moon and the Sand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eko.tables_variants import (
    after,
    asked,
    box,
    legal,
    points,
    refused,
    reinforcing,
    reserve,
    stacks,
    table,
    winners,
)
from tetrarch.eko.position.position import Position

# E12.1 The Temple of the Wind

WIND = ". . . w . r ."
"""The temple is a4, a reg a6."""


def in_the_wind(stacks: dict[str, str], reserve: str, **details: Any) -> Position:
    buildings = {"a4": "E1", **details.pop("buildings", {})}
    return reinforcing(WIND, {"a7": "T1", **stacks}, reserve, buildings=buildings, **details)


@pytest.mark.parametrize("temple", "wos")
def test_e12_1_e13_1_e14_1_a_temple_is_a_construction_space_like_a_reg(temple: str) -> None:
    position = table(f". . . {temple} .", {"a3": "E4", "a1": "T1"})
    built = after(position, "a3^a4E")
    assert points(built) == 1
    refused(table(f". . . {temple} .", {"a3": "E4", "a1": "T1"}, buildings={"a4": "E1"}), "a3^a4T", "E5.7")


def test_e12_1_its_owner_spreads_a_reinforcement_over_several_stacks() -> None:
    position = in_the_wind({"a1": "E1!", "a2": "E1", "a3": "E1"}, "6")
    assert legal(position) == {f"a{space}+{count}" for space in (1, 2, 3) for count in (1, 2, 3)}
    first = after(position, "a1+2")
    assert asked(first) == ("E", "reinforce")
    assert legal(first) == {"done"} | {f"a{space}+{count}" for space in (2, 3) for count in (1, 2, 3)}
    third = after(first, "a3+1", "a2+3")
    assert stacks(third) == {"a1": "E3!", "a2": "E4", "a3": "E2", "a7": "T1"}
    assert asked(third) == ("T", "action"), "nothing is left to place"


def test_e12_1_the_phase_can_be_ended_after_the_first_placement_but_not_before() -> None:
    position = in_the_wind({"a1": "E1!", "a2": "E1"}, "3")
    refused(position, "done", "E7.1")
    ended = after(position, "a1+1", "done")
    assert asked(ended) == ("T", "action")
    assert reserve(ended) == "2"


def test_e12_1_each_stack_is_served_once() -> None:
    position = after(in_the_wind({"a1": "E1!", "a2": "E1"}, "3"), "a1+1")
    refused(position, "a1+1", "E12.1")


def test_e12_1_the_emperor_is_placed_first() -> None:
    position = in_the_wind({"a1": "E2", "a2": "E1"}, "3!")
    assert legal(position) == {"a1+!", "a1+1!", "a2+!", "a2+1!", "a2+2!"}
    refused(position, "a1+2", "E7.4")
    assert legal(after(position, "a1+1!")) == {"a2+1", "done"}


def test_e12_1_every_other_rule_of_reinforcement_holds_for_each_stack() -> None:
    near_enemy = in_the_wind({"a1": "E1!", "a5": "E1"}, "3", buildings={"a6": "T1"})
    refused(near_enemy, "a5+1", "E7.3")
    assert asked(after(near_enemy, "a1+1")) == ("T", "action"), "no second stack may be reinforced"
    full = in_the_wind({"a1": "E1!", "a2": "E3"}, "3")
    refused(after(full, "a1+1"), "a2+2", "E7.2")
    stormy = reinforcing(". t . w .", {"a1": "E1!", "a2": "E1", "a5": "T1"}, "3", buildings={"a4": "E1"})
    refused(stormy, "a2+1", "E9.6")


@pytest.mark.parametrize("buildings", [{}, {"a4": "T1"}])
def test_e12_1_nobody_else_spreads_a_reinforcement(buildings: dict[str, str]) -> None:
    position = reinforcing(WIND, {"a1": "E1!", "a2": "E1", "a7": "T1"}, "5", buildings=buildings)
    assert asked(after(position, "a1+1")) == ("T", "action")


# E13 The Temple of the Moon

MOON = ". . t o . r ."
"""The temple is a4, a tempest a3, a reg a6."""


def at_the_moon(stacks: dict[str, str], reserve: str, **details: Any) -> Position:
    buildings = {"a4": "E1", **details.pop("buildings", {})}
    return reinforcing(MOON, {"a7": "T2", **stacks}, reserve, buildings=buildings, **details)


def moons(position: Position) -> set[str]:
    return {text for text in legal(position) if text.startswith("moon")}


def test_e13_1_two_soldiers_go_to_the_box_and_one_disc_comes_anywhere() -> None:
    position = at_the_moon({"a1": "E1!"}, "4")
    assert moons(position) == {"moon a1", "moon a2", "moon a3", "moon a5"}
    placed = after(position, "moon a2")
    assert stacks(placed) == {"a1": "E1!", "a2": "E1", "a7": "T2"}
    assert (reserve(placed), box(placed)) == ("1", box(position) + 2)


def test_e13_1_tempests_and_enemy_buildings_are_no_hindrance() -> None:
    position = at_the_moon({"a1": "E1!", "a5": "E1"}, "3", buildings={"a6": "T1"})
    assert {"moon a3", "moon a5"} <= moons(position)
    refused(position, "a5+1", "E7.3")
    assert stacks(after(position, "moon a5"))["a5"] == "E2"
    assert stacks(after(position, "moon a3"))["a3"] == "E1"


def test_e13_1_an_own_stack_on_a_tempest_is_served_too() -> None:
    assert stacks(after(at_the_moon({"a3": "E1!"}, "3"), "moon a3"))["a3"] == "E2!"


def test_e13_1_a_disc_that_takes_a_pyramid_can_win() -> None:
    drawing = "\n".join([" t t . m c c K r o", "  t . . x x x x x"])
    buildings = {"a4": "E3", "a5": "E2", "a6": "E2", "a7": "E2", "a9": "E1"}
    position = reinforcing(drawing, {"b2": "E1!", "b3": "T1"}, "3", buildings=buildings, pyramids=["a1 a2 b1"])
    assert winners(after(position, "moon a1")) == "points E"
    assert winners(after(position, "moon a3")) == ""


def test_e13_1_not_on_an_enemy_stack_nor_on_a_full_one() -> None:
    position = at_the_moon({"a1": "E4!", "a2": "E1"}, "4")
    refused(position, "moon a7", "E13.1")
    refused(position, "moon a1", "E13.1")


@pytest.mark.parametrize("buildings", [{"a4": "T1"}, {}])
def test_e13_1_only_the_owner_uses_it(buildings: dict[str, str]) -> None:
    position = reinforcing(MOON, {"a1": "E1!", "a7": "T2"}, "4", buildings=buildings)
    refused(position, "moon a2", "E13.1")


def test_e13_1_a_disc_must_be_left_to_place() -> None:
    refused(at_the_moon({"a1": "E1!"}, "2"), "moon a2", "E13.1")
    assert moons(at_the_moon({"a1": "E1!"}, "3"))


def test_e13_2_the_emperor_cannot_be_sacrificed() -> None:
    refused(at_the_moon({"a1": "E1"}, "2!"), "moon a2", "E13.2")


def test_e13_2_the_emperor_may_be_the_disc_placed() -> None:
    position = at_the_moon({"a1": "E1"}, "3!")
    assert moons(position) == {"moon a1!", "moon a2!", "moon a3!", "moon a5!"}
    placed = after(position, "moon a5!")
    assert stacks(placed)["a5"] == "E1!"
    assert reserve(placed) == "0"
    assert {"moon a2", "moon a2!"} <= moons(at_the_moon({"a1": "E1"}, "4!"))


def test_e13_3_once_per_phase() -> None:
    position = after(at_the_moon({"a1": "E1!"}, "8"), "moon a2")
    assert not moons(position)
    refused(position, "moon a5", "E13.3")


def test_e13_3_before_the_ordinary_placement_not_after() -> None:
    both = at_the_moon({"a1": "E1!"}, "5", phase={"moon_used": True})
    assert asked(after(both, "a1+1")) == ("T", "action")
    drawing = ". . t o . w ."
    windy = {"a4": "E1", "a6": "E1"}
    position = reinforcing(drawing, {"a1": "E1!", "a2": "E1", "a7": "T2"}, "6", buildings=windy)
    refused(after(position, "a1+1"), "moon a5", "E13.3")


def test_e13_3_it_is_optional() -> None:
    position = at_the_moon({"a1": "E1!"}, "4")
    assert asked(after(position, "a1+1")) == ("T", "action")


def test_e13_3_it_is_optional_also_when_no_ordinary_place_exists() -> None:
    position = at_the_moon({"a3": "E1!"}, "3")
    assert legal(position) == {"moon a1", "moon a2", "moon a3", "moon a5", "done"}
    assert asked(after(position, "done")) == ("T", "action")


def test_e13_3_it_stands_for_the_placement_that_is_owed() -> None:
    position = at_the_moon({"a1": "E1!"}, "5")
    refused(position, "done", "E7.1")
    placed = after(position, "moon a5")
    assert "done" in legal(placed)
    assert asked(after(placed, "done")) == ("T", "action")


def test_e13_3_an_emperor_still_in_the_reserve_must_be_placed() -> None:
    position = after(at_the_moon({"a1": "E1"}, "4!"), "moon a5")
    assert legal(position) == {"a1+!", "a5+!"}
    refused(position, "done", "E7.4")
    freed = after(at_the_moon({"a3": "E1"}, "4!"), "moon a3")
    assert asked(freed) == ("T", "action"), "E7 allows no place, so nothing is owed"


def test_e13_3_the_new_stack_counts_for_the_ordinary_placement() -> None:
    position = after(at_the_moon({"a1": "E4!"}, "5"), "moon a2")
    assert legal(position) == {"a2+1", "a2+2", "done"}
    assert stacks(after(position, "a2+2"))["a2"] == "E3"


# E14 The Temple of the Sand

SAND = ". . . s . ."
"""The temple is a4."""


def in_the_sand(stacks: dict[str, str], reserve: str, **details: Any) -> Position:
    buildings = {"a4": "E1", **details.pop("buildings", {})}
    reserves = {"E": reserve, **details.pop("reserves", {})}
    return table(SAND, stacks, buildings=buildings, reserves=reserves, **details)


def test_e14_1_two_soldiers_go_to_the_box_and_an_enemy_soldier_goes_home() -> None:
    position = in_the_sand({"a1": "E1!", "a3": "T2!"}, "4")
    used = after(position, "sand a3")
    assert stacks(used) == {"a1": "E1!", "a3": "T1!"}
    assert (reserve(used), box(used), reserve(used, "T")) == ("2", box(position) + 2, "1")
    assert box(used, "T") == box(position, "T")


def test_e14_1_the_action_is_still_due() -> None:
    used = after(in_the_sand({"a1": "E1!", "a3": "T2!"}, "4"), "sand a3")
    assert asked(used) == ("E", "action")
    assert "a1xa3" in legal(used), "as many as the Emperor's stack now"


def test_e14_1_once_per_turn() -> None:
    used = after(in_the_sand({"a1": "E1!", "a3": "T2!", "a6": "T2"}, "8"), "sand a3")
    refused(used, "sand a6", "E14.1")


def test_e14_1_before_the_action_only() -> None:
    position = in_the_sand({"a1": "E1!", "a6": "T2!"}, "8")
    refused(after(position, "a1-a2"), "sand a6", "E18.1")
    refused(after(position, "a1-a2", "march"), "sand a6", "E14.1")
    assert "sand a6" in legal(position)


def test_e14_1_in_every_turn_anew() -> None:
    position = in_the_sand({"a1": "E1!", "a3": "T4!", "a5": "T1"}, "5")
    position = after(position, "sand a3", "a1-a2", "rest", "a2+1", "a5-a6", "a6+1")
    assert asked(position) == ("E", "action")
    assert "sand a3" in legal(position)


def test_e14_1_never_an_emperor() -> None:
    position = in_the_sand({"a1": "E1!", "a3": "T1!", "a6": "T1"}, "4")
    assert {text for text in legal(position) if text.startswith("sand")} == {"sand a6"}
    refused(position, "sand a3", "E14.1")


def test_e14_1_only_enemies() -> None:
    refused(in_the_sand({"a1": "E2!", "a3": "T1", "a6": "E1"}, "4"), "sand a6", "E14.1")


@pytest.mark.parametrize("owner", ["T1", ""])
def test_e14_1_only_the_owner_uses_it(owner: str) -> None:
    buildings = {"a4": owner} if owner else {}
    position = table(SAND, {"a1": "E1!", "a3": "T2"}, buildings=buildings, reserves={"E": "4"})
    refused(position, "sand a3", "E14.1")


def test_e14_1_the_last_soldier_of_the_last_enemy_ends_the_game() -> None:
    position = in_the_sand({"a1": "E1!", "a3": "T1"}, "2", reserves={"T": "5!"})
    assert winners(after(position, "sand a3")) == "last E"


def test_e14_1_the_last_soldier_of_one_of_two_enemies_eliminates() -> None:
    position = in_the_sand({"a1": "E1!", "a3": "T1", "a6": "M1"}, "2", players=3)
    used = after(position, "sand a3")
    assert [used.is_eliminated(seat) for seat in range(3)] == [False, True, False]
    assert asked(used) == ("E", "action")
    assert asked(after(used, "a1-a2")) == ("M", "action")


def test_e14_2_the_emperor_cannot_be_sacrificed() -> None:
    position = in_the_sand({"a1": "E1", "a3": "T2"}, "2!")
    refused(position, "sand a3", "E14.2")
    assert "sand a3" in legal(in_the_sand({"a1": "E1", "a3": "T2"}, "3!"))
