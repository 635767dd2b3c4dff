"""Equal puzzles: the same position with other colours or exchanged seats, or on a turned or mirrored board."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tetrarch.core.position import FlatPosition
from tetrarch.puzzles.puzzle import Puzzle, part_of


def canonical_key(puzzle: Puzzle) -> str:
    """A text that equal puzzles share, and others do not."""
    text = f"{puzzle.game} {puzzle.theme} {puzzle.margin} {part_of(puzzle.game).canonical(puzzle.start())}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def without_duplicates(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The puzzles, of equal ones the first."""
    return list({canonical_key(puzzle): puzzle for puzzle in reversed(list(puzzles))}.values())[::-1]


def relative_seats(position: FlatPosition, seat: int) -> dict[str, str]:
    """The distance of each identity from a seat, in turn order."""
    players = position.players
    return {letter: str((place - seat) % players) for place, letter in enumerate(position.identities)}


def relabelled(document: Any, labels: Mapping[str, str]) -> str:
    """A document as text, with other names for the players."""

    def renamed(part: Any) -> Any:
        if isinstance(part, dict):
            return {labels.get(key, key): renamed(value) for key, value in part.items()}
        if isinstance(part, list):
            return [renamed(one) for one in part]
        return labels.get(part, part) if isinstance(part, str) else part

    return msgspec.json.encode(renamed(document), order="sorted").decode()
