"""The JSON Schemas of Ekö's formats: position, board, tile set, and its parts of records."""

from __future__ import annotations

from tetrarch.core.schemas import RecordParts, Schema, an_object, by_name, dealt_or_set_up, form_schema
from tetrarch.eko.components import tile_set
from tetrarch.eko.components.board import FARTHEST
from tetrarch.eko.components.board_format import BOARD_FORMAT, BOARD_VERSION
from tetrarch.eko.components.tile_set import DIRECTIONS
from tetrarch.eko.position import forms
from tetrarch.eko.position.options import RULES_VERSION
from tetrarch.eko.rules import layout

TILE_NAME = "^[A-Z][A-Za-z0-9]?$"
SIGNS = "".join(tile_set.KIND_NAMES)


def schemas() -> dict[str, Schema]:
    """The schemas of Ekö's formats by name."""
    return {
        "position": position_schema(),
        "board": board_schema(dialect=True),
        "tiles": tiles_schema(dialect=True),
    }


def position_schema() -> Schema:
    """The schema of a position file."""
    return form_schema(forms.PositionForm, "A complete position of Ekö.", board=board_schema())


def record_parts() -> RecordParts:
    """Ekö's parts of the schema of records."""
    options = form_schema(forms.OptionsForm, "The game options.", dialect=False)
    settled = "What chance and set-up settled before the first decision."
    start = form_schema(forms.StartForm, settled, dialect=False, board=board_schema())
    begun = dealt_or_set_up(start, forms.FORMAT)
    return RecordParts("eko", RULES_VERSION, options, begun, layout.REASON_NAMES[1:])


def board_schema(*, dialect: bool = False) -> Schema:
    """The schema of a board file, or of a board inside another file."""
    coordinate: Schema = {"type": "integer", "minimum": -FARTHEST, "maximum": FARTHEST}
    tile = an_object(
        "A tile and its place.",
        {
            "tile": {"type": "string", "pattern": TILE_NAME, "description": "Its name in the tile set."},
            "at": {
                "type": "array",
                "items": coordinate,
                "minItems": 2,
                "maxItems": 2,
                "description": "Axial coordinates (q, r) of its centre; for a small tile, of its first space.",
            },
            "rotation": {"type": "integer", "minimum": 0, "maximum": 5, "description": "In sixths of a turn."},
            "copy": {"type": "integer", "minimum": 1, "description": "The number of the copy, from 1."},
        },
        required=("tile", "at", "rotation"),
    )
    return an_object(
        "A board of Ekö.",
        {
            "format": {"const": BOARD_FORMAT},
            "version": {"const": BOARD_VERSION},
            "players": {"type": "integer", "minimum": 2, "maximum": 4},
            "layout": {"type": "string", "description": "The layout of the large tiles; a hand-made board has none."},
            "tiles": {"type": "array", "items": tile},
            "tile_set": {**tiles_schema(), "description": "The tile set, if it is not the project's own."},
        },
        required=("format", "version", "players", "tiles"),
        dialect=dialect,
    )


def tiles_schema(*, dialect: bool = False) -> Schema:
    """The schema of a tile set, in a TOML file or inside a board."""

    def spaces(number: int, signs: str = SIGNS) -> Schema:
        return {"type": "string", "pattern": f"^[{signs}]{{{number}}}$", "description": "One letter for each space."}

    base: Schema = {"anyOf": [spaces(7), an_object("A large tile.", {"spaces": spaces(7)}, required=("spaces",))]}
    names: Schema = {"type": "array", "items": {"type": "string", "pattern": TILE_NAME}, "minItems": 1}
    substitute = an_object(
        "A large tile in place of another.",
        {"spaces": spaces(7), "replaces": {**names, "description": "The tiles that it can replace, best first."}},
        required=("spaces", "replaces"),
    )
    small = an_object(
        "A small tile.",
        {
            "spaces": spaces(3),
            "copies": {"type": "integer", "minimum": 1, "maximum": 20},
            "mouths": {
                "type": "array",
                "items": {"enum": list(DIRECTIONS)},
                "description": "For a portal: the side that the mouth of each copy faces.",
            },
            "landmark": {"enum": list(tile_set.LANDMARKS)},
        },
        required=("spaces",),
    )
    small = {"anyOf": [spaces(3), small]}
    place: Schema = {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}
    places: Schema = {"type": "array", "items": place}
    large = an_object(
        "The large tiles by the colour of their backs, and those that variants put in their place.",
        {**dict.fromkeys(tile_set.COLOURS, by_name(TILE_NAME, base)), "variant": by_name(TILE_NAME, substitute)},
        required=("gray",),
    )
    layouts = an_object("Where the large tiles of each colour go.", dict.fromkeys(tile_set.COLOURS, places))
    return an_object(
        "A set of tiles for Ekö; the comments of the project's own set explain it.",
        {
            "format": {"const": 1, "description": "The version of the format."},
            "large": large,
            "small": by_name(TILE_NAME, small),
            "layouts": by_name("^[a-z][a-z0-9-]{0,19}$", layouts),
        },
        required=("large",),
        dialect=dialect,
    )
