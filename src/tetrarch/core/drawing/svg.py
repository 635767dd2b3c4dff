"""What the SVG drawings of both games share: the players' signs, colours of both themes, and the frame of a picture.

Drawings are texts in which ``var(--name)`` stands for a colour, and ``§`` before the name of a drawing for a prefix
that keeps the names of several pictures on one page apart. ``picture`` puts in both.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from hashlib import blake2s
from html import escape

from tetrarch.core.errors import nearest

THEMES = ("light", "dark", "auto")
"""Noon, dusk, or whichever the reader's machine prefers."""
FONT = "Figtree,system-ui,-apple-system,'Segoe UI',sans-serif"
SERIF = "Eczar,Georgia,serif"

IDENTITY_NAMES = {"E": "Ember", "T": "Tide", "M": "Moon", "S": "Star", "N": "Neutral"}
"""The names of the identities by their letters; N is nobody's."""

Colours = Mapping[str, tuple[str, str]]
"""Colours by name: in the light and in the dark theme."""

COLOURS: dict[str, tuple[str, str]] = {
    # Players: colour, sign on it, line around it.
    "E": ("#c0293f", "#c0293f"),
    "E-ink": ("#fff3dc", "#fff3dc"),
    "E-line": ("#5e0f22", "#1c0309"),
    "T": ("#2ba6c4", "#2ba6c4"),
    "T-ink": ("#08303e", "#08303e"),
    "T-line": ("#063646", "#02171f"),
    "M": ("#2a2e6c", "#2a2e6c"),
    "M-ink": ("#f3e6c4", "#f3e6c4"),
    "M-line": ("#14163f", "#dee1ff"),
    "S": ("#fbf5e6", "#fbf5e6"),
    "S-ink": ("#3a2c1c", "#3a2c1c"),
    "S-line": ("#513e26", "#3a2c1a"),
    "N": ("#8c8577", "#8c8577"),
    "N-ink": ("#ffffff", "#ffffff"),
    "N-line": ("#4c473d", "#2b2822"),
    # Panels and text.
    "panel": ("#fdf8ed", "#232044"),
    "panel-2": ("#f6ecd9", "#2c2853"),
    "panel-3": ("#eddfc4", "#383263"),
    "hair": ("#cdb88f", "#4d4780"),
    "ink": ("#2b2030", "#f4ead9"),
    "ink-2": ("#5b4a4c", "#cabfc4"),
    "ink-3": ("#756355", "#a59bb0"),
    "accent": ("#8f4a1d", "#f0b45c"),
    "gold": ("#b97c12", "#f0b93a"),
    # What towers are built of.
    "stone": ("#dcc29a", "#b7a59b"),
    "stone-hi": ("#f1dfbe", "#d3c3b2"),
    "stone-lo": ("#a98a62", "#75667a"),
    "ink-line": ("#5a3a1e", "#2a2140"),
    # Small signs on the board.
    "num-bg": ("#21142b", "#0d0a22"),
    "num": ("#fff7e6", "#fff7e6"),
    # Marks, with the halo between them and the ground.
    "m-move": ("#fff8df", "#fff3c9"),
    "m-line": ("#5b3711", "#1b1030"),
    "m-attack": ("#cf2417", "#ff7b6b"),
    "m-construct": ("#8a5200", "#ffc65c"),
    "m-reinforce": ("#0a5c9e", "#8fc7ff"),
    "m-ink": ("#fffaf0", "#140c2c"),
    "halo": ("#fff9e6", "#140c2c"),
}
"""The colours that both games use."""

