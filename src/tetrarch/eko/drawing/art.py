"""The art of the SVG drawings: colours, player glyphs, discs, buildings, landmarks and icons.

Everything here is SVG that other drawings refer to. ``var(--name)`` stands for a colour of ``COLOURS``, and ``§``
before the id of a drawing for a prefix that keeps the ids of several pictures on one page apart. Inside the drawing of
a piece, no fill means its owner's colour, no stroke the owner's line, and ``currentColor`` the colour of glyphs on the
piece.

The board plane is seen from 60 degrees above, so a circle is ``SQUASH`` times as high as wide. A hex measures ``SIZE``
from centre to corner before that. Light comes from the upper left.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from tetrarch.core.drawing.svg import COLOURS as SHARED
from tetrarch.core.drawing.svg import SHEEN, load_art, number, opaque_colours, owner, sign_art

SIZE = 40.0
SQUASH = 0.86
DISC_HEIGHT = 8.2
DISC_RADIUS = 22.0

_ART = load_art("tetrarch.eko")
COLOURS = {**SHARED, **opaque_colours(_ART["colours"])}
"""The colours by name, in the light and the dark theme."""
ICONS: dict[str, str] = _ART["icons"]
"""Pictograms in boxes of 24 by 24, from the upper left corner."""


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


def _shaded(shape: str, attributes: str, shading: str = "side", opacity: str = "") -> str:
    """A shape with light and shadow over it."""
    over = f' opacity="{opacity}"' if opacity else ""
    return f'<path d="{shape}" {attributes}/><path d="{shape}" fill="url(#§{shading})" stroke="none"{over}/>'


STONE = 'fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".8"'

_SIDE = (
    f"M{-DISC_RADIUS} {-DISC_HEIGHT}V0A{DISC_RADIUS} {number(DISC_RADIUS * SQUASH)} 0 0 0 {DISC_RADIUS} 0"
    f"V{-DISC_HEIGHT}A{DISC_RADIUS} {number(DISC_RADIUS * SQUASH)} 0 0 1 {-DISC_RADIUS} {-DISC_HEIGHT}Z"
)

DISC = "".join(
    (
        '<g id="§disc">',
        _shaded(_SIDE, 'stroke-width="1"'),
        ellipse(0, -DISC_HEIGHT, DISC_RADIUS, 'stroke-width=".8"'),
        ellipse(0, -DISC_HEIGHT, DISC_RADIUS, 'fill="url(#§top)" stroke="none"'),
        ellipse(0, -DISC_HEIGHT, 21.1, 'fill="none" stroke="#fff" stroke-opacity=".38" stroke-width=".9"'),
        '</g><g id="§face" fill="none">',
        ellipse(-3, -DISC_HEIGHT - 2, 19, 'stroke="#000" stroke-opacity=".07" stroke-width="1.2"', 0.68),
        ellipse(0, -DISC_HEIGHT, 17.2, 'stroke="#000" stroke-opacity=".28" stroke-width="1.1"'),
        ellipse(0, -DISC_HEIGHT + 0.9, 17.2, 'stroke="#fff" stroke-opacity=".3" stroke-width=".8"'),
        '</g><g id="§emperor" fill="none">',
        ellipse(0, -DISC_HEIGHT, 19.6, 'stroke="url(#§gold)" stroke-width="3.2"'),
        ellipse(0, -DISC_HEIGHT, 21.2, 'stroke="#6b3f06" stroke-width=".6" stroke-opacity=".8"'),
        ellipse(0, -DISC_HEIGHT, 17.9, 'stroke="#6b3f06" stroke-width=".6" stroke-opacity=".7"'),
        "</g>",
    )
)
"""A disc without its owner's glyph, the ring on its face, and the Emperor's ring."""

CROWN = """<g id="§crown" stroke="#6b3f06"><path d="M-10.5-1C-10.5 2.4-5.8 4.4 0 4.4S10.5 2.4 10.5-1L12.6-11.5 6.8-6.6
4.6-13.4 0-7.4-4.6-13.4-6.8-6.6-12.6-11.5Z" fill="url(#§gold)" stroke-width=".9" stroke-linejoin="round"/>
<path d="M-10.5-1C-10.5 2.4-5.8 4.4 0 4.4S10.5 2.4 10.5-1C10.5.6 5.8 2 0 2S-10.5.6-10.5-1Z" fill="#8a5208"
fill-opacity=".55" stroke="none"/><g fill="#fff2c2" stroke-width=".6"><circle cx="-12.6" cy="-12.2" r="1.6"/>
<circle cx="-4.6" cy="-14.2" r="1.7"/><circle cx="4.6" cy="-14.2" r="1.7"/><circle cx="12.6" cy="-12.2" r="1.6"/>
</g></g>"""

FLAG = """<g id="§flag"><path d="M0 1V-12" stroke="#4a3320" stroke-width="1.1"/>
<path d="M.4-12C3.4-13.4 5.6-10.6 9.4-12V-6.6C5.6-5.2 3.4-8-.0-6.6Z" stroke-width=".6"/></g>"""

_HEM = (
    "M-18.6-9.2A18.6 8.4 0 0 0 18.6-9.2L18.2-6.2 14.4-5.2 12.6-2 8.6-2.6 5.6.6 2 -.9-2 .9-5-1.8-9 -1.2-11.6-4.4"
    "-15.4-4.8-18.2-7.4Z"
)

ENCAMPMENT = f"""<g id="§building-1"><ellipse cx="5" cy="2.4" rx="21" ry="9.5" fill="url(#§shadow)" stroke="none"/>
{_shaded("M-16-8V0A16 7.4 0 0 0 16 0V-8Z", 'fill="var(--canvas)" stroke="var(--ink-line)" stroke-width=".8"')}
<path d="M-3.2 7.2C-3.2 1-1.6-5 .6-9.4 2.8-5 4.4 1 4.4 7.1Z" fill="#2c1a14" stroke="none"/>
<path d="M-3.2 7.2C-3.2 1-1.6-5 .6-9.4L-1.8-6C-5.2-2-6.4 3-6.6 6.8Z" stroke-width=".5"/>
<path d="M0-34C3.4-24 10-15.4 18.6-9.2A18.6 8.4 0 0 1-18.6-9.2C-10-15.4-3.4-24 0-34Z"/><g stroke="none">
<path d="M0-34C-3.4-24-10-15.4-18.6-9.2A18.6 8.4 0 0 0-9.6-2.1C-6-14-2.4-24 0-34Z" fill="#fff" fill-opacity=".26"/>
<path d="M0-34C1-24 2.6-13 3.4-.9A18.6 8.4 0 0 0 11.8-2.8C8-14 3.4-25 0-34Z" fill="#fff" fill-opacity=".13"/>
<path d="M0-34C3.4-24 10-15.4 18.6-9.2A18.6 8.4 0 0 1 11.8-2.8C8-14 3.4-25 0-34Z" fill="#000" fill-opacity=".24"/></g>
<path d="{_HEM}" stroke-width=".6"/><path d="{_HEM}" fill="#000" fill-opacity=".2" stroke="none"/>
<use href="#§flag" transform="translate(0 -33) scale(.95)"/></g>"""

TOWER = f"""<g id="§building-2"><ellipse cx="7" cy="2.6" rx="21" ry="9" fill="url(#§shadow)" stroke="none"/>
<path d="M-13.4-4.4V0A13.4 6.2 0 0 0 13.4 0V-4.4Z" fill="var(--stone-lo)" stroke="var(--ink-line)" stroke-width=".7"/>
<path d="M-13.4-4.4A13.4 6.2 0 0 0 13.4-4.4L10.4-7H-10.4Z" fill="var(--stone-hi)" stroke="none"/>
{_shaded("M-10.8-34L-11.4-4.4A11.4 5.2 0 0 0 11.4-4.4L10.8-34Z", STONE)}
<path d="M-10.9-26.4A11 5 0 0 0-2-21.8M11-27A11 5 0 0 1 6.4-22.8M-11.2-12.6A11 5 0 0 0-6.6-8.6M11.2-13A11 5 0 0 1 7-9.2
M-8.8-19.6v-5M8.6-6.8v-5" fill="none" stroke="var(--ink-line)" stroke-opacity=".5" stroke-width=".8"/>
{_shaded("M-13.2-36.6v5A13.2 6 0 0 0 13.2-31.6v-5Z", 'stroke-width=".9"')}
<ellipse cx="0" cy="-36.6" rx="13.2" ry="6" fill="var(--stone-lo)" stroke-width=".7"/>
<ellipse cx="0" cy="-36" rx="10" ry="4.2" fill="#2a1a16" fill-opacity=".78" stroke="none"/><g stroke-width=".6">
<path d="M-12.8-37.6v-5l3.6-2.4v5.2ZM-4.6-42.2v-4.6h5.6v4.2ZM8-41.2v-4.8l4 2.6v5Z"/>
<path d="M8-41.2v-4.8l4 2.6v5Z" fill="#000" fill-opacity=".25" stroke="none"/><path d="M-11.4-36.6v-5.4l3.6 1.6v5.4Z
M-5.6-33.6v-5.4l4.2 .8v5.4ZM1.4-33v-5.4l4.2-.4v5.4ZM8-35v-5.4l3.4-1.6v5.4Z"/></g>
{_shaded("M-5.8-28.6H5.8V-9.2L0-12.8-5.8-9.2Z", 'stroke-width=".9"', "cloth")}</g>"""


def _turret(x: float, y: float, height: float, radius: float) -> str:
    top, eaves = y - height, radius + 1.8
    wall = f"M{x - radius} {top}V{y}A{radius} {number(radius * 0.46)} 0 0 0 {x + radius} {y}V{top}Z"
    bend, tip = number(eaves * 0.46), number(top - radius * 2.1)
    shade = f"{number(x + radius * 0.2)} {number(top + eaves * 0.46)}"
    return (
        f"{_shaded(wall, STONE)}"
        f'<path d="M{x - eaves} {top}A{eaves} {bend} 0 0 0 {x + eaves} {top}L{x} {tip}Z" stroke-width=".9"'
        f' stroke-linejoin="round"/><path d="M{x} {tip}L{x + eaves} {top}A{eaves} {bend} 0 0 1 {shade}Z" fill="#000"'
        f' fill-opacity=".26" stroke="none"/><path d="M{x} {number(y - height * 0.62)}v4" stroke="#2a1a16"'
        ' stroke-width="1.5" stroke-linecap="round"/>'
    )


CASTLE = f"""<g id="§building-3"><ellipse cx="6" cy="3" rx="33" ry="13" fill="url(#§shadow)" stroke="none"/>
{_turret(-17, -10, 22, 5.4)}{_turret(17, -10, 22, 5.4)}{_shaded("M-9.4-40H9.4V-8H-9.4Z", STONE)}
<path d="M-11.6-39.6L-6.4-52H6.4L11.6-39.6Z" stroke-linejoin="round"/><g stroke="none">
<path d="M-11.6-39.6L-6.4-52H-1L-3-39.6Z" fill="#fff" fill-opacity=".22"/>
<path d="M4-39.6L2.6-52H6.4L11.6-39.6Z" fill="#000" fill-opacity=".26"/></g>
<path d="M-6.4-34.6v4.4M6.4-34.6v4.4" stroke="#2a1a16" stroke-width="1.8" stroke-linecap="round"/>
<path d="M-22-17L-21.6 3.6 0 8.4 21.6 3.6 22-17 0-12.2Z" {STONE} stroke-linejoin="round"/>
<path d="M0-12.2V8.4L21.6 3.6 22-17Z" fill="#000" fill-opacity=".2" stroke="none"/>
<path d="M-21.8-12L0-7.2 21.8-12M-15-15.2v20M-8-13.8v20.4M8-13.8v20.4M15-15.2v20" fill="none" stroke="var(--ink-line)"
stroke-opacity=".28" stroke-width=".7"/><path d="M-22-17v-4l4.4.9v3.9ZM-13.4-15.1v-4.1l4.6 1v4ZM-4.4-13.1v-4.1l4.4 1
4.4-1v4.1l-4.4.9ZM13.4-15.1v-4.1l-4.6 1v4ZM22-17v-4l-4.4.9v3.9Z" fill="var(--stone-hi)" stroke="var(--ink-line)"
stroke-width=".7"/><path d="M-5 7.4V-1A5 5 0 0 1 5-1V7.4L0 8.4Z" fill="#2a1a16" stroke="var(--ink-line)"
stroke-width=".7"/>{_shaded("M-6.4-30.6H6.4V-11.2L0-14.6-6.4-11.2Z", 'stroke-width=".9"', "cloth")}
{_turret(-22, 3, 20, 6.2)}{_turret(22, 3, 20, 6.2)}<use href="#§flag" transform="translate(0 -51.6) scale(.9)"/></g>"""

BUILDING_SIGNS = {
    1: "translate(.4 -12.6) scale(.44)",
    2: "translate(0 -20.6) scale(.46)",
    3: "translate(0 -22.4) scale(.5)",
}
"""The place of the owner's glyph on each building, by worth."""

PYRAMID = """<g id="§pyramid"><ellipse cx="5" cy="1.5" rx="21" ry="9" fill="url(#§shadow)"/>
<path d="M0-29-16 1-2 8Z" fill="var(--stone-hi)"/><path d="M0-29-2 8 16 0Z" fill="var(--stone-lo)"/>
<path d="M-3.9-21.7-.5-19.6 3.9-21.9M-8-14-1-9.7 8.2-14M-12-6.5-1.5 -.5 12.3-7" fill="none"
stroke="var(--ink-line)" stroke-opacity=".45" stroke-width=".8"/>
<path d="M0-29-4-21.5-.5-19.6Z" fill="#ffe39a"/><path d="M0-29-.5-19.6 4-21.8Z" fill="#c98a1c"/>
<path d="M0-29-16 1-2 8 16 0Z" fill="none" stroke="var(--ink-line)" stroke-width="1" stroke-linejoin="round"/></g>"""

BEACON = f"""<g id="§beacon"><ellipse cx="6" cy="2" rx="21" ry="9" fill="url(#§shadow)"/>
<circle cx="0" cy="-36" r="19" fill="url(#§glow)"/>{_shaded("M-7-28-11 0A11 5 0 0 0 11 0L7-28Z", STONE)}
<path d="M-8-20.5A8 3.6 0 0 0 8-20.5L8.8-14.5A8.8 4 0 0 1-8.8-14.5ZM-9.7-8A9.7 4.4 0 0 0 9.7-8L10.5-2.5A10.5
4.7 0 0 1-10.5-2.5Z" fill="var(--cap-blue)" fill-opacity=".9"/>
<path d="M-10-31V-28A10 4.5 0 0 0 10-28V-31Z" {STONE}/><ellipse cx="0" cy="-31" rx="10" ry="4.5" {STONE}/>
<path d="M-5.5-41V-31A5.5 2.5 0 0 0 5.5-31V-41Z" fill="#ffd469" stroke="#a2560f" stroke-width=".9"/>
<path d="M-1.8-40.5V-29M2.2-40.5V-29" stroke="#a2560f" stroke-opacity=".55" stroke-width=".7"/>
<path d="M-7.5-41A7.5 3.4 0 0 0 7.5-41L0-50Z" fill="var(--cap-gold)" stroke="var(--cap-line)" stroke-width=".8"
stroke-linejoin="round"/><path d="M-13-41-19-45M-14-35H-21M13-41 19-45M14-35H21" stroke="#ffd469" stroke-width="1.6"
stroke-linecap="round"/></g>"""

GRADIENTS = """<linearGradient id="§side"><stop offset="0" stop-color="#000" stop-opacity=".22"/>
<stop offset=".2" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>
<stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>
<radialGradient id="§top" cx=".32" cy=".24" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".42"/>
<stop offset=".42" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".26"/>
</radialGradient><linearGradient id="§cloth" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".25"/>
<stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/>
</linearGradient><linearGradient id="§gold" x2=".8" y2="1"><stop offset="0" stop-color="#fff0b4"/>
<stop offset=".4" stop-color="#f0b93a"/><stop offset="1" stop-color="#a2660f"/></linearGradient>
<radialGradient id="§shadow"><stop offset=".2" stop-color="var(--shade)" stop-opacity=".62"/>
<stop offset=".7" stop-color="var(--shade)" stop-opacity=".3"/>
<stop offset="1" stop-color="var(--shade)" stop-opacity="0"/></radialGradient>
<radialGradient id="§glow"><stop offset="0" stop-color="#ffe39a" stop-opacity=".8"/>
<stop offset="1" stop-color="#ffe39a" stop-opacity="0"/></radialGradient>"""


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
    shared = SHEEN + GRADIENTS + DISC + CROWN + FLAG + ENCAMPMENT + TOWER + CASTLE + PYRAMID + BEACON
    icons = "".join(f'<path id="§i-{name}" d="{shape}"/>' for name, shape in ICONS.items())
    return shared + icons + "".join(map(identity_art, letters))
