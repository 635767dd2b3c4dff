"""The founder's set-up: boards, starting region, tokens, merchant coins, the shared army, neutral armies (L2)."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, kernel, lowest_bit
from tetrarch.legends.actions import emit
from tetrarch.legends.layout import (
    BID_STEP,
    CENTRE,
    CENTRE_SLOT,
    CENTRE_STEP,
    CITADEL_REGIONS,
    CITADEL_STEP,
    CITADELS,
    COUNT,
    DECIDER,
    DRAGON,
    DRAGON_REGION,
    DRAGON_STEP,
    EXPLORE,
    EXPLORE_STEP,
    FOUNDER,
    LAY,
    LAY_STEP,
    LEADER,
    MERCHANT,
    MERCHANT_REGIONS,
    MERCHANT_STEP,
    MERCHANTS,
    NEUTRAL,
    NEUTRAL_COLOUR,
    NEUTRAL_LEFT,
    NEUTRAL_STEP,
    ON_MAP,
    ONE_SHIFT,
    PLAYERS,
    PORTAL_REGIONS,
    PORTAL_STEP,
    PORTALS,
    PRINTING,
    RECTANGLE,
    RED_SORCERESS,
    REGION_ROW,
    REGION_ROWS,
    REGION_SEA,
    REGIONS,
    ROGUES,
    ROGUES_REGION,
    ROGUES_STEP,
    SEA,
    SEAT,
    SEVEN_CARDS,
    SHARED,
    SHARED_STEP,
    SIDE_CENTRAL,
    SIDE_EXITS,
    SIDE_REGIONS,
    SIDE_ROW,
    SIDE_ROWS,
    SIDES,
    SLOT_SIDE,
    SLOT_TURN,
    STACKS,
    START,
    START_REGION,
    START_STEP,
    STEP,
    SWAMP,
    THREE_SHIFT,
    TOKEN,
    TOKEN_REGION,
    TOKENS,
    TWO_SHIFT,
)
from tetrarch.legends.state import draw_card, one_army, place_army

TOP = 0
RIGHT = 1
BOTTOM = 2
LEFT = 3


@kernel
def side_value(board: Flat, side: int, field: int) -> int:
    """A number of a board side."""
    return board[SIDE_ROWS + SIDE_ROW * side + field]


@kernel
def exit_at(board: Flat, state: Flat, slot: int, edge: int) -> int:
    """The region from which a route leaves the given edge of the board in a slot, its quarter turns counted."""
    return side_value(board, state[SLOT_SIDE + slot], SIDE_EXITS + (edge - state[SLOT_TURN + slot]) % 4)


@kernel
def slot_beyond(board: Flat, slot: int, edge: int) -> int:
    """The slot that touches an edge of a slot with a joined route, or -1 (L2.1, L12.10).

    In a T slot 0 is the centre with 1 on its left, 2 on its right and 3 below. In a rectangle 0, 1 lie above 2, 3.
    """
    if board[RECTANGLE]:
        if edge == RIGHT or edge == LEFT:
            return slot ^ 1 if (slot & 1) == (0 if edge == RIGHT else 1) else -1
        return slot ^ 2 if (slot >> 1) == (0 if edge == BOTTOM else 1) else -1
    if slot == 0:
        return (-1, 2, 3, 1)[edge]
    if (slot == 1 and edge == RIGHT) or (slot == 2 and edge == LEFT) or (slot == 3 and edge == TOP):
        return 0
    return -1


@kernel
def legal_lays(board: Flat, state: Flat, out: Flat) -> int:
    """Any board that is left, either side up, in any quarter turn; the desert only in the centre (L2.1, L12.10)."""
    found = 0
    slot = state[COUNT]
    for side in range(board[SIDES]):
        used = False
        for other in range(slot):
            if state[SLOT_SIDE + other] >> 1 == side >> 1:
                used = True
        if used or (side_value(board, side, SIDE_CENTRAL) and slot > 0 and not board[RECTANGLE]):
            continue
        for turn in range(0, 4, 2 if board[RECTANGLE] else 1):
            found = emit(out, found, LAY | (side >> 1) << ONE_SHIFT | (side & 1) << TWO_SHIFT | turn << THREE_SHIFT)
    return found


@kernel
def must_be_centre(board: Flat, state: Flat) -> int:
    """The slot whose side must be the central board, or -1 (L2.1)."""
    for slot in range(4):
        if side_value(board, state[SLOT_SIDE + slot], SIDE_CENTRAL):
            return slot
    return -1


@kernel
def legal_centres(board: Flat, state: Flat, out: Flat) -> int:
    """The board that the founder names the central one in a rectangle (L12.10)."""
    found = 0
    forced = must_be_centre(board, state)
    for slot in range(4):
        if forced < 0 or forced == slot:
            found = emit(out, found, CENTRE | slot << ONE_SHIFT)
    return found


@kernel
def legal_starts(board: Flat, state: Flat, out: Flat) -> int:
    """The regions of the central board whose own edge route joins another board (L2.2)."""
    found = 0
    seen = 0
    for edge in range(4):
        if slot_beyond(board, state[CENTRE_SLOT], edge) >= 0:
            seen |= 1 << exit_at(board, state, state[CENTRE_SLOT], edge)
    while seen:
        found = emit(out, found, START | lowest_bit(seen) << ONE_SHIFT)
        seen &= seen - 1
    return found


@kernel
def regions_with_token(state: Flat) -> int:
    """Mask of the regions that hold a token: no other goes there (L2.2, L12.2-L12.4)."""
    mask = 1 << state[START_REGION] | state[CITADEL_REGIONS] | state[PORTAL_REGIONS]
    for place in range(TOKENS):
        if state[TOKEN_REGION + place] >= 0:
            mask |= 1 << state[TOKEN_REGION + place]
    if state[DRAGON_REGION] >= 0:
        mask |= 1 << state[DRAGON_REGION]
    if state[ROGUES_REGION] >= 0:
        mask |= 1 << state[ROGUES_REGION]
    return mask


@kernel
def emit_regions(out: Flat, kind: int, regions: int) -> int:
    """One decision for each masked region."""
    found = 0
    while regions:
        found = emit(out, found, kind | lowest_bit(regions) << ONE_SHIFT)
        regions &= regions - 1
    return found


@kernel
def legal_foundings(board: Flat, state: Flat, out: Flat) -> int:
    """What the founder, or who places a neutral army, may decide in this step of the set-up."""
    step = state[STEP]
    if step == LAY_STEP:
        return legal_lays(board, state, out)
    if step == CENTRE_STEP:
        return legal_centres(board, state, out)
    if step == START_STEP:
        return legal_starts(board, state, out)
    if step == MERCHANT_STEP:
        return emit_regions(out, MERCHANT, side_value(board, state[SLOT_SIDE + state[COUNT]], SIDE_REGIONS))
    if step == SHARED_STEP:
        centre = side_value(board, state[SLOT_SIDE + state[CENTRE_SLOT]], SIDE_REGIONS)
        return emit_regions(out, SHARED, state[ON_MAP] & ~centre)
    if step == NEUTRAL_STEP:
        return emit_regions(out, NEUTRAL, state[ON_MAP])
    return emit_regions(out, TOKEN, state[ON_MAP] & ~regions_with_token(state))


@kernel
def play_founding(board: Flat, state: Flat, kind: int, one: int, two: int, three: int) -> None:
    """Carry out a decision of the set-up, and go on to the next step when this one is done."""
    step = state[STEP]
    count = state[COUNT]
    if kind == LAY:
        lay_board(board, state, count, 2 * one + two, three)
    elif kind == CENTRE:
        state[CENTRE_SLOT] = one
    elif kind == START:
        state[START_REGION] = one
    elif kind == MERCHANT:
        state[MERCHANT_REGIONS] |= 1 << one
    elif kind == SHARED:
        for seat in range(board[PLAYERS]):
            place_army(board, state, seat, one)
    elif kind == NEUTRAL:
        state[STACKS + one] += one_army(NEUTRAL_COLOUR)
        state[NEUTRAL_LEFT] -= 1
    elif step == EXPLORE_STEP:
        state[TOKEN_REGION + count] = one
    elif step == CITADEL_STEP:
        state[CITADEL_REGIONS] |= 1 << one
    elif step == DRAGON_STEP:
        state[DRAGON_REGION] = one
    elif step == PORTAL_STEP:
        state[PORTAL_REGIONS] |= 1 << one
    else:
        state[ROGUES_REGION] = one
    state[COUNT] += 1
    if state[COUNT] >= decisions_in_step(board, step):
        next_founding(board, state, step)
    if state[STEP] == NEUTRAL_STEP:
        state[SEAT] = (state[FOUNDER] + state[COUNT]) % board[PLAYERS]
        state[DECIDER] = state[SEAT]


@kernel
def decisions_in_step(board: Flat, step: int) -> int:
    """How many decisions a step of the set-up takes; 0 where it is not part of this game."""
    if step == LAY_STEP:
        return 4
    if step == CENTRE_STEP:
        return board[RECTANGLE]
    if step == START_STEP or step == SHARED_STEP:
        return 1
    if step == EXPLORE_STEP:
        return (TOKENS if board[SWAMP] else TOKENS - 1) if board[EXPLORE] else 0
    if step == CITADEL_STEP:
        return 3 * board[CITADELS]
    if step == DRAGON_STEP:
        return board[DRAGON]
    if step == PORTAL_STEP:
        return 2 * board[PORTALS]
    if step == ROGUES_STEP:
        return board[ROGUES]
    if step == MERCHANT_STEP:
        return 4 * board[MERCHANTS]
    if step == NEUTRAL_STEP:
        return 10 if board[PLAYERS] == 2 else 0
    return 0


@kernel
def next_founding(board: Flat, state: Flat, step: int) -> None:
    """Go to the next step of the set-up that this game has (L2.0)."""
    if step == LAY_STEP:
        join_boards(board, state)
    state[COUNT] = 0
    step += 1
    while step < BID_STEP and decisions_in_step(board, step) == 0:
        step += 1
    if state[STEP] <= MERCHANT_STEP and step > MERCHANT_STEP:
        muster(board, state)
    if step == NEUTRAL_STEP:
        state[NEUTRAL_LEFT] = 10
    state[STEP] = step


@kernel
def lay_board(board: Flat, state: Flat, slot: int, side: int, turn: int) -> None:
    """A board comes to its place (L2.1)."""
    state[SLOT_SIDE + slot] = side
    state[SLOT_TURN + slot] = turn
    state[ON_MAP] |= side_value(board, side, SIDE_REGIONS)


@kernel
def join_boards(board: Flat, state: Flat) -> None:
    """With all boards laid, their routes join where they touch (L1.2, L2.1)."""
    for region in range(board[REGIONS]):
        state[SEA + region] = board[REGION_ROWS + REGION_ROW * region + REGION_SEA]
    for slot in range(4):
        for edge in range(4):
            other = slot_beyond(board, slot, edge)
            if other >= 0:
                here = exit_at(board, state, slot, edge)
                there = exit_at(board, state, other, (edge + 2) % 4)
                state[SEA + here] |= 1 << there
                state[SEA + there] |= 1 << here


@kernel
def muster(board: Flat, state: Flat) -> None:
    """The row is laid out, and every player's armies come to the starting region (L2.3, L2.4, L12.6, L13.2)."""
    for place in range(6 + board[SEVEN_CARDS]):
        draw_card(state, place)
    for seat in range(board[PLAYERS]):
        armies = 3 + board[PRINTING]
        if state[LEADER + seat] == RED_SORCERESS:
            armies += 1
        for _ in range(armies):
            place_army(board, state, seat, state[START_REGION])
