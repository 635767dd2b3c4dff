"""A bot that looks to the end of its own turn."""

from __future__ import annotations

import numpy as np

from tetrarch.bots.bot import Bot, Budget, Control, Thought
from tetrarch.bots.legends.dominance import dominated
from tetrarch.bots.legends.evaluation import FEATURES
from tetrarch.bots.legends.policy import usual_bid
from tetrarch.bots.legends.rating import rate_decisions
from tetrarch.bots.legends.search import VALUES
from tetrarch.bots.softening import soft_choice
from tetrarch.core.position import Array
from tetrarch.core.randomness import Generator
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout


class GreedyBot(Bot[Position]):
    """Tries its decisions on one way the hidden part may be, and takes the one that it likes best; even ones by lot.

    It bids what is usual, begins itself, and sets up the table by lot. With a ``tolerance`` it takes any decision that
    looks at most so much worse, the better ones more often.
    """

    def __init__(self, generator: Generator, tolerance: float = 0.0) -> None:
        self.generator = generator
        self.tolerance = tolerance

    def think(self, view: Position, seat: int, budget: Budget | None = None, control: Control | None = None) -> Thought:
        """What to decide."""
        decisions = view.legal_decisions(seat).ids()
        step = layout.STEP_NAMES.index(view.step)
        if step == layout.BID_STEP:
            return Thought(int(decisions[usual_bid(view.state, seat, self.generator.words)]))
        if step == layout.FIRST_STEP:
            return Thought(layout.NAME_FIRST | seat << layout.ONE_SHIFT)
        if step < layout.BID_STEP:
            return Thought(int(decisions[self.generator.below(len(decisions))]))
        values = self.ratings(view, seat, decisions)
        avoided = dominated(view, decisions)
        values[[int(decision) in avoided for decision in decisions]] = -1
        return Thought(int(decisions[soft_choice(values, self.tolerance, self.generator)]))

    def ratings(self, view: Position, seat: int, decisions: Array) -> Array:
        """What each decision looks worth, in millionths of a win, when the turn is over."""
        values = np.zeros(len(decisions), dtype=np.int64)
        work = np.zeros(VALUES + 4 * FEATURES, dtype=np.int64)
        states = np.zeros(2 * layout.STATE_SIZE, dtype=np.int64)
        whole = view.determinize(seat, self.generator)
        rate_decisions(
            *(view.static, whole.state, states, view.scratch, self.generator.words),
            *(work, decisions, values, seat),
        )
        return values
