"""The art of the SVG drawings: colours of both themes, armies, cities, tokens, plants and icons.

These are SVG definitions for other drawings; ``tetrarch.core.drawing.svg`` explains ``var(--name)`` and ``§``. In the
drawing of a piece, the default fill is its owner's colour, the default stroke the owner's line colour, and
``currentColor`` the colour of its sign. Pieces are centred on the origin, with light from the upper left.
"""

from __future__ import annotations

import re
from functools import lru_cache

from tetrarch.core.drawing.svg import COLOURS as SHARED
from tetrarch.core.drawing.svg import SHEEN, load_art, number, opaque_colours, owner, sign_art

_ART = load_art("tetrarch.legends")
BIOMES: dict[str, list[str]] = {name: biome["flora"] for name, biome in _ART["biomes"].items()}
"""The landscapes, named after the published sides, and the plants and rocks of each."""
COLOURS = {**SHARED, **opaque_colours(_ART["colours"])} | opaque_colours(
    {f"{name}-{part}": pair for name, biome in _ART["biomes"].items() for part, pair in biome["colours"].items()}
)
"""The colours by name, in the light and in the dark theme; those of a landscape begin with its name."""
ICONS: dict[str, str] = _ART["icons"]
"""Pictograms in boxes of 24 by 24, from the upper left corner."""
TOKEN_COLOURS: dict[str, list[str]] = _ART["tokens"]
"""Background and sign of the tokens that are not explore tokens; they are the same in both themes."""


def biome_of(side: str) -> str:
    """The landscape of a side; for a custom side one is derived from its name."""
    return side if side in BIOMES else list(BIOMES)[sum(map(ord, side)) % len(BIOMES)]


STONE = 'fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".9"'

CUBE = """<g id="§cube"><path d="M-8.5-4L-6.5-13.6H6.5L8.5-4V5H-8.5Z" stroke-width="1.3" stroke-linejoin="round"/>
<g stroke="none"><path d="M-8.5-4H8.5V5H-8.5Z" fill="#000" fill-opacity=".3"/>
<path d="M-8.5-4L-6.5-13.6H6.5L8.5-4Z" fill="url(#§cubetop)"/></g>
<path d="M-8-4H8" stroke="#fff" stroke-opacity=".45" stroke-width=".9"/></g>"""

CUBE_FRONTS = {
    "E": "M-6 3.5l3-5.5M-1.5 3.5l3-5.5M3 3.5l3-5.5",
    "T": "M-7 .8q1.8-2.6 3.5 0t3.5 0 3.5 0 3.5 0",
    "M": "M-5 .6h.01M0 .6h.01M5 .6h.01",
    "S": "M-5-1.5v4M-7 .5h4M0-1.5v4M-2 .5h4M5-1.5v4M3 .5h4",
    "N": "M-5 .5h10",
}
"""The patterns on the fronts of cubes."""


def _turret(x: float, y: float, height: float, radius: float) -> str:
    top, eaves = y - height, radius + 1.6
    wall = f"M{x - radius} {top}V{y}A{radius} {number(radius * 0.5)} 0 0 0 {x + radius} {y}V{top}Z"
    bend, tip = number(eaves * 0.45), number(top - radius * 2.4)
    shade = f"{x + 1} {number(top + eaves * 0.45)}"
    return (
        f'<path d="{wall}" {STONE}/><path d="{wall}" fill="url(#§side)" stroke="none"/>'
        f'<path d="M{x - eaves} {top}A{eaves} {bend} 0 0 0 {x + eaves} {top}L{x} {tip}Z" stroke-linejoin="round"/>'
        f'<g stroke="none"><path d="M{x} {tip}L{x + eaves} {top}A{eaves} {bend} 0 0 1 {shade}Z" fill="#000"'
        f' fill-opacity=".25"/><path d="M{x} {tip}L{x - eaves} {top}l{number(radius * 0.9)} {number(radius * 0.55)}Z"'
        ' fill="#fff" fill-opacity=".25"/></g>'
    )


