"""Runs a PostgreSQL server for tests with several servers: prints the address of a database, ends with its input."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.postgres import PostgresServer

if __name__ == "__main__":
    with PostgresServer() as postgres:
        print(f"The database is at {postgres.fresh_database()}", flush=True)
        sys.stdin.read()
