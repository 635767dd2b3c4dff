"""The same rules compiled and plain, compiled for a GPU too, and never an old compilation of changed sources."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import platform
import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.conftest import RunPython
from tests.eko.fingerprints import fingerprints
from tetrarch.core.kernel import JIT, kernel_sources

DECISIONS = 40

FINGERPRINTS = """
import json
from tests.eko.fingerprints import fingerprints
from tetrarch.core.kernel import JIT
print(json.dumps([JIT, fingerprints(int(__import__("sys").argv[1]))]))
"""

GPU = """
import numba.cuda.dispatcher
from numba import cuda, types

class Device:
    compute_capability = (9, 0)

numba.cuda.dispatcher.get_current_device = lambda: Device  # there need not be one to compile for one

from tetrarch.eko.rules.playout import playout
from tetrarch.eko.rules.turn import legal_decisions, play_decision

def play_on_gpu(board, state, scratch, out, words):
    out[0] = legal_decisions(board, state, scratch, out)
    play_decision(board, state, scratch, out[1])
    out[2] = playout(board, state, scratch, words, 1000)

print(cuda.compile_ptx(play_on_gpu, (types.int64[::1],) * 5, cc=(9, 0))[0])
"""

HASHES = """
import json, sys
from pathlib import Path
from tetrarch.core.kernel import kernel_hash
found = {"": kernel_hash()}
for name in sys.argv[1:]:
    path = Path(name)
    source = path.read_bytes()
    path.write_bytes(source + b"\\nCHANGED = 1\\n")
    kernel_hash.cache_clear()
    found[name] = kernel_hash()
    path.write_bytes(source)
print(json.dumps(found))
"""

KERNELS = ("state", "decision_list", "movement", "construction", "reinforcement", "ending", "turn", "playout")


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
    assert len(set(ours.values())) > 30


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


def test_every_edit_of_a_kernel_changes_the_hash(tmp_path: Path, run_python: RunPython, repository: Path) -> None:
    shutil.copytree(repository / "src" / "tetrarch", tmp_path / "tetrarch")
    names = [str(tmp_path / "tetrarch" / "eko" / "rules" / f"{name}.py") for name in KERNELS]
    names += [str(tmp_path / "tetrarch" / "core" / f"{name}.py") for name in ("kernel", "randomness")]
    ran = run_python("-c", HASHES, *names, PYTHONPATH=python_path(tmp_path))
    assert ran.returncode == 0, ran.stderr
    hashes = json.loads(ran.stdout)
    unnoticed = [Path(name).name for name in names if hashes[name] == hashes[""]]
    assert unnoticed == []
    assert len(set(hashes.values())) == len(hashes)


def test_the_same_sources_in_another_place_have_a_cache_of_their_own(
    tmp_path: Path, run_python: RunPython, repository: Path
) -> None:
    """Numba keeps what it compiled by the path of the source, so another copy would find nothing there."""
    hashes = set()
    for name in ("one", "two"):
        shutil.copytree(
            repository / "src" / "tetrarch",
            tmp_path / name / "tetrarch",
            ignore=shutil.ignore_patterns("page", "__pycache__"),
        )
        ran = run_python("-c", HASHES, PYTHONPATH=python_path(tmp_path / name))
        assert ran.returncode == 0, ran.stderr
        hashes.add(json.loads(ran.stdout)[""])
    assert len(hashes) == 2


def test_everything_that_kernels_are_compiled_from_is_hashed(repository: Path) -> None:
    """Numba compiles the values of imported constants into a kernel."""
    hashed = {path.resolve() for path in kernel_sources()}
    package = next(path for path in kernel_sources() if path.name == "kernel.py").resolve().parent.parent
    for path in hashed:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tetrarch."):
                module = package.parent / Path(*node.module.split("."))
                sources = {module.with_suffix(".py"), *(module / f"{alias.name}.py" for alias in node.names)}
                missing = {source for source in sources if source.is_file()} - hashed
                assert not missing, f"{path.name} is compiled from {missing}, which the hash leaves out"
