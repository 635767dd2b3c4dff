"""Tree search in Legends: over all ways that what is hidden may be, for two to four players, compiled as a whole.

Each simulation deals anew what the searching seat may not know, and goes down one tree that stands for what it may
know (the information set MCTS of Cowling, Powley and Whitehouse): a decision that this deal does not offer is passed
over, and how often each was offered is counted. Where nothing is left to chance the tree is exact, and proves who wins.
"""

from __future__ import annotations

import math

from tetrarch.bots import tree as rows
from tetrarch.bots.legends.evaluation import strengths_of
from tetrarch.bots.legends.policy import finish_turn, guided_playout, most_appealing, usual_bid
from tetrarch.core.kernel import Flat, entry_kernel, kernel
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.chance import determinize
from tetrarch.legends.rules.state import armies_in, card_value
from tetrarch.legends.rules.turn import can_do_half, legal_decisions, play_decision

DECISION = (1 << 40) - 1
"""The bits of a node's key that are the decision; above them stands one more than the card that is taken."""
CARD_SHIFT = 40
DEEPEST = 8
"""How far below the root a position is looked for."""
FEWEST_VISITS = 8
"""Nodes with fewer visits are not worth keeping."""
VALUES = 4
"""The length of the part of the working space that holds the values; the rest is for the evaluation."""
WHIM = 12
"""How much chance there is in playouts."""
EARLY_PLAYOUT = 30
"""The least number of decisions of a playout that begins before the first turn, so that its end depends on it."""
MARGIN_PART = 16
"""One part in so many of the value of a game that is over is for the points: it is better to win clearly."""
MARGIN_POINT = 64
"""So much more strength is a point in that part."""


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
        simulate(board, state, scratch, tree, words, work, settings, exact)
        done += 1
    if tree[rows.ROOT + rows.PROOF] > 0:
        prefer_clearest(board, root, state, scratch, tree, words, work, decisions, seat)
    return done


@kernel
def is_exact(board: Flat, state: Flat) -> bool:
    """Whether nothing is hidden and nothing is left to chance (L9.1)."""
    if state[at.STEP] < at.TAKE_STEP or state[at.DECK_LEFT] > 0 or (board[at.MATCH] and state[at.GAME] < 3):
        return False
    for place in range(at.TOKENS):
        if state[at.TOKEN_REGION + place] >= 0 and state[at.TOKEN_SEEN + place] != (1 << board[at.PLAYERS]) - 1:
            return False
    return True


@kernel
def deal_hidden(board: Flat, root: Flat, state: Flat, seat: int, words: Flat) -> None:
    """One way the game may be for all that a seat knows; the others have bid what players usually bid (L3.1, L9.1)."""
    rows.copy_state(root, state, at.STATE_SIZE)
    if state[at.STEP] == at.BID_STEP:
        for other in range(board[at.PLAYERS]):
            if other != seat:
                state[at.BID + other] = -1  # whether it is in must not matter
        state[at.SEAT] = seat
        state[at.DECIDER] = seat
    determinize(board, state, seat, words)
    if state[at.STEP] == at.BID_STEP:
        for other in range(board[at.PLAYERS]):
            if other != seat:
                state[at.BID + other] = usual_bid(state, other, words)


@kernel
def simulate(
    board: Flat, state: Flat, scratch: Flat, tree: Flat, words: Flat, work: Flat, settings: Flat, exact: int
) -> None:
    """Descend the tree, expand one node, evaluate it, and update all nodes above."""
    players = board[at.PLAYERS]
    node = rows.ROOT
    while tree[node + rows.PROOF] == 0 and has_decisions(state, node):
        is_listed = tree[node + rows.LEGAL] < 0 or is_varying(board, state)
        legal = list_decisions(board, state, scratch, tree, node)
        if may_open(board, state, scratch, tree, node, settings, legal, exact):
            if not is_listed:
                legal = write_decisions(board, state, scratch, tree, node)
            node = open_child(board, state, scratch, tree, node, legal, exact)
            break
        node = select_offered(board, state, scratch, tree, node, settings[rows.EXPLORATION])
        play_decision(board, state, scratch, tree[node + rows.KEY] & DECISION)
        tree[rows.PLIES] += 1
    if tree[node + rows.PROOF] > 0:
        for seat in range(players):
            work[seat] = rows.value_of_winners(tree[node + rows.PROOF] - 1, seat)
        rows.back_up_proof(tree, node)
    else:
        limit = settings[rows.PLAYOUT]
        if state[at.STEP] <= at.FIRST_STEP:
            limit = max(limit, EARLY_PLAYOUT)
        tree[rows.PLIES] += guided_playout(board, state, scratch, words, limit, WHIM)
        judge_position(board, state, work)
    rows.back_up(tree, node, players, work)


