"""What the network of Ekö reads: sparse features of a position from the perspective of each seat.

Features name no places of the board, so boards that are turned or mirrored have the same ones.
"""

from __future__ import annotations

from tetrarch.bots.eko import survey as table
from tetrarch.core.kernel import Flat, count_bits, kernel, lowest_bit
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.state import builder_of, building_at, certain_points, holds_beacon, worth_of

VERSION = 1
"""A change of what any feature means raises it, so that older weights are rejected."""

RELATIONS = 4
"""Seats relative to the perspective: itself, then the others in the order of turns."""
BUILDING = RELATIONS * table.STACK_KINDS
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
S_VICTIM = S_BUILD + 3 * table.BUILDS
S_WIN = S_VICTIM + 3 * table.VICTIMS
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
MOST_FEATURES = table.MOST_STACKS * table.STACK_CODES + at.MAX_SITES + RELATIONS * 26 + 24

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

GROUPS = {
    "stack": BUILDING,
    "building": CAPITAL - BUILDING,
    "capital": SEAT - CAPITAL,
    "seat": TABLE - SEAT,
    "table": FEATURES - TABLE,
    "owner": OWNER_FEATURES,
}
"""The groups of features and their sizes."""

BUCKETS = (0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 6, 7)
"""The class of a count, in eight classes."""


@kernel
def write_features(board: Flat, state: Flat, work: Flat, seat: int, out: Flat, begin: int) -> int:
    """Write the features from a seat's perspective; returns the place behind the last. Needs a survey."""
    players = board[at.PLAYERS]
    place = begin
    for number in range(work[table.STACKS]):
        row = table.STACK_LIST + number * table.STACK_ROW
        base = (work[row + table.OWNER] - seat) % players * table.STACK_KINDS
        for code in range(table.STACK_CODES):
            out[place + code] = base + work[row + table.CODES + code]
        place += table.STACK_CODES
    place = write_sites(board, state, work, seat, out, place)
    for relation in range(players):
        place = write_seat(board, state, work, seat, relation, out, place)
    return write_table(board, state, work, seat, out, place)


@kernel
def write_sites(board: Flat, state: Flat, work: Flat, seat: int, out: Flat, begin: int) -> int:
    """Write the features of buildings and free capitals."""
    players = board[at.PLAYERS]
    place = begin
    sites = work[table.BUILT]
    while sites:
        site = lowest_bit(sites)
        sites &= sites - 1
        before = building_at(board, state, site)
        owner = builder_of(before)
        now = table.seats_that_build(board, state, work, table.SITES_NOW, site, before)
        after = table.seats_that_build(board, state, work, table.SITES_NEXT, site, before)
        upgrade = 1 if (now >> owner) & 1 else 2 * ((after >> owner) & 1)
        threat = table.soonest(state, now & ~(1 << owner))
        later = table.soonest(state, after & ~(1 << owner))
        code = ((worth_of(before) - 1) * 2 + ((board[at.CAPITAL_SITES] >> site) & 1)) * 3 + threat
        code = (code * 3 + later) * 3 + upgrade
        out[place] = BUILDING + (owner - seat) % players * BUILDING_KINDS + code
        place += 1
    sites = board[at.CAPITAL_SITES] & ~work[table.BUILT]
    while sites:
        site = lowest_bit(sites)
        sites &= sites - 1
        now = table.seats_that_build(board, state, work, table.SITES_NOW, site, 0)
        after = table.seats_that_build(board, state, work, table.SITES_NEXT, site, 0)
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
    points = work[table.SEAT_POINTS + seat]
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
        kind = work[table.EMPEROR_DANGER + seat]
    elif emperor == at.IN_RESERVE:
        kind = 4
    else:
        kind = 5 + (at.CAPTIVE - emperor - viewer) % players
    out[place + 6] = base + S_EMPEROR + kind
    out[place + 7] = base + S_BUILD + 8 * distance + work[table.BEST_BUILD + seat]
    out[place + 8] = base + S_VICTIM + table.VICTIMS * distance + work[table.BEST_VICTIM + seat]
    out[place + 9] = base + S_WIN + 4 * distance + win_class(state, work, seat)
    out[place + 10] = base + S_LOSS + 8 * distance + bucket(work[table.DISCS_IN_DANGER + seat])
    own_stacks = count_bits(state[at.SEAT_SPACES + 2 * seat]) + count_bits(state[at.SEAT_SPACES + 2 * seat + 1])
    out[place + 11] = base + S_STACKS + min(own_stacks, 16)
    out[place + 12] = base + S_TOWERS + min(work[table.TOWERS + seat], 5)
    out[place + 13] = base + S_SITES + bucket(count_bits(work[table.SITES_NOW + 4 * seat] & ~work[table.BUILT]))
    out[place + 14] = base + S_NEXT_SITES + bucket(count_bits(work[table.SITES_NEXT + 4 * seat] & ~work[table.BUILT]))
    capital = 3 if has_capital else work[table.CAPITAL_NOW + seat]
    if capital == 0 and work[table.SITES_NEXT + 4 * seat] & board[at.CAPITAL_SITES] & ~work[table.BUILT]:
        capital = 2
    out[place + 15] = base + S_CAPITAL + 4 * distance + capital
    out[place + 16] = base + S_OPEN + min(work[table.OPEN_STACKS + seat], 4)
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
    points = work[table.SEAT_POINTS + seat]
    has_capital = state[at.CAPITALS + seat] > 0 or work[table.CAPITAL_NOW + seat]
    captive = 3 if work[table.BEST_VICTIM + seat] == 5 else 0
    best = max(work[table.BEST_GAIN + seat], captive)
    if not has_capital:
        return 0
    if points + best >= 12:
        return 3
    if state[at.SOLDIERS + seat] >= 3 and points + best + max(work[table.SECOND_GAIN + seat], 1) >= 12:
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
    out[place + 4] = T_FREE_SITES + min((board[at.SITES] - count_bits(work[table.BUILT])) // 2, 11)
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
    now = table.seats_that_build(board, state, work, table.SITES_NOW, site, before)
    after = table.seats_that_build(board, state, work, table.SITES_NEXT, site, before)
    out[begin] = O_BUILDING + 2 * kind + ((board[at.CAPITAL_SITES] >> site) & 1)
    out[begin + 1] = O_NOW + 3 * ((now >> seat) & 1) + table.soonest(state, now & others)
    out[begin + 2] = O_NEXT + 3 * ((after >> seat) & 1) + table.soonest(state, after & others)
    out[begin + 3] = O_SEAT
    if state[at.DISCS + seat] > 0:
        out[begin + 3] = O_SEAT + (2 if seat == state[at.SEAT] else 1)
    return begin + MOST_OWNER_FEATURES
