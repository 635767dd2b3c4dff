"""The interface of bots, and the bot that plays at random."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from tetrarch.core.game import Outcome
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator

PACKAGE = "tetrarch.bots"
"""The package of the texts."""
EXTERNAL = "exec"
"""The name before a command line that is a bot: ``exec:python3 mybot.py``."""

View = TypeVar("View", contravariant=True)
"""The type of the positions that bots receive."""


@dataclass(frozen=True)
class Budget:
    """The budget for one decision; None means no limit, but one of the two must be given."""

    simulations: int | None = None
    """The number of simulations: the same result on every machine."""
    seconds: float | None = None
    """The time in seconds, by the clock of the ``Control``."""
    whole: bool = False
    """Whether to use the whole budget, for accurate chances, even if the decision cannot change any more."""

    def __post_init__(self) -> None:
        if self.simulations is not None and self.simulations < 1:
            raise ValueError(f"a budget of {self.simulations} simulations: at least 1 is needed")
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise ValueError(f"a budget of {self.seconds} seconds: more than 0 is needed")


@dataclass(frozen=True)
class Line:
    """A continuation in which each player plays its best decision."""

    decisions: tuple[int, ...]
    """The decisions, from the one to be made now."""
    chances: tuple[float, ...]
    """The chance of each seat to win after the first decision; the sum is 1, or less if all players may lose."""
    visits: int
    """The number of simulations of this line."""
    proven: bool = False
    """Whether the chances are certain."""


@dataclass(frozen=True)
class Thought:
    """A bot's assessment of the current decision."""

    decision: int
    """The decision it chooses."""
    chances: tuple[float, ...] = ()
    """The chance of each seat to win, if the bot estimates it."""
    lines: tuple[Line, ...] = ()
    """The best lines, best first; the first begins with ``decision`` unless the choice was randomised."""
    simulations: int = 0
    """The number of simulations it is based on."""
    proven: bool = False
    """Whether the chances are certain."""


class Control:
    """The connection between a thinking bot and its caller: a clock, a stop flag, and progress reports.

    A bot reads no other clock. It checks ``is_stopped`` every few milliseconds and, when that is set, answers at
    once with the best decision so far; ``stop`` may be called from any thread. ``seconds`` sets a deadline by the
    clock, whatever the bot's budget is.
    """

    def __init__(
        self,
        clock: Callable[[], float] | None = None,
        on_progress: Callable[[Thought], None] | None = None,
        seconds: float | None = None,
    ) -> None:
        self.clock = clock
        self.on_progress = on_progress
        self._is_stopped = False
        self._deadline = clock() + seconds if clock and seconds is not None else None

    @property
    def is_stopped(self) -> bool:
        """Whether the bot must answer now."""
        if self._deadline is not None and self.clock and self.clock() >= self._deadline:
            self._is_stopped = True
        return self._is_stopped

    def stop(self) -> None:
        """Make the bot answer now."""
        self._is_stopped = True


class Origin(NamedTuple):
    """What ``make_bot`` made a bot from."""

    game: str
    text: str
    seed: str
    seat: int
    network: object = None
    """The network that was given; None for the shipped one."""


class Bot(ABC, Generic[View]):
    """A player that is a program: it has its own seed, and sees only the views that it is given.

    Bots that ``make_bot`` makes are equal if they have the same game, text, seed, seat and network. They then decide
    alike, as long as they are asked the same questions.
    """

    game: str | None = None
    """The only game that the bot plays; None if it plays any."""
    made_from: Origin | None = None
    """What ``make_bot`` made it from."""

    def __repr__(self) -> str:
        if self.made_from is None:
            return f"<{type(self).__name__}>"
        game, text, _, seat, network = self.made_from
        told = "" if network is None else f" with {network!r}"
        return f"<{type(self).__name__} {text!r} for seat {seat} of {game}{told}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Bot):
            return NotImplemented
        return self is other or (self.made_from is not None and self.made_from == other.made_from)

    def __hash__(self) -> int:
        return id(self) if self.made_from is None else hash(self.made_from)

    def check(self, view: FlatPosition, seat: int) -> None:
        """Raise ``ValueError`` unless the seat must decide in the view, and the bot plays its game."""
        check_game(self, view)
        view.check_seat(seat)
        if view.is_over:
            raise ValueError(f"the game is over: seat {seat} has nothing to decide")
        if seat not in view.to_decide:
            deciders = ", ".join(f"seat {other}" for other in view.to_decide) or "chance"
            raise ValueError(f"seat {seat} has nothing to decide: the game waits for {deciders}")
        check_viewer(view, seat)

    @abstractmethod
    def think(self, view: View, seat: int, budget: Budget | None = None, control: Control | None = None) -> Thought:
        """Choose a decision from the view of a seat; the view is not changed.

        Without a budget the bot's own applies. A bot that does not search ignores both.
        """

    def decide(self, view: View, seat: int, budget: Budget | None = None, control: Control | None = None) -> int:
        """The number of one legal decision of the seat."""
        return self.think(view, seat, budget, control).decision

    def end(self, outcome: Outcome) -> None:
        """Receive the outcome of the game."""

    def close(self) -> None:
        """Release resources, such as another process; the bot decides nothing after that."""


def check_game(bot: Bot[Any], view: FlatPosition) -> None:
    """Raise an error for a view of a game that the bot does not play, or for something that is no position."""
    if not isinstance(view, FlatPosition):
        raise TypeError(f"a bot needs a position, not {type(view).__name__}")
    if bot.game is not None and bot.game != view.game:
        raise ValueError(f"this bot plays {bot.game}, not {view.game}")


def check_viewer(view: FlatPosition, seat: int | None) -> None:
    """Raise ``ValueError`` for a view that holds what another seat knows; None stands for a spectator."""
    viewer: int | None = getattr(view, "viewer", None)
    if viewer is not None and viewer != seat and (seat is not None or viewer >= 0):
        raise ValueError("the view is not the one of " + ("a spectator" if seat is None else f"seat {seat}"))


class RandomBot(Bot[FlatPosition]):
    """Decides evenly among all legal decisions."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def think(
        self, view: FlatPosition, seat: int, budget: Budget | None = None, control: Control | None = None
    ) -> Thought:
        """One legal decision of the seat."""
        self.check(view, seat)
        decisions = view.legal_decisions(seat).ids()
        return Thought(int(decisions[self.generator.below(len(decisions))]))
