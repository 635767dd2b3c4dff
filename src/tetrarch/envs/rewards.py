"""The rewards of a finished game."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt


def rewards_for(players: int, winners: Iterable[int]) -> tuple[float, ...]:
    """The reward of each seat: 1 to a lone winner, -1 / (players - 1) to each loser, and what lies between when shared.

    Those who win together share one win evenly: with ``n`` players and ``w`` winners each of these gets
    ``(n / w - 1) / (n - 1)``, so that the rewards of a game sum to zero. Where nobody wins (both lose, Ekö's E8.4)
    everybody has lost, and the sum is below zero.
    """
    won = frozenset(winners)
    share = 1 / len(won) if won else 0.0
    return tuple((players * (share if seat in won else 0.0) - 1) / (players - 1) for seat in range(players))


def reward_table(players: int) -> npt.NDArray[np.float32]:
    """The rewards by the mask of the winning seats; the last row, of zeros, is for a game that goes on."""
    masks = range(1 << players)
    rows = [rewards_for(players, [seat for seat in range(players) if mask >> seat & 1]) for mask in masks]
    return np.array([*rows, [0.0] * players], dtype=np.float32)
