"""The bots that every game builds on: a novice, one that looks one decision ahead, and one that searches a tree."""

from __future__ import annotations

import sys
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, TypeVar

import numpy as np

from tetrarch.bots import tree as rows
from tetrarch.bots.bot import Bot, Budget, Control, Line, Thought, check_game, check_viewer
from tetrarch.bots.endgame import Node
from tetrarch.bots.network import Network
from tetrarch.bots.tree import PLAYOUT, SETTINGS, SURE
from tetrarch.core.kernel import is_compiled, warn_if_plain
from tetrarch.core.position import Array, FlatPosition
from tetrarch.core.randomness import Generator

View = TypeVar("View", bound=FlatPosition)

NODES_PER_SECOND = 600_000
"""The number of nodes that a tree has room for, for each second of the budget: more than a search adds."""
MOST_NODES = 1_000_000
"""How many nodes a tree may have: about 130 MB, and as much again to keep a part of it. A full tree ends the search."""
BATCH = 16
"""The number of simulations between two checks whether to stop."""
BATCH_SECONDS = 0.01
"""The time between two checks, with a limit of time."""
REPORTS = 10
"""The number of progress reports, if the whole budget is used."""
BY_PLAYERS = -1
"""In the settings: the length of playouts depends on the number of players."""
LONGEST_LINE = 12
MOST_LINES = 5
SPECTATOR = 4
"""Stands for a spectator where kernels expect a seat: it is the number of no seat."""


@dataclass(frozen=True)
class Plan:
    """The settings of a search."""

    settings: tuple[int, ...]
    """The entries that ``bots.settings`` names."""
    simulations: Mapping[int, int] = field(default_factory=dict)
    """The usual budget by the number of players, where it depends on that."""


class Meter:
    """Tracks one budget: how many simulations to run next, and when to stop."""

    def __init__(self, budget: Budget, control: Control) -> None:
        if budget.seconds is None and budget.simulations is None:
            raise ValueError("a search needs a budget of simulations or of seconds")
        if budget.seconds is not None and control.clock is None:
            raise ValueError("a budget of seconds needs a clock: Control(time.monotonic)")
        self.budget = budget
        self.control = control
        self.made = 0
        self.batch = BATCH
        self.clock = control.clock if budget.seconds is not None else None
        self.begun = self.clock() if self.clock else 0.0
        self.looked = self.begun
        self.reported = 0

    def next_batch(self) -> int:
        """The number of simulations to run now; 0 when the budget is spent or the search is stopped."""
        if self.control.is_stopped and self.made:
            return 0
        if self.left() <= 0:
            return 0
        most = self.budget.simulations
        return self.batch if most is None else min(self.batch, most - self.made)

    def note(self, made: int) -> None:
        """Record a batch that was run."""
        self.made += made
        if self.clock:
            now = self.clock()
            took = now - self.looked
            self.looked = now
            self.batch = max(1, min(self.batch * 2, int(made * BATCH_SECONDS / max(took, 1e-6))))

    def left(self) -> float:
        """The number of simulations that the budget still allows, as an estimate."""
        most = float("inf") if self.budget.simulations is None else float(self.budget.simulations - self.made)
        if self.clock and self.budget.seconds is not None:
            passed = self.looked - self.begun
            if passed >= self.budget.seconds:
                return 0.0
            if self.made and passed > 0:
                most = min(most, (self.budget.seconds - passed) * self.made / passed)
        return most

    def is_report_due(self) -> bool:
        """Whether another tenth of the budget is spent since progress was reported."""
        if self.control.on_progress is None:
            return False
        tenth = int(REPORTS * self.made / max(self.made + self.left(), 1.0))
        is_due = tenth > self.reported
        self.reported = max(tenth, self.reported)
        return is_due


