"""The language of the terminal, and texts and games in it.

A process serves one terminal, so the language is set once, before a command runs.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from tetrarch.core import registry
from tetrarch.core.text.fluent import format_number
from tetrarch.core.text.messages import CORE, Value, negotiate, text

if TYPE_CHECKING:
    from rich.text import Text

    from tetrarch.core.game import Decision, GamePosition
    from tetrarch.core.table_adapter import TableAdapter

PACKAGE = "tetrarch.cli"
OWN_VARIABLE = "TETRARCH_LANG"
"""The environment variable with the language of this program alone."""
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables for the language; the first one that is set counts."""


class _Speech:
    """The language of the process."""

    language = ""
    """Empty until a text is needed."""


def use_language(name: str = "") -> None:
    """Set the language; without a name, that of the environment."""
    _Speech.language = name


def language() -> str:
    """The current language."""
    if not _Speech.language:
        _Speech.language = negotiate(next(filter(None, map(os.environ.get, VARIABLES)), ""))
    return _Speech.language


def phrase(name: str, /, **values: Value) -> str:
    """A message in the language of the terminal."""
    return text(PACKAGE, language(), name, **values)


def quoted(text: str) -> str:
    """A text of the user in quotation marks; in English as Python writes it."""
    return repr(text) if language() == "en" else phrase("quoted", text=text)


def listed(items: Iterable[str], joint: str = "and") -> str:
    """A list whose items are joined by ``and`` or ``or``."""
    found = ""
    for item in items:
        found = text(CORE, language(), f"list-{joint}", first=found, last=item) if found else item
    return found


def decimal(number: float, digits: int = 0) -> str:
    """Format a number for the language, with a fixed number of decimals."""
    return format_number(number, language(), digits)


class SpokenGame:
    """The definition of a game, with all texts in the language of the terminal."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.definition = registry.game(name)

    @property
    def adapter(self) -> TableAdapter[GamePosition]:
        """The adapter for tables, which knows what is hidden."""
        return self.definition.table

    def draw_text(self, position: GamePosition, *, plain: bool = False, key: bool = True) -> str:
        """A position as lines of text."""
        return self.definition.draw_text(position, plain=plain, key=key, language=language())

    def draw_rich(self, position: GamePosition, *, key: bool = True) -> Text:
        """A position as coloured text."""
        return self.definition.draw_rich(position, key=key, language=language())

    def describe_text(self, position: GamePosition) -> str:
        """A position in words."""
        return self.definition.describe_text(position, language())

    def step_sentence(self, position: GamePosition) -> str:
        """Who must decide what, or how the game ended."""
        return self.definition.step_sentence(position, language())

    def moment_words(self, position: GamePosition) -> str:
        """The time of the position in the game."""
        return self.definition.moment_words(position, language())

    def player_name(self, position: GamePosition, seat: int) -> str:
        """The name of a seat's colour."""
        return self.definition.player_name(position, seat, language())

    def score_lines(self, position: GamePosition) -> list[str] | None:
        """The score sheet; None for a game without one."""
        return self.definition.score_lines(position, language())

    def decisions(self, position: GamePosition, seat: int | None = None) -> Iterator[Decision]:
        """The legal decisions, of one seat or of the seat that decides."""
        if seat is not None and seat not in position.to_decide:
            return
        asked = position if seat is None else self.adapter.for_seat(position, seat)
        for number in asked.legal_ids():
            yield asked.describe(int(number), language())

    def chance_sentence(self, after: GamePosition) -> str:
        """The public sentence about a chance event."""
        return self.adapter.chance_sentence(after, language())

    def consequences(self, before: GamePosition, after: GamePosition) -> list[str]:
        """The consequences of an event that its own sentence does not mention."""
        return [f"{told.text(language())} ({rule})" for told, rule in self.adapter.consequences(before, after)]

    def secret_sentence(self, position: GamePosition, seat: int) -> str:
        """What others may know of a secret decision."""
        return self.adapter.secret_sentence(position, seat, language())

    def position_after(self, position: GamePosition, decision: int, seat: int | None) -> GamePosition | None:
        """Where a legal decision leads, as far as a seat will know; None if that depends on hidden information."""
        if seat is not None:
            return self.adapter.position_after(position, decision, seat)
        after = position.copy()
        after.push(decision)
        return after
