#!/usr/bin/env python3
"""Runs OpenSpiel's searches against random play: MCTS in Ekö, information-set MCTS in Legends.

    python examples/openspiel_mcts.py eko --simulations 50
    python examples/openspiel_mcts.py legends --simulations 20

It needs `pip install 'tetrarch[openspiel]'`. Python games are slow inside OpenSpiel. Use it to
compare games or algorithms; for strong play, use `tetrarch.bots`.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

import tetrarch.envs.openspiel  # noqa: F401  (registers the games)

NAMES = {"eko": "python_tetrarch_eko(round_limit={rounds},seed={seed})", "legends": "python_tetrarch_legends"}


def searcher(game: Any, simulations: int, rng: np.random.RandomState) -> Any:
    """Return the search for the game; in Legends it sees only what its seat may know."""
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return mcts.MCTSBot(game, 1.5, simulations, evaluator, random_state=rng)
    return ismcts.ISMCTSBot(game=game, uct_c=1.5, max_simulations=simulations, evaluator=evaluator, random_state=rng)


def play(name: str, simulations: int, rounds: int = 6, seed: int = 0) -> list[float]:
    """Play one game; return the rewards of the search, in seat 0, and of random play."""
    rng = np.random.RandomState(seed)
    game = pyspiel.load_game(NAMES[name].format(rounds=rounds, seed=seed))
    bot = searcher(game, simulations, rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        elif state.current_player() == 0 and len(state.legal_actions()) > 1:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return list(state.returns())


def main() -> None:
    """Play a few games and print the results."""
    parser = argparse.ArgumentParser(description="OpenSpiel's searches against random play.")
    parser.add_argument("game", choices=sorted(NAMES))
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=6, help="round limit of Ekö")
    parser.add_argument("--games", type=int, default=2)
    chosen = parser.parse_args()
    for seed in range(chosen.games):
        search, random = play(chosen.game, chosen.simulations, chosen.rounds, seed)
        print(f"game {seed}: search {search:+.0f}, random {random:+.0f}", flush=True)


if __name__ == "__main__":
    main()
