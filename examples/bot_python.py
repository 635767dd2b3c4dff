#!/usr/bin/env python3
"""A small bot for both games that needs nothing but the standard library: an example of the protocol.

It reads one JSON object from each line of its standard input, and answers in one line. Of the rules it knows nothing:
it goes by the notation and the sentence of each legal decision, and by who stands where. Try it with

    tetrarch play eko --seat "person,exec:python3 examples/bot_python.py"
"""

from __future__ import annotations

import json
import random
import re
import sys
from typing import Any


def eko_worth(choice: dict[str, Any], view: dict[str, Any]) -> float:
    """What a decision of Ekö promises: buildings, then captures, and no discs lost to tempests."""
    notation, _, lost = str(choice["notation"]).partition("~")
    worth: float = -3.0 * len(re.findall(r"\d", lost)) - 20 * ("!" in lost)
    if "^" in notation:
        return worth + 10 - 4 * ("over its own" in choice["sentence"])
    attack = re.fullmatch(r"[a-z]\d+([x*])([a-z]\d+)", notation)
    if attack:  # a stack is written as E3!: the letter of its player, its discs, and whether the Emperor is there
        taken = str(view["stacks"][attack[2]])
        return worth + 3 + int(taken[1]) + 10 * taken.endswith("!") - (attack[1] == "*")
    return worth - 5 * (notation == "pass")


def legends_worth(choice: dict[str, Any], view: dict[str, Any]) -> float:
    """What a decision of Legends promises: cheap cards, and regions in which nobody has more than we."""
    notation, own = choice["notation"], view["identities"][view["decider"]]

    def ruled(region: str, more: int = 0, fewer: str = "") -> int:
        """Whether we have most in a region, with so many more of ours and one fewer of somebody else's."""
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
    """What a message is answered, if anything."""
    if message["type"] == "hello":
        if message["protocol"] != 1 or message["game"] not in WORTH:
            sys.exit(f"cannot play {message['game']} by protocol {message['protocol']}")
        chance.seed(message["seed"])
        return {"type": "ready", "name": "Example in Python"}
    if message["type"] == "decide":
        worth = WORTH[message["game"]]
        best = max(message["legal"], key=lambda choice: (worth(choice, message["view"]), chance.random()))
        return {"type": "decision", "id": message["id"], "decision": best["notation"]}
    return None  # "stop" comes too late for a bot that answers at once, and "end" needs no answer


def main() -> None:
    """Answer until there is nothing more to answer."""
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
