"""Mining many games in several processes or on a Ray cluster, into a folder from which a run continues."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from tetrarch.arena.jobs import run_jobs
from tetrarch.core.errors import FormatError
from tetrarch.puzzles.judging import Judging
from tetrarch.puzzles.mining import mine_game, mine_record
from tetrarch.puzzles.puzzle import Puzzle
from tetrarch.puzzles.symmetry import canonical_key, without_duplicates

VERSION = 2


class Mined(msgspec.Struct, frozen=True, omit_defaults=True):
    """The puzzles of one game."""

    number: int
    puzzles: tuple[Puzzle, ...]
    source: str = ""
    """The hash of the record, for a recorded game."""


class Source(msgspec.Struct, frozen=True):
    """A game to mine: one between bots by its number, or a record."""

    number: int
    record: str = ""

    @property
    def key(self) -> int | str:
        """What identifies it in a folder."""
        return hashlib.sha256(self.record.encode()).hexdigest() if self.record else self.number


Found = dict[int | str, Mined]
"""What is mined, by the key of its source."""


def lines_file(folder: Path, game: str) -> Path:
    """The file with the puzzles of a game's mined games, one line for each."""
    return folder / f"{game}-puzzles.jsonl"


def read_mined(folder: Path, game: str, seed: str | None = None) -> Found:
    """What earlier runs found; an unfinished last line is ignored."""
    path = lines_file(folder, game)
    if not path.exists():
        return {}
    head, *lines = path.read_text("utf-8").splitlines() or [""]
    known = json.loads(head) if head else {}
    if not isinstance(known, dict) or known.get("version") != VERSION or seed not in (None, known.get("seed")):
        raise FormatError(str(path), f"these are puzzles of seed {known.get('seed')!r}, version {known.get('version')}")
    found: Found = {}
    for line in lines:
        try:
            mined = msgspec.json.decode(line, type=Mined)
        except msgspec.DecodeError:
            continue
        found[mined.source or mined.number] = mined
    return found


def mine(
    game: str,
    folder: Path,
    games: int | Sequence[str],
    seed: str,
    processes: int | None,
    on_game: Callable[[int, int], None] | None = None,
    judging: Judging | None = None,
    *,
    ray: str | None = None,
) -> Found:
    """Mine a number of games between bots, or records, that the folder does not hold yet; returns all in the folder.

    The same seed gives the same puzzles, however many processes work, here or on the Ray cluster at an address.
    ``on_game`` receives the numbers of games and of different puzzles so far.
    """
    folder.mkdir(parents=True, exist_ok=True)
    found = read_mined(folder, game, seed)
    path = lines_file(folder, game)
    sources = map(Source, range(games)) if isinstance(games, int) else map(partial(Source, 0), games)
    with path.open("a", encoding="utf-8") as out:
        if path.stat().st_size == 0:
            out.write(json.dumps({"version": VERSION, "game": game, "seed": seed}) + "\n")
        elif not path.read_bytes().endswith(b"\n"):
            out.write("\n")  # after a line that was cut short
        keys = {canonical_key(puzzle) for mined in found.values() for puzzle in mined.puzzles}
        pending = list({source.key: source for source in sources if source.key not in found}.values())
        tasks = [Task(game, seed, source, judging) for source in pending]
        with closing(run_jobs(mine_task, tasks, processes, ray)) as mining:
            for mined in mining:
                out.write(msgspec.json.encode(mined).decode() + "\n")
                out.flush()
                found[mined.source or mined.number] = mined
                keys |= {canonical_key(puzzle) for puzzle in mined.puzzles}
                if on_game is not None:
                    on_game(len(found), len(keys))
    return found


class Task(NamedTuple):
    """A game to mine with its settings."""

    game: str
    seed: str
    source: Source
    judging: Judging | None


def mine_task(task: Task, is_stopped: Callable[[], bool]) -> Mined:
    """The puzzles of one game."""
    game, seed, source, judging = task
    if source.record:
        key = str(source.key)
        return Mined(0, tuple(mine_record(source.record, f"{seed} {key[:16]}", judging)), key)
    return Mined(source.number, tuple(mine_game(game, f"{seed} {source.number}", judging)))


# The packaged collection

EASY_SHARE = 0.12
"""The largest part of a collection that the bots of all levels always solve."""
THEME_SHARE = 0.5
"""The largest part of a collection with one theme."""


def select(puzzles: list[Puzzle], most: int) -> list[Puzzle]:
    """A varied collection without duplicates: the themes in turn, few that are easy for everyone."""
    unique = without_duplicates(sorted(puzzles, key=lambda puzzle: puzzle.id))
    by_theme: dict[str, list[Puzzle]] = {}
    for puzzle in unique:
        by_theme.setdefault(puzzle.theme, []).append(puzzle)
    chosen: list[Puzzle] = []
    easy = 0
    while len(chosen) < most and any(by_theme.values()):
        for theme, left in sorted(by_theme.items()):
            if not left or len(chosen) >= most:
                continue
            puzzle = left.pop()
            is_easy = bool(puzzle.seeds) and all(solved == puzzle.seeds for solved in puzzle.levels)
            if is_easy and easy >= EASY_SHARE * most:
                continue
            if sum(one.theme == theme for one in chosen) >= THEME_SHARE * most:
                left.clear()
                continue
            easy += is_easy
            chosen.append(puzzle)
    return sorted(chosen, key=lambda puzzle: (puzzle.rating, puzzle.id))


def write_collection(path: Path, puzzles: list[Puzzle]) -> int:
    """Write a collection as compressed JSON lines; returns the size in bytes."""
    text = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)
    path.write_bytes(gzip.compress(text, 9, mtime=0))
    return path.stat().st_size