@kernel
def has_decisions(state: Flat, node: int) -> bool:
    """Whether the tree goes on here: not beyond a game, and not into bids, which are made in secret (L3.1)."""
    step = state[at.STEP]
    if step == at.BID_STEP or step == at.FIRST_STEP:
        return node == rows.ROOT
    return step != at.OVER_STEP and step != at.DEAL_STEP


@kernel
def list_decisions(board: Flat, state: Flat, scratch: Flat, tree: Flat, node: int) -> int:
    """How many decisions are worth a look at a node; they are listed where they may differ from deal to deal."""
    if tree[node + rows.LEGAL] < 0 or is_varying(board, state):
        tree[node + rows.LEGAL] = write_decisions(board, state, scratch, tree, node)
    return tree[node + rows.LEGAL]


@kernel
def is_varying(board: Flat, state: Flat) -> bool:
    """Whether what is legal at a node may differ from deal to deal: by the row, or by a token that was face down."""
    return board[at.SWAMP] == 1 or state[at.STEP] == at.TAKE_STEP or state[at.STEP] == at.QUEEN_STEP


@kernel
def write_decisions(board: Flat, state: Flat, scratch: Flat, tree: Flat, node: int) -> int:
    """Write the legal decisions but those that lead nowhere new; returns how many there are."""
    found = legal_decisions(board, state, scratch, scratch)
    previous = tree[node + rows.KEY] & DECISION
    if node == rows.ROOT or (previous & at.KIND_BITS != at.MOVE and previous & at.KIND_BITS != at.PLACE):
        return found
    kept = 0
    for number in range(found):
        if not is_idle(board, state, previous, scratch[number]):
            scratch[kept] = scratch[number]
            kept += 1
    return kept


@kernel
def is_idle(board: Flat, state: Flat, previous: int, decision: int) -> bool:
    """Whether a placement or step behind another leads nowhere new: back again, or where both lead in the other order.

    Of two that can be made in either order only the one order is looked at.
    """
    kind = decision & at.KIND_BITS
    if kind != previous & at.KIND_BITS or is_second_alike(board, state):
        return False
    start = (decision >> at.ONE_SHIFT) & at.NUMBER_BITS
    last_start = (previous >> at.ONE_SHIFT) & at.NUMBER_BITS
    if kind == at.PLACE:
        return start < last_start
    if board[at.DRAGON]:
        return False  # an army may go there in passing (L12.4)
    last_end = (previous >> at.TWO_SHIFT) & at.NUMBER_BITS
    if start == last_end and (decision >> at.TWO_SHIFT) & at.NUMBER_BITS == last_start:
        return True
    is_free = start != last_end or armies_in(state[at.STACKS + start], state[at.SEAT]) > 1
    return is_free and decision < previous


@kernel
def is_second_alike(board: Flat, state: Flat) -> bool:
    """Whether the second part of an action is of the kind of the first: its points are its own (L4.4)."""
    if state[at.PART] == 0:
        return False
    card = state[at.CARD]
    return card_value(board, card, at.CARD_PARTS) == card_value(board, card, at.CARD_PARTS + 2)


@kernel
def number_of(state: Flat, scratch: Flat, tree: Flat, child: int, legal: int) -> int:
    """The place of the decision that leads to a child among the legal ones of this deal; their number if it is none."""
    key = tree[child + rows.KEY]
    decision = key & DECISION
    if key_of(state, decision) != key:
        return legal  # another card lies there
    number = tree[child + rows.NUMBER]
    if number < legal and scratch[number] == decision:
        return number
    number = 0
    while number < legal and scratch[number] != decision:
        number += 1
    return number


@kernel
def may_open(
    board: Flat, state: Flat, scratch: Flat, tree: Flat, node: int, settings: Flat, legal: int, exact: int
) -> bool:
    """Whether one more child of a node is due: the more often the node is visited, the more of them are opened.

    Children that are proven do not count; there are none unless the search is exact.
    """
    opened = tree[node + rows.OPENED]
    if is_varying(board, state):
        opened = 0
        child = tree[node + rows.CHILD]
        while child != 0:
            if number_of(state, scratch, tree, child, legal) < legal:
                opened += 1
            child = tree[child + rows.SIBLING]
    if opened >= legal:
        return False
    due = settings[rows.BREADTH] + int(settings[rows.WIDENING] * math.sqrt(tree[node + rows.VISITS])) // 16
    return opened < due or (exact == 1 and rows.undecided_children(tree, node) < due)


