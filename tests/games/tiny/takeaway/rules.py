"""The rules of take-away as kernels over a flat state."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, entry_kernel
from tetrarch.core.randomness import draw_below

STEP, SEAT, DECIDER, STONES, PLAYERS, TURN = range(6)
STATE_SIZE = 6
MOST = 3
"""The most stones that a player takes at once (T1)."""


@entry_kernel
def legal_decisions(static: Flat, state: Flat, scratch: Flat, out: Flat) -> int:
    """Write how many stones may be taken (T1); returns the number of ways."""
    found = min(MOST, state[STONES])
    for taken in range(min(found, len(out))):
        out[taken] = taken + 1
    return found


@entry_kernel
def play_decision(static: Flat, state: Flat, scratch: Flat, decision: int) -> None:
    """Take stones; the game is over when none is left (T2)."""
    state[STONES] -= decision
    if state[STONES] == 0:
        state[STEP] = 1
    else:
        state[SEAT] = state[DECIDER] = (state[SEAT] + 1) % state[PLAYERS]
        state[TURN] += 1


@entry_kernel
def playout(static: Flat, state: Flat, scratch: Flat, words: Flat, limit: int) -> int:
    """Play at random until the game is over or the limit is reached; returns the number of decisions."""
    made = 0
    while made < limit and state[STONES] > 0:
        play_decision(static, state, scratch, 1 + draw_below(words, min(MOST, state[STONES])))
        made += 1
    return made


@entry_kernel
def playouts(static: Flat, start: Flat, state: Flat, scratch: Flat, words: Flat, games: int, limit: int) -> int:
    """Play random games from one position; returns the number of decisions."""
    made = 0
    for _ in range(games):
        for place in range(STATE_SIZE):
            state[place] = start[place]
        made += playout(static, state, scratch, words, limit)
    return made


@entry_kernel
def perft(static: Flat, states: Flat, length: int, scratch: Flat, out: Flat, depth: int) -> int:
    """The number of sequences of decisions of a depth, by the number of stones left after each decision."""
    ways = out[: states[STONES] + 1]
    for left in range(len(ways)):
        ways[left] = 0
    ways[states[STONES]] = 1
    for _ in range(depth):
        for left in range(len(ways)):
            ways[left] = 0
            for before in range(left + 1, min(left + MOST + 1, len(ways))):
                ways[left] += ways[before]
    total = 0
    for left in range(len(ways)):
        total += ways[left]
    return total
