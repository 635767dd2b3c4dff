"""The command ``tetrarch``.

A command imports rules, kernels and NumPy when it runs, so that ``tetrarch --help`` is quick.
"""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0, or 2 for bad input."""
    from tetrarch.cli.app import run

    return run(arguments)
