"""The fair queue of all servers: assigns their jobs to workers on any machine.

One worker at a time runs it. It keeps nothing that cannot be lost: the stream contains all open jobs, from which the
next scheduler continues.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

import msgspec

from tetrarch.server.workers.fair_queue import Claim, FairQueue, Rank, Waiting, find_weakest
from tetrarch.server.workers.jobs import LOST, Failed

SILENT_SECONDS = 2.5
"""A worker that has not been heard for so long has stopped; its jobs go to others."""
TRIES = 2
MOST_REMEMBERED = 10_000
"""Tables whose last worker is remembered."""


class Submit(msgspec.Struct, frozen=True, tag=True):
    """A job of a server."""

    id: str
    server: str
    rank: int
    owner: str
    table: str
    seconds: float
    can_stop: bool
    body: bytes
    address: str = ""
    """A keyed hash of the owner's address; empty if it is not known, and in jobs of earlier versions."""

    @property
    def claim(self) -> Claim:
        """On whose behalf the job is done."""
        return Claim(Rank(self.rank), self.owner, self.table, self.address)


class Cancel(msgspec.Struct, frozen=True, tag=True):
    """Nobody waits for a job any longer."""

    id: str


class WorkerHere(msgspec.Struct, frozen=True, tag=True):
    """A worker can do jobs; sent regularly."""

    worker: str
    slots: int
    """The number of jobs that it does at the same time; 0 if it stops."""
    running: list[str]
    """The jobs that it does now."""


class JobDone(msgspec.Struct, frozen=True, tag=True):
    """A worker has done a job, and sent the result to the server."""

    id: str
    worker: str


Event = Submit | Cancel | WorkerHere | JobDone


class Do(msgspec.Struct, frozen=True, tag=True):
    """A job for a worker."""

    id: str
    server: str
    body: bytes


class Stop(msgspec.Struct, frozen=True, tag=True):
    """Makes the bot of a job answer now."""

    id: str


Order = Do | Stop


class Placed:
    """A job that a worker does."""

    def __init__(self, job: Submit, worker: str, now: float) -> None:
        self.job = job
        self.worker = worker
        self.claim = job.claim
        self.can_stop = job.can_stop
        self.is_stopped = False
        self.begun = now


