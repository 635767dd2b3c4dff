"""Games of an arena that note when they begin, in a module that a worker imports quickly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tetrarch.arena.run import Answer, Task, play_task


def note(log: Path, event: str) -> None:
    """Append a line; lines of several processes do not mix."""
    with log.open("a", encoding="utf-8") as lines:
        lines.write(f"{event}\n")


def play_noted_task(log: Path, task: Task, is_stopped: Callable[[], bool]) -> Answer:
    """Play one game, and note that it begins."""
    note(log, f"begun {task.match.number}")
    return play_task(task, is_stopped)
