"""The foundations of all games: positions, decisions, chance, views, outcomes, records and errors."""

from tetrarch.core.errors import (
    Fault,
    FormatError,
    IllegalMove,
    NotationError,
    RecordError,
    SetupError,
)
from tetrarch.core.game import ChanceOutcome, Decision, Outcome, Position
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
    "commitment",
]
