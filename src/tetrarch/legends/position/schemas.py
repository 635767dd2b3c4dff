"""The JSON Schemas of the documents of Legends, and its parts of the record schema."""

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
from tetrarch.legends.components import boards, cards, components
from tetrarch.legends.components.reader import LONGEST_WORDS
from tetrarch.legends.position import forms, map_format
from tetrarch.legends.position.deal import IDENTITIES, TableForm
from tetrarch.legends.position.options import PRINTINGS, RULES_VERSION, VARIANTS
from tetrarch.legends.rules import layout

REGION: Schema = {"pattern": "^[A-Z][1-9][0-9]?$"}
NAME: Schema = {"pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}
COLOUR: Schema = {"enum": [*IDENTITIES, "N"]}
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
    schema = form_schema(forms.PositionForm, "A position of Legends: complete, or the view of one seat.")
    letters: Schema = {"items": {"type": "string", **IDENTITY}, "uniqueItems": True, "maxItems": 4}
    regions: Schema = {"items": {"type": "string", **REGION}, "uniqueItems": True}
    pieces: Schema = {"type": "array", "items": {"type": "integer", **COUNT}, "minItems": 2, "maxItems": 2}
    refine(
        schema,
        format={"const": forms.FORMAT},
        version={"const": forms.VERSION},
        rules={"const": RULES_VERSION, "description": "The version of the rules."},
        components=or_null({**components_schema(), "required": ["cards", "sides"]}),
        viewer=or_null({**SEAT, "description": "The seat whose view it is; null for a complete position."}),
        identities=seats_of(IDENTITY, "The identity letter of each seat, clockwise: Ember, Tide, Moon, Star."),
        game={"minimum": 1, "maximum": 3, "description": "The number of the game in the match."},
        step={"enum": list(layout.STEP_NAMES), "description": "The current step."},
        seat={**SEAT, "description": "The seat whose turn it is."},
        decider={**SEAT, "description": "The seat that must decide now; at the bidding the first of them."},
        founder={**SEAT, "description": "The seat that sets the game up."},
        first=or_null({**SEAT, "description": "The first player; null before one is named."}),
        count={**COUNT, "description": "Decisions made in this set-up step."},
        ages={**letters, "description": "The identity letters, the youngest first."},
        slots={"maxItems": 4, "description": "The laid boards by slot."},
        centre={"minimum": 0, "maximum": 3, "description": "The slot of the central board."},
        start=or_null({"type": "string", **REGION, "description": "The starting region."}),
        regions={
            "propertyNames": REGION,
            "additionalProperties": {"propertyNames": COLOUR, "additionalProperties": pieces},
            "description": "Armies and cities by region and colour.",
        },
        explore={"maxItems": layout.TOKENS, "description": "The explore tokens in the order of placement."},
        citadels=regions,
        portals=regions,
        rogues=or_null({"type": "string", **REGION}),
        merchants=regions,
        coins=players_of(COUNT, "The coins of each player."),
        bids=players_of({}, "The bid of each player; null if it is missing, -2 in a view if it is secret."),
        leaders=players_of({}, "The leader of each player; null in a view until it is revealed."),
        cards=players_of({"items": {"type": "string", **NAME}}, "The cards of each player."),
        row={
            "minItems": 6,
            "maxItems": layout.MAX_ROW,
            "description": "The cards in the row; null for an empty place.",
        },
        deck={"maxItems": layout.MAX_CARDS, "description": "The deck, the next card first; null entries in a view."},
        die={"description": "The winners of ties, best first; null in a view until it is revealed."},
        kept=players_of(COUNT, "By owner, the armies that the Red Sorceress keeps."),
        totals=players_of({}, "Points from finished games."),
        neutral_left={**COUNT, "description": "Neutral armies that are still to be placed."},
    )
    definitions = cast("dict[str, Schema]", schema["$defs"])
    refine_options(definitions["OptionsForm"])
    refine(definitions["SlotForm"], side=NAME, turn={"minimum": 0, "maximum": 3})
    place = or_null({"type": "string", **REGION})
    owner = or_null({"type": "string", **IDENTITY})
    face = or_null({"type": "string", **NAME})
    refine(definitions["TokenForm"], at=place, face=face, owner=owner, seen=letters)
    refine(definitions["DragonForm"], at=place, owner=owner)
    refine(definitions["ActionForm"], part={"minimum": 0, "maximum": 1}, points=COUNT)
    refine(definitions["ResultForm"], winners=letters)
    return schema


def map_schema() -> Schema:
    """The schema of a map."""
    schema = form_schema(map_format.MapForm, "A map of Legends, laid by hand.")
    region = or_null({"type": "string", **REGION})
    regions: Schema = {"items": {"type": "string", **REGION}, "uniqueItems": True}
    refine(
        schema,
        format={"const": map_format.FORMAT},
        version={"const": map_format.VERSION},
        components=or_null({**components_schema(), "required": ["cards", "sides"]}),
        slots={"maxItems": 4, "description": "The boards by slot; null for an empty slot."},
        centre=or_null(
            {"type": "integer", "minimum": 0, "maximum": 3, "description": "The slot of the central board."}
        ),
        start=or_null({"type": "string", **REGION, "description": "The starting region; null if it is chosen later."}),
        explore={
            "items": region,
            "maxItems": 6,
            "description": "The regions of the explore tokens, in the order of the tokens.",
        },
        citadels={**regions, "maxItems": 3},
        dragon=region,
        portals={**regions, "maxItems": 2},
        rogues=region,
        merchants={**regions, "maxItems": 4},
    )
    definitions = cast("dict[str, Schema]", schema["$defs"])
    refine_options(definitions["OptionsForm"])
    refine(definitions["SlotForm"], turn={"minimum": 0, "maximum": 3, "description": "Quarter turns, clockwise."})
    return schema


def record_parts() -> RecordParts:
    """The parts of the record schema that are specific to Legends."""
    options = form_schema(forms.OptionsForm, "The options of the game.", dialect=False)
    refine_options(options)
    start = form_schema(TableForm, "The table before the first deal; deals are events of chance.", dialect=False)
    letters: Schema = {"pattern": f"^[{IDENTITIES}]{{2,4}}$"}
    refine(
        start,
        identities={**letters, "description": "The identity letter of each seat."},
        founder={**SEAT, "description": "The seat that sets up the first game."},
        ages={**letters, "description": "The identity letters, the youngest first."},
    )
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


# ------------------------------------------------------------------------------------------------------------- building


def refine_options(schema: Schema) -> None:
    """Restrict the values of options."""
    refine(
        schema,
        players={"minimum": 2, "maximum": 4},
        printing={"enum": list(PRINTINGS)},
        variants={"items": {"type": "string", "enum": list(VARIANTS)}, "uniqueItems": True},
        quick_setup={"description": "Whether the map is drawn at random instead of set up by the founder."},
    )


def or_null(schema: Schema) -> Schema:
    """A field that may be null."""
    return {"anyOf": [schema, {"type": "null"}]}


def positive(most: int) -> Schema:
    """An integer from 1."""
    return {"type": "integer", "minimum": 1, "maximum": most}
