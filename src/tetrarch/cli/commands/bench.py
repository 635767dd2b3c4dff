"""``tetrarch bench``: our speed, and that of other libraries in the same run."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar

import typer

from tetrarch.cli import measuring
from tetrarch.cli.commands.kernels import choose_jit, ensure_warm
from tetrarch.cli.input.faults import input_fault
from tetrarch.cli.input.options import GameNames, Json
from tetrarch.cli.terminal.printing import make_console, make_wide_console
from tetrarch.core import registry

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

Figure = TypeVar("Figure")
Report = dict[str, Any]
"""The figures of a game, as they are printed in JSON."""

SECONDS = 3.0
QUICK_SECONDS = 0.5
"""How long each figure is measured."""
SEARCH_PART = 0.5
"""The least part of the plies of random games that a search should reach."""
MCTS = "breakthrough"
"""The peer whose own tree search is compared with ours."""


class Goal(NamedTuple):
    """A figure and its goal."""

    name: str
    ours: float
    unit: str
    peer: str = ""
    theirs: float = 0.0
    factor: float = 1.0
    """The least ratio to the peer's figure."""
    least: float | None = None
    most: float | None = None

    @property
    def ratio(self) -> float:
        """How many times the peer's figure ours is."""
        return self.ours / self.theirs if self.theirs else 0.0

    @property
    def is_met(self) -> bool:
        """Whether the goal is reached."""
        return (
            (bool(self.peer) and self.ratio >= self.factor)
            or (self.least is not None and self.ours >= self.least)
            or (self.most is not None and self.ours <= self.most)
        )

    @property
    def wanted(self) -> str:
        """The goal in words."""
        ways = [f"{self.factor:g} times"] if self.peer else []
        ways += [f"at least {self.least:,.10g}"] if self.least is not None else []
        ways += [f"at most {self.most:g}"] if self.most is not None else []
        return " or ".join(ways)


def bench(
    games: GameNames = None,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    peers: bool | None = None,
    json: Json = False,
) -> None:
    """Measure the speed, beside other libraries."""
    command = measuring.peers_command() if peers is not False else None
    if peers and command is None:
        raise input_fault("bench-no-peers")
    choose_jit("on", force=True)
    from tetrarch.core.formats import write_json

    chosen = games or []
    console = make_console(stderr=True)
    for game in chosen:
        ensure_warm(game)
    reports = measure_games(chosen, QUICK_SECONDS if quick else SECONDS, command, console)
    if json:
        print(write_json(reports[chosen[0]] if len(chosen) == 1 else reports))
        return
    for game, report in reports.items():
        print_report(game, report)
    if command is None and peers is None:
        console.print(
            "The other libraries are not installed, so only Tetrarch is measured; 'make bench' installs them."
        )


def measure_games(
    games: Sequence[str], seconds: float, command: list[str] | None, console: Console
) -> dict[str, Report]:
    """Measure the games; the other libraries are measured once."""
    with measuring.on_one_core() as core, console.status("Measuring other libraries"):
        theirs = measuring.measure_peers(command, seconds, core) if command else None
    return {game: measure(game, seconds, theirs, console) for game in games}


