"""Many games of Ekö at once: stepped, reset, masked and observed in kernels.

Boards are made in advance; each new game draws one of them. Discs and first player are dealt in the kernels, as in
`deal.random_deal` (E2.3, E2.4, E17.1).

``boards`` holds the boards, their charts, the number of boards, and the sizes of one board and of one state. ``games``
holds one array per field for all games: states, pending decisions, words of the generators, reports, masks and
observations, and the working space of the thread.
"""

from __future__ import annotations

from tetrarch.core import spaces
from tetrarch.core.kernel import Bytes, Flat, kernel, mass_kernel
from tetrarch.core.randomness import draw_below
from tetrarch.core.spaces import write_mask
from tetrarch.eko.encoding.canvas import CHART_SIZE
from tetrarch.eko.encoding.decision_table import OFFER_WORDS, PENDING_SIZE, TABLE_SIZE, begin_choices, choose
from tetrarch.eko.encoding.observation import OBSERVATION_SIZE, draw_terrain, observe, observe_choices
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.state import has_emperor, owner_of, put_stack, stack_code, zone_of
from tetrarch.eko.rules.turn import is_history_full

DISCS_EACH = 16

BOARD = spaces.REPORT_SIZE
"""In the report on a game: its board."""
FULL = BOARD + 1
"""In the report on a game: 1 if the history of positions has no room left (E8.7)."""
REPORT_SIZE = BOARD + 2

CLEARED_BY = spaces.NEW_GAME
"""The least news after which the whole observation is written anew."""


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
        state[at.STACKS + space] = 0
        put_stack(state, space, owner_of(stack), 1, has_emperor(stack))


@kernel
def begin_game(
    boards: tuple[Flat, Flat, int, int, int], games: tuple[Flat, Flat, Flat, Flat, Bytes, Bytes, Flat], game: int
) -> None:
    """Start a new game in one place of the batch, on a board that is drawn."""
    grounds, charts, count, board_size, state_size = boards
    states, pendings, words, reports, _, _, scratch = games
    own_words = words[4 * game : 4 * game + 4]
    chosen = draw_below(own_words, count)
    reports[REPORT_SIZE * game + BOARD] = chosen
    board = grounds[board_size * chosen : board_size * (chosen + 1)]
    chart = charts[CHART_SIZE * chosen : CHART_SIZE * (chosen + 1)]
    state = states[state_size * game : state_size * (game + 1)]
    deal(board, state, scratch, own_words)
    begin_choices(board, chart, state, scratch, pendings[PENDING_SIZE * game : PENDING_SIZE * (game + 1)])


@kernel
def restart_game(
    boards: tuple[Flat, Flat, int, int, int], games: tuple[Flat, Flat, Flat, Flat, Bytes, Bytes, Flat], game: int
) -> None:
    """Start a new game in one place of the batch, and its report."""
    begin_game(boards, games, game)
    reports = games[3]
    reports[REPORT_SIZE * game + spaces.DONE] = 0
    reports[REPORT_SIZE * game + spaces.WON] = -1
    reports[REPORT_SIZE * game + spaces.REFUSED] = 0


@kernel
def advance_game(
    boards: tuple[Flat, Flat, int, int, int],
    games: tuple[Flat, Flat, Flat, Flat, Bytes, Bytes, Flat],
    game: int,
    action: int,
    reset: bool,
) -> int:
    """Take one action in a game, and return what it changed; with ``reset``, a finished game restarts at once.

    For a game that was already done, and for an action that is not offered, only the report changes.
    """
    grounds, charts, _, board_size, state_size = boards
    states, pendings, _, reports, _, _, scratch = games
    row = REPORT_SIZE * game
    reports[row + spaces.WON] = -1
    reports[row + spaces.REFUSED] = 0
    if reports[row + spaces.DONE] and not reset:
        return spaces.NOTHING_NEW
    reports[row + spaces.DONE] = 0
    chosen = reports[row + BOARD]
    board = grounds[board_size * chosen : board_size * (chosen + 1)]
    chart = charts[CHART_SIZE * chosen : CHART_SIZE * (chosen + 1)]
    state = states[state_size * game : state_size * (game + 1)]
    made = choose(board, chart, state, scratch, pendings[PENDING_SIZE * game : PENDING_SIZE * (game + 1)], action)
    if made < 0:
        reports[row + spaces.REFUSED] = 1
        return spaces.NOTHING_NEW
    if made == 0:
        return spaces.NEW_CHOICE
    if state[at.STEP] == at.OVER_STEP:
        reports[row + spaces.DONE] = 1
        reports[row + spaces.WON] = state[at.WINNERS]
        if reset:
            begin_game(boards, games, game)
            return spaces.NEW_GAME
    return spaces.NEW_DECISION


@kernel
def report_game(
    boards: tuple[Flat, Flat, int, int, int],
    games: tuple[Flat, Flat, Flat, Flat, Bytes, Bytes, Flat],
    game: int,
    news: int,
) -> None:
    """Write the mask, the observation and the player of one game, as far as the news change them."""
    grounds, charts, _, board_size, state_size = boards
    states, pendings, _, reports, masks, observations, _ = games
    chosen = reports[REPORT_SIZE * game + BOARD]
    board = grounds[board_size * chosen : board_size * (chosen + 1)]
    chart = charts[CHART_SIZE * chosen : CHART_SIZE * (chosen + 1)]
    pending = pendings[PENDING_SIZE * game : PENDING_SIZE * (game + 1)]
    seen = observations[OBSERVATION_SIZE * game : OBSERVATION_SIZE * (game + 1)]
    write_mask(pending, OFFER_WORDS, masks[TABLE_SIZE * game : TABLE_SIZE * (game + 1)])
    if news == spaces.NEW_CHOICE:
        observe_choices(board, chart, pending, seen)
        return
    state = states[state_size * game : state_size * (game + 1)]
    reports[REPORT_SIZE * game + spaces.PLAYER] = state[at.DECIDER]
    reports[REPORT_SIZE * game + FULL] = 1 if is_history_full(board, state) else 0
    if news == spaces.NEW_GAME:
        draw_terrain(chart, seen)
    observe(board, chart, state, pending, state[at.DECIDER], seen)


@mass_kernel
def reset_games(
    boards: tuple[Flat, Flat, int, int, int],
    games: tuple[Flat, Flat, Flat, Flat, Bytes, Bytes, Flat],
    first: int,
    last: int,
    only_done: bool,
) -> None:
    """Start new games in the places from ``first`` up to ``last``: in all of them, or only where a game is done."""
    reports = games[3]
    for game in range(first, last):
        if only_done and not reports[REPORT_SIZE * game + spaces.DONE]:
            continue
        restart_game(boards, games, game)
        report_game(boards, games, game, spaces.NEW_GAME)


@mass_kernel
def step_games(
    boards: tuple[Flat, Flat, int, int, int],
    games: tuple[Flat, Flat, Flat, Flat, Bytes, Bytes, Flat],
    actions: Flat,
    first: int,
    last: int,
    reset: bool,
) -> None:
    """Take one action in each game from ``first`` up to ``last``; with ``reset``, finished games restart at once."""
    for game in range(first, last):
        news = advance_game(boards, games, game, actions[game], reset)
        if news:
            report_game(boards, games, game, news)
