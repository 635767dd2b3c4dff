"""``tetrarch worker``: does the jobs of servers on any machine.

Redis streams carry the jobs. A job library on top would bring its own queue, which is first come, first served; here
the fair queue decides what is next, so the streams are used directly. All events go through one stream, which one of
the workers reads as the scheduler. Each worker reads its orders from a stream of its own, and publishes the results to
the server that waits for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge

from tetrarch.server.live.bus import MESSAGE, Bus
from tetrarch.server.workers.fair_queue import Claim
from tetrarch.server.workers.fleet import JOBS, FleetReport, Result
from tetrarch.server.workers.jobs import LOST, Failed, Job, Reply, unpack_job
from tetrarch.server.workers.pool import JobFailed, WorkerPool
from tetrarch.server.workers.scheduler import Do, Event, JobDone, Order, Scheduler, Stop, Submit, WorkerHere

HERE_SECONDS = 0.5
"""Interval at which a worker reports itself, and the scheduler how the workers are doing."""
LOCK_SECONDS = 2.0
"""After this time without renewal, another worker becomes the scheduler."""
BLOCK_MS = 100
"""How long a read of a stream waits for entries."""
STREAM_SECONDS = 60
"""The stream of a worker that has stopped is removed after this time."""
END_SECONDS = 2.0
"""How long a worker that stops waits for its bots."""
LISTEN_SECONDS = 0.7
"""How long a new scheduler listens before it assigns jobs: all workers report themselves in this time."""
OLD_MS = 1000
"""A report of a worker that was this old when the scheduler began is ignored: the worker may have stopped."""
OLD_JOB_MS = 60_000
"""A job that was this old when the scheduler began is dropped: its server does it itself, or has stopped."""
AT_ONCE = 100

Message = TypeVar("Message")

_event: msgspec.msgpack.Decoder[Event] = msgspec.msgpack.Decoder(Event)
_order: msgspec.msgpack.Decoder[Order] = msgspec.msgpack.Decoder(Order)


def make_metrics(worker: Worker, bus: Bus, pool: WorkerPool) -> CollectorRegistry:
    """Return the metrics of a worker, which count as it works."""
    registry = CollectorRegistry()
    gauges = {
        "tetrarch_worker_slots": ("Jobs that this worker does at the same time.", lambda: pool.processes),
        "tetrarch_worker_running": ("Jobs that this worker does now.", lambda: worker.running),
        "tetrarch_worker_scheduler": ("Whether this worker assigns the jobs.", lambda: int(worker.is_scheduler)),
        "tetrarch_bus_connected": ("Whether the bus is connected.", lambda: int(bus.is_connected)),
        "tetrarch_thinkers_replaced": ("Processes that crashed or timed out.", lambda: pool.failures),
    }
    for name, (about, count) in gauges.items():
        Gauge(name, about, registry=registry).set_function(count)
    worker.count_done = Counter("tetrarch_worker_jobs", "Jobs done.", registry=registry).inc
    bus.count_published = Counter("tetrarch_bus_published", "Messages sent through the bus.", registry=registry).inc
    bus.count_received = Counter("tetrarch_bus_received", "Messages received through the bus.", registry=registry).inc
    return registry


class Worker:
    """A worker, which may also be the scheduler."""

    def __init__(self, bus: Bus, pool: WorkerPool) -> None:
        assert bus.redis is not None
        self._bus = bus
        self._redis: Any = bus.redis
        self._pool = pool
        self._doing: dict[str, tuple[Job, asyncio.Task[None]]] = {}
        self._is_closing = False
        self._tasks: list[asyncio.Task[None]] = []
        self.is_scheduler = False
        self.count_done: Callable[[], None] = lambda: None
        """Called when a job is done."""

    @property
    def running(self) -> int:
        """The number of jobs that it does now."""
        return len(self._doing)

    def start(self) -> None:
        """Connect, and do jobs."""
        self._bus.start()
        loops = (self._report, self._serve, self._schedule)
        self._tasks = [asyncio.create_task(self._forever(loop), name=loop.__name__) for loop in loops]

    async def close(self) -> None:
        """Let running bots answer now, and stop."""
        self._is_closing = True
        self._here(0)
        for job, _ in self._doing.values():
            self._pool.stop(job)
        if self._doing:
            await asyncio.wait([task for _, task in self._doing.values()], timeout=END_SECONDS)
        for task in [*self._tasks, *(task for _, task in self._doing.values())]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()
        await self._bus.close()

    async def _forever(self, loop: Any) -> None:
        """Run a loop again after failures of the bus."""
        while not self._is_closing:
            try:
                if self._bus.is_connected:
                    await loop()
            except Exception as error:
                if not type(error).__module__.startswith("redis"):
                    structlog.get_logger().error("worker-failed", exc_info=error)
            await asyncio.sleep(0.1)

    # The worker

    async def _report(self) -> None:
        while not self._is_closing:
            self._here(self._pool.processes)
            await asyncio.sleep(HERE_SECONDS)

    def _here(self, slots: int) -> None:
        self._bus.append(JOBS, WorkerHere(self._bus.id, slots, list(self._doing)))

    async def _serve(self) -> None:
        key = self._bus.key(f"worker:{self._bus.id}")
        last = b"0"
        while not self._is_closing:
            entries = await self._entries(key, last)
            for entry, fields in entries:
                last = entry
                if (order := _read(_order, fields)) is not None:
                    self._obey(order)
            if entries:
                pipeline = self._redis.pipeline(transaction=False)
                pipeline.xdel(key, *(entry for entry, _ in entries))
                pipeline.expire(key, STREAM_SECONDS)
                await pipeline.execute()

    def _obey(self, order: Order) -> None:
        if isinstance(order, Stop):
            if order.id in self._doing:
                self._pool.stop(self._doing[order.id][0])
        elif not self._is_closing and order.id not in self._doing:
            self._begin(order)

    def _begin(self, order: Do) -> None:
        try:
            job = unpack_job(order.body)
        except Exception as error:
            structlog.get_logger().error("job-rejected", exc_info=error)
            self._answer(order, LOST)
            return
        self._doing[order.id] = (job, asyncio.create_task(self._do(order, job)))

    async def _do(self, order: Do, job: Job) -> None:
        reply: Reply
        try:
            reply = await self._pool.do(job, Claim())
        except JobFailed as error:
            reply = Failed(error.kind, error.reason)
        finally:
            del self._doing[order.id]
        self.count_done()
        self._answer(order, reply)

    def _answer(self, order: Do, reply: Reply) -> None:
        self._bus.publish(f"done:{order.server}", Result(order.id, reply))
        self._bus.append(JOBS, JobDone(order.id, self._bus.id))

    # The scheduler

    async def _schedule(self) -> None:
        """Be the scheduler, if no other worker is."""
        lock = self._redis.lock(self._bus.key("scheduler"), timeout=LOCK_SECONDS, blocking=False)
        if not await lock.acquire():
            await asyncio.sleep(LOCK_SECONDS / 4)
            return
        structlog.get_logger().info("scheduler-begins")
        self.is_scheduler = True
        try:
            await self._assign(lock)
        finally:
            self.is_scheduler = False
            with contextlib.suppress(Exception):
                await lock.release()

    async def _assign(self, lock: Any) -> None:
        orders: list[tuple[str, Order]] = []
        scheduler = Scheduler(lambda worker, order: orders.append((worker, order)), self._fail)
        submitted: dict[str, bytes] = {}
        """The entries of open jobs."""
        key, last, renewed = self._bus.key(JOBS), b"0", 0.0
        seconds, microseconds = await self._redis.time()
        begun, now_ms = time.monotonic(), seconds * 1000 + microseconds // 1000
        is_ready = False
        while not self._is_closing:
            if time.monotonic() - renewed > HERE_SECONDS:
                await lock.extend(LOCK_SECONDS, replace_ttl=True)
                renewed = time.monotonic()
                if is_ready:
                    report = FleetReport(scheduler.slots, scheduler.waiting(), scheduler.open_jobs())
                    self._bus.publish("fleet", report)
            entries = await self._entries(key, last)
            removed = []
            for entry, fields in entries:
                last = entry
                event = _read(_event, fields)
                age = now_ms - int(entry.partition(b"-")[0])
                if isinstance(event, Submit) and age < OLD_JOB_MS:
                    submitted[event.id] = entry
                else:
                    removed.append(entry)
                    if event is None or isinstance(event, Submit) or (isinstance(event, WorkerHere) and age > OLD_MS):
                        continue
                scheduler.take(event)
            # A new scheduler first hears of all jobs, and of all workers with what they do.
            is_ready = is_ready or (len(entries) < AT_ONCE and time.monotonic() - begun > LISTEN_SECONDS)
            if is_ready:
                scheduler.advance()
            pipeline = self._redis.pipeline(transaction=False)
            removed += [submitted.pop(id) for id in scheduler.finished if id in submitted]
            scheduler.finished.clear()
            if removed:
                pipeline.xdel(key, *removed)
            for worker, order in orders:
                pipeline.xadd(self._bus.key(f"worker:{worker}"), {MESSAGE: msgspec.msgpack.encode(order)})
            orders.clear()
            if len(pipeline):
                await pipeline.execute()

    def _fail(self, job: Submit, why: Failed) -> None:
        self._bus.publish(f"done:{job.server}", Result(job.id, why))

    # Streams

    async def _entries(self, key: str, last: bytes) -> list[tuple[bytes, dict[bytes, bytes]]]:
        found = await self._redis.xread({key: last}, count=AT_ONCE, block=BLOCK_MS)
        return found[0][1] if found else []


def _read(decoder: msgspec.msgpack.Decoder[Message], fields: dict[bytes, bytes]) -> Message | None:
    """Return the message of an entry; None if it cannot be read."""
    try:
        return decoder.decode(fields[MESSAGE])
    except (KeyError, msgspec.MsgspecError) as error:
        structlog.get_logger().error("entry-rejected", exc_info=error)
        return None
