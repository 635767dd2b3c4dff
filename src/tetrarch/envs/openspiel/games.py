"""Games, states and observers as OpenSpiel defines them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar

import numpy as np
import numpy.typing as npt
import pyspiel

from tetrarch.core import registry
from tetrarch.core.encoding import MOST_OUTCOMES
from tetrarch.core.spaces import Field
from tetrarch.envs.openspiel.moment import Moment, Parameters, complete, first_moment, moment_class

HISTORY_COLUMNS = 6
"""Of each action or draw: one column each for chance and the four seats, and one more than its number, 0 if unseen."""


class TetrarchState(pyspiel.State):  # type: ignore[misc]
    """A state: every action is a row of the decision table, every draw a chance node."""

    def __init__(self, game: pyspiel.Game, moment: Moment, *, zero_sum: bool) -> None:
        super().__init__(game)
        self.moment = moment
        self.zero_sum = zero_sum

    def current_player(self) -> int:
        """The seat that must act, or what stands for chance or the end."""
        return self.moment.current_player

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the next draw with their probabilities."""
        return self.moment.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.moment.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.moment.describe(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.is_over

    def returns(self) -> list[float]:
        """The reward of each seat."""
        return self.moment.returns(zero_sum=self.zero_sum)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TetrarchState:
        """A random state that the player cannot distinguish from this one, with its own history."""
        state: TetrarchState = self.get_game().new_initial_state()
        for number in self.moment.resampled(player, str(sampler())):
            state.apply_action(number)
        return state

    def __str__(self) -> str:
        return str(self.moment)


class Observer:
    """An observer of the kind that OpenSpiel asks for: with or without recall, public part, private part.

    The tensor is there for the two kinds that games must offer: what a seat may know now, and the same with all that
    it has seen so far, one row for each action or draw.
    """

    def __init__(self, kind: pyspiel.IIGObservationType, fields: tuple[Field, ...], rows: int) -> None:
        self._kind = kind
        self._fields: tuple[Field, ...] = ()
        self._rows = 0
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        is_whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if is_whole and (rows or not kind.perfect_recall):
            self._fields, self._rows = fields, rows if kind.perfect_recall else 0
            self._lay_out()

    def _lay_out(self) -> None:
        """Make one tensor, and the pieces of it that hold the fields."""
        shapes = {field.name: field.shape for field in self._fields}
        if self._rows:
            shapes["history"] = (self._rows, HISTORY_COLUMNS)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), dtype=np.float32)
        place = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[place : place + size].reshape(shape)
            place += size

    def set_from(self, state: TetrarchState, player: int) -> None:
        """Write what a player sees of a state into the tensor."""
        if self.tensor is None:
            return
        moment, seat = state.moment, max(player, 0)
        flat = moment.flat_observation(seat)
        for field in self._fields:
            self.dict[field.name][...] = field.view(flat)
        if self._rows:
            history = self.dict["history"]
            history.fill(0)
            for row, event in enumerate(moment.events):
                history[row, 1 + event.who] = 1
                history[row, -1] = 1 + event.number if moment.can_see(event, seat) else 0

    def string_from(self, state: TetrarchState, player: int) -> str:
        """What a player sees of a state as text."""
        moment, kind = state.moment, self._kind
        if kind.perfect_recall:
            return moment.information(player)
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return moment.observation_text(player)
        if kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return moment.private(player)
        return moment.public() if kind.public_info else ""


def game_type(game: str, *, is_chance: bool = True, is_zero_sum: bool | None = None) -> pyspiel.GameType:
    """The facts of a game that do not depend on the number of players.

    A game that all players can lose is not zero-sum, unless its parameter ``zero_sum`` counts that as a draw.
    """
    moment = moment_class(game)
    if is_zero_sum is None:
        is_zero_sum = bool(moment.defaults.get("zero_sum", True))
    kind = pyspiel.GameType
    information = kind.Information
    return kind(
        short_name=f"python_tetrarch_{game}",
        long_name=moment.long_name or registry.game(game).title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if is_chance else kind.ChanceMode.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION if moment.is_hidden else information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if is_zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=moment.is_hidden,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=moment.is_hidden,
        parameter_specification=dict(moment.defaults),
    )


class TetrarchGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    name: ClassVar[str]

    def __init__(self, parameters: Parameters | None = None) -> None:
        full = complete(self.name, parameters or {})
        self.first: Moment = first_moment(self.name, tuple(sorted(full.items())))
        self.zero_sum = bool(full.get("zero_sum", True))
        self.length, self.draws = self.first.length(), self.first.draws()
        players = self.first.position.players
        info = pyspiel.GameInfo(
            num_distinct_actions=registry.game(self.name).encoding.table_size,
            max_chance_outcomes=MOST_OUTCOMES if self.draws else 0,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0 if self.zero_sum else None,
            max_game_length=self.length,
        )
        super().__init__(self._type(), info, {name: value for name, value in full.items() if value != ""})

    def _type(self) -> pyspiel.GameType:
        """The type of this very game."""
        return game_type(self.name, is_chance=self.draws > 0, is_zero_sum=self.zero_sum)

    def new_initial_state(self) -> TetrarchState:
        """The state before the first draw or action."""
        return TetrarchState(self, self.first.copy(), zero_sum=self.zero_sum)

    def max_chance_nodes_in_history(self) -> int:
        """The most draws of chance of a game."""
        return self.draws

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> Observer:
        """An observer of one of the kinds that OpenSpiel has; the default observes what a player may know now."""
        if params:
            raise ValueError(f"observers take no parameters, not {sorted(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        rows = self.length + self.draws if self._type().provides_information_state_tensor else 0
        return Observer(kind, registry.game(self.name).encoding.fields, rows)


@cache
def game_class(game: str) -> type[TetrarchGame]:
    """The class of a game, such as ``EkoGame`` for ``eko``."""
    name = f"{game.capitalize()}Game"
    fields = {"name": game, "__module__": "tetrarch.envs.openspiel", "__doc__": registry.game(game).title}
    return type(name, (TetrarchGame,), fields)
