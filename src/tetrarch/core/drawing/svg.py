"""Shared parts of the SVG drawings: player glyphs, colours of both themes, and the frame of a picture.

Drawings are texts in which ``var(--name)`` stands for a colour, and ``§`` before the id of a drawing for a prefix that
keeps the ids of several pictures on one page apart. ``picture`` replaces both.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2s
from html import escape
from importlib import resources
from typing import Any

from tetrarch.core.errors import nearest

THEMES = ("light", "dark", "auto")
"""Light, dark, or the reader's preference."""
FONT = "Figtree,system-ui,-apple-system,'Segoe UI',sans-serif"
SERIF = "Eczar,Georgia,serif"

Colours = Mapping[str, tuple[str, str]]
"""Colours by name, in the light and the dark theme."""


def load_art(package: str) -> Any:
    """Read ``data/art.json`` of a package: the colours and symbols that the web page uses as well."""
    return json.loads(resources.files(package).joinpath("data", "art.json").read_text("utf-8"))


def load_drawings(package: str, name: str) -> list[str]:
    """Read the drawings of ``data/<name>.svg`` of a package, which blank lines separate; their ids get the prefix."""
    text = resources.files(package).joinpath("data", f"{name}.svg").read_text("utf-8")
    _, *drawings, _ = re.sub(r'(id="|href="#|url\(#)', r"\1§", text).rstrip().split("\n\n")
    return drawings


def opaque_colours(pairs: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, str]]:
    """Return colours without their alpha channel: SVG drawings state opacity in attributes."""
    return {name: (light[:7], dark[:7]) for name, (light, dark) in pairs.items()}


_ART = load_art("tetrarch.core")
COLOURS = opaque_colours(_ART["colours"])
"""The colours that both games use."""
IDENTITIES: dict[str, dict[str, Any]] = _ART["identities"]
"""Name, glyph, badge outline and area pattern of each identity by its letter; N is neutral.

Glyphs lie in boxes of 24 by 24 around 0, 0.
"""
IDENTITY_NAMES: dict[str, str] = {letter: identity["name"] for letter, identity in IDENTITIES.items()}

SHEEN = """<linearGradient id="§sheen" x2=".5" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>
<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/>
</linearGradient>"""
"""The highlight on badges."""


def owner(letter: str) -> str:
    """The attributes that give a piece its owner's look; ``currentColor`` is then the colour of glyphs on it."""
    return f'fill="var(--{letter})" stroke="var(--{letter}-line)" color="var(--{letter}-ink)"'


def sign_art(letter: str) -> str:
    """The drawings of an identity's glyph, pattern and badge; badges need ``SHEEN``."""
    identity = IDENTITIES[letter]
    return (
        f'<path id="§glyph-{letter}" d="{identity["glyph"]}" fill="currentColor" stroke="none"/>{identity["pattern"]}'
        f'<g id="§badge-{letter}" {owner(letter)}><path d="{identity["badge"]}" stroke-width="1.6"/>'
        f'<path d="{identity["badge"]}" fill="url(#§sheen)" stroke="none"/>'
        f'<use href="#§glyph-{letter}" transform="scale({identity["glyph_scale"]})"/></g>'
    )


# ------------------------------------------------------------------------------------------------------- small drawings


def number(value: float) -> str:
    """A coordinate in its shortest form."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def polygon(points: Sequence[tuple[float, float]]) -> str:
    """A closed path with straight sides."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def use(name: str, x: float, y: float, attributes: str = "") -> str:
    """A reference to a drawing, at a place."""
    return f'<use href="#§{name}" x="{number(x)}" y="{number(y)}"{attributes}/>'


def moved(x: float, y: float, drawing: str, scale: float = 1.0) -> str:
    """A drawing moved to another place, optionally scaled."""
    size = f" scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){size}">{drawing}</g>'


def icon(name: str, x: float, y: float, scale: float, colour: str, attributes: str = "") -> str:
    """A pictogram at a place."""
    place = f"translate({number(x)} {number(y)}) scale({f'{scale:.3g}'.removeprefix('0')})"
    return f'<use href="#§i-{name}" transform="{place}" fill="var(--{colour})"{attributes}/>'


def pictograms(shapes: Mapping[str, str]) -> str:
    """The definitions of pictograms from their outlines by name."""
    return "".join(f'<path id="§i-{name}" d="{shape}"/>' for name, shape in shapes.items())


def badge_width(text: str = "") -> int:
    """The width of a badge with this text."""
    return 19 + (4 + 7 * len(text) if text else 0)


def badge(sign: str, colour: str, text: str = "") -> str:
    """The pictogram of a mark with an optional number, centred on the origin."""
    width = badge_width(text)
    drawing = (
        f'<rect x="{number(-width / 2)}" y="-9.5" width="{width}" height="19" rx="9.5" fill="var(--m-{colour})"'
        f' stroke="var(--halo)" stroke-width="1.5"/>{icon(sign, -width / 2 + 3, -6.5, 0.54, "m-ink")}'
    )
    if text:
        drawing += (
            f'<text x="{number(width / 2 - 3.5 - 3.5 * len(text))}" y="4.3" font-size="12" font-weight="700"'
            f' text-anchor="middle" fill="var(--m-ink)">{text}</text>'
        )
    return drawing


