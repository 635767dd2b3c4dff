"""Everything that can be wrong with a board, and the rule that says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tetrarch.core.errors import Fault, said_fault
from tetrarch.core.text.messages import Message, message, nearest_message, series
from tetrarch.eko.components.hexes import Cell, connected_groups
from tetrarch.eko.components.tile_set import CAPITAL, COLOURS, MOVEMENT, PORTAL, SPACE_KINDS, Tile, match_replaced
from tetrarch.eko.position.options import PACKAGE

if TYPE_CHECKING:
    from tetrarch.eko.components.board import Board, PlacedTile

MOST_SPACES = 126
"""How many movement and tempest spaces the compiled rules have room for."""
MOST_SITES = 62
"""How many construction spaces the compiled rules have room for."""
MOST_ZONES = 16
"""How many tempest zones the compiled rules have room for."""
MOST_PYRAMIDS = 8
"""How many pyramids the compiled rules have room for."""
MOST_BEACONS = 4
"""How many beacons the compiled rules have room for."""
FARTHEST = 99
"""The largest coordinate of a tile, so that no drawing of a board is out of proportion."""


def board_faults(board: Board) -> list[Fault]:
    """All faults of a board; none when the rules allow it.

    As long as some tile cannot be placed at all, what the tiles are together is not judged.
    """
    faults = [*_player_faults(board), *_copy_faults(board), *_choice_faults(board), *_layout_faults(board)]
    unplaceable = [fault for number in range(len(board.tiles)) for fault in _placing_faults(board, number)]
    faults += unplaceable
    if not unplaceable:
        faults += [*_overlap_faults(board), *_portal_faults(board), *_ground_faults(board), *_limit_faults(board)]
    return faults


def placeable_tiles(board: Board) -> tuple[PlacedTile, ...]:
    """The tiles of a board that can be placed at all, whatever they are together."""
    return tuple(placed for number, placed in enumerate(board.tiles) if not any(_placing_faults(board, number)))


def _entry(board: Board, number: int) -> str:
    return f"tiles[{number}] ({board.tiles[number].tile})"


def _known(board: Board) -> Iterator[tuple[int, PlacedTile, Tile]]:
    """The placed tiles that the set has, with their numbers."""
    for number, placed in enumerate(board.tiles):
        if tile := board.tile_set.tile_named.get(placed.tile):
            yield number, placed, tile


def _has_valid_players(board: Board) -> bool:
    return 2 <= board.players <= min(4, board.tile_set.most_players)


def _player_faults(board: Board) -> Iterator[Fault]:
    if not 2 <= board.players <= 4:
        yield said_fault("players", message(PACKAGE, "fault-players-range", players=str(board.players)), "E1.1")
    elif not _has_valid_players(board):
        most = str(board.tile_set.most_players)
        told = message(PACKAGE, "fault-tiles-players", most=most, players=str(board.players))
        yield said_fault("players", told, "E1.5")


# Which tiles


def _copy_faults(board: Board) -> Iterator[Fault]:
    """No tile is used more often than there are copies, and no copy twice."""
    used: dict[str, list[int]] = {}
    for number, placed, tile in _known(board):
        copies = used.setdefault(tile.name, [])
        if placed.copy in copies and len(copies) < tile.copies:
            told = message(PACKAGE, "fault-copy-used", copy=str(placed.copy), tile=tile.name)
            yield said_fault(_entry(board, number), told)
        copies.append(placed.copy)
    for name, copies in used.items():
        tile = board.tile_set.tile_named[name]
        if len(copies) > tile.copies:
            rule = "E1.5" if tile.is_base else ""
            told = message(PACKAGE, "fault-copies", tile=name, used=str(len(copies)), copies=tile.copies)
            yield said_fault("tiles", told, rule)


def _choice_faults(board: Board) -> Iterator[Fault]:
    """The base tiles of the player count all lie on the board, or a substitute does in their place (E1.5)."""
    if not _has_valid_players(board):
        return
    for number, _, tile in _known(board):
        if tile.is_base and COLOURS[tile.section] > board.players:
            told = message(PACKAGE, "fault-section", section=tile.section, players=str(board.players))
            yield said_fault(_entry(board, number), told, "E1.5")
    present = {tile.name for _, _, tile in _known(board)}
    missing = [tile.name for tile in board.tile_set.base_tiles(board.players) if tile.name not in present]
    substitutes = [tile for tile in board.tile_set.tiles if tile.name in present and tile.section == "variant"]
    replaced = match_replaced(substitutes, missing)
    for name in missing:
        if name not in replaced.values():
            told = message(PACKAGE, "fault-tile-missing", tile=name, players=str(board.players))
            yield said_fault("tiles", told, "E1.5")
    for tile in substitutes:
        if tile.name not in replaced:
            told = message(PACKAGE, "fault-in-place", tile=tile.name, tiles=series(tile.replaces, "or"))
            rules = {"moon": "E13", "sand": "E14"}
            rule = next((rules[name] for name in rules if name in tile.variants), "")
            yield said_fault("tiles", told, rule)


def _layout_faults(board: Board) -> Iterator[Fault]:
    """A board that names a layout has its large tiles just there (E2.1)."""
    if board.layout is None:
        return
    layout = board.tile_set.layout_named.get(board.layout)
    if layout is None:
        told = message(PACKAGE, "fault-layout", name=repr(board.layout), nearest=_nearest_layout(board))
        yield said_fault("layout", told, "E2.1")
    elif _has_valid_players(board):
        wanted = set(layout.centres(board.players))
        for number, placed, tile in _known(board):
            if tile.is_large and (placed.q, placed.r) not in wanted:
                told = message(PACKAGE, "fault-layout-place", at=f"({placed.q}, {placed.r})", layout=layout.name)
                yield said_fault(_entry(board, number), told, "E2.1")


def _nearest_layout(board: Board) -> Message:
    known = board.tile_set.layout_named
    return nearest_message(board.layout or "", known) if known else message(PACKAGE, "fault-none-known")


# Where they lie


def _placing_faults(board: Board, number: int) -> Iterator[Fault]:
    """What keeps one tile from being placed at all."""
    placed = board.tiles[number]
    where = _entry(board, number)
    tile = board.tile_set.tile_named.get(placed.tile)
    if tile is None:
        told = message(PACKAGE, "fault-tile", name=repr(placed.tile), nearest=_nearest_tile(board, placed.tile))
        yield said_fault(where, told, "E1.5")
    elif not 1 <= placed.copy <= tile.copies:
        told = message(PACKAGE, "fault-copy", tile=tile.name, copies=tile.copies, copy=str(placed.copy))
        yield said_fault(where, told)
    if not 0 <= placed.rotation <= 5:
        yield said_fault(where, message(PACKAGE, "fault-rotation", rotation=str(placed.rotation)), "E2.1")
    if max(abs(placed.q), abs(placed.r)) > FARTHEST:
        told = message(PACKAGE, "fault-far", most=str(FARTHEST), at=f"({placed.q}, {placed.r})")
        yield said_fault(where, told)


def _nearest_tile(board: Board, name: str) -> Message:
    known = board.tile_set.tile_named
    return nearest_message(name.upper() if name.upper() in known else name, known)


def _overlap_faults(board: Board) -> Iterator[Fault]:
    """No two tiles share a hex."""
    covered: dict[Cell, int] = {}
    shared: dict[tuple[int, int], list[Cell]] = {}
    for number, placed, tile in _known(board):
        for cell, _ in placed.cells(tile):
            if covered.setdefault(cell, number) != number:
                shared.setdefault((number, covered[cell]), []).append(cell)
    for (number, other), cells in shared.items():
        places = ", ".join(map(str, sorted(cells)))
        told = message(PACKAGE, "fault-overlap", other=_entry(board, other), hexes=len(cells), places=places)
        yield said_fault(_entry(board, number), told, "E1.3", [board.hex_at[cell].name for cell in sorted(cells)])


def _portal_faults(board: Board) -> Iterator[Fault]:
    """Every mouth faces a movement space (E10.1), and a portal leads to another (E10.2)."""
    portals = 0
    for number, placed, tile in _known(board):
        if PORTAL in tile.spaces:
            portals += 1
            _, mouth = placed.portal(tile)
            faced = board.hex_at.get(mouth)
            if faced is None or faced.kind not in SPACE_KINDS:
                told = message(PACKAGE, "fault-mouth", at=str(mouth))
                yield said_fault(_entry(board, number), told, "E10.1")
    if portals == 1:
        yield said_fault("portals", message(PACKAGE, "fault-one-portal"), "E10.2")


# What they are together


def _ground_faults(board: Board) -> Iterator[Fault]:
    """The movement spaces hang together, and spaces and capitals have their right numbers (E2.2, E1.5)."""
    groups = connected_groups(range(len(board.spaces)), board.steps.__getitem__)
    if len(groups) > 1:
        listed = series((_group_text(board, group) for group in groups), "")
        told = message(PACKAGE, "fault-groups", groups=str(len(groups)), places=listed)
        largest = max(groups, key=len)
        apart = [board.spaces[space].name for group in groups if group != largest for space in group]
        yield said_fault("", told, "E2.2", apart)
    if _has_valid_players(board):
        kinds = Counter(place.kind for place in board.hexes)
        wanted = 16 * board.players
        if kinds[MOVEMENT] != wanted:
            numbers = {"wanted": str(wanted), "players": str(board.players), "given": str(kinds[MOVEMENT])}
            yield said_fault("", message(PACKAGE, "fault-spaces", **numbers), "E2.2")
        if kinds[CAPITAL] != board.players - 1:
            numbers = {"wanted": str(board.players - 1), "players": str(board.players), "given": str(kinds[CAPITAL])}
            yield said_fault("", message(PACKAGE, "fault-capitals", **numbers), "E1.5")


def _group_text(board: Board, group: tuple[int, ...]) -> Message:
    first = board.spaces[group[0]]
    return message(PACKAGE, "fault-group", at=f"({first.q}, {first.r})", more=len(group) - 1)


def _limit_faults(board: Board) -> Iterator[Fault]:
    """The compiled rules have room for so much and no more."""
    landmarks = Counter(tile.landmark for _, _, tile in _known(board))
    numbers = (
        ("spaces", len(board.spaces), MOST_SPACES),
        ("sites", len(board.sites), MOST_SITES),
        ("zones", len(board.zones), MOST_ZONES),
        ("pyramids", landmarks["pyramid"], MOST_PYRAMIDS),
        ("beacons", landmarks["beacon"], MOST_BEACONS),
    )
    for things, number, most in numbers:
        if number > most:
            told = message(PACKAGE, "fault-limit", most=str(most), things=things, given=str(number))
            yield said_fault("", told)
