"""The bench's script for servers sums up what it has measured; nothing is measured here."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def bench(repository: Path) -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("server_bench", repository / "bench" / "server.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def load(tables: int, rate: float, p99: float) -> dict[str, object]:
    return {"tables": tables, "moves_per_second": rate, "ms": {"p50": 1.0, "p99": p99}}


def test_the_summary_has_the_latency_and_the_ratio_for_one_and_two_processes(bench: ModuleType) -> None:
    found = {
        "latency": {"moves": load(1000, 500, 10), "moves_and_lists": load(1000, 500, 11)},
        "saturation": {"100": load(100, 1500, 80), "1000": load(1000, 2100, 800)},
        "cluster": {
            "1": {"latency": load(1000, 500, 12), "saturation": load(1000, 1000, 900)},
            "2": {"latency": load(1000, 500, 13), "saturation": load(1000, 3000, 900)},
        },
        "boardgame": {"100": load(100, 2500, 50), "1000": load(1000, 2000, 600)},
    }
    same = {"tables": 1000, "saturated_tables": 1000, "boardgame_moves_per_second": 2000}
    assert bench.summary(found) == [
        {"servers": "1 process on SQLite", "p99_with_lists_ms": 11, "moves_per_second": 2100, "ratio": 1.05, **same},
        {"servers": "1 process on PostgreSQL", "p99_with_lists_ms": 12, "moves_per_second": 1000, "ratio": 0.5, **same},
        {
            "servers": "2 processes on PostgreSQL",
            "p99_with_lists_ms": 13,
            "moves_per_second": 3000,
            "ratio": 1.5,
            **same,
        },
    ]
    assert bench.summary({"memory": {}, "boardgame": None}) == []


def test_the_bench_measures_the_numbers_of_tables_that_the_documentation_names(bench: ModuleType) -> None:
    assert {100, 500, 1000} <= set(bench.SATURATED)
