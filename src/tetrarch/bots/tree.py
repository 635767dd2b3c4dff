"""The tree of a search, in one flat array: what is the same whichever the game.

A node is a row of numbers; its children are a linked list. Values are vectors, one entry for each seat: what a node is
worth to a seat is its chance to win, in millionths, and each player goes where its own entry is greatest. A node whose
winners are certain is proven, and so is what follows from that for the nodes above it.
"""

from __future__ import annotations

import math

from tetrarch.core.kernel import Flat, count_bits, entry_kernel, kernel

USED = 0
"""How many rows are in use."""
PLIES = 1
"""How many decisions the simulations have carried out, in the tree and in playouts."""
NODES = 8
"""Where the rows begin; the root is the first."""

KEY = 0
"""The decision that led here; where a number can stand for different things, with what it stands for."""
DECIDER = 1
"""The seat that decides here; -1 when the game is over, or when the next deal determines the seat."""
PARENT = 2
"""The place of the row above, or 0."""
CHILD = 3
"""The place of the row of the child that was opened last, or 0."""
SIBLING = 4
"""The place of the row of the child that was opened before this one, or 0."""
OPENED = 5
"""How many children there are."""
LEGAL = 6
"""The number of legal decisions here; -1 before they are counted."""
VISITS = 7
VALUES = 8
"""The sum over all visits of the values of each seat."""
PROOF = 12
"""0, or one more than the mask of the seats that are certain to win."""
APPEAL = 13
"""How good the decision that led here looked at first sight; with a network, two priors, as ``prior_of`` tells."""
NUMBER = 14
"""Its place in the list of legal decisions."""
OFFERED = 15
"""How often the decision that led here was legal when the parent node was visited."""
NODE = 16

KEY_BITS = 40
"""The lower bits of a node's key are the decision."""
DECISION = (1 << KEY_BITS) - 1

SURE = 1_000_000
"""The value of a certain win."""
ROOT = NODES


@kernel
def copy_state(source: Flat, target: Flat, size: int) -> None:
    """Copy the first entries of a state."""
    for place in range(size):
        target[place] = source[place]


@kernel
def is_same(state: Flat, target: Flat, size: int) -> bool:
    """Whether the first entries of two states are the same."""
    place = 0
    while place < size and state[place] == target[place]:
        place += 1
    return place == size


@entry_kernel
def clear_tree(tree: Flat, decider: int) -> None:
    """Leave nothing but the root."""
    tree[USED] = 0
    tree[PLIES] = 0
    add_node(tree, 0, 0, decider)


@kernel
def is_full(tree: Flat) -> bool:
    """Whether there is no room for one more node."""
    return NODES + (tree[USED] + 1) * NODE > len(tree)


@kernel
def add_node(tree: Flat, parent: int, key: int, decider: int) -> int:
    """Add a child to a node, or the root; returns the place of its row."""
    node = NODES + tree[USED] * NODE
    tree[USED] += 1
    for place in range(NODE):
        tree[node + place] = 0
    tree[node + KEY] = key
    tree[node + DECIDER] = decider
    tree[node + PARENT] = parent
    tree[node + LEGAL] = -1
    if parent != 0:
        tree[node + SIBLING] = tree[parent + CHILD]
        tree[parent + CHILD] = node
        tree[parent + OPENED] += 1
    return node


@entry_kernel
def append_child(tree: Flat, parent: int, key: int, decider: int) -> int:
    """Add a child behind the others, so that the one opened last stays the first; returns its place."""
    first = tree[parent + CHILD]
    node = add_node(tree, parent, key, decider)
    if first != 0:
        tree[parent + CHILD] = first
        tree[node + SIBLING] = 0
        while tree[first + SIBLING] != 0:
            first = tree[first + SIBLING]
        tree[first + SIBLING] = node
    return node


@kernel
def value_of_winners(winners: int, seat: int) -> int:
    """The value for a seat if these seats win; a shared win is divided."""
    return SURE // count_bits(winners) if (winners >> seat) & 1 else 0


@entry_kernel
def mean_value(tree: Flat, node: int, seat: int) -> int:
    """The mean value of a node for a seat."""
    if tree[node + PROOF] > 0:
        return value_of_winners(tree[node + PROOF] - 1, seat)
    return tree[node + VALUES + seat] // max(tree[node + VISITS], 1)


