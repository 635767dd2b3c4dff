"""Playouts of Legends to the end of the game or match, as kernels."""

from __future__ import annotations

from tetrarch.analysis.tally import OWNERS, POINTS, WINS
from tetrarch.bots.legends.policy import guided_playout, usual_bid
from tetrarch.bots.legends.search import WHIM
from tetrarch.bots.tree import copy_state, value_of_winners
from tetrarch.core.kernel import Flat, kernel, lowest_bit, mass_kernel
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.chance import deal, determinize
from tetrarch.legends.rules.state import controller_of
from tetrarch.legends.rules.turn import play_decision

LONGEST = 100_000
"""More decisions than a game has."""


@mass_kernel
def sample_hidden(board: Flat, root: Flat, state: Flat, seat: int, words: Flat) -> None:
    """Copy the state, with everything that a seat may not know sampled (L9.1).

    During the bidding nobody else has a bid, whether it was made or not (L3.1). A spectator is the seat PUBLIC.
    """
    copy_state(root, state, at.STATE_SIZE)
    if state[at.STEP] == at.BID_STEP:
        for other in range(board[at.PLAYERS]):
            if other != seat:
                state[at.BID + other] = -1
        decider = 0
        while state[at.BID + decider] >= 0:
            decider += 1
        state[at.SEAT] = decider
        state[at.DECIDER] = decider
    determinize(board, state, seat, words)


@mass_kernel
def tally_playouts(
    board: Flat, root: Flat, state: Flat, scratch: Flat, words: Flat, tally: Flat, seat: int, games: int
) -> None:
    """Play games on by quick choices, each with another sample of what a seat may not know, and add their results.

    In a match, the owners are those at the end of the current game.
    """
    for _ in range(games):
        sample_hidden(board, root, state, seat, words)
        is_current = state[at.STEP] != at.DEAL_STEP
        while state[at.STEP] != at.OVER_STEP:
            if state[at.STEP] == at.DEAL_STEP:
                deal(board, state, scratch, words)
            guided_playout(board, state, scratch, words, LONGEST, WHIM)
            if is_current:
                tally_owners(board, state, tally)
            is_current = False
        for other in range(board[at.PLAYERS]):
            tally[WINS + other] += value_of_winners(state[at.WINNERS], other)
            tally[POINTS + other] += state[at.TOTAL_VP + other]


@kernel
def tally_owners(board: Flat, state: Flat, tally: Flat) -> None:
    """Count the player that controls each region (L8.1)."""
    regions = state[at.ON_MAP]
    while regions:
        region = lowest_bit(regions)
        regions &= regions - 1
        owner = controller_of(board, state[at.STACKS + region])
        if owner >= 0 and owner != at.NEUTRAL_COLOUR:
            tally[OWNERS + 4 * region + owner] += 1


@mass_kernel
def finish_bids(board: Flat, state: Flat, scratch: Flat, words: Flat) -> None:
    """Deal if a deal is due, and make the missing bids, as players usually bid (L2.0, L3.1)."""
    if state[at.STEP] == at.DEAL_STEP:
        deal(board, state, scratch, words)
    while state[at.STEP] == at.BID_STEP:
        bid = usual_bid(state, state[at.DECIDER], words)
        play_decision(board, state, scratch, at.BID_COINS | bid << at.ONE_SHIFT)
