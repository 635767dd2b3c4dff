"""Exact endgames of Legends: whether a seat reaches a goal with the last cards, whatever the others do.

What the seat may not know is never used (L9.1). A node where a player could take a card of unknown identity, or find a
token that the seat has not seen, is at most unknown.
"""

from __future__ import annotations

from tetrarch.bots import proving as at_proof
from tetrarch.bots import tree as rows
from tetrarch.bots.endgame import Node, Prover
from tetrarch.bots.legends import policy
from tetrarch.bots.proofs import EndgameFacts
from tetrarch.core.kernel import Flat, entry_kernel, kernel
from tetrarch.core.randomness import Generator
from tetrarch.legends.components.components import Card
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.ending import points_of
from tetrarch.legends.rules.state import regions_with_armies
from tetrarch.legends.rules.turn import legal_decisions, play_decision

WIN, SHARE, LEAD = range(3)
"""Goals: to win alone; to be among the winners; at the end of the turn, a margin of points over each other seat."""
HASHED = at.DECK
"""The state up to the deck, and the stacks after it, determine everything that follows."""


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
    margin: int,
    hidden: int,
    limit: int,
) -> int:
    """The value of a position for a goal of a seat; UNKNOWN if more than ``limit`` nodes would be needed.

    ``hidden`` is a mask of the cards whose order is not known and, above them, of the tokens not seen by the seat.
    """
    rows.copy_state(root, states, length)
    depth = 0
    report[at_proof.NODES] = 0
    report[at_proof.BEST_FIRST] = -1
    value = -1
    while True:
        state = states[depth * length : (depth + 1) * length]
        frame = frames[depth * at_proof.FRAME : (depth + 1) * at_proof.FRAME]
        if value < 0:
            if report[at_proof.NODES] == limit:
                return at_proof.UNKNOWN
            report[at_proof.NODES] += 1
            looks = frames[at_proof.DEEPEST * at_proof.FRAME :]
            value = open_node(board, state, scratch, frame, looks, table, report, depth, seat, goal, margin, hidden)
        if value >= 0:
            if depth == 0:
                return value
            depth -= 1
            state = states[depth * length : (depth + 1) * length]
            frame = frames[depth * at_proof.FRAME : (depth + 1) * at_proof.FRAME]
            value = at_proof.take_child_value(frame, table, report, depth, state[at.DECIDER] == seat, value)
            if value >= 0:
                continue
        decision = at_proof.next_decision(frame)
        after = states[(depth + 1) * length : (depth + 2) * length]
        rows.copy_state(state, after, length)
        play_decision(board, after, scratch, decision)
        depth += 1
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
    margin: int,
    hidden: int,
) -> int:
    """List the decisions of a node in its frame; returns its value if that is known already, else -1."""
    value = settled_value(board, state, seat, goal, margin)
    if value >= 0:
        return value
    if depth == at_proof.DEEPEST - 1:
        return at_proof.UNKNOWN
    key = at_proof.hash_of(state, HASHED, goal * 4 + seat)
    key = at_proof.hash_of(state[at.STACKS :], at.MAX_REGIONS, key % at_proof.PRIME) ^ key
    value = at_proof.known_value(table, key)
    if value >= 0:
        if depth == 0:
            report[at_proof.BEST_FIRST] = at_proof.known_decision(table, key)
        return value
    decisions = frame[at_proof.DECISIONS :]
    found = legal_decisions(board, state, scratch, decisions)
    if found > at_proof.WINDOW:
        return at_proof.UNKNOWN
    count = 0
    for number in range(found):
        if not is_uncertain(state, decisions[number], hidden):
            decisions[count] = decisions[number]
            count += 1
    if count == 0:
        return at_proof.UNKNOWN
    if count < found:
        frame[at_proof.VALUE] = at_proof.UNKNOWN
    else:
        frame[at_proof.VALUE] = at_proof.NO if state[at.DECIDER] == seat else at_proof.YES
    held = regions_with_armies(state, state[at.ON_MAP], state[at.DECIDER])
    for number in range(count):
        looks[number] = policy.appeal(board, state, decisions[number], held)
    at_proof.sort_by_looks(decisions, looks, count)
    at_proof.put_first(decisions, count, report[at_proof.LAST_GOOD + depth])
    frame[at_proof.COUNT] = count
    frame[at_proof.NEXT] = 0
    frame[at_proof.REST] = 0
    frame[at_proof.KEY] = key
    frame[at_proof.BEST] = -1
    return -1


