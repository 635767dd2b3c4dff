"""The server's side of workers on other machines: sends them jobs through the bus and receives the results.

A server without a bus, or whose workers do not answer, lets its own processes think.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
import time

import msgspec

from tetrarch.server.accounts.ids import new_id
from tetrarch.server.live.bus import Bus
from tetrarch.server.workers.fair_queue import Claim
from tetrarch.server.workers.jobs import LOST, Answered, BotJob, Failed, Job, Reply, is_remote, pack_job
from tetrarch.server.workers.pool import JobFailed, WorkerPool
from tetrarch.server.workers.scheduler import Cancel, Submit

JOBS = "jobs"
"""The stream of all events for the scheduler; jobs stay in it until they are done."""

SILENT_SECONDS = 4.0
"""Without news from the scheduler for so long, the server does its jobs itself; a new scheduler begins earlier."""
UNKNOWN_SECONDS = 3.0
"""A job that the scheduler does not know after this time is lost."""


class FleetReport(msgspec.Struct, frozen=True, array_like=True):
    """How the workers are doing; the scheduler sends it about every half second."""

    slots: int
    waiting: dict[str, int]
    """The number of waiting jobs, by rank."""
    open: dict[str, list[str]]
    """The jobs that the scheduler knows, by server."""


class Result(msgspec.Struct, frozen=True, array_like=True):
    """The result of a job, from a worker to the server."""

    id: str
    reply: Reply


_report = msgspec.msgpack.Decoder(FleetReport)
_result = msgspec.msgpack.Decoder(Result)


class FleetLost(Exception):
    """The workers cannot be reached."""


class Fleet:
    """The jobs of a server that workers on other machines do."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._open: dict[str, asyncio.Future[Reply]] = {}
        self._sent: dict[str, float] = {}
        self._heard = 0.0
        self.report = FleetReport(0, {}, {})
        self.secret = secrets.token_hex()
        """Hides addresses from the bus; the application sets the one in the database, which all servers share."""
        bus.subscribe("fleet", self._hear)
        bus.subscribe(f"done:{bus.id}", self._take)
        bus.lost.append(self._lose_all)

    @property
    def is_available(self) -> bool:
        """Whether workers are there."""
        return self._bus.is_connected and self.report.slots > 0 and time.monotonic() - self._heard < SILENT_SECONDS

    async def do(self, job: Job, claim: Claim) -> Answered:
        """Return the result of a job; raise :class:`FleetLost` if no worker answers."""
        id, seconds = new_id(), float(getattr(job, "seconds", 1.0))
        try:
            body = pack_job(job)
        except ValueError as error:  # a view without a form for other machines
            raise FleetLost from error
        submitted = Submit(
            *(id, self._bus.id, int(claim.rank), claim.owner, claim.table, seconds),
            can_stop=isinstance(job, BotJob),
            body=body,
            address=self._hidden(claim),
        )
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._open[id], self._sent[id] = future, time.monotonic()
        reply: Reply = LOST
        self._bus.append(JOBS, submitted)
        try:
            while not future.done() and self.is_available:
                await asyncio.wait([future], timeout=0.5)
            reply = future.result() if future.done() else LOST
        finally:
            del self._open[id], self._sent[id]
            if reply is LOST:  # also if the caller is cancelled
                self._bus.append(JOBS, Cancel(id))
        if isinstance(reply, Failed):
            if reply.kind == LOST.kind:
                raise FleetLost
            raise JobFailed(reply.kind, reply.reason)
        return reply

    def _hidden(self, claim: Claim) -> str:
        """Return a keyed hash of the address of a claim; empty if it is not known."""
        if claim.address in ("", claim.owner):
            return ""
        return hmac.new(self.secret.encode(), claim.address.encode(), "sha256").hexdigest()[:32]

    def _hear(self, data: bytes, _sender: str) -> None:
        self.report, self._heard = _report.decode(data), time.monotonic()
        known = set(self.report.open.get(self._bus.id, ()))
        for id, sent in self._sent.items():
            if id not in known and self._heard - sent > UNKNOWN_SECONDS:
                self._answer(id, LOST)

    def _take(self, data: bytes, _sender: str) -> None:
        result = _result.decode(data)
        self._answer(result.id, result.reply)

    def _answer(self, id: str, reply: Reply) -> None:
        future = self._open.get(id)
        if future is not None and not future.done():
            future.set_result(reply)

    def _lose_all(self) -> None:
        for id in self._open:
            self._answer(id, LOST)


class SharedPool(WorkerPool):
    """The pool of a server whose jobs are done by workers on other machines, if there are any."""

    def __init__(self, processes: int, fleet: Fleet) -> None:
        super().__init__(processes)
        self.fleet = fleet

    async def do(self, job: Job, claim: Claim) -> Answered:
        """Let a worker do a job, or a process of this server if no worker answers."""
        if self.fleet.is_available and is_remote(job):
            with contextlib.suppress(FleetLost):
                return await self.fleet.do(job, claim)
        return await super().do(job, claim)

    def waiting_by_rank(self) -> dict[str, int]:
        """Return the number of jobs by rank that wait here and for workers elsewhere, of all servers."""
        elsewhere = self.fleet.report.waiting if self.fleet.is_available else {}
        return {rank: count + elsewhere.get(rank, 0) for rank, count in super().waiting_by_rank().items()}
