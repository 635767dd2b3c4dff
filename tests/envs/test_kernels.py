"""Whole steps of batches compile for a GPU; ``tests/games/test_compiled.py`` compiles what they consist of."""

from __future__ import annotations

import importlib.util
import platform
import re
import sys
from pathlib import Path

import pytest

from tests.conftest import RunPython

BEGIN = """
import numba.cuda.dispatcher
from numba import cuda, types

class Device:
    compute_capability = (9, 0)

numba.cuda.dispatcher.get_current_device = lambda: Device  # there need not be one to compile for one

flat, some_bytes, number = types.int64[::1], types.uint8[::1], types.int64
"""
END = """
print(cuda.compile_ptx(play_on_gpu, kinds, cc=(9, 0), opt=False)[0])
"""

STEPS = {
    "eko": """
from tetrarch.core.spaces import draw_actions
from tetrarch.eko.encoding.batch import step_games
from tetrarch.eko.encoding.decision_table import OFFER_WORDS, PENDING_SIZE

def play_on_gpu(grounds, charts, states, pendings, words, told, masks, seen, scratch, actions, sizes, first, last):
    draw_actions(pendings, PENDING_SIZE, OFFER_WORDS, words, actions, first, last)
    boards = (grounds, charts, sizes[0], sizes[1], sizes[2])
    step_games(boards, (states, pendings, words, told, masks, seen, scratch), actions, first, last, True)

kinds = (flat,) * 6 + (some_bytes,) * 2 + (flat,) * 3 + (number,) * 2
""",
    "legends": """
from tetrarch.core.spaces import draw_actions
from tetrarch.legends.encoding.batch import step_games
from tetrarch.legends.encoding.decision_table import OFFER_WORDS, PENDING_SIZE

def play_on_gpu(board, states, pendings, words, told, masks, seen, scratch, actions, first, last):
    draw_actions(pendings, PENDING_SIZE, OFFER_WORDS, words, actions, first, last)
    step_games(board, (states, pendings, words, told, masks, seen, scratch), actions, first, last, True)

kinds = (flat,) * 5 + (some_bytes,) * 2 + (flat,) * 2 + (number,) * 2
""",
}
"""Whole steps of batches, the rules included; the compiler takes its time."""


@pytest.mark.skipif(
    importlib.util.find_spec("numba_cuda") is None
    or sys.platform != "linux"
    or platform.machine() not in ("x86_64", "AMD64"),
    reason="the compiler for GPUs is installed on Linux x86-64 only",
)
@pytest.mark.soak
@pytest.mark.parametrize("program", STEPS.values(), ids=STEPS)
def test_kernels_compile_for_a_gpu(program: str, run_python: RunPython, repository: Path) -> None:
    ran = run_python("-c", BEGIN + program + END, jit="on", PYTHONPATH=str(repository / "src"))
    assert ran.returncode == 0, ran.stderr
    assert len(re.findall(r"^\.visible \.entry \S*play_on_gpu", ran.stdout, re.MULTILINE)) == 1
    assert re.findall(r"^\.extern.*", ran.stdout, re.MULTILINE) == [], "functions that a GPU does not have"
