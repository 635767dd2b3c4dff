"""The spaces of actions and observations, as Gymnasium and PettingZoo speak of them."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from tetrarch.core.encoding import Encoding
from tetrarch.core.game import GamePosition


def action_space(environment: Encoding[GamePosition]) -> spaces.Discrete[np.int64]:
    """The rows of the decision table."""
    return spaces.Discrete(environment.table_size)


def observation_box(environment: Encoding[GamePosition]) -> spaces.Box[np.uint8]:
    """The bytes of an observation, each from 0 to the most that its field can hold."""
    most = np.zeros(environment.observation_size, dtype=np.uint8)
    for field in environment.fields:
        field.view(most)[...] = field.most
    return spaces.Box(np.zeros_like(most), most, dtype=np.uint8)


def masked_observation(environment: Encoding[GamePosition]) -> spaces.Dict:
    """An observation together with the mask of legal actions."""
    mask = spaces.Box(0, 1, (environment.table_size,), dtype=np.int8)
    return spaces.Dict({"observation": observation_box(environment), "action_mask": mask})
