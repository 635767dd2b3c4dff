"""``tetrarch bench``: our speed, and that of other libraries in the same run."""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated, NamedTuple, TypeVar

import typer

from tetrarch.cli.bench.measuring import (
    BATCH,
    STEPS,
    Figures,
    batch_ratios,
    batch_speed,
    measure_peers,
    peers_command,
    step_goals,
)
from tetrarch.cli.commands.warmup import choose_jit, ensure_warm
from tetrarch.cli.input.faults import input_fault, known_name
from tetrarch.cli.input.options import Json
from tetrarch.core import registry

if TYPE_CHECKING:
    from rich.console import Console

    from tetrarch.cli.bench.measuring import SearchSpeed, Speed

Figure = TypeVar("Figure")
Report = dict[str, object]

SECONDS = 3.0
QUICK_SECONDS = 0.5
"""How long each figure is measured."""
SEARCH_PART = 0.5
"""At least this part of the plies of random games a search should carry out."""
SEARCHED_FROM = ("start", "middle")
"""The positions of a game that searches begin from."""
MCTS = "breakthrough"
"""The peer whose own tree search stands beside ours."""


class Goal(NamedTuple):
    """One figure of ours beside what it should be."""

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
        """Whether the figure is as it should be."""
        if self.peer and self.ratio >= self.factor:
            return True
        if self.least is not None and self.ours >= self.least:
            return True
        return self.most is not None and self.ours <= self.most

    @property
    def wanted(self) -> str:
        """The goal in words."""
        ways = [f"{self.factor:g} times"] if self.peer else []
        ways += [f"at least {self.least:,.10g}"] if self.least is not None else []
        ways += [f"at most {self.most:g}"] if self.most is not None else []
        return " or ".join(ways)


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games.", show_default="all")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A short look: less time for each figure.")] = False,
    peers: Annotated[
        bool | None,
        typer.Option(
            "--peers/--no-peers", help="Measure other libraries too.", show_default="where they are installed"
        ),
    ] = None,
    json: Json = False,
) -> None:
    """Measure the speed, beside other libraries.

    With --json one object is printed: the figures of the game, or of several games by their names.
    """
    chosen = [known_name(game, "game", registry.names()) for game in games or registry.names()]
    command = peers_command() if peers is not False else None
    if peers and command is None:
        raise input_fault("bench-no-peers")
    choose_jit("on", force=True)
    from tetrarch.cli.terminal.printing import make_console
    from tetrarch.core.formats import write_json

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
        console.print("The other libraries are not installed here, so ours is alone; 'make bench' installs them.")


def measure_games(
    games: Sequence[str], seconds: float, command: list[str] | None, console: Console
) -> dict[str, Report]:
    """Take all figures of the games; the other libraries are measured once."""
    from tetrarch.cli.bench import measuring

    with measuring.on_one_core() as core, console.status("Measuring other libraries"):
        theirs = measure_peers(command, seconds, core) if command else None
    return {game: measure(game, seconds, theirs, console) for game in dict.fromkeys(games)}


