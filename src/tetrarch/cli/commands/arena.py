"""``tetrarch arena``: bots against bots, with ratings."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Self

import typer

from tetrarch.cli.commands.kernels import choose_jit, ensure_warm
from tetrarch.cli.input.faults import INTERRUPTED, input_fault, require_extra
from tetrarch.cli.input.options import (
    FixedSeed,
    GameName,
    GivenOptions,
    Number,
    Players,
    RayAddress,
    Seconds,
    player_count,
    split_bots,
)
from tetrarch.cli.measuring import allowed_cores
from tetrarch.cli.terminal.printing import make_console, make_wide_console
from tetrarch.cli.terminal.speech import phrase

if TYPE_CHECKING:
    from rich.console import Group
    from rich.table import Table

    from tetrarch.arena import Played, Report, Schedule
    from tetrarch.arena.ratings import Share
    from tetrarch.arena.report import Place


def arena(
    *,
    game: GameName,
    bots: Annotated[list[str], typer.Option("--bots", "-b", metavar="NAMES")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER")],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-g", metavar="N")] = 100,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", metavar="N")] = None,
    ray: RayAddress = None,
    seed: FixedSeed = "1",
    simulations: Number = None,
    seconds: Seconds = None,
    records: bool = True,
    options: GivenOptions,
) -> None:
    """Let bots play many games, and rate them."""
    choose_jit("on")
    if ray is not None:
        require_extra("ray", "tetrarch arena --ray")
    if jobs is not None and jobs < 1:
        raise input_fault("not-one-or-more", option="--jobs", given=str(jobs))
    options.check(game)
    from tetrarch.arena import Schedule, Setup

    chosen = options.of(game)
    schedule = Schedule(
        setup=Setup(game=game, players=player_count(game, options, chosen, players), options=chosen),
        bots=split_bots(bots),
        games=games,
        seed=seed,
        simulations=simulations,
        seconds=seconds,
        records=records,
    )
    schedule.check()
    ensure_warm(game)
    play_schedule(schedule, out, jobs or (None if ray else len(allowed_cores())), ray)


def play_schedule(schedule: Schedule, out: Path, jobs: int | None, ray: str | None) -> None:
    """Play, show the progress, and print the report."""
    from tetrarch.arena import make_report, run_arena, write_files
    from tetrarch.arena.store import stored_games

    for line in plan_lines(schedule):
        print(line, file=sys.stderr)
    with Progress(schedule) as progress:
        try:
            played = run_arena(schedule, out, jobs=jobs, ray=ray, on_start=progress.begin, on_game=progress.add)
        except KeyboardInterrupt:
            played = None
    if played is None:
        done = f"stopped after {len(stored_games(out, schedule))} of {schedule.total} games"
        print(f"{done}; run the same command again to continue", file=sys.stderr)
        raise typer.Exit(INTERRUPTED)
    report = make_report(schedule, played)
    written = write_files(out, report, played)
    print_report(report)
    for path in written.files:
        print(f"written: {path}")
    if written.missing:
        print(phrase("arena-extra", files=", ".join(written.missing)), file=sys.stderr)


def plan_lines(schedule: Schedule) -> list[str]:
    """The plan in words."""
    deals = schedule.total // schedule.games_of_deal
    dealt = "1 deal" if deals == 1 else f"{deals} deals, each"
    lines = [f"{schedule.total} games: {dealt} played {schedule.games_of_deal} times with seats exchanged"]
    if not schedule.is_reproducible:
        lines.append("bots that think by the clock and external programs may not play the same games again")
    return lines


class Progress:
    """A progress bar and the standings while games are played; nothing if the error stream is no terminal."""

    def __init__(self, schedule: Schedule) -> None:
        from rich.live import Live
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        self.schedule = schedule
        self.played: list[Played] = []
        console = make_console(stderr=True)
        self._bar = Bar(
            TextColumn("Playing"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            console=console,
        )
        self._task = self._bar.add_task("", total=schedule.total)
        self._live = Live(console=console, transient=True, get_renderable=self.draw, refresh_per_second=2)
        self._is_shown = console.is_terminal

    def begin(self, played: Sequence[Played]) -> None:
        """Count the games of an earlier run."""
        self.played += played
        self._bar.reset(self._task, completed=len(self.played))

    def add(self, played: Played) -> None:
        """Count a game."""
        self.played.append(played)
        self._bar.update(self._task, completed=len(self.played))

    def draw(self) -> Group:
        """The progress bar with the standings below."""
        from rich.console import Group

        return Group(self._bar, standing_table(self.schedule, list(self.played)))

    def __enter__(self) -> Self:
        if self._is_shown:
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_shown:
            self._live.stop()


def print_report(report: Report) -> None:
    """The report as tables."""
    console = make_wide_console()
    tables = [rating_table(report)]
    if report.pairs:
        tables.append(pair_table(report))
    tables += [length_table(report), ending_table(report), place_table("seat", report.seats)]
    if report.order:
        tables.append(place_table("in the order of turns", report.order, first=1))
    for table in [*tables, thinking_table(report)]:
        console.print(table)
        console.print()
    for bot in report.thinking:
        if bot.forfeits:
            console.print(
                f"{bot.bot} forfeited {bot.forfeits} of {bot.decisions} decisions, which were drawn at random: "
                "games.jsonl says why, under faults"
            )


def new_table(*heads: str) -> Table:
    """A table whose first column holds names and whose others hold figures."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if number else "left", overflow="fold")
    return table


