"""The components of Legends as data: the published cards, boards and tokens, and people's own, all checked alike."""

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
    "components_from_text",
    "default_components",
    "parse_components",
]

Found = TypeVar("Found")


def published_tokens() -> tuple[Token, ...]:
    """The tokens of whoever says nothing of tokens."""
    return default_components().tokens


@dataclass(frozen=True)
class Components:
    """All cards, board sides and explore tokens of a game."""

    cards: tuple[Card, ...]
    """In the order of the card file; places in it are card indices."""
    sides: tuple[Side, ...]
    """The two sides of each board behind each other, boards in order."""
    tokens: tuple[Token, ...] = field(default_factory=published_tokens)
    """The explore tokens in the order of their placing, the swamp last; the published ones where nobody says."""

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

    @cached_property
    def token_index(self) -> dict[str, int]:
        """The numbers of the tokens by id."""
        return {token.id: index for index, token in enumerate(self.tokens)}

    @cached_property
    def has_published_cards(self) -> bool:
        """Whether the cards are those of the published game, whose titles are known in every language."""
        return self.cards == default_components().cards

    @cached_property
    def has_published_sides(self) -> bool:
        """Whether the board sides are those of the published game."""
        return self.sides == default_components().sides

    @cached_property
    def has_published_tokens(self) -> bool:
        """Whether the explore tokens are those of the published game."""
        return self.tokens == published_tokens()

    def to_dict(self) -> dict[str, object]:
        """The components in the form of their files, as plain tables, lists, texts and numbers.

        Published tokens are left out: files that do not speak of tokens mean these.
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
    """The components of the published game; components that equal these need no files of their own."""
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
    """Read components from the texts of a card, a board and a token file; what is None stays as published.

    The subjects (the names of the files) lead the message of any error, each that of its own faults.
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
    """What a file says, or None where there is none or it has faults, which are put to the others."""
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


components_from_text = parse_components
"""The counterpart of ``components_from_dict``."""


def components_from_dict(data: object, subject: str = "components", within: str = "") -> Components:
    """Read what ``Components.to_dict`` gives; ``within`` is the entry of a larger file that holds it."""
    reader = ComponentReader()
    tables = reader.table(data, "", ("cards", "sides", "tokens"))
    if not isinstance(data, dict):
        reader.raise_faults(subject, within)
    cards = read_cards(reader, reader.required(tables, "cards", ""))
    sides = read_sides(reader, reader.required(tables, "sides", ""))
    tokens = read_tokens(reader, tables["tokens"]) if "tokens" in tables else published_tokens()
    reader.raise_faults(subject, within)
    return Components(cards, sides, tokens)
