"""``tetrarch verify``: whether records tell the truth."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.warmup import choose_jit
from tetrarch.cli.input.faults import BAD_INPUT, error_lines, tell_error
from tetrarch.cli.input.files import read_text, source_name
from tetrarch.cli.input.sources import definition_of
from tetrarch.cli.terminal.speech import language, listed, phrase
from tetrarch.cli.terminal.spoken_game import SpokenGame

if TYPE_CHECKING:
    from tetrarch.core.game import GamePosition
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
            game = definition_of(record, name).verify(record, name)
        except ValueError as error:
            lies = True
            sys.stdout.flush()
            for line in error_lines(error):
                tell_error(line)
        else:
            print(phrase("subject", subject=name, text=said(record, game)))
    if lies:
        raise typer.Exit(BAD_INPUT)


def said(record: Record, game: Game[GamePosition]) -> str:
    """A line about a true record."""
    from tetrarch.core.text.messages import clauses

    outcome = SpokenGame(game.position.game).step_sentence(game.position)
    parts = [
        phrase("verify-true"),
        phrase("verify-events", events=len(game.events), shown=str(len(game.events))),
        outcome if game.outcome else phrase("verify-unfinished", now=outcome),
        *ending_words(game),
        chance_words(record, game),
    ]
    return clauses(parts, language())


def chance_words(record: Record, game: Game[GamePosition]) -> str:
    """What a record proves about its chance."""
    if record.seed is not None:
        return phrase("verify-seed", deals=sum(event.chance is not None for event in game.events))
    if record.commitment is None:
        return phrase("verify-no-commitment")
    return phrase("verify-unrevealed" if game.outcome or game.ending else "verify-not-yet")


def ending_words(game: Game[GamePosition]) -> list[str]:
    """How the match ended, if a player gave up or the match was closed."""
    ending = game.ending
    if ending is None:
        return []
    if ending.reason == "closed":
        return [phrase("verify-closed")]
    name = partial(SpokenGame(game.position.game).player_name, game.position)
    return [
        phrase(
            "verify-resigned" if ending.reason == "resigned" else "verify-timed-out",
            losers=len(ending.seats),
            names=listed(map(name, ending.seats)),
            winners=len(ending.winners),
            others=listed(map(name, ending.winners)),
        )
    ]
