"""The explore tokens, and the reader of token files, which reports every fault.

The comments of ``data/tokens.toml`` explain the format.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tetrarch.legends.components.reader import MISSING, ComponentReader
from tetrarch.legends.rules.layout import TOKENS

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
        numbers = {name: self.number(effect, name, f"{where}.effect") for name in EFFECT_NUMBERS}
        return where, Token(
            id=token_id,
            title=title,
            elixir=numbers["elixir"],
            army=numbers["army"],
            move=numbers["move"],
            coins=numbers["coins"],
            vp=self.points(effect.get("vp", MISSING), f"{where}.effect.vp"),
            wins_ties=reader.flag(effect.get("wins_ties", MISSING), f"{where}.effect.wins_ties"),
            swamp=is_swamp,
        )

    def effect(self, value: object, where: str) -> dict[str, object]:
        """Read the effect of a token, which must not be empty."""
        effect = self.reader.table(value, where, _EFFECTS)
        if isinstance(value, dict) and all(brought is False for brought in value.values()):
            self.reader.fault(where, "effect", "L12.2", known=", ".join(_EFFECTS))
        return effect

    def number(self, effect: Mapping[str, object], name: str, where: str) -> int:
        """Read an effect that is a number; 0 if the token does not have it."""
        return self.reader.number(effect.get(name, MISSING), f"{where}.{name}", 1, MOST_EFFECT) or 0

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
