"""``tetrarch bench``: our speed, and that of other libraries in the same run."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar

import typer

from tetrarch.cli import measuring
from tetrarch.cli.commands.kernels import choose_jit, ensure_warm
from tetrarch.cli.input.faults import input_fault, known_name
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
SEARCH_PART = 0.7
"""The least part of the plies of random games that a search should reach."""
TWO_THREADS = 1.8
"""The least speed of a batch on two threads, relative to one."""
PEERS = "peers"
PARTS = ("kernel", "python", "search", "batch", "compile", PEERS)
"""The parts of a run, as ``--only`` names them."""
FIGURES = (
    *("kernel_plies_per_s", "kernel", "games_per_s", "two_core_scaling"),
    *("search_simulations_per_s", "search_plies_per_s", "random_plies_per_s"),
    *("batch_steps_per_s", "python_moves_per_s", "copy_us", "cold_play_compile_s", "cold_compile_s", "warm_import_s"),
)
"""The keys of a report that parts measure; they are null if their part is left out."""
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
    only: Annotated[str | None, typer.Option("--only", metavar="PARTS")] = None,
    json: Json = False,
) -> None:
    """Measure the speed, beside other libraries."""
    parts, named = read_parts(only)
    if peers is not None:
        parts = parts | {PEERS} if peers else parts - {PEERS}
    command = measuring.peers_command(named) if PEERS in parts else None
    if command is None and PEERS in parts and (peers or only is not None):
        raise input_fault("bench-no-peers")
    choose_jit("on", force=True)
    from tetrarch.core.formats import write_json

    chosen = games or []
    console = make_console(stderr=True)
    if parts - {PEERS}:
        for game in chosen:
            ensure_warm(game)
    reports = measure_games(chosen, QUICK_SECONDS if quick else SECONDS, command, console, parts, named)
    if json:
        print(write_json(reports[chosen[0]] if len(chosen) == 1 else reports))
        return
    for game, report in reports.items():
        print_report(game, report)
    if command is None and peers is None and only is None:
        console.print(
            "The other libraries are not installed, so only Tetrarch is measured; 'make bench' installs them."
        )


def read_parts(only: str | None) -> tuple[frozenset[str], tuple[str, ...]]:
    """The parts to measure, and the peers that are named among them; all parts if the option is not given."""
    if only is None:
        return frozenset(PARTS), ()
    parts = set()
    named: list[str] = []
    for text in only.split(","):
        part, _, names = text.strip().partition("=")
        parts.add(known_name(part if part == PEERS else text.strip(), "part", PARTS))
        named += [known_name(name, "peer", measuring.PEERS) for name in names.split("+") if name]
    return frozenset(parts), tuple(dict.fromkeys(named))


def measure_games(
    games: Sequence[str],
    seconds: float,
    command: list[str] | None,
    console: Console,
    parts: frozenset[str] = frozenset(PARTS),
    named: Sequence[str] = (),
) -> dict[str, Report]:
    """Measure the games; the other libraries are measured once. A named peer that cannot be measured is a fault."""
    with measuring.on_one_core() as core, console.status("Measuring other libraries"):
        theirs = measuring.measure_peers(command, seconds, core) if command else None
    for name in named:
        if "error" in (figures := (theirs or {}).get(name, {})):
            raise input_fault("bench-peer-failed", name=name, reason=str(figures["error"]))
    return {game: measure(game, seconds, theirs, console, parts) for game in games}


def measure(
    game: str, seconds: float, theirs: measuring.Figures | None, console: Console, parts: frozenset[str]
) -> Report:
    """Measure the figures of some parts, one after another."""
    from tetrarch.core.kernel import JIT

    def take(what: str, measurement: Callable[..., Figure], *arguments: object) -> Figure:
        with console.status(f"Measuring {what} of {registry.facts(game).title}"):
            return measurement(game, *arguments)

    report: Report = {"game": game, "parts": [part for part in PARTS if part in parts], **dict.fromkeys(FIGURES)}
    found: dict[str, float] = {}
    with measuring.on_one_core() as core:
        if "kernel" in parts:
            report |= measure_kernel(game, seconds, take)
        if "search" in parts:
            figures, compared = measure_search(game, seconds, take, theirs)
            report |= figures
            found |= compared
        if "batch" in parts:
            report["batch_steps_per_s"] = {
                f"{count} players": round(
                    take(f"a batch with {count} players", measuring.batch_speed, count, 1, seconds)
                )
                for count in (2, 3, 4)
            }
            found |= measuring.batch_ratios(report["batch_steps_per_s"]["2 players"], theirs)
        if "python" in parts:
            report["python_moves_per_s"] = round(take("moves from Python", measuring.python_moves_per_s, seconds))
            report["copy_us"] = round(take("copies", measuring.copy_us, seconds / 3), 3)
        if "compile" in parts:
            report["warm_import_s"] = round(take("the import", measuring.warm_import_s), 3)
            compiled = take("a cold compile (about half a minute)", measuring.cold_compile_s)
            report["cold_play_compile_s"] = round(compiled.play, 2)
            report["cold_compile_s"] = round(compiled.all, 2)
    if "kernel" in parts:
        scaling = take("two cores", measuring.two_core_scaling, seconds)
        report["two_core_scaling"] = None if scaling is None else round(scaling, 3)
    if "batch" in parts and len(measuring.allowed_cores()) > 1:
        steps = take("a batch on two cores", measuring.batch_speed, 2, 2, seconds)
        report["batch_steps_per_s"]["2 players, two threads"] = round(steps)
    return {
        **report,
        PEERS: theirs,
        "ratios": {**ratios(report["kernel"], report["python_moves_per_s"], theirs), **found},
        "seconds": seconds,
        "core": core,
        "compiled": JIT,
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def measure_kernel(game: str, seconds: float, take: Callable[..., Any]) -> Report:
    """Random games inside the kernel, for each number of players, without variants and with all."""
    kernel: dict[str, measuring.Speed] = {}
    for variants in ((), registry.game(game).bench.variants):
        for players in (2, 3, 4):
            name = f"{players} players{', all variants' if variants else ''}"
            kernel[name] = take(f"the kernel with {name}", measuring.kernel_speed, players, variants, seconds)
    return {
        "kernel_plies_per_s": round(kernel["2 players"].plies),
        "kernel": {name: round(speed.plies) for name, speed in kernel.items()},
        "games_per_s": {name: round(speed.games, 1) for name, speed in kernel.items()},
    }


def measure_search(
    game: str, seconds: float, take: Callable[..., Any], theirs: measuring.Figures | None
) -> tuple[Report, dict[str, float]]:
    """The searches, and random games from the same positions; also the ratios of the two."""
    positions = {"start": measuring.starts(game, 2), "middle": measuring.middles(game)}
    random_games: dict[str, measuring.Speed] = {
        where: take(f"random games from the {where}", measuring.playout_speed, there, seconds)
        for where, there in positions.items()
    }
    searches: dict[str, measuring.SearchSpeed] = {}
    for kind, text in measuring.SEARCHES.items():
        for where, there in positions.items():
            name = f"{where}{kind}"
            searches[name] = take(f"the search from the {name}", measuring.search_speed, text, there, seconds)
    figures = {
        "search_simulations_per_s": {name: round(speed.simulations) for name, speed in searches.items()},
        "search_plies_per_s": {name: round(speed.plies) for name, speed in searches.items()},
        "random_plies_per_s": {where: round(speed.plies) for where, speed in random_games.items()},
    }
    return figures, search_ratios(random_games, searches, theirs)


def table_beside(figures: Mapping[str, float]) -> str:
    """Our game to compare with a peer: for as many players, without variants."""
    return f"{int(figures.get('players', 2))} players"


def ratios(
    kernel: Mapping[str, float] | None, stepped: float | None, peers: measuring.Figures | None
) -> dict[str, float]:
    """Ours divided by theirs: the kernel by their own loops, steps from Python by steps from Python."""
    found: dict[str, float] = {}
    for name, figures in (peers or {}).items():
        plies = kernel[table_beside(figures)] if kernel else 0.0
        if plies and figures.get("loop_plies_per_s"):
            found[f"kernel / {name} loop"] = round(plies / figures["loop_plies_per_s"], 2)
        if plies and figures.get("python_moves_per_s"):
            found[f"kernel / {name}"] = round(plies / figures["python_moves_per_s"], 2)
        if stepped and figures.get("python_moves_per_s"):
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
    """The figures of a game that have a goal and were measured."""
    wanted = registry.game(game).bench
    peers: measuring.Figures = report[PEERS] or {}

    def theirs(name: str, figure: str) -> float:
        return float(peers.get(name, {}).get(figure, 0.0))

    found = []
    if kernel := report["kernel"]:
        if wanted.plies is not None:
            found.append(Goal("kernel plies", report["kernel_plies_per_s"], "/s", least=wanted.plies))
        for name, label, figure, factor in wanted.peers:
            if theirs(name, figure):
                table = table_beside(peers[name])
                found.append(Goal(f"kernel, {table}", kernel[table], "/s", label, theirs(name, figure), factor))
        if wanted.all_variants:
            plain, full = (kernel[f"2 players{more}"] for more in ("", ", all variants"))
            found.append(Goal("kernel, all variants", full, "/s", "no variants", plain, wanted.all_variants))
    for where, plies in (report["random_plies_per_s"] or {}).items():
        searched = report["search_plies_per_s"][where]
        found.append(Goal(f"search plies, {where}", searched, "/s", "random games", plies, SEARCH_PART))
    if stepped := report["python_moves_per_s"]:
        name, label, figure, factor = wanted.steps
        beside = theirs(name, figure)
        found.append(Goal("Python moves", stepped, "/s", label if beside else "", beside, factor, least=300_000))
    if batches := report["batch_steps_per_s"]:
        one, two = batches["2 players"], batches.get("2 players, two threads")
        found.append(Goal("batch steps, 2 players", one, "/s", least=measuring.STEPS))
        if two is not None:
            found.append(Goal("batch steps, two threads", two, "/s", "one thread", one, TWO_THREADS))
        for label, beside, factor in measuring.step_goals(peers):
            found.append(Goal("batch steps, 2 players", one, "/s", label, beside, factor))
    if report["copy_us"] is not None:
        found.append(Goal("copy", report["copy_us"], " µs", most=2))
    if report["two_core_scaling"] is not None:
        found.append(Goal("two cores", report["two_core_scaling"], " times", least=1.8))
    if report["warm_import_s"] is not None:
        found.append(Goal("warm import", report["warm_import_s"], " s", most=0.5))
    return found


def print_report(game: str, report: Report) -> None:
    """Tables of what was measured: games, the search, batches, figures beside their goals, and ratios to peers."""
    console = make_wide_console()
    peers: measuring.Figures = report[PEERS] or {}
    speeds = {name: speed_of_peer(figures) for name, figures in peers.items() if any(speed_of_peer(figures))}
    if report["kernel"] or speeds:
        title = f"{registry.facts(game).title}: random games inside the kernel, on one core"
        table = new_table(title, "game", ("plies per second", "games per second"))
        for name, figure in (report["kernel"] or {}).items():
            table.add_row(name, f"{figure:,}", f"{report['games_per_s'][name]:,.0f}")
        for name, speed in speeds.items():
            table.add_row(name, *(f"{figure:,.0f}" if figure else "" for figure in speed))
        console.print(table)
    if report["search_simulations_per_s"]:
        title = "The search of the bots, 2 players, on one core"
        table = new_table(title, "from the", ("simulations per second", "plies per second"))
        for name, figure in report["search_simulations_per_s"].items():
            table.add_row(name, f"{figure:,}", f"{report['search_plies_per_s'][name]:,}")
        if theirs := peers.get(MCTS, {}).get("mcts_simulations_per_s"):
            table.add_row(f"start of {MCTS} (OpenSpiel's MCTS)", f"{theirs:,.0f}", "")
        console.print(table)
    if report["batch_steps_per_s"]:
        table = new_table("Steps of batches, with masks and observations", "games", ("steps per second",))
        for name, steps in report["batch_steps_per_s"].items():
            table.add_row(f"{measuring.BATCH} of {name}", f"{steps:,}")
        for name, figures in peers.items():
            if figures.get("steps_per_s"):
                table.add_row(f"{figures.get('batch', 1):.0f} of {name}", f"{figures['steps_per_s']:,.0f}")
        console.print(table)
    if wanted := goals(game, report):
        console.print(goal_table(wanted))
    if report["ratios"]:
        table = new_table("Ratios of figures of this run", "ours / theirs", ("ratio",))
        for name, ratio in report["ratios"].items():
            table.add_row(name, f"{ratio:,}")
        console.print(table)
    for name, figures in peers.items():
        if "error" in figures:
            console.print(f"{name}: {figures['error']}")
    if report["cold_compile_s"] is not None:
        playing = report["cold_play_compile_s"]
        console.print(f"A cold compile takes {report['cold_compile_s']} s. Bots can play after {playing} s.")


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
