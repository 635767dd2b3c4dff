"""Character drawings: lines of text whose characters have styles, with or without colour."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from tetrarch.core.text.messages import ascii_text

if TYPE_CHECKING:
    from rich.text import Text

IDENTITY_STYLES = {
    "E": "bold #fff3dc on #c0293f",
    "T": "bold #08303e on #2ba6c4",
    "M": "bold #f3e6c4 on #2a2e6c",
    "S": "bold #3a2c1c on #fbf5e6",
    "N": "bold #ffffff on #6f695d",
}
"""The terminal styles of pieces and players, by identity letter."""

STYLES = {"border": "bright_black", "number": "dim", "row": "bold", "weak": "dim", "heading": "bold"}
"""The terminal styles that all drawings share."""


class Canvas:
    """Lines of characters, each with the name of a style."""

    def __init__(self) -> None:
        self._lines: list[list[tuple[str, str]]] = []

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        """Write a text over the existing characters."""
        while len(self._lines) <= line:
            self._lines.append([])
        row = self._lines[line]
        row.extend([(" ", "")] * (column + len(text) - len(row)))
        row[column : column + len(text)] = [(character, style) for character in text]

    def put_if_free(self, line: int, column: int, text: str, style: str = "") -> None:
        """Write a text unless another is already there."""
        row = self._lines[line] if line < len(self._lines) else []
        if all(character == " " for character, _ in row[column : column + len(text)]):
            self.put(line, column, text, style)

    def add(self, *parts: tuple[str, str]) -> None:
        """Append a line of texts with their styles."""
        line, column = len(self._lines), 0
        self.put(line, 0, "")
        for text, style in parts:
            self.put(line, column, text, style)
            column += len(text)

    def add_entries(self, first: str, entries: Sequence[str], width: int, style: str = "weak") -> None:
        """Append entries after a heading, separated by semicolons and never broken across lines."""
        hidden = "; ".join(entry.replace(" ", "\0") for entry in entries)
        indent = " " * len(first)
        for line in textwrap.wrap(hidden, width, initial_indent=first, subsequent_indent=indent):
            self.add((line.replace("\0", " "), style))

    @property
    def width(self) -> int:
        """The length of the longest line."""
        return max((len(line) for line in self._lines), default=0)

    def runs(self) -> Iterator[tuple[str, str]]:
        """Runs of text with one style each, including line ends, without trailing blanks."""
        for number, line in enumerate(self._lines):
            while line and line[-1][0] == " " and line[-1][1] not in IDENTITY_STYLES:
                line.pop()
            if number:
                yield "\n", ""
            start = 0
            for end in range(1, len(line) + 1):
                if end == len(line) or line[end][1] != line[start][1]:
                    yield "".join(character for character, _ in line[start:end]), line[start][1]
                    start = end

    def rich(self, styles: Mapping[str, str]) -> Text:
        """Return the drawing in colour for Rich; the given styles extend the shared ones."""
        from rich.text import Text

        known = IDENTITY_STYLES | STYLES | dict(styles)
        # Wrapping would destroy the drawing, so lines that do not fit are cropped.
        text = Text(no_wrap=True, overflow="crop")
        for run, style in self.runs():
            text.append(run, known.get(style, ""))
        return text

    def text(self, *, plain: bool = False) -> str:
        """Return the drawing without colour, in ASCII if ``plain``."""
        return ascii_text(str(self)) if plain else str(self)

    def __str__(self) -> str:
        return "\n".join(line.rstrip() for line in "".join(text for text, _ in self.runs()).split("\n"))
