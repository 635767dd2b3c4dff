"""Many games of Legends at once: stepped, reset, masked and observed in kernels.

All games share one array per field and one board, which holds options, cards and sides. Chance is drawn in the kernels:
founder, age order, deals, and the deals between the games of a match (L2.0, L12.1).
"""

from __future__ import annotations

from tetrarch.core.kernel import Bytes, Flat, entry_kernel, kernel
from tetrarch.legends.encoding.decision_table import (
    PENDING_SIZE,
    TABLE_SIZE,
    begin_choices,
    choose,
    random_choice,
    write_mask,
)
from tetrarch.legends.encoding.observation import OBSERVATION_SIZE, observe, observe_choices
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.chance import deal, draw_founder

# The report on each game, one row per game
PLAYER = 0
"""The seat that must act."""
DONE = 1
"""1 if the last step ended the game."""
WON = 2
"""Mask of the winning seats of the game that ended, or -1."""
REFUSED = 3
"""1 if the last action was not offered and therefore ignored."""
REPORT_SIZE = 4


@kernel
def begin_game(board: Flat, states: Flat, pendings: Flat, words: Flat, scratch: Flat, game: int) -> None:
    """Start a new game in one place of the batch."""
    own_words = words[4 * game : 4 * game + 4]
    state = states[at.STATE_SIZE * game : at.STATE_SIZE * (game + 1)]
    for place in range(at.STATE_SIZE):
        state[place] = 0
    for seat in range(4):
        state[at.AGE + seat] = seat
    draw_founder(board, state, own_words)
    deal(board, state, scratch, own_words)
    begin_choices(board, state, scratch, pendings[PENDING_SIZE * game : PENDING_SIZE * (game + 1)])


@kernel
def report_game(
    board: Flat, states: Flat, pendings: Flat, reports: Flat, masks: Bytes, observations: Bytes, game: int
) -> None:
    """Write the mask, the observation and the player of one game."""
    state = states[at.STATE_SIZE * game : at.STATE_SIZE * (game + 1)]
    pending = pendings[PENDING_SIZE * game : PENDING_SIZE * (game + 1)]
    reports[REPORT_SIZE * game + PLAYER] = state[at.DECIDER]
    write_mask(pending, masks[TABLE_SIZE * game : TABLE_SIZE * (game + 1)])
    seen = observations[OBSERVATION_SIZE * game : OBSERVATION_SIZE * (game + 1)]
    observe(board, state, pending, state[at.DECIDER], seen)


@entry_kernel
def reset_games(
    board: Flat,
    states: Flat,
    pendings: Flat,
    words: Flat,
    reports: Flat,
    masks: Bytes,
    observations: Bytes,
    scratch: Flat,
    first: int,
    last: int,
    only_done: bool,
) -> None:
    """Start new games in the places from ``first`` up to ``last``: in all of them, or only where a game is done."""
    for game in range(first, last):
        if only_done and not reports[REPORT_SIZE * game + DONE]:
            continue
        begin_game(board, states, pendings, words, scratch, game)
        reports[REPORT_SIZE * game + DONE] = 0
        reports[REPORT_SIZE * game + WON] = -1
        reports[REPORT_SIZE * game + REFUSED] = 0
        report_game(board, states, pendings, reports, masks, observations, game)


@entry_kernel
def step_games(
    board: Flat,
    states: Flat,
    pendings: Flat,
    words: Flat,
    reports: Flat,
    masks: Bytes,
    observations: Bytes,
    scratch: Flat,
    actions: Flat,
    first: int,
    last: int,
    reset: bool,
) -> None:
    """Take one action in each game from ``first`` up to ``last``; with ``reset``, finished games restart at once.

    For a game that was already done, and for an action that is not offered, only the report changes.
    """
    for game in range(first, last):
        row = REPORT_SIZE * game
        reports[row + WON] = -1
        reports[row + REFUSED] = 0
        if reports[row + DONE] and not reset:
            continue
        reports[row + DONE] = 0
        state = states[at.STATE_SIZE * game : at.STATE_SIZE * (game + 1)]
        pending = pendings[PENDING_SIZE * game : PENDING_SIZE * (game + 1)]
        made = choose(board, state, scratch, pending, actions[game])
        if made < 0:
            reports[row + REFUSED] = 1
            continue
        if made == 0:
            write_mask(pending, masks[TABLE_SIZE * game : TABLE_SIZE * (game + 1)])
            seen = observations[OBSERVATION_SIZE * game : OBSERVATION_SIZE * (game + 1)]
            observe_choices(board, state, pending, state[at.DECIDER], seen)
            continue
        if state[at.STEP] == at.DEAL_STEP:
            deal(board, state, scratch, words[4 * game : 4 * game + 4])
            begin_choices(board, state, scratch, pending)
        elif state[at.STEP] == at.OVER_STEP:
            reports[row + DONE] = 1
            reports[row + WON] = state[at.WINNERS]
            if reset:
                begin_game(board, states, pendings, words, scratch, game)
        report_game(board, states, pendings, reports, masks, observations, game)


@entry_kernel
def draw_actions(pendings: Flat, words: Flat, actions: Flat, first: int, last: int) -> None:
    """Draw a uniformly random legal action for each game from ``first`` up to ``last``; -1 where there is none."""
    for game in range(first, last):
        pending = pendings[PENDING_SIZE * game : PENDING_SIZE * (game + 1)]
        actions[game] = random_choice(pending, words[4 * game : 4 * game + 4])
