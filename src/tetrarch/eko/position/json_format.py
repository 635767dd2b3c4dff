"""The JSON format of positions: complete, versioned, and validated when read."""

from __future__ import annotations

import re

import msgspec

from tetrarch.core.errors import Fault, SetupError, joined_error, said_fault
from tetrarch.core.formats.faults import form_fault
from tetrarch.core.formats.reading import read_form
from tetrarch.core.text.messages import CORE, message
from tetrarch.eko.components.board import Board
from tetrarch.eko.components.board_format import board_for_display, board_from_json, board_to_json
from tetrarch.eko.position.deal import IDENTITIES, blank_position
from tetrarch.eko.position.options import RULES_VERSION, Options, position_fault
from tetrarch.eko.position.position import Position
from tetrarch.eko.position.static import space_masks, spaces_of
from tetrarch.eko.position.validation import position_faults
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.state import put_building, put_stack

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


def position_to_json(position: Position) -> dict[str, object]:
    """Return the position as JSON data."""
    form: dict[str, object] = msgspec.to_builtins(position_form(position))
    return form


def position_form(position: Position) -> PositionForm:
    """Return the position as a typed form."""
    state, board, letters = position.state, position.board, position.identities
    seats = range(position.players)

    def named(mask: int) -> list[str]:
        return [letters[seat] for seat in seats if mask >> seat & 1]

    paid = int(state[layout.ZONES_PAID])
    outcome = position.outcome
    history = layout.STACKS + len(board.spaces) + len(board.sites)
    return PositionForm(
        options=OptionsForm.of(position.options),
        board=board_to_json(board),
        identities=list(letters),
        first=position.first,
        turn=position.turn,
        round=position.round,
        seat=position.seat,
        decider=position.decider,
        step=position.step,
        stacks={
            board.spaces[space].name: f"{letters[stack.seat]}{stack.height}{'!' if stack.emperor else ''}"
            for space, stack in position.stacks().items()
        },
        buildings={
            board.sites[site].name: f"{letters[building.seat]}{building.worth}"
            for site, building in position.buildings().items()
        },
        reserves={
            letters[seat]: f"{sum(position.reserve(seat))}{'!' if position.reserve(seat).emperor else ''}"
            for seat in seats
        },
        boxes={letters[seat]: position.box(seat) for seat in seats},
        captives={letters[seat]: [letters[held] for held in position.captives(seat)] for seat in seats},
        eliminated=[letters[seat] for seat in seats if position.is_eliminated(seat)],
        phase=PhaseForm(
            marched=bool(state[layout.MARCHED]),
            march_barred=bool(state[layout.MARCH_BARRED]),
            sand_used=bool(state[layout.SAND_USED]),
            moon_used=bool(state[layout.MOON_USED]),
            placed=int(state[layout.PLACED]),
            served=[board.spaces[space].name for space in spaces_of(state[layout.SERVED], state[layout.SERVED + 1])],
            beacon=bool(state[layout.BEACON_HELD]),
            zones_paid=[zone + 1 for zone in range(len(board.zones)) if paid >> zone & 1],
            idle_turns=int(state[layout.IDLE_TURNS]),
            busy=bool(state[layout.BUSY]),
        ),
        attack=AttackForm(
            letters[position.seat],
            named(int(state[layout.HAD_DISCS])),
            bool(state[layout.LAST_KAMIKAZE]),
            bool(state[layout.CAPTURED]),
        )
        if position.step == "exchange"
        else None,
        history=[int(hash_) for hash_ in state[history : history + int(state[layout.HISTORY_LENGTH])]],
        result=ResultForm(outcome.reason, [letters[seat] for seat in outcome.winners]) if outcome else None,
    )


