"""The JSON Schemas of what is said between us and a bot that is a program of its own: one line is one message."""

from __future__ import annotations

from typing import cast

import msgspec

from tetrarch.bots.external import protocol
from tetrarch.core.formats.schemas import DIALECT, SEAT, Schema, refine

REF = "#/$defs/{name}"


def schemas() -> dict[str, Schema]:
    """Both directions by name."""
    return {"bot-questions": questions_schema(), "bot-answers": answers_schema()}


def questions_schema() -> Schema:
    """The schema of a line that a bot reads."""
    forms = (protocol.Hello, protocol.Decide, protocol.Stop, protocol.End, protocol.Quit)
    schema, parts = any_of("A line that an external bot reads from its standard input.", forms)
    refine(parts["Hello"], protocol={"const": protocol.PROTOCOL}, players={"minimum": 2, "maximum": 4})
    refine(
        parts["Decide"],
        view={"description": "The seat's view, as the schema of the game's positions says.", "required": ["format"]},
        legal={"minItems": 1, "description": "All legal decisions."},
    )
    refine(parts["Limits"], seconds={"exclusiveMinimum": 0})
    seats: Schema = {"items": SEAT, "maxItems": 4}
    refine(parts["Result"], winners=seats, standings={"items": {"type": "array", **seats}})
    return schema


def answers_schema() -> Schema:
    """The schema of a line that a bot prints."""
    forms = (protocol.Ready, protocol.Progress, protocol.Answer)
    return any_of("A line that an external bot prints to its standard output.", forms)[0]


def any_of(description: str, forms: tuple[type[msgspec.Struct], ...]) -> tuple[Schema, dict[str, Schema]]:
    """The schema of a message that has one of these forms, and its parts by the names of the forms."""
    generated = msgspec.json.schema_components(
        forms, schema_hook=lambda _: {"description": "anything"}, ref_template=REF
    )[1]
    parts = cast("dict[str, Schema]", generated)
    for part in parts.values():
        del part["title"]
        if "enum" in (kind := cast("dict[str, Schema]", part["properties"]).get("type", {})):
            cast("dict[str, Schema]", part["properties"])["type"] = {"const": cast("list[str]", kind["enum"])[0]}
        part["additionalProperties"] = False
    refs = [{"$ref": REF.format(name=form.__name__)} for form in forms]
    return {"$schema": DIALECT, "description": description, "oneOf": refs, "$defs": parts}, parts
