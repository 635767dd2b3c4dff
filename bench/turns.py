"""How often bots find wins in their own turn and prevent wins of the next player, in positions of Ekö by a fixed seed.

    TETRARCH_JIT=on python bench/turns.py --games 60 --bots level3,level4,level5

It prints a table in Markdown: found and all positions with a 95 % Wilson interval, by the number of players, and those
where every such turn contains a march (E3.3).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tetrarch.arena.ratings import wilson
from tetrarch.bots import make_bot
from tetrarch.bots.eko.endgame import EkoProver, NextTurnProver, may_win_now
from tetrarch.bots.endgame import Node
from tetrarch.core.randomness import Generator
from tetrarch.eko import Position
from tetrarch.eko.rules import layout
from tetrarch.puzzles.mining import play_game

NODES = 200_000
SAMPLES = 12
"""The number of random turns that tell how hard a win or a defence is to find."""


class Task(NamedTuple):
    """A position in which few turns are good."""

    kind: str
    """What is to be found: "win" or "defence"."""
    position: Position
    needs_march: bool
    """Whether every good turn contains a march."""


GROUPS: dict[str, Callable[[Task], bool]] = {
    "all": lambda task: True,
    "two players": lambda task: task.position.players == 2,
    "three players": lambda task: task.position.players == 3,
    "four players": lambda task: task.position.players == 4,
    "only with a march": lambda task: task.needs_march,
    "four players, only with a march": lambda task: task.needs_march and task.position.players == 4,
}
"""The columns of the table."""


def wins(position: Position, seat: int) -> bool:
    """Whether the seat, whose turn it is, surely wins in this turn."""
    if not may_win_now(position, seat):
        return False
    prover = EkoProver(position, seat)
    return prover.answer(prover.root, NODES) == "yes"


def is_good(start: Position, end: Position, kind: str) -> bool:
    """Whether a turn that led from one position to another took the win, or left none to the next player."""
    if end.outcome is not None:
        return start.seat in end.outcome.winners
    return kind == "defence" and not wins(end, end.seat)


def turn_by(position: Position, bot: str, seed: str) -> Position:
    """The position after a complete turn of a bot."""
    now, seat = position.copy(), position.seat
    player = make_bot("eko", bot, seed, seat)
    generator = Generator(seed, "others")
    while not now.is_over and now.turn == position.turn:
        legal = now.legal_ids()
        decides = now.decider == seat
        choice = player.decide(now.view(seat), seat) if decides else int(legal[generator.below(len(legal))])
        now.make_room()
        now.push(choice)
    return now


def is_possible_without_march(prover: EkoProver, node: Node[Position]) -> bool:
    """Whether the seat reaches its goal from a node without a march in the current turn."""
    if prover.answer(node, NODES) != "yes":
        return False
    if node.position.is_over or node.position.turn != prover.root.position.turn:
        return True
    decisions = map(int, node.position.legal_ids())
    if not prover.decides(node):
        return all(is_possible_without_march(prover, node.after(decision, prover.seat)) for decision in decisions)
    return any(
        is_possible_without_march(prover, node.after(decision, prover.seat))
        for decision in decisions
        if decision & layout.KIND_BITS != layout.MARCH
    )


def mined(games: int) -> Iterator[Task]:
    """Positions in which at most a third of the random turns win, or prevent a win that can be prevented."""
    for number in range(games):
        seed = f"held-out {number}"
        for place, position in enumerate(play_game("eko", seed)):
            assert isinstance(position, Position)
            if position.step != "action":
                continue
            prover: EkoProver
            if wins(position, position.seat):
                kind, prover = "win", EkoProver(position, position.seat)
            else:
                kind, prover = "defence", NextTurnProver(position, position.seat, "hold")
                if prover.answer(prover.root, NODES) != "yes" or prover.nodes < SAMPLES:
                    continue
            ends = (turn_by(position, "random", f"{seed} {place} {sample}") for sample in range(SAMPLES))
            if 3 * sum(is_good(position, end, kind) for end in ends) <= SAMPLES:
                yield Task(kind, position, not is_possible_without_march(prover, prover.root))


def cell(found: list[bool]) -> str:
    """A cell of the table: how many of the positions were solved."""
    if not found:
        return "–"
    interval = wilson(sum(found), len(found))
    return f"{sum(found)} of {len(found)} ({100 * interval.low:.1f}–{100 * interval.high:.1f} %)"


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", default="level3,level4,level5")
    options = parser.parse_args()
    tasks = list(mined(options.games))
    print(f"| bot | | {' | '.join(GROUPS)} |\n|---|---|{'---|' * len(GROUPS)}")
    for bot in options.bots.split(","):
        for kind in ("win", "defence"):
            chosen = [task for task in tasks if task.kind == kind]
            found = [
                is_good(task.position, turn_by(task.position, bot, str(number)), kind)
                for number, task in enumerate(chosen)
            ]
            cells = (
                cell([good for task, good in zip(chosen, found, strict=True) if belongs(task)])
                for belongs in GROUPS.values()
            )
            print(f"| {bot} | {kind}s | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
