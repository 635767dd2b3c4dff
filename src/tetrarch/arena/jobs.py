"""Independent jobs, such as games, in processes of this machine or on a Ray cluster.

A job is a function of a module and an item; both are pickled. It reads and writes no files, and its result depends on
the item alone, so it may run anywhere and more than once. The caller stores the results.
"""

from __future__ import annotations

import logging
import os
import pickle
import signal
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process
from multiprocessing.synchronize import Event
from typing import Any, TypeVar

from tetrarch import __version__
from tetrarch.arena.schedule import ArenaError

Item = TypeVar("Item")
Result = TypeVar("Result")

IsStopped = Callable[[], bool]
"""Tells a job whether to give up."""
Work = Callable[[Item, IsStopped], Result]

RETRIES = 20
"""How often Ray starts a job again whose worker or machine is lost."""
RESOURCES_AGE = 5.0
"""The seconds after which the number of cores of a cluster is read again."""
WORKER_ENVIRONMENT = ("TETRARCH_JIT",)
"""The environment variables that Ray workers take from this process."""


class Runner(ABC):
    """Runs jobs elsewhere."""

    @property
    @abstractmethod
    def slots(self) -> int:
        """The number of jobs that run at the same time."""

    @abstractmethod
    def submit(self, work: Work[Item, Result], item: Item) -> Future[Result]:
        """Start a job as soon as there is room for it."""

    @abstractmethod
    def result(self, future: Future[Result]) -> Result:
        """The result of a job; raises what the job raised, or an ``ArenaError`` if it cannot be run."""

    @abstractmethod
    def cancel(self, future: Future[Any]) -> bool:
        """Drop a job; returns whether it will have no result."""

    @abstractmethod
    def close(self) -> None:
        """Abandon all jobs."""


def open_runner(jobs: int | None, ray: str | None = None) -> Runner:
    """Processes of this machine, or the Ray cluster at an address; ``jobs`` limits how many jobs run at a time."""
    return Processes(jobs or 1) if ray is None else RayCluster(ray, jobs)


def run_jobs(
    work: Work[Item, Result], items: Sequence[Item], jobs: int | None = None, ray: str | None = None
) -> Generator[Result, None, None]:
    """Run a job for each item, and yield each result when it is there.

    ``jobs`` is the number that run at the same time: one in this process by default, or as many as a Ray cluster has
    cores. When the generator is closed, all other jobs are abandoned.
    """
    if ray is None and jobs in (None, 1):
        for item in items:
            yield work(item, never_stopped)
        return
    if not items:
        return
    runner = open_runner(min(jobs, len(items)) if jobs else None, ray)
    waiting = deque(items)
    running: set[Future[Result]] = set()
    try:
        while waiting or running:
            while waiting and len(running) < 2 * runner.slots:
                running.add(runner.submit(work, waiting.popleft()))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda future: future.exception() is not None):  # keep what can be kept
                yield runner.result(future)
    finally:
        runner.close()


def never_stopped() -> bool:
    """Let a job run to its end."""
    return False


# Local processes


class Processes(Runner):
    """Processes of this machine. They ignore interrupts, and end with this process."""

    def __init__(self, count: int) -> None:
        context = get_context("spawn")
        self._count = count
        self._stop = context.Event()
        self._pool = ProcessPoolExecutor(count, context, start_worker, (self._stop,))

    @property
    def slots(self) -> int:
        """The number of processes."""
        return self._count

    def submit(self, work: Work[Item, Result], item: Item) -> Future[Result]:
        """Queue a job."""
        with interrupts_held(), lost_worker_named():  # the pool starts its processes when it is given something to do
            return self._pool.submit(run_in_process, work, item)

    def result(self, future: Future[Result]) -> Result:
        """The result of a job."""
        with lost_worker_named():
            return future.result()

    def cancel(self, future: Future[Any]) -> bool:
        """Drop a job that no process has begun."""
        return future.cancel()

    def close(self) -> None:
        """Stop the running jobs and end the processes."""
        self._stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def lost_worker_named() -> Iterator[None]:
    """Report a process that was killed."""
    try:
        yield
    except BrokenProcessPool:
        message = "a worker process ended unexpectedly; run the same command again to continue"
        raise ArenaError(message) from None


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Block the interrupt signal for a moment, so that processes started meanwhile never receive it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_stop: Event


def start_worker(stop: Event) -> None:
    """Prepare a worker process: it ignores interrupts and ends with its parent."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End this process as soon as its parent has."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


def run_in_process(work: Work[Item, Result], item: Item) -> Result:
    """Run a job in this process, unless the caller stops."""
    return work(item, _stop.is_set)


# Ray


class RayCluster(Runner):
    """The machines of a Ray cluster, each job on one core. Machines may join and leave at any time.

    Jobs of a lost worker run again elsewhere.
    """

    def __init__(self, address: str, most: int | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise ArenaError("Ray is not installed: pip install 'tetrarch[ray]'") from None
        self._ray = ray
        self._most = most
        self._cores = 0
        self._read = -RESOURCES_AGE
        self._refs: dict[Future[Any], Any] = {}
        """The jobs without a result, with their references in the cluster."""
        self._is_own = not ray.is_initialized()
        """Whether the connection is to be closed again."""
        if self._is_own:
            try:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, OSError, RuntimeError, ValueError) as error:
                raise ArenaError(f"no Ray cluster at {address!r}: {error}") from None
        self._start = ray.remote(remote_function()).options(num_cpus=1, max_retries=RETRIES).remote
        self._environment = {name: os.environ[name] for name in WORKER_ENVIRONMENT if name in os.environ}

    @property
    def slots(self) -> int:
        """The number of cores of the cluster, or the limit if it is lower."""
        if time.monotonic() - self._read >= RESOURCES_AGE:
            self._cores = int(self._ray.cluster_resources().get("CPU", 0))
            self._read = time.monotonic()
        return max(1, self._cores if self._most is None else min(self._cores, self._most))

    def submit(self, work: Work[Item, Result], item: Item) -> Future[Result]:
        """Queue a job."""
        ref = self._start(__version__, self._environment, pickle.dumps((work, item)))
        future: Future[Result] = ref.future()
        self._refs[future] = ref
        future.add_done_callback(lambda future: self._refs.pop(future, None))
        return future

    def result(self, future: Future[Result]) -> Result:
        """The result of a job."""
        errors = self._ray.exceptions
        try:
            return future.result()
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.RayError as error:
            message = f"a job failed on the Ray cluster: {error}; run the same command again to continue"
            raise ArenaError(message) from None

    def cancel(self, future: Future[Any]) -> bool:
        """Drop a job, even a running one."""
        ref = self._refs.get(future)
        if future.cancel() and ref is not None:
            self._ray.cancel(ref)
        return future.cancelled()

    def close(self) -> None:
        """Drop all jobs, and leave the cluster unless the caller was connected before."""
        for future in list(self._refs):
            self.cancel(future)
        if self._is_own:
            self._ray.shutdown()


def remote_function() -> Callable[[str, dict[str, str], bytes], object]:
    """The function that Ray workers call.

    Ray sends it by value because it is local, so a worker sets its environment before it imports this package.
    """

    def run_job(version: str, environment: dict[str, str], job: bytes) -> object:
        import os
        import pickle

        os.environ.update(environment)
        import tetrarch

        if tetrarch.__version__ != version:
            raise RuntimeError(f"a Ray worker has Tetrarch {tetrarch.__version__}, not {version}")
        work, item = pickle.loads(job)
        return work(item, lambda: False)

    return run_job
