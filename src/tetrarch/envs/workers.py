"""Threads that share the games of a batch with the thread that steps it."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TypeAlias

from tetrarch.core.position import Array

Work: TypeAlias = Callable[[int, int, Array], None]
"""Work on the games from the first number up to the second, with the working space of a thread."""

LEAST_PART = 16
"""The fewest games that a thread takes at a time, as taking them costs about as much as stepping two."""


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
    """

    def __init__(self, size: int, scratches: Sequence[Array]) -> None:
        self._parts = split(size, len(scratches))
        self._scratch, *others = scratches
        self._queues: list[SimpleQueue[Job | None]] = [SimpleQueue() for _ in others]
        self._locks = [Lock() for _ in others]
        """Each is held by its thread while it works."""
        for queue, lock, scratch in zip(self._queues, self._locks, others, strict=True):
            Thread(target=serve, args=(queue, lock, scratch), name="tetrarch batch", daemon=True).start()
        self.close = weakref.finalize(self, stop, self._queues)
        """End the threads; the calling thread then does all work. Called at the latest when nothing refers to this."""

    def each(self, work: Work) -> None:
        """Do the work on all games."""
        if not self._queues:
            work(self._parts[0][0], self._parts[-1][1], self._scratch)
            return
        job = Job(work, self._parts)
        for queue in self._queues:
            queue.put(job)
        try:
            job.run(self._scratch)
        finally:
            job.parts.clear()
            for lock in self._locks:
                lock.acquire()
                lock.release()
        if job.error is not None:
            raise job.error


def split(size: int, threads: int) -> list[tuple[int, int]]:
    """Parts of the games: large ones first, so that they are few, then smaller ones, so that all threads end alike."""
    least = max(1, min(LEAST_PART, size // threads))
    parts = []
    first = 0
    while first < size:
        last = min(size, first + max(least, (size - first) // (2 * threads)))
        parts.append((first, last))
        first = last
    return parts


def serve(queue: SimpleQueue[Job | None], lock: Lock, scratch: Array) -> None:
    """Take part in jobs until None comes."""
    while (job := queue.get()) is not None:
        with lock:
            try:
                job.run(scratch)
            except BaseException as error:
                job.error = error
        del job  # it refers to the batch, which ends this thread when nothing refers to it


def stop(queues: Sequence[SimpleQueue[Job | None]]) -> None:
    """End the threads of the queues."""
    for queue in queues:
        queue.put(None)
