"""Searches of many positions at the same time, over flat arrays that the processor or a GPU holds.

A search has a slot with a board, a tree and working spaces. A task tells a kernel about one search. A call runs up to
so many simulations of each task, and a search goes on in the next call until all its simulations are done. So long and
short searches share calls without waiting for each other. What a search finds depends neither on the other tasks nor on
how its simulations are divided among calls.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tetrarch.bots import tree as rows
from tetrarch.bots.network import Network, NetworkError
from tetrarch.bots.search import SearchBot
from tetrarch.core import registry
from tetrarch.core.kernel import Flat, kernel
from tetrarch.core.position import Array, FlatPosition

SEATS = 4
"""The number of values of each task."""
# A task: one row of numbers
SLOT = 0
BOARD_SIZE = 1
ROOT = 2
"""The place of the root among the roots of all tasks."""
ROOT_SIZE = 3
STATE_SIZE = 4
"""The length of the state that is simulated on: the root's, and room for its history to grow."""
DECISIONS = 5
"""The place of the legal decisions among those of all tasks; the visits have the same places."""
DECISION_COUNT = 6
SEAT = 7
"""The seat that decides and searches."""
PLAYERS = 8
LEFT = 9
"""The number of simulations that are still to be run."""
IS_NEW = 10
"""Whether the search begins with an empty tree."""
SCRATCH_HEAD = 11
"""The first two entries of the working space of the rules, which may describe its division."""
SETTINGS = 13
TASK = SETTINGS + rows.SETTINGS

# The lengths of the parts that each slot has
BOARDS, STATES, SCRATCHES, TREES, WORKS, FLOATS = range(6)
PARTS = 6


@kernel
def clear(space: Flat, size: int) -> None:
    """Fill the first entries of a space with 0."""
    for place in range(size):
        space[place] = 0


@kernel
def prepare_slot(task: Flat, scratch: Flat, tree: Flat, work: Flat) -> None:
    """Prepare the slot of a task: its working space may be new, and so may the search be."""
    scratch[0] = task[SCRATCH_HEAD]
    scratch[1] = task[SCRATCH_HEAD + 1]
    if task[IS_NEW]:
        task[IS_NEW] = 0
        clear(work, len(work))
        rows.clear_tree(tree, task[SEAT])


@kernel
def note_progress(task: Flat, tree: Flat, asked: int, made: int, decisions: Flat, visits: Flat, values: Flat) -> None:
    """Count the simulations of a call; at the end of the search, write the visits and the values of all seats."""
    task[LEFT] -= made
    if made < asked or tree[rows.ROOT + rows.PROOF] > 0:
        task[LEFT] = 0
    if task[LEFT] == 0:
        rows.write_visits(tree, decisions, visits)
        for seat in range(task[PLAYERS]):
            values[seat] = rows.mean_value(tree, rows.ROOT, seat)


class BatchSearch(NamedTuple):
    """What a game provides for searches in batches."""

    run_task: Callable[..., None]
    """The kernel that runs simulations of one task."""
    run_tasks: Callable[..., None]
    """The kernel that runs simulations of all tasks, one after the other."""
    work_size: Callable[[int, bool], int]
    """The length of the working space for a number of nodes, with or without a network."""
    room: Callable[[Any], int] = lambda position: 0
    """How much longer than a root the state is that is simulated on."""


def batch_search(game: str) -> BatchSearch:
    """What a game provides for searches in batches; a ``NetworkError`` if it has no such search."""
    found: BatchSearch | None = getattr(registry.extension(game, "bots"), "BATCH_SEARCH", None)
    if found is None:
        raise NetworkError(f"the game {game!r} has no search in batches")
    return found


class Calls(NamedTuple):
    """The arrays of one call."""

    tasks: Array
    """[tasks, TASK]; the kernel counts the simulations down."""
    roots: Array
    """The states of all roots, one behind the other."""
    decisions: Array
    """The legal decisions of all roots, one behind the other."""
    words: Array
    """[tasks, 4]: the random generators, which advance."""
    visits: Array
    """As long as ``decisions``; written when a search ends."""
    values: Array
    """[tasks, SEATS]; written when a search ends."""


class SlotSpaces(ABC):
    """The memory of all slots, on the processor or on a GPU."""

    def __init__(self, count: int, weights: Any) -> None:
        self.count = count
        self.weights = weights
        self.sizes: Array = np.zeros(PARTS, dtype=np.int64)
        """The lengths of the parts of each slot."""
        self._boards: list[Array | None] = [None] * count
        """The board of each slot."""

    def reserve(self, sizes: Array) -> None:
        """Make the parts of each slot at least so long; trees and working spaces must not grow during a search."""
        for part in np.flatnonzero(sizes > self.sizes).tolist():
            self.sizes[part] = sizes[part]
            self._allocate(part, self.count * int(sizes[part]))
            if part == BOARDS:
                for slot, board in enumerate(self._boards):
                    if board is not None:
                        self._copy_board(slot, board)

    def set_board(self, slot: int, board: Array) -> None:
        """Set the board of a slot."""
        if self._boards[slot] is not board:
            self._boards[slot] = board
            self._copy_board(slot, board)

    @abstractmethod
    def _allocate(self, part: int, length: int) -> None:
        """Replace the space of one part of all slots."""

    @abstractmethod
    def _copy_board(self, slot: int, board: Array) -> None:
        """Copy a board to its slot."""

    @abstractmethod
    def run(self, calls: Calls, most: int) -> None:
        """Run up to so many simulations of each task; changes the tasks, words, visits and values."""


