"""The perft tables: how they are counted, kept and printed.

``python -m tests.eko.perft.counting`` writes ``tables.toml`` and ``docs/perft.md`` anew (with ``TETRARCH_JIT=on``).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tetrarch import eko
from tetrarch.core.randomness import Generator
from tetrarch.eko.rules.playout import perft, playout

FOLDER = Path(__file__).parent
TABLES = FOLDER / "tables.toml"
PAGE = FOLDER.parents[2] / "docs" / "perft.md"
WINDOW = 512
BOARD_VARIANTS = ("labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon")
FIRST_PRINTING_VARIANTS = ("labyrinth", "portals", "pyramids", "wind")


@dataclass(frozen=True)
class Case:
    """A position to count from: a deal, and how many decisions are made at random before the count begins."""

    players: int
    seed: int
    variants: tuple[str, ...]
    printing: str
    made: int

    @property
    def name(self) -> str:
        """How the case is called in the tables."""
        mix = "+".join(self.variants) if 0 < len(self.variants) < 7 else "all" if self.variants else "base"
        first = "-first" if self.printing != "complete" else ""
        return f"{mix}{first}-{self.players}p-seed{self.seed}-after{self.made}"

    def position(self) -> eko.Position:
        """The position to count from."""
        game = eko.new_game(self.players, seed=self.seed, variants=self.variants, printing=self.printing)
        position = game.position
        words = Generator(self.seed, "perft").words
        playout(position.static, position.state, position.scratch, words, self.made)
        return position


def cases() -> Iterator[Case]:
    """All cases of the tables."""
    for players in (2, 3, 4):
        for seed in (1, 2):
            for made in (0, players, 60):
                yield Case(players, seed, (), "complete", made)
        for variant in BOARD_VARIANTS:
            yield Case(players, 3, (variant,), "complete", 40)
        yield Case(players, 4, ("draft",), "complete", 0)
        yield Case(players, 4, ("draft",), "complete", 16 * players)
        yield Case(players, 5, BOARD_VARIANTS, "complete", 60)
        yield Case(players, 6, FIRST_PRINTING_VARIANTS, "first-printing", 60)


def count(position: eko.Position, depth: int) -> int:
    """How many sequences of so many decisions there are."""
    length = len(position.state)
    states = np.zeros((depth + 1) * length, dtype=np.int64)
    states[:length] = position.state
    out = np.zeros(max(depth, 1) * (WINDOW + 2), dtype=np.int64)
    return int(perft(position.static, states, length, position.scratch, out, depth))


def divide(position: eko.Position, depth: int) -> dict[str, int]:
    """The count behind each first decision."""
    counts = {}
    for decision in position.legal_decisions():
        after = position.copy()
        after.push(decision.id)
        counts[decision.notation] = count(after, depth - 1)
    return counts


def tables() -> dict[str, list[int]]:
    """The counts that are kept, for depth 1, 2, and so on."""
    found: dict[str, list[int]] = tomllib.loads(TABLES.read_text("utf-8"))["nodes"]
    return found


def main() -> None:
    """Count everything anew."""
    rows: list[tuple[Case, list[int]]] = []
    for case in cases():
        position = case.position()
        counts = [count(position, 1)]
        while len(counts) < 6 and counts[-1] * max(counts[0], 8) < 3_000_000 and counts[-1]:
            counts.append(count(position, len(counts) + 1))
        rows.append((case, counts))
    lines = ["# Sequences of 1, 2, 3 ... decisions from each position; written by counting.py.", "[nodes]"]
    lines += [f'"{case.name}" = {counts}' for case, counts in rows]
    TABLES.write_text("\n".join(lines) + "\n", "utf-8")
    PAGE.write_text(page(rows), "utf-8")


def page(rows: list[tuple[Case, list[int]]]) -> str:
    """The published table."""
    text = [
        "# Perft",
        "",
        "Perft counts the sequences of 1, 2, 3 … decisions from a position. An independent implementation of these",
        "rules of Ekö must get the same counts. Each position comes from a seed: `eko.new_game(players, seed=…)`,",
        'followed by the given number of random decisions (`playout` with `Generator(seed, "perft")`). To count from',
        "the deal itself, run `tetrarch perft eko --players 2 --seed 1 --depth 4`; `--divide` prints the count after",
        "each first decision.",
        "",
        "| players | variants | printing | seed | decisions made | depth 1, 2, 3 … |",
        "|---|---|---|---|---|---|",
    ]
    for case, counts in rows:
        mix = "all" if len(case.variants) == 7 else ", ".join(case.variants) or "none"
        numbers = " · ".join(f"{number:,}" for number in counts)
        text.append(f"| {case.players} | {mix} | {case.printing} | {case.seed} | {case.made} | {numbers} |")
    return "\n".join(text) + "\n"


if __name__ == "__main__":
    main()
