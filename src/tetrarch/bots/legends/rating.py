"""What each decision looks worth when its seat goes on to the end of its turn with what looks best at once."""

from __future__ import annotations

from tetrarch.bots.legends.policy import finish_turn
from tetrarch.bots.legends.search import judge_position
from tetrarch.core.kernel import Flat, kernel
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.turn import can_do_half, play_decision


@kernel
def rate_decisions(
    board: Flat,
    root: Flat,
    states: Flat,
    scratch: Flat,
    words: Flat,
    work: Flat,
    decisions: Flat,
    values: Flat,
    seat: int,
) -> None:
    """Write for each decision the chance of a seat to win when its turn ends, in millionths.

    ``root`` has nothing hidden in it; ``states`` has room for two states.
    """
    state = states[: at.STATE_SIZE]
    half_state = states[at.STATE_SIZE : 2 * at.STATE_SIZE]
    for number in range(len(decisions)):
        for place in range(at.STATE_SIZE):
            state[place] = root[place]
        play_decision(board, state, scratch, decisions[number])
        values[number] = -1
        if state[at.STEP] == at.HALF_STEP and state[at.DECIDER] == seat:
            for half in range(2):
                if can_do_half(board, state, half):
                    for place in range(at.STATE_SIZE):
                        half_state[place] = state[place]
                    play_decision(board, half_state, scratch, at.HALF | half << at.ONE_SHIFT)
                    finish_turn(board, half_state, scratch, words, seat)
                    judge_position(board, half_state, work)
                    values[number] = max(values[number], work[seat])
        else:
            finish_turn(board, state, scratch, words, seat)
            judge_position(board, state, work)
            values[number] = work[seat]
