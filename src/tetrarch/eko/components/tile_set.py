"""Hexes, tiles, layouts and tile sets as data types; ``tiles`` reads them from files.

Hexes have a corner at the top and axial coordinates (q, r): q grows to the east, r to the south-east.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
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


# Tiles

MOVEMENT, TEMPEST, PORTAL, CHASM, CAPITAL = ".", "t", "p", "x", "K"

KIND_NAMES: dict[str, str] = {
    MOVEMENT: "movement",
    "r": "reg",
    "c": "canyon",
    "m": "mountain",
    CAPITAL: "capital",
    CHASM: "chasm",
    TEMPEST: "tempest",
    PORTAL: "portal",
    "s": "Temple of the Sand",
    "o": "Temple of the Moon",
    "w": "Temple of the Wind",
}
"""The kinds of spaces by their letters in tile files (E1.4)."""

BASE_KINDS = frozenset(".rcmKx")
"""The kinds of the base game; variants add the others."""
SPACE_KINDS = frozenset((MOVEMENT, TEMPEST))
"""The kinds that hold discs."""
SITE_KINDS = frozenset("rcmKsow")
"""The kinds that hold buildings."""
TEMPLE_KINDS: dict[str, str] = {"s": "sand", "o": "moon", "w": "wind"}
"""The variant that each kind of temple belongs to."""

LANDMARKS: dict[str, str] = {"pyramid": "pyramids", "beacon": "beacon"}
"""The variant that each landmark belongs to."""

TILE_VARIANTS = ("labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon")
"""The variants that add tiles to the board."""

COLOURS: dict[str, int] = {"gray": 2, "blue": 3, "red": 4}
"""The backs of the base tiles, with the smallest number of players that uses each (E1.5)."""


@dataclass(frozen=True)
class Tile:
    """One tile of a set."""

    name: str
    section: str
    """``gray``, ``blue`` or ``red`` (base game), ``variant`` (large, replaces another tile) or ``small``."""
    spaces: str
    """One letter for each space, in the order of the tile file."""
    copies: int = 1
    replaces: tuple[str, ...] = ()
    """The tiles that this tile can replace, best first."""
    mouths: tuple[str, ...] = ()
    """For each copy of a portal, the direction of its mouth before rotation (E10.1)."""
    landmark: str = ""
    """``pyramid`` or ``beacon``: the landmark where its three spaces meet."""

    @property
    def entry(self) -> str:
        """The entry of the tile in its file, such as ``large.gray.A``."""
        return f"small.{self.name}" if self.section == "small" else f"large.{self.section}.{self.name}"

    @property
    def is_large(self) -> bool:
        """Whether it has seven spaces instead of three."""
        return self.section != "small"

    @property
    def is_base(self) -> bool:
        """Whether it belongs to the base game."""
        return self.section in COLOURS

    @property
    def offsets(self) -> tuple[tuple[Cell, ...], ...]:
        """For each rotation, the offsets of its spaces from its place."""
        return LARGE_OFFSETS if self.is_large else SMALL_OFFSETS

    @cached_property
    def variants(self) -> frozenset[str]:
        """The variants that this tile needs."""
        found = {TEMPLE_KINDS[kind] for kind in self.spaces if kind in TEMPLE_KINDS}
        if PORTAL in self.spaces:
            found.add("portals")
        if self.landmark:
            found.add(LANDMARKS[self.landmark])
        elif TEMPEST in self.spaces:
            found.add("labyrinth")
        return frozenset(found)


@dataclass(frozen=True)
class Layout:
    """The places of the large tiles of the base game."""

    name: str
    gray: tuple[Cell, ...]
    blue: tuple[Cell, ...] = ()
    red: tuple[Cell, ...] = ()

    def centres(self, players: int) -> tuple[Cell, ...]:
        """The centres of the large tiles for a number of players."""
        places = self.gray + (self.blue if players >= 3 else ()) + (self.red if players >= 4 else ())
        return tuple((2 * a - b, a + 3 * b) for a, b in places)


@dataclass(frozen=True)
class TileSet:
    """Tiles and layouts for boards; tiles are ordered by section and name, layouts by name."""

    tiles: tuple[Tile, ...]
    layouts: tuple[Layout, ...] = ()

    @cached_property
    def tile_named(self) -> dict[str, Tile]:
        """The tiles by name."""
        return {tile.name: tile for tile in self.tiles}

    @cached_property
    def layout_named(self) -> dict[str, Layout]:
        """The layouts by name."""
        return {layout.name: layout for layout in self.layouts}

    @cached_property
    def most_players(self) -> int:
        """The largest number of players that it has base tiles for."""
        return max((COLOURS[tile.section] for tile in self.tiles if tile.is_base), default=0)

    def base_tiles(self, players: int) -> tuple[Tile, ...]:
        """The base tiles for a number of players (E1.5)."""
        return tuple(tile for tile in self.tiles if tile.is_base and COLOURS[tile.section] <= players)

    def to_dict(self) -> dict[str, object]:
        """Return the set in the form of its file."""
        large: dict[str, dict[str, object]] = {}
        small: dict[str, object] = {}
        for tile in self.tiles:
            if tile.is_base:
                large.setdefault(tile.section, {})[tile.name] = tile.spaces
            elif tile.is_large:
                large.setdefault(tile.section, {})[tile.name] = {
                    "spaces": tile.spaces,
                    "replaces": list(tile.replaces),
                }
            else:
                fields: dict[str, object] = {"spaces": tile.spaces, "copies": tile.copies}
                if tile.mouths:
                    fields["mouths"] = list(tile.mouths)
                if tile.landmark:
                    fields["landmark"] = tile.landmark
                small[tile.name] = fields
        layouts = {
            layout.name: {
                colour: [list(place) for place in places]
                for colour, places in (("gray", layout.gray), ("blue", layout.blue), ("red", layout.red))
                if places
            }
            for layout in self.layouts
        }
        return {"large": large, "small": small, "layouts": layouts}


def match_replaced(substitutes: Sequence[Tile], replaceable: Collection[str]) -> dict[str, str]:
    """Assign a different replaced tile to as many substitutes as possible.

    Each substitute takes the first free tile of its list; earlier choices change only to leave a tile for another
    substitute.
    """
    taken: dict[str, Tile] = {}

    def find(substitute: Tile, tried: set[str]) -> bool:
        wanted = [name for name in substitute.replaces if name in replaceable and name not in tried]
        for name in wanted:
            if name not in taken:
                taken[name] = substitute
                return True
        for name in wanted:
            if name not in tried:
                tried.add(name)
                if find(taken[name], tried):
                    taken[name] = substitute
                    return True
        return False

    for substitute in substitutes:
        find(substitute, set())
    return {substitute.name: name for name, substitute in taken.items()}
