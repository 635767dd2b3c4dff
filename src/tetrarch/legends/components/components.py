"""The components of Legends as data: published and custom cards, boards and tokens, all validated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import resources
from typing import TypeVar

from tetrarch.core.errors import SetupError, joined_error
from tetrarch.core.formats import MISSING
from tetrarch.legends.components.boards import Side, read_sides
from tetrarch.legends.components.cards import Card, Part, read_cards
from tetrarch.legends.components.reader import ComponentReader
from tetrarch.legends.rules.layout import TOKENS

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

EFFECT_NUMBERS = ("elixir", "army", "move", "coins")
"""The effects that are a number from 1 to 9 (L12.2)."""
MOST_EFFECT = 9
MOST_VP = 9
"""The most points that a token scores or costs."""

_EFFECTS = (*EFFECT_NUMBERS, "vp", "wins_ties")


@dataclass(frozen=True)
class Token:
    """An explore token, or the poison swamp (L12.2, L12.9)."""

    id: str
    title: str
    elixir: int = 0
    army: int = 0
    move: int = 0
    coins: int = 0
    """Coins gained once, when the token is taken."""
    vp: int = 0
    """Victory points; negative if the token costs points."""
    wins_ties: bool = False
    """Whether its owner wins every tie, as with the Magic Book (L12.2)."""
    swamp: bool = False
    """Whether the token is used only with the ``swamp`` variant (L12.9)."""

    def to_dict(self) -> dict[str, object]:
        """The token as in its file."""
        fields: dict[str, object] = {"id": self.id, "title": self.title}
        if self.swamp:
            fields["swamp"] = True
        fields["effect"] = {name: getattr(self, name) for name in _EFFECTS if getattr(self, name)}
        return fields


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
    def printed_routes(self) -> tuple[int, ...]:
        """The sea routes that are printed on the boards: for each region a mask of the regions at their other ends."""
        routes = [0] * len(self.regions)
        for one, two in (pair for side in self.sides for pair in side.sea):
            routes[self.region_index[one]] |= 1 << self.region_index[two]
            routes[self.region_index[two]] |= 1 << self.region_index[one]
        return tuple(routes)

    @cached_property
    def islands(self) -> tuple[tuple[str, ...], ...]:
        """All islands of all sides."""
        return tuple(island for side in self.sides for island in side.islands)

    @cached_property
    def families(self) -> tuple[str, ...]:
        """The families of the cards, in the order of the card file."""
        return tuple(dict.fromkeys(card.family for card in self.cards if card.family))

    @cached_property
    def card_ids(self) -> tuple[str, ...]:
        """The ids of the cards; a card's index is its place here."""
        return tuple(card.id for card in self.cards)

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


# Explore tokens


def read_tokens(reader: ComponentReader, data: object) -> tuple[Token, ...]:
    """Read the tokens of a token file: the explore tokens in the order in which they are placed, then the swamp."""
    entries = reader.entries(data, "tokens", "tokens")
    return _Tokens(reader).read(entries) if entries is not None else ()


class _Tokens:
    """Reads the tokens of one file."""

    def __init__(self, reader: ComponentReader) -> None:
        self.reader = reader
        self.places: dict[str, str] = {}
        """The place in the list of each token id."""
        self.is_unsure = False
        """Whether an entry is unreadable, so that tokens cannot be counted."""

    def read(self, entries: Sequence[object]) -> tuple[Token, ...]:
        tokens = dict(self.token(entry, f"tokens[{number}]") for number, entry in enumerate(entries))
        if not self.is_unsure:
            self.check_numbers(list(tokens.values()))
        self.check_ties(tokens)
        return tuple(sorted(tokens.values(), key=lambda token: token.swamp))

    def token(self, entry: object, place: str) -> tuple[str, Token]:
        """Read one token; returns its name in faults and the token, with unreadable parts empty."""
        reader = self.reader
        fields = reader.table(entry, place)
        if not isinstance(entry, dict):
            self.is_unsure = True
            return place, Token("", "")
        token_id = reader.id(reader.required(fields, "id", place), place, self.places, "magic-book")
        where = f"tokens.{token_id}" if token_id else place
        fields = reader.table(fields, where, ("id", "title", "swamp", "effect"))
        swamp = fields.get("swamp", MISSING)
        self.is_unsure |= swamp is not MISSING and not isinstance(swamp, bool)
        title = reader.words(reader.required(fields, "title", where), f"{where}.title")
        is_swamp = reader.flag(swamp, f"{where}.swamp")
        effect = self.effect(reader.required(fields, "effect", where), f"{where}.effect")
        numbers = {
            name: reader.number(effect.get(name, MISSING), f"{where}.effect.{name}", 1, MOST_EFFECT) or 0
            for name in EFFECT_NUMBERS
        }
        return where, Token(
            id=token_id,
            title=title,
            vp=self.points(effect.get("vp", MISSING), f"{where}.effect.vp"),
            wins_ties=reader.flag(effect.get("wins_ties", MISSING), f"{where}.effect.wins_ties"),
            swamp=is_swamp,
            **numbers,
        )

    def effect(self, value: object, where: str) -> dict[str, object]:
        """Read the effect of a token, which must not be empty."""
        effect = self.reader.table(value, where, _EFFECTS)
        if isinstance(value, dict) and all(brought is False for brought in value.values()):
            self.reader.fault(where, "effect", "L12.2", known=", ".join(_EFFECTS))
        return effect

    def points(self, value: object, where: str) -> int:
        """Read the points that a token scores or costs; 0 for none."""
        if isinstance(value, int) and not isinstance(value, bool) and 0 < abs(value) <= MOST_VP:
            return value
        if value is not MISSING:
            self.reader.fault(where, "points", most=str(MOST_VP))
        return 0

    # Checks of all tokens

    def check_numbers(self, tokens: Sequence[Token]) -> None:
        """Check that there are five explore tokens and one swamp (L12.2, L12.9)."""
        swamps = sum(token.swamp for token in tokens)
        if len(tokens) - swamps != TOKENS - 1:
            given = str(len(tokens) - swamps)
            self.reader.fault("tokens", "tokens", "L12.2", wanted=str(TOKENS - 1), given=given)
        if swamps != 1:
            self.reader.fault("tokens", "swamps", "L12.9", given=str(swamps))

    def check_ties(self, tokens: Mapping[str, Token]) -> None:
        """Check that at most one token wins ties (L12.2)."""
        winning = [where for where, token in tokens.items() if token.wins_ties]
        for where in winning[1:]:
            self.reader.fault(f"{where}.effect.wins_ties", "ties", "L12.2", other=winning[0])
