"""How fast the rules are on this machine: the figures of ``tetrarch bench``."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, cast

from tetrarch.cli.commands.kernels import start_worker
from tetrarch.cli.input.faults import input_fault
from tetrarch.core import registry

if TYPE_CHECKING:
    from tetrarch.core.game import GamePosition

Figures = dict[str, dict[str, float]]
"""The figures of other libraries by their names."""

DEALS = 8
"""The number of deals for each figure."""
GAMES_AT_A_TIME = 20
LONGEST_GAME = 100_000
"""Decisions; no random game comes near it."""
COPIES_AT_A_TIME = 20_000
ROUNDS = 3
"""How often one core and two are compared."""
IMPORTS = 5
"""How often the import is timed; the fastest counts."""
SIMULATIONS = 1000
"""How many simulations a search makes for one decision."""
MIDDLE_TURN = 11
"""The turn in which a game is called half over: the middle in Legends (L7.1), about that in Ekö."""
SEARCHES = {"": "search", ", long playouts": "search:playout=1000"}
"""The searches that are measured: as bots use it, and with playouts that mostly go to the end of the game."""
BATCH = 1024
"""How many games a batch has; the peers' batches have as many."""
BOARDS = 64
"""On how many boards the games of Ekö are played."""
STEPS = 1_000_000
"""The least steps per second of a batch on one core."""
PEERS = (
    *("breakthrough", "chess", "backgammon", "catanatron-2", "catanatron-3", "catanatron-4"),
    *("pgx-go", "pgx-hex", "connect-four"),
)
"""The names of the peers, as ``bench/peers.py`` has them."""
STEP_PEERS = (("pgx-go", "Pgx go_9x9", 10.0), ("pgx-hex", "Pgx hex", None), ("connect-four", "PettingZoo", 50.0))
"""The peers that have steps: their names, what they are called, and how many times theirs ours should be."""


class Speed(NamedTuple):
    """How fast random games are played inside the kernel."""

    plies: float
    """Decisions per second."""
    games: float
    """Whole games per second, from the deal to the end."""


class SearchSpeed(NamedTuple):
    """How fast a bot searches."""

    simulations: float
    """Simulations per second."""
    plies: float
    """Decisions per second that the simulations carry out, in the tree and in playouts."""


def starts(game: str, players: int, variants: Sequence[str] = ()) -> list[GamePosition]:
    """The positions that games are played from: the deals of some seeds."""
    definition = registry.game(game)
    options = {"variants": list(variants)} if variants else {}
    return [definition.new_game(players, options, seed=seed).position for seed in range(1, DEALS + 1)]


def kernel_speed(game: str, players: int, variants: Sequence[str], seconds: float) -> Speed:
    """The speed of random games from deals of a table."""
    return playout_speed(game, starts(game, players, variants), seconds)


def playout_speed(game: str, deals: Sequence[GamePosition], seconds: float) -> Speed:
    """The speed of random games from given positions."""
    from tetrarch.core.randomness import Generator

    playouts = registry.game(game).playouts
    words = Generator(1, "bench").words
    states = [deal.state.copy() for deal in deals]
    playouts(deals[0].static, deals[0].state, states[0], deals[0].scratch, words, 1, LONGEST_GAME)
    plies = games = 0
    started = perf_counter()
    while (elapsed := perf_counter() - started) < seconds or not plies:
        for deal, state in zip(deals, states, strict=True):
            plies += playouts(deal.static, deal.state, state, deal.scratch, words, GAMES_AT_A_TIME, LONGEST_GAME)
            games += GAMES_AT_A_TIME
    return Speed(plies / elapsed, games / elapsed)


def middles(game: str) -> list[GamePosition]:
    """The same deals half a game later, greedily played."""
    from tetrarch.bots.roster import make_bot

    definition = registry.game(game)
    found = starts(game, 2)
    for position in found:
        bots = [make_bot(game, "greedy", 1, seat) for seat in range(2)]
        while definition.turn_of(position) < MIDDLE_TURN and not position.is_over:
            seat = position.decider
            position.push(bots[seat].decide(position.view(seat), seat))
    return [position for position in found if not position.is_over]


