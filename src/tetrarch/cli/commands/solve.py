"""``tetrarch solve``: exact results near the end of a game, with proofs."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from tetrarch.cli.commands.kernels import choose_jit
from tetrarch.cli.input.faults import input_fault
from tetrarch.cli.input.options import AtEvent, Json, Number
from tetrarch.cli.input.sources import read_position, read_text, source_name, write_out, write_output
from tetrarch.cli.terminal.speech import SpokenGame, language, phrase
from tetrarch.core.text.messages import clauses

if TYPE_CHECKING:
    from tetrarch.bots.endgame import Goal, Solution
    from tetrarch.core.game import GamePosition
    from tetrarch.core.position import FlatPosition

USUAL_NODES = 1_000_000
RESULTS = {
    ("win", "yes"): "solve-yes",
    ("win", "no"): "solve-no",
    ("end", "yes"): "solve-yes-end",
    ("end", "no"): "solve-no-end",
    ("share", "yes"): "solve-yes-share",
    ("share", "no"): "solve-no-share",
    ("hold", "yes"): "solve-yes-hold",
    ("hold", "no"): "solve-no-hold",
    ("save", "yes"): "solve-yes-save",
    ("save", "no"): "solve-no-save",
    ("lead", "yes"): "solve-yes-lead",
    ("lead", "no"): "solve-no-lead",
}
"""The messages of results, by what was asked and the answer."""


def solve(
    position: Annotated[str | None, typer.Argument(metavar="POSITION")] = None,
    at: AtEvent = None,
    seat: Number = None,
    goal: Annotated[str, typer.Option(metavar="GOAL")] = "win",
    turns: Annotated[int, typer.Option(metavar="N")] = 1,
    nodes: Annotated[int, typer.Option(metavar="N")] = USUAL_NODES,
    json: Json = False,
    proof: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    check: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Prove results near the end of a game, or check a proof."""
    choose_jit("auto")
    if check is not None and position is None:
        check_file(check)
        return
    if position is None or check is not None:
        raise input_fault("solve-what")
    given = read_position(position, at)
    import msgspec

    from tetrarch.bots.endgame import Unsolvable, solve_with_prover

    try:
        flat = cast("FlatPosition", given)
        solution, prover = solve_with_prover(flat, seat, cast("Goal", goal), turns, nodes)
        found = prover.proof(nodes) if proof is not None and solution.answer == "yes" else None
    except Unsolvable as error:
        raise input_fault("proof-wrong", subject=source_name(position), reason=error.text_in(language())) from None
    if json:
        write_output(None, msgspec.json.format(msgspec.json.encode(solution), indent=2).decode() + "\n")
    else:
        write_out("\n".join(solution_lines(given, solution, nodes)) + "\n")
    if proof is not None:
        if found is None:
            raise input_fault("solve-proof-no", file=str(proof))
        write_output(proof, msgspec.json.encode(found).decode() + "\n")
        if not json:
            write_out(phrase("proof-written", nodes=len(found.branches), file=str(proof)) + "\n")


def check_file(file: Path) -> None:
    """Check a proof, and report how many positions were replayed."""
    from tetrarch.bots.proofs import ProofError, check_proof, read_proof

    try:
        nodes = check_proof(read_proof(read_text(str(file)), str(file)))
    except ProofError as error:
        raise input_fault("proof-wrong", subject=str(file), reason=error.text_in(language())) from None
    write_out(phrase("proof-right", file=str(file), nodes=nodes) + "\n")


def solution_lines(position: GamePosition, solution: Solution, nodes: int) -> list[str]:
    """A solution as lines of text."""
    spoken = SpokenGame(position.game)
    player = spoken.player_name(position, solution.seat)
    if solution.answer == "unknown":
        name = "solve-unknown" if solution.nodes >= nodes else "solve-unknown-hidden"
        return [phrase(name, nodes=solution.nodes)]
    asked = "end" if solution.goal == "win" and solution.turns is None else solution.goal
    lines = [phrase(RESULTS[asked, solution.answer], player=player, turns=solution.turns or 0)]
    if solution.line:
        groups = groupby(solution.line, key=lambda step: step.seat)
        told = (
            f"{spoken.player_name(position, of)} {', '.join(step.notation for step in steps)}" for of, steps in groups
        )
        points = (f"{spoken.player_name(position, of)} {number}" for of, number in enumerate(solution.points))
        lines += [
            phrase("solve-line", line=clauses(told, language())),
            phrase("solve-points", points=", ".join(points)),
        ]
    return [*lines, phrase("solve-effort", nodes=solution.nodes)]
