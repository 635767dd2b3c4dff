"""What the server says to the process that looks after bots which are programs of their own, and what that answers."""

from __future__ import annotations

import msgspec

from tetrarch.core.game import Outcome
from tetrarch.core.position import FlatPosition

MOST_LIMITS = {"seconds": 15.0, "grace": 5.0, "start": 15.0}
"""At a table no program has more time than this, whatever its text says."""

SECONDS_TO_END = 3.0
"""How long programs may take to end when the server does; what is left then is killed."""


class Ask(msgspec.Struct, frozen=True):
    """What a program is to decide; it is started if it does not run."""

    number: int
    """Of the question; the reply quotes it."""
    key: str
    """Which program: the match, the seat and the bot's text."""
    command: str
    view: FlatPosition
    seat: int
    seed: str
    """What a forfeited decision is drawn from."""


class Halt(msgspec.Struct, frozen=True):
    """Nobody waits for a decision any more: let the program answer now, or not be asked at all."""

    key: str
    number: int
    """Of the question; those before it are settled as well."""


class Leave(msgspec.Struct, frozen=True):
    """A program is not needed any more."""

    key: str
    outcome: Outcome | None = None
    """How the match ended, if it did."""


Order = Ask | Halt | Leave


class Decided(msgspec.Struct, frozen=True):
    """What a program decided, or what was drawn for it."""

    number: int
    decision: int
    forfeit: str = ""
    """The kind of fault for which the decision was drawn; empty where the program decided."""


class NotDecided(msgspec.Struct, frozen=True):
    """A question that cannot be put to any program: its text is none, or we have a fault ourselves."""

    number: int
    kind: str
    reason: str


Told = Decided | NotDecided
