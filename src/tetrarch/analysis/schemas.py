"""The JSON Schema of advice."""

from __future__ import annotations

from typing import cast

from tetrarch.analysis.forms import FORMAT, VERSION, Advice
from tetrarch.core.formats.schemas import COUNT, SEAT, Schema, form_schema, refine

CHANCES: Schema = {
    "items": {"type": "number", "minimum": 0, "maximum": 1},
    "maxItems": 4,
    "description": "The chance of each seat to win; empty where the bot has no opinion.",
}


def schemas() -> dict[str, Schema]:
    """The one schema by its name."""
    return {"advice": advice_schema()}


def advice_schema() -> Schema:
    """The schema of what ``tetrarch advise --json`` prints."""
    schema = form_schema(Advice, "What a bot thinks of the decision before a seat.")
    refine(
        schema,
        format={"const": FORMAT},
        version={"const": VERSION},
        game={"enum": ["eko", "legends"]},
        players={"minItems": 2, "maxItems": 4, "description": "The names of the colours, by seat."},
        seat={**SEAT, "description": "Who is advised; nothing is used that this seat may not know."},
        bot={"description": "The text that names the bot."},
        chances=CHANCES,
        simulations={**COUNT, "description": "How many simulations this is based on."},
        proven={"description": "Whether the chances are certain."},
        legal={"minimum": 1, "description": "How many decisions are legal."},
        moves={"minItems": 1, "description": "The moves that the bot has considered, the best first."},
    )
    parts = cast("dict[str, Schema]", schema["$defs"])
    refine(
        parts["Move"],
        chances=CHANCES,
        visits=COUNT,
        line={"minItems": 1, "description": "How the game may go on, as far as nothing hidden comes to light."},
        reasons={"maxItems": 3, "description": "The weightiest first."},
    )
    refine(parts["Step"], seat=SEAT)
    refine(parts["Reason"], weight={"description": "100 is about a point; below 0 it speaks against the move."})
    return schema
