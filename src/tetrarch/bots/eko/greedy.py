"""A bot that looks one decision ahead."""

from __future__ import annotations

import numpy as np

from tetrarch.bots.bot import Bot, Budget, Control, Thought
from tetrarch.bots.eko.dominance import dominated
from tetrarch.bots.eko.evaluation import FEATURES
from tetrarch.bots.eko.rating import rate_decisions
from tetrarch.bots.eko.search import VALUES
from tetrarch.bots.softening import soft_choice
from tetrarch.core.position import Array
from tetrarch.core.randomness import Generator
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout


class GreedyBot(Bot[Position]):
    """Tries its decisions and takes the one whose position it likes best; even ones by lot.

    With a ``tolerance`` it takes any that looks at most so much worse, the better ones more often.
    """

    def __init__(self, generator: Generator, tolerance: float = 0.0) -> None:
        self.generator = generator
        self.tolerance = tolerance

    def think(self, view: Position, seat: int, budget: Budget | None = None, control: Control | None = None) -> Thought:
        """What to decide."""
        decisions = view.legal_decisions(seat).ids()
        values = self.ratings(view, seat, decisions)
        avoided = dominated(view, decisions)
        values[[int(decision) in avoided for decision in decisions]] = -1
        place = soft_choice(values, self.tolerance, self.generator)
        return Thought(int(decisions[place]))

    def ratings(self, view: Position, seat: int, decisions: Array) -> Array:
        """What each decision looks worth, in millionths of a win; a march is worth what its best action is (E3.3)."""
        values = np.zeros(len(decisions), dtype=np.int64)
        work = np.zeros(VALUES + 4 * FEATURES, dtype=np.int64)
        rate_decisions(view.static, view.state, view.state.copy(), view.scratch, work, decisions, values, seat)
        for place, decision in enumerate(decisions):
            if decision & layout.KIND_BITS == layout.MARCH:
                after = view.copy()
                after.push(int(decision))
                values[place] = self.ratings(after, seat, after.legal_ids()).max()
        return values
