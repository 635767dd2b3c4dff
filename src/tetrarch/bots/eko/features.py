"""What the network of Ekö reads: sparse features of a position from the perspective of each seat.

Features name no places of the board, so boards that are turned or mirrored have the same ones. A survey collects what
all seats share: what each stack reaches, takes and could build. It treats tempests as calm.
"""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, kernel, lowest_bit
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.construction import ceiling_of
from tetrarch.eko.rules.movement import all_spaces
from tetrarch.eko.rules.state import (
    builder_of,
    building_at,
    certain_points,
    has_emperor,
    height_of,
    high_bit,
    holds_beacon,
    low_bit,
    owner_of,
    points_of,
    pop_space,
    sites_near,
    worth_of,
    zone_of,
)

VERSION = 1
"""A change of what any feature means raises it, so that older weights are rejected."""

# ------------------------------------------------------------------------------------------------------- the survey
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

# ------------------------------------------------------------------------------------- features, by groups in one table
RELATIONS = 4
"""Seats relative to the perspective: itself, then the others in the order of turns."""
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
BUILDING = RELATIONS * STACK_KINDS
"""A building: relation of its owner, worth, capital, who could replace it now and after a move, its own upgrade."""
BUILDING_KINDS = 3 * 2 * 3 * 3 * 3
CAPITAL = BUILDING + RELATIONS * BUILDING_KINDS
"""A free capital: how soon the seat and the others could build there."""
SEAT = CAPITAL + 9
"""What each seat has, for each relation."""
S_POINTS = 0
S_DISCS = S_POINTS + 36
S_RESERVE = S_DISCS + 17
S_BOX = S_RESERVE + 16
S_SUPPLY1 = S_BOX + 8
S_SUPPLY2 = S_SUPPLY1 + 6
S_SUPPLY3 = S_SUPPLY2 + 4
S_EMPEROR = S_SUPPLY3 + 2
S_BUILD = S_EMPEROR + 9
S_VICTIM = S_BUILD + 3 * BUILDS
S_WIN = S_VICTIM + 3 * VICTIMS
S_LOSS = S_WIN + 12
S_STACKS = S_LOSS + 24
S_TOWERS = S_STACKS + 17
S_SITES = S_TOWERS + 6
S_NEXT_SITES = S_SITES + 8
S_CAPITAL = S_NEXT_SITES + 8
S_OPEN = S_CAPITAL + 12
S_PYRAMIDS = S_OPEN + 5
S_BEACON = S_PYRAMIDS + 5
S_TEMPLES = S_BEACON + 2
S_OUT = S_TEMPLES + 3
SEAT_KINDS = S_OUT + 1
TABLE = SEAT + RELATIONS * SEAT_KINDS
T_STEP = TABLE
"""The step, and the relation of who is in turn and of who decides."""
T_MARCH = T_STEP + 8 * RELATIONS
"""Whether the seat in turn has marched, can no longer march, or can."""
T_PLAYERS = T_MARCH + 3 * RELATIONS
T_ROUNDS_LEFT = T_PLAYERS + 12
T_ROUND = T_ROUNDS_LEFT + 16
T_FREE_SITES = T_ROUND + 10
T_ZONES = T_FREE_SITES + 12
T_PYRAMIDS = T_ZONES + 6
T_TEMPLES = T_PYRAMIDS + 5
T_BEACONS = T_TEMPLES + 3
T_PRINTING = T_BEACONS + 2
T_IDLE = T_PRINTING + 2
T_PLACED = T_IDLE + 4
T_PAID = T_PLACED + 2
T_USED = T_PAID + 3
FEATURES = T_USED + 2
MOST_FEATURES = MOST_STACKS * STACK_CODES + at.MAX_SITES + RELATIONS * 26 + 24

# --------------------------------------------------------------------------------------------------- owners of sites
O_BUILDING = 0
"""What stands on a site, and whether it is a capital."""
O_NOW = O_BUILDING + 14
"""Who could build there now."""
O_NEXT = O_NOW + 6
"""Who could build there after a move."""
O_SEAT = O_NEXT + 6
"""Whether the seat is in the game and in turn."""
OWNER_FEATURES = O_SEAT + 3
MOST_OWNER_FEATURES = 4

