"""The map in SVG drawings, without pieces: sheets, sea, routes, islands, borders, plants and bridges.

A board is 200 units wide and 300 units high. Plants and names stay upright on turned boards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot, sin
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tetrarch.core.drawing.svg import number, use
from tetrarch.legends.components.boards import EDGES, Side
from tetrarch.legends.drawing.art import BIOMES, biome_of, flora_art
from tetrarch.legends.drawing.islands import GRID, HEIGHT, WIDTH, Labels, Loop, Point, shape_of, smooth

Boards = tuple[tuple[Side, int] | None, ...]
"""The side and quarter turns in each of the four slots, or None."""
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

Numbers = npt.NDArray[np.float64]

JOINS = (((0, 1, 2), (0, 2, 3), (0, 3, 1)), ((0, 1, 1), (2, 1, 3), (0, 2, 2), (1, 2, 3)))
"""The edges with joined routes, in a T and in a rectangle: slot, edge and the slot beyond (L2.1, L12.10)."""

_OUTWARD = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The direction out over each edge."""
_PLANTS = 6


@dataclass(frozen=True, eq=False)
class Region:
    """One region in place."""

    name: str
    loop: Loop
    path: str
    """Its outline as an SVG path."""
    spot: Point
    origin: Point
    """The position of the first grid point of its board."""
    sums: npt.NDArray[np.int64]
    """For each grid point, how many points of the region are above and left of it."""

    def inside(self, left: Numbers, top: Numbers, width: float, height: float) -> Numbers:
        """The fraction of each box that is inside the region, for boxes of one size."""
        rows, columns = self.sums.shape
        x0 = np.minimum(np.maximum(((left - self.origin[0]) / GRID).astype(np.int64), 0), columns - 1)
        y0 = np.minimum(np.maximum(((top - self.origin[1]) / GRID).astype(np.int64), 0), rows - 1)
        across, down = max(1, round(width / GRID)), max(1, round(height / GRID))
        x1, y1 = np.minimum(x0 + across, columns - 1), np.minimum(y0 + down, rows - 1)
        count = self.sums[y1, x1] - self.sums[y0, x1] - self.sums[y1, x0] + self.sums[y0, x0]
        return np.asarray(count / (across * down), dtype=np.float64)

    def holds(self, x: float, y: float, reach: float = 1.0) -> bool:
        """Whether a point is inside the region, with some room around it."""
        rows, columns = self.sums.shape
        x0, x1 = int((x - reach - self.origin[0]) / GRID), int((x + reach - self.origin[0]) / GRID)
        y0, y1 = int((y - reach - self.origin[1]) / GRID), int((y + reach - self.origin[1]) / GRID)
        if x0 < 0 or y0 < 0 or x1 >= columns or y1 >= rows:
            return False
        sums = self.sums
        return bool(sums[y1, x1] - sums[y0, x1] - sums[y1, x0] + sums[y0, x0] == (x1 - x0) * (y1 - y0) > 0)


class Way(NamedTuple):
    """A connection between two regions, for drawing."""

    kind: str
    """``land``, ``bridge`` or ``sea``."""
    path: str
    """The line, if there is one."""
    middles: tuple[Point, ...]
    """Points half way, the best first."""
    ahead: Point
    """The unit vector there from the first region to the second."""


@dataclass(frozen=True, eq=False)
class Map:
    """The drawing of a map without pieces."""

    box: Box
    frames: tuple[Box, ...]
    """The frames of the four slots."""
    regions: dict[str, Region]
    ways: dict[tuple[str, str], Way]
    """The ways between neighbours, from the first region to the second."""
    land: str
    """Sea and land."""
    plants: str
    """Plants and bridges."""

    def way(self, start: str, end: str) -> Way | None:
        """The way between two regions in the given direction."""
        if (start, end) in self.ways:
            return self.ways[start, end]
        back = self.ways.get((end, start))
        return back._replace(ahead=(-back.ahead[0], -back.ahead[1])) if back else None


