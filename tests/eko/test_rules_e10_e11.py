"""E10, portals, and E11, pyramids."""

from __future__ import annotations

import pytest

from tests.eko.tables_variants import (
    after,
    asked,
    legal,
    legal_from,
    points,
    refused,
    reinforcing,
    spaces_named,
    stacks,
    table,
    winners,
)
from tetrarch.core.errors import NotationError
from tetrarch.eko import new_game
from tetrarch.eko.position.position import Position

HALL = ". . p x p . ."
"""The mouths are a2 and a6."""
DOORS = {"a3": "a2", "a5": "a6"}

TRIANGLE = "\n".join([" . t t . m c c K r", "  . t . . x x x ."])
"""A pyramid on a2, a3 and b2, with ground to build on."""
PYRAMID = ["a2 a3 b2"]
TEN_POINTS = {"a5": "E3", "a6": "E2", "a7": "E2", "a8": "E2", "a9": "E1"}


def hall(stacks: dict[str, str], drawing: str = HALL) -> Position:
    return table(drawing, stacks, portals=DOORS)


# E10.1 The mouth


def test_e10_1_a_portal_is_entered_from_its_mouth_only() -> None:
    drawing = "\n".join([". . p x p . .", " x . x x . x"])
    position = table(drawing, {"b2": "E1", "a2": "T2", "a7": "T1"}, portals=DOORS)
    assert legal_from(position, "b2") == set(), "b2 touches the portal, but its mouth is a2"
    refused(position, "b2-a6", "E4.5")


@pytest.mark.parametrize("seed", range(6))
def test_e10_1_only_mouths_have_steps_beyond_their_neighbours(seed: int) -> None:
    board = new_game(2, seed=seed, variants=["portals"]).position.board
    assert len(board.portals) == 2
    mouths = {mouth for _, mouth in board.portals}
    assert len(mouths) == 2
    for portal, mouth in board.portals:
        touching = {(portal.q + q, portal.r + r) for q, r in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))}
        assert (board.spaces[mouth].q, board.spaces[mouth].r) in touching
        behind = [board.hex_at[cell].kind for cell in touching if cell in board.hex_at]
        assert behind.count("x") >= 2
    for space in range(len(board.spaces)):
        extra = set(board.steps[space]) - set(board.neighbours[space])
        assert extra <= mouths - {space}
        assert not extra or space in mouths


# E10.2 Out of another portal, and on


def test_e10_2_a_stack_comes_out_on_the_other_mouth_and_may_go_on() -> None:
    position = hall({"a1": "E2", "a7": "T1"}, ". . p x p . . .")
    assert legal_from(position, "a1") == {"a1-a2", "a1-a6", "a1xa7"}
    assert stacks(after(position, "a1-a6")) == {"a6": "E2", "a7": "T1"}
    assert stacks(after(position, "a1xa7")) == {"a7": "E2"}


def test_e10_2_portals_lead_both_ways() -> None:
    position = hall({"a7": "E1", "a1": "T2"})
    assert legal_from(position, "a7") == {"a7-a6", "a7-a2"}


# E10.3 Mouths are next to each other for movement only


def test_e10_3_an_enemy_on_the_other_mouth_can_be_attacked() -> None:
    position = hall({"a2": "E2", "a6": "T1", "a7": "T1"})
    assert stacks(after(position, "a2xa6")) == {"a6": "E2", "a7": "T1"}


def test_e10_3_a_friend_on_the_other_mouth_can_be_joined() -> None:
    position = hall({"a2": "E2", "a6": "E1", "a7": "T1"})
    assert stacks(after(position, "a2+a6"))["a6"] == "E3"


@pytest.mark.parametrize("blocker", ["E3", "T3"])
def test_e10_3_a_held_mouth_blocks_the_way(blocker: str) -> None:
    position = hall({"a1": "E2", "a6": blocker, "a8": "T1"}, ". . p x p . . .")
    assert legal_from(position, "a1") == {"a1-a2"}
    refused(position, "a1-a7", "E4.5")


def test_e10_3_portals_bring_no_site_nearer() -> None:
    drawing = "\n".join([". . p x p . .", " x x x x . r"])
    position = hall({"a2": "E2", "a7": "T1"}, drawing)
    assert not [text for text in legal(position) if "^" in text]
    refused(position, "a2^b6E", "E5.1")
    assert "a6^b6E" in legal(hall({"a6": "E2", "a7": "T1"}, "\n".join([". . p x p . .", " x x x x . r"])))


def test_e10_3_an_enemy_building_at_the_other_mouth_forbids_no_reinforcement() -> None:
    drawing = "\n".join([". . p x p . .", " x x x x x r"])
    details = {"buildings": {"b6": "T1"}, "portals": DOORS}
    assert legal(reinforcing(drawing, {"a2": "E1!", "a7": "T1"}, "1", **details)) == {"a2+1"}


# E10.4 Nothing stops or stands on a portal


def test_e10_4_nothing_stops_on_a_portal() -> None:
    position = hall({"a1": "E2", "a7": "T1"})
    before = position.copy()
    with pytest.raises(NotationError, match="a3 is not a movement space"):
        position.play("a1-a3")
    assert position == before
    assert not [text for text in legal(position) if "a3" in text or "a5" in text]


def test_e10_4_nothing_is_built_on_a_portal() -> None:
    position = hall({"a2": "E2", "a7": "T1"})
    before = position.copy()
    with pytest.raises(NotationError, match="a3 is not a construction space"):
        position.play("a2^a3E")
    assert position == before


