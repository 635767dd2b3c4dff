"""What looks good at first sight: which decisions a search opens first, and how its playouts go on."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, kernel
from tetrarch.core.randomness import draw_below
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.construction import construction_cost
from tetrarch.eko.rules.decision_list import listed_decision
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
from tetrarch.eko.rules.turn import is_history_full, list_decisions, play_decision

VICTORY = 5000
POINT = 100
ENEMY_POINT = 60
FIRST_CAPITAL = 250
DISC = 10
TAKEN_DISC = 40
TAKEN_EMPEROR = 450
RESCUED_DISC = 25
RESCUED_EMPEROR = 150
SITE = 8
NEAR_CAPITAL = 40


@kernel
def appeal(board: Flat, state: Flat, decision: int, danger_low: int, danger_high: int) -> int:
    """How good a decision looks at first sight; the masks are of the stacks that an enemy could take now."""
    kind = decision & at.KIND_BITS
    space = (decision >> at.SPACE_SHIFT) & at.SPACE_BITS
    if kind == at.MOVE:
        return appeal_of_move(board, state, decision, danger_low, danger_high)
    if kind == at.CONSTRUCT:
        return appeal_of_construction(board, state, decision)
    if kind == at.REINFORCE:
        discs = (decision >> at.COUNT_SHIFT) & at.COUNT_BITS
        looks = 2 * DISC * discs - DISC * ((decision >> at.EMPEROR_SHIFT) & 1)
        return looks + SITE * open_sites(board, state, state[at.SEAT], space)
    if kind == at.DRAFT:
        return SITE * open_sites(board, state, state[at.SEAT], space)
    if kind == at.SAND:
        return TAKEN_DISC + DISC * height_of(state[at.STACKS + space])
    if kind == at.REST or kind == at.KEEP:
        return 2 * DISC
    if kind == at.FINISH or kind == at.SCATTER:
        return -5 * DISC
    return 0


@kernel
def appeal_of_construction(board: Flat, state: Flat, decision: int) -> int:
    """The points it brings, those that it takes from another, a first capital, and what it costs."""
    seat = state[at.SEAT]
    site = (decision >> at.TARGET_SHIFT) & at.SPACE_BITS
    worth = (decision >> at.COUNT_SHIFT) & at.COUNT_BITS
    before = building_at(board, state, site)
    looks = POINT * worth - DISC * construction_cost(seat, before, worth) - DISC * ((decision >> at.EMPEROR_SHIFT) & 1)
    gain = worth
    if before != 0:
        if builder_of(before) == seat:
            looks -= POINT * worth_of(before)
            gain -= worth_of(before)
        else:
            looks += ENEMY_POINT * worth_of(before)
    has_capital = state[at.CAPITALS + seat] > 0
    if (board[at.CAPITAL_SITES] >> site) & 1 and not has_capital:
        looks += FIRST_CAPITAL
        has_capital = True
    if has_capital and points_of(board, state, seat) + gain >= 12:
        looks += VICTORY
    return looks


@kernel
def appeal_of_move(board: Flat, state: Flat, decision: int, danger_low: int, danger_high: int) -> int:
    """What it takes, what it rescues, and what could be built from where it ends."""
    target = (decision >> at.TARGET_SHIFT) & at.SPACE_BITS
    leaving = appeal_of_leaving(board, state, decision, danger_low, danger_high)
    return leaving + appeal_of_arriving(board, state, target, danger_low, danger_high)


@kernel
def appeal_of_leaving(board: Flat, state: Flat, decision: int, danger_low: int, danger_high: int) -> int:
    """The part of a move's appeal that does not depend on its end."""
    space = (decision >> at.SPACE_SHIFT) & at.SPACE_BITS
    looks = -SITE * open_sites(board, state, state[at.SEAT], space)
    if (decision >> at.ZONES_SHIFT) & at.ZONES_BITS:
        looks -= 2 * DISC
    if (danger_low & low_bit(space)) | (danger_high & high_bit(space)):
        stack = state[at.STACKS + space]
        looks += RESCUED_DISC * height_of(stack) + RESCUED_EMPEROR * has_emperor(stack)
    return looks


@kernel
def appeal_of_arriving(board: Flat, state: Flat, target: int, danger_low: int, danger_high: int) -> int:
    """The part of a move's appeal that depends on its end alone."""
    seat = state[at.SEAT]
    met = state[at.STACKS + target]
    looks = SITE * open_sites(board, state, seat, target)
    if state[at.CAPITALS + seat] == 0 and sites_near(board, target) & board[at.CAPITAL_SITES]:
        looks += NEAR_CAPITAL
    if met == 0:
        return looks
    if owner_of(met) != seat:
        looks += TAKEN_DISC * height_of(met) + TAKEN_EMPEROR * has_emperor(met)
        return looks + VICTORY if wins_by_capture(board, state, seat, met) else looks
    if (danger_low & low_bit(target)) | (danger_high & high_bit(target)):
        looks += RESCUED_DISC * height_of(met) + RESCUED_EMPEROR * has_emperor(met)
    return looks + DISC


@kernel
def wins_by_capture(board: Flat, state: Flat, seat: int, taken: int) -> bool:
    """Whether taking a stack eliminates the last opponent, or takes an Emperor for the winning points (E8.1, E8.2)."""
    if has_emperor(taken) and state[at.CAPITALS + seat] > 0 and points_of(board, state, seat) >= 9:
        return True
    return count_bits(state[at.IN_GAME]) == 2 and state[at.DISCS + owner_of(taken)] == height_of(taken)


