"""The bot that searches, for Ekö."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np

from tetrarch.bots.eko.dominance import dominated
from tetrarch.bots.eko.evaluation import FEATURES
from tetrarch.bots.eko.search import DEEPEST, VALUES, locate, search
from tetrarch.bots.search import SearchBot
from tetrarch.core.position import Array
from tetrarch.eko.position.position import Position

ROOM = 256
"""How many positions a simulation can note beyond the history of the root (E8.7)."""


class EkoSearchBot(SearchBot[Position]):
    """Searches Ekö exactly: there is neither chance nor anything hidden in it."""

    work_size = VALUES + 4 * FEATURES
    playouts = MappingProxyType({2: 2, 3: 2, 4: 24})  # of four, what follows tells more than the evaluation does

    def search(self, seat: int, simulations: int) -> int:
        """Make so many simulations from the root; returns how many were made."""
        assert self.root is not None
        root = self.root
        words = self.generator.words
        state = self.working_state(root)
        return int(
            search(
                *(root.static, root.state, state, root.scratch, self.tree),
                *(words, self.work, self.settings, seat, simulations),
            )
        )

    def locate(self, view: Position, seat: int) -> int:
        """The place of the node of the tree that stands for a view, or 0."""
        root = self.root
        if root is None or root.static is not view.static:
            return 0
        length = len(self.working_state(root))
        states = np.zeros((DEEPEST + 2) * length, dtype=np.int64)
        return int(locate(root.static, root.state, states, length, root.scratch, self.tree, view.state))

    def dominated(self, view: Position, decisions: Array) -> dict[int, int]:
        """The decisions that are never to be made, each with another one that does the same for less."""
        return dominated(view, decisions)

    def working_state(self, root: Position) -> Array:
        """A state to simulate on, with room for its history to grow."""
        return np.zeros(len(root.state) + (ROOM if root.options.repetition else 0), dtype=np.int64)
