"""Games in lockstep: the same samples as one after the other, here or in a process, and a clear error if it fails."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

import msgspec
import pytest

from tests.conftest import RunPython
from tetrarch.arena.schedule import ArenaError
from tetrarch.bots.batch import ProcessorSpaces, SlotSpaces
from tetrarch.bots.network import Network, shipped_network
from tetrarch.training import Settings
from tetrarch.training.device import DevicePlayer
from tetrarch.training.lockstep import Lockstep
from tetrarch.training.selfplay import Chunk, ChunkResult, play_chunk
from tetrarch.training.workers import Workers

TINY = Settings(game="eko", games=5, chunk=2, simulations=(3, 6), quick_simulations=2, openings=40, searched=0.3)


def chunks_of(settings: Settings, network: Network | None, round_: int = 2) -> list[Chunk]:
    """All chunks of a round."""
    data = network.save() if network else None
    return [Chunk(settings, round_, number, data) for number in range(settings.chunks)]


def processor_spaces(game: str, slots: int, network: Network | None) -> SlotSpaces:
    """Memory for searches, as a spawned process makes it."""
    return ProcessorSpaces(game, slots, network)


def failing_spaces(game: str, slots: int, network: Network | None) -> SlotSpaces:
    """Memory that runs out when it is needed."""
    if slots > 1:
        raise MemoryError("too many games")
    return ProcessorSpaces(game, slots, network)


def played(lockstep: Lockstep) -> list[ChunkResult]:
    """All chunks, in their order."""
    found: list[ChunkResult] = []
    while not lockstep.is_idle:
        found += lockstep.step()
    return sorted(found, key=lambda result: result.number)


@pytest.mark.parametrize("has_network", [True, False])
@pytest.mark.parametrize("game", ["eko", "legends"])
def test_games_in_lockstep_are_those_of_one_after_the_other(game: str, has_network: bool) -> None:
    settings = msgspec.structs.replace(TINY, game=game)
    chunks = chunks_of(settings, shipped_network(game) if has_network else None)
    lockstep = Lockstep(ProcessorSpaces, 3)
    for chunk in chunks:
        lockstep.add(chunk)
    assert played(lockstep) == [play_chunk(chunk) for chunk in chunks]


def test_chunks_of_another_network_wait_for_the_running_games() -> None:
    first, second = chunks_of(TINY, None)[0], chunks_of(TINY, shipped_network("eko"))[1]
    lockstep = Lockstep(ProcessorSpaces, 3)
    lockstep.add(first)
    lockstep.add(second)
    assert played(lockstep) == [play_chunk(first), play_chunk(second)]


def test_dropped_games_leave_nothing_behind() -> None:
    chunks = chunks_of(TINY, None)
    lockstep = Lockstep(ProcessorSpaces, 3)
    for chunk in chunks:
        lockstep.add(chunk)
    lockstep.step()
    lockstep.drop()
    assert lockstep.is_idle
    lockstep.add(chunks[1])
    assert played(lockstep) == [play_chunk(chunks[1])]


def test_a_process_plays_the_chunks_of_a_round_beside_the_others() -> None:
    chunks = chunks_of(TINY, None)
    device = DevicePlayer("eko", 3, processor_spaces)
    workers = Workers(0, devices=[device])
    try:
        workers.start(chunks)
        found: list[ChunkResult] = []
        while not workers.is_idle:
            found += workers.pump(1.0)
        assert device.load == 0
    finally:
        workers.close()
    assert sorted(found, key=lambda result: result.number) == [play_chunk(chunk) for chunk in chunks]


def test_games_on_the_gpu_alone_leave_the_processor_to_matches() -> None:
    device = DevicePlayer("eko", 8, processor_spaces)
    workers = Workers(0, devices=[device], on_processor=False)
    try:
        workers.start(chunks_of(TINY, None))
        workers.pump()
        assert device.load == 6 / 8, "all are queued there"
        workers.drop()
        assert workers.is_idle
        workers.start(chunks_of(TINY, None)[:1])
        found: list[ChunkResult] = []
        while not workers.is_idle:
            found += workers.pump(1.0)
        assert [result.number for result in found] == [0]
    finally:
        workers.close()


def test_a_process_that_fails_or_is_killed_is_named() -> None:
    device = DevicePlayer("eko", 3, failing_spaces)
    try:
        device.wait_until_ready()
        with pytest.raises(ArenaError, match="the process that plays on the GPU failed: MemoryError: too many games"):
            device.submit(chunks_of(TINY, None)[0]).result()
    finally:
        device.close()
    device = DevicePlayer("eko", 3, processor_spaces)
    try:
        device.wait_until_ready()
        future = device.submit(chunks_of(msgspec.structs.replace(TINY, simulations=(500, 500), searched=1), None)[0])
        assert device._process.pid is not None
        os.kill(device._process.pid, signal.SIGKILL)
        with pytest.raises(ArenaError, match="ended unexpectedly; run the same command again to continue"):
            future.result()
    finally:
        device.close()


@pytest.mark.parametrize("self_play", [pytest.param("gpu", marks=pytest.mark.soak), "both"])
def test_a_run_has_the_same_weights_wherever_its_games_are_played(
    self_play: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tetrarch.training.run import Training

    settings = msgspec.structs.replace(TINY, batch=16, reuse=1.0, gate=2, gate_simulations=1)
    monkeypatch.setattr("tetrarch.training.run.require_device", lambda: None)
    player = partial(DevicePlayer, games=3, make_spaces=processor_spaces)  # in place of a GPU
    monkeypatch.setattr("tetrarch.training.workers.DevicePlayer", player)
    for where in ("cpu", self_play):
        Training(settings, tmp_path / where, processes=0 if where == "cpu" else 1, self_play=where).train(rounds=2)
    for name in ("networks/000.bin", "networks/001.bin"):
        assert (tmp_path / self_play / name).read_bytes() == (tmp_path / "cpu" / name).read_bytes(), name


NO_GPU = """
from pathlib import Path
from tetrarch.training import Settings
from tetrarch.training.run import Training
Training(Settings(game="eko"), Path("run"), processes=1, self_play="gpu")
"""


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("", "RuntimeError: self-play on a GPU needs an NVIDIA GPU and its driver, and this machine has none"),
        (
            "import sys; sys.modules['numba_cuda'] = None",
            "ModuleNotFoundError: numba-cuda is not installed; pip install 'tetrarch[cuda]'",
        ),
    ],
)
def test_a_training_that_cannot_play_on_a_gpu_begins_nothing(
    before: str, said: str, run_python: RunPython, tmp_path: Path
) -> None:
    pytest.importorskip("numba_cuda")
    ran = run_python("-c", before + NO_GPU, CUDA_VISIBLE_DEVICES="")
    assert ran.stderr.strip().endswith(said)
    assert not (tmp_path / "run").exists()


def test_an_unknown_place_of_self_play_is_refused(tmp_path: Path) -> None:
    from tetrarch.training.run import Training

    with pytest.raises(ValueError, match="self-play must be one of cpu, gpu, both, not 'tpu'"):
        Training(TINY, tmp_path / "run", processes=0, self_play="tpu")
    assert not (tmp_path / "run").exists()
