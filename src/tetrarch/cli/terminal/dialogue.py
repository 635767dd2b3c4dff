"""The dialogue with the users at the terminal: prompts, input and output."""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from getpass import getpass
from textwrap import wrap
from typing import TYPE_CHECKING

from tetrarch.cli.input.faults import error_lines, plain_line, suggestion
from tetrarch.cli.terminal.printing import make_console, print_drawing
from tetrarch.cli.terminal.speech import PACKAGE, SpokenGame, language, phrase, quoted
from tetrarch.core.text.messages import ascii_text, clauses, text

if TYPE_CHECKING:
    from tetrarch.core.game import Decision, GamePosition

COMMANDS = {
    "?": "help",
    **{name: name for name in ("moves", "board", "describe", "score", "undo", "why", "save", "quit")},
}
"""The commands that can be typed in every language, and the names of their messages."""

FEW = 12
"""Up to this number, legal decisions are listed in the prompt."""


class Dialogue:
    """A terminal with users, or a script."""

    def __init__(self, tools: SpokenGame, style: str = "drawn") -> None:
        self.tools = tools
        self.style = style
        """``drawn``, ``plain`` (in ASCII) or ``words``."""
        self.console = make_console()
        self.is_typed = sys.stdin.isatty()
        self._key_shown = False

    def say(self, text: str = "", style: str = "") -> None:
        """Print a line, wrapped between words on a terminal."""
        self.console.print(text, style=style or None, soft_wrap=not self.console.is_terminal)

    def ask(self, prompt: str, position: GamePosition, seat: int | None = None) -> str | None:
        """The next line of input; None at the end. Secret decisions are not shown."""
        is_secret = self.tools.adapter.is_secret(position)
        if not self.is_typed:
            line = sys.stdin.readline()
            self.say(f"{prompt}{'***' if is_secret and line.strip() else plain_line(line)}")
            return line.strip() if line else None
        try:
            if is_secret:
                return getpass(prompt).strip()
            self._complete_from(position, seat)
            return input(prompt).strip()
        except EOFError:
            self.say()
            return None

    def pass_keyboard(self, name: str) -> bool:
        """Pass the keyboard before the view of another person is shown; returns whether the screen was cleared."""
        self.say(phrase("pass-keyboard", player=name), style="bold")
        if self.is_typed:
            with contextlib.suppress(EOFError):
                input(f"{phrase('press-enter')} ")
            self.console.clear()
        return self.is_typed

    def _complete_from(self, position: GamePosition, seat: int | None) -> None:
        """Complete commands and legal decisions with the Tab key, if the platform supports it."""
        with contextlib.suppress(ImportError):
            import readline

            words = [*COMMANDS, *own_names(), *(str(decision) for decision in position.legal_decisions(seat))]

            def complete(text: str, number: int) -> str | None:
                fitting = [word for word in words if word.startswith(text)]
                return fitting[number] if number < len(fitting) else None

            readline.set_completer(complete)
            readline.set_completer_delims(" ;")
            readline.parse_and_bind("tab: complete")

    def show(self, position: GamePosition) -> None:
        """Draw or describe a position; the key to the signs only once."""
        key = not self._key_shown
        self._key_shown = True
        in_ascii = partial(self.tools.draw_text, position, plain=True, key=key)
        self.say()
        if self.style == "words":
            self.say(self.tools.describe_text(position))
        elif self.style == "plain":
            self.console.print(in_ascii(), soft_wrap=True)
        else:
            print_drawing(self.tools.draw_rich(position, key=key), in_ascii, self.console)
        for line in self.tools.definition.aside_lines(position, language()):
            self.say(line)

    def score(self, position: GamePosition) -> None:
        """Print the score sheet."""
        for line in self.tools.score_lines(position) or [phrase("no-score")]:
            self.say(line)

    def tell(self, decision: Decision) -> None:
        """Print a decision."""
        self.say(f"{decision.notation:<10} {decision.sentence}")

    def refuse(self, error: Exception) -> None:
        """Print an error."""
        for line in error_lines(error):
            self.say(line, style="red")

    def prompt_step(self, position: GamePosition, seat: int) -> None:
        """Print the current step, with all legal decisions if they are few."""
        self.say(self.tools.step_sentence(position), style="bold")
        legal = position.legal_decisions(seat)
        if len(legal) <= FEW:
            self.say(phrase("legal", decisions=", ".join(str(decision) for decision in legal)))

    def help(self, position: GamePosition) -> None:
        """Print what can be typed now."""
        for line in self.tools.definition.help_lines(position, language()):
            self.say(f"  {line}")
        self.say(phrase("several-decisions"))
        has_score = self.tools.score_lines(position) is not None
        known = [name for name in COMMANDS if name != "score" or has_score]
        written = {
            name: name if language() == "en" else ", ".join((name, *names_of(name, language())[:1])) for name in known
        }
        width = max(11, *map(len, written.values()))
        for name in known:
            meaning = phrase(
                f"command-{COMMANDS[name]}",
                place_kind=self.tools.definition.place_kind,
                place=self.tools.definition.place,
                hidden="no" if self.tools.adapter.is_open else "yes",
            )
            self.say(f"  {written[name]:<{width}} {meaning}")

    def list_moves(self, position: GamePosition, seat: int | None, typed: str = "") -> None:
        """List what is legal: notations by place, or the sentences for one place."""
        definition = self.tools.definition
        decisions = list(self.tools.decisions(position, seat))
        known = definition.places(position)
        if not typed:
            groups: dict[str, list[str]] = {}
            for decision in decisions:
                groups.setdefault((definition.places_in(decision.notation) or [""])[0], []).append(decision.notation)
            for name in sorted(groups, key=lambda name: known.index(name) if name in known else -1):
                for line in wrap("  ".join(groups[name]), max(self.console.width - 2, 20)):
                    self.say(line)
            found = phrase("legal-count", count=len(decisions), shown=str(len(decisions)))
            more = phrase("moves-more", place_kind=definition.place_kind, place=definition.place)
            self.say(clauses([found, more], language()))
            return
        place = definition.place_named(typed)
        if place not in known:
            near = suggestion(place, known)
            self.say(phrase("no-place", place_kind=definition.place_kind, name=quoted(place), near=near), style="red")
            return
        chosen = [decision for decision in decisions if definition.places_in(decision.notation)[:1] == [place]]
        chosen = chosen or [decision for decision in decisions if place in definition.places_in(decision.notation)]
        for decision in chosen:
            self.say(f"{decision.notation:<10} {decision.sentence} ({', '.join(decision.rules)})")
        if not chosen:
            self.say(phrase("nothing-there", place=place))

    def parts_of(self, line: str) -> Iterable[str]:
        """The parts of a typed line, each a command or one decision."""
        for part in line.split(";"):
            part = part.strip()
            if part and command_in(part):
                yield part
            else:
                yield from self.tools.definition.split_line(part)


