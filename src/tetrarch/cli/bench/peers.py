"""The other libraries that ``tetrarch bench`` compares with, measured in the same run."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import cast

from tetrarch.cli.input.faults import input_fault

Figures = dict[str, dict[str, float]]


def peers_command() -> list[str] | None:
    """The interpreter that has the peers, and the script that measures them; None outside a checkout that has both."""
    root = Path(__file__).parents[4]
    script = root / "bench" / "peers.py"
    folder = root / ".bench-venv"
    interpreters = [folder / "bin" / "python", folder / "Scripts" / "python.exe"]
    found = [str(path) for path in interpreters if path.exists()]
    return [found[0], str(script)] if found and script.exists() else None


def measure_peers(command: list[str], seconds: float, core: int | None) -> Figures:
    """The figures of each peer; a peer that fails has only an ``error`` among them."""
    chosen = [] if core is None else [f"--core={core}"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run(
        [*command, f"--seconds={seconds}", *chosen], env=environment, capture_output=True, text=True, check=False
    )
    try:
        return cast(Figures, json.loads(ran.stdout)["peers"])
    except (ValueError, KeyError):
        last = (ran.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise input_fault("bench-peers-failed", name=command[1], reason=last) from None
