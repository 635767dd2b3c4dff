#!/usr/bin/env python3
"""A small external bot for both games that uses only the standard library: an example of the protocol.

It reads one JSON object per line from standard input and answers on one line. It contains no rules: it uses the
notation and the sentence of each legal decision, and the pieces in the view. Try it with

    tetrarch play eko --seat "person,exec:python3 examples/bot_python.py"
"""

from __future__ import annotations

import json
import random
import re
import sys
from typing import Any


def eko_worth(choice: dict[str, Any], view: dict[str, Any]) -> float:
    """Return the value of a decision of Ekö: buildings, then captures, and no discs lost to tempests."""
    notation, _, lost = str(choice["notation"]).partition("~")
    worth: float = -3.0 * len(re.findall(r"\d", lost)) - 20 * ("!" in lost)
    if "^" in notation:
        return worth + 10 - 4 * ("over its own" in choice["sentence"])
    attack = re.fullmatch(r"[a-z]\d+([x*])([a-z]\d+)", notation)
    if attack:  # a stack such as E3! has the letter of its player, its discs, and ! for the Emperor
        taken = str(view["stacks"][attack[2]])
        return worth + 3 + int(taken[1]) + 10 * taken.endswith("!") - (attack[1] == "*")
    return worth - 5 * (notation == "pass")


def legends_worth(choice: dict[str, Any], view: dict[str, Any]) -> float:
    """Return the value of a decision of Legends: cheap cards, and regions in which we have the most pieces."""
    notation, own = choice["notation"], view["identities"][view["decider"]]

    def ruled(region: str, more: int = 0, fewer: str = "") -> int:
        """Whether we have the most pieces in a region, after adding ``more`` of ours and removing one of ``fewer``."""
        there = {letter: sum(pieces) - (letter == fewer) for letter, pieces in view["regions"].get(region, {}).items()}
        ours = there.pop(own, 0) + more
        return int(ours > max(there.values(), default=0))

    if notation.startswith("bid "):
        return -abs(int(notation.split()[1]) - 1)
    if notation.startswith("take "):
        cost = re.search(r"for (\d+) coin", choice["sentence"])
        return 3.0 - (int(cost[1]) if cost else 0)
    if moved := re.fullmatch(r"([A-Z]\d+)-([A-Z]\d+)", notation):
        gain = ruled(moved[2], 1) - ruled(moved[2]) + ruled(moved[1], -1) - ruled(moved[1])
        return gain - 0.1 * int(re.findall(r"\d+", choice["sentence"])[-1])
    if placed := re.fullmatch(r"[+^]([A-Z]\d+)", notation):
        return 0.5 + ruled(placed[1], 1) - ruled(placed[1])
    if destroyed := re.fullmatch(r"x([A-Z]\d+)([A-Z])\$?", notation):
        return 0.5 + ruled(destroyed[1], 0, destroyed[2]) - ruled(destroyed[1])
    return 0.0


WORTH = {"eko": eko_worth, "legends": legends_worth}


def answer(message: dict[str, Any], chance: random.Random) -> dict[str, Any] | None:
    """Return the answer to a message, or None."""
    if message["type"] == "hello":
        if message["protocol"] != 1 or message["game"] not in WORTH:
            sys.exit(f"cannot play {message['game']} by protocol {message['protocol']}")
        chance.seed(message["seed"])
        return {"type": "ready", "name": "Example in Python"}
    if message["type"] == "decide":
        worth = WORTH[message["game"]]
        best = max(message["legal"], key=lambda choice: (worth(choice, message["view"]), chance.random()))
        return {"type": "decision", "id": message["id"], "decision": best["notation"]}
    return None  # "stop" is irrelevant to a bot that answers at once, and "end" needs no answer


def main() -> None:
    """Answer messages until the input ends."""
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "quit":
            return
        said = answer(message, chance)
        if said:
            print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
