"""The course of the game: who decides, what is legal, and what each decision does (L2-L5, L12)."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, entry_kernel, kernel
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.actions import can_do_part, emit, legal_in_part, points_for
from tetrarch.legends.rules.ending import finish_game
from tetrarch.legends.rules.founding import legal_foundings, play_founding
from tetrarch.legends.rules.state import (
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


@entry_kernel
def legal_decisions(board: Flat, state: Flat, scratch: Flat, out: Flat) -> int:
    """Write the legal decisions in a fixed order; returns how many there are, even if not all fit.

    ``scratch`` is unused; the parameter makes the kernels of both games interchangeable.
    """
    step = state[at.STEP]
    if step == at.TAKE_STEP or step == at.QUEEN_STEP:
        return legal_takes(board, state, out)
    if step > at.HALF_STEP and step < at.QUEEN_STEP:
        part = step - at.PLACE_STEP + at.PLACE_PART
        return emit(out, legal_in_part(board, state, part, out, 0), at.STOP)
    if step == at.HALF_STEP:
        return legal_halves(board, state, out)
    if step == at.BID_STEP:
        found = 0
        for coins in range(state[at.COINS + state[at.DECIDER]] + 1):
            found = emit(out, found, at.BID_COINS | coins << at.ONE_SHIFT)
        return found
    if step == at.FIRST_STEP:
        found = 0
        for seat in range(board[at.PLAYERS]):
            found = emit(out, found, at.NAME_FIRST | seat << at.ONE_SHIFT)
        return found
    if step == at.DEAL_STEP or step == at.OVER_STEP:
        return 0
    return legal_foundings(board, state, out)


@kernel
def price_of(place: int) -> int:
    """The price of a card by its place in the row (L4.1, L12.5)."""
    return (place + 1) // 2 if place < 6 else 3


@kernel
def legal_takes(board: Flat, state: Flat, out: Flat) -> int:
    """The cards that the seat can pay for; the Fairy Queen may decline her last card (L4.1, L12.6)."""
    found = 0
    for place in range(at.MAX_ROW):
        if state[at.ROW + place] >= 0 and price_of(place) <= state[at.COINS + state[at.DECIDER]]:
            found = emit(out, found, at.TAKE | place << at.ONE_SHIFT)
    if state[at.STEP] == at.QUEEN_STEP:
        found = emit(out, found, at.STOP)
    return found


@kernel
def legal_halves(board: Flat, state: Flat, out: Flat) -> int:
    """The halves of an "or" in which something can be done, and stopping (L4.4)."""
    found = 0
    for half in range(2):
        if can_do_half(board, state, half):
            found = emit(out, found, at.HALF | half << at.ONE_SHIFT)
    return emit(out, found, at.STOP)


@entry_kernel
def can_do_half(board: Flat, state: Flat, half: int) -> bool:
    """Whether anything can be done in a part of the card in play."""
    part = card_value(board, state[at.CARD], at.CARD_PARTS + 2 * half)
    printed = card_value(board, state[at.CARD], at.CARD_PARTS + 2 * half + 1)
    return can_do_part(board, state, part, points_for(state, part, printed))


# ------------------------------------------------------------------------------------------------- what a decision does


@entry_kernel
def play_decision(board: Flat, state: Flat, scratch: Flat, decision: int) -> None:
    """Carry out a legal decision and everything that follows from it automatically."""
    kind = decision & at.KIND_BITS
    one = (decision >> at.ONE_SHIFT) & at.NUMBER_BITS
    two = (decision >> at.TWO_SHIFT) & at.NUMBER_BITS
    three = (decision >> at.THREE_SHIFT) & at.NUMBER_BITS
    if kind < at.BID_COINS:
        play_founding(board, state, kind, one, two, three)
        if state[at.STEP] == at.BID_STEP:
            begin_bids(board, state)
    elif kind == at.MOVE:
        move_army(board, state, one, two)
        go_on(board, state)
    elif kind == at.PLACE:
        state[at.POINTS] -= 1
        place_army(board, state, state[at.SEAT], one)
        go_on(board, state)
    elif kind == at.STOP:
        stop(board, state)
    elif kind == at.TAKE:
        take_card(board, state, one)
    elif kind == at.HALF:
        begin_part(board, state, one)
    elif kind == at.BUILD:
        build_city(board, state, one)
        next_part(board, state)
    elif kind == at.DESTROY:
        destroy_army(state, one, two, three)
        next_part(board, state)
    elif kind == at.BID_COINS:
        state[at.BID + state[at.DECIDER]] = one
        next_bid(board, state)
    else:  # NAME_FIRST
        state[at.FIRST] = one
        begin_turn(state, one)


@kernel
def begin_bids(board: Flat, state: Flat) -> None:
    """Give every player its coins, and start the bidding (L2.6, L3.1)."""
    for seat in range(board[at.PLAYERS]):
        state[at.COINS + seat] = (0, 0, 12, 11, 9)[board[at.PLAYERS]]
    state[at.SEAT] = 0
    state[at.DECIDER] = 0
    state[at.COUNT] = 0


@kernel
def next_bid(board: Flat, state: Flat) -> None:
    """Ask the next seat without a bid; after the last bid the highest pays and names the first player (L3)."""
    winner = -1
    for seat in range(board[at.PLAYERS]):
        if state[at.BID + seat] < 0:
            state[at.SEAT] = seat
            state[at.DECIDER] = seat
            return
        if winner < 0 or outbids(board, state, seat, winner):
            winner = seat
    pay(state, winner, state[at.BID + winner])
    state[at.STEP] = at.FIRST_STEP
    state[at.SEAT] = winner
    state[at.DECIDER] = winner


@entry_kernel
def outbids(board: Flat, state: Flat, seat: int, other: int) -> bool:
    """Whether a seat's bid beats another: by coins, then by age or the die (L3.2, L12.8)."""
    if state[at.BID + seat] != state[at.BID + other]:
        return state[at.BID + seat] > state[at.BID + other]
    rank = at.DIE_RANK if board[at.DIE] else at.AGE
    return state[rank + seat] < state[rank + other]


