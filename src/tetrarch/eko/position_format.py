"""The position's JSON form: complete, versioned, and validated when it is read."""

from __future__ import annotations

import re

import msgspec

from tetrarch.core.errors import Fault, SetupError, joined_error
from tetrarch.core.formats import read_form
from tetrarch.eko import layout
from tetrarch.eko.board import Board
from tetrarch.eko.board_format import board_from_json, board_to_json, board_to_look_at
from tetrarch.eko.deal import IDENTITIES, blank_position
from tetrarch.eko.ground import space_masks, spaces_of
from tetrarch.eko.options import RULES_VERSION, Options
from tetrarch.eko.position import Position
from tetrarch.eko.position_faults import position_faults
from tetrarch.eko.state import put_building, put_stack

FORMAT = "tetrarch/eko-position"
VERSION = 1


class OptionsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Options as they stand in files."""

    players: int
    printing: str = "complete"
    variants: list[str] = []
    round_limit: int | None = None
    repetition: bool = False

    @classmethod
    def of(cls, options: Options) -> OptionsForm:
        """The form of some options."""
        return cls(
            players=options.players,
            printing=options.printing,
            variants=sorted(options.variants),
            round_limit=options.round_limit,
            repetition=options.repetition,
        )

    def options(self, subject: str = "position") -> Options:
        """The options; a ``SetupError`` about the subject names every fault of their mix."""
        try:
            return Options(self.players, self.printing, frozenset(self.variants), self.round_limit, self.repetition)
        except SetupError as error:
            raise SetupError(f"{subject}: options", error.faults) from None


class PhaseForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What has happened so far in the turn."""

    marched: bool = False
    march_barred: bool = False
    """The action phase began with no action but scattering (E3.5)."""
    sand_used: bool = False
    moon_used: bool = False
    placed: int = 0
    """Ordinary placements made in this reinforcement phase."""
    served: list[str] = []
    """The spaces they were made on (E12.1)."""
    beacon: bool = False
    """The Beacon was held when this reinforcement phase began (E15.2)."""
    zones_paid: list[int] = []
    """The numbers of the zones that have taken a disc this turn (E9.4)."""
    idle_turns: int = 0
    """Successive turns in which nothing was done (E3.7)."""
    busy: bool = False
    """Something has been done this turn (E3.7)."""


class AttackForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The attack whose exchanges are being settled."""

    by: str
    had_discs: list[str]
    """Who had discs on the board before it (E8.6)."""
    last_kamikaze: bool
    captured: bool


class ResultForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    reason: str
    winners: list[str]


class PositionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position as it stands in a file."""

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
    """By space: identity, height, and ``!`` where the Emperor is in it, such as ``E3!``."""
    buildings: dict[str, str]
    """By site: identity and worth, such as ``T2``."""
    reserves: dict[str, str]
    """By identity: discs, and ``!`` where the Emperor is among them, such as ``3!``."""
    boxes: dict[str, int]
    captives: dict[str, list[str]]
    """By holder: whose Emperors."""
    eliminated: list[str]
    phase: PhaseForm = PhaseForm()
    attack: AttackForm | None = None
    history: list[int] = []
    """Hashes of the positions that can still come back (E8.7); only with `repetition`."""
    result: ResultForm | None = None


def position_to_json(position: Position) -> dict[str, object]:
    """The position's JSON form."""
    form: dict[str, object] = msgspec.to_builtins(position_form(position))
    return form


