"""``tetrarch arena``: bots against bots, with ratings."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.warmup import choose_jit, ensure_warm
from tetrarch.cli.input.faults import INTERRUPTED, input_fault, known_name
from tetrarch.cli.input.options import GameName, GivenOptions, Players, player_count
from tetrarch.cli.terminal.speech import phrase
from tetrarch.core import registry

if TYPE_CHECKING:
    from tetrarch.arena import Schedule, Setup


def arena(
    *,
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Option(
            "--bots",
            "-b",
            metavar="NAMES",
            help="Who plays: several with commas, or repeat it. A program, exec:COMMAND, takes the rest of the text.",
        ),
    ],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER", help="Where everything is kept.")],
    players: Players = None,
    games: Annotated[
        int, typer.Option("--games", "-g", metavar="N", help="How many games at least: rounded up to whole deals.")
    ] = 100,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", "-j", metavar="N", help="How many games at a time.", show_default="one for each core"),
    ] = None,
    seed: Annotated[
        str, typer.Option("--seed", "-s", metavar="SEED", help="The same seed gives the same games.")
    ] = "1",
    simulations: Annotated[
        int | None,
        typer.Option("--simulations", metavar="N", help="Let every bot that thinks look into so many games."),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option("--seconds", metavar="S", help="Let every bot that thinks take so long for a decision."),
    ] = None,
    records: Annotated[bool, typer.Option("--records/--no-records", help="Keep the record of every game.")] = True,
    options: GivenOptions,
) -> None:
    """Let bots play many games, and rate them.

    Each deal is played with the seats exchanged. Run the same command again to go on after a stop.
    """
    known_name(game, "game", registry.names())
    choose_jit("on")
    options.check(game)
    if jobs is not None and jobs < 1:
        raise input_fault("not-one-or-more", option="--jobs", given=str(jobs))
    from tetrarch.arena import Schedule

    schedule = Schedule(
        setup=setup_of(game, options, players),
        bots=split_bots(bots),
        games=games,
        seed=seed,
        simulations=simulations,
        seconds=seconds,
        records=records,
    )
    schedule.check()
    ensure_warm(game)
    play_schedule(schedule, out, jobs or len(usable_cores()))


def usable_cores() -> Sequence[int]:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return range(os.cpu_count() or 1)


def split_bots(given: Iterable[str]) -> list[str]:
    """The bots of an option that is repeated, or holds several with commas between them.

    What looks like an option, such as ``seconds=2``, belongs to the bot before it; a command takes all the rest.
    """
    found: list[str] = []
    for text in given:
        rest, own = text.strip(), 0
        while rest:
            item, _, after = (rest, "", "") if rest.startswith("exec:") else rest.partition(",")
            if own and "=" in item and ":" not in item.partition("=")[0]:
                found[-1] += f",{item.strip()}"
            elif item.strip():
                found.append(item.strip())
                own += 1
            rest = after.strip()
    return found


def setup_of(game: str, options: GivenOptions, players: int | None) -> Setup:
    """The game that the user asked for, with the contents of the files."""
    from tetrarch.arena import Setup

    chosen = options.of(game)
    players = player_count(game, options, chosen, players)
    return Setup(game=game, players=players, options=chosen)


def play_schedule(schedule: Schedule, out: Path, jobs: int) -> None:
    """Play, show the progress, and print the report."""
    from tetrarch.arena import make_report, run_arena, write_files
    from tetrarch.cli.terminal.arena_display import Progress, plan_lines, print_report

    for line in plan_lines(schedule):
        print(line, file=sys.stderr)
    with Progress(schedule) as progress:
        try:
            played = run_arena(schedule, out, jobs=jobs, on_start=progress.begin, on_game=progress.add)
        except KeyboardInterrupt:
            stopped = True
        else:
            stopped = False
    if stopped:
        print(
            f"stopped after {len(progress.played)} of {schedule.total} games; the same command goes on", file=sys.stderr
        )
        raise typer.Exit(INTERRUPTED)
    report = make_report(schedule, played)
    written = write_files(out, report, played)
    print_report(report)
    for path in written.files:
        print(f"written: {path}")
    if written.missing:
        print(phrase("arena-extra", files=", ".join(written.missing)), file=sys.stderr)
