"""The components of Legends as data: published and custom cards, boards and tokens, all validated."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import resources
from typing import TypeVar

from tetrarch.core.errors import SetupError, joined_error
from tetrarch.legends.components.boards import Side, read_sides
from tetrarch.legends.components.cards import Card, Part, read_cards
from tetrarch.legends.components.reader import ComponentReader
from tetrarch.legends.components.tokens import Token, read_tokens

__all__ = [
    "Card",
    "Components",
    "Part",
    "Side",
    "Token",
    "components_from_dict",
    "default_components",
    "parse_components",
]

Found = TypeVar("Found")


def published_tokens() -> tuple[Token, ...]:
    """The published tokens, the default."""
    return default_components().tokens


@dataclass(frozen=True)
class Components:
    """All cards, board sides and explore tokens of a game."""

    cards: tuple[Card, ...]
    """The cards in the order of the card file; a card's index is its place here."""
    sides: tuple[Side, ...]
    """The sides; the two sides of a board are adjacent, in the order of the boards."""
    tokens: tuple[Token, ...] = field(default_factory=published_tokens)
    """The explore tokens in the order in which they are placed, the swamp last."""

    @cached_property
    def regions(self) -> tuple[str, ...]:
        """The names of all regions; a region's index is its place here."""
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
        """The families of the cards, in the order of the card file."""
        return tuple(dict.fromkeys(card.family for card in self.cards if card.family))

    @cached_property
    def card_index(self) -> dict[str, int]:
        """The card indices by id."""
        return {card.id: index for index, card in enumerate(self.cards)}

    @cached_property
    def token_index(self) -> dict[str, int]:
        """The token indices by id."""
        return {token.id: index for index, token in enumerate(self.tokens)}

    @cached_property
    def has_published_cards(self) -> bool:
        """Whether the cards are the published ones, whose titles are translated."""
        return self.cards == default_components().cards

    @cached_property
    def has_published_sides(self) -> bool:
        """Whether the board sides are the published ones."""
        return self.sides == default_components().sides

    @cached_property
    def has_published_tokens(self) -> bool:
        """Whether the explore tokens are the published ones."""
        return self.tokens == published_tokens()

    def to_dict(self) -> dict[str, object]:
        """The components as in their files, as plain data.

        Published tokens are left out, since they are the default.
        """
        data: dict[str, object] = {
            "cards": [card.to_dict() for card in self.cards],
            "sides": {side.name: side.to_dict() for side in self.sides},
        }
        if self.tokens != published_tokens():
            data["tokens"] = [token.to_dict() for token in self.tokens]
        return data


@cache
def default_components() -> Components:
    """The published components."""
    data = resources.files("tetrarch.legends").joinpath("data")
    names = ("cards.toml", "boards.toml", "tokens.toml")
    cards, boards, tokens = (data.joinpath(name).read_text(encoding="utf-8") for name in names)
    return parse_components(cards, boards, *names[:2], tokens, names[2])


def parse_components(
    cards_text: str | None = None,
    boards_text: str | None = None,
    cards_subject: str = "cards",
    boards_subject: str = "boards",
    tokens_text: str | None = None,
    tokens_subject: str = "tokens",
) -> Components:
    """Read components from the texts of a card, a board and a token file; the default is the published ones.

    The subjects (the names of the files) introduce the faults of each file in an error.
    """
    errors: list[SetupError] = []
    cards = _parsed(cards_text, cards_subject, "cards", read_cards, errors)
    sides = _parsed(boards_text, boards_subject, "sides", read_sides, errors)
    tokens = _parsed(tokens_text, tokens_subject, "tokens", read_tokens, errors)
    if errors:
        raise joined_error(errors)
    return Components(
        default_components().cards if cards is None else cards,
        default_components().sides if sides is None else sides,
        published_tokens() if tokens is None else tokens,
    )


def _parsed(
    text: str | None,
    subject: str,
    name: str,
    read: Callable[[ComponentReader, object], Found],
    errors: list[SetupError],
) -> Found | None:
    """Read one file; return None if there is no file or if it has faults, which are added to ``errors``."""
    if text is None:
        return None
    reader = ComponentReader()
    try:
        found = read(reader, reader.file(text, subject, name))
        reader.raise_faults(subject)
    except SetupError as error:
        errors.append(error)
        return None
    return found


def components_from_dict(data: object, subject: str = "components", within: str = "") -> Components:
    """Read what ``Components.to_dict`` returns; ``within`` is the entry of a larger file that contains it."""
    reader = ComponentReader()
    tables = reader.table(data, "", ("cards", "sides", "tokens"))
    if not isinstance(data, dict):
        reader.raise_faults(subject, within)
    cards = read_cards(reader, reader.required(tables, "cards", ""))
    sides = read_sides(reader, reader.required(tables, "sides", ""))
    tokens = read_tokens(reader, tables["tokens"]) if "tokens" in tables else published_tokens()
    reader.raise_faults(subject, within)
    return Components(cards, sides, tokens)
