"""The two games as OpenSpiel knows them: their types, their facts, and how they begin."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

import pyspiel

from tetrarch import eko, legends
from tetrarch.envs.chance import MOST_OUTCOMES
from tetrarch.envs.games import environment_of
from tetrarch.envs.openspiel.lengths import eko_draws, eko_length, legends_draws, legends_length
from tetrarch.envs.openspiel.moment import Moment, first_moment
from tetrarch.envs.openspiel.observers import Observer
from tetrarch.envs.openspiel.parameters import EKO_DEFAULTS, LEGENDS_DEFAULTS, Parameters, complete
from tetrarch.envs.openspiel.state import TetrarchState


def game_type(
    name: str, title: str, defaults: Parameters, *, is_chance: bool, is_hidden: bool, is_zero_sum: bool
) -> pyspiel.GameType:
    """The facts of a game that do not depend on the number of players."""
    kind = pyspiel.GameType
    return kind(
        short_name=name,
        long_name=title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if is_chance else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION if is_hidden else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if is_zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=is_hidden,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=is_hidden,
        parameter_specification=dict(defaults),
    )


def eko_type(*, is_chance: bool, is_zero_sum: bool) -> pyspiel.GameType:
    """The type of Ekö: nothing is hidden; where both lose (E8.4), it is not zero-sum unless that counts as a draw."""
    return game_type(
        "python_tetrarch_eko", "Ekö", EKO_DEFAULTS, is_chance=is_chance, is_hidden=False, is_zero_sum=is_zero_sum
    )


EKO_TYPE = eko_type(is_chance=True, is_zero_sum=False)
LEGENDS_TYPE = game_type(
    "python_tetrarch_legends",
    "Eight-Minute Empire: Legends",
    LEGENDS_DEFAULTS,
    is_chance=True,
    is_hidden=True,
    is_zero_sum=True,
)


class TetrarchGame(pyspiel.Game):  # type: ignore[misc]
    """What both games have in common."""

    name: ClassVar[str]

    def __init__(self, parameters: Parameters | None = None) -> None:
        full = complete(self.name, parameters or {})
        self.first: Moment = first_moment(self.name, tuple(sorted(full.items())))
        self.zero_sum = bool(full.get("zero_sum", True))
        self.length, self.draws = self._length(), self._draws()
        players = self.first.position.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.environment.table_size,
            max_chance_outcomes=MOST_OUTCOMES if self.draws else 0,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0 if self.zero_sum else None,
            max_game_length=self.length,
        )
        super().__init__(self._type(), info, {name: value for name, value in full.items() if value != ""})

    @abstractmethod
    def _type(self) -> pyspiel.GameType:
        """The type of this very game."""

    @abstractmethod
    def _length(self) -> int:
        """The most actions of a game."""

    @abstractmethod
    def _draws(self) -> int:
        """The most draws of chance of a game."""

    def new_initial_state(self) -> TetrarchState:
        """The state before the first draw or action."""
        return TetrarchState(self, self.first.copy(), zero_sum=self.zero_sum)

    def max_chance_nodes_in_history(self) -> int:
        """The most draws of chance of a game."""
        return self.draws

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Parameters | None = None,
    ) -> Observer:
        """An observer of one of the kinds that OpenSpiel has; without one, of what a player may know now."""
        if params:
            raise ValueError(f"observers take no parameters, not {sorted(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        rows = self.length + self.draws if self._type().provides_information_state_tensor else 0
        return Observer(kind, environment_of(self.name).fields, rows)


class EkoGame(TetrarchGame):
    """Ekö on a board that the seed lays; the first player and the discs are drawn, or come from the seed too."""

    name = "eko"

    def _type(self) -> pyspiel.GameType:
        return eko_type(is_chance=self.draws > 0, is_zero_sum=self.zero_sum)

    def _length(self) -> int:
        position = self.first.position
        if not isinstance(position, eko.Position):
            raise TypeError(f"a position of eko is needed, not of {position.game}")
        return eko_length(position.board, position.options)

    def _draws(self) -> int:
        options = self.first.position.options
        if self.first.dealing is None or not isinstance(options, eko.Options):
            return 0
        return eko_draws(options)


class LegendsGame(TetrarchGame):
    """Legends with every draw explicit, each card when it comes to the row."""

    name = "legends"

    def _type(self) -> pyspiel.GameType:
        return LEGENDS_TYPE

    def _length(self) -> int:
        return legends_length(self._table())

    def _draws(self) -> int:
        return legends_draws(self._table())

    def _table(self) -> legends.Position:
        position = self.first.position
        if not isinstance(position, legends.Position):
            raise TypeError(f"a position of legends is needed, not of {position.game}")
        return position
