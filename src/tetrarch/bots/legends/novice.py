"""A stand-in for a person who plays for the first time: it uses its cards, sees regions that are there, and no more."""

from __future__ import annotations

from tetrarch.bots.bot import Bot, Budget, Control, Thought
from tetrarch.core.randomness import Generator
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.state import controller_of, one_army
from tetrarch.legends.rules.turn import price_of


class NoviceBot(Bot[Position]):
    """Takes a cheap card, goes where it takes a region at once, else does anything rather than nothing."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def think(self, view: Position, seat: int, budget: Budget | None = None, control: Control | None = None) -> Thought:
        """What to decide."""
        decisions = view.legal_decisions(seat).ids().tolist()
        tempting = [decision for decision in decisions if self.is_tempting(view, seat, decision)]
        plain = [decision for decision in decisions if decision != layout.STOP]
        return Thought(self.generator.choice(tempting or plain or decisions))

    def is_tempting(self, view: Position, seat: int, decision: int) -> bool:
        """Whether a decision takes a region at once, or a card or the first turn for one coin at most."""
        kind = decision & layout.KIND_BITS
        one = decision >> layout.ONE_SHIFT & layout.NUMBER_BITS
        if kind == layout.TAKE:
            return bool(price_of(one) <= 1)
        if kind == layout.BID_COINS:
            return one <= 1
        if kind == layout.NAME_FIRST:
            return one == seat
        if kind in (layout.PLACE, layout.BUILD):
            return takes_region(view, seat, one)
        if kind == layout.MOVE:
            return takes_region(view, seat, decision >> layout.TWO_SHIFT & layout.NUMBER_BITS)
        return False


def takes_region(view: Position, seat: int, region: int) -> bool:
    """Whether one army or city more gives a seat a region that it does not control (L8.1)."""
    here = int(view.state[layout.STACKS + region])
    before, after = (controller_of(view.static, there) for there in (here, here + one_army(seat)))
    return bool(before != seat and after == seat)
