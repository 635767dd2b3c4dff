"""The memory of a batch: the flat arrays of all its games, and the calls of each game's kernels on parts of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

import numpy as np

from tetrarch import eko, legends
from tetrarch.core.position import Array
from tetrarch.core.randomness import Generator
from tetrarch.eko.encoding import batch as eko_batch
from tetrarch.eko.encoding import decision_table as eko_choices
from tetrarch.eko.encoding import observation as eko_observation
from tetrarch.eko.encoding.chart import chart_array
from tetrarch.eko.position.position import HISTORY_ROOM
from tetrarch.eko.position.static import static_array
from tetrarch.eko.rules import layout as eko_layout
from tetrarch.envs.games import AnyPosition, Bytes
from tetrarch.envs.setup import Setup
from tetrarch.legends.components.components import default_components
from tetrarch.legends.encoding import batch as legends_batch
from tetrarch.legends.encoding import decision_table as legends_choices
from tetrarch.legends.encoding import observation as legends_observation
from tetrarch.legends.position.static import static_array as legends_ground
from tetrarch.legends.rules import layout as legends_layout


class Pool(ABC):
    """The games of a batch."""

    player: ClassVar[int]
    done: ClassVar[int]
    won: ClassVar[int]
    refused: ClassVar[int]
    """The columns of ``reports``."""

    reports: Array
    """The report on each game, one row per game."""
    masks: Bytes
    observations: Bytes

    @abstractmethod
    def scratches(self, threads: int) -> list[Array]:
        """Working space for so many threads."""

    @abstractmethod
    def reset(self, words: Array, scratch: Array, first: int, last: int, only_done: bool) -> None:
        """Deal new games in a part of the places."""

    @abstractmethod
    def step(self, words: Array, scratch: Array, actions: Array, first: int, last: int, reset: bool) -> None:
        """Take one action in each game of a part."""

    @abstractmethod
    def draw(self, words: Array, actions: Array, first: int, last: int) -> None:
        """Draw a legal action for each game of a part."""

    @abstractmethod
    def make_room(self) -> None:
        """Let states grow where the next step may need it."""

    @abstractmethod
    def position(self, game: int) -> AnyPosition:
        """A copy of one game's position."""


class EkoPool(Pool):
    """The games of a batch of Ekö, on boards that the seed lays."""

    player = eko_batch.PLAYER
    done = eko_batch.DONE
    won = eko_batch.WON
    refused = eko_batch.REFUSED

    def __init__(self, setup: Setup, seed: int | str, size: int, boards: int) -> None:
        self.options = setup.eko_options()
        generators = (Generator(seed, f"batch board {number}") for number in range(boards))
        self.boards = [
            eko.random_board(
                generator,
                self.options.players,
                layout=setup.layout,
                variants=self.options.variants,
                pyramids=setup.pyramids,
            )
            for generator in generators
        ]
        grounds = [static_array(board, self.options) for board in self.boards]
        self.board_size = max(map(len, grounds))
        self.grounds: Array = np.zeros(boards * self.board_size, dtype=np.int64)
        for number, ground in enumerate(grounds):
            self.grounds[number * self.board_size : number * self.board_size + len(ground)] = ground
        self.charts: Array = np.concatenate([chart_array(board) for board in self.boards])
        hexes = max(len(board.spaces) + len(board.sites) for board in self.boards)
        self.state_size = eko_layout.STACKS + hexes + (HISTORY_ROOM if self.options.repetition else 0)
        self.size = size
        self.states: Array = np.zeros(size * self.state_size, dtype=np.int64)
        self.pendings: Array = np.zeros(size * eko_choices.PENDING_SIZE, dtype=np.int64)
        self.reports = np.zeros((size, eko_batch.REPORT_SIZE), dtype=np.int64)
        self.masks = np.zeros(size * eko_choices.TABLE_SIZE, dtype=np.uint8)
        self.observations = np.zeros(size * eko_observation.OBSERVATION_SIZE, dtype=np.uint8)

    def scratches(self, threads: int) -> list[Array]:
        """Working space for so many threads, large enough for every board."""
        zones = max(len(board.zones) for board in self.boards)
        most_steps = max(len(steps) for board in self.boards for steps in board.steps)
        printing = int(self.grounds[eko_layout.PRINTING])
        size, walks = eko_layout.working_space(zones, printing, most_steps)
        found = [np.zeros(size, dtype=np.int64) for _ in range(threads)]
        for scratch in found:
            scratch[eko_layout.WALKS] = walks
        return found

    @property
    def sizes(self) -> tuple[int, int, int]:
        """How many boards there are, and the lengths of one board and of one state."""
        return len(self.boards), self.board_size, self.state_size

    def reset(self, words: Array, scratch: Array, first: int, last: int, only_done: bool) -> None:
        """Deal new games in a part of the places."""
        eko_batch.reset_games(
            self.grounds,
            self.charts,
            self.states,
            self.pendings,
            words,
            self.reports.reshape(-1),
            self.masks,
            self.observations,
            scratch,
            self.sizes,
            first,
            last,
            only_done,
        )

    def step(self, words: Array, scratch: Array, actions: Array, first: int, last: int, reset: bool) -> None:
        """Take one action in each game of a part."""
        eko_batch.step_games(
            self.grounds,
            self.charts,
            self.states,
            self.pendings,
            words,
            self.reports.reshape(-1),
            self.masks,
            self.observations,
            scratch,
            actions,
            self.sizes,
            first,
            last,
            reset,
        )

    def draw(self, words: Array, actions: Array, first: int, last: int) -> None:
        """Draw a legal action for each game of a part."""
        eko_batch.draw_actions(self.pendings, words, actions, first, last)

    def make_room(self) -> None:
        """Let all histories grow where one is full, so that no position goes unnoted (E8.7)."""
        if self.options.repetition and self.reports[:, eko_batch.FULL].any():
            before = self.states.reshape(self.size, self.state_size)
            grown = np.zeros((self.size, self.state_size + before.shape[1]), dtype=np.int64)
            grown[:, : self.state_size] = before
            self.state_size = grown.shape[1]
            self.states = grown.reshape(-1)

    def position(self, game: int) -> AnyPosition:
        """A copy of one game's position; the seats have the identities in their order."""
        board = self.boards[int(self.reports[game, eko_batch.BOARD])]
        state = self.states[game * self.state_size : (game + 1) * self.state_size].copy()
        hexes = len(board.spaces) + len(board.sites)
        if not self.options.repetition:
            state = state[: eko_layout.STACKS + hexes]
        return eko.Position(board, self.options, eko.IDENTITIES[: self.options.players], state)


