"""Compiled rules play as plain ones do, compile for a GPU too, and are never older than their sources."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import platform
import re
import shutil
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.conftest import RunPython
from tests.games.subjects import SUBJECTS, Subject
from tetrarch.core.kernel import JIT, kernel_hash, kernel_sources

DECISIONS = 40

FINGERPRINTS = """
import json, sys
from importlib import import_module
from tetrarch.core.kernel import JIT
module = import_module(f"tests.{sys.argv[1]}.fingerprints")
print(json.dumps([JIT, module.fingerprints(int(sys.argv[2]))]))
"""

GPU = """
import sys
import tetrarch.envs.cuda
import numba.cuda.dispatcher
from importlib import import_module
from numba import cuda, types

class Device:
    compute_capability = (9, 0)

numba.cuda.dispatcher.get_current_device = lambda: Device  # there need not be one to compile for one
program = import_module(f"tests.{sys.argv[1]}.gpu")
kinds = (types.int64[::1],) * program.FLATS + (types.uint8[::1],) * 2 + (types.int64,)
print(cuda.compile_ptx(program.play_on_gpu, kinds, cc=(9, 0), opt=False)[0])
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

DRAWS = """
import json, sys
import numba
numba.__version__ = sys.argv[1] or numba.__version__
from tetrarch.core.kernel import count_bits, lowest_bit
from tetrarch.core.randomness import Generator, draw_below, next_word
generator = Generator(1, "draws")
draws = [generator.below(bound) for bound in range(1, 50)] + [count_bits(0b1011000), lowest_bit(0b1011000)]
print(json.dumps([type(draw_below).__name__, type(next_word).__name__, draws]))
"""

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


def rules_of(subject: Subject) -> Path:
    file = import_module(f"tetrarch.{subject}.rules").__file__
    assert file
    return Path(file).parent


@every_game
def test_compiled_and_plain_kernels_play_the_same_games(
    subject: Subject, run_python: RunPython, repository: Path
) -> None:
    path = os.pathsep.join(map(str, (repository / "src", repository)))
    other = "off" if JIT else "on"
    ran = run_python("-c", FINGERPRINTS, str(subject), str(DECISIONS), jit=other, PYTHONPATH=path)
    assert ran.returncode == 0, ran.stderr
    is_compiled, theirs = json.loads(ran.stdout)
    assert is_compiled is not JIT
    ours = import_module(f"tests.{subject}.fingerprints").fingerprints(DECISIONS)
    assert [game for game in ours if ours[game] != theirs[game]] == []
    assert ours.keys() == theirs.keys()
    assert len(set(ours.values())) > 30


@pytest.mark.skipif(
    importlib.util.find_spec("numba_cuda") is None
    or sys.platform != "linux"
    or platform.machine() not in ("x86_64", "AMD64"),
    reason="the compiler for GPUs is installed on Linux x86-64 only",
)
@pytest.mark.soak  # the programs of batches and of networks hold the same kernels, and are compiled in every run
@every_game
def test_kernels_compile_for_a_gpu(subject: Subject, run_python: RunPython, repository: Path) -> None:
    """Nothing in them allocates, recurses or raises. Unoptimised, which leaves out no function that is called."""
    path = os.pathsep.join(map(str, (repository / "src", repository)))
    ran = run_python("-c", GPU, str(subject), jit="on", PYTHONPATH=path)
    assert ran.returncode == 0, ran.stderr
    assert len(re.findall(r"^\.visible \.entry \S*play_on_gpu", ran.stdout, re.MULTILINE)) == 1
    assert re.findall(r"^\.extern.*", ran.stdout, re.MULTILINE) == [], "functions that a GPU does not have"


def test_other_versions_of_numba_compile_in_the_usual_way(run_python: RunPython, tmp_path: Path) -> None:
    (entry, inner, draws), (other_entry, other_inner, same_draws) = (
        json.loads(run_python("-c", DRAWS, version, jit="on", TETRARCH_CACHE=str(tmp_path)).stdout)
        for version in ("", "99.0.0")
    )
    assert (entry, inner) == ("EntryKernel", "InnerKernel")
    assert (other_entry, other_inner) == ("CPUDispatcher", "CPUDispatcher")
    assert same_draws == draws
    assert draws[-2:] == [3, 3]


@every_game
def test_no_kernel_calls_itself_through_others(subject: Subject) -> None:
    """Compiled functions that call each other in a circle crash when they are loaded from Numba's cache."""
    package = rules_of(subject).parent
    kernels = {
        node.name: node
        for path in kernel_sources()
        if path.is_relative_to(package)
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and any(ast.unparse(one).endswith("kernel") for one in node.decorator_list)
    }
    assert len(kernels) > 50
    calls = {
        name: {ast.unparse(call.func) for call in ast.walk(node) if isinstance(call, ast.Call)} & kernels.keys()
        for name, node in kernels.items()
    }
    while ends := {name for name, called in calls.items() if not called}:
        calls = {name: called - ends for name, called in calls.items() if name not in ends}
    assert calls == {}, f"a circle among {', '.join(sorted(calls))}"


# The hash of the sources


def test_every_edit_of_a_kernel_changes_the_hash(tmp_path: Path, run_python: RunPython, repository: Path) -> None:
    """The same sources in another place have another hash: Numba keeps what it compiled by the path of the source."""
    source = repository / "src" / "tetrarch"
    copy = tmp_path / "tetrarch"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("page", "__pycache__"))
    kernels = [path.relative_to(source) for subject in SUBJECTS for path in rules_of(subject).glob("[a-z]*.py")]
    names = [str(copy / name) for name in (*kernels, Path("core/kernel.py"), Path("core/randomness.py"))]
    assert len(names) > 15
    ran = run_python("-c", HASHES, *names, PYTHONPATH=str(tmp_path))
    assert ran.returncode == 0, ran.stderr
    hashes = json.loads(ran.stdout)
    assert len(set(hashes.values())) == len(hashes), "an edit that the hash does not notice"
    assert kernel_hash() not in hashes.values()


def test_everything_that_kernels_are_compiled_from_is_hashed() -> None:
    """Numba compiles the values of imported constants into a kernel."""
    hashed = {path.resolve() for path in kernel_sources()}
    package = next(path for path in hashed if path.name == "kernel.py").parent.parent
    for path in hashed:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tetrarch."):
                module = package.parent / Path(*node.module.split("."))
                sources = {module.with_suffix(".py"), *(module / f"{alias.name}.py" for alias in node.names)}
                missing = {source for source in sources if source.is_file()} - hashed
                assert not missing, f"{path.name} is compiled from {missing}, which the hash leaves out"
