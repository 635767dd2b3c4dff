"""Games, puzzles and samples that note when work on them begins, in a module that a worker imports quickly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tetrarch.arena.run import Answer, Task, play_task
from tetrarch.puzzles import run as mining
from tetrarch.training.selfplay import Chunk, ChunkResult, play_chunk

mine_task = mining.mine_task  # before a test replaces it


def note(log: Path, event: str) -> None:
    """Append a line; lines of several processes do not mix."""
    with log.open("a", encoding="utf-8") as lines:
        lines.write(f"{event}\n")


def play_noted_task(log: Path, task: Task, is_stopped: Callable[[], bool]) -> Answer:
    """Play one game, and note that it begins."""
    note(log, f"begun {task.match.number}")
    return play_task(task, is_stopped)


def mine_noted_task(log: Path, task: mining.Task, is_stopped: Callable[[], bool]) -> mining.Mined:
    """Mine one game, and note that it begins."""
    note(log, f"begun {task.source.number}")
    return mine_task(task, is_stopped)


def play_noted_chunk(log: Path, chunk: Chunk, is_stopped: Callable[[], bool]) -> ChunkResult | None:
    """Play the games of a chunk, and note that it begins."""
    note(log, f"begun {chunk.round}-{chunk.number}")
    return play_chunk(chunk, is_stopped)
