"""Legal moves (E4), including tempests (E9) and portals (E10).

A stack reaches all empty spaces that are connected to it, and ends there or on an adjacent stack. Without tempests this
is one flood fill. With tempests, the result depends on the set of zones that take a disc on the way. A walk may turn
back freely, so a set of zones can be crossed exactly if a flood that may enter these zones and no other costly ones
enters every one of them. The move may then end anywhere in that flood, or on a stack beside it.
"""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, entry_kernel, kernel, lowest_bit
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.decision_list import emit, emit_moves
from tetrarch.eko.rules.state import (
    has_emperor,
    height_of,
    high_bit,
    holds_beacon,
    low_bit,
    owner_of,
    pop_space,
    zone_of,
)


@kernel
def survey(board: Flat, state: Flat, scratch: Flat) -> None:
    """Collect masks of empty spaces, own stacks up to each height and enemy stacks of each height."""
    for place in range(at.OWN, at.EMPTY + 2):
        scratch[place] = 0
    seat = state[at.SEAT]
    for space in range(board[at.SPACES]):
        stack = state[at.STACKS + space]
        place = at.EMPTY
        if stack != 0:
            place = (at.OWN if owner_of(stack) == seat else at.FOE) + 2 * height_of(stack)
        if space < at.WORD:
            scratch[place] |= 1 << space
        else:
            scratch[place + 1] |= 1 << (space - at.WORD)
    for place in range(at.OWN + 2, at.OWN + 10):
        scratch[place] |= scratch[place - 2]
    words = 1 if board[at.SPACES] <= at.WORD else 2
    for discs in range(1, 5):
        for emperor in range(2):
            for word in range(words):
                meet = scratch[at.OWN + 2 * (4 - discs) + word] | can_take(scratch, discs, emperor, word)
                scratch[at.MEET + 4 * discs + 2 * emperor + word] = meet


@kernel
def flood(board: Flat, low: int, high: int, open_low: int, open_high: int) -> tuple[int, int, int, int]:
    """Return the spaces connected to the given ones through open spaces, and everything one step away from them."""
    todo_low = low
    todo_high = high
    near_low = 0
    near_high = 0
    while todo_low | todo_high:
        if todo_low:
            space = lowest_bit(todo_low)
            todo_low &= todo_low - 1
        else:
            space = at.WORD + lowest_bit(todo_high)
            todo_high &= todo_high - 1
        row = at.SPACE_ROWS + space * at.ROW + at.STEPS
        steps_low = board[row]
        steps_high = board[row + 1]
        near_low |= steps_low
        near_high |= steps_high
        fresh_low = steps_low & open_low & ~low
        fresh_high = steps_high & open_high & ~high
        low |= fresh_low
        high |= fresh_high
        todo_low |= fresh_low
        todo_high |= fresh_high
    return low, high, near_low, near_high


@kernel
def can_take(scratch: Flat, discs: int, emperor: int, word: int) -> int:
    """Mask of the enemy stacks that an attack with this number of discs may destroy (E4.6)."""
    mask = 0
    for height in range(1, discs):
        mask |= scratch[at.FOE + 2 * height + word]
    if emperor:
        mask |= scratch[at.FOE + 2 * discs + word]
    if discs == 1:
        mask |= scratch[at.FOE + 8 + word]
    return mask


@kernel
def can_meet(scratch: Flat, discs: int, emperor: int, word: int) -> int:
    """Mask of the stacks on which a move with this number of discs may end: own (E4.3) and enemy ones (E4.4)."""
    return scratch[at.MEET + 4 * discs + 2 * emperor + word]


@entry_kernel
def stormy_zones(board: Flat, state: Flat) -> int:
    """Mask of the zones that would take a disc from the current seat (E9.4, E15.1)."""
    zones = (1 << board[at.ZONES]) - 1
    if zones == 0 or holds_beacon(board, state, state[at.SEAT]):
        return 0
    return zones & ~state[at.ZONES_PAID]


@kernel
def has_free_step(board: Flat, state: Flat) -> bool:
    """Whether a stack outside the tempests has an empty neighbour outside them, and therefore a legal move.

    This is the fast part of a check that every turn needs.
    """
    for space in range(board[at.SPACES]):
        stack = state[at.STACKS + space]
        if stack != 0 and owner_of(stack) == state[at.SEAT] and zone_of(board, space) == 0:
            row = at.SPACE_ROWS + space * at.ROW + at.STEPS
            low = board[row]
            high = board[row + 1]
            while low | high:
                step, low, high = pop_space(low, high)
                if state[at.STACKS + step] == 0 and zone_of(board, step) == 0:
                    return True
    return False


