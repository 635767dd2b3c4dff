"""What the environments show of a game: text, a drawing, or pixels; only what somebody who watches may know."""

from __future__ import annotations

import re

import numpy as np

from tetrarch import eko, legends
from tetrarch.core.errors import nearest
from tetrarch.eko.drawing.svg import draw_svg as draw_eko_svg
from tetrarch.eko.drawing.text import draw_text as draw_eko_text
from tetrarch.envs.games import AnyPosition
from tetrarch.envs.png import Pixels, read_png
from tetrarch.legends.drawing.svg import draw_svg as draw_legends_svg
from tetrarch.legends.drawing.text import draw_text as draw_legends_text

FRAME = (600, 800)
"""Height and width of all pixel pictures, whatever the game and its map."""
RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]
"""Printed as text, as text, as the text of a drawing in SVG, as an array of pixels."""


def check_render_mode(mode: str | None) -> str | None:
    """The mode itself; an unknown one is refused."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"unknown render_mode {mode!r}; {nearest(mode, RENDER_MODES)}")
    return mode


def render(position: AnyPosition, mode: str | None) -> str | Pixels | None:
    """The position in one of the modes; for people it is printed."""
    if mode is None:
        raise ValueError(f"nothing is rendered without a render_mode; it is one of {', '.join(RENDER_MODES)}")
    if mode == "rgb_array":
        return draw_pixels(position)
    if mode == "svg":
        return draw_svg(position)
    text = draw_ansi(position)
    if mode == "ansi":
        return text
    print(text)
    return None


def draw_ansi(position: AnyPosition) -> str:
    """The position as lines of text."""
    if isinstance(position, eko.Position):
        return draw_eko_text(position, key=False)
    return draw_legends_text(_public(position), key=False)


def draw_svg(position: AnyPosition) -> str:
    """The position as a drawing."""
    return draw_eko_svg(position) if isinstance(position, eko.Position) else draw_legends_svg(_public(position))


def draw_pixels(position: AnyPosition) -> Pixels:
    """The drawing as rows and columns of red, green and blue: as large as fits, in the middle of a white frame."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise ModuleNotFoundError(
            "pixels need resvg: pip install 'tetrarch[pettingzoo]' or 'tetrarch[gym]'", name="resvg_py"
        ) from None
    svg = draw_svg(position)
    size = re.match(r'<svg\b[^>]*?\bwidth="([\d.]+)" height="([\d.]+)"', svg)
    if size is None:
        raise ValueError("the drawing does not say how large it is")
    height, width = FRAME
    zoom = min(width / float(size[1]), height / float(size[2]))
    picture = read_png(bytes(svg_to_bytes(svg_string=svg, zoom=zoom)))[:height, :width]
    frame: Pixels = np.full((height, width, 3), 255, dtype=np.uint8)
    top, left = (height - picture.shape[0]) // 2, (width - picture.shape[1]) // 2
    frame[top : top + picture.shape[0], left : left + picture.shape[1]] = picture
    return frame


def _public(position: legends.Position) -> legends.Position:
    return position if position.viewer is not None else position.public_view()
