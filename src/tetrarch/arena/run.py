"""Playing a schedule, in one process, in several, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NamedTuple

from tetrarch.arena.jobs import run_jobs
from tetrarch.arena.play import Played, play_match
from tetrarch.arena.schedule import ArenaError, Match, Schedule
from tetrarch.arena.store import Store


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
    jobs: int | None = None,
    ray: str | None = None,
    on_start: Callable[[Sequence[Played]], None] | None = None,
    on_game: Callable[[Played], None] | None = None,
) -> list[Played]:
    """Play all games of a schedule that the folder does not hold yet, and return all of them in order.

    Run it again with the same folder to go on after a stop. However many jobs play, the games are the same. With the
    address of a Ray cluster, they play there, on all cores unless ``jobs`` is lower.
    """
    (games,) = run_arenas([(schedule, Path(folder))], jobs=jobs, ray=ray, on_start=on_start, on_game=on_game)
    return games


def run_arenas(
    arenas: Sequence[tuple[Schedule, Path]],
    *,
    jobs: int | None = None,
    ray: str | None = None,
    on_start: Callable[[Sequence[Played]], None] | None = None,
    on_game: Callable[[Played], None] | None = None,
) -> list[list[Played]]:
    """Play several schedules, each in its own folder, with the same workers.

    They advance together: at any time, about the same part of each is done.
    """
    if jobs is not None and jobs < 1:
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
        with closing(run_jobs(play_task, pending, jobs, ray)) as playing:
            for number, played, record in playing:
                stores[number].add(played, record)
                if on_game is not None:
                    on_game(played)
        return [[store.played[match.number] for match in own] for store, own in zip(stores, matches, strict=True)]


def play_task(task: Task, is_stopped: Callable[[], bool]) -> Answer:
    """Play one game."""
    return task.arena, *play_match(task.schedule, task.match, is_stopped)
