"""The command ``tetrarch``: one module for each of its commands.

Nothing here imports a rule, a kernel or NumPy before a command needs it: ``tetrarch --help`` answers at once.
"""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0, or 2 for bad input."""
    from tetrarch.cli.app import run

    return run(arguments)
