"""Exact endgames of Ekö: whether a seat reaches a goal within a number of its turns, whatever the others do."""

from __future__ import annotations

from tetrarch.bots import proving as at_proof
from tetrarch.bots import tree as rows
from tetrarch.bots.eko import policy
from tetrarch.bots.eko.evaluation import spaces_in_danger
from tetrarch.bots.endgame import Prover
from tetrarch.bots.proofs import EndgameFacts
from tetrarch.core.kernel import Flat, count_bits, entry_kernel, kernel
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.decision_list import expand_list
from tetrarch.eko.rules.state import (
    builder_of,
    building_at,
    certain_points,
    has_emperor,
    high_bit,
    low_bit,
    owner_of,
    worth_of,
)
from tetrarch.eko.rules.turn import is_history_full, list_decisions, play_decision

WIN, SHARE, HOLD, SAVE, FEND = range(5)
"""Goals: to win alone; to be among the winners; that no other player wins before the seat's next turn after the given
number of turns; the same, and the Emperor does not become captive; that no player wins in its own turn up to the turn
with the given number, and the seat stays in the game."""
GOALS = 8


@entry_kernel
def prove(
    board: Flat,
    root: Flat,
    states: Flat,
    length: int,
    scratch: Flat,
    frames: Flat,
    table: Flat,
    report: Flat,
    seat: int,
    goal: int,
    turns: int,
    own_turns: int,
    limit: int,
) -> int:
    """The value of a position for a goal of a seat; UNKNOWN if more than ``limit`` nodes would be needed.

    ``own_turns`` of the given number of turns have begun, the current one included. ``states`` has room for a state of
    the given length at each depth.
    """
    rows.copy_state(root, states, len(root))
    depth = 0
    frames[at_proof.OWN_TURNS] = own_turns
    report[at_proof.NODES] = 0
    report[at_proof.BEST_FIRST] = -1
    looks = frames[at_proof.DEEPEST * at_proof.FRAME :]
    value = -1
    while True:
        state = states[depth * length : (depth + 1) * length]
        frame = frames[depth * at_proof.FRAME : (depth + 1) * at_proof.FRAME]
        if value < 0:
            if report[at_proof.NODES] == limit:
                return at_proof.UNKNOWN
            report[at_proof.NODES] += 1
            value = open_node(board, state, scratch, frame, looks, table, report, depth, seat, goal, turns)
        if value >= 0:
            if depth == 0:
                return value
            depth -= 1
            state = states[depth * length : (depth + 1) * length]
            frame = frames[depth * at_proof.FRAME : (depth + 1) * at_proof.FRAME]
            value = at_proof.take_child_value(frame, table, report, depth, state[at.DECIDER] == seat, value)
            if value < 0 and frame[at_proof.NEXT] == frame[at_proof.COUNT]:
                list_decisions(board, state, scratch)
                if not list_window(board, state, scratch, frame, looks, report, depth, seat, goal, turns):
                    value = at_proof.settle_node(frame, table, report, depth)
            if value >= 0:
                continue
        decision = at_proof.next_decision(frame)
        begun = frame[at_proof.OWN_TURNS]
        turn = state[at.TURN]
        after = states[(depth + 1) * length : (depth + 2) * length]
        rows.copy_state(state, after, length)
        play_decision(board, after, scratch, decision)
        depth += 1
        if after[at.TURN] != turn and after[at.SEAT] == seat:
            begun += 1
        frames[depth * at_proof.FRAME + at_proof.OWN_TURNS] = begun
        value = -1


@kernel
def open_node(
    board: Flat,
    state: Flat,
    scratch: Flat,
    frame: Flat,
    looks: Flat,
    table: Flat,
    report: Flat,
    depth: int,
    seat: int,
    goal: int,
    turns: int,
) -> int:
    """List the decisions of a node in its frame; returns its value if that is known already, else -1."""
    own_turns = frame[at_proof.OWN_TURNS]
    value = settled_value(board, state, seat, goal, turns, own_turns)
    if value >= 0:
        return value
    if depth == at_proof.DEEPEST - 1 or is_history_full(board, state):
        return at_proof.UNKNOWN
    size = at.STACKS + board[at.SPACES] + board[at.SITES] + state[at.HISTORY_LENGTH]
    key = at_proof.hash_of(state, size, ((own_turns * 8 + turns) * GOALS + goal) * 4 + seat)
    value = at_proof.known_value(table, key)
    if value >= 0:
        if depth == 0:
            report[at_proof.BEST_FIRST] = at_proof.known_decision(table, key)
        return value
    frame[at_proof.REST] = list_decisions(board, state, scratch)
    frame[at_proof.LISTED] = 0
    frame[at_proof.VALUE] = at_proof.NO if state[at.DECIDER] == seat else at_proof.YES
    frame[at_proof.KEY] = key
    frame[at_proof.BEST] = -1
    if not list_window(board, state, scratch, frame, looks, report, depth, seat, goal, turns):
        return frame[at_proof.VALUE]
    return -1


