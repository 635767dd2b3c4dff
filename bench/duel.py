"""Games of one bot against copies of another.

    python bench/duel.py eko --first level5 --second level4 --players 3 --games 400
    python bench/duel.py eko --first search:network=1,seconds=0.1 --second search:seconds=0.1 --weights weights.bin

The first bot has one seat, the second all others; seats and deals alternate. Seconds are processor time. It prints the
first bot's share of the wins with a 95 % Wilson interval, its ratio to an even share, and the time for a decision. With
weights, `network=1` uses them instead of the shipped ones. After every ten games it prints the result so far;
`--begin N` starts with game N, so that a match can be played in parts of `--games` each.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from importlib import import_module
from pathlib import Path

from tetrarch.arena.ratings import wilson
from tetrarch.bots import Budget, Control
from tetrarch.bots.network import Network
from tetrarch.bots.roster import make_bot

MOST_DECISIONS = 5000
REPORTS = 10
"""The number of games between two lines about the result so far."""


@cache
def network_of(game: str, path: str | None, text: str) -> Network | None:
    """The network of a file, for a bot that uses one."""
    return Network.load(game, Path(path).read_bytes(), path) if path and "network=1" in text else None


@cache
def warm_up(game: str, path: str | None, *texts: str) -> None:
    """Load the compiled kernels, so that no game counts the time for it."""
    position = import_module(f"tetrarch.{game}").new_game(2, seed=1).position
    for text in texts:
        bot = make_bot(game, text, 1, position.decider, network=network_of(game, path, text))
        bot.think(position, position.decider, Budget(10))


def play(arguments: argparse.Namespace, number: int) -> tuple[float, float, int, float, int]:
    """One game: the first bot's share of the win, its processor time and decisions, and those of the others."""
    players, game = arguments.players, arguments.game
    warm_up(game, arguments.weights, arguments.first, arguments.second)
    own = number % players
    seed = f"{arguments.seed} {number // players}"
    position = import_module(f"tetrarch.{game}").new_game(players, seed=seed, variants=arguments.variants).position
    first, second = (
        partial(make_bot, game, text, network=network_of(game, arguments.weights, text))
        for text in (arguments.first, arguments.second)
    )
    bots = [(first if seat == own else second)(seed, seat) for seat in range(players)]
    seconds, counts = [0.0, 0.0], [0, 0]
    for _ in range(MOST_DECISIONS):
        if position.is_over or position.awaits_chance:
            break
        seat = position.to_decide[0]
        begun = time.process_time()
        position.push(bots[seat].think(position.view(seat), seat, control=Control(time.process_time)).decision)
        seconds[seat != own] += time.process_time() - begun
        counts[seat != own] += 1
    winners = (position.outcome.winners if position.outcome else ()) or range(players)
    return (own in winners) / len(winners), seconds[0], counts[0], seconds[1], counts[1]


def results(arguments: argparse.Namespace) -> Iterator[tuple[float, float, int, float, int]]:
    """The results of all games, in order."""
    numbers = range(arguments.begin, arguments.begin + arguments.games)
    if arguments.processes == 1:
        yield from map(partial(play, arguments), numbers)
    else:
        with ProcessPoolExecutor(arguments.processes) as pool:
            yield from pool.map(partial(play, arguments), numbers)


def main() -> None:
    """Read the command line, and play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--weights")
    parser.add_argument("--first", default="search:network=1")
    parser.add_argument("--second", default="search")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variants", nargs="*", default=())
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--begin", type=int, default=0, metavar="N", help="the number of the first game, from 0")
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--processes", type=int, default=1)
    arguments = parser.parse_args()
    found: list[tuple[float, float, int, float, int]] = []
    for result in results(arguments):
        found.append(result)
        if len(found) % REPORTS == 0 and len(found) < arguments.games:
            print(summary(arguments, found), flush=True)
    print(summary(arguments, found))


def summary(arguments: argparse.Namespace, found: list[tuple[float, float, int, float, int]]) -> str:
    """What the games so far show."""
    wins = sum(result[0] for result in found)
    share, interval = wins / len(found), wilson(wins, len(found))
    first, second = (
        1000 * sum(result[place] for result in found) / max(sum(result[place + 1] for result in found), 1)
        for place in (1, 3)
    )
    return (
        f"{arguments.players} players, games {arguments.begin} to {arguments.begin + len(found) - 1} ({len(found)}, "
        f"{wins:g} won): {arguments.first} wins {share:.1%} "
        f"({interval.low:.1%}-{interval.high:.1%}), "
        f"{share * arguments.players:.2f} times an even share; "
        f"{first:.2f} ms for a decision, the others {second:.2f} ms"
    )


if __name__ == "__main__":
    main()
