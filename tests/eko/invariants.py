"""Invariants that hold after every decision, checked in kernels over millions of decisions."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, entry_kernel, kernel
from tetrarch.eko.rules.construction import ceiling_of
from tetrarch.eko.rules.ending import has_won_by_points
from tetrarch.eko.rules.layout import (
    BEACON_HELD,
    BOX,
    CAPITAL_SITES,
    CAPITALS,
    CAPTIVE,
    DECIDER,
    DISCS,
    DRAFT_STEP,
    EMPEROR,
    EMPTY_REASON,
    EXCHANGE_STEP,
    FIRST,
    HISTORY_LENGTH,
    IDLE_TURNS,
    IN_GAME,
    IN_RESERVE,
    MOON_USED,
    OVER_STEP,
    PLACED,
    PLAYERS,
    REINFORCE_STEP,
    REPETITION,
    RESULT,
    SEAT,
    SERVED,
    SITES,
    SOLDIERS,
    SPACES,
    STACKS,
    STEP,
    SUPPLY,
    SWAP_STEP,
    TURN,
    WINNERS,
    WORTH,
    ZONES,
    ZONES_PAID,
)
from tetrarch.eko.rules.playout import random_decision
from tetrarch.eko.rules.state import builder_of, building_at, captives_of, has_emperor, height_of, owner_of, worth_of
from tetrarch.eko.rules.turn import list_decisions, play_decision

INVARIANTS = (
    "",
    "seats are seats (E1.1)",
    "a stack has 1 to 4 discs of a player (E3.6)",
    "everybody has 15 soldiers on the board, in reserve and in the box (E1.1)",
    "everybody has one Emperor, and it is where it is noted to be (E1.1, E6.1)",
    "the noted number of discs on the board is right",
    "a building has an owner and a worth that its terrain bears (E5.7)",
    "what is built and what is left make 5, 3 and 1 (E1.2)",
    "the noted worth of all buildings is right",
    "the noted number of capitals is right",
    "who is in the game has discs, and who has discs is in the game (E8.3)",
    "nobody holds a captive whose own Emperor is one, but while exchanges are settled (E6.3)",
    "who is asked is in the game, and there is someone to play against (E8.2)",
    "nobody has won while the game goes on (E8.1)",
    "what is noted of a phase is noted in that phase",
    "a game that is over has a reason, and winners unless the board is empty (E8.4)",
    "a game that goes on asks for a decision, and one that is over for none (E18.1)",
    "what went to the box stays there, the worth of all buildings never falls, and turns go up (E3.3, E5.6)",
)
"""By the number that ``broken_invariant`` and ``broken_progress`` return."""

TALLY_REASONS = 0
"""In a tally: the number of games that ended for each reason; 0 for those that did not end in time."""
TALLY_DECISIONS = 10
TALLY_LONGEST = 11
TALLY_HISTORY = 12
"""The longest history of positions."""
TALLY_SIZE = 13


@kernel
def broken_stacks(board: Flat, state: Flat) -> int:
    """The number of an invariant about discs that does not hold, or 0."""
    players = board[PLAYERS]
    for seat in range(players):
        soldiers = state[SOLDIERS + seat] + state[BOX + seat]
        if state[SOLDIERS + seat] < 0 or state[BOX + seat] < 0:
            return 3
        discs = 0
        emperors = 0
        for space in range(board[SPACES]):
            stack = state[STACKS + space]
            if stack == 0:
                continue
            if owner_of(stack) >= players or height_of(stack) < 1 or height_of(stack) > 4:
                return 2
            if owner_of(stack) == seat:
                discs += height_of(stack)
                soldiers += height_of(stack) - has_emperor(stack)
                if has_emperor(stack):
                    emperors += 1
                    if state[EMPEROR + seat] != space:
                        return 4
        if soldiers != 15:
            return 3
        if discs != state[DISCS + seat]:
            return 5
        place = state[EMPEROR + seat]
        if place < 0:
            emperors += 1
        if emperors != 1:
            return 4
        if place < IN_RESERVE and (CAPTIVE - place >= players or CAPTIVE - place == seat):
            return 4
    return 0


@kernel
def broken_buildings(board: Flat, state: Flat) -> int:
    """The number of an invariant about buildings that does not hold, or 0."""
    players = board[PLAYERS]
    for seat in range(players):
        worth = 0
        capitals = 0
        for value in range(1, 4):
            left = 5 if value == 1 else 3 if value == 2 else 1
            for site in range(board[SITES]):
                building = building_at(board, state, site)
                if building == 0:
                    continue
                if builder_of(building) >= players or not 1 <= worth_of(building) <= ceiling_of(board, site):
                    return 6
                if builder_of(building) == seat and worth_of(building) == value:
                    left -= 1
                    worth += value
                    capitals += (board[CAPITAL_SITES] >> site) & 1
            if left < 0 or left != state[SUPPLY + 3 * seat + value - 1]:
                return 7
        if worth != state[WORTH + seat]:
            return 8
        if capitals != state[CAPITALS + seat]:
            return 9
    return 0


@kernel
def broken_turn(board: Flat, state: Flat) -> int:
    """The number of an invariant about the course of the game that does not hold, or 0."""
    players = board[PLAYERS]
    step = state[STEP]
    for place in (SEAT, DECIDER, FIRST):
        if not 0 <= state[place] < players:
            return 1
    is_setup = step == SWAP_STEP or step == DRAFT_STEP
    have = 0
    for seat in range(players):
        if state[DISCS + seat] > 0:
            have |= 1 << seat
        if step != EXCHANGE_STEP and state[EMPEROR + seat] <= CAPTIVE and captives_of(board, state, seat) > 0:
            return 11
    if is_setup:
        if state[IN_GAME] != (1 << players) - 1:
            return 10
    elif (state[IN_GAME] != have and step != EXCHANGE_STEP) or have & ~state[IN_GAME]:
        return 10
    if step != REINFORCE_STEP and step != OVER_STEP:
        if state[PLACED] or state[MOON_USED] or state[BEACON_HELD] or state[SERVED] or state[SERVED + 1]:
            return 14
    if state[ZONES_PAID] >> board[ZONES] or state[IDLE_TURNS] > players:
        return 14
    if not board[REPETITION] and state[HISTORY_LENGTH] != 0:
        return 14
    if step == OVER_STEP:
        if state[RESULT] == 0 or (state[WINNERS] == 0) != (state[RESULT] == EMPTY_REASON):
            return 15
        return 0
    if state[RESULT] != 0 or state[WINNERS] != 0:
        return 15
    if is_setup or step == EXCHANGE_STEP:
        return 0
    if count_bits(have) < 2 or not (have >> state[SEAT]) & 1 or state[DECIDER] != state[SEAT]:
        return 12
    for seat in range(players):
        if (have >> seat) & 1 and has_won_by_points(board, state, seat):
            return 13
    return 0


@entry_kernel
def broken_invariant(board: Flat, state: Flat) -> int:
    """The number of the first invariant that does not hold, or 0."""
    broken = broken_stacks(board, state)
    if broken == 0:
        broken = broken_buildings(board, state)
    if broken == 0:
        broken = broken_turn(board, state)
    return broken


@kernel
def progress(board: Flat, state: Flat) -> int:
    """A number that no decision lowers: soldiers in the box, worth of all buildings, turns begun."""
    boxed = 0
    worth = 0
    for seat in range(board[PLAYERS]):
        boxed += state[BOX + seat]
        worth += state[WORTH + seat]
    return boxed << 48 | worth << 40 | state[TURN]


@entry_kernel
def has_lost_progress(before: int, after: int) -> bool:
    """Whether a part of the progress has fallen."""
    return (
        after >> 48 < before >> 48
        or (after >> 40) & 0xFF < (before >> 40) & 0xFF
        or after & 0xFFFFFF < before & 0xFFFFFF
    )


@kernel
def checked_playout(board: Flat, state: Flat, scratch: Flat, words: Flat, limit: int, tally: Flat) -> int:
    """Play one random game; return the number of a broken invariant, or 0."""
    made = 0
    broken = broken_invariant(board, state)
    while broken == 0 and made < limit and state[STEP] != OVER_STEP:
        before = progress(board, state)
        if list_decisions(board, state, scratch) == 0:
            return 16
        play_decision(board, state, scratch, random_decision(board, state, scratch, words))
        made += 1
        tally[TALLY_HISTORY] = max(tally[TALLY_HISTORY], state[HISTORY_LENGTH])
        broken = broken_invariant(board, state)
        if broken == 0 and has_lost_progress(before, progress(board, state)):
            broken = 17
    if broken == 0 and state[STEP] == OVER_STEP and list_decisions(board, state, scratch) != 0:
        broken = 16
    tally[TALLY_REASONS + state[RESULT]] += 1
    tally[TALLY_DECISIONS] += made
    tally[TALLY_LONGEST] = max(tally[TALLY_LONGEST], made)
    return broken


@entry_kernel
def checked_playouts(
    board: Flat, start: Flat, state: Flat, scratch: Flat, words: Flat, games: int, limit: int, tally: Flat
) -> int:
    """Play random games from one position; stop at the first broken invariant and return its number."""
    for _ in range(games):
        for place in range(len(start)):
            state[place] = start[place]
        broken = checked_playout(board, state, scratch, words, limit, tally)
        if broken != 0:
            return broken
    return 0
