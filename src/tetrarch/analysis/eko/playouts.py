"""Playouts of Ekö to the end of the game, as a kernel."""

from __future__ import annotations

from tetrarch.analysis.tally import OWNERS, POINTS, WINS
from tetrarch.bots.eko.policy import guided_playout
from tetrarch.bots.tree import copy_state, value_of_winners
from tetrarch.core.kernel import Flat, mass_kernel
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.state import builder_of, building_at, points_of

LONGEST = 600
"""The most decisions of a playout: a game without a round limit need not end (E8.7)."""


@mass_kernel
def tally_playouts(board: Flat, root: Flat, state: Flat, scratch: Flat, words: Flat, tally: Flat, games: int) -> None:
    """Play games on by quick choices, and add their results to a tally."""
    for _ in range(games):
        copy_state(root, state, len(root))
        guided_playout(board, state, scratch, words, LONGEST)
        for seat in range(board[at.PLAYERS]):
            if state[at.STEP] == at.OVER_STEP:
                tally[WINS + seat] += value_of_winners(state[at.WINNERS], seat)
            tally[POINTS + seat] += points_of(board, state, seat)
        for site in range(board[at.SITES]):
            building = building_at(board, state, site)
            if building != 0:
                tally[OWNERS + 4 * site + builder_of(building)] += 1
