"""``tetrarch show``: a position, a game or a board, drawn, described or written in another form."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.warmup import choose_jit
from tetrarch.cli.input.faults import input_fault
from tetrarch.cli.input.files import source_name, write_output
from tetrarch.cli.input.options import AtEvent, Json, Plain
from tetrarch.cli.input.sources import position_in, read_source
from tetrarch.cli.terminal.printing import print_drawing
from tetrarch.cli.terminal.speech import language, listed
from tetrarch.cli.terminal.spoken_game import SpokenGame
from tetrarch.core import registry

if TYPE_CHECKING:
    from tetrarch.core.definition import Document
    from tetrarch.core.game import GamePosition


def show(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE", help="A position, record or board, a position in one line, or - for the standard input."
        ),
    ],
    at: AtEvent = None,
    plain: Plain = False,
    describe: Annotated[bool, typer.Option("--describe", help="Say it in words, for screen readers.")] = False,
    score: Annotated[
        bool, typer.Option("--score", help="Print where every point comes from, if the game has a score sheet.")
    ] = False,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Draw it into an SVG file; - prints it.")
    ] = None,
    line: Annotated[bool, typer.Option("--line", help="Print the position in one line.")] = False,
    json: Json = False,
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat", metavar="N", help="Show only what this seat may know.", show_default="what all may know"
        ),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show also what is hidden from everybody.")] = False,
) -> None:
    """Draw a position, the end of a record, or a board.

    Pictures and words hold what everybody may know; --seat adds what one seat knows, --all the whole truth. Only --line
    and --json, which other programs read, are complete unless a seat is named.
    """
    chosen = [
        name
        for name, given in (
            ("--plain", plain),
            ("--describe", describe),
            ("--score", score),
            ("--svg", svg is not None),
            ("--line", line),
            ("--json", json),
        )
        if given
    ]
    if len(chosen) > 1:
        raise input_fault("choose-one", options=listed(chosen))
    if seat is not None and everything:
        raise input_fault("choose-one", options=listed(["--seat", "--all"]))
    choose_jit("off")
    way = chosen[0] if chosen else ""
    if svg is not None and svg.exists() and Path(file).exists() and svg.samefile(file):
        raise input_fault("show-itself", name=str(svg))
    found = read_source(file)
    position = position_in(found, file, at)
    if position is not None:
        whole = everything or (seat is None and way in ("--line", "--json"))
        show_position(position if whole else seen_by(position, seat, source_name(file)), way, svg)
    else:
        if TYPE_CHECKING:
            assert isinstance(found, Document)
        if seat is not None or everything:
            raise input_fault("board-no-seats", subject=source_name(file))
        show_board(found, way, svg, source_name(file))


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


def show_position(position: GamePosition, way: str, svg: Path | None) -> None:
    """Show a position in the way that was chosen."""
    from tetrarch.core.formats import write_json

    tools = SpokenGame(position.game)
    if way == "--svg":
        write_output(svg, tools.definition.draw_svg(position, language=language()))
    elif way == "--json":
        write_output(None, write_json(position.to_json()))
    elif way == "--line":
        write_output(None, tools.definition.position_to_line(position))
    elif way == "--describe":
        write_output(None, tools.describe_text(position))
    elif way == "--plain":
        write_output(None, tools.draw_text(position, plain=True))
    elif way == "--score":
        lines = tools.score_lines(position)
        if lines is None:
            raise input_fault("no-score-sheet", game=tools.definition.title)
        write_output(None, "\n".join(lines))
    else:
        print_drawing(tools.draw_rich(position), lambda: tools.draw_text(position, plain=True))


def show_board(board: Document, way: str, svg: Path | None, subject: str) -> None:
    """Show a board in the way that was chosen."""
    in_ascii = partial(board.draw_text, plain=True, language=language())
    if way == "--svg":
        write_output(svg, board.draw_svg(language()))
    elif way == "--json":
        write_output(None, board.to_text())
    elif way == "--line":
        raise input_fault("board-no-line", subject=subject)
    elif way == "--score":
        raise input_fault("board-no-points", subject=subject)
    elif way == "--describe":
        write_output(None, board.describe_text(language()))
    elif way == "--plain":
        write_output(None, in_ascii())
    else:
        print_drawing(board.draw_rich(language()), in_ascii)
