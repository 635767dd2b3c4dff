"""Games per second of arenas, self-play and mining, with and without Ray, on one and more processes.

    python bench/ray_scaling.py eko --games 24 --processes 1 2

Every row plays the same games with the same seeds, on a Ray cluster of this machine with as many cores as processes.
The time of a run with few games is subtracted, so that the start of processes and of the cluster's workers does not
count. It prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import ray

from tetrarch.arena import Schedule, Setup, run_arena
from tetrarch.puzzles.run import mine
from tetrarch.training import Settings
from tetrarch.training.selfplay import Chunk
from tetrarch.training.workers import Workers

BOTS = ["level3", "level4"]
CHUNK = 2
"""The number of games of self-play that a process plays at a time."""

Work = Callable[[int, Path, int, str | None], None]
"""Plays a number of games in a folder, with a number of processes, with Ray if there is an address."""


def play_arena(game: str, games: int, folder: Path, processes: int, address: str | None) -> None:
    """Games between two levels."""
    schedule = Schedule(setup=Setup(game=game, players=2), bots=BOTS, games=games, seed="bench")
    run_arena(schedule, folder, jobs=processes, ray=address)


def play_alone(game: str, games: int, folder: Path, processes: int, address: str | None) -> None:
    """The games of the first round of a training."""
    settings = Settings(game=game, games=games, chunk=CHUNK, seed="bench")
    workers = Workers(processes, address)
    try:
        workers.start(Chunk(settings, 0, number, None) for number in range(settings.chunks))
        while not workers.is_idle:
            workers.pump(1.0)
    finally:
        workers.close()


def mine_games(game: str, games: int, folder: Path, processes: int, address: str | None) -> None:
    """Games that are mined for puzzles."""
    mine(game, folder, games, "bench", processes, ray=address)


WORK = {"arena": play_arena, "self-play": play_alone, "mining": mine_games}


def measure(work: Work, games: int, processes: int, address: str | None) -> float:
    """The number of games per second, without the start."""
    few = CHUNK * processes
    return games / (seconds(work, few + games, processes, address) - seconds(work, few, processes, address))


def seconds(work: Work, games: int, processes: int, address: str | None) -> float:
    """The time for some games in a new folder."""
    with TemporaryDirectory() as folder:
        begun = time.perf_counter()
        work(games, Path(folder), processes, address)
        return time.perf_counter() - begun


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--work", nargs="+", choices=WORK, default=list(WORK))
    arguments = parser.parse_args()
    works: dict[str, Work] = {name: partial(WORK[name], arguments.game) for name in arguments.work}
    print("| games | processes | games/s | with Ray | relative |")
    print("|---|---|---|---|---|")
    for processes in arguments.processes:
        plain = {name: measure(work, arguments.games, processes, None) for name, work in works.items()}
        ray.init(num_cpus=processes, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        for name, work in works.items():
            seconds(work, processes, processes, "local")  # start the workers
            there = measure(work, arguments.games, processes, "local")
            row = f"| {name} | {processes} | {plain[name]:.2f} | {there:.2f} | {there / plain[name]:.2f} |"
            print(row, flush=True)
        ray.shutdown()


if __name__ == "__main__":
    main()
