"""The documents of Ekö as typed structures: options, the start of a record, and a position."""

from __future__ import annotations

import msgspec

from tetrarch.core.errors import SetupError
from tetrarch.eko.position.options import RULES_VERSION, Options

FORMAT = "tetrarch/eko-position"
VERSION = 1


class StartForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal as it stands in a record."""

    board: dict[str, object]
    identities: str
    first: int
    discs: str


class OptionsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options in files."""

    players: int
    printing: str = "complete"
    variants: list[str] = []
    round_limit: int | None = None
    repetition: bool = False

    @classmethod
    def of(cls, options: Options) -> OptionsForm:
        """Return the form of the options."""
        return cls(
            players=options.players,
            printing=options.printing,
            variants=sorted(options.variants),
            round_limit=options.round_limit,
            repetition=options.repetition,
        )

    def options(self, subject: str = "position") -> Options:
        """Return the options; raise a ``SetupError`` about the subject that names every fault."""
        try:
            return Options(self.players, self.printing, frozenset(self.variants), self.round_limit, self.repetition)
        except SetupError as error:
            raise SetupError(f"{subject}: options", error.faults) from None


class PhaseForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The state of the current turn."""

    marched: bool = False
    march_barred: bool = False
    """The action phase began with no action but scattering (E3.5)."""
    sand_used: bool = False
    moon_used: bool = False
    placed: int = 0
    """The number of ordinary placements in this reinforcement phase."""
    served: list[str] = []
    """The spaces of these placements (E12.1)."""
    beacon: bool = False
    """The Beacon was held at the start of this reinforcement phase (E15.2)."""
    zones_paid: list[int] = []
    """The numbers of the zones that took a disc this turn (E9.4)."""
    idle_turns: int = 0
    """The number of successive turns without any activity (E3.7)."""
    busy: bool = False
    """This turn had an activity (E3.7)."""


class AttackForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The attack whose exchanges are being settled."""

    by: str
    had_discs: list[str]
    """The identities that had discs on the board before it (E8.6)."""
    last_kamikaze: bool
    captured: bool


class ResultForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    reason: str
    winners: list[str]


class PositionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position in a file."""

    format: str = FORMAT
    version: int = VERSION
    rules: str = RULES_VERSION
    options: OptionsForm
    board: dict[str, object]
    identities: list[str]
    """The identity letter of each seat."""
    first: int
    turn: int
    round: int
    seat: int
    decider: int
    step: str
    stacks: dict[str, str]
    """By space: identity, height, and ``!`` if the Emperor is in the stack, such as ``E3!``."""
    buildings: dict[str, str]
    """By site: identity and worth, such as ``T2``."""
    reserves: dict[str, str]
    """By identity: soldiers, and ``!`` if the Emperor is in the reserve, such as ``3!``."""
    boxes: dict[str, int]
    captives: dict[str, list[str]]
    """By holder: the owners of the captive Emperors."""
    eliminated: list[str]
    phase: PhaseForm = PhaseForm()
    attack: AttackForm | None = None
    history: list[int] = []
    """Hashes of the positions that can still recur (E8.7); only with `repetition`."""
    result: ResultForm | None = None
