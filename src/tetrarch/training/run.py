"""A training run: rounds of self-play and learning in a folder that can be continued at any time.

While the games of a round are played, the learner learns from the round before. So the network that plays a round is
the last one accepted two rounds before. The same settings and number of rounds give the same games and, on the same
device, the same weights. Under a time limit they depend on the time: the last round ends early, and the learning rate
falls with the time.
"""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Callable, Mapping
from importlib import metadata
from pathlib import Path
from platform import python_version
from typing import TYPE_CHECKING

from tetrarch import __version__
from tetrarch.bots.network import Network
from tetrarch.core.errors import FormatError
from tetrarch.core.formats import read_form, read_json, write_json
from tetrarch.training import settings as names
from tetrarch.training.device import require_device
from tetrarch.training.events import EventLog
from tetrarch.training.samples import Replay, read_shard
from tetrarch.training.selfplay import Chunk, Side, duels_of
from tetrarch.training.settings import FORMAT, VERSION, Round, Run, Settings, is_held_out
from tetrarch.training.workers import SELF_PLAY, open_workers

if TYPE_CHECKING:
    from tetrarch.training.learner import Learner

FINAL_PART = 0.06
"""The least part of the time that is left for learning and matches after the last game."""
MOST_FINAL = 60.0
"""The most seconds of this; more are left if learning and matches took longer in the round before."""
MATCH_PART = 0.03
"""The part of the time that is left for matches after the last step."""
MOST_FOR_MATCHES = 15.0
"""The most seconds of this."""
HELD_OUT_SAMPLES = 40_000
"""The number of latest samples on which the losses are measured."""
LIBRARIES = ("jax", "jaxlib", "numpy", "numba")
LOG_STEPS = 20
"""The number of steps between two entries of the log."""

Report = Callable[[str, dict[str, float]], None]
"""Receives progress: the name of what happened, and numbers."""


def ignore(name: str, numbers: dict[str, float]) -> None:
    """Report nothing."""