def standing_table(schedule: Schedule, played: Sequence[Played]) -> Table:
    """The wins of each bot."""
    from tetrarch.arena.report import standings_of

    table = new_table("bot", "seats", "wins", "share", "95%")
    for standing in standings_of(played, dict.fromkeys(schedule.bots)):
        table.add_row(standing.bot, *share_cells(standing.wins))
    return table


def rating_table(report: Report) -> Table:
    """Ratings, and how often each bot won."""
    table = new_table("bot", "rating", "95%", "seats", "wins", "share", "95%")
    wins = {standing.bot: standing.wins for standing in report.standings}
    for rating in report.ratings:
        interval = "anchor" if rating.is_anchor else f"{rating.interval.low:.0f} to {rating.interval.high:.0f}"
        table.add_row(rating.bot, f"{rating.rating:.0f}", interval, *share_cells(wins[rating.bot]))
    return table


def pair_table(report: Report) -> Table:
    """Every two bots against each other."""
    table = new_table("against each other", "games", "ahead", "share", "95%")
    for pair in report.pairs:
        table.add_row(f"{pair.bot} - {pair.other}", *share_cells(pair.ahead))
    return table


def length_table(report: Report) -> Table:
    """How long games took."""
    table = new_table("length", "mean", "least", "5%", "25%", "median", "75%", "95%", "most")
    for name, spread in (("decisions", report.decisions), ("turns", report.turns)):
        quantiles = (spread.least, spread.q05, spread.q25, spread.median, spread.q75, spread.q95, spread.most)
        table.add_row(name, *(f"{figure:,.1f}".removesuffix(".0") for figure in (spread.mean, *quantiles)))
    return table


def ending_table(report: Report) -> Table:
    """Why games ended."""
    table = new_table("end", "games", "share")
    for reason, games in report.endings.items():
        table.add_row(reason, str(games), percent(games / report.games))
    return table


def place_table(head: str, places: Iterable[Place], first: int = 0) -> Table:
    """How often each seat won."""
    table = new_table(head, "games", "wins", "share", "95%")
    for place in places:
        table.add_row(str(place.place + first), *share_cells(place.wins))
    return table


def thinking_table(report: Report) -> Table:
    """How bots used their time."""
    table = new_table("thinking", "decisions", "ms each", "slowest s", "simulations/s", "forfeits")
    for bot in report.thinking:
        table.add_row(
            bot.bot,
            f"{bot.decisions:,}",
            f"{bot.ms_per_decision:.3g}",
            f"{bot.slowest_s:.3g}",
            f"{bot.simulations_per_s:,.0f}" if bot.simulations else "-",
            str(bot.forfeits),
        )
    return table


def share_cells(share: Share) -> tuple[str, str, str, str]:
    """Games, wins, their part and its interval."""
    interval = f"{100 * share.interval.low:.1f} to {percent(share.interval.high)}"
    return f"{share.games:,}", f"{share.won:,.4g}", percent(share.share), interval


def percent(share: float) -> str:
    """A part in percent."""
    return f"{100 * share:.1f}%"
