"""The kernels of choices, observations and batches compile for a GPU: nothing in them allocates, recurses or raises."""

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

CHOICES = {
    "eko": """
from tetrarch.core.spaces import random_choice, write_mask
from tetrarch.eko.encoding.batch import deal
from tetrarch.eko.encoding.decision_table import OFFER_WORDS, next_choice, offer_first, settle
from tetrarch.eko.encoding.observation import draw_terrain, observe

def play_on_gpu(board, chart, state, pending, words, scratch, mask, seen, seat):
    deal(board, state, scratch, words)
    offer_first(board, chart, state, scratch, pending)
    words[0] = settle(board, chart, state, scratch, pending, random_choice(pending, OFFER_WORDS, words))
    words[1] = next_choice(board, chart, state, pending, words[0])
    write_mask(pending, OFFER_WORDS, mask)
    draw_terrain(chart, seen)
    observe(board, chart, state, pending, seat, seen)

kinds = (flat,) * 6 + (some_bytes,) * 2 + (number,)
""",
    "legends": """
from tetrarch.core.spaces import random_choice, write_mask
from tetrarch.legends.encoding.decision_table import OFFER_WORDS, next_choice, settle
from tetrarch.legends.encoding.observation import observe

def play_on_gpu(board, state, pending, words, scratch, mask, seen, seat):
    words[0] = settle(board, state, scratch, pending, random_choice(pending, OFFER_WORDS, words))
    words[1] = next_choice(board, state, pending, words[0])
    write_mask(pending, OFFER_WORDS, mask)
    observe(board, state, pending, seat, seen)

kinds = (flat,) * 5 + (some_bytes,) * 2 + (number,)
""",
}
"""All but the rules, which have tests of their own for this."""

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
@pytest.mark.parametrize(
    "program",
    [
        *(pytest.param(program, id=f"choices-{game}") for game, program in CHOICES.items()),
        *(pytest.param(program, id=f"steps-{game}", marks=pytest.mark.soak) for game, program in STEPS.items()),
    ],
)
def test_kernels_compile_for_a_gpu(program: str, run_python: RunPython, repository: Path) -> None:
    ran = run_python("-c", BEGIN + program + END, jit="on", PYTHONPATH=str(repository / "src"))
    assert ran.returncode == 0, ran.stderr
    assert len(re.findall(r"^\.visible \.entry \S*play_on_gpu", ran.stdout, re.MULTILINE)) == 1
    assert re.findall(r"^\.extern.*", ran.stdout, re.MULTILINE) == [], "functions that a GPU does not have"
