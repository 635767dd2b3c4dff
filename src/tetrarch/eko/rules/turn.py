"""The course of the game: who decides, what is legal, and what each decision does (E2.5, E3, E18)."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, entry_kernel, kernel
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.construction import construction_cost, legal_constructions
from tetrarch.eko.rules.decision_list import begin_list, emit, expand_list
from tetrarch.eko.rules.ending import end_by_points, give_captive, judge, settle_exchanges
from tetrarch.eko.rules.movement import has_free_step, legal_moves, survey
from tetrarch.eko.rules.reinforcement import has_placement, legal_reinforcements
from tetrarch.eko.rules.state import (
    building_at,
    has_building_on,
    has_emperor,
    height_of,
    high_bit,
    holds_beacon,
    low_bit,
    owner_of,
    put_building,
    put_stack,
    return_discs,
    return_to_box,
    seats_with_discs,
    zone_of,
)

# ------------------------------------------------------------------------------------------------------- what is legal


@entry_kernel
def legal_decisions(board: Flat, state: Flat, scratch: Flat, out: Flat) -> int:
    """Write the legal decisions in a fixed order; returns how many there are, even if not all fit."""
    found = list_decisions(board, state, scratch)
    expand_list(scratch, out, 0)
    return found


@kernel
def list_decisions(board: Flat, state: Flat, scratch: Flat) -> int:
    """List the legal decisions in the working space, where moves that differ only in their end share a row."""
    begin_list(scratch)
    step = state[at.STEP]
    if step == at.ACTION_STEP or step == at.MARCH_ACTION_STEP:
        return legal_actions(board, state, scratch)
    if step == at.REINFORCE_STEP:
        return legal_reinforcements(board, state, scratch)
    if step == at.MARCH_STEP:
        return emit(scratch, emit(scratch, 0, at.MARCH), at.REST)
    if step == at.EXCHANGE_STEP:
        return legal_gifts(board, state, scratch)
    if step == at.SWAP_STEP:
        return legal_swaps(board, state, scratch)
    if step == at.DRAFT_STEP:
        return legal_drafts(board, state, scratch)
    return 0


@kernel
def legal_swaps(board: Flat, state: Flat, scratch: Flat) -> int:
    """Keeping the Emperor's place, or swapping it with any other own disc (E2.5)."""
    found = emit(scratch, 0, at.KEEP)
    for space in range(board[at.SPACES]):
        stack = state[at.STACKS + space]
        if stack != 0 and owner_of(stack) == state[at.SEAT] and not has_emperor(stack):
            found = emit(scratch, found, at.SWAP | space << at.SPACE_SHIFT)
    return found


@kernel
def legal_drafts(board: Flat, state: Flat, scratch: Flat) -> int:
    """Placements of a soldier or the Emperor on any free movement space (E17.1, E9.1)."""
    seat = state[at.SEAT]
    found = 0
    for space in range(board[at.SPACES]):
        if state[at.STACKS + space] != 0 or zone_of(board, space) != 0:
            continue
        if state[at.SOLDIERS + seat] > 0:
            found = emit(scratch, found, at.DRAFT | space << at.SPACE_SHIFT)
        if state[at.EMPEROR + seat] == at.IN_RESERVE:
            found = emit(scratch, found, at.DRAFT | space << at.SPACE_SHIFT | 1 << at.EMPEROR_SHIFT)
    return found


@kernel
def legal_gifts(board: Flat, state: Flat, scratch: Flat) -> int:
    """The captives that the decider can give for its own Emperor (E6.4)."""
    found = 0
    for given in range(board[at.PLAYERS]):
        if state[at.EMPEROR + given] == at.CAPTIVE - state[at.DECIDER]:
            found = emit(scratch, found, at.GIVE | given << at.SPACE_SHIFT)
    return found


@kernel
def legal_sand(board: Flat, state: Flat, scratch: Flat, found: int) -> int:
    """The enemy soldiers that the Temple of the Sand can return to their reserve (E14.1)."""
    seat = state[at.SEAT]
    if board[at.SAND_SITES] == 0 or state[at.SAND_USED] or state[at.SOLDIERS + seat] < 2:
        return found
    if not has_building_on(board, state, seat, board[at.SAND_SITES]):
        return found
    for space in range(board[at.SPACES]):
        stack = state[at.STACKS + space]
        if stack != 0 and owner_of(stack) != seat and height_of(stack) > has_emperor(stack):
            found = emit(scratch, found, at.SAND | space << at.SPACE_SHIFT)
    return found


