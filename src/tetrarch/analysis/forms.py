"""The form of advice in Python and JSON, and its schema."""

from __future__ import annotations

from typing import cast

import msgspec

from tetrarch.core import registry
from tetrarch.core.formats import write_json
from tetrarch.core.schemas import COUNT, SEAT, Schema, form_schema, refine

FORMAT = "tetrarch/advice"
VERSION = 1


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of a line."""

    seat: int
    """Who decides."""
    decision: int
    """Its number."""
    notation: str
    sentence: str


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that speaks for a move or against it."""

    name: str
    """What kind of reason: a stable name."""
    text: str
    """In the game's own words; the player who moves is the one it speaks of."""
    rules: tuple[str, ...]
    weight: int
    """How much it counts beside other reasons: 100 is about a point; below 0 it speaks against the move."""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that the bot has considered."""

    decision: int
    """Its number."""
    notation: str
    sentence: str
    rules: tuple[str, ...]
    chances: tuple[float, ...]
    """The chance of each seat to win after it; empty where the bot has no opinion."""
    visits: int
    """How many simulations went this way."""
    proven: bool
    """Whether the chances are certain."""
    line: tuple[Step, ...]
    """How the game may go on from this decision, itself included, as far as nothing hidden comes to light."""
    reasons: tuple[Reason, ...]
    """The weightiest first."""


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a bot thinks of the decision before a seat."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    players: tuple[str, ...]
    """The names of the colours, by seat."""
    seat: int
    """Who is advised; nothing is used that this seat may not know."""
    bot: str
    chances: tuple[float, ...]
    """The chance of each seat to win; empty where the bot has no opinion."""
    simulations: int
    """How many simulations this is based on."""
    proven: bool
    """Whether the chances are certain."""
    legal: int
    """How many decisions are legal."""
    moves: tuple[Move, ...]
    """The best first."""

    def to_json(self) -> dict[str, object]:
        """The advice in its documented form."""
        data: dict[str, object] = msgspec.json.decode(msgspec.json.encode(self))
        return data

    def to_text(self) -> str:
        """The advice as JSON text."""
        return write_json(self)


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
        game={"enum": list(registry.names())},
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
