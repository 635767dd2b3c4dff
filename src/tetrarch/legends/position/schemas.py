"""The JSON Schemas of the documents of Legends, and its parts of the record schema."""

from __future__ import annotations

from typing import cast

from tetrarch.core.schemas import RecordParts, Schema, an_object, by_name, dealt_or_set_up, form_schema
from tetrarch.legends.components import boards, cards, components
from tetrarch.legends.components.reader import LONGEST_WORDS
from tetrarch.legends.position import forms, map_format
from tetrarch.legends.position.deal import TableForm
from tetrarch.legends.position.options import RULES_VERSION
from tetrarch.legends.rules import layout

REGION: Schema = {"pattern": "^[A-Z][1-9][0-9]?$"}
NAME: Schema = {"pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}
ZERO: Schema = {"const": 0}


def schemas() -> dict[str, Schema]:
    """The schemas of the documents of Legends by name."""
    return {
        "legends-position": position_schema(),
        "legends-map": map_schema(),
        "legends-components": components_schema(dialect=True),
    }


def position_schema() -> Schema:
    """The schema of a position, or of a seat's view."""
    described = "A position of Legends: complete, or the view of one seat."
    return form_schema(forms.PositionForm, described, components=own_components())


def map_schema() -> Schema:
    """The schema of a map."""
    return form_schema(map_format.MapForm, "A map of Legends, laid by hand.", components=own_components())


def own_components() -> Schema:
    """The schema of the components inside another document, which are null if they are the published ones."""
    return {"anyOf": [{**components_schema(), "required": ["cards", "sides"]}, {"type": "null"}]}


def record_parts() -> RecordParts:
    """The parts of the record schema that are specific to Legends."""
    options = form_schema(forms.OptionsForm, "The options of the game.", dialect=False)
    start = form_schema(TableForm, "The table before the first deal; deals are events of chance.", dialect=False)
    cast(Schema, start["properties"])["components"] = {**components_schema(), "required": ["cards", "sides"]}
    begun = dealt_or_set_up(start, forms.FORMAT)
    return RecordParts("legends", RULES_VERSION, options, begun, ("cards", "match"))


def components_schema(*, dialect: bool = False) -> Schema:
    """The schema of a card, board or token file (in TOML), or of all of them inside another document."""
    schema = an_object(
        "Cards, board sides and tokens of Legends; the comments of the published files explain them.",
        {
            "cards": {"type": "array", "items": card_schema(), "maxItems": layout.MAX_CARDS},
            "sides": by_name(str(NAME["pattern"]), side_schema()),
            "tokens": {
                "type": "array",
                "items": token_schema(),
                "minItems": layout.TOKENS,
                "maxItems": layout.TOKENS,
                "description": "Explore tokens and the swamp; the default is the published ones.",
            },
        },
        dialect=dialect,
    )
    return {**schema, "minProperties": 1}


def card_schema() -> Schema:
    """The schema of one card."""
    words: Schema = {"type": "string", "minLength": 1, "maxLength": LONGEST_WORDS}
    vp_set = an_object(
        "A number of cards of a family that scores points once.",
        {"family": words, "cards": positive(layout.MAX_CARDS), "vp": positive(20)},
        required=("family", "cards", "vp"),
    )
    ability = an_object(
        "The ability, for the rest of the game.",
        {
            **dict.fromkeys(cards.ABILITY_NUMBERS, positive(9)),
            "vp_per_family": {**words, "description": "1 point for each card owned of this family."},
            "vp_set": vp_set,
            "immune": {"const": True, "description": "Armies cannot be destroyed."},
        },
    )
    parts = [
        an_object("A part of the action.", {kind: positive(most)}, required=(kind,))
        for kind, most in cards.MOST_PRINTED.items()
    ]
    action = an_object(
        "The action, once.",
        {
            "mode": {"enum": list(cards.MODES), "description": "One part, one of two, or both in order."},
            "steps": {"type": "array", "items": {"oneOf": parts}, "minItems": 1, "maxItems": 2},
        },
        required=("mode", "steps"),
    )
    return an_object(
        "A card.",
        {
            "id": {"type": "string", **NAME},
            "title": words,
            "family": words,
            "min_players": {"enum": [2, 3, 4], "description": "The card is left out of games with fewer players."},
            "ability": ability,
            "action": action,
        },
        required=("id", "title", "ability", "action"),
    )


def token_schema() -> Schema:
    """The schema of one explore token or the swamp."""
    effect = an_object(
        "The effect for the player who takes it.",
        {
            **dict.fromkeys(components.EFFECT_NUMBERS, positive(components.MOST_EFFECT)),
            "vp": {"type": "integer", "minimum": -components.MOST_VP, "maximum": components.MOST_VP, "not": ZERO},
            "wins_ties": {"type": "boolean", "description": "Its owner wins every tie."},
        },
    )
    return an_object(
        "An explore token.",
        {
            "id": {"type": "string", **NAME},
            "title": {"type": "string", "minLength": 1, "maxLength": LONGEST_WORDS},
            "swamp": {"type": "boolean", "description": "Whether it is used only with the variant swamp."},
            "effect": {**effect, "minProperties": 1},
        },
        required=("id", "title", "effect"),
    )


def side_schema() -> Schema:
    """The schema of one side of a board."""
    region: Schema = {"type": "string", **REGION}
    island: Schema = {"type": "array", "items": region, "minItems": 1, "uniqueItems": True}
    pair: Schema = {"type": "array", "items": region, "minItems": 2, "maxItems": 2}
    pairs: Schema = {"type": "array", "items": pair}
    fraction: Schema = {"type": "number", "minimum": 0, "maximum": 1}
    point: Schema = {"type": "array", "items": fraction, "minItems": 2, "maxItems": 2}
    return an_object(
        "A side of a map board.",
        {
            "board": {
                "type": "integer",
                "minimum": 1,
                "maximum": boards.BOARDS,
                "description": "The number of its board.",
            },
            "islands": {"type": "array", "items": island, "minItems": 1, "description": "The regions of each island."},
            "land": {**pairs, "description": "Borders between regions of one island."},
            "bridge": {**pairs, "description": "Bridges between islands."},
            "sea": {**pairs, "description": "Routes within the board."},
            "exits": an_object(
                "The region from which a route leaves each edge.",
                dict.fromkeys(boards.EDGES, region),
                required=boards.EDGES,
            ),
            "at": {**by_name(str(REGION["pattern"]), point), "description": "The centre of each region."},
            "must_be_central": {"type": "boolean"},
        },
        required=("board", "islands", "exits", "at"),
    )


def positive(most: int) -> Schema:
    """An integer from 1."""
    return {"type": "integer", "minimum": 1, "maximum": most}
