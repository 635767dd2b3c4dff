"""Games as OpenSpiel knows them: their types, their facts, and how they begin."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

import pyspiel

from tetrarch.core import registry
from tetrarch.core.encoding import MOST_OUTCOMES
from tetrarch.envs.openspiel.moment import Moment, Parameters, complete, first_moment, moment_class
from tetrarch.envs.openspiel.observers import Observer
from tetrarch.envs.openspiel.state import TetrarchState


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
            num_distinct_actions=self.first.environment.table_size,
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
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Parameters | None = None,
    ) -> Observer:
        """An observer of one of the kinds that OpenSpiel has; the default observes what a player may know now."""
        if params:
            raise ValueError(f"observers take no parameters, not {sorted(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        rows = self.length + self.draws if self._type().provides_information_state_tensor else 0
        return Observer(kind, self.first.environment.fields, rows)


@cache
def game_class(game: str) -> type[TetrarchGame]:
    """The class of a game, such as ``EkoGame`` for ``eko``."""
    name = f"{game.capitalize()}Game"
    fields = {"name": game, "__module__": "tetrarch.envs.openspiel", "__doc__": registry.game(game).title}
    return type(name, (TetrarchGame,), fields)
