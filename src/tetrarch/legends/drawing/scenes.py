"""The pictures on the cards of the SVG drawings: for each family a small landscape of sky, three ridges and a motif."""

from __future__ import annotations

from functools import lru_cache
from math import sin
from typing import NamedTuple

from tetrarch.core.drawing.svg import number


class Scene(NamedTuple):
    """A landscape of 160 by 100."""

    sky: tuple[str, str, str]
    ridges: tuple[str, str, str]
    """From the farthest to the nearest."""
    glow: tuple[float, float, str]
    """Where light comes from, and its colour."""
    motif: str
    """Before the farther ridges and behind the nearest."""
    is_craggy: bool = False


def _tower(x: float, width: float, height: float, wall: str, roof: str, light: str) -> str:
    top, left, right = 94 - height, x - width * 0.66, x + width * 0.66
    return (
        f'<path d="M{x - width / 2} 94V{top}h{width}V94Z" fill="{wall}"/>'
        f'<path d="M{number(left)} {top}L{x} {number(top - width * 1.4)}L{number(right)} {top}Z" fill="{roof}"/>'
        f'<path d="M{x - 2} {top + 6}h4v7h-4Z" fill="{light}"/>'
    )


def _pines(places: tuple[tuple[float, float], ...], colour: str) -> str:
    found = ""
    for x, high in places:
        for step in range(3):
            width, base = high * (0.24 - step * 0.06), 92 - high * step * 0.24
            found += f"M{number(x - width)} {number(base)}h{number(2 * width)}l{number(-width)} {number(-high * 0.46)}Z"
    return f'<path d="{found}" fill="{colour}"/>'


def _stars(colour: str = "#fff") -> str:
    places = "".join(f"M{7 + step * 37 % 151} {5 + step * 23 % 47}h.01" for step in range(16))
    return f'<path d="{places}" stroke="{colour}" stroke-width="1.3" stroke-linecap="round"/>'


def _banners() -> str:
    found = ""
    for x, y, scale in ((58, 66, 1.0), (96, 60, 1.25), (128, 70, 0.95)):
        found += (
            f'<g transform="translate({x} {y}) scale({scale})"><path d="M0 12V-22" stroke="#4c3520"'
            f' stroke-width="1.4"/>'
            '<path d="M.6-22C6-25 9-19 15-22V-12C9-9 6-15 .6-12Z" fill="#c0392b"/></g>'
        )
    return found


_ARCH = (
    '<g fill="#8b7d66"><path d="M60 92l2-34h9l2 34ZM88 92l1-34h9l3 34Z"/></g>'
    '<path d="M55 60l52-2-2-9-47 2Z" fill="#b0a283"/>'
)
_HOUSES = (
    '<path d="M20 90V76l9-8 9 8v14ZM44 90V72l10-8 10 8v18ZM74 90V54l8-14 8 14v36ZM98 90V74l9-8 9 8v16ZM122 90V77l8-7'
    ' 8 7v13Z"'
    ' fill="#1b1a3d"/><path d="M27 78h4v5h-4ZM52 75h4v6h-4ZM80 60h4v7h-4ZM105 77h4v5h-4ZM128 79h4v5h-4Z"'
    ' fill="#ffcf6b"/>'
)
_EYE = (
    '<path d="M18 46C46 18 66 15 80 15S114 18 142 46C114 67 94 69 80 69S46 67 18 46Z" fill="#f07a2c"'
    ' fill-opacity=".7"/>'
    '<circle cx="80" cy="42" r="18" fill="#ffb648"/><path d="M80 24C85 34 85 50 80 60 75 50 75 34 80 24Z"'
    ' fill="#240611"/>'
)
_SPHINX = (
    '<path d="M104 80L132 32l28 48Z" fill="#3f2a68"/><path d="M104 80L132 32l6 48Z" fill="#694a93"/>'
    '<path d="M40 88L66 46l28 42Z" fill="#4c3379"/><path d="M40 88L66 46l5 42Z" fill="#7b5a9e"/>'
)
_PEAK = (
    '<path d="M18 100L62 20l12 18 8-10 46 72Z" fill="#4b5870"/><path d="M62 20l12 18 4 28-6 34H18Z" fill="#7588a0"/>'
    '<path d="M62 20l-14 25 8-3 4 7 5-8 5 5 4-8Z" fill="#f3f6f8"/>'
)
_KEEP = (
    '<path d="M34 94V52h10v-8h6v8h8V36h8v-8h6v8h8v-8h6v8h8v16h8v-8h6v8h10v42Z" fill="#5b4660"/>'
    '<path d="M72 94V76a8 8 0 0 1 16 0v18Z" fill="#2a1d33"/><path d="M80 28V10" stroke="#3a2a3a" stroke-width="1.4"/>'
    '<path d="M80.6 10c6-3 9 3 15 0v9c-6 3-9-3-15 0Z" fill="#c0392b"/>'
)
_MOON = (
    '<circle cx="118" cy="26" r="11.5" fill="#fff5d6"/><path d="M113 22h3M121 30h2" stroke="#e6d9b4" stroke-width="3"/>'
)