def position_from_json(data: object, subject: str = "position") -> Position:
    """Read a position; raise ``FormatError`` for its form and ``SetupError`` with every broken rule.

    A position on a faulty board is checked too, as far as the spaces of the board are known.
    """
    form = read_form(data, PositionForm, subject, name=FORMAT, version=VERSION)
    if form.rules != RULES_VERSION:
        told = message(CORE, "record-other-rules", rules=repr(form.rules), own=repr(RULES_VERSION))
        raise SetupError(subject, [said_fault("rules", told)])
    errors: list[SetupError] = []
    options, board = None, None
    try:
        options = form.options.options(subject)
    except SetupError as error:
        errors.append(error)
    try:
        board = board_from_json(form.board, f"{subject}: board")
    except SetupError as error:
        errors.append(error)
        board = board_for_display(form.board)
    if errors and board:
        given = form.options
        players = next((number for number in (given.players, board.players) if number in (2, 3, 4)), 2)
        likely = options or Options(players, repetition=given.repetition)
        if faults := form_faults(form, board, likely):
            errors.append(SetupError(subject, faults))
    if errors or options is None or board is None:
        raise joined_error(errors)
    return position_from_form(form, board, subject)


def position_from_form(form: PositionForm, board: Board, subject: str) -> Position:
    """Return the position of a typed form on a board."""
    options = form.options.options(subject)
    faults = form_faults(form, board, options)
    if faults:
        raise SetupError(subject, faults)
    position = blank_position(board, options, form.identities)
    fill_state(position, form)
    faults = position_faults(position)
    if faults:
        raise SetupError(subject, faults)
    return position


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
    for name, text in form.stacks.items():
        found = re.fullmatch(r"([A-Z])([1-4])(!?)", text)
        if name not in board.space_index:
            faults.append(position_fault(f"stacks.{name}", "position-no-space", "E1.4"))
        if not found:
            faults.append(position_fault(f"stacks.{name}", "position-stack", "E3.6", text=repr(text)))
        elif found[1] not in letters:
            faults.append(form_fault(f"stacks.{name}", "identity", "E2.4", letter=found[1]))
    for name, text in form.buildings.items():
        found = re.fullmatch(r"([A-Z])([1-3])", text)
        if name not in board.site_index:
            faults.append(position_fault(f"buildings.{name}", "position-no-site", "E1.4"))
        if not found:
            faults.append(position_fault(f"buildings.{name}", "position-building", "E1.2", text=repr(text)))
        elif found[1] not in letters:
            faults.append(form_fault(f"buildings.{name}", "identity", "E2.4", letter=found[1]))
    for place, entries in (("reserves", form.reserves), ("boxes", form.boxes), ("captives", form.captives)):
        if set(entries) != letters:
            faults.append(form_fault(place, "each", letters=", ".join(form.identities)))
    for letter, text in form.reserves.items():
        if not re.fullmatch(r"0|[1-9][0-9]?!?", text):
            faults.append(position_fault(f"reserves.{letter}", "position-reserve", "E1.1", text=repr(text)))
    for letter, soldiers in form.boxes.items():
        if not 0 <= soldiers <= 15:
            faults.append(form_fault(f"boxes.{letter}", "range", "E1.1", given=str(soldiers), least="0", most="15"))
    for holder, held in form.captives.items():
        for letter in held:
            if letter not in letters or letter == holder:
                faults.append(position_fault(f"captives.{holder}", "position-captive", "E6.1", letter=repr(letter)))
    seen = [letter for held in form.captives.values() for letter in held]
    for letter in sorted({letter for letter in seen if seen.count(letter) > 1}):
        faults.append(position_fault("captives", "position-captive-twice", "E1.1", letter=letter))
    for letter in form.identities:
        on_board = sum(text.startswith(letter) and text.endswith("!") for text in form.stacks.values())
        emperors = on_board + form.reserves.get(letter, "").endswith("!") + (letter in seen)
        if emperors > 1:
            faults.append(position_fault("", "position-emperors", "E1.1", letter=letter, number=str(emperors)))
    for letter in form.eliminated:
        if letter not in letters:
            faults.append(form_fault("eliminated", "identity", "E8.3", letter=repr(letter)))
    for name in form.phase.served:
        if name not in board.space_index:
            faults.append(position_fault("phase.served", "position-not-space", "E12.1", name=repr(name)))
    for zone in form.phase.zones_paid:
        if not 1 <= zone <= len(board.zones):
            faults.append(position_fault("phase.zones_paid", "position-no-zone", "E9.1", zone=str(zone)))
    for place in ("placed", "idle_turns"):
        if not 0 <= getattr(form.phase, place) < 1 << 40:
            faults.append(position_fault(f"phase.{place}", "position-negative", ""))
    if form.attack and form.step != "exchange":
        faults.append(position_fault("attack", "position-given", "E6.4", step=repr(form.step)))
    elif form.attack:
        if form.identities[form.seat : form.seat + 1] != [form.attack.by]:
            faults.append(position_fault("attack.by", "position-attacker", "E6.4"))
        for letter in [form.attack.by, *form.attack.had_discs]:
            if letter not in letters:
                faults.append(form_fault("attack", "identity", "E8.6", letter=repr(letter)))
    for hash_ in form.history:
        if not 0 <= hash_ < 1 << 62:
            faults.append(position_fault("history", "position-hash", "E8.7", hash=str(hash_)))
    if form.history and not options.repetition:
        faults.append(position_fault("history", "position-history", "E8.7"))
    for place, names in (
        ("eliminated", form.eliminated),
        ("phase.served", form.phase.served),
        ("phase.zones_paid", form.phase.zones_paid),
        ("attack.had_discs", form.attack.had_discs if form.attack else []),
        ("result.winners", form.result.winners if form.result else []),
    ):
        if len(set(names)) != len(names):
            faults.append(position_fault(place, "position-twice", ""))
    if form.result:
        if form.result.reason not in layout.REASON_NAMES[1:]:
            faults.append(position_fault("result.reason", "position-reason", "E8.1", reason=repr(form.result.reason)))
        for letter in form.result.winners:
            if letter not in letters:
                faults.append(form_fault("result.winners", "identity", letter=repr(letter)))
    return faults


