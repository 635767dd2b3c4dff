"""A state of OpenSpiel over a moment of one of our games."""

from __future__ import annotations

from collections.abc import Callable

import pyspiel

from tetrarch.envs.openspiel.moment import Moment


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
        return self.moment.outcomes()

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
