"""The course of the game: whose decision is next, what is legal, and what each decision does (L2-L5, L12)."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, kernel
from tetrarch.legends.actions import can_do_part, emit, legal_in_part, points_for
from tetrarch.legends.ending import finish_game
from tetrarch.legends.founding import legal_foundings, play_founding
from tetrarch.legends.layout import (
    AGE,
    AND,
    ARMY_BONUS,
    BID,
    BID_COINS,
    BID_STEP,
    BUILD,
    CARD,
    CARD_ARMY,
    CARD_COINS,
    CARD_ELIXIR,
    CARD_FLYING,
    CARD_IMMUNE,
    CARD_MODE,
    CARD_MOVE,
    CARD_PARTS,
    CITIES_LEFT,
    COINS,
    COUNT,
    DEAL_STEP,
    DECIDER,
    DESTROY,
    DIE,
    DIE_RANK,
    ELIXIRS,
    FAIRY_QUEEN,
    FIRST,
    FIRST_STEP,
    FLYING,
    HALF,
    HALF_STEP,
    IMMUNE,
    KEPT,
    KIND_BITS,
    LEADER,
    MAX_ROW,
    MERCHANT_REGIONS,
    MOVE,
    MOVE_BONUS,
    NAME_FIRST,
    NEUTRAL_COLOUR,
    NUMBER_BITS,
    ONE_SHIFT,
    OR,
    OVER_STEP,
    OWNED,
    PART,
    PLACE,
    PLACE_PART,
    PLACE_STEP,
    PLAYERS,
    POINTS,
    QUEEN_DONE,
    QUEEN_STEP,
    RED_SORCERESS,
    ROGUES_REGION,
    ROW,
    SEAT,
    SEVEN_CARDS,
    STACKS,
    STEP,
    STOP,
    SUPPLY,
    SWAMP,
    TAKE,
    TAKE_STEP,
    TAKEN,
    THREE_SHIFT,
    TOKEN_ARMY,
    TOKEN_COINS,
    TOKEN_ELIXIR,
    TOKEN_FACE,
    TOKEN_MOVE,
    TOKEN_OWNER,
    TOKEN_REGION,
    TOKEN_SEEN,
    TOKENS,
    TWO_SHIFT,
    WHITE_KNIGHT,
)
from tetrarch.legends.state import (
    add_army,
    card_value,
    controller_of,
    draw_card,
    one_city,
    pay,
    place_army,
    remove_army,
    step_cost,
    token_value,
)

# ------------------------------------------------------------------------------------------------------- what is legal


@kernel
def legal_decisions(board: Flat, state: Flat, scratch: Flat, out: Flat) -> int:
    """Write the legal decisions in a fixed order; returns how many there are, also if not all fit.

    The working space is not needed here; it is asked for so that both games are called alike.
    """
    step = state[STEP]
    if step == TAKE_STEP or step == QUEEN_STEP:
        return legal_takes(board, state, out)
    if step > HALF_STEP and step < QUEEN_STEP:
        part = step - PLACE_STEP + PLACE_PART
        return emit(out, legal_in_part(board, state, part, out, 0), STOP)
    if step == HALF_STEP:
        return legal_halves(board, state, out)
    if step == BID_STEP:
        found = 0
        for coins in range(state[COINS + state[DECIDER]] + 1):
            found = emit(out, found, BID_COINS | coins << ONE_SHIFT)
        return found
    if step == FIRST_STEP:
        found = 0
        for seat in range(board[PLAYERS]):
            found = emit(out, found, NAME_FIRST | seat << ONE_SHIFT)
        return found
    if step == DEAL_STEP or step == OVER_STEP:
        return 0
    return legal_foundings(board, state, out)


@kernel
def price_of(place: int) -> int:
    """What a card costs by its place in the row (L4.1, L12.5)."""
    return (place + 1) // 2 if place < 6 else 3


@kernel
def legal_takes(board: Flat, state: Flat, out: Flat) -> int:
    """The cards that the seat can pay for; the Fairy Queen's last card may be left (L4.1, L12.6)."""
    found = 0
    for place in range(MAX_ROW):
        if state[ROW + place] >= 0 and price_of(place) <= state[COINS + state[DECIDER]]:
            found = emit(out, found, TAKE | place << ONE_SHIFT)
    if state[STEP] == QUEEN_STEP:
        found = emit(out, found, STOP)
    return found


