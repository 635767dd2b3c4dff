"""A board: which tiles lie where, and the tables that follow from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from tetrarch.core.errors import SetupError
from tetrarch.eko.components.board_validation import board_faults
from tetrarch.eko.components.hexes import Cell, connected_groups, neighbours_of, row_name, turned_step
from tetrarch.eko.components.tile_set import PORTAL, SITE_KINDS, SPACE_KINDS, TEMPEST, Tile, TileSet
from tetrarch.eko.components.tiles import default_tile_set


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile on the board."""

    tile: str
    """Its name in the tile set."""
    q: int
    r: int
    """Where its centre lies (a large tile) or its first space (a small one)."""
    rotation: int
    """How many sixths of a turn, clockwise, from 0 to 5."""
    copy: int = 1
    """Which of several copies it is, from 1; a portal's mouth side depends on it."""

    def cells(self, tile: Tile) -> list[tuple[Cell, str]]:
        """The hexes it covers with their kinds, given the tile that its name means."""
        q, r = self.q, self.r
        offsets = tile.offsets[self.rotation]
        return [((q + dq, r + dr), kind) for (dq, dr), kind in zip(offsets, tile.spaces, strict=True)]

    def portal(self, tile: Tile) -> tuple[Cell, Cell]:
        """The hex of its portal and the hex that the mouth faces (E10.1)."""
        dq, dr = tile.offsets[self.rotation][tile.spaces.index(PORTAL)]
        step_q, step_r = turned_step(tile.mouths[self.copy - 1], self.rotation)
        q, r = self.q + dq, self.r + dr
        return (q, r), (q + step_q, r + step_r)


@dataclass(frozen=True, slots=True)
class Hex:
    """One hex of a board."""

    q: int
    r: int
    kind: str
    """The letter that stands for its kind in tile files (E1.4)."""
    tile: int
    """The index of its tile among the board's tiles."""
    name: str
    """The letter of its row and its number in the row from the left, such as ``d5``."""


