"""What a terminal does while a bot thinks."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Iterator

from tetrarch.bots import Control
from tetrarch.cli.terminal.printing import make_console
from tetrarch.cli.terminal.speech import phrase


@contextlib.contextmanager
def thinking(who: str) -> Iterator[Control]:
    """Say on a terminal that a bot thinks, not what; Ctrl-C lets it decide at once."""
    control = Control(time.monotonic)
    console = make_console(stderr=True)
    status = console.status(phrase("thinking", player=who)) if console.is_terminal else contextlib.nullcontext()
    with status, stops_at_once(control):
        yield control


@contextlib.contextmanager
def stops_at_once(control: Control) -> Iterator[None]:
    """Let the first Ctrl-C end the thinking, and a second one the command."""
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
