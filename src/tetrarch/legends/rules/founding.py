"""The founder's set-up: boards, starting region, tokens, merchant coins, the shared army, neutral armies (L2)."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, entry_kernel, kernel, lowest_bit
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.actions import emit
from tetrarch.legends.rules.state import draw_card, one_army, place_army

TOP = 0
RIGHT = 1
BOTTOM = 2
LEFT = 3


@kernel
def side_value(board: Flat, side: int, field: int) -> int:
    """One field of a board side."""
    return board[at.SIDE_ROWS + at.SIDE_ROW * side + field]


@kernel
def exit_at(board: Flat, state: Flat, slot: int, edge: int) -> int:
    """The region from which a route leaves an edge of the board in a slot, with the board's quarter turns applied."""
    return side_value(board, state[at.SLOT_SIDE + slot], at.SIDE_EXITS + (edge - state[at.SLOT_TURN + slot]) % 4)


@kernel
def slot_beyond(board: Flat, slot: int, edge: int) -> int:
    """The slot that a route over an edge of a slot joins, or -1 (L2.1, L12.10).

    In a T, slot 0 is the centre, 1 is left of it, 2 is right of it, and 3 is below. In a rectangle, 0 and 1 are above 2
    and 3.
    """
    if board[at.RECTANGLE]:
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
    """Unused boards, either side up, in any quarter turn; the desert only in the centre (L2.1, L12.10)."""
    found = 0
    slot = state[at.COUNT]
    for side in range(board[at.SIDES]):
        used = False
        for other in range(slot):
            if state[at.SLOT_SIDE + other] >> 1 == side >> 1:
                used = True
        if used or (side_value(board, side, at.SIDE_CENTRAL) and slot > 0 and not board[at.RECTANGLE]):
            continue
        for turn in range(0, 4, 2 if board[at.RECTANGLE] else 1):
            found = emit(
                out, found, at.LAY | (side >> 1) << at.ONE_SHIFT | (side & 1) << at.TWO_SHIFT | turn << at.THREE_SHIFT
            )
    return found


@kernel
def must_be_centre(board: Flat, state: Flat) -> int:
    """The slot whose side must be the central board, or -1 (L2.1)."""
    for slot in range(4):
        if side_value(board, state[at.SLOT_SIDE + slot], at.SIDE_CENTRAL):
            return slot
    return -1


@entry_kernel
def legal_centres(board: Flat, state: Flat, out: Flat) -> int:
    """Slots that the founder may name as the central board of a rectangle (L12.10)."""
    found = 0
    forced = must_be_centre(board, state)
    for slot in range(4):
        if forced < 0 or forced == slot:
            found = emit(out, found, at.CENTRE | slot << at.ONE_SHIFT)
    return found


@entry_kernel
def legal_starts(board: Flat, state: Flat, out: Flat) -> int:
    """Regions of the central board whose own edge route joins another board (L2.2)."""
    found = 0
    seen = 0
    for edge in range(4):
        if slot_beyond(board, state[at.CENTRE_SLOT], edge) >= 0:
            seen |= 1 << exit_at(board, state, state[at.CENTRE_SLOT], edge)
    while seen:
        found = emit(out, found, at.START | lowest_bit(seen) << at.ONE_SHIFT)
        seen &= seen - 1
    return found


@entry_kernel
def regions_with_token(state: Flat) -> int:
    """Mask of the regions with a token, which take no other token (L2.2, L12.2-L12.4)."""
    mask = 1 << state[at.START_REGION] | state[at.CITADEL_REGIONS] | state[at.PORTAL_REGIONS]
    for place in range(at.TOKENS):
        if state[at.TOKEN_REGION + place] >= 0:
            mask |= 1 << state[at.TOKEN_REGION + place]
    if state[at.DRAGON_REGION] >= 0:
        mask |= 1 << state[at.DRAGON_REGION]
    if state[at.ROGUES_REGION] >= 0:
        mask |= 1 << state[at.ROGUES_REGION]
    return mask


@kernel
def emit_regions(out: Flat, kind: int, regions: int) -> int:
    """One decision for each region in a mask."""
    found = 0
    while regions:
        found = emit(out, found, kind | lowest_bit(regions) << at.ONE_SHIFT)
        regions &= regions - 1
    return found


@kernel
def legal_foundings(board: Flat, state: Flat, out: Flat) -> int:
    """Legal decisions in this set-up step, for the founder or the player who places a neutral army."""
    step = state[at.STEP]
    if step == at.LAY_STEP:
        return legal_lays(board, state, out)
    if step == at.CENTRE_STEP:
        return legal_centres(board, state, out)
    if step == at.START_STEP:
        return legal_starts(board, state, out)
    if step == at.MERCHANT_STEP:
        return emit_regions(out, at.MERCHANT, side_value(board, state[at.SLOT_SIDE + state[at.COUNT]], at.SIDE_REGIONS))
    if step == at.SHARED_STEP:
        centre = side_value(board, state[at.SLOT_SIDE + state[at.CENTRE_SLOT]], at.SIDE_REGIONS)
        return emit_regions(out, at.SHARED, state[at.ON_MAP] & ~centre)
    if step == at.NEUTRAL_STEP:
        return emit_regions(out, at.NEUTRAL, state[at.ON_MAP])
    return emit_regions(out, at.TOKEN, state[at.ON_MAP] & ~regions_with_token(state))