class ProcessorSpaces(SlotSpaces):
    """The memory of all slots, for kernels that run on the processor."""

    def __init__(self, game: str, count: int, network: Network | None) -> None:
        super().__init__(count, network.flat if network else np.zeros(0, dtype=np.float32))
        self._kernel = batch_search(game).run_tasks
        self._spaces: list[Any] = [np.zeros(0, dtype=np.int64)] * FLOATS + [np.zeros(0, dtype=np.float32)]

    def _allocate(self, part: int, length: int) -> None:
        self._spaces[part] = np.zeros(length, dtype=np.float32 if part == FLOATS else np.int64)

    def _copy_board(self, slot: int, board: Array) -> None:
        begin = slot * int(self.sizes[BOARDS])
        self._spaces[BOARDS][begin : begin + len(board)] = board

    def run(self, calls: Calls, most: int) -> None:
        """Run the tasks one after the other."""
        self._kernel(
            *(calls.tasks.reshape(-1), calls.roots, calls.decisions, calls.words.reshape(-1)),
            *(tuple(self._spaces), self.sizes, self.weights, calls.visits, calls.values.reshape(-1)),
            *(len(calls.tasks), most),
        )


class Question(NamedTuple):
    """A search to be made."""

    view: FlatPosition
    """What the searching seat knows."""
    seat: int
    legal: Array
    """The legal decisions of the seat."""
    simulations: int


class Finding(NamedTuple):
    """What a search found."""

    visits: Array
    """How often it looked at each legal decision."""
    chances: tuple[float, ...]
    """The chance of each seat to win."""


class Pending(NamedTuple):
    """A search that is not over."""

    question: Question
    task: Array
    words: Array


class SearchBatch:
    """Searches in slots, all with one network or with the hand-written evaluation."""

    def __init__(self, bot: SearchBot[Any], spaces: SlotSpaces, most: int) -> None:
        """``bot`` has the settings of the searches; ``most`` is their greatest number of simulations."""
        assert bot.game is not None
        self._bot = bot
        self._known = batch_search(bot.game)
        self._spaces = spaces
        nodes = most + 2  # the root, and one that the end of a search may add
        self._sizes: Array = np.zeros(PARTS, dtype=np.int64)
        self._sizes[TREES] = rows.NODES + rows.NODE * nodes
        self._sizes[WORKS] = self._known.work_size(nodes, bot.network is not None)
        self._sizes[FLOATS] = len(bot.floats)
        self._pending: dict[int, Pending] = {}

    def __len__(self) -> int:
        return len(self._pending)

    def begin(self, slot: int, question: Question, words: Array) -> None:
        """Begin a search in a slot with a random generator, which it advances."""
        view = question.view
        sizes = self._sizes
        state_size = len(view.state) + self._known.room(view)
        sizes[BOARDS], sizes[SCRATCHES] = max(sizes[BOARDS], len(view.static)), max(sizes[SCRATCHES], len(view.scratch))
        sizes[STATES] = max(sizes[STATES], state_size)
        task: Array = np.zeros(TASK, dtype=np.int64)
        task[SLOT], task[BOARD_SIZE] = slot, len(view.static)
        task[ROOT_SIZE], task[STATE_SIZE], task[DECISION_COUNT] = len(view.state), state_size, len(question.legal)
        task[SEAT], task[PLAYERS], task[LEFT], task[IS_NEW] = question.seat, view.players, question.simulations, 1
        task[SCRATCH_HEAD : SCRATCH_HEAD + 2] = view.scratch[:2]
        task[SETTINGS:] = self._bot.settings_for(view.players)
        self._pending[slot] = Pending(question, task, words)

    def run(self, most: int) -> dict[int, Finding]:
        """Run up to so many simulations of each search; returns what is found in the slots whose searches are over."""
        pending = list(self._pending.values())
        if not pending:
            return {}
        self._spaces.reserve(self._sizes)
        for one in pending:
            self._spaces.set_board(int(one.task[SLOT]), one.question.view.static)
        tasks = np.stack([one.task for one in pending])
        tasks[:, ROOT] = np.cumsum(tasks[:, ROOT_SIZE]) - tasks[:, ROOT_SIZE]
        tasks[:, DECISIONS] = np.cumsum(tasks[:, DECISION_COUNT]) - tasks[:, DECISION_COUNT]
        decisions = np.concatenate([one.question.legal for one in pending])
        calls = Calls(
            tasks,
            np.concatenate([one.question.view.state for one in pending]),
            decisions,
            np.stack([one.words for one in pending]),
            np.zeros_like(decisions),
            np.zeros((len(pending), SEATS), dtype=np.int64),
        )
        self._spaces.run(calls, most)
        found: dict[int, Finding] = {}
        for number, one in enumerate(pending):
            one.words[:] = calls.words[number]
            one.task[:] = tasks[number]
            if not tasks[number, LEFT]:
                slot, begin, count = tasks[number, [SLOT, DECISIONS, DECISION_COUNT]].tolist()
                chances = tuple((calls.values[number, : tasks[number, PLAYERS]] / rows.SURE).tolist())
                found[slot] = Finding(calls.visits[begin : begin + count].copy(), chances)
                del self._pending[slot]
        return found
