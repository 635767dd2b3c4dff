"""A review in Python and JSON, with its schema."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from tetrarch.analysis.forms import CHANCES, Move, Reason
from tetrarch.core import registry
from tetrarch.core.formats import write_json
from tetrarch.core.schemas import COUNT, SEAT, Schema, form_schema, refine

FORMAT = "tetrarch/review"
VERSION = 1

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder", "only"]
Role = Literal["better", "played", "other", "reply"]

GOOD = 0.01
"""The least loss of win probability that makes a decision good instead of best."""
INACCURACY = 0.05
MISTAKE = 0.10
BLUNDER = 0.20
ONLY = 0.10
"""The least loss of every other decision that makes the best decision the only move."""


class Explanation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One difference between the played decision and the better one, in terms of the game.

    Of an only move, it is one between the played decision, which is the better one, and the best other decision.
    """

    role: Role
    """What the reason is about: ``better``, the better decision; ``played`` or, for an only move, ``other``, the worse
    one; ``reply``, an answer that the worse decision allows and the better one does not."""
    reason: Reason
    """The reason in words; its subject is the player who decides, and with ``reply`` a complete sentence."""
    places: tuple[str, ...]
    """The names of the places that it is about."""


class ReviewedDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One decision of the record, judged by what its seat knew."""

    number: int
    """The index of its event in the record, from 0."""
    seat: int
    decision: int
    """Its number in the rules."""
    notation: str
    sentence: str
    rules: tuple[str, ...]
    legal: int
    """The number of legal decisions; 1 if it was forced."""
    before: tuple[float, ...]
    """The win probability of each seat before it, by what its seat knew."""
    after: tuple[float, ...]
    """The win probability of each seat after it, averaged over what its seat could not know."""
    loss: float
    """How much lower the win probability of its seat is than with the best decision."""
    grade: Grade
    alternatives: tuple[Move, ...]
    """Other decisions with their lines and reasons, the best first."""
    addressed: tuple[str, ...] = ()
    """What these decisions do, in sentences that address the player who decides; only in the reviews of a server."""
    explanation: tuple[Explanation, ...]
    """Why the best alternative is better, or worse than an only move, the weightiest first; empty for decisions that
    lose little."""
    places: tuple[str, ...]
    """The names of the places to highlight."""
    luck: tuple[float, ...]
    """What chance and hidden information that came to light right after it changed for each seat."""
    simulations: int
    """The number of simulations behind the judgement."""
    proven: bool
    """Whether the win probabilities before it are certain."""


class Total(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat's win probability developed: start + luck + choices = result."""

    start: float
    luck: float
    choices: float
    """The effect of all decisions, those of the other seats included."""
    own: float
    """The part of ``choices`` that the seat's own decisions have."""
    result: float
    """1 for a win, divided if it is shared; an estimate if the record is not finished."""


class ReviewedPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of the record, for a chart."""

    chances: tuple[float, ...]
    """The win probability of each seat, by what the seat that decides there knows."""
    points: tuple[int, ...]
    """The points of each seat if the game ended there, by what everybody knows."""


class Review(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The review of a game."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: str
    """The version of the rules."""
    options: dict[str, object]
    """The options of the record."""
    players: tuple[str, ...]
    """The names of the colours, by seat."""
    names: tuple[str, ...]
    """The names of the players by seat, if the record gives them."""
    effort: str
    seats: tuple[int, ...]
    """The seats whose decisions are explained."""
    is_finished: bool
    """Whether the record ends with the end of the game; else the last win probabilities are an estimate."""
    winners: tuple[int, ...]
    """The winning seats of a finished game."""
    decisions: tuple[ReviewedDecision, ...]
    moments: tuple[int, ...]
    """The numbers of the few decisions that decided the game, in order."""
    totals: tuple[Total, ...]
    """By seat."""
    accuracy: tuple[float | None, ...]
    """How close the decisions of each seat came to the best ones, from 0 to 1; None for a seat without a choice."""
    evaluations: tuple[ReviewedPosition, ...]
    """The start, and the position after each event of the record."""

    def to_json(self) -> dict[str, object]:
        """The review in its documented form."""
        data: dict[str, object] = msgspec.json.decode(msgspec.json.encode(self))
        return data

    def to_text(self) -> str:
        """The review as JSON text."""
        return write_json(self)


def grade_of(loss: float, *, is_choice: bool, next_loss: float | None) -> Grade:
    """The grade of a decision by its loss.

    ``is_choice`` says whether it is the best decision itself, and ``next_loss`` what the best other decision loses.
    """
    if is_choice and next_loss is not None and next_loss >= ONLY:
        return "only"
    if is_choice or loss < GOOD:
        return "best"
    if loss < INACCURACY:
        return "good"
    return "inaccuracy" if loss < MISTAKE else "mistake" if loss < BLUNDER else "blunder"


def review_schema() -> Schema:
    """The schema of the output of ``tetrarch review --json``."""
    schema = form_schema(Review, "The review of a game.")
    per_seat: Schema = {"minItems": 2, "maxItems": 4}
    numbers: Schema = {"items": {"type": "integer", "minimum": 0}}
    refine(
        schema,
        format={"const": FORMAT},
        version={"const": VERSION},
        game={"enum": list(registry.names())},
        rules={"description": "The version of the rules."},
        options={"description": "The options of the record."},
        players={**per_seat, "description": "The names of the colours, by seat."},
        names={"maxItems": 4, "description": "The names of the players, by seat."},
        effort={"description": "How thorough the review is."},
        seats={"items": SEAT, "maxItems": 4, "description": "The seats whose decisions are explained."},
        is_finished={"description": "Whether the record ends with the end of the game."},
        winners={"items": SEAT, "maxItems": 4, "description": "The winning seats of a finished game."},
        decisions={"minItems": 1, "description": "All decisions, in order."},
        moments={**numbers, "description": "The numbers of the few decisions that decided the game."},
        totals={**per_seat, "description": "By seat: start + luck + choices = result."},
        accuracy={**per_seat, "description": "By seat: how close its decisions came to the best ones."},
        evaluations={"minItems": 2, "description": "The start, and the position after each event."},
    )
    parts = cast("dict[str, Schema]", schema["$defs"])
    seat_chances = CHANCES | {"description": "The win probability of each seat."}
    refine(
        parts["ReviewedDecision"],
        number={**COUNT, "description": "The index of the event in the record."},
        seat=SEAT,
        legal={"minimum": 1, "description": "The number of legal decisions."},
        before=seat_chances,
        after=seat_chances,
        loss={"minimum": 0, "maximum": 1, "description": "The loss of win probability."},
        luck={"maxItems": 4, "description": "What came to light right after it changed, by seat."},
        simulations=COUNT,
        addressed={"maxItems": 3, "description": "The alternatives in sentences for the player who decides."},
    )
    refine(parts["ReviewedPosition"], chances=seat_chances)
    refine(parts["Move"], chances=CHANCES, visits=COUNT, line={"minItems": 1}, reasons={"maxItems": 3})
    refine(parts["Step"], seat=SEAT)
    return schema
