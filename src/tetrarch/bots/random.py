"""A bot that plays anything legal, in either game."""

from __future__ import annotations

from tetrarch.bots.bot import Bot, Budget, Control, Thought
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator


class RandomBot(Bot[FlatPosition]):
    """Decides evenly among all legal decisions."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def think(
        self, view: FlatPosition, seat: int, budget: Budget | None = None, control: Control | None = None
    ) -> Thought:
        """One legal decision of the seat."""
        decisions = view.legal_decisions(seat).ids()
        return Thought(int(decisions[self.generator.below(len(decisions))]))
