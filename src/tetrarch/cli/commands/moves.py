"""``tetrarch moves``: all that can be decided in a position."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.warmup import choose_jit
from tetrarch.cli.input.files import source_name, write_out
from tetrarch.cli.input.options import AtEvent, Json, Source
from tetrarch.cli.input.sources import read_position
from tetrarch.cli.terminal.speech import phrase
from tetrarch.cli.terminal.spoken_game import SpokenGame

if TYPE_CHECKING:
    from tetrarch.core.game import GamePosition


def moves(
    file: Source,
    at: AtEvent = None,
    json: Json = False,
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat",
            metavar="N",
            help="Only what this seat may decide and know.",
            show_default="the whole truth, and who is to decide",
        ),
    ] = None,
) -> None:
    """List what is legal: notation, sentence and rules.

    With --json each decision also comes with the position that it leads to: the whole truth, or with --seat what that
    seat will then know, and null where something that is hidden from it now would come to light.
    """
    choose_jit("off")
    position = read_position(file, at)
    if seat is not None:
        from tetrarch.cli.commands.show import seen_by

        seen_by(position, seat, source_name(file))  # says that there is no such seat, or that this is another's view
    seat = getattr(position, "viewer", None) if seat is None else seat
    if json:
        print_json(position, seat)
    else:
        print_table(position if seat is None else position.view(seat), seat)


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


def print_json(position: GamePosition, seat: int | None) -> None:
    """One object; written piece by piece, for there may be thousands of decisions."""
    from tetrarch.core.formats import write_json

    tools = SpokenGame(position.game)
    seen = position if seat is None else position.view(seat)
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