@kernel
def legal_moves(board: Flat, state: Flat, scratch: Flat, found: int) -> int:
    """List every legal move of every stack and return the new count. Needs a survey."""
    stormy = stormy_zones(board, state)
    if stormy == 0:
        return legal_calm_moves(board, state, scratch, found)
    scratch[at.STORMY] = 0
    scratch[at.STORMY + 1] = 0
    for zone in range(board[at.ZONES]):
        if (stormy >> zone) & 1:
            scratch[at.STORMY] |= board[at.ZONE_SPACES + 2 * zone]
            scratch[at.STORMY + 1] |= board[at.ZONE_SPACES + 2 * zone + 1]
    for space in range(board[at.SPACES]):
        stack = state[at.STACKS + space]
        if stack != 0 and owner_of(stack) == state[at.SEAT]:
            if board[at.PRINTING] == at.COMPLETE:
                found = legal_stormy_moves(board, state, scratch, found, space, stormy)
            else:
                found = legal_first_printing_moves(board, state, scratch, found, space, stormy)
    return found


@kernel
def legal_calm_moves(board: Flat, state: Flat, scratch: Flat, found: int) -> int:
    """List the moves of all stacks where no tempest costs a disc (E4.1-E4.6)."""
    empty_low = scratch[at.EMPTY]
    empty_high = scratch[at.EMPTY + 1]
    own_low = scratch[at.OWN + 8]
    own_high = scratch[at.OWN + 9]
    regions = 0
    while own_low | own_high:
        space, own_low, own_high = pop_space(own_low, own_high)
        row = at.SPACE_ROWS + space * at.ROW + at.STEPS
        near_low = board[row]
        near_high = board[row + 1]
        beside_low = near_low & empty_low
        beside_high = near_high & empty_high
        ends_low = 0
        ends_high = 0
        region = 0
        while beside_low | beside_high:
            place = at.REGIONS + at.REGION_ROW * region
            if region == regions:
                # The lowest empty space beside the stack is in no known region: flood it.
                seed_low = beside_low & -beside_low
                seed_high = 0 if seed_low else beside_high & -beside_high
                low, high, next_low, next_high = flood(board, seed_low, seed_high, empty_low, empty_high)
                scratch[place] = low
                scratch[place + 1] = high
                scratch[place + 2] = next_low
                scratch[place + 3] = next_high
                regions += 1
            if (scratch[place] & beside_low) | (scratch[place + 1] & beside_high):
                ends_low |= scratch[place]
                ends_high |= scratch[place + 1]
                near_low |= scratch[place + 2]
                near_high |= scratch[place + 3]
                beside_low &= ~ends_low
                beside_high &= ~ends_high
            region += 1
        stack = state[at.STACKS + space]
        discs = height_of(stack)
        emperor = has_emperor(stack)
        low = (ends_low | near_low & can_meet(scratch, discs, emperor, 0)) & ~low_bit(space)
        high = (ends_high | near_high & can_meet(scratch, discs, emperor, 1)) & ~high_bit(space)
        found = emit_moves(scratch, found, at.MOVE | space << at.SPACE_SHIFT, low, high)
    return found


@kernel
def open_spaces(board: Flat, scratch: Flat, zones: int, word: int) -> int:
    """Mask of the empty spaces that a walk may enter if it pays for exactly these zones."""
    mask = scratch[at.EMPTY + word] & ~scratch[at.STORMY + word]
    zone = 0
    while zones:
        if zones & 1:
            mask |= scratch[at.EMPTY + word] & board[at.ZONE_SPACES + 2 * zone + word]
        zones >>= 1
        zone += 1
    return mask


@kernel
def add_walk(board: Flat, scratch: Flat, walks: int, zones: int, low: int, high: int, back: int) -> int:
    """Flood from the given spaces, paying for these zones, and add the walk if it is new; returns the count.

    ``back`` is the space that the stack left, which counts as empty in the first printing (E16.2), or -1.
    """
    open_low = open_spaces(board, scratch, zones, 0)
    open_high = open_spaces(board, scratch, zones, 1)
    if back >= 0:
        open_low |= low_bit(back)
        open_high |= high_bit(back)
    low, high, near_low, near_high = flood(board, low, high, open_low, open_high)
    for walk in range(walks):
        place = scratch[at.WALKS] + at.WALK_ROW * walk
        if scratch[place] == zones and scratch[place + 1] == low and scratch[place + 2] == high:
            return walks
    place = scratch[at.WALKS] + at.WALK_ROW * walks
    scratch[place] = zones
    scratch[place + 1] = low
    scratch[place + 2] = high
    scratch[place + 3] = near_low
    scratch[place + 4] = near_high
    return walks + 1


