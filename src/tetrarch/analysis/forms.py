"""Advice in Python and JSON with its schema, and the selection of its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple, cast

import msgspec

from tetrarch.core import registry
from tetrarch.core.formats import write_json
from tetrarch.core.game import Outcome
from tetrarch.core.schemas import COUNT, SEAT, Schema, form_schema, refine
from tetrarch.core.text.messages import Message, Value, clauses, message, said

FORMAT = "tetrarch/advice"
VERSION = 1
PACKAGE = "tetrarch.analysis"

MOST_REASONS = 3
"""The most reasons for one move."""
SHARED_PART = 4
"""What holds of the move that it is compared with as well counts only this part, a fourth, of its weight."""
VICTORY = 10_000
"""The end of the game."""
FORCED = 9000
"""A certain win or loss."""
LEAST_MISSED = 100
"""The least weight of a reason for the best move that is reported for another move without it."""


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
    """The reason in words: what the player who moves does, or a sentence that addresses this player."""
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


class Finding(NamedTuple):
    """A reason with a text in any language."""

    name: str
    message: str | Message
    rules: tuple[str, ...]
    weight: int

    @property
    def text(self) -> str:
        """The reason in English."""
        return said(self.message)

    def told(self, language: str, *, marked: bool = False, addressed: bool = False) -> Reason:
        """The reason in a language: with marks around the names of places, and addressed to the player, if wanted."""
        found = self.message
        if addressed and isinstance(found, Message):
            found = found._replace(id=f"you-{found.id}")
        text = found.marked(language) if marked and isinstance(found, Message) else said(found, language)
        return Reason(self.name, text, self.rules, self.weight)


def reason(name: str, weight: int, /, *rules: str, **values: Value) -> Finding:
    """A reason, worded by the message of its name."""
    return Finding(name, message(PACKAGE, name, **values), rules, weight)


def ending_reason(outcome: Outcome, seat: int, rule: str) -> Finding:
    """The reason that a move ends the game."""
    if outcome.winners == (seat,):
        return reason("wins-now", VICTORY, rule, how=outcome.reason, points=outcome.points[seat])
    if seat in outcome.winners:
        return reason("shares-now", VICTORY // 2, rule)
    return reason("loses-now", -VICTORY, rule)


def proof_reasons(chances: Sequence[float], seat: int) -> list[Finding]:
    """The reasons that follow from certain chances."""
    if chances[seat] == 1:
        return [reason("wins-by-force", FORCED)]
    if chances[seat] == 0:
        return [reason("loses-by-force", -FORCED)]
    return [reason("shares-by-force", FORCED)]


def told_reasons(
    own: Sequence[Finding],
    others: Sequence[Finding],
    best: str | None = None,
    language: str = "en",
    *,
    marked: bool = False,
    addressed: bool = False,
) -> tuple[Reason, ...]:
    """The most important reasons in comparison with another move, in a language; ``addressed`` to the player if wanted.

    That is the runner-up for the best move, and the best move for all others; these name it, by its notation, and are
    told what speaks for it most.
    """
    shared = {found.message for found in others}
    weighed = {found: found.weight // SHARED_PART if found.message in shared else found.weight for found in own}
    if best is not None:
        told = {found.message for found in own}
        missed = [found for found in others if found.weight >= LEAST_MISSED and found.message not in told]
        if missed:
            most = max(missed, key=lambda found: found.weight)
            lacking = reason("instead", -most.weight // 2, *most.rules, best=best, text=most.message)
            weighed[lacking] = lacking.weight
    ranked = sorted(weighed, key=lambda found: -abs(weighed[found]))
    return tuple(found.told(language, marked=marked, addressed=addressed) for found in ranked[:MOST_REASONS])


def line_text(line: Sequence[Step], players: Sequence[str], language: str = "en") -> str:
    """The decisions of a line in notation, grouped by who makes them."""
    groups = groupby(line, key=lambda step: step.seat)
    told = (f"{players[seat]} {', '.join(step.notation for step in steps)}" for seat, steps in groups)
    return clauses(told, language)


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