@kernel
def is_lost(tree: Flat, node: int, seat: int) -> bool:
    """Whether it is certain that a seat does not win."""
    return tree[node + PROOF] > 0 and value_of_winners(tree[node + PROOF] - 1, seat) == 0


@kernel
def back_up(tree: Flat, node: int, players: int, values: Flat) -> None:
    """Add the result of a simulation to a node and all nodes above."""
    while node != 0:
        tree[node + VISITS] += 1
        for seat in range(players):
            tree[node + VALUES + seat] += values[seat]
        node = tree[node + PARENT]


@kernel
def back_up_proof(tree: Flat, node: int) -> None:
    """Prove the nodes above a proven one, as far up as it goes.

    A node is proven when its player has a child where it alone is certain to win. It is also proven when all its
    children are: then the player takes the best for itself, if that settles what the others get.
    """
    parent = tree[node + PARENT]
    while parent != 0 and tree[parent + PROOF] == 0:
        proof = proof_from_children(tree, parent)
        if proof == 0:
            return
        tree[parent + PROOF] = proof
        parent = tree[parent + PARENT]


@kernel
def proof_from_children(tree: Flat, node: int) -> int:
    """The proof of a node that follows from its children; 0 for none."""
    decider = tree[node + DECIDER]
    best = -1
    proof = 0
    is_settled = tree[node + OPENED] == tree[node + LEGAL]
    child = tree[node + CHILD]
    while child != 0:
        known = tree[child + PROOF]
        if known == 0:
            is_settled = False
        else:
            value = value_of_winners(known - 1, decider)
            if value == SURE:
                return known
            if value > best:
                best = value
                proof = known
            elif value == best and known != proof:
                proof = 0  # who wins depends on what the player prefers
        child = tree[child + SIBLING]
    return proof if is_settled else 0


@kernel
def select_child(tree: Flat, node: int, exploration: int) -> int:
    """The child to look into next: the one with the best upper bound for who decides (UCB1).

    ``exploration`` is in millionths. Children that are certain to lose are passed over while there are others.
    """
    decider = tree[node + DECIDER]
    log_visits = math.log(max(tree[node + VISITS], 2))
    chosen = 0
    highest = -1.0
    child = tree[node + CHILD]
    while child != 0:
        visits = max(tree[child + VISITS], 1)
        bound = mean_value(tree, child, decider) + exploration * math.sqrt(log_visits / visits)
        if is_lost(tree, child, decider):
            bound = 0.0
        if bound > highest:
            highest = bound
            chosen = child
        child = tree[child + SIBLING]
    return chosen


@kernel
def undecided_children(tree: Flat, node: int) -> int:
    """How many children are not proven."""
    count = 0
    child = tree[node + CHILD]
    while child != 0:
        if tree[child + PROOF] == 0:
            count += 1
        child = tree[child + SIBLING]
    return count


@entry_kernel
def best_child(tree: Flat, node: int) -> int:
    """The child to go to: one that is certain to win, else the most visited that is not certain to lose."""
    decider = tree[node + DECIDER]
    chosen = 0
    most = -1
    child = tree[node + CHILD]
    while child != 0:
        worth = tree[child + VISITS] * SURE + mean_value(tree, child, decider)
        if tree[child + PROOF] > 0:
            value = mean_value(tree, child, decider)
            if value == SURE:
                return child
            if value == 0:
                worth = tree[child + VISITS]
        if worth > most:
            most = worth
            chosen = child
        child = tree[child + SIBLING]
    return chosen


@entry_kernel
def lead_of_best(tree: Flat, node: int) -> int:
    """The number of visits that the most visited child has beyond the second; -1 if there is no second."""
    first = -1
    second = -1
    child = tree[node + CHILD]
    while child != 0:
        visits = tree[child + VISITS]
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
        child = tree[child + SIBLING]
    return first - second if second >= 0 else -1


@kernel
def find_child(tree: Flat, node: int, key: int) -> int:
    """The child that a decision leads to, or 0."""
    child = tree[node + CHILD]
    while child != 0 and tree[child + KEY] != key:
        child = tree[child + SIBLING]
    return child


