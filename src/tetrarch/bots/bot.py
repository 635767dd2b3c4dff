"""What a program must be able to do to sit at a table."""

from __future__ import annotations

from typing import Protocol, TypeVar

from tetrarch.core.game import Position

View = TypeVar("View", bound=Position, contravariant=True)


class Bot(Protocol[View]):
    """A player that is a program."""

    def decide(self, view: View, seat: int) -> int:
        """The number of one legal decision of the seat, from what the seat may see; the view is not changed."""
