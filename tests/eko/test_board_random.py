"""Random boards: valid for every seed, with the tiles of every combination of variants."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from tests.eko.plain_board import BOARDS, faults_of, own_tiles
from tetrarch.core.errors import SetupError
from tetrarch.core.randomness import Generator
from tetrarch.eko.components.board import Board
from tetrarch.eko.components.board_format import board_from_json, board_to_json, parse_board
from tetrarch.eko.components.random_board import random_board
from tetrarch.eko.components.tile_set import DIRECTIONS, TILE_VARIANTS, Tile, TileSet
from tetrarch.eko.components.tiles import default_tile_set


def is_connected(board: Board) -> bool:
    """Whether all spaces are connected; slow, derived from the hexes alone."""
    spaces = {(place.q, place.r) for place in board.hexes if place.kind in ".t"}
    portal = board.tile_set.tile_named["R"]
    mouths = {placed.portal(portal)[1] for placed in board.tiles if placed.tile == "R"}
    reached: set[tuple[int, int]] = set()
    waiting = [min(spaces)]
    while waiting:
        q, r = cell = waiting.pop()
        if cell in spaces and cell not in reached:
            reached.add(cell)
            waiting += [(q + dq, r + dr) for dq, dr in DIRECTIONS.values()]
            waiting += mouths if cell in mouths else ()
    return reached == spaces


@pytest.mark.parametrize("layout", ["bars", "star"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_e2_2_random_boards_are_legal_for_many_seeds(players: int, layout: str) -> None:
    for seed in range(60):
        board = random_board(Generator(seed, "board"), players, layout=layout)
        assert Board.build(players, board.tiles, layout=layout) == board
        assert is_connected(board)
        assert board.layout == layout
        assert len(board.spaces) == 16 * players
        assert sum(place.kind == "K" for place in board.sites) == players - 1
        assert {(placed.q, placed.r) for placed in board.tiles} == set(
            default_tile_set().layout_named[layout].centres(players)
        )


def test_e2_1_every_tile_gets_every_place_and_rotation() -> None:
    boards = [random_board(Generator(seed, "board"), 2) for seed in range(300)]
    places = Counter((placed.tile, placed.q, placed.r) for board in boards for placed in board.tiles)
    rotations = Counter((placed.tile, placed.rotation) for board in boards for placed in board.tiles)
    assert len(places) == 49
    assert len(rotations) == 42
    assert max(places.values()) < 80  # about 43 each
    assert max(rotations.values()) < 85  # about 50 each


def test_the_same_seed_gives_the_same_board() -> None:
    boards = [random_board(Generator(5, "board"), 4, variants=TILE_VARIANTS) for _ in range(2)]
    assert boards[0] == boards[1]
    assert boards[0] != random_board(Generator(6, "board"), 4, variants=TILE_VARIANTS)


def test_the_board_of_a_seed_does_not_change() -> None:
    board = random_board(Generator(1, "board"), 2, variants={"moon", "portals", "wind"})
    assert board == parse_board((BOARDS / "seed-1.json").read_text(encoding="utf-8"))


EXPECTED_TILES = {
    "labyrinth": "PPPQQQ",
    "portals": "RR",
    "pyramids": "S",
    "wind": "T",
    "moon": "O",
    "sand": "N",
    "beacon": "U",
}


def check_variant_tiles(board: Board, players: int, variants: Iterable[str]) -> None:
    variants = set(variants)
    expected = Counter("".join(EXPECTED_TILES[variant] for variant in variants))
    if "pyramids" in variants and players > 2:
        expected["S"] = 2
    placed = Counter(tile.tile for tile in board.tiles if tile.tile > "M")
    assert placed == expected
    assert board.variants == variants
    base = {tile.tile for tile in board.tiles if tile.tile <= "M"}
    missing = set("ABCDEFGHIJKLM"[: 4 + 3 * (players - 1)]) - base
    assert missing == {0: set(), 1: {"E"}, 2: {"B", "E"}}[len(variants & {"sand", "moon"})]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e2_6_every_mix_of_two_variants_and_all_together(players: int) -> None:
    mixes = [*((variant,) for variant in TILE_VARIANTS), *combinations(TILE_VARIANTS, 2), TILE_VARIANTS]
    for seed, variants in enumerate(mixes):
        board = random_board(Generator(seed, "board"), players, layout="star", variants=frozenset(variants))
        check_variant_tiles(board, players, variants)
        assert Board.build(players, board.tiles, layout="star") == board
        assert is_connected(board)


def test_e2_6_small_tiles_lie_where_they_are_of_use() -> None:
    for seed in range(40):
        board = random_board(Generator(seed, "board"), 2 + seed % 3, variants=TILE_VARIANTS)
        assert len({mouth for _, mouth in board.portals}) == 2
        (temple,) = (place for place in board.sites if place.kind == "w")
        near = [board.hex_at.get((temple.q + dq, temple.r + dr)) for dq, dr in DIRECTIONS.values()]
        assert any(place and place.kind == "." for place in near)
        for number, placed in enumerate(board.tiles):
            if placed.tile in "PQSU":
                own = [space for space, place in enumerate(board.spaces) if place.tile == number]
                assert any(board.spaces[near].tile != number for space in own for near in board.neighbours[space])


def test_e2_6_small_tiles_take_every_rotation_and_many_places() -> None:
    boards = [random_board(Generator(seed, "board"), 2, variants={"wind"}) for seed in range(150)]
    temples = [placed for board in boards for placed in board.tiles if placed.tile == "T"]
    rotations = Counter(temple.rotation for temple in temples)
    assert set(rotations) == set(range(6))
    assert max(rotations.values()) < 50  # about 25 each
    assert len({(temple.q, temple.r) for temple in temples}) > 20


def test_e2_6_small_tiles_also_fill_holes_inside() -> None:
    hole = {(0, 0), *DIRECTIONS.values()}
    options: dict[str, Any] = {"layout": "ring", "variants": {"labyrinth"}, "tile_set": own_tiles()}
    boards = [random_board(Generator(seed, "board"), 2, **options) for seed in range(20)]
    assert {bool(hole & board.hex_at.keys()) for board in boards} == {True, False}


def test_e11_the_number_of_pyramids_can_be_chosen() -> None:
    def pyramids(players: int, number: int | None) -> int:
        board = random_board(Generator(1, "board"), players, variants={"pyramids"}, pyramids=number)
        return len(board.pyramids)

    assert [pyramids(2, None), pyramids(3, None), pyramids(4, None)] == [1, 2, 2]
    assert [pyramids(2, 2), pyramids(4, 1)] == [2, 1]


def test_e17_the_draft_has_no_tiles() -> None:
    board = random_board(Generator(1, "board"), 2, variants={"draft"})
    assert board == random_board(Generator(1, "board"), 2)


RANDOM_FAULTS: list[tuple[int, dict[str, Any], list[str]]] = [
    (1, {"variants": {"moon"}}, ["players: must be from 2 to 4, not 1 (E1.1)"]),
    (2, {"layout": "barz"}, ["layout: unknown layout 'barz'; did you mean 'bars'? (E2.1)"]),
    (2, {"variants": {"labirynth"}}, ["variants: unknown variant 'labirynth'; did you mean 'labyrinth'?"]),
    (2, {"variants": {"drafts"}}, ["variants: unknown variant 'drafts'; did you mean 'draft'?"]),
    (2, {"pyramids": 1}, ["pyramids: can be asked for only with the variant pyramids (E11)"]),
    (2, {"pyramids": 3, "variants": {"pyramids"}}, ["pyramids: must be from 1 to 2, not 3 (E11)"]),
    (2, {"pyramids": 0, "variants": {"pyramids"}}, ["pyramids: must be from 1 to 2, not 0 (E11)"]),
    (
        9,
        {"layout": "star-bars", "variants": {"sun"}},
        [
            "players: must be from 2 to 4, not 9 (E1.1)",
            "layout: unknown layout 'star-bars'; did you mean 'star'? (E2.1)",
            "variants: unknown variant 'sun'; did you mean 'sand'?",
        ],
    ),
]


@pytest.mark.parametrize(("players", "options", "expected"), RANDOM_FAULTS)
def test_a_wish_for_a_random_board_that_cannot_be_met(
    players: int, options: dict[str, Any], expected: list[str]
) -> None:
    assert faults_of(lambda: random_board(Generator(1, "board"), players, **options)) == expected


def test_random_boards_from_a_persons_own_set() -> None:
    variants = {"portals", "labyrinth", "moon", "wind"}
    board = random_board(Generator(1, "board"), 2, layout="block", variants=variants, tile_set=own_tiles())
    assert board.variants == variants
    assert {placed.tile for placed in board.tiles} == {"A", "V", "C", "D", "E", "G2", "P", "Z2", "W"}
    assert board_from_json(json.loads(json.dumps(board_to_json(board)))) == board


def test_what_a_persons_own_set_has_no_tiles_for() -> None:
    def deal(players: int, tile_set: TileSet, **options: Any) -> object:
        return random_board(Generator(1, "board"), players, tile_set=tile_set, **options)

    tile_set = own_tiles()
    assert faults_of(lambda: deal(3, tile_set, layout="block", variants={"beacon"})) == [
        "players: the tile set has tiles for at most 2 players, not 3 (E1.5)",
        "variants: the tile set has no tile for the variant beacon (E2.6)",
    ]
    bare = TileSet(tile_set.tiles)
    assert "the tile set has no layouts" in faults_of(lambda: deal(2, bare))[0]
    late = TileSet(
        (*default_tile_set().tiles[:13], Tile("N", "variant", "s......", replaces=("H",))), default_tile_set().layouts
    )
    assert (
        "tiles: tile N has no tile to replace with 2 players" in faults_of(lambda: deal(2, late, variants={"sand"}))[0]
    )


def test_e2_2_deals_that_are_never_legal_end_with_an_error() -> None:
    layout = replace(default_tile_set().layouts[0], gray=((9, 9), *default_tile_set().layouts[0].gray[1:]))
    with pytest.raises(SetupError, match=r"none of 200 deals gave a legal board.*E2\.2"):
        random_board(Generator(1, "board"), 2, tile_set=TileSet(default_tile_set().tiles, (layout,)))