@lru_cache(maxsize=32)
def draw_map(boards: Boards, is_rectangle: bool) -> Map:
    """Draw a map; recent drawings are cached, as a game is drawn many times on one map."""
    centres, frames = _lay(boards, is_rectangle)
    regions: dict[str, Region] = {}
    for board, centre in zip(boards, centres, strict=True):
        if board:
            regions |= _regions(*board, centre)
    box = _around(frames)
    ways = dict(_ways(boards, frames, is_rectangle, regions))
    stubs = _stubs(boards, frames, is_rectangle, regions)
    coasts = [
        (slot, smooth(loop, centres[slot]))
        for slot, board in enumerate(boards)
        if board
        for loop in shape_of(*board).outline.coasts
    ]
    biomes = {slot: biome_of(board[0].name) for slot, board in enumerate(boards) if board}
    layers = (
        *(_defined(coasts, biomes, regions), _sheets(boards, frames, box), _water(boards, centres)),
        *(_routes([way.path for way in ways.values() if way.kind == "sea"], stubs), _islands(coasts, biomes)),
        *(_lands(boards, biomes, frames), _coastline(box)),
    )
    plants = _plants(boards, biomes, regions) + "".join(
        _bridge(regions[one].loop, regions[two].loop) for (one, two), way in ways.items() if way.kind == "bridge"
    )
    return Map(box, frames, regions, ways, "".join(layers), plants)


# ----------------------------------------------------------------------------------------------------- where things lie


