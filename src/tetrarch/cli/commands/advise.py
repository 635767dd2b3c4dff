"""``tetrarch advise``: what a bot thinks of a position, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, cast

import typer

from tetrarch.cli.commands.warmup import choose_jit
from tetrarch.cli.input.faults import input_fault
from tetrarch.cli.input.files import source_name, write_out, write_output
from tetrarch.cli.input.options import AtEvent, Json
from tetrarch.cli.input.sources import read_position
from tetrarch.cli.terminal.speech import language, phrase
from tetrarch.cli.terminal.spoken_game import SpokenGame

if TYPE_CHECKING:
    from tetrarch.core.position import FlatPosition

MOST_MOVES = 100


def advise(
    position: Annotated[
        str,
        typer.Argument(
            metavar="POSITION", help="A position or record, a position in one line, or - for the standard input."
        ),
    ],
    at: AtEvent = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="Who is advised.", show_default="who is to decide")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            "--seconds", metavar="S", help="Think so long.", show_default="as long as the bot does: level5 for 1"
        ),
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option("--simulations", metavar="N", help="Look into so many games: the same on every machine."),
    ] = None,
    moves: Annotated[int, typer.Option("--moves", metavar="N", help="How many moves to tell of, at the most.")] = 5,
    bot: Annotated[str, typer.Option("--bot", metavar="TEXT", help="Who thinks.")] = "level5",
    seed: Annotated[str, typer.Option("--seed", "-s", metavar="SEED", help="The bot's own chance.")] = "1",
    json: Json = False,
) -> None:
    """Ask a bot for the best moves, and why.

    It tells the chances of every player, and of each move how the game may go on and what speaks for it. It knows no
    more than the seat that it advises. Ctrl-C ends its thinking: it answers with the best it has.
    """
    if not 1 <= moves <= MOST_MOVES:
        raise input_fault("out-of-range", option="--moves", given=str(moves), most=str(MOST_MOVES))
    if seconds is not None and not 0 < seconds < float("inf"):
        raise input_fault("advise-seconds", given=f"{seconds:g}")
    if simulations is not None and simulations < 1:
        raise input_fault("not-one-or-more", option="--simulations", given=str(simulations))
    choose_jit("auto")
    given = read_position(position, at)
    from tetrarch import analysis
    from tetrarch.bots import Budget
    from tetrarch.cli.terminal.advise_display import Watch, advice_lines
    from tetrarch.cli.terminal.printing import stops_at_once

    budget = None if seconds is None and simulations is None else Budget(simulations, seconds, whole=True)
    try:
        flat = cast("FlatPosition", given)  # positions of both games are
        asked = analysis.advised_seat(flat, seat)
        view = given.view(asked)
        watch = Watch(view, asked, bot)
        with watch, stops_at_once(watch.control):
            advice = analysis.advise(flat, asked, bot, budget, watch.control, seed, moves, language())
    except analysis.NoAdvice as error:
        name = "no-advice" if at is not None or not given.is_over else "no-advice-at-end"
        raise input_fault(name, subject=source_name(position), reason=error.text_in(language())) from None
    if json:
        write_output(None, advice.to_text())
    else:
        head = SpokenGame(given.game).step_sentence(view)
        write_out("\n".join([phrase("sentence", text=head), *advice_lines(advice)]) + "\n")
