"""``tetrarch warmup``: everything is compiled, once, and old kernels go."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Tetrarch
from tests.conftest import RunPython
from tetrarch.cli.app import show_warning
from tetrarch.core import registry
from tetrarch.core.kernel import JIT, UncompiledWarning, cache_folder, is_warm, warm_marker
from tetrarch.core.warmup import kernels_of

EVERYTHING = """
import json
from tetrarch import eko
from tetrarch.bots import eko_bot
from tetrarch.cli.measuring import kernel_speed
from tetrarch.cli.commands.kernels import count_sequences
from tetrarch.core.warmup import kernels_of
from tetrarch.eko.drawing.text import describe_text

ALL = ("labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon")
MIXES = ((2, (), "complete"), (4, ALL, "complete"), (3, ("labyrinth", "wind", "draft"), "first-printing"))
TYPED = ("a1-a2", "b3xb4", "c3^c4T", "c3+2", "moon d4", "sand d5", "done", "give E", "d4~1", "swap c3", "@c3")
for players, variants, printing in MIXES:
    game = eko.new_game(players, seed=1, variants=variants, printing=printing, repetition=True, round_limit=12)
    bots = [eko_bot("greedy", 1, seat) for seat in range(players)]
    while not game.position.is_over:
        position = game.position
        eko.position_from_json(json.loads(json.dumps(position.to_json())))
        describe_text(position)
        for typed in TYPED:
            try:
                position.parse(typed)
            except ValueError:
                pass
        game.play(bots[position.decider].decide(position.view(position.decider), position.decider))
    eko.verify_record(game.to_record())
    count_sequences(game.start, 2)
kernel_speed("eko", 2, (), 0.01)
print([kernel.py_func.__name__ for kernel in kernels_of("eko") if kernel.stats.cache_misses])
"""

EVERYTHING_OF_LEGENDS = """
import json
from tetrarch import legends
from tetrarch.bots import legends_bot
from tetrarch.cli.measuring import kernel_speed
from tetrarch.cli.commands.kernels import count_sequences
from tetrarch.core.warmup import kernels_of
from tetrarch.legends.drawing.text import describe_text

MIXES = ((2, (), "2018", True), (4, legends.VARIANTS, "2018", True), (3, ("match", "explore"), "first-printing", False))
TYPED = ("lake@0", "centre 1", "start D4", "token D4", "coins D4", "shared D4", "neutral D4", "bid 3", "first E",
         "take 2", "half 1", "+D4", "D4-D5", "^D4", "xD4T", "stop")
for players, variants, printing, quick in MIXES:
    game = legends.new_game(players, seed=1, variants=variants, printing=printing, quick_setup=quick)
    start = game.position.copy()
    bots = [legends_bot("greedy", 1, seat) for seat in range(players)]
    while not game.position.is_over:
        position = game.position
        legends.position_from_json(json.loads(json.dumps(position.to_json())))
        legends.position_from_json(json.loads(json.dumps(position.view(0).to_json())))
        describe_text(legends.KIND.public_view(position))
        legends.KIND.score_lines(position)
        for typed in TYPED:
            try:
                position.parse(typed)
            except ValueError:
                pass
        legends.deal_next(game)
        for seat in game.position.to_decide[:1]:
            game.play(bots[seat].decide(game.position.view(seat), seat), seat)
    legends.verify_record(game.to_record())
    count_sequences(start, 2)
kernel_speed("legends", 2, (), 0.01)
kernel_speed("legends", 2, ("match",), 0.01)
print([kernel.py_func.__name__ for kernel in kernels_of("legends") if kernel.stats.cache_misses])
"""

Worker = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of our own with nothing in it."""
    monkeypatch.setenv("TETRARCH_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def worker_that(program: str) -> Worker:
    """A process in place of the one that compiles."""

    def start(game: str, errors: int, cache: Path | None = None) -> subprocess.Popen[str]:
        return subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=errors, text=True)

    return start


@pytest.mark.skipif(not JIT, reason="the kernels are plain here")
@pytest.mark.parametrize("program", [EVERYTHING, EVERYTHING_OF_LEGENDS], ids=registry.names())
def test_after_a_warmup_nothing_is_compiled_any_more(program: str, run_python: RunPython) -> None:
    assert run_python("-m", "tetrarch", "warmup", jit="on").returncode == 0
    ran = run_python("-c", program, jit="on")
    assert ran.stdout == "[]\n", ran.stderr


PART = """
from tetrarch import eko
from tetrarch.core.kernel import is_compiled, is_warm, mark_warm
from tetrarch.core.randomness import Generator

position = eko.new_game(2, seed=1).position
plies = position.playout(Generator(1, "test"), 30)
print(is_compiled("tetrarch.eko.rules.turn"), is_warm("eko"), plies, eko.position_to_line(position))
mark_warm("eko", "play")
"""


@pytest.mark.skipif(not JIT, reason="the kernels are plain here")
def test_kernels_that_are_not_compiled_yet_run_plain(run_python: RunPython, tmp_path: Path) -> None:
    told = [run_python("-c", PART, jit="auto", TETRARCH_CACHE=str(tmp_path)).stdout.split(" ", 1) for _ in range(2)]
    assert [compiled for compiled, _ in told] == ["False", "True"]
    assert told[0][1] == told[1][1]
    assert told[0][1].startswith("False 30 ")


@pytest.mark.skipif(not JIT, reason="plain kernels have no order")
@pytest.mark.parametrize("game", registry.names())
def test_what_players_need_is_compiled_first(game: str) -> None:
    names = [kernel.py_func.__name__ for kernel in kernels_of(game)]
    needed = {"legal_decisions", "play_decision", "search", "rate_decisions", "best_child"}
    later = {"playout", "playouts", "perft", "reset_games", "step_games", "observe"}
    assert max(map(names.index, needed)) < min(map(names.index, later))


