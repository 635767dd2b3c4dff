"""Random games and perft as kernels."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, kernel, mass_kernel, warns_if_plain
from tetrarch.core.randomness import draw_below
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.decision_list import expand_list, listed_decision
from tetrarch.eko.rules.turn import is_history_full, list_decisions, play_decision


@kernel
def random_decision(board: Flat, state: Flat, scratch: Flat, words: Flat) -> int:
    """Choose uniformly among the legal decisions."""
    found = list_decisions(board, state, scratch)
    return listed_decision(scratch, draw_below(words, found))


@mass_kernel
def playout(board: Flat, state: Flat, scratch: Flat, words: Flat, limit: int) -> int:
    """Play random decisions until the game is over or ``limit`` is reached; returns the number of decisions.

    It stops early if the history of positions is full (E8.7): ``Position.playout`` enlarges it and continues.
    """
    made = 0
    while made < limit and state[at.STEP] != at.OVER_STEP and not is_history_full(board, state):
        play_decision(board, state, scratch, random_decision(board, state, scratch, words))
        made += 1
    return made


@warns_if_plain
@mass_kernel
def playouts(board: Flat, start: Flat, state: Flat, scratch: Flat, words: Flat, games: int, limit: int) -> int:
    """Play random games from one position; returns the total number of decisions."""
    made = 0
    for _ in range(games):
        for place in range(len(start)):
            state[place] = start[place]
        made += playout(board, state, scratch, words, limit)
    return made


@warns_if_plain
@mass_kernel
def perft(board: Flat, states: Flat, length: int, scratch: Flat, out: Flat, depth: int) -> int:
    """The number of sequences of ``depth`` decisions.

    ``states`` holds ``depth + 1`` states of the given length, with the root in the first place. ``out`` holds a window
    for each depth. The walk is not recursive: at each depth it remembers which decision comes next.
    """
    if depth == 0:
        return 1
    window = len(out) // depth - 2
    total = 0
    level = 0
    out[0] = -1
    while level >= 0:
        place = level * (window + 2)
        state = states[level * length : (level + 1) * length]
        buffer = out[place + 2 : place + 2 + window]
        if out[place] < 0:
            out[place] = 0
            out[place + 1] = list_decisions(board, state, scratch)
            expand_list(scratch, buffer, 0)
            if level == depth - 1:
                total += out[place + 1]
                level -= 1
                continue
        chosen = out[place]
        if chosen == out[place + 1]:
            level -= 1
            continue
        if chosen > 0 and chosen % window == 0:
            list_decisions(board, state, scratch)
            expand_list(scratch, buffer, chosen)
        out[place] = chosen + 1
        after = states[(level + 1) * length : (level + 2) * length]
        for index in range(length):
            after[index] = state[index]
        play_decision(board, after, scratch, buffer[chosen % window])
        level += 1
        if level < depth:
            out[level * (window + 2)] = -1
    return total
