"""Many games of Ekö at once: stepped, reset, masked and observed in kernels.

All games share one array per field. Boards are made in advance; each new game draws one of them. Discs and first player
are dealt in the kernels, as in `deal.random_deal` (E2.3, E2.4, E17.1).
"""

from __future__ import annotations

from tetrarch.core.kernel import Bytes, Flat, entry_kernel, kernel
from tetrarch.core.randomness import draw_below
from tetrarch.eko.encoding.canvas import CHART_SIZE
from tetrarch.eko.encoding.decision_table import (
    PENDING_SIZE,
    TABLE_SIZE,
    begin_choices,
    choose,
    random_choice,
    write_mask,
)
from tetrarch.eko.encoding.observation import OBSERVATION_SIZE, draw_terrain, observe, observe_choices
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.state import has_emperor, owner_of, stack_code, zone_of
from tetrarch.eko.rules.turn import is_history_full

DISCS_EACH = 16

# The report on each game, one row per game
BOARD = 0
"""The board of the game."""
PLAYER = 1
"""The seat that must act."""
DONE = 2
"""1 if the last step ended the game."""
WON = 3
"""Mask of the winning seats of the game that ended, or -1."""
REFUSED = 4
"""1 if the last action was not offered and therefore ignored."""
FULL = 5
"""1 if the history of positions has no room left (E8.7)."""
REPORT_SIZE = 6