@kernel
def legal_halves(board: Flat, state: Flat, out: Flat) -> int:
    """The halves of an "or" in which something can be done, or neither (L4.4)."""
    found = 0
    for half in range(2):
        if can_do_half(board, state, half):
            found = emit(out, found, HALF | half << ONE_SHIFT)
    return emit(out, found, STOP)


@kernel
def can_do_half(board: Flat, state: Flat, half: int) -> bool:
    """Whether anything can be done in a part of the card in hand."""
    part = card_value(board, state[CARD], CARD_PARTS + 2 * half)
    printed = card_value(board, state[CARD], CARD_PARTS + 2 * half + 1)
    return can_do_part(board, state, part, points_for(state, part, printed))


# ------------------------------------------------------------------------------------------------- what a decision does


@kernel
def play_decision(board: Flat, state: Flat, scratch: Flat, decision: int) -> None:
    """Carry out a legal decision, and all that follows without a choice."""
    kind = decision & KIND_BITS
    one = (decision >> ONE_SHIFT) & NUMBER_BITS
    two = (decision >> TWO_SHIFT) & NUMBER_BITS
    three = (decision >> THREE_SHIFT) & NUMBER_BITS
    if kind < BID_COINS:
        play_founding(board, state, kind, one, two, three)
        if state[STEP] == BID_STEP:
            begin_bids(board, state)
    elif kind == MOVE:
        move_army(board, state, one, two)
        go_on(board, state)
    elif kind == PLACE:
        state[POINTS] -= 1
        place_army(board, state, state[SEAT], one)
        go_on(board, state)
    elif kind == STOP:
        stop(board, state)
    elif kind == TAKE:
        take_card(board, state, one)
    elif kind == HALF:
        begin_part(board, state, one)
    elif kind == BUILD:
        build_city(board, state, one)
        next_part(board, state)
    elif kind == DESTROY:
        destroy_army(state, one, two, three)
        next_part(board, state)
    elif kind == BID_COINS:
        state[BID + state[DECIDER]] = one
        next_bid(board, state)
    else:  # NAME_FIRST
        state[FIRST] = one
        begin_turn(state, one)


@kernel
def begin_bids(board: Flat, state: Flat) -> None:
    """Everybody gets its coins, and bids (L2.6, L3.1)."""
    for seat in range(board[PLAYERS]):
        state[COINS + seat] = (0, 0, 12, 11, 9)[board[PLAYERS]]
    state[SEAT] = 0
    state[DECIDER] = 0
    state[COUNT] = 0


@kernel
def next_bid(board: Flat, state: Flat) -> None:
    """Whoever has not bid yet is next; when all bids are in, the highest pays and names the first player (L3)."""
    winner = -1
    for seat in range(board[PLAYERS]):
        if state[BID + seat] < 0:
            state[SEAT] = seat
            state[DECIDER] = seat
            return
        if winner < 0 or outbids(board, state, seat, winner):
            winner = seat
    pay(state, winner, state[BID + winner])
    state[STEP] = FIRST_STEP
    state[SEAT] = winner
    state[DECIDER] = winner


@kernel
def outbids(board: Flat, state: Flat, seat: int, other: int) -> bool:
    """Whether a seat's bid beats another's: more coins, or the younger player, or the die (L3.2, L12.8)."""
    if state[BID + seat] != state[BID + other]:
        return state[BID + seat] > state[BID + other]
    rank = DIE_RANK if board[DIE] else AGE
    return state[rank + seat] < state[rank + other]


