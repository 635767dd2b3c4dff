"""Many games of Legends at once: stepped, reset, masked and observed in kernels.

All games share one board, which holds options, cards and sides. Chance is drawn in the kernels: founder, age order,
deals, and the deals between the games of a match (L2.0, L12.1).

``games`` holds one array per field for all games: states, pending decisions, words of the generators, reports, masks
and observations, and the working space of the thread.
"""

from __future__ import annotations

from tetrarch.core import spaces
from tetrarch.core.kernel import Bytes, Flat, kernel, mass_kernel
from tetrarch.core.spaces import write_mask
from tetrarch.legends.encoding.decision_table import OFFER_WORDS, PENDING_SIZE, TABLE_SIZE, begin_choices, choose
from tetrarch.legends.encoding.observation import OBSERVATION_SIZE, observe, observe_choices
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.chance import deal, draw_founder

REPORT_SIZE = spaces.REPORT_SIZE
CLEARED_BY = spaces.NEW_DECISION
"""The least news after which the whole observation is written anew."""


@kernel
def begin_game(board: Flat, games: tuple[Flat, Flat, Flat, Flat, Bytes, Bytes, Flat], game: int) -> None:
    """Start a new game in one place of the batch."""
    states, pendings, words, _, _, _, scratch = games
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
def restart_game(board: Flat, games: tuple[Flat, Flat, Flat, Flat, Bytes, Bytes, Flat], game: int) -> None:
    """Start a new game in one place of the batch, and its report."""
    begin_game(board, games, game)
    reports = games[3]
    reports[REPORT_SIZE * game + spaces.DONE] = 0
    reports[REPORT_SIZE * game + spaces.WON] = -1
    reports[REPORT_SIZE * game + spaces.REFUSED] = 0


@kernel
def advance_game(
    board: Flat, games: tuple[Flat, Flat, Flat, Flat, Bytes, Bytes, Flat], game: int, action: int, reset: bool
) -> int:
    """Take one action in a game, and return what it changed; with ``reset``, a finished game restarts at once.

    For a game that was already done, and for an action that is not offered, only the report changes.
    """
    states, pendings, words, reports, _, _, scratch = games
    row = REPORT_SIZE * game
    reports[row + spaces.WON] = -1
    reports[row + spaces.REFUSED] = 0
    if reports[row + spaces.DONE] and not reset:
        return spaces.NOTHING_NEW
    reports[row + spaces.DONE] = 0
    state = states[at.STATE_SIZE * game : at.STATE_SIZE * (game + 1)]
    pending = pendings[PENDING_SIZE * game : PENDING_SIZE * (game + 1)]
    made = choose(board, state, scratch, pending, action)
    if made < 0:
        reports[row + spaces.REFUSED] = 1
        return spaces.NOTHING_NEW
    if made == 0:
        return spaces.NEW_CHOICE
    if state[at.STEP] == at.DEAL_STEP:
        deal(board, state, scratch, words[4 * game : 4 * game + 4])
        begin_choices(board, state, scratch, pending)
    elif state[at.STEP] == at.OVER_STEP:
        reports[row + spaces.DONE] = 1
        reports[row + spaces.WON] = state[at.WINNERS]
        if reset:
            begin_game(board, games, game)
            return spaces.NEW_GAME
    return spaces.NEW_DECISION


@kernel
def report_game(board: Flat, games: tuple[Flat, Flat, Flat, Flat, Bytes, Bytes, Flat], game: int, news: int) -> None:
    """Write the mask, the observation and the player of one game, as far as the news change them."""
    states, pendings, _, reports, masks, observations, _ = games
    state = states[at.STATE_SIZE * game : at.STATE_SIZE * (game + 1)]
    pending = pendings[PENDING_SIZE * game : PENDING_SIZE * (game + 1)]
    seen = observations[OBSERVATION_SIZE * game : OBSERVATION_SIZE * (game + 1)]
    write_mask(pending, OFFER_WORDS, masks[TABLE_SIZE * game : TABLE_SIZE * (game + 1)])
    if news == spaces.NEW_CHOICE:
        observe_choices(board, state, pending, state[at.DECIDER], seen)
        return
    reports[REPORT_SIZE * game + spaces.PLAYER] = state[at.DECIDER]
    observe(board, state, pending, state[at.DECIDER], seen)


@mass_kernel
def reset_games(
    board: Flat, games: tuple[Flat, Flat, Flat, Flat, Bytes, Bytes, Flat], first: int, last: int, only_done: bool
) -> None:
    """Start new games in the places from ``first`` up to ``last``: in all of them, or only where a game is done."""
    reports = games[3]
    for game in range(first, last):
        if only_done and not reports[REPORT_SIZE * game + spaces.DONE]:
            continue
        restart_game(board, games, game)
        report_game(board, games, game, spaces.NEW_GAME)


@mass_kernel
def step_games(
    board: Flat,
    games: tuple[Flat, Flat, Flat, Flat, Bytes, Bytes, Flat],
    actions: Flat,
    first: int,
    last: int,
    reset: bool,
) -> None:
    """Take one action in each game from ``first`` up to ``last``; with ``reset``, finished games restart at once."""
    for game in range(first, last):
        news = advance_game(board, games, game, actions[game], reset)
        if news:
            report_game(board, games, game, news)
