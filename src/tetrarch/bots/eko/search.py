"""Tree search in Ekö: exact, for two to four players, compiled as a whole."""

from __future__ import annotations

import math

from tetrarch.bots import tree as rows
from tetrarch.bots.eko.evaluation import spaces_in_danger, strengths_of
from tetrarch.bots.eko.policy import VICTORY, guided_playout, next_best
from tetrarch.core.kernel import Flat, entry_kernel, kernel
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.turn import is_history_full, list_decisions, play_decision

DEEPEST = 12
"""How far below the root a position is looked for."""
FEWEST_VISITS = 8
"""Nodes with fewer visits are not worth keeping."""
VALUES = 4
"""The length of the part of the working space that holds the values; the rest is for the evaluation."""


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
            node = open_child(board, state, scratch, tree, node, is_listed)
            break
        node = rows.select_child(tree, node, settings[rows.EXPLORATION])
        play_decision(board, state, scratch, tree[node + rows.KEY])
        tree[rows.PLIES] += 1
    if tree[node + rows.PROOF] > 0:
        for seat in range(players):
            work[seat] = rows.value_of_winners(tree[node + rows.PROOF] - 1, seat)
        rows.back_up_proof(tree, node)
    else:
        tree[rows.PLIES] += guided_playout(board, state, scratch, words, settings[rows.PLAYOUT])
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
    if opened == tree[node + rows.LEGAL]:
        return False
    due = settings[rows.BREADTH] + int(settings[rows.WIDENING] * math.sqrt(tree[node + rows.VISITS])) // 16
    return opened < due or rows.undecided_children(tree, node) < due  # the first alone is quicker to ask


@kernel
def open_child(board: Flat, state: Flat, scratch: Flat, tree: Flat, node: int, is_listed: bool) -> int:
    """Open the child that looks best among those still closed, and carry its decision out.

    ``is_listed`` tells whether the working space already holds the list of legal decisions.
    """
    last = tree[node + rows.CHILD]
    looks = VICTORY * 1024
    number = -1
    if last != 0:
        looks = tree[last + rows.APPEAL]
        number = tree[last + rows.NUMBER]
    if not is_listed:
        list_decisions(board, state, scratch)
    dangers = spaces_in_danger(board, state)
    decision, looks, number = next_best(board, state, scratch, dangers, (looks, number))
    play_decision(board, state, scratch, decision)
    tree[rows.PLIES] += 1
    child = rows.add_node(tree, node, decision, state[at.DECIDER])
    tree[child + rows.APPEAL] = looks
    tree[child + rows.NUMBER] = number
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
