"""Queries and changes on the flat state."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, entry_kernel, kernel, lowest_bit
from tetrarch.eko.rules import layout as at


@kernel
def stack_code(seat: int, height: int, emperor: int) -> int:
    """The number of a stack; an empty space is 0."""
    return seat << 4 | height << 1 | emperor


@kernel
def owner_of(stack: int) -> int:
    """The seat that owns a stack."""
    return stack >> 4


@kernel
def height_of(stack: int) -> int:
    """Number of discs in a stack, the Emperor included; 0 for an empty space."""
    return (stack >> 1) & 7


@kernel
def has_emperor(stack: int) -> int:
    """1 if an Emperor is in the stack."""
    return stack & 1


@kernel
def building_code(seat: int, worth: int) -> int:
    """The number of a building; an empty site is 0."""
    return seat << 2 | worth


@kernel
def builder_of(building: int) -> int:
    """The seat that owns a building."""
    return building >> 2


@kernel
def worth_of(building: int) -> int:
    """1 for an encampment, 2 for a tower, 3 for a castle (E1.2)."""
    return building & 3


@kernel
def low_bit(space: int) -> int:
    """The bit of a space in the low mask, or 0."""
    return 1 << space if space < at.WORD else 0


@kernel
def high_bit(space: int) -> int:
    """The bit of a space in the high mask, or 0."""
    return 1 << (space - at.WORD) if space >= at.WORD else 0


@kernel
def pop_space(low: int, high: int) -> tuple[int, int, int]:
    """The first of the masked spaces, and the masks of the others; the masks must not both be 0."""
    if low:
        return lowest_bit(low), low & (low - 1), high
    return at.WORD + lowest_bit(high), low, high & (high - 1)


@kernel
def zone_of(board: Flat, space: int) -> int:
    """0 for an ordinary space, else the index of its tempest zone plus 1 (E9.1)."""
    return board[at.SPACE_ROWS + space * at.ROW + at.ZONE]


@kernel
def sites_near(board: Flat, space: int) -> int:
    """Mask of the construction spaces adjacent to a space."""
    return board[at.SPACE_ROWS + space * at.ROW + at.SITES_NEAR]


@kernel
def building_at(board: Flat, state: Flat, site: int) -> int:
    """The building on a site, or 0."""
    return state[at.STACKS + board[at.SPACES] + site]


@kernel
def has_building_on(state: Flat, seat: int, sites: int) -> bool:
    """Whether the seat has a building on one of the masked sites."""
    return state[at.SEAT_SITES + seat] & sites != 0


@kernel
def captives_of(board: Flat, state: Flat, seat: int) -> int:
    """Number of Emperors that the seat holds captive (E6.2)."""
    held = 0
    for other in range(board[at.PLAYERS]):
        if state[at.EMPEROR + other] == at.CAPTIVE - seat:
            held += 1
    return held


@entry_kernel
def majority_on(state: Flat, low: int, high: int) -> int:
    """The seat that occupies more of the masked spaces than any other, or -1 (E11.2, E15.1)."""
    best = -1
    most = 0
    for seat in range(4):
        place = at.SEAT_SPACES + 2 * seat
        count = count_bits(state[place] & low) + count_bits(state[place + 1] & high)
        if count > most:
            most = count
            best = seat
        elif count == most:
            best = -1
    return best


@kernel
def holds_beacon(board: Flat, state: Flat, seat: int) -> bool:
    """Whether the seat holds a Beacon, so that tempests cost it nothing (E15.1)."""
    for beacon in range(board[at.BEACONS]):
        place = at.BEACON_SPACES + 2 * beacon
        if majority_on(state, board[place], board[place + 1]) == seat:
            return True
    return False


@kernel
def certain_points(board: Flat, state: Flat, seat: int) -> int:
    """Points of a seat without pyramids: buildings by value, 3 for each captive (E8.1, E6.2)."""
    return state[at.WORTH + seat] + 3 * captives_of(board, state, seat)


@entry_kernel
def points_of(board: Flat, state: Flat, seat: int) -> int:
    """Points of a seat: buildings by value, 3 for each captive, 2 for each pyramid (E8.1, E6.2, E11.2)."""
    points = certain_points(board, state, seat)
    for pyramid in range(board[at.PYRAMIDS]):
        place = at.PYRAMID_SPACES + 2 * pyramid
        if majority_on(state, board[place], board[place + 1]) == seat:
            points += 2
    return points


@entry_kernel
def seats_with_discs(board: Flat, state: Flat) -> int:
    """Mask of the seats that have discs on the board."""
    mask = 0
    for seat in range(board[at.PLAYERS]):
        if state[at.DISCS + seat] > 0:
            mask |= 1 << seat
    return mask


@kernel
def flip_stack(state: Flat, space: int, seat: int, height: int) -> None:
    """Enter a stack into the masks of its seat and height, or remove it."""
    low = low_bit(space)
    high = high_bit(space)
    state[at.SEAT_SPACES + 2 * seat] ^= low
    state[at.SEAT_SPACES + 2 * seat + 1] ^= high
    state[at.HEIGHT_SPACES + 2 * (height - 1)] ^= low
    state[at.HEIGHT_SPACES + 2 * (height - 1) + 1] ^= high


@entry_kernel
def put_stack(state: Flat, space: int, seat: int, height: int, emperor: int) -> None:
    """Replace the contents of a space with a stack, or with nothing for height 0, and update counts and masks."""
    before = state[at.STACKS + space]
    if before != 0:
        state[at.DISCS + owner_of(before)] -= height_of(before)
        flip_stack(state, space, owner_of(before), height_of(before))
    if height == 0:
        state[at.STACKS + space] = 0
        return
    state[at.STACKS + space] = stack_code(seat, height, emperor)
    state[at.DISCS + seat] += height
    flip_stack(state, space, seat, height)
    if emperor:
        state[at.EMPEROR + seat] = space


@kernel
def return_discs(state: Flat, seat: int, discs: int, emperor: int) -> None:
    """Move discs to their owner's reserve, with or without the Emperor (E4.7, E5.1, E9.2)."""
    state[at.SOLDIERS + seat] += discs - emperor
    if emperor:
        state[at.EMPEROR + seat] = at.IN_RESERVE


