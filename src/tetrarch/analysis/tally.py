"""Forecasts: the mean result of playouts, and the tally in which kernels count it.

Kernels are compiled again when a module that they import changes, so this one imports little.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tetrarch.bots.tree import SURE

Array = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

PUBLIC = 4
"""Stands for a spectator where a seat is expected: it is the number of no seat."""

WINS = 0
"""In a tally: the wins of each seat, in millionths."""
POINTS = 4
"""The points of each seat."""
OWNERS = 8
"""For each place, how often each seat owned it."""


class Forecast(NamedTuple):
    """The mean result of some playouts."""

    wins: Floats
    """The part of the games that each seat won; a shared win is divided."""
    points: Floats
    """The points of each seat."""
    owners: Floats
    """For each place and seat, the part of the games in which the seat owned it."""


def read_tally(tally: Array, players: int, games: int) -> Forecast:
    """The forecast from a tally of games."""
    return Forecast(
        tally[WINS : WINS + players] / (SURE * games),
        tally[POINTS : POINTS + players] / games,
        tally[OWNERS:].reshape(-1, 4)[:, :players] / games,
    )