def test_the_part_for_players_is_marked_before_the_rest(
    tetrarch: Tetrarch, empty_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = "print('1 1 2 one', flush=True); raise SystemExit('no room left')"
    monkeypatch.setattr("tetrarch.cli.commands.kernels.start_worker", worker_that(stopped))
    assert tetrarch("warmup", "eko").code == 2
    assert is_warm("eko", "play")
    assert not is_warm("eko")
    assert not is_warm("legends", "play")


def test_warmup_compiles_once_and_leaves_the_marker(
    tetrarch: Tetrarch, empty_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "tetrarch.cli.commands.kernels.start_worker", worker_that("print('1 1 2 one'); print('2 1 2 two')")
    )
    ran = tetrarch("warmup")
    assert ran.code == 0
    assert [line.split(" in ")[0] for line in ran.out.splitlines()] == [
        f"{game}: compiled the kernels" for game in registry.names()
    ]
    for game in registry.names():
        assert warm_marker(game).is_relative_to(empty_cache)
        assert warm_marker(game).exists()
        assert tetrarch("warmup", game).out == f"{game}: the kernels are compiled already\n"


@pytest.mark.usefixtures("empty_cache")
def test_kernels_of_another_processor_are_compiled_again(tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tetrarch.cli.commands.kernels.start_worker", worker_that("print('1 1 1 one')"))
    assert tetrarch("warmup", "eko").code == 0
    assert is_warm("eko")
    warm_marker("eko").write_text("another processor\n", encoding="utf-8")
    assert not is_warm("eko")
    assert "compiled the kernels" in tetrarch("warmup", "eko").out
    assert is_warm("eko")


@pytest.mark.usefixtures("empty_cache")
def test_warmup_of_one_game_leaves_the_other_alone(tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tetrarch.cli.commands.kernels.start_worker", worker_that("print('1 1 1 one')"))
    assert tetrarch("warmup", "legends").code == 0
    assert warm_marker("legends").exists()
    assert not warm_marker("eko").exists()


@pytest.mark.parametrize(
    ("program", "reason"),
    [("raise SystemExit('no room left')", "no room left"), ("raise SystemExit(3)", "no error message")],
)
def test_a_compiler_that_fails_leaves_no_marker(
    program: str, reason: str, tetrarch: Tetrarch, empty_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tetrarch.cli.commands.kernels.start_worker", worker_that(program))
    ran = tetrarch("warmup")
    assert (ran.code, ran.out) == (2, "")
    assert ran.errors == [f"eko: the kernels do not compile: {reason}"]
    assert not warm_marker("eko").exists()


def test_a_cache_that_cannot_be_made_is_an_error(
    tetrarch: Tetrarch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("TETRARCH_CACHE", str(tmp_path / "file" / "cache"))
    ran = tetrarch("warmup")
    assert (ran.code, ran.out) == (2, "")
    assert "cannot be created" in ran.errors[0]
    assert "TETRARCH_CACHE" in ran.errors[0]


def test_kernels_of_other_versions_go_after_a_week(
    tetrarch: Tetrarch, empty_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tetrarch.cli.commands.kernels.start_worker", worker_that("print('1 1 1 one')"))
    names = {"0" * 20: 8, "1" * 20: 6, "2" * 19: 8, "other": 8, cache_folder().name: 8}
    for name, days in names.items():
        (empty_cache / name).mkdir(parents=True)
        (empty_cache / name / "kernel.nbi").write_text("", encoding="utf-8")
        then = time.time() - days * 24 * 3600
        os.utime(empty_cache / name, (then, then))
    assert tetrarch("warmup").code == 0
    assert {path.name for path in empty_cache.iterdir()} == set(names) - {"0" * 20}


PLAYING = {
    "batch": "from tetrarch.envs import Batch; Batch('eko', 1); Batch('eko', 1); Batch('legends', 1)",
    "search": "for _ in range(2): make_bot('eko', 'level3:simulations=1', 1, 0).decide(game.position, 0)",
    "playouts": "for _ in range(2): playouts(p.static, p.state, p.state.copy(), p.scratch, words, 1, 1)",
}
IMPORTS = """
from tetrarch import eko
from tetrarch.bots import make_bot
from tetrarch.core import Generator
from tetrarch.eko.rules.playout import playouts

game = eko.new_game(2, seed=1)
p = game.position
words = Generator(1, "test").words
"""


@pytest.mark.parametrize("what", PLAYING)
def test_mass_play_on_plain_kernels_warns_once_and_names_the_command(
    what: str, run_python: RunPython, tmp_path: Path
) -> None:
    ran = run_python("-Walways", "-c", IMPORTS + PLAYING[what], jit="auto", TETRARCH_CACHE=str(tmp_path))
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr.count("UncompiledWarning: ") == 1
    assert "'tetrarch warmup eko'" in ran.stderr


def test_plain_kernels_by_choice_do_not_warn(run_python: RunPython) -> None:
    ran = run_python("-Werror", "-c", "\n".join([IMPORTS, *PLAYING.values()]), jit="off")
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_terminal_prints_the_warning_as_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    others: list[object] = []
    show_warning(lambda *told: others.append(told[0]), UncompiledWarning("eko"), UncompiledWarning, "search.py", 1)
    show_warning(lambda *told: others.append(told[0]), DeprecationWarning("old"), DeprecationWarning, "old.py", 1)
    assert capsys.readouterr().err.startswith("The kernels of eko are not compiled")
    assert [str(one) for one in others] == ["old"]
