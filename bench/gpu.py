"""Compares batches on a GPU with those on the processor, and measures how fast the GPU plays.

    TETRARCH_JIT=on .venv/bin/python bench/gpu.py [eko | legends] [--compare | --rates]

The comparison plays the same games on both, for every number of players and every variant, and fails at the first
difference in an action, mask, observation, reward or position. The rates are those of random games alone, of batches
with masks and observations, and of Pgx on the same GPU if it is installed. The script needs the extra ``cuda``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np
from numba import cuda, types

from tetrarch import eko, legends
from tetrarch.core.kernel import JIT, Flat
from tetrarch.core.randomness import seed_words
from tetrarch.envs import Batch
from tetrarch.envs.cuda.compiler import Program, require_gpu

Options = dict[str, Any]

GAMES = {"eko": eko.VARIANTS, "legends": legends.VARIANTS}
NEEDS = {"swamp": ("explore",)}
"""The variants that a variant cannot do without."""
OTHERS: dict[str, list[Options]] = {
    "eko": [{"printing": "first-printing", "variants": ("labyrinth", "portals", "wind"), "repetition": True}],
    "legends": [{"printing": "first-printing", "quick_setup": False}],
}
"""Further options to compare."""
ARRAYS = ("mask", "observation", "player", "reward", "done", "refused")
BLOCK = 128
PLIES = 500
"""The decisions of each thread in a measurement of random games."""
STEPS = 50
ROUNDS = 5
"""A rate is the median of this many rounds, after one that is not counted."""


# The comparison


def configurations(game: str) -> Iterator[Options]:
    """The options to compare: for 2 to 4 players no variant, each alone, all together, and some more."""
    variants = GAMES[game]
    chosen = [(), *((variant, *NEEDS.get(variant, ())) for variant in variants), variants]
    for players in (2, 3, 4):
        yield from ({"players": players, "variants": names} for names in chosen)
        yield from ({"players": players, **options} for options in OTHERS[game])


def compare(game: str, options: Options, size: int, steps: int) -> None:
    """Play the same games on the processor and on the GPU, and fail at the first difference."""
    ours, theirs = (Batch(game, size, seed="compare", boards=8, device=name, **options) for name in ("cpu", "cuda"))
    for step in range(steps + 1):
        for name in ARRAYS:
            if not np.array_equal(getattr(ours, name), np.asarray(getattr(theirs, name))):
                sys.exit(f"{game} {options}: {name} differs after {step} steps")
        actions, drawn = ours.random_actions(), theirs.random_actions()
        if not np.array_equal(actions, np.asarray(drawn)):
            sys.exit(f"{game} {options}: the actions differ after {step} steps")
        ours.step(actions)
        theirs.step(drawn)
    for place in range(size):
        if ours.position(place) != theirs.position(place):
            sys.exit(f"{game} {options}: the positions of game {place} differ")


def compare_all(games: list[str]) -> None:
    """Compare all configurations; fewer steps if the processor plays uncompiled."""
    size, steps = (64, 500) if JIT else (8, 60)
    for game in games:
        made = 0
        for options in configurations(game):
            compare(game, options, size, steps)
            made += 1
        print(f"{game}: {made} configurations of {size} games agree in {steps} steps", flush=True)


# Rates


def play_decision(*_: Any) -> Any:
    """Stand in for the kernel of a game."""


random_decision = play_decision
STATE_SIZE = STEP = OVER_STEP = 0


def play(board: Flat, start: Flat, words: Flat, scratches: Flat, scratch_size: int, plies: int) -> None:
    """Play random decisions in each thread, and start again whenever a game is over."""
    thread = cuda.grid(1)
    scratch = scratches[scratch_size * thread : scratch_size * (thread + 1)]
    state = cuda.local.array(STATE_SIZE, types.int64)
    own = words[4 * thread : 4 * thread + 4]
    for place in range(STATE_SIZE):
        state[place] = start[place]
    for _ in range(plies):
        if state[STEP] == OVER_STEP:
            for place in range(STATE_SIZE):
                state[place] = start[place]
        play_decision(board, state, scratch, random_decision(board, state, scratch, own))


def rate(work: Any, count: int) -> float:
    """How many per second some work makes that makes so many at a time."""
    taken = []
    for _ in range(ROUNDS + 1):
        cuda.synchronize()
        start = perf_counter()
        work()
        cuda.synchronize()
        taken.append(perf_counter() - start)
    return count / median(taken[1:])


def measure_playouts(game: str) -> float:
    """The decisions per second of random games with 2 players, from one deal, without masks and observations."""
    pool = Batch(game, 1, seed="bench")._pool
    position = pool.position(0)
    layout = import_module(f"tetrarch.{game}.rules.layout")
    chance = import_module(f"tetrarch.{game}.rules.{'playout' if game == 'eko' else 'chance'}")
    number, flat = types.int64, types.int64[::1]
    blank = pool.scratches(1)[0]
    start = position.state
    program = Program().compile(
        *(play, f"{game}_bench_{len(start)}", (flat, flat, flat, flat, number, number)),
        play_decision=import_module(f"tetrarch.{game}.rules.turn").play_decision,
        random_decision=chance.random_decision,
        **{"STATE_SIZE": len(start), "STEP": layout.STEP, "OVER_STEP": layout.OVER_STEP},
    )
    threads = cuda.get_current_device().MULTIPROCESSOR_COUNT * 1024
    words = np.concatenate([seed_words("bench", str(thread)) for thread in range(threads)])
    scratches = cuda.to_device(np.zeros(threads * len(blank), dtype=np.int64))
    arrays = [cuda.to_device(position.static), cuda.to_device(start), cuda.to_device(words), scratches]
    return rate(lambda: program[threads // BLOCK, BLOCK](*arrays, len(blank), PLIES), threads * PLIES)


def measure_batch(game: str, size: int) -> float:
    """The steps per second of a batch with 2 players, with masks, observations, rewards, new deals and the draws."""
    batch = Batch(game, size, seed="bench", device="cuda")

    def work() -> None:
        for _ in range(STEPS):
            batch.step(batch.random_actions(), check=False)

    for _ in range(10):  # until games are at all stages
        work()
    return rate(work, size * STEPS)


def measure_pgx(name: str, size: int) -> float | str:
    """The steps per second of Pgx, or why there are none."""
    sys.path.insert(0, str(Path(__file__).parent.parent))
    try:
        from bench.peers import measure_pgx

        return float(measure_pgx(name, 2.0, size)["steps_per_s"])
    except Exception as error:
        return f"{type(error).__name__}: {error}".splitlines()[0]


def print_rates(games: list[str]) -> None:
    """Measure and print all rates."""
    device = cuda.get_current_device()
    print(f"{device.name.decode() if isinstance(device.name, bytes) else device.name}, millions per second", flush=True)
    for game in games:
        print(f"{game}: random games, decisions  {measure_playouts(game) / 1e6:8.1f}", flush=True)
        for size in (4096, 65536, 262144):
            print(f"{game}: batch of {size:7,}, steps   {measure_batch(game, size) / 1e6:8.1f}", flush=True)
    for name in ("go_9x9", "hex"):
        for size in (4096, 65536, 262144):
            found = measure_pgx(name, size)
            print(f"pgx {name}: {size:6,} games, steps {found if isinstance(found, str) else f'{found / 1e6:8.1f}'}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=[*GAMES], help="one game; else both")
    parser.add_argument("--compare", action="store_true", help="only compare")
    parser.add_argument("--rates", action="store_true", help="only measure")
    chosen = parser.parse_args()
    games = [chosen.game] if chosen.game else [*GAMES]
    require_gpu()
    if not chosen.rates:
        compare_all(games)
    if not chosen.compare:
        print_rates(games)
