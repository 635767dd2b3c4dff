"""Servers and workers on a real Redis: schedulers follow each other, and nothing damaged stops them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import cast

import httpx
import msgspec
import pytest

from tests.server.live_server import ProcessWorker, ThreadServer
from tests.server.postgres import PostgresServer
from tests.server.redis_server import RedisServer, free_port
from tests.server.test_scheduler import job_of
from tetrarch.server.live.bus import MESSAGE, Bus
from tetrarch.server.settings import ServerSettings
from tetrarch.server.workers import fleet as fleet_module
from tetrarch.server.workers.fair_queue import Claim
from tetrarch.server.workers.fleet import JOBS, Fleet, FleetLost
from tetrarch.server.workers.jobs import Answered, Job, ThinkJob
from tetrarch.server.workers.pool import WorkerPool
from tetrarch.server.workers.remote import Worker
from tetrarch.server.workers.scheduler import Do, Submit, WorkerHere


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


class FakePool:
    """A pool that answers when it may."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.did: Counter[str] = Counter()
        self.stopped: list[str] = []

    async def do(self, job: Job, claim: Claim) -> Answered:
        assert isinstance(job, ThinkJob)
        self.did[job.match] += 1
        await self.may_answer.wait()
        return Answered(int(job.match))

    def stop(self, job: Job) -> None:
        assert isinstance(job, ThinkJob)
        self.stopped.append(job.match)

    async def close(self) -> None:
        pass


class Machines:
    """A server's fleet and workers."""

    def __init__(self, redis: RedisServer, slots: tuple[int, ...]) -> None:
        self.bus = Bus(redis.url)
        self.fleet = Fleet(self.bus)
        self.pools = [FakePool(count) for count in slots]
        self.workers = [Worker(Bus(redis.url), cast(WorkerPool, pool)) for pool in self.pools]
        self._job = job_of("eko")

    async def do(self, number: int) -> int:
        return (await self.fleet.do(msgspec.structs.replace(self._job, match=str(number)), Claim())).decision

    async def until(self, condition: object) -> None:
        assert callable(condition)
        async with asyncio.timeout(60):
            while not condition():
                await asyncio.sleep(0.02)

    async def length(self) -> int:
        assert self.bus.redis
        return int(await self.bus.redis.xlen(self.bus.key(JOBS)))

    async def until_empty(self) -> None:
        """Wait until the stream has no entries but reports that were just sent."""
        async with asyncio.timeout(60):
            while await self.length():
                await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def machines(redis: RedisServer, *slots: int) -> AsyncIterator[Machines]:
    found = Machines(redis, slots)
    found.bus.start()
    await found.until(lambda: found.bus.is_connected)
    assert found.bus.redis
    await found.bus.redis.flushall()
    for worker in found.workers:
        worker.start()
    try:
        await found.until(lambda: found.fleet.report.slots >= sum(slots))
        yield found
    finally:
        for worker in found.workers:
            await worker.close()
        await found.bus.close()


def test_many_jobs_use_few_connections_and_leave_nothing(redis: RedisServer) -> None:
    async def play() -> None:
        async with machines(redis, 50, 50) as found:
            most = 0
            doing = [asyncio.create_task(found.do(number)) for number in range(300)]
            while not all(task.done() for task in doing):
                assert found.bus.redis
                most = max(most, len(await found.bus.redis.client_list()))
                await asyncio.sleep(0.02)
            assert [task.result() for task in doing] == list(range(300))
            assert most < 25
            await found.until_empty()

    asyncio.run(play())


def test_damaged_entries_are_removed_and_stop_nobody(redis: RedisServer) -> None:
    async def play() -> None:
        async with machines(redis, 1) as found:
            client = found.bus.redis
            assert client
            orders = found.bus.key(f"worker:{found.workers[0]._bus.id}")
            for key in (found.bus.key(JOBS), orders):
                for fields in ({b"other": b"x"}, {MESSAGE: b"\xc1"}, {MESSAGE: msgspec.msgpack.encode({"type": "x"})}):
                    await client.xadd(key, fields)  # type: ignore[arg-type]
            assert await found.do(3) == 3
            await found.until_empty()
            assert not await client.xlen(orders)

    asyncio.run(play())


def test_a_job_that_a_worker_cannot_read_returns_to_its_server(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet_module, "pack_job", lambda job: b"damaged")

    async def play() -> None:
        async with machines(redis, 1) as found:
            with pytest.raises(FleetLost):
                await found.do(1)
            await found.until_empty()

    asyncio.run(play())


