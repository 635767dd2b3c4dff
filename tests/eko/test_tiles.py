"""Tile sets: the default set, custom files, and every fault of a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tetrarch.eko.components.tiles as tiles_module
from tetrarch.core.errors import FormatError, SetupError
from tetrarch.eko.components.tile_set import COLOURS, Tile, match_replaced
from tetrarch.eko.components.tiles import TileSet, default_tile_set, parse_tile_set, tile_set_from_dict

BOARDS = Path(__file__).parent / "boards"
DEFAULT_TEXT = (Path(tiles_module.__file__).parents[1] / "data" / "tiles.toml").read_text(encoding="utf-8")


def faults_of(text: str) -> list[str]:
    with pytest.raises(SetupError) as caught:
        parse_tile_set(text, "own.toml")
    assert caught.value.subject == "own.toml"
    return [str(fault) for fault in caught.value.faults]


def changed(old: str, new: str) -> str:
    assert DEFAULT_TEXT.count(old) == 1, old
    return DEFAULT_TEXT.replace(old, new)


def counted(tile_set: TileSet, colour: str, letter: str) -> int:
    return sum(tile.spaces.count(letter) for tile in tile_set.tiles if tile.section == colour)


def test_e1_5_the_default_set_has_the_known_numbers() -> None:
    tile_set = default_tile_set()
    assert [len(tile_set.base_tiles(players)) for players in (2, 3, 4)] == [7, 10, 13]
    assert [counted(tile_set, colour, ".") for colour in COLOURS] == [32, 16, 16]
    assert [counted(tile_set, colour, "K") for colour in COLOURS] == [1, 1, 1]
    assert tile_set.most_players == 4


def test_the_default_set_is_read_as_written() -> None:
    tile_set = default_tile_set()
    assert tile_set.tile_named["F"] == Tile("F", "gray", ".m.r.x.")
    assert tile_set.tile_named["N"] == Tile("N", "variant", ".s..c..", replaces=("E", "B"))
    assert tile_set.tile_named["R"] == Tile("R", "small", "pxx", copies=2, mouths=("W", "NW"))
    assert tile_set.tile_named["S"] == Tile("S", "small", "ttt", copies=2, landmark="pyramid")
    assert "".join(tile.name for tile in tile_set.tiles) == "ABCDEFGHIJKLMNOPQRSTU"
    assert [layout.name for layout in tile_set.layouts] == ["bars", "star"]


def test_every_tile_knows_its_variant() -> None:
    named = default_tile_set().tile_named
    expected = {"N": "sand", "O": "moon", "P": "labyrinth", "Q": "labyrinth", "R": "portals", "S": "pyramids"}
    expected |= {"T": "wind", "U": "beacon"}
    assert {name: set(tile.variants) for name, tile in named.items()} == {
        name: {expected[name]} if name in expected else set() for name in named
    }


def test_layout_places_become_the_centres_of_tiles_that_do_not_overlap() -> None:
    layout = default_tile_set().layout_named["bars"]
    # (a, b) lies on (2a - b, a + 3b): [0,0] [1,0] [0,1] [-1,1] [-1,0] [0,-1] [1,-1], then the blue [2,-1] [2,0] [1,1]
    gray = ((0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
    assert layout.centres(2) == gray
    assert layout.centres(3) == (*gray, (5, -1), (4, 2), (1, 4))
    assert len(layout.centres(4)) == 13


def test_a_set_survives_its_dictionary_and_json() -> None:
    tile_set = default_tile_set()
    assert tile_set_from_dict(json.loads(json.dumps(tile_set.to_dict()))) == tile_set


def test_the_order_of_a_file_makes_no_difference() -> None:
    data = json.loads(json.dumps(default_tile_set().to_dict(), sort_keys=True))
    data["large"]["gray"] = dict(reversed(data["large"]["gray"].items()))
    assert tile_set_from_dict(data) == default_tile_set()


def test_a_persons_own_file_is_read() -> None:
    tile_set = parse_tile_set((BOARDS / "own-tiles.toml").read_text(encoding="utf-8"))
    assert tile_set != default_tile_set()
    assert tile_set.most_players == 2
    assert tile_set.tile_named["Z2"].copies == 2
    assert tile_set.tile_named["Z2"].variants == {"portals", "labyrinth"}
    assert tile_set_from_dict(tile_set.to_dict()) == tile_set


FAULTS = [
    ('A = "K..x..."', 'A = "K..x.."', "large.gray.A: a large tile has 7 spaces, not 6 (E1.3)"),
    ('P = { spaces = "ttt", copies', 'P = { spaces = "tttt", copies', "small.P: a small tile has 3 spaces, not 4"),
    ('A = "K..x..."', 'A = "K..z..."', "large.gray.A: 'z' is not a kind of space; known: . movement, r reg"),
    ('A = "K..x..."', 'a = "K..x..."', "large.gray.a: a tile's name is a capital letter"),
    ('A = "K..x..."', '"Ä" = "K..x..."', "large.gray.Ä: a tile's name is a capital letter"),
    ('A = "K..x..."', 'A12 = "K..x..."', "large.gray.A12: a tile's name is a capital letter"),
    ('A = "K..x..."', "A = 5", "large.gray.A: must be a table"),
    ('A = "K..x..."', "A = {}", "large.gray.A.spaces: must be a text"),
    ('A = "K..x..."', 'A = { spaces = "K..x...", copies = 2 }', "large.gray.A.copies: is unknown"),
    ('A = "K..x..."', 'A = "K.tx..."', "large.gray.A: a tile of the base game has no tempest; variants add it (E1.4)"),
    ('A = "K..x..."', 'A = "Kx.x..."', "large.gray: must have 32 movement spaces in all, not 31 (E1.5)"),
    ('H = "K......"', 'H = "KK....."', "large.blue: must have 16 movement spaces in all, not 15 (E1.5)"),
    ('H = "K......"', 'H = "KK....."', "large.blue: must have 1 capital in all, not 2 (E1.5)"),
    ('L = "K..r..."', 'L = "m..r..."', "large.red: must have 1 capital in all, not 0 (E1.5)"),
    ('J = ".c.r..."', 'J = ".c.r..."\nA = ".r....."', "large.blue.A: the name A is already taken by large.gray.A"),
    ("[small]\nP", "[small]\nA", "small.A: the name A is already taken by large.gray.A"),
    ("copies = 3 }\nQ", "copies = 0 }\nQ", "small.P.copies: must be a whole number from 1 to 20"),
    ("copies = 3 }\nQ", "copies = true }\nQ", "small.P.copies: must be a whole number from 1 to 20"),
    ("copies = 3 }\nQ", "copies = 1000 }\nQ", "small.P.copies: must be a whole number from 1 to 20"),
    ('"pxx", copies = 2', '"pxx", copies = 3', "small.R.mouths: must name one side for each copy, so 3, not 2 (E10.1)"),
    ('mouths = ["W", "NW"]', 'mouths = ["W", "NNW"]', "no side is called 'NNW'; did you mean 'NW'? (E10.1)"),
    ('mouths = ["W", "NW"]', 'mouths = ["W", "E"]', "small.R.mouths: the side E is closed by the tile itself"),
    ('mouths = ["W", "NW"]', 'mouths = "W"', "small.R.mouths: must be a list of texts"),
    ('copies = 2, mouths = ["W", "NW"]', "copies = 2", "small.R.mouths: must name one side for each copy, so 2, not 0"),
    ('"pxx", copies', '"ppx", copies', "small.R: a tile has at most one portal, not 2 (E10.1)"),
    ('"pxx", copies', '"txx", copies', "small.R.mouths: only a tile with a portal has mouths (E10.1)"),
    ('".s..c..", ', '".s..p..", ', "large.variant.N: only a small tile can have a portal, with its mouths (E10.1)"),
    ('"pyramid"', '"pyramide"', "small.S.landmark: no landmark is called 'pyramide'; did you mean 'pyramid'?"),
    ('"pyramid"', "7", "small.S.landmark: must be one of the texts pyramid, beacon"),
    ('"ttt", copies = 2, l', '"ttx", copies = 2, l', "small.S.landmark: a pyramid stands on three tempest spaces"),
    ('"ttt", copies = 1, l', '"trt", copies = 1, l', "small.U.landmark: a beacon stands on three tempest spaces"),
    ('"wxx"', '"w.x"', "small.T: a small tile has no ordinary movement space"),
    ('"wxx"', '"wKx"', "small.T: a small tile has no capital"),
    ('".s..c..", replaces = ["E", "B"]', '".s..c..", replaces = ["E", "Z"]', "no tile of the base game is called 'Z'"),
    ('".s..c..", replaces = ["E", "B"]', '".s..c..", replaces = ["O"]', "no tile of the base game is called 'O'"),
    ('".s..c..", replaces = ["E", "B"]', '".s..c..", replaces = ["E", "E"]', "N.replaces: names a tile twice"),
    ('".s..c..", replaces = ["E", "B"]', '".s..c.."', "large.variant.N.replaces: must name the tiles"),
    (
        '".s..c..", replaces = ["E", "B"]',
        '".s..c..", replaces = 3',
        "large.variant.N.replaces: must be a list of texts",
    ),
    ('".s..c..", ', '".s.xc..", ', "N: has 4 movement spaces, but tile E that it replaces has 5 (E2.2)"),
    ('".s..c..", ', '".s..K..", ', "N: has 1 capital spaces, but tile B that it replaces has 0 (E1.5)"),
    (
        "blue = [[2,-1],[2,0],[1,1]]",
        "blue = [[2,-1],[2,0]]",
        "layouts.bars.blue: must have one place for each of the 3",
    ),
    ("blue = [[2,-1],[2,0],[1,1]]", "", "layouts.bars.blue: must have one place for each of the 3 blue tiles, not 0"),
    (
        "blue = [[2,-1],[2,0],[1,1]]",
        "blue = [[2,-1],[2,0],[0,0]]",
        "bars.blue: the place [0, 0] is already taken by gray",
    ),
    (
        "blue = [[2,-1],[2,0],[1,1]]",
        "blue = [[2,-1],[2,0],[2,0]]",
        "bars.blue: the place [2, 0] is already taken by blue",
    ),
    ("blue = [[2,-1],[2,0],[1,1]]", "blue = [[2,-1],[2],[1,1]]", "layouts.bars.blue[1]: must be two whole numbers"),
    (
        "blue = [[2,-1],[2,0],[1,1]]",
        "blue = [[2,-1],[2,21],[1,1]]",
        "blue[1]: must be two whole numbers from -20 to 20",
    ),
    (
        "blue = [[2,-1],[2,0],[1,1]]",
        "blue = [[true,-1],[2,0],[1,1]]",
        "layouts.bars.blue[0]: must be two whole numbers",
    ),
    ("blue = [[2,-1],[2,0],[1,1]]", "blue = 3", "layouts.bars.blue: must be a list of places"),
    ("blue = [[2,-1],[2,0],[1,1]]", "blu = 3", "layouts.bars.blu: is unknown; did you mean 'blue'?"),
    ("[layouts.star]", '[layouts."Big Star"]', "layouts.Big Star: a layout's name has at most 20 lower-case letters"),
    ("[large.red]", "[large.green]", "large.green: is unknown"),
    ("[small]", "[tiny]", "tiny: is unknown"),
]


@pytest.mark.parametrize(("old", "new", "expected"), FAULTS)
def test_a_fault_of_a_tile_file_is_named(old: str, new: str, expected: str) -> None:
    text = changed(old, new)
    assert [fault for fault in faults_of(text) if expected in fault], faults_of(text)


def test_all_faults_are_named_at_once() -> None:
    text = (
        changed('A = "K..x..."', 'A = "K..z..."').replace('"pyramid"', '"tomb"').replace("copies = 1,", "copies = -1,")
    )
    text = text.replace('O = { spaces = ".o..c..", replaces = ["E", "B"]', 'O = { spaces = ".o..c..", replaces = ["H"]')
    assert [fault.split(": ")[0] for fault in faults_of(text)] == [
        "large.gray.A",
        "small.S.landmark",
        "small.U.copies",
        "large.variant.O",  # movement spaces
        "large.variant.O",  # capitals
    ]


def test_what_cannot_be_counted_is_not_counted() -> None:
    assert len(faults_of(changed('A = "K..x..."', "A = 5"))) == 1


def test_a_set_without_gray_tiles_is_refused() -> None:
    assert "large.gray: is missing: every game needs the gray tiles (E1.5)" in faults_of("[small]\n")


def test_a_set_with_red_but_no_blue_tiles_is_refused() -> None:
    start, end = DEFAULT_TEXT.index("[large.blue]"), DEFAULT_TEXT.index("[large.red]")
    assert any(
        fault.startswith("large.blue: is missing") for fault in faults_of(DEFAULT_TEXT[:start] + DEFAULT_TEXT[end:])
    )


@pytest.mark.parametrize("text", ["A = ", "[large", "\0", "x = " + "[" * 5000])
def test_a_text_that_is_not_toml_is_a_format_error(text: str) -> None:
    with pytest.raises(FormatError, match=r"own\.toml: is not a TOML file"):
        parse_tile_set(text, "own.toml")


def test_huge_numbers_are_refused_like_any_other() -> None:
    huge = "0x" + "f" * 6000
    assert "small.P.copies" in faults_of(changed("copies = 3 }\nQ", f"copies = {huge} }}\nQ"))[0]
    assert "bars.blue[0]" in faults_of(changed("blue = [[2,-1]", f"blue = [[{huge},-1]"))[0]


def test_the_entry_of_a_larger_file_leads_the_faults() -> None:
    with pytest.raises(SetupError) as caught:
        tile_set_from_dict({"large": {"gray": {"A": 1}}}, "game.json", "board.tile_set")
    assert caught.value.faults[0].where == "board.tile_set.large.gray.A"
    with pytest.raises(SetupError) as caught:
        tile_set_from_dict(3, "game.json", "tile_set")
    assert caught.value.faults[0].where == "tile_set"


OWN = (BOARDS / "own-tiles.toml").read_text(encoding="utf-8")


def test_a_tile_file_may_say_its_format() -> None:
    assert "format" not in OWN
    assert parse_tile_set(f"format = 1\n{OWN}") == parse_tile_set(OWN)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        *(
            (value, "is newer than 1, the newest that this program reads: update it")
            for value in ("2", "0x" + "f" * 6000)
        ),
        *(
            (value, "must be a whole number from 1: the version of the format")
            for value in ("0", "-1", "true", '"1"', "1.0")
        ),
    ],
)
def test_a_format_that_is_newer_or_none_is_the_only_fault(value: str, text: str) -> None:
    with pytest.raises(FormatError) as caught:
        parse_tile_set(f"format = {value}\nsky = 3\n{OWN}", "own.toml")
    assert str(caught.value) == f"own.toml: format: {text}"
    with pytest.raises(FormatError, match=r"game\.json: board\.tile_set\.format: "):
        tile_set_from_dict({"format": 2, "sky": 3}, "game.json", "board.tile_set")


def test_substitutes_take_the_first_tile_that_is_there() -> None:
    named = default_tile_set().tile_named
    assert match_replaced([named["N"], named["O"]], "ABCDE") == {"N": "E", "O": "B"}
    assert match_replaced([named["O"]], "ABCDE") == {"O": "E"}
    assert match_replaced([named["N"], named["O"]], "AB") == {"N": "B"}


def test_substitutes_make_room_for_one_that_has_no_other_choice() -> None:
    picky = Tile("V", "variant", ".s..c..", replaces=("E",))
    assert match_replaced([default_tile_set().tile_named["N"], picky], "BE") == {"N": "B", "V": "E"}


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
ENTRIES = [
    ("format",),
    ("large",),
    ("large", "gray"),
    ("large", "gray", "A"),
    ("large", "variant", "N"),
    ("large", "variant", "N", "replaces"),
    ("small", "R"),
    ("small", "R", "spaces"),
    ("small", "R", "mouths"),
    ("small", "S", "landmark"),
    ("layouts",),
    ("layouts", "bars"),
    ("layouts", "bars", "red"),
]


@given(st.sampled_from(ENTRIES), JSON_VALUES)
def test_garbage_in_any_entry_raises_nothing_but_our_error(entry: tuple[str, ...], garbage: object) -> None:
    data = json.loads(json.dumps(default_tile_set().to_dict()))
    table = data
    for name in entry[:-1]:
        table = table[name]
    table[entry[-1]] = garbage
    try:
        read = tile_set_from_dict(data)
    except SetupError:
        return
    assert tile_set_from_dict(read.to_dict()) == read
