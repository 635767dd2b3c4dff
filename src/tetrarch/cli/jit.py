"""Which mode the kernels run in; chosen before the first of them is imported."""

from __future__ import annotations

import os
import sys


def choose_jit(mode: str, *, force: bool = False) -> None:
    """Let kernels run compiled (``on``), plain (``off``), or compiled where that costs no wait (``auto``).

    What plays a few moves at most asks for ``off``: loading the compiled ones takes longer than that. A mode that the
    person chose with ``TETRARCH_JIT`` stays, unless it is forced.
    """
    if "tetrarch.core.kernel" in sys.modules:
        return  # too late: they have been imported
    if force:
        os.environ["TETRARCH_JIT"] = mode
    else:
        os.environ.setdefault("TETRARCH_JIT", mode)
