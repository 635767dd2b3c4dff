"""The kernels of the bots: none comes back to itself, and all of them serve one game or every game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.conftest import RunPython
from tetrarch.core.kernel import JIT, game_of, kernel_sources


def module_of(path: Path) -> str:
    """The name of the module of a source."""
    parts = path.with_suffix("").parts
    return ".".join(parts[len(parts) - 1 - parts[::-1].index("tetrarch") :])


def kernel_calls(game: str) -> dict[str, set[str]]:
    """The kernels that a game needs, its bots' included, and which of them each one calls."""
    nodes: dict[str, ast.FunctionDef] = {}
    for path in kernel_sources():
        if game_of(module_of(path)) not in (None, game):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(
                ast.unparse(one).endswith("kernel") for one in node.decorator_list
            ):
                assert node.name not in nodes or path.name == "kernel.py", f"two kernels are called {node.name}"
                nodes[node.name] = node
    return {
        name: {
            call.func.id if isinstance(call.func, ast.Name) else call.func.attr
            for call in ast.walk(node)
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name | ast.Attribute)
        }
        & nodes.keys()
        for name, node in nodes.items()
    }


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_no_kernel_comes_back_to_itself(game: str) -> None:
    """Compiled functions that call each other in a circle crash when they are loaded from Numba's cache."""
    calls = kernel_calls(game)
    assert "search" in calls
    assert "back_up" in calls
    while ends := {name for name, called in calls.items() if not called}:
        calls = {name: called - ends for name, called in calls.items() if name not in ends}
    assert calls == {}, f"a circle among {', '.join(sorted(calls))}"


@pytest.mark.parametrize(
    ("module", "game"),
    [
        ("tetrarch.eko.rules.turn", "eko"),
        ("tetrarch.bots.legends.search", "legends"),
        ("tetrarch.analysis.eko.playouts", "eko"),
        ("tetrarch.analysis.tally", None),
        ("tetrarch.bots.tree", None),
        ("tetrarch.core.kernel", None),
        ("numpy", None),
    ],
)
def test_a_module_belongs_to_one_game_or_to_all(module: str, game: str | None) -> None:
    assert game_of(module) == game


THOUGHTS = """
from tetrarch import eko, legends
from tetrarch.bots import make_bot
from tetrarch.core.randomness import Generator

for name, module in (("eko", eko), ("legends", legends)):
    for seed in range(3):
        position = module.new_game(2 + seed, seed=seed).position
        position.playout(Generator(seed, "test"), 20)
        for text in ("greedy", "level3:simulations=60", "search:simulations=150"):
            seat = position.to_decide[0]
            thought = make_bot(name, text, seed, seat).think(position.view(seat), seat)
            print(name, seed, text, thought)
"""

ANSWERS = """
from tetrarch.bots.endgame import make_prover
from tetrarch.puzzles import collection

for name in ("eko", "legends"):
    for puzzle in collection(name).puzzles[::60]:
        prover = make_prover(puzzle.start(), puzzle.seat, puzzle.goal, puzzle.turns, 1 << 12, puzzle.margin)
        print(puzzle.id, prover.answer(prover.root, 800), prover.nodes, prover.best)
"""


@pytest.mark.skipif(not JIT, reason="compares with the compiled kernels")
def test_compiled_or_not_bots_think_the_same(run_python: RunPython, capsys: pytest.CaptureFixture[str]) -> None:
    plain = run_python("-c", THOUGHTS, jit="off")
    assert plain.returncode == 0, plain.stderr
    exec(THOUGHTS, {})
    assert plain.stdout == capsys.readouterr().out
    assert plain.stdout.count("\n") == 18


@pytest.mark.skipif(not JIT, reason="compares with the compiled kernels")
def test_compiled_or_not_the_solver_answers_the_same(run_python: RunPython, capsys: pytest.CaptureFixture[str]) -> None:
    plain = run_python("-c", ANSWERS, jit="off")
    assert plain.returncode == 0, plain.stderr
    exec(ANSWERS, {})
    assert plain.stdout == capsys.readouterr().out
    assert plain.stdout.count("yes") > 4
