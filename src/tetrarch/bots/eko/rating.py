"""What each decision looks worth when one looks at nothing but the position behind it."""

from __future__ import annotations

from tetrarch.bots.eko.search import judge_position
from tetrarch.core.kernel import Flat, kernel
from tetrarch.eko.rules.turn import play_decision


@kernel
def rate_decisions(
    board: Flat, root: Flat, state: Flat, scratch: Flat, work: Flat, decisions: Flat, values: Flat, seat: int
) -> None:
    """Write for each decision the chance of a seat to win in the position behind it, in millionths."""
    for number in range(len(decisions)):
        for place in range(len(root)):
            state[place] = root[place]
        play_decision(board, state, scratch, decisions[number])
        judge_position(board, state, work)
        values[number] = work[seat]