@kernel
def list_window(
    board: Flat,
    state: Flat,
    scratch: Flat,
    frame: Flat,
    looks: Flat,
    report: Flat,
    depth: int,
    seat: int,
    goal: int,
    turns: int,
) -> bool:
    """List the next decisions of a node in its frame, those that look best first; false if there are none that matter.

    ``scratch`` holds all of them.
    """
    decisions = frame[at_proof.DECISIONS :]
    is_last = is_last_chance(board, state, seat, goal, turns, frame[at_proof.OWN_TURNS])
    count = 0
    while count == 0 and frame[at_proof.REST] > 0:
        expand_list(scratch, decisions, frame[at_proof.LISTED])
        count = min(frame[at_proof.REST], at_proof.WINDOW)
        frame[at_proof.LISTED] += count
        frame[at_proof.REST] -= count
        if is_last:
            count = keep_wins(board, state, decisions, count)
    danger_low, danger_high = spaces_in_danger(board, state)
    for number in range(count):
        looks[number] = policy.appeal(board, state, decisions[number], danger_low, danger_high)
    at_proof.sort_by_looks(decisions, looks, count)
    at_proof.put_first(decisions, count, report[at_proof.LAST_GOOD + depth])
    frame[at_proof.COUNT] = count
    frame[at_proof.NEXT] = 0
    return count > 0


@entry_kernel
def settled_value(board: Flat, state: Flat, seat: int, goal: int, turns: int, own_turns: int) -> int:
    """The value of a position for a goal, if it needs no search; else -1."""
    mover = state[at.SEAT]
    if state[at.STEP] == at.OVER_STEP:
        if goal == FEND and mover != seat and not state[at.WINNERS] >> mover & 1:
            return at_proof.YES  # the player whose turn it is does not end the game for another
        wins = state[at.WINNERS] == 1 << seat if goal == WIN else state[at.WINNERS] >> seat & 1 == 1
        return at_proof.YES if wins else at_proof.NO
    if state[at.STEP] < at.ACTION_STEP:
        return at_proof.UNKNOWN
    if not state[at.IN_GAME] >> seat & 1:
        return at_proof.NO
    if goal == SAVE and state[at.EMPEROR + seat] <= at.CAPTIVE:
        return at_proof.NO
    if goal == WIN or goal == SHARE:
        is_late = own_turns > turns or (own_turns == turns and state[at.SEAT] != seat)
        return at_proof.NO if is_late or cannot_win(board, state, seat, turns - own_turns) else -1
    if goal == FEND:
        is_past = state[at.TURN] > turns or (mover != seat and cannot_win(board, state, mover, 0))
        return at_proof.YES if is_past else -1
    return at_proof.YES if own_turns > turns else -1


@kernel
def is_last_chance(board: Flat, state: Flat, seat: int, goal: int, turns: int, own_turns: int) -> bool:
    """Whether all that matters is a win of the player whose turn it is, by its last action or placement."""
    if state[at.STEP] != at.MARCH_ACTION_STEP and state[at.STEP] != at.REINFORCE_STEP:
        return False
    is_wanted = (goal <= SHARE and own_turns == turns) if state[at.SEAT] == seat else goal == FEND
    return is_wanted and not may_end_undecided(board, state, 0)


@kernel
def keep_wins(board: Flat, state: Flat, decisions: Flat, count: int) -> int:
    """Keep the last actions or placements of a turn that may win (E8.1, E8.2); returns their number.

    Without pyramids, only a building, a captive or the last enemy stack can. A pyramid also changes hands when a stack
    enters or leaves its spaces, or appears on them (E11.2, E13.1).
    """
    seat = state[at.SEAT]
    points = certain_points(board, state, seat) + 2 * board[at.PYRAMIDS]
    pyramids_low = 0
    pyramids_high = 0
    for place in range(at.PYRAMID_SPACES, at.PYRAMID_SPACES + 2 * board[at.PYRAMIDS], 2):
        pyramids_low |= board[place]
        pyramids_high |= board[place + 1]
    stacks = 0
    for foe in range(board[at.PLAYERS]):
        if foe != seat:
            stacks += count_bits(state[at.SEAT_SPACES + 2 * foe]) + count_bits(state[at.SEAT_SPACES + 2 * foe + 1])
    kept = 0
    for number in range(count):
        decision = decisions[number]
        kind = decision & at.KIND_BITS
        space = (decision >> at.SPACE_SHIFT) & at.SPACE_BITS
        target = (decision >> at.TARGET_SHIFT) & at.SPACE_BITS
        may_win = False
        if kind == at.MOVE:
            met = state[at.STACKS + target]
            is_capture = met != 0 and owner_of(met) != seat
            is_at_pyramid = (low_bit(space) | low_bit(target)) & pyramids_low != 0
            is_at_pyramid = is_at_pyramid or (high_bit(space) | high_bit(target)) & pyramids_high != 0
            may_win = is_capture and stacks <= 1
            if points + (3 if is_capture and has_emperor(met) else 0) >= 12:
                may_win = may_win or is_at_pyramid or is_capture
        elif kind == at.CONSTRUCT:
            before = building_at(board, state, target)
            worth = (decision >> at.COUNT_SHIFT) & at.COUNT_BITS
            if before != 0 and builder_of(before) == seat:
                worth -= worth_of(before)
            may_win = points + worth >= 12
        elif kind == at.MOON:
            may_win = points >= 12
        if may_win:
            decisions[kept] = decision
            kept += 1
    return kept


