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
    """The seat that decides."""
    decision: int
    """Its number."""
    notation: str
    sentence: str


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reason for a move or against it."""

    name: str
    """The stable name of the kind of reason."""
    text: str
    """The reason in words; its subject is the player who moves."""
    rules: tuple[str, ...]
    weight: int
    """The weight beside other reasons: 100 is about a point; a negative weight counts against the move."""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that the bot has considered."""

    decision: int
    """Its number."""
    notation: str
    sentence: str
    rules: tuple[str, ...]
    chances: tuple[float, ...]
    """The chance of each seat to win after it; empty if the bot gives none."""
    visits: int
    """The number of simulations of this decision."""
    proven: bool
    """Whether the chances are certain."""
    line: tuple[Step, ...]
    """The likely continuation, starting with this decision, until hidden information would be revealed."""
    reasons: tuple[Reason, ...]
    """The weightiest first."""


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bot's evaluation of the decision of a seat."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    players: tuple[str, ...]
    """The names of the colours, by seat."""
    seat: int
    """The advised seat; the advice uses only what it may know."""
    bot: str
    chances: tuple[float, ...]
    """The chance of each seat to win; empty if the bot gives none."""
    simulations: int
    """The number of simulations."""
    proven: bool
    """Whether the chances are certain."""
    legal: int
    """The number of legal decisions."""
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
    "description": "The chance of each seat to win; empty if the bot gives none.",
}


def schemas() -> dict[str, Schema]:
    """The schema by its name."""
    return {"advice": advice_schema()}


def advice_schema() -> Schema:
    """The schema of the output of ``tetrarch advise --json``."""
    schema = form_schema(Advice, "A bot's evaluation of the decision of a seat.")
    refine(
        schema,
        format={"const": FORMAT},
        version={"const": VERSION},
        game={"enum": list(registry.names())},
        players={"minItems": 2, "maxItems": 4, "description": "The names of the colours, by seat."},
        seat={**SEAT, "description": "The advised seat; the advice uses only what it may know."},
        bot={"description": "The name of the bot with its options."},
        chances=CHANCES,
        simulations={**COUNT, "description": "The number of simulations."},
        proven={"description": "Whether the chances are certain."},
        legal={"minimum": 1, "description": "The number of legal decisions."},
        moves={"minItems": 1, "description": "The considered moves, the best first."},
    )
    parts = cast("dict[str, Schema]", schema["$defs"])
    refine(
        parts["Move"],
        chances=CHANCES,
        visits=COUNT,
        line={
            "minItems": 1,
            "description": "The likely continuation, until hidden information would be revealed.",
        },
        reasons={"maxItems": 3, "description": "The weightiest first."},
    )
    refine(parts["Step"], seat=SEAT)
    refine(parts["Reason"], weight={"description": "100 is about a point; a negative weight counts against the move."})
    return schema
