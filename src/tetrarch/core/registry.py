"""The registry of games: the only list of games in the project.

There are three sources. Built-in games are listed here by the module of their definition. Other installed packages name
their definitions in the entry-point group ``tetrarch.games``. Programs and tests call ``register``. A definition is
imported when it is first used, so that this module is quick to import.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module, metadata
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from tetrarch.core.errors import ReasonedError
from tetrarch.core.options import Facts, load_facts
from tetrarch.core.text.messages import CORE, Message, message, nearest_message

if TYPE_CHECKING:
    from tetrarch.core.definition import GameDefinition
    from tetrarch.core.game import GamePosition

    AnyDefinition: TypeAlias = GameDefinition[GamePosition]
    """The definition of a game that is known only at run time."""
else:
    AnyDefinition = object

ENTRY_POINTS = "tetrarch.games"
BUILT_IN = {"eko": "tetrarch.eko.definition", "legends": "tetrarch.legends.definition"}
"""The modules that define the built-in games, each with a definition named ``GAME``."""

_registered: dict[str, GameDefinition[Any]] = {}


class UnknownGame(ReasonedError):
    """The name of a game that is not registered."""

    reason: Message

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.reason = message(CORE, "unknown-game", name=repr(name), near=nearest_message(name, names()))


def names() -> tuple[str, ...]:
    """The short names of all games: built-in games first."""
    return tuple(dict.fromkeys((*BUILT_IN, *sorted(_installed()), *_registered)))


def game(name: str) -> AnyDefinition:
    """The definition of a game; ``UnknownGame`` suggests the nearest name."""
    if name in _registered:
        return cast("AnyDefinition", _registered[name])
    if name in BUILT_IN:
        return cast("AnyDefinition", _built_in(name))
    if name in _installed():
        return cast("AnyDefinition", _load(name))
    raise UnknownGame(name)


def games() -> tuple[AnyDefinition, ...]:
    """The definitions of all games, in the order of ``names``."""
    return tuple(game(name) for name in names())


def facts(name: str) -> Facts:
    """The title, the options, the achievements and the advice of a game, without importing it."""
    if name in _registered:
        return Facts(_registered[name].title, _registered[name].options)
    if name in BUILT_IN:
        return load_facts(BUILT_IN[name].rpartition(".")[0])
    if name in _installed():
        return load_facts(_installed()[name].module.rpartition(".")[0])
    raise UnknownGame(name)


def register(definition: GameDefinition[Any]) -> None:
    """Add a game for this process; a ``ValueError`` if another game has the name."""
    if definition.name in names() and _registered.get(definition.name) is not definition:
        raise ValueError(f"there is already a game {definition.name!r}")
    _registered[definition.name] = definition


def unregister(name: str) -> None:
    """Remove a game that ``register`` added."""
    del _registered[name]


def extension(name: str, layer: str) -> ModuleType | None:
    """The part of a higher layer that belongs to one game; None if the game has none.

    It is ``tetrarch.<layer>.<game>`` for a built-in game, and ``<package of the game>.<layer>`` for any other game.
    """
    if name in BUILT_IN:
        module = f"tetrarch.{layer}.{name}"
    else:
        package = game(name).package
        if not package:
            return None
        module = f"{package}.{layer}"
    return import_module(module) if find_spec(module) else None


@cache
def _built_in(name: str) -> GameDefinition[Any]:
    """The definition of a built-in game.

    The package is imported first: threads that import a package and one of its modules at the same time could wait for
    each other.
    """
    import_module(BUILT_IN[name].rpartition(".")[0])
    definition: GameDefinition[Any] = import_module(BUILT_IN[name]).GAME
    return definition


@cache
def _installed() -> dict[str, metadata.EntryPoint]:
    """The games of other installed packages by name."""
    return {point.name: point for point in metadata.entry_points(group=ENTRY_POINTS) if point.name not in BUILT_IN}


@cache
def _load(name: str) -> GameDefinition[Any]:
    """The definition that an installed package provides."""
    from tetrarch.core.definition import GameDefinition

    definition: object = _installed()[name].load()
    if not isinstance(definition, GameDefinition) or definition.name != name:
        raise TypeError(f"entry point {name!r} of {ENTRY_POINTS} does not name the definition of a game {name!r}")
    return definition
