"""The marks in SVG drawings: where decisions lead, each kind with its own shape, icon and colour."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import atan2, degrees, dist, hypot

from tetrarch.core.drawing.svg import badge, moved, number
from tetrarch.legends.drawing.map import Map, Way
from tetrarch.legends.drawing.pieces import Placed
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.state import step_cost

MARKS = ("lay", "put", "step", "sail", "city", "destroy", "take", "first")
"""The kinds of marks, in the order of the key."""

ICON_OF = {"lay": "put", "put": "put", "step": "boot", "sail": "ship", "first": "take"}
"""The icons of marks that are not called like them."""

COLOUR_OF = {
    "put": "reinforce",
    "lay": "reinforce",
    "step": "step",
    "sail": "sail",
    "city": "construct",
    "destroy": "attack",
    "take": "construct",
    "first": "construct",
}

_REGION_KINDS = {
    **dict.fromkeys((layout.START, layout.TOKEN, layout.MERCHANT, layout.SHARED, layout.NEUTRAL, layout.PLACE), "put"),
    layout.BUILD: "city",
    layout.DESTROY: "destroy",
}


@dataclass
class Lit:
    """The effects of some decisions, by place."""

    regions: dict[str, set[str]] = field(default_factory=dict)
    """The kinds of marks by region name."""
    steps: dict[tuple[str, str], int] = field(default_factory=dict)
    """The cost of each step by start and end."""
    victims: set[tuple[str, str]] = field(default_factory=set)
    """Regions and the letters of the owners of armies that would be destroyed there."""
    places: set[int] = field(default_factory=set)
    """Places in the row."""
    slots: set[int] = field(default_factory=set)
    seats: set[int] = field(default_factory=set)
    mover: str = ""
    """The letter of the player whose armies would move."""
    kinds: set[str] = field(default_factory=set)
    """All kinds of marks that are shown."""


def lit_places(position: Position, decisions: Iterable[int]) -> Lit:
    """The places that decisions lead to; reject numbers that mean nothing in this game."""
    lit = Lit(mover=position.identities[position.seat])
    for decision in map(int, decisions):
        if decision < 0 or not _light(position, decision, lit):
            raise ValueError(f"{decision} is not the number of a decision in this game")
    return lit


def _light(position: Position, decision: int, lit: Lit) -> bool:
    """Add one decision; returns whether such a decision can exist."""
    kind, *numbers = (
        decision & layout.KIND_BITS,
        *(decision >> shift & layout.NUMBER_BITS for shift in (layout.ONE_SHIFT, layout.TWO_SHIFT)),
    )
    one, two = numbers
    names, state = position.components.regions, position.state
    if kind in _REGION_KINDS or kind == layout.MOVE:
        on_map = int(state[layout.ON_MAP])
        if not on_map >> one & 1 or (kind == layout.MOVE and not on_map >> two & 1):
            return False
    if kind in _REGION_KINDS:
        mark = _REGION_KINDS[kind]
        lit.regions.setdefault(names[one], set()).add(mark)
        lit.kinds.add(mark)
        if kind == layout.DESTROY:
            if two != layout.NEUTRAL_COLOUR and two >= position.players:
                return False
            lit.victims.add((names[one], "N" if two == layout.NEUTRAL_COLOUR else position.identities[two]))
    elif kind == layout.MOVE:
        cost = int(step_cost(position.static, state, position.seat, one, two))
        lit.steps[names[one], names[two]] = cost
        lit.regions.setdefault(names[two], set()).add("step")
        lit.kinds.add("sail" if _sails(position, one, two) else "step")
    elif kind in (layout.LAY, layout.CENTRE):
        lit.slots.add(min(int(state[layout.COUNT]), 3) if kind == layout.LAY else one & 3)
        lit.kinds.add("lay" if kind == layout.LAY else "put")
    elif kind == layout.TAKE:
        lit.places.add(one)
        lit.kinds.add("take")
        return one < len(position.row())
    elif kind == layout.NAME_FIRST:
        lit.seats.add(one)
        lit.kinds.add("first")
        return one < position.players
    return kind <= layout.STOP


def _sails(position: Position, one: int, two: int) -> bool:
    portals = int(position.state[layout.PORTAL_REGIONS])
    land = int(position.static[layout.REGION_ROWS + layout.REGION_ROW * one + layout.REGION_LAND])
    return not (land >> two & 1 or (portals >> one & 1 and portals >> two & 1))


def mark_layers(drawn: Map, placed: Placed, lit: Lit) -> tuple[str, str]:
    """The marks below the pieces and those above them."""
    under = [_lit_frame(drawn.frames[slot]) for slot in sorted(lit.slots)]
    over: list[str] = []
    for name in lit.regions:
        if name in drawn.regions:
            under.append(_lit_region(name))
    starts = {start for start, _ in lit.steps}
    for (name, letter), (x, y) in placed.groups.items():
        if (name, letter) in lit.victims:
            over.append(_teeth(x, y))
            over.append(moved(x - 11, y - 11, kind_badge("destroy"), 0.62))
        elif name in starts and letter == lit.mover:
            under.append(_ring(x, y + 7))
    for name, kinds in lit.regions.items():
        x, y = placed.labels.get(name, (0.0, 0.0))
        for place, kind in enumerate(kind for kind in ("put", "city") if kind in kinds):
            over.append(moved(x, y - 15 - 20 * place, kind_badge(kind)))
    over += _step_marks(drawn, placed, lit)
    return "".join(under), "".join(over)


def _step_marks(drawn: Map, placed: Placed, lit: Lit) -> list[str]:
    """An arrow with the cost on each possible step; one double arrow for both directions."""
    found = []
    taken = [*placed.labels.values(), *placed.groups.values()]
    for (start, end), cost in lit.steps.items():
        if (end, start) in lit.steps and start > end:
            continue
        way = drawn.way(start, end)
        if way is None:  # between portals
            (ax, ay), (bx, by) = placed.labels[start], placed.labels[end]
            far = hypot(bx - ax, by - ay) or 1
            ahead = (bx - ax) / far, (by - ay) / far
            way = Way("land", "", ((bx - ahead[0] * 30, by - ahead[1] * 30),), ahead)
        kind = "sail" if way.kind == "sea" else "step"
        x, y = max(way.middles, key=lambda middle: min(min(dist(middle, other) for other in taken), 28.0))
        taken.append((x, y))
        found.append(_arrow(x, y, way.ahead, kind, is_double=(end, start) in lit.steps))
        found.append(moved(x, y, kind_badge(kind, str(cost)), 0.8))
    return found


def _arrow(x: float, y: float, ahead: tuple[float, float], kind: str, *, is_double: bool) -> str:
    turn = number(degrees(atan2(ahead[1], ahead[0])))
    shaft = "M-15 0H15" if is_double else "M-17 0H15"
    heads = "M14-5 22 0 14 5Z" + ("M-14-5-22 0-14 5Z" if is_double else "")
    return (
        f'<g transform="translate({number(x)} {number(y)}) rotate({turn})" stroke-linejoin="round">'
        f'<path d="{shaft}" stroke="var(--halo)" stroke-width="6"/><path d="{heads}" fill="var(--halo)"'
        f' stroke="var(--halo)" stroke-width="4"/><path d="{shaft}" stroke="var(--m-{kind})" stroke-width="3"/>'
        f'<path d="{heads}" fill="var(--m-{kind})"/></g>'
    )


def _lit_region(name: str) -> str:
    line = f'<use href="#§r-{name}" fill="none"'
    return (
        f'<use href="#§r-{name}" fill="#fff8dc" fill-opacity=".3"/>{line} stroke="var(--route-lo)" stroke-width="4"/>'
        f'{line} stroke="#fff8dc" stroke-width="2.4" stroke-dasharray="9 4"/>'
    )


def _lit_frame(frame: tuple[float, float, float, float]) -> str:
    left, top, right, bottom = frame
    place = f'x="{number(left + 5)}" y="{number(top + 5)}" width="{number(right - left - 10)}"'
    return (
        f'<rect {place} height="{number(bottom - top - 10)}" rx="8" fill="#fff8dc" fill-opacity=".14"'
        ' stroke="var(--gold)" stroke-width="3" stroke-dasharray="10 6"/>'
    )


def _ring(x: float, y: float) -> str:
    ring = f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="18" ry="11"'
    glow = 'fill="#fff3c4" fill-opacity=".6" stroke="#fffbe8" stroke-width="5"'
    return f'{ring} {glow}/>{ring} fill="none" stroke="var(--gold)" stroke-width="2.6"/>'


def _teeth(x: float, y: float) -> str:
    ring = f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="14" ry="13" fill="none"'
    teeth = "M-18.5-3.5-11.5 0-18.5 3.5ZM18.5-3.5 11.5 0 18.5 3.5ZM-3.5-17 0-10.5 3.5-17ZM-3.5 17 0 10.5 3.5 17Z"
    return (
        f'{ring} stroke="var(--halo)" stroke-width="4"/>{ring} stroke="var(--m-attack)" stroke-width="2.2"/>'
        + moved(x, y, f'<path d="{teeth}" fill="var(--m-attack)" stroke="var(--halo)" stroke-width=".8"/>')
    )


def kind_badge(kind: str, text: str = "") -> str:
    """The badge of a kind of mark."""
    return badge(ICON_OF.get(kind, kind), COLOUR_OF[kind], text)
