"""The pool of worker processes in which bots think, so that no table waits for another table's bot.

Jobs wait in a fair queue. If all processes are busy, a job of a person who has used less than others makes another one
stop early, with its best decision so far: soon if no person plays at that job's table, else after some time. The
decisions of a table go to the process that made the last one and may have kept its search tree, unless that is busy. A
process that crashes or times out is replaced, and its job is retried once. ``renew`` starts a process in the background
and loads the bots, so that no job waits for that.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable
from typing import Self

import msgspec
import structlog

from tetrarch.core import registry
from tetrarch.server.workers.fair_queue import NOBODYS, Claim, FairQueue, Rank, Waiting, find_excess, find_weakest
from tetrarch.server.workers.jobs import (
    HEADER,
    Answered,
    BalanceJob,
    BotJob,
    Failed,
    Job,
    LoadJob,
    StopJob,
    ThinkJob,
    frame,
    unframe,
)

GRACE = 20.0
"""Seconds beyond a job's time limit: the process may have to start and load compiled kernels."""

TRIES = 2
MAX_WAITING_ADVICE = 50
MAX_ADVICE_OF_USER = 5
MAX_ADVICE_OF_ADDRESS = MAX_WAITING_ADVICE // 2
MAX_REMEMBERED = 10_000
"""Tables whose last process is remembered."""


class JobFailed(Exception):
    """No process could do the job."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(f"{kind}: {reason}")
        self.kind = kind
        self.reason = reason


class PoolBusy(Exception):
    """Too many analyses are waiting, or the server stops."""

    def __init__(self, code: str = "too-many-advised") -> None:
        super().__init__(code)
        self.code = code


class Advice:
    """An analysis or evaluation that waits or runs."""

    def __init__(self, user: str, address: str) -> None:
        self.user = user
        self.address = address
        self.dropped = ""
        """Why it was dropped."""
        self.doing: asyncio.Task[Answered] | None = None

    def drop(self, code: str) -> None:
        """End it without a result."""
        self.dropped = code
        if self.doing is not None:
            self.doing.cancel()


class ChildProcess:
    """A module of this program in a process of its own, which exchanges frames with this one over pipes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin
        assert process.stdout
        self.process = process
        self._orders, self._answers = process.stdin, process.stdout

    @classmethod
    async def start(cls, module: str) -> Self:
        """Start a module of this package."""
        command = (sys.executable, "-m", f"tetrarch.server.workers.{module}")
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))

    def send(self, data: object) -> None:
        """Send a frame; a closed process receives none."""
        if not self._orders.is_closing():
            self._orders.write(frame(data))

    async def receive(self) -> object:
        """Return the next frame; raise ``EOFError`` or ``OSError`` once the process has ended."""
        head = await self._answers.readexactly(HEADER.size)
        return unframe(await self._answers.readexactly(HEADER.unpack(head)[0]))

    async def end(self, seconds: float = 0) -> None:
        """Close the input, wait some seconds for the process to end, then kill it."""
        with contextlib.suppress(Exception):
            self._orders.close()
        if seconds:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.process.wait()
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


def shortened(job: Job, waited: float) -> Job:
    """Return a decision's job with less time, because it waited for the process; a quarter is left in any case."""
    if not isinstance(job, ThinkJob):
        return job
    return msgspec.structs.replace(job, seconds=max(job.seconds - waited, job.seconds / 4))


class Running:
    """A job in progress."""

    def __init__(self, claim: Claim, job: Job) -> None:
        self.claim = claim
        self.job = job
        self.can_stop = isinstance(job, BotJob)
        self.is_stopped = False
        self.estimate: float = getattr(job, "seconds", 1.0)
        self.begun = time.monotonic()
        self.process: ChildProcess | None = None

    def stop(self) -> None:
        """Make the bot answer now."""
        if self.can_stop and not self.is_stopped and self.process is not None:
            self.is_stopped = True
            self.process.send(StopJob())


