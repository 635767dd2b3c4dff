"""The capacity of servers on this machine, and of boardgame.io's server under the same load.

    python bench/server.py [--quick] [--tables N] [--seconds N] [--cores N]
        [--only latency,saturation,memory,resume,cluster,boardgame]

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
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

Figures = dict[str, Any]
HERE = Path(__file__).parent
BOARDGAME = HERE / "boardgame"
PARTS = ("latency", "saturation", "memory", "resume", "cluster", "boardgame")
SATURATED = (100, 500, 1000)
"""The numbers of tables that play without pauses."""


class Started:
    """A running server: its process, and the address that it printed."""

    def __init__(self, process: subprocess.Popen[str], address: str, seconds: float) -> None:
        self.process = process
        self.address = address
        self.seconds = seconds
        """The time from its start until it listened."""

    def busy(self) -> float:
        """The processor time that it has used, in seconds."""
        return busy_of(self.process.pid)

    def kilobytes(self) -> int:
        """Its memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) if found else 0


def busy_of(process: int) -> float:
    """The processor time that a process and its children that have ended have used, in seconds; 0 if it has ended."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


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


def serve(data: str, *options: str) -> contextlib.AbstractContextManager[Started]:
    """Run our server without rate limits."""
    command = [sys.executable, "-m", "tetrarch", "serve", "--port", "0", "--no-browser", "--data", data, *options]
    return started(command, r"http://localhost:(\d+)/", TETRARCH_SERVER_RATE_LIMITS="false", TETRARCH_JIT="on")


def load(
    *servers: Started,
    options: Iterable[str],
    program: str = "server_load.py",
    beside: Callable[[], Mapping[str, float]] = dict,
) -> Figures:
    """Run the load, and measure what a move costs: processor time of the servers, and what is counted beside them."""

    def used() -> dict[str, float]:
        return {"servers_ms": 1000 * sum(server.busy() for server in servers), **beside()}

    addresses = ",".join(server.address for server in servers)
    command = [sys.executable, str(HERE / program), addresses, *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        counts: dict[str, dict[str, float]] = {}
        for line in process.stdout:
            if line.strip() in ("begin", "end"):
                counts[line.strip()] = used()
            else:
                found: Figures = json.loads(line)
    if process.returncode != 0:
        raise SystemExit(f"{program} failed")
    found["server_mb"] = round(sum(server.kilobytes() for server in servers) / 1024)
    found["cost_of_a_move"] = {
        name: round((count - counts["begin"][name]) / found["moves"], 3) for name, count in counts["end"].items()
    }
    return found


def without_pauses(tables: int, seconds: int) -> list[str]:
    """The options of a load without pauses; the players take the legal decisions from the updates."""
    return ["--tables", str(tables), "--interval", "0", "--seconds", str(seconds), "--warm", "2", "--listing"]


def with_pauses(tables: int, seconds: int) -> list[str]:
    """The options of a load with a move every 2 s at each table."""
    return ["--tables", str(tables), "--interval", "2", "--seconds", str(seconds), "--warm", "5"]


def measure_latency(tables: int, seconds: int) -> Figures:
    """Tables with a move every 2 s: the time until both players have the update."""
    found: Figures = {}
    for name, options in {"moves": [], "moves_and_lists": ["--listing"]}.items():
        with tempfile.TemporaryDirectory() as data, serve(data) as server:
            found[name] = load(server, options=[*with_pauses(tables, seconds), *options])
    return found


def measure_saturation(tables: Iterable[int], seconds: int) -> Figures:
    """Moves without pauses, by the number of tables."""
    found: Figures = {}
    for number in tables:
        with tempfile.TemporaryDirectory() as data, serve(data) as server:
            found[str(number)] = load(server, options=without_pauses(number, seconds))
    return found


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


def measure_cluster(processes: int, tables: int, saturated: int, seconds: int) -> Figures:
    """Servers that share a durable PostgreSQL and a Redis, the players of each table at different ones.

    ``saturation_together`` has both players of a table at the same one. The cost of a move includes that of tasks in
    the background.
    """
    from tests.server.postgres import PostgresServer
    from tests.server.redis_server import RedisServer

    with contextlib.ExitStack() as stack:
        postgres, redis = stack.enter_context(PostgresServer(durable=True)), stack.enter_context(RedisServer())
        data = stack.enter_context(tempfile.TemporaryDirectory())
        shared = ("--workers", "1", "--database", postgres.fresh_database(), "--bus", redis.url)
        servers = [stack.enter_context(serve(f"{data}/{number}", *shared)) for number in range(processes)]

        def used() -> dict[str, float]:
            """What PostgreSQL and Redis have done so far."""
            query = "SELECT sum(xact_commit + xact_rollback) FROM pg_stat_database"
            psql = [str(postgres.programs / "psql"), "-h", str(postgres.folder), "-U", "tetrarch", "-d", "postgres"]
            statistics = ["redis-cli", "-p", str(redis.port), "info", "stats"]
            commands = subprocess.check_output(statistics, text=True).partition("total_commands_processed:")[2]
            return {
                "postgres_ms": 1000 * sum(map(busy_of, below(postgres.process_id))),
                "redis_ms": 1000 * busy_of(redis.process_id),
                "transactions": float(subprocess.check_output([*psql, "-tAc", query])),
                "redis_commands": float(commands.split()[0]),
            }

        found = {
            "latency": load(*servers, options=[*with_pauses(tables, seconds), "--listing"], beside=used),
            "saturation": load(*servers, options=without_pauses(saturated, seconds), beside=used),
        }
        if processes > 1:
            together = [*without_pauses(saturated, seconds), "--together"]
            found["saturation_together"] = load(*servers, options=together, beside=used)
        return found


def below(process: int) -> list[int]:
    """A process and all below it."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(one for child in children for one in below(int(child)))]


