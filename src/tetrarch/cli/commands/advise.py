"""``tetrarch advise``: what a bot thinks of a position, and why."""

from __future__ import annotations

import time
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated, Self, cast

import typer

from tetrarch.cli.commands.kernels import choose_jit
from tetrarch.cli.input.faults import input_fault
from tetrarch.cli.input.options import AtEvent, FixedSeed, Json, Number, Seconds
from tetrarch.cli.input.sources import read_position, source_name, write_out, write_output
from tetrarch.cli.terminal.printing import make_console, stops_at_once
from tetrarch.cli.terminal.speech import SpokenGame, decimal, language, phrase

if TYPE_CHECKING:
    from tetrarch.analysis import Advice, Move
    from tetrarch.bots import Thought
    from tetrarch.core.game import GamePosition
    from tetrarch.core.position import FlatPosition

MOST_MOVES = 100
BAR = 30
"""The length of the bar for a chance of 100%."""
WIDTH = 100


def advise(
    position: Annotated[str, typer.Argument(metavar="POSITION")],
    at: AtEvent = None,
    seat: Number = None,
    seconds: Seconds = None,
    simulations: Number = None,
    moves: Annotated[int, typer.Option(metavar="N")] = 5,
    bot: Annotated[str, typer.Option(metavar="TEXT")] = "search",
    seed: FixedSeed = "1",
    json: Json = False,
) -> None:
    """Ask a bot for the best moves, and why; Ctrl-C ends its thinking."""
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


class Watch:
    """A line about the best move so far while a bot thinks; nothing if the error stream is no terminal."""

    def __init__(self, view: GamePosition, seat: int, bot: str) -> None:
        from tetrarch.bots import Control

        self.view = view
        self.seat = seat
        self.bot = bot
        self.control = Control(time.monotonic, self.note)
        console = make_console(stderr=True)
        self._status = console.status(phrase("bot-thinks", bot=bot)) if console.is_terminal else None

    def note(self, thought: Thought) -> None:
        """Show what the bot thinks now."""
        if self._status is not None:
            self._status.update(self.words(thought))

    def words(self, thought: Thought) -> str:
        """The best so far, in one line."""
        legal = self.view.legal_decisions(self.seat)
        best = next((known.notation for known in legal if known.id == thought.decision), "")
        chance = percent(thought.chances[self.seat]) if thought.chances else ""
        made = phrase("simulations", count=thought.simulations)
        return phrase("best-so-far", bot=self.bot, best=f"{best} {chance}".rstrip(), made=made)

    def __enter__(self) -> Self:
        if self._status is not None:
            self._status.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._status is not None:
            self._status.stop()


def advice_lines(advice: Advice) -> list[str]:
    """The advice as lines of plain text."""
    lines = [*chance_lines(advice), ""]
    for number, move in enumerate(advice.moves, 1):
        lines += [*move_lines(advice, number, move), ""]
    return lines[:-1]


def chance_lines(advice: Advice) -> list[str]:
    """The chances of all players."""
    if not advice.chances:
        return [phrase("chances-one-decision" if advice.legal == 1 else "chances-no-opinion", bot=advice.bot)]
    made = phrase("simulations", count=advice.simulations)
    based = phrase("certain") if advice.proven else f"{advice.bot}, {made}"
    width = max(map(len, advice.players))
    return [
        phrase("chances", based=based),
        *(
            f"  {player:<{width}}  {percent(chance):>6}  {'#' * round(BAR * chance)}".rstrip()
            for player, chance in zip(advice.players, advice.chances, strict=True)
        ),
    ]


def move_lines(advice: Advice, number: int, move: Move) -> list[str]:
    """One move with its reasons and its line."""
    from tetrarch.analysis.forms import line_text

    head = f"{number}. {move.notation}"
    if move.chances:
        sure = phrase("certain") if move.proven else phrase("visits", count=move.visits)
        head += f"  {percent(move.chances[advice.seat])}  ({sure})"
    lines = [head, *indented(f"{move.sentence} ({', '.join(move.rules)})")]
    for reason in move.reasons:
        rules = f" ({', '.join(reason.rules)})" if reason.rules else ""
        lines += indented(f"{reason.text}{rules}", "-" if reason.weight < 0 else "+")
    if len(move.line) > 1:
        lines += indented(phrase("best-line", line=line_text(move.line, advice.players, language())))
    return lines


def indented(text: str, sign: str = "") -> list[str]:
    """A text below the head of its move, in lines that are not too long."""
    first = f"   {sign} " if sign else "   "
    return wrap(text, WIDTH, initial_indent=first, subsequent_indent=" " * len(first))


def percent(chance: float) -> str:
    """A chance in percent."""
    return phrase("percent", number=decimal(100 * chance, 1))
