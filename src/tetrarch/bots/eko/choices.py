"""What the network of Ekö reads about a decision, from the perspective of who decides."""

from __future__ import annotations

from tetrarch.bots.eko.survey import BUILDS, BUILT, SEAT_POINTS, best_build_at, is_attacked
from tetrarch.core.kernel import Flat, count_bits, kernel
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.state import builder_of, building_at, has_emperor, height_of, owner_of, sites_near, worth_of

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
DECISION_FEATURES = D_GIVE + 4
MOST_DECISION_FEATURES = 7


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
