"""Judgements of the shipped networks per second on one core, the parts of their time, and what a decision changes.

    TETRARCH_JIT=on python bench/network.py [eko | legends ...] [--seconds S] [--changes [--count N]]

Positions are those after 30 random decisions. The first table has the judgements per second inside a kernel: the
chances of all seats, as the search asks for them. The second has the microseconds of processor time of each part of
one, and of a whole simulation of a search with the network and of one without. The third has the simulations per
second of both searches. ``--changes`` instead counts, in the trees of games between bots of level 5 in Ekö, how many
rows of the first layer each seat adds up, and how many of them change.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from statistics import mean, median
from time import process_time
from typing import Any

import numpy as np

from tetrarch.bots import Budget, forward, make_bot
from tetrarch.bots.eko import features as eko_features
from tetrarch.bots.eko import network as eko_network
from tetrarch.bots.eko import survey as eko_survey
from tetrarch.bots.legends import features as legends_features
from tetrarch.bots.legends import network as legends_network
from tetrarch.bots.network import read_position, shipped_network
from tetrarch.bots.search import SearchBot
from tetrarch.bots.tree import ROOT
from tetrarch.core import registry
from tetrarch.core.kernel import Flat, Floats, entry_kernel
from tetrarch.core.randomness import Generator
from tetrarch.eko.rules import layout as eko_layout
from tetrarch.legends.rules import layout as legends_layout

SURVEY, FEATURES, FIRST_LAYER, WHOLE = range(4)
"""How far a judgement is computed; each includes those before it."""
PARTS = ("survey of the position", "lists of features", "first layer", "second layer and chances")
SEEDS = 8
DECISIONS = 30
"""The number of random decisions before a position."""
TIMES = 200
"""The number of judgements in one call of a kernel."""
SIMULATIONS = 2000
ROUNDS = 7
"""The parts are measured in turn so often, and the median counts."""
SEARCHES = {"network": "search:network=1", "evaluation": "search"}
"""The search with the network, and the one with the hand-written evaluation."""
PLAYOUT = 2
"""The number of decisions between a node of Ekö and the position that the network judges."""
TREE_SIMULATIONS = 300

Parts = Callable[..., None]


@entry_kernel
def eko_judgements(
    board: Flat, state: Flat, weights: Floats, floats: Floats, work: Flat, values: Flat, part: int, times: int
) -> None:
    """Judge a position of Ekö repeatedly, up to a part."""
    listed = eko_network.LISTED
    for _ in range(times):
        if part == WHOLE:
            eko_network.network_chances(board, state, weights, floats, work, values)
            continue
        eko_survey.survey_position(board, state, work)
        if part >= FEATURES:
            for seat in range(board[eko_layout.PLAYERS]):
                end = eko_features.write_features(board, state, work, seat, work, listed)
                if part == FIRST_LAYER:
                    add_first_layer(weights, work, listed, end, floats)


@entry_kernel
def legends_judgements(
    board: Flat, state: Flat, weights: Floats, floats: Floats, work: Flat, values: Flat, part: int, times: int
) -> None:
    """Judge a position of Legends repeatedly, up to a part."""
    listed = legends_network.LISTED
    for _ in range(times):
        if part == WHOLE:
            legends_network.network_chances(board, state, weights, floats, work, values)
            continue
        legends_features.survey_position(board, state, work)
        if part >= FEATURES:
            for seat in range(board[legends_layout.PLAYERS]):
                end = legends_features.write_features(board, state, work, seat, work, listed)
                if part == FIRST_LAYER:
                    add_first_layer(weights, work, listed, end, floats)


@entry_kernel
def add_first_layer(weights: Floats, features: Flat, begin: int, end: int, floats: Floats) -> None:
    """The first layer of a seat."""
    first = floats[forward.FIRST : forward.FIRST + forward.HIDDEN1]
    forward.copy_row(weights[forward.BIAS1 : forward.BIAS1 + forward.HIDDEN1], first, forward.HIDDEN1)
    forward.add_rows(weights, features, begin, end, first)
    forward.clip(first, forward.HIDDEN1)


JUDGEMENTS: dict[str, Parts] = {"eko": eko_judgements, "legends": legends_judgements}


def positions(game: str, players: int) -> Iterator[Any]:
    """Positions after some random decisions."""
    for seed in range(SEEDS):
        position: Any = registry.game(game).new_game(players, {}, seed=seed).position
        position.playout(Generator(seed, "network bench"), DECISIONS)
        yield position


def judgement_times(game: str, players: int, seconds: float) -> list[float]:
    """The microseconds of a judgement up to each part."""
    shipped = shipped_network(game)
    assert shipped is not None
    work, floats = np.zeros(shipped.reader.work, dtype=np.int64), np.zeros(shipped.reader.floats, dtype=np.float32)
    values = np.zeros(2 * players, dtype=np.int64)
    chosen = list(positions(game, players))
    found: list[list[float]] = [[] for _ in PARTS]

    def run(part: int) -> None:
        for position in chosen:
            JUDGEMENTS[game](position.static, position.state, shipped.flat, floats, work, values, part, TIMES)

    run(WHOLE)
    for _ in range(ROUNDS):
        for part, times in enumerate(found):
            begun, made = process_time(), 0
            while process_time() - begun < seconds / ROUNDS / len(PARTS):
                run(part)
                made += TIMES * len(chosen)
            times.append(1e6 * (process_time() - begun) / made)
    return [median(times) for times in found]


def simulation_time(game: str, players: int, search: str) -> float:
    """The microseconds of a simulation of a search, from an empty tree."""
    found = []
    for _ in range(ROUNDS):
        taken, made = 0.0, 0
        for position in positions(game, players):
            seat = position.to_decide[0]
            bot = make_bot(game, search, 1, seat)
            view = position.view(seat)
            begun = process_time()
            made += bot.think(view, seat, Budget(SIMULATIONS, whole=True)).simulations
            taken += process_time() - begun
        found.append(1e6 * taken / made)
    return median(found)


def print_times(games: list[str], seconds: float) -> None:
    """Print the tables of rates and of times."""
    titles = {game: registry.game(game).title for game in games}
    times = {(game, players): judgement_times(game, players, seconds) for game in games for players in (2, 3, 4)}
    simulations = {
        (game, players, name): simulation_time(game, players, search)
        for game in games
        for players in (2, 3, 4)
        for name, search in SEARCHES.items()
    }
    print("| | two players | three players | four players |\n|---|---|---|---|")
    for game in games:
        rates = (f"{1e6 / times[game, players][WHOLE]:,.0f}" for players in (2, 3, 4))
        print(f"| {titles[game]}, judgements of the network alone | {' | '.join(rates)} |")
    print("\n| µs | two players | three players | four players |\n|---|---|---|---|")
    for game in games:
        for part, name in enumerate(PARTS):
            spent = (
                times[game, players][part] - (times[game, players][part - 1] if part else 0) for players in (2, 3, 4)
            )
            print(f"| {titles[game]}, {name} | {' | '.join(f'{one:.2f}' for one in spent)} |")
        for name in SEARCHES:
            whole = (f"{simulations[game, players, name]:.2f}" for players in (2, 3, 4))
            print(f"| {titles[game]}, a simulation, {name} | {' | '.join(whole)} |")
    print("\n| simulations per second | two players | three players | four players |\n|---|---|---|---|")
    for game in games:
        for name in SEARCHES:
            rates = (f"{1e6 / simulations[game, players, name]:,.0f}" for players in (2, 3, 4))
            print(f"| {titles[game]}, {name} | {' | '.join(rates)} |")


def changed(one: list[Counter[int]], other: list[Counter[int]]) -> float:
    """The rows to subtract and to add for a seat, on average, to get from one position to another."""
    return mean((before - after).total() + (after - before).total() for before, after in zip(one, other, strict=True))


def rows_of(position: Any) -> list[Counter[int]]:
    """The features of each seat."""
    return [Counter(row[row >= 0].tolist()) for row in read_position(position, position.legal_ids()[:0]).seats]


def changes_below(bot: SearchBot[Any], position: Any) -> Iterator[tuple[int, float]]:
    """For the nodes of a tree the number of decisions from an earlier node on its path, and the changed rows."""
    waiting = [(ROOT, position, [rows_of(position)])]
    while waiting:
        node, here, path = waiting.pop()
        for child in bot.children(node):
            after = here.copy()
            after.push(bot.decision_at(child))
            if after.is_over:
                continue
            found = rows_of(after)
            yield 1, changed(path[-1], found)
            if len(path) > PLAYOUT:
                yield 1 + PLAYOUT, changed(path[-1 - PLAYOUT], found)
            waiting.append((child, after, [*path, found]))


def print_changes(games: int) -> None:
    """Print the table of changes in Ekö."""
    print(f"| players | positions | rows of a seat | changed by 1 decision | changed by {1 + PLAYOUT} |")
    print("|---|---|---|---|---|")
    for players in (2, 3, 4):
        rows: list[float] = []
        changes: dict[int, list[float]] = {1: [], 1 + PLAYOUT: []}
        for seed in range(games):
            game: Any = registry.game("eko").new_game(players, {"round_limit": 30}, seed=seed)
            bots = [make_bot("eko", f"level5:simulations={TREE_SIMULATIONS}", seed, seat) for seat in range(players)]
            while not game.position.is_over:
                position = game.position
                seat = position.to_decide[0]
                thought = bots[seat].think(position.view(seat), seat)
                bot = bots[seat]
                if isinstance(bot, SearchBot) and thought.simulations:
                    rows += (one.total() for one in rows_of(position))
                    for distance, found in changes_below(bot, position):
                        changes[distance].append(found)
                game.play(thought.decision, seat)
        cells = [f"{mean(rows):.1f}", *(f"{mean(found):.1f}" for found in changes.values())]
        print(f"| {players} | {len(changes[1]):,} | {' | '.join(cells)} |", flush=True)


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{' or '.join(JUDGEMENTS)}; both by default")
    parser.add_argument("--seconds", type=float, default=4.0, help="for the judgements of a game and number of players")
    parser.add_argument("--changes", action="store_true")
    parser.add_argument("--count", type=int, default=3, help="games for each number of players, with --changes")
    chosen = parser.parse_args()
    if chosen.changes:
        print_changes(chosen.count)
    else:
        print_times(chosen.games or list(JUDGEMENTS), chosen.seconds)


if __name__ == "__main__":
    main()
