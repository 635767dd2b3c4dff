"""The terrain of the SVG drawings: sand, construction spaces, chasms, tempests, portals and temples.

The conventions are those of ``art``. Drawings that are reused with rotations, so that neighbours differ, lie in the
board plane and are squashed where they are used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import cos, exp, hypot, pi, sin, sqrt
from typing import TypeAlias

from tetrarch.core.drawing.svg import GLYPHS, number
from tetrarch.eko.drawing.art import SIZE, SQUASH, ellipse

Point: TypeAlias = tuple[float, float]

CORNERS: tuple[Point, ...] = tuple(
    (SIZE * cos(pi * (60 * corner - 30) / 180), SIZE * sin(pi * (60 * corner - 30) / 180) * SQUASH)
    for corner in range(6)
)
"""The corners of a hex, seen from its centre, clockwise; the side after corner i faces direction i of ``hexes``."""

VARIANTS = {"r": 3, "c": 6, "m": 3, "x": 3, "t": 6}
"""The number of looks for each kind of terrain that has several."""

TURNED = frozenset("ct")
"""The kinds whose looks are rotations of one drawing."""


def ground_point(x: float, y: float) -> Point:
    """A point of the board plane, in hex sizes from a centre, as seen on the page."""
    return x * SIZE, y * SIZE * SQUASH


def polygon(points: Sequence[Point]) -> str:
    """A closed path with straight sides."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def curve(points: Sequence[Point], *, closed: bool, tension: float = 1 / 6) -> str:
    """A smooth path through points."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    path = f"M{number(points[0][0])} {number(points[0][1])}"
    for index in range(count if closed else count - 1):
        before, start, end, after = (at(index + shift) for shift in (-1, 0, 1, 2))
        bends = (
            (start[0] + (end[0] - before[0]) * tension, start[1] + (end[1] - before[1]) * tension),
            (end[0] - (after[0] - start[0]) * tension, end[1] - (after[1] - start[1]) * tension),
            end,
        )
        path += "C" + " ".join(f"{number(x)} {number(y)}" for x, y in bends)
    return path + ("Z" if closed else "")


def scatter(seed: int) -> Callable[[], float]:
    """A generator of irregular numbers from 0 to 1, for stones and edges, not for games."""
    state = seed * 0x9E3779B1 & 0xFFFFFFFF

    def draw() -> float:
        nonlocal state
        state = state * 1664525 + 1013904223 & 0xFFFFFFFF
        return (state >> 8) / (1 << 24)

    return draw


def _mixed(start: Point, end: Point, share: float, dx: float = 0.0, dy: float = 0.0) -> Point:
    return start[0] + (end[0] - start[0]) * share + dx, start[1] + (end[1] - start[1]) * share + dy


def _scaled(points: Sequence[Point], scale: float, dy: float = 0.0) -> list[Point]:
    return [(x * scale, y * scale + dy) for x, y in points]


# -------------------------------------------------------------------------------------------------------------- kinds

_STONES = (
    "M-5 1C-5.2-2-2.5-4 .5-3.8 3.5-3.7 5.4-1.5 5 1 4.6 3.2 2 4-.5 3.9-3 3.8-4.8 3-5 1Z",
    "M-5.5.5C-4.5-3-1.5-3.6 1-3.4 4-3 5.8-.5 5.3 1.2 4.5 3.4 1.5 3.7-1 3.5-4 3.3-5.7 2-5.5.5Z",
)


def _stone(index: int) -> str:
    shape = _STONES[index]
    return (
        f'<g id="§stone{index}"><path d="{shape}" transform="translate(2 1.6)" fill="var(--shade)" fill-opacity=".3"/>'
        f'<path d="{shape}" fill="var(--reg-lo)"/>'
        f'<path d="{shape}" transform="translate(-.4 -2.6)" fill="var(--reg-st)"/>'
        f'<path d="{shape}" transform="translate(-1.2 -3.3) scale(.6)" fill="var(--reg-top)"/></g>'
    )


def _reg(look: int) -> str:
    """Scattered stones, the nearer ones over the farther ones."""
    draw = scatter(look * 977 + 31)
    stones: list[tuple[float, float, float]] = []
    for _ in range(70):
        angle, distance, radius = draw() * 2 * pi, 0.16 + 0.56 * sqrt(draw()), 0.08 + draw() * 0.1
        x, y = cos(angle) * distance, sin(angle) * distance
        if y < 0.5 and all(hypot(x - other[0], y - other[1]) > radius + other[2] + 0.04 for other in stones):
            stones.append((x, y, radius))
    uses = []
    for index, (x, y, radius) in enumerate(sorted(stones[:14], key=lambda stone: stone[1])):
        across, down = ground_point(x, y)
        place = f"translate({number(across)} {number(down)}) scale({radius * 7.2:.2f})"
        uses.append(f'<use href="#§stone{index % 2}" transform="{place}"/>')
    return f'<g id="§r{look}">{"".join(uses)}</g>'


def _canyon() -> str:
    """A gorge with a river, in the board plane."""

    def band(low: float, high: float) -> str:
        edges: list[list[Point]] = [[], []]
        for step in range(9):
            along = -1.0 + 2.0 * step / 8
            middle = -0.2 + 0.26 * sin(along * 3.3 + 0.9)
            for edge, offset in zip(edges, (low, high), strict=True):
                rough = 1 + 0.16 * sin(along * 6.1 + offset * 8)
                edge.append((along * SIZE, (middle + offset * rough) * SIZE))
        return curve(edges[0], closed=False) + "L" + curve(edges[1][::-1], closed=False)[1:] + "Z"

    bands = (
        (0.62, "can-2"),
        (0.45, "can-hi"),
        (0.34, "can-3"),
        (0.235, "can-2"),
        (0.15, "can-4"),
        (0.065, "can-5"),
    )
    rock = "".join(f'<path d="{band(-width, width)}" fill="var(--{colour})"/>' for width, colour in bands)
    frame = polygon([(x * 0.955, y * 0.955 / SQUASH) for x, y in CORNERS])
    return (
        f'<clipPath id="§gorge"><path d="{frame}"/></clipPath><g id="§c"><g clip-path="url(#§gorge)">{rock}'
        f'<path d="{band(0.0, 0.055)}" fill="var(--river)"/></g></g>'
    )


def _peak(x: float, y: float, width: float, height: float, seed: int) -> str:
    """A peak: lit from the west, dark in the east, with a broken ridge and snow on both sides."""
    draw = scatter(seed)
    top = (x + (draw() - 0.5) * 4, y - height)
    west, east = (x - width, y), (x + width, y - 1)
    foot = (x + width * 0.16 + (draw() - 0.5) * 4, y + width * 0.3)
    ridge = [top, _mixed(top, foot, 0.22, -1.6), _mixed(top, foot, 0.42, 1.6), _mixed(top, foot, 0.66, -1.2), foot]
    left = [
        west,
        _mixed(west, top, 0.28, 1.6, 0.6),
        _mixed(west, top, 0.55, -0.6),
        _mixed(west, top, 0.8, 0.8, 0.6),
        top,
    ]
    right = [top, _mixed(top, east, 0.24, 0.8), _mixed(top, east, 0.5, -0.8), _mixed(top, east, 0.74, 1.4), east]
    feet = [(x - width * 0.1, y + width * 0.26), (x - width * 0.55, y + width * 0.2)]
    faces: list[tuple[list[Point], str]] = [
        ([*left, *ridge[1:], *feet], 'fill="var(--mtn-lit)"'),
        ([*right, (x + width * 0.62, y + width * 0.16), *ridge[:0:-1]], 'fill="var(--mtn-dark)"'),
        (
            [left[1], _mixed(left[1], foot, 0.42, 0, -2), _mixed(west, foot, 0.6), feet[1], west],
            'fill="var(--mtn-mid)" fill-opacity=".55"',
        ),
        (
            [ridge[2], _mixed(ridge[2], west, 0.34), _mixed(ridge[3], west, 0.26), ridge[3]],
            'fill="var(--mtn-mid)" fill-opacity=".5"',
        ),
        ([right[2], _mixed(right[2], foot, 0.5), _mixed(east, foot, 0.5), right[3]], 'fill="#000" fill-opacity=".12"'),
        (
            [
                *(top, _mixed(top, west, 0.26, 0.6), _mixed(top, west, 0.19, 2.4, 1.4), _mixed(top, west, 0.3, 4.2)),
                *(_mixed(top, foot, 0.3, -3.2), ridge[1]),
            ],
            'fill="var(--mtn-cap)"',
        ),
        (
            [
                *(top, ridge[1], _mixed(top, foot, 0.36, 1.2)),
                *(_mixed(top, east, 0.2, -1.6, 1.6), _mixed(top, east, 0.25, 0.6)),
            ],
            'fill="var(--mtn-cap2)"',
        ),
    ]
    return "".join(f'<path d="{polygon(points)}" {paint}/>' for points, paint in faces)


def _mountain(look: int) -> str:
    """A group of peaks, and a smaller group that stands behind a building."""
    shadow = '<ellipse cx="6" cy="{}" rx="33" ry="14" fill="url(#§shadow)"/>'
    free = _peak(11, -4, 18, 29, look + 3) + _peak(-8, 5, 23, 41, look + 20) + _peak(17, 9, 13, 17, look + 9)
    behind = _peak(-14, -9, 17, 27, look + 20) + _peak(14, -8, 17, 24, look + 3)
    return f'<g id="§m{look}">{shadow.format(8)}{free}</g><g id="§mb{look}">{shadow.format(-2)}{behind}</g>'


def _capital() -> str:
    """A raised platform with a mosaic."""

    def raised(points: Sequence[Point]) -> str:
        return polygon([(x, y - 4) for x, y in points])

    def star(outer: float, inner: float, rays: int, turn: float) -> list[Point]:
        angles = [(turn + step * pi / rays, inner if step % 2 else outer) for step in range(2 * rays)]
        return [ground_point(cos(angle) * radius, sin(angle) * radius) for angle, radius in angles]

    low = _scaled(CORNERS, 0.84)
    studs = "".join(
        f'<ellipse cx="{number(x)}" cy="{number(y - 4)}" rx="2.6" ry="2.2"/>' for x, y in _scaled(CORNERS, 0.79)
    )
    line = 'stroke="var(--cap-line)" stroke-width=".6"'
    return (
        f'<g id="§K"><path d="{polygon([(x + 3, y + 3) for x, y in low])}" fill="var(--shade)" fill-opacity=".35"/>'
        f'<path d="{polygon(low)}" fill="var(--cap-lo)"/>'
        f'<path d="{raised(low)}" fill="url(#§f-K)" stroke="var(--cap-line)"/>'
        f'<path d="{raised(_scaled(CORNERS, 0.74))}" fill="none" stroke="var(--cap-gold)" stroke-width="2.2"/>'
        f'<path d="{raised(star(0.62, 0.4, 12, 0))}" fill="var(--cap-blue)"/>'
        f'<path d="{raised(star(0.56, 0.3, 6, pi / 6))}" fill="var(--cap-gold)" {line}/>'
        f'<path d="{raised(star(0.36, 0.2, 6, 0))}" fill="var(--cap-hi)" {line}/>'
        f'<g fill="var(--cap-gold)" {line}>{studs}</g></g>'
    )


def _chasm(look: int) -> str:
    """A pit with a ragged edge."""
    draw = scatter(look * 137 + 40)
    rim = []
    for step in range(18):
        angle = step / 18 * 2 * pi
        reach = 0.774 / cos((angle + pi / 6) % (pi / 3) - pi / 6) * (1 - draw() * 0.13)
        rim.append(ground_point(cos(angle) * reach, sin(angle) * reach))

    layers = (
        (1.012, 1.2, 'fill="var(--sand-hi)"'),
        (1.0, 0.0, 'fill="url(#§f-x)"'),
        (0.9, 3.5, 'fill="var(--pit)" fill-opacity=".8"'),
        (0.74, 7.0, 'fill="var(--pit-lo)"'),
        (0.5, 10.0, 'fill="var(--pit-deep)"'),
    )
    shapes = [(curve(_scaled(rim, scale, dy), closed=True, tension=0.08), paint) for scale, dy, paint in layers]
    return f'<g id="§x{look}">' + "".join(f'<path d="{shape}" {paint}/>' for shape, paint in shapes) + "</g>"


def _tempest() -> str:
    """Whirling dust around the middle of the space, in the board plane."""

    def arm(turn: float, start: float, end: float, first: float = 8.0) -> str:
        steps = [start + (end - start) * step / 7 for step in range(8)]
        points = [(first * exp(0.3 * a) * cos(a + turn), first * exp(0.3 * a) * sin(a + turn)) for a in steps]
        return curve(points, closed=False)

    wide = "".join(arm(2 * pi * index / 3, 0.4, 4.1) for index in range(3))
    fine = "".join(arm(2 * pi * index / 3 + 0.75, 1.2, 4.2) for index in range(3))
    thin = "".join(arm(2 * pi * index / 3 + 1.4, 0.9, 3.7) for index in range(3))
    return (
        '<g id="§t" fill="none" stroke-linecap="round">'
        f'<path d="{wide}" transform="translate(1 1.6)" stroke="var(--storm-lo)" stroke-opacity=".5"'
        ' stroke-width="4.4"/>'
        f'<path d="{wide}" stroke="var(--storm-hi)" stroke-opacity=".85" stroke-width="3.2"/>'
        f'<path d="{fine}" stroke="var(--storm-hi)" stroke-opacity=".55" stroke-width="1.6"/>'
        f'<path d="{thin}" stroke="var(--storm-lo)" stroke-opacity=".45" stroke-width="1.2"/></g>'
    )


_PORTAL = f"""<g id="§way"><path d="M4-10H34.6V10H4Z" fill="var(--stone)" stroke="var(--ink-line)" stroke-opacity=".6"/>
<path d="M11-10V10M19-10V10M27-10V10M11-3H19M11 4H19M19 0H27M4 0H11M27-4H34M27 4H34" fill="none"
stroke="var(--ink-line)" stroke-opacity=".4"/></g><path id="§arrow" d="M25-7 33 0 25 7M33-7 41 0 33 7"/>
<g id="§arrows" fill="none" stroke-linejoin="round" stroke-linecap="round">
<use href="#§arrow" stroke="var(--ink-line)" stroke-width="5.5"/>
<use href="#§arrow" stroke="#ffd469" stroke-width="2.8"/></g>
<g id="§portal">{ellipse(0, 0, 21, 'fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".8"')}
{ellipse(0, 0, 17, 'fill="none" stroke="var(--ink-line)" stroke-opacity=".4"')}
<ellipse cx="6" cy="2" rx="21" ry="8" fill="url(#§shadow)"/><g transform="scale(.88)">
<path d="M-11 2V-19A11 12 0 0 1 11-19V2Z" fill="url(#§f-p)"/>
<path d="M-5-4C-7-12 0-19 5-15S4-5 0-8-1-14 2-13" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.3"
stroke-linecap="round"/><path d="M-17 4V-19A17 18 0 0 1 17-19V4L10.5 2V-19A10.5 11.5 0 0 0-10.5-19V2Z"
fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".9" stroke-linejoin="round"/>
<path d="M10.5 2V-19C10.5-24 8-28 4-30L7-35.5C13-33 17-27 17-19V4Z" fill="#000" fill-opacity=".22"/>
<path d="M-17-12H-10.5M-17-4H-10.5M10.5-12H17M10.5-4H17M-15-26-9.5-23M15-26 9.5-23M-8-34.5-5-29.5M8-34.5 5-29.5"
stroke="var(--ink-line)" stroke-opacity=".5" stroke-width=".8"/>
<path d="M-3.5-37.5H3.5L2.5-29H-2.5Z" fill="var(--cap-gold)" stroke="var(--cap-line)" stroke-width=".7"/></g></g>"""

_TEMPLE_SIGNS = {
    "s": '<path d="M-4.5-6H4.5L.8 0 4.5 6H-4.5L-.8 0Z"/><path d="M-6-6.5H6M-6 6.5H6" stroke="currentColor"'
    ' stroke-width="1.8" stroke-linecap="round"/>',
    "o": f'<path d="{GLYPHS["M"]}" transform="translate(-.6 .6) scale(.68)"/>',
    "w": '<path d="M-7-2.2H1.5A2.3 2.3 0 1 0-.8-4.5M-7 1.2H4.2A2.4 2.4 0 1 1 2 3.8M-4.5 4.6H-1" fill="none"'
    ' stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
}
"""Hourglass, crescent and gust."""


def _temple(kind: str) -> str:
    """A paved court with an obelisk on the left, so that a building leaves the sign visible."""
    court, inner = polygon(_scaled(CORNERS, 0.78)), polygon(_scaled(CORNERS, 0.6))
    cross = "".join(f"M0 0L{number(x)} {number(y)}" for x, y in _scaled(CORNERS, 0.78))
    return (
        f'<g id="§{kind}"><path d="{polygon([(x + 2, y + 2.5) for x, y in _scaled(CORNERS, 0.78)])}"'
        f' fill="var(--shade)" fill-opacity=".3"/><path d="{court}" fill="url(#§f-K)" stroke="var(--ink-line)"/>'
        f'<path d="{cross}{inner}" fill="none" stroke="var(--ink-line)" stroke-opacity=".28"/></g>'
        f'<g id="§{kind}-sign"><ellipse cx="3" cy="2" rx="13" ry="6" fill="url(#§shadow)"/>'
        '<path d="M-9-2V3L-1 6 9 2V-3Z" fill="var(--stone-lo)" stroke="var(--ink-line)" stroke-width=".8"/>'
        '<path d="M-6.5-1-4.5-38 0-45-.5 2Z" fill="var(--stone-hi)"/>'
        '<path d="M0-45 4.5-39 6.5-2-.5 2Z" fill="var(--stone-lo)"/><path d="M-6.5-1-4.5-38 0-45 4.5-39 6.5-2-.5 2Z"'
        ' fill="none" stroke="var(--ink-line)" stroke-width=".9" stroke-linejoin="round"/>'
        '<g transform="translate(0 -22)">'
        '<circle r="10" fill="var(--cap-blue)" stroke="var(--cap-gold)" stroke-width="1.8"/>'
        f'<g fill="#ffe39a" color="#ffe39a">{_TEMPLE_SIGNS[kind]}</g></g></g>'
    )


def _fill(name: str, *colours: str, steep: bool = False) -> str:
    stops = "".join(
        f'<stop offset="{number(index / (len(colours) - 1))}" stop-color="{colour}"/>'
        for index, colour in enumerate(f"var(--{colour})" if colour[0] != "#" else colour for colour in colours)
    )
    direction = 'x2="0" y2="1"' if steep else 'x1=".1" x2=".7" y2="1"'
    return f'<linearGradient id="§f-{name}" {direction}>{stops}</linearGradient>'


DESERT = """<defs><linearGradient id="§d0" x2="0" y2="1"><stop offset="0" stop-color="var(--dune-1)"/>
<stop offset="1" stop-color="var(--dune-2)"/></linearGradient><linearGradient id="§d1" x2="0" y2="1">
<stop offset="0" stop-color="var(--dune-lit)" stop-opacity=".9"/><stop offset="1" stop-color="var(--dune-lit)"
stop-opacity="0"/></linearGradient><linearGradient id="§d2" x2="0" y2="1"><stop offset="0" stop-color="var(--dune-sh)"
stop-opacity=".42"/><stop offset="1" stop-color="var(--dune-sh)" stop-opacity="0"/></linearGradient></defs>
<path d="M0 0H1000V600H0Z" fill="url(#§d0)"/>
<path d="M0 92C140 30 260 70 400 110S720 40 1000 84V230H0Z" fill="url(#§d2)"/>
<path d="M0 92C140 30 260 70 400 110S720 40 1000 84V60C720 14 560 70 400 74S140 10 0 62Z" fill="url(#§d1)"/>
<path d="M0 250C160 300 300 190 480 214S800 300 1000 226V380H0Z" fill="url(#§d2)"/><path d="M0 250C160 300 300 190 480
214S800 300 1000 226V196C820 262 660 190 480 178S160 262 0 214Z" fill="url(#§d1)"/>
<path d="M0 430C180 380 330 470 520 440S860 360 1000 418V560H0Z" fill="url(#§d2)"/><path d="M0 430C180 380 330 470 520
440S860 360 1000 418V388C860 330 700 404 520 408S180 352 0 396Z" fill="url(#§d1)"/>
<path d="M0 560C200 520 380 590 560 556S840 520 1000 566V600H0Z" fill="url(#§d2)"/>"""
"""The dunes around the board, on an area of 1000 by 600."""

FILLS = {".": "sand", "x": "sand", "K": "sand", "p": "r", "s": "r", "o": "r", "w": "r"}
"""The fill of the hexes of each kind without its own drawing."""


@cache
def terrain_art() -> str:
    """All drawings that the terrain uses."""
    hex_ = polygon(_scaled(CORNERS, 1.006))
    dish = ellipse(0, 0, 26.6, 'fill="url(#§f-dish)" stroke="var(--dish-line)"')
    dish += ellipse(0, 1, 27.2, 'fill="none" stroke="var(--sand-hi)" stroke-width=".9" stroke-opacity=".8"')
    waves = "".join(f"M0 {y}C14 {y - 6} 28 {y - 6} 42 {y}S70 {y + 6} 84 {y}" for y in (6, 17, 28, 39))
    parts = [
        _fill("sand", "sand-hi", "sand", "sand-lo"),
        _fill("dish", "dish-lo", "dish", "dish-hi"),
        _fill("r", "reg-hi", "reg"),
        _fill("c", "can-hi", "can"),
        _fill("m", "mtn-hi", "mtn"),
        _fill("K", "cap-hi", "cap"),
        _fill("t", "storm-hi", "storm"),
        _fill("x", "pit-hi", "pit", "pit-lo", steep=True),
        _fill("p", "#2b1a63", "#5b3fb0", "#4fc3c9", steep=True),
        _fill("slab", "slab-hi", "slab-lo", steep=True),
        '<pattern id="§ripple" width="84" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(-7)">'
        f'<path d="{waves}" fill="none" stroke="var(--ripple)" stroke-opacity=".1" stroke-width="2.2"/></pattern>',
        f'<path id="§hex" d="{hex_}"/><g id="§dish">{dish}</g>',
        *(_stone(index) for index in range(len(_STONES))),
        *(_reg(look) for look in range(VARIANTS["r"])),
        _canyon(),
        *(_mountain(look) for look in range(VARIANTS["m"])),
        _capital(),
        *(_chasm(look) for look in range(VARIANTS["x"])),
        _tempest(),
        _PORTAL,
        *map(_temple, "sow"),
    ]
    return "".join(parts)
