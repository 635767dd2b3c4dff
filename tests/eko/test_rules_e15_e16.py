"""E15, the Beacon of Eon, and E16, the two printings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eko.tables_variants import (
    after,
    asked,
    legal,
    legal_from,
    refused,
    reinforcing,
    reserve,
    stacks,
    table,
    winners,
)
from tetrarch.core.errors import SetupError
from tetrarch.eko import Options, new_game
from tetrarch.eko.position.position import Position

# E15 The Beacon of Eon

SHORE = "\n".join([" t t . t . .", "  t . x x x x"])
"""The Beacon is on a1, a2 and b1, which are zone 1; a4 is zone 2."""
BEACON = ["a1 a2 b1"]


def shore(stacks: dict[str, str], **details: Any) -> Position:
    return table(SHORE, stacks, beacons=BEACON, **details)


def test_e15_1_the_player_on_more_of_the_three_spaces_loses_nothing_on_the_way() -> None:
    position = shore({"a1": "E1", "a3": "E2", "a6": "T1"})
    assert legal_from(position, "a3") == {"a3-a2", "a3-b1", "a3-b2", "a3-a4", "a3-a5", "a3+a1", "a3xa6"}
    assert stacks(after(position, "a3-a5"))["a5"] == "E2"


def test_e15_1_nor_for_beginning_in_a_tempest() -> None:
    position = shore({"a1": "E1", "a4": "E1", "a6": "T1"})
    assert legal_from(position, "a4") >= {"a4-a3", "a4-a5"}
    assert "a1-b1" in legal(position)
    assert "a4~2" not in legal(position)


def test_e15_1_nor_is_reinforcement_of_a_stack_in_a_tempest_forbidden() -> None:
    position = shore({"a1": "E1!", "a3": "E3", "a6": "T1"}, reserves={"E": "2"})
    position = after(position, "a3-a4")
    assert {"a1+1", "a1+2", "a4+1"} == legal(position)


@pytest.mark.parametrize("standing", [{"a1": "E1", "a2": "T1"}, {"a1": "T1"}, {"a1": "E4", "a2": "T1", "b1": "T1"}, {}])
def test_e15_1_nobody_with_a_tie_and_nobody_with_less(standing: dict[str, str]) -> None:
    position = shore({**standing, "a3": "E2", "a6": "T4"})
    assert "a3-a5~2" in legal(position)
    assert "a3-a5" not in legal(position)


def test_e15_1_a_stack_in_a_tempest_waits_when_the_beacon_is_tied() -> None:
    standing = {"a1": "E1!", "a2": "T1", "a3": "E1", "a6": "T1"}
    refused(reinforcing(SHORE, standing, "2", beacons=BEACON), "a1+1", "E9.6")


def test_e15_2_it_is_judged_at_the_start_of_each_action() -> None:
    position = shore({"a1": "E4", "a6": "T4"}, reserves={"E": "4!"})
    left = after(position, "a1-a5")
    assert stacks(left)["a5"] == "E4", "held when the move began"
    marching = after(left, "march")
    assert "a5-a4~2" in legal(marching), "not held when this one begins"
    assert "a5-a4" not in legal(marching)


def test_e15_2_taking_it_with_the_first_action_serves_the_second() -> None:
    position = shore({"a3": "E2", "b2": "E1", "a6": "T4"}, reserves={"E": "5!"})
    assert "a3-a4~2" in legal(position)
    marching = after(position, "b2+a3", "march")
    assert "a3-a4" not in legal(marching)
    held = after(shore({"a3": "E2", "b2": "E2", "a6": "T4"}, reserves={"E": "5!"}), "b2-a2~1", "march")
    assert "a3-a4" in legal(held)
    assert "a3-a4~2" not in legal(held)


def test_e15_2_a_zone_crossed_under_the_beacon_has_had_no_disc() -> None:
    position = after(shore({"a1": "E4", "a6": "T4"}, reserves={"E": "4!"}), "a1-a3", "march")
    assert "a3-a2~1" in legal(position), "zone 1 took nothing when the stack left it"
    assert "a3-a2" not in legal(position)


def test_e15_2_it_is_judged_at_the_start_of_the_reinforcement_phase() -> None:
    left = after(shore({"a1": "E2", "a4": "E1", "a6": "T1"}, reserves={"E": "2!"}), "a1-b2")
    assert legal(left) == {"b2+!", "b2+1!"}, "the Beacon was held before the action, not after it"
    taken = after(shore({"a3": "E2!", "a4": "E1", "a6": "T1"}), "a3-a2~1")
    assert legal(taken) == {"a2+1", "a4+1"}, "the Beacon was taken by the action"


def test_e15_2_and_for_all_of_that_phase() -> None:
    drawing = "\n".join([" t t . t . .", "  t . o x x x"])
    details: dict[str, Any] = {"beacons": BEACON, "buildings": {"b3": "E1"}}
    position = reinforcing(drawing, {"a3": "E4!", "a6": "T1"}, "5", **details)
    placed = after(position, "moon a1")
    assert stacks(placed)["a1"] == "E1"
    assert asked(placed) == ("T", "action"), "the Beacon is held now, but was not when the phase began"


def test_e15_2_the_beacon_may_be_played_without_other_tempests() -> None:
    position = new_game(2, seed=15, variants=["beacon"]).position
    assert position.options.variants == {"beacon"}
    assert len(position.board.beacons) == 1
    assert {position.board.spaces[space].kind for space in position.board.beacons[0]} == {"t"}


# E16.1 The complete printing

PALACE = "\n".join([" . . . . m c c K", "  x x x x x x x x"])
NINE_POINTS = {"a5": "E3", "a6": "E2", "a7": "E2", "a8": "E2"}


def test_e16_1_complete_is_the_default() -> None:
    assert Options().printing == "complete"
    assert new_game(2, seed=1).position.options.printing == "complete"


def test_e16_1_complete_has_both_special_endings() -> None:
    assert winners(after(table(". . .", {"a1": "E1", "a2": "T4!"}), "a1*a2")) == "empty"
    last = table(PALACE, {"a1": "E1", "a2": "T4!", "a4": "T1"}, buildings=NINE_POINTS)
    assert winners(after(last, "a1*a2")) == "shared ET"


# E16.2 The first printing


def old_table(drawing: str, stacks: dict[str, str], **details: Any) -> Position:
    return table(drawing, stacks, printing="first-printing", **details)


def test_e16_2_an_empty_board_is_shared_by_the_two_who_were_left() -> None:
    assert winners(after(old_table(". . .", {"a1": "E1", "a2": "T4!"}), "a1*a2")) == "empty-shared ET"
    three = old_table(". . .", {"a1": "E1", "a2": "M4!"}, players=3)
    assert winners(after(three, "a1*a2")) == "empty-shared EM"


def test_e16_2_a_last_kamikaze_is_eliminated_before_points_are_counted() -> None:
    position = old_table(PALACE, {"a1": "E1", "a2": "T4!", "a4": "T1"}, buildings=NINE_POINTS)
    assert winners(after(position, "a1*a2")) == "last T"


def test_e16_2_however_many_are_left() -> None:
    standing = {"a1": "E1", "a2": "T4!", "a3": "T1", "a4": "M1!"}
    later = after(old_table(PALACE, standing, buildings=NINE_POINTS, players=3), "a1*a2")
    assert winners(later) == ""
    assert later.is_eliminated(0)
    assert asked(later) == ("T", "action")
    complete = after(table(PALACE, standing, buildings=NINE_POINTS, players=3), "a1*a2")
    assert winners(complete) == "points E"


def test_e16_2_another_whom_the_last_kamikaze_brings_to_12_points_wins() -> None:
    drawing = "\n".join([" t t . . m c c K r", "  t . . x x x x x"])
    buildings = {**NINE_POINTS, "a9": "E1"}
    standing = {"a1": "E1!", "a2": "M4", "a3": "T2", "b3": "M1"}
    details: dict[str, Any] = {"buildings": buildings, "players": 3, "pyramids": ["a1 a2 b1"], "seat": 1, "decider": 1}
    position = old_table(drawing, standing, **details)
    assert winners(after(position, "a3*a2~1x")) == "points E"


def test_e16_2_beginning_in_a_tempest_costs_nothing() -> None:
    position = old_table("t . . .", {"a1": "E3", "a4": "T3"})
    assert legal_from(position, "a1") == {"a1-a2", "a1-a3", "a1-a2~1x", "a1-a3~1x"}
    assert stacks(after(position, "a1-a3"))["a3"] == "E3"


def test_e16_2_moving_within_a_zone_costs_a_disc() -> None:
    position = old_table("t t . .", {"a1": "E3", "a4": "T3"})
    assert legal_from(position, "a1") == {"a1-a2~1x", "a1-a3~1x"}


def test_e16_2_the_way_may_lead_back_over_its_beginning() -> None:
    position = old_table(". t t", {"a1": "T1", "a2": "E3"})
    assert legal_from(position, "a2") == {"a2xa1", "a2xa1~1x", "a2-a3~1x"}


def test_e16_2_stepping_into_a_zone_costs_a_disc_once_per_move() -> None:
    position = old_table(". t t . .", {"a1": "E3!", "a5": "T3"})
    assert legal_from(position, "a1") == {"a1-a2~1x", "a1-a2~1x!", "a1-a3~1x", "a1-a3~1x!", "a1-a4~1x", "a1-a4~1x!"}
    moved = after(position, "a1-a4~1x!")
    assert (stacks(moved)["a4"], reserve(moved)) == ("E2", "1!")


def test_e16_2_the_next_move_pays_anew() -> None:
    position = old_table(". t . . .", {"a1": "E4", "a5": "T4"}, reserves={"E": "4!"})
    marching = after(position, "a1-a3~1x", "march")
    assert legal_from(marching, "a3") == {"a3-a4", "a3-a4~1x", "a3-a1~1x", "a3-a2~1x"}


def test_e16_2_only_the_number_of_zones_counts() -> None:
    drawing = "\n".join([" t .", ". x . .", " t ."])
    position = old_table(drawing, {"b1": "E3", "b4": "T3"})
    assert {text for text in legal(position) if text.startswith("b1-b3")} == {"b1-b3~1x", "b1-b3~2x"}


def test_e16_2_a_stack_can_be_scattered() -> None:
    position = old_table(". t . .", {"a1": "E1!", "a3": "E1", "a4": "T2!"})
    assert legal_from(position, "a1") == {"a1~1x"}
    assert reserve(after(position, "a1~1x")) == "1!"


@pytest.mark.parametrize("variant", ["moon", "sand", "beacon"])
def test_e16_2_only_its_own_tiles(variant: str) -> None:
    with pytest.raises(SetupError, match=f"the first printing has no tiles for '{variant}'") as caught:
        new_game(2, seed=1, variants=[variant], printing="first-printing")
    assert [fault.rule for fault in caught.value.faults] == ["E16.2"]


def test_e16_2_all_its_tiles_together() -> None:
    variants = ["labyrinth", "portals", "pyramids", "wind", "draft"]
    position = new_game(3, seed=1, variants=variants, printing="first-printing").position
    assert position.options.variants == set(variants)
