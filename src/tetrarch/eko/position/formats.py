"""Positions as JSON and as one line of text.

The JSON format is complete and versioned. A line consists of fields ``key=value``, separated by blanks; lists are
joined by commas, and fields with the values of a fresh turn are left out. Both are validated when read.
"""

from __future__ import annotations

import re

import msgspec

from tetrarch.core.errors import FormatError, SetupError, joined_error
from tetrarch.core.formats import read_form, read_json, write_json
from tetrarch.core.text.messages import CORE, Message, message
from tetrarch.eko.components.board import Board
from tetrarch.eko.components.board_format import (
    BOARD_FORMAT,
    BOARD_VERSION,
    board_for_display,
    board_from_json,
    board_to_json,
)
from tetrarch.eko.position import forms
from tetrarch.eko.position.deal import blank_position
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


def position_form(position: Position) -> forms.PositionForm:
    """Return the position as a typed form."""
    state, board, letters = position.state, position.board, position.identities
    seats = range(position.players)

    def named(mask: int) -> list[str]:
        return [letters[seat] for seat in seats if mask >> seat & 1]

    paid = int(state[layout.ZONES_PAID])
    outcome = position.outcome
    history = layout.STACKS + len(board.spaces) + len(board.sites)
    return forms.PositionForm(
        options=forms.OptionsForm.of(position.options),
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
        phase=forms.PhaseForm(
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
        attack=forms.AttackForm(
            letters[position.seat],
            named(int(state[layout.HAD_DISCS])),
            bool(state[layout.LAST_KAMIKAZE]),
            bool(state[layout.CAPTURED]),
        )
        if position.step == "exchange"
        else None,
        history=[int(hash_) for hash_ in state[history : history + int(state[layout.HISTORY_LENGTH])]],
        result=forms.ResultForm(outcome.reason, [letters[seat] for seat in outcome.winners]) if outcome else None,
    )


def position_from_json(data: object, subject: str = "position") -> Position:
    """Read a position; raise ``FormatError`` for its form and ``SetupError`` with every broken rule.

    A position on a faulty board is checked too, as far as the spaces of the board are known.
    """
    form = read_form(data, forms.PositionForm, subject, name=forms.FORMAT, version=forms.VERSION, rules=RULES_VERSION)
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
        if faults := forms.form_faults(form, board, likely):
            errors.append(SetupError(subject, faults))
    if errors or options is None or board is None:
        raise joined_error(errors)
    return position_from_form(form, board, subject)


def position_from_form(form: forms.PositionForm, board: Board, subject: str) -> Position:
    """Return the position of a typed form on a board."""
    options = form.options.options(subject)
    faults = forms.form_faults(form, board, options)
    if faults:
        raise SetupError(subject, faults)
    position = blank_position(board, options, form.identities)
    fill_state(position, form)
    faults = position_faults(position)
    if faults:
        raise SetupError(subject, faults)
    return position


def fill_state(position: Position, form: forms.PositionForm) -> None:
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
    return _LineReader(line, subject).position()


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


def _phase_text(phase: forms.PhaseForm) -> str:
    marks = "".join(mark for name, mark in _FLAGS.items() if getattr(phase, name))
    parts = [
        marks,
        str(phase.placed),
        ",".join(phase.served),
        ",".join(map(str, phase.zones_paid)),
        str(phase.idle_turns),
    ]
    return "" if phase == forms.PhaseForm() else "/".join(parts)


class _LineReader:
    """Reads the fields of a line."""

    def __init__(self, line: str, subject: str) -> None:
        self.subject = subject
        words = line.split()
        if words and re.fullmatch(r"eko[2-9]\d{0,8}", words[0]):
            raise self.error(message(CORE, "form-line-newer", version=words[0][3:]))
        if not words or words[0] != PREFIX:
            raise self.error(message(CORE, "form-line", prefix=repr(PREFIX)))
        self.fields: dict[str, str] = {}
        for word in words[1:]:
            key, sign, value = word.partition("=")
            if not sign or key in self.fields or key not in _KEYS:
                raise self.error(message(PACKAGE, "line-field", word=repr(word)))
            self.fields[key] = value
        for key in ("seats", "first", "at", "board", "reserves", "boxes"):
            if key not in self.fields:
                raise self.error(message(CORE, "form-missing"), key)

    def error(self, reason: Message, where: str = "") -> FormatError:
        return FormatError(self.subject, reason, where)

    def position(self) -> Position:
        fields, number = self.fields, self.number
        letters = list(fields["seats"])
        board = board_from_json(self.board(len(letters)), f"{self.subject}: board")
        step, seat, decider, turn, round_ = self.split("at", "/", 5)
        captives = {letter: list[str]() for letter in letters}
        for holder, held in self.pairs("captives").items():
            captives[holder] = list(held)
        for key in ("draft", "repetition"):
            if fields.get(key, "yes") != "yes":
                raise self.error(message(PACKAGE, "line-flag", given=repr(fields[key])), key)
        options = forms.OptionsForm(
            players=len(letters),
            printing=fields.get("printing", "complete"),
            variants=sorted(board.variants | ({"draft"} if "draft" in fields else set())),
            round_limit=number(fields["limit"], "limit") if "limit" in fields else None,
            repetition="repetition" in fields,
        )
        form = forms.PositionForm(
            options=options,
            board={},
            identities=letters,
            first=number(fields["first"], "first"),
            step=step,
            seat=number(seat, "at"),
            decider=number(decider, "at"),
            turn=number(turn, "at"),
            round=number(round_, "at"),
            stacks=self.pairs("stacks"),
            buildings=self.pairs("buildings"),
            reserves=dict(zip(letters, self.split("reserves", ",", len(letters)), strict=True)),
            boxes={
                letter: number(box, "boxes")
                for letter, box in zip(letters, self.split("boxes", ",", len(letters)), strict=True)
            },
            captives=captives,
            eliminated=list(fields.get("eliminated", "")),
            phase=self.phase() if fields.get("phase") else forms.PhaseForm(),
            attack=self.attack() if fields.get("attack") else None,
            history=[number(hash_, "history", 16) for hash_ in fields.get("history", "").split(",") if hash_],
            result=self.result() if fields.get("result") else None,
        )
        return position_from_form(form, board, self.subject)

    def board(self, players: int) -> dict[str, object]:
        shape, _, rest = self.fields["board"].partition(";")
        tiles: list[dict[str, object]] = []
        own = rest.find(";{")
        tile_set = rest[own + 1 :] if own >= 0 else ""
        for entry in (rest[:own] if own >= 0 else rest).split(";"):
            found = re.fullmatch(r"([A-Z][A-Za-z0-9]?)@(-?\d{1,3}),(-?\d{1,3})r(\d)(?:c(\d{1,2}))?", entry)
            if not found:
                raise self.error(message(PACKAGE, "line-tile", entry=repr(entry)), "board")
            at = [int(found[2]), int(found[3])]
            copy = {"copy": int(found[5])} if found[5] else {}
            tiles.append({"tile": found[1], "at": at, "rotation": int(found[4]), **copy})
        board: dict[str, object] = {"format": BOARD_FORMAT, "version": BOARD_VERSION, "players": players}
        board["tiles"] = tiles
        if shape != "own":
            board["layout"] = shape
        if tile_set:
            board["tile_set"] = read_json(tile_set, f"{self.subject}: board: its tile set")
        return board

    def phase(self) -> forms.PhaseForm:
        marks, placed, served, paid, idle = self.split("phase", "/", 5)
        self.check_marks(marks, "".join(_FLAGS.values()), "phase")
        return forms.PhaseForm(
            **{name: mark in marks for name, mark in _FLAGS.items()},
            placed=self.number(placed, "phase"),
            served=[name for name in served.split(",") if name],
            zones_paid=[self.number(zone, "phase") for zone in paid.split(",") if zone],
            idle_turns=self.number(idle, "phase"),
        )

    def attack(self) -> forms.AttackForm:
        by, had, marks = self.split("attack", "/", 3)
        self.check_marks(marks, "kc", "attack")
        return forms.AttackForm(by, list(had), "k" in marks, "c" in marks)

    def result(self) -> forms.ResultForm:
        reason, winners = self.split("result", "/", 2)
        return forms.ResultForm(reason, list(winners))

    def check_marks(self, marks: str, known: str, where: str) -> None:
        if not set(marks) <= set(known) or len(set(marks)) != len(marks):
            raise self.error(message(PACKAGE, "line-marks", marks=repr(marks), known=repr(known)), where)

    def pairs(self, where: str) -> dict[str, str]:
        """The entries ``name:value`` of a field."""
        found: dict[str, str] = {}
        for pair in self.fields[where].split(",") if self.fields.get(where) else ():
            name, sign, value = pair.partition(":")
            if not sign or name in found:
                raise self.error(message(PACKAGE, "line-entry", entry=repr(pair)), where)
            found[name] = value
        return found

    def split(self, where: str, sign: str, parts: int) -> list[str]:
        """The parts of a field, of which there must be so many."""
        text = self.fields[where]
        found = text.split(sign)
        if len(found) != parts:
            reason = message(PACKAGE, "line-parts", text=repr(text), parts=str(parts), sign=repr(sign))
            raise self.error(reason, where)
        return found

    def number(self, text: str, where: str, base: int = 10) -> int:
        digits = "[0-9a-f]" if base == 16 else "[0-9]"
        if not re.fullmatch(f"{digits}{{1,16}}", text):
            raise self.error(message(PACKAGE, "line-number", text=repr(text)), where)
        return int(text, base)
