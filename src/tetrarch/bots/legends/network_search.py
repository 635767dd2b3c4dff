"""Tree search in Legends with a network, over all ways that what is hidden may be."""

from __future__ import annotations

import math

from tetrarch.bots import forward
from tetrarch.bots import tree as rows
from tetrarch.bots.legends import choices, network
from tetrarch.bots.legends import features as table
from tetrarch.bots.legends.evaluation import FEATURES
from tetrarch.bots.legends.policy import guided_playout
from tetrarch.bots.legends.search import (
    DECISION,
    VALUES,
    WHIM,
    deal_hidden,
    has_decisions,
    is_exact,
    is_varying,
    judge_position,
    key_of,
    number_of,
    prefer_clearest,
    write_decisions,
)
from tetrarch.core.kernel import Flat, Floats, entry_kernel, kernel
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.turn import play_decision

# The working space
NETWORK = VALUES + 4 * FEATURES
"""The part of the network, behind the values and the part of the evaluation."""
LOGITS = NETWORK + network.WORK
"""The logits of the legal decisions of one node."""
LISTS = LOGITS + at.MOST_DECISIONS
"""Lists of the candidates for the children of nodes."""
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
    decisions: Flat,
    seat: int,
    simulations: int,
) -> int:
    """Run simulations from the view of a seat, until the winners are proven or the tree is full.

    Returns how many. ``decisions`` are the legal ones of the seat.
    """
    exact = 1 if is_exact(board, root) else 0
    done = 0
    while done < simulations and tree[rows.ROOT + rows.PROOF] == 0 and not rows.is_full(tree):
        deal_hidden(board, root, state, seat, words)
        simulate_with_network(board, state, scratch, tree, words, work, settings, weights, floats, exact)
        done += 1
    if tree[rows.ROOT + rows.PROOF] > 0:
        prefer_clearest(board, root, state, scratch, tree, words, work, decisions, seat)
    return done


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
    exact: int,
) -> None:
    """Descend the tree, expand one node, evaluate it, and update all nodes above."""
    node = rows.ROOT
    while tree[node + rows.PROOF] == 0 and has_decisions(state, node):
        is_new = tree[node + rows.LEGAL] < 0
        if is_new or is_varying(board, state):
            tree[node + rows.LEGAL] = write_decisions(board, state, scratch, tree, node)
        if is_new and not is_varying(board, state):
            list_by_prior(board, state, scratch, tree, work, weights, floats, node)
        child = select_offered_by_prior(board, state, scratch, tree, node, settings)
        if child == 0:
            node = open_by_prior(board, state, scratch, tree, work, weights, floats, node, exact)
            break
        node = child
        play_decision(board, state, scratch, tree[node + rows.KEY] & DECISION)
        tree[rows.PLIES] += 1
    players = board[at.PLAYERS]
    if tree[node + rows.PROOF] > 0:
        for seat in range(players):
            work[seat] = rows.value_of_winners(tree[node + rows.PROOF] - 1, seat)
        rows.back_up_proof(tree, node)
    else:
        if settings[rows.PLAYOUT] > 0 or state[at.STEP] <= at.FIRST_STEP:  # bids are played out to the first turn
            tree[rows.PLIES] += guided_playout(board, state, scratch, words, settings[rows.PLAYOUT], WHIM)
        judge_with_trust(board, state, work, settings[rows.TRUST], weights, floats)
    rows.back_up(tree, node, players, work)


@kernel
def judge_with_trust(board: Flat, state: Flat, work: Flat, trust: int, weights: Floats, floats: Floats) -> None:
    """What a position is worth to each seat, into the first entries of the working space."""
    is_ended = state[at.STEP] == at.OVER_STEP or state[at.STEP] == at.DEAL_STEP
    if is_ended or trust < 100:
        judge_position(board, state, work)
    if not is_ended and trust > 0:
        chances = work[LOGITS : LOGITS + VALUES]
        network.network_chances(board, state, weights, floats, work[NETWORK:LOGITS], chances)
        rows.mix_values(work, chances, trust, board[at.PLAYERS])


@kernel
def select_offered_by_prior(board: Flat, state: Flat, scratch: Flat, tree: Flat, node: int, settings: Flat) -> int:
    """Of the children that this deal offers the one to look into next, or 0 to open one more (PUCT).

    The number of times that a child was offered stands in place of the visits of the node.
    """
    decider = tree[node + rows.DECIDER]
    varies = is_varying(board, state)
    legal = tree[node + rows.LEGAL]
    offered = 0
    chosen = 0
    highest = -1.0
    child = tree[node + rows.CHILD]
    while child != 0:
        if not varies or number_of(state, scratch, tree, child, legal) < legal:
            offered += 1
            tree[child + rows.OFFERED] += 1
            factor = settings[rows.EXPLORATION] * math.sqrt(tree[child + rows.OFFERED]) / rows.SURE
            bonus = factor * rows.prior_of(tree, child) / (1 + tree[child + rows.VISITS])
            bound = rows.mean_value(tree, child, decider) + bonus
            if rows.is_lost(tree, child, decider):
                bound = -0.5
            if bound > highest:
                highest = bound
                chosen = child
        child = tree[child + rows.SIBLING]
    if offered < legal and rows.first_play_bound(tree, node, settings) >= highest:
        return 0
    return chosen


