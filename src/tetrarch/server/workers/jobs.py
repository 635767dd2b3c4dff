"""Messages between the server and its worker processes: frames of pickled data over pipes.

Both ends are this program, so frames are trusted; user input is never unpickled. Jobs for other machines are
MessagePack with positions in their JSON form, and validated when read. They cannot run code: external programs stay on
the server.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import struct
import sys
import zlib
from collections.abc import Iterator
from math import inf
from typing import Annotated, BinaryIO

import msgspec

from tetrarch.bots.bot import EXTERNAL
from tetrarch.core import registry
from tetrarch.core.game import Outcome
from tetrarch.core.position import FlatPosition

HEADER = struct.Struct(">I")
NICENESS = 5

Seconds = Annotated[float, msgspec.Meta(ge=0, le=120)]
"""A time limit that a job from another machine may have."""
MAX_BYTES = 4 * 1024 * 1024
"""The largest job of another machine."""


class BotJob(msgspec.Struct, frozen=True, tag=True):
    """Work for a bot, from what its seat may see."""

    bot: str
    view: FlatPosition
    seat: int
    seed: str
    seconds: Seconds
    """The time limit, after which the bot must return its best decision."""


class ThinkJob(BotJob, frozen=True):
    """A decision for a bot to make."""

    match: str = ""
    """The match, whose bot may continue with the tree of its last search; empty to begin anew."""


class AdviseJob(BotJob, frozen=True):
    """A position for a bot to analyse."""

    simulations: int | None
    moves: int
    language: str
    """The language of the analysis and of errors."""


class HintJob(AdviseJob, frozen=True):
    """A position for which a player wants a hint."""


class EvaluateJob(msgspec.Struct, frozen=True, tag=True):
    """A position to evaluate, with the best moves of a seat."""

    view: FlatPosition
    """What the seat may know, or the whole position, of which the evaluation uses what everybody knows."""
    seat: int | None
    simulations: int
    moves: int
    """The number of moves; 0 for the evaluation alone."""
    seconds: Seconds
    """The time limit of each part."""
    language: str


class ValueJob(msgspec.Struct, frozen=True, tag=True):
    """A decision to evaluate by what its seat knows before it."""

    view: FlatPosition
    seat: int
    decision: int
    simulations: int
    seconds: Seconds
    language: str
    """The language of errors."""


class LoadJob(msgspec.Struct, frozen=True):
    """Loads the bots of games with their kernels, so that the first decision does not wait for it."""

    games: tuple[str, ...]
    seconds: float = 60.0


class BalanceJob(msgspec.Struct, frozen=True, tag=True):
    """The deals of a balanced match, of which the most even one is wanted."""

    game: str
    players: int
    options: dict[str, object]
    seed: str
    salts: tuple[str, ...]
    seconds: Seconds = 60.0
    """The time after which the process is ended, because half a choice is none: ``tetrarch verify`` repeats it.

    It matters only while the kernels are not compiled.
    """


class CrashJob(msgspec.Struct, frozen=True):
    """Crashes or hangs the process, for tests of recovery."""

    hang: bool = False


class StopJob(msgspec.Struct, frozen=True):
    """Makes the bot of the current job answer now, with its best decision so far."""


Job = ThinkJob | AdviseJob | EvaluateJob | ValueJob | LoadJob | BalanceJob | CrashJob

RemoteJob = ThinkJob | AdviseJob | HintJob | EvaluateJob | ValueJob | BalanceJob
"""The jobs that workers on other machines do."""


class Answered(msgspec.Struct, frozen=True, tag=True):
    """The result of a job: a decision or the number of a deal, or an analysis or evaluation as JSON."""

    decision: int = -1
    advice: bytes = b""


class Failed(msgspec.Struct, frozen=True, tag=True):
    """A failed job; the process continues."""

    kind: str
    """The type of the error."""
    reason: str


Reply = Answered | Failed

LOST = Failed("Lost", "")
"""The reply about a job that no worker can do; the server does it itself."""


def frame(data: object) -> bytes:
    """Encode a frame."""
    body = pickle.dumps(data, pickle.HIGHEST_PROTOCOL)
    return HEADER.pack(len(body)) + body


def unframe(body: bytes) -> object:
    """Decode the body of a frame."""
    found: object = pickle.loads(body)
    return found


def is_remote(job: object) -> bool:
    """Return whether a worker on another machine may do a job; external programs run only where they are named."""
    is_external = isinstance(job, BotJob) and job.bot.partition(":")[0] == EXTERNAL
    return isinstance(job, RemoteJob) and not is_external


def pack_job(job: Job) -> bytes:
    """Encode a job for another machine; a ``ValueError`` if that is impossible."""
    if not is_remote(job):
        raise ValueError("no job for another machine")
    return zlib.compress(_encoder.encode(job), 1)


def unpack_job(data: bytes) -> RemoteJob:
    """Decode a job of another machine; a ``ValueError`` if it is none."""
    inflate = zlib.decompressobj()
    try:
        job = _decoder.decode(inflate.decompress(data, MAX_BYTES))
    except (zlib.error, msgspec.MsgspecError, RecursionError) as error:
        raise ValueError("no job") from error
    if not is_remote(job):
        raise ValueError("no job for another machine")
    return job


def _write_position(value: object) -> tuple[str, dict[str, object]]:
    if not isinstance(value, FlatPosition):
        raise NotImplementedError
    return value.game, value.to_json()


def _read_position(type: type, value: object) -> object:
    if type is not FlatPosition:
        return value
    game, form = msgspec.convert(value, tuple[str, dict[str, object]])
    return registry.game(game).position_from_json(form)


_encoder = msgspec.msgpack.Encoder(enc_hook=_write_position)
_decoder: msgspec.msgpack.Decoder[RemoteJob] = msgspec.msgpack.Decoder(RemoteJob, dec_hook=_read_position)


def read_frames(stream: BinaryIO) -> Iterator[object]:
    """Yield the data of all frames until the stream ends."""
    while len(head := stream.read(HEADER.size)) == HEADER.size:
        (length,) = HEADER.unpack(head)
        if len(body := stream.read(length)) < length:
            return
        yield unframe(body)


def set_up_child() -> BinaryIO:
    """Prepare a process that answers over its standard output; return the stream for its answers.

    Other output goes to standard error, so that it does not mix with answers. The priority is lower than the server's.
    """
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


class ReviewJob(msgspec.Struct, frozen=True):
    """A record to review, in a process of its own."""

    record: bytes
    efforts: tuple[str, ...]
    """The efforts to complete, in order."""
    languages: tuple[str, ...]
    id: str = ""
    """The name under which a paused review goes on."""
    seconds: float = inf
    """After this time, the review pauses; the next job with its name lets it go on."""


class DropReview(msgspec.Struct, frozen=True):
    """A paused review is no longer wanted."""

    id: str


class ReviewProgress(msgspec.Struct, frozen=True):
    """How far a review has come."""

    effort: str
    done: int
    total: int


class ReviewResult(msgspec.Struct, frozen=True):
    """A review that was completed with an effort, as compressed JSON by language."""

    effort: str
    texts: dict[str, bytes]


class ReviewPaused(msgspec.Struct, frozen=True):
    """A review whose time is over; it can go on."""


ReviewReply = ReviewProgress | ReviewPaused | ReviewResult | Failed

MAX_LIMITS = {"seconds": 15.0, "grace": 5.0, "start": 15.0}
"""Time limits of external programs at tables, whatever their options say."""

SECONDS_TO_END = 1.5
"""Time for programs to end when the server stops; then they are killed."""


class Ask(msgspec.Struct, frozen=True):
    """A decision for a program to make; the program is started if necessary."""

    number: int
    """The number of the question, which the reply repeats."""
    key: str
    """The program: match, seat and bot text."""
    command: str
    view: FlatPosition
    seat: int
    seed: str
    """The seed from which a forfeited decision is drawn."""


class Halt(msgspec.Struct, frozen=True):
    """Nobody waits for a decision any longer: answer now or skip the question."""

    key: str
    number: int
    """The number of the question; earlier questions are obsolete as well."""


class Leave(msgspec.Struct, frozen=True):
    """A program is no longer needed."""

    key: str
    outcome: Outcome | None = None
    """The outcome of the match, if it has ended."""


Order = Ask | Halt | Leave


class Decided(msgspec.Struct, frozen=True):
    """A program's decision, or one drawn for it."""

    number: int
    decision: int
    forfeit: str = ""
    """Why the decision was drawn; empty if the program decided."""


class NotDecided(msgspec.Struct, frozen=True):
    """A question that no program can answer: the command is invalid, or the host failed."""

    number: int
    kind: str
    reason: str


ProgramReply = Decided | NotDecided