def measure(game: str, seconds: float, theirs: Figures | None, console: Console) -> Report:
    """Take all figures of a game, one after another."""
    from tetrarch.cli.bench import measuring
    from tetrarch.core.kernel import JIT

    def take(what: str, measurement: Callable[[], Figure]) -> Figure:
        with console.status(f"Measuring {what} of {registry.facts(game).title}"):
            return measurement()

    kernel: dict[str, Speed] = {}
    searches: dict[str, SearchSpeed] = {}
    random_games: dict[str, Speed] = {}
    with measuring.on_one_core() as core:
        for variants in ((), registry.game(game).bench.variants):
            for players in (2, 3, 4):
                name = f"{players} players{', all variants' if variants else ''}"
                kernel[name] = take(
                    f"the kernel with {name}", partial(measuring.kernel_speed, game, players, variants, seconds)
                )
        positions = dict(zip(SEARCHED_FROM, (measuring.starts(game, 2), measuring.middles(game)), strict=True))
        for where, there in positions.items():
            random_games[where] = take(
                f"random games from the {where}", partial(measuring.playout_speed, game, there, seconds)
            )
        for kind, text in measuring.SEARCHES.items():
            for where, there in positions.items():
                name = f"{where}{kind}"
                searches[name] = take(
                    f"the search from the {name}", partial(measuring.search_speed, game, text, there, seconds)
                )
        batches = {
            f"{players} players": take(
                f"a batch with {players} players", partial(batch_speed, game, players, 1, seconds)
            )
            for players in (2, 3, 4)
        }
        stepped = take("moves from Python", lambda: measuring.python_moves_per_s(game, seconds))
        copied = take("copies", lambda: measuring.copy_us(game, seconds / 3))
        imported = take("the import", lambda: measuring.warm_import_s(game))
        compiled = take("a cold compile (about a minute)", lambda: measuring.cold_compile_s(game))
    scaling = take("two cores", lambda: measuring.two_core_scaling(game, seconds))
    if scaling is not None:
        batches["2 players, two threads"] = take("a batch on two cores", partial(batch_speed, game, 2, 2, seconds))
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
            **batch_ratios(batches["2 players"], theirs),
        },
        "seconds": seconds,
        "core": core,
        "compiled": JIT,
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def table_beside(figures: Mapping[str, float]) -> str:
    """The game of ours that stands beside a peer: that of as many players, without variants."""
    return f"{int(figures.get('players', 2))} players"


def ratios(kernel: Mapping[str, float], stepped: float, peers: Figures | None) -> dict[str, float]:
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
    random_games: Mapping[str, Speed], searches: Mapping[str, SearchSpeed], peers: Figures | None
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
    """The figures of a game that should reach something."""
    wanted = registry.game(game).bench

    def ours(name: str) -> float:
        figure = report[name]
        return float(figure) if isinstance(figure, int | float) else 0.0

    peers, kernel = report["peers"], report["kernel"]

    def figures_of(name: str) -> dict[str, float]:
        return peers.get(name, {}) if isinstance(peers, dict) else {}

    def theirs(name: str, figure: str) -> float:
        return float(figures_of(name).get(figure, 0.0))

    plies, stepped = ours("kernel_plies_per_s"), ours("python_moves_per_s")
    found = []
    if wanted.plies is not None:
        found.append(Goal("kernel plies", plies, "/s", least=wanted.plies))
    for name, label, figure, factor in wanted.peers:
        if theirs(name, figure) and isinstance(kernel, dict):
            table = table_beside(figures_of(name))
            found.append(Goal(f"kernel, {table}", kernel[table], "/s", label, theirs(name, figure), factor))
    searched, random_games = report["search_plies_per_s"], report["random_plies_per_s"]
    if isinstance(searched, dict) and isinstance(random_games, dict):
        for where, plies_there in random_games.items():
            name = f"search plies, {where}"
            found.append(Goal(name, searched[where], "/s", "random games", plies_there, SEARCH_PART))
    name, label, figure, factor = wanted.steps
    beside = theirs(name, figure)
    found.append(Goal("Python moves", stepped, "/s", label if beside else "", beside, factor, least=300_000))
    batches = report["batch_steps_per_s"]
    for name, steps in batches.items() if isinstance(batches, dict) else ():
        found.append(Goal(f"batch steps, {name}", steps, "/s", least=STEPS))
    if isinstance(batches, dict):
        for label, beside, factor in step_goals(peers):
            found.append(Goal("batch steps, 2 players", batches["2 players"], "/s", label, beside, factor))
    found.append(Goal("copy", ours("copy_us"), " µs", most=2))
    if report["two_core_scaling"] is not None:
        found.append(Goal("two cores", ours("two_core_scaling"), " times", least=1.8))
    found.append(Goal("warm import", ours("warm_import_s"), " s", most=0.5))
    return found