# --------------------------------------------------------------------------------------------------------- decisions
D_KIND = 0
"""The kind of the decision, and whether it is part of a march."""
D_LEAVE = D_KIND + 28
"""A move: height, Emperor, danger, and discs lost to tempests."""
D_ORIGIN = D_LEAVE + 48
"""A move: what could be built where it begins, and free sites there."""
D_MEET = D_ORIGIN + 32
"""A move: the height that arrives, what it meets, and danger there."""
D_TARGET = D_MEET + 72
"""A move: what could be built where it ends, on a first capital, and free sites there."""
D_BUILD = D_TARGET + 64
"""A construction: worth, what stood there, and capital."""
D_SPEND = D_BUILD + 45
"""A construction: height that is left, whether it spends the Emperor, danger of the stack."""
D_POINTS = D_SPEND + 16
"""A construction or capture: the points of the seat after it, and whether it has a capital then."""
D_LOSER = D_POINTS + 36
"""The points of the seat that loses a building or stack, and whether it has a capital."""
D_PLACE = D_LOSER + 36
"""A placement: discs, Emperor, height before."""
D_PLACE_AT = D_PLACE + 50
"""A placement: height after it, danger of that, what could be built then."""
D_SITES = D_PLACE_AT + 64
"""A placement in the game or the set-up: free sites, a capital beside it, Emperor."""
D_BESIDE = D_SITES + 16
"""A placement in the set-up: own and enemy stacks one step away."""
D_SAND = D_BESIDE + 16
"""The Temple of the Sand: height and Emperor of the victim."""
D_GIVE = D_SAND + 8
"""An exchange: relation of the Emperor that is given."""
DECISION_FEATURES = D_GIVE + RELATIONS
MOST_DECISION_FEATURES = 7

GROUPS = {
    "stack": BUILDING,
    "building": CAPITAL - BUILDING,
    "capital": SEAT - CAPITAL,
    "seat": TABLE - SEAT,
    "table": FEATURES - TABLE,
    "owner": OWNER_FEATURES,
    "decision": DECISION_FEATURES,
}
"""The groups of features and their sizes."""

FREEDOMS = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3)
"""The class of a number of reachable spaces."""
BUCKETS = (0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 6, 7)
"""The class of a count, in eight classes."""


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
def write_features(board: Flat, state: Flat, work: Flat, seat: int, out: Flat, begin: int) -> int:
    """Write the features from a seat's perspective; returns the place behind the last. Needs a survey."""
    players = board[at.PLAYERS]
    place = begin
    for number in range(work[STACKS]):
        row = STACK_LIST + number * STACK_ROW
        base = (work[row + OWNER] - seat) % players * STACK_KINDS
        for code in range(STACK_CODES):
            out[place + code] = base + work[row + CODES + code]
        place += STACK_CODES
    place = write_sites(board, state, work, seat, out, place)
    for relation in range(players):
        place = write_seat(board, state, work, seat, relation, out, place)
    return write_table(board, state, work, seat, out, place)


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
def write_sites(board: Flat, state: Flat, work: Flat, seat: int, out: Flat, begin: int) -> int:
    """Write the features of buildings and free capitals."""
    players = board[at.PLAYERS]
    place = begin
    sites = work[BUILT]
    while sites:
        site = lowest_bit(sites)
        sites &= sites - 1
        before = building_at(board, state, site)
        owner = builder_of(before)
        now = seats_that_build(board, state, work, SITES_NOW, site, before)
        after = seats_that_build(board, state, work, SITES_NEXT, site, before)
        upgrade = 1 if (now >> owner) & 1 else 2 * ((after >> owner) & 1)
        threat = soonest(state, now & ~(1 << owner))
        later = soonest(state, after & ~(1 << owner))
        code = ((worth_of(before) - 1) * 2 + ((board[at.CAPITAL_SITES] >> site) & 1)) * 3 + threat
        code = (code * 3 + later) * 3 + upgrade
        out[place] = BUILDING + (owner - seat) % players * BUILDING_KINDS + code
        place += 1
    sites = board[at.CAPITAL_SITES] & ~work[BUILT]
    while sites:
        site = lowest_bit(sites)
        sites &= sites - 1
        now = seats_that_build(board, state, work, SITES_NOW, site, 0)
        after = seats_that_build(board, state, work, SITES_NEXT, site, 0)
        own = 2 if (now >> seat) & 1 else (after >> seat) & 1
        others = 2 if now & ~(1 << seat) else (1 if after & ~(1 << seat) else 0)
        out[place] = CAPITAL + 3 * own + others
        place += 1
    return place


