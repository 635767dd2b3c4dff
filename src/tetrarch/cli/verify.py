"""``tetrarch verify``: whether records tell the truth."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.faults import BAD_INPUT, error_lines
from tetrarch.cli.files import read_text, source_name
from tetrarch.cli.games import tools_of, tools_of_record
from tetrarch.cli.jit import choose_jit

if TYPE_CHECKING:
    from tetrarch.cli.games import Moment
    from tetrarch.core.record import Game, Record


def verify(
    records: Annotated[list[str], typer.Argument(metavar="RECORD...", help="Records, or - for the standard input.")],
) -> None:
    """Check that records tell the truth.

    They are replayed move by move, and all that they claim is checked: result, seed and commitment.
    """
    choose_jit("auto")
    from tetrarch.core.record import parse_record

    lies = False
    for source in records:
        name = source_name(source)
        try:
            record = parse_record(read_text(source), name)
            game = tools_of_record(record, name).verify_record(record, name)
        except ValueError as error:
            lies = True
            sys.stdout.flush()
            for line in error_lines(error):
                print(f"error: {line}", file=sys.stderr)
        else:
            print(f"{name}: {said(record, game)}")
    if lies:
        raise typer.Exit(BAD_INPUT)


def said(record: Record, game: Game[Moment]) -> str:
    """What a true record tells, in one line."""
    deals = sum(event.chance is not None for event in game.events)
    if record.seed is not None:
        dealt = (
            f"gives this start and {'the deal' if deals == 1 else f'all {deals} deals'}"
            if deals
            else "deals this start"
        )
        chance = f"the seed {dealt}, and was committed to"
    elif record.commitment is None:
        chance = "no commitment"
    elif game.outcome:
        chance = "committed to a seed that was not revealed: nothing proves that it dealt this game"
    else:
        chance = "committed to a seed that is not revealed yet"
    outcome = tools_of(game.position).step_sentence(game.position)
    return f"true; {len(game.events)} events; {outcome if game.outcome else f'unfinished, {outcome}'}; {chance}"
