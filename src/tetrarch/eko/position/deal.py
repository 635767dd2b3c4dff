"""The deal of Ekö: board, identities, first player and the places of the discs (E2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tetrarch.core.errors import Fault, IllegalMove, SetupError
from tetrarch.core.formats import IDENTITIES, form_fault, identity_faults
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import message
from tetrarch.eko.components.board import Board
from tetrarch.eko.position.options import PACKAGE, Options, position_fault
from tetrarch.eko.position.position import HISTORY_ROOM, Position
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.state import put_stack

DISCS_EACH = 16


@dataclass(frozen=True)
class Deal:
    """Everything that chance decides before a game."""

    board: Board
    identities: str
    """The identity letter of each seat (E2.4)."""
    first: int
    """The seat of the first player (E2.4)."""
    discs: str
    """The identity letter of the disc on each ordinary movement space in reading order; ``!`` marks an Emperor.

    The discs are written without separators, such as ``ETT!E…``; the text is empty with the `draft` (E2.3, E17.1).
    """


def random_deal(generator: Generator, board: Board, options: Options) -> Deal:
    """Draw identities, first player and discs for a board (E2.3, E2.4)."""
    letters = list(IDENTITIES)
    generator.shuffle(letters)
    identities = "".join(letters[: options.players])
    first = generator.below(options.players)
    discs = ""
    if "draft" not in options.variants:
        pool = [disc for letter in identities for disc in [f"{letter}!"] + [letter] * (DISCS_EACH - 1)]
        generator.shuffle(pool)
        discs = "".join(pool)
    return Deal(board, identities, first, discs)


def parse_discs(discs: str) -> list[tuple[str, bool]]:
    """The identity letter of each disc, and whether it is the Emperor."""
    found: list[tuple[str, bool]] = []
    for sign in discs:
        if sign == "!" and found:
            found[-1] = (found[-1][0], True)
        else:
            found.append((sign, False))
    return found


def deal_faults(deal: Deal, options: Options) -> list[Fault]:
    """All faults of a deal."""
    faults: list[Fault] = []
    if deal.board.players != options.players:
        numbers = {"board": str(deal.board.players), "players": str(options.players)}
        faults.append(position_fault("board", "fault-board-players", "E1.5", **numbers))
    tiles_imply = deal.board.variants | (options.variants & {"draft"})
    for variant in sorted(tiles_imply - options.variants):
        faults.append(position_fault("board", "fault-board-has", "E2.6", name=repr(variant)))
    for variant in sorted(options.variants - tiles_imply):
        faults.append(position_fault("board", "fault-board-lacks", "E2.6", name=repr(variant)))
    faults += identity_faults(deal.identities, options.players, "E2.4")
    if not 0 <= deal.first < options.players:
        faults.append(form_fault("first", "no-seat", "E2.4", seat=str(deal.first)))
    return faults + _disc_faults(deal, options)


def _disc_faults(deal: Deal, options: Options) -> list[Fault]:
    if "draft" in options.variants:
        return [position_fault("discs", "deal-draft", "E17.1")] if deal.discs else []
    faults: list[Fault] = []
    discs = parse_discs(deal.discs)
    ordinary = sum(hex_.kind == "." for hex_ in deal.board.spaces)
    if len(discs) != ordinary:
        faults.append(position_fault("discs", "deal-discs", "E2.3", discs=str(len(discs)), spaces=str(ordinary)))
    for letter in deal.identities:
        emperors = discs.count((letter, True))
        soldiers = discs.count((letter, False))
        if emperors != 1:
            faults.append(position_fault("discs", "position-emperors", "E1.1", letter=letter, number=str(emperors)))
        if soldiers != DISCS_EACH - 1:
            numbers = {"number": str(soldiers), "most": str(DISCS_EACH - 1)}
            faults.append(position_fault("discs", "deal-soldiers", "E1.1", letter=letter, **numbers))
    for letter in sorted({letter for letter, _ in discs} - set(deal.identities)):
        faults.append(form_fault("discs", "identity", "E2.4", letter=repr(letter)))
    return faults


def start_position(deal: Deal, options: Options) -> Position:
    """Return the position after a deal, at the first set-up decision."""
    faults = deal_faults(deal, options)
    if faults:
        raise SetupError("deal", faults)
    position = blank_position(deal.board, options, deal.identities)
    state = position.state
    state[layout.FIRST] = state[layout.SEAT] = state[layout.DECIDER] = deal.first
    state[layout.STEP] = layout.DRAFT_STEP if "draft" in options.variants else layout.SWAP_STEP
    state[layout.IN_GAME] = (1 << options.players) - 1
    dealt = iter(parse_discs(deal.discs))
    for space, hex_ in enumerate(deal.board.spaces if deal.discs else ()):
        if hex_.kind == ".":
            letter, emperor = next(dealt)
            put_stack(state, space, deal.identities.index(letter), 1, int(emperor))
    for seat in range(options.players):
        state[layout.SOLDIERS + seat] = 0 if deal.discs else DISCS_EACH - 1
    return position


def blank_position(board: Board, options: Options, identities: Sequence[str]) -> Position:
    """An empty board, with all Emperors in reserve and all buildings in supply."""
    history = HISTORY_ROOM if options.repetition else 0
    state = np.zeros(layout.STACKS + len(board.spaces) + len(board.sites) + history, dtype=np.int64)
    for seat in range(options.players):
        state[layout.EMPEROR + seat] = layout.IN_RESERVE
        state[layout.SUPPLY + 3 * seat : layout.SUPPLY + 3 * seat + 3] = (5, 3, 1)
    return Position(board, options, "".join(identities), state)


def play_chance(position: Position, outcome: str) -> None:
    """Reject every outcome: all of Ekö's chance is in the deal (E2)."""
    raise IllegalMove(outcome, message(PACKAGE, "chance-over"), "E2.4")
