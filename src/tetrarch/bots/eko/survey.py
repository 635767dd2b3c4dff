"""A survey of a position of Ekö for its network: what each stack reaches, takes and could build.

All seats share it, so it is made once for each position. It treats tempests as calm.
"""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, kernel, lowest_bit
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.construction import ceiling_of
from tetrarch.eko.rules.movement import all_spaces
from tetrarch.eko.rules.state import (
    builder_of,
    building_at,
    has_emperor,
    height_of,
    high_bit,
    low_bit,
    points_of,
    pop_space,
    sites_near,
    worth_of,
    zone_of,
)

ATTACKS = 0
"""By seat and height of the victim: two masks of the spaces where a stack of the seat could take such a victim."""
SITES_NOW = ATTACKS + 32
"""By seat and height: mask of the sites beside stacks of at least this height."""
SITES_NEXT = SITES_NOW + 16
"""By seat and height: mask of the sites beside what stacks of at least this height reach in one move."""
BEST_BUILD = SITES_NEXT + 16
"""By seat: the class of its best construction now."""
BEST_GAIN = BEST_BUILD + 4
"""By seat: the most points that one construction brings now."""
SECOND_GAIN = BEST_GAIN + 4
"""By seat: the most points that one construction by another stack brings now."""
BEST_VICTIM = SECOND_GAIN + 4
"""By seat: the class of the best victim that a stack can take now."""
DISCS_IN_DANGER = BEST_VICTIM + 4
"""By seat: the discs that others could take, without an Emperor's stack."""
EMPEROR_DANGER = DISCS_IN_DANGER + 4
"""By seat: the class of danger of its Emperor on the board."""
OPEN_STACKS = EMPEROR_DANGER + 4
"""By seat: the stacks that can be reinforced."""
CAPITAL_NOW = OPEN_STACKS + 4
"""By seat: 1 if it can build on a capital now."""
TOWERS = CAPITAL_NOW + 4
"""By seat: the stacks of at least three discs."""
SEAT_POINTS = TOWERS + 4
"""By seat: its points."""
BUILT = SEAT_POINTS + 4
"""Mask of the sites with buildings."""
STACKS = BUILT + 1
"""The number of stacks in the list."""
REGIONS = STACKS + 1
"""The number of connected groups of empty spaces."""
STACK_LIST = REGIONS + 1
"""For each stack: its owner, its height and Emperor, then STACK_CODES codes; a row is STACK_ROW long."""
SPACE, OWNER, REACH_LOW, REACH_HIGH, FREEDOM, CODES = range(6)
STACK_CODES = 4
STACK_ROW = CODES + STACK_CODES
MOST_STACKS = 64
REGION_LIST = STACK_LIST + MOST_STACKS * STACK_ROW
"""For each group: two masks of its spaces, two of all one step away, and the mask of the sites beside it."""
REGION_ROW = 5
SURVEY_SIZE = REGION_LIST + at.MAX_SPACES * REGION_ROW

# The codes of a stack
DANGERS = 4
VICTIMS = 6
BUILDS = 8
STACK_DANGER = 0
"""A stack: height, Emperor, danger."""
STACK_VICTIM = STACK_DANGER + 32
"""A stack: height, what it could take, whether its owner is to act."""
STACK_BUILD = STACK_VICTIM + 48
"""A stack: height, what it could build, on a first capital, whether its owner is to act."""
STACK_PLACE = STACK_BUILD + 128
"""A stack: height, freedom, free sites beside it, whether an enemy building closes it to reinforcement."""
STACK_KINDS = STACK_PLACE + 160

FREEDOMS = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3)
"""The class of a number of reachable spaces."""


