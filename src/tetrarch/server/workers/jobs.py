"""What is asked of the processes in which bots think, and how it travels: frames of pickled data over pipes.

Both ends are this very program, so the frames are trusted; nothing that people send is ever unpickled.
"""

from __future__ import annotations

import pickle
import struct
from typing import BinaryIO

import msgspec

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