_WALL = "M-14-8V2A20 6 0 0 0 14 2V-8Z"
CITY = f"""<g id="§city"><ellipse cx="4" cy="2" rx="19" ry="7" fill="url(#§shadow)" stroke="none"/>
{_turret(0, -4, 15, 5)}<path d="{_WALL}" {STONE}/><path d="{_WALL}" fill="url(#§side)" stroke="none"/>
<path d="M-14-8v-3h4v3ZM-6.5-8v-3h4v3ZM2.5-8v-3h4v3ZM10-8v-3h4v3Z" fill="var(--stone-hi)" stroke="var(--ink-line)"
stroke-width=".7"/><path d="M-5.4-9H5.4V3.6L0 1-5.4 3.6Z" stroke-width=".9"/>
{_turret(-14, 2, 12, 4.2)}{_turret(14, 2, 12, 4.2)}</g>"""

_TUFT = (
    '<path d="M-3 0C-2.6-2-2.6-3-3.6-4M0 0V-5M3 0C2.6-2 2.6-3 3.6-4" stroke="leaf-lo" stroke-width="1" fill="none"'
    ' stroke-linecap="round"/>'
)
_PALM = (
    '<ellipse cx="3" cy="1" rx="5" ry="1.6" fill="umbra" fill-opacity=".3"/><path d="M0 0C0-4 .6-7 2-10" stroke="bark"'
    ' stroke-width="1.3" fill="none"/><path d="M2-10C-1-13-5-12-6-9-3-10.5 0-10.5 2-10 0-9-1-7-1-5 0-7.5 1-9 2-10 4'
    "-9 5-7"
    ' 5-5 5.5-7.5 4-9.5 2-10 5-11 7.5-10 9-8 9-11.5 5-13.5 2-10 3-13 1-15-1-15.5 1-14 2-12 2-10Z"'
    ' fill="leaf-lo"/>'
)
FLORA = {
    "tree": '<ellipse cx="1.5" cy="1" rx="4.5" ry="1.6" fill="umbra" fill-opacity=".3"/><path d="M-.6 0V-3H.6V0Z"'
    ' fill="bark"/><circle cy="-5.4" r="3.8" fill="leaf-lo"/><circle cx="-.9" cy="-6.2" r="2.6" fill="leaf"/>',
    "pine": '<ellipse cx="1.5" cy="1" rx="4" ry="1.4" fill="umbra" fill-opacity=".3"/><path d="M0-12L3.8-4.5H2.2L4.4'
    " 0H-4.4"
    'L-2.2-4.5H-3.8Z" fill="pine-lo"/><path d="M0-12V0H-4.4L-2.2-4.5H-3.8Z" fill="pine"/>',
    "hill": '<path d="M-11 1C-7-6-3-8 0-8S7-6 11 1Z" fill="hill-lo"/><path d="M-11 1C-7-6-3-8 0-8 0-5-3-3-4 1Z"'
    ' fill="hill"/>',
    "rock": '<path d="M-6 1L-4-4 0-6 4-3.5 6 1Z" fill="rock-lo"/><path d="M-6 1L-4-4 0-6-.6-1-2 1Z" fill="rock"/>',
    "peak": '<path d="M-12 2L0-17 13 2Z" fill="rock-lo"/><path d="M-12 2L0-17 1.6-8-1 2Z" fill="rock"/>'
    '<path d="M0-17L-3.8-11-1.4-11.8.4-9.6 1.6-12 3.9-11.2Z" fill="snow"/>',
    "palm": _PALM,
    "tuft": _TUFT,
    "dune": '<path d="M-9 1C-5-3-2-5 2-5 1-3 4-1 9 1Z" fill="hill-lo"/><path d="M-9 1C-5-3-2-5 2-5 0-2-2-.5-3 1Z"'
    ' fill="hill"/>',
}
"""Plants and rocks; colours are names without ``var()``, as each landscape replaces them with its own."""

GRADIENTS = """<linearGradient id="§cubetop" x2=".6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/>
<stop offset=".7" stop-color="#fff" stop-opacity=".05"/></linearGradient>
<linearGradient id="§side"><stop offset="0" stop-color="#fff" stop-opacity=".28"/>
<stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/>
</linearGradient><radialGradient id="§shadow"><stop offset=".2" stop-color="var(--umbra)" stop-opacity=".6"/>
<stop offset="1" stop-color="var(--umbra)" stop-opacity="0"/></radialGradient>
<linearGradient id="§light" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".24"/>
<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a1030" stop-opacity=".2"/>
</linearGradient><radialGradient id="§sea" cx=".42" cy=".35" r=".9"><stop offset="0" stop-color="var(--ocean)"/>
<stop offset="1" stop-color="var(--ocean-2)"/></radialGradient>
<radialGradient id="§gold" cx=".32" cy=".28" r=".8"><stop offset="0" stop-color="#fff3c4"/>
<stop offset=".55" stop-color="#eab84a"/><stop offset="1" stop-color="#a86a14"/></radialGradient>
<radialGradient id="§silver" cx=".32" cy=".28" r=".8"><stop offset="0" stop-color="#fff"/>
<stop offset=".6" stop-color="#d9d3c6"/><stop offset="1" stop-color="#9c9484"/></radialGradient>
<filter id="§halo" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="§soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.5"/></filter>
<filter id="§grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7"
numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .18 0 0 0 0 .08 0 0 0 -1.4 .85"/></filter>
<filter id="§waves" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .05"
numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1.9 -.92"/></filter>"""

