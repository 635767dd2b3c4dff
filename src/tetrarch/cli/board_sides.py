"""Both sides of the boards of Legends in words, for the founder who is to lay them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tetrarch.legends.boards import BOARDS, EDGES
from tetrarch.legends.drawing_words import laid_boards

if TYPE_CHECKING:
    from tetrarch.legends import Position
    from tetrarch.legends.boards import Side


def board_lines(position: Position) -> list[str]:
    """The boards that are still to be laid, each with both of its sides; nothing when none is to be (L2.1)."""
    if position.step != "lay":
        return []
    laid = {side.board for _, side, _ in laid_boards(position)}
    lines = ["Boards to lay, each on one of its two sides (A1-A2 by land, A1=A2 over a bridge, A1~A2 by sea):"]
    for board in range(1, BOARDS + 1):
        if board not in laid:
            lines.append(f"Board {board}")
            for side in position.components.sides:
                lines += side_lines(side) if side.board == board else []
    return lines


def side_lines(side: Side) -> Iterator[str]:
    """One side: its islands, its ways, and from where the routes over its edges start when it lies upright."""
    name = f"  {side.name:<10} "
    indent = " " * len(name)
    islands = ", ".join(" ".join(island) for island in side.islands)
    central = "; goes in the centre or is not used (L2.1)" if side.must_be_central else ""
    yield f"{name}island{'s' if len(side.islands) > 1 else ''} {islands}{central}"
    ways = ((side.land, "-"), (side.bridge, "="), (side.sea, "~"))
    inner = " ".join(f"{one}{sign}{other}" for pairs, sign in ways for one, other in pairs)
    if inner:
        yield f"{indent}{inner}"
    yield f"{indent}sea routes over the edges: {', '.join(f'{edge} {side.exits[edge]}' for edge in EDGES)}"