@kernel
def return_to_box(state: Flat, soldiers: int) -> None:
    """Move soldiers of the current seat from the reserve to the box, for good (E3.3, E13.1, E14.1)."""
    seat = state[at.SEAT]
    state[at.SOLDIERS + seat] -= soldiers
    state[at.BOX + seat] += soldiers
    state[at.HISTORY_LENGTH] = 0  # no earlier position can recur (E8.7)


@entry_kernel
def put_building(board: Flat, state: Flat, site: int, seat: int, worth: int) -> None:
    """Place a building; a replaced one returns to its owner's supply (E5.8)."""
    place = at.STACKS + board[at.SPACES] + site
    is_capital = (board[at.CAPITAL_SITES] >> site) & 1
    before = state[place]
    if worth > worth_of(before):
        state[at.HISTORY_LENGTH] = 0  # the total worth never falls, so no earlier position can recur
    if before != 0:
        owner = builder_of(before)
        state[at.SUPPLY + 3 * owner + worth_of(before) - 1] += 1
        state[at.WORTH + owner] -= worth_of(before)
        state[at.CAPITALS + owner] -= is_capital
        state[at.SEAT_SITES + owner] ^= 1 << site
    state[place] = building_code(seat, worth)
    state[at.SUPPLY + 3 * seat + worth - 1] -= 1
    state[at.WORTH + seat] += worth
    state[at.CAPITALS + seat] += is_capital
    state[at.SEAT_SITES + seat] ^= 1 << site