@kernel
def legal_actions(board: Flat, state: Flat, scratch: Flat) -> int:
    """The Temple of the Sand, moves and constructions; a pass if there is no action but scattering (E3.2, E3.5)."""
    temple = 0
    if state[at.STEP] == at.ACTION_STEP:
        temple = legal_sand(board, state, scratch, 0)
    scratch[at.SCATTERS] = 0
    survey(board, state, scratch)
    found = legal_moves(board, state, scratch, temple)
    found = legal_constructions(board, state, scratch, found)
    if found - temple == scratch[at.SCATTERS]:
        found = emit(scratch, found, at.PASS)
    return found


@entry_kernel
def has_action(board: Flat, state: Flat, scratch: Flat) -> bool:
    """Whether the seat has a legal action other than scattering (E3.5)."""
    if has_free_step(board, state):
        return True
    begin_list(scratch)
    survey(board, state, scratch)
    scratch[at.SCATTERS] = 0
    found = legal_constructions(board, state, scratch, 0)
    return legal_moves(board, state, scratch, found) > scratch[at.SCATTERS]


# ------------------------------------------------------------------------------------------------- what a decision does


@entry_kernel
def play_decision(board: Flat, state: Flat, scratch: Flat, decision: int) -> None:
    """Carry out a legal decision and everything that follows from it automatically."""
    kind = decision & at.KIND_BITS
    space = (decision >> at.SPACE_SHIFT) & at.SPACE_BITS
    target = (decision >> at.TARGET_SHIFT) & at.SPACE_BITS
    count = (decision >> at.COUNT_SHIFT) & at.COUNT_BITS
    emperor = (decision >> at.EMPEROR_SHIFT) & 1
    zones = (decision >> at.ZONES_SHIFT) & at.ZONES_BITS
    if kind == at.MOVE:
        begin_action(board, state)
        move_stack(board, state, space, target, emperor, zones)
        after_action(board, state, scratch)
    elif kind == at.REINFORCE:
        place_discs(board, state, space, count, emperor)
        after_placement(board, state, scratch)
    elif kind == at.CONSTRUCT:
        begin_action(board, state)
        construct(board, state, space, target, count, emperor)
        after_action(board, state, scratch)
    elif kind == at.REST:
        begin_reinforcement(board, state, scratch)
    elif kind == at.MARCH:
        return_to_box(state, 3)
        state[at.MARCHED] = 1
        state[at.STEP] = at.MARCH_ACTION_STEP
    elif kind == at.PASS:
        state[at.MARCH_BARRED] = 1
        begin_reinforcement(board, state, scratch)
    elif kind == at.SCATTER:
        if state[at.STEP] == at.ACTION_STEP and not has_action(board, state, scratch):
            state[at.MARCH_BARRED] = 1
        begin_action(board, state)
        scatter(board, state, space, zones)
        after_action(board, state, scratch)
    elif kind == at.GIVE:
        give_captive(state, state[at.DECIDER], space)
        after_action(board, state, scratch)
    elif kind == at.SAND:
        use_sand(board, state, space)
    elif kind == at.MOON:
        use_moon(board, state, space, emperor)
        after_placement(board, state, scratch)
    elif kind == at.DRAFT:
        draft_disc(board, state, space, emperor)
    else:
        if kind == at.SWAP:
            swap_emperor(state, space)
            next_swap(board, state)
        elif kind == at.KEEP:
            next_swap(board, state)
        else:  # FINISH
            next_turn(board, state)


@kernel
def begin_action(board: Flat, state: Flat) -> None:
    """Record what the check after the action needs (E8.6)."""
    state[at.BUSY] = 1
    state[at.HAD_DISCS] = seats_with_discs(board, state)
    state[at.LAST_KAMIKAZE] = 0
    state[at.CAPTURED] = 0


@kernel
def pay_zones(board: Flat, state: Flat, zones: int) -> int:
    """Record the zones that take a disc this turn (E9.4), and return the number of discs lost."""
    if board[at.PRINTING] == at.COMPLETE:
        state[at.ZONES_PAID] |= zones
        return count_bits(zones)
    return zones


@kernel
def move_stack(board: Flat, state: Flat, space: int, target: int, emperor_lost: int, zones: int) -> None:
    """Move a stack to an empty space, onto an own stack, or onto an enemy stack (E4, E9.2)."""
    seat = state[at.SEAT]
    stack = state[at.STACKS + space]
    lost = pay_zones(board, state, zones)
    height = height_of(stack) - lost
    emperor = has_emperor(stack) & ~emperor_lost
    put_stack(state, space, seat, 0, 0)
    return_discs(state, seat, lost, emperor_lost)
    met = state[at.STACKS + target]
    if met == 0:
        put_stack(state, target, seat, height, emperor)
    elif owner_of(met) == seat:
        put_stack(state, target, seat, height + height_of(met), emperor | has_emperor(met))
    else:
        destroy_stack(state, target)
        if height == 1 and height_of(met) == 4:  # E4.8: the kamikaze returns to its reserve too
            return_discs(state, seat, 1, emperor)
            if state[at.DISCS + seat] == 0:
                state[at.LAST_KAMIKAZE] = 1
        else:
            put_stack(state, target, seat, height, emperor)


