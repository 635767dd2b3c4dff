"""The bots of Legends: a novice, a bot that looks to the end of its turn, and one that searches."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np

from tetrarch.bots.bot import Budget, Control, Thought
from tetrarch.bots.legends import network_search
from tetrarch.bots.legends.endgame import LegendsProver
from tetrarch.bots.legends.evaluation import FEATURES
from tetrarch.bots.legends.policy import usual_bid
from tetrarch.bots.legends.search import CARD_SHIFT, DEEPEST, VALUES, is_exact, locate, rate_decisions, search
from tetrarch.bots.search import Greedy, Novice, SearchBot
from tetrarch.bots.tree import PROOF
from tetrarch.core.position import Array
from tetrarch.legends.components.cards import CARDS_EACH
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.state import controller_of, one_army
from tetrarch.legends.rules.turn import price_of


class NoviceBot(Novice[Position]):
    """Takes a cheap card, goes where it takes a region at once, else does anything rather than nothing."""

    game = "legends"

    def is_plain(self, decision: int) -> bool:
        """Whether a decision does something."""
        return decision != layout.STOP

    def is_tempting(self, view: Position, seat: int, decision: int) -> bool:
        """Whether a decision takes a region at once, or a card or the first turn for one coin at most."""
        kind = decision & layout.KIND_BITS
        one = decision >> layout.ONE_SHIFT & layout.NUMBER_BITS
        if kind == layout.TAKE:
            return bool(price_of(one) <= 1)
        if kind == layout.BID_COINS:
            return one <= 1
        if kind == layout.NAME_FIRST:
            return one == seat
        if kind in (layout.PLACE, layout.BUILD):
            return takes_region(view, seat, one)
        if kind == layout.MOVE:
            return takes_region(view, seat, decision >> layout.TWO_SHIFT & layout.NUMBER_BITS)
        return False


def takes_region(view: Position, seat: int, region: int) -> bool:
    """Whether one army or city more gives a seat a region that it does not control (L8.1)."""
    here = int(view.state[layout.STACKS + region])
    before, after = (controller_of(view.static, there) for there in (here, here + one_army(seat)))
    return bool(before != seat and after == seat)


def dominated(view: Position, decisions: Array) -> dict[int, int]:
    """To pay more for a card that is like another, and to leave the Bandit King's coin where it is (L4.1, L12.6).

    Each stands with what does the same for less.
    """
    known = decisions.tolist()
    found = {decision: better for decision in known if (better := _with_coin(decision)) != decision and better in known}
    cheapest: dict[bytes, int] = {}
    for decision in known:  # from the left of the row, so that the cheapest comes first
        if decision & layout.KIND_BITS == layout.TAKE:
            place = decision >> layout.ONE_SHIFT
            first = cheapest.setdefault(_printed(view, place), decision)
            if price_of(first >> layout.ONE_SHIFT) < price_of(place):
                found[decision] = first
    return found


def _with_coin(decision: int) -> int:
    """The same destruction with the owner's coin; any other decision is its own."""
    return decision | 1 << layout.THREE_SHIFT if decision & layout.KIND_BITS == layout.DESTROY else decision


def _printed(view: Position, place: int) -> bytes:
    """All that a card in the row does, whatever its name."""
    row = layout.CARD_ROWS + layout.CARD_ROW * int(view.state[layout.ROW + place])
    return view.static[row : row + layout.CARD_ROW].tobytes()


