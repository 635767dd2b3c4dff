"""Pictures in PNG as arrays of pixels, with nothing but zlib and NumPy.

Only what the rasteriser of SVG writes is read: 8 bits for each of red, green, blue and opacity, not interlaced.
"""

from __future__ import annotations

import struct
import zlib

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.uint8]
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
