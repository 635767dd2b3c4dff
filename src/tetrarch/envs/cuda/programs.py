"""The programs for a GPU that play a batch.

Each step starts three programs. The first advances the games by the rules, with a thread for each game. The second
writes masks and clears observations, with a warp for each game, so that neighbouring bytes are written together. The
third writes the observations and reports.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from numba import cuda, types

from tetrarch.core import spaces
from tetrarch.core.encoding import BatchKernels
from tetrarch.core.kernel import Bytes, Flat
from tetrarch.core.spaces import clear_bytes, is_offered, random_choice, write_mask
from tetrarch.core.warmup import signature_of
from tetrarch.envs.cuda.compiler import Function, Program, plain

WARP = 32

RESET, STEP, STEP_AND_RESET = range(3)
"""What ``play`` does."""


def _of_the_game(*_: Any) -> Any:
    """Stand in for a kernel of the game, which ``programs_for`` puts in its place."""


advance_game = restart_game = report_game = _of_the_game


def play(
    board: Any,
    states: Flat,
    pendings: Flat,
    words: Flat,
    reports: Flat,
    masks: Bytes,
    observations: Bytes,
    scratches: Flat,
    actions: Flat,
    wanted: Bytes,
    news: Bytes,
    scratch_size: int,
    size: int,
    mode: int,
) -> None:
    """Take an action in each game, or deal the wanted games again; ``news`` tells what changed."""
    thread = cuda.grid(1)
    scratch = scratches[scratch_size * thread : scratch_size * (thread + 1)]
    games = (states, pendings, words, reports, masks, observations, scratch)
    for game in range(thread, size, cuda.gridsize(1)):
        if mode != RESET:
            news[game] = advance_game(board, games, game, actions[game], mode == STEP_AND_RESET)
        elif wanted[game]:
            restart_game(board, games, game)
            news[game] = spaces.NEW_GAME
        else:
            news[game] = spaces.NOTHING_NEW


def refresh(
    pendings: Flat,
    masks: Bytes,
    observations: Bytes,
    news: Bytes,
    counts: Any,
    pending_size: int,
    words: int,
    table_size: int,
    observation_size: int,
    cleared_by: int,
    size: int,
) -> None:
    """Write the masks and clear the observations of the games with news, and the count of refused actions."""
    lane = cuda.grid(1) % WARP
    if cuda.grid(1) == 0:
        counts[0] = 0
    for game in range(cuda.grid(1) // WARP, size, cuda.gridsize(1) // WARP):
        if news[game] != spaces.NOTHING_NEW:
            pending = pendings[pending_size * game : pending_size * (game + 1)]
            for choice in range(lane, table_size, WARP):
                masks[table_size * game + choice] = 1 if is_offered(pending, words, choice) else 0
        if news[game] >= cleared_by:
            for place in range(lane, observation_size, WARP):
                observations[observation_size * game + place] = 0


def report(
    board: Any,
    states: Flat,
    pendings: Flat,
    words: Flat,
    reports: Flat,
    masks: Bytes,
    observations: Bytes,
    news: Bytes,
    rewards: Any,
    player: Flat,
    reward: Any,
    done: Any,
    refused: Any,
    counts: Any,
    report_size: int,
    size: int,
) -> None:
    """Write the observations of the games with news, and the reports of all games; count the refused actions."""
    games = (states, pendings, words, reports, masks, observations, states)
    for game in range(cuda.grid(1), size, cuda.gridsize(1)):
        if news[game] != spaces.NOTHING_NEW:
            report_game(board, games, game, news[game])
        row = report_size * game
        player[game] = reports[row + spaces.PLAYER]
        done[game] = reports[row + spaces.DONE] != 0
        refused[game] = reports[row + spaces.REFUSED] != 0
        if reports[row + spaces.REFUSED] != 0:
            cuda.atomic.add(counts, 0, 1)
        won = reports[row + spaces.WON]
        if won < 0:
            won = rewards.shape[0] - 1
        for seat in range(rewards.shape[1]):
            reward[game, seat] = rewards[won, seat]


def draw(pendings: Flat, words: Flat, actions: Flat, wanted: Bytes, pending_size: int, entries: int, size: int) -> None:
    """Draw a legal action for each wanted game; -1 for the others."""
    for game in range(cuda.grid(1), size, cuda.gridsize(1)):
        actions[game] = -1
        if wanted[game]:
            pending = pendings[pending_size * game : pending_size * (game + 1)]
            actions[game] = random_choice(pending, entries, words[4 * game : 4 * game + 4])


def fill(blank: Flat, scratches: Flat) -> None:
    """Copy a blank working space to each thread."""
    for place in range(cuda.grid(1), len(scratches), cuda.gridsize(1)):
        scratches[place] = blank[place % len(blank)]


def take(given: Any, actions: Flat) -> None:
    """Copy actions of any integer type."""
    for game in range(cuda.grid(1), len(actions), cuda.gridsize(1)):
        actions[game] = given[game]


def no_mask(pending: Flat, words: int, mask: Bytes) -> None:
    """Stand in for ``write_mask``: ``refresh`` has written the mask."""


def no_bytes(out: Bytes, size: int) -> None:
    """Stand in for ``clear_bytes``: ``refresh`` has cleared the observation."""


STAND_INS: dict[Function, Function] = {write_mask: no_mask, clear_bytes: no_bytes}


def signatures(kernels: BatchKernels) -> dict[Function, tuple[object, ...]]:
    """The programs for a game, with the types of their parameters."""
    board = signature_of(plain(kernels.step_games))[0]
    flat, some, number = types.int64[::1], types.uint8[::1], types.int64
    games = (flat, flat, flat, flat, some, some)
    flags, table = types.boolean[::1], types.float32[:, ::1]
    return {
        play: (board, *games, flat, flat, some, some, number, number, number),
        refresh: (flat, some, some, some, types.int32[::1], *(number,) * 6),
        report: (board, *games, some, table, flat, table, flags, flags, types.int32[::1], number, number),
        draw: (flat, flat, flat, some, number, number, number),
        fill: (flat, flat),
    }


def own_kernels(kernels: BatchKernels) -> dict[str, Any]:
    """The kernels of a game that the programs call."""
    return {
        "advance_game": kernels.advance_game,
        "restart_game": kernels.restart_game,
        "report_game": kernels.report_game,
    }


_COMPILED: dict[str, SimpleNamespace] = {}


def programs_for(game: str, kernels: BatchKernels) -> SimpleNamespace:
    """The compiled programs for a game, by the names of their functions."""
    if not hasattr(kernels, "advance_game"):
        raise ValueError(f"{game} has no kernels for a GPU")
    if game not in _COMPILED:
        program, own = Program(STAND_INS), own_kernels(kernels)
        compiled = {
            function.__name__: program.compile(function, f"{game}_{function.__name__}", signature, **own)
            for function, signature in signatures(kernels).items()
        }
        _COMPILED[game] = SimpleNamespace(take=cuda.jit(take), **compiled)
    return _COMPILED[game]
