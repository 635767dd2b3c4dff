"""Legal decisions in each part of a card's action (L5)."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, entry_kernel, kernel, lowest_bit
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.state import armies_in, can_build, cities_in, land_from, sea_cost


@kernel
def emit(out: Flat, found: int, decision: int) -> int:
    """Append a legal decision if the buffer has room, and return the new count."""
    if found < len(out):
        out[found] = decision
    return found + 1


@entry_kernel
def points_for(state: Flat, part: int, printed: int) -> int:
    """Armies or movement points at the start of a part, with the current bonuses (L4.4, L6.1, L6.2)."""
    seat = state[at.SEAT]
    if part == at.PLACE_PART:
        return min(printed + state[at.ARMY_BONUS + seat], state[at.SUPPLY + seat])
    if part == at.MOVE_PART:
        return printed + state[at.MOVE_BONUS + seat]
    return printed


@kernel
def legal_placements(state: Flat, out: Flat, found: int) -> int:
    """Placements of one army: on the starting region or on a region with a city of the player (L5.1)."""
    seat = state[at.SEAT]
    regions = state[at.ON_MAP]
    while regions:
        region = lowest_bit(regions)
        regions &= regions - 1
        if region == state[at.START_REGION] or cities_in(state[at.STACKS + region], seat) > 0:
            found = emit(out, found, at.PLACE | region << at.ONE_SHIFT)
    return found


@kernel
def legal_steps(board: Flat, state: Flat, points: int, out: Flat, found: int) -> int:
    """Steps of one army that the points can pay for (L5.2)."""
    seat = state[at.SEAT]
    by_sea = points >= sea_cost(state, seat)
    regions = state[at.ON_MAP] if points > 0 else 0
    while regions:
        start = lowest_bit(regions)
        regions &= regions - 1
        if armies_in(state[at.STACKS + start], seat) > 0:
            ends = land_from(board, state, start)
            if by_sea:
                ends |= state[at.SEA + start]
            while ends:
                end = lowest_bit(ends)
                ends &= ends - 1
                found = emit(out, found, at.MOVE | start << at.ONE_SHIFT | end << at.TWO_SHIFT)
    return found


@kernel
def legal_cities(state: Flat, out: Flat, found: int) -> int:
    """Cities in regions where the player has an army (L5.3)."""
    seat = state[at.SEAT]
    regions = state[at.ON_MAP] if can_build(state, seat) else 0
    while regions:
        region = lowest_bit(regions)
        regions &= regions - 1
        if armies_in(state[at.STACKS + region], seat) > 0:
            found = emit(out, found, at.BUILD | region << at.ONE_SHIFT)
    return found


@kernel
def legal_destructions(board: Flat, state: Flat, out: Flat, found: int) -> int:
    """Armies of other colours in regions with an army of the player; the Bandit King's coin (L5.4, L6.9, L12.6)."""
    seat = state[at.SEAT]
    regions = state[at.ON_MAP]
    while regions:
        region = lowest_bit(regions)
        regions &= regions - 1
        here = state[at.STACKS + region]
        if armies_in(here, seat) == 0:
            continue
        for owner in range(board[at.PLAYERS]):
            if owner != seat and armies_in(here, owner) > 0 and not state[at.IMMUNE + owner]:
                decision = at.DESTROY | region << at.ONE_SHIFT | owner << at.TWO_SHIFT
                found = emit(out, found, decision)
                if state[at.LEADER + seat] == at.BANDIT_KING and state[at.COINS + owner] > 0:
                    found = emit(out, found, decision | 1 << at.THREE_SHIFT)
        if armies_in(here, at.NEUTRAL_COLOUR) > 0:
            found = emit(out, found, at.DESTROY | region << at.ONE_SHIFT | at.NEUTRAL_COLOUR << at.TWO_SHIFT)
    return found


@kernel
def legal_in_part(board: Flat, state: Flat, part: int, out: Flat, found: int) -> int:
    """Legal decisions in a part of an action with the points that are left."""
    if part == at.PLACE_PART:
        return legal_placements(state, out, found) if state[at.POINTS] > 0 else found
    if part == at.MOVE_PART:
        return legal_steps(board, state, state[at.POINTS], out, found)
    if part == at.CITY_PART:
        return legal_cities(state, out, found)
    if part == at.DESTROY_PART:
        return legal_destructions(board, state, out, found)
    return found


@kernel
def can_step(board: Flat, state: Flat, points: int) -> bool:
    """Whether the points pay for a step of at least one army."""
    seat = state[at.SEAT]
    if points <= 0 or state[at.ARMIES + seat] == 0:
        return False
    by_sea = points >= sea_cost(state, seat)
    regions = state[at.ON_MAP]
    while regions:
        start = lowest_bit(regions)
        regions &= regions - 1
        if armies_in(state[at.STACKS + start], seat) > 0 and (
            land_from(board, state, start) != 0 or (by_sea and state[at.SEA + start] != 0)
        ):
            return True
    return False


@kernel
def can_destroy(board: Flat, state: Flat) -> bool:
    """Whether there is an army that the player can destroy (L5.4)."""
    seat = state[at.SEAT]
    regions = state[at.ON_MAP]
    while regions:
        region = lowest_bit(regions)
        regions &= regions - 1
        here = state[at.STACKS + region]
        if armies_in(here, seat) > 0:
            if armies_in(here, at.NEUTRAL_COLOUR) > 0:
                return True
            for owner in range(board[at.PLAYERS]):
                if owner != seat and armies_in(here, owner) > 0 and not state[at.IMMUNE + owner]:
                    return True
    return False


@entry_kernel
def can_do_part(board: Flat, state: Flat, part: int, points: int) -> bool:
    """Whether anything can be done in a part; otherwise the part is skipped (L4.4)."""
    if part == at.PLACE_PART:
        return points > 0
    if part == at.MOVE_PART:
        return can_step(board, state, points)
    if part == at.CITY_PART:
        return can_build(state, state[at.SEAT])
    if part == at.DESTROY_PART:
        return can_destroy(board, state)
    return False