@kernel
def bucket(count: int) -> int:
    """The class of a count, from 0 to 7."""
    return BUCKETS[count] if count < 12 else 7


@kernel
def write_seat(board: Flat, state: Flat, work: Flat, viewer: int, relation: int, out: Flat, begin: int) -> int:
    """Write the features of what the seat in a relation to the viewer has."""
    players = board[at.PLAYERS]
    seat = (viewer + relation) % players
    base = SEAT + relation * SEAT_KINDS
    place = begin
    points = work[SEAT_POINTS + seat]
    has_capital = 1 if state[at.CAPITALS + seat] > 0 else 0
    out[place] = base + S_POINTS + 2 * min(points, 17) + has_capital
    place += 1
    if state[at.DISCS + seat] == 0 and state[at.STEP] > at.DRAFT_STEP:
        out[place] = base + S_OUT
        return place + 1
    distance = min((seat - state[at.SEAT]) % players, 2)
    soldiers = state[at.SOLDIERS + seat]
    out[place] = base + S_DISCS + min(state[at.DISCS + seat], 16)
    out[place + 1] = base + S_RESERVE + min(soldiers, 15)
    out[place + 2] = base + S_BOX + bucket(state[at.BOX + seat])
    supply = at.SUPPLY + 3 * seat
    out[place + 3] = base + S_SUPPLY1 + min(state[supply], 5)
    out[place + 4] = base + S_SUPPLY2 + min(state[supply + 1], 3)
    out[place + 5] = base + S_SUPPLY3 + min(state[supply + 2], 1)
    emperor = state[at.EMPEROR + seat]
    if emperor > at.IN_RESERVE:
        kind = work[EMPEROR_DANGER + seat]
    elif emperor == at.IN_RESERVE:
        kind = 4
    else:
        kind = 5 + (at.CAPTIVE - emperor - viewer) % players
    out[place + 6] = base + S_EMPEROR + kind
    out[place + 7] = base + S_BUILD + 8 * distance + work[BEST_BUILD + seat]
    out[place + 8] = base + S_VICTIM + VICTIMS * distance + work[BEST_VICTIM + seat]
    out[place + 9] = base + S_WIN + 4 * distance + win_class(state, work, seat)
    out[place + 10] = base + S_LOSS + 8 * distance + bucket(work[DISCS_IN_DANGER + seat])
    own_stacks = count_bits(state[at.SEAT_SPACES + 2 * seat]) + count_bits(state[at.SEAT_SPACES + 2 * seat + 1])
    out[place + 11] = base + S_STACKS + min(own_stacks, 16)
    out[place + 12] = base + S_TOWERS + min(work[TOWERS + seat], 5)
    out[place + 13] = base + S_SITES + bucket(count_bits(work[SITES_NOW + 4 * seat] & ~work[BUILT]))
    out[place + 14] = base + S_NEXT_SITES + bucket(count_bits(work[SITES_NEXT + 4 * seat] & ~work[BUILT]))
    capital = 3 if has_capital else work[CAPITAL_NOW + seat]
    if capital == 0 and work[SITES_NEXT + 4 * seat] & board[at.CAPITAL_SITES] & ~work[BUILT]:
        capital = 2
    out[place + 15] = base + S_CAPITAL + 4 * distance + capital
    out[place + 16] = base + S_OPEN + min(work[OPEN_STACKS + seat], 4)
    place += 17
    if board[at.PYRAMIDS] > 0:
        out[place] = base + S_PYRAMIDS + min((points - certain_points(board, state, seat)) // 2, 4)
        place += 1
    if board[at.BEACONS] > 0:
        out[place] = base + S_BEACON + (1 if holds_beacon(board, state, seat) else 0)
        place += 1
    for temple in range(3):
        if state[at.SEAT_SITES + seat] & board[at.WIND_SITES + temple]:
            out[place] = base + S_TEMPLES + temple
            place += 1
    return place


@kernel
def win_class(state: Flat, work: Flat, seat: int) -> int:
    """How near a seat is to a win by points: 3 with one construction or capture, 2 with two, 1 with one next turn."""
    points = work[SEAT_POINTS + seat]
    has_capital = state[at.CAPITALS + seat] > 0 or work[CAPITAL_NOW + seat]
    captive = 3 if work[BEST_VICTIM + seat] == 5 else 0
    best = max(work[BEST_GAIN + seat], captive)
    if not has_capital:
        return 0
    if points + best >= 12:
        return 3
    if state[at.SOLDIERS + seat] >= 3 and points + best + max(work[SECOND_GAIN + seat], 1) >= 12:
        return 2
    return 1 if points + best + 2 >= 12 else 0


@kernel
def write_table(board: Flat, state: Flat, work: Flat, seat: int, out: Flat, begin: int) -> int:
    """Write the features of the whole table: the step, the variants, and how far the game is."""
    players = board[at.PLAYERS]
    relation = (state[at.SEAT] - seat) % players
    place = begin
    decider = (state[at.DECIDER] - seat) % players
    out[place] = T_STEP + state[at.STEP] * RELATIONS + (relation if state[at.STEP] != at.EXCHANGE_STEP else decider)
    march = 1 if state[at.MARCHED] or state[at.MARCH_BARRED] else 0
    if march == 0 and state[at.SOLDIERS + state[at.SEAT]] >= 3:
        march = 2
    out[place + 1] = T_MARCH + march * RELATIONS + relation
    out[place + 2] = T_PLAYERS + (players - 2) * 4 + count_bits(state[at.IN_GAME]) % 4
    out[place + 3] = T_ROUND + min(state[at.ROUND] // 3, 9)
    out[place + 4] = T_FREE_SITES + min((board[at.SITES] - count_bits(work[BUILT])) // 2, 11)
    out[place + 5] = T_ZONES + min(board[at.ZONES], 5)
    out[place + 6] = T_PYRAMIDS + min(board[at.PYRAMIDS], 4)
    out[place + 7] = T_PRINTING + board[at.PRINTING]
    out[place + 8] = T_IDLE + min(state[at.IDLE_TURNS], 3)
    out[place + 9] = T_PLACED + min(state[at.PLACED], 1)
    out[place + 10] = T_PAID + min(count_bits(state[at.ZONES_PAID]), 2)
    place += 11
    if board[at.ROUND_LIMIT] > 0:
        left = board[at.ROUND_LIMIT] - state[at.ROUND]
        out[place] = T_ROUNDS_LEFT + (left if left < 8 else min(8 + (left - 8) // 5, 15))
        place += 1
    for temple in range(3):
        if board[at.WIND_SITES + temple]:
            out[place] = T_TEMPLES + temple
            place += 1
    if board[at.BEACONS] > 0:
        out[place] = T_BEACONS
        place += 1
    if state[at.SAND_USED]:
        out[place] = T_USED
        place += 1
    if state[at.MOON_USED]:
        out[place] = T_USED + 1
        place += 1
    return place


@kernel
def write_owner_features(board: Flat, state: Flat, work: Flat, site: int, seat: int, out: Flat, begin: int) -> int:
    """Write what the network reads about a site from a seat's perspective. Needs a survey."""
    before = building_at(board, state, site)
    others = ~(1 << seat)
    kind = worth_of(before)
    if before != 0 and builder_of(before) != seat:
        kind += 3
    now = seats_that_build(board, state, work, SITES_NOW, site, before)
    after = seats_that_build(board, state, work, SITES_NEXT, site, before)
    out[begin] = O_BUILDING + 2 * kind + ((board[at.CAPITAL_SITES] >> site) & 1)
    out[begin + 1] = O_NOW + 3 * ((now >> seat) & 1) + soonest(state, now & others)
    out[begin + 2] = O_NEXT + 3 * ((after >> seat) & 1) + soonest(state, after & others)
    out[begin + 3] = O_SEAT
    if state[at.DISCS + seat] > 0:
        out[begin + 3] = O_SEAT + (2 if seat == state[at.SEAT] else 1)
    return begin + MOST_OWNER_FEATURES


@kernel
def write_decision_features(board: Flat, state: Flat, work: Flat, decision: int, out: Flat, begin: int) -> int:
    """Write what the network reads about a legal decision; returns the place behind the last. Needs a survey."""
    kind = decision & at.KIND_BITS
    space = (decision >> at.SPACE_SHIFT) & at.SPACE_BITS
    target = (decision >> at.TARGET_SHIFT) & at.SPACE_BITS
    emperor = (decision >> at.EMPEROR_SHIFT) & 1
    seat = state[at.SEAT]
    if kind == at.MOVE:
        place = write_leaving(board, state, work, decision, out, begin)
        height = height_of(state[at.STACKS + space]) - zones_lost(board, decision)
        return write_arriving(board, state, work, target, height, out, place)
    out[begin] = D_KIND + 2 * kind + (1 if state[at.STEP] == at.MARCH_ACTION_STEP else 0)
    place = begin + 1
    if kind == at.CONSTRUCT:
        return write_construction(board, state, work, decision, out, place)
    if kind == at.REINFORCE or kind == at.MOON:
        count = 1 - emperor if kind == at.MOON else (decision >> at.COUNT_SHIFT) & at.COUNT_BITS
        before = height_of(state[at.STACKS + space])
        height = before + count + emperor
        danger = 1 if is_attacked(board, work, seat, height, space) else 0
        value, _ = best_build_at(board, state, work, seat, height, space)
        out[place] = D_PLACE + (count * 2 + emperor) * 5 + before
        out[place + 1] = D_PLACE_AT + ((height - 1) * 2 + danger) * BUILDS + value
        return write_place(board, work, space, emperor, out, place + 2)
    if kind == at.DRAFT or kind == at.SWAP:
        place = write_place(board, work, space, emperor, out, place)
        row = at.SPACE_ROWS + space * at.ROW + at.STEPS
        own = stacks_of(state, seat, board[row], board[row + 1])
        others = -own
        for other in range(board[at.PLAYERS]):
            others += stacks_of(state, other, board[row], board[row + 1])
        out[place] = D_BESIDE + min(own, 3) * 4 + min(others, 3)
        return place + 1
    if kind == at.SAND:
        stack = state[at.STACKS + space]
        out[place] = D_SAND + (height_of(stack) - 1) * 2 + has_emperor(stack)
        return write_loser(state, work, owner_of(stack), out, place + 1)
    if kind == at.GIVE:
        out[place] = D_GIVE + (space - state[at.DECIDER]) % board[at.PLAYERS]
        return place + 1
    return place


@kernel
def stacks_of(state: Flat, seat: int, low: int, high: int) -> int:
    """The number of stacks of a seat on the masked spaces."""
    place = at.SEAT_SPACES + 2 * seat
    return count_bits(state[place] & low) + count_bits(state[place + 1] & high)


@kernel
def zones_lost(board: Flat, decision: int) -> int:
    """The number of discs that a move loses to tempests (E9.2, E16.2)."""
    zones = (decision >> at.ZONES_SHIFT) & at.ZONES_BITS
    return count_bits(zones) if board[at.PRINTING] == at.COMPLETE else zones


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


@kernel
def write_leaving(board: Flat, state: Flat, work: Flat, decision: int, out: Flat, place: int) -> int:
    """Write the features of a move that do not depend on its end."""
    space = (decision >> at.SPACE_SHIFT) & at.SPACE_BITS
    stack = state[at.STACKS + space]
    height = height_of(stack)
    seat = state[at.SEAT]
    danger = 1 if is_attacked(board, work, seat, height, space) else 0
    value, _ = best_build_at(board, state, work, seat, height, space)
    lost = min(zones_lost(board, decision), 2)
    out[place] = D_KIND + 2 * at.MOVE + (1 if state[at.STEP] == at.MARCH_ACTION_STEP else 0)
    out[place + 1] = D_LEAVE + (((height - 1) * 2 + has_emperor(stack)) * 2 + danger) * 3 + lost
    out[place + 2] = D_ORIGIN + value * 4 + min(count_bits(sites_near(board, space) & ~work[BUILT]), 3)
    return place + 3


@kernel
def write_arriving(board: Flat, state: Flat, work: Flat, target: int, height: int, out: Flat, place: int) -> int:
    """Write the features of a move that depend on its end and the height that arrives alone."""
    seat = state[at.SEAT]
    met = state[at.STACKS + target]
    kind = 0
    after = height
    if met != 0:
        if owner_of(met) == seat:
            kind = min(height_of(met), 3)
            after = min(height + height_of(met), 4)
        else:
            kind = 8 if has_emperor(met) else 3 + height_of(met)
    danger = 1 if is_attacked(board, work, seat, after, target) else 0
    value, capital = best_build_at(board, state, work, seat, after, target)
    free = min(count_bits(sites_near(board, target) & ~work[BUILT]), 3)
    out[place] = D_MEET + ((height - 1) * 9 + kind) * 2 + danger
    out[place + 1] = D_TARGET + (value * 2 + capital) * 4 + free
    if kind < 4:
        return place + 2
    points = work[SEAT_POINTS + seat] + (3 if kind == 8 else 0)
    out[place + 2] = D_POINTS + 2 * min(points, 17) + (1 if state[at.CAPITALS + seat] > 0 else 0)
    return write_loser(state, work, owner_of(met), out, place + 3)


@kernel
def write_construction(board: Flat, state: Flat, work: Flat, decision: int, out: Flat, place: int) -> int:
    """Write the features of a construction."""
    seat = state[at.SEAT]
    space = (decision >> at.SPACE_SHIFT) & at.SPACE_BITS
    site = (decision >> at.TARGET_SHIFT) & at.SPACE_BITS
    worth = (decision >> at.COUNT_SHIFT) & at.COUNT_BITS
    emperor = (decision >> at.EMPEROR_SHIFT) & 1
    before = building_at(board, state, site)
    gain = worth
    cost = worth
    kind = 0
    if before != 0:
        if builder_of(before) == seat:
            kind = 1
            gain -= worth_of(before)
        else:
            kind = 1 + worth_of(before)
            cost += 1
    has_capital = 1 if state[at.CAPITALS + seat] > 0 else 0
    capital = 0
    if (board[at.CAPITAL_SITES] >> site) & 1:
        capital = 1 if has_capital else 2
        has_capital = 1
    height = height_of(state[at.STACKS + space])
    danger = 1 if is_attacked(board, work, seat, height, space) else 0
    out[place] = D_BUILD + ((worth - 1) * 5 + kind) * 3 + capital
    out[place + 1] = D_SPEND + ((height - cost) * 2 + emperor) * 2 + danger
    out[place + 2] = D_POINTS + 2 * min(work[SEAT_POINTS + seat] + gain, 17) + has_capital
    if kind > 1:
        return write_loser(state, work, builder_of(before), out, place + 3)
    return place + 3


@kernel
def write_loser(state: Flat, work: Flat, seat: int, out: Flat, place: int) -> int:
    """Write what the seat has that loses by a decision."""
    out[place] = D_LOSER + 2 * min(work[SEAT_POINTS + seat], 17) + (1 if state[at.CAPITALS + seat] > 0 else 0)
    return place + 1


@kernel
def write_place(board: Flat, work: Flat, space: int, emperor: int, out: Flat, place: int) -> int:
    """Write what lies beside a space where discs are placed."""
    beside = sites_near(board, space)
    capital = 1 if beside & board[at.CAPITAL_SITES] else 0
    out[place] = D_SITES + (min(count_bits(beside & ~work[BUILT]), 3) * 2 + capital) * 2 + emperor
    return place + 1