def _lay(boards: Boards, is_rectangle: bool) -> tuple[tuple[Point, ...], tuple[Box, ...]]:
    """The centres and the frames of the four slots."""
    sizes = [(HEIGHT, WIDTH) if board and board[1] % 2 else (WIDTH, HEIGHT) for board in boards]
    if is_rectangle:
        centres = [(x, y) for y in (-HEIGHT / 2, HEIGHT / 2) for x in (-WIDTH / 2, WIDTH / 2)]
    else:
        (wide, high), (left, _), (right, _), (_, below) = sizes
        centres = [(0, 0), (-(wide + left) / 2, 0), ((wide + right) / 2, 0), (0, (high + below) / 2)]
    frames = tuple(
        (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        for (x, y), (wide, high) in zip(centres, sizes, strict=True)
    )
    return tuple(centres), frames


def _around(frames: Sequence[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*frames, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _moved(loop: Loop, centre: Point) -> Loop:
    return tuple((x + centre[0], y + centre[1]) for x, y in loop)


def _regions(side: Side, turn: int, centre: Point) -> dict[str, Region]:
    shape = shape_of(side, turn)
    rows, columns = shape.labels.shape
    origin = centre[0] - (columns - 1) * GRID / 2, centre[1] - (rows - 1) * GRID / 2
    found = {}
    for place, name in enumerate(side.regions):
        (x, y), loop = shape.outline.spots[name], shape.outline.regions[name]
        spot, path = (x + centre[0], y + centre[1]), smooth(loop, centre)
        found[name] = Region(name, _moved(loop, centre), path, spot, origin, _sums(shape.labels, place))
    return found


def _sums(labels: Labels, place: int) -> npt.NDArray[np.int64]:
    return np.asarray((labels == place).cumsum(axis=0).cumsum(axis=1), dtype=np.int64)


# ------------------------------------------------------------------------------------------------------------- the ways


def _ways(
    boards: Boards, frames: Sequence[Box], is_rectangle: bool, regions: dict[str, Region]
) -> Iterator[tuple[tuple[str, str], Way]]:
    """All ways between neighbours; the cheaper of two comes last and replaces the other."""
    for slot, edge, beyond in JOINS[is_rectangle]:
        if boards[slot] and boards[beyond]:
            one, two = _exit(boards[slot], edge), _exit(boards[beyond], (edge + 2) % 4)
            if one != two:
                yield (one, two), _joined(regions[one], regions[two], _edge(frames[slot], edge), edge)
    for board in boards:
        if board:
            for one, two in board[0].sea:
                yield (one, two), _sailed(board, regions[one], regions[two])
            for kind, pairs in (("bridge", board[0].bridge), ("land", board[0].land)):
                for one, two in pairs:
                    yield (one, two), _bordered(kind, regions[one], regions[two])


def _exit(board: tuple[Side, int] | None, edge: int) -> str:
    if board is None:
        raise ValueError("an empty slot has no exits")
    side, turn = board
    return side.exits[EDGES[(edge - turn) % 4]]


def _edge(frame: Box, edge: int) -> Point:
    """The middle of an edge of a frame."""
    left, top, right, bottom = frame
    x, y = (left + right) / 2, (top + bottom) / 2
    return x + _OUTWARD[edge][0] * (right - left) / 2, y + _OUTWARD[edge][1] * (bottom - top) / 2


def _joined(one: Region, two: Region, middle: Point, edge: int) -> Way:
    """A route over the shared edge of two boards."""
    x, y = middle
    dx, dy = _OUTWARD[edge]
    path = f"M{_at(one.spot)}Q{_at((x - 34 * dx, y - 34 * dy))} {_at(middle)}"
    return Way("sea", f"{path}Q{_at((x + 34 * dx, y + 34 * dy))} {_at(two.spot)}", (middle,), (dx, dy))


@lru_cache(maxsize=256)
def _bend(side: Side, turn: int, one: str, two: str) -> tuple[float, float]:
    """The bend of a route that crosses the least land, and a position on it that is in the water."""
    shape = shape_of(side, turn)
    (rows, columns), spots = shape.labels.shape, shape.outline.spots
    ends = {-1: 0, side.regions.index(one): 1, side.regions.index(two): 1}

    def labels(bend: float) -> list[int]:
        points = (_bent(spots[one], spots[two], bend, step / 20) for step in range(1, 20))
        at = ((round(y / GRID) + rows // 2, round(x / GRID) + columns // 2) for x, y in points)
        return [int(shape.labels[y, x]) if 0 <= y < rows and 0 <= x < columns else -1 for y, x in at]

    def land(bend: float) -> float:
        return sum(ends.get(label, 4) for label in labels(bend)) + abs(bend) * 3

    bend = min((0.12, -0.12, 0.34, -0.34, 0.6, -0.6), key=land)
    wet = [step / 20 for step, label in enumerate(labels(bend), 1) if label == -1]
    return bend, wet[len(wet) // 2] if wet else 0.5


def _bent(start: Point, end: Point, bend: float, t: float) -> Point:
    """A point on a bent line."""
    (ax, ay), (bx, by) = start, end
    mx, my = (ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend
    return (
        ax * (1 - t) ** 2 + 2 * mx * t * (1 - t) + bx * t**2,
        ay * (1 - t) ** 2 + 2 * my * t * (1 - t) + by * t**2,
    )


def _sailed(board: tuple[Side, int], one: Region, two: Region) -> Way:
    """A route within a board."""
    bend, t = _bend(*board, one.name, two.name)
    (ax, ay), (bx, by) = one.spot, two.spot
    (x0, y0), (x1, y1) = (_bent(one.spot, two.spot, bend, t + step) for step in (-0.05, 0.05))
    far = hypot(x1 - x0, y1 - y0) or 1
    control = (ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend
    path = f"M{_at(one.spot)}Q{_at(control)} {_at(two.spot)}"
    return Way("sea", path, (_bent(one.spot, two.spot, bend, t),), ((x1 - x0) / far, (y1 - y0) / far))


def _bordered(kind: str, one: Region, two: Region) -> Way:
    """A border or a bridge: its middle is between the closest points of the two outlines."""
    a, b = np.array(one.loop), np.array(two.loop)
    far = np.hypot(a[:, None, 0] - b[None, :, 0], a[:, None, 1] - b[None, :, 1])
    near = np.argwhere(far <= far.min() + (5 if kind == "land" else 0.01))
    points = (a[near[:, 0]] + b[near[:, 1]]) / 2
    nearest = points[np.hypot(*(points - points.mean(axis=0)).T).argsort(kind="stable")]
    middles = tuple((float(x), float(y)) for x, y in nearest[:: max(1, len(nearest) // 8)])
    dx, dy = two.spot[0] - one.spot[0], two.spot[1] - one.spot[1]
    length = hypot(dx, dy) or 1
    return Way(kind, "", middles, (dx / length, dy / length))


def _stubs(boards: Boards, frames: Sequence[Box], is_rectangle: bool, regions: dict[str, Region]) -> list[str]:
    """The routes that leave an edge and join no other route."""
    joined = {(slot, edge) for slot, edge, beyond in JOINS[is_rectangle] if boards[beyond]}
    joined |= {(beyond, (edge + 2) % 4) for slot, edge, beyond in JOINS[is_rectangle] if boards[slot]}
    found = []
    for slot, board in enumerate(boards):
        for edge, (dx, dy) in enumerate(_OUTWARD):
            if board and (slot, edge) not in joined:
                x, y = _edge(frames[slot], edge)
                start = regions[_exit(board, edge)].spot
                found.append(f"M{_at(start)}Q{_at((x - 34 * dx, y - 34 * dy))} {_at((x, y))}")
    return found


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


# ----------------------------------------------------------------------------------------------------------- the layers


def _defined(coasts: Sequence[tuple[int, str]], biomes: dict[int, str], regions: dict[str, Region]) -> str:
    """Define every outline once, for repeated use."""
    paths = "".join(f'<path id="§k{place}" d="{path}"/>' for place, (_, path) in enumerate(coasts))
    used = [f'<use href="#§k{place}"/>' for place in range(len(coasts))]
    every = "".join(used)
    lands = {slot: "".join(drawn for drawn, (at, _) in zip(used, coasts, strict=True) if at == slot) for slot in biomes}
    clips = "".join(f'<clipPath id="§land{slot}">{land}</clipPath>' for slot, land in lands.items())
    shapes = "".join(f'<path id="§r-{region.name}" d="{region.path}"/>' for region in regions.values())
    flora = "".join(flora_art(biome) for biome in sorted(set(biomes.values())))
    return (
        f'<defs>{paths}<g id="§coasts">{every}</g><clipPath id="§lands">{every}</clipPath>{clips}{shapes}{flora}</defs>'
    )


def _rectangle(frame: Box, inset: float = 0.0) -> str:
    left, top, right, bottom = frame
    place = f'x="{number(left + inset)}" y="{number(top + inset)}"'
    return f'{place} width="{number(right - left - 2 * inset)}" height="{number(bottom - top - 2 * inset)}"'


def _sheets(boards: Boards, frames: Sequence[Box], box: Box) -> str:
    """The sea of each board, and dashed frames for boards that are not laid yet."""
    laid = [frame for board, frame in zip(boards, frames, strict=True) if board]
    open_frames = [frame for board, frame in zip(boards, frames, strict=True) if not board]
    parts = [f'<rect {_rectangle(frame)} fill="var(--sheet)"/>' for frame in laid]
    parts.append(f'<clipPath id="§sheets">{"".join(f"<rect {_rectangle(frame)}/>" for frame in laid)}</clipPath>')
    if laid:
        parts.append(f'<g clip-path="url(#§sheets)"><rect {_rectangle(box)} filter="url(#§waves)" opacity=".15"/></g>')
    for frame in laid:
        parts.append(
            f'<rect {_rectangle(frame)} fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.2"/>'
            f'<rect {_rectangle(frame, 4)} fill="none" stroke="#fff" stroke-opacity=".16" stroke-width=".5"/>'
        )
    for frame in open_frames:
        parts.append(
            f'<rect {_rectangle(frame, 5)} rx="8" fill="#fff" fill-opacity=".05" stroke="#fff" stroke-opacity=".4"'
            ' stroke-width="1.4" stroke-dasharray="6 6"/>'
        )
    return "".join(parts)


def _water(boards: Boards, centres: Sequence[Point]) -> str:
    """The shallow water around the coasts, with its lines."""
    lines = []
    for board, centre in zip(boards, centres, strict=True):
        for level, loops in enumerate(shape_of(*board).outline.water if board else ()):
            path = "".join(smooth(loop, centre) for loop in loops)
            width, opacity = ((1, 0.55), (0.8, 0.32), (0.6, 0.18))[level]
            lines.append(f'<path d="{path}" stroke-width="{width}" stroke-opacity="{opacity}"/>')
    return (
        '<g clip-path="url(#§sheets)" fill="none" stroke-linejoin="round"><use href="#§coasts" stroke="var(--shallow)"'
        ' stroke-width="30" filter="url(#§halo)" opacity=".75"/><use href="#§coasts" stroke="var(--shallow-2)"'
        f' stroke-width="10" filter="url(#§soft)" opacity=".6"/><g stroke="var(--foam)">{"".join(lines)}</g></g>'
    )


def _routes(joined: Sequence[str], stubs: Sequence[str]) -> str:
    path = "".join(joined)
    return (
        '<g fill="none" stroke-linecap="round">'
        f'<path d="{"".join(stubs)}" stroke="var(--route)" stroke-width="2" stroke-dasharray=".1 6" opacity=".4"/>'
        f'<path d="{path}" stroke="var(--route-lo)" stroke-width="4.6" stroke-dasharray=".1 7.5" opacity=".5"/>'
        f'<path d="{path}" stroke="var(--route)" stroke-width="3" stroke-dasharray=".1 7.5"/></g>'
    )


def _islands(coasts: Sequence[tuple[int, str]], biomes: dict[int, str]) -> str:
    """The bodies of the islands: shadow, cliffs, and the bright rim."""
    parts = ['<use href="#§coasts" x="7" y="12" fill="var(--umbra)" fill-opacity=".45" filter="url(#§soft)"/>']
    for place, (slot, _) in enumerate(coasts):
        steps = "".join(f'<use href="#§k{place}" y="{depth}"/>' for depth in (8, 5))
        parts.append(
            f'<g fill="var(--{biomes[slot]}-cliff-lo)">{steps}</g>'
            f'<use href="#§k{place}" y="2" fill="var(--{biomes[slot]}-cliff)"/>'
        )
    return "".join(parts) + '<use href="#§coasts" fill="var(--rim)"/>'


def _lands(boards: Boards, biomes: dict[int, str], frames: Sequence[Box]) -> str:
    """The regions in the colours of their landscape, with light from the upper left and borders."""
    parts = []
    for slot, board in enumerate(boards):
        if not board:
            continue
        regions = board[0].regions
        fills = "".join(
            f'<use href="#§r-{region}" fill="var(--{biomes[slot]}-land{place % 3 + 1})"'
            f' stroke="var(--{biomes[slot]}-land{place % 3 + 1})"/>'
            for place, region in enumerate(regions)
        )
        lines = "".join(f'<use href="#§r-{region}"/>' for region in regions)
        parts.append(
            f'<g clip-path="url(#§land{slot})"><g transform="translate(1 1.6)" stroke-width="2">{fills}</g>'
            f'<rect {_rectangle(frames[slot])} fill="url(#§light)"/><g fill="none"><g stroke="var(--border-hi)"'
            f' stroke-opacity=".4" stroke-width="2.6">{lines}</g><g stroke="var(--border)" stroke-opacity=".88"'
            f' stroke-width="1.3" stroke-dasharray="4.5 3">{lines}</g></g></g>'
        )
    return "".join(parts)


def _coastline(box: Box) -> str:
    return (
        '<g style="mix-blend-mode:multiply" opacity=".28" clip-path="url(#§lands)">'
        f'<rect {_rectangle(box)} filter="url(#§grain)"/></g>'
        '<use href="#§coasts" fill="none" stroke="var(--coastline)" stroke-opacity=".6"/>'
    )


def _plants(boards: Boards, biomes: dict[int, str], regions: dict[str, Region]) -> str:
    """Plants and rocks, away from where pieces stand."""
    found: list[tuple[float, str]] = []
    for slot, board in enumerate(boards):
        for name in board[0].regions if board else ():
            region, kinds = regions[name], BIOMES[biomes[slot]]
            noise = sum(place * ord(character) for place, character in enumerate(name, 7))
            put: list[Point] = []
            for _ in range(90):
                noise = noise * 1103515245 + 12345 & 0x7FFFFFFF  # deterministic
                x, y = region.spot[0] + (noise >> 8) % 111 - 55, region.spot[1] + (noise >> 16) % 111 - 55
                is_amid = ((x - region.spot[0]) / 30) ** 2 + ((y - region.spot[1] + 2) / 24) ** 2 < 1
                if is_amid or any(hypot(x - a, y - b) < 9 for a, b in put) or not region.holds(x, y - 4, 7):
                    continue
                put.append((x, y))
                found.append((y, use(f"{biomes[slot]}-{kinds[(noise >> 5) % len(kinds)]}", x, y)))
                if len(put) == _PLANTS:
                    break
    return f'<g opacity=".92">{"".join(drawing for _, drawing in sorted(found))}</g>'


def _bridge(one: Loop, two: Loop) -> str:
    """A rope bridge over the narrowest water between two regions."""
    a, b = np.array(one), np.array(two)
    far = np.hypot(a[:, None, 0] - b[None, :, 0], a[:, None, 1] - b[None, :, 1])
    first, second = np.unravel_index(far.argmin(), far.shape)
    (ax, ay), (bx, by), length = a[first], b[second], float(far.min()) or 1.0
    ux, uy = (bx - ax) / length, (by - ay) / length
    ax, ay, bx, by = ax - ux * 7, ay - uy * 7, bx + ux * 7, by + uy * 7
    nx, ny, sag, count = -uy * 4, ux * 4, 5, round((length + 14) / 3.6)
    planks = ""
    for step in range(count + 1):
        t = step / count
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t + sin(t * 3.1416) * sag
        planks += f"M{_at((x - nx, y - ny))}L{_at((x + nx, y + ny))}"
    mx, my = (ax + bx) / 2, (ay + by) / 2
    ropes = "".join(
        f"M{_at((ax + nx * k, ay + ny * k - 2))}Q{_at((mx + nx * k, my + ny * k + sag * 1.6 - 2))}"
        f" {_at((bx + nx * k, by + ny * k - 2))}"
        for k in (1.25, -1.25)
    )
    return (
        f'<g fill="none"><path d="M{_at((ax, ay))}Q{_at((mx, my + sag * 2 + 7))} {_at((bx, by))}"'
        f' stroke="var(--umbra)" stroke-opacity=".35" stroke-width="8"/>'
        f'<path d="{planks}" stroke="#5a3a1e" stroke-width="2.8"/>'
        f'<path d="{planks}" stroke="#c79a5e" stroke-width="1.9"/>'
        f'<path d="{ropes}" stroke="#4b2f18" stroke-width="1.2"/></g>'
    )
