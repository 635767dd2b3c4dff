"""The batches of research environments in ``tetrarch bench``: how many steps they make, beside other libraries."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter

from tetrarch.cli.bench.peers import Figures

GAMES = 1024
"""How many games a batch has; the peers' batches have as many."""
BOARDS = 64
"""On how many boards the games of Ekö are played."""
STEPS = 500_000
"""So many steps a second a batch should make on one core."""
STEP_PEERS = (("pgx-go", "Pgx go_9x9", 10.0), ("pgx-hex", "Pgx hex", None), ("connect-four", "PettingZoo", 50.0))
"""The peers that have steps: their names, what they are called, and how many times theirs ours should be."""


def batch_speed(game: str, players: int, threads: int, seconds: float) -> float:
    """Steps per second of a batch of random games, with masks, observations, rewards and new deals where one ends."""
    from tetrarch.envs.batch import Batch

    with Batch(game, GAMES, players=players, seed=1, threads=threads, boards=BOARDS) as batch:
        batch.step(batch.random_actions())
        steps = 0
        started = perf_counter()
        while (elapsed := perf_counter() - started) < seconds or not steps:
            batch.step(batch.random_actions())
            steps += GAMES
    return steps / elapsed


def batch_ratios(steps: float, peers: Figures | None) -> dict[str, float]:
    """Our steps on one core divided by those of the peers."""
    found = {}
    for name, _, _ in STEP_PEERS:
        theirs = (peers or {}).get(name, {}).get("steps_per_s", 0.0)
        if theirs:
            found[f"batch / {name}"] = round(steps / theirs, 2)
    return found


def step_goals(peers: object) -> list[tuple[str, float, float]]:
    """For each peer that ours should be so many times as fast as: what it is called, its steps, and the factor."""
    figures = peers if isinstance(peers, Mapping) else {}
    found = []
    for name, label, factor in STEP_PEERS:
        theirs = float(figures.get(name, {}).get("steps_per_s", 0.0))
        if theirs and factor is not None:
            found.append((label, theirs, factor))
    return found
