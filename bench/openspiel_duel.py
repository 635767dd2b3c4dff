"""Games of our bots against OpenSpiel's searches: MCTS in Ekö, information-set MCTS in Legends.

    python bench/openspiel_duel.py eko --bots level3 level5 --simulations 20 200 --games 40 --processes 2 --out duels

OpenSpiel plays through `tetrarch.envs.openspiel`, with one random playout for each simulation. Two players; seats
alternate, and both games of a pair have the same deal. It prints a row of a Markdown table for each of our bots and
each number of simulations: the bot's share of the wins with a 95 % interval, and the processor time for a decision of
each side. With `--out FOLDER` finished games are kept, and the same command continues after a stop.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

import tetrarch.envs.openspiel  # noqa: F401  (registers the games)
from tetrarch.arena import wilson
from tetrarch.bots.roster import make_bot
from tetrarch.core import registry
from tetrarch.envs.single import Play

EXPLORATION = 1.5
NAMES = {"eko": "python_tetrarch_eko(seed={seed},round_limit={rounds})", "legends": "python_tetrarch_legends"}
HEADER = (
    "| game | bot | simulations of OpenSpiel | won | games | time of the bot | time of OpenSpiel |\n"
    "|---|---|---|---|---|---|---|"
)


class Match(NamedTuple):
    """Games of one of our bots against one search of OpenSpiel."""

    game: str
    bot: str
    simulations: int
    rounds: int
    """The round limit of Ekö."""


class Result(NamedTuple):
    """One game: our share of the win, and the seconds and decisions of each side, ours first."""

    share: float
    seconds: tuple[float, float]
    decisions: tuple[int, int]


def searcher(game: Any, simulations: int, rng: np.random.RandomState) -> Any:
    """OpenSpiel's search for a game."""
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return mcts.MCTSBot(game, EXPLORATION, simulations, evaluator, random_state=rng)
    return ismcts.ISMCTSBot(
        game=game, uct_c=EXPLORATION, max_simulations=simulations, evaluator=evaluator, random_state=rng
    )


def play(match: Match, number: int) -> Result:
    """Play one game; our bot has seat 0 in games with even numbers."""
    own, seed = number % 2, number // 2
    game = pyspiel.load_game(NAMES[match.game].format(rounds=match.rounds, seed=seed))
    deals = np.random.RandomState(seed)
    other = searcher(game, match.simulations, np.random.RandomState(number))
    bot = make_bot(match.game, match.bot, f"openspiel {number}", own)
    state = game.new_initial_state()
    seconds, decisions = [0.0, 0.0], [0, 0]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(deals.choice(outcomes, p=odds)))
            continue
        side = int(state.current_player() != own)
        began = time.process_time()
        if side == 0:
            position = state.moment.position
            decision = bot.decide(position.view(own), own)
            actions = Play.from_position(position).actions_for(decision)
        elif len(legal := state.legal_actions()) > 1:
            actions = [int(other.step(state))]
        else:
            actions = legal
        seconds[side] += time.process_time() - began
        decisions[side] += 1
        for action in actions:
            state.apply_action(action)
    share = (state.returns()[own] + 1) / 2
    return Result(share, (seconds[0], seconds[1]), (decisions[0], decisions[1]))


def results(match: Match, games: int, processes: int, folder: Path | None) -> Iterator[Result]:
    """The results of all games; those that the folder holds are not played again."""
    known: dict[int, Result] = {}
    file = None if folder is None else folder / f"{' '.join(map(str, match))}.jsonl"
    if file is not None and file.exists():
        known = {number: Result(*found) for number, *found in map(json.loads, file.read_text("utf-8").splitlines())}
    missing = [number for number in range(games) if number not in known]
    yield from (known[number] for number in range(games) if number in known)
    if not missing:
        return
    with ProcessPoolExecutor(processes) as pool:
        for number, result in zip(missing, pool.map(partial(play, match), missing), strict=True):
            if file is not None:
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps([number, *result]) + "\n")
            yield result


def row(match: Match, results: list[Result]) -> str:
    """The row of the table for a match."""
    won = sum(result.share for result in results)
    interval = wilson(won, len(results))
    times = [
        1000 * sum(result.seconds[side] for result in results) / sum(result.decisions[side] for result in results)
        for side in (0, 1)
    ]
    share = f"{100 * won / len(results):.1f} % ({100 * interval.low:.1f}–{100 * interval.high:.1f})"
    cells = [registry.game(match.game).title, f"`{match.bot}`", f"{match.simulations:,}", share, str(len(results))]
    return f"| {' | '.join([*cells, *(f'{time:.3g} ms' for time in times)])} |"


def main() -> None:
    """Read the command line, and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(NAMES))
    parser.add_argument("--bots", nargs="+", default=["search:simulations=50"])
    parser.add_argument("--simulations", nargs="+", type=int, default=[50], help="of OpenSpiel for each action")
    parser.add_argument("--rounds", type=int, default=30, help="round limit of Ekö")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep finished games in a folder")
    chosen = parser.parse_args()
    if chosen.out is not None:
        chosen.out.mkdir(parents=True, exist_ok=True)
    print(HEADER, flush=True)
    for text in chosen.bots:
        for simulations in chosen.simulations:
            match = Match(chosen.game, text, simulations, chosen.rounds)
            print(row(match, list(results(match, chosen.games, chosen.processes, chosen.out))), flush=True)


if __name__ == "__main__":
    main()
