"""What chance decides in Legends: founder, ages, deck, leaders, the mix of face-down tokens, the die, quick set-up."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, kernel
from tetrarch.core.randomness import draw_below
from tetrarch.legends.layout import (
    AGE,
    BID,
    CARD,
    CARD_MIN_PLAYERS,
    CARDS,
    CITIES_LEFT,
    DECIDER,
    DECK,
    DECK_LEFT,
    DIE,
    DIE_RANK,
    DRAGON_OWNER,
    DRAGON_REGION,
    FIRST,
    FOUNDER,
    GAME,
    LAY_STEP,
    LEADER,
    LEADERS,
    MAX_CARDS,
    MERCHANT_STEP,
    PLAYERS,
    QUICK_SETUP,
    ROGUES_REGION,
    SEAT,
    SLOT_SIDE,
    STACKS,
    START_REGION,
    STATE_SIZE,
    STEP,
    SUPPLY,
    SWAMP,
    TOKEN_FACE,
    TOKEN_REGION,
    TOKEN_SEEN,
    TOKENS,
    TOTAL_VP,
)
from tetrarch.legends.state import card_value
from tetrarch.legends.turn import legal_decisions, play_decision


@kernel
def shuffle(state: Flat, first: int, count: int, words: Flat) -> None:
    """Bring so many entries of the state into an even random order."""
    for place in range(count - 1, 0, -1):
        other = draw_below(words, place + 1)
        entry = state[first + place]
        state[first + place] = state[first + other]
        state[first + other] = entry


@kernel
def clear_table(board: Flat, state: Flat) -> None:
    """Everything of the game before goes back to the box; seats, ages, founder and totals stay (L12.1)."""
    for place in range(SLOT_SIDE):
        if place not in (FOUNDER, GAME):
            state[place] = 0
    for place in range(SLOT_SIDE, AGE):
        state[place] = -1
    for place in range(DIE_RANK, TOTAL_VP):
        state[place] = 0
    for place in range(TOKEN_REGION, DECK + MAX_CARDS):
        state[place] = -1
    for place in range(STACKS, STATE_SIZE):
        state[place] = 0
    for seat in range(4):
        state[BID + seat] = -1
        state[LEADER + seat] = -1
    for seat in range(board[PLAYERS]):
        state[SUPPLY + seat] = 18
        state[CITIES_LEFT + seat] = 3
    for place in range(TOKENS):
        state[TOKEN_FACE + place] = place
        state[TOKEN_SEEN + place] = 0 if board[SWAMP] else (1 << board[PLAYERS]) - 1
    state[FIRST] = -1
    state[START_REGION] = -1
    state[CARD] = -1
    state[ROGUES_REGION] = -1
    state[DRAGON_REGION] = -1
    state[DRAGON_OWNER] = -1
    state[SEAT] = state[FOUNDER]
    state[DECIDER] = state[FOUNDER]
    state[STEP] = LAY_STEP


@kernel
def draw_founder(board: Flat, state: Flat, words: Flat) -> None:
    """Draw who founds the first game, and the age order (L2.1, L3.2)."""
    players = board[PLAYERS]
    state[FOUNDER] = draw_below(words, players)
    for seat in range(players):
        state[AGE + seat] = seat
    shuffle(state, AGE, players, words)
    state[GAME] = 1


@kernel
def deal(board: Flat, state: Flat, scratch: Flat, words: Flat) -> None:
    """Draw all that chance decides before a game, and the whole set-up where it is quick (L2.0)."""
    clear_table(board, state)
    fill_deck(board, state)
    shuffle(state, DECK, state[DECK_LEFT], words)
    if board[LEADERS]:
        deal_leaders(board, state, words)
    if board[SWAMP]:
        shuffle(state, TOKEN_FACE, TOKENS, words)
    for seat in range(board[PLAYERS]):
        state[DIE_RANK + seat] = seat
    if board[DIE]:
        shuffle(state, DIE_RANK, board[PLAYERS], words)
    if board[QUICK_SETUP]:
        quick_setup(board, state, scratch, words)


@kernel
def deal_leaders(board: Flat, state: Flat, words: Flat) -> None:
    """One leader at random for each seat (L12.6)."""
    for leader in range(4):
        state[LEADER + leader] = leader
    shuffle(state, LEADER, 4, words)
    for seat in range(board[PLAYERS], 4):
        state[LEADER + seat] = -1


@kernel
def fill_deck(board: Flat, state: Flat) -> None:
    """The cards for this number of players form the deck, in the order of the card file (L1.3, L2.3)."""
    left = 0
    for card in range(board[CARDS]):
        if card_value(board, card, CARD_MIN_PLAYERS) <= board[PLAYERS]:
            state[DECK + left] = card
            left += 1
    state[DECK_LEFT] = left


@kernel
def quick_setup(board: Flat, state: Flat, scratch: Flat, words: Flat) -> None:
    """Make every set-up decision up to the merchant coins at random (L2.0)."""
    while state[STEP] <= MERCHANT_STEP:
        play_decision(board, state, scratch, random_decision(board, state, scratch, words))


@kernel
def random_decision(board: Flat, state: Flat, scratch: Flat, words: Flat) -> int:
    """An even choice among the legal decisions."""
    found = legal_decisions(board, state, scratch, scratch)
    return scratch[draw_below(words, found)]
