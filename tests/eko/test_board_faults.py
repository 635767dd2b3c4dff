"""Every fault of a board, with its rule."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eko.plain_board import PLAIN, PORTALS, changed, enlarged, faults, faults_of_any, without
from tetrarch.eko.components.board import Board, PlacedTile, board_faults
from tetrarch.eko.components.tile_set import Tile, TileSet
from tetrarch.eko.components.tiles import default_tile_set


def test_e1_1_players_are_two_to_four() -> None:
    assert faults(5, PLAIN) == ["players: must be from 2 to 4, not 5 (E1.1)"]
    assert faults(1, PLAIN) == ["players: must be from 2 to 4, not 1 (E1.1)"]


def test_e1_5_a_set_may_serve_fewer_players() -> None:
    gray = TileSet(tuple(tile for tile in default_tile_set().tiles if tile.section == "gray"))
    assert len(Board.build(2, PLAIN, gray).spaces) == 32
    assert faults(3, PLAIN, gray) == ["players: the tile set has tiles for at most 2 players, not 3 (E1.5)"]


def test_an_unknown_tile_suggests_the_nearest() -> None:
    assert "tiles[2] (c): unknown tile 'c'; did you mean 'C'? (E1.5)" in faults(2, changed(2, tile="c"))
    assert "tiles[2] (C2): unknown tile 'C2'; did you mean 'C'? (E1.5)" in faults(2, changed(2, tile="C2"))
    assert any("unknown tile '?'; known: A, B, C" in fault for fault in faults(2, changed(2, tile="?")))


@pytest.mark.parametrize(
    ("players", "name", "expected"),
    [
        (2, "H", "tiles[7] (H): is a blue tile: only for 3 or 4 players, not 2 (E1.5)"),
        (2, "K", "tiles[7] (K): is a red tile: only for 4 players, not 2 (E1.5)"),
        (3, "K", "tiles[7] (K): is a red tile: only for 4 players, not 3 (E1.5)"),
    ],
)
def test_e1_5_a_tile_for_more_players_is_refused(players: int, name: str, expected: str) -> None:
    assert expected in faults(players, (*PLAIN, PlacedTile(name, 5, -1, 0)))


def test_e1_5_a_missing_base_tile_is_named() -> None:
    assert faults(2, without("D")) == [
        "tiles: tile D is missing: it is part of every board for 2 players (E1.5)",
        "there must be 32 ordinary movement spaces for 2 players, not 27 (E2.2)",
    ]
    assert [fault for fault in faults(3, PLAIN) if "is missing" in fault] == [
        f"tiles: tile {name} is missing: it is part of every board for 3 players (E1.5)" for name in "HIJ"
    ]


def test_e1_5_a_tile_used_too_often() -> None:
    assert "tiles: tile A is used 2 times, but there is only 1 copy (E1.5)" in faults(
        2, (*PLAIN, PlacedTile("A", 5, -1, 0))
    )
    winds = (PlacedTile("T", 3, -5, 0), PlacedTile("T", -1, 5, 0))
    assert faults(2, (*PLAIN, *winds)) == ["tiles: tile T is used 2 times, but there is only 1 copy"]


def test_a_copy_used_twice() -> None:
    storms = (PlacedTile("P", 3, -5, 0, 2), PlacedTile("P", -1, 5, 0, 2))
    assert faults(2, (*PLAIN, *storms)) == ["tiles[8] (P): copy 2 of tile P is already on the board"]


@pytest.mark.parametrize("number", [0, 4, -1])
def test_a_copy_out_of_range(number: int) -> None:
    expected = [f"tiles[7] (P): the copy of tile P must be from 1 to 3, not {number}"]
    assert faults(2, (*PLAIN, PlacedTile("P", 3, -5, 0, number))) == expected
    assert faults(2, changed(0, copy=2)) == ["tiles[0] (A): the copy of tile A must be 1, not 2"]


@pytest.mark.parametrize("rotation", [-1, 6])
def test_e2_1_a_rotation_out_of_range(rotation: int) -> None:
    expected = [f"tiles[1] (B): the rotation must be from 0 to 5, not {rotation} (E2.1)"]
    assert faults(2, changed(1, rotation=rotation)) == expected


def test_coordinates_out_of_range() -> None:
    assert faults(2, changed(1, q=100)) == ["tiles[1] (B): coordinates go from -99 to 99, not (100, 1)"]


def test_overlapping_tiles_and_their_hexes_are_named() -> None:
    assert "tiles[1] (B): lies over tiles[0] (A) on the hex (1, 0) (E1.3)" in faults(2, changed(1, r=0))
    expected = "tiles[7] (P): lies over tiles[5] (F) on the hexes (1, -4), (2, -4) (E1.3)"
    assert faults(2, (*PLAIN, PlacedTile("P", 2, -5, 1))) == [expected]


def test_e14_a_substitute_takes_the_place_of_one_tile() -> None:
    sand, moon = PlacedTile("N", -2, -1, 0), PlacedTile("O", 2, 1, 0)
    assert Board.build(2, (*without("E"), sand)).variants == {"sand"}
    assert Board.build(2, (*without("B"), replace(sand, q=2, r=1))).variants == {"sand"}
    assert Board.build(2, (*without("B", "E"), sand, moon)).variants == {"sand", "moon"}


def test_e14_a_substitute_beside_all_base_tiles() -> None:
    text = "lies in place of E or B, so one more of the tiles that it can replace must be left out"
    assert f"tiles: tile N {text} (E14)" in faults(2, (*PLAIN, PlacedTile("N", 5, -1, 0)))
    assert f"tiles: tile O {text} (E13)" in faults(2, (*PLAIN, PlacedTile("O", 5, -1, 0)))


def test_e13_two_substitutes_for_the_same_tile() -> None:
    tiles = (*without("E"), PlacedTile("N", -2, -1, 0), PlacedTile("O", 5, -1, 0))
    assert any(fault.startswith("tiles: tile O lies in place of E or B") for fault in faults(2, tiles))


def test_e13_a_substitute_for_the_wrong_tile() -> None:
    found = faults(2, (*without("D"), PlacedTile("O", -3, 2, 0)))
    assert [fault.split()[:3] for fault in found] == [["tiles:", "tile", "D"], ["tiles:", "tile", "O"]]


def test_e10_1_a_mouth_must_face_a_movement_space() -> None:
    off = replace(PORTALS[0], rotation=1)  # its mouth turns to (5, -4), where nothing lies
    assert "tiles[7] (R): the portal's mouth faces (5, -4), which is not a movement or tempest space (E10.1)" in faults(
        2, (*PLAIN, off, PORTALS[1])
    )
    mountain = PlacedTile("R", 5, -2, 0, 1)  # its mouth is on c7
    assert faults(2, (*PLAIN, mountain, PORTALS[1])) == [
        "tiles[7] (R): the portal's mouth faces (4, -2), which is not a movement or tempest space (E10.1)"
    ]


def test_e10_2_one_portal_leads_nowhere() -> None:
    expected = ["portals: one portal leads nowhere: there must be two or more, or none (E10.2)"]
    assert faults(2, (*PLAIN, PORTALS[0])) == expected


def test_e2_2_movement_spaces_must_hang_together() -> None:
    assert faults(2, changed(6, q=30, r=30)) == [
        "the movement spaces must be connected, but they form 2 groups: (2, -4) and 27 more, (31, 29) and 3 more (E2.2)"
    ]


def test_e2_2_a_lone_tempest_is_not_connected() -> None:
    assert any("(30, 30) and 2 more (E2.2)" in fault for fault in faults(2, (*PLAIN, PlacedTile("P", 30, 30, 0))))


def test_e2_2_portals_count_as_steps() -> None:
    # G lies far away; one mouth is on a2 = (2, -4), the other on the space (31, 29) of G
    portals = (PlacedTile("R", 3, -4, 0, 1), PlacedTile("R", 32, 29, 5, 2))
    board = Board.build(2, (*changed(6, q=30, r=30), *portals))
    assert [(board.spaces[mouth].q, board.spaces[mouth].r) for _, mouth in board.portals] == [(2, -4), (31, 29)]


def test_e2_2_there_are_sixteen_movement_spaces_for_each_player() -> None:
    poor = TileSet(tuple(replace(tile, spaces="mx.r...") if tile.name == "D" else tile for tile in enlarged().tiles))
    assert faults(2, PLAIN, poor) == ["there must be 32 ordinary movement spaces for 2 players, not 31 (E2.2)"]


def test_e1_5_there_is_one_capital_fewer_than_players() -> None:
    royal = TileSet(tuple(replace(tile, spaces="K..r...") if tile.name == "D" else tile for tile in enlarged().tiles))
    assert faults(2, PLAIN, royal) == ["the number of capitals must be 1 for 2 players, not 2 (E1.5)"]


def scattered(name: str, number: int) -> tuple[PlacedTile, ...]:
    """Copies of a small tile that do not touch."""
    return tuple(PlacedTile(name, 20 + 4 * (copy % 10), 20 + 4 * (copy // 10), 0, copy + 1) for copy in range(number))


@pytest.mark.parametrize(
    ("name", "most", "expected"),
    [
        ("P", 31, "a board can have at most 126 movement and tempest spaces, not 128"),
        ("X", 16, "a board can have at most 62 construction spaces, not 65"),
        ("P", 16, "a board can have at most 16 tempest zones, not 17"),
        ("S", 8, "a board can have at most 8 pyramids, not 9"),
        ("U", 4, "a board can have at most 4 beacons, not 5"),
    ],
)
def test_kernel_limits(name: str, most: int, expected: str) -> None:
    tile_set = enlarged(Tile("X", "small", "rrr", copies=40), P=40, S=40, U=40)
    assert expected in faults(2, (*PLAIN, *scattered(name, most + 1)), tile_set)
    few = faults_of_any(2, (*PLAIN, *scattered(name, most)), tile_set)
    assert not [fault for fault in few if expected.rsplit(",", 1)[0] in fault]


def test_e2_1_an_unknown_layout_suggests_the_nearest() -> None:
    assert faults(2, PLAIN, layout="bar") == ["layout: unknown layout 'bar'; did you mean 'bars'? (E2.1)"]
    bare = TileSet(default_tile_set().tiles)
    assert faults(2, PLAIN, bare, "bars") == ["layout: unknown layout 'bars'; the tile set has none (E2.1)"]


def test_e2_1_a_layout_that_the_tiles_are_not_in() -> None:
    tiles = changed(6, q=5, r=-1)  # the place of a blue tile
    assert Board.build(2, tiles).layout is None
    expected = "tiles[6] (G): (5, -1) is not a place of the layout bars; a hand-made board names no layout (E2.1)"
    assert faults(2, tiles, layout="bars") == [expected]


def test_a_construction_space_may_touch_nothing() -> None:
    assert Board.build(2, (*PLAIN, PlacedTile("T", 30, 30, 0))).variants == {"wind"}


def test_all_faults_are_named_at_once() -> None:
    tiles = (*without("A", "B"), PlacedTile("b", 2, 1, 7), PlacedTile("K", 0, 0, 0), PlacedTile("G", 99, 99, 0, 2))
    expected = (
        "tiles: tile G is used",
        "tiles[6] (K):",
        "tiles: tile A is missing",
        "tiles: tile B is missing",
        "layout:",
        "tiles[5] (b):",
        "tiles[5] (b):",
        "tiles[7] (G):",
    )
    for fault, begin in zip(faults(2, tiles, layout="stars"), expected, strict=True):
        assert fault.startswith(begin)


@pytest.mark.parametrize(
    ("language", "missing", "copies", "in_place"),
    [
        ("en", "tile D is missing", "tile A is used 2 times", "tile O lies in place of E or B"),
        ("fr", "la tuile D manque", "la tuile A sert 2 fois", "la tuile O remplace E ou B"),
        ("nl", "tegel D ontbreekt", "tegel A is 2 keer gebruikt", "tegel O ligt in plaats van E of B"),
        ("pl", "brakuje kafla D", "kafla A użyto 2 razy", "kafel O leży zamiast E lub B"),
    ],
)
def test_e1_5_the_tile_at_fault_is_named_in_every_language(
    language: str, missing: str, copies: str, in_place: str
) -> None:
    tiles = (*without("D"), PlacedTile("A", 5, -1, 0), PlacedTile("O", -3, 2, 0))
    found = [fault for fault in board_faults(Board(2, tiles, default_tile_set())) if fault.where == "tiles"]
    for fault, begin in zip(found, (copies, missing, in_place), strict=True):
        assert fault.text_in(language).startswith(begin)


@given(st.lists(st.builds(PlacedTile, st.sampled_from("ABENOPRSTUX?"), *[st.integers(-3, 7)] * 4), max_size=12))
def test_any_tiles_anywhere_are_a_board_or_a_setup_error(tiles: list[PlacedTile]) -> None:
    assert faults_of_any(2, tiles, default_tile_set())
