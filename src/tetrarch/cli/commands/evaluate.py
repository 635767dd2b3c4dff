"""``tetrarch evaluate``: the prospects of all players; ``calibrate``: how they are fitted to results."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from tetrarch.cli.commands.advise import BAR, percent
from tetrarch.cli.commands.kernels import choose_jit, ensure_warm
from tetrarch.cli.commands.numbers import Processes, Progress
from tetrarch.cli.input.faults import INTERRUPTED, input_fault
from tetrarch.cli.input.options import AtEvent, FixedSeed, GameName, Json, Number
from tetrarch.cli.input.sources import read_position, write_out, write_output, write_text
from tetrarch.cli.measuring import allowed_cores
from tetrarch.cli.terminal.printing import stops_at_once
from tetrarch.cli.terminal.speech import SpokenGame, decimal, language, phrase
from tetrarch.core import registry

if TYPE_CHECKING:
    from tetrarch.analysis import Evaluation, Ownership
    from tetrarch.analysis.calibration.sampling import Plan
    from tetrarch.core.game import GamePosition
    from tetrarch.core.position import FlatPosition

SECONDS = 3.0
"""The longest time without a number of simulations, if the kernels are not compiled."""
LEAST_SHARE = 0.005
"""Smaller chances of owning a place are not printed."""


def evaluate(
    position: Annotated[str, typer.Argument(metavar="POSITION")],
    at: AtEvent = None,
    seat: Number = None,
    simulations: Number = None,
    seed: FixedSeed = "1",
    json: Json = False,
) -> None:
    """Evaluate a position: chances to win, expected points, and who will own what."""
    if simulations is not None and simulations < 1:
        raise input_fault("not-one-or-more", option="--simulations", given=str(simulations))
    choose_jit("auto")
    given = read_position(position, at)
    from tetrarch import analysis
    from tetrarch.analysis.evaluation import USUAL_SIMULATIONS
    from tetrarch.bots import Control

    control = Control(time.monotonic, seconds=SECONDS if simulations is None else None)
    with stops_at_once(control):
        evaluation = analysis.evaluate(
            cast("FlatPosition", given),
            seat,
            simulations=simulations or USUAL_SIMULATIONS,
            seed=seed,
            control=control,
        )
    if json:
        write_output(None, evaluation.to_text())
    else:
        view = registry.game(given.game).public_view(given) if seat is None else given.view(seat)
        write_out("\n".join(evaluation_lines(evaluation, view)) + "\n")


def evaluation_lines(evaluation: Evaluation, position: GamePosition) -> list[str]:
    """The evaluation as lines of plain text."""
    definition = registry.game(evaluation.game)
    players = [definition.player_name(position, seat, language()) for seat in range(position.players)]
    made = phrase("simulations", count=evaluation.simulations)
    width = max(map(len, players))
    lines = [
        phrase("sentence", text=SpokenGame(position.game).step_sentence(position)),
        phrase("evaluation-chances", based=phrase("certain") if evaluation.proven else made),
    ]
    for player, chance, points in zip(players, evaluation.chances, evaluation.points, strict=True):
        bar = "#" * round(BAR * chance)
        lines.append(f"  {player:<{width}}  {percent(chance):>6}  {decimal(points, 1):>5}  {bar}".rstrip())
    if evaluation.owners:
        longest = max(len(owned.place) for owned in evaluation.owners)
        lines.append(phrase("evaluation-owners"))
        lines += [f"  {owned.place:<{longest}}  {owner_words(owned, players)}" for owned in evaluation.owners]
    return lines


def owner_words(owned: Ownership, players: list[str]) -> str:
    """The likely owners of a place, the most likely first."""
    shares = sorted(zip(owned.shares, players, strict=True), key=lambda pair: -pair[0])
    told = [f"{player} {percent(share)}" for share, player in shares if share >= LEAST_SHARE]
    return ", ".join(told) or phrase("evaluation-nobody")


def calibrate(
    *,
    game: GameName,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER")],
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", min=6)] = 3000,
    samples: Annotated[int, typer.Option("--samples", metavar="N", min=1)] = 4,
    simulations: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    seed: FixedSeed = "1",
    also: Annotated[list[Path] | None, typer.Option("--also", metavar="FOLDER")] = None,
    with_variants: Annotated[bool, typer.Option("--variants")] = False,
    processes: Processes = None,
) -> None:
    """Compare evaluations with the results of games between bots, and fit the calibration."""
    choose_jit("on")
    from tetrarch.analysis.calibration.sampling import Plan
    from tetrarch.analysis.evaluation import USUAL_SIMULATIONS

    simulations = simulations or USUAL_SIMULATIONS
    plan = Plan(game=game, games=games, samples=samples, simulations=simulations, seed=seed, variants=with_variants)
    ensure_warm(game)
    write_calibration(plan, out, also or [], processes or len(allowed_cores()))


def write_calibration(plan: Plan, out: Path, also: list[Path], processes: int) -> None:
    """Play the games of a plan that the folder does not hold yet, and write the fit and the report.

    Games with variants are not fitted: the report is about the packaged fit.
    """
    from tetrarch.analysis.calibration import fitting, report, sampling
    from tetrarch.analysis.calibration.parameters import parameters
    from tetrarch.core.formats import write_json

    beside = sampling.games_beside(plan, also)
    progress = Progress(plan.games)
    try:
        sampled = sampling.run_plan(plan, out, processes=processes, on_start=progress.begin, on_game=progress.add)
    except KeyboardInterrupt:
        print(phrase("numbers-stopped", done=str(progress.done), total=str(progress.total)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        progress.end()
    sampled += beside
    fitted = {} if plan.variants else fitting.fit(sampled)
    found = report.make_report(plan.game, plan.simulations, sampled, parameters(plan.game) if plan.variants else None)
    title = phrase("calibration-title", game=registry.game(plan.game).title)
    files = {
        **({"calibration.json": write_json({str(players): one for players, one in fitted.items()})} if fitted else {}),
        "report.json": write_json(found),
        "report.md": report.report_tables(found),
        f"calibration-{plan.game}.svg": report.draw_reliability(found, title),
    }
    print(report.report_tables(found))
    for name, text in files.items():
        write_text(out / name, text if text.endswith("\n") else f"{text}\n")
        print(phrase("file-written", name=str(out / name)))
