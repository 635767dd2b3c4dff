"""The JSON Schemas of Ekö's formats: position, board, tile set, and its parts of records."""

from __future__ import annotations

from typing import cast

from tetrarch.core.schemas import (
    COUNT,
    IDENTITY,
    SEAT,
    RecordParts,
    Schema,
    an_object,
    by_name,
    dealt_or_set_up,
    form_schema,
    players_of,
    refine,
    seats_of,
)
from tetrarch.eko.components import tile_set
from tetrarch.eko.components.board import FARTHEST
from tetrarch.eko.components.board_format import BOARD_FORMAT, BOARD_VERSION
from tetrarch.eko.components.tile_set import DIRECTIONS
from tetrarch.eko.position import forms
from tetrarch.eko.position.deal import IDENTITIES
from tetrarch.eko.position.options import MAX_ROUND_LIMIT, PRINTINGS, RULES_VERSION, VARIANTS
from tetrarch.eko.rules import layout

LETTER = f"[{IDENTITIES}]"
PLACE: Schema = {"pattern": "^[a-z]{1,3}[0-9]{1,3}$"}
TILE_NAME = "^[A-Z][A-Za-z0-9]?$"
SIGNS = "".join(tile_set.KIND_NAMES)
REASONS: Schema = {"enum": list(layout.REASON_NAMES[1:])}


def schemas() -> dict[str, Schema]:
    """The schemas of Ekö's formats by name."""
    return {
        "position": position_schema(),
        "board": board_schema(dialect=True),
        "tiles": tiles_schema(dialect=True),
    }


def position_schema() -> Schema:
    """The schema of a position file."""
    schema = form_schema(forms.PositionForm, "A complete position of Ekö.")
    refine(
        schema,
        format={"const": forms.FORMAT},
        version={"const": forms.VERSION},
        rules={"const": RULES_VERSION, "description": "The version of the rules."},
        board=board_schema(),
        identities=seats_of(IDENTITY, "The identity letter of each seat, clockwise: Ember, Tide, Moon, Star."),
        first={**SEAT, "description": "The seat of the first player."},
        turn={**COUNT, "description": "The number of turns that have begun; 0 during set-up."},
        round={**COUNT, "description": "The current round, from 1; 0 during set-up."},
        seat={**SEAT, "description": "The seat whose turn it is."},
        decider={**SEAT, "description": "The seat that must decide now; it differs from seat only in an exchange."},
        step={"enum": list(layout.STEP_NAMES), "description": "The current step."},
        stacks=places_of(f"^{LETTER}[1-4]!?$", "By space: identity, discs, and ! if the Emperor is among them."),
        buildings=places_of(f"^{LETTER}[1-3]$", "By site: identity and worth."),
        reserves=players_of(
            {"pattern": "^(0|[1-9][0-9]?!?)$"}, "Discs in reserve, and ! if the Emperor is among them."
        ),
        boxes=players_of({"minimum": 0, "maximum": 15}, "Soldiers that have left the game."),
        captives=players_of({"items": {"type": "string", **IDENTITY}}, "By holder: the owners of its captives."),
        eliminated={"items": {"type": "string", **IDENTITY}, "uniqueItems": True},
        history={
            "items": {"type": "integer", "minimum": 0, "exclusiveMaximum": 1 << 62},
            "description": "Hashes of the positions that can still recur; only with repetition.",
        },
    )
    definitions = cast("dict[str, Schema]", schema["$defs"])
    refine_options(definitions["OptionsForm"])
    refine(
        definitions["PhaseForm"],
        placed=COUNT,
        served={"items": {"type": "string", **PLACE}},
        zones_paid={"items": {"type": "integer", "minimum": 1, "maximum": layout.MAX_ZONES}},
        idle_turns=COUNT,
    )
    refine(definitions["AttackForm"], by=IDENTITY, had_discs={"items": {"type": "string", **IDENTITY}})
    refine(definitions["ResultForm"], reason=REASONS, winners={"items": {"type": "string", **IDENTITY}})
    return schema


def record_parts() -> RecordParts:
    """Ekö's parts of the schema of records."""
    options = form_schema(forms.OptionsForm, "The game options.", dialect=False)
    refine_options(options)
    start = form_schema(forms.StartForm, "What chance and set-up settled before the first decision.", dialect=False)
    refine(
        start,
        board=board_schema(),
        identities={"pattern": f"^{LETTER}{{2,4}}$", "description": "The identity letter of each seat."},
        first={**SEAT, "description": "The seat of the first player."},
        discs={
            "pattern": f"^({LETTER}!?)*$",
            "description": "The owner of the disc on each ordinary movement space in reading order; ! marks Emperors.",
        },
    )
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


# ------------------------------------------------------------------------------------------------------------- building


def refine_options(schema: Schema) -> None:
    """The constraints of options."""
    limit: Schema = {"anyOf": [{"type": "integer", "minimum": 1, "maximum": MAX_ROUND_LIMIT}, {"type": "null"}]}
    refine(
        schema,
        players={"minimum": 2, "maximum": 4},
        printing={"enum": list(PRINTINGS)},
        variants={"items": {"type": "string", "enum": list(VARIANTS)}, "uniqueItems": True},
        round_limit=limit,
    )


def places_of(pattern: str, description: str) -> Schema:
    """The schema of a table from names of places to texts."""
    return {"propertyNames": PLACE, "additionalProperties": {"pattern": pattern}, "description": description}
