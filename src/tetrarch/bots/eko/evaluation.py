"""How strong each seat stands, in the game's own words; what bots go by where they cannot look any further.

A seat's strength is a weighted sum of what it has. The weights come from a fit of who won to what everybody had, over
games of the bots against each other: so much more strength, and a seat wins twice as often.
"""

from __future__ import annotations

from tetrarch.bots.tree import OUT
from tetrarch.core.kernel import Flat, count_bits, entry_kernel, kernel, lowest_bit
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.construction import construction_cost, legal_worths
from tetrarch.eko.rules.movement import all_spaces, flood
from tetrarch.eko.rules.state import (
    builder_of,
    building_at,
    has_emperor,
    height_of,
    high_bit,
    low_bit,
    owner_of,
    points_of,
    pop_space,
    sites_near,
    worth_of,
)

POINTS = 0
NEAR_VICTORY = 1
"""Points beyond 8 of who has a building on a capital: the game is won with 12 (E8.1)."""
CAPITAL = 2
"""A building on a capital, which a win by points requires (E8.1)."""
DISCS_ON_BOARD = 3
RESERVE = 4
"""Soldiers in reserve: they can come back, but not to every place, and only onto one stack a turn (E7.2)."""
SPENT = 5
"""Soldiers in the box: they never come back (E3.3)."""
EMPEROR_ON_BOARD = 6
EMPEROR_CAPTIVE = 7
"""One's own Emperor is captive, beside the 3 points that the holder has (E6.2)."""
DANGER = 8
"""Discs that an enemy stack can take, the enemy to move: they would go to the reserve (E4.7)."""
DANGER_IN_TURN = 9
"""The same while it is the seat's own turn."""
EMPEROR_IN_DANGER = 10
EMPEROR_IN_DANGER_IN_TURN = 11
PROSPECTS = 12
"""Points that one construction by a stack on the board would bring, the best one."""
SITES = 13
"""Construction spaces where a stack on the board could build something."""
CAPITAL_IN_REACH = 14
"""A stack stands beside a capital, and the seat has no building on one yet."""
HEIGHTS = 15
"""The squares of the heights of all stacks: tall ones take others."""
TURN = 16
"""It is the seat's turn."""
STACKS_ON_BOARD = 17
FEW_DISCS = 18
"""Discs short of 6 on the board: who has none is out (E8.3)."""
REINFORCEMENT = 19
"""Soldiers in reserve up to 3: what one placement can use (E7.2)."""
FEATURES = 20

WEIGHTS = (46, 167, 21, -27, 38, 34, 25, -176, -8, -9, -167, -95, 72, -1, -14, 19, 6, 134, -70, 40)
"""What one of each is worth, in 256ths of a doubling of the chance to win."""


@entry_kernel
def measure(board: Flat, state: Flat, features: Flat) -> None:
    """Count what each seat has: a row of FEATURES numbers for each."""
    players = board[at.PLAYERS]
    for place in range(players * FEATURES):
        features[place] = 0
    for seat in range(players):
        row = seat * FEATURES
        points = points_of(board, state, seat)
        features[row + POINTS] = points
        features[row + NEAR_VICTORY] = max(points - 8, 0) if state[at.CAPITALS + seat] > 0 else 0
        features[row + CAPITAL] = 1 if state[at.CAPITALS + seat] > 0 else 0
        features[row + DISCS_ON_BOARD] = state[at.DISCS + seat]
        features[row + FEW_DISCS] = max(6 - state[at.DISCS + seat], 0)
        features[row + RESERVE] = state[at.SOLDIERS + seat]
        features[row + REINFORCEMENT] = min(state[at.SOLDIERS + seat], 3)
        features[row + SPENT] = state[at.BOX + seat]
        features[row + EMPEROR_ON_BOARD] = 1 if state[at.EMPEROR + seat] > at.IN_RESERVE else 0
        features[row + EMPEROR_CAPTIVE] = 1 if state[at.EMPEROR + seat] <= at.CAPTIVE else 0
    features[state[at.SEAT] * FEATURES + TURN] = 1
    measure_stacks(board, state, features)
    measure_dangers(board, state, features)


