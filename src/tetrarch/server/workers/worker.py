"""A worker process in which bots think: ``python -m tetrarch.server.workers.worker``, started by the pool."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time

from tetrarch.analysis import NoAdvice, advise
from tetrarch.bots.bot import Budget, Control
from tetrarch.bots.roster import make_bot
from tetrarch.core.errors import SetupError
from tetrarch.server.workers.jobs import (
    AdviseJob,
    Answered,
    CrashJob,
    Failed,
    Job,
    Reply,
    ThinkJob,
    frame,
    read_frame,
    unframe,
)

NICENESS = 5
"""Lower priority than the server."""


def main() -> None:
    """Do jobs from standard input until it ends."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    source = sys.stdin.buffer
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot's output must not mix with answers
    while (body := read_frame(source)) is not None:
        job = unframe(body)
        assert isinstance(job, ThinkJob | AdviseJob | CrashJob)
        answers.write(frame(answer(job)))


def answer(job: Job) -> Reply:
    """Do a job."""
    try:
        if isinstance(job, CrashJob):
            return _crash(job)
        control = Control(time.monotonic)
        alarm = threading.Timer(job.seconds, control.stop)
        alarm.daemon = True
        alarm.start()
        try:
            return _think(job, control) if isinstance(job, ThinkJob) else _advise(job, control)
        finally:
            alarm.cancel()
    except Exception as error:
        return Failed(type(error).__name__, _reason(error, getattr(job, "language", "en")))


def _think(job: ThinkJob, control: Control) -> Answered:
    bot = make_bot(job.view.game, job.bot, job.seed, job.seat)
    try:
        return Answered(int(bot.decide(job.view, job.seat, None, control)))
    finally:
        bot.close()


def _advise(job: AdviseJob, control: Control) -> Reply:
    budget = Budget(job.simulations, job.seconds)
    try:
        found = advise(job.view, job.seat, job.bot, budget, control, job.seed, job.moves, job.language)
    except NoAdvice as error:
        return Failed("NoAdvice", error.text_in(job.language))
    return Answered(advice=found.to_text().encode())


def _reason(error: Exception, language: str) -> str:
    """Return why a job failed, in a language if the error has a translation."""
    return error.reasons().text(language) if isinstance(error, SetupError) else str(error)


def _crash(job: CrashJob) -> Reply:
    if job.hang:
        time.sleep(3600)
    os._exit(3)


if __name__ == "__main__":
    main()
