"""The pieces on the map of SVG drawings: armies, cities, tokens, and region names with their controllers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import NamedTuple

import numpy as np

from tetrarch.core.drawing.svg import by_height, moved, number, pill, pill_width, use
from tetrarch.legends.components.components import default_components
from tetrarch.legends.drawing.islands import Point
from tetrarch.legends.drawing.map import Map, Region
from tetrarch.legends.position.position import Position
from tetrarch.legends.words.description import Thing

NAME_HEIGHT = 15.0
SCALES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.54)
"""The scales of pieces, from the largest to the smallest."""

LEAST_TALLY = 0.74
"""The minimum scale of numbers; smaller ones would be illegible."""

SHRINKING = 110.0
"""The penalty for scaling pieces to zero, comparable to the penalty for leaving the region."""

CROWDED = 30.0
"""The penalty from which rows are also moved sideways."""

Size = tuple[float, float]


class Item(NamedTuple):
    """One thing in a region; its origin is the middle of its lower edge."""

    size: Size
    drawing: str
    tally: str = ""
    """Its owner and number, which stay legible at any scale."""
    key: str = ""
    """Its kind, such as ``E`` for the armies of Ember."""


class Arrangement(NamedTuple):
    """The positions of the things in a region."""

    name: Point
    """The centre of the name."""
    places: tuple[Point, ...]
    scale: float


class Placed(NamedTuple):
    """Everything on the map, drawn."""

    tints: str
    pieces: str
    tallies: str
    """The owners and numbers of the pieces."""
    names: str
    groups: dict[tuple[str, str], Point]
    """The positions of armies by region and letter."""
    labels: dict[str, Point]
    """The positions of the names."""


def draw_pieces(position: Position, drawn: Map, things: dict[int, list[Thing]], *, names: bool) -> Placed:
    """Draw everything on the map."""
    tints: list[str] = []
    pieces: list[tuple[float, str]] = []
    tallies: list[str] = []
    chips: list[str] = []
    groups: dict[tuple[str, str], Point] = {}
    labels: dict[str, Point] = {}
    index = position.components.region_index
    for region in drawn.regions.values():
        at = index[region.name]
        controller = position.controller(at)
        lying = things.get(at, [])
        items = _items(position, at, lying)
        is_start = any(thing.kind == "start" for thing in lying)
        chip, width = _chip(region.name if names else "", controller, is_start)
        found = arrange(region, tuple(item.size for item in items), (width, NAME_HEIGHT if width else 0.0))
        if controller:
            tints.append(_tint(region.name, controller))
        for item, (x, y) in zip(items, found.places, strict=True):
            pieces.append((y, moved(x, y, item.drawing, found.scale)))
            tallies.append(_tally(item.tally, x, y, found.scale))
            if item.key:
                groups[region.name, item.key] = x, y - 8
        chips.append(moved(*found.name, chip) if chip else "")
        labels[region.name] = found.name
    return Placed("".join(tints), by_height(pieces), "".join(tallies), "".join(chips), groups, labels)


def _tint(region: str, letter: str) -> str:
    """The colour and pattern of a region's controller."""
    strength = ".3" if letter in "SN" else ".26"
    tint = f'<use href="#§r-{region}" fill="var(--{letter})" fill-opacity="{strength}"/>'
    return tint if letter == "N" else tint + f'<use href="#§r-{region}" fill="url(#§pat-{letter})" opacity=".6"/>'


# ------------------------------------------------------------------------------------------------------ single drawings


def _items(position: Position, region: int, lying: Sequence[Thing]) -> list[Item]:
    """The things in a region: tokens first, then cities, then armies."""
    found = [_token(thing) for thing in lying if thing.kind != "start"]
    garrisons = position.garrisons(region)
    for letter, garrison in garrisons.items():
        if garrison.cities:
            drawing = f'<use href="#§{letter}-city" y="-5" transform="scale(.86)"/>'
            found.append(Item((35, 36), drawing, _tally_text(letter, garrison.cities)))
    for letter, garrison in garrisons.items():
        if garrison.armies:
            high = 23 if garrison.armies == 1 else 31 if garrison.armies < 4 else 36
            drawing, text = army_drawing(letter, garrison.armies), _tally_text(letter, garrison.armies)
            found.append(Item((30, high), drawing, text, letter))
    return found


_BEHIND: dict[int, tuple[Point, ...]] = {
    1: (),
    2: ((4.6, -7),),
    3: ((5.4, -8), (-4.6, -7)),
    4: ((0.5, -14.5), (6, -7.5), (-5, -7)),
}
"""The positions of the cubes behind the first one; at most four are drawn."""


def army_drawing(letter: str, armies: int) -> str:
    """Up to four cubes for a number of armies."""
    shown = min(armies, 4)
    cubes = "".join(use(f"{letter}-back", x - 2, y - 8) for x, y in _BEHIND[shown]) + use(f"{letter}-army", -2, -8)
    shadow = f'<ellipse cx="2" cy="-4" rx="{14 if armies == 1 else 18}" ry="8" fill="url(#§shadow)"/>'
    return shadow + cubes


def _tally_text(letter: str, count: int) -> str:
    """The number before the letter, since ``T2`` would be the name of a region."""
    return f"{count}{letter}" if count > 1 else letter


