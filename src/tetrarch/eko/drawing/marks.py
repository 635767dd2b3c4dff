"""The marks of the SVG drawings: where decisions lead, with a shape, sign and colour for each kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import cos, pi, sin
from typing import NamedTuple

from tetrarch.core.drawing.svg import badge, badge_width, moved, polygon
from tetrarch.eko.drawing.art import CORNERS, DISC_HEIGHT, SQUASH, ellipse
from tetrarch.eko.drawing.board import centre
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.construction import construction_cost
from tetrarch.eko.rules.state import building_at
from tetrarch.eko.words.notation import count_of, emperor_of, kind_of, read_move, space_of, target_of

MARKS = ("move", "regroup", "attack", "kamikaze", "construct", "reinforce", "swap", "scatter")
"""The kinds of marks, in the order of the key."""

_SIGN_MARKS = {"-": "move", "+": "regroup", "x": "attack", "*": "kamikaze"}
_PLAIN_MARKS = {
    layout.REINFORCE: "reinforce",
    layout.MOON: "reinforce",
    layout.DRAFT: "reinforce",
    layout.SAND: "attack",
    layout.SWAP: "swap",
    layout.SCATTER: "scatter",
}


@dataclass(frozen=True)
class Lit:
    """The effects of decisions by place."""

    starts: frozenset[str]
    """The names of the spaces from which stacks move or build."""
    kinds: Mapping[str, Mapping[str, set[int]]]
    """By space name and kind of mark, the numbers to show."""


class LitSpace(NamedTuple):
    """The effect of one decision."""

    at: str
    kind: str
    numbers: tuple[int, ...]


def lit_spaces(position: Position, decisions: Iterable[int]) -> Lit:
    """The places and effects of decisions; raises an error for a number that names no space of the board."""
    spaces, sites = position.board.spaces, position.board.sites
    starts: set[str] = set()
    kinds: dict[str, dict[str, set[int]]] = {}

    for decision in map(int, decisions):
        kind, space, target = kind_of(decision), space_of(decision), target_of(decision)
        targets = len(sites) if kind == layout.CONSTRUCT else len(spaces)
        if decision < 0 or kind > layout.FINISH or space >= len(spaces) or target >= targets:
            raise ValueError(f"{decision} is the number of no decision on this board")
        if kind in (layout.MOVE, layout.CONSTRUCT, layout.SCATTER):
            starts.add(spaces[space].name)
        lit = lit_space(position, decision)
        if lit:
            kinds.setdefault(lit.at, {}).setdefault(lit.kind, set()).update(lit.numbers)
    return Lit(frozenset(starts), kinds)


def lit_space(position: Position, decision: int) -> LitSpace | None:
    """The place and effect of one legal decision; None if it is about no space."""
    kind = kind_of(decision)
    if kind == layout.MOVE:
        move = read_move(position, decision)
        name = position.board.spaces[move.target].name
        if move.sign == "+" and move.moving and move.met:
            return LitSpace(name, "regroup", (move.moving.height - move.lost + move.met.height,))
        return LitSpace(name, _SIGN_MARKS[move.sign], ())
    if kind == layout.CONSTRUCT:
        site = target_of(decision)
        before = building_at(position.static, position.state, site)
        cost = int(construction_cost(position.seat, before, count_of(decision)))
        return LitSpace(position.board.sites[site].name, "construct", (cost,))
    if kind not in _PLAIN_MARKS:
        return None
    numbers = (count_of(decision) + emperor_of(decision),) if kind == layout.REINFORCE else ()
    return LitSpace(position.board.spaces[space_of(decision)].name, _PLAIN_MARKS[kind], numbers)


def mark_layers(position: Position, lit: Lit) -> tuple[str, str]:
    """The marks below the pieces and the badges above them."""
    board = position.board
    heights = {board.spaces[space].name: stack.height for space, stack in position.stacks().items()}
    under, over = [], []
    for place in board.hexes:
        x, y = centre(place)
        if place.name in lit.starts:
            under.append(ellipse(x, y + 1, 31, 'fill="#fff3c4" fill-opacity=".6" stroke="#fff9e6" stroke-width="7"'))
            under.append(ellipse(x, y + 1, 31, 'fill="none" stroke="var(--gold)" stroke-width="4"'))
        shown = lit.kinds.get(place.name, {})
        for index, kind in enumerate(kind for kind in MARKS if kind in shown):
            under.append(mark(kind, x, y))
            if kind != "move":
                values = sorted(shown[kind])
                text = "/".join(map(str, values[-1:] if kind == "reinforce" else values))
                # To the left or right, but without covering the name of the next space.
                dx = (25 - badge_width(text) / 2) * (1 if kind == "construct" else -1)
                dy = -22 - (heights.get(place.name, 1) - 1) * DISC_HEIGHT - 19 * index
                over.append(moved(x + dx, y + dy, kind_badge(kind, text)))
    return "".join(under), "".join(over)


def mark(kind: str, x: float, y: float) -> str:
    """The mark on the board; each kind has its own shape."""
    if kind == "move":
        return ellipse(x, y, 9.5, 'fill="var(--m-move)" fill-opacity=".3"') + ellipse(
            x, y, 6.2, 'fill="var(--m-move)" stroke="var(--m-line)" stroke-width="1.3"'
        )
    y += 1
    paint = f'fill="none" stroke="var(--m-{_mark_colour(kind)})" stroke-width="2.6"'
    halo = 'fill="none" stroke="var(--halo)" stroke-opacity=".85" stroke-width="5"'
    if kind == "construct":
        frame = polygon([(x + dx * 0.93, y - 1 + dy * 0.93) for dx, dy in CORNERS])
        fill = 'fill="var(--m-construct)" fill-opacity=".16"'
        line = 'stroke="var(--m-construct)" stroke-width="2.6" stroke-dasharray="3 4" stroke-linecap="round"'
        return f'<path d="{frame}" {halo}/><path d="{frame}" {fill} {line}/>'
    if kind == "kamikaze":
        rays = [(step * pi / 11, 27 if step % 2 else 35) for step in range(22)]
        burst = polygon([(x + cos(angle) * radius, y + sin(angle) * radius * SQUASH) for angle, radius in rays])
        return f'<path d="{burst}" {halo}/><path d="{burst}" {paint} stroke-linejoin="round"/>'
    ring = ellipse(x, y, 29, halo)
    if kind in ("regroup", "swap", "scatter"):
        dashes = {"regroup": "7 4", "swap": "14 5", "scatter": "2 5"}[kind]
        return ring + ellipse(x, y, 29, f'{paint} stroke-dasharray="{dashes}"')
    if kind == "reinforce":
        return ring + ellipse(x, y, 29, paint) + ellipse(x, y, 25.5, paint)
    teeth = ""
    for tooth in range(4):
        a = pi / 4 + tooth * pi / 2
        points = ((34.0, -5.5), (24.0, 0.0), (34.0, 5.5))
        teeth += polygon([(x + cos(a) * r - sin(a) * w, y + (sin(a) * r + cos(a) * w) * SQUASH) for r, w in points])
    return f'{ring}{ellipse(x, y, 29, paint)}<path d="{teeth}" fill="var(--m-attack)" stroke="var(--halo)"/>'


def kind_badge(kind: str, text: str = "") -> str:
    """The badge of a kind of mark."""
    return badge(kind, _mark_colour(kind), text)


def _mark_colour(kind: str) -> str:
    return "reinforce" if kind == "swap" else kind