@kernel
def begin_turn(state: Flat, seat: int) -> None:
    """Start a seat's turn (L4.1)."""
    state[at.STEP] = at.TAKE_STEP
    state[at.SEAT] = seat
    state[at.DECIDER] = seat
    state[at.CARD] = -1
    state[at.PART] = 0
    state[at.POINTS] = 0


@kernel
def take_card(board: Flat, state: Flat, place: int) -> None:
    """Pay for a card, apply its ability, and begin its action (L4.1, L4.2)."""
    seat = state[at.DECIDER]
    card = state[at.ROW + place]
    pay(state, seat, price_of(place))
    state[at.ROW + place] = -1
    state[at.OWNED + seat] |= 1 << card
    state[at.TAKEN + seat] += 1
    state[at.MOVE_BONUS + seat] += card_value(board, card, at.CARD_MOVE)
    state[at.ARMY_BONUS + seat] += card_value(board, card, at.CARD_ARMY)
    state[at.FLYING + seat] += card_value(board, card, at.CARD_FLYING)
    state[at.ELIXIRS + seat] += card_value(board, card, at.CARD_ELIXIR)
    state[at.COINS + seat] += card_value(board, card, at.CARD_COINS)
    state[at.IMMUNE + seat] |= card_value(board, card, at.CARD_IMMUNE)
    if state[at.STEP] == at.QUEEN_STEP:
        slide_row(board, state)
        state[at.QUEEN_DONE] = 1
        finish_game(board, state)
        return
    state[at.CARD] = card
    if card_value(board, card, at.CARD_MODE) == at.OR:
        if can_do_half(board, state, 0) or can_do_half(board, state, 1):
            state[at.STEP] = at.HALF_STEP
        else:
            end_turn(board, state)
    else:
        begin_part(board, state, 0)


@kernel
def enter_part(board: Flat, state: Flat, part: int) -> bool:
    """Set the points of a part, and start it if anything can be done in it; returns whether it starts (L4.4)."""
    kind = card_value(board, state[at.CARD], at.CARD_PARTS + 2 * part)
    printed = card_value(board, state[at.CARD], at.CARD_PARTS + 2 * part + 1)
    state[at.PART] = part
    state[at.POINTS] = points_for(state, kind, printed)
    if can_do_part(board, state, kind, state[at.POINTS]):
        state[at.STEP] = at.PLACE_STEP + kind - at.PLACE_PART
        return True
    return False


@kernel
def begin_part(board: Flat, state: Flat, part: int) -> None:
    """Begin a part of the action, or skip it if nothing can be done in it (L4.4)."""
    if not enter_part(board, state, part):
        next_part(board, state)


@kernel
def next_part(board: Flat, state: Flat) -> None:
    """Begin the second part of an "and", or end the turn (L4.4)."""
    if (
        state[at.PART] == 0
        and card_value(board, state[at.CARD], at.CARD_MODE) == at.AND
        and enter_part(board, state, 1)
    ):
        return
    end_turn(board, state)


@kernel
def go_on(board: Flat, state: Flat) -> None:
    """Continue the part while anything can be done in it."""
    if not can_do_part(board, state, state[at.STEP] - at.PLACE_STEP + at.PLACE_PART, state[at.POINTS]):
        next_part(board, state)


@kernel
def stop(board: Flat, state: Flat) -> None:
    """Skip the rest of a part, both halves of an "or", or the Fairy Queen's last card (L4.3, L4.4, L12.6)."""
    if state[at.STEP] == at.QUEEN_STEP:
        state[at.QUEEN_DONE] = 1
        finish_game(board, state)
    elif state[at.STEP] == at.HALF_STEP:
        end_turn(board, state)
    else:
        next_part(board, state)


