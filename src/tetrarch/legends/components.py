"""The components of Legends as data: the published cards and boards, and people's own files, all checked alike (L1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources

from tetrarch.core.errors import SetupError
from tetrarch.legends.boards import Side, read_sides
from tetrarch.legends.cards import Card, Part, read_cards
from tetrarch.legends.component_reader import ComponentReader

__all__ = [
    "Card",
    "Components",
    "Part",
    "Side",
    "components_from_dict",
    "components_from_text",
    "default_components",
    "parse_components",
]


@dataclass(frozen=True)
class Components:
    """All cards and board sides of a game."""

    cards: tuple[Card, ...]
    """In the order of the card file; places in it are card indices."""
    sides: tuple[Side, ...]
    """The two sides of each board behind each other, boards in order."""

    @cached_property
    def regions(self) -> tuple[str, ...]:
        """The names of all regions; places in it are region indices."""
        return tuple(region for side in self.sides for region in side.regions)

    @cached_property
    def region_index(self) -> dict[str, int]:
        """The region indices by name."""
        return {region: index for index, region in enumerate(self.regions)}

    @cached_property
    def islands(self) -> tuple[tuple[str, ...], ...]:
        """All islands of all sides."""
        return tuple(island for side in self.sides for island in side.islands)

    @cached_property
    def families(self) -> tuple[str, ...]:
        """The families that cards belong to, in the order of the card file."""
        return tuple(dict.fromkeys(card.family for card in self.cards if card.family))

    @cached_property
    def card_index(self) -> dict[str, int]:
        """The card indices by id."""
        return {card.id: index for index, card in enumerate(self.cards)}

    def to_dict(self) -> dict[str, object]:
        """The components in the form of their files, as plain tables, lists, texts and numbers."""
        return {
            "cards": [card.to_dict() for card in self.cards],
            "sides": {side.name: side.to_dict() for side in self.sides},
        }


@cache
def default_components() -> Components:
    """The components of the published game; components that equal these need no files of their own."""
    data = resources.files("tetrarch.legends").joinpath("data")
    cards, boards = (data.joinpath(name).read_text(encoding="utf-8") for name in ("cards.toml", "boards.toml"))
    return parse_components(cards, boards, "cards.toml", "boards.toml")


def parse_components(
    cards_text: str | None = None,
    boards_text: str | None = None,
    cards_subject: str = "cards",
    boards_subject: str = "boards",
) -> Components:
    """Read components from the texts of a card file and a board file; what is None stays as published.

    The subjects (the names of the files) lead the message of any error.
    """
    cards_reader, boards_reader = ComponentReader(), ComponentReader()
    cards_data = cards_reader.file(cards_text, cards_subject, "cards") if cards_text is not None else None
    boards_data = boards_reader.file(boards_text, boards_subject, "sides") if boards_text is not None else None
    components = Components(
        read_cards(cards_reader, cards_data) if cards_text is not None else default_components().cards,
        read_sides(boards_reader, boards_data) if boards_text is not None else default_components().sides,
    )
    files = ((cards_subject, cards_reader), (boards_subject, boards_reader))
    if faulty := [subject for subject, reader in files if reader.faults]:
        raise SetupError(" and ".join(faulty), cards_reader.faults + boards_reader.faults)
    return components


components_from_text = parse_components
"""The counterpart of ``components_from_dict``."""


def components_from_dict(data: object, subject: str = "components", within: str = "") -> Components:
    """Read what ``Components.to_dict`` gives; ``within`` is the entry of a larger file that holds it."""
    reader = ComponentReader()
    tables = reader.table(data, "", ("cards", "sides"))
    if not isinstance(data, dict):
        reader.raise_faults(subject, within)
    cards = read_cards(reader, reader.required(tables, "cards", ""))
    sides = read_sides(reader, reader.required(tables, "sides", ""))
    reader.raise_faults(subject, within)
    return Components(cards, sides)