class WorkerPool:
    """The pool."""

    def __init__(self, processes: int, grace: float = GRACE) -> None:
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._grace = grace
        self._queue: FairQueue[tuple[Job, asyncio.Future[Answered]]] = FairQueue()
        self._wake = asyncio.Event()
        self._running: list[Running] = []
        self._timer: asyncio.TimerHandle | None = None
        self._thinkers: list[asyncio.Task[None]] = []
        self._idle: set[asyncio.Task[None]] = set()
        """The thinkers that wait for a job."""
        self._last: dict[str, asyncio.Task[None]] = {}
        """The thinker that last decided at a table, and may have kept its search tree."""
        self._advice: list[Advice] = []
        """The analyses that wait or run, the oldest first."""
        self._is_ending = False
        self.address_of: Callable[[str], str] = lambda user: user
        """Returns the address of a user, or the user if it is not known; the application knows it."""
        self._generation = 0
        self._spare: asyncio.Task[ChildProcess] | None = None
        """The next process, which loads the bots before its first job."""
        self._unprepared = 0
        """The number of processes to prepare after the spare one."""
        self.failures = 0
        """The number of replaced processes."""

    @property
    def waiting(self) -> int:
        """The number of waiting jobs."""
        return len(self._queue)

    @property
    def processes(self) -> int:
        """The number of jobs that are done at the same time."""
        return self._count

    def waiting_by_rank(self) -> dict[str, int]:
        """Return the number of waiting jobs by rank."""
        return self._queue.by_rank()

    async def close(self) -> None:
        """End all processes."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._thinkers:
            task.cancel()
        await asyncio.gather(*self._thinkers, return_exceptions=True)
        self._thinkers.clear()
        await self._drop_spare()

    async def renew(self) -> None:
        """Replace each process by one that has loaded the current kernels, as soon as that is ready."""
        self._generation += 1
        await self._drop_spare()
        self._unprepared = self._count
        self._prepare()

    def _prepare(self) -> None:
        """Start another spare process, unless there are enough."""
        if self._unprepared:
            self._unprepared -= 1
            self._spare = asyncio.create_task(self._start_loaded(), name="spare thinker")

    async def _start_loaded(self) -> ChildProcess:
        process = await ChildProcess.start("worker")
        job = LoadJob(registry.names())
        try:
            async with asyncio.timeout(job.seconds):
                process.send(job)
                await process.receive()
        except BaseException:
            await process.end()
            raise
        return process

    async def _drop_spare(self) -> None:
        spare, self._spare = self._spare, None
        if spare is not None:
            spare.cancel()
            with contextlib.suppress(asyncio.CancelledError, OSError, EOFError):
                await (await spare).end()

    async def think(self, job: ThinkJob, claim: Claim = NOBODYS) -> int:
        """Return a bot's decision."""
        return (await self.do(job, claim)).decision

    async def balance(self, job: BalanceJob, claim: Claim = NOBODYS) -> int:
        """Return the number of the most even deal."""
        return (await self.do(job, claim)).decision

    async def advise(self, job: Job, user: str = "") -> bytes:
        """Return a bot's analysis or an evaluation as JSON; raise :class:`PoolBusy` if too many are waiting.

        If all places are taken, the newest analysis of the user with the most makes room.
        """
        advice = Advice(user, self.address_of(user))
        self._admit(advice)
        claim = Claim(Rank.ADVICE, user, address=advice.address)
        advice.doing = asyncio.create_task(self.do(job, claim), name="advice")
        self._advice.append(advice)
        try:
            return (await advice.doing).advice
        except asyncio.CancelledError:
            if advice.dropped:
                raise PoolBusy(advice.dropped) from None
            raise
        finally:
            if advice in self._advice:
                self._advice.remove(advice)

    def _admit(self, advice: Advice) -> None:
        """Make sure that there is a place for an analysis; else raise :class:`PoolBusy`."""
        if self._is_ending:
            raise PoolBusy("stopping")
        of_user = [one for one in self._advice if one.user == advice.user]
        of_address = [one for one in self._advice if one.address == advice.address]
        if advice.user and (len(of_user) >= MAX_ADVICE_OF_USER or len(of_address) >= MAX_ADVICE_OF_ADDRESS):
            raise PoolBusy
        if len(self._advice) >= MAX_WAITING_ADVICE:
            excess = find_excess(self._advice, advice)
            if excess is None:
                raise PoolBusy
            self._advice.remove(excess)
            excess.drop("too-many-advised")

    def end_advice(self) -> None:
        """End all analyses, because the server stops."""
        self._is_ending = True
        for advice in self._advice:
            advice.drop("stopping")

    async def do(self, job: Job, claim: Claim) -> Answered:
        """Return the result of a job; raise :class:`JobFailed` if there is none."""
        done: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        waiting = self._queue.put(claim, (job, done))
        if len(self._queue) > len(self._idle) and len(self._thinkers) < self._count:
            self._thinkers.append(asyncio.create_task(self._run(), name="thinker"))
        self._wake.set()
        self._make_room()
        try:
            return await done
        finally:
            self._queue.drop(waiting)

    def _next(self) -> Waiting[tuple[Job, asyncio.Future[Answered]]] | None:
        return self._queue.peek([running.claim for running in self._running], max(1, self._count // 2))

    def _make_room(self) -> None:
        """If all processes are busy, stop the job with the weakest claim once it has run for its slice."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        waiting = self._next()
        if waiting is None or len(self._running) < self._count:
            return
        found = find_weakest(self._queue, waiting.claim, self._running, time.monotonic())
        if found is None:
            return
        weakest, left = found
        if left <= 0:
            weakest.stop()
        else:
            self._timer = asyncio.get_running_loop().call_later(left, self._make_room)

    def stop(self, job: Job) -> None:
        """Make the bot of a job answer now, if it runs."""
        for running in self._running:
            if running.job is job:
                running.stop()

    async def _take(self, thinker: asyncio.Task[None]) -> tuple[Running, Job, asyncio.Future[Answered]]:
        """Wait for a job, take it and charge its owner for the whole time limit; :meth:`_finish` corrects that."""
        self._idle.add(thinker)
        try:
            while (waiting := self._next()) is None or self._thinker_for(waiting.item[0], thinker) is not thinker:
                self._wake.clear()
                await self._wake.wait()
        finally:
            self._idle.discard(thinker)
        job, done = self._queue.take(waiting)
        if table := getattr(job, "match", ""):
            self._last[table] = thinker
            if len(self._last) > MAX_REMEMBERED:
                del self._last[next(iter(self._last))]
        self._wake.set()  # another thinker may have left this job, and can take the next
        running = Running(waiting.claim, job)
        self._queue.charge(running.claim, running.estimate)
        self._running.append(running)
        return running, job, done

    def _thinker_for(self, job: Job, thinker: asyncio.Task[None]) -> asyncio.Task[None]:
        """Return the idle thinker with the search tree of the job's table, else the given one."""
        last = self._last.get(getattr(job, "match", ""))
        return last if last in self._idle else thinker

    def _finish(self, running: Running) -> None:
        self._running.remove(running)
        self._queue.charge(running.claim, time.monotonic() - running.begun - running.estimate)
        self._wake.set()

    async def _run(self) -> None:
        process: ChildProcess | None = None
        generation = self._generation
        thinker = asyncio.current_task()
        assert thinker
        try:
            while True:
                running, job, done = await self._take(thinker)
                try:
                    if process is None or generation != self._generation:
                        begun = time.monotonic()
                        process, generation = await self._newest(process, generation)
                        job = shortened(job, time.monotonic() - begun)
                    process = await self._answer(process, running, job, done)
                finally:
                    self._finish(running)
        finally:
            if process is not None:
                await process.end()

    async def _newest(self, process: ChildProcess | None, generation: int) -> tuple[ChildProcess | None, int]:
        """Return the spare process and its generation; an old process works until the spare one is ready."""
        spare = self._spare
        if spare is None or (process is not None and not spare.done()):
            return process, generation
        self._spare = None
        newest = self._generation
        self._prepare()
        try:
            found = await spare
        except (OSError, EOFError):
            return process, generation
        if process is not None:
            await process.end()
        return found, newest

    async def _answer(
        self, process: ChildProcess | None, running: Running, job: Job, done: asyncio.Future[Answered]
    ) -> ChildProcess | None:
        """Do one job; return the process if it is still alive."""
        reply: object = None
        for _ in range(TRIES):
            try:
                process = process or await ChildProcess.start("worker")
                async with asyncio.timeout(getattr(job, "seconds", 0.0) + self._grace):
                    process.send(job)
                    running.process = process
                    self._make_room()
                    reply = await process.receive()
                break
            except (TimeoutError, OSError, EOFError) as error:
                self.failures += 1
                reply = Failed("Timeout" if isinstance(error, TimeoutError) else "Crash", type(error).__name__)
                structlog.get_logger().warning("thinker-replaced", why=reply.kind, job=type(job).__name__)
                if process is not None:
                    await process.end()
                process = None
            except asyncio.CancelledError:
                if process is not None:
                    await process.end()
                raise
        assert isinstance(reply, Answered | Failed)
        if not done.done():
            if isinstance(reply, Answered):
                done.set_result(reply)
            else:
                done.set_exception(JobFailed(reply.kind, reply.reason))
        return process
