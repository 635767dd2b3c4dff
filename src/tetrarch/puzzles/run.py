"""Mining many games in several processes, into a folder from which a run continues."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

import msgspec

from tetrarch.arena.run import interrupts_held, start_worker
from tetrarch.core.errors import FormatError
from tetrarch.puzzles.mining import mine_game
from tetrarch.puzzles.puzzle import Puzzle
from tetrarch.puzzles.symmetry import canonical_key, without_duplicates

VERSION = 1


class Mined(msgspec.Struct, frozen=True):
    """The puzzles of one game."""

    number: int
    puzzles: tuple[Puzzle, ...]


def lines_file(folder: Path, game: str) -> Path:
    """The file with the puzzles of a game's mined games, one line for each."""
    return folder / f"{game}-puzzles.jsonl"


def read_mined(folder: Path, game: str, seed: str | None = None) -> dict[int, Mined]:
    """What earlier runs found, by the number of the game; an unfinished last line is ignored."""
    path = lines_file(folder, game)
    if not path.exists():
        return {}
    head, *lines = path.read_text("utf-8").splitlines() or [""]
    known = json.loads(head) if head else {}
    if not isinstance(known, dict) or known.get("version") != VERSION or seed not in (None, known.get("seed")):
        raise FormatError(str(path), f"these are puzzles of seed {known.get('seed')!r}, version {known.get('version')}")
    found = {}
    for line in lines:
        try:
            mined = msgspec.json.decode(line, type=Mined)
        except msgspec.DecodeError:
            continue
        found[mined.number] = mined
    return found


def mine(
    game: str,
    folder: Path,
    games: int,
    seed: str,
    processes: int,
    on_game: Callable[[int, int], None] | None = None,
) -> dict[int, Mined]:
    """Mine the games with numbers below ``games`` that the folder does not hold yet; returns all of them.

    The same seed gives the same puzzles, however many processes work. ``on_game`` receives the numbers of games and
    puzzles so far.
    """
    folder.mkdir(parents=True, exist_ok=True)
    found = read_mined(folder, game, seed)
    path = lines_file(folder, game)
    with path.open("a", encoding="utf-8") as out:
        if path.stat().st_size == 0:
            out.write(json.dumps({"version": VERSION, "game": game, "seed": seed}) + "\n")
        elif not path.read_bytes().endswith(b"\n"):
            out.write("\n")  # after a line that was cut short
        puzzles = sum(len(mined.puzzles) for mined in found.values())
        pending = [number for number in range(games) if number not in found]
        for mined in mine_apart(game, seed, pending, processes):
            out.write(msgspec.json.encode(mined).decode() + "\n")
            out.flush()
            found[mined.number] = mined
            puzzles += len(mined.puzzles)
            if on_game is not None:
                on_game(len(found), puzzles)
    return found


def mine_number(game: str, seed: str, number: int) -> Mined:
    """The puzzles of the game with a number."""
    return Mined(number, tuple(mine_game(game, f"{seed} {number}")))


def mine_apart(game: str, seed: str, pending: list[int], processes: int) -> Iterator[Mined]:
    """Mine games in other processes, or in this one if only one may work."""
    if processes == 1:
        yield from (mine_number(game, seed, number) for number in pending)
        return
    context = get_context("spawn")
    workers = min(processes, max(1, len(pending)))
    pool = ProcessPoolExecutor(workers, context, start_worker, (context.Event(),))
    waiting = iter(pending)
    running: set[Future[Mined]] = set()
    try:
        while True:
            while len(running) < 2 * workers and (number := next(waiting, None)) is not None:
                with interrupts_held():
                    running.add(pool.submit(mine_number, game, seed, number))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


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