@kernel
def destroy_stack(state: Flat, space: int) -> None:
    """Return the soldiers to their owner's reserve; an Emperor becomes the attacker's captive (E4.7, E6.1)."""
    stack = state[at.STACKS + space]
    owner = owner_of(stack)
    put_stack(state, space, owner, 0, 0)
    state[at.SOLDIERS + owner] += height_of(stack) - has_emperor(stack)
    if has_emperor(stack):
        state[at.EMPEROR + owner] = at.CAPTIVE - state[at.SEAT]
        state[at.CAPTURED] = 1


@kernel
def scatter(board: Flat, state: Flat, space: int, zones: int) -> None:
    """Return a stack that loses its last disc to a tempest to the reserve (E9.7)."""
    seat = state[at.SEAT]
    stack = state[at.STACKS + space]
    pay_zones(board, state, zones)
    put_stack(state, space, seat, 0, 0)
    return_discs(state, seat, height_of(stack), has_emperor(stack))


@kernel
def construct(board: Flat, state: Flat, space: int, site: int, worth: int, emperor: int) -> None:
    """Spend discs of one stack on a building (E5.1-E5.3, E5.9)."""
    seat = state[at.SEAT]
    stack = state[at.STACKS + space]
    cost = construction_cost(seat, building_at(board, state, site), worth)
    put_stack(state, space, seat, height_of(stack) - cost, has_emperor(stack) & ~emperor)
    return_discs(state, seat, cost, emperor)
    put_building(board, state, site, seat, worth)


@kernel
def use_sand(board: Flat, state: Flat, space: int) -> None:
    """Move two soldiers from the reserve to the box, and return one enemy soldier to its reserve (E14.1)."""
    begin_action(board, state)
    return_to_box(state, 2)
    stack = state[at.STACKS + space]
    owner = owner_of(stack)
    put_stack(state, space, owner, height_of(stack) - 1, has_emperor(stack))
    return_discs(state, owner, 1, 0)
    state[at.SAND_USED] = 1
    judge(board, state)


@kernel
def after_action(board: Flat, state: Flat, scratch: Flat) -> None:
    """Settle exchanges, check the end and eliminations, then offer the march or reinforce (E6.4, E8.3, E3.3)."""
    if settle_exchanges(board, state) or judge(board, state):
        return
    seat = state[at.SEAT]
    if state[at.DISCS + seat] == 0:
        next_turn(board, state)
    elif (
        not state[at.MARCHED]
        and not state[at.MARCH_BARRED]
        and state[at.SOLDIERS + seat] >= 3
        and has_action(board, state, scratch)
    ):
        state[at.STEP] = at.MARCH_STEP
    else:
        begin_reinforcement(board, state, scratch)


@kernel
def begin_reinforcement(board: Flat, state: Flat, scratch: Flat) -> None:
    """Begin the reinforcement phase, or skip it (E7.1, E7.6, E15.2)."""
    state[at.STEP] = at.REINFORCE_STEP
    state[at.BEACON_HELD] = 1 if holds_beacon(board, state, state[at.SEAT]) else 0
    if not has_placement(board, state, scratch):
        next_turn(board, state)


@kernel
def place_discs(board: Flat, state: Flat, space: int, soldiers: int, emperor: int) -> None:
    """Add discs of the reserve to one stack (E7.2)."""
    seat = state[at.SEAT]
    stack = state[at.STACKS + space]
    state[at.HAD_DISCS] = seats_with_discs(board, state)
    state[at.SOLDIERS + seat] -= soldiers
    put_stack(state, space, seat, height_of(stack) + soldiers + emperor, has_emperor(stack) | emperor)
    state[at.PLACED] += 1
    state[at.SERVED] |= low_bit(space)
    state[at.SERVED + 1] |= high_bit(space)


@kernel
def use_moon(board: Flat, state: Flat, space: int, emperor: int) -> None:
    """Move two soldiers from the reserve to the box, and place one disc anywhere (E13.1)."""
    seat = state[at.SEAT]
    stack = state[at.STACKS + space]
    state[at.HAD_DISCS] = seats_with_discs(board, state)
    return_to_box(state, 2)
    state[at.SOLDIERS + seat] -= 1 - emperor
    put_stack(state, space, seat, height_of(stack) + 1, has_emperor(stack) | emperor)
    state[at.MOON_USED] = 1


@kernel
def after_placement(board: Flat, state: Flat, scratch: Flat) -> None:
    """Check the end, then continue the phase while a placement is legal (E8.6, E18.1)."""
    state[at.BUSY] = 1
    if not judge(board, state) and not has_placement(board, state, scratch):
        next_turn(board, state)


