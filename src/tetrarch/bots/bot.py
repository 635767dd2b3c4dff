"""The interface of bots, and the bot that plays at random."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tetrarch.core.game import Outcome
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator

PACKAGE = "tetrarch.bots"
"""The package of the texts."""
EXTERNAL = "exec"
"""The name before a command line that is a bot: ``exec:python3 mybot.py``."""

View = TypeVar("View", contravariant=True)
"""The positions of a game, as its bots are handed them."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision; what is None has no limit, but one of the two must be given."""

    simulations: int | None = None
    """So many games looked into: the same on every machine."""
    seconds: float | None = None
    """So much time, by the clock of the ``Control``."""
    whole: bool = False
    """Whether to spend all of it, for the sake of the chances, also when the decision cannot change any more."""

    def __post_init__(self) -> None:
        if self.simulations is not None and self.simulations < 1:
            raise ValueError(f"a budget of {self.simulations} simulations: at least 1 is needed")
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise ValueError(f"a budget of {self.seconds} seconds: more than 0 is needed")


@dataclass(frozen=True)
class Line:
    """A way the game may go on, each player doing what is best for itself."""

    decisions: tuple[int, ...]
    """The decisions, from the one to be made now."""
    chances: tuple[float, ...]
    """The chance of each seat to win after the first of them; they add up to 1, less where everybody may lose."""
    visits: int
    """How many simulations went this way."""
    proven: bool = False
    """Whether the chances are certain."""


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of the decision before it."""

    decision: int
    """What it would decide now."""
    chances: tuple[float, ...] = ()
    """The chance of each seat to win, if the bot has an opinion."""
    lines: tuple[Line, ...] = ()
    """The best ways to go on, the best first; the first begins with ``decision`` unless the choice was softened."""
    simulations: int = 0
    """How many simulations this is based on."""
    proven: bool = False
    """Whether the chances are certain."""


class Control:
    """What connects a thinking bot with whoever waits for it: a clock, a stop, and news of its progress.

    A bot reads no clock of its own. It looks at ``is_stopped`` every few milliseconds, and answers at once with the
    best it has when that is set; ``stop`` may be called from any thread.
    """

    def __init__(
        self, clock: Callable[[], float] | None = None, on_progress: Callable[[Thought], None] | None = None
    ) -> None:
        self.clock = clock
        self.on_progress = on_progress
        self.is_stopped = False

    def stop(self) -> None:
        """Let the bot answer now."""
        self.is_stopped = True


class Bot(ABC, Generic[View]):
    """A player that is a program: it is made with its own seed, and sees nothing but the views it is handed."""

    @abstractmethod
    def think(self, view: View, seat: int, budget: Budget | None = None, control: Control | None = None) -> Thought:
        """What to decide, from what the seat may see; the view is not changed.

        Without a budget the bot's own holds. A bot that needs no thinking ignores both.
        """

    def decide(self, view: View, seat: int, budget: Budget | None = None, control: Control | None = None) -> int:
        """The number of one legal decision of the seat."""
        return self.think(view, seat, budget, control).decision

    def end(self, outcome: Outcome) -> None:
        """Hear how the game ended."""

    def close(self) -> None:
        """Let go of what the bot holds, such as another process; it decides nothing after that."""


class RandomBot(Bot[FlatPosition]):
    """Decides evenly among all legal decisions."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def think(
        self, view: FlatPosition, seat: int, budget: Budget | None = None, control: Control | None = None
    ) -> Thought:
        """One legal decision of the seat."""
        decisions = view.legal_decisions(seat).ids()
        return Thought(int(decisions[self.generator.below(len(decisions))]))
