"""Tree search in Ekö with a network, which judges positions and says which decisions deserve a look."""

from __future__ import annotations

from tetrarch.bots import forward
from tetrarch.bots import tree as rows
from tetrarch.bots.eko import choices, network, survey
from tetrarch.bots.eko.policy import guided_playout
from tetrarch.bots.eko.search import VALUES, judge_position
from tetrarch.core.kernel import Flat, Floats, entry_kernel, kernel
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.state import height_of, pop_space
from tetrarch.eko.rules.turn import is_history_full, list_decisions, play_decision

# The working space: first the values, then the part of the network, where the evaluation also works
LOGITS = VALUES + network.WORK
"""The third part: the logits of the legal decisions of one node."""
MOST_LOGITS = 4096
LISTS = LOGITS + MOST_LOGITS
"""The fourth part: lists of the candidates for the children of nodes."""
KEPT_LISTS = 2048
"""The number of these lists; a node's place determines its list, which a later node may replace."""
WORK_SIZE = LISTS + rows.CANDIDATE_LIST * KEPT_LISTS


@entry_kernel
def search_with_network(
    board: Flat,
    root: Flat,
    state: Flat,
    scratch: Flat,
    tree: Flat,
    words: Flat,
    work: Flat,
    settings: Flat,
    weights: Floats,
    floats: Floats,
    simulations: int,
) -> int:
    """Run simulations from the root, until the winners are proven or the tree is full; returns how many were run.

    ``state`` has room for the root's history to grow.
    """
    for done in range(simulations):
        if tree[rows.ROOT + rows.PROOF] > 0 or rows.is_full(tree):
            return done
        rows.copy_state(root, state, len(root))
        simulate_with_network(board, state, scratch, tree, words, work, settings, weights, floats)
    return simulations


@kernel
def simulate_with_network(
    board: Flat,
    state: Flat,
    scratch: Flat,
    tree: Flat,
    words: Flat,
    work: Flat,
    settings: Flat,
    weights: Floats,
    floats: Floats,
) -> None:
    """Descend the tree, expand one node, evaluate it, and update all nodes above."""
    players = board[at.PLAYERS]
    node = rows.ROOT
    while tree[node + rows.PROOF] == 0 and not is_history_full(board, state):
        if tree[node + rows.LEGAL] < 0:
            tree[node + rows.LEGAL] = list_by_prior(board, state, scratch, tree, work, weights, floats, node)
        child = rows.select_by_prior(tree, node, settings)
        if child == 0:
            place = place_of_list(node)
            candidates = work[place : place + rows.CANDIDATE_LIST]
            if candidates[rows.LIST_NODE] != node or candidates[rows.LIST_TAKEN] == candidates[rows.LIST_FOUND]:
                list_by_prior(board, state, scratch, tree, work, weights, floats, node)
            node = open_candidate(board, state, scratch, tree, node, candidates)
            break
        node = child
        play_decision(board, state, scratch, tree[node + rows.KEY])
        tree[rows.PLIES] += 1
    if tree[node + rows.PROOF] > 0:
        for seat in range(players):
            work[seat] = rows.value_of_winners(tree[node + rows.PROOF] - 1, seat)
        rows.back_up_proof(tree, node)
    else:
        if settings[rows.PLAYOUT] > 0:
            tree[rows.PLIES] += guided_playout(board, state, scratch, words, settings[rows.PLAYOUT])
        judge_with_trust(board, state, work, settings[rows.TRUST], weights, floats)
    rows.back_up(tree, node, players, work)


@kernel
def judge_with_trust(board: Flat, state: Flat, work: Flat, trust: int, weights: Floats, floats: Floats) -> None:
    """What a position is worth to each seat, into the first entries of the working space."""
    is_over = state[at.STEP] == at.OVER_STEP
    if is_over or trust < 100:
        judge_position(board, state, work)
    if not is_over and trust > 0:
        chances = work[LOGITS : LOGITS + VALUES]
        network.network_chances(board, state, weights, floats, work[VALUES:LOGITS], chances)
        rows.mix_values(work, chances, trust, board[at.PLAYERS])


