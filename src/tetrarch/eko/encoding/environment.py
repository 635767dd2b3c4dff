"""Ekö for research environments: the decision table, the observation, batches and the deal as explicit chance."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any, ClassVar

import numpy as np

from tetrarch.core.encoding import BatchKernels, Bytes, Encoding, Pool, even
from tetrarch.core.formats import IDENTITIES
from tetrarch.core.options import GameOptions
from tetrarch.core.position import Array, Workspace
from tetrarch.core.randomness import Generator
from tetrarch.core.spaces import entry_of, write_mask
from tetrarch.eko.components.board import Board
from tetrarch.eko.components.random_board import random_board
from tetrarch.eko.encoding import batch, decision_table, observation
from tetrarch.eko.encoding.canvas import PLACE_HEX, WIDTH
from tetrarch.eko.encoding.chart import GRID_INDEX, chart_array
from tetrarch.eko.position.deal import DISCS_EACH, Deal, blank_position, start_position
from tetrarch.eko.position.options import PRINTINGS, Options
from tetrarch.eko.position.position import HISTORY_ROOM, Position, static_array
from tetrarch.eko.rules import layout


class EkoPool(Pool):
    """The games of a batch of Ekö, on boards that the seed lays."""

    kernels: ClassVar[BatchKernels] = batch
    board: tuple[Array, Array, int, int, int]

    def __init__(self, players: int, options: GameOptions, seed: int | str, size: int, boards: int) -> None:
        self.options = rule_options(players, options)
        self.can_grow = self.options.repetition
        generators = (Generator(seed, f"batch board {number}") for number in range(boards))
        self.boards = random_boards(self.options, options, generators)
        self.statics = grounds = [static_array(board, self.options) for board in self.boards]
        board_size = max(map(len, grounds))
        padded = [np.pad(ground, (0, board_size - len(ground))) for ground in grounds]
        charts = [chart_array(board) for board in self.boards]
        hexes = max(len(board.spaces) + len(board.sites) for board in self.boards)
        state_size = layout.STACKS + hexes + (HISTORY_ROOM if self.options.repetition else 0)
        super().__init__(ENCODING, size, state_size, batch.REPORT_SIZE)
        self.board = (np.concatenate(padded), np.concatenate(charts), boards, board_size, state_size)
        zones = max(len(board.zones) for board in self.boards)
        most_steps = max(len(steps) for board in self.boards for steps in board.steps)
        self.working_space = layout.working_space(zones, int(grounds[0][layout.PRINTING]), most_steps)

    def scratches(self, threads: int) -> list[Array]:
        """Working space for each thread, large enough for every board."""
        size, walks = self.working_space
        found = [np.zeros(size, dtype=np.int64) for _ in range(threads)]
        for scratch in found:
            scratch[layout.WALKS] = walks
        return found

    def make_room(self) -> None:
        """Double the states if a history is full, so that every position is recorded (E8.7)."""
        if self.can_grow and self.reports[:, batch.FULL].any():
            states = self.states.reshape(self.size, self.state_size)
            self.states = np.pad(states, ((0, 0), (0, self.state_size))).reshape(-1)
            self.state_size *= 2
            self.board = (*self.board[:4], self.state_size)

    def position(self, game: int) -> Position:
        """A copy of one game's position; the seats have the identities in their order."""
        number = int(self.reports[game, batch.BOARD])
        board = self.boards[number]
        state = self.states[game * self.state_size : (game + 1) * self.state_size].copy()
        hexes = len(board.spaces) + len(board.sites)
        if not self.options.repetition:
            state = state[: layout.STACKS + hexes]
        workspace = Workspace(self.statics[number], *self.scratches(1))
        return Position(board, self.options, IDENTITIES[: self.options.players], state, workspace)


