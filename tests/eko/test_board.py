"""Boards: rotations, names, and the tables that follow from the tiles."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from tests.eko.plain_board import PLAIN, PORTALS, changed, enlarged, kinds
from tetrarch.eko.components.board import Board, PlacedTile
from tetrarch.eko.components.tile_set import DIRECTIONS, row_name
from tetrarch.eko.components.tiles import default_tile_set


@pytest.mark.parametrize(
    ("rotation", "mountain", "reg", "chasm"),
    [
        (0, (1, 0), (-1, 1), (0, -1)),
        (1, (0, 1), (-1, 0), (1, -1)),
        (2, (-1, 1), (0, -1), (1, 0)),
        (3, (-1, 0), (1, -1), (0, 1)),
        (4, (0, -1), (1, 0), (-1, 1)),
        (5, (1, -1), (0, 1), (-1, 0)),
    ],
)
def test_e2_1_a_large_tile_turns_clockwise_about_its_centre(
    rotation: int, mountain: tuple[int, int], reg: tuple[int, int], chasm: tuple[int, int]
) -> None:
    # F is .m.r.x. : mountain to the east, reg to the south-west, chasm to the north-west
    special = {mountain: "m", reg: "r", chasm: "x"}
    expected = {(0, 0): ".", **{step: special.get(step, ".") for step in DIRECTIONS.values()}}
    assert kinds(PlacedTile("F", 0, 0, rotation)) == expected
    moved = {(q + 7, r - 4): kind for (q, r), kind in expected.items()}
    assert kinds(PlacedTile("F", 7, -4, rotation)) == moved


@pytest.mark.parametrize(
    ("rotation", "behind", "first_mouth", "second_mouth"),
    [
        (0, {(1, 0), (0, 1)}, (-1, 0), (0, -1)),
        (1, {(0, 1), (-1, 1)}, (0, -1), (1, -1)),
        (2, {(-1, 1), (-1, 0)}, (1, -1), (1, 0)),
        (3, {(-1, 0), (0, -1)}, (1, 0), (0, 1)),
        (4, {(0, -1), (1, -1)}, (0, 1), (-1, 1)),
        (5, {(1, -1), (1, 0)}, (-1, 1), (-1, 0)),
    ],
)
def test_e10_1_a_small_tile_turns_about_its_first_space_and_its_mouth_with_it(
    rotation: int, behind: set[tuple[int, int]], first_mouth: tuple[int, int], second_mouth: tuple[int, int]
) -> None:
    portal = default_tile_set().tile_named["R"]
    placed = PlacedTile("R", 0, 0, rotation, 1)
    assert kinds(placed) == {(0, 0): "p", **dict.fromkeys(behind, "x")}
    assert placed.portal(portal) == ((0, 0), first_mouth)
    assert replace(placed, copy=2).portal(portal) == ((0, 0), second_mouth)


# Names and tables


def test_hexes_are_named_by_row_and_number_in_reading_order() -> None:
    board = Board.build(2, PLAIN)
    assert [(place.name, place.q, place.r, place.kind) for place in board.hexes[:14]] == [
        ("a1", 1, -4, "x"),
        ("a2", 2, -4, "."),
        ("b1", 0, -3, "."),
        ("b2", 1, -3, "."),
        ("b3", 2, -3, "m"),
        ("b4", 3, -3, "r"),
        ("b5", 4, -3, "."),
        ("c1", -2, -2, "."),
        ("c2", -1, -2, "."),
        ("c3", 0, -2, "r"),
        ("c4", 1, -2, "."),
        ("c5", 2, -2, "."),
        ("c6", 3, -2, "."),
        ("c7", 4, -2, "m"),
    ]
    assert len(board.hexes) == 49
    assert {place.tile for place in board.hexes[:2]} == {5}
    assert board.hex_at[3, -3].name == "b4"


def test_rows_after_z_have_two_letters() -> None:
    assert [row_name(row) for row in (0, 25, 26, 27, 51, 52, 701, 702)] == [
        *("a", "z", "aa", "ab", "az", "ba", "zz", "aaa")
    ]


def test_rows_that_do_not_exist_have_no_letter() -> None:
    assert [place.name for place in Board(2, (PlacedTile("T", 0, 0, 0), PlacedTile("T", 5, 9, 0))).hexes] == [
        *("a1", "a2", "b1", "c1", "c2", "d1")
    ]


def test_spaces_and_sites_are_numbered_in_reading_order() -> None:
    board = Board.build(2, PLAIN)
    assert [place.name for place in board.spaces[:9]] == ["a2", "b1", "b2", "b5", "c1", "c2", "c4", "c5", "c6"]
    assert [place.name for place in board.sites[:4]] == ["b3", "b4", "c3", "c7"]
    assert len(board.spaces) == 32
    assert board.space_index["c4"] == 6
    assert board.site_index["c3"] == 2
    assert "b3" not in board.space_index
    assert "a1" not in board.space_index.keys() | board.site_index.keys()


def test_neighbours_and_sites_near() -> None:
    board = Board.build(2, PLAIN)
    a2, b2, c4 = (board.space_index[name] for name in ("a2", "b2", "c4"))
    assert board.neighbours[a2] == (b2,)
    assert board.sites_near[a2] == (board.site_index["b3"],)
    assert board.neighbours[b2] == (a2, board.space_index["b1"], c4)
    assert board.sites_near[b2] == (board.site_index["b3"], board.site_index["c3"])
    assert board.steps == board.neighbours


def test_a_base_board_has_no_variants() -> None:
    board = Board.build(2, PLAIN)
    assert (board.variants, board.zones, board.portals, board.pyramids, board.beacons) == (frozenset(), (), (), (), ())


def test_e9_1_touching_tempests_are_one_zone() -> None:
    first = PlacedTile("P", 3, -5, 0)  # (3, -5), (4, -5) and, next to a2, (3, -4)
    touching = PlacedTile("Q", 5, -5, 0)  # (5, -5) touches (4, -5)
    apart = PlacedTile("Q", -1, 5, 0)  # (-1, 5) touches the movement space (-1, 4) at the bottom
    one = Board.build(2, (*PLAIN, first, touching))
    assert [[one.spaces[space].name for space in zone] for zone in one.zones] == [["a1", "a2", "a3", "a4", "b3", "b4"]]
    two = Board.build(2, (*PLAIN, apart, first))
    assert [[two.spaces[space].name for space in zone] for zone in two.zones] == [
        ["a1", "a2", "b3"],
        ["k1", "k2", "l1"],
    ]


def test_e10_3_mouths_are_one_step_apart_and_no_neighbours() -> None:
    board = Board.build(2, (*PLAIN, *reversed(PORTALS)))
    east, south = (board.space_index[board.hex_at[cell].name] for cell in ((4, -3), (-1, 4)))
    assert [(place.q, place.r, mouth) for place, mouth in board.portals] == [(5, -3, east), (-1, 5, south)]
    assert [place.kind for place, _ in board.portals] == ["p", "p"]
    assert set(board.steps[east]) - set(board.neighbours[east]) == {south}
    assert set(board.steps[south]) - set(board.neighbours[south]) == {east}
    assert list(board.steps[east]) == sorted(board.steps[east])
    different = [space for space in range(32) if board.steps[space] != board.neighbours[space]]
    assert different == sorted((east, south))


def test_e10_5_portals_with_the_same_mouth_do_not_lead_to_each_other() -> None:
    # Both mouths on a2 = (2, -4): one portal lies to its east, one to its north-west
    board = Board.build(2, (*PLAIN, PlacedTile("R", 3, -4, 5, 2), PlacedTile("R", 2, -5, 4, 1)))
    assert [mouth for _, mouth in board.portals] == [board.space_index[board.hex_at[2, -4].name]] * 2
    assert board.steps == board.neighbours


def test_e10_5_portals_join_no_zones() -> None:
    # A tempest tile at the top and one at the bottom, each with the mouth of a portal
    storms = (PlacedTile("P", 3, -5, 0), PlacedTile("Q", -1, 5, 0))
    portals = (PlacedTile("R", 5, -5, 0, 1), PlacedTile("R", -1, 7, 0, 2))
    board = Board.build(2, (*PLAIN, *storms, *portals))
    assert len(board.zones) == 2
    assert all(board.spaces[mouth].kind == "t" for _, mouth in board.portals)


def test_e11_1_and_e15_1_landmarks_have_the_three_spaces_of_their_tile() -> None:
    tiles = (PlacedTile("S", -1, 5, 2, 2), PlacedTile("U", 3, -5, 0), PlacedTile("S", 5, -3, 0, 1))
    board = Board.build(2, (*PLAIN, *tiles))
    cells = [[(board.spaces[space].q, board.spaces[space].r) for space in tile] for tile in board.pyramids]
    assert cells == [[(5, -3), (6, -3), (5, -2)], [(-2, 5), (-1, 5), (-2, 6)]]
    (beacon,) = board.beacons
    assert [board.spaces[space].name for space in beacon] == ["a1", "a2", "b3"]
    assert board.variants == {"pyramids", "beacon"}


def test_equal_boards_are_equal_and_hash_alike() -> None:
    board, same = Board.build(2, PLAIN, layout="bars"), Board.build(2, list(PLAIN), default_tile_set())
    assert board == same
    assert hash(board) == hash(same)
    assert board != Board.build(2, changed(3, rotation=1))
    assert board != Board.build(2, PLAIN, enlarged(P=4))
    again = pickle.loads(pickle.dumps(board))
    assert (again, again.layout, hash(again)) == (board, "bars", hash(board))
    assert "_hash" not in vars(pickle.loads(pickle.dumps(board)))  # hashes of texts differ between processes
    assert eval(repr(board)) == board


def test_a_board_cannot_be_changed() -> None:
    board = Board.build(2, PLAIN)
    with pytest.raises(AttributeError):
        board.players = 3  # type: ignore[misc]
