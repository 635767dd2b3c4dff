"""The marks of decisions in Ekö."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tetrarch.eko.drawing.marks import lit_space
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.eko.words import notation
from tetrarch.table.marks import CHOICE, Mark, MarkKind
from tetrarch.table.ways_eko import Ways


def marker(position: Position) -> Callable[[int], Mark]:
    """What marks the legal decisions of one position."""
    ways = Ways(position)

    def mark(decision: int) -> Mark:
        kind = notation.kind_of(decision)
        lit = lit_space(position, decision)
        if lit is None:
            return CHOICE
        what = "place" if kind == layout.DRAFT else lit.kind
        way = ways.way(decision) if kind == layout.MOVE else []
        return Mark(cast(MarkKind, what), lit.at, "/".join(map(str, lit.numbers)), way)

    return mark