@kernel
def survey_position(board: Flat, state: Flat, work: Flat) -> None:
    """Collect what the features of all seats share."""
    for place in range(STACK_LIST):
        work[place] = 0
    survey_regions(board, state, work)
    players = board[at.PLAYERS]
    built = 0
    for seat in range(players):
        built |= state[at.SEAT_SITES + seat]
        work[SEAT_POINTS + seat] = points_of(board, state, seat)
    work[BUILT] = built
    for seat in range(players):
        low = state[at.SEAT_SPACES + 2 * seat]
        high = state[at.SEAT_SPACES + 2 * seat + 1]
        while low | high:
            space, low, high = pop_space(low, high)
            survey_stack(board, state, work, seat, space)
        for height in range(3, 0, -1):  # what taller stacks reach counts for lower heights too
            work[SITES_NOW + 4 * seat + height - 1] |= work[SITES_NOW + 4 * seat + height]
            work[SITES_NEXT + 4 * seat + height - 1] |= work[SITES_NEXT + 4 * seat + height]
    for number in range(work[STACKS]):
        classify_stack(board, state, work, STACK_LIST + number * STACK_ROW)


@kernel
def survey_regions(board: Flat, state: Flat, work: Flat) -> None:
    """List the connected groups of empty spaces."""
    empty_low = all_spaces(board, 0)
    empty_high = all_spaces(board, 1)
    for seat in range(board[at.PLAYERS]):
        empty_low &= ~state[at.SEAT_SPACES + 2 * seat]
        empty_high &= ~state[at.SEAT_SPACES + 2 * seat + 1]
    left_low = empty_low
    left_high = empty_high
    regions = 0
    while left_low | left_high:
        todo_low = left_low & -left_low
        todo_high = 0 if todo_low else left_high & -left_high
        low = todo_low
        high = todo_high
        near_low = 0
        near_high = 0
        sites = 0
        while todo_low | todo_high:
            space, todo_low, todo_high = pop_space(todo_low, todo_high)
            row = at.SPACE_ROWS + space * at.ROW
            steps_low = board[row + at.STEPS]
            steps_high = board[row + at.STEPS + 1]
            near_low |= steps_low
            near_high |= steps_high
            sites |= board[row + at.SITES_NEAR]
            fresh_low = steps_low & empty_low & ~low
            fresh_high = steps_high & empty_high & ~high
            low |= fresh_low
            high |= fresh_high
            todo_low |= fresh_low
            todo_high |= fresh_high
        left_low &= ~low
        left_high &= ~high
        place = REGION_LIST + regions * REGION_ROW
        work[place] = low
        work[place + 1] = high
        work[place + 2] = near_low
        work[place + 3] = near_high
        work[place + 4] = sites
        regions += 1
    work[REGIONS] = regions


@kernel
def survey_stack(board: Flat, state: Flat, work: Flat, seat: int, space: int) -> None:
    """List a stack with what it reaches, and add this to what its seat attacks and where it could build."""
    row = at.SPACE_ROWS + space * at.ROW
    near_low = board[row + at.STEPS]
    near_high = board[row + at.STEPS + 1]
    beside = board[row + at.SITES_NEAR]
    sites = 0
    freedom = 0
    steps_low = near_low
    steps_high = near_high
    for region in range(work[REGIONS]):
        place = REGION_LIST + region * REGION_ROW
        if (work[place] & steps_low) | (work[place + 1] & steps_high):
            near_low |= work[place] | work[place + 2]
            near_high |= work[place + 1] | work[place + 3]
            sites |= work[place + 4]
            freedom += count_bits(work[place]) + count_bits(work[place + 1])
    stack = state[at.STACKS + space]
    height = height_of(stack)
    work[SITES_NOW + 4 * seat + height - 1] |= beside
    work[SITES_NEXT + 4 * seat + height - 1] |= sites
    for victim in range(1, height + has_emperor(stack)):
        place = ATTACKS + 8 * seat + 2 * (victim - 1)
        work[place] |= near_low
        work[place + 1] |= near_high
    if height == 1:
        place = ATTACKS + 8 * seat + 6
        work[place] |= near_low
        work[place + 1] |= near_high
    place = STACK_LIST + work[STACKS] * STACK_ROW
    work[STACKS] += 1
    work[place + SPACE] = space
    work[place + OWNER] = seat
    work[place + REACH_LOW] = near_low
    work[place + REACH_HIGH] = near_high
    work[place + FREEDOM] = freedom


