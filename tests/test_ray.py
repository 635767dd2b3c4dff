"""A Ray cluster of several nodes: games, puzzles and weights are the same as without, whichever nodes are killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.arena.conftest import quick_schedule, without_times
from tests.arena.noted_games import mine_noted_task, note, play_noted_chunk, play_noted_task
from tests.training import test_run
from tests.training.test_run import TINY
from tetrarch.arena import Played, run, run_arena
from tetrarch.arena.store import record_path
from tetrarch.puzzles.run import lines_file, mine, read_mined
from tetrarch.training.run import Training

pytestmark = [pytest.mark.soak, pytest.mark.filterwarnings("ignore")]

SLOW = ["search:simulations=20", "search:simulations=21"]
"""Bots whose games take long enough to be killed in the middle."""


class Nodes:
    """A cluster with a head without cores, and two nodes of one core each."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        self.cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
        self.nodes = [self.cluster.add_node(num_cpus=1) for _ in range(2)]
        self.killed = 0

    @property
    def address(self) -> str:
        """The address of the head."""
        return str(self.cluster.address)

    def replace(self, *_: Any) -> None:
        """Kill the oldest node, and add a new one; at most three times."""
        if self.killed < 3:
            self.killed += 1
            self.cluster.remove_node(self.nodes.pop(0), allow_graceful=False)
            self.nodes.append(self.cluster.add_node(num_cpus=1))


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch, repository: Path) -> Iterator[Nodes]:
    """A new cluster, whose workers can import the tests."""
    monkeypatch.setenv("PYTHONPATH", str(repository))
    nodes = Nodes()
    yield nodes
    nodes.cluster.shutdown()


def test_an_arena_replays_the_games_of_killed_nodes(nodes: Nodes, tmp_path: Path) -> None:
    schedule = quick_schedule(10, bots=SLOW)
    here, there = tmp_path / "here", tmp_path / "there"
    played = run_arena(schedule, there, ray=nodes.address, on_game=nodes.replace)
    assert nodes.killed == 3
    assert without_times(played) == without_times(run_arena(schedule, here))
    for number in range(1, 11):
        assert record_path(here, number).read_bytes() == record_path(there, number).read_bytes()


def test_lost_workers_replay_only_the_games_that_they_were_playing(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, games = tmp_path / "log", 10
    monkeypatch.setattr(run, "play_task", partial(play_noted_task, log))

    def finish(played: Played) -> None:
        note(log, f"over {played.game}")
        nodes.replace()

    run_arena(quick_schedule(games, bots=SLOW), tmp_path / "arena", ray=nodes.address, on_game=finish)
    events = [line.split() for line in log.read_text("utf-8").splitlines()]
    begun = Counter(number for event, number in events if event == "begun")
    assert begun.keys() == {str(number) for number in range(1, games + 1)}
    assert nodes.killed == 3
    assert 1 <= begun.total() - games <= nodes.killed, "each node plays one game at a time"
    for number in begun:
        assert events.index(["over", number]) > max(
            place for place, event in enumerate(events) if event == ["begun", number]
        ), "a finished game is not played again"


def replayed(log: Path) -> int:
    """How often work was begun again, by its notes."""
    begun = log.read_text("utf-8").splitlines()
    return len(begun) - len(set(begun))


def test_mining_finds_the_same_puzzles_when_nodes_are_killed(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("tetrarch.puzzles.run.mine_task", partial(mine_noted_task, tmp_path / "log"))
        found = mine("eko", tmp_path / "there", 6, "1", None, nodes.replace, ray=nodes.address)
    assert nodes.killed == 3
    assert 1 <= replayed(tmp_path / "log") <= nodes.killed, "games were lost in the middle, and played again"
    assert found == mine("eko", tmp_path / "here", 6, "1", 1)


def test_training_gives_the_same_weights_when_nodes_are_killed(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    with monkeypatch.context() as patched:
        patched.setattr("tetrarch.training.workers.play_chunk", partial(play_noted_chunk, tmp_path / "log"))
        Training(TINY, there, processes=None, ray=nodes.address, report=nodes.replace).train(rounds=2)
    assert nodes.killed == 3
    assert 1 <= replayed(tmp_path / "log") <= nodes.killed, "chunks were lost in the middle, and played again"
    Training(TINY, here, processes=0).train(rounds=2)
    for name in ("networks/000.bin", "networks/001.bin"):
        assert (there / name).read_bytes() == (here / name).read_bytes(), name
    for path in sorted((here / "samples").iterdir()):
        assert (there / "samples" / path.name).read_bytes() == path.read_bytes(), path.name


def with_restarted_head(command: list[str], is_under_way: Callable[[], bool], jit: str = "off") -> None:
    """Run a command on a cluster whose head is killed once the command is under way, and again on another cluster."""
    environment = {**os.environ, "TETRARCH_JIT": jit, "RAY_gcs_rpc_server_reconnect_timeout_s": "5"}
    first = Nodes()
    process = subprocess.Popen([*command, first.address], env=environment)
    while not is_under_way():
        assert process.poll() is None
        time.sleep(0.1)
    first.cluster.remove_node(first.cluster.head_node, allow_graceful=False)
    assert process.wait() != 0
    first.cluster.shutdown()
    second = Nodes()
    try:
        subprocess.run([*command, second.address], env=environment, check=True)
    finally:
        second.cluster.shutdown()


def lines_of(path: Path) -> int:
    """The number of whole lines of a file."""
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_an_arena_continues_with_a_restarted_head(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tetrarch", "arena", "eko", "--bots", ",".join(SLOW), "--games", "8"]
    command += ["--round-limit", "2", "--seed", "quick", "--out", str(tmp_path / "there"), "--ray"]
    with_restarted_head(command, lambda: lines_of(tmp_path / "there" / "games.jsonl") >= 2)
    here = tmp_path / "here"
    run_arena(quick_schedule(8, bots=SLOW), here)
    for number in range(1, 9):
        assert record_path(here, number).read_bytes() == record_path(tmp_path / "there", number).read_bytes()


def test_a_training_continues_with_a_restarted_head(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    command = [sys.executable, test_run.__file__, str(there)]
    with_restarted_head(command, (there / "samples" / "000-0001.npz").exists)
    Training(TINY, here, processes=0).train(rounds=2)
    for name in ("networks/000.bin", "networks/001.bin"):
        assert (there / name).read_bytes() == (here / name).read_bytes(), name


def test_mining_continues_with_a_restarted_head(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    command = [sys.executable, "-m", "tetrarch", "puzzles", "mine", "eko", "--games", "6", "--seed", "1"]
    with_restarted_head(
        [*command, "--folder", str(there), "--ray"], lambda: lines_of(lines_file(there, "eko")) > 2, "on"
    )
    assert read_mined(there, "eko", "1") == mine("eko", here, 6, "1", 1)
