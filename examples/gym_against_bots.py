#!/usr/bin/env python3
"""Measures how often an agent wins against bots in Gymnasium.

    python examples/gym_against_bots.py eko --opponent novice --games 20

It needs `pip install 'tetrarch[gym]'`. The agent here chooses a random legal action; replace it with yours.
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np
import numpy.typing as npt

import tetrarch.envs.gym  # noqa: F401  (registers the environments)
from tetrarch.arena import wilson

NAMES = {"eko": "tetrarch/Eko-v0", "legends": "tetrarch/Legends-v0"}


def agent(mask: npt.NDArray[np.int8], rng: np.random.Generator) -> int:
    """Return a random legal action."""
    return int(rng.choice(np.flatnonzero(mask)))


def play(game: str, opponent: str, games: int, seed: int = 0) -> list[float]:
    """Return the agent's reward in each game; the environment draws its seat."""
    env = gymnasium.make(NAMES[game], opponents=opponent)
    rng = np.random.default_rng(seed)
    rewards = []
    for number in range(games):
        _, info = env.reset(seed=seed + number)
        over = False
        while not over:
            _, reward, terminated, truncated, info = env.step(agent(info["action_mask"], rng))
            over = terminated or truncated
        rewards.append(float(reward))
    env.close()
    return rewards


def main() -> None:
    """Play and print how often the agent won."""
    parser = argparse.ArgumentParser(description="One seat against bots in Gymnasium.")
    parser.add_argument("game", choices=sorted(NAMES))
    parser.add_argument("--opponent", default="novice", help="the bot in the other seats, as for `tetrarch play`")
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args()
    rewards = play(chosen.game, chosen.opponent, chosen.games)
    won = sum((reward + 1) / 2 for reward in rewards)
    share = wilson(won, len(rewards))
    print(f"won {won:g} of {len(rewards)} against {chosen.opponent}: {share.low:.0%} to {share.high:.0%} (95%)")


if __name__ == "__main__":
    main()