def search_speed(game: str, text: str, positions: Sequence[GamePosition], seconds: float) -> SearchSpeed:
    """Simulations and decisions per second when a bot thinks, each time with an empty tree."""
    from tetrarch.bots.bot import Budget
    from tetrarch.bots.roster import make_bot
    from tetrarch.bots.search import SearchBot
    from tetrarch.bots.tree import PLIES

    simulations = plies = 0
    elapsed = 0.0
    views = [(position.view(position.decider), position.decider) for position in positions]
    make_bot(game, text, 0, views[0][1]).think(*views[0], Budget(1))  # loads the kernels
    while elapsed < seconds or not elapsed:
        for view, seat in views:
            bot = make_bot(game, text, simulations, seat)
            assert isinstance(bot, SearchBot)
            started = perf_counter()
            simulations += bot.think(view, seat, Budget(SIMULATIONS)).simulations
            elapsed += perf_counter() - started
            plies += int(bot.tree[PLIES]) if len(bot.tree) else 0
    return SearchSpeed(simulations / elapsed, plies / elapsed)


def python_moves_per_s(game: str, seconds: float) -> float:
    """Decisions per second when Python asks for the legal ones, picks one and has it played."""
    import numpy as np

    draw = random.Random(1).random
    buffer = np.zeros(4096, dtype=np.int64)
    deals = starts(game, 2)
    moves = 0
    started = perf_counter()
    while (elapsed := perf_counter() - started) < seconds or not moves:
        for deal in deals:
            position = deal.copy()
            while found := position.legal_into(buffer):
                position.push(buffer[int(draw() * found)])
                moves += 1
    return moves / elapsed


def copy_us(game: str, seconds: float) -> float:
    """Microseconds for a copy of a position, from Python; the fastest of several rounds."""
    position = starts(game, 2)[0]
    fastest = float("inf")
    started = perf_counter()
    while perf_counter() - started < seconds:
        before = perf_counter()
        for _ in range(COPIES_AT_A_TIME):
            position.copy()
        fastest = min(fastest, perf_counter() - before)
    return fastest / COPIES_AT_A_TIME * 1e6


def two_core_scaling(game: str, seconds: float) -> float | None:
    """How much more two processes on two cores play than one on one; None where only one core is allowed."""
    cores = allowed_cores()
    if len(cores) < 2:
        return None
    alone = together = 0.0
    for _ in range(ROUNDS):  # the best of several rounds counts, because other processes disturb some of them
        alone = max(alone, *(sum(play_on(game, [core], seconds / ROUNDS)) for core in cores[:2]))
        together = max(together, sum(play_on(game, cores[:2], seconds / ROUNDS)))
    return together / alone