class GreedyBot(Greedy[Position]):
    """Tries its decisions on one way the hidden part may be, and takes the one that it likes best.

    It bids what is usual, begins itself, and sets up the table at random.
    """

    game = "legends"
    dominated = staticmethod(dominated)
    is_tempting = NoviceBot.is_tempting

    def think(self, view: Position, seat: int, budget: Budget | None = None, control: Control | None = None) -> Thought:
        """The decision."""
        self.check(view, seat)
        decisions = view.legal_decisions(seat).ids()
        step = layout.STEP_NAMES.index(view.step)
        if step == layout.BID_STEP:
            return Thought(int(decisions[usual_bid(view.state, seat, self.generator.words)]))
        if step == layout.FIRST_STEP:
            return Thought(layout.NAME_FIRST | seat << layout.ONE_SHIFT)
        if step < layout.BID_STEP:
            return Thought(int(decisions[self.generator.below(len(decisions))]))
        return super().think(view, seat, budget, control)

    def ratings(self, view: Position, seat: int, decisions: Array) -> Array:
        """What each decision looks worth, in millionths of a win, when the turn is over."""
        values = np.zeros(len(decisions), dtype=np.int64)
        work = np.zeros(VALUES + 4 * FEATURES, dtype=np.int64)
        states = np.zeros(2 * layout.STATE_SIZE, dtype=np.int64)
        whole = view.determinize(seat, self.generator)
        arrays = (view.static, whole.state, states, view.scratch, self.generator.words, work)
        rate_decisions(*arrays, decisions, values, seat)
        return values


WIN_NODES = 60_000
"""The limit of positions in looking for a win in the last two turns."""
TABLE_ROWS = 1 << 14


class LegendsSearchBot(SearchBot[Position]):
    """Searches Legends over all ways that what its seat may not know can be."""

    game = "legends"
    dominated = staticmethod(dominated)
    work_size = VALUES + 4 * FEATURES
    network_work_size = network_search.WORK_SIZE
    playouts = MappingProxyType({2: 15, 3: 15, 4: 400})  # of four, the end tells more than the evaluation does

    def search(self, seat: int, simulations: int) -> int:
        """Run simulations from the root; returns how many were run.

        Where everything is known, it does not matter who searches, and the search is for the seat that decides.
        """
        assert self.root is not None
        root = self.root
        if seat != root.decider and is_exact(root.static, root.state):
            seat = root.decider
        state = np.zeros(layout.STATE_SIZE, dtype=np.int64)
        arrays = (root.static, root.state, state, root.scratch, self.tree, self.generator.words, self.work)
        if self.network:
            weights = (self.network.flat, self.floats)
            found = network_search.search_with_network(
                *arrays, self.settings, *weights, root.legal_ids(), seat, simulations
            )
            return int(found)
        return int(search(*arrays, self.settings, root.legal_ids(), seat, simulations))

    def locate(self, view: Position, seat: int) -> int:
        """The place of the node of the tree that stands for a view, or 0: one of the same turn of its seat.

        What is proven is not kept: it is soon proven again, and then by what is clearest.
        """
        root = self.root
        if root is None or not self.is_same_game(view) or root.viewer != view.viewer:
            return 0
        states = np.zeros((DEEPEST + 2) * layout.STATE_SIZE, dtype=np.int64)
        node = int(locate(root.static, root.state, states, root.scratch, self.tree, view.state, seat))
        return node if node and self.tree[node + PROOF] == 0 else 0

    def key_of(self, position: Position, decision: int) -> int:
        """The key of the node behind a decision, with the card where one is taken."""
        if decision & layout.KIND_BITS != layout.TAKE:
            return decision
        place = decision >> layout.ONE_SHIFT & layout.NUMBER_BITS
        return decision | (int(position.state[layout.ROW + place]) + 1) << CARD_SHIFT

    def prove_at_end(self, view: Position, seat: int, control: Control) -> None:
        """Prove a win in the last two turns of the game where the search did not, by what the seat knows."""
        taken = int(view.state[layout.TAKEN : layout.TAKEN + view.players].sum())
        cards = CARDS_EACH[view.players] * view.players - taken
        if view.decider != seat or view.state[layout.STEP] < layout.TAKE_STEP or cards - (view.step == "take") > 1:
            return
        prover = LegendsProver(view, seat, "win", table_rows=TABLE_ROWS)
        limit = min(WIN_NODES, self.most_proved)
        if prover.answer_in_steps(prover.root, limit, lambda: self.is_stopped(control)) == "yes":
            self.enter_win(prover.own_line(limit), seat)
            self.search(seat, 0)  # prefers the clearest of the wins in this turn
