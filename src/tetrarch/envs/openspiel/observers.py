"""What OpenSpiel observes of a state: strings, and tensors by the names of their fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import numpy as np
import numpy.typing as npt
import pyspiel

from tetrarch.core.encoding import Field

if TYPE_CHECKING:
    from tetrarch.envs.openspiel.moment import Moment

HISTORY_COLUMNS = 6
"""Of each action or draw: one column each for chance and the four seats, and one more than its number, 0 if unseen."""


class HasMoment(Protocol):
    """A state, as an observer sees it."""

    moment: Moment


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

    def set_from(self, state: HasMoment, player: int) -> None:
        """Write what a player sees of a state into the tensor."""
        if self.tensor is None:
            return
        moment, seat = state.moment, max(player, 0)
        flat = moment.observation(seat)
        for field in moment.environment.fields:
            self.dict[field.name][...] = field.view(flat)
        if self._rows:
            history = self.dict["history"]
            history.fill(0)
            for row, event in enumerate(moment.events):
                history[row, 1 + event.who] = 1
                history[row, -1] = 1 + event.number if moment.can_see(event, seat) else 0

    def string_from(self, state: HasMoment, player: int) -> str:
        """What a player sees of a state as text."""
        moment, kind = state.moment, self._kind
        if kind.perfect_recall:
            return moment.information(player)
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return moment.view_text(player)
        if kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return moment.private(player)
        return moment.public() if kind.public_info else ""
