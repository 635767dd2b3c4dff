"""What is asked of the processes in which bots think, and how it travels: frames of pickled data over pipes.

Both ends are this very program, so the frames are trusted; nothing that people send is ever unpickled.
"""

from __future__ import annotations

import pickle
import struct
from typing import BinaryIO

import msgspec

from tetrarch.core.game import Outcome
from tetrarch.core.position import FlatPosition

HEADER = struct.Struct(">I")


class ThinkJob(msgspec.Struct, frozen=True):
    """What a bot is to decide, from what its seat may see and nothing else."""

    bot: str
    view: FlatPosition
    seat: int
    seed: str
    seconds: float
    """After so many it must answer with the best that it has."""


class AdviseJob(msgspec.Struct, frozen=True):
    """What a bot thinks of a position, in words."""

    bot: str
    view: FlatPosition
    seat: int
    seed: str
    seconds: float
    simulations: int | None
    moves: int
    language: str
    """Of all words in the advice, and of why there is none."""


class CrashJob(msgspec.Struct, frozen=True):
    """Ends the process at once, or lets it hang: so that healing can be tested."""

    hang: bool = False


Job = ThinkJob | AdviseJob | CrashJob


class Answered(msgspec.Struct, frozen=True):
    """The answer to a job: the number of a decision, or advice as JSON."""

    decision: int = -1
    advice: bytes = b""


class Failed(msgspec.Struct, frozen=True):
    """A job that cannot be done; its process goes on."""

    kind: str
    """The type of the error."""
    reason: str


Reply = Answered | Failed


def frame(data: object) -> bytes:
    """One frame."""
    body = pickle.dumps(data, pickle.HIGHEST_PROTOCOL)
    return HEADER.pack(len(body)) + body


def unframe(body: bytes) -> object:
    """What is in the body of a frame."""
    found: object = pickle.loads(body)
    return found


def read_frame(stream: BinaryIO) -> bytes | None:
    """The body of the next frame; None at the end."""
    head = stream.read(HEADER.size)
    if len(head) < HEADER.size:
        return None
    (length,) = HEADER.unpack(head)
    body = stream.read(length)
    return body if len(body) == length else None


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
