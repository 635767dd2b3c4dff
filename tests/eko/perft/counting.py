"""The perft tables: how they are counted, kept and printed.

``python -m tests.eko.perft.counting`` writes ``tables.toml`` and ``docs/perft.md`` anew (with ``TETRARCH_JIT=on``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.games.perft import write_tables
from tetrarch import eko
from tetrarch.core.randomness import Generator
from tetrarch.eko.rules.playout import playout

FOLDER = Path(__file__).parent
TABLES = FOLDER / "tables.toml"
PAGE = FOLDER.parents[2] / "docs" / "perft.md"
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


def main() -> None:
    """Count everything again."""
    write_tables(TABLES, cases(), 6, 3_000_000, PAGE, page)


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