@kernel
def attackers_of(board: Flat, work: Flat, owner: int, height: int, low: int, high: int) -> int:
    """Mask of the seats that could take a stack of this owner and height on one of the masked spaces."""
    found = 0
    for seat in range(board[at.PLAYERS]):
        place = ATTACKS + 8 * seat + 2 * (height - 1)
        if seat != owner and (work[place] & low) | (work[place + 1] & high):
            found |= 1 << seat
    return found


@kernel
def danger_class(state: Flat, owner: int, attackers: int) -> int:
    """0 for none; 1 for attackers while the owner is in turn; 2 for the seat in turn; 3 for others behind it."""
    if attackers == 0:
        return 0
    if owner == state[at.SEAT]:
        return 1
    return 2 if (attackers >> state[at.SEAT]) & 1 else 3


@kernel
def victim_class(state: Flat, owner: int, stack: int, low: int, high: int) -> int:
    """What a stack can take among the masked spaces: 0 for nothing, else the greatest height, 5 for an Emperor."""
    foes_low = low & ~state[at.SEAT_SPACES + 2 * owner]
    foes_high = high & ~state[at.SEAT_SPACES + 2 * owner + 1]
    height = height_of(stack)
    most = height - 1 + has_emperor(stack)
    best = 0
    for victim in range(1, 5):
        if victim <= most or (victim == 4 and height == 1):
            there_low = foes_low & state[at.HEIGHT_SPACES + 2 * (victim - 1)]
            there_high = foes_high & state[at.HEIGHT_SPACES + 2 * (victim - 1) + 1]
            if there_low | there_high:
                best = victim
                for seat in range(4):
                    emperor = state[at.EMPEROR + seat]
                    if (
                        seat != owner
                        and emperor >= 0
                        and (there_low & low_bit(emperor)) | (there_high & high_bit(emperor))
                    ):
                        return 5
    return best


@kernel
def build_value(board: Flat, state: Flat, seat: int, height: int, site: int) -> tuple[int, int]:
    """The best construction of a stack on a site: the points it brings, and those that others lose; 0, 0 for none."""
    before = building_at(board, state, site)
    worth = worth_of(before)
    supply = at.SUPPLY + 3 * seat - 1
    greater = worth + 1
    can_grow = greater <= 3 and greater <= ceiling_of(board, site) and state[supply + min(greater, 3)] > 0
    if before == 0 or builder_of(before) == seat:
        return (1, 0) if can_grow and greater <= height else (0, 0)
    if can_grow and greater + 1 <= height:
        return greater, worth
    if state[supply + worth] > 0 and worth + 1 <= height:
        return worth, worth
    return 0, 0