@kernel
def measure_stacks(board: Flat, state: Flat, features: Flat) -> None:
    """Count what the stacks of each seat could build, and how tall they are."""
    built = 0
    for seat in range(board[at.PLAYERS]):
        built |= state[at.SEAT_SITES + seat]
    for seat in range(board[at.PLAYERS]):
        row = seat * FEATURES
        low = state[at.SEAT_SPACES + 2 * seat]
        high = state[at.SEAT_SPACES + 2 * seat + 1]
        features[row + STACKS_ON_BOARD] = count_bits(low) + count_bits(high)
        reached = 0
        while low | high:
            space, low, high = pop_space(low, high)
            height = height_of(state[at.STACKS + space])
            features[row + HEIGHTS] += height * height
            sites = sites_near(board, space)
            reached |= sites
            if state[at.SUPPLY + 3 * seat] > 0 and sites & ~built:  # one disc suffices for a free site (E5.2, E5.4)
                features[row + SITES] += count_bits(sites & ~built)
                features[row + PROSPECTS] = max(features[row + PROSPECTS], 1)
            if height > 1:
                measure_replacements(board, state, seat, height, sites & built, features)
        if reached & board[at.CAPITAL_SITES] and state[at.CAPITALS + seat] == 0:
            features[row + CAPITAL_IN_REACH] = 1


@kernel
def measure_replacements(board: Flat, state: Flat, seat: int, height: int, sites: int, features: Flat) -> None:
    """Count the buildings that a stack could replace, on sites of a mask that all have one."""
    row = seat * FEATURES
    while sites:
        site = lowest_bit(sites)
        sites &= sites - 1
        before = building_at(board, state, site)
        least, greatest = legal_worths(board, state, seat, site)
        for worth in range(greatest, least - 1, -1):
            if construction_cost(seat, before, worth) <= height and state[at.SUPPLY + 3 * seat + worth - 1] > 0:
                own = worth_of(before) if builder_of(before) == seat else 0
                features[row + SITES] += 1
                features[row + PROSPECTS] = max(features[row + PROSPECTS], worth - own)
                break


@kernel
def measure_dangers(board: Flat, state: Flat, features: Flat) -> None:
    """Count for each seat the discs that stand where an enemy can take them, through tempests as if they were calm."""
    low, high = spaces_in_danger(board, state)
    while low | high:
        space, low, high = pop_space(low, high)
        stack = state[at.STACKS + space]
        row = owner_of(stack) * FEATURES + (1 if owner_of(stack) == state[at.SEAT] else 0)
        features[row + DANGER] += height_of(stack)
        features[row + EMPEROR_IN_DANGER] += has_emperor(stack)


@entry_kernel
def spaces_in_danger(board: Flat, state: Flat) -> tuple[int, int]:
    """Masks of the stacks that an enemy stack is strong enough to take and connected with (E4.1, E4.6)."""
    empty_low = all_spaces(board, 0)
    empty_high = all_spaces(board, 1)
    emperors_low = 0
    emperors_high = 0
    for seat in range(board[at.PLAYERS]):
        empty_low &= ~state[at.SEAT_SPACES + 2 * seat]
        empty_high &= ~state[at.SEAT_SPACES + 2 * seat + 1]
        if state[at.EMPEROR + seat] > at.IN_RESERVE:
            emperors_low |= low_bit(state[at.EMPEROR + seat])
            emperors_high |= high_bit(state[at.EMPEROR + seat])
    danger_low, danger_high = stacks_beside_danger(board, state, emperors_low, emperors_high)
    todo_low = empty_low
    todo_high = empty_high
    while todo_low | todo_high:
        start_low = todo_low & -todo_low
        start_high = 0 if start_low else todo_high & -todo_high
        low, high, near_low, near_high = flood(board, (0, 0, 0, 0), start_low, start_high, empty_low, empty_high)
        todo_low &= ~low
        todo_high &= ~high
        near_low &= ~empty_low
        near_high &= ~empty_high
        more_low, more_high = takable_among(board, state, near_low, near_high, emperors_low, emperors_high)
        danger_low |= more_low
        danger_high |= more_high
    return danger_low, danger_high


