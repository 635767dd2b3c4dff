"""``tetrarch new``: deal a game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from tetrarch.cli.commands.warmup import choose_jit
from tetrarch.cli.input.faults import input_fault, known_name
from tetrarch.cli.input.files import write_output
from tetrarch.cli.input.options import GameName, GivenOptions, Players, Seed, deal_game
from tetrarch.cli.terminal.speech import phrase
from tetrarch.core import registry


def new(
    *,
    game: GameName,
    players: Players = None,
    seed: Seed = None,
    options: GivenOptions,
    position: Annotated[bool, typer.Option("--position", help="Write a position instead of a record.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Write to a file.", show_default="standard output"),
    ] = None,
) -> None:
    """Deal a game and write its record.

    It holds what was agreed and what chance has dealt, and no decision yet.
    """
    known_name(game, "game", registry.names())
    choose_jit("off")
    from tetrarch.core.formats import write_json

    dealt = deal_game(game, options, players, seed)
    if output is not None and output.exists() and not force:
        raise input_fault("there-already-force", name=str(output))
    write_output(output, write_json(dealt.position.to_json()) if position else dealt.to_record().to_text())
    if seed is None:
        print(phrase("new-seed", seed=str(dealt.seed)), file=sys.stderr)