def pill_width(text: str, height: float = 12.0, size: float = 10.0) -> float:
    """The width of a pill with this text."""
    return max(height, len(text) * size * 0.62 + 6)


def pill(text: str, colour: str = "num-bg", ink: str = "num", height: float = 12.0, size: float = 10.0) -> str:
    """A text on a small rounded background, around 0, 0."""
    width = pill_width(text, height, size)
    return (
        f'<rect x="{number(-width / 2)}" y="{number(-height / 2)}" width="{number(width)}" height="{number(height)}"'
        f' rx="{number(height / 2)}" fill="var(--{colour})" stroke="#fff" stroke-opacity=".5" stroke-width=".8"/>'
        f'<text y="{number(size * 0.36)}" font-size="{number(size)}" font-weight="700" text-anchor="middle"'
        f' fill="var(--{ink})">{escape(text)}</text>'
    )


def caption(x: float, y: float, text: str, size: float, colour: str = "ink", weight: int = 400, more: str = "") -> str:
    """A line of text."""
    place = f'x="{number(x)}" y="{number(y)}"'
    font = f'font-size="{number(size)}" font-weight="{weight}"'
    return f'<text {place} {font} fill="var(--{colour})"{more}>{escape(text)}</text>'


def panel(width: float, height: float) -> str:
    """The background of a panel of the legend."""
    return f'<rect width="{number(width)}" height="{number(height)}" rx="14" fill="var(--panel)" stroke="var(--hair)"/>'


def seat_panel(letter: str, width: float, height: float, is_to_decide: bool) -> str:
    """The background of a seat's panel: a spine in its pattern, and a golden ring if it must decide."""
    low = number(height - 14)
    spine = f"M14 0H9V{number(height)}H14A14 14 0 0 1 0 {low}V14A14 14 0 0 1 14 0Z"
    ring = 'stroke="var(--gold)" stroke-width="2.4"' if is_to_decide else 'stroke="var(--hair)"'
    frame = f'<rect width="{number(width)}" height="{number(height)}" rx="14"'
    return (
        f'{frame} fill="var(--panel)"/><path d="{spine}" fill="var(--{letter})"/>'
        f'<path d="{spine}" fill="url(#§pat-{letter})"/>{frame} fill="none" {ring}/>'
    )


def key_panel(lines: Sequence[tuple[str, str]], y: float, width: float) -> tuple[str, float]:
    """Explanations, each after its sign if it has one, on a panel; returns the drawing and its height with the gap."""
    if not lines:
        return "", 0.0
    height = 14 + 21 * len(lines)
    parts = [moved(0, y, panel(width, height))]
    for index, (sign, words) in enumerate(lines):
        middle = y + 17.5 + 21 * index
        parts.append(moved(26, middle, sign) if sign else "")
        parts.append(caption(46 if sign else 14, middle + 4.5, words, 12.5, "ink-2"))
    return "".join(parts), height + 8


def by_height(pieces: Iterable[tuple[float, str]]) -> str:
    """Join upright pieces by page height, so that nearer pieces cover farther ones."""
    return "".join(drawing for _, drawing in sorted(pieces, key=lambda piece: piece[0]))


# ---------------------------------------------------------------------------------------------------------- the picture

_VARIABLE = re.compile(r"var\(--([\w-]+)\)")


def captions(title: str, description: str) -> str:
    """The title and description of the picture for assistive technology."""
    return f'<title id="§title">{escape(title)}</title><desc id="§desc">{escape(description)}</desc>'


def picture(view: str, content: str, said: str, theme: str, colours: Colours) -> str:
    """Return a complete picture with its colours and with ids that no other picture on the page uses.

    Args:
        view: The attributes of the frame: the visible part of the plane, and its size.
        content: The drawing.
        said: The result of ``captions``.
        theme: One of ``THEMES``.
        colours: The colours of the drawing.
    """
    if theme not in THEMES:
        raise ValueError(f"unknown theme {theme!r}; {nearest(theme, THEMES)}")
    style = ""
    if theme == "auto":
        used = sorted(set(_VARIABLE.findall(content)))
        light, dark = ("".join(f"--{name}:{colours[name][side]};" for name in used) for side in (0, 1))
        style = f"<style>#§svg{{{light}}}@media(prefers-color-scheme:dark){{#§svg{{{dark}}}}}</style>"
    else:
        side = THEMES.index(theme)
        content = _VARIABLE.sub(lambda found: colours[found[1]][side], content)
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" id="§svg" role="img" aria-labelledby="§title §desc"'
        f' {view} style="max-width:100%;height:auto" font-family="{FONT}">{said}{style}{content}</svg>'
    )
    return svg.replace("§", f"t{blake2s(svg.encode(), digest_size=4).hexdigest()}-")
