"""The documents of Ekö as typed structures, and entries of a document without meaning in its game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated

import msgspec

from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.formats import IDENTITIES, Count, Identities, Identity, Players, Seat, described, form_fault
from tetrarch.eko.components.board import Board
from tetrarch.eko.position.options import MAX_ROUND_LIMIT, PRINTINGS, RULES_VERSION, VARIANTS, Options, position_fault
from tetrarch.eko.rules import layout

FORMAT = "tetrarch/eko-position"
VERSION = 1
Place = Annotated[str, described(pattern="^[a-z]{1,3}[0-9]{1,3}$")]
"""The name of a space or a site."""


class StartForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal as it stands in a record."""

    board: dict[str, object]
    identities: Annotated[str, described("The identity letter of each seat.", pattern="^[ETMS]{2,4}$")]
    first: Annotated[Seat, described("The seat of the first player.")]
    discs: Annotated[
        str,
        described(
            "The owner of the disc on each ordinary movement space in reading order; ! marks Emperors.",
            pattern="^([ETMS]!?)*$",
        ),
    ]


class OptionsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options in files."""

    players: Players
    printing: Annotated[str, described(enum=list(PRINTINGS))] = "complete"
    variants: Annotated[list[Annotated[str, described(enum=list(VARIANTS))]], described(uniqueItems=True)] = []
    round_limit: Annotated[int, described(minimum=1, maximum=MAX_ROUND_LIMIT)] | None = None
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
    placed: Count = 0
    """The number of ordinary placements in this reinforcement phase."""
    served: list[Place] = []
    """The spaces of these placements (E12.1)."""
    beacon: bool = False
    """The Beacon was held at the start of this reinforcement phase (E15.2)."""
    zones_paid: list[Annotated[int, described(minimum=1, maximum=layout.MAX_ZONES)]] = []
    """The numbers of the zones that took a disc this turn (E9.4)."""
    idle_turns: Count = 0
    """The number of successive turns without any activity (E3.7)."""
    busy: bool = False
    """This turn had an activity (E3.7)."""


class AttackForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The attack whose exchanges are being settled."""

    by: Identity
    had_discs: list[Identity]
    """The identities that had discs on the board before it (E8.6)."""
    last_kamikaze: bool
    captured: bool


class ResultForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    reason: Annotated[str, described(enum=list(layout.REASON_NAMES[1:]))]
    winners: list[Identity]


class PositionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position in a file."""

    format: Annotated[str, described(const=FORMAT)] = FORMAT
    version: Annotated[int, described(const=VERSION)] = VERSION
    rules: Annotated[str, described("The version of the rules.", const=RULES_VERSION)] = RULES_VERSION
    options: OptionsForm
    board: dict[str, object]
    identities: Identities
    first: Annotated[Seat, described("The seat of the first player.")]
    turn: Annotated[Count, described("The number of turns that have begun; 0 during set-up.")]
    round: Annotated[Count, described("The current round, from 1; 0 during set-up.")]
    seat: Annotated[Seat, described("The seat whose turn it is.")]
    decider: Annotated[Seat, described("The seat that must decide now; it differs from seat only in an exchange.")]
    step: Annotated[str, described("The current step.", enum=list(layout.STEP_NAMES))]
    stacks: Annotated[
        dict[Place, Annotated[str, described(pattern="^[ETMS][1-4]!?$")]],
        described("By space: identity, discs, and ! if the Emperor is among them."),
    ]
    buildings: Annotated[
        dict[Place, Annotated[str, described(pattern="^[ETMS][1-3]$")]], described("By site: identity and worth.")
    ]
    reserves: Annotated[
        dict[Identity, Annotated[str, described(pattern="^(0|[1-9][0-9]?!?)$")]],
        described("Discs in reserve, and ! if the Emperor is among them."),
    ]
    boxes: Annotated[
        dict[Identity, Annotated[int, described(minimum=0, maximum=15)]], described("Soldiers that have left the game.")
    ]
    captives: Annotated[dict[Identity, list[Identity]], described("By holder: the owners of its captives.")]
    eliminated: Annotated[list[Identity], described(uniqueItems=True)]
    phase: PhaseForm = PhaseForm()
    attack: AttackForm | None = None
    history: Annotated[
        list[Annotated[int, described(minimum=0, exclusiveMaximum=1 << 62)]],
        described("Hashes of the positions that can still recur (E8.7); only with repetition."),
    ] = []
    result: ResultForm | None = None


# Validation


def form_faults(form: PositionForm, board: Board, options: Options) -> list[Fault]:
    """Entries that name unknown spaces or seats, or that cannot be read."""
    letters = set(form.identities)
    faults: list[Fault] = []
    if len(form.identities) != options.players or len(letters) != options.players or not letters <= set(IDENTITIES):
        letters_known = {"players": str(options.players), "letters": ", ".join(IDENTITIES)}
        faults.append(position_fault("identities", "position-identities", "E2.4", **letters_known))
    if board.players != options.players:
        numbers = {"board": str(board.players), "players": str(options.players)}
        faults.append(position_fault("board", "fault-board-players", "E1.5", **numbers))
    for place in ("first", "seat", "decider"):
        seat = getattr(form, place)
        if not 0 <= seat < options.players:
            faults.append(form_fault(place, "no-seat", seat=str(seat)))
    for place in ("turn", "round"):
        if not 0 <= getattr(form, place) < 1 << 40:
            faults.append(position_fault(place, "position-turns", "", number=str(getattr(form, place))))
    if form.step not in layout.STEP_NAMES:
        known = ", ".join(layout.STEP_NAMES)
        faults.append(form_fault("step", "none-of", "E18.1", given=repr(form.step), known=known))
    return [*faults, *_piece_faults(form, board, letters), *_turn_form_faults(form, board, options, letters)]


def _piece_faults(form: PositionForm, board: Board, letters: set[str]) -> Iterator[Fault]:
    for name, text in form.stacks.items():
        found = re.fullmatch(r"([A-Z])([1-4])(!?)", text)
        if name not in board.space_index:
            yield position_fault(f"stacks.{name}", "position-no-space", "E1.4")
        if not found:
            yield position_fault(f"stacks.{name}", "position-stack", "E3.6", text=repr(text))
        elif found[1] not in letters:
            yield form_fault(f"stacks.{name}", "identity", "E2.4", letter=found[1])
    for name, text in form.buildings.items():
        found = re.fullmatch(r"([A-Z])([1-3])", text)
        if name not in board.site_index:
            yield position_fault(f"buildings.{name}", "position-no-site", "E1.4")
        if not found:
            yield position_fault(f"buildings.{name}", "position-building", "E1.2", text=repr(text))
        elif found[1] not in letters:
            yield form_fault(f"buildings.{name}", "identity", "E2.4", letter=found[1])
    for place in ("reserves", "boxes", "captives"):
        if set(getattr(form, place)) != letters:
            yield form_fault(place, "each", letters=", ".join(form.identities))
    for letter, text in form.reserves.items():
        if not re.fullmatch(r"0|[1-9][0-9]?!?", text):
            yield position_fault(f"reserves.{letter}", "position-reserve", "E1.1", text=repr(text))
    for letter, soldiers in form.boxes.items():
        if not 0 <= soldiers <= 15:
            yield form_fault(f"boxes.{letter}", "range", "E1.1", given=str(soldiers), least="0", most="15")
    for holder, held in form.captives.items():
        for letter in held:
            if letter not in letters or letter == holder:
                yield position_fault(f"captives.{holder}", "position-captive", "E6.1", letter=repr(letter))
    seen = [letter for held in form.captives.values() for letter in held]
    for letter in sorted({letter for letter in seen if seen.count(letter) > 1}):
        yield position_fault("captives", "position-captive-twice", "E1.1", letter=letter)
    for letter in form.identities:
        on_board = sum(text.startswith(letter) and text.endswith("!") for text in form.stacks.values())
        emperors = on_board + form.reserves.get(letter, "").endswith("!") + (letter in seen)
        if emperors > 1:
            yield position_fault("", "position-emperors", "E1.1", letter=letter, number=str(emperors))


def _turn_form_faults(form: PositionForm, board: Board, options: Options, letters: set[str]) -> Iterator[Fault]:
    for letter in form.eliminated:
        if letter not in letters:
            yield form_fault("eliminated", "identity", "E8.3", letter=repr(letter))
    for name in form.phase.served:
        if name not in board.space_index:
            yield position_fault("phase.served", "position-not-space", "E12.1", name=repr(name))
    for zone in form.phase.zones_paid:
        if not 1 <= zone <= len(board.zones):
            yield position_fault("phase.zones_paid", "position-no-zone", "E9.1", zone=str(zone))
    for place in ("placed", "idle_turns"):
        if not 0 <= getattr(form.phase, place) < 1 << 40:
            yield position_fault(f"phase.{place}", "position-negative", "")
    if form.attack and form.step != "exchange":
        yield position_fault("attack", "position-given", "E6.4", step=repr(form.step))
    elif form.attack:
        if form.identities[form.seat : form.seat + 1] != [form.attack.by]:
            yield position_fault("attack.by", "position-attacker", "E6.4")
        for letter in [form.attack.by, *form.attack.had_discs]:
            if letter not in letters:
                yield form_fault("attack", "identity", "E8.6", letter=repr(letter))
    for hash_ in form.history:
        if not 0 <= hash_ < 1 << 62:
            yield position_fault("history", "position-hash", "E8.7", hash=str(hash_))
    if form.history and not options.repetition:
        yield position_fault("history", "position-history", "E8.7")
    for place, names in (
        ("eliminated", form.eliminated),
        ("phase.served", form.phase.served),
        ("phase.zones_paid", form.phase.zones_paid),
        ("attack.had_discs", form.attack.had_discs if form.attack else []),
        ("result.winners", form.result.winners if form.result else []),
    ):
        if len(set(names)) != len(names):
            yield position_fault(place, "position-twice", "")
    if form.result:
        if form.result.reason not in layout.REASON_NAMES[1:]:
            yield position_fault("result.reason", "position-reason", "E8.1", reason=repr(form.result.reason))
        for letter in form.result.winners:
            if letter not in letters:
                yield form_fault("result.winners", "identity", letter=repr(letter))
