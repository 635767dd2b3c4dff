"""Batches on a GPU: the programs compile without one, and play the same games as the processor where there is one."""

from __future__ import annotations

import importlib.util
import platform
import re
import sys
from pathlib import Path

import pytest

from tests.conftest import RunPython

COMPILE = """
import sys
from importlib import import_module
import numba.cuda.dispatcher
from tetrarch.envs.cuda.compiler import Program
from tetrarch.envs.cuda.programs import STAND_INS, own_kernels, signatures

class Device:
    compute_capability = (9, 0)

numba.cuda.dispatcher.get_current_device = lambda: Device  # there need not be one to compile for one
game = sys.argv[1]
kernels = import_module(f"tetrarch.{game}.encoding.batch")
program = Program(STAND_INS)
for function, signature in signatures(kernels).items():
    print(program.ptx(function, f"{game}_{function.__name__}", signature, False, **own_kernels(kernels)))
"""

CHECKED = """
import sys
import numpy as np
from tetrarch.envs import Batch
from tetrarch.core.randomness import seed_words
from tetrarch.core.spaces import random_choice, words_for

class Checked:
    def __init__(self, array):
        self.array = array
    def __len__(self):
        return len(self.array)
    def __getitem__(self, place):
        if isinstance(place, slice):
            assert 0 <= (place.start or 0) <= place.stop <= len(self), place
            return Checked(self.array[place])
        assert 0 <= place < len(self), place
        return int(self.array[place])
    def __setitem__(self, place, value):
        assert 0 <= place < len(self), place
        self.array[place] = value

game, players, *variants = sys.argv[1:]
batch = Batch(game, 3, players=int(players), variants=variants, seed="checked", boards=3)
pool, kernels, encoding = batch._pool, batch._pool.kernels, batch._environment
board = pool.board
board = tuple(Checked(part) if isinstance(part, np.ndarray) else part for part in board) if isinstance(
    board, tuple) else Checked(board)
games = tuple(map(Checked, pool._games(batch._words, pool.scratches(1)[0])))
for _ in range(250):
    for place in range(3):
        pending = Checked(pool.pendings[encoding.pending_size * place : encoding.pending_size * (place + 1)])
        words = Checked(batch._words[4 * place : 4 * place + 4])
        action = random_choice(pending, words_for(encoding.table_size), words)
        kernels.report_game(board, games, place, kernels.advance_game(board, games, place, action, True))
"""

NO_GPU = "from tetrarch.envs import Batch; Batch('eko', 4, device='cuda')"
NO_LIBRARY = f"import sys; sys.modules['numba_cuda'] = None; {NO_GPU}"

needs_compiler = pytest.mark.skipif(
    importlib.util.find_spec("numba_cuda") is None
    or sys.platform != "linux"
    or platform.machine() not in ("x86_64", "AMD64"),
    reason="the compiler for GPUs is installed on Linux x86-64 only",
)


@needs_compiler
@pytest.mark.parametrize("game", ["eko", "legends"])
def test_the_programs_of_a_batch_compile_for_a_gpu(game: str, run_python: RunPython, repository: Path) -> None:
    ran = run_python("-c", COMPILE, game, jit="off", PYTHONPATH=str(repository / "src"))
    assert ran.returncode == 0, ran.stderr
    entries = re.findall(rf"^\.visible \.entry \S*?{game}_(play|refresh|report|draw|fill)", ran.stdout, re.MULTILINE)
    assert entries == ["play", "refresh", "report", "draw", "fill"]
    assert re.findall(r"^\.extern.*", ran.stdout, re.MULTILINE) == [], "functions that a GPU does not have"


@pytest.mark.parametrize(
    ("game", "players", "variants"),
    [
        ("eko", 2, ()),
        ("eko", 3, ("labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon", "draft")),
        ("legends", 3, ("match", "explore", "citadels", "dragon", "portals", "rogues", "leaders", "swamp")),
    ],
)
def test_no_kernel_reads_or_writes_outside_its_arrays(
    game: str, players: int, variants: tuple[str, ...], run_python: RunPython
) -> None:
    """On a GPU nothing checks an index, and negative ones do not count from the end."""
    ran = run_python("-c", CHECKED, game, str(players), *variants, jit="off")
    assert ran.returncode == 0, ran.stderr


@needs_compiler
def test_a_missing_gpu_is_named(run_python: RunPython) -> None:
    ran = run_python("-c", NO_GPU, CUDA_VISIBLE_DEVICES="")
    assert ran.stderr.strip().endswith(
        'RuntimeError: device="cuda" needs an NVIDIA GPU and its driver, and this machine has none'
    )


def test_a_missing_compiler_is_named_with_its_extra(run_python: RunPython) -> None:
    ran = run_python("-c", NO_LIBRARY)
    assert ran.stderr.strip().endswith("ModuleNotFoundError: numba-cuda is not installed; pip install 'tetrarch[cuda]'")


def test_an_unknown_device_is_refused() -> None:
    from tetrarch.envs import Batch

    with pytest.raises(ValueError, match="device must be cpu or cuda, not 'tpu'"):
        Batch("eko", 4, device="tpu")


@needs_compiler
@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_gpu_plays_the_games_of_the_processor(game: str, repository: Path, run_python: RunPython) -> None:
    """``bench/gpu.py --compare`` does this for every number of players and variant."""
    from numba import cuda

    if not cuda.is_available():
        pytest.skip("there is no GPU")
    code = f"from bench.gpu import compare; compare({game!r}, {{'players': 3}}, 8, 100)"
    ran = run_python("-c", code, PYTHONPATH=f"{repository / 'src'}:{repository}")
    assert ran.returncode == 0, ran.stderr
