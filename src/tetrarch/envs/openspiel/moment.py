"""A game with every chance explicit: what a state of OpenSpiel holds.

This module is the same for all games. A game with hidden information overrides parts of ``Moment`` in its extension,
``tetrarch.envs.openspiel.<game>``.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple, Self

from tetrarch.core import registry
from tetrarch.core.encoding import Dealing
from tetrarch.core.errors import Fault, FormatError, SetupError
from tetrarch.core.formats import MAX_BYTES
from tetrarch.core.game import GamePosition
from tetrarch.envs.setup import Setup
from tetrarch.envs.single import CHANCE_PLAYER, EncodedGame

Parameter = str | int | float | bool
Parameters = Mapping[str, Parameter]
Key = tuple[tuple[str, Parameter], ...]
"""All parameters of a game, in the order of their names."""


PACKED = "packed-"
"""The prefix of a packed position, whose letters OpenSpiel allows in names of games."""
BETWEEN_VARIANTS = "+"
OF_THE_DEAL = frozenset({"players", "variants", "printing", "layout", "pyramids", "seed", "deal", "quick_setup"})
"""The parameters that a position determines."""


class Event(NamedTuple):
    """An action or a draw that has been applied."""

    who: int
    number: int
    text: str
    hidden: str = ""
    """The kind of a hidden event: ``bid``, ``leader``, ``die`` or ``token`` (L9.1); empty for a public one."""
    place: int = -1
    """Where a draw that is hidden stands in the state."""
    game: int = 1
    """The game of a match in which it came."""


class Moment(EncodedGame, ABC):
    """One moment of a game: the position, the choices made for a decision, the draws that are due, and all before.

    Decisions that seats make at the same time are asked one after another, from the lowest seat on.
    """

    game: ClassVar[str]
    long_name: ClassVar[str] = ""
    """The full name; empty for the title of the game."""
    is_hidden: ClassVar[bool] = False
    """Whether seats know different things."""
    defaults: ClassVar[Parameters]
    """The parameters of the game and their defaults."""

    def __init__(self, key: Key) -> None:
        self.key = key
        parameters = dict(key)
        self._load(self.game)
        if parameters["position"]:
            position = self.read_position(str(parameters["position"]))
            self._dealing = self.hidden_dealing(position)
        else:
            setup, seed = self.read_setup(parameters), int(parameters.get("seed", 0))
            if parameters.get("deal") == "seed":
                position = self._definition.new_game(setup.players, setup.game_options, seed=seed).position
            else:
                self._dealing = self._environment.new_dealing(setup.players, setup.game_options, seed)
        self._position = position if self._dealing is None else self._dealing.position
        self.events: list[Event] = []
        self._is_stale = True
        """Whether chance has changed the position since the last decision began."""
        self._go_on()

    # What a game adds

    @classmethod
    @abstractmethod
    def read_setup(cls, parameters: Parameters) -> Setup:
        """The set-up that the parameters mean."""

    @classmethod
    def check_position(cls, position: GamePosition) -> GamePosition:
        """The position, if it can be a start; a ``SetupError`` otherwise."""
        return position

    @classmethod
    @abstractmethod
    def settled(cls, position: GamePosition) -> dict[str, Parameter]:
        """The parameters that a position determines, beside players, variants and printing."""

    @abstractmethod
    def length(self) -> int:
        """The most actions of a game."""

    @abstractmethod
    def draws(self) -> int:
        """The most draws of chance of a game."""

    def hidden_dealing(self, position: GamePosition) -> Dealing | None:
        """The draws of what a position hides; None if it hides nothing."""
        return None

    def can_see(self, event: Event, seat: int) -> bool:
        """Whether a seat sees now what an event was."""
        return True

    def secrets_known(self, seat: int) -> list[str]:
        """What a seat knows of hidden draws, one text for each game of a match."""
        return []

    def public(self) -> str:
        """What all seats see now."""
        return self.observation_text(0)

    def private(self, seat: int) -> str:
        """What a seat knows now that not all seats know."""
        return ""

    def resampled(self, seat: int, seed: str) -> list[int]:
        """All actions and draws, with what the seat does not know drawn again consistently with what it knows."""
        return [event.number for event in self.events]

    def _hidden(self) -> tuple[str, int]:
        """What the next event is if not everybody sees it, and where a draw stands in the state."""
        return "", -1

    def _match_game(self) -> int:
        """The number of the game in a match."""
        return 1

    def _apply(self, number: int) -> None:
        """Apply an action or a draw."""
        if self._dealing is not None:
            self._dealing.draw(number)
        else:
            self._choose(number)

    # Positions

    @classmethod
    def read_position(cls, text: str) -> GamePosition:
        """The position that a line means, packed or not; one that cannot be played on is rejected."""
        line = unpacked(text) if text.startswith(PACKED) else text
        position = registry.game(cls.game).parse_position(line, "parameter position")
        return cls.check_position(position)

    # What is asked

    def describe(self, number: int) -> str:
        """An action or an outcome of the next draw in a word or two."""
        if self._dealing is not None:
            return self._dealing.describe(number)
        return self._environment.describe(self._position, number)

    # What happens

    def apply(self, number: int) -> None:
        """Apply a legal action or a possible outcome."""
        hidden, place = self._hidden()
        event = Event(self.current_player, number, self.describe(number), hidden, place, self._match_game())
        self._apply(number)
        self.events.append(event)
        self._go_on()

    def _choose(self, action: int) -> None:
        done = self._environment.choose(self._position, self._pending, action)
        if done < 0:
            raise ValueError(f"action {action} is not legal here")
        self._chosen = [] if done else [*self._chosen, action]

    def _go_on(self) -> None:
        """Finish the deal if no draw is left, then start a decision."""
        while self._dealing is not None:
            self._is_stale = True
            if self._dealing.outcomes():
                return
            self._position = self._dealing.position
            self._dealing = None
        if self._is_stale:
            self._environment.begin(self._position, self._pending)
            self._is_stale = False

    # What is shown

    def information(self, seat: int) -> str:
        """All that a seat has seen so far: equal for two moments exactly when the seat cannot tell them apart."""
        lines = [f"{self.game} seat {seat}"]
        for event in self.events:
            who = "chance" if event.who == CHANCE_PLAYER else str(event.who)
            lines.append(f"{who}: {event.number} {event.text}" if self.can_see(event, seat) else f"{who}: ?")
        return "\n".join([*lines, *filter(None, self.secrets_known(seat))])

    # The end

    def returns(self, *, zero_sum: bool) -> list[float]:
        """The reward of each seat: 0 before the end, and with ``zero_sum`` also in a game without winners."""
        outcome = self._position.outcome
        if zero_sum and outcome is not None and not outcome.winners:
            return [0.0] * self.players
        return list(self.rewards())

    # Copies

    def copy(self) -> Self:
        """An equal moment that shares no mutable state with this one."""
        twin = super().copy()
        twin.events = self.events.copy()
        return twin

    def __deepcopy__(self, memory: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return replayed, (self.game, self.key, [event.number for event in self.events])

    def __str__(self) -> str:
        line = self._definition.position_to_line(self._position)
        if self._chosen:
            return f"{line} pending {'.'.join(map(str, self._chosen))}"
        drawn = [event.number for event in self.events] if self._dealing is not None else []
        return f"{line} dealt {drawn}" if drawn else line


def moment_class(game: str) -> type[Moment]:
    """The moments of a game, from its extension."""
    extension = registry.extension(game, "envs.openspiel")
    if extension is None:
        raise ValueError(f"{game} is not available for OpenSpiel")
    found: type[Moment] = extension.MOMENT
    return found


@lru_cache(maxsize=16)
def first_moment(game: str, key: Key) -> Moment:
    """The start of a game with these parameters; callers copy it."""
    return moment_class(game)(key)


def replayed(game: str, key: Key, numbers: list[int]) -> Moment:
    """The moment that these actions and draws lead to."""
    moment = first_moment(game, key).copy()
    for number in numbers:
        moment.apply(number)
    return moment


# Parameters


def position_parameter(position: GamePosition) -> str:
    """A position as the parameter ``position``, in letters that the name of a game may hold."""
    line = registry.game(position.game).position_to_line(position)
    return PACKED + base64.urlsafe_b64encode(zlib.compress(line.encode(), 9)).decode().rstrip("=")


def unpacked(text: str) -> str:
    """The line of a packed position."""
    body = text.removeprefix(PACKED)
    unpacker = zlib.decompressobj()
    try:
        line = unpacker.decompress(base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_"), MAX_BYTES)
        if unpacker.eof and not unpacker.unconsumed_tail:
            return line.decode()
    except (binascii.Error, ValueError, zlib.error):
        pass
    raise FormatError("parameter position", "is not a whole line: some of it is missing or changed")


def variants_and_printing(parameters: Parameters) -> tuple[list[str], dict[str, object]]:
    """The variants and the options with the printing that parameters name."""
    names = [name for name in str(parameters["variants"]).split(BETWEEN_VARIANTS) if name]
    return names, {"printing": str(parameters["printing"])} if parameters["printing"] else {}


def complete(game: str, parameters: Parameters) -> dict[str, Parameter]:
    """All parameters with their defaults; a position is packed and determines its own parameters.

    The name of a game with these parameters loads the same game again.
    """
    moment = moment_class(game)
    full = {**moment.defaults, **parameters}
    if not full["position"]:
        return full
    position = moment.read_position(str(full["position"]))
    given = {name for name in OF_THE_DEAL & full.keys() if full[name] != moment.defaults[name]}
    options: Any = getattr(position, "options")  # noqa: B009  (positions of all games here have options)
    printings = registry.game(game).option_named["printing"].names
    settled: dict[str, Parameter] = {
        "players": options.players,
        "variants": BETWEEN_VARIANTS.join(sorted(options.variants)),
        "printing": "" if options.printing == printings[0] else options.printing,
        **moment.settled(position),
    }
    if faults := [
        Fault(name, f"is {full[name]}, but the position says {settled.get(name, 'nothing of it')}")
        for name in sorted(given)
        if full[name] != settled.get(name)
    ]:
        raise SetupError("parameters", faults)
    return {**full, **settled, "position": position_parameter(position)}
