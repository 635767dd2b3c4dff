"""Position documents on valid boards, which tests change."""

from __future__ import annotations

from typing import Any

from tests.eko.plain_board import BOARDS, PLAIN
from tests.eko.small_boards import small_position
from tests.eko.tables_variants import with_emperors
from tetrarch.core.randomness import Generator
from tetrarch.eko import Board, new_game, random_board
from tetrarch.eko.components.board_format import board_to_json, parse_board

PLAIN_BOARD = Board.build(2, PLAIN, layout="bars")
VARIANT_BOARD = parse_board((BOARDS / "hand-made.json").read_text(encoding="utf-8"))
"""With the variants labyrinth, pyramids, wind and sand; its one zone is a1, b1-b4 and c3, its Wind f2, its Sand g4."""
LARGE_BOARD = random_board(Generator("documents", "board"), 4)
LARGE = [place.name for place in LARGE_BOARD.spaces]


def document(board: Board, stacks: dict[str, str], **details: Any) -> dict[str, Any]:
    """A position file with the details of ``small_position``; Emperors not mentioned are in their reserves."""
    details["reserves"] = with_emperors(board.players, stacks, **details)
    options = {"variants": sorted(board.variants), **details.pop("options", {})}
    data = small_position(board, stacks, options=options, **details)
    head = {"format": "tetrarch/eko-position", "version": 1, "rules": "1.0", "board": board_to_json(board)}
    return {**head, **data, "history": details.get("history", [])}


def acting(**changes: Any) -> dict[str, Any]:
    """E is to act on the plain board."""
    stacks = {"c4": "E3!", "d5": "E1", "h3": "T2!", "h4": "T4"}
    return {
        **document(PLAIN_BOARD, stacks, buildings={"e4": "E1", "d6": "T2"}, reserves={"E": "3", "T": "1"}),
        **changes,
    }


def placing(**changes: Any) -> dict[str, Any]:
    """E places discs on the board with variants, where it holds the Wind and has reinforced one stack."""
    stacks = {"f3": "E2!", "h1": "E1", "b2": "E1", "k2": "T3!"}
    phase = {"busy": True, "placed": 1, "served": ["f3"], "zones_paid": [1]}
    details: dict[str, Any] = {"buildings": {"f2": "E1"}, "reserves": {"E": "2"}, "phase": phase, "step": "reinforce"}
    return {**document(VARIANT_BOARD, stacks, **details), **changes}


def choosing(**changes: Any) -> dict[str, Any]:
    """E has taken the Emperor of T, who holds those of M and S and must choose."""
    stacks = {LARGE[0]: "E2!", LARGE[20]: "T1", LARGE[30]: "M1", LARGE[40]: "S1"}
    details: dict[str, Any] = {
        "captives": {"E": "T", "T": "MS"},
        "step": "exchange",
        "decider": 1,
        "attack": {"by": "E", "had_discs": ["E", "T", "M", "S"], "last_kamikaze": False, "captured": True},
        "phase": {"busy": True},
    }
    return {**document(LARGE_BOARD, stacks, **details), **changes}


def ended(reason: str, winners: str, stacks: dict[str, str], **details: Any) -> dict[str, Any]:
    """A game that is over, on the plain board."""
    result = {"reason": reason, "winners": list(winners)}
    return document(PLAIN_BOARD, stacks, step="over", result=result, **details)


def swapping(**changes: Any) -> dict[str, Any]:
    """The first player may swap its Emperor."""
    return {**new_game(2, seed=1, board=PLAIN_BOARD).position.to_json(), **changes}


def drafting(**changes: Any) -> dict[str, Any]:
    """Two discs are drafted, one of each player."""
    position = new_game(2, seed=1, board=PLAIN_BOARD, variants=["draft"]).position
    position.play("@a2")
    position.play("@b1!")
    return {**position.to_json(), **changes}