@kernel
def open_candidate(board: Flat, state: Flat, scratch: Flat, tree: Flat, node: int, candidates: Flat) -> int:
    """Open the child of the next candidate, and carry its decision out."""
    place = rows.next_candidate(tree, node, candidates)
    play_decision(board, state, scratch, candidates[place])
    tree[rows.PLIES] += 1
    child = rows.add_node(tree, node, candidates[place], state[at.DECIDER])
    tree[child + rows.APPEAL] = candidates[place + 1]
    tree[child + rows.NUMBER] = candidates[place + 2]
    if state[at.STEP] == at.OVER_STEP:
        tree[child + rows.PROOF] = 1 + state[at.WINNERS]
    return child


@kernel
def place_of_list(node: int) -> int:
    """Where the working space holds the candidates of a node, if a later node has not replaced them."""
    return LISTS + rows.CANDIDATE_LIST * (node // rows.NODE % KEPT_LISTS)


@kernel
def list_by_prior(
    board: Flat, state: Flat, scratch: Flat, tree: Flat, work: Flat, weights: Floats, floats: Floats, node: int
) -> int:
    """List the decisions of a node that are still closed by their priors; returns how many are legal."""
    legal = list_decisions(board, state, scratch)
    count = min(legal, MOST_LOGITS)
    logits = work[LOGITS : LOGITS + count]
    if legal > 1:
        write_logits(board, state, scratch, work[VALUES:LOGITS], weights, floats, logits, count)
        forward.shares_from_logits(logits, count)
    else:
        logits[0] = rows.SURE
    place = place_of_list(node)
    candidates = work[place : place + rows.CANDIDATE_LIST]
    rows.begin_candidates(node, candidates)
    number = 0
    for row in range(scratch[at.ROWS]):
        place = at.LIST + at.LIST_ROW * row
        low = scratch[place + 1]
        high = scratch[place + 2]
        is_move = low | high != 0
        while True:
            decision = scratch[place]
            if is_move:
                target, low, high = pop_space(low, high)
                decision |= target << at.TARGET_SHIFT
            rows.add_by_prior(tree, candidates, decision, logits[number] if number < count else 0, number)
            number += 1
            if low | high == 0:
                break
    rows.note_next_candidate(tree, node, candidates)
    return legal


@kernel
def write_logits(
    board: Flat, state: Flat, scratch: Flat, work: Flat, weights: Floats, floats: Floats, logits: Flat, count: int
) -> None:
    """Write the logits of the first listed decisions; ``work`` is the part of the network."""
    decider = state[at.DECIDER]
    listed = network.LISTED
    survey.survey_position(board, state, work)
    network.look(board, state, weights, floats, work, decider)
    forward.score_features(weights, network.DECISIONS, choices.DECISION_FEATURES, floats, decider)
    number = 0
    for row in range(scratch[at.ROWS]):
        place = at.LIST + at.LIST_ROW * row
        decision = scratch[place]
        low = scratch[place + 1]
        high = scratch[place + 2]
        if low | high == 0:
            end = choices.write_decision_features(board, state, work, decision, work, listed)
            if number < count:
                logits[number] = forward.logit(floats, work, listed, end)
            number += 1
            continue
        begin = choices.write_leaving(board, state, work, decision, work, listed)
        space = (decision >> at.SPACE_SHIFT) & at.SPACE_BITS
        height = height_of(state[at.STACKS + space]) - choices.zones_lost(board, decision)
        while low | high:
            target, low, high = pop_space(low, high)
            end = choices.write_arriving(board, state, work, target, height, work, begin)
            if number < count:
                logits[number] = forward.logit(floats, work, listed, end)
            number += 1