class Scheduler:
    """The queue, and which worker does what."""

    def __init__(
        self,
        order: Callable[[str, Order], None],
        fail: Callable[[Submit, Failed], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._order = order
        """Sends an order to a worker."""
        self._fail = fail
        """Reports to the server that a job cannot be done."""
        self._clock = clock
        self._queue: FairQueue[Submit] = FairQueue()
        self._waiting: dict[str, Waiting[Submit]] = {}
        self._placed: dict[str, Placed] = {}
        self._slots: dict[str, int] = {}
        self._heard: dict[str, float] = {}
        self._tries: Counter[str] = Counter()
        self.finished: list[str] = []
        """Jobs that are done, cancelled or given up; the caller removes them from the stream."""
        self._last: dict[str, str] = {}
        """The worker that last thought about a table, and may have kept its search tree."""

    @property
    def slots(self) -> int:
        """The number of jobs that all workers do at the same time."""
        return sum(self._slots.values())

    def waiting(self) -> dict[str, int]:
        """Return the number of waiting jobs by rank."""
        return self._queue.by_rank()

    def open_jobs(self) -> dict[str, list[str]]:
        """Return the ids of all jobs that wait or are done, by server."""
        found: dict[str, list[str]] = {}
        for job in [*(waiting.item for waiting in self._waiting.values()), *(one.job for one in self._placed.values())]:
            found.setdefault(job.server, []).append(job.id)
        return found

    def take(self, event: Event) -> None:
        """Take note of an event."""
        match event:
            case Submit():
                self._put(event)
            case Cancel(id=id):
                self._cancel(id)
            case WorkerHere():
                self._hear(event)
            case JobDone(id=id):
                self._finish(id)

    def advance(self) -> None:
        """Give up workers that are silent, assign waiting jobs, and make room for those with a better claim."""
        now = self._clock()
        for silent in [one for one, heard in self._heard.items() if now - heard > SILENT_SECONDS]:
            self._lose(silent)
        while (waiting := self._next()) is not None and (worker := self._free(waiting.claim.table)) is not None:
            self._place(waiting, worker, now)
        if waiting is not None:
            weakest = find_weakest(self._queue, waiting.claim, list(self._placed.values()), now)
            if weakest is not None and weakest[1] <= 0:
                weakest[0].is_stopped = True
                self._order(weakest[0].worker, Stop(weakest[0].job.id))

    def _put(self, job: Submit) -> None:
        if job.id not in self._waiting and job.id not in self._placed:
            self._waiting[job.id] = self._queue.put(job.claim, job)

    def _next(self) -> Waiting[Submit] | None:
        return self._queue.peek([one.claim for one in self._placed.values()], max(1, self.slots // 2))

    def _free(self, table: str) -> str | None:
        """Return a worker with a free slot: the one with the table's tree, else the one with the most free slots."""
        busy = Counter(one.worker for one in self._placed.values())
        free = {worker: slots - busy[worker] for worker, slots in self._slots.items() if slots > busy[worker]}
        last = self._last.get(table, "") if table else ""
        return last if last in free else max(free, key=lambda worker: free[worker], default=None)

    def _place(self, waiting: Waiting[Submit], worker: str, now: float) -> None:
        job = self._assign(waiting, worker, now)
        self._order(worker, Do(job.id, job.server, job.body))

    def _assign(self, waiting: Waiting[Submit], worker: str, now: float) -> Submit:
        """Note that a worker does a job."""
        job = self._queue.take(waiting)
        del self._waiting[job.id]
        self._queue.charge(job.claim, job.seconds)
        self._placed[job.id] = Placed(job, worker, now)
        self._tries[job.id] += 1
        self._last[job.table] = worker
        if len(self._last) > MOST_REMEMBERED:
            del self._last[next(iter(self._last))]
        return job

    def _finish(self, id: str) -> None:
        waiting = self._waiting.pop(id, None)
        if waiting is not None:  # done by a worker that was given up
            self._queue.drop(waiting)
        placed = self._placed.pop(id, None)
        if placed is not None:
            self._queue.charge(placed.claim, self._clock() - placed.begun - placed.job.seconds)
        self._tries.pop(id, None)
        self.finished.append(id)

    def _cancel(self, id: str) -> None:
        placed = self._placed.get(id)
        if placed is None:
            self._finish(id)
        elif placed.can_stop and not placed.is_stopped:
            placed.is_stopped = True
            self._order(placed.worker, Stop(id))

    def _hear(self, here: WorkerHere) -> None:
        self._slots[here.worker], self._heard[here.worker] = here.slots, self._clock()
        for waiting in [self._waiting[id] for id in here.running if id in self._waiting]:  # a former scheduler's order
            self._assign(waiting, here.worker, self._clock())
        lost = [one for one in self._placed.values() if one.worker == here.worker and one.job.id not in here.running]
        for placed in lost:
            if self._clock() - placed.begun > SILENT_SECONDS:  # it never received the order
                self._again(placed)
        if not here.slots:
            self._lose(here.worker)

    def _lose(self, worker: str) -> None:
        del self._slots[worker], self._heard[worker]
        for placed in [one for one in self._placed.values() if one.worker == worker]:
            self._again(placed)

    def _again(self, placed: Placed) -> None:
        """Let another worker do a job whose worker has stopped."""
        del self._placed[placed.job.id]
        if self._tries[placed.job.id] < TRIES:
            self._put(placed.job)
        else:
            self._finish(placed.job.id)
            self._fail(placed.job, LOST)  # the server does it itself
