"""Training runs: they leave a network, a description and logs, continue after any stop, and repeat exactly."""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tetrarch.analysis.forecast import shares
from tetrarch.bots.network import Network, judged, shipped_network
from tetrarch.core import registry
from tetrarch.core.errors import FormatError
from tetrarch.training import Settings, samples
from tetrarch.training.events import EventLog, masked_checksum
from tetrarch.training.learner import Learner, open_device
from tetrarch.training.model import initial_weights
from tetrarch.training.run import Training, chunk_of, read_run
from tetrarch.training.samples import Arrays, Replay, read_shard
from tetrarch.training.selfplay import Chunk, Side, duels_of, play_chunk, play_duel, play_fast
from tetrarch.training.settings import is_held_out

TINY = Settings(
    game="eko",
    games=3,
    chunk=1,
    players=(2,),
    simulations=(3, 4),
    quick_simulations=1,
    batch=16,
    reuse=1.0,
    gate=2,
    gate_simulations=1,
)


def train(folder: Path, rounds: int, settings: Settings = TINY) -> Training:
    """Train in this process."""
    training = Training(settings, folder, processes=0)
    training.train(rounds=rounds)
    return training


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of two rounds."""
    folder = tmp_path_factory.mktemp("training") / "run"
    train(folder, 2)
    return folder


@pytest.fixture(scope="module")
def finished_legends(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of two rounds for Legends."""
    folder = tmp_path_factory.mktemp("training") / "run"
    train(folder, 2, msgspec.structs.replace(TINY, game="legends"))
    return folder


def test_a_run_leaves_a_network_a_description_and_logs(finished: Path) -> None:
    run = read_run(finished)
    assert [one.number for one in run.rounds] == [0, 1]
    assert all(one.games == 3 and one.positions > 20 for one in run.rounds)
    assert run.programs.keys() >= {"tetrarch", "jax", "python"}
    assert run.rounds[1].matches.keys() <= {"evaluation", "accepted"}
    network = Network.load("eko", (finished / "networks" / "001.bin").read_bytes())
    assert network.description["round"] == 1
    assert any(b"held-out/chances" in record for path in (finished / "logs").iterdir() for record in records(path))


