"""Puzzles of Ekö: where to look for them, and which decisions have the same idea."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tetrarch.bots.eko.evaluation import spaces_in_danger
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
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


def tags(position: Position) -> tuple[str, ...]:
    """The variants of the game."""
    return tuple(position.options.variants)