def measure(game: str, seconds: float, theirs: measuring.Figures | None, console: Console) -> Report:
    """Measure all figures of a game, one after another."""
    from tetrarch.core.kernel import JIT

    def take(what: str, measurement: Callable[..., Figure], *arguments: object) -> Figure:
        with console.status(f"Measuring {what} of {registry.facts(game).title}"):
            return measurement(game, *arguments)

    kernel: dict[str, measuring.Speed] = {}
    searches: dict[str, measuring.SearchSpeed] = {}
    with measuring.on_one_core() as core:
        for variants in ((), registry.game(game).bench.variants):
            for players in (2, 3, 4):
                name = f"{players} players{', all variants' if variants else ''}"
                kernel[name] = take(f"the kernel with {name}", measuring.kernel_speed, players, variants, seconds)
        positions = {"start": measuring.starts(game, 2), "middle": measuring.middles(game)}
        random_games = {
            where: take(f"random games from the {where}", measuring.playout_speed, there, seconds)
            for where, there in positions.items()
        }
        for kind, text in measuring.SEARCHES.items():
            for where, there in positions.items():
                name = f"{where}{kind}"
                searches[name] = take(f"the search from the {name}", measuring.search_speed, text, there, seconds)
        batches = {
            f"{players} players": take(f"a batch with {players} players", measuring.batch_speed, players, 1, seconds)
            for players in (2, 3, 4)
        }
        stepped = take("moves from Python", measuring.python_moves_per_s, seconds)
        copied = take("copies", measuring.copy_us, seconds / 3)
        imported = take("the import", measuring.warm_import_s)
        compiled = take("a cold compile (about a minute)", measuring.cold_compile_s)
    scaling = take("two cores", measuring.two_core_scaling, seconds)
    if scaling is not None:
        batches["2 players, two threads"] = take("a batch on two cores", measuring.batch_speed, 2, 2, seconds)
    plies = {name: speed.plies for name, speed in kernel.items()}
    return {
        "game": game,
        "kernel_plies_per_s": round(plies["2 players"]),
        "kernel": {name: round(speed) for name, speed in plies.items()},
        "games_per_s": {name: round(speed.games, 1) for name, speed in kernel.items()},
        "search_simulations_per_s": {name: round(speed.simulations) for name, speed in searches.items()},
        "search_plies_per_s": {name: round(speed.plies) for name, speed in searches.items()},
        "random_plies_per_s": {where: round(speed.plies) for where, speed in random_games.items()},
        "batch_steps_per_s": {name: round(steps) for name, steps in batches.items()},
        "python_moves_per_s": round(stepped),
        "copy_us": round(copied, 3),
        "two_core_scaling": None if scaling is None else round(scaling, 3),
        "cold_compile_s": round(compiled, 2),
        "warm_import_s": round(imported, 3),
        "peers": theirs,
        "ratios": {
            **ratios(plies, stepped, theirs),
            **search_ratios(random_games, searches, theirs),
            **measuring.batch_ratios(batches["2 players"], theirs),
        },
        "seconds": seconds,
        "core": core,
        "compiled": JIT,
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def table_beside(figures: Mapping[str, float]) -> str:
    """Our game to compare with a peer: for as many players, without variants."""
    return f"{int(figures.get('players', 2))} players"


def ratios(kernel: Mapping[str, float], stepped: float, peers: measuring.Figures | None) -> dict[str, float]:
    """Ours divided by theirs: the kernel by their own loops, steps from Python by steps from Python."""
    found: dict[str, float] = {}
    for name, figures in (peers or {}).items():
        plies = kernel[table_beside(figures)]
        if figures.get("loop_plies_per_s"):
            found[f"kernel / {name} loop"] = round(plies / figures["loop_plies_per_s"], 2)
        if figures.get("python_moves_per_s"):
            found[f"kernel / {name}"] = round(plies / figures["python_moves_per_s"], 2)
            found[f"python / {name}"] = round(stepped / figures["python_moves_per_s"], 2)
    return found


def search_ratios(
    random_games: Mapping[str, measuring.Speed],
    searches: Mapping[str, measuring.SearchSpeed],
    peers: measuring.Figures | None,
) -> dict[str, float]:
    """The plies of searches by those of random games from the same positions, and simulations by those of the peer."""
    found = {
        f"search from the {name} / random games": round(speed.plies / random_games[name.split(",")[0]].plies, 3)
        for name, speed in searches.items()
    }
    theirs = (peers or {}).get(MCTS, {}).get("mcts_simulations_per_s", 0.0)
    for name, speed in searches.items() if theirs else ():
        found[f"search from the {name} / {MCTS} MCTS"] = round(speed.simulations / theirs, 2)
    return found


def goals(game: str, report: Report) -> list[Goal]:
    """The figures of a game that have a goal."""
    wanted = registry.game(game).bench
    peers: measuring.Figures = report["peers"] or {}

    def theirs(name: str, figure: str) -> float:
        return float(peers.get(name, {}).get(figure, 0.0))

    found = []
    if wanted.plies is not None:
        found.append(Goal("kernel plies", report["kernel_plies_per_s"], "/s", least=wanted.plies))
    for name, label, figure, factor in wanted.peers:
        if theirs(name, figure):
            table = table_beside(peers[name])
            found.append(Goal(f"kernel, {table}", report["kernel"][table], "/s", label, theirs(name, figure), factor))
    for where, plies in report["random_plies_per_s"].items():
        searched = report["search_plies_per_s"][where]
        found.append(Goal(f"search plies, {where}", searched, "/s", "random games", plies, SEARCH_PART))
    name, label, figure, factor = wanted.steps
    beside = theirs(name, figure)
    stepped = report["python_moves_per_s"]
    found.append(Goal("Python moves", stepped, "/s", label if beside else "", beside, factor, least=300_000))
    batches = report["batch_steps_per_s"]
    for name, steps in batches.items():
        found.append(Goal(f"batch steps, {name}", steps, "/s", least=measuring.STEPS))
    for label, beside, factor in measuring.step_goals(peers):
        found.append(Goal("batch steps, 2 players", batches["2 players"], "/s", label, beside, factor))
    found.append(Goal("copy", report["copy_us"], " µs", most=2))
    if report["two_core_scaling"] is not None:
        found.append(Goal("two cores", report["two_core_scaling"], " times", least=1.8))
    found.append(Goal("warm import", report["warm_import_s"], " s", most=0.5))
    return found


def print_report(game: str, report: Report) -> None:
    """Four tables: the speed of games, of the search and of batches, and all figures beside their goals."""
    console = make_wide_console()
    peers: measuring.Figures = report["peers"] or {}
    title = f"{registry.facts(game).title}: random games inside the kernel, on one core"
    speeds = new_table(title, "game", ("plies per second", "games per second"))
    for name, figure in report["kernel"].items():
        speeds.add_row(name, f"{figure:,}", f"{report['games_per_s'][name]:,.0f}")
    for name, figures in peers.items():
        if any(speed_of_peer(figures)):
            speeds.add_row(name, *(f"{figure:,.0f}" if figure else "" for figure in speed_of_peer(figures)))
    console.print(speeds)
    title = "The search of the bots, 2 players, on one core"
    searches = new_table(title, "from the", ("simulations per second", "plies per second"))
    for name, figure in report["search_simulations_per_s"].items():
        searches.add_row(name, f"{figure:,}", f"{report['search_plies_per_s'][name]:,}")
    if theirs := peers.get(MCTS, {}).get("mcts_simulations_per_s"):
        searches.add_row(f"start of {MCTS} (OpenSpiel's MCTS)", f"{theirs:,.0f}", "")
    console.print(searches)
    batches = new_table("Steps of batches, with masks and observations", "games", ("steps per second",))
    for name, steps in report["batch_steps_per_s"].items():
        batches.add_row(f"{measuring.BATCH} of {name}", f"{steps:,}")
    for name, figures in peers.items():
        if figures.get("steps_per_s"):
            batches.add_row(f"{figures.get('batch', 1):.0f} of {name}", f"{figures['steps_per_s']:,.0f}")
    console.print(batches)
    console.print(goal_table(goals(game, report)))
    for name, figures in peers.items():
        if "error" in figures:
            console.print(f"{name}: {figures['error']}")
    console.print(f"A cold compile takes {report['cold_compile_s']} s.")


def new_table(title: str, first: str, figures: Iterable[str]) -> Table:
    """A table with a column of names and columns of figures."""
    from rich.table import Table

    table = Table(title=title, title_justify="left")
    table.add_column(first)
    for heading in figures:
        table.add_column(heading, justify="right")
    return table


def goal_table(goals: Iterable[Goal]) -> Table:
    """All figures beside their goals."""
    from rich.table import Table

    table = Table(title="Figures and goals", title_justify="left")
    for heading in ("figure", "ours", "theirs", "ratio", "wanted", ""):
        table.add_column(heading, justify="right" if heading in ("ours", "ratio") else "left")
    for goal in goals:
        theirs = (f"{goal.peer} {goal.theirs:,.0f}{goal.unit}", f"{goal.ratio:.2f}") if goal.peer else ("", "")
        ours = f"{goal.ours:,.0f}" if goal.ours >= 1000 else f"{goal.ours:.3g}"
        table.add_row(goal.name, f"{ours}{goal.unit}", *theirs, goal.wanted, "met" if goal.is_met else "missed")
    return table


def speed_of_peer(figures: dict[str, float]) -> tuple[float, float]:
    """The plies and games per second of another library, in its own loop if it has one; 0 if not known."""
    plies = figures.get("loop_plies_per_s") or figures.get("python_moves_per_s", 0.0)
    games = figures.get("loop_games_per_s", 0.0)
    if not games and figures.get("plies_per_game"):
        games = plies / figures["plies_per_game"]
    return plies, games
