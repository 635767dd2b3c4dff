"""The art of the SVG drawings: colours of both themes, armies, cities, tokens, plants and icons.

These are SVG definitions for other drawings; the fixed ones are data files. ``tetrarch.core.drawing.svg`` explains
``var(--name)`` and ``§``. In the drawing of a piece, the default fill is its owner's colour, the default stroke the
owner's line colour, and ``currentColor`` the colour of its sign. Pieces are centred on the origin, with light from the
upper left.
"""

from __future__ import annotations

import re
from functools import lru_cache

from tetrarch.core.drawing.svg import COLOURS as SHARED
from tetrarch.core.drawing.svg import SHEEN, load_art, load_drawings, opaque_colours, owner, pictograms, sign_art

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


CUBE_FRONTS = {
    "E": "M-6 3.5l3-5.5M-1.5 3.5l3-5.5M3 3.5l3-5.5",
    "T": "M-7 .8q1.8-2.6 3.5 0t3.5 0 3.5 0 3.5 0",
    "M": "M-5 .6h.01M0 .6h.01M5 .6h.01",
    "S": "M-5-1.5v4M-7 .5h4M0-1.5v4M-2 .5h4M5-1.5v4M3 .5h4",
    "N": "M-5 .5h10",
}
"""The patterns on the fronts of cubes."""


@lru_cache(maxsize=16)
def flora_art(biome: str) -> str:
    """The plants and rocks of a landscape, each once.

    Colours in the file are names without ``var()``, as each landscape replaces them with its own.
    """

    def coloured(found: re.Match[str]) -> str:
        own = f"{biome}-{found[2]}"
        return f'{found[1]}="var(--{own if own in COLOURS else found[2]})"'

    flora = {drawing.split('"')[1]: drawing for drawing in load_drawings("tetrarch.legends", "flora")}
    drawings = "".join(flora[f"§{kind}"].replace("§", f"§{biome}-", 1) for kind in dict.fromkeys(BIOMES[biome]))
    return re.sub(r'(fill|stroke)="(?!none)([a-z-]+)"', coloured, drawings)


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
    *drawings, tokens = load_drawings("tetrarch.legends", "pieces")
    own = "".join(map(token_art, TOKEN_COLOURS)) + "".join(map(identity_art, f"{letters}N"))
    return SHEEN + "".join(drawings) + pictograms(ICONS) + tokens + own
