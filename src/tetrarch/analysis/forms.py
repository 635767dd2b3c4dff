"""The form of advice, as programs get it and as it is written in JSON."""

from __future__ import annotations

import msgspec

from tetrarch.core.formats.reading import write_json

FORMAT = "tetrarch/advice"
VERSION = 1


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of a line."""

    seat: int
    """Who decides."""
    decision: int
    """Its number."""
    notation: str
    sentence: str


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that speaks for a move or against it."""

    name: str
    """What kind of reason: a stable name."""
    text: str
    """In the game's own words; the player who moves is the one it speaks of."""
    rules: tuple[str, ...]
    weight: int
    """How much it counts beside other reasons: 100 is about a point; below 0 it speaks against the move."""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that the bot has considered."""

    decision: int
    """Its number."""
    notation: str
    sentence: str
    rules: tuple[str, ...]
    chances: tuple[float, ...]
    """The chance of each seat to win after it; empty where the bot has no opinion."""
    visits: int
    """How many simulations went this way."""
    proven: bool
    """Whether the chances are certain."""
    line: tuple[Step, ...]
    """How the game may go on from this decision, itself included, as far as nothing hidden comes to light."""
    reasons: tuple[Reason, ...]
    """The weightiest first."""


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a bot thinks of the decision before a seat."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    players: tuple[str, ...]
    """The names of the colours, by seat."""
    seat: int
    """Who is advised; nothing is used that this seat may not know."""
    bot: str
    chances: tuple[float, ...]
    """The chance of each seat to win; empty where the bot has no opinion."""
    simulations: int
    """How many simulations this is based on."""
    proven: bool
    """Whether the chances are certain."""
    legal: int
    """How many decisions are legal."""
    moves: tuple[Move, ...]
    """The best first."""

    def to_json(self) -> dict[str, object]:
        """The advice in its documented form."""
        data: dict[str, object] = msgspec.json.decode(msgspec.json.encode(self))
        return data

    def to_text(self) -> str:
        """The advice as JSON text."""
        return write_json(self)