@kernel
def key_of(state: Flat, decision: int) -> int:
    """The key of a decision: with the card, where one is taken, as another may lie there in another deal."""
    if decision & at.KIND_BITS == at.TAKE:
        return decision | (state[at.ROW + ((decision >> at.ONE_SHIFT) & at.NUMBER_BITS)] + 1) << CARD_SHIFT
    return decision


@kernel
def open_child(board: Flat, state: Flat, scratch: Flat, tree: Flat, node: int, legal: int, exact: int) -> int:
    """Open the child that looks best among those still closed, and carry its decision out.

    The working space holds so many legal decisions.
    """
    child = tree[node + rows.CHILD]
    while child != 0:
        number = number_of(state, scratch, tree, child, legal)
        if number < legal:
            scratch[number] = -1
        child = tree[child + rows.SIBLING]
    number, looks = most_appealing(board, state, scratch, legal)
    decision = scratch[number]
    key = key_of(state, decision)
    play_decision(board, state, scratch, decision)
    tree[rows.PLIES] += 1
    is_ended = state[at.STEP] == at.OVER_STEP or state[at.STEP] == at.DEAL_STEP
    child = rows.add_node(tree, node, key, -1 if is_ended else state[at.DECIDER])
    tree[child + rows.APPEAL] = looks
    tree[child + rows.NUMBER] = number
    if exact and state[at.STEP] == at.OVER_STEP:
        tree[child + rows.PROOF] = 1 + state[at.WINNERS]
    return child


@kernel
def select_offered(board: Flat, state: Flat, scratch: Flat, tree: Flat, node: int, exploration: int) -> int:
    """Of the children that this deal offers the one with the best upper bound for who decides.

    It is UCB1 with the number of times that a child was offered in place of the visits of the node.
    """
    decider = state[at.DECIDER]
    legal = tree[node + rows.LEGAL] if is_varying(board, state) else -1
    chosen = 0
    highest = -1.0
    child = tree[node + rows.CHILD]
    while child != 0:
        if legal < 0 or number_of(state, scratch, tree, child, legal) < legal:
            tree[child + rows.OFFERED] += 1
            visits = max(tree[child + rows.VISITS], 1)
            offered = max(tree[child + rows.OFFERED], 2)
            bound = rows.mean_value(tree, child, decider) + exploration * math.sqrt(math.log(offered) / visits)
            if rows.is_lost(tree, child, decider):
                bound = 0.0
            if bound > highest:
                highest = bound
                chosen = child
        child = tree[child + rows.SIBLING]
    return chosen


@kernel
def prefer_clearest(
    board: Flat, root: Flat, state: Flat, scratch: Flat, tree: Flat, words: Flat, work: Flat, decisions: Flat, seat: int
) -> None:
    """Of the decisions that end the game in this turn as it is proven to end, prefer the one with the best points.

    Each is tried with what looks best behind it. The one preferred becomes the first child of the root, and the most
    visited.
    """
    proof = tree[rows.ROOT + rows.PROOF]
    chosen = -1
    highest = -1
    for number in range(len(decisions)):
        rows.copy_state(root, state, at.STATE_SIZE)
        play_decision(board, state, scratch, decisions[number])
        finish_turn(board, state, scratch, words, seat)
        if state[at.STEP] == at.OVER_STEP and 1 + state[at.WINNERS] == proof:
            judge_position(board, state, work)
            if work[seat] > highest:
                highest = work[seat]
                chosen = decisions[number]
    if chosen >= 0 and not rows.is_full(tree):
        child = rows.find_child(tree, rows.ROOT, key_of(root, chosen))
        if child == 0:
            child = rows.add_node(tree, rows.ROOT, key_of(root, chosen), -1)
        tree[child + rows.PROOF] = proof
        tree[child + rows.VISITS] = tree[rows.ROOT + rows.VISITS] + 1
        move_first(tree, rows.ROOT, child)


@kernel
def move_first(tree: Flat, node: int, child: int) -> None:
    """Let a child be the first of its siblings."""
    if tree[node + rows.CHILD] == child:
        return
    before = tree[node + rows.CHILD]
    while tree[before + rows.SIBLING] != child:
        before = tree[before + rows.SIBLING]
    tree[before + rows.SIBLING] = tree[child + rows.SIBLING]
    tree[child + rows.SIBLING] = tree[node + rows.CHILD]
    tree[node + rows.CHILD] = child


