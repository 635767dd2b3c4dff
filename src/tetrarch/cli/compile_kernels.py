"""The worker of ``tetrarch warmup``: compiles the kernels of one game into the cache and tells of each one."""

from __future__ import annotations

import sys


def main() -> None:
    """Compile the kernels of the game that is named on the command line."""
    from tetrarch.core.warmup import compile_kernels

    for compiled in compile_kernels(sys.argv[1]):
        print(compiled.done, compiled.total, compiled.name, flush=True)


if __name__ == "__main__":
    main()
