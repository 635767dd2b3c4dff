"""Searches and networks on a GPU: the programs compile without one, and find the same where there is one."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.conftest import RunPython
from tests.envs.test_cuda import needs_compiler
from tetrarch.bots import batch, tree
from tetrarch.bots import forward as forward_pass
from tetrarch.bots.network import forward, judged, shipped_network
from tetrarch.core import registry
from tetrarch.core.randomness import Generator
from tetrarch.training import Settings
from tetrarch.training.lockstep import Lockstep
from tetrarch.training.selfplay import Chunk, ChunkResult, play_chunk, play_fast

COMPILE = """
import sys
import numba.cuda.dispatcher
from tetrarch.bots.batch import batch_search
from tetrarch.bots.network import reader
from tetrarch.envs.cuda import judge, search
from tetrarch.envs.cuda.compiler import Program
from tetrarch.envs.cuda.warps import STAND_INS

class Device:
    compute_capability = (9, 0)

numba.cuda.dispatcher.get_current_device = lambda: Device  # there need not be one to compile for one
game = sys.argv[1]
program = Program(STAND_INS)
print(program.ptx(judge.judge_all, f"{game}_judge", judge.SIGNATURE, judge=reader(game).judge))
print(program.ptx(search.run_tasks, f"{game}_search", search.SIGNATURE, False, run_task=batch_search(game).run_task))
"""


@needs_compiler
@pytest.mark.parametrize("game", ["eko", pytest.param("legends", marks=pytest.mark.soak)])
def test_the_programs_of_networks_compile_for_a_gpu(game: str, run_python: RunPython, repository: Path) -> None:
    ran = run_python("-c", COMPILE, game, PYTHONPATH=str(repository / "src"))
    assert ran.returncode == 0, ran.stderr
    assert re.findall(rf"^\.visible \.entry \S*?{game}_(judge|search)", ran.stdout, re.MULTILINE) == ["judge", "search"]
    assert re.findall(r"^\.extern.*", ran.stdout, re.MULTILINE) == [], "functions that a GPU does not have"
    assert "fma.rn.f32" not in ran.stdout, "sums of networks are rounded as on the processor"
    assert "bar.warp.sync" in ran.stdout, "the lanes of a warp divide the rows of weights"


@needs_compiler
def test_the_lanes_of_a_warp_make_together_what_a_kernel_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    from tetrarch.envs.cuda import warps

    numbers = np.random.default_rng(1)
    weights = numbers.normal(size=forward_pass.EMBED + 90 * forward_pass.HIDDEN1).astype(np.float32)
    rows = numbers.integers(0, 90, 30)
    row = weights[:75]
    calls: list[tuple[Any, Any, Callable[[Any], tuple[Any, ...]]]] = [
        (forward_pass.add_rows, np.float32, lambda target: (weights, rows, 3, 24, target)),
        (forward_pass.add_multiple, np.float32, lambda target: (row, np.float32(0.7), target, 75)),
        (forward_pass.copy_row, np.float32, lambda target: (row, target, 75)),
        (forward_pass.clip, np.float32, lambda target: (target, 75)),
        (tree.copy_state, np.int64, lambda target: (rows, target, 30)),
        (batch.clear, np.int64, lambda target: (target, 70)),
    ]
    assert [kernel for kernel, _, _ in calls] == list(warps.STAND_INS)
    for kernel, kind, arguments in calls:
        ours = np.linspace(-20, 20, 80).astype(kind)
        theirs = ours.copy()
        kernel(*arguments(ours))
        for lane in range(warps.WARP):
            monkeypatch.setattr(warps, "cuda", SimpleNamespace(laneid=lane, syncwarp=lambda: None))
            warps.STAND_INS[kernel](*arguments(theirs))
        assert np.array_equal(ours, theirs), kernel


@pytest.fixture
def gpu() -> None:
    """A GPU, or the test is skipped."""
    pytest.importorskip("numba_cuda")
    from numba import cuda

    if not cuda.is_available():
        pytest.skip("there is no GPU")


def random_positions(game: str) -> list[Any]:
    """Positions of random games with all numbers of players and some variants, in which a seat decides."""
    definition = registry.game(game)
    found: list[Any] = []
    for number in range(6):
        generator = Generator(number, "positions")
        variants = list(next(option for option in definition.options if option.type == "names").names)
        options = {"variants": variants[number : number + 2]} if number >= 3 else {}
        position: Any = definition.deal(2 + number % 3, definition.bounded_options(options), str(number))
        while not position.is_over:
            if position.awaits_chance:
                position.play_chance(definition.chance_again(position, str(number)))
                continue
            found.append(position.copy())
            legal = position.legal_decisions(position.to_decide[0]).ids()
            play_fast(position, position.to_decide[0], int(legal[generator.below(len(legal))]))
    return found[::7]


@pytest.mark.usefixtures("gpu")
@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_gpu_judges_positions_as_the_processor_does(game: str) -> None:
    from tetrarch.envs.cuda.judge import DeviceJudge

    network = shipped_network(game)
    assert network is not None
    positions = random_positions(game)
    theirs = DeviceJudge(network).judge(positions)
    ours = [forward(network, position) for position in positions]
    assert len(theirs) == len(ours) > 50
    for one, other in zip(theirs, ours, strict=True):
        assert np.allclose(one.chances, other.chances, atol=0.004)
        assert np.allclose(one.points, other.points, atol=0.005)
        assert np.allclose(one.owners, other.owners, atol=0.004)
        assert one.priors.keys() == other.priors.keys()
        assert np.allclose(list(one.priors.values()), list(other.priors.values()), atol=0.004)
    assert sum(one == other for one, other in zip(theirs, ours, strict=True)) > 0.9 * len(ours)


def played(chunks: list[Chunk], make_spaces: Any) -> list[ChunkResult]:
    """Chunks in lockstep, in their order."""
    lockstep = Lockstep(make_spaces, 64)
    for chunk in chunks:
        lockstep.add(chunk)
    found: list[ChunkResult] = []
    while not lockstep.is_idle:
        found += lockstep.step()
    return sorted(found, key=lambda result: result.number)


@pytest.mark.usefixtures("gpu")
@pytest.mark.parametrize("has_network", [True, False])
@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_gpu_plays_the_games_of_self_play(game: str, has_network: bool) -> None:
    from tetrarch.envs.cuda.search import DeviceSpaces

    network = shipped_network(game)
    assert network is not None
    settings = Settings(game=game, games=24, chunk=2, simulations=(20, 60), quick_simulations=16, searched=0.5)
    chunks = [Chunk(settings, 2, number, network.save() if has_network else None) for number in range(settings.chunks)]
    theirs, ours = played(chunks, DeviceSpaces), [play_chunk(chunk) for chunk in chunks]
    assert [one.games for one in theirs] == [2] * 12
    same = sum(one == other for one, other in zip(theirs, ours, strict=True))
    assert same >= 10, "few games may differ, by the rounding of logarithms"


@pytest.mark.usefixtures("gpu")
def test_a_judge_on_a_gpu_refuses_what_a_network_cannot_judge() -> None:
    from tetrarch.envs.cuda.judge import DeviceJudge

    network = shipped_network("eko")
    assert network is not None
    judge = DeviceJudge(network)
    assert judge.judge([]) == []
    with pytest.raises(ValueError, match="this network judges eko, not legends"):
        judge.judge(random_positions("legends")[:1])
    position = random_positions("eko")[0]
    assert judge.judge([position])[0] == judged(network, position, position.legal_ids())