class Training:
    """A run in its folder."""

    def __init__(
        self,
        settings: Settings,
        folder: Path,
        *,
        processes: int | None,
        ray: str | None = None,
        device: str = "cpu",
        self_play: str = "cpu",
        clock: Callable[[], float] = time.monotonic,
        report: Report = ignore,
    ) -> None:
        from tetrarch.training.learner import Learner, open_device
        from tetrarch.training.model import initial_weights

        if self_play not in SELF_PLAY:
            raise ValueError(f"self-play must be one of {', '.join(SELF_PLAY)}, not {self_play!r}")
        if self_play != "cpu":
            require_device()
        placed = open_device(device)
        self.settings = settings
        self.folder = folder
        self.run = open_run(settings, folder)
        self.run.device = placed.device_kind
        self.run.programs = {"tetrarch": __version__, "python": python_version()} | {
            name: metadata.version(name) for name in LIBRARIES
        }
        self.clock = clock
        self.report = report
        self.before = self.run.seconds
        self.began = clock()
        self.end = math.inf
        self.rounds = sys.maxsize
        """The number of rounds that the run is to have."""
        self.final = 0.0
        """The seconds that are left for learning and matches after the last game."""
        seed = int.from_bytes(settings.seed.encode()[:6].ljust(6, b"\0"), "little")
        self.learner: Learner = Learner(settings, initial_weights(settings.game, seed), placed)
        if (folder / names.LEARNER).exists():
            self.learner.load(folder / names.LEARNER)
        self.replay = Replay(settings.window)
        self.held_out = Replay(HELD_OUT_SAMPLES)
        self.log = EventLog(folder / names.LOGS)
        self.workers = open_workers(settings.game, processes, ray, self_play)
        self.run.processes = self.workers.slots
        self.write_run()

    # The run

    def train(self, seconds: float = math.inf, rounds: int | None = None) -> Run:
        """Train for a time, or until so many rounds are done in all; returns the description of the run."""
        self.end = self.began + seconds
        self.final = min(FINAL_PART * seconds, MOST_FINAL)
        self.rounds = most = sys.maxsize if rounds is None else rounds
        try:
            number = len(self.run.rounds)
            self.load_earlier(number)
            if number < most:
                self.start_games(number)
                self.finish_games(number)
            while number < most:
                is_last = number + 1 >= most or self.is_late()
                if not is_last:
                    self.start_games(number + 1)
                self.finish_round(number)
                if is_last:
                    break
                number += 1
                self.finish_games(number)
                if not self.files(number):
                    break
        finally:
            self.close()
        return self.run

    def close(self) -> None:
        """End the processes and close the files."""
        self.workers.close()
        self.log.close()
        self.write_run()

    def write_run(self) -> None:
        """Write the description of the run."""
        self.run.seconds = round(self.before + self.clock() - self.began, 1)
        write_file(self.folder / names.RUN, (write_json(self.run) + "\n").encode())

    # Games

    def file(self, number: int, chunk: int) -> Path:
        """The file with the samples of some games of a round."""
        return self.folder / names.SAMPLES / f"{number:03}-{chunk:04}.npz"

    def files(self, number: int) -> list[Path]:
        """The files of a round that exist, in order."""
        return sorted((self.folder / names.SAMPLES).glob(f"{number:03}-*.npz"))

    def network_file(self, number: int) -> Path:
        """The file of the network that a round brought."""
        return self.folder / names.NETWORKS / f"{number:03}.bin"

    def start_games(self, number: int) -> None:
        """Start the games of a round that are not played yet."""
        if str(number) in self.run.closed:
            return
        player = self.run.player(number)
        network = None if player is None else self.network_file(player).read_bytes()
        self.workers.start(
            Chunk(self.settings, number, chunk, network)
            for chunk in range(self.settings.chunks)
            if not self.file(number, chunk).exists()
        )
        self.pump()

    def pump(self, seconds: float = 0.0) -> None:
        """Let the games go on, and write the samples of those that are over."""
        for result in self.workers.pump(seconds):
            write_file(self.file(result.round, result.number), result.shard)
            self.report("games", {"games": result.games, "positions": result.positions})

    def is_late(self) -> bool:
        """Whether the rest of the time is needed for learning and matches."""
        return self.clock() >= self.end - self.final

    def finish_games(self, number: int) -> None:
        """Wait for the games of a round; when it is late, the round ends with the games so far."""
        while not self.workers.is_idle:
            if self.files(number) and self.is_late():
                self.workers.drop()
            self.pump(1.0)
        if len(self.files(number)) < self.settings.chunks:
            self.run.closed[str(number)] = len(self.files(number))
            self.write_run()

    def load_samples(self, number: int) -> tuple[int, int]:
        """Read the samples of a round; returns the numbers of files and of positions."""
        positions = 0
        files = self.files(number)
        for path in files:
            samples = read_shard(path)
            positions += len(samples["decider"])
            (self.held_out if is_held_out(chunk_of(path)) else self.replay).add(samples)
            self.pump()
        return len(files), positions

    def load_earlier(self, rounds: int) -> None:
        """Read the latest samples of so many rounds."""
        kept: tuple[list[Path], list[Path]] = [], []
        for path in (path for number in range(rounds) for path in self.files(number)):
            kept[is_held_out(chunk_of(path))].append(path)
        for replay, paths in zip((self.replay, self.held_out), kept, strict=True):
            replay.add_files(paths)

    # Learning

    def finish_round(self, number: int) -> None:
        """Learn from the games of a round, and let the new network play its matches."""
        settings = self.settings
        started = self.clock()
        before = self.replay.added
        files, positions = self.load_samples(number)
        if self.learner.round < number:
            new = self.replay.added - before
            self.learn(number, max(1, math.ceil(settings.reuse * new / settings.batch)))
        held_out = self.learner.measure(self.held_out if len(self.held_out) else self.replay)
        matches = self.play_matches(number)
        round_ = Round(
            number=number,
            player=self.run.player(number),
            games=min(files * settings.chunk, settings.games),
            positions=positions,
            steps=self.learner.steps,
            losses=rounded(self.learner.recent),
            held_out=rounded(held_out),
            matches=rounded(matches),
            accepted=matches.get("accepted", matches["evaluation"]) >= 1,
            seconds=round(self.before + self.clock() - self.began, 1),
        )
        if round_.accepted:
            write_file(self.folder / names.NETWORK, self.network_file(number).read_bytes())
        self.run.rounds.append(round_)
        self.write_run()
        self.final = max(self.final, self.clock() - started)
        self.log.add(self.learner.steps, tagged("held-out", held_out) | tagged("match", matches))
        self.report("round", {"round": number, "steps": self.learner.steps, **held_out, **matches})

    def learn(self, number: int, steps: int) -> None:
        """Make the steps of a round, unless the time ends before, and write the new network and a checkpoint."""
        learner = self.learner
        stop = self.end - min(MATCH_PART * (self.end - self.began), MOST_FOR_MATCHES)

        def is_due() -> bool:
            self.pump()
            if learner.steps % LOG_STEPS == 0:
                self.log.add(learner.steps, tagged("loss", learner.recent))
            return self.clock() >= stop

        self.run.progress = round(max(self.run.progress, number / self.rounds, self.part_of_time()), 5)
        learner.learn(self.replay, number, steps, is_due, self.run.progress)
        description = {"run": self.settings.seed, "round": number, "steps": learner.steps, "program": __version__}
        network = Network(self.settings.game, learner.weights, description)
        write_file(self.network_file(number), network.save())
        self.write_run()
        learner.save(self.folder / names.LEARNER)

    def part_of_time(self) -> float:
        """The part of the time of the run that has passed, with the time of its earlier parts; 0 without a limit."""
        return (self.before + self.clock() - self.began) / (self.before + self.end - self.began)

    def play_matches(self, number: int) -> dict[str, float]:
        """Let the network of a round play the hand-written evaluation and the last accepted network.

        Returns the share of the win that it took in each match, relative to an even share.
        """
        opponents = {"evaluation": Side()}
        if self.run.accepted is not None:
            opponents["accepted"] = Side(network=self.network_file(self.run.accepted).read_bytes())
        candidate = Side(network=self.network_file(number).read_bytes())
        duels = {name: duels_of(self.settings, candidate, other) for name, other in opponents.items()}
        shares = iter(self.workers.duels([duel for own in duels.values() for duel in own]))
        return {
            name: sum(next(shares) for _ in own) / sum(duel.even_share for duel in own) for name, own in duels.items()
        }


