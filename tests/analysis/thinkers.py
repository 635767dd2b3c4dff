"""Bots with prescribed thoughts."""

from __future__ import annotations

from typing import Any

from tetrarch.bots.bot import Bot, Budget, Control, Line, Thought


class Told(Bot[Any]):
    """Thinks of the given lines, in notation, one decision after the other on the view's own board."""

    def __init__(self, *lines: Line, chances: tuple[float, ...] = (), proven: bool = False) -> None:
        self.lines = lines
        self.chances = chances
        self.proven = proven
        self.asked: list[tuple[Any, int]] = []
        self.is_closed = False

    def think(self, view: Any, seat: int, budget: Budget | None = None, control: Control | None = None) -> Thought:
        self.asked.append((view, seat))
        decision = self.lines[0].decisions[0]
        return Thought(decision, self.chances, self.lines, 10, self.proven)

    def close(self) -> None:
        self.is_closed = True


def line(position: Any, *decisions: str, chances: tuple[float, ...] = (0.6, 0.4), proven: bool = False) -> Line:
    """The line of these decisions from a position, in notation."""
    after = position.copy()
    numbers = []
    for text in decisions:
        numbers.append(after.parse(text).id)
        after.push(numbers[-1])
    return Line(tuple(numbers), chances, 5, proven)
