"""The art of the SVG drawings: colours, and the drawings of pieces, landmarks, terrain and icons.

Everything here is SVG that other drawings refer to; the fixed drawings are data files. ``tetrarch.core.drawing.svg``
explains ``var(--name)`` and ``§``. Inside the drawing of a piece, no fill means its owner's colour, no stroke the
owner's line, and ``currentColor`` the colour of glyphs on the piece.

The board plane is seen from 60 degrees above, so a circle is ``SQUASH`` times as high as wide. A hex measures ``SIZE``
from centre to corner before that. Light comes from the upper left. Terrain that is reused with rotations, so that
neighbours differ, lies in the board plane and is squashed where it is used.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin
from typing import TypeAlias

from tetrarch.core.drawing.svg import COLOURS as SHARED
from tetrarch.core.drawing.svg import (
    SHEEN,
    load_art,
    load_drawings,
    number,
    opaque_colours,
    owner,
    pictograms,
    sign_art,
)

SIZE = 40.0
SQUASH = 0.86
DISC_HEIGHT = 8.2
DISC_RADIUS = 22.0

_ART = load_art("tetrarch.eko")
COLOURS = {**SHARED, **opaque_colours(_ART["colours"])}
"""The colours by name, in the light and the dark theme."""
ICONS: dict[str, str] = _ART["icons"]
"""Pictograms in boxes of 24 by 24, from the upper left corner."""

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


FILLS = {".": "sand", "x": "sand", "K": "sand", "p": "r", "s": "r", "o": "r", "w": "r"}
"""The fill of the hexes of each kind without its own drawing."""


BUILDING_SIGNS = {
    1: "translate(.4 -12.6) scale(.44)",
    2: "translate(0 -20.6) scale(.46)",
    3: "translate(0 -22.4) scale(.5)",
}
"""The place of the owner's glyph on each building, by worth."""


def ellipse(x: float, y: float, radius: float, attributes: str, squash: float = SQUASH) -> str:
    """A circle in the board plane."""
    height = number(radius * squash)
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(radius)}" ry="{height}" {attributes}/>'


def _rim(letter: str) -> str:
    """The pattern on the side of a disc."""
    across, down = DISC_RADIUS, DISC_RADIUS * SQUASH
    if letter == "T":
        angles = [pi * (0.04 + 0.92 * step / 24) for step in range(25)]
        wave = [
            f"{number(-across * cos(angle))} {number(down * sin(angle) - 4.1 + (1.1 if step % 2 else -1.1))}"
            for step, angle in enumerate(angles)
        ]
        return "M" + "L".join(wave)
    count = 7 if letter == "S" else 9
    signs = []
    for step in range(count):
        angle = pi * (0.08 + 0.84 * step / (count - 1))
        x, y = -across * cos(angle), down * sin(angle)
        if letter == "E":
            signs.append(f"M{number(x - 1.1)} {number(y - 2.4)}L{number(x + 1.1)} {number(y - 6)}")
        elif letter == "M":
            signs.append(f"M{number(x)} {number(y - 4.1)}h.01")
        else:
            signs.append(f"M{number(x - 1.5)} {number(y - 4.1)}h3M{number(x)} {number(y - 5.6)}v3")
    return "".join(signs)


def identity_art(letter: str) -> str:
    """The drawings of one player: badge, disc, top discs with and without the Emperor, and three buildings."""
    rim_width = "2.1" if letter == "M" else "1.15"
    look = owner(letter)
    glyph = f'<use href="#§glyph-{letter}"'
    flat = number(1.12 * SQUASH)
    buildings = "".join(
        f'<g id="§{letter}{worth}" {look}><use href="#§building-{worth}"/>{glyph} transform="{sign}"/></g>'
        for worth, sign in BUILDING_SIGNS.items()
    )
    return f"""{sign_art(letter)}
<g id="§{letter}-disc" {look}><use href="#§disc"/><path d="{_rim(letter)}" fill="none" stroke="currentColor"
stroke-opacity=".62" stroke-width="{rim_width}" stroke-linecap="round"/></g>
<g id="§{letter}-top" {look}><use href="#§{letter}-disc"/><use href="#§face"/>
<g transform="translate(0 {-DISC_HEIGHT}) scale(1.12 {flat})"><g color="#000" opacity=".25">{glyph} x=".5" y=".9"/></g>
{glyph}/></g></g><g id="§{letter}-emperor" {look}><use href="#§{letter}-disc"/><use href="#§emperor"/>
{glyph} transform="translate(0 {number(5.6 - DISC_HEIGHT)}) scale(.78 .67)"/><use href="#§crown" y="-15.2"/></g>
{buildings}"""


@lru_cache(maxsize=64)
def piece_art(letters: str) -> str:
    """All drawings of upright objects, with the pieces of these players."""
    drawings = "".join(load_drawings("tetrarch.eko", "pieces"))
    return SHEEN + drawings + pictograms(ICONS) + "".join(map(identity_art, letters))


@cache
def terrain_art() -> str:
    """All drawings that the terrain uses."""
    return "".join(load_drawings("tetrarch.eko", "terrain"))


@cache
def desert_art() -> str:
    """The dunes around the board, on an area of 1000 by 600."""
    return "".join(load_drawings("tetrarch.eko", "desert"))
