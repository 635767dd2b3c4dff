"""The bot that searches, for Legends."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np

from tetrarch.bots.legends.dominance import dominated
from tetrarch.bots.legends.evaluation import FEATURES
from tetrarch.bots.legends.search import DEEPEST, VALUES, locate, prefer_clearest, search
from tetrarch.bots.search import SearchBot
from tetrarch.bots.tree import PROOF, ROOT
from tetrarch.core.position import Array
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules.layout import STATE_SIZE


class LegendsSearchBot(SearchBot[Position]):
    """Searches Legends over all ways that what its seat may not know can be."""

    work_size = VALUES + 4 * FEATURES
    playouts = MappingProxyType({2: 15, 3: 15, 4: 400})  # of four, the end tells more than the evaluation does

    def search(self, seat: int, simulations: int) -> int:
        """Make so many simulations from the root; returns how many were made."""
        assert self.root is not None
        root = self.root
        state = np.zeros(STATE_SIZE, dtype=np.int64)
        common = (root.static, root.state, state, root.scratch, self.tree, self.generator.words, self.work)
        made = int(search(*common, self.settings, seat, simulations))
        if self.tree[ROOT + PROOF] > 0:
            prefer_clearest(*common, root.legal_ids(), seat)
        return made

    def locate(self, view: Position, seat: int) -> int:
        """The place of the node of the tree that stands for a view, or 0: one of the same turn of its seat.

        What is proven is not kept: it is soon proven again, and then by what is clearest.
        """
        root = self.root
        if root is None or root.static is not view.static or root.viewer != view.viewer:
            return 0
        states = np.zeros((DEEPEST + 2) * STATE_SIZE, dtype=np.int64)
        node = int(locate(root.static, root.state, states, root.scratch, self.tree, view.state, seat))
        return node if node and self.tree[node + PROOF] == 0 else 0

    def dominated(self, view: Position, decisions: Array) -> dict[int, int]:
        """The decisions that are never to be made, each with another one that does the same for less."""
        return dominated(view, decisions)
