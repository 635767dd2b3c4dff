"""``tetrarch replay``: a game, told decision by decision."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.warmup import choose_jit
from tetrarch.cli.input.faults import input_fault
from tetrarch.cli.input.files import source_name
from tetrarch.cli.input.options import Plain
from tetrarch.cli.input.sources import position_at, read_game
from tetrarch.cli.terminal.speech import language, listed, phrase
from tetrarch.cli.terminal.spoken_game import SpokenGame

if TYPE_CHECKING:
    from tetrarch.core.game import GamePosition
    from tetrarch.core.record import Game


def replay(
    record: Annotated[str, typer.Argument(metavar="RECORD", help="A record, or - for the standard input.")],
    first: Annotated[int, typer.Option("--from", metavar="N", help="The first event to tell.", min=1)] = 1,
    last: Annotated[
        int | None, typer.Option("--to", metavar="N", help="The last event to tell.", min=1, show_default="the end")
    ] = None,
    turn: Annotated[
        int | None,
        typer.Option(
            "--turn",
            metavar="N",
            help="Tell this turn alone; 0 is the set-up. Of a match: of each of its games.",
            min=0,
        ),
    ] = None,
    board: Annotated[bool, typer.Option("--board", help="Draw the board after each decision.")] = False,
    plain: Plain = False,
) -> None:
    """Tell a game decision by decision.

    Where secret decisions are not revealed yet, it tells only that they were made.
    """
    choose_jit("off")
    from tetrarch.cli.terminal.printing import print_drawing

    game = read_game(record)
    tools = SpokenGame(game.position.game)
    chosen = events_to_tell(game, source_name(record), first, last, turn)
    width = max([10, *(len(told_event(tools, game, number)[0]) for number in chosen)])
    told = None
    for number in chosen:
        before = position_at(game, record, number - 1)
        after = position_at(game, record, number)
        words = tools.moment_words(before)
        if (tools.definition.turn_of(before), words) != told:
            told = (tools.definition.turn_of(before), words)
            print(f"{words[:1].upper()}{words[1:]}")
        notation, sentence = told_event(tools, game, number)
        print(f"{number:>5}  {notation:<{width}} {sentence}")
        for consequence in tools.consequences(before, after):
            print(f"{'':>5}  {'':<{width}} {consequence}")
        if board:
            seen = tools.definition.public_view(after)
            in_ascii = partial(tools.draw_text, seen, plain=True, key=False)
            if plain:
                print(in_ascii())
            else:
                print_drawing(tools.draw_rich(seen, key=False), in_ascii)
            print()
    if not chosen or chosen[-1] == len(game.events):
        print(tools.step_sentence(game.position))


def told_event(tools: SpokenGame, game: Game[GamePosition], number: int) -> tuple[str, str]:
    """The notation and the sentence of an event."""
    event = game.events[number - 1]
    before = game.position_after(number - 1)
    if event.play is None or event.seat is None:
        return phrase("deal"), tools.chance_sentence(game.position_after(number))
    if tools.adapter.is_secret(before) and is_unrevealed(tools, game, number):
        return "?", tools.secret_sentence(before, event.seat)
    asked = tools.adapter.for_seat(before, event.seat)
    return event.play, asked.describe(asked.parse(event.play).id, language()).sentence


def is_unrevealed(tools: SpokenGame, game: Game[GamePosition], number: int) -> bool:
    """Whether all positions since an event keep it secret."""
    return all(tools.adapter.is_secret(game.position_after(later)) for later in range(number, len(game.events) + 1))


def events_to_tell(
    game: Game[GamePosition], subject: str, first: int, last: int | None, turn: int | None
) -> Sequence[int]:
    """The numbers of the events that were asked for, counted from 1."""
    events = len(game.events)
    if turn is None:
        if first > events + (events == 0) or (last is not None and last < first):
            raise input_fault(
                "no-events", subject=subject, events=str(events), first=str(first), last=str(last or events)
            )
        return range(first, min(last or events, events) + 1)
    if last is not None or first != 1:
        raise input_fault("choose-one", options=listed(["--turn", listed(["--from", "--to"], "or")]))
    tools = SpokenGame(game.position.game)
    turns = [tools.definition.turn_of(game.position_after(number)) for number in range(events)]
    numbers = [number for number, found in enumerate(turns, 1) if found == turn]
    if not numbers:
        raise input_fault("no-turn", subject=subject, turn=str(turn), last=str(max(turns, default=0)))
    return numbers
