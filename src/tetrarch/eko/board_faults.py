"""Everything that can be wrong with a board, and the rule that says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tetrarch.core.errors import Fault, nearest
from tetrarch.eko.hexes import Cell, connected_groups
from tetrarch.eko.tile_set import CAPITAL, COLOURS, MOVEMENT, PORTAL, SPACE_KINDS, Tile, match_replaced

if TYPE_CHECKING:
    from tetrarch.eko.board import Board, PlacedTile

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
        yield Fault("players", f"must be from 2 to 4, not {board.players}", "E1.1")
    elif not _has_valid_players(board):
        most = board.tile_set.most_players
        yield Fault("players", f"the tile set has tiles for at most {most} players, not {board.players}", "E1.5")


# Which tiles


def _copy_faults(board: Board) -> Iterator[Fault]:
    """No tile is used more often than there are copies, and no copy twice."""
    used: dict[str, list[int]] = {}
    for number, placed, tile in _known(board):
        copies = used.setdefault(tile.name, [])
        if placed.copy in copies and len(copies) < tile.copies:
            yield Fault(_entry(board, number), f"copy {placed.copy} of tile {tile.name} lies on the board already")
        copies.append(placed.copy)
    for name, copies in used.items():
        tile = board.tile_set.tile_named[name]
        if len(copies) > tile.copies:
            rule = "E1.5" if tile.is_base else ""
            number_of = "1 copy" if tile.copies == 1 else f"{tile.copies} copies"
            yield Fault(f"tile {name}", f"is used {len(copies)} times, but there is only {number_of}", rule)


def _choice_faults(board: Board) -> Iterator[Fault]:
    """The base tiles of the player count all lie on the board, or a substitute does in their place (E1.5)."""
    if not _has_valid_players(board):
        return
    for number, _, tile in _known(board):
        if tile.is_base and COLOURS[tile.section] > board.players:
            least = "4" if tile.section == "red" else "3 or 4"
            text = f"is a {tile.section} tile: only for {least} players, not {board.players}"
            yield Fault(_entry(board, number), text, "E1.5")
    present = {tile.name for _, _, tile in _known(board)}
    missing = [tile.name for tile in board.tile_set.base_tiles(board.players) if tile.name not in present]
    substitutes = [tile for tile in board.tile_set.tiles if tile.name in present and tile.section == "variant"]
    replaced = match_replaced(substitutes, missing)
    for name in missing:
        if name not in replaced.values():
            yield Fault(f"tile {name}", f"is missing: it is part of every board for {board.players} players", "E1.5")
    for tile in substitutes:
        if tile.name not in replaced:
            others = " or ".join(tile.replaces)
            text = f"lies in place of {others}, so one more of the tiles that it can replace must be left out"
            rules = {"moon": "E13", "sand": "E14"}
            yield Fault(f"tile {tile.name}", text, next((rules[name] for name in rules if name in tile.variants), ""))


def _layout_faults(board: Board) -> Iterator[Fault]:
    """A board that names a layout has its large tiles just there (E2.1)."""
    if board.layout is None:
        return
    layout = board.tile_set.layout_named.get(board.layout)
    if layout is None:
        yield Fault("layout", f"unknown layout {board.layout!r}; {_nearest_layout(board)}", "E2.1")
    elif _has_valid_players(board):
        wanted = set(layout.centres(board.players))
        for number, placed, tile in _known(board):
            if tile.is_large and (placed.q, placed.r) not in wanted:
                text = f"({placed.q}, {placed.r}) is no place of the layout {layout.name}; a hand-made board names none"
                yield Fault(_entry(board, number), text, "E2.1")


def _nearest_layout(board: Board) -> str:
    known = board.tile_set.layout_named
    return nearest(board.layout or "", known) if known else "the tile set has none"


# Where they lie


def _placing_faults(board: Board, number: int) -> Iterator[Fault]:
    """What keeps one tile from being placed at all."""
    placed = board.tiles[number]
    where = _entry(board, number)
    tile = board.tile_set.tile_named.get(placed.tile)
    if tile is None:
        yield Fault(where, f"unknown tile {placed.tile!r}; {_nearest_tile(board, placed.tile)}", "E1.5")
    elif not 1 <= placed.copy <= tile.copies:
        numbers = "1" if tile.copies == 1 else f"from 1 to {tile.copies}"
        yield Fault(where, f"the copy of tile {tile.name} must be {numbers}, not {placed.copy}")
    if not 0 <= placed.rotation <= 5:
        yield Fault(where, f"the rotation must be from 0 to 5, not {placed.rotation}", "E2.1")
    if max(abs(placed.q), abs(placed.r)) > FARTHEST:
        yield Fault(where, f"coordinates go from -{FARTHEST} to {FARTHEST}, not ({placed.q}, {placed.r})")


def _nearest_tile(board: Board, name: str) -> str:
    known = board.tile_set.tile_named
    return f"did you mean {name.upper()!r}?" if name.upper() in known else nearest(name, known)


def _overlap_faults(board: Board) -> Iterator[Fault]:
    """No two tiles share a hex."""
    covered: dict[Cell, int] = {}
    shared: dict[tuple[int, int], list[Cell]] = {}
    for number, placed, tile in _known(board):
        for cell, _ in placed.cells(tile):
            if covered.setdefault(cell, number) != number:
                shared.setdefault((number, covered[cell]), []).append(cell)
    for (number, other), cells in shared.items():
        hexes = "the hex " if len(cells) == 1 else "the hexes "
        text = f"lies over {_entry(board, other)} on {hexes}{', '.join(map(str, sorted(cells)))}"
        yield Fault(_entry(board, number), text, "E1.3")


def _portal_faults(board: Board) -> Iterator[Fault]:
    """Every mouth faces a movement space (E10.1), and a portal leads to another (E10.2)."""
    portals = 0
    for number, placed, tile in _known(board):
        if PORTAL in tile.spaces:
            portals += 1
            _, mouth = placed.portal(tile)
            faced = board.hex_at.get(mouth)
            if faced is None or faced.kind not in SPACE_KINDS:
                text = f"the portal's mouth faces {mouth}, which is no movement or tempest space"
                yield Fault(_entry(board, number), text, "E10.1")
    if portals == 1:
        yield Fault("portals", "one portal leads nowhere: there must be two or more, or none", "E10.2")


# What they are together


def _ground_faults(board: Board) -> Iterator[Fault]:
    """The movement spaces hang together, and spaces and capitals have their right numbers (E2.2, E1.5)."""
    groups = connected_groups(range(len(board.spaces)), board.steps.__getitem__)
    if len(groups) > 1:
        text = ", ".join(_group_text(board, group) for group in groups)
        yield Fault("", f"the movement spaces must hang together, but they are {len(groups)} groups: {text}", "E2.2")
    if _has_valid_players(board):
        kinds = Counter(place.kind for place in board.hexes)
        wanted = 16 * board.players
        if kinds[MOVEMENT] != wanted:
            text = f"there must be {wanted} ordinary movement spaces for {board.players} players, not {kinds[MOVEMENT]}"
            yield Fault("", text, "E2.2")
        if kinds[CAPITAL] != board.players - 1:
            text = f"the number of capitals must be {board.players - 1} for {board.players} players"
            yield Fault("", f"{text}, not {kinds[CAPITAL]}", "E1.5")


def _group_text(board: Board, group: tuple[int, ...]) -> str:
    first = board.spaces[group[0]]
    rest = f" and {len(group) - 1} more" if len(group) > 1 else ""
    return f"({first.q}, {first.r}){rest}"


def _limit_faults(board: Board) -> Iterator[Fault]:
    """The compiled rules have room for so much and no more."""
    landmarks = Counter(tile.landmark for _, _, tile in _known(board))
    numbers = (
        ("movement and tempest spaces", len(board.spaces), MOST_SPACES),
        ("construction spaces", len(board.sites), MOST_SITES),
        ("tempest zones", len(board.zones), MOST_ZONES),
        ("pyramids", landmarks["pyramid"], MOST_PYRAMIDS),
        ("beacons", landmarks["beacon"], MOST_BEACONS),
    )
    for things, number, most in numbers:
        if number > most:
            yield Fault("", f"a board can have at most {most} {things}, not {number}")