class LegendsPool(Pool):
    """The games of a batch of Legends."""

    player = legends_batch.PLAYER
    done = legends_batch.DONE
    won = legends_batch.WON
    refused = legends_batch.REFUSED

    def __init__(self, setup: Setup, size: int) -> None:
        self.options = setup.legends_options()
        self.ground = legends_ground(default_components(), self.options)
        self.states: Array = np.zeros(size * legends_layout.STATE_SIZE, dtype=np.int64)
        self.pendings: Array = np.zeros(size * legends_choices.PENDING_SIZE, dtype=np.int64)
        self.reports = np.zeros((size, legends_batch.REPORT_SIZE), dtype=np.int64)
        self.masks = np.zeros(size * legends_choices.TABLE_SIZE, dtype=np.uint8)
        self.observations = np.zeros(size * legends_observation.OBSERVATION_SIZE, dtype=np.uint8)

    def scratches(self, threads: int) -> list[Array]:
        """Working space for so many threads."""
        return [np.zeros(legends_layout.MOST_DECISIONS, dtype=np.int64) for _ in range(threads)]

    def reset(self, words: Array, scratch: Array, first: int, last: int, only_done: bool) -> None:
        """Deal new games in a part of the places."""
        legends_batch.reset_games(
            self.ground,
            self.states,
            self.pendings,
            words,
            self.reports.reshape(-1),
            self.masks,
            self.observations,
            scratch,
            first,
            last,
            only_done,
        )

    def step(self, words: Array, scratch: Array, actions: Array, first: int, last: int, reset: bool) -> None:
        """Take one action in each game of a part."""
        legends_batch.step_games(
            self.ground,
            self.states,
            self.pendings,
            words,
            self.reports.reshape(-1),
            self.masks,
            self.observations,
            scratch,
            actions,
            first,
            last,
            reset,
        )

    def draw(self, words: Array, actions: Array, first: int, last: int) -> None:
        """Draw a legal action for each game of a part."""
        legends_batch.draw_actions(self.pendings, words, actions, first, last)

    def make_room(self) -> None:
        """Nothing to do: a state of Legends never grows."""

    def position(self, game: int) -> AnyPosition:
        """A copy of one game's position; the seats have the identities in their order."""
        state = self.states[game * legends_layout.STATE_SIZE : (game + 1) * legends_layout.STATE_SIZE].copy()
        letters = legends.IDENTITIES[: self.options.players]
        return legends.Position(default_components(), self.options, letters, state)


def make_pool(setup: Setup, seed: int | str, size: int, boards: int) -> Pool:
    """The memory for a batch of so many games; of Ekö on so many boards."""
    return EkoPool(setup, seed, size, boards) if setup.game == "eko" else LegendsPool(setup, size)