def print_report(game: str, report: Report) -> None:
    """Four tables: the speed of games, of the search, of batches, and all figures beside what they should be."""
    from rich.table import Table

    from tetrarch.cli.terminal.printing import make_wide_console

    console = make_wide_console()
    speeds = Table(
        title=f"{registry.facts(game).title}: random games inside the kernel, on one core", title_justify="left"
    )
    speeds.add_column("game")
    for heading in ("plies per second", "games per second"):
        speeds.add_column(heading, justify="right")
    kernel, games = report["kernel"], report["games_per_s"]
    if isinstance(kernel, dict) and isinstance(games, dict):
        for name, figure in kernel.items():
            speeds.add_row(name, f"{figure:,}", f"{games[name]:,.0f}")
    peers = report["peers"]
    for name, figures in peers.items() if isinstance(peers, dict) else ():
        if any(speed_of_peer(figures)):
            speeds.add_row(name, *(f"{figure:,.0f}" if figure else "" for figure in speed_of_peer(figures)))
    console.print(speeds)
    print_searches(report, console)
    print_batches(report, console)
    table = Table(title="Beside what they should be", title_justify="left")
    for heading in ("figure", "ours", "theirs", "ratio", "wanted", ""):
        table.add_column(heading, justify="right" if heading in ("ours", "ratio") else "left")
    for goal in goals(game, report):
        theirs = (f"{goal.peer} {goal.theirs:,.0f}{goal.unit}", f"{goal.ratio:.2f}") if goal.peer else ("", "")
        ours = f"{goal.ours:,.0f}" if goal.ours >= 1000 else f"{goal.ours:.3g}"
        table.add_row(goal.name, f"{ours}{goal.unit}", *theirs, goal.wanted, "met" if goal.is_met else "missed")
    console.print(table)
    for name, figures in peers.items() if isinstance(peers, dict) else ():
        if "error" in figures:
            console.print(f"{name}: {figures['error']}")
    console.print(f"A cold compile takes {report['cold_compile_s']} s.")


def print_searches(report: Report, console: Console) -> None:
    """The speed of the search, and of the peer's."""
    from rich.table import Table

    simulations, plies, peers = report["search_simulations_per_s"], report["search_plies_per_s"], report["peers"]
    if not isinstance(simulations, dict) or not isinstance(plies, dict):
        return
    table = Table(title="The search of the bots, 2 players, on one core", title_justify="left")
    table.add_column("from the")
    for heading in ("simulations per second", "plies per second"):
        table.add_column(heading, justify="right")
    for name, figure in simulations.items():
        table.add_row(name, f"{figure:,}", f"{plies[name]:,}")
    theirs = peers.get(MCTS, {}).get("mcts_simulations_per_s") if isinstance(peers, dict) else None
    if theirs:
        table.add_row(f"start of {MCTS} (OpenSpiel's MCTS)", f"{theirs:,.0f}", "")
    console.print(table)


def print_batches(report: Report, console: Console) -> None:
    """The steps of batches, and of the peers that have steps."""
    from rich.table import Table

    table = Table(title="Steps of batches, with masks and observations", title_justify="left")
    table.add_column("games")
    table.add_column("steps per second", justify="right")
    batches, peers = report["batch_steps_per_s"], report["peers"]
    for name, steps in batches.items() if isinstance(batches, dict) else ():
        table.add_row(f"{BATCH} of {name}", f"{steps:,}")
    for name, figures in peers.items() if isinstance(peers, dict) else ():
        if figures.get("steps_per_s"):
            table.add_row(f"{figures.get('batch', 1):.0f} of {name}", f"{figures['steps_per_s']:,.0f}")
    console.print(table)


def speed_of_peer(figures: dict[str, float]) -> tuple[float, float]:
    """The plies and games per second of another library, in its own loop where it has one; 0 where not known."""
    plies = figures.get("loop_plies_per_s") or figures.get("python_moves_per_s", 0.0)
    games = figures.get("loop_games_per_s", 0.0)
    if not games and figures.get("plies_per_game"):
        games = plies / figures["plies_per_game"]
    return plies, games
