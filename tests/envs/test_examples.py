"""The examples of the environments run, and the small agent that one of them trains beats random play."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

from tests.conftest import RunPython
from tetrarch import legends
from tetrarch.arena import Schedule, Setup, run_arena, wilson
from tetrarch.bots import make_bot
from tetrarch.core.kernel import JIT

UPDATES = 30
"""How many updates the shortened training makes; the whole one makes a few hundred."""


def load_example(repository: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, repository / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # named tuples of the example look for their module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("arguments", "printed"),
    [
        (("pettingzoo_random.py", "legends", "--players", "3", "--games", "1", "--show"), r"player_2 [+-]\d\.\d\d\n$"),
        (("gym_against_bots.py", "legends", "--games", "2"), r"^won \S+ of 2 against novice: \d+% to \d+% \(95%\)\n$"),
        (("openspiel_mcts.py", "eko", "--simulations", "2", "--rounds", "1", "--games", "1"), r"^game 0: search "),
    ],
)
def test_an_example_runs(repository: Path, run_python: RunPython, arguments: tuple[str, ...], printed: str) -> None:
    name, *rest = arguments
    ran = run_python(str(repository / "examples" / name), *rest, jit="auto")
    assert ran.returncode == 0, ran.stderr
    assert re.search(printed, ran.stdout), ran.stdout


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_the_duel_with_openspiel_runs(repository: Path, run_python: RunPython, game: str) -> None:
    arguments = (game, "--bots", "random", "--simulations", "2", "--rounds", "1", "--games", "1")
    ran = run_python(str(repository / "bench" / "openspiel_duel.py"), *arguments, jit="auto")
    assert ran.returncode == 0, ran.stderr
    title = {"eko": "Ekö", "legends": "Legends"}[game]
    assert re.search(rf"\n\| {title} \| `random` \| 2 \| \d+\.0 % \(.*\) \| 1 \| \S+ ms \| \S+ ms \|\n$", ran.stdout)


class Agent(NamedTuple):
    """The agent of the example, and what came of its training."""

    example: ModuleType
    weights: dict[str, Any]
    columns: npt.NDArray[np.int64]
    path: Path


@pytest.fixture(scope="module")
def agent(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Agent:
    """The agent for Legends after a short training."""
    if not JIT:
        pytest.skip("plain kernels are too slow to train on")
    example = load_example(repository, "train_ppo")
    weights, columns = example.train("legends", updates=UPDATES, tell=False)
    path = tmp_path_factory.mktemp("agent") / "agent.npz"
    example.save(path, "legends", weights, columns)
    return Agent(example, weights, columns, path)


def test_the_trained_agent_beats_random(agent: Agent) -> None:
    games = 400
    won = agent.example.beats_random("legends", agent.weights, agent.columns, games, 12345, None)
    assert wilson(won, games).low > 0.6


def test_an_untrained_agent_does_not(agent: Agent) -> None:
    untrained = agent.example.first_weights(len(agent.columns), agent.weights["policy"].shape[1], 0)
    weights = {**untrained, "scale": agent.weights["scale"]}
    games = 400
    share = wilson(agent.example.beats_random("legends", weights, agent.columns, games, 12345, None), games)
    assert share.low < 0.5 < share.high


def test_the_trained_agent_plays_in_the_arena(
    agent: Agent, repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TETRARCH_JIT", "off")  # the program starts faster so
    bot = f"exec:start=60 seconds=60 {sys.executable} {repository / 'examples' / 'bot_ppo.py'} {agent.path}"
    schedule = Schedule(setup=Setup(game="legends", players=2), bots=[bot, "random"], games=2, seed="1")
    games = run_arena(schedule, tmp_path / "duel")
    assert len(games) == 2
    for game in games:
        assert [seat.forfeits for seat in game.seats] == [0, 0]


def test_the_bot_sees_what_the_network_was_trained_on(agent: Agent, repository: Path) -> None:
    example = load_example(repository, "bot_ppo")
    weights = example.load(agent.path)
    position = legends.new_game(2, seed=3).position
    opponent = make_bot("legends", "random", 1, 1)
    chance = np.random.default_rng(1)
    decided = 0
    while not position.is_over:
        seat = position.to_decide[-1]
        if seat == 0:
            text = example.decide(weights, position.view(0), 0, chance)
            assert text in [str(known) for known in position.legal_decisions(0)]
            position.play(text, 0)
            decided += 1
        else:
            position.play(opponent.decide(position.view(1), 1), 1)
    assert decided > 20
    assert np.isfinite(weights["w1"]).all()


def test_the_alphazero_example_continues_from_its_checkpoint(repository: Path, tmp_path: Path) -> None:
    if not JIT:
        pytest.skip("plain kernels are too slow to train on")
    example = load_example(repository, "train_alphazero")
    settings = example.Settings(games=8, simulations=4, moves=24, steps=2, round_limit=1)
    at_once = example.train(settings, tmp_path / "one", updates=3, tell=False)
    for updates in (1, 3):
        in_parts = example.train(settings, tmp_path / "two", updates=updates, tell=False)
    assert at_once.samples, "no game is over"
    for name, weight in at_once.network.weights.items():
        np.testing.assert_array_equal(weight, in_parts.network.weights[name], name)
    with pytest.raises(SystemExit, match="other settings"):
        example.train(example.Settings(seed=1), tmp_path / "one")


@pytest.mark.soak
def test_the_alphazero_example_beats_random(repository: Path, tmp_path: Path) -> None:
    example = load_example(repository, "train_alphazero")
    settings = example.Settings(games=32, simulations=12, round_limit=10)
    state = example.train(settings, tmp_path / "agent", updates=20, tell=False)
    games = 100
    assert wilson(example.beats_random(state.network, games, 1, 12, 10), games).low > 0.6