def test_a_run_that_is_stopped_in_between_ends_with_the_same_weights(finished: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    train(folder, 1)
    (folder / "samples" / "001-0000.npz").unlink(missing_ok=True)
    (folder / "samples" / "001-0001.123.unfinished").touch()
    train(folder, 2)
    for name in ("networks/000.bin", "networks/001.bin"):
        assert (folder / name).read_bytes() == (finished / name).read_bytes(), name
    assert not list(folder.rglob("*.unfinished"))
    plain = [
        [(one.games, one.positions, one.steps, one.losses, one.matches) for one in read_run(path).rounds]
        for path in (folder, finished)
    ]
    assert plain[0] == plain[1]


@pytest.mark.parametrize(
    ("game", "whole"),
    [("eko", "finished"), pytest.param("legends", "finished_legends", marks=pytest.mark.soak)],
)
def test_a_killed_training_resumes(game: str, whole: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    folder, expected = tmp_path / "run", request.getfixturevalue(whole)
    for signal_number, wanted in ((signal.SIGKILL, "samples/000-0001.npz"), (signal.SIGINT, "learner.npz")):
        process = subprocess.Popen([sys.executable, __file__, "--game", game, str(folder)])
        try:
            wait_for(folder / wanted, process)
        finally:
            process.send_signal(signal_number)
            process.wait()
    train(folder, 2, msgspec.structs.replace(TINY, game=game))
    for name in ("networks/000.bin", "networks/001.bin"):
        assert (folder / name).read_bytes() == (expected / name).read_bytes(), name


def test_a_training_resumes_from_every_write_of_its_files(
    finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[Path] = []
    replace = os.replace

    def note(source: Path, target: Path) -> None:
        """Keep what a kill in the middle of writing a file would leave."""
        left.append(tmp_path / f"{len(left)} {target.name}")
        shutil.copytree(tmp_path / "run", left[-1])
        os.truncate(left[-1] / source.relative_to(tmp_path / "run"), source.stat().st_size // 2)
        replace(source, target)

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", note)
        train(tmp_path / "run", 2)
    names = {path.name.split()[1] for path in left}
    assert names >= {"run.json", "learner.npz", "000.bin", "001.bin", "000-0000.npz", "001-0002.npz"}
    assert len(left) > 12
    for folder in left:
        run = train(folder, 2).run
        assert [one.number for one in run.rounds] == [0, 1], folder
        assert run.accepted is None or (folder / "network.bin").exists(), folder
        assert not list(folder.rglob("*.unfinished")), folder
        for name in ("networks/000.bin", "networks/001.bin"):
            assert (folder / name).read_bytes() == (finished / name).read_bytes(), folder


def wait_for(path: Path, process: subprocess.Popen[bytes]) -> None:
    while not path.exists():
        assert process.poll() is None
        time.sleep(0.05)


def test_a_folder_with_another_run_is_rejected(finished: Path) -> None:
    with pytest.raises(FormatError, match=r"other settings \(seed\)"):
        Training(msgspec.structs.replace(TINY, seed="2"), finished, processes=0)


def test_a_time_limit_ends_a_round_early_and_the_run_can_go_on(tmp_path: Path) -> None:
    ticks = iter(range(1_000_000))
    settings = msgspec.structs.replace(TINY, games=12)
    run = Training(settings, tmp_path, processes=0, clock=lambda: float(next(ticks))).train(seconds=5.0)
    assert [one.number for one in run.rounds] == [0]
    assert 0 < run.closed["0"] < 12
    assert train(tmp_path, 1, settings).run.rounds == run.rounds


@pytest.fixture
def rates(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The progress with which each round is learned."""
    found: list[float] = []
    learn = Learner.learn

    def note(learner: Learner, *given: Any) -> None:
        found.append(given[-1])
        learn(learner, *given)

    monkeypatch.setattr(Learner, "learn", note)
    return found


def test_the_learning_rate_falls_with_the_rounds_and_goes_on_after_a_stop(tmp_path: Path, rates: list[float]) -> None:
    train(tmp_path, 2)
    assert train(tmp_path, 4).run.progress == 0.75
    assert rates == [0, 0.5, 0.5, 0.75]


def test_the_learning_rate_falls_with_the_time_and_does_not_rise_after_a_stop(
    tmp_path: Path, rates: list[float]
) -> None:
    ticks = iter(range(1_000_000))
    for rounds in (2, 3):
        training = Training(TINY, tmp_path, processes=0, clock=lambda: float(next(ticks)))
        training.train(seconds=1000.0, rounds=rounds)
    assert 0 < rates[0] < 1
    assert rates == sorted(rates)
    assert len(rates) == 3


def test_the_progress_of_a_round_is_written_before_its_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A run that is killed during the matches then continues with a rate that is no greater."""
    written: list[float] = []
    monkeypatch.setattr(Learner, "save", lambda *_: written.append(read_run(tmp_path).progress))
    train(tmp_path, 2)
    assert written == [0, 0.5]


def test_a_run_that_continues_reads_no_more_samples_than_its_window(
    finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "run"
    shutil.copytree(finished, folder)
    training = Training(TINY, folder, processes=0)
    training.replay = Replay(20)
    read: list[Path] = []

    def read_noted(path: Path) -> Arrays:
        read.append(path)
        return read_shard(path)

    monkeypatch.setattr(samples, "read_shard", read_noted)
    training.load_earlier(2)
    training.close()
    assert read == [folder / "samples" / "001-0002.npz"]
    assert len(training.replay) == 20


def test_an_unknown_device_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no device 'abacus'"):
        Training(TINY, tmp_path, processes=0, device="abacus")


def records(path: Path) -> Iterator[bytes]:
    """The contents of an event file, with their checksums checked."""
    data = path.read_bytes()
    place = 0
    while place < len(data):
        (length,) = struct.unpack_from("<Q", data, place)
        content = data[place + 12 : place + 12 + length]
        assert masked_checksum(data[place : place + 8]) == data[place + 8 : place + 12]
        place += 16 + length
        assert masked_checksum(content) == data[place - 4 : place]
        yield content


def test_event_files_have_the_format_of_tensorboard(tmp_path: Path) -> None:
    log = EventLog(tmp_path)
    log.add(300, {"loss/total": 0.5})
    log.close()
    version, scalars = records(log.path)
    assert version[9:] == b"\x1a\x0dbrain.Event:2"
    assert scalars[9:] == b"\x10\xac\x02\x2a\x13\x0a\x11\x0a\x0aloss/total\x15" + struct.pack("<f", 0.5)
    assert masked_checksum(b"123456789") == struct.pack(
        "<I", ((0xE3069283 >> 15 | 0xE3069283 << 17) + 0xA282EAD8) & 0xFFFFFFFF
    )


def play_by_priors(networks: list[Network], seed: int) -> float:
    """The share of the first network in a game without any search: each decision is the one with the best prior."""
    position: Any = registry.game(networks[0].game).new_game(2, {}, seed=seed).position
    while not position.is_over:
        if position.awaits_chance:
            position.play_chance(registry.game(networks[0].game).chance_again(position, str(seed)))
            continue
        seat = position.to_decide[0]
        view = position.view(seat)
        priors = judged(networks[(seat + seed) % 2], view, view.legal_decisions(seat).ids()).priors
        play_fast(position, seat, max(priors, key=lambda decision: priors[decision]))
    return float(shares(position)[seed % 2])


LEARNED = {"owners": 0.9, "points": 0.5}
"""The largest losses of a trained network, relative to those of random weights; results of few games tell little."""


def losses_of(network: Network, paths: list[Path]) -> dict[str, float]:
    """The mean losses of a network on the samples of some files."""
    replay = Replay(40_000)
    replay.add_files(paths)
    return Learner(Settings(game=network.game), network.weights, open_device("cpu")).measure(replay)


def test_losses_tell_a_trained_network_from_one_with_random_weights(tmp_path: Path) -> None:
    for game in ("eko", "legends"):
        played = play_chunk(Chunk(msgspec.structs.replace(TINY, game=game, games=1), 0, 0, None))
        assert played is not None
        (tmp_path / "000-0000.npz").write_bytes(played.shard)
        shipped = shipped_network(game)
        assert shipped is not None
        one, two, other = (
            losses_of(network, [tmp_path / "000-0000.npz"])
            for network in (shipped, *(Network(game, initial_weights(game, seed)) for seed in (1, 2)))
        )
        for name, part in LEARNED.items():
            assert one[name] < part * two[name], (game, name)
            assert other[name] > part * two[name], (game, name)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_few_minutes_on_two_cores_beat_random_and_greedy_and_an_untrained_network(game: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tetrarch", "train", game, "--for", "3m", "--processes", "2", "--players", "2"]
    quick_matches = ("--setting", "gate=24", "--setting", "gate_simulations=50")
    subprocess.run([*command, "--games", "240", *quick_matches, "--out", str(tmp_path)], check=True)
    data = max((tmp_path / "networks").iterdir()).read_bytes()
    usual = Settings(game=game, players=(2,), gate=48, gate_simulations=200)
    for opponent, least in (("random", 0.9), ("greedy", 0.75)):
        duels = duels_of(usual, Side(network=data), Side(opponent))
        assert sum(map(play_duel, duels)) > least * len(duels), opponent
    networks = [Network.load(game, data), Network(game, initial_weights(game, 1))]
    held_out = [path for path in sorted((tmp_path / "samples").iterdir()) if is_held_out(chunk_of(path))]
    learned, untrained = (losses_of(network, held_out) for network in networks)
    for name, part in LEARNED.items():
        assert learned[name] < part * untrained[name], f"{name} of games that it did not learn from"
    assert sum(play_by_priors(networks, seed) for seed in range(40)) > 0.75 * 40, (
        "what was learned counts, not the search"
    )


if __name__ == "__main__":
    os.environ.setdefault("TETRARCH_JIT", "off")
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("ray", nargs="?", help="the address of a cluster")
    parser.add_argument("--game", default=TINY.game)
    chosen = parser.parse_args()
    settings = msgspec.structs.replace(TINY, game=chosen.game)
    Training(settings, chosen.folder, processes=None if chosen.ray else 0, ray=chosen.ray).train(rounds=2)