def open_run(settings: Settings, folder: Path) -> Run:
    """Create the folder of a run, or read its description; a ``FormatError`` for a run with other settings."""
    file = folder / names.RUN
    for path in (folder, folder / names.SAMPLES, folder / names.NETWORKS):
        path.mkdir(parents=True, exist_ok=True)
    for left in folder.rglob("*.unfinished"):
        left.unlink()
    if not file.exists():
        return Run(settings=settings)
    run = read_run(folder)
    if run.settings != settings:
        changed = [
            name for name in settings.__struct_fields__ if getattr(settings, name) != getattr(run.settings, name)
        ]
        raise FormatError(str(folder), f"holds a run with other settings ({', '.join(changed)}); name another folder")
    return run


def read_run(folder: Path) -> Run:
    """The description of the run in a folder."""
    file = folder / names.RUN
    return read_form(read_json(file.read_bytes(), str(file)), Run, str(file), name=FORMAT, version=VERSION)


def chunk_of(path: Path) -> int:
    """The number of the chunk whose samples are in a file."""
    return int(path.stem.rpartition("-")[2])


def write_file(path: Path, data: bytes) -> None:
    """Write a file, all or nothing."""
    unfinished = path.with_suffix(f".{os.getpid()}.unfinished")
    unfinished.write_bytes(data)
    unfinished.replace(path)


def tagged(group: str, numbers: Mapping[str, float]) -> dict[str, float]:
    """Numbers with the names that the log gives them."""
    return {f"{group}/{name}": value for name, value in numbers.items()}


def rounded(numbers: Mapping[str, float]) -> dict[str, float]:
    """Numbers with as many digits as they deserve."""
    return {name: round(value, 5) for name, value in numbers.items()}
