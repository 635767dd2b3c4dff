"""The two games as environments see them: how they begin, and their kernels of choices and observations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt

from tetrarch import eko, legends
from tetrarch.core.errors import nearest
from tetrarch.core.position import Array
from tetrarch.core.spaces import Entry, Field
from tetrarch.eko.encoding import decision_table as eko_choices
from tetrarch.eko.encoding import observation as eko_observation
from tetrarch.eko.encoding.canvas import PLACE_HEX, WIDTH
from tetrarch.eko.encoding.chart import GRID_INDEX, chart_array
from tetrarch.envs.setup import Setup
from tetrarch.legends.encoding import decision_table as legends_choices
from tetrarch.legends.encoding import observation as legends_observation
from tetrarch.legends.rules import layout as legends_layout

Bytes: TypeAlias = npt.NDArray[np.uint8]
AnyPosition: TypeAlias = eko.Position | legends.Position


class Environment(ABC):
    """What single games and batches need to know of a game."""

    name: ClassVar[str]
    table_version: ClassVar[int]
    table: ClassVar[tuple[Entry, ...]]
    table_size: ClassVar[int]
    observation_version: ClassVar[int]
    fields: ClassVar[tuple[Field, ...]]
    observation_size: ClassVar[int]
    pending_size: ClassVar[int]
    decided: ClassVar[int]
    """Where in ``pending`` the decision stands that the latest choice made whole."""

    @abstractmethod
    def begin(self, position: AnyPosition, pending: Array) -> None:
        """A new decision is asked."""

    @abstractmethod
    def choose(self, position: AnyPosition, pending: Array, choice: int) -> int:
        """Make a choice: 1 when a decision was carried out, 0 when more is asked, -1 when it is not offered."""

    @abstractmethod
    def next_choice(self, position: AnyPosition, pending: Array, decision: int) -> int:
        """The choice that leads on towards a legal decision."""

    @abstractmethod
    def write_mask(self, pending: Array, mask: Bytes) -> None:
        """Write 1 for every choice that is offered."""

    @abstractmethod
    def observe(self, position: AnyPosition, pending: Array, seat: int, out: Bytes) -> None:
        """Write the whole observation of a seat."""

    @abstractmethod
    def describe(self, position: AnyPosition, choice: int) -> str:
        """A choice in a word or two, as notation would say it."""

    @abstractmethod
    def new_position(self, seed: int | str, setup: Setup) -> AnyPosition:
        """A freshly dealt position."""

    @abstractmethod
    def position_from_json(self, data: object, subject: str) -> AnyPosition:
        """A position from its documented form."""


def entry_of(table: tuple[Entry, ...], choice: int) -> tuple[str, int]:
    """The name of the run of rows that a number of the table belongs to, and its place in that run."""
    for entry in table:
        if entry.first <= choice < entry.first + entry.rows:
            return entry.name, choice - entry.first
    last = table[-1].first + table[-1].rows - 1
    raise ValueError(f"the decision table has no row {choice}: rows are 0 to {last}")


class EkoEnvironment(Environment):
    """Ekö."""

    name = "eko"
    table_version = eko_choices.TABLE_VERSION
    table = eko_choices.TABLE
    table_size = eko_choices.TABLE_SIZE
    observation_version = eko_observation.OBSERVATION_VERSION
    fields = eko_observation.FIELDS
    observation_size = eko_observation.OBSERVATION_SIZE
    pending_size = eko_choices.PENDING_SIZE
    decided = eko_choices.DECIDED

    def begin(self, position: AnyPosition, pending: Array) -> None:
        """A new decision is asked."""
        chart = chart_array(_eko(position).board)
        eko_choices.begin_choices(position.static, chart, position.state, position.scratch, pending)

    def choose(self, position: AnyPosition, pending: Array, choice: int) -> int:
        """Make a choice: 1 when a decision was carried out, 0 when more is asked, -1 when it is not offered."""
        position.make_room()
        chart = chart_array(_eko(position).board)
        return int(eko_choices.choose(position.static, chart, position.state, position.scratch, pending, choice))

    def next_choice(self, position: AnyPosition, pending: Array, decision: int) -> int:
        """The choice that leads on towards a legal decision."""
        chart = chart_array(_eko(position).board)
        return int(eko_choices.next_choice(position.static, chart, position.state, pending, decision))

    def write_mask(self, pending: Array, mask: Bytes) -> None:
        """Write 1 for every choice that is offered."""
        eko_choices.write_mask(pending, mask)

    def observe(self, position: AnyPosition, pending: Array, seat: int, out: Bytes) -> None:
        """Write the whole observation of a seat."""
        chart = chart_array(_eko(position).board)
        eko_observation.draw_terrain(chart, out)
        eko_observation.observe(position.static, chart, position.state, pending, seat, out)

    def describe(self, position: AnyPosition, choice: int) -> str:
        """A choice in a word or two: a hex by its name on the board, or by its place where the board has none."""
        name, place = entry_of(self.table, choice)
        if name == "place":
            board = _eko(position).board
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

    def new_position(self, seed: int | str, setup: Setup) -> AnyPosition:
        """A freshly dealt position."""
        return eko.new_position(setup.eko_options(), seed, layout=setup.layout, pyramids=setup.pyramids)

    def position_from_json(self, data: object, subject: str) -> AnyPosition:
        """A position from its documented form."""
        return eko.position_from_json(data, subject)


class LegendsEnvironment(Environment):
    """Legends."""

    name = "legends"
    table_version = legends_choices.TABLE_VERSION
    table = legends_choices.TABLE
    table_size = legends_choices.TABLE_SIZE
    observation_version = legends_observation.OBSERVATION_VERSION
    fields = legends_observation.FIELDS
    observation_size = legends_observation.OBSERVATION_SIZE
    pending_size = legends_choices.PENDING_SIZE
    decided = legends_choices.DECIDED

    def begin(self, position: AnyPosition, pending: Array) -> None:
        """A new decision is asked."""
        legends_choices.begin_choices(position.static, position.state, position.scratch, pending)

    def choose(self, position: AnyPosition, pending: Array, choice: int) -> int:
        """Make a choice: 1 when a decision was carried out, 0 when more is asked, -1 when it is not offered."""
        return int(legends_choices.choose(position.static, position.state, position.scratch, pending, choice))

    def next_choice(self, position: AnyPosition, pending: Array, decision: int) -> int:
        """The choice that leads on towards a legal decision."""
        return int(legends_choices.next_choice(position.static, position.state, pending, decision))

    def write_mask(self, pending: Array, mask: Bytes) -> None:
        """Write 1 for every choice that is offered."""
        legends_choices.write_mask(pending, mask)

    def observe(self, position: AnyPosition, pending: Array, seat: int, out: Bytes) -> None:
        """Write the whole observation of a seat."""
        legends_observation.observe(position.static, position.state, pending, seat, out)

    def describe(self, position: AnyPosition, choice: int) -> str:
        """A choice in a word or two: a region or a side by its name, a card by its place and name."""
        name, place = entry_of(self.table, choice)
        components = _legends(position).components
        if name == "region":
            return components.regions[place] if place < len(components.regions) else f"region {place}"
        if name == "card":
            card = int(position.state[legends_layout.ROW + place])
            return f"card {place + 1}" + (f" {components.cards[card].id}" if card >= 0 else "")
        if name == "colour":
            if place == legends_layout.NEUTRAL_COLOUR:
                return "N"
            if place >= position.players:
                return f"colour +{place}"
            return position.identities[(position.decider + place) % position.players]
        if name == "coin":
            return ("no coin", "coin")[place]
        if name == "side":
            return components.sides[place].name if place < len(components.sides) else f"side {place}"
        if name == "turn":
            return f"@{90 * place}"
        if name == "bid":
            return f"bid {place}"
        return name if name == "stop" else f"{name} {place + 1}"

    def new_position(self, seed: int | str, setup: Setup) -> AnyPosition:
        """A freshly dealt position."""
        game = legends.new_game(
            setup.players,
            seed=seed,
            variants=setup.variants,
            printing=setup.legends_options().printing,
            quick_setup=setup.quick_setup,
        )
        return game.position

    def position_from_json(self, data: object, subject: str) -> AnyPosition:
        """A position from its documented form."""
        return legends.position_from_json(data, subject)


ENVIRONMENTS: dict[str, Environment] = {"eko": EkoEnvironment(), "legends": LegendsEnvironment()}


def environment_of(game: str) -> Environment:
    """The environment of a game by its short name; an unknown one is refused."""
    if game not in ENVIRONMENTS:
        raise ValueError(f"unknown game {game!r}; {nearest(game, ENVIRONMENTS)}")
    return ENVIRONMENTS[game]


def _eko(position: AnyPosition) -> eko.Position:
    if not isinstance(position, eko.Position):
        raise TypeError(f"a position of eko is needed, not of {position.game}")
    return position


def _legends(position: AnyPosition) -> legends.Position:
    if not isinstance(position, legends.Position):
        raise TypeError(f"a position of legends is needed, not of {position.game}")
    return position