# E10.5 Tempests at mouths, and more portals than two


def test_e10_5_a_mouth_that_is_a_tempest_costs_as_one_and_the_portal_nothing() -> None:
    position = hall({"a1": "E3", "a7": "T1"}, ". . p x p t . .")
    assert legal_from(position, "a1") == {"a1-a2", "a1-a2~1", "a1-a6~1", "a1xa7~1"}


def test_e10_5_a_portal_joins_no_zones() -> None:
    position = hall({"a1": "E3", "a7": "T3"}, ". t p x p t .")
    assert [spaces_named(position, zone) for zone in position.board.zones] == [["a2"], ["a6"]]
    assert legal_from(position, "a1") == {"a1-a2~1", "a1-a2~1.2", "a1-a6~1.2"}


@pytest.mark.parametrize("seed", range(4))
def test_e10_5_on_real_boards_too_zones_are_joined_by_touching_only(seed: int) -> None:
    board = new_game(3, seed=seed, variants=["portals", "labyrinth"]).position.board
    zone_of = {space: number for number, zone in enumerate(board.zones) for space in zone}
    for space, zone in zone_of.items():
        joined = {near for near in zone_of if zone_of[near] == zone and near in board.neighbours[space]}
        assert joined == {near for near in board.neighbours[space] if near in zone_of}


def test_e10_5_with_three_portals_the_player_chooses_the_exit() -> None:
    drawing = "\n".join([". . p x p . .", " x x x x x x", ". . p x x x x"])
    position = table(drawing, {"a1": "E1", "a7": "T2"}, portals={**DOORS, "c3": "c2"})
    assert legal_from(position, "a1") == {"a1-a2", "a1-a6", "a1-c2", "a1-c1"}


def test_e10_5_two_portals_with_one_mouth_do_not_lead_to_each_other() -> None:
    position = table("p . p . .", {"a2": "E1", "a5": "T2"}, portals={"a1": "a2", "a3": "a2"})
    assert legal_from(position, "a2") == set()
    refused(position, "a2-a2", "E4.9")
    assert asked(position) == ("E", "action")


# E11.1 The spaces of a pyramid


def test_e11_1_the_three_spaces_are_one_zone_and_the_pyramid_blocks_nothing() -> None:
    position = table(TRIANGLE, {"a1": "E3", "b8": "T1", "b1": "T4"}, pyramids=PYRAMID)
    assert [spaces_named(position, zone) for zone in position.board.zones] == [["a2", "a3", "b2"]]
    assert {"a1-a2~1", "a1-a3~1", "a1-b2~1", "a1-a4~1", "a1-b3~1"} <= legal(position)


@pytest.mark.parametrize(("players", "pyramids"), [(2, 1), (3, 2), (4, 2)])
def test_e11_1_a_random_board_has_the_advised_number_of_pyramids_on_tempests(players: int, pyramids: int) -> None:
    board = new_game(players, seed=11, variants=["pyramids"]).position.board
    assert len(board.pyramids) == pyramids
    assert {board.spaces[space].kind for pyramid in board.pyramids for space in pyramid} == {"t"}


# E11.2 What a pyramid is worth


@pytest.mark.parametrize(
    ("standing", "worth"),
    [
        ({"a2": "E1"}, (2, 0)),
        ({"a2": "E1", "a3": "E1", "b2": "T4"}, (2, 0)),
        ({"a2": "E1", "a3": "T4"}, (0, 0)),
        ({"a2": "T1", "a3": "T1", "b2": "E4"}, (0, 2)),
        ({}, (0, 0)),
    ],
)
def test_e11_2_more_spaces_than_anyone_else_are_worth_2_points(
    standing: dict[str, str], worth: tuple[int, int]
) -> None:
    position = table(TRIANGLE, {"a4": "E1", "b8": "T1", **standing}, pyramids=PYRAMID)
    assert (points(position, "E"), points(position, "T")) == worth


def test_e11_2_three_players_with_one_space_each_have_nothing() -> None:
    standing = {"a2": "E1", "a3": "T1", "b2": "M1"}
    position = table(TRIANGLE, standing, players=3, pyramids=PYRAMID)
    assert [position.points(seat) for seat in range(3)] == [0, 0, 0]


def test_e11_2_each_pyramid_counts_for_itself() -> None:
    drawing = "\n".join([" t t . t t", "  t x . t ."])
    position = table(drawing, {"a1": "E1", "a4": "E1", "b5": "T1"}, pyramids=["a1 a2 b1", "a4 a5 b4"])
    assert points(position) == 4


def test_e11_2_the_points_of_a_pyramid_win() -> None:
    position = table(TRIANGLE, {"a1": "E2", "b8": "T1"}, pyramids=PYRAMID, buildings=TEN_POINTS)
    assert points(position) == 10
    assert winners(after(position, "a1-a2~1")) == "points E"
    assert winners(after(position, "a1-a4~1")) == ""


def test_e11_2_leaving_a_pyramid_can_give_it_to_another_who_wins() -> None:
    standing = {"a2": "T2", "a3": "E1", "b4": "T1"}
    position = table(TRIANGLE, standing, pyramids=PYRAMID, buildings=TEN_POINTS, seat=1, decider=1)
    assert points(position) == 10
    assert winners(after(position, "a2-a1~1")) == "points E"