@kernel
def open_sites(board: Flat, state: Flat, seat: int, space: int) -> int:
    """The number of construction spaces beside a space without a building of the seat."""
    return count_bits(sites_near(board, space) & ~state[at.SEAT_SITES + seat])


@kernel
def guided_decision(board: Flat, state: Flat, scratch: Flat, words: Flat) -> int:
    """A quick choice that builds and takes more often than chance would, so that games come to an end."""
    found = list_decisions(board, state, scratch)
    if found == 1:
        return listed_decision(scratch, 0)
    step = state[at.STEP]
    if step == at.ACTION_STEP or step == at.MARCH_ACTION_STEP:
        roll = draw_below(words, 8)
        chosen = -1
        if roll < 4:
            chosen = some_construction(board, state, scratch, words)
        if chosen < 0 and roll < 6:
            chosen = some_capture(state, scratch, words)
        if chosen >= 0:
            return chosen
    elif step == at.MARCH_STEP:
        return at.MARCH if draw_below(words, 8) == 0 else at.REST
    elif step == at.REINFORCE_STEP:
        return full_placement(scratch, draw_below(words, found))
    return listed_decision(scratch, draw_below(words, found))


@kernel
def some_construction(board: Flat, state: Flat, scratch: Flat, words: Flat) -> int:
    """One of the listed constructions that look best, or -1."""
    chosen = -1
    best = 0
    ties = 0
    for row in range(scratch[at.ROWS]):
        decision = scratch[at.LIST + at.LIST_ROW * row]
        if decision & at.KIND_BITS == at.CONSTRUCT:
            looks = appeal_of_construction(board, state, decision)
            if chosen < 0 or looks > best:
                best = looks
                chosen = decision
                ties = 1
            elif looks == best:
                ties += 1
                if draw_below(words, ties) == 0:
                    chosen = decision
    return chosen


@kernel
def some_capture(state: Flat, scratch: Flat, words: Flat) -> int:
    """One of the listed attacks, evenly, but one on an Emperor before others; -1 where there is none."""
    foe_low = 0
    foe_high = 0
    for height in range(1, 5):
        foe_low |= scratch[at.FOE + 2 * height]
        foe_high |= scratch[at.FOE + 2 * height + 1]
    chosen = -1
    ties = 0
    for row in range(scratch[at.ROWS]):
        place = at.LIST + at.LIST_ROW * row
        decision = scratch[place]
        if decision & at.KIND_BITS != at.MOVE:
            continue
        low = scratch[place + 1] & foe_low
        high = scratch[place + 2] & foe_high
        while low | high:
            target, low, high = pop_space(low, high)
            if has_emperor(state[at.STACKS + target]):
                return decision | target << at.TARGET_SHIFT
            ties += 1
            if draw_below(words, ties) == 0:
                chosen = decision | target << at.TARGET_SHIFT
    return chosen


@kernel
def full_placement(scratch: Flat, number: int) -> int:
    """The listed placement of this number, with as many discs as go onto its stack; finishing is put off."""
    if scratch[at.LIST + at.LIST_ROW * number] & at.KIND_BITS == at.FINISH:
        number = 0
    decision = scratch[at.LIST + at.LIST_ROW * number]
    if decision & at.KIND_BITS == at.REINFORCE:
        space = (decision >> at.SPACE_SHIFT) & at.SPACE_BITS
        for row in range(number + 1, scratch[at.ROWS]):
            other = scratch[at.LIST + at.LIST_ROW * row]
            if other & at.KIND_BITS != at.REINFORCE or (other >> at.SPACE_SHIFT) & at.SPACE_BITS != space:
                break
            decision = other
    return decision


@kernel
def guided_playout(board: Flat, state: Flat, scratch: Flat, words: Flat, limit: int) -> int:
    """Play on by quick choices until the game is over or ``limit`` decisions are made; returns how many were."""
    made = 0
    while made < limit and state[at.STEP] != at.OVER_STEP and not is_history_full(board, state):
        play_decision(board, state, scratch, guided_decision(board, state, scratch, words))
        made += 1
    return made


@kernel
def next_best(
    board: Flat, state: Flat, scratch: Flat, dangers: tuple[int, int], last: tuple[int, int]
) -> tuple[int, int, int]:
    """Of the listed decisions the one that looks best behind the last one: it, its looks, and its number.

    ``last`` are the looks and the number of the last one; decisions that look alike come in a mixed, fixed order.
    """
    danger_low, danger_high = dangers
    last_looks, last_number = last
    chosen = -1
    best = -VICTORY * 1024
    chosen_number = -1
    number = 0
    for row in range(scratch[at.ROWS]):
        place = at.LIST + at.LIST_ROW * row
        decision = scratch[place]
        low = scratch[place + 1]
        high = scratch[place + 2]
        is_move = low | high != 0
        leaving = 0
        if is_move:
            leaving = appeal_of_leaving(board, state, decision, danger_low, danger_high)
        while True:
            if is_move:
                target, low, high = pop_space(low, high)
                decision = scratch[place] | target << at.TARGET_SHIFT
                looks = leaving + appeal_of_arriving(board, state, target, danger_low, danger_high)
            else:
                looks = appeal(board, state, decision, danger_low, danger_high)
            looks = looks * 16 + ((decision * 40503) >> 12 & 15)
            is_behind = looks < last_looks or (looks == last_looks and number > last_number)
            if is_behind and looks > best:
                best = looks
                chosen = decision
                chosen_number = number
            number += 1
            if low | high == 0:
                break
    return chosen, best, chosen_number