def test_another_scheduler_continues_and_no_job_is_done_twice_or_given_up(redis: RedisServer) -> None:
    async def play() -> None:
        async with machines(redis, 1, 1) as found:
            for pool in found.pools:
                pool.may_answer.clear()
            doing = [asyncio.create_task(found.do(number)) for number in range(2)]
            await found.until(lambda: sum(pool.did.total() for pool in found.pools) == 2)
            first = next(worker for worker in found.workers if worker.is_scheduler)
            scheduling = next(task for task in first._tasks if task.get_name() == "_schedule")
            scheduling.cancel()  # it remains a worker
            other = next(worker for worker in found.workers if worker is not first)
            await found.until(lambda: other.is_scheduler)
            heard = found.fleet._heard
            await found.until(lambda: found.fleet._heard > heard + 1)
            assert sum(map(len, found.fleet.report.open.values())) == 2
            for pool in found.pools:
                pool.may_answer.set()
            assert await asyncio.gather(*doing) == [0, 1]
            assert sum((pool.did for pool in found.pools), Counter()) == {"0": 1, "1": 1}

    asyncio.run(play())


def test_reports_of_workers_that_stopped_long_ago_are_ignored(redis: RedisServer) -> None:
    async def play() -> None:
        found = Machines(redis, (1,))
        found.bus.start()
        await found.until(lambda: found.bus.is_connected)
        client = found.bus.redis
        assert client
        await client.flushall()
        old = msgspec.msgpack.encode(WorkerHere("phantom", 7, []))
        await client.xadd(found.bus.key(JOBS), {MESSAGE: old}, id="1-1")
        found.workers[0].start()
        await found.until(lambda: found.fleet.report.slots)
        assert found.fleet.report.slots == 1
        await found.workers[0].close()
        await found.bus.close()

    asyncio.run(play())


def test_a_server_that_gives_a_job_up_cancels_it(redis: RedisServer) -> None:
    async def play() -> None:
        async with machines(redis, 1) as found:
            pool = found.pools[0]
            pool.may_answer.clear()
            doing = asyncio.create_task(found.do(1))
            await found.until(lambda: pool.did)
            found.fleet._lose_all()
            with pytest.raises(FleetLost):
                await doing
            await found.until(lambda: pool.stopped == ["1"])
            pool.may_answer.set()
            await found.until_empty()

    asyncio.run(play())


def test_the_bus_carries_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers with one secret send the same hash of an address; a user without a known address sends none."""
    sent: list[Submit] = []

    def append(_bus: Bus, _stream: str, event: object) -> None:
        if isinstance(event, Submit):
            sent.append(event)

    monkeypatch.setattr(Bus, "append", append)

    async def send(secret: str, owner: str, address: str) -> None:
        fleet = Fleet(Bus("redis://localhost"))
        fleet.secret = secret
        with pytest.raises(FleetLost):
            await fleet.do(job_of("eko"), Claim(owner=owner, address=address))

    async def play() -> None:
        for secret in ("one", "one", "other"):
            await send(secret, "ann", "192.0.2.77")
        await send("one", "bob", "192.0.2.77")
        await send("one", "cid", "192.0.2.78")
        await send("one", "ann", "ann")

    asyncio.run(play())
    first, again, other, bob, cid, unknown = (submit.address for submit in sent)
    assert first == again == bob
    assert len({first, other, cid, unknown}) == 4
    assert unknown == ""
    assert not any(b"192.0.2" in msgspec.msgpack.encode(submit) for submit in sent)


def test_servers_on_one_database_hide_addresses_alike(
    redis: RedisServer, postgres: PostgresServer, tmp_path: Path
) -> None:
    database = postgres.fresh_database()
    one, two = (
        ServerSettings(data=str(tmp_path / name), database=database, bus=f"{redis.url}/6", thinkers=1) for name in "ab"
    )
    with ThreadServer(one) as first, ThreadServer(two) as second:
        pools = [server.app.state.hub.pool for server in (first, second)]
        assert pools[0].fleet.secret == pools[1].fleet.secret


def test_a_job_ordered_twice_is_done_once(redis: RedisServer) -> None:
    async def play() -> None:
        async with machines(redis, 1) as found:
            pool, worker = found.pools[0], found.workers[0]
            pool.may_answer.clear()
            doing = asyncio.create_task(found.do(1))
            await found.until(lambda: pool.did)
            (id,) = worker._doing
            worker._obey(Do(id, found.bus.id, b""))
            pool.may_answer.set()
            assert await doing == 1
            assert pool.did == {"1": 1}

    asyncio.run(play())


def test_a_worker_exports_its_metrics(redis: RedisServer, tmp_path: Path) -> None:
    port = free_port()
    with ProcessWorker(tmp_path / "worker.log", f"{redis.url}/5", "--metrics-port", str(port)):
        for _ in range(600):
            text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60).text
            if "tetrarch_worker_scheduler 1.0" in text and "tetrarch_bus_connected 1.0" in text:
                break
            time.sleep(0.1)
        else:
            raise AssertionError(text)
    assert "tetrarch_worker_slots 1.0" in text
    assert "tetrarch_loop_delay_seconds_bucket" in text
    assert "tetrarch_worker_jobs_total 0.0" in text
