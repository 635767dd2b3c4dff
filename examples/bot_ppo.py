#!/usr/bin/env python3
"""Plays a network trained by ``train_ppo.py`` as an external bot at any table.

    tetrarch play legends --seat "person,exec:python3 examples/bot_ppo.py agent.npz"

It needs only Tetrarch and NumPy. The network chooses actions of the decision table, but a bot must return a whole
decision. The bot therefore takes actions on a copy of the position until a decision is complete. In Legends it first
draws the hidden components of the view at random; the observation of the seat does not depend on them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tetrarch import eko, legends
from tetrarch.core import Generator
from tetrarch.core.position import DECIDER, SEAT
from tetrarch.envs import Play

Arrays = dict[str, npt.NDArray[Any]]


def load(path: Path) -> Arrays:
    """Load the file that ``train_ppo.py`` wrote."""
    with np.load(path) as file:
        return dict(file)


def draw_action(agent: Arrays, play: Play, seat: int, chance: np.random.Generator) -> int:
    """Draw a legal action from the policy; always taking the best action would lead to repetition."""
    seen = play.flat_observation(seat)[agent["columns"]] * agent["scale"]
    hidden = np.maximum(seen @ agent["w1"] + agent["b1"], 0)
    hidden = np.maximum(hidden @ agent["w2"] + agent["b2"], 0)
    logits = hidden @ agent["policy"] + agent["policy_bias"]
    logits = np.where(play.legal_mask() > 0, logits, -np.inf)
    odds = np.exp(logits - logits.max())
    return int(chance.choice(len(odds), p=odds / odds.sum()))


def decide(agent: Arrays, view: eko.Position | legends.Position, seat: int, chance: np.random.Generator) -> str:
    """Return the notation of a whole decision."""
    position = view.determinize(seat, Generator(0, "bot_ppo")) if isinstance(view, legends.Position) else view.copy()
    if position.step == "bid":
        position.state[[SEAT, DECIDER]] = seat  # bids are simultaneous: let this seat bid next
    play = Play.from_position(position)
    while True:
        decision = play.apply(draw_action(agent, play, seat, chance))
        if decision is not None:
            return decision.notation


def answer(message: dict[str, Any], agent: Arrays, chance: np.random.Generator) -> dict[str, Any] | None:
    """Return the answer to a message, or None."""
    if message["type"] == "hello":
        if message["protocol"] != 1 or message["game"] != str(agent["game"]):
            sys.exit(f"cannot play {message['game']} by protocol {message['protocol']}: trained for {agent['game']}")
        if message["players"] != 2:
            sys.exit("trained for 2 players only")
        return {"type": "ready", "name": "Example of PPO"}
    if message["type"] == "decide":
        read = eko.position_from_json if message["game"] == "eko" else legends.position_from_json
        decision = decide(agent, read(message["view"], "view"), message["seat"], chance)
        return {"type": "decision", "id": message["id"], "decision": decision}
    return None


def main() -> None:
    """Answer messages until the input ends."""
    if len(sys.argv) != 2:
        sys.exit("usage: bot_ppo.py AGENT.npz")
    agent = load(Path(sys.argv[1]))
    chance = np.random.default_rng()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "quit":
            return
        if message["type"] == "hello":
            chance = np.random.default_rng(list(message["seed"].encode()))
        said = answer(message, agent, chance)
        if said:
            print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
