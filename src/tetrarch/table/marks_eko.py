"""The marks of decisions in Ekö."""

from __future__ import annotations

from typing import Protocol, cast

from tetrarch.eko import layout, notation
from tetrarch.eko.drawing_marks import lit_space
from tetrarch.eko.position import Position
from tetrarch.table.marks import CHOICE, Mark, MarkKind
from tetrarch.table.ways_eko import Ways


class Marker(Protocol):
    """What marks the legal decisions of one position; a move that is read already need not be read again."""

    def __call__(self, decision: int, move: notation.Move | None = None, /) -> Mark:
        """The mark of a legal decision."""


def marker(position: Position) -> Marker:
    """What marks the legal decisions of one position."""
    ways = Ways(position)

    def mark(decision: int, move: notation.Move | None = None, /) -> Mark:
        kind = notation.kind_of(decision)
        lit = lit_space(position, decision, move)
        if lit is None:
            return CHOICE
        what = "place" if kind == layout.DRAFT else lit.kind
        way = ways.way(decision) if kind == layout.MOVE else []
        return Mark(cast(MarkKind, what), lit.at, "/".join(map(str, lit.numbers)), way)

    return mark