@kernel
def extend_walk(board: Flat, scratch: Flat, walks: int, walk: int, stormy: int, start: int, start_zone: int) -> int:
    """Add every walk that enters one more stormy zone through an empty space of it; returns the count."""
    place = scratch[at.WALKS] + at.WALK_ROW * walk
    zones = scratch[place]
    for zone in range(board[at.ZONES]):
        if (stormy >> zone) & 1 and not (zones >> zone) & 1:
            free_low = scratch[at.EMPTY]
            free_high = scratch[at.EMPTY + 1]
            more = zones | 1 << zone
            back = start if start_zone > 0 and (more >> (start_zone - 1)) & 1 else -1
            if start_zone == zone + 1:
                free_low |= low_bit(start)
                free_high |= high_bit(start)
            enter_low = scratch[place + 3] & board[at.ZONE_SPACES + 2 * zone] & free_low
            enter_high = scratch[place + 4] & board[at.ZONE_SPACES + 2 * zone + 1] & free_high
            if enter_low | enter_high:
                low = scratch[place + 1] | enter_low
                high = scratch[place + 2] | enter_high
                walks = add_walk(board, scratch, walks, more, low, high, back)
    return walks


@kernel
def emit_ends(
    scratch: Flat, found: int, stack: int, space: int, zones: int, lost: int, ends: tuple[int, int, int, int]
) -> int:
    """List the moves that end after a loss of discs, for each choice of whether the Emperor is lost (E9.2).

    ``ends`` holds two masks of the empty spaces reached and two of the spaces whose stacks may be met.
    """
    ends_low, ends_high, near_low, near_high = ends
    discs = height_of(stack) - lost
    emperor = has_emperor(stack)
    not_low = ~low_bit(space)
    not_high = ~high_bit(space)
    decision = at.MOVE | space << at.SPACE_SHIFT | zones << at.ZONES_SHIFT
    low = (ends_low | near_low & can_meet(scratch, discs, emperor, 0)) & not_low
    high = (ends_high | near_high & can_meet(scratch, discs, emperor, 1)) & not_high
    found = emit_moves(scratch, found, decision, low, high)
    if emperor and lost > 0:
        low = (ends_low | near_low & can_meet(scratch, discs, 0, 0)) & not_low
        high = (ends_high | near_high & can_meet(scratch, discs, 0, 1)) & not_high
        found = emit_moves(scratch, found, decision | 1 << at.EMPEROR_SHIFT, low, high)
    return found


@kernel
def emit_scatter(scratch: Flat, found: int, space: int, zones: int) -> int:
    """List the move by which a stack loses its last disc to a tempest (E9.7)."""
    scratch[at.SCATTERS] += 1
    return emit(scratch, found, at.SCATTER | space << at.SPACE_SHIFT | zones << at.ZONES_SHIFT)


@kernel
def legal_stormy_moves(board: Flat, state: Flat, scratch: Flat, found: int, space: int, stormy: int) -> int:
    """List the moves of one stack where tempests cost discs: one per end, zones and lost discs (E9.2-E9.8)."""
    stack = state[at.STACKS + space]
    height = height_of(stack)
    zone = zone_of(board, space)
    paid = stormy & (1 << (zone - 1)) if zone > 0 else 0  # E9.3: its own zone takes a disc at the start
    walks = add_walk(board, scratch, 0, paid, low_bit(space), high_bit(space), -1)
    walk = 0
    while walk < walks:
        place = scratch[at.WALKS] + at.WALK_ROW * walk
        zones = scratch[place]
        lost = count_bits(zones)
        if lost == height:
            found = emit_scatter(scratch, found, space, zones)
            walk += 1
            continue
        walks = extend_walk(board, scratch, walks, walk, stormy, space, 0)
        near_low = scratch[place + 3]
        near_high = scratch[place + 4]
        other_low = scratch[at.STORMY]
        other_high = scratch[at.STORMY + 1]
        for zone in range(board[at.ZONES]):
            zone_low = board[at.ZONE_SPACES + 2 * zone]
            zone_high = board[at.ZONE_SPACES + 2 * zone + 1]
            if (zones >> zone) & 1:
                other_low &= ~zone_low
                other_high &= ~zone_high
            elif (stormy >> zone) & 1:
                # Only the last step enters the zone, onto a stack; a zone with another entry has its own walk.
                enter = (zone_low & near_low & scratch[at.EMPTY]) | (zone_high & near_high & scratch[at.EMPTY + 1])
                if enter == 0 and (near_low & zone_low) | (near_high & zone_high) and lost + 1 < height:
                    last = (0, 0, near_low & zone_low, near_high & zone_high)
                    found = emit_ends(scratch, found, stack, space, zones | 1 << zone, lost + 1, last)
        ends = (
            scratch[place + 1] & scratch[at.EMPTY],
            scratch[place + 2] & scratch[at.EMPTY + 1],
            near_low & ~other_low,
            near_high & ~other_high,
        )
        found = emit_ends(scratch, found, stack, space, zones, lost, ends)
        walk += 1
    return found


