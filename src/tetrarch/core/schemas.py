"""Building blocks for JSON Schemas, and the schema of records that all games share.

A schema describes the form of a file. Only its loader checks the rules of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

import msgspec

from tetrarch.core import record

Schema = dict[str, object]

DIALECT = "https://json-schema.org/draft/2020-12/schema"

SEAT: Schema = {"type": "integer", "minimum": 0, "maximum": 3}
COUNT: Schema = {"minimum": 0}


class RecordParts(NamedTuple):
    """The parts of the record schema that differ between games."""

    game: str
    rules: str
    """The version of the rules."""
    options: Schema
    start: Schema
    reasons: Sequence[str]
    """The reasons for the end of a game."""


def record_schema(games: Sequence[RecordParts]) -> Schema:
    """The schema of the records of all games."""
    schema = form_schema(record.Record, "A complete or unfinished game.")
    refine(
        schema,
        format={"const": record.FORMAT},
        version={"enum": list(range(1, record.VERSION + 1))},
        game={"enum": [parts.game for parts in games]},
        rules={"description": "The version of the rules of the game."},
        options={"description": "The game options."},
        start={"description": "What chance and set-up settled before the first event."},
        names={"maxItems": 4, "description": "The names of the players, by seat."},
        events={"description": "The events, in order."},
        ending={"description": "How the match ended if a seat gave up or the match was closed; since version 2."},
        commitment={"description": "Published before the game: proves afterwards that its chance was fixed."},
        seed={"description": "The seed behind the commitment, revealed when the game is over."},
        salts={"description": "The players' additions to the seed."},
        salt_commitments={
            "description": "For each salt the commitment that its player published before, or null; since version 3."
        },
    )
    schema["oneOf"] = [
        {
            "properties": {
                "game": {"const": parts.game},
                "rules": {"const": parts.rules},
                "options": parts.options,
                "start": parts.start,
            }
        }
        for parts in games
    ]
    schema["if"] = {"properties": {"version": {"const": 1}}}
    schema["then"] = {"properties": {"ending": {"type": "null"}}}
    definitions = cast("dict[str, Schema]", schema["$defs"])
    seats: Schema = {"items": SEAT, "maxItems": 4}
    reasons = list(dict.fromkeys(reason for parts in games for reason in parts.reasons))
    refine(
        definitions["Result"],
        reason={"enum": reasons},
        winners=seats,
        standings={"items": {"type": "array", **seats}},
    )
    refine(
        definitions["Ending"],
        seats=seats | {"description": "The seats that gave up, in order."},
        winners=seats,
        standings={"items": {"type": "array", **seats}},
    )
    refine(
        definitions["Event"],
        seat={**SEAT, "description": "The seat that decided."},
        play={"type": "string", "description": "The decision, in notation."},
        chance={"type": "string", "description": "The outcome of chance, in the notation of the game."},
    )
    definitions["Event"]["oneOf"] = [{"required": ["seat", "play"]}, {"required": ["chance"]}]
    return schema


def dealt_or_set_up(deal: Schema, position: str) -> Schema:
    """The start of a game: a deal, or a position of the named format."""
    whole: Schema = {
        "type": "object",
        "properties": {"format": {"const": position}},
        "required": ["format", "version"],
        "description": "A complete position, in the form of its own schema.",
    }
    return {"oneOf": [deal, an_object("A hand-made position.", {"position": whole}, required=("position",))]}


def form_schema(form: type[msgspec.Struct], description: str, *, dialect: bool = True, **details: Schema) -> Schema:
    """The schema of a typed form, with the form itself at the top; ``details`` are added to its fields."""
    generated = msgspec.json.schema(form, schema_hook=lambda _: {"description": "anything"})
    definitions = dict(generated["$defs"])
    top: Schema = definitions.pop(form.__name__)
    top["description"] = description
    del top["title"]
    required = cast("list[str]", top["required"])
    top["required"] = [name for name in ("format", "version") if name in cast(Schema, top["properties"])] + required
    head: Schema = {"$schema": DIALECT} if dialect else {}
    refine(top, **details)
    return {**head, **top, **({"$defs": definitions} if definitions else {})}


def refine(schema: Schema, **details: Schema) -> None:
    """Add constraints to fields that their types do not express."""
    properties = cast("dict[str, Schema]", schema["properties"])
    for name, detail in details.items():
        field = properties[name]
        if "anyOf" in field and "type" in detail:
            properties[name] = detail  # an optional field that is omitted instead of null
        elif "additionalProperties" in detail and "type" in field:
            known = cast(Schema, field["additionalProperties"])
            properties[name] = field | detail
            if detail["additionalProperties"]:
                properties[name]["additionalProperties"] = known | cast(Schema, detail["additionalProperties"])
        else:
            properties[name] = field | detail


def by_name(pattern: str, value: Schema) -> Schema:
    """A table from names to values."""
    return {"type": "object", "patternProperties": {pattern: value}, "additionalProperties": False}


def an_object(
    description: str, properties: dict[str, Schema], *, required: tuple[str, ...] = (), dialect: bool = False
) -> Schema:
    """The schema of an object with exactly these fields."""
    return {
        **({"$schema": DIALECT} if dialect else {}),
        "description": description,
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }
