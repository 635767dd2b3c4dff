"""Legal placements in the reinforcement phase (E7), with the Temples of the Wind and the Moon (E12, E13)."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, entry_kernel, kernel
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.decision_list import begin_list, emit
from tetrarch.eko.rules.state import (
    builder_of,
    building_at,
    has_building_on,
    height_of,
    high_bit,
    low_bit,
    owner_of,
    sites_near,
    zone_of,
)


@kernel
def is_emperor_in_reserve(state: Flat) -> bool:
    """Whether the Emperor of the current seat is in the reserve."""
    return state[at.EMPEROR + state[at.SEAT]] == at.IN_RESERVE


@entry_kernel
def enemy_buildings(board: Flat, state: Flat, seat: int) -> int:
    """Mask of the sites with a building of another seat, eliminated or not (E7.3)."""
    mask = 0
    for site in range(board[at.SITES]):
        building = building_at(board, state, site)
        if building != 0 and builder_of(building) != seat:
            mask |= 1 << site
    return mask


@kernel
def has_room(board: Flat, state: Flat, space: int) -> bool:
    """Whether the space has an own stack of fewer than 4 discs that no tempest closes to reinforcement (E7.2, E9.6)."""
    stack = state[at.STACKS + space]
    if stack == 0 or owner_of(stack) != state[at.SEAT] or height_of(stack) == 4:
        return False
    return zone_of(board, space) == 0 or state[at.BEACON_HELD] == 1


@kernel
def is_served(state: Flat, space: int) -> bool:
    """Whether this phase has already placed discs there (E12.1)."""
    return (state[at.SERVED] & low_bit(space)) | (state[at.SERVED + 1] & high_bit(space)) != 0


@kernel
def may_place_again(board: Flat, state: Flat) -> bool:
    """Whether another ordinary placement is possible: the first, or any with the Temple of the Wind (E12.1)."""
    return state[at.PLACED] == 0 or has_building_on(board, state, state[at.SEAT], board[at.WIND_SITES])


@kernel
def may_use_moon(board: Flat, state: Flat) -> bool:
    """Whether the Temple of the Moon can be used now (E13.1, E13.3)."""
    if state[at.MOON_USED] or state[at.PLACED] > 0 or board[at.MOON_SITES] == 0:
        return False
    soldiers = state[at.SOLDIERS + state[at.SEAT]]
    if soldiers < 2 or (soldiers == 2 and not is_emperor_in_reserve(state)):
        return False
    return has_building_on(board, state, state[at.SEAT], board[at.MOON_SITES])


@kernel
def emit_placements(board: Flat, state: Flat, scratch: Flat, found: int, only_first: bool) -> int:
    """List the ordinary placements (E7.1-E7.5); with ``only_first``, stop at the first one."""
    seat = state[at.SEAT]
    soldiers = state[at.SOLDIERS + seat]
    emperor = 1 if is_emperor_in_reserve(state) else 0
    if soldiers + emperor == 0 or not may_place_again(board, state):
        return found
    before = found
    enemies = enemy_buildings(board, state, seat)
    for space in range(board[at.SPACES]):
        if not has_room(board, state, space) or is_served(state, space):
            continue
        if sites_near(board, space) & enemies:
            continue
        room = 4 - height_of(state[at.STACKS + space])
        decision = at.REINFORCE | space << at.SPACE_SHIFT | emperor << at.EMPEROR_SHIFT
        for count in range(1 - emperor, min(soldiers, room - emperor) + 1):
            found = emit(scratch, found, decision | count << at.COUNT_SHIFT)
            if only_first:
                return found
    if found == before and emperor:
        for space in range(board[at.SPACES]):  # E7.5: only E7.3 forbids it
            if has_room(board, state, space) and not is_served(state, space):
                found = emit(scratch, found, at.REINFORCE | space << at.SPACE_SHIFT | 1 << at.EMPEROR_SHIFT)
                if only_first:
                    return found
    return found


@kernel
def emit_moon_placements(board: Flat, state: Flat, scratch: Flat, found: int) -> int:
    """List the placements of the Temple of the Moon (E13.1, E13.2)."""
    seat = state[at.SEAT]
    for space in range(board[at.SPACES]):
        stack = state[at.STACKS + space]
        if stack == 0 or (owner_of(stack) == seat and height_of(stack) < 4):
            if state[at.SOLDIERS + seat] > 2:
                found = emit(scratch, found, at.MOON | space << at.SPACE_SHIFT)
            if is_emperor_in_reserve(state):
                found = emit(scratch, found, at.MOON | space << at.SPACE_SHIFT | 1 << at.EMPEROR_SHIFT)
    return found


@kernel
def legal_reinforcements(board: Flat, state: Flat, scratch: Flat) -> int:
    """List every placement, and the end of the phase where it is allowed (E18.1); return the count."""
    found = emit_placements(board, state, scratch, 0, False)
    is_free = found == 0 or state[at.PLACED] > 0 or (state[at.MOON_USED] == 1 and not is_emperor_in_reserve(state))
    if may_use_moon(board, state):
        found = emit_moon_placements(board, state, scratch, found)
    if is_free:
        found = emit(scratch, found, at.FINISH)
    return found


@entry_kernel
def has_placement(board: Flat, state: Flat, scratch: Flat) -> bool:
    """Whether any placement is legal (E7.1, E7.6, E13.3)."""
    begin_list(scratch)
    return may_use_moon(board, state) or emit_placements(board, state, scratch, 0, True) > 0