@kernel
def place_of_list(node: int) -> int:
    """Where the working space holds the candidates of a node, if a later node has not replaced them."""
    return LISTS + rows.CANDIDATE_LIST * (node // rows.NODE % KEPT_LISTS)


@kernel
def write_priors(
    board: Flat, state: Flat, scratch: Flat, work: Flat, weights: Floats, floats: Floats, legal: int
) -> None:
    """Write the priors of the listed decisions into their part of the working space."""
    part = work[NETWORK:LOGITS]
    logits = work[LOGITS : LOGITS + legal]
    if legal == 1:
        logits[0] = rows.SURE
        return
    decider = state[at.DECIDER]
    table.survey_position(board, state, part)
    network.look(board, state, weights, floats, part, decider)
    forward.score_features(weights, network.DECISIONS, choices.DECISION_FEATURES, floats, decider)
    for number in range(legal):
        end = choices.write_decision_features(board, state, part, scratch[number], part, network.LISTED)
        logits[number] = forward.logit(floats, part, network.LISTED, end)
    forward.shares_from_logits(logits, legal)


@kernel
def list_by_prior(
    board: Flat, state: Flat, scratch: Flat, tree: Flat, work: Flat, weights: Floats, floats: Floats, node: int
) -> None:
    """List the decisions of a node that are still closed by their priors; ``scratch`` holds the legal ones."""
    legal = tree[node + rows.LEGAL]
    write_priors(board, state, scratch, work, weights, floats, legal)
    place = place_of_list(node)
    candidates = work[place : place + rows.CANDIDATE_LIST]
    rows.begin_candidates(node, candidates)
    for number in range(legal):
        rows.add_by_prior(tree, candidates, scratch[number], work[LOGITS + number], number)
    rows.note_next_candidate(tree, node, candidates)


@kernel
def open_by_prior(
    board: Flat,
    state: Flat,
    scratch: Flat,
    tree: Flat,
    work: Flat,
    weights: Floats,
    floats: Floats,
    node: int,
    exact: int,
) -> int:
    """Open the child with the highest prior among those still closed, and carry its decision out."""
    if is_varying(board, state):
        number = closed_by_prior(board, state, scratch, tree, work, weights, floats, node)
        decision = scratch[number]
        prior = work[LOGITS + number]
    else:
        place = place_of_list(node)
        candidates = work[place : place + rows.CANDIDATE_LIST]
        if candidates[rows.LIST_NODE] != node or candidates[rows.LIST_TAKEN] == candidates[rows.LIST_FOUND]:
            write_decisions(board, state, scratch, tree, node)
            list_by_prior(board, state, scratch, tree, work, weights, floats, node)
        place = rows.next_candidate(tree, node, candidates)
        decision = candidates[place]
        prior = candidates[place + 1]
        number = candidates[place + 2]
    key = key_of(state, decision)
    play_decision(board, state, scratch, decision)
    tree[rows.PLIES] += 1
    is_ended = state[at.STEP] == at.OVER_STEP or state[at.STEP] == at.DEAL_STEP
    child = rows.add_node(tree, node, key, -1 if is_ended else state[at.DECIDER])
    tree[child + rows.APPEAL] = prior
    tree[child + rows.NUMBER] = number
    if exact and state[at.STEP] == at.OVER_STEP:
        tree[child + rows.PROOF] = 1 + state[at.WINNERS]
    return child


@kernel
def closed_by_prior(
    board: Flat, state: Flat, scratch: Flat, tree: Flat, work: Flat, weights: Floats, floats: Floats, node: int
) -> int:
    """The number of the listed decision with the highest prior among those still closed.

    The prior of the next one is noted at the node. It is never below half an even share, so that a card that another
    deal offers gets its turn.
    """
    legal = tree[node + rows.LEGAL]
    write_priors(board, state, scratch, work, weights, floats, legal)
    child = tree[node + rows.CHILD]
    while child != 0:
        number = number_of(state, scratch, tree, child, legal)
        if number < legal:
            work[LOGITS + number] = -1
        child = tree[child + rows.SIBLING]
    chosen = 0
    following = rows.SURE // (2 * legal)
    for number in range(1, legal):
        if work[LOGITS + number] > work[LOGITS + chosen]:
            following = max(following, work[LOGITS + chosen])
            chosen = number
        else:
            following = max(following, work[LOGITS + number])
    rows.set_next_prior(tree, node, following)
    return chosen
