"""A bot that looks one decision ahead."""

from __future__ import annotations

from collections.abc import Sequence

from tetrarch.bots.eko.evaluation import evaluate
from tetrarch.core.randomness import Generator
from tetrarch.eko import layout
from tetrarch.eko.position import Position

MOST_TRIED = 400
"""How many decisions are tried at most, so that it answers within a second also without the compiler."""
MOST_TRIED_BEHIND = 40
"""How many actions are tried behind a forced march."""


class SimpleBot:
    """Tries its decisions and takes the one whose position it likes best; even ones by lot."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def decide(self, view: Position, seat: int) -> int:
        """The number of one legal decision of the seat."""
        best: list[int] = []
        highest = float("-inf")
        for decision in self.candidates(view.legal_decisions(seat).ids().tolist(), MOST_TRIED):
            value = self.value_of(view, seat, decision)
            if value > highest:
                best, highest = [], value
            if value == highest:
                best.append(decision)
        return self.generator.choice(best)

    def candidates(self, decisions: Sequence[int], most: int) -> Sequence[int]:
        """All decisions, or so many of them by lot; constructions, which are few and win games, always."""
        if len(decisions) <= most:
            return decisions
        chosen = [decision for decision in decisions if decision & layout.KIND_BITS == layout.CONSTRUCT]
        others = [decision for decision in decisions if decision & layout.KIND_BITS != layout.CONSTRUCT]
        self.generator.shuffle(others)
        return chosen + others[: max(most - len(chosen), 1)]

    def value_of(self, view: Position, seat: int, decision: int) -> float:
        """How the position looks after a decision; a forced march is worth what its best action is (E3.3)."""
        after = view.copy()
        after.push(decision)
        if decision & layout.KIND_BITS != layout.MARCH:
            return evaluate(after, seat)
        actions = self.candidates(after.legal_ids().tolist(), MOST_TRIED_BEHIND)
        return max(self.value_of(after, seat, action) for action in actions)
