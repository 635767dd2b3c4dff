"""The JSON format of positions: complete, versioned, and validated when read."""

from __future__ import annotations

import msgspec

from tetrarch.core.errors import SetupError, joined_error, said_fault
from tetrarch.core.formats import read_form
from tetrarch.core.text.messages import CORE, message
from tetrarch.eko.components.board import Board
from tetrarch.eko.components.board_format import board_for_display, board_from_json, board_to_json
from tetrarch.eko.position.deal import blank_position
from tetrarch.eko.position.forms import (
    FORMAT,
    VERSION,
    AttackForm,
    OptionsForm,
    PhaseForm,
    PositionForm,
    ResultForm,
)
from tetrarch.eko.position.options import RULES_VERSION, Options
from tetrarch.eko.position.position import Position
from tetrarch.eko.position.static import space_masks, spaces_of
from tetrarch.eko.position.validation import form_faults, position_faults
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.state import put_building, put_stack


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
