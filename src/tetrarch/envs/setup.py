"""The game, the number of players and the options of an environment, and the libraries that adapters need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tetrarch.core import registry
from tetrarch.core.errors import Fault, FormatError, SetupError, nearest, said_fault
from tetrarch.core.formats import read_part
from tetrarch.core.options import GameOptions

FORMER = ("printing", "layout", "pyramids", "round_limit", "repetition", "quick_setup")
"""Options that texts of version 1 hold for every game, with their defaults if the game has no such option."""


@dataclass(frozen=True)
class Setup:
    """What is agreed before a game."""

    game: str
    players: int = 2
    variants: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    """The other options of the game by name; options that are absent have their default."""

    @property
    def definition(self) -> registry.AnyDefinition:
        """The definition of the game."""
        return registry.game(self.game)

    @property
    def game_options(self) -> GameOptions:
        """The options for dealing; a game that no option would end gets a limit, as random play may be endless."""
        variants = {"variants": list(self.variants)} if self.variants else {}
        return self.definition.bounded_options({**variants, **self.options}, repetition=False)

    def to_json(self) -> dict[str, object]:
        """The set-up as JSON."""
        return {"game": self.game, "players": self.players, "variants": list(self.variants), **self.options}


def option_names(game: str) -> tuple[str, ...]:
    """The options of a game that environments take: all but variants, seats and documents."""
    return tuple(option.name for option in registry.game(game).options if option.type in ("flag", "number", "name"))


def make_setup(game: str, players: int, variants: Iterable[str], options: Mapping[str, object]) -> Setup:
    """The set-up for these options; a ``SetupError`` names unknown options."""
    try:
        known = option_names(game)
    except registry.UnknownGame as error:
        raise SetupError("environment", [said_fault("game", error.reason)]) from None
    if isinstance(variants, str):
        names = [name.strip() for name in variants.split(",") if name.strip()]
        raise SetupError("environment", [Fault("variants", f"{variants!r} is a text, not a list; write {names}")])
    faults = [
        Fault(name, f"is no option of {game}; {nearest(name, known)}") for name in sorted(options) if name not in known
    ]
    if faults:
        raise SetupError("environment", faults)
    given = {name: value for name, value in options.items() if value is not None}
    return Setup(game, players, tuple(sorted(set(variants))), given)


def setup_from_json(data: Mapping[str, object], subject: str) -> Setup:
    """Read a set-up that ``Setup.to_json`` wrote."""
    rest = dict(data)
    game = read_part(rest.pop("game", None), str, subject, "setup.game")
    players = read_part(rest.pop("players", 2), int, subject, "setup.players")
    variants = read_part(rest.pop("variants", []), list[str], subject, "setup.variants")
    try:
        known = option_names(game)
    except registry.UnknownGame as error:
        raise FormatError(subject, error.reason, "setup.game") from None
    unknown = [name for name in rest if name not in known and name not in FORMER]
    if unknown:
        raise FormatError(subject, "is unknown", f"setup.{unknown[0]}")
    options = {name: value for name, value in rest.items() if name in known and value is not None}
    return Setup(game, players, tuple(variants), options)


def missing_library(error: ModuleNotFoundError, module: str, library: str, extra: str) -> ModuleNotFoundError:
    """The error for a library that is not installed, with the command that installs it.

    An error about a module that the library itself needs is returned unchanged.
    """
    if error.name != module:
        return error
    return ModuleNotFoundError(f"{library} is not installed; pip install 'tetrarch[{extra}]'", name=module)
