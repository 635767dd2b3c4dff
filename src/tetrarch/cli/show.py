"""``tetrarch show``: a position, a game or a board, drawn, described or written in another form."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.faults import InputFault
from tetrarch.cli.files import source_name, write_output
from tetrarch.cli.games import GAMES, tools_of
from tetrarch.cli.jit import choose_jit
from tetrarch.cli.options import AtEvent, Json, Plain
from tetrarch.cli.printing import print_drawing
from tetrarch.cli.sources import position_in, read_source

if TYPE_CHECKING:
    from tetrarch.cli.games import Moment
    from tetrarch.eko import Board


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
        bool, typer.Option("--score", help="Legends: print where every point comes from, if it ended now.")
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
        raise InputFault(f"{' and '.join(chosen)}: choose one of them")
    if seat is not None and everything:
        raise InputFault("--seat and --all: choose one of them")
    choose_jit("off")
    way = chosen[0] if chosen else ""
    if svg is not None and svg.exists() and Path(file).exists() and svg.samefile(file):
        raise InputFault(f"{svg}: is what is to be shown; name another file for the drawing")
    found = read_source(file)
    position = position_in(found, file, at)
    if position is not None:
        whole = everything or (seat is None and way in ("--line", "--json"))
        show_position(position if whole else seen_by(position, seat, source_name(file)), way, svg)
    else:
        if TYPE_CHECKING:
            assert isinstance(found, Board)
        if seat is not None or everything:
            raise InputFault(f"{source_name(file)}: is a board; only games have seats, and something to hide")
        show_board(found, way, svg, source_name(file))


def seen_by(position: Moment, seat: int | None, subject: str) -> Moment:
    """What a seat may know of a position, or everybody where no seat is named."""
    if seat is None:
        return tools_of(position).public_view(position)
    try:
        return position.view(seat)
    except ValueError as error:
        raise InputFault(f"{subject}: --seat: {error}") from None


def show_position(position: Moment, way: str, svg: Path | None) -> None:
    """Show a position in the way that was chosen."""
    from tetrarch.core.formats import write_json

    tools = tools_of(position)
    if way == "--svg":
        write_output(svg, tools.draw_svg(position))
    elif way == "--json":
        write_output(None, write_json(position.to_json()))
    elif way == "--line":
        write_output(None, tools.position_to_line(position))
    elif way == "--describe":
        write_output(None, tools.describe_text(position))
    elif way == "--plain":
        write_output(None, tools.draw_text(position, plain=True))
    elif way == "--score":
        lines = tools.score_lines(position)
        if lines is None:
            raise InputFault(f"--score: {GAMES[position.game]} has no score sheet; the drawing shows all points")
        write_output(None, "\n".join(lines))
    else:
        print_drawing(tools.draw_rich(position), lambda: tools.draw_text(position, plain=True))


def show_board(board: Board, way: str, svg: Path | None, subject: str) -> None:
    """Show a board in the way that was chosen."""
    from tetrarch.eko.board_format import format_board
    from tetrarch.eko.drawing_svg import draw_board_svg
    from tetrarch.eko.drawing_text import describe_board_text, draw_board_rich, draw_board_text

    if way == "--svg":
        write_output(svg, draw_board_svg(board))
    elif way == "--json":
        write_output(None, format_board(board))
    elif way == "--line":
        raise InputFault(f"{subject}: is a board; only positions have a form in one line")
    elif way == "--score":
        raise InputFault(f"{subject}: is a board; only games have points")
    elif way == "--describe":
        write_output(None, describe_board_text(board))
    elif way == "--plain":
        write_output(None, draw_board_text(board, plain=True))
    else:
        print_drawing(draw_board_rich(board), lambda: draw_board_text(board, plain=True))
