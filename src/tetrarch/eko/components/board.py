"""A board: its tiles, the tables derived from them, and its validation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from sys import intern

from tetrarch.core.errors import Fault, SetupError, said_fault
from tetrarch.core.text.messages import Message, message, nearest_message, series
from tetrarch.eko.components.tile_set import (
    CAPITAL,
    COLOURS,
    MOVEMENT,
    PORTAL,
    SITE_KINDS,
    SPACE_KINDS,
    TEMPEST,
    Cell,
    Tile,
    TileSet,
    connected_groups,
    match_replaced,
    neighbours_of,
    row_name,
    turned_step,
)
from tetrarch.eko.components.tiles import default_tile_set
from tetrarch.eko.position.options import PACKAGE, position_fault
from tetrarch.eko.rules.layout import MAX_BEACONS, MAX_PYRAMIDS, MAX_SITES, MAX_SPACES, MAX_ZONES

FARTHEST = 99
"""The largest coordinate of a tile; it bounds the size of drawings."""


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile on the board."""

    tile: str
    """Its name in the tile set."""
    q: int
    r: int
    """The place of its centre (large tile) or first space (small tile)."""
    rotation: int
    """The rotation in clockwise sixths of a turn, from 0 to 5."""
    copy: int = 1
    """The number of the copy, from 1; it determines the side of a portal's mouth."""

    def cells(self, tile: Tile) -> list[tuple[Cell, str]]:
        """Return the hexes it covers with their kinds, given the tile of that name."""
        q, r = self.q, self.r
        offsets = tile.offsets[self.rotation]
        return [((q + dq, r + dr), kind) for (dq, dr), kind in zip(offsets, tile.spaces, strict=True)]

    def portal(self, tile: Tile) -> tuple[Cell, Cell]:
        """Return the hex of its portal and the hex that the mouth faces (E10.1)."""
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
    """The letter of its kind in tile files (E1.4)."""
    tile: int
    """The index of its tile among the board's tiles."""
    name: str
    """The letter of its row and its number in the row from the left, such as ``d5``."""


@dataclass(frozen=True)
class Board:
    """Tiles laid out for a number of players; boards with the same tiles in the same places are equal.

    ``Board.build`` checks that the rules allow the board. The constructor checks nothing.
    """

    players: int
    tiles: tuple[PlacedTile, ...]
    tile_set: TileSet = field(default_factory=default_tile_set)
    layout: str | None = field(default=None, compare=False)
    """The layout of the large tiles; None for a hand-made board."""

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
        """Return a valid board; raise a ``SetupError`` about the subject that names every fault otherwise."""
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
        # The tables are cheap to rebuild, and string hashes differ between processes.
        return Board, (self.players, self.tiles, self.tile_set, self.layout)

    def __repr__(self) -> str:
        tile_set = "" if self.tile_set == default_tile_set() else f", tile_set={self.tile_set!r}"
        layout = f", layout={self.layout!r}" if self.layout else ""
        return f"Board.build({self.players}, {list(self.tiles)!r}{tile_set}{layout})"

    # Hexes

    @cached_property
    def hexes(self) -> tuple[Hex, ...]:
        """All hexes in reading order: rows from the top, each from the left."""
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
        """The spaces that can hold discs, ordinary and tempest, in reading order; a space index is a place in it."""
        return tuple(place for place in self.hexes if place.kind in SPACE_KINDS)

    @cached_property
    def sites(self) -> tuple[Hex, ...]:
        """The construction spaces in reading order; a site index is a place in it."""
        return tuple(place for place in self.hexes if place.kind in SITE_KINDS)

    @cached_property
    def space_names(self) -> tuple[str, ...]:
        """The names of the spaces, by space index."""
        return tuple(intern(place.name) for place in self.spaces)

    @cached_property
    def site_names(self) -> tuple[str, ...]:
        """The names of the construction spaces, by site index."""
        return tuple(intern(place.name) for place in self.sites)

    @cached_property
    def space_index(self) -> dict[str, int]:
        """The space indices by name."""
        return {name: index for index, name in enumerate(self.space_names)}

    @cached_property
    def site_index(self) -> dict[str, int]:
        """The site indices by name."""
        return {name: index for index, name in enumerate(self.site_names)}

    @cached_property
    def _space_at(self) -> dict[Cell, int]:
        return {(place.q, place.r): index for index, place in enumerate(self.spaces)}

    # Adjacency

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each space, the adjacent spaces, ascending, regardless of portals."""
        return _touching(self.spaces, self._space_at)

    @cached_property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """For each space, the spaces one step away: neighbours and, at a portal's mouth, the other mouths (E10.3)."""
        mouths = {mouth for _, mouth in self.portals}
        return tuple(
            tuple(sorted({*near, *mouths} - {space})) if space in mouths else near
            for space, near in enumerate(self.neighbours)
        )

    @cached_property
    def sites_near(self) -> tuple[tuple[int, ...], ...]:
        """For each space, the adjacent construction spaces, ascending."""
        return _touching(self.spaces, {(place.q, place.r): index for index, place in enumerate(self.sites)})

    # Variants

    @cached_property
    def zones(self) -> tuple[tuple[int, ...], ...]:
        """The tempest zones (E9.1), ordered by their first spaces; notation numbers them from 1."""
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
        """The three spaces of each pyramid (E11.1), ordered by their first spaces."""
        return self._landmarks("pyramid")

    @cached_property
    def beacons(self) -> tuple[tuple[int, int, int], ...]:
        """The three spaces of each Beacon of Eon (E15.1), ordered by their first spaces."""
        return self._landmarks("beacon")

    @cached_property
    def variants(self) -> frozenset[str]:
        """The variants of the tiles on the board."""
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
    """For each place, the indices of the adjacent cells, ascending."""
    return tuple(
        tuple(sorted(index_at[cell] for cell in neighbours_of((place.q, place.r)) if cell in index_at))
        for place in places
    )