@kernel
def move_army(board: Flat, state: Flat, start: int, end: int) -> None:
    """Move one army by one step; rogues take a coin (L5.2, L12.4)."""
    seat = state[at.SEAT]
    state[at.POINTS] -= step_cost(board, state, seat, start, end)
    remove_army(state, seat, start)
    add_army(board, state, seat, end)
    if state[at.ROGUES_REGION] == end and state[at.COINS + seat] > 0:
        pay(state, seat, 1)


@kernel
def build_city(board: Flat, state: Flat, region: int) -> None:
    """Build a city, and take the token and the merchant coins in its region (L5.3, L12.2, L12.6, L12.7)."""
    seat = state[at.SEAT]
    state[at.STACKS + region] += one_city(seat)
    state[at.CITIES_LEFT + seat] -= 1
    if state[at.LEADER + seat] == at.WHITE_KNIGHT and state[at.SUPPLY + seat] > 0:
        place_army(board, state, seat, region)
    if (state[at.MERCHANT_REGIONS] >> region) & 1:
        state[at.MERCHANT_REGIONS] &= ~(1 << region)
        state[at.COINS + seat] += 2
    for place in range(at.TOKENS):
        if state[at.TOKEN_REGION + place] == region:
            take_token(board, state, seat, place)


@kernel
def take_token(board: Flat, state: Flat, seat: int, place: int) -> None:
    """Take an explore token, reveal it, and apply its bonuses (L12.2, L12.9)."""
    face = state[at.TOKEN_FACE + place]
    state[at.TOKEN_REGION + place] = -1
    state[at.TOKEN_OWNER + place] = seat
    state[at.TOKEN_SEEN + place] = (1 << board[at.PLAYERS]) - 1
    state[at.ELIXIRS + seat] += token_value(board, face, at.TOKEN_ELIXIR)
    state[at.ARMY_BONUS + seat] += token_value(board, face, at.TOKEN_ARMY)
    state[at.MOVE_BONUS + seat] += token_value(board, face, at.TOKEN_MOVE)
    state[at.COINS + seat] += token_value(board, face, at.TOKEN_COINS)


@kernel
def destroy_army(state: Flat, region: int, owner: int, coin: int) -> None:
    """Return an army to its owner's supply, remove it from the game, or keep it (L5.4, L12.6)."""
    seat = state[at.SEAT]
    remove_army(state, owner, region)
    if owner == at.NEUTRAL_COLOUR:
        return
    if state[at.LEADER + seat] == at.RED_SORCERESS:
        state[at.KEPT + owner] += 1
    else:
        state[at.SUPPLY + owner] += 1
    if coin:
        state[at.COINS + owner] -= 1
        state[at.COINS + seat] += 1


@kernel
def end_turn(board: Flat, state: Flat) -> None:
    """Look at tokens, slide the row, and start the next turn or end the game (L4.5, L7.1, L12.6, L12.9)."""
    seat = state[at.SEAT]
    if board[at.SWAMP]:
        look_at_tokens(board, state, seat)
    slide_row(board, state)
    state[at.CARD] = -1
    state[at.PART] = 0
    state[at.POINTS] = 0
    following = (seat + 1) % board[at.PLAYERS]
    if state[at.TAKEN + following] < cards_each(board[at.PLAYERS]):
        begin_turn(state, following)
        return
    for other in range(board[at.PLAYERS]):
        if state[at.LEADER + other] == at.FAIRY_QUEEN and state[at.ROW] >= 0:
            state[at.STEP] = at.QUEEN_STEP
            state[at.SEAT] = other
            state[at.DECIDER] = other
            return
    finish_game(board, state)


@kernel
def cards_each(players: int) -> int:
    """How many cards each player owns when the game ends (L7.1)."""
    return (0, 0, 11, 10, 8)[players]


@kernel
def look_at_tokens(board: Flat, state: Flat, seat: int) -> None:
    """Show a player every face-down token in the regions that it controls (L12.9)."""
    for place in range(at.TOKENS):
        region = state[at.TOKEN_REGION + place]
        if region >= 0 and controller_of(board, state[at.STACKS + region]) == seat:
            state[at.TOKEN_SEEN + place] |= 1 << seat


@kernel
def slide_row(board: Flat, state: Flat) -> None:
    """Slide the row left, and fill its right end from the deck (L4.5)."""
    filled = 0
    for place in range(at.MAX_ROW):
        card = state[at.ROW + place]
        if card >= 0:
            state[at.ROW + place] = -1
            state[at.ROW + filled] = card
            filled += 1
    if filled < 6 + board[at.SEVEN_CARDS]:
        draw_card(state, filled)