@kernel
def deal(board: Flat, state: Flat, scratch: Flat, words: Flat) -> None:
    """Deal discs and first player at random on a board (E2.3, E2.4); with the draft, only the first player (E17.1)."""
    players = board[at.PLAYERS]
    for place in range(len(state)):
        state[place] = 0
    first = draw_below(words, players)
    state[at.FIRST] = first
    state[at.SEAT] = first
    state[at.DECIDER] = first
    state[at.IN_GAME] = (1 << players) - 1
    for seat in range(players):
        state[at.EMPEROR + seat] = at.IN_RESERVE
        state[at.SUPPLY + 3 * seat] = 5
        state[at.SUPPLY + 3 * seat + 1] = 3
        state[at.SUPPLY + 3 * seat + 2] = 1
    if board[at.DRAFT_SETUP]:
        state[at.STEP] = at.DRAFT_STEP
        for seat in range(players):
            state[at.SOLDIERS + seat] = DISCS_EACH - 1
        return
    state[at.STEP] = at.SWAP_STEP
    count = 0
    for space in range(board[at.SPACES]):
        if zone_of(board, space) == 0:
            scratch[at.LIST + count] = space
            state[at.STACKS + space] = stack_code(count // DISCS_EACH, 1, 1 if count % DISCS_EACH == 0 else 0)
            count += 1
    for number in range(count - 1, 0, -1):
        here = at.STACKS + scratch[at.LIST + number]
        there = at.STACKS + scratch[at.LIST + draw_below(words, number + 1)]
        stack = state[here]
        state[here] = state[there]
        state[there] = stack
    for number in range(count):
        space = scratch[at.LIST + number]
        stack = state[at.STACKS + space]
        state[at.DISCS + owner_of(stack)] += 1
        if has_emperor(stack):
            state[at.EMPEROR + owner_of(stack)] = space


@kernel
def begin_game(
    boards: Flat,
    charts: Flat,
    states: Flat,
    pendings: Flat,
    words: Flat,
    reports: Flat,
    observations: Bytes,
    scratch: Flat,
    sizes: tuple[int, int, int],
    game: int,
) -> None:
    """Start a new game in one place of the batch, on a uniformly drawn board.

    ``sizes`` holds the number of boards, the length of one board and the length of one state.
    """
    count, board_size, state_size = sizes
    own_words = words[4 * game : 4 * game + 4]
    chosen = draw_below(own_words, count)
    reports[REPORT_SIZE * game + BOARD] = chosen
    board = boards[board_size * chosen : board_size * (chosen + 1)]
    chart = charts[CHART_SIZE * chosen : CHART_SIZE * (chosen + 1)]
    state = states[state_size * game : state_size * (game + 1)]
    deal(board, state, scratch, own_words)
    begin_choices(board, chart, state, scratch, pendings[PENDING_SIZE * game : PENDING_SIZE * (game + 1)])
    draw_terrain(chart, observations[OBSERVATION_SIZE * game : OBSERVATION_SIZE * (game + 1)])


@kernel
def report_game(
    boards: Flat,
    charts: Flat,
    states: Flat,
    pendings: Flat,
    reports: Flat,
    masks: Bytes,
    observations: Bytes,
    sizes: tuple[int, int, int],
    game: int,
) -> None:
    """Write the mask, the observation and the player of one game."""
    _, board_size, state_size = sizes
    chosen = reports[REPORT_SIZE * game + BOARD]
    board = boards[board_size * chosen : board_size * (chosen + 1)]
    chart = charts[CHART_SIZE * chosen : CHART_SIZE * (chosen + 1)]
    state = states[state_size * game : state_size * (game + 1)]
    pending = pendings[PENDING_SIZE * game : PENDING_SIZE * (game + 1)]
    reports[REPORT_SIZE * game + PLAYER] = state[at.DECIDER]
    reports[REPORT_SIZE * game + FULL] = 1 if is_history_full(board, state) else 0
    write_mask(pending, masks[TABLE_SIZE * game : TABLE_SIZE * (game + 1)])
    seen = observations[OBSERVATION_SIZE * game : OBSERVATION_SIZE * (game + 1)]
    observe(board, chart, state, pending, state[at.DECIDER], seen)


@entry_kernel
def reset_games(
    boards: Flat,
    charts: Flat,
    states: Flat,
    pendings: Flat,
    words: Flat,
    reports: Flat,
    masks: Bytes,
    observations: Bytes,
    scratch: Flat,
    sizes: tuple[int, int, int],
    first: int,
    last: int,
    only_done: bool,
) -> None:
    """Start new games in the places from ``first`` up to ``last``: in all of them, or only where a game is done."""
    for game in range(first, last):
        if only_done and not reports[REPORT_SIZE * game + DONE]:
            continue
        begin_game(boards, charts, states, pendings, words, reports, observations, scratch, sizes, game)
        reports[REPORT_SIZE * game + DONE] = 0
        reports[REPORT_SIZE * game + WON] = -1
        reports[REPORT_SIZE * game + REFUSED] = 0
        report_game(boards, charts, states, pendings, reports, masks, observations, sizes, game)


@entry_kernel
def step_games(
    boards: Flat,
    charts: Flat,
    states: Flat,
    pendings: Flat,
    words: Flat,
    reports: Flat,
    masks: Bytes,
    observations: Bytes,
    scratch: Flat,
    actions: Flat,
    sizes: tuple[int, int, int],
    first: int,
    last: int,
    reset: bool,
) -> None:
    """Take one action in each game from ``first`` up to ``last``; with ``reset``, finished games restart at once.

    For a game that was already done, and for an action that is not offered, only the report changes.
    """
    _, board_size, state_size = sizes
    for game in range(first, last):
        row = REPORT_SIZE * game
        reports[row + WON] = -1
        reports[row + REFUSED] = 0
        if reports[row + DONE] and not reset:
            continue
        reports[row + DONE] = 0
        chosen = reports[row + BOARD]
        board = boards[board_size * chosen : board_size * (chosen + 1)]
        chart = charts[CHART_SIZE * chosen : CHART_SIZE * (chosen + 1)]
        state = states[state_size * game : state_size * (game + 1)]
        pending = pendings[PENDING_SIZE * game : PENDING_SIZE * (game + 1)]
        made = choose(board, chart, state, scratch, pending, actions[game])
        if made < 0:
            reports[row + REFUSED] = 1
            continue
        if made == 0:
            write_mask(pending, masks[TABLE_SIZE * game : TABLE_SIZE * (game + 1)])
            seen = observations[OBSERVATION_SIZE * game : OBSERVATION_SIZE * (game + 1)]
            observe_choices(board, chart, pending, seen)
            continue
        if state[at.STEP] == at.OVER_STEP:
            reports[row + DONE] = 1
            reports[row + WON] = state[at.WINNERS]
            if reset:
                begin_game(boards, charts, states, pendings, words, reports, observations, scratch, sizes, game)
        report_game(boards, charts, states, pendings, reports, masks, observations, sizes, game)


@entry_kernel
def draw_actions(pendings: Flat, words: Flat, actions: Flat, first: int, last: int) -> None:
    """Draw a uniformly random legal action for each game from ``first`` up to ``last``; -1 where there is none."""
    for game in range(first, last):
        pending = pendings[PENDING_SIZE * game : PENDING_SIZE * (game + 1)]
        actions[game] = random_choice(pending, words[4 * game : 4 * game + 4])