def play_on(game: str, cores: Sequence[int], seconds: float) -> list[float]:
    """Plies per second of one process on each of these cores, all at the same time."""
    command = [sys.executable, "-m", "tetrarch.cli.measuring", game, str(seconds)]
    workers = [
        subprocess.Popen([*command, str(core)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for core in cores
    ]
    try:
        for worker in workers:
            said(worker)  # ready
        for worker in workers:
            if worker.stdin:
                worker.stdin.write("go\n")
                worker.stdin.flush()
        return [float(said(worker)) for worker in workers]
    finally:
        for worker in workers:
            worker.kill()
            worker.communicate()


def said(worker: subprocess.Popen[str]) -> str:
    """The next line of a worker."""
    line = worker.stdout.readline() if worker.stdout else ""
    if not line:
        raise input_fault("bench-no-answer")
    return line


class CompileTimes(NamedTuple):
    """Seconds to compile with nothing in the cache."""

    play: float
    """Until the kernels for players and bots are compiled."""
    all: float


def cold_compile_s(game: str) -> CompileTimes:
    """Compile every kernel of a game in one process, with nothing in the cache."""
    from tetrarch.core.warmup import Compiled

    playing = 0.0
    with tempfile.TemporaryDirectory(prefix="tetrarch-bench-") as folder:
        started = perf_counter()
        with start_worker(game, subprocess.DEVNULL, Path(folder)) as worker:
            for line in worker.stdout or ():
                compiled = Compiled.from_line(line)
                if compiled.done == compiled.playing:
                    playing = perf_counter() - started
        if worker.returncode:
            raise input_fault("bench-not-compiled")
        return CompileTimes(playing, perf_counter() - started)


def warm_import_s(game: str) -> float:
    """Seconds to import the game in a fresh process, its kernels in the cache; the fastest of several."""
    program = f"from time import perf_counter as t; a = t(); import {registry.game(game).package}; print(t() - a)"
    environment = {**os.environ, "TETRARCH_JIT": "on"}
    times = [
        float(subprocess.run([sys.executable, "-c", program], env=environment, check=True, capture_output=True).stdout)
        for _ in range(IMPORTS)
    ]
    return min(times)


def allowed_cores() -> list[int]:
    """The cores that this process may run on."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else list(range(os.cpu_count() or 1))


@contextmanager
def on_one_core() -> Iterator[int | None]:
    """Stay on one core for a while; gives its number, or None where the platform cannot."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield min(before)
    finally:
        os.sched_setaffinity(0, before)


def batch_speed(game: str, players: int, threads: int, seconds: float) -> float:
    """Steps per second of a batch of random games, with masks, observations, rewards and new deals where one ends."""
    from tetrarch.envs.batch import Batch

    with Batch(game, BATCH, players=players, seed=1, threads=threads, boards=BOARDS) as batch:
        batch.step(batch.random_actions())
        steps = 0
        started = perf_counter()
        while (elapsed := perf_counter() - started) < seconds or not steps:
            batch.step(batch.random_actions())
            steps += BATCH
    return steps / elapsed


def batch_ratios(steps: float, peers: Figures | None) -> dict[str, float]:
    """Our steps on one core divided by those of the peers."""
    theirs = {name: (peers or {}).get(name, {}).get("steps_per_s", 0.0) for name, _, _ in STEP_PEERS}
    return {f"batch / {name}": round(steps / speed, 2) for name, speed in theirs.items() if speed}


def step_goals(peers: Figures) -> list[tuple[str, float, float]]:
    """For each peer with a goal: its label, its steps per second, and the factor."""
    return [
        (label, float(peers[name]["steps_per_s"]), factor)
        for name, label, factor in STEP_PEERS
        if factor is not None and peers.get(name, {}).get("steps_per_s")
    ]


def peers_command(named: Sequence[str] = ()) -> list[str] | None:
    """The interpreter that has the peers, and the script that measures them; None outside a checkout that has both.

    For named peers, the interpreter of this program also serves: it may have their libraries.
    """
    root = Path(__file__).parents[3]
    script = root / "bench" / "peers.py"
    folder = root / ".bench-venv"
    interpreters = [folder / "bin" / "python", folder / "Scripts" / "python.exe"]
    found = [str(path) for path in interpreters if path.exists()] or ([sys.executable] if named else [])
    if not found or not script.exists():
        return None
    return [found[0], str(script), *([f"--only={','.join(named)}"] if named else [])]


def measure_peers(command: list[str], seconds: float, core: int | None) -> Figures:
    """The figures of each peer; a peer that fails has only an ``error`` among them."""
    chosen = [] if core is None else [f"--core={core}"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run(
        [*command, f"--seconds={seconds}", *chosen], env=environment, capture_output=True, text=True, check=False
    )
    try:
        return cast(Figures, json.loads(ran.stdout)["peers"])
    except (ValueError, KeyError):
        last = (ran.stderr.strip().splitlines() or ["no error message"])[-1]
        raise input_fault("bench-peers-failed", name=command[1], reason=last) from None


def work() -> None:
    """Wait for a line of input, play the game of the command line on a core, and print the plies per second."""
    game, seconds, core = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    kernel_speed(game, 2, (), 0.0)  # loads the kernels
    print("ready", flush=True)
    sys.stdin.readline()
    print(kernel_speed(game, 2, (), seconds).plies, flush=True)


if __name__ == "__main__":
    work()
