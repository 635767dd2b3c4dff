"""The ways that stacks go in Ekö: for each move the spaces from its start to its end, at the cost that it names."""

from __future__ import annotations

from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.movement import stormy_zones
from tetrarch.eko.words import notation

BITS = 8
"""A step of a walk is one number: the space in so many bits, above them the mask of the zones that took a disc."""
SPACE = (1 << BITS) - 1


class Ways:
    """All ways in one position, found when they are asked for."""

    def __init__(self, position: Position) -> None:
        board = position.board
        stormy = int(stormy_zones(position.static, position.state))
        self._steps = board.steps
        self._names = [space.name for space in board.spaces]
        self._stacks = position.state[layout.STACKS : layout.STACKS + len(self._names)].tolist()
        self._zone = [0] * len(self._names)
        """The zone that takes a disc from who enters a space, as a bit of a step; 0 where none does."""
        for number, spaces in enumerate(board.zones):
            for space in spaces:
                self._zone[space] = (1 << number & stormy) << BITS
        self._is_complete = position.options.printing == "complete"
        self._found: dict[tuple[int, int], dict[int, list[str]]] = {}

    def way(self, move: int) -> list[str]:
        """The names of the spaces of a legal move, its start first: a shortest way that costs what the move says."""
        return self.ways(notation.space_of(move), notation.zones_of(move)).get(notation.target_of(move), [])

    def ways(self, start: int, zones: int) -> dict[int, list[str]]:
        """The ways from a space that pay for these zones, by where they end; not to be changed.

        In the first printing the number of the zones counts, and to begin in a zone costs nothing until the walk comes
        back to it (E16.2); later the zone where it begins takes its disc at once (E9.3).
        """
        found = self._found.get((start, zones))
        if found is None:
            self._found[start, zones] = found = self._walk(start, zones)
        return found

    def _walk(self, start: int, zones: int) -> dict[int, list[str]]:
        steps, names, stacks, zone_at = self._steps, self._names, self._stacks, self._zone
        is_complete, due = self._is_complete, zones << BITS
        first = start | (zone_at[start] if is_complete else 0)
        ways = {first: [names[start]]}
        ends: dict[int, list[str]] = {}
        todo = [first]
        for here in todo:
            way, paid_here = ways[here], here & ~SPACE
            for space in steps[here & SPACE]:
                paid = paid_here | zone_at[space]
                there = paid | space
                if there in ways or (paid & ~due if is_complete else paid.bit_count() > zones):
                    continue
                ways[there] = longer = [*way, names[space]]
                if paid == due if is_complete else paid.bit_count() == zones:
                    ends.setdefault(space, longer)
                if not stacks[space] or space == start:  # the stack has left it
                    todo.append(there)
        return ends