SCENES = {
    "": Scene(("#f5d9b5", "#d99b7c", "#8a5f78"), ("#a57d8c", "#8d6a86", "#35283f"), (120, 40, "#fff0cf"), _KEEP),
    "Ancient": Scene(("#f9ecc2", "#f0bd78", "#b8683f"), ("#c58a5c", "#9a7148", "#3c3a24"), (84, 44, "#fff6d0"), _ARCH),
    "Cursed": Scene(
        ("#2b3440", "#66786c", "#c6c98f"),
        ("#4a5a54", "#3c4b48", "#1e2526"),
        (110, 50, "#e9efb0"),
        _tower(84, 22, 52, "#232a2e", "#161b20", "#b9f27a"),
    ),
    "Dire": Scene(
        ("#1b050d", "#6d1519", "#e8692f"), ("#4a1118", "#2a0b12", "#150509"), (80, 42, "#ff9a4a"), _EYE, is_craggy=True
    ),
    "Forest": Scene(
        ("#e5efc2", "#9cc48e", "#4b8a68"),
        ("#7fb08a", "#3d7a5b", "#123025"),
        (84, 40, "#fdffe0"),
        _pines(((12, 62), (36, 46), (58, 36), (106, 40), (128, 52), (150, 66)), "#22503d"),
    ),
    "Night": Scene(
        ("#141a44", "#3c3f83", "#8d6a9a"),
        ("#2d3170", "#232658", "#100f2a"),
        (118, 26, "#fff4cf"),
        _stars() + _MOON + _HOUSES,
    ),
    "Noble": Scene(
        ("#9fd0e0", "#f6e6bc", "#f3c777"), ("#a9bf8a", "#88a95f", "#4f7238"), (36, 34, "#fffbe0"), _banners()
    ),
    "Arcane": Scene(
        ("#1c1246", "#6b3a93", "#f3a3a0"), ("#5a3a82", "#442a6c", "#1d1236"), (80, 40, "#ffd6ef"), _stars() + _SPHINX
    ),
    "Mountain": Scene(
        ("#dbe8ee", "#a8c0cf", "#e8d3b0"),
        ("#8ea6b8", "#64798f", "#30384a"),
        (120, 40, "#ffffff"),
        _PEAK,
        is_craggy=True,
    ),
}
"""The landscapes by family; the first is for cards of no family, and for families that are somebody's own."""


def scene_name(family: str) -> str:
    """The name of the drawing for a family."""
    return f"scene-{family if family in SCENES else ''}".rstrip("-").lower()


def _ridge(base: float, height: float, colour: str, seed: float, is_craggy: bool) -> str:
    points = []
    for step in range(17 if is_craggy else 25):
        x = step * (10 if is_craggy else 160 / 24)
        wave = sin(x / 19 + seed) * 0.6 + sin(x / 8 + seed * 2.3) * 0.25
        if is_craggy:
            wave = (1 if step % 2 else -1) * (0.5 + 0.5 * sin(step * 2.1 + seed)) * 0.8
        points.append(f"{number(x)} {number(base + wave * height)}")
    return f'<path d="M{"L".join(points)}V100H0Z" fill="{colour}"/>'


@lru_cache(maxsize=16)
def scene_art(family: str) -> str:
    """The drawing of a family's landscape."""
    name = scene_name(family)
    scene = SCENES.get(family, SCENES[""])
    x, y, light = scene.glow
    offsets = zip((0, 0.55, 1), scene.sky, strict=True)
    stops = "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in offsets)
    far, middle, near = (
        _ridge(base, height, colour, seed, scene.is_craggy)
        for colour, (base, height, seed) in zip(scene.ridges, ((58, 9, 1.3), (70, 8, 4.1), (91, 4, 2.2)), strict=True)
    )
    return (
        f'<linearGradient id="§{name}-sky" x2="0" y2="1">{stops}</linearGradient><radialGradient id="§{name}-glow">'
        f'<stop offset="0" stop-color="{light}" stop-opacity=".9"/><stop offset="1" stop-color="{light}"'
        f' stop-opacity="0"/></radialGradient><symbol id="§{name}" viewBox="0 0 160 100"'
        f' preserveAspectRatio="xMidYMid slice"><rect width="160" height="100" fill="url(#§{name}-sky)"/>'
        f'<circle cx="{x}" cy="{y}" r="44" fill="url(#§{name}-glow)"/>{far}{middle}{scene.motif}{near}</symbol>'
    )
