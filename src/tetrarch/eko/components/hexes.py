"""Hexagons: directions, neighbours, rotation, connected groups, and row names.

Hexes have a corner at the top and axial coordinates (q, r): q grows to the east, r to the south-east.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
"""The coordinates (q, r) of one hex."""

DIRECTIONS: dict[str, Cell] = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}
"""The six directions, clockwise from the east; one step of rotation leads from each to the next."""

_NAMES = tuple(DIRECTIONS)
_STEPS = tuple(DIRECTIONS.values())

LARGE_OFFSETS: tuple[tuple[Cell, ...], ...] = tuple(
    ((0, 0), *(_STEPS[(place + rotation) % 6] for place in range(6))) for rotation in range(6)
)
"""For each rotation, the offsets of the seven spaces of a large tile: its centre, then its ring (E1.3)."""

SMALL_OFFSETS: tuple[tuple[Cell, ...], ...] = tuple(
    ((0, 0), _STEPS[rotation], _STEPS[(rotation + 1) % 6]) for rotation in range(6)
)
"""For each rotation, the offsets of the three spaces of a small tile from its first space."""


def neighbours_of(cell: Cell) -> tuple[Cell, ...]:
    """The six adjacent hexes, clockwise from the east."""
    q, r = cell
    return ((q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1))


def turned_step(direction: str, rotation: int) -> Cell:
    """The step in a named direction after a number of rotations."""
    return _STEPS[(_NAMES.index(direction) + rotation) % 6]


def row_name(row: int) -> str:
    """The letters of a row, counted from 0 at the top: a, b, ... z, aa, ab, ..."""
    letters = ""
    row += 1
    while row:
        row, letter = divmod(row - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return letters


def connected_groups(
    members: Collection[int], neighbours: Callable[[int], Iterable[int]]
) -> tuple[tuple[int, ...], ...]:
    """Split the members into connected groups, each ascending, ordered by their smallest members."""
    left = set(members)
    groups = []
    for start in sorted(members):
        if start not in left:
            continue
        left.discard(start)
        group = [start]
        for member in group:
            reached = left.intersection(neighbours(member))
            left -= reached
            group.extend(reached)
        groups.append(tuple(sorted(group)))
    return tuple(groups)
