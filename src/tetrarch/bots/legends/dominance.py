"""Decisions that nobody should make, because another one does the same for less."""

from __future__ import annotations

from tetrarch.core.position import Array
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.turn import price_of


def dominated(view: Position, decisions: Array) -> dict[int, int]:
    """To pay more for a card that is like another, and to leave the Bandit King's coin where it is (L4.1, L12.6).

    Each stands with what does the same for less.
    """
    known = decisions.tolist()
    found = {decision: better for decision in known if (better := _with_coin(decision)) != decision and better in known}
    cheapest: dict[bytes, int] = {}
    for decision in known:  # from the left of the row, so that the cheapest comes first
        if decision & layout.KIND_BITS == layout.TAKE:
            place = decision >> layout.ONE_SHIFT
            first = cheapest.setdefault(_printed(view, place), decision)
            if price_of(first >> layout.ONE_SHIFT) < price_of(place):
                found[decision] = first
    return found


def _with_coin(decision: int) -> int:
    """The same destruction with the owner's coin; any other decision is its own."""
    return decision | 1 << layout.THREE_SHIFT if decision & layout.KIND_BITS == layout.DESTROY else decision


def _printed(view: Position, place: int) -> bytes:
    """All that a card in the row does, whatever its name."""
    row = layout.CARD_ROWS + layout.CARD_ROW * int(view.state[layout.ROW + place])
    return view.static[row : row + layout.CARD_ROW].tobytes()
