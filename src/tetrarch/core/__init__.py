"""The foundations of all games: positions, decisions, chance, views, outcomes, records and errors.

The names below are imported when they are first used, so that the registry of games is quick to import.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tetrarch.core.errors import Fault, FormatError, IllegalMove, NotationError, RecordError, SetupError
    from tetrarch.core.game import ChanceOutcome, Decision, Outcome, Position
    from tetrarch.core.kernel import UncompiledWarning
    from tetrarch.core.randomness import Generator, commitment
    from tetrarch.core.record import Event, Game, Record

__all__ = [
    "ChanceOutcome",
    "Decision",
    "Event",
    "Fault",
    "FormatError",
    "Game",
    "Generator",
    "IllegalMove",
    "NotationError",
    "Outcome",
    "Position",
    "Record",
    "RecordError",
    "SetupError",
    "UncompiledWarning",
    "commitment",
]

_MODULES = {
    **dict.fromkeys(("Fault", "FormatError", "IllegalMove", "NotationError", "RecordError", "SetupError"), "errors"),
    **dict.fromkeys(("ChanceOutcome", "Decision", "Outcome", "Position"), "game"),
    "UncompiledWarning": "kernel",
    **dict.fromkeys(("Generator", "commitment"), "randomness"),
    **dict.fromkeys(("Event", "Game", "Record"), "record"),
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
