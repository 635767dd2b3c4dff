"""What the seats hold at the end of a game of Ekö: sites, buildings and captured Emperors."""

from __future__ import annotations

from collections import Counter

from tetrarch.eko.position.position import Position

BUILDINGS = ("encampment", "tower", "castle")
"""The buildings by their value, from 1 (E5)."""
CAPTIVE_POINTS = 3
HOLDING_KINDS = {
    "site": ("Sites", "Construction spaces by what they are, with the building that stands there at the end."),
    "access": ("Access", "Construction spaces by the number of movement spaces beside them."),
    "tile": ("Tiles", "Construction spaces by their tile."),
    "building": ("Buildings", "Buildings at the end; all of them stand on a site."),
    "captive": ("Emperors", "Captured Emperors at the end."),
}
"""The title of each kind, and a note about it."""


def holdings(position: Position) -> dict[str, list[dict[str, tuple[int, int]]]]:
    """By kind, for each seat and last for nobody: how many of each name, and their points.

    A ``site`` is named by what it stands on, ``tile`` by its tile, and ``access`` by the number of movement spaces
    beside it.
    """
    board = position.board
    access = Counter(site for near in board.sites_near for site in near)
    kinds = ("site", "tile", "access", "building", "captive")
    found: dict[str, list[dict[str, tuple[int, int]]]] = {
        kind: [{} for _ in range(position.players + 1)] for kind in kinds
    }

    def add(kind: str, seat: int, name: str, points: int) -> None:
        count, sum_of_points = found[kind][seat].get(name, (0, 0))
        found[kind][seat][name] = (count + 1, sum_of_points + points)

    for site, hex_ in enumerate(board.sites):
        building = position.building_at(site)
        seat, points = (building.seat, building.worth) if building else (position.players, 0)
        add("site", seat, hex_.kind, points)
        add("tile", seat, board.tiles[hex_.tile].tile, points)
        add("access", seat, str(access[site]), points)
        if building:
            add("building", seat, BUILDINGS[building.worth - 1], points)
    for seat in range(position.players):
        for _ in position.captives(seat):
            add("captive", seat, "emperor", CAPTIVE_POINTS)
    return found


def holding_title(kind: str, name: str) -> str:
    """The name of something that a seat can hold, in English."""
    from tetrarch.eko.definition import GAME

    if kind == "site":
        return GAME.say("en", f"kind-{name}")
    if kind == "access":
        return f"{name} spaces"
    return f"tile {name}" if kind == "tile" else name
