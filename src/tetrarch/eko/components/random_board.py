"""Random boards: the large tiles shuffled into a layout, the small tiles placed beside them (E2.1, E2.6)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from tetrarch.core.errors import Fault, SetupError, said_fault
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import message
from tetrarch.eko.components.board import Board, PlacedTile, board_faults
from tetrarch.eko.components.tile_set import (
    MOVEMENT,
    PORTAL,
    SPACE_KINDS,
    TEMPEST,
    TEMPLE_KINDS,
    TILE_VARIANTS,
    Cell,
    Tile,
    TileSet,
    match_replaced,
    neighbours_of,
)
from tetrarch.eko.components.tiles import default_tile_set
from tetrarch.eko.position.options import PACKAGE, position_fault, unknown

_MOST_DEALS = 200


def random_board(
    generator: Generator,
    players: int,
    *,
    layout: str = "bars",
    variants: Collection[str] = frozenset(),
    pyramids: int | None = None,
    tile_set: TileSet | None = None,
) -> Board:
    """Return a random valid board with all tiles of the given variants (``draft`` has none).

    ``pyramids`` is the number of pyramids; the default is one for two players, else two (E11).
    """
    tile_set = tile_set or default_tile_set()
    asked = frozenset(variants) - {"draft"}
    chosen = [tile for tile in tile_set.tiles if tile.variants and tile.variants <= asked]
    faults = [*_option_faults(tile_set, players, layout, asked, pyramids, chosen)]
    if faults:
        raise SetupError("random board", faults)
    most_pyramids = pyramids or (1 if players == 2 else 2)
    for _ in range(_MOST_DEALS):
        tiles = _deal_large(generator, tile_set, players, layout, [tile for tile in chosen if tile.is_large])
        partial = _PartialBoard(tile_set, tiles)
        for tile, copy in _draw_small(generator, chosen, most_pyramids):
            placements = list(partial.placements(tile, copy))
            if not placements:
                faults = [position_fault("tiles", "fault-no-place", "", tile=tile.name)]
                break
            partial.place(generator.choice(placements), tile)
        else:
            small = sorted(partial.placed, key=lambda placed: (placed.tile, placed.copy))
            board = Board(players, (*tiles, *small), tile_set, layout)
            faults = board_faults(board)
            if not faults:
                return board
    raise SetupError("random board", [position_fault("", "fault-deals", "", deals=str(_MOST_DEALS)), *faults])


def _option_faults(
    tile_set: TileSet, players: int, layout: str, variants: frozenset[str], pyramids: int | None, chosen: list[Tile]
) -> Iterator[Fault]:
    """The faults of the options for a random board."""
    if not 2 <= players <= 4:
        yield position_fault("players", "fault-players-range", "E1.1", players=str(players))
    elif players > tile_set.most_players:
        numbers = {"most": str(tile_set.most_players), "players": str(players)}
        yield position_fault("players", "fault-tiles-players", "E1.5", **numbers)
    if not tile_set.layouts:
        yield position_fault("layout", "fault-no-layouts", "E2.1")
    elif layout not in tile_set.layout_named:
        yield said_fault("layout", unknown("fault-layout", layout, tile_set.layout_named), "E2.1")
    covered = frozenset().union(*(tile.variants for tile in chosen))
    for variant in sorted(variants - covered):
        if variant not in TILE_VARIANTS:
            yield said_fault("variants", unknown("fault-variant", variant, (*TILE_VARIANTS, "draft")))
        else:
            yield position_fault("variants", "fault-no-variant-tile", "E2.6", name=variant)
    substitutes = [tile for tile in chosen if tile.is_large]
    replaced = match_replaced(substitutes, {tile.name for tile in tile_set.base_tiles(players)})
    for tile in substitutes:
        if players >= 2 and tile.name not in replaced:
            others = ", ".join(tile.replaces)
            reason = message(PACKAGE, "fault-no-replaced", tile=tile.name, players=str(players), tiles=others)
            yield said_fault("tiles", reason, "E2.6")
    if pyramids is not None:
        most = sum(tile.copies for tile in chosen if tile.landmark == "pyramid")
        if "pyramids" not in variants:
            yield position_fault("pyramids", "fault-pyramids-variant", "E11")
        elif not 1 <= pyramids <= most:
            yield position_fault("pyramids", "fault-pyramids", "E11", most=str(most), given=str(pyramids))


def _deal_large(
    generator: Generator, tile_set: TileSet, players: int, layout: str, substitutes: list[Tile]
) -> list[PlacedTile]:
    """Shuffle the large tiles into the layout and rotate them at random (E2.1)."""
    names = [tile.name for tile in tile_set.base_tiles(players)]
    for substitute, replaced in match_replaced(substitutes, names).items():
        names[names.index(replaced)] = substitute
    generator.shuffle(names)
    centres = tile_set.layout_named[layout].centres(players)
    return [PlacedTile(name, q, r, generator.below(6)) for name, (q, r) in zip(names, centres, strict=True)]


def _draw_small(generator: Generator, chosen: Iterable[Tile], most_pyramids: int) -> list[tuple[Tile, int]]:
    """The small tiles to place with their copy numbers, in random order, with the given number of pyramids."""
    copies = [(tile, copy) for tile in chosen if not tile.is_large for copy in range(1, tile.copies + 1)]
    pyramids = [drawn for drawn in copies if drawn[0].landmark == "pyramid"][:most_pyramids]
    drawn = [drawn for drawn in copies if drawn[0].landmark != "pyramid"] + pyramids
    generator.shuffle(drawn)
    return drawn


class _PartialBoard:
    """The board while the small tiles are added one by one."""

    def __init__(self, tile_set: TileSet, tiles: Iterable[PlacedTile]) -> None:
        self.placed: list[PlacedTile] = []
        """The small tiles."""
        self.kinds: dict[Cell, str] = {}
        self.near_spaces: set[Cell] = set()
        """The free hexes that touch a movement or tempest space."""
        self.near_movement: set[Cell] = set()
        """The free hexes that touch an ordinary movement space."""
        self.mouths: set[Cell] = set()
        for placed in tiles:
            self._cover(placed.cells(tile_set.tile_named[placed.tile]))

    def place(self, placed: PlacedTile, tile: Tile) -> None:
        """Add a small tile."""
        self.placed.append(placed)
        self._cover(placed.cells(tile))
        if PORTAL in tile.spaces:
            self.mouths.add(placed.portal(tile)[1])

    def _cover(self, cells: list[tuple[Cell, str]]) -> None:
        self.kinds.update(cells)
        for cell, kind in cells:
            self.near_spaces.discard(cell)
            self.near_movement.discard(cell)
            if kind in SPACE_KINDS:
                free = [near for near in neighbours_of(cell) if near not in self.kinds]
                self.near_spaces.update(free)
                if kind == MOVEMENT:
                    self.near_movement.update(free)

    def placements(self, tile: Tile, copy: int) -> Iterator[PlacedTile]:
        """All useful placements of a small tile on free hexes.

        One space of a tempest tile must touch a movement or tempest space, a temple must touch an ordinary movement
        space, and a portal's mouth must face a movement or tempest space that no other mouth faces.
        """
        tempests = [place for place, kind in enumerate(tile.spaces) if kind == TEMPEST]
        temples = [place for place, kind in enumerate(tile.spaces) if kind in TEMPLE_KINDS]
        firsts = self.near_spaces.union(*map(neighbours_of, self.near_spaces)).difference(self.kinds)
        for q, r in sorted(firsts):
            for rotation, offsets in enumerate(tile.offsets):
                cells = [(q + dq, r + dr) for dq, dr in offsets]
                if not self.kinds.keys().isdisjoint(cells):
                    continue
                if tempests and not any(cells[place] in self.near_spaces for place in tempests):
                    continue
                if temples and not all(cells[place] in self.near_movement for place in temples):
                    continue
                placed = PlacedTile(tile.name, q, r, rotation, copy)
                if PORTAL in tile.spaces:
                    _, mouth = placed.portal(tile)
                    if mouth in self.mouths or self.kinds.get(mouth) not in SPACE_KINDS:
                        continue
                yield placed
