"""A worker process in which bots think: ``python -m tetrarch.server.workers.worker``, started by the pool."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time

from tetrarch.analysis import NoAdvice, advise
from tetrarch.bots.bot import Budget, Control
from tetrarch.bots.roster import make_bot
from tetrarch.core.errors import SetupError
from tetrarch.server.workers import jobs


def main() -> None:
    """Do jobs from standard input until it ends."""
    answers = jobs.set_up_child()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    for job in jobs.read_frames(sys.stdin.buffer):
        assert isinstance(job, jobs.ThinkJob | jobs.AdviseJob | jobs.CrashJob)
        answers.write(jobs.frame(answer(job)))


def answer(job: jobs.Job) -> jobs.Reply:
    """Do a job."""
    try:
        if isinstance(job, jobs.CrashJob):
            return _crash(job)
        control = Control(time.monotonic)
        alarm = threading.Timer(job.seconds, control.stop)
        alarm.daemon = True
        alarm.start()
        try:
            return _think(job, control) if isinstance(job, jobs.ThinkJob) else _advise(job, control)
        finally:
            alarm.cancel()
    except Exception as error:
        return jobs.Failed(type(error).__name__, _reason(error, getattr(job, "language", "en")))


def _think(job: jobs.ThinkJob, control: Control) -> jobs.Answered:
    bot = make_bot(job.view.game, job.bot, job.seed, job.seat)
    try:
        return jobs.Answered(int(bot.decide(job.view, job.seat, None, control)))
    finally:
        bot.close()


def _advise(job: jobs.AdviseJob, control: Control) -> jobs.Reply:
    budget = Budget(job.simulations, job.seconds)
    try:
        found = advise(job.view, job.seat, job.bot, budget, control, job.seed, job.moves, job.language)
    except NoAdvice as error:
        return jobs.Failed("NoAdvice", error.text_in(job.language))
    return jobs.Answered(advice=found.to_text().encode())


def _reason(error: Exception, language: str) -> str:
    """Return why a job failed, in a language if the error has a translation."""
    return error.reasons().text(language) if isinstance(error, SetupError) else str(error)


def _crash(job: jobs.CrashJob) -> jobs.Reply:
    if job.hang:
        time.sleep(3600)
    os._exit(3)


if __name__ == "__main__":
    main()