@kernel
def note_ends(scratch: Flat, lost: int, ends_low: int, ends_high: int, near_low: int, near_high: int) -> None:
    """First printing: record the ends that a stack reaches at this cost in discs."""
    scratch[at.ENDS + 2 * lost] |= ends_low
    scratch[at.ENDS + 2 * lost + 1] |= ends_high
    scratch[at.TARGETS + 2 * lost] |= near_low
    scratch[at.TARGETS + 2 * lost + 1] |= near_high


@kernel
def note_last_step(
    board: Flat, scratch: Flat, height: int, zones: int, near_low: int, near_high: int, space: int
) -> None:
    """First printing: record the stacks that one last step of a walk meets; a new zone costs one disc more."""
    lost = count_bits(zones)
    near_low &= ~low_bit(space)
    near_high &= ~high_bit(space)
    dear_low = near_low & scratch[at.STORMY]
    dear_high = near_high & scratch[at.STORMY + 1]
    for zone in range(board[at.ZONES]):
        if (zones >> zone) & 1:
            dear_low &= ~board[at.ZONE_SPACES + 2 * zone]
            dear_high &= ~board[at.ZONE_SPACES + 2 * zone + 1]
    note_ends(scratch, lost, 0, 0, near_low & ~dear_low, near_high & ~dear_high)
    if lost + 1 < height:
        note_ends(scratch, lost + 1, 0, 0, dear_low, dear_high)


@kernel
def legal_first_printing_moves(board: Flat, state: Flat, scratch: Flat, found: int, space: int, stormy: int) -> int:
    """List the moves of one stack in the first printing, where only the number of zones counts (E16.2)."""
    stack = state[at.STACKS + space]
    height = height_of(stack)
    zone = zone_of(board, space)
    for place in range(at.ENDS, at.TARGETS + 8):
        scratch[place] = 0
    walks = 0
    if zone == 0:
        walks = add_walk(board, scratch, 0, 0, low_bit(space), high_bit(space), -1)
    else:
        # Starting in a tempest is free, but returning to the start is not. So every first step starts its own
        # walk, and a stack beside the start is met without a walk.
        row = at.SPACE_ROWS + space * at.ROW + at.STEPS
        note_last_step(board, scratch, height, 0, board[row], board[row + 1], space)
        low = board[row] & scratch[at.EMPTY]
        high = board[row + 1] & scratch[at.EMPTY + 1]
        while low | high:
            if low:
                out_low = low & -low
                out_high = 0
                first = lowest_bit(low)
            else:
                out_low = 0
                out_high = high & -high
                first = at.WORD + lowest_bit(high)
            low &= ~out_low
            high &= ~out_high
            entered = zone_of(board, first)
            zones = 1 << (entered - 1) if entered > 0 else 0
            walks = add_walk(board, scratch, walks, zones, out_low, out_high, space if entered == zone else -1)
    scattered = False
    walk = 0
    while walk < walks:
        place = scratch[at.WALKS] + at.WALK_ROW * walk
        zones = scratch[place]
        lost = count_bits(zones)
        if lost == height:
            scattered = True
        else:
            walks = extend_walk(board, scratch, walks, walk, stormy, space, zone)
            note_ends(
                scratch, lost, scratch[place + 1] & scratch[at.EMPTY], scratch[place + 2] & scratch[at.EMPTY + 1], 0, 0
            )
            note_last_step(board, scratch, height, zones, scratch[place + 3], scratch[place + 4], space)
        walk += 1
    for lost in range(height):
        ends = (
            scratch[at.ENDS + 2 * lost],
            scratch[at.ENDS + 2 * lost + 1],
            scratch[at.TARGETS + 2 * lost],
            scratch[at.TARGETS + 2 * lost + 1],
        )
        found = emit_ends(scratch, found, stack, space, lost, lost, ends)
    if scattered:
        found = emit_scatter(scratch, found, space, height)
    return found
