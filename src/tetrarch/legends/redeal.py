"""What a seat may know, and how the rest may be (L9): hiding, and dealing again what is hidden."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, kernel
from tetrarch.core.randomness import draw_below
from tetrarch.legends.chance import deal_leaders, shuffle
from tetrarch.legends.layout import (
    BID,
    BID_STEP,
    CARD_MIN_PLAYERS,
    CARDS,
    COINS,
    DEAL_STEP,
    DECK,
    DECK_LEFT,
    DIE,
    DIE_RANK,
    FIRST_STEP,
    LEADER,
    LEADERS,
    MAX_ROW,
    MERCHANT_STEP,
    OWNED,
    PLAYERS,
    ROW,
    STEP,
    SWAMP,
    TOKEN_FACE,
    TOKEN_SEEN,
    TOKENS,
    UNKNOWN,
)
from tetrarch.legends.state import card_value


@kernel
def hide(board: Flat, state: Flat, seat: int) -> None:
    """Wipe out everything that a seat may not know (L9.1)."""
    for place in range(state[DECK_LEFT]):
        state[DECK + place] = UNKNOWN
    for other in range(board[PLAYERS]):
        if DEAL_STEP < state[STEP] < FIRST_STEP and board[DIE]:
            state[DIE_RANK + other] = UNKNOWN
        if state[STEP] == BID_STEP and other != seat and state[BID + other] >= 0:
            state[BID + other] = UNKNOWN
        if DEAL_STEP < state[STEP] <= MERCHANT_STEP and board[LEADERS]:
            state[LEADER + other] = UNKNOWN
    for place in range(TOKENS):
        if not (state[TOKEN_SEEN + place] >> seat) & 1:
            state[TOKEN_FACE + place] = UNKNOWN


@kernel
def redeal(board: Flat, state: Flat, seat: int, words: Flat) -> None:
    """Deal anew, evenly, everything that a seat may not know, in keeping with what it does know."""
    redeal_deck(board, state, words)
    for other in range(board[PLAYERS]):
        if DEAL_STEP < state[STEP] < FIRST_STEP:
            state[DIE_RANK + other] = other
        if state[STEP] == BID_STEP and other != seat and state[BID + other] != -1:
            state[BID + other] = draw_below(words, state[COINS + other] + 1)
    if DEAL_STEP < state[STEP] < FIRST_STEP and board[DIE]:
        shuffle(state, DIE_RANK, board[PLAYERS], words)
    if DEAL_STEP < state[STEP] <= MERCHANT_STEP and board[LEADERS]:
        deal_leaders(board, state, words)
    if board[SWAMP]:
        redeal_tokens(state, seat, words)


@kernel
def redeal_deck(board: Flat, state: Flat, words: Flat) -> None:
    """The deck, if there is one, holds what lies neither before a player nor in the row, in any order."""
    if state[DECK_LEFT] == 0:
        return
    known = 0
    for seat in range(board[PLAYERS]):
        known |= state[OWNED + seat]
    for place in range(MAX_ROW):
        if state[ROW + place] >= 0:
            known |= 1 << state[ROW + place]
    left = 0
    for card in range(board[CARDS]):
        if card_value(board, card, CARD_MIN_PLAYERS) <= board[PLAYERS] and not (known >> card) & 1:
            state[DECK + left] = card
            left += 1
    shuffle(state, DECK, left, words)


@kernel
def redeal_tokens(state: Flat, seat: int, words: Flat) -> None:
    """The face-down tokens that a seat has not seen change places (L12.9)."""
    known = 0
    for place in range(TOKENS):
        if (state[TOKEN_SEEN + place] >> seat) & 1:
            known |= 1 << state[TOKEN_FACE + place]
    for face in range(TOKENS):
        if (known >> face) & 1:
            continue
        # Each unseen face goes to an even choice among the unseen places that are still open.
        open_places = 0
        for place in range(TOKENS):
            if not (state[TOKEN_SEEN + place] >> seat) & 1 and not (known >> (8 + place)) & 1:
                open_places += 1
        chosen = draw_below(words, open_places)
        for place in range(TOKENS):
            if not (state[TOKEN_SEEN + place] >> seat) & 1 and not (known >> (8 + place)) & 1:
                if chosen == 0:
                    state[TOKEN_FACE + place] = face
                    known |= 1 << (8 + place)
                chosen -= 1
