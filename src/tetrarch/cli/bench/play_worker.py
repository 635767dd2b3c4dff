"""A worker of ``tetrarch bench``: plays random games on one core when told to, and says how many plies a second."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Play the game, for the seconds, on the core that the command line names."""
    game, seconds, core = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    from tetrarch.cli.bench.measuring import kernel_speed

    kernel_speed(game, 2, (), 0.0)  # loads the kernels
    print("ready", flush=True)
    sys.stdin.readline()
    print(kernel_speed(game, 2, (), seconds).plies, flush=True)


if __name__ == "__main__":
    main()
