"""Queries and changes on the flat state."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, entry_kernel, kernel, lowest_bit
from tetrarch.legends.rules import layout as at


@kernel
def armies_in(region: int, colour: int) -> int:
    """The number of armies of a colour in a region; colour 4 is neutral."""
    return (region >> (5 * colour)) & 31


@kernel
def cities_in(region: int, seat: int) -> int:
    """The number of cities of a seat in a region."""
    return (region >> (25 + 2 * seat)) & 3


@kernel
def one_army(colour: int) -> int:
    """What one army of a colour adds to a region's number."""
    return 1 << (5 * colour)


@kernel
def one_city(seat: int) -> int:
    """What one city of a seat adds to a region's number."""
    return 1 << (25 + 2 * seat)


@kernel
def card_value(board: Flat, card: int, field: int) -> int:
    """One field of a card."""
    return board[at.CARD_ROWS + at.CARD_ROW * card + field]


@kernel
def token_value(board: Flat, face: int, field: int) -> int:
    """One field of an explore token (L12.2, L12.9)."""
    return board[at.TOKEN_ROWS + at.TOKEN_ROW * face + field]


@entry_kernel
def controller_of(board: Flat, region: int) -> int:
    """The colour with strictly more armies and cities in a region than any other, or -1 (L8.1)."""
    best = -1
    most = 0
    for colour in range(board[at.PLAYERS]):
        strength = armies_in(region, colour) + cities_in(region, colour)
        if strength > most:
            most = strength
            best = colour
        elif strength == most:
            best = -1
    neutral = armies_in(region, at.NEUTRAL_COLOUR)
    if neutral > most:
        return at.NEUTRAL_COLOUR
    if neutral == most:
        return -1
    return best


@kernel
def sea_cost(state: Flat, seat: int) -> int:
    """The cost of a step over a sea route for a seat (L5.2, L6.3)."""
    return max(1, 3 - state[at.FLYING + seat])


@kernel
def land_from(board: Flat, state: Flat, region: int) -> int:
    """Mask of the regions one step of cost 1 away: over land, bridges and portals (L5.2, L12.4)."""
    mask = board[at.REGION_ROWS + at.REGION_ROW * region + at.REGION_LAND]
    portals = state[at.PORTAL_REGIONS]
    if (portals >> region) & 1:
        mask |= portals & ~(1 << region)
    return mask


@entry_kernel
def step_cost(board: Flat, state: Flat, seat: int, start: int, end: int) -> int:
    """The cost of a step by the cheaper way, or 0 if the regions are not neighbours (L5.2)."""
    if (land_from(board, state, start) >> end) & 1:
        return 1
    if (state[at.SEA + start] >> end) & 1:
        return sea_cost(state, seat)
    return 0


@entry_kernel
def add_army(board: Flat, state: Flat, seat: int, region: int) -> None:
    """Add an army of a seat to a region; it may take the dragon token (L12.4)."""
    state[at.STACKS + region] += one_army(seat)
    state[at.ARMIES + seat] += 1
    if state[at.DRAGON_REGION] == region:
        there = 0
        for other in range(board[at.PLAYERS]):
            there += armies_in(state[at.STACKS + region], other)
        if there >= (7 if board[at.PRINTING] == 1 else 6):
            state[at.DRAGON_OWNER] = seat
            state[at.DRAGON_REGION] = -1


@kernel
def place_army(board: Flat, state: Flat, seat: int, region: int) -> None:
    """Move one army from the supply to a region (L5.1)."""
    state[at.SUPPLY + seat] -= 1
    add_army(board, state, seat, region)


@kernel
def remove_army(state: Flat, colour: int, region: int) -> None:
    """Remove one army from a region."""
    state[at.STACKS + region] -= one_army(colour)
    if colour != at.NEUTRAL_COLOUR:
        state[at.ARMIES + colour] -= 1


@kernel
def pay(state: Flat, seat: int, coins: int) -> None:
    """Pay coins to the supply, which never runs out (L1.4)."""
    state[at.COINS + seat] -= coins


@kernel
def can_build(state: Flat, seat: int) -> bool:
    """Whether a seat has a city left and an army on the map (L5.3)."""
    return state[at.CITIES_LEFT + seat] > 0 and state[at.ARMIES + seat] > 0


@kernel
def regions_with_armies(state: Flat, on_map: int, colour: int) -> int:
    """Mask of the regions where a colour has an army."""
    mask = 0
    while on_map:
        region = lowest_bit(on_map)
        on_map &= on_map - 1
        if armies_in(state[at.STACKS + region], colour) > 0:
            mask |= 1 << region
    return mask


@kernel
def draw_card(state: Flat, place: int) -> None:
    """Draw the next card of the deck, if any, into a place in the row."""
    if state[at.DECK_LEFT] > 0:
        state[at.DECK_LEFT] -= 1
        state[at.ROW + place] = state[at.DECK + state[at.DECK_LEFT]]
        state[at.DECK + state[at.DECK_LEFT]] = -1
