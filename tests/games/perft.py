"""Perft: how many sequences of decisions there are, as kept in ``tests/<game>/perft/tables.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from tetrarch.core import registry

WINDOW = 512


class Case(Protocol):
    """A position to count from: a deal, and how many decisions are made at random before the count begins."""

    @property
    def name(self) -> str: ...
    @property
    def made(self) -> int: ...
    def position(self) -> Any: ...


def count(position: Any, depth: int) -> int:
    """The number of sequences of a number of decisions."""
    length = len(position.state)
    states = np.zeros((depth + 1) * length, dtype=np.int64)
    states[:length] = position.state
    out = np.zeros(max(depth, 1) * (WINDOW + 2), dtype=np.int64)
    perft = registry.game(position.game).perft
    return int(perft(position.static, states, length, position.scratch, out, depth))


def divide(position: Any, depth: int) -> dict[str, int]:
    """The count behind each first decision."""
    counts = {}
    for decision in position.legal_decisions():
        after = position.copy()
        after.push(decision.id)
        counts[decision.notation] = count(after, depth - 1)
    return counts


@cache
def tables(file: Path) -> dict[str, list[int]]:
    """The counts that are kept, for depth 1, 2, and so on."""
    found: dict[str, list[int]] = tomllib.loads(file.read_text("utf-8"))["nodes"]
    return found


def write_tables(
    file: Path, cases: Iterator[Any], deepest: int, most: int, page: Path, text: Callable[[list[Any]], str]
) -> None:
    """Count everything again; write the tables and the page that publishes them."""
    rows: list[Any] = []
    for case in cases:
        position = case.position()
        counts = [count(position, 1)]
        while len(counts) < deepest and counts[-1] * max(counts[0], 8) < most and counts[-1]:
            counts.append(count(position, len(counts) + 1))
        rows.append((case, counts))
    lines = ["# Sequences of 1, 2, 3 ... decisions from each position; written by counting.py.", "[nodes]"]
    lines += [f'"{case.name}" = {counts}' for case, counts in rows]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    page.write_text(text(rows), "utf-8")
