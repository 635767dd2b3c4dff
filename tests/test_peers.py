"""The bench's script for the peers answers with one JSON object, also where a peer is missing or fails."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.conftest import RunPython


@pytest.fixture
def peers(repository: Path) -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("peers", repository / "bench" / "peers.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_missing_peers_are_reported_and_do_not_stop_the_rest(repository: Path, run_python: RunPython) -> None:
    ran = run_python("-S", str(repository / "bench" / "peers.py"), "--seconds", "0.01")
    assert ran.returncode == 0, ran.stderr
    report = json.loads(ran.stdout)
    assert set(report["peers"]) == {
        *("breakthrough", "chess", "backgammon"),
        *("catanatron-2", "catanatron-3", "catanatron-4"),
        *("pgx-go", "pgx-hex", "connect-four"),
    }
    assert all(figures["error"].startswith("ModuleNotFoundError") for figures in report["peers"].values())


def test_what_a_peer_prints_stays_out_of_the_answer(peers: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    def talk(seconds: float) -> dict[str, float]:
        print("loaded")
        return {"python_moves_per_s": seconds}

    assert peers.attempt(talk, 0.25) == {"python_moves_per_s": 0.2}
    assert capsys.readouterr().out == ""


def test_the_search_of_a_peer_is_counted_in_simulations(peers: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches of half a second each, by the clock of the test, until the time is up; each with a new bot."""
    made: list[tuple[object, ...]] = []
    time = [0.0]

    class Search:
        def __init__(self, game: str, evaluator: int, *settings: object) -> None:
            made.append((evaluator, *settings))

        def step(self, state: str) -> None:
            assert state == "start of breakthrough"
            time[0] += 0.5

    library = ModuleType("pyspiel")
    vars(library).update(
        load_game=lambda name: SimpleNamespace(new_initial_state=lambda: f"start of {name}"),
        RandomRolloutEvaluator=lambda n_rollouts, seed: n_rollouts,
        MCTSBot=Search,
    )
    monkeypatch.setitem(sys.modules, "pyspiel", library)
    monkeypatch.setattr(peers, "perf_counter", lambda: time[0])
    assert peers.search_in_loop("breakthrough", 1.6) == {"mcts_simulations_per_s": 2000.0}
    assert [(rollouts, simulations) for rollouts, _, simulations, *_ in made] == [(1, 1000)] * 4


@pytest.mark.parametrize("seconds", ["0", "-1", "inf", "nan", "soon"])
def test_time_must_be_positive(seconds: str, repository: Path, run_python: RunPython) -> None:
    ran = run_python("-S", str(repository / "bench" / "peers.py"), f"--seconds={seconds}")
    assert ran.returncode == 2
    assert ran.stdout == ""


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="cores cannot be chosen here")
def test_core_is_the_asked_one(repository: Path, run_python: RunPython) -> None:
    core = max(os.sched_getaffinity(0))
    ran = run_python("-S", str(repository / "bench" / "peers.py"), "--seconds=0.01", f"--core={core}")
    assert json.loads(ran.stdout)["core"] == core
