"""Printing with Rich, in colour where the terminal has it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text


def make_console(*, plain: bool = False, stderr: bool = False) -> Console:
    """A console that prints texts as they are: no mark-up, no guesses at what they mean."""
    from rich.console import Console

    return Console(stderr=stderr, markup=False, highlight=False, emoji=False, no_color=plain or None, soft_wrap=False)


def print_drawing(drawing: Text, console: Console | None = None) -> None:
    """Print a drawing as wide as it is; a terminal that is narrower cuts it off, for broken lines are no drawing."""
    console = console or make_console()
    if not console.is_terminal:
        sys.stdout.write(f"{drawing.plain}\n")
        return
    console.print(drawing, no_wrap=True, overflow="crop", crop=True)
    needed = max(len(line) for line in drawing.plain.splitlines())
    if needed > console.width:
        console.print(f"(the drawing is {needed} columns wide, the terminal {console.width})", style="yellow")
