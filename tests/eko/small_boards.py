"""Small boards drawn as text, with positions, for tests of single rules; E2.2 does not apply to them."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tests.eko.oracle.ground import BoardLike

SPACES = ".t"
SITES = "rcmKsow"
OTHERS = "xp"
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@dataclass(frozen=True)
class SmallHex:
    """One hex, with the attributes of a hex of a real board."""

    q: int
    r: int
    kind: str
    tile: int
    name: str


@dataclass(frozen=True)
class SmallBoard:
    """A board with the attributes of a real one that matter for play."""

    players: int
    hexes: tuple[SmallHex, ...]
    portals: tuple[tuple[SmallHex, int], ...] = ()
    pyramids: tuple[tuple[int, int, int], ...] = ()
    beacons: tuple[tuple[int, int, int], ...] = ()

    @cached_property
    def spaces(self) -> tuple[SmallHex, ...]:
        return tuple(one for one in self.hexes if one.kind in SPACES)

    @cached_property
    def sites(self) -> tuple[SmallHex, ...]:
        return tuple(one for one in self.hexes if one.kind in SITES)

    @cached_property
    def hex_at(self) -> dict[tuple[int, int], SmallHex]:
        return {(one.q, one.r): one for one in self.hexes}

    @cached_property
    def space_index(self) -> dict[str, int]:
        return {one.name: index for index, one in enumerate(self.spaces)}

    @cached_property
    def site_index(self) -> dict[str, int]:
        return {one.name: index for index, one in enumerate(self.sites)}

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        return tuple(self._beside(one, self.space_index) for one in self.spaces)

    @cached_property
    def sites_near(self) -> tuple[tuple[int, ...], ...]:
        return tuple(self._beside(one, self.site_index) for one in self.spaces)

    @cached_property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        mouths = {mouth for _, mouth in self.portals}
        return tuple(
            tuple(sorted({*near, *(mouths - {index})})) if index in mouths else near
            for index, near in enumerate(self.neighbours)
        )

    @cached_property
    def zones(self) -> tuple[tuple[int, ...], ...]:
        zones: list[tuple[int, ...]] = []
        for index, one in enumerate(self.spaces):
            if one.kind == "t" and not any(index in zone for zone in zones):
                zone: set[int] = set()
                unexplored = {index}
                while unexplored:
                    space = unexplored.pop()
                    zone.add(space)
                    unexplored |= {near for near in self.neighbours[space] if self.spaces[near].kind == "t"} - zone
                zones.append(tuple(sorted(zone)))
        return tuple(zones)

    def _beside(self, one: SmallHex, index: Mapping[str, int]) -> tuple[int, ...]:
        near = [self.hex_at.get((one.q + across, one.r + down)) for across, down in DIRECTIONS]
        return tuple(sorted(index[other.name] for other in near if other is not None and other.name in index))


def draw_board(
    drawing: str,
    *,
    players: int = 2,
    portals: Mapping[str, str] | None = None,
    pyramids: Sequence[str] = (),
    beacons: Sequence[str] = (),
) -> SmallBoard:
    """Read a board from a drawing, one line a row, each row half a hex (one character) right or left of the last.

    The letters are those of tile files. Rows are named a, b, c, and so on; the hexes of a row are numbered from the
    left. Portals give each portal hex its mouth; a pyramid or beacon is named by its three spaces (``"a1 a2 b1"``).
    """
    lines = [line for line in drawing.splitlines() if line.strip()]
    hexes = []
    parity = None
    for row, line in enumerate(lines):
        columns = [column for column, letter in enumerate(line) if letter != " "]
        for number, column in enumerate(columns, start=1):
            parity = (column + row) % 2 if parity is None else parity
            if (column + row) % 2 != parity or line[column] not in SPACES + SITES + OTHERS:
                raise ValueError(f"row {row + 1}, column {column + 1} is no hex: {line!r}")
            q = (column - parity - row) // 2
            hexes.append(SmallHex(q, row, line[column], 0, f"{string.ascii_lowercase[row]}{number}"))
    bare = SmallBoard(players, tuple(hexes))
    by_name = {one.name: one for one in hexes}
    index = bare.space_index
    return SmallBoard(
        players,
        bare.hexes,
        tuple((by_name[portal], index[mouth]) for portal, mouth in (portals or {}).items()),
        tuple(_three(index, names) for names in pyramids),
        tuple(_three(index, names) for names in beacons),
    )


def _three(index: Mapping[str, int], names: str) -> tuple[int, int, int]:
    one, two, three = (index[name] for name in names.split())
    return one, two, three


def small_position(
    board: BoardLike,
    stacks: Mapping[str, str],
    *,
    buildings: Mapping[str, str] | None = None,
    reserves: Mapping[str, str] | None = None,
    captives: Mapping[str, str] | None = None,
    identities: str = "ETMS",
    printing: str = "complete",
    **changes: Any,
) -> dict[str, Any]:
    """Position JSON of a turn's first action, the rest of each player's soldiers in its box.

    Players without discs on the board count as eliminated. An Emperor mentioned nowhere is on nobody's side of the
    table, which no rule minds. Other fields of the JSON can be given by name; those of the phase as a partial one.
    """
    players = list(identities[: board.players])
    reserves = {player: (reserves or {}).get(player, "0") for player in players}
    on_board = {text[0] for text in stacks.values()}
    position: dict[str, Any] = {
        "options": {
            "players": board.players,
            "printing": printing,
            "variants": [],
            "round_limit": None,
            "repetition": False,
        },
        "identities": players,
        "first": 0,
        "turn": 5,
        "round": 3,
        "seat": 0,
        "decider": 0,
        "step": "action",
        "stacks": dict(stacks),
        "buildings": dict(buildings or {}),
        "reserves": reserves,
        "boxes": {},
        "captives": {player: list((captives or {}).get(player, "")) for player in players},
        "eliminated": [player for player in players if player not in on_board],
        "phase": {
            "marched": False,
            "march_barred": False,
            "sand_used": False,
            "moon_used": False,
            "placed": 0,
            "served": [],
            "beacon": False,
            "zones_paid": [],
            "idle_turns": 0,
            "busy": False,
        },
        "attack": None,
        "result": None,
    }
    for player in players:
        piles = [text[1:] for text in stacks.values() if text[0] == player] + [reserves[player]]
        soldiers = sum(int(pile.removesuffix("!")) - int(pile.endswith("!")) for pile in piles)
        position["boxes"][player] = 15 - soldiers
    for name, value in changes.items():
        position[name] = {**position[name], **value} if name in ("phase", "options") else value
    return position
