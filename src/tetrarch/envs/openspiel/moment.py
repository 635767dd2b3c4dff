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

import numpy as np

from tetrarch.core import registry
from tetrarch.core.encoding import Bytes, Dealing
from tetrarch.core.errors import Fault, FormatError, SetupError
from tetrarch.core.formats import MAX_BYTES
from tetrarch.core.game import GamePosition
from tetrarch.core.position import Array
from tetrarch.envs.rewards import rewards_for
from tetrarch.envs.setup import Setup
from tetrarch.envs.single import CHANCE_PLAYER, TERMINAL_PLAYER

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


class Moment(ABC):
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
        self.definition = registry.game(self.game)
        self.environment = self.definition.encoding
        self.dealing: Dealing | None = None
        position: GamePosition | None = None
        if parameters["position"]:
            position = self.read_position(str(parameters["position"]))
            self.dealing = self.hidden_dealing(position)
        else:
            setup = self.read_setup(parameters)
            if parameters.get("deal") == "seed":
                seed = int(parameters["seed"])
                position = self.definition.new_game(setup.players, setup.game_options, seed=seed).position
            else:
                seed = int(parameters.get("seed", 0))
                self.dealing = self.environment.new_dealing(setup.players, setup.game_options, seed)
        self.position = position if self.dealing is None and position is not None else self._dealt()
        self.pending: Array = np.zeros(self.environment.pending_size, dtype=np.int64)
        self.chosen: list[int] = []
        """The actions taken for a decision that is not complete yet."""
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
        return self.view_text(0)

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
        if self.dealing is not None:
            self.dealing.draw(number)
        else:
            self._choose(number)

    # Positions

    @classmethod
    def read_position(cls, text: str) -> GamePosition:
        """The position that a line means, packed or not; one that cannot be played on is rejected."""
        line = unpacked(text) if text.startswith(PACKED) else text
        position = registry.game(cls.game).parse_position(line, "parameter position")
        return cls.check_position(position)

    def _dealt(self) -> GamePosition:
        if self.dealing is None:
            raise ValueError("nothing is being dealt")
        return self.dealing.position

    # What is asked

    @property
    def is_over(self) -> bool:
        """Whether the game, or the whole match, has ended."""
        return not self.awaits_chance and self.position.is_over

    @property
    def awaits_chance(self) -> bool:
        """Whether a draw is due."""
        return self.dealing is not None

    @property
    def current_player(self) -> int:
        """The seat that must act, or what stands for chance or the end."""
        if self.awaits_chance:
            return CHANCE_PLAYER
        return TERMINAL_PLAYER if self.position.is_over else self.position.decider

    def legal_actions(self) -> list[int]:
        """The legal actions of the seat that must act, ascending."""
        mask: Bytes = np.zeros(self.environment.table_size, dtype=np.uint8)
        self.environment.write_mask(self.pending, mask)
        return [int(action) for action in np.flatnonzero(mask)]

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the next draw with their probabilities."""
        return [] if self.dealing is None else self.dealing.outcomes()

    def describe(self, number: int) -> str:
        """An action or an outcome of the next draw in a word or two."""
        if self.dealing is not None:
            return self.dealing.describe(number)
        return self.environment.describe(self.position, number)

    # What happens

    def apply(self, number: int) -> None:
        """Apply a legal action or a possible outcome."""
        hidden, place = self._hidden()
        event = Event(self.current_player, number, self.describe(number), hidden, place, self._match_game())
        self._apply(number)
        self.events.append(event)
        self._go_on()

    def _choose(self, action: int) -> None:
        done = self.environment.choose(self.position, self.pending, action)
        if done < 0:
            raise ValueError(f"action {action} is not legal here")
        self.chosen = [] if done else [*self.chosen, action]

    def _go_on(self) -> None:
        """Finish the deal if no draw is left, then start a decision."""
        while self.dealing is not None:
            self._is_stale = True
            if self.dealing.outcomes():
                return
            self.position = self.dealing.position
            self.dealing = None
        if self._is_stale:
            self.environment.begin(self.position, self.pending)
            self._is_stale = False

    # What is shown

    def observation(self, seat: int) -> Bytes:
        """What a seat may know now, as one row of bytes."""
        out: Bytes = np.zeros(self.environment.observation_size, dtype=np.uint8)
        self.environment.observe(self.position, self.pending, seat, out)
        return out

    def view_text(self, seat: int) -> str:
        """What a seat may know now: its view of the position as a line, and the choices made for a decision."""
        line = self.definition.position_to_line(self.position.view(seat))
        return f"{line} pending {'.'.join(map(str, self.chosen)) or '-'}"

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
        outcome = self.position.outcome if self.is_over else None
        if outcome is None or (zero_sum and not outcome.winners):
            return [0.0] * self.position.players
        return list(rewards_for(self.position.players, outcome.winners))

    # Copies

    def copy(self) -> Self:
        """An equal moment that shares no mutable state with this one."""
        twin = type(self).__new__(type(self))
        twin.key, twin.definition, twin.environment = self.key, self.definition, self.environment
        twin.dealing = None if self.dealing is None else self.dealing.copy()
        twin.position = self.position.copy() if twin.dealing is None else twin.dealing.position
        twin.pending, twin.chosen = self.pending.copy(), self.chosen.copy()
        twin.events = self.events.copy()
        twin._is_stale = self._is_stale
        return twin

    def __deepcopy__(self, memory: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return replayed, (self.game, self.key, [event.number for event in self.events])

    def __str__(self) -> str:
        line = self.definition.position_to_line(self.position)
        if self.chosen:
            return f"{line} pending {'.'.join(map(str, self.chosen))}"
        return f"{line} dealt {drawn}" if (drawn := self._drawn()) else line

    def _drawn(self) -> list[int]:
        """The draws of a deal that is not complete."""
        return [event.number for event in self.events] if self.dealing is not None else []


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
