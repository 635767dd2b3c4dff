"""Printing with Rich, in colour where the terminal has it, and the status line while a bot thinks."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from tetrarch.cli.input.sources import can_be_printed, write_out
from tetrarch.cli.terminal.speech import phrase

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from tetrarch.bots import Control

LEAST_WIDTH = 110
"""The width of tables without a terminal."""


def make_console(*, stderr: bool = False) -> Console:
    """A console that prints texts as they are, without mark-up and highlighting."""
    from rich.console import Console

    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def make_wide_console() -> Console:
    """A console for tables: as wide as the terminal, if there is one."""
    console = make_console()
    if not console.is_terminal:
        console.width = LEAST_WIDTH
    return console


def print_drawing(drawing: Text, plain: Callable[[], str], console: Console | None = None) -> None:
    """Print a drawing; a narrower terminal cuts its lines off.

    The plain drawing replaces it if the output lacks one of its characters.
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
def thinking(who: str, seconds: float | None = None) -> Iterator[Control]:
    """Show on a terminal that a bot thinks; the time limit, if any, or Ctrl-C makes it decide at once."""
    from tetrarch.bots import Control

    control = Control(time.monotonic, seconds=seconds)
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
