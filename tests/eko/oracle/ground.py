"""The board as the rules see it, derived again from its hexes and portals alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

TEMPEST = "t"
SPACES = {".", TEMPEST}
"""The kinds of space that hold discs (E1.4)."""

CEILING = {"r": 1, "c": 2, "K": 2, "m": 3, "s": 1, "o": 1, "w": 1}
"""The highest building on each kind of construction space (E5.7, E12.1, E13.1, E14.1)."""


class HexLike(Protocol):
    """The attributes of a hex that the oracle reads."""

    @property
    def q(self) -> int: ...
    @property
    def r(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...


class BoardLike(Protocol):
    """The attributes of a board that the oracle reads."""

    @property
    def players(self) -> int: ...
    @property
    def hexes(self) -> Sequence[HexLike]: ...
    @property
    def spaces(self) -> Sequence[HexLike]: ...
    @property
    def portals(self) -> Sequence[tuple[HexLike, int]]: ...
    @property
    def pyramids(self) -> Sequence[Sequence[int]]: ...
    @property
    def beacons(self) -> Sequence[Sequence[int]]: ...


class Ground:
    """Spaces, construction spaces and what lies next to what, all by name."""

    def __init__(self, board: BoardLike) -> None:
        hexes = sorted(board.hexes, key=lambda one: (one.r, one.q))
        self.kind = {one.name: one.kind for one in hexes}
        self.spaces = [one.name for one in hexes if one.kind in SPACES]
        """Movement and tempest spaces in reading order."""
        self.sites = [one.name for one in hexes if one.kind in CEILING]
        """Construction spaces in reading order."""
        self.beside = {one.name: [other.name for other in hexes if are_adjacent(one, other)] for one in hexes}
        """All hexes that touch each hex, of any kind."""
        self.mouths = [board.spaces[mouth].name for _, mouth in board.portals]
        self.steps = {space: self._steps_from(space) for space in self.spaces}
        """Where one step leads from each space (E4.1, E10.3)."""
        self.sites_beside = {
            space: [near for near in self.beside[space] if near in self.sites] for space in self.spaces
        }
        self.zone = self._number_zones()
        """The number of the zone of each tempest space."""
        self.pyramids = [[board.spaces[space].name for space in three] for three in board.pyramids]
        self.beacons = [[board.spaces[space].name for space in three] for three in board.beacons]

    def _steps_from(self, space: str) -> set[str]:
        """Neighbouring spaces, and from the mouth of a portal the mouths of the others (E10.3, E10.5)."""
        steps = {near for near in self.beside[space] if near in self.spaces}
        if space in self.mouths:
            steps |= {mouth for mouth in self.mouths if mouth != space}
        return steps

    def _number_zones(self) -> dict[str, int]:
        """Connected tempest spaces, numbered from 1 by their first space; portals join nothing (E9.1, E10.5)."""
        zone: dict[str, int] = {}
        count = 0
        for space in self.spaces:
            if self.kind[space] == TEMPEST and space not in zone:
                count += 1
                self._spread(space, count, zone)
        return zone

    def _spread(self, space: str, number: int, zone: dict[str, int]) -> None:
        zone[space] = number
        for near in self.beside[space]:
            if self.kind[near] == TEMPEST and near not in zone:
                self._spread(near, number, zone)


def are_adjacent(one: HexLike, other: HexLike) -> bool:
    """Whether two hexes of the axial grid share a side."""
    across, down = other.q - one.q, other.r - one.r
    return max(abs(across), abs(down), abs(across + down)) == 1
