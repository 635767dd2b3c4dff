"""Printing with Rich, in colour where the terminal has it, and the status line while a bot thinks."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from tetrarch.cli.input.files import can_be_printed, write_out
from tetrarch.cli.terminal.speech import phrase

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from tetrarch.bots import Control
import contextlib
import signal
import threading
import time
from collections.abc import Iterator

LEAST_WIDTH = 110
"""How wide tables may be where there is no terminal."""


def make_console(*, plain: bool = False, stderr: bool = False) -> Console:
    """A console that prints texts as they are: no mark-up, no guesses at what they mean."""
    from rich.console import Console

    return Console(stderr=stderr, markup=False, highlight=False, emoji=False, no_color=plain or None, soft_wrap=False)


def make_wide_console() -> Console:
    """A console for tables: as wide as the terminal, or wide enough for tables without one."""
    from rich.console import Console

    console = make_console()
    return console if console.is_terminal else Console(markup=False, highlight=False, emoji=False, width=LEAST_WIDTH)


def print_drawing(drawing: Text, plain: Callable[[], str], console: Console | None = None) -> None:
    """Print a drawing as wide as it is; a terminal that is narrower cuts it off, for broken lines are no drawing.

    Where the output lacks one of its signs, the plain drawing takes its place.
    """
    console = console or make_console()
    if not can_be_printed(drawing.plain):
        write_out(f"{plain()}\n")
        return
    if not console.is_terminal:
        sys.stdout.write(f"{drawing.plain}\n")
        return
    console.print(drawing, no_wrap=True, overflow="crop", crop=True)
    needed = max(len(line) for line in drawing.plain.splitlines())
    if needed > console.width:
        console.print(phrase("too-narrow", needed=str(needed), width=str(console.width)), style="yellow")


@contextlib.contextmanager
def thinking(who: str) -> Iterator[Control]:
    """Say on a terminal that a bot thinks, not what; Ctrl-C lets it decide at once."""
    from tetrarch.bots import Control

    control = Control(time.monotonic)
    console = make_console(stderr=True)
    status = console.status(phrase("thinking", player=who)) if console.is_terminal else contextlib.nullcontext()
    with status, stops_at_once(control):
        yield control


@contextlib.contextmanager
def stops_at_once(control: Control) -> Iterator[None]:
    """Stop the thinking at the first Ctrl-C, and the command at the second."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.getsignal(signal.SIGINT)

    def stop(number: int, frame: object) -> None:
        control.stop()
        signal.signal(signal.SIGINT, usual)

    signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