def fill_state(position: Position, form: PositionForm) -> None:
    """Write a valid form into the flat state."""
    state, board = position.state, position.board
    seat_of = {letter: seat for seat, letter in enumerate(form.identities)}

    def mask(letters: list[str]) -> int:
        return sum(1 << seat_of[letter] for letter in set(letters))

    state[layout.FIRST], state[layout.SEAT], state[layout.DECIDER] = form.first, form.seat, form.decider
    state[layout.TURN], state[layout.ROUND] = form.turn, form.round
    state[layout.STEP] = layout.STEP_NAMES.index(form.step)
    state[layout.IN_GAME] = (1 << position.players) - 1 & ~mask(form.eliminated)
    for letter, seat in seat_of.items():
        # An Emperor is in the reserve only if the file says so; otherwise validation reports it as missing.
        reserve = form.reserves[letter]
        state[layout.SOLDIERS + seat] = int(reserve.rstrip("!")) - reserve.endswith("!")
        state[layout.BOX + seat] = form.boxes[letter]
        state[layout.EMPEROR + seat] = layout.IN_RESERVE if reserve.endswith("!") else layout.CAPTIVE - 9
    for holder, held in form.captives.items():
        for letter in held:
            state[layout.EMPEROR + seat_of[letter]] = layout.CAPTIVE - seat_of[holder]
    for name, text in form.stacks.items():
        put_stack(state, board.space_index[name], seat_of[text[0]], int(text[1]), int(text.endswith("!")))
    for name, text in form.buildings.items():
        put_building(position.static, state, board.site_index[name], seat_of[text[0]], int(text[1]))
    phase = form.phase
    state[layout.MARCHED], state[layout.MARCH_BARRED] = phase.marched, phase.march_barred
    state[layout.SAND_USED], state[layout.MOON_USED] = phase.sand_used, phase.moon_used
    state[layout.PLACED], state[layout.BEACON_HELD] = phase.placed, phase.beacon
    state[layout.SERVED : layout.SERVED + 2] = space_masks(board.space_index[name] for name in phase.served)
    state[layout.ZONES_PAID] = sum(1 << (zone - 1) for zone in set(phase.zones_paid))
    state[layout.IDLE_TURNS], state[layout.BUSY] = phase.idle_turns, phase.busy
    if form.attack:
        state[layout.HAD_DISCS] = mask(form.attack.had_discs)
        state[layout.LAST_KAMIKAZE], state[layout.CAPTURED] = form.attack.last_kamikaze, form.attack.captured
    if form.result:
        state[layout.RESULT] = layout.REASON_NAMES.index(form.result.reason)
        state[layout.WINNERS] = mask(form.result.winners)
    position.set_history(form.history)
