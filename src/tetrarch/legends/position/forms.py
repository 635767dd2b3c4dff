"""The documents of Legends as typed structures: options, and a position or a view of one."""

from __future__ import annotations

import msgspec

from tetrarch.core.errors import SetupError
from tetrarch.legends.position.options import RULES_VERSION, Options

FORMAT = "tetrarch/legends-position"
VERSION = 1


class OptionsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Options as they stand in files."""

    players: int
    printing: str = "2018"
    variants: list[str] = []
    quick_setup: bool = True

    @classmethod
    def of(cls, options: Options) -> OptionsForm:
        """The form of some options."""
        return cls(
            players=options.players,
            printing=options.printing,
            variants=sorted(options.variants),
            quick_setup=options.quick_setup,
        )

    def options(self, subject: str = "position") -> Options:
        """The options; a ``SetupError`` about the subject names every fault of their mix."""
        try:
            return Options(self.players, self.printing, frozenset(self.variants), self.quick_setup)
        except SetupError as error:
            raise SetupError(f"{subject}: options", error.faults) from None


class SlotForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board that is laid."""

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
    """The action that is being performed."""

    card: str | None = None
    part: int = 0
    points: int = 0


class ResultForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    winners: list[str]


class PositionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position as it stands in a file."""

    format: str = FORMAT
    version: int = VERSION
    rules: str = RULES_VERSION
    options: OptionsForm
    components: dict[str, object] | None = None
    """The cards and board sides, where they are not the published ones."""
    viewer: int | None = None
    """Whose view it is; null for the whole truth."""
    identities: list[str]
    game: int
    step: str
    seat: int
    decider: int
    founder: int
    first: int | None
    count: int
    """Decisions already made in this step of the set-up."""
    ages: list[str]
    """The youngest first."""
    slots: list[SlotForm]
    centre: int
    start: str | None
    regions: dict[str, dict[str, list[int]]]
    """By region and colour: armies and cities."""
    explore: list[TokenForm]
    citadels: list[str]
    dragon: DragonForm
    portals: list[str]
    rogues: str | None
    merchants: list[str]
    coins: dict[str, int]
    bids: dict[str, int | None]
    """-2 in a view for a bid that is in but secret."""
    leaders: dict[str, str | None]
    cards: dict[str, list[str]]
    row: list[str | None]
    deck: list[str | None]
    """The next card first; nulls in a view."""
    die: list[str] | None
    """Who wins ties, best first; null in a view until it is known."""
    kept: dict[str, int]
    """By owner: armies that the Red Sorceress keeps."""
    totals: dict[str, int]
    action: ActionForm
    queen_done: bool
    neutral_left: int
    result: ResultForm | None = None