@kernel
def play_founding(board: Flat, state: Flat, kind: int, one: int, two: int, three: int) -> None:
    """Carry out a set-up decision, and move to the next step when this one is complete."""
    step = state[at.STEP]
    count = state[at.COUNT]
    if kind == at.LAY:
        lay_board(board, state, count, 2 * one + two, three)
    elif kind == at.CENTRE:
        state[at.CENTRE_SLOT] = one
    elif kind == at.START:
        state[at.START_REGION] = one
    elif kind == at.MERCHANT:
        state[at.MERCHANT_REGIONS] |= 1 << one
    elif kind == at.SHARED:
        for seat in range(board[at.PLAYERS]):
            place_army(board, state, seat, one)
    elif kind == at.NEUTRAL:
        state[at.STACKS + one] += one_army(at.NEUTRAL_COLOUR)
        state[at.NEUTRAL_LEFT] -= 1
    elif step == at.EXPLORE_STEP:
        state[at.TOKEN_REGION + count] = one
    elif step == at.CITADEL_STEP:
        state[at.CITADEL_REGIONS] |= 1 << one
    elif step == at.DRAGON_STEP:
        state[at.DRAGON_REGION] = one
    elif step == at.PORTAL_STEP:
        state[at.PORTAL_REGIONS] |= 1 << one
    else:
        state[at.ROGUES_REGION] = one
    state[at.COUNT] += 1
    if state[at.COUNT] >= decisions_in_step(board, step):
        next_founding(board, state, step)
    if state[at.STEP] == at.NEUTRAL_STEP:
        state[at.SEAT] = (state[at.FOUNDER] + state[at.COUNT]) % board[at.PLAYERS]
        state[at.DECIDER] = state[at.SEAT]


@entry_kernel
def decisions_in_step(board: Flat, step: int) -> int:
    """How many decisions a set-up step takes; 0 if this game does not have the step."""
    if step == at.LAY_STEP:
        return 4
    if step == at.CENTRE_STEP:
        return board[at.RECTANGLE]
    if step == at.START_STEP or step == at.SHARED_STEP:
        return 1
    if step == at.EXPLORE_STEP:
        return (at.TOKENS if board[at.SWAMP] else at.TOKENS - 1) if board[at.EXPLORE] else 0
    if step == at.CITADEL_STEP:
        return 3 * board[at.CITADELS]
    if step == at.DRAGON_STEP:
        return board[at.DRAGON]
    if step == at.PORTAL_STEP:
        return 2 * board[at.PORTALS]
    if step == at.ROGUES_STEP:
        return board[at.ROGUES]
    if step == at.MERCHANT_STEP:
        return 4 * board[at.MERCHANTS]
    if step == at.NEUTRAL_STEP:
        return 10 if board[at.PLAYERS] == 2 else 0
    return 0


@kernel
def next_founding(board: Flat, state: Flat, step: int) -> None:
    """Move to the next set-up step that this game has (L2.0)."""
    if step == at.LAY_STEP:
        join_boards(board, state)
    state[at.COUNT] = 0
    step += 1
    while step < at.BID_STEP and decisions_in_step(board, step) == 0:
        step += 1
    if state[at.STEP] <= at.MERCHANT_STEP and step > at.MERCHANT_STEP:
        muster(board, state)
    if step == at.NEUTRAL_STEP:
        state[at.NEUTRAL_LEFT] = 10
    state[at.STEP] = step


@entry_kernel
def lay_board(board: Flat, state: Flat, slot: int, side: int, turn: int) -> None:
    """Lay a board in a slot (L2.1)."""
    state[at.SLOT_SIDE + slot] = side
    state[at.SLOT_TURN + slot] = turn
    state[at.ON_MAP] |= side_value(board, side, at.SIDE_REGIONS)


@entry_kernel
def join_boards(board: Flat, state: Flat) -> None:
    """Join the sea routes of touching boards, once all boards are laid (L1.2, L2.1)."""
    for region in range(board[at.REGIONS]):
        state[at.SEA + region] = board[at.REGION_ROWS + at.REGION_ROW * region + at.REGION_SEA]
    for slot in range(4):
        for edge in range(4):
            other = slot_beyond(board, slot, edge)
            if other >= 0:
                here = exit_at(board, state, slot, edge)
                there = exit_at(board, state, other, (edge + 2) % 4)
                state[at.SEA + here] |= 1 << there
                state[at.SEA + there] |= 1 << here


@kernel
def muster(board: Flat, state: Flat) -> None:
    """Lay out the row, and place every player's armies on the starting region (L2.3, L2.4, L12.6, L13.2)."""
    for place in range(6 + board[at.SEVEN_CARDS]):
        draw_card(state, place)
    for seat in range(board[at.PLAYERS]):
        armies = 3 + board[at.PRINTING]
        if state[at.LEADER + seat] == at.RED_SORCERESS:
            armies += 1
        for _ in range(armies):
            place_army(board, state, seat, state[at.START_REGION])
