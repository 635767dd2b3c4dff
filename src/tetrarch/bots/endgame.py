"""Exact results near the end of a game: whether a seat reaches a goal whatever the others do.

``solve`` answers for one position. A ``Prover`` answers for many positions of one game and keeps what it has proved.
Each game adds its prover as ``PROVER`` to its package of bots. Effort is bounded: where the limit of nodes does not
suffice, the answer is "unknown", never a wrong one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal

import msgspec
import numpy as np

from tetrarch.bots.bot import PACKAGE
from tetrarch.bots.proofs import OVER, Branch, EndgameFacts, Proof, ProofLine
from tetrarch.bots.proving import BEST_FIRST, DEEPEST, ENTRY, FRAME, NO, NODES, REPORT, WINDOW, YES
from tetrarch.core import registry
from tetrarch.core.errors import ReasonedError
from tetrarch.core.position import AnyPosition, Array, FlatPosition
from tetrarch.core.text.messages import message

Goal = Literal["win", "share", "hold", "save", "lead"]
"""To win alone; to be among the winners; that no other player wins before the turn after the last of the given turns;
the same without losing what the game protects, such as the Emperor; to have the most points at the end of the turn."""
Answer = Literal["yes", "no", "unknown"]

MOST_NODES = 1_000_000
"""The usual limit of effort: a few seconds with compiled kernels."""
FIRST_STEP = 256
"""The first limit of an answer in steps."""
MOST_TURNS = 7
TABLE_ROWS = 1 << 18
PROOF_NODES = 200_000
"""The most positions of a proof."""


class Unsolvable(ReasonedError):
    """A position or a question that the solver does not take."""

    def __init__(self, name: str, /, **values: str) -> None:
        super().__init__(name)
        self.reason = message(PACKAGE, name, **values)


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """What is proved about a position."""

    game: str
    seat: int
    """The seat that the goal is of."""
    goal: Goal
    turns: int | None
    """The number of turns of the seat within which it reaches the goal, or was to; None: until the end of the game."""
    answer: Answer
    """Whether the seat reaches the goal whatever the others do."""
    decision: str | None = None
    """The first decision of the seat, in notation."""
    line: tuple[ProofLine, ...] = ()
    """A line of play to the goal, in which the others resist as long as they can."""
    points: tuple[int, ...] = ()
    """The points of all seats at the end of the line."""
    winners: tuple[int, ...] = ()
    """The winners at the end of the line, if it ends the game."""
    nodes: int = 0
    """The number of positions that the solver looked at."""


@dataclass(frozen=True)
class Node(Generic[AnyPosition]):
    """A position, and the number of turns of the seat that have begun, the current one included."""

    position: AnyPosition
    own_turns: int

    def after(self, decision: int, seat: int) -> Node[AnyPosition]:
        """The node behind a decision."""
        position = self.position.copy()
        position.make_room()
        position.push(decision)
        return Node(position, self.own_turns + (position.seat == seat != self.position.seat and not position.is_over))

    def key(self) -> tuple[bytes, int]:
        """What equal nodes have in common."""
        return self.position.used_state().tobytes(), self.own_turns


class Prover(ABC, Generic[AnyPosition]):
    """Answers for positions of one game whether a seat reaches a goal."""

    goals: ClassVar[tuple[Goal, ...]]
    """The goals of the game, in the order of its kernel."""
    has_horizon: ClassVar[bool]
    """Whether the number of turns matters; otherwise the game is solved to its end."""
    facts: ClassVar[EndgameFacts] = EndgameFacts()

    def __init__(
        self,
        position: AnyPosition,
        seat: int,
        goal: Goal = "win",
        turns: int = 1,
        table_rows: int = TABLE_ROWS,
        margin: int = 1,
    ) -> None:
        self.seat = seat
        self.goal: Goal = goal
        self.turns = turns
        self.margin = margin
        self.nodes = 0
        """The number of positions looked at so far."""
        root = self.prepare(position)
        self.root: Node[AnyPosition] = Node(root, int(root.seat == seat))
        self.length = len(root.state) + self.room(root)
        self.states: Array = np.zeros(DEEPEST * self.length, dtype=np.int64)
        self.frames: Array = np.zeros(DEEPEST * FRAME + WINDOW, dtype=np.int64)
        self.table: Array = np.zeros(ENTRY * table_rows, dtype=np.int64)
        self.report: Array = np.zeros(REPORT, dtype=np.int64)

    def prepare(self, position: AnyPosition) -> AnyPosition:
        """The position with what the seat may not know replaced."""
        return position.copy()

    def room(self, position: AnyPosition) -> int:
        """The room that states need beyond the state of the root."""
        return 0

    @abstractmethod
    def run(self, position: AnyPosition, own_turns: int, limit: int) -> int:
        """Run the kernel of the game; returns the value of a position."""

    def answer(self, node: Node[AnyPosition], limit: int = MOST_NODES) -> Answer:
        """Whether the seat reaches the goal from a node."""
        value = self.run(node.position, node.own_turns, limit)
        self.nodes += int(self.report[NODES])
        return "yes" if value == YES else "no" if value == NO else "unknown"

    def answer_in_steps(self, node: Node[AnyPosition], limit: int, is_stopped: Callable[[], bool]) -> Answer:
        """The same as ``answer``, with a growing limit; "unknown" once stopped between two limits."""
        step = min(FIRST_STEP, limit)
        while (answer := self.answer(node, step)) == "unknown" and step < limit and not is_stopped():
            step = min(4 * step, limit)
        return answer

    def own_line(self, limit: int) -> list[tuple[Node[AnyPosition], int]]:
        """The decisions from the root that keep an answer of "yes", until another seat decides or the goal is met."""
        node, found = self.root, []
        while not self.is_end(node) and self.decides(node):
            if self.answer(node, limit) != "yes" or self.best < 0:
                break
            found.append((node, self.best))
            node = node.after(self.best, self.seat)
        return found

    @property
    def best(self) -> int:
        """The decision that settled the last answer, or -1."""
        return int(self.report[BEST_FIRST])

    def decides(self, node: Node[AnyPosition]) -> bool:
        """Whether the seat decides at a node."""
        return node.position.decider == self.seat

    def is_end(self, node: Node[AnyPosition]) -> bool:
        """Whether a node is decided without further decisions: the game is over, or the last turn has passed."""
        return node.position.is_over or (self.has_horizon and node.own_turns > self.turns)

    def good_decisions(self, node: Node[AnyPosition], limit: int = MOST_NODES) -> dict[int, Answer]:
        """The answer behind each legal decision at a node."""
        found: dict[int, Answer] = {}
        for decision in map(int, node.position.legal_ids()):
            if self.facts.is_uncertain(self.root.position, node.position, decision, self.seat):
                found[decision] = "unknown"
            else:
                found[decision] = self.answer(node.after(decision, self.seat), limit)
        return found

    def line(self, limit: int = MOST_NODES) -> list[tuple[Node[AnyPosition], int]]:
        """A line from the root to the goal, in which the others choose what takes the most effort to answer."""
        node, found = self.root, []
        while not self.is_end(node):
            if self.decides(node):
                if self.answer(node, limit) != "yes" or self.best < 0:
                    return []
                decision = self.best
            else:
                efforts = {}
                for reply in map(int, node.position.legal_ids()):
                    before = self.nodes
                    if self.answer(node.after(reply, self.seat), limit) != "yes":
                        return []
                    efforts[reply] = self.nodes - before
                decision = max(efforts, key=efforts.__getitem__)
            found.append((node, decision))
            node = node.after(decision, self.seat)
        return found

    def proof(self, limit: int = MOST_NODES, most: int = PROOF_NODES, first: int | None = None) -> Proof:
        """The strategy from the root, with every reply of the others; ``Unsolvable`` if it would be too large.

        It begins with the decision ``first``, if given, which must reach the goal as well.
        """
        branches: list[Branch] = []
        places: dict[tuple[bytes, int], int] = {}

        def add(node: Node[AnyPosition]) -> int:
            if self.is_end(node):
                return OVER
            key = node.key()
            if key in places:
                return places[key]
            if len(branches) >= most:
                raise Unsolvable("proof-too-large", most=str(most))
            place = places[key] = len(branches)
            branches.append(())
            if not self.decides(node):
                decisions = [int(decision) for decision in node.position.legal_ids()]
            elif place == 0 and first is not None:
                decisions = [first]
            elif self.answer(node, limit) == "yes" and self.best >= 0:
                decisions = [self.best]
            else:
                raise Unsolvable("proof-too-large", most=str(most))
            branches[place] = tuple((decision, add(node.after(decision, self.seat))) for decision in decisions)
            return place

        add(self.root)
        position = self.root.position
        return Proof(
            game=position.game,
            seat=self.seat,
            goal=self.goal,
            turns=self.turns if self.has_horizon else None,
            margin=self.margin,
            position=position.to_json(),
            branches=tuple(branches),
        )


def prover_of(game: str) -> type[Prover[Any]]:
    """The prover of a game; ``Unsolvable`` if it has none."""
    extension = registry.extension(game, "bots")
    found: type[Prover[Any]] | None = getattr(extension, "PROVER", None)
    if found is None:
        raise Unsolvable("no-solver", game=game)
    return found


def make_prover(
    position: FlatPosition,
    seat: int | None = None,
    goal: Goal = "win",
    turns: int = 1,
    table_rows: int = TABLE_ROWS,
    margin: int = 1,
) -> Prover[Any]:
    """A prover for a position; ``Unsolvable`` if the game is over, awaits chance or does not know the goal.

    ``margin`` is the number of points ahead that the goal "lead" asks for.
    """
    kind = prover_of(position.game)
    if position.is_over:
        raise Unsolvable("solve-over")
    if len(position.to_decide) != 1:
        raise Unsolvable("solve-not-yet")
    if goal not in kind.goals:
        raise Unsolvable("unknown-goal", name=repr(goal), known=", ".join(kind.goals))
    if not 1 <= turns <= MOST_TURNS:
        raise Unsolvable("solve-turns", given=str(turns), most=str(MOST_TURNS))
    chosen = position.to_decide[0] if seat is None else seat
    position.check_seat(chosen)
    return kind(position, chosen, goal, turns, table_rows, margin)


def solve(
    position: FlatPosition, seat: int | None = None, goal: Goal = "win", turns: int = 1, nodes: int = MOST_NODES
) -> Solution:
    """Whether a seat, or the one that decides, reaches a goal; fewer turns than the given number are tried first."""
    return solve_with_prover(position, seat, goal, turns, nodes)[0]


def solve_with_prover(
    position: FlatPosition, seat: int | None = None, goal: Goal = "win", turns: int = 1, nodes: int = MOST_NODES
) -> tuple[Solution, Prover[Any]]:
    """The solution of ``solve``, and the prover that found it."""
    if nodes < 1:
        raise Unsolvable("solve-nodes", given=str(nodes))
    make_prover(position, seat, goal, turns, 1)
    first = 1 if prover_of(position.game).has_horizon and goal in ("win", "share") else turns
    answer: Answer = "unknown"
    used = 0
    for number in range(first, turns + 1):
        prover = make_prover(position, seat, goal, number)
        answer = prover.answer(prover.root, max(nodes - used, 1))
        used += prover.nodes
        if answer != "no":
            break
    solution = Solution(
        game=position.game,
        seat=prover.seat,
        goal=goal,
        turns=prover.turns if prover.has_horizon else None,
        answer=answer,
        nodes=used,
    )
    return (_with_line(solution, prover, nodes) if answer == "yes" else solution), prover


def _with_line(solution: Solution, prover: Prover[Any], nodes: int) -> Solution:
    """The solution with its line and the end of it."""
    line = prover.line(nodes)
    if not line:
        return solution
    node, decision = line[-1]
    end = node.after(decision, prover.seat).position
    steps = tuple(
        ProofLine(node.position.decider, decision, node.position.describe(decision).notation) for node, decision in line
    )
    return msgspec.structs.replace(
        solution,
        decision=next((step.notation for step in steps[:1] if step.seat == prover.seat), None),
        line=steps,
        points=tuple(end.points(seat) for seat in range(end.players)),
        winners=end.outcome.winners if end.outcome else (),
    )