@kernel
def settled_value(board: Flat, state: Flat, seat: int, goal: int, margin: int) -> int:
    """The value of a position for a goal, if it needs no search; else -1."""
    step = state[at.STEP]
    if goal == LEAD:
        if step == at.OVER_STEP or step == at.QUEEN_STEP or step < at.TAKE_STEP or state[at.SEAT] != seat:
            return at_proof.YES if is_ahead(board, state, seat, margin) else at_proof.NO
        return -1
    if step == at.OVER_STEP:
        wins = state[at.WINNERS] == 1 << seat if goal == WIN else state[at.WINNERS] >> seat & 1 == 1
        return at_proof.YES if wins else at_proof.NO
    return at_proof.UNKNOWN if step < at.TAKE_STEP else -1


@kernel
def is_ahead(board: Flat, state: Flat, seat: int, margin: int) -> bool:
    """Whether a seat has so many points more than each other seat (L8)."""
    points = points_of(board, state, seat)
    for other in range(board[at.PLAYERS]):
        if other != seat and points_of(board, state, other) + margin > points:
            return False
    return True


@kernel
def is_uncertain(state: Flat, decision: int, hidden: int) -> bool:
    """Whether what a decision does depends on a hidden card or token (L9.1)."""
    kind = decision & at.KIND_BITS
    one = (decision >> at.ONE_SHIFT) & at.NUMBER_BITS
    if kind == at.TAKE:
        return hidden >> state[at.ROW + one] & 1 == 1
    if kind == at.BUILD:
        for place in range(at.TOKENS):
            if state[at.TOKEN_REGION + place] == one and hidden >> (at.MAX_CARDS + place) & 1:
                return True
    return False


class LegendsFacts(EndgameFacts):
    """What a seat does not know: cards of the deck, and tokens that it has not seen (L9.1)."""

    def is_uncertain(self, root: Position, position: Position, decision: int, seat: int) -> bool:
        """Whether the effect of a decision depends on something that a seat did not know at the root."""
        kind = decision & at.KIND_BITS
        one = decision >> at.ONE_SHIFT & at.NUMBER_BITS
        if kind == at.TAKE:
            place = position.row()[one]
            known = {card.id for card in known_cards(root)}
            return place is not None and root.deck_left > 1 and place.card.id not in known
        return kind == at.BUILD and any(
            token.region == one and seat not in before.seen
            for token, before in zip(position.explore_tokens(), root.explore_tokens(), strict=True)
        )

    def is_leading(self, position: Position, seat: int, margin: int) -> bool:
        """Whether a seat has so many points more than each other seat when its turn is over."""
        others = (position.points(other) for other in range(position.players) if other != seat)
        is_over = position.is_over or is_turn_over(position, seat)
        return is_over and position.points(seat) - max(others) >= margin


class LegendsProver(Prover[Position]):
    """Solves the last turns of Legends by what a seat knows."""

    goals = ("win", "share", "lead")
    has_horizon = False
    facts = LegendsFacts()

    def prepare(self, position: Position) -> Position:
        """The position as the seat knows it, with one fixed order of the cards that it does not know."""
        whole = position.determinize(self.seat, Generator("endgame", "hidden"))
        self.hidden = hidden_mask(position, self.seat)
        return whole

    def is_end(self, node: Node[Position]) -> bool:
        """Whether a node is decided without further decisions: the game is over, or the turn for the lead is."""
        return node.position.is_over or (self.goal == "lead" and is_turn_over(node.position, self.seat))

    def run(self, position: Position, own_turns: int, limit: int) -> int:
        """Run the kernel."""
        arrays = (position.static, position.state, self.states, self.length, position.scratch)
        working = (self.frames, self.table, self.report)
        goal = self.goals.index(self.goal)
        return int(prove(*arrays, *working, self.seat, goal, self.margin, self.hidden, limit))


def is_turn_over(position: Position, seat: int) -> bool:
    """Whether the turn of a seat is over."""
    return position.seat != seat or position.awaits_chance or position.step == "queen"


def known_cards(position: Position) -> list[Card]:
    """The cards that everyone has seen: those in the row and those that players own."""
    row = [place.card for place in position.row() if place is not None]
    return row + [card for seat in range(position.players) for card in position.cards(seat)]


def hidden_mask(position: Position, seat: int) -> int:
    """The cards whose order is unknown, and above them the explore places whose token a seat has not seen (L9.1)."""
    known = {card.id for card in known_cards(position)}
    mask = 0
    if position.deck_left > 1:  # a single card is known by elimination
        mask = sum(1 << number for number, card in enumerate(position.components.cards) if card.id not in known)
    for place, token in enumerate(position.explore_tokens()):
        if seat not in token.seen:
            mask |= 1 << (at.MAX_CARDS + place)
    return mask
