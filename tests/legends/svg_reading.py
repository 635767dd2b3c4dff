"""What the drawings of Legends are compared with: the legal decisions and the map."""

from __future__ import annotations

from tetrarch.legends.drawing.map import Map, draw_map
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout


def legal(position: Position) -> list[int]:
    return [int(decision) for decision in position.legal_ids()]


def map_of(position: Position) -> Map:
    state, sides = position.state, position.components.sides
    boards = tuple((sides[state[layout.SLOT_SIDE + slot]], int(state[layout.SLOT_TURN + slot])) for slot in range(4))
    return draw_map(boards, "rectangle" in position.options.variants)
