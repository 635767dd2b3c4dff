"""Tree search in Ekö: exact, for two to four players, compiled as a whole."""

from __future__ import annotations

import math

from tetrarch.bots import tree as rows
from tetrarch.bots.eko import policy
from tetrarch.bots.eko.evaluation import FEATURES, spaces_in_danger, strengths_of
from tetrarch.core.kernel import Flat, entry_kernel, kernel
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.turn import is_history_full, list_decisions, play_decision

DEEPEST = 12
"""How far below the root a position is looked for."""
FEWEST_VISITS = 8
"""Nodes with fewer visits are not worth keeping."""
# The working space
VALUES = 4
"""The length of its first part, for the values; the second is for the evaluation."""
LISTS = VALUES + 4 * FEATURES
"""The third part: lists of candidates for the children of nodes, as ``policy`` describes them."""
KEPT_LISTS = 2048
"""The number of these lists; a node's place determines its list, which a later node may replace."""
WORK_SIZE = LISTS + policy.LIST_SIZE * KEPT_LISTS


@entry_kernel
def search(
    board: Flat,
    root: Flat,
    state: Flat,
    scratch: Flat,
    tree: Flat,
    words: Flat,
    work: Flat,
    settings: Flat,
    seat: int,
    simulations: int,
) -> int:
    """Run simulations from the root, until the winners are proven or the tree is full; returns how many were run.

    ``state`` has room for the root's history to grow. ``seat`` is unused: nothing is hidden in Ekö.
    """
    for done in range(simulations):
        if tree[rows.ROOT + rows.PROOF] > 0 or rows.is_full(tree):
            return done
        rows.copy_state(root, state, len(root))
        simulate(board, state, scratch, tree, words, work, settings)
    return simulations


@kernel
def simulate(board: Flat, state: Flat, scratch: Flat, tree: Flat, words: Flat, work: Flat, settings: Flat) -> None:
    """Descend the tree, expand one node, evaluate it, and update all nodes above."""
    players = board[at.PLAYERS]
    node = rows.ROOT
    while tree[node + rows.PROOF] == 0 and not is_history_full(board, state):
        is_listed = tree[node + rows.LEGAL] < 0
        if may_open(board, state, scratch, tree, node, settings):
            node = open_child(board, state, scratch, tree, work, node, is_listed)
            break
        node = rows.select_child(tree, node, settings[rows.EXPLORATION])
        play_decision(board, state, scratch, tree[node + rows.KEY])
        tree[rows.PLIES] += 1
    if tree[node + rows.PROOF] > 0:
        for seat in range(players):
            work[seat] = rows.value_of_winners(tree[node + rows.PROOF] - 1, seat)
        rows.back_up_proof(tree, node)
    else:
        tree[rows.PLIES] += policy.guided_playout(board, state, scratch, words, settings[rows.PLAYOUT])
        judge_position(board, state, work)
    rows.back_up(tree, node, players, work)


@kernel
def may_open(board: Flat, state: Flat, scratch: Flat, tree: Flat, node: int, settings: Flat) -> bool:
    """Whether one more child of a node is due: the more often the node is visited, the more of them are opened.

    The first time, the legal decisions are listed in the working space.
    """
    if tree[node + rows.LEGAL] < 0:
        tree[node + rows.LEGAL] = list_decisions(board, state, scratch)
    opened = tree[node + rows.OPENED]
    if opened >= tree[node + rows.LEGAL]:  # more where a defence was entered that the search then opened itself
        return False
    due = settings[rows.BREADTH] + int(settings[rows.WIDENING] * math.sqrt(tree[node + rows.VISITS])) // 16
    return opened < due or rows.undecided_children(tree, node) < due  # the first alone is quicker to ask