def measure_boardgame(tables: Iterable[int], seconds: int) -> Figures | None:
    """boardgame.io's server, in memory, without pauses, by the number of tables; None if it is not installed."""
    if not (BOARDGAME / "node_modules").is_dir() or not shutil.which("node"):
        return None
    found: Figures = {}
    for number in tables:
        with started(["node", str(BOARDGAME / "server.js")], r"listening at (\d+)") as server:
            options = ["--tables", str(number), "--seconds", str(seconds)]
            found[str(number)] = load(server, options=options, program="boardgame_load.py")
    return found


def beside_boardgame(found: Figures) -> dict[str, float]:
    """Our moves per second, as a ratio to boardgame.io's at the same number of tables."""
    ours = {f"1 server, {tables} tables": figures for tables, figures in found.get("saturation", {}).items()}
    for servers, figures in found.get("cluster", {}).items():
        for name in figures.keys() - {"latency"}:
            ours[f"{servers} on PostgreSQL, {name}, {figures[name]['tables']} tables"] = figures[name]
    theirs = {tables: figures["moves_per_second"] for tables, figures in found["boardgame"].items()}
    return {
        name: round(figures["moves_per_second"] / theirs[str(figures["tables"])], 2) for name, figures in ours.items()
    }


def summary(found: Figures) -> list[Figures]:
    """One line for each number of server processes: their moves per second, the latency with lists, and the ratio."""
    measured = {}
    if found.get("latency") and found.get("saturation"):
        *_, most = found["saturation"].values()
        measured["1 process on SQLite"] = (found["latency"]["moves_and_lists"], most)
    for number, figures in found.get("cluster", {}).items():
        name = f"{number} process{'es' * (number != '1')} on PostgreSQL"
        measured[name] = (figures["latency"], figures["saturation"])
    theirs = found.get("boardgame") or {}
    lines: list[Figures] = []
    for name, (latency, saturation) in measured.items():
        line = {"servers": name, "tables": latency["tables"], "p99_with_lists_ms": latency["ms"]["p99"]}
        line |= {"saturated_tables": saturation["tables"], "moves_per_second": saturation["moves_per_second"]}
        if beside := theirs.get(str(saturation["tables"])):
            line["boardgame_moves_per_second"] = beside["moves_per_second"]
            line["ratio"] = round(line["moves_per_second"] / beside["moves_per_second"], 2)
        lines.append(line)
    return lines


def main() -> None:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(description="The capacity of servers.")
    parser.add_argument("--quick", action="store_true", help="a short run")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=30, help="how long each load counts")
    parser.add_argument("--cores", type=int, default=2, help="how many cores everything shares, also the load")
    parser.add_argument("--only", default=",".join(PARTS))
    given = parser.parse_args()
    sys.path.insert(0, str(HERE.parent))
    seconds = 5 if given.quick else given.seconds
    tables = min(given.tables, 100) if given.quick else given.tables
    wanted = given.only.split(",")
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: given.cores])
    found: Figures = {"load_average": os.getloadavg()[0], "cores": len(os.sched_getaffinity(0))}
    if "latency" in wanted:
        found["latency"] = measure_latency(tables, seconds)
    saturated = SATURATED[:1] if given.quick else SATURATED
    if "saturation" in wanted:
        found["saturation"] = measure_saturation(saturated, seconds)
    if "memory" in wanted:
        found["memory"] = measure_memory(100 if given.quick else 1000)
    if "resume" in wanted:
        found["resume"] = measure_resume(500 if given.quick else 10_000)
    if "cluster" in wanted:
        found["cluster"] = {str(number): measure_cluster(number, tables, saturated[-1], seconds) for number in (1, 2)}
    if "boardgame" in wanted:
        found["boardgame"] = measure_boardgame(saturated, seconds)
        if found["boardgame"]:
            found["moves_beside_boardgame"] = beside_boardgame(found)
    found["summary"] = summary(found)
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
