"""The ways that stacks go in Ekö: for each move the spaces from its start to its end, at the cost that it names."""

from __future__ import annotations

from collections import deque

from tetrarch.eko import notation
from tetrarch.eko.movement import stormy_zones
from tetrarch.eko.position import Position
from tetrarch.eko.state import zone_of

Step = tuple[int, int]
"""A space, and the mask of the zones that have taken a disc by then."""


class Ways:
    """All ways in one position, found when they are asked for."""

    def __init__(self, position: Position) -> None:
        ground, board = position.ground, position.board
        stormy = int(stormy_zones(ground, position.state))
        taken = position.stacks()
        spaces = range(len(board.spaces))
        self._position = position
        self._is_empty = [space not in taken for space in spaces]
        zones = [int(zone_of(ground, space)) for space in spaces]
        self._zone = [1 << (zone - 1) & stormy if zone else 0 for zone in zones]
        """The zone that takes a disc from who enters a space, as a bit; 0 where none does."""
        self._is_complete = position.options.printing == "complete"
        self._found: dict[tuple[int, int], tuple[dict[int, Step], dict[Step, Step | None]]] = {}

    def way(self, move: int) -> list[str]:
        """The names of the spaces of a legal move, its start first: a shortest way that costs what the move says."""
        start, target = notation.space_of(move), notation.target_of(move)
        ends, came_from = self._walks(start, notation.zones_of(move))
        step: Step | None = ends.get(target)
        way: list[str] = []
        while step is not None:
            way.append(self._position.board.spaces[step[0]].name)
            step = came_from[step]
        return way[::-1]

    def _walks(self, start: int, zones: int) -> tuple[dict[int, Step], dict[Step, Step | None]]:
        """Where the walks lead that pay for these zones, and how each place on the way was reached.

        In the first printing the number of the zones counts, and to begin in a zone costs nothing until the walk comes
        back to it (E16.2); later the zone where it begins takes its disc at once (E9.3).
        """
        key = (start, zones)
        if key in self._found:
            return self._found[key]
        first: Step = (start, self._zone[start] if self._is_complete else 0)
        came_from: dict[Step, Step | None] = {first: None}
        ends: dict[int, Step] = {}
        todo = deque([first])
        while todo:
            here = todo.popleft()
            for space in self._position.board.steps[here[0]]:
                there = (space, here[1] | self._zone[space])
                if there in came_from or not self._may_cost(there[1], zones):
                    continue
                came_from[there] = here
                if self._costs(there[1], zones):
                    ends.setdefault(space, there)
                if self._is_empty[space] or space == start:  # the stack has left it
                    todo.append(there)
        self._found[key] = ends, came_from
        return self._found[key]

    def _may_cost(self, paid: int, zones: int) -> bool:
        return not paid & ~zones if self._is_complete else paid.bit_count() <= zones

    def _costs(self, paid: int, zones: int) -> bool:
        return paid == zones if self._is_complete else paid.bit_count() == zones
