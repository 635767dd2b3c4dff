"""Measures searches, self-play and judgements of networks on a GPU, beside one core of the processor.

    TETRARCH_JIT=on .venv/bin/python bench/gpu_selfplay.py [eko | legends] [--games N ...] [--steps N]

Each line has the simulations and the searched positions per second of games in lockstep with the shipped network, and
how many cores do as much. "searches" leaves out what the processor does between them: to deal, to list decisions and to
write samples. The script needs the extra ``cuda``.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

from tetrarch.bots.batch import LEFT, Calls, ProcessorSpaces
from tetrarch.bots.network import Network, forward, shipped_network
from tetrarch.core import registry
from tetrarch.core.randomness import Generator
from tetrarch.envs.cuda.compiler import require_gpu
from tetrarch.envs.cuda.judge import DeviceJudge
from tetrarch.envs.cuda.search import DeviceSpaces
from tetrarch.training import Settings
from tetrarch.training.lockstep import Lockstep
from tetrarch.training.selfplay import Chunk, play_fast

CORE_GAMES = 4
"""The number of games in lockstep on one core."""
FIRST_STEPS = 20
"""The number of steps that are not counted: the games begin together."""
JUDGED = 4096


class Meter:
    """Counts the simulations and the finished searches of calls, and their time."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Begin to count."""
        self.simulations = 0
        self.searches = 0
        self.seconds = 0.0


def metered(kind: Any, meter: Meter) -> Any:
    """Spaces for slots whose calls are counted."""

    class Metered(kind):  # type: ignore[misc]
        def run(self, calls: Calls, most: int) -> None:
            left = calls.tasks[:, LEFT].sum()
            began = perf_counter()
            super().run(calls, most)
            meter.seconds += perf_counter() - began
            meter.simulations += int(left - calls.tasks[:, LEFT].sum())
            meter.searches += int((calls.tasks[:, LEFT] == 0).sum())

    return Metered


def measure(game: str, network: Network | None, kind: Any, games: int, steps: int) -> dict[str, float]:
    """The rates of games in lockstep."""
    settings = Settings(game=game, games=1_000_000, chunk=1)
    meter = Meter()
    lockstep = Lockstep(metered(kind, meter), games)
    for number in range(8 * games):
        lockstep.add(Chunk(settings, 2, number, network.save() if network else None))
    for _ in range(FIRST_STEPS):
        lockstep.step()
    meter.reset()
    began = perf_counter()
    for _ in range(steps):
        lockstep.step()
    whole = perf_counter() - began
    return {
        "searches: simulations/s": meter.simulations / meter.seconds,
        "searches: positions/s": meter.searches / meter.seconds,
        "self-play: simulations/s": meter.simulations / whole,
        "self-play: positions/s": meter.searches / whole,
    }


def positions_of(game: str, count: int) -> list[Any]:
    """Positions of random games with all numbers of players."""
    definition = registry.game(game)
    found: list[Any] = []
    number = 0
    while len(found) < count:
        generator = Generator(number, "bench")
        position: Any = definition.deal(2 + number % 3, definition.bounded_options({}), str(number))
        while not position.is_over:
            if position.awaits_chance:
                position.play_chance(definition.chance_again(position, str(number)))
                continue
            found.append(position.copy())
            legal = position.legal_decisions(position.to_decide[0]).ids()
            play_fast(position, position.to_decide[0], int(legal[generator.below(len(legal))]))
        number += 1
    return found[:count]


def print_judgements(game: str, network: Network) -> None:
    """Measure and print the judgements per second."""
    positions = positions_of(game, JUDGED)
    decisions = [position.legal_ids() for position in positions]
    judge = DeviceJudge(network)
    judge.run(positions, decisions)
    began = perf_counter()
    judge.run(positions, decisions)
    gpu = JUDGED / (perf_counter() - began)
    some = positions[:: JUDGED // 256]
    forward(network, some[0])
    began = perf_counter()
    for position in some:
        forward(network, position)
    core = len(some) / (perf_counter() - began)
    print(f"{game}: judgements/s {gpu:,.0f} on the GPU, {core:,.0f} on one core", flush=True)


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=["eko", "legends"])
    parser.add_argument("--games", type=int, nargs="*", default=[1024, 4096])
    parser.add_argument("--steps", type=int, default=60)
    given = parser.parse_args()
    require_gpu("bench/gpu_selfplay.py")
    for game in given.game:
        for network in (shipped_network(game), None):
            name = "network" if network else "evaluation"
            core = measure(game, network, ProcessorSpaces, CORE_GAMES, 20 * given.steps)
            for games in given.games:
                found = measure(game, network, DeviceSpaces, games, given.steps)
                for rate, value in found.items():
                    print(
                        f"{game}, {name}, {games} games: {rate} {value:,.0f} on the GPU, {core[rate]:,.0f} on one core,"
                        f" ratio {value / core[rate]:.1f}",
                        flush=True,
                    )
            if network:
                print_judgements(game, network)


if __name__ == "__main__":
    main()
