"""Runs the server with the page of a folder: ``serve.py FOLDER PORT DATA [OPTIONS]``.

It ends when a pipe on its input closes.

Every match is dealt from the same seed, and bots decide alike in equal positions, so that failures are reproducible.
"""

from __future__ import annotations

import os
import signal
import stat
import sys
import threading
from pathlib import Path

from tetrarch.cli import main as run
from tetrarch.core.position import FlatPosition
from tetrarch.server.http import static as page
from tetrarch.server.matches import hub
from tetrarch.server.tournaments import director
from tetrarch.server.workers import bots as botting
from tetrarch.server.workers.jobs import ThinkJob

SEED = "browser"


def main() -> None:
    """Serve until the server is stopped or its parent process ends."""
    folder, port, data, *options = sys.argv[1:]
    page.page_folder = lambda: Path(folder)
    hub.new_seed = lambda: SEED  # type: ignore[attr-defined]
    director.new_seed = lambda: SEED  # type: ignore[attr-defined]
    botting.ThinkJob = think_alike  # type: ignore[attr-defined, assignment]
    threading.Thread(target=end_with_input, daemon=True).start()
    sys.argv = ["tetrarch", "serve", "--no-browser", "--port", port, "--data", data, *options]
    run()


def think_alike(bot: str, view: FlatPosition, seat: int, seed: str, seconds: float, match: str) -> ThinkJob:
    """Create a job that depends neither on the random name of the match nor on what the bot searched before."""
    return ThinkJob(bot, view, seat, seed.partition(" ")[2], seconds)


def end_with_input() -> None:
    """Stop the server when the other end of its input closes, if its input is a pipe or a socket."""
    kind = os.fstat(0).st_mode
    if not (stat.S_ISFIFO(kind) or stat.S_ISSOCK(kind)):
        return
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