@kernel
def classify_stack(board: Flat, state: Flat, work: Flat, row: int) -> None:
    """Write the codes of a listed stack, and what follows from it for its owner."""
    space = work[row + SPACE]
    owner = work[row + OWNER]
    stack = state[at.STACKS + space]
    height = height_of(stack)
    low = low_bit(space)
    high = high_bit(space)
    attackers = attackers_of(board, work, owner, height, low, high)
    danger = danger_class(state, owner, attackers)
    if has_emperor(stack):
        work[EMPEROR_DANGER + owner] = danger
    elif danger:
        work[DISCS_IN_DANGER + owner] += height
    acts = 1 if owner == state[at.SEAT] and state[at.STEP] <= at.MARCH_ACTION_STEP else 0
    victim = victim_class(state, owner, stack, work[row + REACH_LOW], work[row + REACH_HIGH])
    work[BEST_VICTIM + owner] = max(work[BEST_VICTIM + owner], victim)
    if height >= 3:
        work[TOWERS + owner] += 1
    beside = sites_near(board, space)
    gain = 0
    value = 0
    capital = 0
    is_needed = state[at.CAPITALS + owner] == 0
    free = beside & ~work[BUILT]
    if free and state[at.SUPPLY + 3 * owner] > 0:
        gain = 1
        value = 1
        if is_needed and free & board[at.CAPITAL_SITES]:
            capital = 1
    sites = beside & work[BUILT] if height > 1 else 0
    while sites:
        site = lowest_bit(sites)
        sites &= sites - 1
        won, lost = build_value(board, state, owner, height, site)
        if won:
            gain = max(gain, won)
            value = max(value, won + lost)
            if is_needed and (board[at.CAPITAL_SITES] >> site) & 1:
                capital = 1
    work[BEST_BUILD + owner] = max(work[BEST_BUILD + owner], value)
    if gain > work[BEST_GAIN + owner]:
        work[SECOND_GAIN + owner] = work[BEST_GAIN + owner]
        work[BEST_GAIN + owner] = gain
    else:
        work[SECOND_GAIN + owner] = max(work[SECOND_GAIN + owner], gain)
    work[CAPITAL_NOW + owner] |= capital
    is_closed = 1 if beside & work[BUILT] & ~state[at.SEAT_SITES + owner] else 0
    if not is_closed and height < 4 and zone_of(board, space) == 0:
        work[OPEN_STACKS + owner] += 1
    freedom = work[row + FREEDOM]
    freedom = FREEDOMS[freedom] if freedom < 12 else 4
    code = height - 1
    work[row + CODES] = STACK_DANGER + (code * 2 + has_emperor(stack)) * DANGERS + danger
    work[row + CODES + 1] = STACK_VICTIM + (code * VICTIMS + victim) * 2 + acts
    work[row + CODES + 2] = STACK_BUILD + ((code * BUILDS + value) * 2 + capital) * 2 + acts
    free_sites = min(count_bits(free), 3)
    work[row + CODES + 3] = STACK_PLACE + ((code * 5 + freedom) * 4 + free_sites) * 2 + is_closed


@kernel
def seats_that_build(board: Flat, state: Flat, work: Flat, masks: int, site: int, before: int) -> int:
    """Mask of the seats with a stack that could build on a site, among the sites by height at a place of the survey."""
    worth = worth_of(before)
    found = 0
    for seat in range(board[at.PLAYERS]):
        if (work[masks + 4 * seat + worth] >> site) & 1:
            kind = max(worth - 1, 0)
            if before != 0 and builder_of(before) == seat:
                kind = worth if worth < ceiling_of(board, site) else 3
            if kind < 3 and state[at.SUPPLY + 3 * seat + kind] > 0:
                found |= 1 << seat
    return found


@kernel
def soonest(state: Flat, seats: int) -> int:
    """0 for no seat, 1 if the seat in turn is one of them, 2 for others."""
    if seats == 0:
        return 0
    return 1 if (seats >> state[at.SEAT]) & 1 else 2


@kernel
def is_attacked(board: Flat, work: Flat, seat: int, height: int, space: int) -> bool:
    """Whether another seat could take a stack of a seat with this height on a space."""
    return attackers_of(board, work, seat, height, low_bit(space), high_bit(space)) != 0


@kernel
def best_build_at(board: Flat, state: Flat, work: Flat, seat: int, height: int, space: int) -> tuple[int, int]:
    """The class of the best construction by a stack of this height on a space, and 1 if it reaches a first capital."""
    beside = sites_near(board, space)
    is_needed = state[at.CAPITALS + seat] == 0
    free = beside & ~work[BUILT]
    value = 0
    capital = 0
    if free and state[at.SUPPLY + 3 * seat] > 0:
        value = 1
        if is_needed and free & board[at.CAPITAL_SITES]:
            capital = 1
    sites = beside & work[BUILT] if height > 1 else 0
    while sites:
        site = lowest_bit(sites)
        sites &= sites - 1
        won, lost = build_value(board, state, seat, height, site)
        if won:
            value = max(value, won + lost)
            if is_needed and (board[at.CAPITAL_SITES] >> site) & 1:
                capital = 1
    return value, capital