class Novice(Bot[View]):
    """Chooses evenly among the tempting decisions, else among the plain ones, else among all."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    @abstractmethod
    def is_tempting(self, view: View, seat: int, decision: int) -> bool:
        """Whether a decision looks good at first sight."""

    @abstractmethod
    def is_plain(self, decision: int) -> bool:
        """Whether a decision is not silly: it does something, and gives nothing away."""

    def think(self, view: View, seat: int, budget: Budget | None = None, control: Control | None = None) -> Thought:
        """The decision."""
        self.check(view, seat)
        decisions = view.legal_decisions(seat).ids().tolist()
        tempting = [decision for decision in decisions if self.is_tempting(view, seat, decision)]
        plain = [decision for decision in decisions if self.is_plain(decision)]
        return Thought(self.generator.choice(tempting or plain or decisions))


class Greedy(Bot[View]):
    """Tries its decisions, and takes one of those with the best rating.

    With a ``tolerance`` it takes any decision that looks at most so much worse, the better ones more often. With an
    ``oversight`` it overlooks each decision with this probability, unless the decision is tempting: like a beginner, it
    sees what it can take or build before it sees quiet decisions. The oversight may depend on the number of players.
    """

    def __init__(
        self, generator: Generator, tolerance: float = 0.0, oversight: float | Mapping[int, float] = 0.0
    ) -> None:
        self.generator = generator
        self.tolerance = tolerance
        self.oversight = oversight

    @abstractmethod
    def ratings(self, view: View, seat: int, decisions: Array) -> Array:
        """What each decision looks worth, in millionths of a win."""

    @abstractmethod
    def dominated(self, view: View, decisions: Array) -> dict[int, int]:
        """The dominated decisions, each with another one that does the same for less."""

    @abstractmethod
    def is_tempting(self, view: View, seat: int, decision: int) -> bool:
        """Whether a decision is never overlooked."""

    def think(self, view: View, seat: int, budget: Budget | None = None, control: Control | None = None) -> Thought:
        """The decision."""
        self.check(view, seat)
        decisions = view.legal_decisions(seat).ids()
        values = self.ratings(view, seat, decisions)
        avoided = self.dominated(view, decisions)
        values[[int(decision) in avoided for decision in decisions]] = -1
        if self.oversight:
            values = self.noticed(view, seat, decisions, values)
        return Thought(int(decisions[soft_choice(values, self.tolerance, self.generator)]))

    def noticed(self, view: View, seat: int, decisions: Array, values: Array) -> Array:
        """The ratings of the decisions that the bot notices, -1 for the others; all of them if it notices none."""
        oversight = self.oversight if isinstance(self.oversight, float) else self.oversight[view.players]
        most = int(oversight * SURE)
        seen = np.array(
            [self.generator.below(SURE) >= most or self.is_tempting(view, seat, int(one)) for one in decisions]
        )
        found = np.where(seen, values, -1)
        return found if found.max() >= 0 else values


class SearchBot(Bot[View]):
    """Searches until its budget is used, and chooses the most visited decision.

    The tree below the chosen decision is kept for the next search. With a network, it judges positions and orders
    decisions by it.
    """

    work_size: int
    network_work_size: int
    """The length of the working space with a network."""
    playouts: ClassVar[Mapping[int, int]]
    """The number of decisions of a playout, by the number of players."""

    def __init__(self, generator: Generator, budget: Budget, plan: Plan, network: Network | None = None) -> None:
        self.generator = generator
        self.budget = budget
        self.plan = plan
        self.settings: Array = np.zeros(SETTINGS, dtype=np.int64)
        self.settings[: len(plan.settings)] = plan.settings
        self.tree: Array = np.zeros(0, dtype=np.int64)
        self.spare: Array = self.tree
        if network and network.game != self.game:
            raise ValueError(f"this bot plays {self.game}, and the network judges {network.game}")
        self.network = network
        self.work: Array = np.zeros(self.network_work_size if network else self.work_size, dtype=np.int64)
        self.floats = np.zeros(network.reader.floats if network else 0, dtype=np.float32)
        self.size = 0
        """The length of the tree while it grows; ``pack`` cuts it off."""
        self.root: View | None = None
        """The view that the tree's root stands for."""
        self.reused = 0
        """The number of earlier simulations that the tree held when the last search began."""
        self.better: dict[int, int] = {}
        """Dominated decisions, each with a decision that does the same for less."""
        self.avoided: set[int] = set()
        """Children of the root after which another player can win, while there are other decisions."""
        self.most_proved = sys.maxsize
        """The most positions of each proof beside the search; the games have limits of their own."""

    # What a game adds

    @abstractmethod
    def search(self, seat: int, simulations: int) -> int:
        """Run simulations from the root; returns how many were run."""

    @abstractmethod
    def locate(self, view: View, seat: int) -> int:
        """The place of the node of the tree that stands for a view, or 0."""

    def dominated(self, view: View, decisions: Array) -> dict[int, int]:
        """The dominated decisions, each with another one that does the same for less."""
        return {}

    def key_of(self, position: View, decision: int) -> int:
        """The key of the node behind a decision."""
        return decision

    def winning_line(self, view: View, seat: int, control: Control) -> list[tuple[Node[View], int]]:
        """Decisions with which the seat wins for certain in its turn, asked before the search; nothing if unknown."""
        return []

    def prove_at_end(self, view: View, seat: int, control: Control) -> None:
        """Prove what the search did not, and exclude decisions that lose to the next player."""

    # Thinking

    def think(self, view: View, seat: int, budget: Budget | None = None, control: Control | None = None) -> Thought:
        """The decision, with the chances of all seats and the best lines."""
        self.check(view, seat)
        decisions = view.legal_decisions(seat).ids()
        if len(decisions) == 1:
            return Thought(int(decisions[0]))
        return self.assess(view, seat, budget, control)

    def assess(
        self, view: View, seat: int | None, budget: Budget | None = None, control: Control | None = None
    ) -> Thought:
        """The chances of all seats and the best lines by what a seat knows, or a spectator; another seat may decide.

        Unlike ``think`` it also searches where only one decision is legal. Where several seats decide at the same time,
        the seat must be one of them.
        """
        check_game(self, view)
        if seat is not None:
            view.check_seat(seat)
        check_viewer(view, seat)
        if not view.to_decide:
            raise ValueError("the game is over" if view.is_over else "the position awaits chance")
        if len(view.to_decide) > 1 and seat not in view.to_decide:
            raise ValueError("several seats decide at the same time: only one of them can be assessed")
        knower = SPECTATOR if seat is None else seat
        warn_if_plain(type(self).__module__)
        control = control or Control()
        decider = knower if knower in view.to_decide else view.decider
        decisions = view.legal_decisions(decider).ids()
        self.better = self.dominated(view, decisions)
        meter = Meter(budget or self.budget_for(view), control)
        self.set_root(view, decider, meter.budget)
        self.enter_win(self.winning_line(view, decider, control), decider)
        while (batch := meter.next_batch()) and self.is_open(meter):
            made = self.run_batch(knower, batch, meter)
            meter.note(made)
            if made < batch:
                break
            if meter.is_report_due() and control.on_progress:
                control.on_progress(self.thought(view, meter.made))
        if self.tree[rows.ROOT + rows.PROOF] == 0:
            self.prove_at_end(view, knower, control)
        return self.thought(view, meter.made)

    def budget_for(self, view: View) -> Budget:
        """The bot's own budget, which may depend on the number of players."""
        simulations = self.plan.simulations.get(view.players)
        return self.budget if simulations is None else Budget(simulations)

    def enter_win(self, line: Sequence[tuple[Node[View], int]], seat: int) -> None:
        """Enter a proven win of a seat into the tree, decision by decision."""
        proof = 1 + (1 << seat)
        node = rows.ROOT
        for step, decision in line:
            self.tree[node + rows.PROOF] = proof
            node = self.child_behind(node, self.key_of(step.position, decision), seat)
            if not node:
                return
            self.tree[node + rows.PROOF] = proof
            self.tree[node + rows.VISITS] = max(self.tree[node + rows.VISITS], 1)

    def child_behind(self, node: int, key: int, decider: int) -> int:
        """The place of the child with a key, which is added if it is missing; 0 if the tree is full."""
        for child in self.children(node):
            if self.tree[child + rows.KEY] == key:
                return child
        if rows.NODES + (int(self.tree[rows.USED]) + 1) * rows.NODE > len(self.tree):
            return 0
        return int(rows.append_child(self.tree, node, key, decider))

    def is_stopped(self, control: Control) -> bool:
        """Whether a proof must be given up: compiled kernels are quick enough to complete it."""
        return not is_compiled(type(self).__module__) and control.is_stopped

    def run_batch(self, seat: int, simulations: int, meter: Meter) -> int:
        """Run simulations until stopped; returns how many were run.

        Plain kernels are slow, so after the first batch it checks after each simulation whether to stop.
        """
        step = 1 if meter.made and not is_compiled(type(self).__module__) else simulations
        made = 0
        while made < simulations:
            ran = self.search(seat, step)
            made += ran
            if ran < step or (meter.made and meter.control.is_stopped):
                break
        return made

    def set_root(self, view: View, seat: int, budget: Budget) -> None:
        """Start at a view, with the part of the tree that is known already."""
        size = rows.NODES + rows.NODE * tree_nodes(budget)
        if size != self.size:
            self.root = None
        kept = self.locate(view, seat) if self.root is not None else 0
        self.root = view.copy()
        self.avoided.clear()
        self.work.fill(0)  # what it holds about nodes, which change their places
        self.settings = self.settings_for(view.players)
        if len(self.tree) != size:
            grown: Array = np.zeros(size, dtype=np.int64)
            if kept:
                grown[: len(self.tree)] = self.tree
            self.tree = grown
        if len(self.spare) != size:  # apart from the tree: one that was packed while it was full keeps its length
            self.spare = np.zeros(size, dtype=np.int64)
        self.size = size
        if kept:
            rows.keep_subtree(self.tree, kept, self.spare)
            self.tree[rows.ROOT + rows.LEGAL] = -1  # more may be looked at where the search begins
        else:
            rows.clear_tree(self.tree, seat)
        self.reused = int(self.tree[rows.ROOT + rows.VISITS])

    def settings_for(self, players: int) -> Array:
        """The settings that the kernels read, for a number of players."""
        found = self.settings.copy()
        if self.plan.settings[PLAYOUT] == BY_PLAYERS:
            found[PLAYOUT] = self.playouts[players]
        return found

    def is_same_game(self, view: View) -> bool:
        """Whether a view has the board and the options of the tree's root."""
        root = self.root
        return root is not None and (root.static is view.static or np.array_equal(root.static, view.static))

    # Keeping the tree for another process or a later time

    def pack(self) -> int:
        """Release the memory that the tree does not need; returns the number of bytes that are left."""
        used = rows.NODES + rows.NODE * int(self.tree[rows.USED]) if len(self.tree) else 0
        self.tree, self.spare = self.tree[:used].copy(), np.zeros(0, dtype=np.int64)
        return self.tree.nbytes + self.work.nbytes + self.floats.nbytes

    def adopt_tree(self, other: SearchBot[View]) -> None:
        """Continue with the tree of another bot of the same seat, which must not be used any more.

        A tree that was grown with another network, or without one, is not taken: its nodes mean something else.
        """
        if self.network == other.network:
            self.tree, self.spare, self.size, self.root = other.tree, other.spare, other.size, other.root

    def is_open(self, meter: Meter) -> bool:
        """Whether more simulations may still change the decision."""
        if self.tree[rows.ROOT + rows.PROOF] > 0 or meter.budget.whole:
            return bool(self.tree[rows.ROOT + rows.PROOF] == 0)
        lead = int(rows.lead_of_best(self.tree, rows.ROOT))
        return lead < 0 or lead < meter.left()

    # What it thinks

    def thought(self, view: View, simulations: int) -> Thought:
        """The current result of the search."""
        nodes = self.ranking()
        return Thought(
            self.made_at(nodes[0]),
            self.chances_at(rows.ROOT, view.players),
            tuple(self.line_from(node, view.players) for node in nodes[:MOST_LINES]),
            simulations,
            bool(self.tree[rows.ROOT + rows.PROOF] > 0),
        )

    def ranking(self) -> list[int]:
        """The nodes behind every decision that was looked at, the best first."""
        best = int(rows.best_child(self.tree, rows.ROOT))
        decider = int(self.tree[rows.ROOT + rows.DECIDER])
        return sorted(
            self.children(rows.ROOT),
            key=lambda child: (
                child in self.avoided,
                child != best,
                bool(rows.is_lost(self.tree, child, decider)),
                -int(self.tree[child + rows.VISITS]),
            ),
        )

    def line_from(self, child: int, players: int) -> Line:
        """The best line after a decision at the root."""
        decisions = [self.made_at(child)]
        node = child
        while len(decisions) < LONGEST_LINE and (node := int(rows.best_child(self.tree, node))):
            if self.tree[node + rows.VISITS] < 2 and self.tree[node + rows.PROOF] == 0:
                break
            decisions.append(self.decision_at(node))
        is_proven = bool(self.tree[child + rows.PROOF] > 0)
        return Line(tuple(decisions), self.chances_at(child, players), int(self.tree[child + rows.VISITS]), is_proven)

    def visits(self) -> dict[int, int]:
        """How often the last search went behind each decision."""
        return {self.decision_at(node): int(self.tree[node + rows.VISITS]) for node in self.children(rows.ROOT)}

    def children(self, node: int) -> list[int]:
        """The places of the children of a node."""
        found = []
        child = int(self.tree[node + rows.CHILD])
        while child:
            found.append(child)
            child = int(self.tree[child + rows.SIBLING])
        return found

    def decision_at(self, node: int) -> int:
        """The decision that leads to a node."""
        return int(self.tree[node + rows.KEY]) & rows.DECISION

    def made_at(self, node: int) -> int:
        """The decision to make to get to what a child of the root stands for, or better."""
        decision = self.decision_at(node)
        return self.better.get(decision, decision)

    def chances_at(self, node: int, players: int) -> tuple[float, ...]:
        """The chance of each seat to win."""
        return tuple(int(rows.mean_value(self.tree, node, seat)) / rows.SURE for seat in range(players))


def tree_nodes(budget: Budget) -> int:
    """The number of nodes that a tree needs room for."""
    if budget.simulations is not None:
        return min(MOST_NODES, 2 * budget.simulations + 1000)
    return min(MOST_NODES, int(NODES_PER_SECOND * (budget.seconds or 0)) + 1000)


def soft_choice(values: Array, tolerance: float, generator: Generator) -> int:
    """The place of one of the values, in millionths: one of the greatest, evenly; never of a negative one.

    With a tolerance, of a win, any that is less than so much smaller may be chosen, the rarer the smaller it is; but a
    certain win is always taken.
    """
    if values.max() == SURE:
        tolerance = 0.0
    least = int(values.max()) - int(tolerance * SURE)
    weights = [max(int(value) - least + (tolerance == 0), 0) if value >= 0 else 0 for value in values]
    draw = generator.below(max(sum(weights), 1))
    for place, weight in enumerate(weights):
        draw -= weight
        if draw < 0:
            return place
    return int(values.argmax())