def position_form(position: Position) -> PositionForm:
    """The position as a typed form."""
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
    """Read a position; ``FormatError`` for its form, ``SetupError`` naming every fault against the rules.

    What stands on a board that has faults of its own is judged as well, as far as its spaces can be told apart.
    """
    form = read_form(data, PositionForm, subject, name=FORMAT, version=VERSION)
    if form.rules != RULES_VERSION:
        fault = Fault("rules", f"were version {form.rules!r}; this program plays version {RULES_VERSION!r}")
        raise SetupError(subject, [fault])
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
        board = board_to_look_at(form.board)
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
    """The position that a typed form describes on a board."""
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
    """Entries that name nothing on the board or at the table, or that cannot be read."""
    letters = set(form.identities)
    faults: list[Fault] = []
    if len(form.identities) != options.players or len(letters) != options.players or not letters <= set(IDENTITIES):
        faults.append(
            Fault("identities", f"must be {options.players} different letters of {', '.join(IDENTITIES)}", "E2.4")
        )
    if board.players != options.players:
        faults.append(Fault("board", f"is for {board.players} players, the game for {options.players}", "E1.5"))
    for place in ("first", "seat", "decider"):
        seat = getattr(form, place)
        if not 0 <= seat < options.players:
            faults.append(Fault(place, f"there is no seat {seat}"))
    for place in ("turn", "round"):
        if not 0 <= getattr(form, place) < 1 << 40:
            faults.append(Fault(place, f"{getattr(form, place)} is not a number of turns"))
    if form.step not in layout.STEP_NAMES:
        faults.append(Fault("step", f"{form.step!r} is none of {', '.join(layout.STEP_NAMES)}", "E18.1"))
    for name, text in form.stacks.items():
        found = re.fullmatch(r"([A-Z])([1-4])(!?)", text)
        if name not in board.space_index:
            faults.append(Fault(f"stacks.{name}", "is no movement space of this board", "E1.4"))
        if not found:
            faults.append(Fault(f"stacks.{name}", f"{text!r} is not a stack of 1 to 4 discs such as 'E3!'", "E3.6"))
        elif found[1] not in letters:
            faults.append(Fault(f"stacks.{name}", f"{found[1]} is nobody's identity here", "E2.4"))
    for name, text in form.buildings.items():
        found = re.fullmatch(r"([A-Z])([1-3])", text)
        if name not in board.site_index:
            faults.append(Fault(f"buildings.{name}", "is no construction space of this board", "E1.4"))
        if not found:
            faults.append(Fault(f"buildings.{name}", f"{text!r} is not a building such as 'T2'", "E1.2"))
        elif found[1] not in letters:
            faults.append(Fault(f"buildings.{name}", f"{found[1]} is nobody's identity here", "E2.4"))
    for place, entries in (("reserves", form.reserves), ("boxes", form.boxes), ("captives", form.captives)):
        if set(entries) != letters:
            faults.append(Fault(place, f"must have one entry for each of {', '.join(form.identities)}"))
    for letter, text in form.reserves.items():
        if not re.fullmatch(r"0|[1-9][0-9]?!?", text):
            faults.append(Fault(f"reserves.{letter}", f"{text!r} is not a number of discs such as '3!'", "E1.1"))
    for letter, soldiers in form.boxes.items():
        if not 0 <= soldiers <= 15:
            faults.append(Fault(f"boxes.{letter}", f"{soldiers} is not from 0 to 15", "E1.1"))
    for holder, held in form.captives.items():
        for letter in held:
            if letter not in letters or letter == holder:
                faults.append(Fault(f"captives.{holder}", f"{letter!r} is no other player here", "E6.1"))
    seen = [letter for held in form.captives.values() for letter in held]
    for letter in sorted({letter for letter in seen if seen.count(letter) > 1}):
        faults.append(Fault("captives", f"the Emperor of {letter} is held more than once", "E1.1"))
    for letter in form.identities:
        on_board = sum(text.startswith(letter) and text.endswith("!") for text in form.stacks.values())
        emperors = on_board + form.reserves.get(letter, "").endswith("!") + (letter in seen)
        if emperors > 1:
            faults.append(Fault("", f"{letter} has {emperors} Emperors, not 1", "E1.1"))
    for letter in form.eliminated:
        if letter not in letters:
            faults.append(Fault("eliminated", f"{letter!r} is nobody's identity here", "E8.3"))
    for name in form.phase.served:
        if name not in board.space_index:
            faults.append(Fault("phase.served", f"{name!r} is no movement space of this board", "E12.1"))
    for zone in form.phase.zones_paid:
        if not 1 <= zone <= len(board.zones):
            faults.append(Fault("phase.zones_paid", f"there is no zone {zone}", "E9.1"))
    for place in ("placed", "idle_turns"):
        if not 0 <= getattr(form.phase, place) < 1 << 40:
            faults.append(Fault(f"phase.{place}", "is negative or too large"))
    if form.attack and form.step != "exchange":
        faults.append(Fault("attack", f"is given although the step is {form.step!r}", "E6.4"))
    elif form.attack:
        if form.identities[form.seat : form.seat + 1] != [form.attack.by]:
            faults.append(Fault("attack.by", "must be the player whose turn it is", "E6.4"))
        for letter in [form.attack.by, *form.attack.had_discs]:
            if letter not in letters:
                faults.append(Fault("attack", f"{letter!r} is nobody's identity here", "E8.6"))
    for hash_ in form.history:
        if not 0 <= hash_ < 1 << 62:
            faults.append(Fault("history", f"{hash_} is no hash of a position", "E8.7"))
    if form.history and not options.repetition:
        faults.append(Fault("history", "is given although repetition is off", "E8.7"))
    for place, names in (
        ("eliminated", form.eliminated),
        ("phase.served", form.phase.served),
        ("phase.zones_paid", form.phase.zones_paid),
        ("attack.had_discs", form.attack.had_discs if form.attack else []),
        ("result.winners", form.result.winners if form.result else []),
    ):
        if len(set(names)) != len(names):
            faults.append(Fault(place, "names something twice"))
    if form.result:
        if form.result.reason not in layout.REASON_NAMES[1:]:
            faults.append(Fault("result.reason", f"{form.result.reason!r} is unknown", "E8.1"))
        for letter in form.result.winners:
            if letter not in letters:
                faults.append(Fault("result.winners", f"{letter!r} is nobody's identity here"))
    return faults


def fill_state(position: Position, form: PositionForm) -> None:
    """Write a form without faults into the flat state."""
    state, board, ground = position.state, position.board, position.ground
    seat_of = {letter: seat for seat, letter in enumerate(form.identities)}

    def mask(letters: list[str]) -> int:
        return sum(1 << seat_of[letter] for letter in set(letters))

    state[layout.FIRST], state[layout.SEAT], state[layout.DECIDER] = form.first, form.seat, form.decider
    state[layout.TURN], state[layout.ROUND] = form.turn, form.round
    state[layout.STEP] = layout.STEP_NAMES.index(form.step)
    state[layout.IN_GAME] = (1 << position.players) - 1 & ~mask(form.eliminated)
    for letter, seat in seat_of.items():
        # An Emperor that stands nowhere else would be found missing; it is not in the reserve unless the file says so.
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
        put_building(ground, state, board.site_index[name], seat_of[text[0]], int(text[1]))
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