@kernel
def open_child(board: Flat, state: Flat, scratch: Flat, tree: Flat, work: Flat, node: int, is_listed: bool) -> int:
    """Open the child that looks best among those still closed, and carry its decision out.

    The working space of the search holds candidates for the next children of recent nodes, since looking at all
    decisions takes longer than a simulation in other respects. ``is_listed`` tells whether ``scratch`` already holds
    the legal decisions.
    """
    place = LISTS + policy.LIST_SIZE * (node // rows.NODE % KEPT_LISTS)
    candidates = work[place : place + policy.LIST_SIZE]
    if candidates[policy.NODE] != node or candidates[policy.TAKEN] == candidates[policy.FOUND]:
        last = tree[node + rows.CHILD]
        looks = policy.VICTORY * 1024
        number = -1
        if last != 0:
            looks = tree[last + rows.APPEAL]
            number = tree[last + rows.NUMBER]
        if not is_listed:
            list_decisions(board, state, scratch)
        policy.list_candidates(board, state, scratch, spaces_in_danger(board, state), (looks, number), candidates)
        candidates[policy.NODE] = node
    place = policy.FIRST + policy.CANDIDATE * candidates[policy.TAKEN]
    candidates[policy.TAKEN] += 1
    decision = candidates[place + policy.DECISION]
    play_decision(board, state, scratch, decision)
    tree[rows.PLIES] += 1
    child = rows.add_node(tree, node, decision, state[at.DECIDER])
    tree[child + rows.APPEAL] = candidates[place + policy.LOOKS]
    tree[child + rows.NUMBER] = candidates[place + policy.NUMBER]
    if state[at.STEP] == at.OVER_STEP:
        tree[child + rows.PROOF] = 1 + state[at.WINNERS]
    return child


@kernel
def judge_position(board: Flat, state: Flat, work: Flat) -> None:
    """What a position is worth to each seat, into the first entries of the working space."""
    players = board[at.PLAYERS]
    if state[at.STEP] == at.OVER_STEP:
        for seat in range(players):
            work[seat] = rows.value_of_winners(state[at.WINNERS], seat)
    else:
        strengths_of(board, state, work[VALUES:], work)
        rows.chances_from_strengths(work, players)


@entry_kernel
def locate(board: Flat, root: Flat, states: Flat, length: int, scratch: Flat, tree: Flat, target: Flat) -> int:
    """The node that stands for a position with its history, or 0.

    It is looked for below decisions that were looked at more than a few times. ``states`` has room for DEEPEST + 1
    states of the given length.
    """
    for place in range(length):
        states[place] = root[place] if place < len(root) else 0
    used = at.STACKS + board[at.SPACES] + board[at.SITES] + target[at.HISTORY_LENGTH]
    depth = 0
    node = rows.ROOT
    while True:
        state = states[depth * length : (depth + 1) * length]
        if rows.is_same(state, target, used):
            return node
        after = tree[node + rows.CHILD] if depth < DEEPEST else 0
        while after == 0 or tree[after + rows.VISITS] < FEWEST_VISITS:
            if after == 0:  # no more children here: on with the next sibling, or higher up
                if node == rows.ROOT:
                    return 0
                after = tree[node + rows.SIBLING]
                node = tree[node + rows.PARENT]
                depth -= 1
            else:
                after = tree[after + rows.SIBLING]
        state = states[depth * length : (depth + 1) * length]
        below = states[(depth + 1) * length : (depth + 2) * length]
        rows.copy_state(state, below, length)
        play_decision(board, below, scratch, tree[after + rows.KEY])
        node = after
        depth += 1


@entry_kernel
def rate_decisions(
    board: Flat, root: Flat, state: Flat, scratch: Flat, work: Flat, decisions: Flat, values: Flat, seat: int
) -> None:
    """Write for each decision the chance of a seat to win in the position behind it, in millionths."""
    for number in range(len(decisions)):
        rows.copy_state(root, state, len(root))
        play_decision(board, state, scratch, decisions[number])
        judge_position(board, state, work)
        values[number] = work[seat]
