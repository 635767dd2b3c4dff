"""E9, the labyrinth: the costs of tempests."""

from __future__ import annotations

import pytest

from tests.eko.tables_variants import (
    after,
    asked,
    box,
    legal,
    legal_from,
    refused,
    reinforcing,
    reserve,
    spaces_named,
    stacks,
    table,
    winners,
)
from tetrarch.eko import new_game

# E9.1 Zones


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e9_1_tempest_spaces_hold_no_disc_at_set_up(players: int) -> None:
    position = new_game(players, seed=f"e9.1 {players}", variants=["labyrinth"]).position
    kinds = {space: place.kind for space, place in enumerate(position.board.spaces)}
    assert sorted(kinds.values()).count("t") == 18
    assert set(position.stacks()) == {space for space, kind in kinds.items() if kind == "."}


def test_e9_1_no_disc_is_drafted_onto_a_tempest_space() -> None:
    position = new_game(2, seed=1, variants=["labyrinth", "draft"]).position
    tempests = [place.name for place in position.board.spaces if place.kind == "t"]
    assert not {f"@{name}" for name in tempests} & legal(position)
    refused(position, f"@{tempests[0]}", "E9.1")


@pytest.mark.parametrize("seed", range(8))
def test_e9_1_a_zone_is_a_connected_group_of_tempest_spaces(seed: int) -> None:
    board = new_game(4, seed=seed, variants=["labyrinth", "pyramids", "beacon"]).position.board
    tempests = {(place.q, place.r): place.name for place in board.spaces if place.kind == "t"}
    groups: list[set[str]] = []
    for (q, r), name in tempests.items():
        near = [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
        joined = {name} | {tempests[cell] for cell in near if cell in tempests}
        for group in [group for group in groups if group & joined]:
            groups.remove(group)
            joined |= group
        groups.append(joined)
    zones = [{board.spaces[space].name for space in zone} for zone in board.zones]
    assert sorted(map(sorted, zones)) == sorted(map(sorted, groups))


def test_e9_1_touching_tempest_spaces_are_one_zone_and_take_one_disc() -> None:
    position = table(". t t .", {"a1": "E3", "a4": "T1"})
    assert [spaces_named(position, zone) for zone in position.board.zones] == [["a2", "a3"]]
    assert "a1xa4~1" in legal(position)
    assert stacks(after(position, "a1xa4~1"))["a4"] == "E2"


# E9.2 The loss


def test_e9_2_a_stack_loses_one_disc_for_a_zone_it_passes_through() -> None:
    position = table(". t . .", {"a1": "E3", "a4": "T3"}, reserves={"E": "2!"})
    moved = after(position, "a1-a3~1")
    assert stacks(moved) == {"a3": "E2", "a4": "T3"}
    assert reserve(moved) == "3!"
    assert "a1-a3" not in legal(position)
    refused(position, "a1-a3!", "E9.2")


def test_e9_2_a_stack_loses_one_disc_for_a_zone_it_stops_in() -> None:
    position = table(". t . .", {"a1": "E3", "a4": "T3"})
    assert stacks(after(position, "a1-a2~1")) == {"a2": "E2", "a4": "T3"}


def test_e9_2_each_zone_takes_a_disc() -> None:
    position = table(". t . t . .", {"a1": "E3", "a6": "T1"})
    assert legal_from(position, "a1") == {
        "a1-a2~1",
        "a1-a3~1",
        "a1-a4~1.2",
        "a1-a5~1.2",
        "a1-a2~1.2",  # to the second zone and back
        "a1-a3~1.2",
    }
    assert stacks(after(position, "a1-a5~1.2"))["a5"] == "E1"


def test_e9_2_more_zones_than_discs_cannot_be_crossed() -> None:
    position = table(". t . t . t .", {"a1": "E2", "a7": "T1"})
    assert not [text for text in legal_from(position, "a1") if "a5" in text]
    refused(position, "a1-a5", "E9.2")


def test_e9_2_the_player_chooses_which_disc_is_lost() -> None:
    position = table(". t . .", {"a1": "E3!", "a4": "T3"})
    soldier, emperor = after(position, "a1-a3~1"), after(position, "a1-a3~1!")
    assert (stacks(soldier)["a3"], reserve(soldier)) == ("E2!", "1")
    assert (stacks(emperor)["a3"], reserve(emperor)) == ("E2", "1!")


def test_e9_2_the_loss_is_of_ones_own_discs_only() -> None:
    position = table(". t . .", {"a1": "E3", "a4": "T1"}, reserves={"T": "4!"})
    moved = after(position, "a1-a3~1")
    assert reserve(moved, "T") == "4!"
    assert box(moved) == box(position)


# E9.3 Beginning in a tempest


def test_e9_3_a_stack_that_begins_on_a_tempest_space_loses_a_disc() -> None:
    position = table("t . . .", {"a1": "E3", "a4": "T3"})
    assert legal_from(position, "a1") == {"a1-a2~1", "a1-a3~1"}
    assert stacks(after(position, "a1-a3~1"))["a3"] == "E2"


def test_e9_3_it_pays_once_for_the_zone_it_begins_in_and_crosses() -> None:
    position = table("t t . .", {"a1": "E3", "a4": "T3"})
    assert legal_from(position, "a1") == {"a1-a2~1", "a1-a3~1"}


def test_e9_3_the_emperor_may_be_the_disc_lost_at_the_start() -> None:
    position = table("t . . .", {"a1": "E2!", "a4": "T3"})
    assert stacks(after(position, "a1-a2~1!"))["a2"] == "E1"
    assert stacks(after(position, "a1-a2~1"))["a2"] == "E1!"


# E9.4 One zone, one disc, one turn


def test_e9_4_one_zone_takes_one_disc_a_turn() -> None:
    position = table(". t . . .", {"a1": "E4", "a5": "T4"}, reserves={"E": "4!"})
    marching = after(position, "a1-a3~1", "march")
    assert legal_from(marching, "a3") == {"a3-a1", "a3-a2", "a3-a4"}
    assert stacks(after(marching, "a3-a1"))["a1"] == "E3"


def test_e9_4_it_holds_for_all_stacks_of_the_player() -> None:
    position = table(". t . . t .", {"a1": "E4", "a3": "T1", "a6": "E2"}, reserves={"E": "4!"})
    marching = after(position, "a1-a2~1", "march")
    assert "a2xa3" in legal(marching), "the zone has had its disc, though it is another move that begins there"
    assert "a6-a5~2" in legal(marching), "the other zone has not"
    assert "a6-a5" not in legal(marching)


def test_e9_4_a_zone_that_took_nothing_in_the_first_action_takes_a_disc_in_the_second() -> None:
    position = table(". . t . .", {"a1": "E4", "a5": "T4"}, reserves={"E": "4!"})
    assert legal_from(after(position, "a1-a2", "march"), "a2") == {"a2-a1", "a2-a1~1", "a2-a3~1", "a2-a4~1"}


def test_e9_4_the_next_turn_of_the_same_player_pays_anew() -> None:
    position = table("\n".join([". t . . .", " . . x x"]), {"a1": "E4!", "a5": "T4!", "b1": "E1"})
    position = after(position, "a1-a3~1", "b1+1")
    assert asked(position) == ("T", "action")
    position = after(position, "a5-a4")
    assert asked(position) == ("E", "action")
    assert "a3-a2~1" in legal(position)
    assert "a3-a2" not in legal(position)


def test_e9_4_what_one_player_paid_is_nothing_to_the_next() -> None:
    position = after(table(". t t .", {"a1": "E4!", "a4": "T4!"}), "a1-a2~1")
    assert asked(position) == ("T", "action"), "nothing can be placed on a tempest space (E9.6)"
    assert legal_from(position, "a4") == {"a4-a3~1", "a4-a3~1!", "a4xa2~1"}


# E9.5 The loss comes first


def test_e9_5_sizes_are_compared_after_the_loss_in_an_attack() -> None:
    position = table(". t .", {"a1": "E3", "a3": "T2"})
    assert not [text for text in legal(position) if text.startswith("a1xa3")]
    refused(position, "a1xa3", "E9.5")
    stronger = table(". t .", {"a1": "E4", "a3": "T2"})
    assert stacks(after(stronger, "a1xa3~1")) == {"a3": "E3"}


def test_e9_5_a_stack_on_a_tempest_is_met_after_the_loss_for_its_zone() -> None:
    refused(table(". t", {"a1": "E2", "a2": "T1"}), "a1xa2", "E9.5")
    assert stacks(after(table(". t", {"a1": "E3", "a2": "T1"}), "a1xa2~1")) == {"a2": "E2"}


def test_e9_5_equal_sizes_need_the_emperor_still_there_after_the_loss() -> None:
    position = table(". t .", {"a1": "E3!", "a3": "T2"})
    assert {text for text in legal(position) if "x" in text} == {"a1xa3~1"}
    refused(position, "a1xa3~1!", "E9.8")


def test_e9_5_sizes_are_added_after_the_loss_in_a_regrouping() -> None:
    position = table(". t . .", {"a1": "E3", "a3": "E2", "a4": "T4"})
    assert stacks(after(position, "a1+a3~1")) == {"a3": "E4", "a4": "T4"}


def test_e9_5_what_is_left_of_a_stack_can_be_a_kamikaze() -> None:
    position = table(". t .", {"a1": "E2!", "a3": "T4!"})
    assert {text for text in legal(position) if "*" in text} == {"a1*a3~1", "a1*a3~1!"}
    assert reserve(after(table(". t . .", {"a1": "E2!", "a3": "T4", "a4": "T1!"}), "a1*a3~1")) == "2!"


# E9.6 No reinforcement in a tempest


def test_e9_6_a_stack_on_a_tempest_space_cannot_be_reinforced() -> None:
    position = reinforcing(". . t .", {"a1": "E1!", "a3": "E1", "a4": "T1"}, "2")
    assert legal(position) == {"a1+1", "a1+2"}
    refused(position, "a3+1", "E9.6")


def test_e9_6_not_even_the_emperor_alone_joins_it() -> None:
    position = table(". . t .", {"a2": "E2", "a4": "T1!"}, reserves={"E": "2!"})
    assert asked(after(position, "a2-a3~1")) == ("T", "action"), "nothing can be placed, so the phase is skipped"


# E9.7 Scattering


def test_e9_7_a_stack_can_lose_its_last_disc_on_an_empty_tempest_space() -> None:
    position = table(". t t . .", {"a1": "E1!", "a4": "E1", "a5": "T2!"})
    assert legal_from(position, "a1") == {"a1~1"}
    scattered = after(position, "a1~1")
    assert stacks(scattered) == {"a4": "E1", "a5": "T2!"}
    assert reserve(scattered) == "1!"


def test_e9_7_all_discs_are_in_the_reserve_whichever_zones_took_them() -> None:
    position = table(". t . t . .", {"a1": "E2!", "a5": "E1", "a6": "T2!"})
    assert "a1~1.2" in legal(position)
    assert reserve(after(position, "a1~1.2")) == "2!"


def test_e9_7_a_lone_disc_is_scattered_where_it_starts() -> None:
    position = table("t . . .", {"a1": "E1", "a3": "E1!", "a4": "T1"})
    assert legal_from(position, "a1") == {"a1~1"}
    assert stacks(after(position, "a1~1")) == {"a3": "E1!", "a4": "T1"}


def test_e9_7_nothing_is_attacked_by_a_stack_that_would_be_scattered() -> None:
    position = table(". t . .", {"a1": "E1!", "a2": "T4!", "a3": "E1"})
    refused(position, "a1~1", "E9.7")
    refused(position, "a1*a2", "E9.5")


def test_e9_7_it_is_never_compulsory() -> None:
    position = table(". t t .", {"a1": "E1!", "a4": "T2!"})
    assert legal(position) == {"a1~1", "pass"}
    assert stacks(after(position, "pass")) == {"a1": "E1!", "a4": "T2!"}


def test_e9_7_a_player_who_had_nothing_but_scattering_is_not_offered_the_march() -> None:
    position = table(". t t .", {"a1": "E1", "a4": "T2!"}, reserves={"E": "5"}, captives={"T": "E"})
    assert legal(position) == {"a1~1", "pass"}
    assert asked(after(position, "pass")) == ("E", "reinforce")
    other = table(". t t t", {"a1": "E1", "a4": "E1", "a3": "T2!"}, reserves={"E": "5"}, captives={"T": "E"})
    assert legal(other) == {"a1~1", "a4~1", "pass"}
    assert asked(after(other, "a1~1")) == ("T", "action"), "the stack left cannot be reinforced (E9.6)"


def test_e9_7_scattering_the_last_stack_eliminates() -> None:
    position = table(". t t .", {"a1": "E1!", "a4": "T2!"})
    assert winners(after(position, "a1~1")) == "last T"


# E9.8 The way is the player's choice


def test_e9_8_each_set_of_zones_is_a_separate_move() -> None:
    drawing = "\n".join([" . . .", ". t x .", " . . ."])
    position = table(drawing, {"b1": "E3", "a3": "T3"})
    assert {"b1-c1", "b1-c1~1", "b1-c3", "b1-c3~1"} <= legal(position)
    assert stacks(after(position, "b1-c3"))["c3"] == "E3"
    assert stacks(after(position, "b1-c3~1"))["c3"] == "E2"


def test_e9_8_two_ways_through_different_zones_are_two_moves() -> None:
    drawing = "\n".join([" t .", ". x . .", " t ."])
    position = table(drawing, {"b1": "E3", "b4": "T3"})
    assert {text for text in legal(position) if text.startswith("b1-b3")} == {"b1-b3~1", "b1-b3~2", "b1-b3~1.2"}


def test_e9_8_a_price_that_no_way_has_is_refused() -> None:
    position = table(". t . t . .", {"a1": "E4!", "a6": "T4"})
    error = refused(position, "a1-a3~2", "E9.8")
    assert set(error.legal) >= {"a1-a3~1", "a1-a3~1.2", "a1-a3~1!", "a1-a3~1.2!"}


# E9.9 Constructing in a tempest


def test_e9_9_constructing_from_a_tempest_space_costs_the_tempest_nothing() -> None:
    position = table("\n".join(["t . .", " m x"]), {"a1": "E3!", "a3": "T1"})
    built = after(position, "a1^b1E")
    assert (stacks(built)["a1"], reserve(built)) == ("E2!", "1")
    assert built.buildings() == {0: (0, 1)}
