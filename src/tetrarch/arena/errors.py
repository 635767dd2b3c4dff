"""What ends an arena before its last game."""

from __future__ import annotations


class ArenaError(ValueError):
    """A game that could not be played to its end, or a folder that does not belong to the schedule."""


class Interrupted(Exception):
    """A game that was given up because the arena stops; it is played from its start when the arena goes on."""
