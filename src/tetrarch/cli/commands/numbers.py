"""``tetrarch numbers``: statistics of many games between equal bots."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sized
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.kernels import choose_jit, ensure_warm
from tetrarch.cli.input.faults import INTERRUPTED, input_fault
from tetrarch.cli.input.options import FixedSeed, GameNames
from tetrarch.cli.input.sources import write_text
from tetrarch.cli.measuring import allowed_cores
from tetrarch.cli.terminal.printing import make_console
from tetrarch.cli.terminal.speech import phrase

if TYPE_CHECKING:
    from tetrarch.analysis.numbers import Study

STEPS = 20
"""How often the progress is printed where the error stream is no terminal."""
Processes = Annotated[int | None, typer.Option("--processes", metavar="N", min=1)]


def numbers(
    *,
    games: GameNames = None,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER")],
    base: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1)] = 10_000,
    variant: Annotated[int, typer.Option("--variant-games", metavar="N", min=0)] = 600,
    players: Annotated[list[int] | None, typer.Option("--players", "-p", metavar="N", min=2, max=4)] = None,
    bot: Annotated[str, typer.Option(metavar="TEXT")] = "level3",
    seed: FixedSeed = "1",
    processes: Processes = None,
) -> None:
    """Play many games between equal bots, and write what they have in common."""
    choose_jit("on")
    from tetrarch.analysis.numbers import Study

    study = Study(games=games or (), players=players or (), base=base, variant=variant, bot=bot, seed=seed)
    for game in study.games:
        ensure_warm(game)
    write_study(study, out, processes or len(allowed_cores()))


def write_study(study: Study, out: Path, processes: int) -> None:
    """Play the games of a study that the folder does not hold yet, and write the statistics and the page.

    After an interrupt, they are about the games so far.
    """
    from tetrarch.analysis.numbers import StudyNumbers, numbers_of, study_arenas, write_page
    from tetrarch.arena import ArenaError, run_arenas
    from tetrarch.arena.store import stored_games
    from tetrarch.core.formats import write_json

    arenas = study_arenas(study, out)
    progress = Progress(sum(schedule.total for schedule, _ in arenas))
    print(phrase("numbers-plan", games=progress.total, shown=f"{progress.total:,}"), file=sys.stderr)
    is_stopped = False
    try:
        played = run_arenas(arenas, jobs=processes, on_start=progress.begin, on_game=progress.add)
    except KeyboardInterrupt:
        is_stopped = True
        played = [stored_games(folder, schedule) for schedule, folder in arenas]
    except ArenaError as error:
        raise input_fault("subject", subject=str(out), text=str(error)) from None
    finally:
        progress.end()
    if is_stopped:
        print(phrase("numbers-stopped", done=str(progress.done), total=str(progress.total)), file=sys.stderr)
    found = [numbers_of(schedule, games) for (schedule, _), games in zip(arenas, played, strict=True) if games]
    files = {
        "numbers.json": write_json(StudyNumbers(studies=found), pretty=False),
        "games-in-numbers.md": write_page(found, [command_line(study)]),
    }
    for name, text in files.items():
        write_text(out / name, text if text.endswith("\n") else f"{text}\n")
        print(phrase("file-written", name=str(out / name)))
    if is_stopped:
        raise typer.Exit(INTERRUPTED)


def command_line(study: Study) -> str:
    """The command that repeats a study."""
    options = ["--games", str(study.base), "--variant-games", str(study.variant), "--bot", study.bot]
    options += ["--seed", study.seed, *(word for number in study.players for word in ("--players", str(number)))]
    return shlex.join(["tetrarch", "numbers", *study.games, *options, "--out", "FOLDER"])


class Progress:
    """The number of finished games: a bar on a terminal, else a line now and then."""

    def __init__(self, total: int) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        self.total = total
        self.done = 0
        console = make_console(stderr=True)
        self._is_shown = console.is_terminal
        columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("/"), TimeRemainingColumn())
        self._bar = Bar(*columns, console=console, transient=True, disable=not self._is_shown)
        self._task = self._bar.add_task("", total=total)

    def begin(self, played: Sized) -> None:
        """Count the games of an earlier run."""
        self.done = len(played)
        self._bar.reset(self._task, completed=self.done)
        self._bar.start()

    def add(self, played: object) -> None:
        """Count a game."""
        self.done += 1
        self._bar.update(self._task, completed=self.done)
        if not self._is_shown and (self.done % max(1, self.total // STEPS) == 0 or self.done == self.total):
            print(phrase("numbers-progress", done=str(self.done), total=str(self.total)), file=sys.stderr, flush=True)

    def end(self) -> None:
        """Remove the bar."""
        self._bar.stop()
