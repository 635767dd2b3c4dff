"""Positions as JSON and as one line of text.

The JSON format is complete and versioned. A line consists of fields ``key=value``, separated by blanks; lists are
joined by commas, and fields with the values of a fresh turn are left out. Both are validated when read.
"""

from __future__ import annotations

import re

import msgspec

from tetrarch.core.errors import FormatError, SetupError, joined_error
from tetrarch.core.formats import read_form, read_json, write_json
from tetrarch.core.text.messages import CORE, message
from tetrarch.eko.components.board import Board
from tetrarch.eko.components.board_format import (
    BOARD_FORMAT,
    BOARD_VERSION,
    board_for_display,
    board_from_json,
    board_to_json,
)
from tetrarch.eko.position.deal import blank_position
from tetrarch.eko.position.forms import (
    FORMAT,
    VERSION,
    AttackForm,
    OptionsForm,
    PhaseForm,
    PositionForm,
    ResultForm,
    form_faults,
)
from tetrarch.eko.position.options import PACKAGE, RULES_VERSION, Options
from tetrarch.eko.position.position import Position, space_masks, spaces_of
from tetrarch.eko.position.validation import position_faults
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.state import put_building, put_stack

PREFIX = "eko1"
"""The first word of a line."""


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
    form = read_form(data, PositionForm, subject, name=FORMAT, version=VERSION, rules=RULES_VERSION)
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


# Lines


def position_to_line(position: Position) -> str:
    """Return the position as one line."""
    form = position_form(position)
    letters = form.identities
    options = form.options
    fields = {
        "seats": "".join(letters),
        "first": str(form.first),
        "at": f"{form.step}/{form.seat}/{form.decider}/{form.turn}/{form.round}",
        "board": _board_text(form.board),
        "stacks": ",".join(f"{name}:{text}" for name, text in form.stacks.items()),
        "buildings": ",".join(f"{name}:{text}" for name, text in form.buildings.items()),
        "reserves": ",".join(form.reserves[letter] for letter in letters),
        "boxes": ",".join(str(form.boxes[letter]) for letter in letters),
        "captives": ",".join(
            f"{letter}:{''.join(form.captives[letter])}" for letter in letters if form.captives[letter]
        ),
        "eliminated": "".join(form.eliminated),
        "printing": "" if options.printing == "complete" else options.printing,
        "draft": "yes" if "draft" in options.variants else "",
        "limit": "" if options.round_limit is None else str(options.round_limit),
        "repetition": "yes" if options.repetition else "",
        "phase": _phase_text(form.phase),
        "history": ",".join(format(hash_, "x") for hash_ in form.history),
    }
    if form.attack:
        marks = ("k" if form.attack.last_kamikaze else "") + ("c" if form.attack.captured else "")
        fields["attack"] = f"{form.attack.by}/{''.join(form.attack.had_discs)}/{marks}"
    if form.result:
        fields["result"] = f"{form.result.reason}/{''.join(form.result.winners)}"
    return " ".join([PREFIX, *(f"{key}={value}" for key, value in fields.items() if value)])


def parse_position(line: str, subject: str = "position") -> Position:
    """Return the position that a line describes."""
    words = line.split()
    if words and re.fullmatch(r"eko[2-9]\d{0,8}", words[0]):
        raise FormatError(subject, message(CORE, "form-line-newer", version=words[0][3:]))
    if not words or words[0] != PREFIX:
        raise FormatError(subject, message(CORE, "form-line", prefix=repr(PREFIX)))
    fields: dict[str, str] = {}
    for word in words[1:]:
        key, sign, value = word.partition("=")
        if not sign or key in fields or key not in _KEYS:
            raise FormatError(subject, message(PACKAGE, "line-field", word=repr(word)))
        fields[key] = value
    for key in ("seats", "first", "at", "board", "reserves", "boxes"):
        if key not in fields:
            raise FormatError(subject, message(CORE, "form-missing"), key)
    letters = list(fields["seats"])
    board = board_from_json(_board_json(fields["board"], len(letters), subject), f"{subject}: board")
    step, seat, decider, turn, round_ = _split(fields["at"], "/", 5, "at", subject)
    captives = {letter: list[str]() for letter in letters}
    for holder, held in _pairs(fields.get("captives", ""), "captives", subject).items():
        captives[holder] = list(held)
    for key in ("draft", "repetition"):
        if fields.get(key, "yes") != "yes":
            raise FormatError(subject, message(PACKAGE, "line-flag", given=repr(fields[key])), key)
    options = OptionsForm(
        players=len(letters),
        printing=fields.get("printing", "complete"),
        variants=sorted(board.variants | ({"draft"} if "draft" in fields else set())),
        round_limit=_number(fields["limit"], "limit", subject) if "limit" in fields else None,
        repetition="repetition" in fields,
    )
    form = PositionForm(
        options=options,
        board={},
        identities=letters,
        first=_number(fields["first"], "first", subject),
        step=step,
        seat=_number(seat, "at", subject),
        decider=_number(decider, "at", subject),
        turn=_number(turn, "at", subject),
        round=_number(round_, "at", subject),
        stacks=_pairs(fields.get("stacks", ""), "stacks", subject),
        buildings=_pairs(fields.get("buildings", ""), "buildings", subject),
        reserves=dict(zip(letters, _split(fields["reserves"], ",", len(letters), "reserves", subject), strict=True)),
        boxes={
            letter: _number(box, "boxes", subject)
            for letter, box in zip(letters, _split(fields["boxes"], ",", len(letters), "boxes", subject), strict=True)
        },
        captives=captives,
        eliminated=list(fields.get("eliminated", "")),
        phase=_phase(fields.get("phase", ""), subject),
        attack=_attack(fields.get("attack", ""), subject),
        history=[_number(hash_, "history", subject, 16) for hash_ in fields.get("history", "").split(",") if hash_],
        result=_result(fields.get("result", ""), subject),
    )
    return position_from_form(form, board, subject)