def _tally(text: str, x: float, y: float, scale: float) -> str:
    """The owner and number of pieces, at their lower right."""
    return moved(x + 8.5 * scale, y - 2.5 * scale, pill(text, size=9.8), max(scale, LEAST_TALLY)) if text else ""


def _token(thing: Thing) -> Item:
    if thing.kind == "coins":
        return Item((21, 17), use("coins", 0, -9))
    if thing.kind != "token":
        return Item((23, 23), use(f"token-{thing.kind}", 0, -12))
    drawing = use("token", 0, -12)
    if thing.face not in default_components().token_index:  # a custom token shows its initial
        words = 'font-size="14" font-weight="700" text-anchor="middle" fill="var(--token-ink)"'
        drawing += f'<text y="-7" {words}>{escape(thing.title[:1] or "?")}</text>'
    else:
        drawing += (
            f'<use href="#§i-{thing.face}" transform="translate(-6.3 -18.3) scale(.525)" fill="var(--token-ink)"/>'
        )
    text = f"{'?' if thing.is_hidden and thing.title else ''}{thing.seen}"
    wide = pill_width(text, 9, 8) if text else 0.0
    if text:  # the seats that know it, after a question mark if it is face down
        drawing += moved(12.5 - wide / 2 if wide < 25 else 0, -4, pill(text, height=9, size=8))
    return Item((max(22.0, wide), 24), drawing)


def _chip(name: str, controller: str | None, is_start: bool) -> tuple[str, float]:
    """The name of a region, its controller's badge and the starting token; returns the drawing and its width."""
    text = len(name) * 7.2 + 8 if name else 0
    sign = 14 if controller else 0
    inner = text + sign
    width = inner + (16 if is_start else 0)
    if not width:
        return "", 0.0
    parts = []
    left = -width / 2
    if inner:
        line = f"{controller}-line" if controller else "chip-line"
        parts.append(
            f'<rect x="{number(left)}" y="-6.8" width="{number(inner)}" height="13.6" rx="6.8" fill="var(--chip)"'
            f' stroke="var(--{line})" stroke-width=".9"/>'
        )
    if controller:
        parts.append(f'<use href="#§badge-{controller}" transform="translate({number(left + 7.5)} 0) scale(.38)"/>')
    if name:
        middle = left + sign + text / 2 - (0.5 if sign else 0)
        parts.append(
            f'<text x="{number(middle)}" y="3.6" font-size="10" font-weight="700" text-anchor="middle"'
            f' fill="var(--chip-ink)">{name}</text>'
        )
    if is_start:
        parts.append(use("start", width / 2 - 7, 0))
    return "".join(parts), width


# --------------------------------------------------------------------------------------------------------- arrangement

_SHIFTS = np.arange(-36, 37, 4, dtype=np.float64)
_ACROSS, _DOWN = (shift.ravel() for shift in np.meshgrid(_SHIFTS, _SHIFTS))
_FAR = np.hypot(_ACROSS, _DOWN) * 0.1


_SLIDES = (0.0, -8.0, 8.0, -16.0, 16.0)
"""How far single rows can be moved sideways in a crowded region."""


@lru_cache(maxsize=8192)
def arrange(region: Region, sizes: tuple[Size, ...], name: Size) -> Arrangement:
    """Arrange things in rows below the name, as large as the region allows."""
    best = _fitted(region, [sizes] if sizes else [], name, SCALES[0], _SLIDES[:1])
    for slides in (_SLIDES[:1], _SLIDES):
        for scale in SCALES:
            if best[0] <= max((1 - scale) * SHRINKING, CROWDED * (slides is _SLIDES)):
                break
            for across in range(1, min(len(sizes), 4) + 1):
                if len(sizes) <= 4 * across:
                    rows = [sizes[start : start + across] for start in range(0, len(sizes), across)]
                    best = min(best, _fitted(region, rows, name, scale, slides))
    return best[1]


def _fitted(
    region: Region, rows: Sequence[Sequence[Size]], name: Size, scale: float, slides: Sequence[float]
) -> tuple[float, Arrangement]:
    """The best place for a block of rows: its penalty and the arrangement."""
    boxes = [name] + [(sum(w for w, _ in row) * scale, max(h for _, h in row) * scale) for row in rows]
    high = sum(height for _, height in boxes)
    x, top = region.spot[0] + _ACROSS, region.spot[1] + _DOWN - high / 2
    outside = np.zeros(_FAR.shape)
    slid = []
    for width, height in boxes:
        shares = np.array([1 - region.inside(x + slide - width / 2, top, width, height) for slide in slides])
        slid.append(shares.argmin(axis=0))
        outside += shares.min(axis=0) * width * height / 12
        top = top + height
    least = int((outside + _FAR).argmin())
    middle, y = float(x[least]), region.spot[1] + float(_DOWN[least]) - high / 2
    shifts = [slides[int(best[least])] for best in slid]
    label = middle + shifts[0], y + name[1] / 2
    places = []
    y += name[1]
    for row, (width, height), shift in zip(rows, boxes[1:], shifts[1:], strict=True):
        left = middle + shift - width / 2
        y += height
        for wide, _ in row:
            places.append((left + wide * scale / 2, y))
            left += wide * scale
    crowding = float(outside[least]) + (1 - scale) * SHRINKING
    return crowding, Arrangement(label, tuple(places), scale)