STAR = "M0-5.4 1.4-1.4 5.4 0 1.4 1.4 0 5.4-1.4 1.4-5.4 0-1.4-1.4Z"

TOKENS = f"""<g id="§start"><circle r="7" fill="url(#§gold)" stroke="#5b3a08" stroke-width=".9"/>
<path d="{STAR}" fill="#fffaf0" stroke="#7a4e0c" stroke-width=".5"/></g>
<g id="§coins"><circle cx="-3.5" cy="-2" r="6" fill="url(#§gold)" stroke="#6b420a" stroke-width=".9"/>
<circle cx="3.5" cy="1.5" r="6" fill="url(#§gold)" stroke="#6b420a" stroke-width=".9"/></g>
<g id="§token"><ellipse cx="2" cy="3" rx="11" ry="9" fill="url(#§shadow)"/><path d="M-9.5-5.5 0-11 9.5-5.5V5.5L0 11
-9.5 5.5Z" fill="var(--token)" stroke="var(--token-line)" stroke-width="1.2" stroke-linejoin="round"/></g>"""


@lru_cache(maxsize=16)
def flora_art(biome: str) -> str:
    """The plants and rocks of a landscape, each once."""

    def coloured(found: re.Match[str]) -> str:
        own = f"{biome}-{found[2]}"
        return f'{found[1]}="var(--{own if own in COLOURS else found[2]})"'

    drawings = {kind: re.sub(r'(fill|stroke)="(?!none)([a-z-]+)"', coloured, FLORA[kind]) for kind in BIOMES[biome]}
    return "".join(f'<g id="§{biome}-{kind}">{drawing}</g>' for kind, drawing in drawings.items())


def identity_art(letter: str) -> str:
    """The drawings of one colour: sign, badge, an army with and without its sign, and a city."""
    glyph = f'<use href="#§glyph-{letter}"'
    width = "2" if letter == "M" else "1.1"
    return f"""{sign_art(letter)}<g id="§{letter}-back" {owner(letter)}><use href="#§cube"/></g>
<g id="§{letter}-army" {owner(letter)}><use href="#§cube"/>{glyph} transform="translate(0 -8.9) scale(.5 .41)"/>
<path d="{CUBE_FRONTS[letter]}" fill="none" stroke="currentColor" stroke-opacity=".75" stroke-width="{width}"
stroke-linecap="round"/></g><g id="§{letter}-city" {owner(letter)}><use href="#§city"/>
{glyph} transform="translate(0 -3.6) scale(.42)"/></g>"""


def token_art(kind: str) -> str:
    """The drawing of a token other than an explore token."""
    background, sign = TOKEN_COLOURS[kind]
    return (
        f'<g id="§token-{kind}"><ellipse cx="2" cy="3" rx="11" ry="9" fill="url(#§shadow)"/>'
        f'<circle r="10" fill="{background}" stroke="#fff4d6" stroke-width="1.4"/>'
        f'<circle r="10.8" fill="none" stroke="#1c120a" stroke-width=".7"/>'
        f'<use href="#§i-{kind}" transform="translate(-7 -7) scale(.583)" fill="{sign}"/></g>'
    )


@lru_cache(maxsize=64)
def piece_art(letters: str) -> str:
    """The drawings of everything on the map, with the pieces of these players and the neutral ones."""
    icons = "".join(f'<path id="§i-{name}" d="{shape}"/>' for name, shape in ICONS.items())
    tokens = TOKENS + "".join(map(token_art, TOKEN_COLOURS))
    return SHEEN + GRADIENTS + CUBE + CITY + icons + tokens + "".join(map(identity_art, f"{letters}N"))