# Validation


def board_faults(board: Board) -> list[Fault]:
    """All faults of a board; empty if the rules allow it.

    While a tile cannot be placed at all, the tiles are not checked against each other.
    """
    faults = [*_player_faults(board), *_copy_faults(board), *_choice_faults(board), *_layout_faults(board)]
    unplaceable = [fault for number in range(len(board.tiles)) for fault in _placing_faults(board, number)]
    faults += unplaceable
    if not unplaceable:
        faults += [*_overlap_faults(board), *_portal_faults(board), *_space_faults(board), *_limit_faults(board)]
    return faults


def placeable_tiles(board: Board) -> tuple[PlacedTile, ...]:
    """The tiles of a board that are valid on their own."""
    return tuple(placed for number, placed in enumerate(board.tiles) if not any(_placing_faults(board, number)))


def _entry(board: Board, number: int) -> str:
    return f"tiles[{number}] ({board.tiles[number].tile})"


def _known(board: Board) -> Iterator[tuple[int, PlacedTile, Tile]]:
    """The placed tiles that exist in the tile set, with their numbers."""
    for number, placed in enumerate(board.tiles):
        if tile := board.tile_set.tile_named.get(placed.tile):
            yield number, placed, tile


def _has_valid_players(board: Board) -> bool:
    return 2 <= board.players <= min(4, board.tile_set.most_players)


def _player_faults(board: Board) -> Iterator[Fault]:
    if not 2 <= board.players <= 4:
        yield position_fault("players", "fault-players-range", "E1.1", players=str(board.players))
    elif not _has_valid_players(board):
        most = str(board.tile_set.most_players)
        yield position_fault("players", "fault-tiles-players", "E1.5", most=most, players=str(board.players))


# Choice of tiles


def _copy_faults(board: Board) -> Iterator[Fault]:
    """Check that no tile is used more often than it has copies, and no copy twice."""
    used: dict[str, list[int]] = {}
    for number, placed, tile in _known(board):
        copies = used.setdefault(tile.name, [])
        if placed.copy in copies and len(copies) < tile.copies:
            yield position_fault(_entry(board, number), "fault-copy-used", "", copy=str(placed.copy), tile=tile.name)
        copies.append(placed.copy)
    for name, copies in used.items():
        tile = board.tile_set.tile_named[name]
        if len(copies) > tile.copies:
            rule = "E1.5" if tile.is_base else ""
            yield position_fault("tiles", "fault-copies", rule, tile=name, used=str(len(copies)), copies=tile.copies)


def _choice_faults(board: Board) -> Iterator[Fault]:
    """Check that the base tiles for the player count, or substitutes for them, are on the board (E1.5)."""
    if not _has_valid_players(board):
        return
    for number, _, tile in _known(board):
        if tile.is_base and COLOURS[tile.section] > board.players:
            values = {"section": tile.section, "players": str(board.players)}
            yield position_fault(_entry(board, number), "fault-section", "E1.5", **values)
    present = {tile.name for _, _, tile in _known(board)}
    missing = [tile.name for tile in board.tile_set.base_tiles(board.players) if tile.name not in present]
    substitutes = [tile for tile in board.tile_set.tiles if tile.name in present and tile.section == "variant"]
    replaced = match_replaced(substitutes, missing)
    for name in missing:
        if name not in replaced.values():
            yield position_fault("tiles", "fault-tile-missing", "E1.5", tile=name, players=str(board.players))
    for tile in substitutes:
        if tile.name not in replaced:
            reason = message(PACKAGE, "fault-in-place", tile=tile.name, tiles=series(tile.replaces, "or"))
            rules = {"moon": "E13", "sand": "E14"}
            rule = next((rules[name] for name in rules if name in tile.variants), "")
            yield said_fault("tiles", reason, rule)


def _layout_faults(board: Board) -> Iterator[Fault]:
    """Check that the large tiles of a board with a named layout are in its places (E2.1)."""
    if board.layout is None:
        return
    layout = board.tile_set.layout_named.get(board.layout)
    if layout is None:
        yield position_fault("layout", "fault-layout", "E2.1", name=repr(board.layout), nearest=_nearest_layout(board))
    elif _has_valid_players(board):
        wanted = set(layout.centres(board.players))
        for number, placed, tile in _known(board):
            if tile.is_large and (placed.q, placed.r) not in wanted:
                reason = message(PACKAGE, "fault-layout-place", at=f"({placed.q}, {placed.r})", layout=layout.name)
                yield said_fault(_entry(board, number), reason, "E2.1")