GLYPHS = {
    "E": "M.6-10.4C1.6-6.6 7.6-3.6 7.6 2.6A7.6 7.6 0 0 1-7.6 2.6C-7.6-.4-6-2.6-4.4-4.2-4.2-2.4-3.6-1.4-2.6-.8"
    "-2.4-4.6-1.4-8 .6-10.4ZM.2 1.2C-1.6 2.8-3 4-3 6A3.1 3.1 0 0 0 3.2 6C3.2 4 1.8 3.2.2 1.2Z",
    "T": "M-10-2.4C-8-6.8-4.6-7.4-2-4.9.4-2.6 2.6-2.4 4.6-5 6-6.8 8-7.2 10-6.4 7.6-5.8 7-3.4 5.2-1.6 2.6 1 .2.4"
    "-2.2-1.6-4.6-3.6-7.2-3.8-10-2.4ZM-10 5.8C-8 1.4-4.6.8-2 3.3.4 5.6 2.6 5.8 4.6 3.2 6 1.4 8 1 10 1.8"
    " 7.6 2.4 7 4.8 5.2 6.6 2.6 9.2.2 8.6-2.2 6.6-4.6 4.6-7.2 4.4-10 5.8Z",
    "M": "M3.4-9.6A9.9 9.9 0 1 0 9 5.6 8.2 8.2 0 1 1 3.4-9.6Z",
    "S": "M0-10.6 2.5-3.7 7.5-7.5 3.7-2.5 10.6 0 3.7 2.5 7.5 7.5 2.5 3.7 0 10.6-2.5 3.7-7.5 7.5-3.7 2.5"
    "-10.6 0-3.7-2.5-7.5-7.5-2.5-3.7Z",
    "N": "M-8-2.4H8V2.4H-8Z",
}
"""Flame, waves, crescent, star and bar, in boxes of 24 by 24 around 0, 0."""

BADGES = {
    "E": "M0-15.4Q1.3-15.4 2.3-14.4L14.4-2.3Q16.6 0 14.4 2.3L2.3 14.4Q0 16.6-2.3 14.4L-14.4 2.3Q-16.6 0-14.4-2.3"
    "L-2.3-14.4Q-1.3-15.4 0-15.4Z",
    "T": "M-7-13.5H7Q13.5-13.5 13.5-7V7Q13.5 13.5 7 13.5H-7Q-13.5 13.5-13.5 7V-7Q-13.5-13.5-7-13.5Z",
    "M": "M0-14.6A14.6 14.6 0 1 1 0 14.6 14.6 14.6 0 1 1 0-14.6Z",
    "S": "M-1.6-15.2Q0-16 1.6-15.2L12.2-9.1Q13.8-8.1 13.8-6.3V6.3Q13.8 8.1 12.2 9.1L1.6 15.2Q0 16-1.6 15.2"
    "L-12.2 9.1Q-13.8 8.1-13.8 6.3V-6.3Q-13.8-8.1-12.2-9.1Z",
    "N": "M-12-12H12V12H-12Z",
}
"""The outlines of badges: diamond, rounded square, circle, hexagon, square."""

PATTERNS = {
    "E": '<pattern id="§pat-E" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0V8" stroke="#fff3dc" stroke-opacity=".35" stroke-width="3"/></pattern>',
    "T": '<pattern id="§pat-T" width="14" height="8" patternUnits="userSpaceOnUse"><path d="M0 4C2.3 1 4.7 1 7 4S11.7 7'
    ' 14 4" fill="none" stroke="#08303e" stroke-opacity=".45" stroke-width="1.7"/></pattern>',
    "M": '<pattern id="§pat-M" width="9" height="9" patternUnits="userSpaceOnUse"><g fill="#f3e6c4" fill-opacity=".5">'
    '<circle cx="2.2" cy="2.2" r="1.35"/><circle cx="6.7" cy="6.7" r="1.35"/></g></pattern>',
    "S": '<pattern id="§pat-S" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M5 2.2V7.8M2.2 5H7.8"'
    ' stroke="#8a6d45" stroke-opacity=".6" stroke-width="1.3"/></pattern>',
    "N": "",
}
"""Stripes, waves, dots and crosses, for areas; none for nobody's."""