def command_in(text: str) -> tuple[str, str] | None:
    """The command that a text begins with, and the rest of it; None when it is no command."""
    word, _, rest = text.partition(" ")
    name = other_names().get(word.lower(), word.lower())
    return (name, rest.strip()) if name in COMMANDS else None


def unknown_word(text: str, words: Sequence[str]) -> str:
    """The error of a word that is neither a command nor a decision; empty for other texts."""
    if not re.fullmatch(r"[^\W\d_]{3,}", text) or text.lower() in words:
        return ""
    near = suggestion(text.lower(), [*COMMANDS, *own_names(), *words])
    return phrase("unknown-word", name=quoted(text), near=near)


def names_of(command: str, spoken: str) -> list[str]:
    """Other names of a command in a language."""
    return [name for name in text(PACKAGE, spoken, f"called-{COMMANDS[command]}").split(", ") if name]


def own_names() -> dict[str, str]:
    """The commands by their names in the terminal's language, also without accents; empty in English."""
    spoken = COMMANDS if language() != "en" else ()
    own = {name: command for command in spoken for name in names_of(command, language())}
    return {**own, **{ascii_text(name): command for name, command in own.items()}}


def other_names() -> dict[str, str]:
    """The commands by their other names, in English and in the terminal's language."""
    return {**{name: command for command in COMMANDS for name in names_of(command, "en")}, **own_names()}
