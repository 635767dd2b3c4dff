"""Proofs of exact results: a strategy against every reply, and a checker that needs nothing of the solver.

The checker replays every reply with the rules alone. It trusts neither the search nor its table.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tetrarch.bots.bot import PACKAGE
from tetrarch.core import registry
from tetrarch.core.errors import NoSuchSeat, ReasonedError
from tetrarch.core.formats import read_json
from tetrarch.core.game import GamePosition
from tetrarch.core.schemas import SEAT, Schema, form_schema, refine
from tetrarch.core.text.messages import Value, message

FORMAT = "tetrarch-proof"
OVER = -1
"""In a branch: the goal is reached."""
Branch = tuple[tuple[int, int], ...]
"""The decisions at one node, each with the place of the node behind it: one for the seat, all for any other seat."""


class ProofLine(msgspec.Struct, frozen=True):
    """One decision of a line."""

    seat: int
    id: int
    notation: str


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A strategy with which a seat reaches a goal whatever the others do."""

    format: Literal["tetrarch-proof"] = "tetrarch-proof"
    version: Annotated[int, msgspec.Meta(ge=1, le=1)] = 1
    game: str
    seat: Annotated[int, msgspec.Meta(ge=0, le=3)]
    goal: Literal["win", "share", "hold", "save", "lead"]
    turns: Annotated[int, msgspec.Meta(ge=1)] | None
    """The number of turns of the seat; None: until the end of the game."""
    margin: int = 1
    """With the goal "lead": the number of points ahead."""
    position: dict[str, Any]
    branches: tuple[Branch, ...]
    """The nodes of the strategy, the first one for the position."""


def proof_schema() -> Schema:
    """The schema of proofs."""
    schema = form_schema(Proof, "A strategy with which a seat reaches a goal whatever the others do.")
    refine(
        schema,
        game={"enum": list(registry.names())},
        seat=SEAT,
        turns={"description": "The number of turns of the seat; null: until the end of the game."},
        margin={"description": "With the goal lead: the number of points ahead."},
        position={"description": "The position, in the format of its game."},
        branches={"minItems": 1, "description": "The nodes of the strategy, the first one for the position."},
    )
    return schema


class ProofError(ReasonedError):
    """A proof that does not prove what it claims, or cannot be read."""

    def __init__(self, name: str, /, **values: Value) -> None:
        super().__init__(name)
        self.reason = message(PACKAGE, name, **values)


class EndgameFacts:
    """What a game adds to the checker, from its rules and positions alone."""

    def is_uncertain(self, root: Any, position: Any, decision: int, seat: int) -> bool:
        """Whether the effect of a decision depends on something that a seat did not know at the root."""
        return False

    def is_lost(self, position: Any, seat: int) -> bool:
        """Whether a seat has lost what the goal "save" protects."""
        return False

    def is_leading(self, position: Any, seat: int, margin: int) -> bool:
        """Whether a seat is so many points ahead at the end of its turn, as the goal "lead" asks."""
        return False


def read_proof(text: str | bytes, subject: str = "proof") -> Proof:
    """The proof in a text; ``FormatError`` or ``ProofError`` if it cannot be read."""
    data = read_json(text if isinstance(text, str) else text.decode("utf-8", "replace"), subject)
    try:
        return msgspec.convert(data, Proof)
    except msgspec.ValidationError as error:
        raise ProofError("proof-form", text=str(error)) from None


def begins_own_turn(before: GamePosition, after: GamePosition, seat: int) -> bool:
    """Whether a turn of the seat begins between two successive positions."""
    return after.seat == seat != before.seat and not after.is_over


def check_proof(proof: Proof) -> int:
    """Replay the strategy against every reply; returns the number of positions, or raises ``ProofError``."""
    definition = registry.game(proof.game)
    root = definition.position_from_json(proof.position)
    if proof.seat >= root.players:
        raise NoSuchSeat(proof.seat, root.players)
    facts = getattr(registry.extension(proof.game, "bots"), "ENDGAME_FACTS", EndgameFacts())
    seen: set[tuple[int, bytes, int]] = set()
    waiting = [(0, root, int(root.seat == proof.seat))]
    while waiting:
        place, position, own_turns = waiting.pop()
        if place == OVER:
            if not is_reached(proof, facts, position, own_turns):
                raise ProofError("proof-not-reached", number=len(seen))
            continue
        key = (place, position.state.tobytes(), own_turns)
        if key in seen:
            continue
        seen.add(key)
        if not 0 <= place < len(proof.branches):
            raise ProofError("proof-no-branch", number=place)
        check_going_on(proof, facts, position, own_turns, place)
        branch = dict(proof.branches[place])
        legal = {int(decision) for decision in position.legal_ids()}
        if position.to_decide == (proof.seat,):
            if len(branch) != 1 or not branch.keys() <= legal:
                raise ProofError("proof-own-decision", number=place)
        elif branch.keys() != legal:
            raise ProofError("proof-replies", number=place)
        for decision, child in branch.items():
            if facts.is_uncertain(root, position, decision, proof.seat):
                raise ProofError("proof-hidden", number=place)
            after = position.copy()
            after.make_room()
            after.push(decision)
            waiting.append((child, after, own_turns + begins_own_turn(position, after, proof.seat)))
    return len(seen)


def check_going_on(proof: Proof, facts: EndgameFacts, position: GamePosition, own_turns: int, place: int) -> None:
    """Raise ``ProofError`` unless the game goes on within the turns of the proof, and nothing is lost yet."""
    if position.is_over or len(position.to_decide) != 1:
        raise ProofError("proof-not-reached", number=place)
    if proof.turns is not None and proof.goal in ("win", "share") and own_turns > proof.turns:
        raise ProofError("proof-late", turns=str(proof.turns))
    if proof.goal == "save" and facts.is_lost(position, proof.seat):
        raise ProofError("proof-not-reached", number=place)


def is_reached(proof: Proof, facts: EndgameFacts, position: GamePosition, own_turns: int) -> bool:
    """Whether the goal of a proof is reached."""
    if proof.goal == "lead":
        return facts.is_leading(position, proof.seat, proof.margin)
    outcome = position.outcome
    if outcome is not None:
        is_in = proof.seat in outcome.winners
        return is_in and (proof.goal != "win" or len(outcome.winners) == 1)
    if proof.goal not in ("hold", "save") or proof.turns is None or own_turns <= proof.turns:
        return False
    return proof.goal == "hold" or not facts.is_lost(position, proof.seat)