@kernel
def actions_left(state: Flat) -> int:
    """The most actions that the seat whose turn it is can still make in this turn (E3.2, E3.3)."""
    step = state[at.STEP]
    if step == at.ACTION_STEP:
        return 2
    if step == at.MARCH_STEP or step == at.MARCH_ACTION_STEP:
        return 1
    return 1 - state[at.MARCHED] if step == at.EXCHANGE_STEP else 0


@kernel
def cannot_win(board: Flat, state: Flat, seat: int, more_turns: int) -> bool:
    """Whether a seat surely does not win in its current turn and so many more: a quick test that may miss some.

    An action brings at most 3 points (E5.6, E6.2) and destroys at most one stack. A position in which no player can
    act (E3.7), the limits of E8.7 and the moves of others are taken into account.
    """
    actions = 2 * more_turns
    if state[at.SEAT] == seat:
        actions += actions_left(state)
    if may_end_undecided(board, state, more_turns):
        return False
    gain = 1
    stacks = 0
    for foe in range(board[at.PLAYERS]):
        if foe == seat:
            continue
        stacks += count_bits(state[at.SEAT_SPACES + 2 * foe]) + count_bits(state[at.SEAT_SPACES + 2 * foe + 1])
        if state[at.EMPEROR + foe] > at.CAPTIVE or state[at.SUPPLY + 3 * foe + 1] < 3:
            gain = 3
        elif state[at.SUPPLY + 3 * foe + 2] < 1:
            gain = 3
        elif state[at.WORTH + foe] > 0:
            gain = max(gain, 2)
    most = certain_points(board, state, seat) + 2 * board[at.PYRAMIDS] + gain * actions
    if most >= 12:
        return False
    destroyed = actions + (1 + more_turns if board[at.SAND_SITES] else 0) + 4 * (board[at.PLAYERS] - 1) * more_turns
    return stacks > destroyed


@kernel
def may_end_undecided(board: Flat, state: Flat, more_turns: int) -> bool:
    """Whether points might decide an undecided game within so many more turns of a seat (E3.7, E8.7)."""
    if board[at.ROUND_LIMIT] > 0 and state[at.ROUND] + more_turns + 1 > board[at.ROUND_LIMIT]:
        return True
    if more_turns > 0:
        if board[at.REPETITION] or board[at.ZONES] > 0:
            return True
        free = board[at.SPACES]  # one empty space beside a stack lets its owner move
        for seat in range(board[at.PLAYERS]):
            free -= count_bits(state[at.SEAT_SPACES + 2 * seat]) + count_bits(state[at.SEAT_SPACES + 2 * seat + 1])
        return free <= board[at.PLAYERS] * (more_turns + 1)
    if state[at.IDLE_TURNS] + 1 >= count_bits(state[at.IN_GAME]):
        return True
    if board[at.REPETITION]:
        begin = at.STACKS + board[at.SPACES] + board[at.SITES]
        for place in range(begin, begin + state[at.HISTORY_LENGTH]):
            for other in range(begin, place):
                if state[place] == state[other]:
                    return True
    return False


ROOM = 64
"""How many positions the history can grow by (E8.7)."""


class EkoFacts(EndgameFacts):
    """The goal "save" protects the Emperor (E6.1)."""

    def is_lost(self, position: Position, seat: int) -> bool:
        """Whether another seat holds the Emperor of a seat."""
        return any(seat in position.captives(other) for other in range(position.players))


class EkoProver(Prover[Position]):
    """Solves the next turns of Ekö."""

    goals = ("win", "share", "hold", "save")
    has_horizon = True
    facts = EkoFacts()

    def room(self, position: Position) -> int:
        """The room that states need beyond the state of the root."""
        return ROOM if position.options.repetition else 0

    def run(self, position: Position, own_turns: int, limit: int) -> int:
        """Run the kernel."""
        arrays = (position.static, position.state, self.states, self.length, position.scratch)
        working = (self.frames, self.table, self.report)
        goal = self.goals.index(self.goal)
        return int(prove(*arrays, *working, self.seat, goal, self.turns, own_turns, limit))


class NextTurnProver(EkoProver):
    """Solves whether a seat can end its turn so that the next player does not win in its own."""

    def run(self, position: Position, own_turns: int, limit: int) -> int:
        """Run the kernel."""
        arrays = (position.static, position.state, self.states, self.length, position.scratch)
        last = int(self.root.position.state[at.TURN]) + 1
        return int(prove(*arrays, self.frames, self.table, self.report, self.seat, FEND, last, own_turns, limit))


def may_win_now(position: Position, seat: int) -> bool:
    """Whether a seat might win in its current turn; a quick test, which may be wrong if it says yes."""
    if position.seat != seat or position.state[at.STEP] < at.ACTION_STEP:
        return False
    return int(settled_value(position.static, position.state, seat, WIN, 1, 1)) < 0
