"""How long a review takes on one core, for games of about 60 decisions with 2, 3 and 4 players.

    python bench/review.py
    python bench/review.py eko --players 2,4 --decisions 120 --effort refined --repeat 3

The records come from games between ``search:simulations=300`` by a fixed seed, cut after so many decisions. Each is
reviewed by ``tetrarch review`` in a process of its own, which may use one core. It prints the processor and wall
seconds of the whole command, the start of the program included; of several runs, the median. Run it on a machine
without other work, after ``tetrarch warmup``.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tetrarch.analysis.review import EFFORTS, Reviewer
from tetrarch.bots import make_bot
from tetrarch.core import registry

PLAYER = "search:simulations=300"


def record_of(game: str, players: int, decisions: int, seed: str) -> str:
    """The record of a game between bots, cut after so many decisions unless it ends before."""
    options = registry.game(game).bounded_options({"quick_setup": True} if game == "legends" else {})
    played: Any = registry.game(game).new_game(players, options, seed=f"review {seed}")
    bots = [make_bot(game, PLAYER, seed, seat) for seat in range(players)]
    for _ in range(decisions):
        played.deal_next()
        if played.position.is_over:
            break
        seat = played.position.to_decide[0]
        played.play(bots[seat].decide(played.position.view(seat), seat), seat)
    return str(played.to_record().to_text())


def review_seconds(path: Path, effort: str, core: int) -> tuple[float, float]:
    """The processor and wall seconds of one review on one core."""
    command = [sys.executable, "-m", "tetrarch", "review", str(path), "--effort", effort, "--unfinished", "--json"]
    before, begun = os.times(), time.monotonic()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, preexec_fn=lambda: os.sched_setaffinity(0, {core}))
    wall, after = time.monotonic() - begun, os.times()
    processor = after.children_user + after.children_system - before.children_user - before.children_system
    return processor, wall


def usual_core() -> int:
    """The first core that this process may use."""
    return min(os.sched_getaffinity(0))


def is_ready(reviewer: Reviewer) -> bool:
    """Whether the kernels of the game are compiled."""
    return reviewer.judge.is_compiled


def print_rows(options: argparse.Namespace, folder: Path) -> None:
    """Measure each record, and print its row."""
    for game in options.games:
        for players in map(int, options.players.split(",")):
            path = folder / f"{game}-{players}.json"
            path.write_text(record_of(game, players, options.decisions, options.seed), "utf-8")
            reviewer = Reviewer(path.read_text("utf-8"), unfinished=True)
            if not is_ready(reviewer):
                sys.exit("The kernels are not compiled: run `tetrarch warmup` first.")
            runs = [review_seconds(path, options.effort, options.core) for _ in range(options.repeat)]
            processor, wall = (statistics.median(part) for part in zip(*runs, strict=True))
            cells = (registry.game(game).title, players, len(reviewer.cases), f"{processor:.1f}", f"{wall:.1f}")
            print(f"| {' | '.join(map(str, cells))} |", flush=True)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(registry.names()), metavar="GAME")
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--effort", choices=list(EFFORTS), default=next(iter(EFFORTS)))
    parser.add_argument("--seed", default="1")
    parser.add_argument("--repeat", type=int, default=3, help="how many times each record is reviewed")
    parser.add_argument("--core", type=int, default=usual_core())
    options = parser.parse_args()
    print("| game | players | decisions | processor s | wall s |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        print_rows(options, Path(folder))


if __name__ == "__main__":
    main()
