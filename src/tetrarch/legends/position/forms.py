"""The documents of Legends as typed structures: options, and a position or a view of one."""

from __future__ import annotations

import msgspec

from tetrarch.core.errors import SetupError
from tetrarch.legends.position.options import RULES_VERSION, Options

FORMAT = "tetrarch/legends-position"
VERSION = 1


class OptionsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a game in a document."""

    players: int
    printing: str = "2018"
    variants: list[str] = []
    quick_setup: bool = True

    @classmethod
    def of(cls, options: Options) -> OptionsForm:
        """The form of options."""
        return cls(
            players=options.players,
            printing=options.printing,
            variants=sorted(options.variants),
            quick_setup=options.quick_setup,
        )

    def options(self, subject: str = "position") -> Options:
        """The options; a ``SetupError`` about the subject names every fault."""
        try:
            return Options(self.players, self.printing, frozenset(self.variants), self.quick_setup)
        except SetupError as error:
            raise SetupError(f"{subject}: options", error.faults) from None


class SlotForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A laid board."""

    side: str
    turn: int
    """Quarter turns, clockwise."""


class TokenForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An explore token."""

    at: str | None
    face: str | None
    owner: str | None
    seen: list[str]


class DragonForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rampaging dragon."""

    at: str | None = None
    owner: str | None = None


class ActionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action that is performed now."""

    card: str | None = None
    part: int = 0
    points: int = 0


class ResultForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of the game."""

    winners: list[str]


class PositionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position in a document."""

    format: str = FORMAT
    version: int = VERSION
    rules: str = RULES_VERSION
    options: OptionsForm
    components: dict[str, object] | None = None
    """The cards, board sides and tokens, if they are not the published ones."""
    viewer: int | None = None
    """The seat whose view it is; null for a complete position."""
    identities: list[str]
    game: int
    step: str
    seat: int
    decider: int
    founder: int
    first: int | None
    count: int
    """Decisions made in this set-up step."""
    ages: list[str]
    """The youngest first."""
    slots: list[SlotForm]
    centre: int
    start: str | None
    regions: dict[str, dict[str, list[int]]]
    """Armies and cities by region and colour."""
    explore: list[TokenForm]
    citadels: list[str]
    dragon: DragonForm
    portals: list[str]
    rogues: str | None
    merchants: list[str]
    coins: dict[str, int]
    bids: dict[str, int | None]
    """In a view, -2 for a secret bid."""
    leaders: dict[str, str | None]
    cards: dict[str, list[str]]
    row: list[str | None]
    deck: list[str | None]
    """The next card first; null entries in a view."""
    die: list[str] | None
    """The winners of ties, best first; null in a view until it is revealed."""
    kept: dict[str, int]
    """By owner, the armies that the Red Sorceress keeps."""
    totals: dict[str, int]
    action: ActionForm
    queen_done: bool
    neutral_left: int
    result: ResultForm | None = None
