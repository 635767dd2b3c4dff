"""``tetrarch new``: deal a game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from tetrarch.cli.games import GAMES
from tetrarch.cli.input.dealing import Wishes, deal_game
from tetrarch.cli.input.faults import input_fault, known_name
from tetrarch.cli.input.files import write_output
from tetrarch.cli.input.options import (
    Ages,
    BoardFile,
    BoardsFile,
    CardsFile,
    Found,
    GameName,
    LayoutName,
    Players,
    Printing,
    Pyramids,
    Repetition,
    RoundLimit,
    Seed,
    TilesFile,
    TokensFile,
    Variants,
)
from tetrarch.cli.jit import choose_jit
from tetrarch.cli.terminal.speech import phrase


def new(
    game: GameName,
    players: Players = None,
    seed: Seed = None,
    variant: Variants = None,
    printing: Printing = None,
    layout: LayoutName = None,
    board: BoardFile = None,
    tiles: TilesFile = None,
    pyramids: Pyramids = None,
    round_limit: RoundLimit = None,
    repetition: Repetition = False,
    found: Found = False,
    cards: CardsFile = None,
    boards: BoardsFile = None,
    tokens: TokensFile = None,
    ages: Ages = None,
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
    known_name(game, "game", GAMES)
    choose_jit("off")
    from tetrarch.core.formats.reading import write_json

    dealt = deal_game(
        game,
        Wishes(
            *(players, seed, variant, printing, layout, board, tiles, pyramids, round_limit, repetition),
            *(found, cards, boards, tokens, ages),
        ),
    )
    if output is not None and output.exists() and not force:
        raise input_fault("there-already-force", name=str(output))
    write_output(output, write_json(dealt.position.to_json()) if position else dealt.to_record().to_text())
    if seed is None:
        print(phrase("new-seed", seed=str(dealt.seed)), file=sys.stderr)
