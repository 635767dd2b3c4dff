"""Both sides of the boards of Legends in words, for the founder who is to lay them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tetrarch.cli.terminal.speech import phrase
from tetrarch.legends.components.boards import BOARDS, EDGES
from tetrarch.legends.words.description import laid_boards

if TYPE_CHECKING:
    from tetrarch.legends import Position
    from tetrarch.legends.components.boards import Side


def board_lines(position: Position) -> list[str]:
    """The boards that are still to be laid, each with both of its sides; nothing when none is to be (L2.1)."""
    if position.step != "lay":
        return []
    laid = {side.board for _, side, _ in laid_boards(position)}
    lines = [phrase("boards-to-lay")]
    for board in range(1, BOARDS + 1):
        if board not in laid:
            lines.append(phrase("board", number=board))
            for side in position.components.sides:
                lines += side_lines(side) if side.board == board else []
    return lines


def side_lines(side: Side) -> Iterator[str]:
    """One side: its islands, its ways, and from where the routes over its edges start when it lies upright."""
    name = f"  {side.name:<10} "
    indent = " " * len(name)
    islands = ", ".join(" ".join(island) for island in side.islands)
    told = phrase("side-islands", count=len(side.islands), islands=islands)
    yield f"{name}{phrase('side-central', told=told) if side.must_be_central else told}"
    ways = ((side.land, "-"), (side.bridge, "="), (side.sea, "~"))
    inner = " ".join(f"{one}{sign}{other}" for pairs, sign in ways for one, other in pairs)
    if inner:
        yield f"{indent}{inner}"
    exits = ", ".join(phrase(f"edge-{edge}", region=side.exits[edge]) for edge in EDGES)
    yield f"{indent}{phrase('side-exits', exits=exits)}"