class EkoDealing:
    """The deal of Ekö on a board that the seed has laid: the first player, then a disc for each space (E2.3, E2.4).

    A disc is drawn as twice its seat, and one more for the Emperor.
    """

    def __init__(self, board: Board, options: Options) -> None:
        self.board = board
        self.options = options
        self.drawn: list[int] = []
        self.position = blank_position(board, options, IDENTITIES[: options.players])
        drafted = "draft" in options.variants
        self.draws = 1 if drafted else 1 + DISCS_EACH * options.players

    def outcomes(self) -> list[tuple[int, float]]:
        """The seats, then the discs that are left."""
        if not self.drawn:
            return even(list(range(self.options.players)))
        if len(self.drawn) == self.draws:
            return []
        left = {}
        for seat in range(self.options.players):
            left[2 * seat] = DISCS_EACH - 1 - self.drawn[1:].count(2 * seat)
            left[2 * seat + 1] = 1 - self.drawn[1:].count(2 * seat + 1)
        total = sum(left.values())
        return [(disc, count / total) for disc, count in left.items() if count]

    def draw(self, outcome: int) -> None:
        """Apply one of the outcomes."""
        self.drawn.append(outcome)
        if len(self.drawn) == self.draws:
            letters = IDENTITIES[: self.options.players]
            discs = "".join(letters[disc // 2] + "!" * (disc % 2) for disc in self.drawn[1:])
            deal = Deal(self.board, letters, self.drawn[0], discs)
            self.position = start_position(deal, self.options)

    def describe(self, outcome: int) -> str:
        """The first player, or the owner of the disc on the next space."""
        if not self.drawn:
            return f"first {IDENTITIES[outcome]}"
        return IDENTITIES[outcome // 2] + "!" * (outcome % 2)

    def is_secret(self) -> bool:
        """Never: the deal is public (E3.6)."""
        return False

    def copy(self) -> EkoDealing:
        """An equal deal that shares no mutable state with this one."""
        twin = copy(self)
        twin.drawn, twin.position = self.drawn.copy(), self.position.copy()
        return twin


class EkoEncoding(Encoding[Position]):
    """The decision table and the observation of Ekö."""

    name = "eko"
    table_version = decision_table.TABLE_VERSION
    table = decision_table.TABLE
    table_size = decision_table.TABLE_SIZE
    observation_version = observation.OBSERVATION_VERSION
    fields = observation.FIELDS
    observation_size = observation.OBSERVATION_SIZE
    pending_size = decision_table.PENDING_SIZE
    decided = decision_table.DECIDED

    def begin(self, position: Position, pending: Array) -> None:
        """Start a new decision."""
        chart = chart_array(position.board)
        decision_table.begin_choices(position.static, chart, position.state, position.scratch, pending)

    def choose(self, position: Position, pending: Array, choice: int) -> int:
        """Make a choice: 1 when a decision was played, 0 when more is asked, -1 when it is not offered."""
        position.make_room()
        chart = chart_array(position.board)
        return int(decision_table.choose(position.static, chart, position.state, position.scratch, pending, choice))

    def next_choice(self, position: Position, pending: Array, decision: int) -> int:
        """The next choice towards a legal decision."""
        chart = chart_array(position.board)
        return int(decision_table.next_choice(position.static, chart, position.state, pending, decision))

    def write_mask(self, pending: Array, mask: Bytes) -> None:
        """Write 1 for every choice that is offered."""
        write_mask(pending, decision_table.OFFER_WORDS, mask)

    def observe(self, position: Position, pending: Array, seat: int, out: Bytes) -> None:
        """Write the whole observation of a seat."""
        chart = chart_array(position.board)
        observation.draw_terrain(chart, out)
        observation.observe(position.static, chart, position.state, pending, seat, out)

    def describe(self, position: Position, choice: int) -> str:
        """A choice in a word or two: a hex by its name on the board, or by its place where the board has none."""
        name, place = entry_of(self.table, choice)
        if name == "place":
            board = position.board
            hex_ = int(chart_array(board)[PLACE_HEX + place])
            if hex_ == 0:
                row, column = divmod(int(GRID_INDEX[place]), WIDTH)
                return f"cell {row},{column}"
            return (board.spaces[hex_ - 1] if hex_ > 0 else board.sites[-hex_ - 1]).name
        if name == "emperor":
            return ("without Emperor", "with Emperor")[place]
        if name == "number":
            return str(place)
        if name == "give":
            if place + 1 >= position.players:
                return f"give +{place + 1}"
            return f"give {position.identities[(position.decider + place + 1) % position.players]}"
        return name

    def new_pool(self, players: int, options: GameOptions, seed: int | str, size: int, boards: int) -> Pool:
        """The memory for a batch of games, on a number of boards."""
        return EkoPool(players, options, seed, size, boards)

    def new_dealing(self, players: int, options: GameOptions, seed: int | str) -> EkoDealing:
        """The deal of a new game, with nothing drawn yet; the seed lays the board."""
        agreed = rule_options(players, options)
        return EkoDealing(random_boards(agreed, options, [Generator(seed, "eko board")])[0], agreed)


def rule_options(players: int, options: GameOptions) -> Options:
    """The options of the rules from the options of the game."""
    chosen: dict[str, Any] = {"printing": PRINTINGS[0], "variants": (), "round_limit": None, "repetition": False}
    chosen.update(options)
    variants = frozenset(chosen["variants"])
    return Options(players, chosen["printing"], variants, chosen["round_limit"], chosen["repetition"])


def random_boards(agreed: Options, options: GameOptions, generators: Iterable[Generator]) -> list[Board]:
    """Boards that generators lay for the options of a game."""
    chosen: dict[str, Any] = {"layout": "bars", "pyramids": None, **options}
    return [
        random_board(
            generator, agreed.players, layout=chosen["layout"], variants=agreed.variants, pyramids=chosen["pyramids"]
        )
        for generator in generators
    ]


ENCODING = EkoEncoding()