@kernel
def begin_turn(state: Flat, seat: int) -> None:
    """A seat takes a card (L4.1)."""
    state[STEP] = TAKE_STEP
    state[SEAT] = seat
    state[DECIDER] = seat
    state[CARD] = -1
    state[PART] = 0
    state[POINTS] = 0


@kernel
def take_card(board: Flat, state: Flat, place: int) -> None:
    """Pay for a card, lay it down, let its ability work at once, and begin its action (L4.1, L4.2)."""
    seat = state[DECIDER]
    card = state[ROW + place]
    pay(state, seat, price_of(place))
    state[ROW + place] = -1
    state[OWNED + seat] |= 1 << card
    state[TAKEN + seat] += 1
    state[MOVE_BONUS + seat] += card_value(board, card, CARD_MOVE)
    state[ARMY_BONUS + seat] += card_value(board, card, CARD_ARMY)
    state[FLYING + seat] += card_value(board, card, CARD_FLYING)
    state[ELIXIRS + seat] += card_value(board, card, CARD_ELIXIR)
    state[COINS + seat] += card_value(board, card, CARD_COINS)
    state[IMMUNE + seat] |= card_value(board, card, CARD_IMMUNE)
    if state[STEP] == QUEEN_STEP:
        slide_row(board, state)
        state[QUEEN_DONE] = 1
        finish_game(board, state)
        return
    state[CARD] = card
    if card_value(board, card, CARD_MODE) == OR:
        if can_do_half(board, state, 0) or can_do_half(board, state, 1):
            state[STEP] = HALF_STEP
        else:
            end_turn(board, state)
    else:
        begin_part(board, state, 0)


@kernel
def enter_part(board: Flat, state: Flat, part: int) -> bool:
    """Count the points of a part; answers whether anything can be done in it, and so it begins (L4.4)."""
    kind = card_value(board, state[CARD], CARD_PARTS + 2 * part)
    printed = card_value(board, state[CARD], CARD_PARTS + 2 * part + 1)
    state[PART] = part
    state[POINTS] = points_for(state, kind, printed)
    if can_do_part(board, state, kind, state[POINTS]):
        state[STEP] = PLACE_STEP + kind - PLACE_PART
        return True
    return False


@kernel
def begin_part(board: Flat, state: Flat, part: int) -> None:
    """Begin a part of the action, or pass it over when nothing can be done in it (L4.4)."""
    if not enter_part(board, state, part):
        next_part(board, state)


@kernel
def next_part(board: Flat, state: Flat) -> None:
    """The second part of an "and", or the end of the turn (L4.4)."""
    if state[PART] == 0 and card_value(board, state[CARD], CARD_MODE) == AND and enter_part(board, state, 1):
        return
    end_turn(board, state)


@kernel
def go_on(board: Flat, state: Flat) -> None:
    """Stay in the part while something can be done in it."""
    if not can_do_part(board, state, state[STEP] - PLACE_STEP + PLACE_PART, state[POINTS]):
        next_part(board, state)


@kernel
def stop(board: Flat, state: Flat) -> None:
    """Leave the rest of a part, both halves of an "or", or the Fairy Queen's last card (L4.3, L4.4, L12.6)."""
    if state[STEP] == QUEEN_STEP:
        state[QUEEN_DONE] = 1
        finish_game(board, state)
    elif state[STEP] == HALF_STEP:
        end_turn(board, state)
    else:
        next_part(board, state)


@kernel
def move_army(board: Flat, state: Flat, start: int, end: int) -> None:
    """One army makes one step; rogues take a coin (L5.2, L12.4)."""
    seat = state[SEAT]
    state[POINTS] -= step_cost(board, state, seat, start, end)
    remove_army(state, seat, start)
    add_army(board, state, seat, end)
    if state[ROGUES_REGION] == end and state[COINS + seat] > 0:
        pay(state, seat, 1)