@kernel
def judge_position(board: Flat, state: Flat, work: Flat) -> None:
    """What a position is worth to each seat, into the first entries of the working space."""
    players = board[at.PLAYERS]
    if state[at.STEP] == at.OVER_STEP:
        for seat in range(players):
            work[seat] = MARGIN_POINT * state[at.TOTAL_VP + seat]
        rows.chances_from_strengths(work, players)
        for seat in range(players):
            won = rows.value_of_winners(state[at.WINNERS], seat)
            work[seat] = won - (won - work[seat]) // MARGIN_PART
    else:
        strengths_of(board, state, work[VALUES:], work)
        rows.chances_from_strengths(work, players)


@entry_kernel
def locate(board: Flat, root: Flat, states: Flat, scratch: Flat, tree: Flat, target: Flat, seat: int) -> int:
    """The node that stands for a later view of the same turn of a seat, or 0: what is hidden has not come to light.

    It is looked for below decisions that were looked at more than a few times. ``states`` has room for DEEPEST + 1
    states.
    """
    rows.copy_state(root, states, at.STATE_SIZE)
    depth = 0
    node = rows.ROOT
    while True:
        state = states[depth * at.STATE_SIZE : (depth + 1) * at.STATE_SIZE]
        if rows.is_same(state, target, at.STATE_SIZE):
            return node
        is_own = state[at.DECIDER] == seat and state[at.STEP] >= at.TAKE_STEP and state[at.STEP] < at.QUEEN_STEP
        if depth > 0 and state[at.STEP] == at.TAKE_STEP:
            is_own = False
        after = tree[node + rows.CHILD] if depth < DEEPEST and is_own else 0
        while (
            after == 0
            or tree[after + rows.VISITS] < FEWEST_VISITS
            or uncovers(state, tree[after + rows.KEY] & DECISION)
        ):
            if after == 0:  # no more children here: on with the next sibling, or higher up
                if node == rows.ROOT:
                    return 0
                after = tree[node + rows.SIBLING]
                node = tree[node + rows.PARENT]
                depth -= 1
                state = states[depth * at.STATE_SIZE : (depth + 1) * at.STATE_SIZE]
            else:
                after = tree[after + rows.SIBLING]
        below = states[(depth + 1) * at.STATE_SIZE : (depth + 2) * at.STATE_SIZE]
        rows.copy_state(state, below, at.STATE_SIZE)
        play_decision(board, below, scratch, tree[after + rows.KEY] & DECISION)
        node = after
        depth += 1


@kernel
def uncovers(state: Flat, decision: int) -> bool:
    """Whether a decision turns up a token that the view does not know (L12.9)."""
    if decision & at.KIND_BITS == at.BUILD:
        for place in range(at.TOKENS):
            if (
                state[at.TOKEN_REGION + place] == (decision >> at.ONE_SHIFT) & at.NUMBER_BITS
                and state[at.TOKEN_FACE + place] < 0
            ):
                return True
    return False


@entry_kernel
def rate_decisions(
    board: Flat,
    root: Flat,
    states: Flat,
    scratch: Flat,
    words: Flat,
    work: Flat,
    decisions: Flat,
    values: Flat,
    seat: int,
) -> None:
    """Write for each decision the chance of a seat to win when its turn ends, in millionths.

    ``root`` has nothing hidden in it; ``states`` has room for two states.
    """
    state = states[: at.STATE_SIZE]
    half_state = states[at.STATE_SIZE : 2 * at.STATE_SIZE]
    for number in range(len(decisions)):
        rows.copy_state(root, state, at.STATE_SIZE)
        play_decision(board, state, scratch, decisions[number])
        values[number] = -1
        if state[at.STEP] == at.HALF_STEP and state[at.DECIDER] == seat:
            for half in range(2):
                if can_do_half(board, state, half):
                    rows.copy_state(state, half_state, at.STATE_SIZE)
                    play_decision(board, half_state, scratch, at.HALF | half << at.ONE_SHIFT)
                    finish_turn(board, half_state, scratch, words, seat)
                    judge_position(board, half_state, work)
                    values[number] = max(values[number], work[seat])
        else:
            finish_turn(board, state, scratch, words, seat)
            judge_position(board, state, work)
            values[number] = work[seat]
