"""Threads that share the games of a batch with the thread that steps it."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TypeAlias

import numpy as np

from tetrarch.core.kernel import is_compiled
from tetrarch.core.position import Array
from tetrarch.core.waiting import announce, linger

Work: TypeAlias = Callable[[int, int, Array], None]
"""Work on the games from the first number up to the second, with the working space of a thread."""


LOOKS = 1 << 17 if is_compiled(linger.__module__) else 0
"""How often a thread looks for the next job before it sleeps: for about a quarter of a millisecond."""
FEW_LOOKS = min(LOOKS, 1 << 12)
"""How often the calling thread looks whether others begin."""


class Job:
    """Work on all games, in parts that threads take until none is left."""

    def __init__(self, work: Work, parts: Sequence[tuple[int, int]]) -> None:
        self.work = work
        self.parts = deque(parts)
        self.error: BaseException | None = None

    def run(self, scratch: Array) -> None:
        """Work on parts that no other thread has taken."""
        while True:
            try:
                first, last = self.parts.popleft()
            except IndexError:
                return
            self.work(first, last, scratch)


class Workers:
    """Threads for the games of a batch; the calling thread works as one of them.

    The calling thread never waits for a thread to wake up: it takes all parts that the others have not taken, and then
    waits only for parts in progress. A busy machine therefore slows a batch down no more than a single thread.
    Between jobs that follow each other at once, threads stay awake.
    """

    def __init__(self, size: int, scratches: Sequence[Array]) -> None:
        self._parts = split(size, len(scratches))
        self._scratch, *others = scratches
        self._queues: list[SimpleQueue[Job | None]] = [SimpleQueue() for _ in others]
        self._locks = [Lock() for _ in others]
        """Each is held by its thread while it works."""
        self._flags: Array = np.zeros(len(scratches), dtype=np.int64)
        """The number of jobs, then 1 for each thread that works."""
        self._counter: Array = np.zeros(1, dtype=np.int64)
        for number, (queue, lock, scratch) in enumerate(zip(self._queues, self._locks, others, strict=True), 1):
            arguments = (queue, lock, scratch, self._flags, number)
            Thread(target=serve, args=arguments, name="tetrarch batch", daemon=True).start()
        self.close = weakref.finalize(self, stop, self._queues)
        """End the threads; the calling thread then does all work. Called at the latest when nothing refers to this."""

    def each(self, work: Work) -> None:
        """Do the work on all games."""
        if not self._queues:
            work(self._parts[0][0], self._parts[-1][1], self._scratch)
            return
        job = Job(work, self._parts)
        first, last = job.parts.popleft()
        for queue in self._queues:
            queue.put(job)
        announce(self._flags, self._counter, FEW_LOOKS)
        try:
            work(first, last, self._scratch)
            job.run(self._scratch)
        finally:
            job.parts.clear()
            for number, lock in enumerate(self._locks, 1):
                linger(self._flags, number, 1, self._counter, LOOKS)
                lock.acquire()
                lock.release()
        if job.error is not None:
            raise job.error


def split(size: int, threads: int) -> list[tuple[int, int]]:
    """Parts of the games: the share of the calling thread, then two for each other thread.

    A thread that begins late leaves its second part to the others.
    """
    shares = 2 * threads
    ends = [size * share // shares for share in range(2, shares + 1)]
    return [(first, last) for first, last in zip([0, *ends], ends, strict=False) if first < last]


def serve(queue: SimpleQueue[Job | None], lock: Lock, scratch: Array, flags: Array, number: int) -> None:
    """Take part in jobs until None comes."""
    counter: Array = np.zeros(1, dtype=np.int64)
    while True:
        jobs = int(flags[0])
        if queue.empty():
            linger(flags, 0, jobs, counter, LOOKS)
        job = queue.get()
        if job is None:
            return
        with lock:
            flags[number] = 1
            try:
                job.run(scratch)
            except BaseException as error:
                job.error = error
            flags[number] = 0
        del job  # it refers to the batch, which ends this thread when nothing refers to it


def stop(queues: Sequence[SimpleQueue[Job | None]]) -> None:
    """End the threads of the queues."""
    for queue in queues:
        queue.put(None)
