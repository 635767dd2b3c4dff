"""``tetrarch warmup`` and ``perft``: compile the kernels, and count sequences of decisions with them."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.input.faults import input_fault, system_words
from tetrarch.cli.input.options import GameName, GameNames, GivenOptions, Json, Players, Seed, deal_game
from tetrarch.cli.input.sources import check_game, read_position, read_text
from tetrarch.cli.terminal.speech import listed, phrase

if TYPE_CHECKING:
    from tetrarch.core.game import GamePosition
    from tetrarch.core.warmup import Compiled

WEEK = 7 * 24 * 3600
"""How long, in seconds, kernels of other versions stay in the cache."""


def warmup(games: GameNames = None) -> None:
    """Compile the kernels into the cache, once for each version."""
    choose_jit("off", force=True)  # the kernels are compiled in other processes
    from tetrarch.core.kernel import is_warm

    seconds = compile_games([game for game in games or () if not is_warm(game)])
    for game in games or ():
        if game in seconds:
            print(phrase("warm-now", game=game, seconds=f"{seconds[game]:.0f}"))
        else:
            print(phrase("warm-already", game=game))
    remove_old_kernels()


def ensure_warm(game: str) -> None:
    """Compile the kernels of a game, unless they are compiled or run plain in this process."""
    from tetrarch.core.kernel import JIT, is_warm

    if JIT and not is_warm(game):
        compile_games([game])


def compile_games(games: Sequence[str]) -> dict[str, float]:
    """Compile the kernels of games, each in its own process, with a progress bar; return the seconds it took."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from tetrarch.cli.terminal.printing import make_console
    from tetrarch.core.kernel import cache_folder

    if not games:
        return {}
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise input_fault("warm-no-folder", name=str(folder), reason=system_words(error)) from None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = make_console(stderr=True)
    with (
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
        ThreadPoolExecutor(len(games)) as threads,
    ):
        tasks = {game: progress.add_task(phrase("warming", game=game), total=None) for game in games}

        workers: list[subprocess.Popen[str]] = []

        def follow(game: str) -> float:
            return compile_game(
                game, workers, lambda one: progress.update(tasks[game], completed=one.done, total=one.total)
            )

        try:
            return dict(zip(games, threads.map(follow, games), strict=True))
        except BaseException:
            for worker in workers:
                worker.kill()
            raise


def compile_game(game: str, workers: list[subprocess.Popen[str]], show: Callable[[Compiled], None]) -> float:
    """Compile the kernels of a game in another process and mark them as compiled; return the seconds it took."""
    from tetrarch.core.kernel import mark_warm
    from tetrarch.core.warmup import Compiled

    started = time.monotonic()
    with tempfile.TemporaryFile("w+") as errors, start_worker(game, errors.fileno()) as worker:
        workers.append(worker)
        for line in worker.stdout or ():
            compiled = Compiled.from_line(line)
            show(compiled)
            if compiled.done == compiled.playing:
                mark_warm(game, "play")
        if worker.wait() != 0:
            errors.seek(0)
            last = [line for line in errors.read().splitlines() if line.strip()] or [phrase("said-nothing")]
            raise input_fault("warm-failed", game=game, reason=last[-1])
    mark_warm(game)
    return time.monotonic() - started


def start_worker(game: str, errors: int, cache: Path | None = None) -> subprocess.Popen[str]:
    """Start the process that compiles the kernels of a game, into another cache if one is named."""
    environment = {**os.environ, "TETRARCH_JIT": "on"}
    if cache is not None:
        environment["TETRARCH_CACHE"] = str(cache)
    command = [sys.executable, "-m", "tetrarch.core.warmup", game]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True)


def remove_old_kernels() -> None:
    """Remove kernels of other versions from the cache after a week."""
    from tetrarch.core.kernel import cache_folder, cache_root

    for folder in cache_root().iterdir() if cache_root().is_dir() else ():
        is_ours = re.fullmatch(r"[0-9a-f]{20}", folder.name) and folder.is_dir() and not folder.is_symlink()
        if is_ours and folder != cache_folder() and time.time() - folder.stat().st_mtime > WEEK:
            shutil.rmtree(folder, ignore_errors=True)


def choose_jit(mode: str, *, force: bool = False) -> None:
    """Run kernels compiled (``on``), plain (``off``), or compiled if they are in the cache (``auto``).

    A command that plays only a few moves uses ``off``, because loading compiled kernels takes longer. ``TETRARCH_JIT``
    has precedence unless the mode is forced.
    """
    if "tetrarch.core.kernel" in sys.modules:
        return  # too late: the kernels are imported
    if force:
        os.environ["TETRARCH_JIT"] = mode
    else:
        os.environ.setdefault("TETRARCH_JIT", mode)


def perft(
    *,
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", "-d", metavar="N", min=0, max=50)] = 3,
    players: Players = None,
    seed: Seed = None,
    options: GivenOptions,
    position: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    divide: Annotated[bool, typer.Option("--divide")] = False,
    json: Json = False,
) -> None:
    """Count the sequences of decisions from a deal or a position."""
    given = [*(["--players"] if players is not None else []), *(["--seed"] if seed is not None else [])]
    given += options.names()
    if position is not None and given:
        raise input_fault("perft-own-deal", options=listed(["--position", *given]))
    if position is not None:
        read_text(position)  # report a missing file before the kernels are compiled
    choose_jit("on")
    ensure_warm(game)
    if position is not None:
        start = read_position(str(position))
        check_game(start.game, game, str(position), f"perft {start.game} --position")
        if getattr(start, "viewer", None) is not None:
            raise input_fault("perft-view", name=str(position))
    else:
        start = deal_game(game, options, players, seed or "1").position
    with interruptible():
        report(start, depth, divide, json)


def report(start: GamePosition, depth: int, divide: bool, json: bool) -> None:
    """Count and print: for each depth, and for each first decision with ``divide``."""
    from tetrarch.core.formats import write_json

    counts = []
    if not json:
        print("depth         sequences   seconds")
    for reached in range(1, depth + 1):
        started = time.perf_counter()
        counts.append(count_sequences(start, reached))
        if not json:
            print(f"{reached:>5}  {counts[-1]:>16,}  {time.perf_counter() - started:>8.3f}", flush=True)
    parts = dict(divided(start, depth)) if divide and depth else {}
    if json:
        nodes = counts[-1] if counts else 1
        data: dict[str, object] = {"game": start.game, "depth": depth, "nodes": nodes, "counts": counts}
        if divide:
            data["divide"] = parts
        print(write_json(data))
        return
    for notation, count in parts.items():
        print(f"{notation}: {count}")


def count_sequences(position: GamePosition, depth: int) -> int:
    """The number of sequences of decisions of a depth."""
    return position.perft(depth)


def divided(position: GamePosition, depth: int) -> Iterator[tuple[str, int]]:
    """Each legal decision with the number of sequences that begin with it."""
    for decision in position.legal_decisions():
        after = position.copy()
        after.push(decision.id)
        yield decision.notation, count_sequences(after, depth - 1)


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C end the program at once: compiled kernels do not check for signals."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    except ValueError:  # not in the main thread, which receives signals
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