@kernel
def build_city(board: Flat, state: Flat, region: int) -> None:
    """A city rises, and takes the token and the merchants' coins that lie there (L5.3, L12.2, L12.6, L12.7)."""
    seat = state[SEAT]
    state[STACKS + region] += one_city(seat)
    state[CITIES_LEFT + seat] -= 1
    if state[LEADER + seat] == WHITE_KNIGHT and state[SUPPLY + seat] > 0:
        place_army(board, state, seat, region)
    if (state[MERCHANT_REGIONS] >> region) & 1:
        state[MERCHANT_REGIONS] &= ~(1 << region)
        state[COINS + seat] += 2
    for place in range(TOKENS):
        if state[TOKEN_REGION + place] == region:
            take_token(board, state, seat, place)


@kernel
def take_token(board: Flat, state: Flat, seat: int, place: int) -> None:
    """An explore token is taken and shown, and what it brings for the game is its taker's (L12.2, L12.9)."""
    face = state[TOKEN_FACE + place]
    state[TOKEN_REGION + place] = -1
    state[TOKEN_OWNER + place] = seat
    state[TOKEN_SEEN + place] = (1 << board[PLAYERS]) - 1
    state[ELIXIRS + seat] += token_value(board, face, TOKEN_ELIXIR)
    state[ARMY_BONUS + seat] += token_value(board, face, TOKEN_ARMY)
    state[MOVE_BONUS + seat] += token_value(board, face, TOKEN_MOVE)
    state[COINS + seat] += token_value(board, face, TOKEN_COINS)


@kernel
def destroy_army(state: Flat, region: int, owner: int, coin: int) -> None:
    """An army goes back to its owner's supply, out of the game, or to the Red Sorceress (L5.4, L12.6)."""
    seat = state[SEAT]
    remove_army(state, owner, region)
    if owner == NEUTRAL_COLOUR:
        return
    if state[LEADER + seat] == RED_SORCERESS:
        state[KEPT + owner] += 1
    else:
        state[SUPPLY + owner] += 1
    if coin:
        state[COINS + owner] -= 1
        state[COINS + seat] += 1


@kernel
def end_turn(board: Flat, state: Flat) -> None:
    """Look at tokens, let the row slide, and go on to the next player or the end (L4.5, L7.1, L12.6, L12.9)."""
    seat = state[SEAT]
    if board[SWAMP]:
        look_at_tokens(board, state, seat)
    slide_row(board, state)
    state[CARD] = -1
    state[PART] = 0
    state[POINTS] = 0
    following = (seat + 1) % board[PLAYERS]
    if state[TAKEN + following] < cards_each(board[PLAYERS]):
        begin_turn(state, following)
        return
    for other in range(board[PLAYERS]):
        if state[LEADER + other] == FAIRY_QUEEN and state[ROW] >= 0:
            state[STEP] = QUEEN_STEP
            state[SEAT] = other
            state[DECIDER] = other
            return
    finish_game(board, state)


@kernel
def cards_each(players: int) -> int:
    """How many cards everybody owns when the game ends (L7.1)."""
    return (0, 0, 11, 10, 8)[players]


@kernel
def look_at_tokens(board: Flat, state: Flat, seat: int) -> None:
    """A player sees every face-down token in a region that it controls at the end of its turn (L12.9)."""
    for place in range(TOKENS):
        region = state[TOKEN_REGION + place]
        if region >= 0 and controller_of(board, state[STACKS + region]) == seat:
            state[TOKEN_SEEN + place] |= 1 << seat


@kernel
def slide_row(board: Flat, state: Flat) -> None:
    """The row slides left, and a new card fills its right end while the deck lasts (L4.5)."""
    filled = 0
    for place in range(MAX_ROW):
        card = state[ROW + place]
        if card >= 0:
            state[ROW + place] = -1
            state[ROW + filled] = card
            filled += 1
    if filled < 6 + board[SEVEN_CARDS]:
        draw_card(state, filled)
