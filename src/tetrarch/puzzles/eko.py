"""Puzzles of Ekö: where to look for them, and which decisions have the same idea."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tetrarch.bots.eko.evaluation import spaces_in_danger
from tetrarch.eko.components.tile_set import PORTAL
from tetrarch.eko.position.formats import position_to_json
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.puzzles.symmetry import relabelled, relative_seats
from tetrarch.puzzles.themes import Theme

THEMES = (
    Theme("win-in-two", "win", 2, nodes=150_000),
    Theme("save-emperor", "save", 1, nodes=60_000),
    Theme("only-defence", "hold", 1, nodes=60_000),
    Theme("win-in-one", "win", 1, nodes=30_000),
)
"""The themes, the rarest first."""
LAST_TURNS = 14
"""How many turns before the end of a game positions are looked at."""
FEWEST_DECISIONS = 8
SETUPS: tuple[tuple[int, Mapping[str, object]], ...] = (
    *((2, {}),) * 4,
    *((3, {}),) * 2,
    *((4, {}),) * 2,
    (2, {"variants": ["pyramids"]}),
    (2, {"variants": ["wind", "moon"]}),
    (3, {"variants": ["sand"]}),
    (2, {"variants": ["portals", "beacon"]}),
    (3, {"variants": ["labyrinth"]}),
    (4, {"variants": ["moon", "portals"]}),
    (2, {"printing": "first-printing"}),
    (2, {"variants": ["sand", "moon"]}),
)
"""Numbers of players and options of the games that are played."""


def is_start(position: Position) -> bool:
    """Whether a puzzle may begin here: at the start of a turn."""
    return position.step == "action"


def candidates(position: Position, is_late: bool) -> Iterator[Theme]:
    """The themes that a position may have, by a quick look."""
    if not is_late:
        return
    seat = position.seat
    low, high = spaces_in_danger(position.static, position.state)
    place = int(position.state[layout.EMPEROR + seat])
    in_danger = place >= 0 and (int(low) | int(high) << layout.WORD) >> place & 1
    for theme in THEMES:
        if theme.turns > 1 and position.players > 2:
            continue  # too many replies for the limit of effort, nearly always
        if theme.name == "save-emperor" and not in_danger:
            continue
        if theme.name == "only-defence" and not any(
            position.points(other) >= 6 for other in range(position.players) if other != seat
        ):
            continue
        yield theme


def idea(position: Position, decision: int) -> tuple[int, ...]:
    """What a decision is about: the building, the attacked or entered space; who pays or moves does not matter."""
    kind = decision & layout.KIND_BITS
    target = decision >> layout.TARGET_SHIFT & layout.SPACE_BITS
    if kind == layout.CONSTRUCT:
        return kind, target, decision >> layout.COUNT_SHIFT & layout.COUNT_BITS
    if kind == layout.MOVE:
        met = position.stack_at(target)
        is_attack = met is not None and met.seat != position.seat
        return (kind, target) if is_attack else (kind, target, decision >> layout.SPACE_SHIFT & layout.SPACE_BITS)
    return (decision,)


def canonical(position: Position) -> str:
    """What matters of a position, the same for turned and mirrored boards, other colours and exchanged seats."""
    document: dict[str, Any] = position_to_json(position)
    board, labels = position.board, relative_seats(position, position.seat)
    stacks, buildings = document["stacks"], document["buildings"]
    pieces: list[Piece] = [
        (one.q, one.r, one.kind, _owned(stacks.get(one.name), labels), _owned(buildings.get(one.name), labels))
        for one in board.hexes
    ]
    tiles = board.tile_set.tile_named
    mouths = [placed.portal(tiles[placed.tile]) for placed in board.tiles if PORTAL in tiles[placed.tile].spaces]
    pieces += [(q, r, "mouth", "", "") for _, (q, r) in mouths]
    shape = min(_laid(pieces, rotation, is_mirrored) for rotation in range(6) for is_mirrored in (False, True))
    return f"{shape} {relabelled({name: document[name] for name in BESIDES}, labels)}"


BESIDES = ("options", "step", "reserves", "boxes", "captives", "eliminated", "phase")
"""Parts of the document of a position that matter for a puzzle, besides the board and the pieces."""
Piece = tuple[int, int, str, str, str]
"""The coordinates of a hex, its kind, its stack and its building."""


def _owned(piece: str | None, labels: Mapping[str, str]) -> str:
    """A stack or building with its owner's label; empty if there is none."""
    return labels[piece[0]] + piece[1:] if piece else ""


def _laid(pieces: Iterable[Piece], rotation: int, is_mirrored: bool) -> str:
    """A board after some sixths of a turn and a reflection, wherever it is."""
    moved = []
    for q, r, *rest in pieces:
        for _ in range(rotation):
            q, r = -r, q + r
        moved.append(((r, q) if is_mirrored else (q, r), rest))
    left, top = (min(cell[axis] for cell, _ in moved) for axis in (0, 1))
    return repr(sorted((q - left, r - top, *rest) for (q, r), rest in moved))


def tags(position: Position) -> tuple[str, ...]:
    """The variants of the game."""
    return tuple(position.options.variants)