_KEYS = frozenset(
    (
        *("seats", "first", "at", "board", "stacks", "buildings", "reserves", "boxes", "captives", "eliminated"),
        *("printing", "draft", "limit", "repetition", "phase", "history", "attack", "result"),
    )
)
_FLAGS = {"marched": "m", "march_barred": "n", "sand_used": "s", "moon_used": "o", "beacon": "b", "busy": "y"}


def _board_text(board: dict[str, object]) -> str:
    """The layout, then the tiles as ``A@0,0r2`` joined by ``;``, then a custom tile set as JSON without blanks."""
    tiles = []
    for tile in msgspec.convert(board["tiles"], list[dict[str, object]]):
        q, r = msgspec.convert(tile["at"], tuple[int, int])
        copy = tile.get("copy", 1)
        tiles.append(f"{tile['tile']}@{q},{r}r{tile['rotation']}" + (f"c{copy}" if copy != 1 else ""))
    text = f"{board.get('layout') or 'own'};{';'.join(tiles)}"
    if "tile_set" in board:
        text += ";" + write_json(board["tile_set"], pretty=False).replace(" ", "\\u0020")
    return text


def _board_json(text: str, players: int, subject: str) -> dict[str, object]:
    shape, _, rest = text.partition(";")
    tiles: list[dict[str, object]] = []
    own = rest.find(";{")
    tile_set = rest[own + 1 :] if own >= 0 else ""
    for entry in (rest[:own] if own >= 0 else rest).split(";"):
        found = re.fullmatch(r"([A-Z][A-Za-z0-9]?)@(-?\d{1,3}),(-?\d{1,3})r(\d)(?:c(\d{1,2}))?", entry)
        if not found:
            raise FormatError(subject, message(PACKAGE, "line-tile", entry=repr(entry)), "board")
        tile: dict[str, object] = {
            "tile": found[1],
            "at": [int(found[2]), int(found[3])],
            "rotation": int(found[4]),
        }
        if found[5]:
            tile["copy"] = int(found[5])
        tiles.append(tile)
    board: dict[str, object] = {"format": BOARD_FORMAT, "version": BOARD_VERSION, "players": players, "tiles": tiles}
    if shape != "own":
        board["layout"] = shape
    if tile_set:
        board["tile_set"] = read_json(tile_set, f"{subject}: board: its tile set")
    return board


def _phase_text(phase: PhaseForm) -> str:
    marks = "".join(mark for name, mark in _FLAGS.items() if getattr(phase, name))
    parts = [
        marks,
        str(phase.placed),
        ",".join(phase.served),
        ",".join(map(str, phase.zones_paid)),
        str(phase.idle_turns),
    ]
    return "" if phase == PhaseForm() else "/".join(parts)


def _phase(text: str, subject: str) -> PhaseForm:
    if not text:
        return PhaseForm()
    marks, placed, served, paid, idle = _split(text, "/", 5, "phase", subject)
    _check_marks(marks, "".join(_FLAGS.values()), "phase", subject)
    return PhaseForm(
        **{name: mark in marks for name, mark in _FLAGS.items()},
        placed=_number(placed, "phase", subject),
        served=[name for name in served.split(",") if name],
        zones_paid=[_number(zone, "phase", subject) for zone in paid.split(",") if zone],
        idle_turns=_number(idle, "phase", subject),
    )


def _attack(text: str, subject: str) -> AttackForm | None:
    if not text:
        return None
    by, had, marks = _split(text, "/", 3, "attack", subject)
    _check_marks(marks, "kc", "attack", subject)
    return AttackForm(by, list(had), "k" in marks, "c" in marks)


def _check_marks(marks: str, known: str, where: str, subject: str) -> None:
    if not set(marks) <= set(known) or len(set(marks)) != len(marks):
        raise FormatError(subject, message(PACKAGE, "line-marks", marks=repr(marks), known=repr(known)), where)


def _result(text: str, subject: str) -> ResultForm | None:
    if not text:
        return None
    reason, winners = _split(text, "/", 2, "result", subject)
    return ResultForm(reason, list(winners))


def _pairs(text: str, where: str, subject: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in text.split(",") if text else []:
        name, sign, value = pair.partition(":")
        if not sign or name in found:
            raise FormatError(subject, message(PACKAGE, "line-entry", entry=repr(pair)), where)
        found[name] = value
    return found


def _split(text: str, sign: str, parts: int, where: str, subject: str) -> list[str]:
    found = text.split(sign)
    if len(found) != parts:
        told = message(PACKAGE, "line-parts", text=repr(text), parts=str(parts), sign=repr(sign))
        raise FormatError(subject, told, where)
    return found


def _number(text: str, where: str, subject: str, base: int = 10) -> int:
    if not re.fullmatch(r"[0-9a-f]{1,16}", text):
        raise FormatError(subject, message(PACKAGE, "line-number", text=repr(text)), where)
    try:
        return int(text, base)
    except ValueError:
        raise FormatError(subject, message(PACKAGE, "line-number", text=repr(text)), where) from None