def _nearest_layout(board: Board) -> Message:
    known = board.tile_set.layout_named
    return nearest_message(board.layout or "", known) if known else message(PACKAGE, "fault-none-known")


# Placement


def _placing_faults(board: Board, number: int) -> Iterator[Fault]:
    """The faults of one tile on its own."""
    placed = board.tiles[number]
    where = _entry(board, number)
    tile = board.tile_set.tile_named.get(placed.tile)
    if tile is None:
        reason = message(PACKAGE, "fault-tile", name=repr(placed.tile), nearest=_nearest_tile(board, placed.tile))
        yield said_fault(where, reason, "E1.5")
    elif not 1 <= placed.copy <= tile.copies:
        yield position_fault(where, "fault-copy", "", tile=tile.name, copies=tile.copies, copy=str(placed.copy))
    if not 0 <= placed.rotation <= 5:
        yield position_fault(where, "fault-rotation", "E2.1", rotation=str(placed.rotation))
    if max(abs(placed.q), abs(placed.r)) > FARTHEST:
        yield position_fault(where, "fault-far", "", most=str(FARTHEST), at=f"({placed.q}, {placed.r})")


def _nearest_tile(board: Board, name: str) -> Message:
    known = board.tile_set.tile_named
    return nearest_message(name.upper() if name.upper() in known else name, known)


def _overlap_faults(board: Board) -> Iterator[Fault]:
    """Check that no two tiles share a hex."""
    covered: dict[Cell, int] = {}
    shared: dict[tuple[int, int], list[Cell]] = {}
    for number, placed, tile in _known(board):
        for cell, _ in placed.cells(tile):
            if covered.setdefault(cell, number) != number:
                shared.setdefault((number, covered[cell]), []).append(cell)
    for (number, other), cells in shared.items():
        places = ", ".join(map(str, sorted(cells)))
        reason = message(PACKAGE, "fault-overlap", other=_entry(board, other), hexes=len(cells), places=places)
        yield said_fault(_entry(board, number), reason, "E1.3", [board.hex_at[cell].name for cell in sorted(cells)])


def _portal_faults(board: Board) -> Iterator[Fault]:
    """Check that every mouth faces a movement space (E10.1) and that no portal is alone (E10.2)."""
    portals = 0
    for number, placed, tile in _known(board):
        if PORTAL in tile.spaces:
            portals += 1
            _, mouth = placed.portal(tile)
            faced = board.hex_at.get(mouth)
            if faced is None or faced.kind not in SPACE_KINDS:
                yield position_fault(_entry(board, number), "fault-mouth", "E10.1", at=str(mouth))
    if portals == 1:
        yield position_fault("portals", "fault-one-portal", "E10.2")


# The board as a whole


def _space_faults(board: Board) -> Iterator[Fault]:
    """Check that the movement spaces are connected, and the numbers of spaces and capitals (E2.2, E1.5)."""
    groups = connected_groups(range(len(board.spaces)), board.steps.__getitem__)
    if len(groups) > 1:
        listed = series((_group_text(board, group) for group in groups), "")
        reason = message(PACKAGE, "fault-groups", groups=str(len(groups)), places=listed)
        largest = max(groups, key=len)
        apart = [board.spaces[space].name for group in groups if group != largest for space in group]
        yield said_fault("", reason, "E2.2", apart)
    if _has_valid_players(board):
        kinds = Counter(place.kind for place in board.hexes)
        wanted = 16 * board.players
        if kinds[MOVEMENT] != wanted:
            numbers = {"wanted": str(wanted), "players": str(board.players), "given": str(kinds[MOVEMENT])}
            yield position_fault("", "fault-spaces", "E2.2", **numbers)
        if kinds[CAPITAL] != board.players - 1:
            numbers = {"wanted": str(board.players - 1), "players": str(board.players), "given": str(kinds[CAPITAL])}
            yield position_fault("", "fault-capitals", "E1.5", **numbers)


def _group_text(board: Board, group: tuple[int, ...]) -> Message:
    first = board.spaces[group[0]]
    return message(PACKAGE, "fault-group", at=f"({first.q}, {first.r})", more=len(group) - 1)


def _limit_faults(board: Board) -> Iterator[Fault]:
    """Check the limits of the kernels."""
    landmarks = Counter(tile.landmark for _, _, tile in _known(board))
    numbers = (
        ("spaces", len(board.spaces), MAX_SPACES),
        ("sites", len(board.sites), MAX_SITES),
        ("zones", len(board.zones), MAX_ZONES),
        ("pyramids", landmarks["pyramid"], MAX_PYRAMIDS),
        ("beacons", landmarks["beacon"], MAX_BEACONS),
    )
    for things, number, most in numbers:
        if number > most:
            yield position_fault("", "fault-limit", "", most=str(most), things=things, given=str(number))
