"""Board files: round trips, and errors for broken files."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eko.plain_board import BOARDS, PLAIN, PORTALS
from tetrarch.core import record
from tetrarch.core.errors import FormatError, SetupError
from tetrarch.core.randomness import Generator
from tetrarch.eko.components.board import Board, PlacedTile
from tetrarch.eko.components.board_format import board_from_json, board_to_json, format_board, parse_board
from tetrarch.eko.components.random_board import random_board
from tetrarch.eko.components.tile_set import TILE_VARIANTS
from tetrarch.eko.position import forms as eko_format


def test_a_hand_made_board_file_loads() -> None:
    board = parse_board((BOARDS / "hand-made.json").read_text(encoding="utf-8"))
    assert board.layout is None
    assert board.variants == {"labyrinth", "pyramids", "wind", "sand"}
    assert board.tiles[8] == PlacedTile("S", 0, -2, 5, 2)
    assert "".join(place.kind for place in board.hexes if place.name.startswith("d")) == ".K.c."
    assert len(board.zones) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_boards_survive_json(players: int) -> None:
    for seed, variants in enumerate([(), ("portals", "sand"), TILE_VARIANTS]):
        board = random_board(Generator(seed, "board"), players, variants=frozenset(variants))
        again = board_from_json(json.loads(json.dumps(board_to_json(board))))
        assert (again, again.layout, again.hexes) == (board, board.layout, board.hexes)
        assert parse_board(format_board(board)) == board
        assert "tile_set" not in board_to_json(board)


def test_board_json_is_as_documented() -> None:
    assert board_to_json(Board.build(2, (*PLAIN, *PORTALS), layout="star")) == {
        "format": "tetrarch/eko-board",
        "version": 1,
        "players": 2,
        "layout": "star",
        "tiles": [
            *({"tile": placed.tile, "at": [placed.q, placed.r], "rotation": 0} for placed in PLAIN),
            {"tile": "R", "at": [5, -3], "rotation": 0, "copy": 1},
            {"tile": "R", "at": [-1, 5], "rotation": 0, "copy": 2},
        ],
    }


BROKEN = {
    "truncated": (FormatError, ["is not valid JSON: "]),
    "list": (FormatError, ["must be an object with named fields"]),
    "newer-version": (FormatError, ["version: 2 is newer than 1"]),
    "another-format": (FormatError, ["format: must be 'tetrarch/eko-board'"]),
    "unknown-field": (FormatError, ["tiles[2].rotaton: is an unknown field; did you mean 'rotation'?"]),
    "text-for-number": (FormatError, ["tiles[3].at[1]: must be a whole number"]),
    "broken-tile-set": (SetupError, ["tile_set.large.gray.A: 'q' is not a kind of space"]),
    "wrong-layout": (SetupError, ["tiles[2] (C): (4, 2) is not a place of the layout bars"]),
    "overlap": (SetupError, ["tiles[7] (P): lies over tiles[1] (B) on the hex (2, 0)"]),
    "many-faults": (
        SetupError,
        [
            "tiles: tile A is missing",
            "tiles: tile C is missing",
            "tiles: tile D is missing",
            "tiles[2] (H): is a blue tile",
            "tiles[0] (a): unknown tile 'a'; did you mean 'A'?",
            "tiles[1] (B): the rotation must be from 0 to 5, not 6",
            "tiles[8] (T): the copy of tile T must be 1, not 2",
        ],
    ),
}


def test_every_broken_file_is_tested() -> None:
    assert {path.stem for path in (BOARDS / "broken").iterdir()} == set(BROKEN)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_board_file_is_refused(name: str) -> None:
    error, expected = BROKEN[name]
    path = BOARDS / "broken" / f"{name}.json"
    with pytest.raises(SetupError) as caught:
        parse_board(path.read_text(encoding="utf-8"), path.name)
    assert type(caught.value) is error
    assert str(caught.value).startswith(path.name)
    for text in expected:
        assert text in str(caught.value)


MALFORMED: list[tuple[tuple[str | int, ...], object, str]] = [
    (("format",), None, "format: must be"),
    (("version",), None, "version: is missing"),
    (("version",), "1", "version: must be a whole number"),
    (("version",), 0, "version: must be 1 or more"),
    (("players",), True, "players: must be a whole number"),
    (("players",), 2.0, "players: must be a whole number"),
    (("layout",), 3, "layout: must be the name of a layout"),
    (("tiles",), {}, "tiles: must be a list of tiles"),
    (("tiles", 1), "B", "tiles[1]: must be an object with named fields"),
    (("tiles", 1, "tile"), 7, "tiles[1].tile: must be the name of a tile"),
    (("tiles", 1, "at"), [1], "tiles[1].at: must be a list of two coordinates"),
    (("tiles", 1, "at"), [1, None], "tiles[1].at[1]: is missing"),
    (("tiles", 1, "at"), [0.5, 0], "tiles[1].at[0]: must be a whole number"),
    (("tiles", 1, "rotation"), None, "tiles[1].rotation: is missing"),
    (("tiles", 1, "copy"), "one", "tiles[1].copy: must be a whole number"),
    (("tiles", 1, "turn"), 1, "tiles[1].turn: is an unknown field"),
    (("colour",), 1, "colour: is an unknown field"),
]


def with_entry(path: tuple[str | int, ...], value: object) -> object:
    data: Any = board_to_json(Board.build(2, PLAIN))
    place = data
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    return data


@pytest.mark.parametrize(("path", "value", "expected"), MALFORMED)
def test_a_malformed_field_is_named(path: tuple[str | int, ...], value: object, expected: str) -> None:
    with pytest.raises(FormatError) as caught:
        board_from_json(with_entry(path, value), "mine.json")
    assert str(caught.value).startswith(f"mine.json: {expected}")


def test_a_missing_field_is_named() -> None:
    data: Any = with_entry(("players",), 2)
    for name in ("format", "version", "players", "tiles"):
        part = copy.deepcopy(data)
        del part[name]
        with pytest.raises(FormatError) as caught:
            board_from_json(part)
        assert caught.value.faults[0].where == name


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"players": ' + "9" * 5000 + "}", "NaN"])
def test_text_that_is_not_a_board_is_a_format_error(text: str) -> None:
    with pytest.raises(FormatError):
        parse_board(text)


def test_twin_fields_are_refused() -> None:
    text = format_board(Board.build(2, PLAIN)).replace('"players": 2', '"players": 2, "players": 3')
    with pytest.raises(FormatError, match=r"mine\.json: players: occurs more than once in one object"):
        parse_board(text, "mine.json")


def test_a_text_that_is_too_long_is_not_read() -> None:
    with pytest.raises(FormatError, match="bytes long; at most 16777216 are read"):
        parse_board(" " * (16 * 1024 * 1024 + 1))


@pytest.mark.parametrize(
    ("form", "what"),
    [
        (eko_format.FORMAT, "a position of Ekö"),
        ("tetrarch/legends-position", "a position of Legends"),
        (record.FORMAT, "the record of a game"),
        ("chess", "not a board of Ekö"),
        (["tetrarch/record"], "not a board of Ekö"),
    ],
)
def test_a_file_of_another_format_is_called_what_it_is(form: object, what: str) -> None:
    with pytest.raises(FormatError) as caught:
        board_from_json({"format": form, "version": 7, "game": "eko"}, "mine.json")
    assert str(caught.value) == f"mine.json: format: must be 'tetrarch/eko-board', not {form!r}: this is {what}"


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)


@given(st.sampled_from([path for path, _, _ in MALFORMED]), JSON_VALUES)
def test_garbage_in_any_field_raises_nothing_but_our_error(path: tuple[str | int, ...], garbage: object) -> None:
    try:
        board = board_from_json(with_entry(path, garbage))
    except SetupError:
        return
    assert board_from_json(board_to_json(board)) == board