@entry_kernel
def write_visits(tree: Flat, decisions: Flat, visits: Flat) -> None:
    """Write how often a search looked at each legal decision of the root; a proven win gets all visits."""
    total = 0
    is_proven = False
    for place in range(len(decisions)):
        visits[place] = 0
    child = tree[ROOT + CHILD]
    while child != 0:
        place = place_of_decision(decisions, tree[child + KEY] & DECISION, tree[child + NUMBER])
        if place < len(decisions):
            visits[place] += tree[child + VISITS]
            total += tree[child + VISITS]
        is_proven = is_proven or tree[child + PROOF] > 0
        child = tree[child + SIBLING]
    if is_proven and tree[ROOT + PROOF] > 0 and mean_value(tree, ROOT, tree[ROOT + DECIDER]) == SURE:
        best = tree[best_child(tree, ROOT) + KEY] & DECISION
        for place in range(len(decisions)):
            visits[place] = max(total, 1) if decisions[place] == best else 0


@kernel
def place_of_decision(decisions: Flat, decision: int, number: int) -> int:
    """The place of a decision in a list, where ``number`` is the first guess; the list's length if it is absent."""
    if number < len(decisions) and decisions[number] == decision:
        return number
    place = 0
    while place < len(decisions) and decisions[place] != decision:
        place += 1
    return place


@entry_kernel
def keep_subtree(tree: Flat, node: int, spare: Flat) -> None:
    """Make a node the root and forget what is not below it; ``spare`` is as long as the tree."""
    spare[USED] = 0
    spare[PLIES] = 0
    copy_node(tree, node, spare, 0)
    done = 0
    while done < spare[USED]:
        here = NODES + done * NODE
        child = spare[here + CHILD]  # still the place in the old tree
        last = 0
        while child != 0:
            after = tree[child + SIBLING]
            place = copy_node(tree, child, spare, here)
            if last == 0:
                spare[here + CHILD] = place
            else:
                spare[last + SIBLING] = place
            spare[place + SIBLING] = 0
            last = place
            child = after
        done += 1
    for place in range(NODES + spare[USED] * NODE):
        tree[place] = spare[place]


@kernel
def copy_node(tree: Flat, node: int, spare: Flat, parent: int) -> int:
    """Copy one row behind the others, with its new parent; returns its place."""
    place = NODES + spare[USED] * NODE
    spare[USED] += 1
    for entry in range(NODE):
        spare[place + entry] = tree[node + entry]
    spare[place + PARENT] = parent
    return place


EXPLORATION = 0
"""How much it tries what it knows little of, in millionths."""
BREADTH = 1
"""How many decisions it opens at once."""
WIDENING = 2
"""How many more it opens with the square root of the visits, in sixteenths."""
PLAYOUT = 3
"""How many decisions a playout makes before the position is judged."""
FIRST_PLAY = 4
"""With a network: how much less than its parent a closed decision counts, in millionths."""
TRUST = 5
"""With a network: its share of the value of a position, in percent; the rest is the hand-written evaluation."""
SETTINGS = 8

# ------------------------------------------------------------------------------------------------ selection by priors
CANDIDATES = 8
"""The number of decisions that a list of candidates holds."""
LIST_NODE, LIST_TAKEN, LIST_FOUND, LIST_FIRST = range(4)
"""In a list: its node, how many of its decisions are opened, how many there are, and where they begin."""
CANDIDATE = 3
"""For each candidate: the decision, its prior, and its place in the list of legal decisions."""
CANDIDATE_LIST = LIST_FIRST + CANDIDATE * CANDIDATES
PRIOR_SHIFT = 24
PRIOR_BITS = (1 << PRIOR_SHIFT) - 1


@kernel
def begin_candidates(node: int, candidates: Flat) -> None:
    """Begin the list of the closed decisions of a node."""
    candidates[LIST_NODE] = node
    candidates[LIST_TAKEN] = 0
    candidates[LIST_FOUND] = 0


@kernel
def add_by_prior(tree: Flat, candidates: Flat, decision: int, prior: int, number: int) -> None:
    """Add a decision to a list, if it is still closed, behind those with as high a prior.

    If the list is full, the last one goes.
    """
    node = candidates[LIST_NODE]
    if tree[node + CHILD] != 0 and find_child(tree, node, decision) != 0:
        return
    found = candidates[LIST_FOUND]
    if found == CANDIDATES and prior <= candidates[LIST_FIRST + CANDIDATE * (CANDIDATES - 1) + 1]:
        return
    candidates[LIST_FOUND] = min(found + 1, CANDIDATES)
    place = LIST_FIRST + CANDIDATE * min(found, CANDIDATES - 1)
    while place > LIST_FIRST and prior > candidates[place - CANDIDATE + 1]:
        for entry in range(CANDIDATE):
            candidates[place + entry] = candidates[place - CANDIDATE + entry]
        place -= CANDIDATE
    candidates[place] = decision
    candidates[place + 1] = prior
    candidates[place + 2] = number


