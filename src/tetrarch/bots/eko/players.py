"""The bots of Ekö: a novice, a bot that looks one decision ahead, and one that searches."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

import numpy as np

from tetrarch.bots import tree as rows
from tetrarch.bots.bot import Control
from tetrarch.bots.eko import network_search
from tetrarch.bots.eko.endgame import EkoProver, NextTurnProver, may_win_now
from tetrarch.bots.eko.search import DEEPEST, LISTS, WORK_SIZE, locate, rate_decisions, search
from tetrarch.bots.endgame import Node
from tetrarch.bots.search import BATCH, Greedy, Novice, SearchBot
from tetrarch.core.position import Array
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout

SILLY = (layout.SCATTER, layout.PASS, layout.MARCH, layout.FINISH)
"""Decisions that lose discs or do nothing."""


def is_tempting(view: Position, seat: int, decision: int) -> bool:
    """Whether a decision takes an enemy stack and stays, or brings a point."""
    kind = decision & layout.KIND_BITS
    if kind == layout.CONSTRUCT:
        return True
    if kind != layout.MOVE:
        return False
    met = view.stack_at(decision >> layout.TARGET_SHIFT & layout.SPACE_BITS)
    return met is not None and met.seat != seat and met.height < 4


class NoviceBot(Novice[Position]):
    """Takes an enemy stack or builds for points where it sees that it can, else does anything that is not silly."""

    game = "eko"

    def is_plain(self, decision: int) -> bool:
        """Whether a decision is not silly."""
        return decision & layout.KIND_BITS not in SILLY

    is_tempting = staticmethod(is_tempting)


def dominated(view: Position, decisions: Array) -> dict[int, int]:
    """The moves that lose discs to tempests on a way to where the same stack gets with fewer, and those (E9.2)."""
    ways: dict[int, list[int]] = {}
    for decision in decisions.tolist():
        if decision & layout.KIND_BITS == layout.MOVE:
            ways.setdefault(decision & (1 << layout.ZONES_SHIFT) - 1, []).append(decision >> layout.ZONES_SHIFT)
    counts_zones = view.options.printing == "complete"  # else the number itself stands there (E16.2)
    found = {}
    for move, losses in ways.items():
        discs = {loss: loss.bit_count() if counts_zones else loss for loss in losses}
        best = min(losses, key=lambda loss: discs[loss])
        for loss in losses:
            if discs[loss] > discs[best]:
                found[move | loss << layout.ZONES_SHIFT] = move | best << layout.ZONES_SHIFT
    return found


class GreedyBot(Greedy[Position]):
    """Tries its decisions and takes the one whose position it likes best."""

    game = "eko"
    dominated = staticmethod(dominated)

    def is_tempting(self, view: Position, seat: int, decision: int) -> bool:
        """Whether a decision takes an enemy stack and stays, brings a point, or moves the own Emperor."""
        kind = decision & layout.KIND_BITS
        space = decision >> layout.SPACE_SHIFT & layout.SPACE_BITS
        if kind == layout.MOVE and space == view.state[layout.EMPEROR + seat]:
            return True
        return is_tempting(view, seat, decision)

    def ratings(self, view: Position, seat: int, decisions: Array) -> Array:
        """What each decision looks worth, in millionths of a win; a march is worth what its best action is (E3.3)."""
        values = np.zeros(len(decisions), dtype=np.int64)
        work = np.zeros(LISTS, dtype=np.int64)
        rate_decisions(view.static, view.state, view.state.copy(), view.scratch, work, decisions, values, seat)
        for place, decision in enumerate(decisions):
            if decision & layout.KIND_BITS == layout.MARCH:
                after = view.copy()
                after.push(int(decision))
                values[place] = self.ratings(after, seat, after.legal_ids()).max()
        return values


WIN_NODES = 200_000
"""The limit of positions in looking for a win in the current turn; a few hundred suffice without pyramids."""
CHECK_NODES = 4_000
"""The limit of positions in checking one decision for a win of the next player."""
DEFENCE_NODES = 20_000
"""The limit of positions after which no more decisions are checked, and in looking for one that prevents the win."""
TABLE_ROWS = 1 << 14
ROOM = 256
"""How many positions a simulation can note beyond the history of the root (E8.7)."""


class EkoSearchBot(SearchBot[Position]):
    """Searches Ekö exactly: there is neither chance nor anything hidden in it."""

    game = "eko"
    dominated = staticmethod(dominated)
    work_size = WORK_SIZE
    network_work_size = network_search.WORK_SIZE
    playouts = MappingProxyType({2: 2, 3: 2, 4: 24})  # of four, what follows tells more than the evaluation does

    def search(self, seat: int, simulations: int) -> int:
        """Run simulations from the root; returns how many were run."""
        assert self.root is not None
        root = self.root
        arrays = (root.static, root.state, self.working_state(root), root.scratch, self.tree)
        tools = (self.generator.words, self.work, self.settings)
        if self.network:
            weights = (self.network.flat, self.floats)
            return int(network_search.search_with_network(*arrays, *tools, *weights, simulations))
        return int(search(*arrays, *tools, seat, simulations))

    def locate(self, view: Position, seat: int) -> int:
        """The place of the node of the tree that stands for a view, or 0."""
        root = self.root
        if root is None or not self.is_same_game(view):
            return 0
        length = len(self.working_state(root))
        states = np.zeros((DEEPEST + 2) * length, dtype=np.int64)
        return int(locate(root.static, root.state, states, length, root.scratch, self.tree, view.state))

    def winning_line(self, view: Position, seat: int, control: Control) -> list[tuple[Node[Position], int]]:
        """Decisions with which the seat wins in its current turn, march included; nothing if it cannot."""
        if not may_win_now(view, seat):
            return []
        prover = EkoProver(view, seat, "win", 1, TABLE_ROWS)
        limit = min(WIN_NODES, self.most_proved)
        answer = prover.answer_in_steps(prover.root, limit, lambda: self.is_stopped(control))
        line = prover.own_line(limit) if answer == "yes" else []
        if line:
            self.keep_unless(line[0][1], lambda other: prover.answer(prover.root.after(other, seat), limit) == "yes")
        return line

    def prove_at_end(self, view: Position, seat: int, control: Control) -> None:
        """Exclude decisions after which the next player wins in its turn, if another decision prevents that.

        A decision that is not known to prevent it is excluded as well, while one is known that does.
        """
        decider = view.decider
        if view.seat != decider or view.state[layout.STEP] < layout.ACTION_STEP:
            return
        prover = NextTurnProver(view, decider, "hold", 1, TABLE_ROWS)

        def is_safe(node: Node[Position], limit: int) -> bool:
            return prover.answer_in_steps(node, limit, lambda: self.is_stopped(control)) == "yes"

        check, defence = min(CHECK_NODES, self.most_proved), min(DEFENCE_NODES, self.most_proved)
        while (node := self.ranking()[0]) not in self.avoided:
            if prover.nodes < defence and is_safe(prover.root.after(self.made_at(node), decider), check):
                return
            self.avoided.add(node)
        self.avoided.clear()
        if is_safe(prover.root, defence) and prover.best >= 0:
            best = prover.best
            self.keep_unless(best, lambda other: is_safe(prover.root.after(other, decider), check))
            before = int(self.tree[rows.USED])
            self.child_behind(rows.ROOT, best, decider)
            if self.tree[rows.USED] > before:
                self.search(seat, BATCH)  # which may open other decisions, and this one once more
            children = self.children(rows.ROOT)
            same = [child for child in children if self.decision_at(child) == best]
            node = max(same, key=lambda child: int(self.tree[child + rows.VISITS]), default=0)
            self.avoided.update(child for child in children if child != node)

    def keep_unless(self, decision: int, is_as_good: Callable[[int], bool]) -> None:
        """Let a proven decision stand, unless what does the same for less is as good.

        A disc that is lost to a tempest can matter: a lone disc takes four (E4.6), and the zone takes no other (E9.4).
        """
        if decision in self.better and not is_as_good(self.better[decision]):
            del self.better[decision]

    def working_state(self, root: Position) -> Array:
        """A state to simulate on, with room for its history to grow."""
        return np.zeros(len(root.state) + (ROOM if root.options.repetition else 0), dtype=np.int64)
