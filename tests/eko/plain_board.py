"""A plain board that tests change, and helpers that return its faults."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tetrarch.core.errors import SetupError
from tetrarch.eko.components.board import Board, PlacedTile
from tetrarch.eko.components.tile_set import Tile, TileSet
from tetrarch.eko.components.tiles import default_tile_set, parse_tile_set

BOARDS = Path(__file__).parent / "boards"

CENTRES = ((0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
PLAIN = tuple(PlacedTile(name, q, r, 0) for name, (q, r) in zip("ABCDEFG", CENTRES, strict=True))
"""The gray tiles in the places of both layouts, none of them turned. The three rows at the top are

       x .              a1-a2
    . . m r .           b1-b5
 . . r . . . m          c1-c7
"""
PORTALS = (PlacedTile("R", 5, -3, 0, 1), PlacedTile("R", -1, 5, 0, 2))
"""Portals with their mouths on (4, -3), to the west of the first, and (-1, 4), to the north-west of the second."""


def faults_of(build: Callable[[], object]) -> list[str]:
    with pytest.raises(SetupError) as caught:
        build()
    return [str(fault) for fault in caught.value.faults]


def faults(
    players: int, tiles: Iterable[PlacedTile], tile_set: TileSet | None = None, layout: str | None = None
) -> list[str]:
    return faults_of(lambda: Board.build(players, tiles, tile_set, layout))


def changed(number: int, **fields: Any) -> tuple[PlacedTile, ...]:
    tiles = list(PLAIN)
    tiles[number] = replace(tiles[number], **fields)
    return tuple(tiles)


def without(*names: str) -> tuple[PlacedTile, ...]:
    return tuple(placed for placed in PLAIN if placed.tile not in names)


def enlarged(*tiles: Tile, **copies: int) -> TileSet:
    """The default set with more copies of some tiles, and more tiles."""
    own = (replace(tile, copies=copies.get(tile.name, tile.copies)) for tile in default_tile_set().tiles)
    return TileSet((*own, *tiles), default_tile_set().layouts)


def own_tiles() -> TileSet:
    return parse_tile_set((BOARDS / "own-tiles.toml").read_text(encoding="utf-8"))


def kinds(*tiles: PlacedTile) -> dict[tuple[int, int], str]:
    return {cell: place.kind for cell, place in Board(2, tiles).hex_at.items()}


def faults_of_any(players: int, tiles: Iterable[PlacedTile], tile_set: TileSet) -> list[str]:
    try:
        Board.build(players, tiles, tile_set)
    except SetupError as error:
        return [str(fault) for fault in error.faults]
    return []
