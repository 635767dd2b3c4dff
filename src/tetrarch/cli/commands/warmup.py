"""``tetrarch warmup``: compile the kernels, so that every later start finds them in the cache."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated

import typer

from tetrarch.cli.input.faults import input_fault, known_name, system_words
from tetrarch.cli.terminal.speech import phrase
from tetrarch.core import registry

WEEK = 7 * 24 * 3600
"""How long, in seconds, kernels of other versions stay in the cache."""


def warmup(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games.", show_default="all")
    ] = None,
) -> None:
    """Compile the kernels, once for each version.

    They lie in a cache then, and everything that plays many moves is many times faster.
    """
    for game in games or ():
        known_name(game, "game", registry.names())
    choose_jit("off", force=True)  # the kernels are compiled in other processes
    from tetrarch.core.kernel import is_warm

    for game in games or registry.names():
        if is_warm(game):
            print(phrase("warm-already", game=game))
        else:
            started = time.monotonic()
            compile_game(game)
            print(phrase("warm-now", game=game, seconds=f"{time.monotonic() - started:.0f}"))
    remove_old_kernels()


def ensure_warm(game: str) -> None:
    """Compile the kernels of a game, unless that is done or they run plain in this process."""
    from tetrarch.core.kernel import JIT, is_warm

    if JIT and not is_warm(game):
        compile_game(game)


def compile_game(game: str) -> None:
    """Compile the kernels of a game in a process of its own, with a progress bar, and leave the marker."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from tetrarch.cli.terminal.printing import make_console
    from tetrarch.core.kernel import cache_folder, mark_warm

    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise input_fault("warm-no-folder", name=str(folder), reason=system_words(error)) from None
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    console = make_console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(phrase("warming", game=game), total=None)
        with tempfile.TemporaryFile("w+") as errors, start_worker(game, errors.fileno()) as worker:
            try:
                for line in worker.stdout or ():
                    done, total, _ = line.split(maxsplit=2)
                    progress.update(task, completed=int(done), total=int(total))
            except BaseException:
                worker.kill()
                raise
            if worker.wait() != 0:
                errors.seek(0)
                last = [line for line in errors.read().splitlines() if line.strip()] or [phrase("said-nothing")]
                raise input_fault("warm-failed", game=game, reason=last[-1])
    mark_warm(game)


def start_worker(game: str, errors: int, cache: Path | None = None) -> subprocess.Popen[str]:
    """Start the process that compiles the kernels of a game, into another cache if one is named."""
    environment = {**os.environ, "TETRARCH_JIT": "on"}
    if cache is not None:
        environment["TETRARCH_CACHE"] = str(cache)
    command = [sys.executable, "-m", "tetrarch.core.warmup", game]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True)


def remove_old_kernels() -> None:
    """Remove what earlier versions left in the cache, if it has lain there for a week."""
    from tetrarch.core.kernel import cache_folder, cache_root

    for folder in cache_root().iterdir() if cache_root().is_dir() else ():
        is_ours = re.fullmatch(r"[0-9a-f]{20}", folder.name) and folder.is_dir() and not folder.is_symlink()
        if is_ours and folder != cache_folder() and time.time() - folder.stat().st_mtime > WEEK:
            shutil.rmtree(folder, ignore_errors=True)


def choose_jit(mode: str, *, force: bool = False) -> None:
    """Run kernels compiled (``on``), plain (``off``), or compiled if they are in the cache (``auto``).

    What plays a few moves at most asks for ``off``: loading the compiled ones takes longer than that. A mode that the
    person chose with ``TETRARCH_JIT`` stays, unless it is forced.
    """
    if "tetrarch.core.kernel" in sys.modules:
        return  # too late: they have been imported
    if force:
        os.environ["TETRARCH_JIT"] = mode
    else:
        os.environ.setdefault("TETRARCH_JIT", mode)
