"""Tables for tests of the rules: a position from a drawing of the ground and a line of what stands on it.

    position = table(". . r", "a1:E2! a2:T1!")

Players sit in the order Ember, Tide, Moon, Star, and a line names things as position files do: ``a1:E2!`` is Ember's
stack of two with its Emperor on a1, ``c3:T2`` Tide's tower on c3, ``E:3!`` a reserve of three discs, Emperor included.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from tests.eko.agreement import position_on, tileless
from tests.eko.small_boards import draw_board, small_position
from tetrarch.core.errors import IllegalMove, NotationError, SetupError
from tetrarch.core.game import Outcome
from tetrarch.eko import Position

EMBER, TIDE, MOON, STAR = range(4)
LETTERS = "ETMS"

STREET = """
 m c c c r r r K
. . . . . . . . .
"""
"""Sites a1-a8 along spaces b1-b9: each site touches the space below to its left and the one below to its right."""
TWELVE_BUT_ONE = "a1:E3 a2:E2 a3:E2 a4:E2 a5:E1 a6:E1"
"""Eleven points for Ember on the street, and no capital."""


def table(
    drawing: str,
    stacks: str,
    *,
    players: int = 2,
    to_move: str = "E",
    buildings: str = "",
    reserves: str = "",
    captives: str = "",
    pyramids: Sequence[str] = (),
    beacons: Sequence[str] = (),
    round_limit: int | None = None,
    repetition: bool = False,
    **changes: Any,
) -> Position:
    """The position on a drawn board, at the first action of a turn unless a ``step`` is given.

    Players without discs on the board are eliminated, and their Emperors in their reserves unless told otherwise; the
    others' Emperors must be told. Soldiers that are not told are in the box.
    """
    board = tileless(draw_board(drawing, players=players, pyramids=pyramids, beacons=beacons))
    told = things(reserves)
    held = things(captives)
    for player in LETTERS[:players]:
        if not any(stack[0] == player for stack in things(stacks).values()) and player not in "".join(held.values()):
            told.setdefault(player, "1!")
    seat = LETTERS.index(to_move)
    options = {"variants": sorted(board.variants), "round_limit": round_limit, "repetition": repetition}
    form = {"seat": seat, "decider": seat, "options": options, **changes}
    data = small_position(
        board, things(stacks), buildings=things(buildings), reserves=told, captives=held, identities=LETTERS, **form
    )
    return position_on(board, data)


def things(line: str) -> dict[str, str]:
    """A line such as ``a1:E2! b3:T1`` as a mapping."""
    return dict(cast(tuple[str, str], thing.split(":")) for thing in line.split())


def discs(position: Position) -> str:
    """The stacks on the board in one line, in reading order."""
    return _line(position, "stacks")


def buildings(position: Position) -> str:
    """The buildings on the board in one line, in reading order."""
    return _line(position, "buildings")


def _line(position: Position, field: str) -> str:
    entries = cast(dict[str, str], position.to_json()[field])
    return " ".join(f"{place}:{thing}" for place, thing in entries.items())


def legal(position: Position) -> set[str]:
    """The notations of all legal decisions."""
    return {decision.notation for decision in position.legal_decisions()}


def legal_from(position: Position, start: str) -> set[str]:
    """The decisions of the stack on one space, in notation without the space: ``-b2``, ``xb3``, ``^c1T``."""
    return {
        text.removeprefix(start) for text in legal(position) if text.startswith(start) and text[len(start)] in SIGNS
    }


SIGNS = "-+x*^~"


def play(position: Position, *decisions: str) -> Position:
    """The same position after some decisions."""
    for decision in decisions:
        position.play(decision)
    return position


def refused_by(position: Position, decision: str) -> str:
    """The number of the rule that forbids a decision; asserts that it is illegal and changes nothing."""
    before = position.copy()
    with pytest.raises(IllegalMove) as caught:
        position.play(decision)
    assert position == before
    return caught.value.rule


def unreadable(position: Position, decision: str) -> str:
    """The error for a text that means no decision on this board; asserts that it changes nothing."""
    before = position.copy()
    with pytest.raises(NotationError) as caught:
        position.play(decision)
    assert position == before
    return caught.value.message


def faulty(drawing: str, stacks: str, **details: Any) -> set[str]:
    """The numbers of the rules that a table breaks."""
    with pytest.raises(SetupError) as caught:
        table(drawing, stacks, **details)
    return {fault.rule for fault in caught.value.faults}


def outcome_of(position: Position) -> Outcome:
    """How the game ended; asserts that it has ended and that there is nothing left to decide."""
    assert position.outcome is not None
    assert position.step == "over"
    assert position.to_decide == ()
    assert legal(position) == set()
    return position.outcome


def end_of(position: Position) -> tuple[str, str]:
    """Why the game ended and the identities of the winners: ``("points", "E")``."""
    outcome = outcome_of(position)
    return outcome.reason, "".join(position.identities[seat] for seat in outcome.winners)
