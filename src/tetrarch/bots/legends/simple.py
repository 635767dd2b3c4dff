"""A bot that looks to the end of its own turn, one decision after the other."""

from __future__ import annotations

from tetrarch.bots.legends.evaluation import evaluate
from tetrarch.core.randomness import Generator
from tetrarch.legends import layout
from tetrarch.legends.position import Position

BIDS = (0, 1, 1, 2, 2, 3)
"""What it bids, by lot: to begin is worth a coin or two, and who always bids the same is outbid by one."""
MOST_TRIED = 24
"""How many decisions are tried at most behind a card that it thinks of taking."""


class SimpleBot:
    """Tries its decisions on one way the hidden part may be, and takes the one that it likes best; even ones by lot."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def decide(self, view: Position, seat: int) -> int:
        """The number of one legal decision of the seat."""
        decisions = view.legal_decisions(seat).ids().tolist()
        if view.step == "bid":
            return int(decisions[min(self.generator.choice(BIDS), len(decisions) - 1)])
        if view.step == "first":
            return int(layout.NAME_FIRST | seat << layout.ONE_SHIFT)
        if layout.STEP_NAMES.index(view.step) < layout.BID_STEP or len(decisions) == 1:
            return int(self.generator.choice(decisions))
        position = view.redealt(seat, self.generator)
        return self.best(position, seat, decisions, looks_on=view.step in ("take", "half"))[0]

    def best(self, position: Position, seat: int, decisions: list[int], *, looks_on: bool) -> tuple[int, float]:
        """The decision whose position looks best, and how good that is."""
        best: list[int] = []
        highest = float("-inf")
        for decision in decisions:
            after = position.copy()
            after.push(decision)
            value = self.value_on(after, seat) if looks_on else evaluate(after, seat)
            if value > highest:
                best, highest = [], value
            if value == highest:
                best.append(decision)
        return self.generator.choice(best), highest

    def value_on(self, position: Position, seat: int) -> float:
        """What a position is worth when the seat goes on with its turn, each time with what looks best at once."""
        while position.seat == seat and layout.HALF_STEP <= position.state[layout.STEP] < layout.QUEEN_STEP:
            decisions = position.legal_ids().tolist()
            if position.step == "half":
                return self.best(position, seat, decisions, looks_on=True)[1]
            self.generator.shuffle(decisions)
            position.push(self.best(position, seat, decisions[:MOST_TRIED], looks_on=False)[0])
        return evaluate(position, seat)
