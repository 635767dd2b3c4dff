"""What ``tetrarch advise`` shows: how the thinking goes, and the advice."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING, Self

from tetrarch.analysis import Advice, Move, Reason, Step
from tetrarch.bots import Control, Thought
from tetrarch.cli.terminal.printing import make_console
from tetrarch.cli.terminal.speech import decimal, language, phrase
from tetrarch.core.text.messages import clauses

if TYPE_CHECKING:
    from tetrarch.core.game import GamePosition

BAR = 30
"""How many signs a chance of 100% is long."""
WIDTH = 100


class Watch:
    """A line about the best so far, while a bot thinks; nothing where the error stream is no terminal."""

    def __init__(self, view: GamePosition, seat: int, bot: str) -> None:
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
    head = f"{number}. {move.notation}"
    if move.chances:
        sure = phrase("certain") if move.proven else phrase("visits", count=move.visits)
        head += f"  {percent(move.chances[advice.seat])}  ({sure})"
    lines = [head, *indented(f"{move.sentence} ({', '.join(move.rules)})")]
    for reason in move.reasons:
        lines += indented(reason_text(reason), "-" if reason.weight < 0 else "+")
    if len(move.line) > 1:
        lines += indented(phrase("best-line", line=line_text(advice, move.line)))
    return lines


def reason_text(reason: Reason) -> str:
    """A reason with its rules."""
    return f"{reason.text} ({', '.join(reason.rules)})" if reason.rules else reason.text


def line_text(advice: Advice, line: Sequence[Step]) -> str:
    """The decisions of a line in notation, grouped by who makes them."""
    groups = groupby(line, key=lambda step: step.seat)
    told = (f"{advice.players[seat]} {', '.join(step.notation for step in steps)}" for seat, steps in groups)
    return clauses(told, language())


def indented(text: str, sign: str = "") -> list[str]:
    """A text below the head of its move, in lines that are not too long."""
    first = f"   {sign} " if sign else "   "
    return wrap(text, WIDTH, initial_indent=first, subsequent_indent=" " * len(first))


def percent(chance: float) -> str:
    """A chance in percent."""
    return phrase("percent", number=decimal(100 * chance, 1))
