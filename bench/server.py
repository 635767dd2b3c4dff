"""The capacity of one server process on this machine, with SQLite; and of boardgame.io's server under the same load.

    python bench/server.py [--quick] [--tables N] [--only latency,saturation,memory,resume,boardgame] [--json]

The load comes from another process (``server_load.py``). Only ratios of one run are comparable: absolute figures depend
on the machine and on what else it does.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Figures = dict[str, Any]
HERE = Path(__file__).parent
BOARDGAME = HERE / "boardgame"
PARTS = ("latency", "saturation", "memory", "resume", "boardgame")


class Started:
    """A running server: its process, and the address that it printed."""

    def __init__(self, process: subprocess.Popen[str], address: str, seconds: float) -> None:
        self.process = process
        self.address = address
        self.seconds = seconds
        """The time from its start until it listened."""

    def busy(self) -> float:
        """The processor time that it has used, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kilobytes(self) -> int:
        """Its memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) if found else 0


@contextlib.contextmanager
def started(command: list[str], pattern: str, **environment: str) -> Iterator[Started]:
    """Run a server at a free port."""
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}) as process:
        assert process.stdout
        found = next(filter(None, (re.search(pattern, line) for line in process.stdout)), None)
        if not found:
            process.kill()
            raise SystemExit(f"{' '.join(command)}: did not start")
        try:
            yield Started(process, f"http://127.0.0.1:{found[1]}", time.perf_counter() - began)
        finally:
            process.terminate()
            process.wait(60)


def serve(data: str) -> contextlib.AbstractContextManager[Started]:
    """Run our server without rate limits."""
    command = [sys.executable, "-m", "tetrarch", "serve", "--port", "0", "--no-browser", "--data", data]
    return started(command, r"http://localhost:(\d+)/", TETRARCH_SERVER_RATE_LIMITS="false", TETRARCH_JIT="on")


def load(server: Started, *options: str, program: str = "server_load.py") -> Figures:
    """Run the load, and measure the processor time of the server."""
    command = [sys.executable, str(HERE / program), server.address, *options]
    before = server.busy()
    ran = subprocess.run(command, capture_output=True, text=True)
    if ran.returncode != 0:
        raise SystemExit(ran.stderr)
    found: Figures = json.loads(ran.stdout)
    found["server_cpu_s"] = round(server.busy() - before, 2)
    found["server_mb"] = round(server.kilobytes() / 1024)
    return found


def measure_latency(tables: int, seconds: int) -> Figures:
    """Tables with a move every 2 s: the time until both players have the update."""
    found: Figures = {}
    for name, options in {"moves": [], "moves_and_lists": ["--listing"]}.items():
        with tempfile.TemporaryDirectory() as data, serve(data) as server:
            common = ["--tables", str(tables), "--interval", "2", "--seconds", str(seconds), "--warm", "5"]
            found[name] = load(server, *common, *options)
    return found


def measure_saturation(seconds: int) -> Figures:
    """Moves without pauses."""
    with tempfile.TemporaryDirectory() as data, serve(data) as server:
        return load(server, "--tables", "100", "--interval", "0", "--seconds", str(seconds), "--warm", "2")


def measure_memory(count: int) -> Figures:
    """The memory of an idle table and of an idle socket."""
    from bench.server_idle import hold

    with tempfile.TemporaryDirectory() as data, serve(data) as server:
        return asyncio.run(hold(server.address, count, server.kilobytes))


def measure_resume(matches: int) -> Figures:
    """The start time of a server with many running matches with clocks."""
    from bench.server_idle import fill, first_answer

    with tempfile.TemporaryDirectory() as data:
        with serve(data) as empty:
            alone = empty.seconds
        some = asyncio.run(fill(data, matches))
        with serve(data) as server:
            return {
                "matches": matches,
                "start_empty_s": round(alone, 2),
                "start_s": round(server.seconds, 2),
                "first_match_ms": round(1000 * first_answer(server.address, some), 1),
                "server_mb": round(server.kilobytes() / 1024),
            }


def measure_boardgame(seconds: int) -> Figures | None:
    """boardgame.io's server, in memory, without pauses; None if it is not installed."""
    if not (BOARDGAME / "node_modules").is_dir() or not shutil.which("node"):
        return None
    with started(["node", str(BOARDGAME / "server.js")], r"listening at (\d+)") as server:
        options = ["--tables", "100", "--seconds", str(seconds)]
        return load(server, *options, program="boardgame_load.py")


def main() -> None:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(description="The capacity of one server process.")
    parser.add_argument("--quick", action="store_true", help="a short run")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--only", default=",".join(PARTS))
    given = parser.parse_args()
    sys.path.insert(0, str(HERE.parent))
    seconds = 5 if given.quick else 30
    tables = min(given.tables, 100) if given.quick else given.tables
    wanted = given.only.split(",")
    found: Figures = {"load_average": os.getloadavg()[0]}
    if "latency" in wanted:
        found["latency"] = measure_latency(tables, seconds)
    if "saturation" in wanted:
        found["saturation"] = measure_saturation(seconds)
    if "memory" in wanted:
        found["memory"] = measure_memory(100 if given.quick else 1000)
    if "resume" in wanted:
        found["resume"] = measure_resume(500 if given.quick else 10_000)
    if "boardgame" in wanted:
        found["boardgame"] = measure_boardgame(seconds)
        if found["boardgame"] and "saturation" in found:
            ours, theirs = found["saturation"]["moves_per_second"], found["boardgame"]["moves_per_second"]
            found["moves_beside_boardgame"] = round(ours / theirs, 2) if theirs else None
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
