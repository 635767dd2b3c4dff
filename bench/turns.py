"""How often bots find wins in their own turn and prevent wins of the next player, in positions of Ekö by a fixed seed.

``python bench/turns.py --games 60 --bots level3,level4,level5:simulations=20000``
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from tetrarch.bots import make_bot
from tetrarch.bots.eko.endgame import EkoProver, NextTurnProver, may_win_now
from tetrarch.core.randomness import Generator
from tetrarch.eko import Position
from tetrarch.puzzles.mining import play_game

NODES = 200_000
SAMPLES = 12
"""The number of random turns that tell how hard a win or a defence is to find."""


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


def mined(games: int) -> Iterator[tuple[str, Position]]:
    """Positions in which at most a third of the random turns win, or prevent a win that can be prevented."""
    for number in range(games):
        seed = f"held-out {number}"
        for place, position in enumerate(play_game("eko", seed)):
            assert isinstance(position, Position)
            if position.step != "action":
                continue
            kind = "win" if wins(position, position.seat) else "defence"
            if kind == "defence":
                prover = NextTurnProver(position, position.seat, "hold")
                if prover.answer(prover.root, NODES) != "yes" or prover.nodes < SAMPLES:
                    continue
            ends = (turn_by(position, "random", f"{seed} {place} {sample}") for sample in range(SAMPLES))
            if 3 * sum(is_good(position, end, kind) for end in ends) <= SAMPLES:
                yield kind, position


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", default="level3,level4,level5:simulations=20000")
    options = parser.parse_args()
    positions = list(mined(options.games))
    for bot in options.bots.split(","):
        for kind in ("win", "defence"):
            chosen = [position for found, position in positions if found == kind]
            good = sum(
                is_good(position, turn_by(position, bot, str(number)), kind) for number, position in enumerate(chosen)
            )
            print(f"{bot}: {kind} in {good} of {len(chosen)} positions ({good / max(len(chosen), 1):.1%})", flush=True)


if __name__ == "__main__":
    main()
