"""The perft tables of Legends: how they are counted, kept and printed.

``python -m tests.legends.perft.counting`` writes ``tables.toml`` and ``docs/perft-legends.md`` anew (with
``TETRARCH_JIT=on``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.games.perft import write_tables
from tetrarch import legends
from tetrarch.core.randomness import Generator
from tetrarch.legends.rules.playout import playout

FOLDER = Path(__file__).parent
TABLES = FOLDER / "tables.toml"
PAGE = FOLDER.parents[2] / "docs" / "perft-legends.md"
SINGLE_VARIANTS = tuple(variant for variant in legends.VARIANTS if variant != "swamp")
"""The variants that can be played alone."""


@dataclass(frozen=True)
class Case:
    """A position to count from: a deal, and how many decisions are made at random before the count begins."""

    players: int
    seed: int
    variants: tuple[str, ...]
    printing: str
    quick: bool
    made: int

    @property
    def mix(self) -> str:
        """The variants in one word."""
        return "all" if self.variants == legends.VARIANTS else "+".join(self.variants) or "base"

    @property
    def name(self) -> str:
        """How the case is called in the tables."""
        first = "-first" if self.printing != "2018" else ""
        setup = "quick" if self.quick else "founder"
        return f"{self.mix}{first}-{setup}-{self.players}p-seed{self.seed}-after{self.made}"

    def position(self) -> legends.Position:
        """The position to count from."""
        position = legends.new_game(
            self.players, seed=self.seed, variants=self.variants, printing=self.printing, quick_setup=self.quick
        ).position
        words = Generator(self.seed, "perft").words
        playout(position.static, position.state, position.scratch, words, self.made)
        return position


def cases() -> Iterator[Case]:
    """All cases of the tables."""
    for players in (2, 3, 4):
        for seed in (1, 2):
            for made in (0, 30, 60):
                yield Case(players, seed, (), "2018", True, made)
            for made in (0, 40):
                yield Case(players, seed, (), "2018", False, made)
        for number, variant in enumerate(SINGLE_VARIANTS):
            yield Case(players, 10 + number, (variant,), "2018", True, 50)
        for variant in ("explore", "citadels", "dragon", "portals", "rogues", "merchants", "rectangle"):
            yield Case(players, 4, (variant,), "2018", False, 4 if variant == "rectangle" else 5)
        yield Case(players, 3, ("explore", "swamp"), "2018", True, 50)
        yield Case(players, 4, ("explore", "swamp"), "2018", False, 8)
        for made in (0, 40, 60):
            yield Case(players, 5, legends.VARIANTS, "2018", True, made)
        for made in (0, 70):
            yield Case(players, 5, legends.VARIANTS, "2018", False, made)
        yield Case(players, 6, ("dragon", "leaders"), "first-printing", True, 50)


def main() -> None:
    """Count everything again."""
    write_tables(TABLES, cases(), 9, 1_500_000, PAGE, page)


def page(rows: list[tuple[Case, list[int]]]) -> str:
    """The published table."""
    text = [
        "# Perft of Legends",
        "",
        "Perft counts the sequences of 1, 2, 3 … decisions from a position; a chance event ends a sequence. An",
        "independent implementation of these rules of Legends must get the same counts. Each position comes from a",
        "seed: `legends.new_game(players, seed=…)`, with a random set-up (quick) or the founder's",
        "(`quick_setup=False`), followed by the given number of random decisions (`playout` with `Generator(seed,",
        '"perft")`). The counts of Ekö are [on another page](perft.md).',
        "",
        "| players | variants | printing | set-up | seed | decisions made | depth 1, 2, 3 … |",
        "|---|---|---|---|---|---|---|",
    ]
    for case, counts in rows:
        mix = {"base": "none"}.get(case.mix, case.mix.replace("+", ", "))
        numbers = " · ".join(f"{number:,}" for number in counts)
        setup = "quick" if case.quick else "founder"
        text.append(f"| {case.players} | {mix} | {case.printing} | {setup} | {case.seed} | {case.made} | {numbers} |")
    return "\n".join(text) + "\n"


if __name__ == "__main__":
    main()
