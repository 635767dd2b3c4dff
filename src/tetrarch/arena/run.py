"""Playing a schedule, in one process or in several."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from multiprocessing import connection, get_context, parent_process
from multiprocessing.synchronize import Event
from pathlib import Path

from tetrarch.arena.play import Played, play_match
from tetrarch.arena.schedule import ArenaError, Match, Schedule
from tetrarch.arena.store import Store

Answer = tuple[Played, str | None]


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
    if jobs < 1:
        raise ArenaError(f"{jobs} jobs: at least 1 is needed")
    schedule.check()
    matches = list(schedule.matches())
    with Store(Path(folder), schedule, matches) as store:
        if on_start is not None:
            on_start(list(store.played.values()))
        pending = [match for match in matches if match.number not in store.played]
        playing = (
            (play_match(schedule, match) for match in pending) if jobs == 1 else play_apart(schedule, pending, jobs)
        )
        with closing(playing):
            for played, record in playing:
                store.add(played, record)
                if on_game is not None:
                    on_game(played)
        return [store.played[match.number] for match in matches]


def play_apart(schedule: Schedule, pending: Sequence[Match], jobs: int) -> Generator[Answer, None, None]:
    """Play games in other processes, and yield each when it is over.

    When this stops for any reason, the other processes abandon their games and end.
    """
    context = get_context("spawn")
    stop = context.Event()
    workers = min(jobs, max(1, len(pending)))
    pool = ProcessPoolExecutor(workers, context, start_worker, (schedule, stop))
    waiting = iter(pending)
    running: set[Future[Answer]] = set()
    try:
        while True:
            while len(running) < 2 * workers and (match := next(waiting, None)) is not None:
                with interrupts_held():  # the pool starts its processes when it is given something to do
                    running.add(pool.submit(play_in_worker, match))
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


_schedule: Schedule
_stop: Event


def start_worker(schedule: Schedule, stop: Event) -> None:
    """Prepare a worker process: it ignores interrupts and ends with its parent."""
    global _schedule, _stop
    _schedule, _stop = schedule, stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End this process as soon as its parent has."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


def play_in_worker(match: Match) -> Answer:
    """Play one game of the schedule that this process was started for."""
    return play_match(_schedule, match, _stop.is_set)