@dataclass(frozen=True)
class Board:
    """Tiles laid out for a number of players; boards are equal when the same tiles lie on the same places.

    ``Board.build`` checks that the rules allow the board. The constructor checks nothing.
    """

    players: int
    tiles: tuple[PlacedTile, ...]
    tile_set: TileSet = field(default_factory=default_tile_set)
    layout: str | None = field(default=None, compare=False)
    """The layout that the large tiles lie in; None for a hand-made board."""

    @classmethod
    def build(
        cls,
        players: int,
        tiles: Iterable[PlacedTile],
        tile_set: TileSet | None = None,
        layout: str | None = None,
        *,
        subject: str = "board",
    ) -> Board:
        """A board that breaks no rule; otherwise a ``SetupError`` about the subject that names every fault."""
        board = cls(players, tuple(tiles), tile_set or default_tile_set(), layout)
        if faults := board_faults(board):
            raise SetupError(subject, faults)
        return board

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.players, self.tiles, self.tile_set))

    def __reduce__(self) -> tuple[type[Board], tuple[object, ...]]:
        # The tables are quick to make again, and the hash of texts differs from process to process.
        return Board, (self.players, self.tiles, self.tile_set, self.layout)

    def __repr__(self) -> str:
        tile_set = "" if self.tile_set == default_tile_set() else f", tile_set={self.tile_set!r}"
        layout = f", layout={self.layout!r}" if self.layout else ""
        return f"Board.build({self.players}, {list(self.tiles)!r}{tile_set}{layout})"

    # Hexes

    @cached_property
    def hexes(self) -> tuple[Hex, ...]:
        """All hexes in reading order: by rows from the top, in a row from the left."""
        found: dict[Cell, tuple[str, int]] = {}
        for index, placed in enumerate(self.tiles):
            for (q, r), kind in placed.cells(self.tile_set.tile_named[placed.tile]):
                found.setdefault((r, q), (kind, index))
        hexes = []
        row, letters, last_r, number = -1, "", None, 0
        for r, q in sorted(found):
            if r != last_r:
                row, last_r, number = row + 1, r, 0
                letters = row_name(row)
            number += 1
            kind, index = found[r, q]
            hexes.append(Hex(q, r, kind, index, f"{letters}{number}"))
        return tuple(hexes)

    @cached_property
    def hex_at(self) -> dict[Cell, Hex]:
        """The hexes by their coordinates (q, r)."""
        return {(place.q, place.r): place for place in self.hexes}

    @cached_property
    def spaces(self) -> tuple[Hex, ...]:
        """The spaces that hold discs, ordinary ones and tempests, in reading order; places in it are space indices."""
        return tuple(place for place in self.hexes if place.kind in SPACE_KINDS)

    @cached_property
    def sites(self) -> tuple[Hex, ...]:
        """The construction spaces in reading order; places in it are site indices."""
        return tuple(place for place in self.hexes if place.kind in SITE_KINDS)

    @cached_property
    def space_index(self) -> dict[str, int]:
        """The space indices by name."""
        return {place.name: index for index, place in enumerate(self.spaces)}

    @cached_property
    def site_index(self) -> dict[str, int]:
        """The site indices by name."""
        return {place.name: index for index, place in enumerate(self.sites)}

    @cached_property
    def _space_at(self) -> dict[Cell, int]:
        return {(place.q, place.r): index for index, place in enumerate(self.spaces)}

    # What lies next to what

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each space the spaces that touch it, portals left aside, ascending."""
        return _touching(self.spaces, self._space_at)

    @cached_property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """For each space the spaces one step away: its neighbours, and through a portal the other mouths (E10.3)."""
        mouths = {mouth for _, mouth in self.portals}
        return tuple(
            tuple(sorted({*near, *mouths} - {space})) if space in mouths else near
            for space, near in enumerate(self.neighbours)
        )

    @cached_property
    def sites_near(self) -> tuple[tuple[int, ...], ...]:
        """For each space the construction spaces that touch it, ascending."""
        return _touching(self.spaces, {(place.q, place.r): index for index, place in enumerate(self.sites)})

    # What variants add

    @cached_property
    def zones(self) -> tuple[tuple[int, ...], ...]:
        """The tempest zones (E9.1) in the order of their first spaces; people number them from 1."""
        tempests = [space for space, place in enumerate(self.spaces) if place.kind == TEMPEST]
        return connected_groups(tempests, self.neighbours.__getitem__)

    @cached_property
    def portals(self) -> tuple[tuple[Hex, int], ...]:
        """The hex of each portal and the space of its mouth, in reading order of the portals."""
        found = (placed.portal(tile) for placed, tile in self._placed() if PORTAL in tile.spaces)
        led = [(self.hex_at[portal], self._space_at[mouth]) for portal, mouth in found if mouth in self._space_at]
        return tuple(sorted(led, key=lambda pair: (pair[0].r, pair[0].q)))

    @cached_property
    def pyramids(self) -> tuple[tuple[int, int, int], ...]:
        """The three spaces of each pyramid (E11.1), in the order of their first spaces."""
        return self._landmarks("pyramid")

    @cached_property
    def beacons(self) -> tuple[tuple[int, int, int], ...]:
        """The three spaces of each Beacon of Eon (E15.1), in the order of their first spaces."""
        return self._landmarks("beacon")

    @cached_property
    def variants(self) -> frozenset[str]:
        """The variants that the tiles on the board belong to."""
        return frozenset().union(*(tile.variants for _, tile in self._placed()))

    def _placed(self) -> Iterable[tuple[PlacedTile, Tile]]:
        return ((placed, self.tile_set.tile_named[placed.tile]) for placed in self.tiles)

    def _landmarks(self, landmark: str) -> tuple[tuple[int, int, int], ...]:
        found = []
        for placed, tile in self._placed():
            if tile.landmark == landmark:
                first, second, third = sorted(self._space_at[cell] for cell, _ in placed.cells(tile))
                found.append((first, second, third))
        return tuple(sorted(found))


def _touching(places: Sequence[Hex], index_at: dict[Cell, int]) -> tuple[tuple[int, ...], ...]:
    """For each place the indices of what touches it, ascending."""
    return tuple(
        tuple(sorted(index_at[cell] for cell in neighbours_of((place.q, place.r)) if cell in index_at))
        for place in places
    )