# ----------------------------------------------------------------------------------------------------- turns and set-up


@kernel
def swap_emperor(state: Flat, space: int) -> None:
    """Swap the Emperor with another disc of its owner (E2.5)."""
    seat = state[at.SEAT]
    home = state[at.EMPEROR + seat]
    put_stack(state, home, seat, 1, 0)
    put_stack(state, space, seat, 1, 1)


@kernel
def next_swap(board: Flat, state: Flat) -> None:
    """Ask the next player for a swap; after the last one, begin the first turn (E2.5)."""
    state[at.SEAT] = (state[at.SEAT] + 1) % board[at.PLAYERS]
    state[at.DECIDER] = state[at.SEAT]
    if state[at.SEAT] == state[at.FIRST]:
        begin_first_turn(board, state)


@kernel
def draft_disc(board: Flat, state: Flat, space: int, emperor: int) -> None:
    """Place a drafted disc and ask the next player; after the last disc, begin the first turn (E17.1)."""
    seat = state[at.SEAT]
    state[at.SOLDIERS + seat] -= 1 - emperor
    put_stack(state, space, seat, 1, emperor)
    state[at.SEAT] = (seat + 1) % board[at.PLAYERS]
    state[at.DECIDER] = state[at.SEAT]
    if state[at.DISCS + state[at.SEAT]] == 16:
        begin_first_turn(board, state)


@kernel
def begin_first_turn(board: Flat, state: Flat) -> None:
    """End the set-up and begin the first turn."""
    state[at.IN_GAME] = seats_with_discs(board, state)
    state[at.ROUND] = 1
    is_repeated(board, state, state[at.SEAT])
    begin_turn(state, state[at.SEAT])


@entry_kernel
def begin_turn(state: Flat, seat: int) -> None:
    """Begin a seat's turn with its action phase (E3.1)."""
    state[at.STEP] = at.ACTION_STEP
    state[at.SEAT] = seat
    state[at.DECIDER] = seat
    state[at.TURN] += 1
    for place in range(at.MARCHED, at.BUSY + 1):  # all that holds for one turn
        state[place] = 0


@kernel
def next_turn(board: Flat, state: Flat) -> None:
    """End the turn; end the game (E3.7, E8.7) or begin the turn of the next player still in it (E3.1)."""
    state[at.IDLE_TURNS] = 0 if state[at.BUSY] else state[at.IDLE_TURNS] + 1
    if state[at.IDLE_TURNS] >= count_bits(state[at.IN_GAME]):
        end_by_points(board, state, at.IDLE_REASON)
        return
    seat = state[at.SEAT]
    rounds = state[at.ROUND]
    while True:
        seat = (seat + 1) % board[at.PLAYERS]
        if seat == state[at.FIRST]:
            rounds += 1
        if (state[at.IN_GAME] >> seat) & 1:
            break
    if is_repeated(board, state, seat):
        end_by_points(board, state, at.REPETITION_REASON)
    elif board[at.ROUND_LIMIT] > 0 and rounds > board[at.ROUND_LIMIT]:
        end_by_points(board, state, at.ROUND_LIMIT_REASON)
    else:
        state[at.ROUND] = rounds
        begin_turn(state, seat)


@kernel
def position_hash(board: Flat, state: Flat, seat: int) -> int:
    """A 62-bit hash of everything that identifies a position at the start of a seat's turn (E8.7)."""
    one = seat + 1
    two = seat + 1
    for place in range(at.SOLDIERS, at.DISCS):
        one = (one * 1048583 + state[place] + 8) % 2147483647
        two = (two * 2097593 + state[place] + 8) % 2147483629
    for place in range(at.STACKS, at.STACKS + board[at.SPACES] + board[at.SITES]):
        one = (one * 1048583 + state[place] + 8) % 2147483647
        two = (two * 2097593 + state[place] + 8) % 2147483629
    return one << 31 | two


@kernel
def is_repeated(board: Flat, state: Flat, seat: int) -> bool:
    """Record the position at the start of a seat's turn; return true at its third occurrence (E8.7)."""
    if not board[at.REPETITION]:
        return False
    position = position_hash(board, state, seat)
    begin = at.STACKS + board[at.SPACES] + board[at.SITES]
    times = 1
    for place in range(begin, begin + state[at.HISTORY_LENGTH]):
        if state[place] == position:
            times += 1
    place = begin + state[at.HISTORY_LENGTH]
    if place < len(state):
        state[place] = position
        state[at.HISTORY_LENGTH] += 1
    return times >= 3


@entry_kernel
def is_history_full(board: Flat, state: Flat) -> bool:
    """Whether the state has no room to record another position (E8.7)."""
    begin = at.STACKS + board[at.SPACES] + board[at.SITES]
    return board[at.REPETITION] == 1 and begin + state[at.HISTORY_LENGTH] >= len(state)
