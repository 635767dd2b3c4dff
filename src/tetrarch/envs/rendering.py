"""The common part of environments: their settings, and rendering as text, drawing or pixels."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from tetrarch.core import registry
from tetrarch.core.errors import nearest
from tetrarch.core.game import GamePosition
from tetrarch.envs.single import Play

FRAME = (600, 800)
"""Height and width of all pixel pictures."""
RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]
"""Text that is printed, text, a drawing in SVG as text, an array of pixels."""


Pixels = npt.NDArray[np.uint8]


def check_cycles(max_cycles: int | None) -> None:
    """Reject a limit of actions below 1."""
    if max_cycles is not None and max_cycles < 1:
        raise ValueError(f"max_cycles must be at least 1, not {max_cycles}")


class GameEnvironment:
    """What environments of different libraries share: one game at a time, and its render modes."""

    game: ClassVar[str]

    def _configure(
        self,
        players: int,
        variants: Iterable[str],
        max_cycles: int | None,
        render_mode: str | None,
        options: Mapping[str, Any],
    ) -> None:
        """Store the settings of all games to come; invalid ones are rejected."""
        check_cycles(max_cycles)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"unknown render_mode {render_mode!r}; {nearest(render_mode, RENDER_MODES)}")
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self._settings = {"players": players, "variants": variants, **options}
        self._deal(0)

    def _deal(self, seed: int) -> None:
        self._play = Play(self.game, seed=seed, **self._settings)

    @property
    def play(self) -> Play:
        """The current game; callers may query and copy it, but must not change it."""
        return self._play

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Pixels | None:
        """The game in the render mode; it shows only public information."""
        return render(self._play.position, self.render_mode)


def render(position: GamePosition, mode: str | None) -> str | Pixels | None:
    """The position in one of the modes; in the mode ``human`` it is printed."""
    if mode is None:
        raise ValueError(f"nothing is rendered without a render_mode; it is one of {', '.join(RENDER_MODES)}")
    if mode == "rgb_array":
        return draw_pixels(position)
    if mode == "svg":
        return draw_svg(position)
    definition = registry.game(position.game)
    text = definition.draw_text(definition.public_view(position), key=False)
    if mode == "ansi":
        return text
    print(text)
    return None


def draw_svg(position: GamePosition) -> str:
    """The position as an SVG picture."""
    definition = registry.game(position.game)
    return definition.draw_svg(definition.public_view(position))


def draw_pixels(position: GamePosition) -> Pixels:
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


Numbers = npt.NDArray[np.int16]

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = 4
RGBA = (8, 6, 0, 0, 0)
"""Bits of a channel, colour type, and the only methods of compression, filter and interlacing."""
SUB, UP, AVERAGE, PAETH = 1, 2, 3, 4


def read_png(data: bytes) -> Pixels:
    """The picture as an array of rows, columns and red, green, blue, on white where it is not opaque."""
    if not data.startswith(SIGNATURE):
        raise ValueError("is no PNG: the signature is missing")
    width, height, packed = 0, 0, b""
    place = len(SIGNATURE)
    while place < len(data):
        length, kind = struct.unpack_from(">I4s", data, place)
        body = data[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, height, *form = struct.unpack(">IIBBBBB", body)
            if tuple(form) != RGBA:
                raise ValueError(f"is a PNG of another form than 8 bits RGBA: {form}")
        elif kind == b"IDAT":
            packed += body
        place += length + 12
    lines = np.frombuffer(zlib.decompress(packed), dtype=np.uint8).reshape(height, 1 + CHANNELS * width)
    pixels = _unfiltered(lines[:, 0], lines[:, 1:].reshape(height, width, CHANNELS))
    opacity = pixels[..., 3:].astype(np.uint16)
    blended = (pixels[..., :3] * opacity + 255 * (255 - opacity) + 127) // 255
    return blended.astype(np.uint8)


def _unfiltered(filters: Pixels, lines: Pixels) -> Pixels:
    """Undo the filter of each line.

    A pixel needs those to its left, above, and above left. So all lines go on at the same time, each one pixel behind
    the line above: what a step needs, the two steps before have made.
    """
    height, width, _ = lines.shape
    whole = np.zeros((height + 1, width + 1, CHANNELS), dtype=np.int16)  # with an empty line and column before
    rows = np.arange(height)
    for step in range(width + height - 1):
        first, last = max(0, step - width + 1), min(height, step + 1)
        row = rows[first:last]
        column = step - row
        left, up, corner = whole[row + 1, column], whole[row, column + 1], whole[row, column]
        kind = filters[first:last, None]
        guess = np.where(kind == PAETH, _paeth(left, up, corner), 0)
        guess = np.where(kind == AVERAGE, (left + up) // 2, guess)
        guess = np.where(kind == UP, up, np.where(kind == SUB, left, guess))
        whole[row + 1, column + 1] = (lines[row, column] + guess) & 255
    return whole[1:, 1:].astype(np.uint8)


def _paeth(left: Numbers, up: Numbers, corner: Numbers) -> Numbers:
    """Of the three neighbours the one nearest to left + up - corner; where they are equally near, in this order."""
    by_left, by_up, by_corner = np.abs(up - corner), np.abs(left - corner), np.abs(left + up - 2 * corner)
    nearest = np.where(by_up <= by_corner, up, corner)
    return np.where((by_left <= by_up) & (by_left <= by_corner), left, nearest)