SHEEN = """<linearGradient id="§sheen" x2=".5" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>
<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/>
</linearGradient>"""
"""The light on badges."""


def owner(letter: str) -> str:
    """The attributes by which a piece takes its owner's look; ``currentColor`` is then the colour of signs on it."""
    return f'fill="var(--{letter})" stroke="var(--{letter}-line)" color="var(--{letter}-ink)"'


def sign_art(letter: str) -> str:
    """The drawings of an identity's glyph, pattern and badge; badges need ``SHEEN``."""
    return (
        f'<path id="§glyph-{letter}" d="{GLYPHS[letter]}" fill="currentColor" stroke="none"/>{PATTERNS[letter]}'
        f'<g id="§badge-{letter}" {owner(letter)}><path d="{BADGES[letter]}" stroke-width="1.6"/>'
        f'<path d="{BADGES[letter]}" fill="url(#§sheen)" stroke="none"/>'
        f'<use href="#§glyph-{letter}" transform="scale(.9)"/></g>'
    )


# ------------------------------------------------------------------------------------------------------- small drawings


def number(value: float) -> str:
    """A coordinate as short as it can be written."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def use(name: str, x: float, y: float, attributes: str = "") -> str:
    """A drawing that is defined elsewhere, at a place."""
    return f'<use href="#§{name}" x="{number(x)}" y="{number(y)}"{attributes}/>'


def moved(x: float, y: float, drawing: str, scale: float = 1.0) -> str:
    """A drawing at another place, perhaps larger or smaller."""
    size = f" scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){size}">{drawing}</g>'


def pill_width(text: str, height: float = 12.0, size: float = 10.0) -> float:
    """How wide a pill with this text is."""
    return max(height, len(text) * size * 0.62 + 6)


def pill(text: str, colour: str = "num-bg", ink: str = "num", height: float = 12.0, size: float = 10.0) -> str:
    """A text on a small rounded ground, around 0, 0."""
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
    """The ground of a panel of the legend."""
    return f'<rect width="{number(width)}" height="{number(height)}" rx="14" fill="var(--panel)" stroke="var(--hair)"/>'


def seat_panel(letter: str, width: float, height: float, is_to_decide: bool) -> str:
    """The ground of a seat's panel: a spine in its pattern, and a golden ring when it must decide."""
    low = number(height - 14)
    spine = f"M14 0H9V{number(height)}H14A14 14 0 0 1 0 {low}V14A14 14 0 0 1 14 0Z"
    ring = 'stroke="var(--gold)" stroke-width="2.4"' if is_to_decide else 'stroke="var(--hair)"'
    frame = f'<rect width="{number(width)}" height="{number(height)}" rx="14"'
    return (
        f'{frame} fill="var(--panel)"/><path d="{spine}" fill="var(--{letter})"/>'
        f'<path d="{spine}" fill="url(#§pat-{letter})"/>{frame} fill="none" {ring}/>'
    )


def by_height(pieces: Iterable[tuple[float, str]]) -> str:
    """Upright pieces, each with its height on the page: the farther first, so that the nearer stand before them."""
    return "".join(drawing for _, drawing in sorted(pieces, key=lambda piece: piece[0]))


# ---------------------------------------------------------------------------------------------------------- the picture

_VARIABLE = re.compile(r"var\(--([\w-]+)\)")


def captions(title: str, description: str) -> str:
    """What the picture shows, for those who do not see it."""
    return f'<title id="§title">{escape(title)}</title><desc id="§desc">{escape(description)}</desc>'


def picture(view: str, content: str, said: str, theme: str, colours: Colours) -> str:
    """A whole picture with its colours, and with names that no other picture on the same page uses.

    Args:
        view: The attributes of the frame: which part of the plane is seen, and how large.
        content: What is drawn.
        said: What ``captions`` made.
        theme: One of ``THEMES``.
        colours: The colours that the drawing uses.
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
