"""The cards, the board sides and the explore tokens, as their data files have them (L1.2, L1.3, L12.2)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[3] / "src" / "tetrarch" / "legends" / "data"


@dataclass(frozen=True)
class Card:
    """One game card."""

    id: str
    family: str | None
    min_players: int
    ability: dict[str, Any]
    mode: str
    """single, or, and."""
    parts: list[tuple[str, int]]
    """Each part of the action: place, move, city or destroy, and the printed number."""


@dataclass(frozen=True)
class Side:
    """One side of a map board."""

    name: str
    board: int
    islands: list[list[str]]
    land: list[tuple[str, str]]
    bridges: list[tuple[str, str]]
    sea: list[tuple[str, str]]
    exits: dict[str, str]
    """The region whose route leaves the middle of each edge: top, right, bottom, left."""
    must_be_central: bool

    @property
    def regions(self) -> list[str]:
        return [region for island in self.islands for region in island]


def read_cards() -> dict[str, Card]:
    entries = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))["cards"]
    cards: dict[str, Card] = {}
    for entry in entries:
        parts = [(kind, number) for step in entry["action"]["steps"] for kind, number in step.items()]
        cards[entry["id"]] = Card(
            id=entry["id"],
            family=entry.get("family"),
            min_players=entry.get("min_players", 2),
            ability=entry["ability"],
            mode=entry["action"]["mode"],
            parts=parts,
        )
    return cards


def read_sides() -> dict[str, Side]:
    entries = tomllib.loads((DATA / "boards.toml").read_text(encoding="utf-8"))["sides"]
    return {
        name: Side(
            name=name,
            board=entry["board"],
            islands=entry["islands"],
            land=[(one, other) for one, other in entry.get("land", [])],
            bridges=[(one, other) for one, other in entry.get("bridge", [])],
            sea=[(one, other) for one, other in entry.get("sea", [])],
            exits=entry["exits"],
            must_be_central=entry.get("must_be_central", False),
        )
        for name, entry in entries.items()
    }


def read_tokens() -> dict[str, dict[str, Any]]:
    entries = tomllib.loads((DATA / "tokens.toml").read_text(encoding="utf-8"))["tokens"]
    return {entry["id"]: entry["effect"] for entry in entries}


CARDS = read_cards()
"""The game cards by id, in the order of the file."""

SIDES = read_sides()
"""The board sides by name."""

TOKENS = read_tokens()
"""What the explore tokens and the swamp bring, by id (L12.2, L12.9)."""


def deck_for(players: int) -> list[str]:
    """The cards in play, in the order of the file (L1.3, L2.3)."""
    return [card.id for card in CARDS.values() if card.min_players <= players]
