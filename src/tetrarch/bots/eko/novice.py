"""A stand-in for a person who plays for the first time: it sees captures and points that are there, and no more."""

from __future__ import annotations

from tetrarch.bots.bot import Bot, Budget, Control, Thought
from tetrarch.core.randomness import Generator
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout


class NoviceBot(Bot[Position]):
    """Takes an enemy stack or builds for points where it sees that it can, else does anything that is not silly."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def think(self, view: Position, seat: int, budget: Budget | None = None, control: Control | None = None) -> Thought:
        """What to decide."""
        decisions = view.legal_decisions(seat).ids().tolist()
        tempting = [decision for decision in decisions if self.is_tempting(view, seat, decision)]
        plain = [decision for decision in decisions if decision & layout.KIND_BITS not in SILLY]
        return Thought(self.generator.choice(tempting or plain or decisions))

    def is_tempting(self, view: Position, seat: int, decision: int) -> bool:
        """Whether a decision takes an enemy stack and stays, or brings a point."""
        kind = decision & layout.KIND_BITS
        if kind == layout.CONSTRUCT:
            return True
        if kind != layout.MOVE:
            return False
        met = view.stack_at(decision >> layout.TARGET_SHIFT & layout.SPACE_BITS)
        return met is not None and met.seat != seat and met.height < 4


SILLY = (layout.SCATTER, layout.PASS, layout.MARCH, layout.FINISH)
"""What it does only when there is nothing else: to lose discs, or to do nothing."""
