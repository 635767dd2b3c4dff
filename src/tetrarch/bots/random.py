"""A bot that plays anything legal, in either game."""

from __future__ import annotations

from tetrarch.core.flat_position import FlatPosition
from tetrarch.core.randomness import Generator


class RandomBot:
    """Decides evenly among all legal decisions."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def decide(self, view: FlatPosition, seat: int) -> int:
        """The number of one legal decision of the seat."""
        decisions = view.legal_decisions(seat).ids()
        return int(decisions[self.generator.below(len(decisions))])
