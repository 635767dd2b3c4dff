"""``tetrarch play``: people and bots at one table, in the terminal."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.dealing import Wishes, deal_game
from tetrarch.cli.faults import InputFault, known_name
from tetrarch.cli.games import GAMES, tools_for
from tetrarch.cli.jit import choose_jit
from tetrarch.cli.options import (
    BoardFile,
    BoardsFile,
    CardsFile,
    Found,
    GameName,
    LayoutName,
    Plain,
    Players,
    Printing,
    Pyramids,
    Repetition,
    RoundLimit,
    Seed,
    TilesFile,
    Variants,
    split_names,
)
from tetrarch.cli.sources import check_game, read_game

if TYPE_CHECKING:
    from tetrarch.cli.games import Moment
    from tetrarch.core.record import Game

PERSON = "person"
USUAL_BOT = "simple"


def play(
    game: GameName,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            "--seats",
            metavar="NAMES",
            help="Who sits where: person, random or simple; several with commas, or repeat it.",
            show_default="person, then simple",
        ),
    ] = None,
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
    load: Annotated[
        str | None, typer.Option("--load", metavar="RECORD", help="Go on with the game of this record.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the record in this file, after every decision.")
    ] = None,
    plain: Plain = False,
    describe: Annotated[
        bool, typer.Option("--describe", help="Say positions in words instead of drawing them, for screen readers.")
    ] = False,
) -> None:
    """Play in the terminal, against bots or each other.

    Everybody sees only what its seat may know; bids are typed without being shown. 'undo' goes back to the last
    decision that a person made, in Legends never past a bid, a deal, or a card or token that has come to light since.
    """
    known_name(game, "game", GAMES)
    if plain and describe:
        raise InputFault("--plain and --describe: choose one of them")
    choose_jit("auto")
    from tetrarch.cli.dealing import unguessable_seed
    from tetrarch.cli.dialogue import Dialogue
    from tetrarch.cli.session import Session

    tools = tools_for(game)
    seats = [known_name(name, "player", (PERSON, *tools.bots())) for name in split_names(seat)]
    wishes = Wishes(
        *(players, seed, variant, printing, layout, board, tiles, pyramids, round_limit, repetition),
        *(found, cards, boards),
    )
    if load is None:
        if save is not None and save.exists():
            raise InputFault(f"{save}: is there already; '--load {save} --save {save}' goes on with its game")
        current = new_table(game, wishes, seats)
    else:
        current = loaded_table(game, load, wishes, seats)
        if save is not None and save.exists() and os.path.realpath(save) != os.path.realpath(load):
            raise InputFault(f"{save}: is there already, and is not the record that is loaded")
    lot = current.seed or unguessable_seed()
    bots = {place: tools.make_bot(name, lot, place) for place, name in enumerate(current.names) if name != PERSON}
    Session(current, bots, Dialogue(tools, "words" if describe else "plain" if plain else "drawn"), save).run()


def filled(seats: Sequence[str], players: int) -> list[str]:
    """Who sits where when nobody says more: a person first, then bots."""
    if len(seats) > players:
        raise InputFault(f"--seat: {len(seats)} players for {players} seats")
    given = list(seats) or [PERSON]
    return given + [USUAL_BOT] * (players - len(given))


def new_table(game: str, wishes: Wishes, seats: Sequence[str]) -> Game[Moment]:
    """A fresh game with its seats taken."""
    from dataclasses import replace

    if wishes.players is None and wishes.board is None:
        wishes = replace(wishes, players=max(2, len(seats)))
    if seats and PERSON not in seats:
        wishes = tools_for(game).wishes_of_bots(wishes)
    dealt = deal_game(game, wishes)
    dealt.names = filled(seats, dealt.position.players)
    return dealt


def loaded_table(game: str, record: str, wishes: Wishes, seats: Sequence[str]) -> Game[Moment]:
    """The game of a record, with the seats as they were unless others are named."""
    if wishes.named():
        raise InputFault(f"--load and {' and '.join(wishes.named())}: a record has its own deal; choose one of them")
    loaded = read_game(record)
    check_game(loaded.position.game, game, record, f"play {loaded.position.game} --load")
    known = all(name in (PERSON, *tools_for(game).bots()) for name in loaded.names)
    loaded.names = filled(seats or (loaded.names if known else ()), loaded.position.players)
    return loaded
