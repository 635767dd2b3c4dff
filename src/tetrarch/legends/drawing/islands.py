"""The outlines of islands and regions: drawn ones for the published sides, generated ones for others.

An upright board measures 200 by 300 units. An outline is a list of points on a smooth closed line.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from math import cos, hypot, pi, sin
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tetrarch.legends.components.boards import Side
from tetrarch.legends.components.components import default_components

WIDTH, HEIGHT = 200, 300
GRID = 2
"""The spacing of the grid that maps points to regions."""

Point = tuple[float, float]
Loop = tuple[Point, ...]
Labels = npt.NDArray[np.int64]


class Outline(NamedTuple):
    """The lines of one upright side."""

    coasts: tuple[Loop, ...]
    water: tuple[tuple[Loop, ...], ...]
    """Lines in the water around the coasts, from the nearest to the farthest."""
    regions: dict[str, Loop]
    spots: dict[str, Point]
    """The point with the most room in each region."""


@dataclass(frozen=True, eq=False)
class Shape:
    """One side in its quarter turn, centred on the origin."""

    outline: Outline
    labels: Labels
    """By row and column, the index of the region at each point of the grid, or -1."""


@cache
def _published() -> dict[str, Outline]:
    data = json.loads(resources.files("tetrarch.legends").joinpath("data", "islands.json").read_text("utf-8"))

    def loop(numbers: Sequence[int]) -> Loop:
        return tuple((x / 10, y / 10) for x, y in zip(numbers[::2], numbers[1::2], strict=True))

    return {
        name: Outline(
            tuple(map(loop, side["coasts"])),
            tuple(tuple(map(loop, level)) for level in side["water"]),
            {region: loop(numbers) for region, numbers in side["regions"].items()},
            {region: (x / 10, y / 10) for region, (x, y) in side["spots"].items()},
        )
        for name, side in data["sides"].items()
    }


@lru_cache(maxsize=64)
def outline_of(side: Side) -> Outline:
    """The outline of a side: the drawn one if its regions and borders are the published ones, else a generated one."""
    known = next((known for known in default_components().sides if known.name == side.name), None)
    if known and (known.islands, known.land, known.bridge) == (side.islands, side.land, side.bridge):
        return _published()[side.name]
    return _blobs(side)


def _blobs(side: Side) -> Outline:
    """Round regions around their centres that touch at land borders, with sea between all others."""
    centres = {region: (12 + x * (WIDTH - 24), 12 + y * (HEIGHT - 24)) for region, (x, y) in side.at.items()}
    land = {frozenset(pair) for pair in side.land}
    loops = {}
    for region, (x, y) in centres.items():
        others = [(there, frozenset((region, other)) in land) for other, there in centres.items() if other != region]
        points = []
        for step in range(40):
            angle = step * pi / 20
            reach = _reach((x, y), (cos(angle), sin(angle)), others, step)
            px, py = x + cos(angle) * reach, y + sin(angle) * reach
            points.append((min(max(px, 8.0), WIDTH - 8.0), min(max(py, 8.0), HEIGHT - 8.0)))
        loops[region] = tuple(points)
    coasts = tuple(loops.values())
    water = tuple(
        tuple(_grown(loop, centre, far) for loop, centre in zip(coasts, centres.values(), strict=True)) for far in (7,)
    )
    return Outline(coasts, water, loops, {region: (round(x), round(y)) for region, (x, y) in centres.items()})


def _reach(start: Point, way: Point, others: Sequence[tuple[Point, bool]], step: int) -> float:
    """How far a region extends in a direction: half way towards land neighbours, less towards others."""
    reach = 40 + 3 * sin(step * 0.9 + start[0]) + 2 * sin(step * 1.7 + start[1])
    limits = [10**6.0]
    for (x, y), is_land in others:
        dx, dy = x - start[0], y - start[1]
        far = hypot(dx, dy)
        ahead = (dx * way[0] + dy * way[1]) / far
        if is_land:
            reach = max(reach, ahead**9 * (far / 2 + 8) if ahead > 0 else 0)
        if ahead > 0.05:
            limits.append((far / 2 - (0 if is_land else 5)) / ahead)
    return max(6.0, min(reach, *limits))


def _grown(loop: Loop, centre: Point, far: float) -> Loop:
    x, y = centre
    return tuple((x + (px - x) * (1 + far / 40), y + (py - y) * (1 + far / 40)) for px, py in loop[::2])


@lru_cache(maxsize=64)
def _labels(side: Side) -> Labels:
    """The index of the region of an upright side at each point of the grid."""
    found = np.full((HEIGHT // GRID + 1, WIDTH // GRID + 1), -1, dtype=np.int64)
    outline = outline_of(side)
    for number, region in enumerate(side.regions):
        points = np.array(outline.regions[region])
        left, top = (np.maximum(points.min(axis=0), 0) // GRID).astype(int)
        right, bottom = (np.minimum(points.max(axis=0), (WIDTH, HEIGHT)) // GRID + 1).astype(int)
        xs = np.arange(left, right + 1)[None, :] * GRID + 0.01
        ys = np.arange(top, bottom + 1)[:, None] * GRID + 0.01
        inside = np.zeros((bottom - top + 1, right - left + 1), dtype=bool)
        for (ax, ay), (bx, by) in zip(points, np.roll(points, -1, axis=0), strict=True):
            if ay != by:
                inside ^= ((ay > ys) != (by > ys)) & (xs < (bx - ax) * (ys - ay) / (by - ay) + ax)
        part = found[top : bottom + 1, left : right + 1]
        part[inside[: part.shape[0], : part.shape[1]]] = number
    return found


@lru_cache(maxsize=256)
def shape_of(side: Side, turn: int) -> Shape:
    """A side after a number of clockwise quarter turns, centred on the origin."""
    outline = outline_of(side)

    def turned(point: Point) -> Point:
        x, y = point[0] - WIDTH / 2, point[1] - HEIGHT / 2
        for _ in range(turn):
            x, y = -y, x
        return x, y

    def loop(points: Loop) -> Loop:
        return tuple(map(turned, points))

    return Shape(
        Outline(
            tuple(map(loop, outline.coasts)),
            tuple(tuple(map(loop, level)) for level in outline.water),
            {region: loop(points) for region, points in outline.regions.items()},
            {region: turned(point) for region, point in outline.spots.items()},
        ),
        np.rot90(_labels(side), -turn),
    )


def smooth(points: Loop, centre: Point = (0.0, 0.0)) -> str:
    """A closed path through points, moved to a centre, in compact form."""
    x, y = points[0]
    return f"M{_short(round((x + centre[0]) * 10))} {_short(round((y + centre[1]) * 10))}{_onward(points)}"


@lru_cache(maxsize=1024)
def _onward(points: Loop) -> str:
    """The path from its first point on, in relative coordinates."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    count = len(tenths)
    (x, y), path = tenths[0], []
    for step in range(count):
        (ax, ay), (cx, cy), (dx, dy) = tenths[step - 1], tenths[(step + 1) % count], tenths[(step + 2) % count]
        numbers = [cx - x - (dx - x) / 6, cy - y - (dy - y) / 6, cx - x, cy - y]
        if step == 0:
            numbers = [(cx - ax) / 6, (cy - ay) / 6, *numbers]
        path.append("cs"[step > 0] + _joined(numbers))
        x, y = cx, cy
    return "".join(path) + "Z"


def _joined(numbers: Sequence[float]) -> str:
    text = _short(round(numbers[0]))
    for value in numbers[1:]:
        short = _short(round(value))
        text += short if short[0] == "-" else f" {short}"
    return text


def _short(tenths: int) -> str:
    """A number of tenths in compact form."""
    whole, rest = divmod(abs(tenths), 10)
    text = f"{whole or ''}.{rest}" if rest else str(whole)
    return f"-{text}" if tenths < 0 else text
