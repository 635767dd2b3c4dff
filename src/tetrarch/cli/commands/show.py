"""``tetrarch show``, ``moves`` and ``schema``: print positions, boards, legal decisions and formats."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.kernels import choose_jit
from tetrarch.cli.input.faults import input_fault, known_name
from tetrarch.cli.input.options import AtEvent, Describe, Json, Number, Plain, Source
from tetrarch.cli.input.sources import position_in, read_position, read_source, source_name, write_out, write_output
from tetrarch.cli.terminal.printing import print_drawing
from tetrarch.cli.terminal.speech import SpokenGame, language, listed, phrase
from tetrarch.core import registry

if TYPE_CHECKING:
    from rich.text import Text

    from tetrarch.core.definition import Document
    from tetrarch.core.game import GamePosition
    from tetrarch.core.schemas import Schema


def show(
    file: Source,
    at: AtEvent = None,
    plain: Plain = False,
    describe: Describe = False,
    score: Annotated[bool, typer.Option("--score")] = False,
    svg: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    line: Annotated[bool, typer.Option("--line")] = False,
    json: Json = False,
    seat: Number = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
) -> None:
    """Draw a position, the end of a record, or a board, or write it in another form."""
    forms = {
        "--plain": plain,
        "--describe": describe,
        "--score": score,
        "--svg": svg is not None,
        "--line": line,
        "--json": json,
    }
    chosen = [name for name, given in forms.items() if given]
    if len(chosen) > 1:
        raise input_fault("choose-one", options=listed(chosen))
    if seat is not None and everything:
        raise input_fault("choose-one", options=listed(["--seat", "--all"]))
    choose_jit("off")
    form = chosen[0] if chosen else ""
    if svg is not None and svg.exists() and Path(file).exists() and svg.samefile(file):
        raise input_fault("show-itself", name=str(svg))
    found = read_source(file)
    position = position_in(found, file, at)
    if position is not None:
        is_complete = everything or (seat is None and form in ("--line", "--json"))
        show_position(position if is_complete else seen_by(position, seat, source_name(file)), form, svg)
        return
    if TYPE_CHECKING:
        assert isinstance(found, Document)
    if seat is not None or everything:
        raise input_fault("board-no-seats", subject=source_name(file))
    show_board(found, form, svg, source_name(file))


def seen_by(position: GamePosition, seat: int | None, subject: str) -> GamePosition:
    """The view of a seat, or the public view without a seat."""
    if seat is None:
        return registry.game(position.game).public_view(position)
    if not 0 <= seat < position.players:
        raise input_fault("no-such-seat", subject=subject, seat=str(seat), last=position.players - 1)
    viewer = getattr(position, "viewer", None)
    if viewer not in (None, seat):
        raise input_fault(
            "other-view", subject=subject, whose="watcher" if viewer < 0 else "seat", viewer=viewer, seat=seat
        )
    return position.view(seat)


Forms = dict[str, Callable[[], str]]


def show_position(position: GamePosition, form: str, svg: Path | None) -> None:
    """Write a position in a form."""
    from tetrarch.core.formats import write_json

    tools = SpokenGame(position.game)
    forms: Forms = {
        "--svg": lambda: tools.definition.draw_svg(position, language=language()),
        "--json": lambda: write_json(position.to_json()),
        "--line": lambda: tools.definition.position_to_line(position),
        "--describe": lambda: tools.describe_text(position),
        "--plain": lambda: tools.draw_text(position, plain=True),
        "--score": lambda: score_text(tools, position),
    }
    write_form(form, forms, svg, lambda: tools.draw_rich(position))


def score_text(tools: SpokenGame, position: GamePosition) -> str:
    """The score sheet of a position."""
    lines = tools.score_lines(position)
    if lines is None:
        raise input_fault("no-score-sheet", game=tools.definition.title)
    return "\n".join(lines)


def show_board(board: Document, form: str, svg: Path | None, subject: str) -> None:
    """Write a board in a form."""
    if form in ("--line", "--score"):
        raise input_fault("board-no-line" if form == "--line" else "board-no-points", subject=subject)
    forms: Forms = {
        "--svg": lambda: board.draw_svg(language=language()),
        "--json": board.to_text,
        "--describe": lambda: board.describe_text(language=language()),
        "--plain": partial(board.draw_text, plain=True, language=language()),
    }
    write_form(form, forms, svg, lambda: board.draw_rich(language=language()))


def write_form(form: str, forms: Forms, svg: Path | None, draw: Callable[[], Text]) -> None:
    """Write one of several forms, or print the drawing."""
    if form:
        write_output(svg, forms[form]())
    else:
        print_drawing(draw(), forms["--plain"])


def moves(file: Source, at: AtEvent = None, json: Json = False, seat: Number = None) -> None:
    """List the legal decisions; as JSON also with the positions that they lead to."""
    choose_jit("off")
    position = read_position(file, at)
    if seat is not None:
        seen = seen_by(position, seat, source_name(file))
    else:
        seat = getattr(position, "viewer", None)
        seen = position if seat is None else position.view(seat)
    if json:
        print_json(position, seen, seat)
    else:
        print_table(seen, seat)


def print_table(position: GamePosition, seat: int | None) -> None:
    """One line for each decision."""
    tools = SpokenGame(position.game)
    decisions = list(tools.decisions(position, seat))
    width = max((len(decision.notation) for decision in decisions), default=0)
    for decision in decisions:
        print(f"{decision.notation:<{width}}  {decision.sentence}  ({', '.join(decision.rules)})")
    found = phrase("legal-count", count=len(decisions), shown=str(len(decisions)))
    told = phrase("subject", subject=tools.step_sentence(position), text=found)
    print(told if seat is None else phrase("for", told=told, player=tools.player_name(position, seat)), file=sys.stderr)


def print_json(position: GamePosition, seen: GamePosition, seat: int | None) -> None:
    """One object; written piece by piece, because there may be thousands of decisions."""
    from tetrarch.core.formats import write_json

    tools = SpokenGame(position.game)
    legal = list(tools.decisions(seen, seat))
    head = {
        "game": seen.game,
        "step": seen.step,
        "seat": seen.seat,
        "decider": seen.decider,
        "viewer": seat,
        "count": len(legal),
    }
    write_out(write_json(head, pretty=False)[:-1] + ',"moves":[')
    for number, decision in enumerate(legal):
        after = tools.position_after(position, decision.id, seat)
        entry = {
            "id": decision.id,
            "notation": decision.notation,
            "sentence": decision.sentence,
            "rules": decision.rules,
            "position": after.to_json() if after is not None else None,
        }
        write_out(("," if number else "") + "\n" + write_json(entry, pretty=False))
    write_out("\n]}\n")


def schema(name: Annotated[str | None, typer.Argument(metavar="NAME")] = None) -> None:
    """Print the JSON Schema of a format, or of all."""
    choose_jit("off")
    from tetrarch.core.formats import write_json

    known = all_schemas()
    write_output(None, write_json(known if name is None else known[known_name(name, "format", known)]))


def all_schemas() -> dict[str, Schema]:
    """The schemas of all formats by name; the records of all games share one."""
    from tetrarch.analysis import evaluation
    from tetrarch.analysis import forms as analysis
    from tetrarch.analysis.fairness import fairness_schema
    from tetrarch.analysis.numbers import numbers_schema
    from tetrarch.analysis.review.forms import review_schema
    from tetrarch.bots.external import protocol as bots
    from tetrarch.bots.proofs import proof_schema
    from tetrarch.core.schemas import record_schema
    from tetrarch.puzzles.puzzle import puzzle_schema

    own = {name: schema for game in registry.games() for name, schema in game.schemas().items()}
    parts = [parts for game in registry.games() if (parts := game.record_parts())]
    ours = {
        **analysis.schemas(),
        **evaluation.schemas(),
        "review": review_schema(),
        "proof": proof_schema(),
        "puzzle": puzzle_schema(),
    }
    ours |= {"fairness": fairness_schema(), "numbers": numbers_schema()}
    return {**own, "record": record_schema(parts), **bots.schemas(), **ours}
