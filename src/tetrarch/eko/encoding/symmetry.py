"""The twelve symmetries of Ekö's canvas, as permutations of actions and of observations.

The rules of Ekö know which hexes touch and nothing of directions, so a turned or mirrored position is worth the same.
Symmetry 0 changes nothing, 1 to 5 turn the canvas clockwise by sixths, 6 to 11 mirror it first. A mirrored position is
one of the rules, though not always one that the printed tiles could lay.

To turn what stands over all actions, such as masks, logits or visit counts, use ``turn_actions``; to turn a number that
is one action, ``turned_action``; to turn observations, ``turn_observations``.
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from tetrarch.core.position import Array
from tetrarch.eko.encoding.canvas import CHANNELS, PLACES
from tetrarch.eko.encoding.chart import GRID_INDEX, PLACE_SYMMETRIES
from tetrarch.eko.encoding.decision_table import TABLE_SIZE
from tetrarch.eko.encoding.observation import OBSERVATION_SIZE

SYMMETRIES = 12

Number = TypeVar("Number", bound=np.generic)


def turned_action(action: int, symmetry: int) -> int:
    """The action that a symmetry makes of one: another place, or the same where it names no place."""
    check_symmetry(symmetry)
    if not 0 <= action < TABLE_SIZE:
        raise ValueError(f"the decision table has no row {action}: rows are 0 to {TABLE_SIZE - 1}")
    return int(PLACE_SYMMETRIES[symmetry, action]) if action < PLACES else action


@cache
def action_sources(symmetry: int) -> Array:
    """For each row of the table the row that a symmetry brings there."""
    check_symmetry(symmetry)
    sources = np.arange(TABLE_SIZE, dtype=np.int64)
    sources[PLACE_SYMMETRIES[symmetry]] = np.arange(PLACES)
    return sources


@cache
def observation_sources(symmetry: int) -> Array:
    """For each place of the flat observation the place that a symmetry brings there."""
    check_symmetry(symmetry)
    sources = np.arange(OBSERVATION_SIZE, dtype=np.int64)
    channels = np.arange(CHANNELS)
    there = GRID_INDEX[PLACE_SYMMETRIES[symmetry]]
    sources[there[:, None] * CHANNELS + channels] = GRID_INDEX[:, None] * CHANNELS + channels
    return sources


def turn_actions(values: npt.NDArray[Number], symmetry: int) -> npt.NDArray[Number]:
    """What stands over all actions, in the last dimension, after a symmetry."""
    return values[..., action_sources(symmetry)]


def turn_observations(observations: npt.NDArray[Number], symmetry: int) -> npt.NDArray[Number]:
    """Flat observations, in the last dimension, after a symmetry."""
    return observations[..., observation_sources(symmetry)]


def check_symmetry(symmetry: int) -> None:
    """Refuse a number that is none of the twelve."""
    if not 0 <= symmetry < SYMMETRIES:
        raise ValueError(f"there is no symmetry {symmetry}: they are 0 to {SYMMETRIES - 1}")
