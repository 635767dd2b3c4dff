"""The marks of decisions in Legends."""

from __future__ import annotations

from collections.abc import Callable

from tetrarch.legends.drawing.marks import lit_places
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.turn import price_of
from tetrarch.legends.words import notation
from tetrarch.table.marks import CHOICE, Mark, MarkKind

KINDS: dict[str, MarkKind] = {
    "put": "place",
    "lay": "place",
    "step": "move",
    "sail": "sail",
    "city": "city",
    "destroy": "destroy",
}
"""The marks of the drawings, as the page knows them; all others are choices."""


def marker(position: Position) -> Callable[[int], Mark]:
    """What marks the legal decisions of one position."""

    def mark(decision: int) -> Mark:
        kind, one = notation.kind_of(decision), notation.one_of(decision)
        if kind == layout.TAKE:
            return Mark("choose", text=str(int(price_of(one))))
        if kind == layout.BID_COINS:
            return Mark("choose", text=str(one))
        lit = lit_places(position, [decision])
        shown = next((KINDS[found] for found in lit.kinds if found in KINDS), None)
        if shown is None:
            return CHOICE
        for (start, end), cost in lit.steps.items():
            return Mark(shown, end, str(cost), [start, end], sea=shown == "sail")
        return Mark(shown, next(iter(lit.regions), ""))

    return mark