@kernel
def stacks_beside_danger(board: Flat, state: Flat, emperors_low: int, emperors_high: int) -> tuple[int, int]:
    """Masks of the stacks that an enemy stack one step away could take (E4.6)."""
    danger_low = 0
    danger_high = 0
    for seat in range(board[at.PLAYERS]):
        own_low = state[at.SEAT_SPACES + 2 * seat]
        own_high = state[at.SEAT_SPACES + 2 * seat + 1]
        for height in range(1, 5):
            low = own_low & state[at.HEIGHT_SPACES + 2 * (height - 1)]
            high = own_high & state[at.HEIGHT_SPACES + 2 * (height - 1) + 1]
            if low | high == 0:
                continue
            foes_low = takers_of(state, height, emperors_low, 0) & ~own_low
            foes_high = takers_of(state, height, emperors_high, 1) & ~own_high
            if foes_low | foes_high == 0:
                continue
            while low | high:
                space, low, high = pop_space(low, high)
                row = at.SPACE_ROWS + space * at.ROW + at.STEPS
                if (board[row] & foes_low) | (board[row + 1] & foes_high):
                    danger_low |= low_bit(space)
                    danger_high |= high_bit(space)
    return danger_low, danger_high


@kernel
def takable_among(
    board: Flat, state: Flat, near_low: int, near_high: int, emperors_low: int, emperors_high: int
) -> tuple[int, int]:
    """Masks of those stacks on the masked spaces that an enemy stack on another of them could take."""
    taken_low = 0
    taken_high = 0
    for seat in range(board[at.PLAYERS]):
        own_low = near_low & state[at.SEAT_SPACES + 2 * seat]
        own_high = near_high & state[at.SEAT_SPACES + 2 * seat + 1]
        foes_low = near_low & ~own_low
        foes_high = near_high & ~own_high
        if foes_low | foes_high == 0:
            return 0, 0  # all of one seat
        for height in range(1, 5):
            low = own_low & state[at.HEIGHT_SPACES + 2 * (height - 1)]
            high = own_high & state[at.HEIGHT_SPACES + 2 * (height - 1) + 1]
            if low | high == 0:
                continue
            takers_low = takers_of(state, height, emperors_low, 0)
            if (takers_low & foes_low) | (takers_of(state, height, emperors_high, 1) & foes_high):
                taken_low |= low
                taken_high |= high
    return taken_low, taken_high


@kernel
def takers_of(state: Flat, height: int, emperors: int, word: int) -> int:
    """Mask of the stacks that could take an enemy stack of a height: taller ones, or as tall with an Emperor (E4.6).

    A single disc takes a stack of four, as a kamikaze (E4.8).
    """
    takers = state[at.HEIGHT_SPACES + 2 * (height - 1) + word] & emperors
    for taller in range(height, 4):
        takers |= state[at.HEIGHT_SPACES + 2 * taller + word]
    return takers | state[at.HEIGHT_SPACES + word] if height == 4 else takers


@kernel
def strengths_of(board: Flat, state: Flat, features: Flat, strengths: Flat) -> None:
    """How strong each seat stands; a seat that is out of the game has no strength at all."""
    measure(board, state, features)
    for seat in range(board[at.PLAYERS]):
        strengths[seat] = OUT
        if (state[at.IN_GAME] >> seat) & 1:
            strengths[seat] = 0
            for feature in range(FEATURES):
                strengths[seat] += WEIGHTS[feature] * features[seat * FEATURES + feature]
