"""What an adapter says where its library is missing, and pixels without any library for pictures."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import pytest

from tests.conftest import RunPython
from tetrarch.envs.rendering import read_png

BLOCK = "import sys; sys.modules[{module!r}] = None; import {adapter}"


@pytest.mark.parametrize(
    ("adapter", "module", "said"),
    [
        ("tetrarch.envs.pettingzoo", "pettingzoo", "PettingZoo is not installed; pip install 'tetrarch[pettingzoo]'"),
        ("tetrarch.envs.openspiel", "pyspiel", "OpenSpiel is not installed; pip install 'tetrarch[openspiel]'"),
        ("tetrarch.envs.vector", "gymnasium", "Gymnasium is not installed; pip install 'tetrarch[gym]'"),
        ("tetrarch.envs.gym", "gymnasium", "Gymnasium is not installed; pip install 'tetrarch[gym]'"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(run_python: RunPython, adapter: str, module: str, said: str) -> None:
    ran = run_python("-c", BLOCK.format(adapter=adapter, module=module))
    assert ran.returncode == 1
    assert ran.stderr.strip().endswith(f"ModuleNotFoundError: {said}")


def test_single_games_and_batches_need_none_of_the_libraries(run_python: RunPython) -> None:
    libraries = ["pettingzoo", "pyspiel", "gymnasium", "jax", "resvg_py"]
    code = f"import sys; sys.modules.update(dict.fromkeys({libraries})); import tetrarch.envs, tetrarch.envs.batch"
    ran = run_python("-c", code)
    assert ran.returncode == 0, ran.stderr


def test_pixels_say_what_they_need(run_python: RunPython) -> None:
    code = (
        "import sys; sys.modules['resvg_py'] = None; from tetrarch.envs.pettingzoo import eko_v0; "
        "env = eko_v0.env(render_mode='rgb_array'); env.reset(seed=1); env.render()"
    )
    ran = run_python("-c", code)
    assert "pixels need resvg: pip install 'tetrarch[pettingzoo]' or 'tetrarch[gym]'" in ran.stderr


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png_of(pixels: np.ndarray[tuple[int, ...], np.dtype[np.uint8]], filters: list[int], form: bytes) -> bytes:
    """A PNG whose lines have these filters, written as the standard says it, byte by byte."""
    height, width, _ = pixels.shape
    lines = pixels.reshape(height, 4 * width).astype(int)
    body = b""
    for row, kind in enumerate(filters):
        body += bytes([kind])
        for place in range(4 * width):
            left = lines[row, place - 4] if place >= 4 else 0
            up = lines[row - 1, place] if row else 0
            corner = lines[row - 1, place - 4] if row and place >= 4 else 0
            guess = left + up - corner
            near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
            taken = [0, left, up, (left + up) // 2, near][kind]
            body += bytes([(lines[row, place] - taken) % 256])
    head = struct.pack(">II", width, height) + form
    parts = [chunk(b"IHDR", head), chunk(b"tEXt", b"x"), chunk(b"IDAT", zlib.compress(body)), chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


FORM = bytes([8, 6, 0, 0, 0])


def test_every_filter_of_png_is_undone() -> None:
    rng = np.random.default_rng(1)
    pixels = rng.integers(0, 256, (40, 23, 4), dtype=np.uint8)
    pixels[..., 3] = 255
    filters = [row % 5 for row in range(40)]
    assert np.array_equal(read_png(png_of(pixels, filters, FORM)), pixels[..., :3])


def test_transparent_pixels_are_drawn_on_white() -> None:
    pixels = np.array([[[10, 20, 30, 0], [0, 100, 200, 51], [7, 8, 9, 255]]], dtype=np.uint8)
    assert read_png(png_of(pixels, [4], FORM)).tolist() == [[[255, 255, 255], [204, 224, 244], [7, 8, 9]]]


def test_other_pictures_are_refused() -> None:
    with pytest.raises(ValueError, match="is no PNG"):
        read_png(b"GIF89a")
    with pytest.raises(ValueError, match="another form than 8 bits RGBA"):
        read_png(png_of(np.zeros((1, 1, 4), dtype=np.uint8), [0], bytes([8, 2, 0, 0, 0])))
