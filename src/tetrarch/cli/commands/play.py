"""``tetrarch play``: people and bots at one table, in the terminal."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.kernels import choose_jit
from tetrarch.cli.input.faults import input_fault, known_name
from tetrarch.cli.input.options import (
    EXTERNAL,
    PERSON,
    Describe,
    Fair,
    GameName,
    GivenOptions,
    Plain,
    Players,
    Seed,
    deal_game,
    split_bots,
)
from tetrarch.cli.input.sources import check_game, read_game, source_name
from tetrarch.cli.terminal.speech import SpokenGame, language, listed, phrase, quoted
from tetrarch.core import registry
from tetrarch.core.errors import RecordError

if TYPE_CHECKING:
    from tetrarch.core.game import GamePosition
    from tetrarch.core.record import Game

USUAL_BOT = "level2"


def play(
    *,
    game: GameName,
    seat: Annotated[list[str] | None, typer.Option("--seat", "--seats", metavar="NAMES")] = None,
    players: Players = None,
    seed: Seed = None,
    options: GivenOptions,
    fair: Fair = False,
    load: Annotated[str | None, typer.Option(metavar="RECORD")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    plain: Plain = False,
    describe: Describe = False,
) -> None:
    """Play in the terminal, against bots or each other."""
    if plain and describe:
        raise input_fault("choose-one", options=listed(["--plain", "--describe"]))
    choose_jit("auto")
    from tetrarch.bots.roster import make_bot, roster
    from tetrarch.cli.terminal.dialogue import Dialogue
    from tetrarch.cli.terminal.session import Session
    from tetrarch.core.randomness import seed_text

    known = list(roster(game))
    seats = [known_player(name, known) for name in split_bots(seat)]
    if load is None:
        if save is not None and save.exists():
            raise input_fault("there-already-load", name=str(save))
        if players is None and len(seats) > 2 and "board" not in options.values:
            players = len(seats)
        is_without_people = bool(seats) and PERSON not in seats
        current = deal_game(game, options, players, seed, without_people=is_without_people, fair=fair)
        current.names = filled(seats, current.position.players, known)
    else:
        beside = [*(["--players"] if players is not None else []), *options.names(), *(["--fair"] if fair else [])]
        if beside:
            raise input_fault("load-own-deal", options=listed(["--load", *beside]))
        current = loaded_game(game, load, seed, seats)
        current.names = seated(filled(seats or current.names, current.position.players, known), current.names, known)
        if save is not None and save.exists() and os.path.realpath(save) != os.path.realpath(load):
            raise input_fault("there-already-other", name=str(save))
    lot = seed_text(current.seed)
    sitting = {place: name for place, name in enumerate(current.names) if is_bot(name, seats, known)}
    bots = {place: make_bot(game, name, lot, place) for place, name in sitting.items()}
    dialogue = Dialogue(SpokenGame(game), "words" if describe else "plain" if plain else "drawn")
    if load is not None and current.commitment is not None and current.seed is None:
        dialogue.say(unrevealed(current), style="yellow")
    Session(current, bots, dialogue, save).run()


def known_player(text: str, bots: Sequence[str]) -> str:
    """Return the player of an option, if the name before its options is known."""
    name, colon, _ = text.partition(":")
    known_name(text if name == PERSON else name, "player", (*([] if colon else [PERSON]), *bots, EXTERNAL))
    return text


def is_bot(name: str, typed: Sequence[str], bots: Sequence[str]) -> bool:
    """Whether a name is that of a bot; a command that only a record names never runs."""
    if name in typed:
        return name != PERSON
    form = re.fullmatch(r"([^:]+)(?::\w+=[^,]+(?:,\w+=[^,]+)*)?", name)
    return form is not None and form[1] in bots


def filled(seats: Sequence[str], players: int, bots: Sequence[str]) -> list[str]:
    """The seats with defaults: a person first, then bots."""
    if len(seats) > players:
        raise input_fault("too-many-seats", given=len(seats), players=players)
    given = list(seats) or [PERSON]
    return given + [USUAL_BOT if USUAL_BOT in bots else bots[-1]] * (players - len(given))


def loaded_game(game: str, record: str, seed: str | None, seats: Sequence[str]) -> Game[GamePosition]:
    """The game of a record; a record cannot start programs."""
    loaded = read_game(record)
    check_game(loaded.position.game, game, record, f"play {loaded.position.game} --load")
    program = next((name for name in loaded.names if name.startswith(f"{EXTERNAL}:")), None)
    if program is not None and not seats:
        raise input_fault("no-program", subject=source_name(record), program=quoted(program))
    if seed is not None:
        reveal(loaded, seed, source_name(record))
    return loaded


def seated(seats: Sequence[str], names: Sequence[str], bots: Sequence[str]) -> list[str]:
    """The players by seat: a person with a name in the record keeps it."""
    named = [*names, *[""] * (len(seats) - len(names))]
    return [
        (PERSON if name.partition(":")[0] in ("", *bots, EXTERNAL) else name) if seat in ("", PERSON) else seat
        for seat, name in zip(seats, named, strict=True)
    ]


def reveal(game: Game[GamePosition], seed: str, record: str) -> None:
    """Give a loaded game its seed; any other seed is rejected."""
    from tetrarch.core.randomness import commitment

    if game.commitment is None:
        raise input_fault("seed-no-commitment", subject=record)
    if commitment(seed) != game.commitment:
        raise input_fault("seed-other", subject=record)
    try:
        game.reveal_seed(seed, record)
    except RecordError as error:
        raise input_fault("seed-other-deal", reason=error.text_in(language())) from None


def unrevealed(game: Game[GamePosition]) -> str:
    """The warning for a game that continues without the seed of its commitment."""
    if game.position.is_over:
        return phrase("unrevealed-over")
    has_deals = registry.game(game.position.game).has_later_deals(game.position)
    return phrase("unrevealed-deals" if has_deals else "unrevealed")
