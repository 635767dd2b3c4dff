"""Measures the cost of a move with two servers on one PostgreSQL and one Redis: ``python bench/scale.py``.

Each table has one player at each server. The cost is CPU time of all processes, transactions and messages, divided by
the number of moves. The load comes from this process, whose time does not count.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.live_server import ProcessServer
from tests.server.players import Player, come
from tests.server.postgres import PostgresServer
from tests.server.redis_server import RedisServer
from tests.server.test_several_servers import sit_down

TICK = os.sysconf("SC_CLK_TCK")


def cpu_seconds(process: int) -> float:
    """The CPU time of a process and of its children that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICK


def below(process: int) -> list[int]:
    """A process and all below it."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(one for child in children for one in below(int(child)))]


def total(processes: Iterable[int]) -> float:
    """The CPU time of some processes."""
    return sum(cpu_seconds(process) for process in processes)


class Figures:
    """What all parts have used so far."""

    def __init__(self, servers: list[ProcessServer], postgres: PostgresServer, redis: RedisServer) -> None:
        self.servers = total(server.process_id for server in servers)
        self.postgres = total(below(postgres.process_id))
        self.redis = total([redis.process_id])
        query = "SELECT sum(xact_commit + xact_rollback) FROM pg_stat_database"
        command = [str(postgres.programs / "psql"), "-h", str(postgres.folder), "-U", "tetrarch", "-d", "postgres"]
        self.transactions = float(subprocess.check_output([*command, "-tAc", query], timeout=30))
        info = subprocess.check_output(["redis-cli", "-p", str(redis.port), "info", "stats"], text=True, timeout=30)
        self.messages = float(info.partition("total_commands_processed:")[2].split()[0])


async def play(pair: list[Player], match: str, until: float, generator: random.Random) -> int:
    """Play until some time; the number of moves."""
    made = 0
    while time.monotonic() < until:
        for player in pair:
            found = await player.ask("decisions", match=match)
            if found["decisions"]:
                choice = generator.choice(found["decisions"])["id"]
                await player.ask("decide", match=match, play=choice, number=found["number"])
                made += 1
    return made


async def measure(
    game: str, tables: int, seconds: float, servers: list[ProcessServer], postgres: PostgresServer, redis: RedisServer
) -> None:
    """Play at some tables and print the cost of a move."""
    seated = []
    for number in range(tables):
        pair = [await come(server.address, f"P{number}") for server in servers]
        seated.append((pair, await sit_down(*pair, game=game)))
    begun, before = time.monotonic(), Figures(servers, postgres, redis)
    playing = [play(pair, match, begun + seconds, random.Random(number)) for number, (pair, match) in enumerate(seated)]
    moves = sum(await asyncio.gather(*playing))
    after, passed = Figures(servers, postgres, redis), time.monotonic() - begun
    cost = {name: (getattr(after, name) - getattr(before, name)) / moves for name in vars(after)}
    print(f"{game}: {moves} moves, {moves / passed:.0f} per second; for each move:")
    print(f"  CPU: servers {cost['servers'] * 1e3:.2f} ms (both, with a query for the legal moves by each player),")
    print(f"  PostgreSQL {cost['postgres'] * 1e3:.2f} ms, Redis {cost['redis'] * 1e3:.3f} ms")
    print(f"  transactions {cost['transactions']:.2f}, commands to Redis {cost['messages']:.2f}")
    for pair, _ in seated:
        for player in pair:
            await player.close()


def main() -> None:
    """Measure both games."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=10)
    chosen = parser.parse_args()
    with PostgresServer() as postgres, RedisServer() as redis, tempfile.TemporaryDirectory() as folder:
        options = ("--workers", "1", "--database", postgres.fresh_database(), "--bus", redis.url)
        names = [Path(folder) / name for name in ("one", "two")]
        with (
            ProcessServer(names[0], *options, TETRARCH_JIT="auto") as one,
            ProcessServer(names[1], *options, TETRARCH_JIT="auto") as two,
        ):
            for game in ("eko", "legends"):
                asyncio.run(measure(game, chosen.tables, chosen.seconds, [one, two], postgres, redis))


if __name__ == "__main__":
    main()
