"""Dumps of whole games by OpenSpiel's own tool, kept as files: how they are named, made and shortened.

``python -m tests.envs.playthrough_files`` writes them anew, where a change was meant.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough  # type: ignore[import-untyped]

import tetrarch.envs.openspiel  # noqa: F401  (registers the games)

FOLDER = Path(__file__).parent / "playthroughs"
TINY = Path(__file__).parent / "tiny"


def tiny(name: str) -> str:
    """The position near the end of a game that stands in a file."""
    return (TINY / f"{name}.txt").read_text(encoding="utf-8").strip()


GAMES = {
    "eko_2.txt": "python_tetrarch_eko(deal=seed,round_limit=2,seed=5)",
    "eko_3_labyrinth_wind.txt": "python_tetrarch_eko(players=3,round_limit=1,variants=labyrinth+wind,seed=3)",
    "eko_end.txt": f"python_tetrarch_eko(position={tiny('eko')},zero_sum=True)",
    "legends_2.txt": "python_tetrarch_legends",
    "legends_end.txt": f"python_tetrarch_legends(position={tiny('legends')})",
    "legends_swamp_end.txt": f"python_tetrarch_legends(position={tiny('swamp')})",
}

TENSOR = re.compile(r"((?:InformationState|Observation)Tensor\(\d\)\.\w+)(?:: ?| = )(.*)")
LONG = 240
MORE = re.compile(r"[◯◉ ]*")


def digest_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def shortened(dump: str) -> str:
    """A dump with each tensor as a digest of its numbers, and of long lines the beginning: whole they are megabytes."""
    found: list[str] = []
    lines = dump.splitlines()
    place = 0
    while place < len(lines):
        match = TENSOR.fullmatch(lines[place])
        place += 1
        if match is None:
            line = lines[place - 1]
            is_long = len(line) > LONG and not line.startswith("game:")
            found.append(f"{line[:LONG]} … {digest_of(line)}" if is_long else line)
            continue
        content = [match[2]]
        while place < len(lines) and MORE.fullmatch(lines[place]):
            content.append(lines[place])
            place += 1
        found.append(f"{match[1]} = {digest_of('|'.join(content))}")
    return "\n".join(found) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        dump = generate_playthrough.playthrough(game, [], seed=7)
        (FOLDER / name).write_text(shortened(dump), encoding="utf-8")


if __name__ == "__main__":
    main()
