"""Chance and hidden information in Legends.

Chance draws founder, age order, deck, leaders, face-down tokens, the die, and a quick set-up (L2.0). Hidden information
is replaced by ``UNKNOWN`` in a view, and sampled to get a complete state again (L9).
"""

from __future__ import annotations

from tetrarch.core.kernel import Flat, entry_kernel, kernel, mass_kernel
from tetrarch.core.randomness import draw_below
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.state import card_value
from tetrarch.legends.rules.turn import legal_decisions, play_decision


@mass_kernel
def shuffle(state: Flat, first: int, count: int, words: Flat) -> None:
    """Shuffle ``count`` entries of the state uniformly."""
    for place in range(count - 1, 0, -1):
        other = draw_below(words, place + 1)
        entry = state[first + place]
        state[first + place] = state[first + other]
        state[first + other] = entry


@mass_kernel
def clear_table(board: Flat, state: Flat) -> None:
    """Reset the table for a new game; seats, ages, founder and match totals stay (L12.1)."""
    for place in range(at.SLOT_SIDE):
        if place not in (at.FOUNDER, at.GAME):
            state[place] = 0
    for place in range(at.SLOT_SIDE, at.AGE):
        state[place] = -1
    for place in range(at.DIE_RANK, at.TOTAL_VP):
        state[place] = 0
    for place in range(at.TOKEN_REGION, at.DECK + at.MAX_CARDS):
        state[place] = -1
    for place in range(at.STACKS, at.STATE_SIZE):
        state[place] = 0
    for seat in range(4):
        state[at.BID + seat] = -1
        state[at.LEADER + seat] = -1
    for seat in range(board[at.PLAYERS]):
        state[at.SUPPLY + seat] = 18
        state[at.CITIES_LEFT + seat] = 3
    for place in range(at.TOKENS):
        state[at.TOKEN_FACE + place] = place
        state[at.TOKEN_SEEN + place] = 0 if board[at.SWAMP] else (1 << board[at.PLAYERS]) - 1
    state[at.FIRST] = -1
    state[at.START_REGION] = -1
    state[at.CARD] = -1
    state[at.ROGUES_REGION] = -1
    state[at.DRAGON_REGION] = -1
    state[at.DRAGON_OWNER] = -1
    state[at.SEAT] = state[at.FOUNDER]
    state[at.DECIDER] = state[at.FOUNDER]
    state[at.STEP] = at.LAY_STEP


@mass_kernel
def draw_founder(board: Flat, state: Flat, words: Flat) -> None:
    """Draw the founder of the first game and the age order (L2.1, L3.2)."""
    players = board[at.PLAYERS]
    state[at.FOUNDER] = draw_below(words, players)
    for seat in range(players):
        state[at.AGE + seat] = seat
    shuffle(state, at.AGE, players, words)
    state[at.GAME] = 1


@mass_kernel
def deal(board: Flat, state: Flat, scratch: Flat, words: Flat) -> None:
    """Draw everything that chance decides before a game, including a quick set-up (L2.0)."""
    clear_table(board, state)
    fill_deck(board, state)
    shuffle(state, at.DECK, state[at.DECK_LEFT], words)
    if board[at.LEADERS]:
        deal_leaders(board, state, words)
    if board[at.SWAMP]:
        shuffle(state, at.TOKEN_FACE, at.TOKENS, words)
    for seat in range(board[at.PLAYERS]):
        state[at.DIE_RANK + seat] = seat
    if board[at.DIE]:
        shuffle(state, at.DIE_RANK, board[at.PLAYERS], words)
    if board[at.QUICK_SETUP]:
        quick_setup(board, state, scratch, words)


@mass_kernel
def deal_leaders(board: Flat, state: Flat, words: Flat) -> None:
    """Deal one random leader to each seat (L12.6)."""
    for leader in range(4):
        state[at.LEADER + leader] = leader
    shuffle(state, at.LEADER, 4, words)
    for seat in range(board[at.PLAYERS], 4):
        state[at.LEADER + seat] = -1


@mass_kernel
def fill_deck(board: Flat, state: Flat) -> None:
    """Fill the deck with the cards for this number of players, in the order of the card file (L1.3, L2.3)."""
    left = 0
    for card in range(board[at.CARDS]):
        if card_value(board, card, at.CARD_MIN_PLAYERS) <= board[at.PLAYERS]:
            state[at.DECK + left] = card
            left += 1
    state[at.DECK_LEFT] = left


@kernel
def quick_setup(board: Flat, state: Flat, scratch: Flat, words: Flat) -> None:
    """Make every set-up decision up to the merchant coins at random (L2.0)."""
    while state[at.STEP] <= at.MERCHANT_STEP:
        play_decision(board, state, scratch, random_decision(board, state, scratch, words))


@mass_kernel
def random_decision(board: Flat, state: Flat, scratch: Flat, words: Flat) -> int:
    """Choose uniformly among the legal decisions."""
    found = legal_decisions(board, state, scratch, scratch)
    return scratch[draw_below(words, found)]


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