@kernel
def prior_of(tree: Flat, node: int) -> int:
    """The prior of the decision that led to a node."""
    return tree[node + APPEAL] & PRIOR_BITS


@kernel
def next_prior_of(tree: Flat, node: int) -> int:
    """The prior of the best decision at a node that is still closed."""
    return tree[node + APPEAL] >> PRIOR_SHIFT


@kernel
def set_next_prior(tree: Flat, node: int, prior: int) -> None:
    """Note the prior of the best decision at a node that is still closed."""
    tree[node + APPEAL] = prior_of(tree, node) | prior << PRIOR_SHIFT


@kernel
def note_next_candidate(tree: Flat, node: int, candidates: Flat) -> None:
    """Note the prior of the next candidate at its node; behind the last one it is at most as high as that."""
    taken = candidates[LIST_TAKEN]
    if taken < candidates[LIST_FOUND]:
        set_next_prior(tree, node, candidates[LIST_FIRST + CANDIDATE * taken + 1])
    elif taken > 0:
        set_next_prior(tree, node, candidates[LIST_FIRST + CANDIDATE * (taken - 1) + 1])


@kernel
def next_candidate(tree: Flat, node: int, candidates: Flat) -> int:
    """Take the next candidate from the list of a node; returns its place in the list."""
    place = LIST_FIRST + CANDIDATE * candidates[LIST_TAKEN]
    candidates[LIST_TAKEN] += 1
    note_next_candidate(tree, node, candidates)
    return place


@kernel
def first_play_bound(tree: Flat, node: int, settings: Flat) -> float:
    """The upper bound for who decides of a decision that is still closed (PUCT)."""
    first = max(mean_value(tree, node, tree[node + DECIDER]) - settings[FIRST_PLAY], 0)
    return first + settings[EXPLORATION] * math.sqrt(tree[node + VISITS]) / SURE * next_prior_of(tree, node)


@kernel
def select_by_prior(tree: Flat, node: int, settings: Flat) -> int:
    """The child to look into next, or 0 to open the next one: the best upper bound for who decides (PUCT).

    Children that are certain to lose are passed over while there are others.
    """
    decider = tree[node + DECIDER]
    factor = settings[EXPLORATION] * math.sqrt(tree[node + VISITS]) / SURE
    chosen = 0
    highest = first_play_bound(tree, node, settings) if tree[node + OPENED] < tree[node + LEGAL] else -1.0
    child = tree[node + CHILD]
    while child != 0:
        bound = mean_value(tree, child, decider) + factor * prior_of(tree, child) / (1 + tree[child + VISITS])
        if is_lost(tree, child, decider):
            bound = -0.5
        if bound > highest:
            highest = bound
            chosen = child
        child = tree[child + SIBLING]
    return chosen


@kernel
def mix_values(values: Flat, others: Flat, share: int, players: int) -> None:
    """Mix other values into the values of all seats, with a share in percent."""
    for seat in range(players):
        values[seat] = (values[seat] * (100 - share) + others[seat] * share) // 100


DOUBLING = 256
"""So much more strength makes a player twice as likely to win."""
OUT = -1_000_000
"""The strength of a player that can no longer win."""
DEEPEST = 24
"""Beyond this number of doublings behind the strongest player, the chance counts as 0."""


@kernel
def share_of(behind: int) -> int:
    """A power of two, in whole numbers: SURE for nothing behind the strongest, half of it a doubling behind."""
    doublings = behind // DOUBLING
    if doublings >= DEEPEST:
        return 0
    rest = behind % DOUBLING
    return (SURE * (2 * DOUBLING - rest) // (2 * DOUBLING)) >> doublings


@kernel
def chances_from_strengths(strengths: Flat, players: int) -> None:
    """Turn the strengths of all players into their chances to win, in place; the chances add up to nearly SURE.

    At least one player must not be OUT.
    """
    highest = strengths[0]
    for seat in range(1, players):
        highest = max(highest, strengths[seat])
    total = 0
    for seat in range(players):
        strengths[seat] = 0 if strengths[seat] == OUT else share_of(highest - strengths[seat])
        total += strengths[seat]
    for seat in range(players):
        strengths[seat] = strengths[seat] * SURE // total
