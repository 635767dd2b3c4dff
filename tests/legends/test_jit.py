"""The same rules compiled and plain, compiled for a GPU too, and in a form that can be kept compiled."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import platform
import re
import sys
from pathlib import Path

import pytest

from tests.conftest import RunPython
from tests.legends.fingerprints import MIXES, fingerprints
from tetrarch.core.kernel import JIT, kernel_sources

DECISIONS = 60

FINGERPRINTS = """
import json
from tests.legends.fingerprints import fingerprints
from tetrarch.core.kernel import JIT
print(json.dumps([JIT, fingerprints(int(__import__("sys").argv[1]))]))
"""

GPU = """
import numba.cuda.dispatcher
from numba import cuda, types

class Device:
    compute_capability = (9, 0)

numba.cuda.dispatcher.get_current_device = lambda: Device  # there need not be one to compile for one

from tetrarch.legends.rules.ending import points_of
from tetrarch.legends.rules.playout import playout
from tetrarch.legends.rules.determinize import hide, determinize
from tetrarch.legends.rules.turn import legal_decisions, play_decision

def play_on_gpu(board, state, scratch, out, words):
    out[0] = legal_decisions(board, state, scratch, out)
    play_decision(board, state, scratch, out[1])
    hide(board, state, 0)
    determinize(board, state, 0, words)
    out[2] = playout(board, state, scratch, words, 1000)
    out[3] = points_of(board, state, 0)

print(cuda.compile_ptx(play_on_gpu, (types.int64[::1],) * 5, cc=(9, 0))[0])
"""

KERNELS = ("state", "actions", "founding", "turn", "ending", "chance", "determinize", "playout")


def python_path(*folders: Path) -> str:
    return os.pathsep.join(map(str, folders))


def test_same_games_compiled_and_plain(run_python: RunPython, repository: Path) -> None:
    other = "off" if JIT else "on"
    path = python_path(repository / "src", repository)
    ran = run_python("-c", FINGERPRINTS, str(DECISIONS), jit=other, PYTHONPATH=path)
    assert ran.returncode == 0, ran.stderr
    is_compiled, theirs = json.loads(ran.stdout)
    assert is_compiled is not JIT
    ours = fingerprints(DECISIONS)
    assert [game for game in ours if ours[game] != theirs[game]] == []
    assert ours.keys() == theirs.keys()
    assert len(ours) == 6 * len(MIXES)
    assert len(set(ours.values())) > 70


@pytest.mark.skipif(
    importlib.util.find_spec("numba_cuda") is None
    or sys.platform != "linux"
    or platform.machine() not in ("x86_64", "AMD64"),
    reason="the compiler for GPUs is installed on Linux x86-64 only",
)
def test_kernels_compile_for_a_gpu(run_python: RunPython, repository: Path) -> None:
    ran = run_python("-c", GPU, jit="on", PYTHONPATH=python_path(repository / "src"))
    assert ran.returncode == 0, ran.stderr
    assert len(re.findall(r"^\.visible \.entry \S*play_on_gpu", ran.stdout, re.MULTILINE)) == 1
    assert re.findall(r"^\.extern.*", ran.stdout, re.MULTILINE) == [], "functions that a GPU does not have"


def kernel_calls() -> dict[str, set[str]]:
    """The kernels of Legends, and which of them each one calls."""
    sources = [
        path
        for path in kernel_sources()
        if "legends" in path.parts[-3:] and "bots" not in path.parts[-3:] and b"@kernel\n" in path.read_bytes()
    ]
    assert {path.stem for path in sources} == {*KERNELS, "batch", "decision_table", "observation"}
    kernels = {
        node.name: node
        for path in sources
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and any(ast.unparse(one) == "kernel" for one in node.decorator_list)
    }
    return {
        name: {
            call.func.id for call in ast.walk(node) if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        }
        & kernels.keys()
        for name, node in kernels.items()
    }


def test_no_kernel_comes_back_to_itself() -> None:
    """Compiled functions that call each other in a circle crash when they are loaded from Numba's cache."""
    calls = kernel_calls()
    assert len(calls) > 50
    while ends := {name for name, called in calls.items() if not called}:
        calls = {name: called - ends for name, called in calls.items() if name not in ends}
    assert calls == {}, f"a circle among {', '.join(sorted(calls))}"
