#!/usr/bin/env python3
"""Plays random agents in PettingZoo: the basic loop of a learner.

    python examples/pettingzoo_random.py eko --games 10
    python examples/pettingzoo_random.py legends --players 3 --show

It needs `pip install 'tetrarch[pettingzoo]'`.
"""

from __future__ import annotations

import argparse

from tetrarch.envs.pettingzoo import eko_v0, legends_v0

MODULES = {"eko": eko_v0, "legends": legends_v0}


def play(game: str, players: int, games: int, *, show: bool = False) -> dict[str, float]:
    """Return the reward of each agent, summed over all games."""
    env = MODULES[game].env(players=players, render_mode="ansi" if show else None)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for number in range(games):
        env.reset(seed=number)
        for seat, agent in enumerate(env.agents):
            env.action_space(agent).seed(100 * number + seat)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            done = terminated or truncated
            env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
        if show:
            print(env.render())
    env.close()
    return total


def main() -> None:
    """Play and print the reward of each agent."""
    parser = argparse.ArgumentParser(description="Random agents in PettingZoo.")
    parser.add_argument("game", choices=sorted(MODULES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--show", action="store_true", help="print how each game ended")
    chosen = parser.parse_args()
    for agent, reward in play(chosen.game, chosen.players, chosen.games, show=chosen.show).items():
        print(f"{agent} {reward:+.2f}")


if __name__ == "__main__":
    main()
