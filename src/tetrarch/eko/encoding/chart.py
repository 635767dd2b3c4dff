"""The chart of a board on the canvas, and the twelve symmetries of the canvas.

A board is centred on the canvas as well as possible. If it is too wide, the hexes beyond the edge are put on free
places and marked as displaced. Such boards are rare among random ones, and no board has more hexes than the canvas has
places.

The rules of Ekö depend on which hexes touch, not on directions, so a turned or mirrored position is worth the same.
Symmetry 0 changes nothing, 1 to 5 turn the canvas clockwise by sixths, 6 to 11 mirror it first. A mirrored position is
legal, but the printed tiles cannot always lay it. ``turn_actions`` turns values over all actions, such as masks, logits
or visit counts; ``turned_action`` turns the number of one action, and ``turn_observations`` turns observations.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from tetrarch.eko.components.board import Board
from tetrarch.eko.components.tile_set import Cell
from tetrarch.eko.encoding import canvas
from tetrarch.eko.encoding.canvas import CHANNELS, PLACES, RADIUS, WIDTH
from tetrarch.eko.encoding.decision_table import TABLE_SIZE
from tetrarch.eko.encoding.observation import OBSERVATION_SIZE

Array = npt.NDArray[np.int64]

_PLANE = {name: plane for plane, (name, _) in enumerate(canvas.TERRAIN_PLANES)}
_KINDS = {
    **{".": "movement", "t": "tempest", "r": "reg", "c": "canyon", "m": "mountain", "K": "capital"},
    **{"w": "wind", "o": "moon", "s": "sand"},
}


def _distance(q: int, r: int) -> int:
    """The number of steps from a hex to the centre."""
    return max(abs(q), abs(r), abs(q + r))


PLACE_CELLS: tuple[Cell, ...] = tuple(
    (q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(-RADIUS, RADIUS + 1) if _distance(q, r) <= RADIUS
)
"""The coordinates (q, r) of each place relative to the centre of the canvas."""
_PLACE_AT = {cell: place for place, cell in enumerate(PLACE_CELLS)}

GRID_INDEX: Array = np.array([(r + RADIUS) * WIDTH + q + RADIUS for q, r in PLACE_CELLS], dtype=np.int64)
"""The cell of the window for each place, counted by rows: ``plane.reshape(-1)[GRID_INDEX]``."""
GRID_INDEX.setflags(write=False)


def centre_of(board: Board) -> Cell:
    """The hex in the plane of the board that lies on the centre of the canvas: the one nearest to all spaces and sites.

    Ties are broken by the smallest sum of distances, then by reading order.
    """
    hexes = [(place.q, place.r) for place in (*board.spaces, *board.sites)]
    rows, columns = [r for _, r in hexes], [q for q, _ in hexes]
    best: tuple[int, int, int, int] | None = None
    for r in range(min(rows), max(rows) + 1):
        for q in range(min(columns), max(columns) + 1):
            far = [_distance(other_q - q, other_r - r) for other_q, other_r in hexes]
            rank = (max(far), sum(far), r, q)
            if best is None or rank < best:
                best = rank
    assert best is not None
    return best[3], best[2]


@lru_cache(maxsize=256)
def chart_array(board: Board) -> Array:
    """Return the chart of a board; the array is cached and must not be changed."""
    chart = np.zeros(canvas.CHART_SIZE, dtype=np.int64)
    centre_q, centre_r = centre_of(board)
    hexes = [*board.spaces, *board.sites]
    asked = [_PLACE_AT.get((place.q - centre_q, place.r - centre_r)) for place in hexes]
    taken = set(asked)
    free = (place for place in range(PLACES) if place not in taken)
    values = {
        "mouth": dict.fromkeys((mouth for _, mouth in board.portals), 1),
        "pyramid": {space: number for number, group in enumerate(board.pyramids, 1) for space in group},
        "beacon": {space: number for number, group in enumerate(board.beacons, 1) for space in group},
    }
    marks: list[int] = []
    for number, (hex_, wish) in enumerate(zip(hexes, asked, strict=True)):
        place = next(free) if wish is None else wish
        cell = int(GRID_INDEX[place])
        drawn = {_KINDS[hex_.kind]: 1}
        if number < len(board.spaces):
            chart[canvas.SPACE_PLACE + number], chart[canvas.SPACE_CELL + number] = place, cell
            chart[canvas.PLACE_HEX + place] = number + 1
            drawn |= {name: spaces[number] for name, spaces in values.items() if number in spaces}
        else:
            site = number - len(board.spaces)
            chart[canvas.SITE_PLACE + site], chart[canvas.SITE_CELL + site] = place, cell
            chart[canvas.PLACE_HEX + place] = -(site + 1)
        if wish is None:
            drawn["displaced"] = 1
        marks += [cell * CHANNELS + _PLANE[name] | value << canvas.MARK_SHIFT for name, value in drawn.items()]
    chart[canvas.MARKS] = len(marks)
    chart[canvas.MARK_ROWS : canvas.MARK_ROWS + len(marks)] = marks
    return chart


def turned(cell: Cell, symmetry: int) -> Cell:
    """Apply one of the twelve symmetries to a hex: clockwise sixths of a turn, from 6 on mirrored first."""
    q, r = cell
    if symmetry >= 6:
        q, r = r, q
    for _ in range(symmetry % 6):
        q, r = -r, q + r
    return q, r


PLACE_SYMMETRIES: Array = np.array(
    [[_PLACE_AT[turned(cell, symmetry)] for cell in PLACE_CELLS] for symmetry in range(12)], dtype=np.int64
)
"""For each symmetry of the hexagon, the new place of each place; the first is the identity."""
PLACE_SYMMETRIES.setflags(write=False)

SYMMETRIES = 12

Number = TypeVar("Number", bound=np.generic)


def turned_action(action: int, symmetry: int) -> int:
    """The action that a symmetry makes of one: another place, or the same where it names no place."""
    check_symmetry(symmetry)
    if not 0 <= action < TABLE_SIZE:
        raise ValueError(f"the decision table has no row {action}: rows are 0 to {TABLE_SIZE - 1}")
    return int(PLACE_SYMMETRIES[symmetry, action]) if action < PLACES else action


@cache
def action_sources(symmetry: int) -> Array:
    """For each row of the table the row that a symmetry brings there."""
    check_symmetry(symmetry)
    sources = np.arange(TABLE_SIZE, dtype=np.int64)
    sources[PLACE_SYMMETRIES[symmetry]] = np.arange(PLACES)
    return sources


@cache
def observation_sources(symmetry: int) -> Array:
    """For each place of the flat observation the place that a symmetry brings there."""
    check_symmetry(symmetry)
    sources = np.arange(OBSERVATION_SIZE, dtype=np.int64)
    channels = np.arange(CHANNELS)
    there = GRID_INDEX[PLACE_SYMMETRIES[symmetry]]
    sources[there[:, None] * CHANNELS + channels] = GRID_INDEX[:, None] * CHANNELS + channels
    return sources


def turn_actions(values: npt.NDArray[Number], symmetry: int) -> npt.NDArray[Number]:
    """What stands over all actions, in the last dimension, after a symmetry."""
    return values[..., action_sources(symmetry)]


def turn_observations(observations: npt.NDArray[Number], symmetry: int) -> npt.NDArray[Number]:
    """Flat observations, in the last dimension, after a symmetry."""
    return observations[..., observation_sources(symmetry)]


def check_symmetry(symmetry: int) -> None:
    """Refuse a number that is none of the twelve."""
    if not 0 <= symmetry < SYMMETRIES:
        raise ValueError(f"there is no symmetry {symmetry}: they are 0 to {SYMMETRIES - 1}")
