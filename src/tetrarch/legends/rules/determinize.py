"""Hidden information (L9): hide what a seat may not know, and sample it."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, entry_kernel, kernel
from tetrarch.core.randomness import draw_below
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.chance import deal_leaders, shuffle
from tetrarch.legends.rules.state import card_value


@entry_kernel
def hide(board: Flat, state: Flat, seat: int) -> None:
    """Replace everything that a seat may not know with ``UNKNOWN`` (L9.1)."""
    for place in range(state[at.DECK_LEFT]):
        state[at.DECK + place] = at.UNKNOWN
    for other in range(board[at.PLAYERS]):
        if at.DEAL_STEP < state[at.STEP] < at.FIRST_STEP and board[at.DIE]:
            state[at.DIE_RANK + other] = at.UNKNOWN
        if state[at.STEP] == at.BID_STEP and other != seat and state[at.BID + other] >= 0:
            state[at.BID + other] = at.UNKNOWN
        if at.DEAL_STEP < state[at.STEP] <= at.MERCHANT_STEP and board[at.LEADERS]:
            state[at.LEADER + other] = at.UNKNOWN
    for place in range(at.TOKENS):
        if not (state[at.TOKEN_SEEN + place] >> seat) & 1:
            state[at.TOKEN_FACE + place] = at.UNKNOWN


@entry_kernel
def determinize(board: Flat, state: Flat, seat: int, words: Flat) -> None:
    """Sample everything that a seat may not know, uniformly among what agrees with its knowledge."""
    determinize_deck(board, state, words)
    for other in range(board[at.PLAYERS]):
        if at.DEAL_STEP < state[at.STEP] < at.FIRST_STEP:
            state[at.DIE_RANK + other] = other
        if state[at.STEP] == at.BID_STEP and other != seat and state[at.BID + other] != -1:
            state[at.BID + other] = draw_below(words, state[at.COINS + other] + 1)
    if at.DEAL_STEP < state[at.STEP] < at.FIRST_STEP and board[at.DIE]:
        shuffle(state, at.DIE_RANK, board[at.PLAYERS], words)
    if at.DEAL_STEP < state[at.STEP] <= at.MERCHANT_STEP and board[at.LEADERS]:
        deal_leaders(board, state, words)
    if board[at.SWAMP]:
        determinize_tokens(state, seat, words)


@entry_kernel
def determinize_deck(board: Flat, state: Flat, words: Flat) -> None:
    """Shuffle a deck, if one is left, of the cards that are neither owned nor in the row."""
    if state[at.DECK_LEFT] == 0:
        return
    known = 0
    for seat in range(board[at.PLAYERS]):
        known |= state[at.OWNED + seat]
    for place in range(at.MAX_ROW):
        if state[at.ROW + place] >= 0:
            known |= 1 << state[at.ROW + place]
    left = 0
    for card in range(board[at.CARDS]):
        if card_value(board, card, at.CARD_MIN_PLAYERS) <= board[at.PLAYERS] and not (known >> card) & 1:
            state[at.DECK + left] = card
            left += 1
    shuffle(state, at.DECK, left, words)


@kernel
def determinize_tokens(state: Flat, seat: int, words: Flat) -> None:
    """Shuffle the face-down tokens that a seat has not seen (L12.9)."""
    known = 0
    for place in range(at.TOKENS):
        if (state[at.TOKEN_SEEN + place] >> seat) & 1:
            known |= 1 << state[at.TOKEN_FACE + place]
    for face in range(at.TOKENS):
        if (known >> face) & 1:
            continue
        # Each unseen face goes to a uniformly chosen unseen place that is still open.
        open_places = 0
        for place in range(at.TOKENS):
            if not (state[at.TOKEN_SEEN + place] >> seat) & 1 and not (known >> (8 + place)) & 1:
                open_places += 1
        chosen = draw_below(words, open_places)
        for place in range(at.TOKENS):
            if not (state[at.TOKEN_SEEN + place] >> seat) & 1 and not (known >> (8 + place)) & 1:
                if chosen == 0:
                    state[at.TOKEN_FACE + place] = face
                    known |= 1 << (8 + place)
                chosen -= 1
