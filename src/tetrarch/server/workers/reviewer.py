"""A process that reviews games: ``python -m tetrarch.server.workers.reviewer``, started by the server."""

from __future__ import annotations

import signal
import sys
import time
import warnings
import zlib
from collections.abc import Callable, Iterator

import msgspec

from tetrarch.analysis.review import EFFORTS, Effort, Reviewer
from tetrarch.core.kernel import UncompiledWarning
from tetrarch.server.workers import jobs

SECONDS_BETWEEN_REPORTS = 0.2
PLAIN_PART = 100
"""Plain kernels are slow: a review makes only one of so many simulations."""


def main() -> None:
    """Review records from standard input until it ends."""
    answers = jobs.set_up_child()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    warnings.simplefilter("ignore", UncompiledWarning)

    def send(reply: jobs.ReviewReply) -> None:
        answers.write(jobs.frame(reply))

    paused: dict[str, Iterator[None]] = {}
    for job in jobs.read_frames(sys.stdin.buffer):
        if isinstance(job, jobs.DropReview):
            paused.pop(job.id, None)
            continue
        assert isinstance(job, jobs.ReviewJob)
        begun = time.monotonic()
        try:
            going = paused.pop(job.id, None) or review(job, send)
            for _ in going:
                if time.monotonic() - begun >= job.seconds:
                    paused[job.id] = going
                    send(jobs.ReviewPaused())
                    break
        except Exception as error:
            send(jobs.Failed(type(error).__name__, str(error)))


def review(job: jobs.ReviewJob, send: Callable[[jobs.ReviewReply], None]) -> Iterator[None]:
    """Review a record with one effort after the other, step by step; report progress and results."""
    reviewer = Reviewer(job.record, unfinished=True)
    reported = 0.0
    for name in job.efforts:
        effort = EFFORTS[name]
        if not reviewer.judge.is_compiled:
            effort = Effort(name, max(effort.simulations // PLAIN_PART, 1))
        for progress in reviewer.steps(effort):
            if (now := time.monotonic()) - reported >= SECONDS_BETWEEN_REPORTS:
                reported = now
                send(jobs.ReviewProgress(progress.effort, progress.done, progress.total))
            yield
        texts = {one: zlib.compress(msgspec.json.encode(reviewer.review(one, marked=True))) for one in job.languages}
        send(jobs.ReviewResult(name, texts))


if __name__ == "__main__":
    main()
