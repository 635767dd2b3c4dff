"""Playing a schedule, in one process or in several."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing, contextmanager
from multiprocessing import connection, get_context, parent_process
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple, TypeVar

from tetrarch.arena.play import Played, play_match
from tetrarch.arena.schedule import ArenaError, Match, Schedule
from tetrarch.arena.store import Store

Item = TypeVar("Item")
Result = TypeVar("Result")


class Task(NamedTuple):
    """One game to be played."""

    arena: int
    """The place of its arena among those that are played together."""
    schedule: Schedule
    match: Match


Answer = tuple[int, Played, str | None]
"""A game that is over: its arena, its line and its record."""


def run_arena(
    schedule: Schedule,
    folder: str | Path,
    *,
    jobs: int = 1,
    on_start: Callable[[Sequence[Played]], None] | None = None,
    on_game: Callable[[Played], None] | None = None,
) -> list[Played]:
    """Play all games of a schedule that the folder does not hold yet, and return all of them in order.

    Run it again with the same folder to go on after a stop. However many jobs play, the games are the same.
    """
    (games,) = run_arenas([(schedule, Path(folder))], jobs=jobs, on_start=on_start, on_game=on_game)
    return games


def run_arenas(
    arenas: Sequence[tuple[Schedule, Path]],
    *,
    jobs: int = 1,
    on_start: Callable[[Sequence[Played]], None] | None = None,
    on_game: Callable[[Played], None] | None = None,
) -> list[list[Played]]:
    """Play several schedules, each in its own folder, with the same processes.

    They advance together: at any time, about the same part of each is done.
    """
    if jobs < 1:
        raise ArenaError(f"{jobs} jobs: at least 1 is needed")
    for schedule, _ in arenas:
        schedule.check()
    matches = [list(schedule.matches()) for schedule, _ in arenas]
    with ExitStack() as stack:
        stores = [
            stack.enter_context(Store(folder, schedule, own))
            for (schedule, folder), own in zip(arenas, matches, strict=True)
        ]
        if on_start is not None:
            on_start([played for store in stores for played in store.played.values()])
        pending = [
            Task(number, store.schedule, match)
            for number, store in enumerate(stores)
            for match in matches[number]
            if match.number not in store.played
        ]
        pending.sort(key=lambda task: (task.match.number / task.schedule.total, task.arena))
        playing = (play_task(task) for task in pending) if jobs == 1 else play_apart(pending, jobs)
        with closing(playing):
            for number, played, record in playing:
                stores[number].add(played, record)
                if on_game is not None:
                    on_game(played)
        return [[store.played[match.number] for match in own] for store, own in zip(stores, matches, strict=True)]


def play_task(task: Task, is_stopped: Callable[[], bool] = lambda: False) -> Answer:
    """Play one game."""
    return task.arena, *play_match(task.schedule, task.match, is_stopped)


def play_apart(pending: Sequence[Task], jobs: int) -> Generator[Answer, None, None]:
    """Play games in other processes, and yield each when it is over."""
    return work_apart(play_task, pending, jobs)


def work_apart(
    work: Callable[[Item, Callable[[], bool]], Result], items: Sequence[Item], jobs: int
) -> Generator[Result, None, None]:
    """Do work for each item in other processes, and yield each result when it is there.

    ``work`` is a function of a module; it receives the item and a function that tells whether to stop. When this stops
    for any reason, the other processes abandon their work and end.
    """
    context = get_context("spawn")
    stop = context.Event()
    workers = min(jobs, max(1, len(items)))
    pool = ProcessPoolExecutor(workers, context, start_worker, (stop,))
    waiting = iter(items)
    running: set[Future[Result]] = set()
    try:
        while True:
            while len(running) < 2 * workers and (item := next(waiting, None)) is not None:
                with interrupts_held():  # the pool starts its processes when it is given something to do
                    running.add(pool.submit(work_in_process, work, item))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda future: future.exception() is not None):  # keep what can be kept
                yield future.result()
    except BrokenProcessPool:
        raise ArenaError("a process that plays has ended by itself; run the arena again to go on") from None
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


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


def work_in_process(work: Callable[[Item, Callable[[], bool]], Result], item: Item) -> Result:
    """Do the work for one item in this process, unless the caller stops."""
    return work(item, _stop.is_set)
