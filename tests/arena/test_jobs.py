"""Jobs on a Ray cluster: the same games as without, and errors of jobs. An imitation of Ray keeps the tests quick."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.arena.conftest import quick_schedule, without_times
from tetrarch.arena import ArenaError, run_arena
from tetrarch.arena.jobs import RayCluster, run_jobs
from tetrarch.arena.store import record_path

# An imitation of Ray


class RayError(Exception):
    """The base of the errors of Ray."""


class RayTaskError(RayError):
    """What Ray raises for an error in a job."""

    def __init__(self, cause: Exception) -> None:
        super().__init__("a long traceback")
        self.cause = cause


class Reference:
    """A job in the cluster."""

    def __init__(self, future: Future[Any]) -> None:
        self._future = future

    def future(self) -> Future[Any]:
        return self._future


class ImitationOfRay:
    """The part of Ray that is used, with two threads as cores."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self) -> None:
        self.address: str | None = None
        self.options: dict[str, Any] = {}
        self.cancelled: list[Reference] = []
        self.most_queued = 0
        self._queued = 0
        self._pool = ThreadPoolExecutor(2)

    def is_initialized(self) -> bool:
        return self.address is not None

    def init(self, *, address: str, **_: Any) -> None:
        if address == "nowhere:1":
            raise ConnectionError("nobody answers")
        self.address = address

    def shutdown(self) -> None:
        self.address = None

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0, "memory": 1e9}

    def cancel(self, reference: Reference) -> None:
        self.cancelled.append(reference)

    def remote(self, function: Callable[..., Any]) -> Any:
        def run(*arguments: Any) -> Any:
            try:
                return function(*arguments)
            except RayError:
                raise
            except Exception as error:
                raise RayTaskError(error) from None
            finally:
                self._queued -= 1

        def submit(*arguments: Any) -> Reference:
            self._queued += 1
            self.most_queued = max(self.most_queued, self._queued)
            return Reference(self._pool.submit(run, *arguments))

        def options(**chosen: Any) -> Any:
            self.options = chosen
            return SimpleNamespace(remote=submit)

        return SimpleNamespace(options=options)


@pytest.fixture
def imitation(monkeypatch: pytest.MonkeyPatch) -> Iterator[ImitationOfRay]:
    """Imitates Ray."""
    ray = ImitationOfRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    yield ray
    ray._pool.shutdown(cancel_futures=True)


def double(item: int, is_stopped: Callable[[], bool]) -> int:
    assert not is_stopped()
    if item < 0:
        raise ValueError(f"{item} is negative")
    if item == 0:
        raise RayError("the worker died")
    return 2 * item


started = threading.Event()
release = threading.Event()


def block(item: int, is_stopped: Callable[[], bool]) -> int:
    started.set()
    release.wait()
    return item


def test_a_cluster_plays_the_same_games_and_is_left_again(imitation: ImitationOfRay, tmp_path: Path) -> None:
    schedule = quick_schedule(6)
    here, there = tmp_path / "here", tmp_path / "there"
    alone, together = run_arena(schedule, here), run_arena(schedule, there, ray="head:6379")
    assert without_times(alone) == without_times(together)
    for number in range(1, 7):
        assert record_path(here, number).read_bytes() == record_path(there, number).read_bytes()
    assert not imitation.is_initialized()
    assert imitation.options["max_retries"] > 0
    assert imitation.most_queued <= 4


@pytest.mark.parametrize("address", ["auto", "local", "head:6379"])
def test_an_address_reaches_ray_as_it_is(imitation: ImitationOfRay, address: str) -> None:
    cluster = RayCluster(address)
    assert imitation.address == address
    assert cluster.slots == 2
    cluster.close()
    assert not imitation.is_initialized(), "a cluster of its own ends with it"


def test_a_connection_of_the_caller_stays_open(imitation: ImitationOfRay) -> None:
    imitation.init(address="own")
    assert sorted(run_jobs(double, [1, 2, 3], ray="head:6379")) == [2, 4, 6]
    assert imitation.address == "own"


def test_an_error_of_a_job_is_raised_as_it_is(imitation: ImitationOfRay) -> None:
    with pytest.raises(ValueError, match=r"^-1 is negative$"):
        list(run_jobs(double, [1, -1], ray="auto"))


def test_a_job_that_is_lost_for_good_ends_the_run(imitation: ImitationOfRay) -> None:
    with pytest.raises(ArenaError, match=r"the worker died; run the same command again to continue"):
        list(run_jobs(double, [0], ray="auto"))


def test_another_version_on_a_machine_is_reported(imitation: ImitationOfRay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tetrarch.arena.jobs.__version__", "0.0.9")
    with pytest.raises(RuntimeError, match=r"^a Ray worker has Tetrarch .*, not 0\.0\.9$"):
        list(run_jobs(double, [1], ray="auto"))


def test_closing_drops_jobs(imitation: ImitationOfRay) -> None:
    started.clear()
    release.clear()
    cluster = RayCluster("auto", 1)
    assert cluster.slots == 1
    futures = [cluster.submit(block, number) for number in range(3)]
    started.wait()
    assert cluster.cancel(futures[2])
    cluster.close()
    release.set()
    assert len(imitation.cancelled) >= 1
    assert not imitation.is_initialized()


def test_no_cluster_and_no_ray_are_named(imitation: ImitationOfRay, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ArenaError, match=r"^no Ray cluster at 'nowhere:1': nobody answers$"):
        list(run_jobs(double, [1], ray="nowhere:1"))
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"^Ray is not installed: pip install 'tetrarch\[ray\]'$"):
        list(run_jobs(double, [1], ray="auto"))


def test_no_jobs_open_no_cluster(imitation: ImitationOfRay) -> None:
    with closing(run_jobs(double, [], ray="nowhere:1")) as running:
        assert list(running) == []
