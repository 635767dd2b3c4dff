"""Solving a puzzle decision by decision: every accepted decision counts, and the others reply."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal

from tetrarch.core import registry
from tetrarch.core.game import Decision
from tetrarch.core.text.messages import text
from tetrarch.puzzles.collection import PACKAGE
from tetrarch.puzzles.puzzle import SOLVED, Puzzle, after

Status = Literal["open", "solved", "failed"]


@dataclass(frozen=True)
class Played:
    """One decision of an attempt."""

    seat: int
    decision: Decision


class Attempt:
    """The course of one attempt at a puzzle."""

    def __init__(self, puzzle: Puzzle, decisions: Iterable[int] = ()) -> None:
        self.puzzle = puzzle
        self.position: Any = puzzle.start()
        self.status: Status = "open"
        self.history: list[Played] = []
        self.place = 0
        """The node of the solution."""
        self._reply()
        for decision in decisions:
            self.play(decision)

    @property
    def own_decisions(self) -> tuple[int, ...]:
        """The decisions of the user so far, from which the attempt can be made again."""
        return tuple(played.decision.id for played in self.history if played.seat == self.puzzle.seat)

    def play(self, decision: int | str) -> tuple[Played, ...]:
        """Play a decision of the user, and the replies to it; returns all of them.

        A decision that misses the goal ends the attempt. An illegal one raises an error and changes nothing.
        """
        if self.status != "open":
            raise ValueError(f"the attempt is {self.status}")
        before = len(self.history)
        following = self.position.copy()
        played: Decision = following.play(decision, self.puzzle.seat)
        self.history.append(Played(self.puzzle.seat, played))
        self.position = following
        branch = self.puzzle.accepted(self.place)
        if played.id not in branch:
            self.status = "failed"
        else:
            self._go(branch[played.id])
            self._reply()
        return tuple(self.history[before:])

    def _go(self, place: int) -> None:
        self.place = place
        if place == SOLVED:
            self.status = "solved"

    def _reply(self) -> None:
        """Play the replies of the other players."""
        while self.status == "open" and self.position.decider != self.puzzle.seat:
            ((decision, place),) = self.puzzle.solution[self.place]
            self.history.append(Played(self.position.decider, self.position.describe(decision)))
            self.position = after(self.position, decision)
            self._go(place)


def theme_name(theme: str, language: str = "en") -> str:
    """The name of a theme."""
    return text(PACKAGE, language, f"theme-{theme}")


def task(puzzle: Puzzle, player: str, language: str = "en") -> str:
    """What the user must do, in one sentence."""
    return text(PACKAGE, language, f"task-{puzzle.theme}", player=player)


def solution_line(puzzle: Puzzle, language: str = "en", *, marked: bool = False) -> list[Played]:
    """The decisions of the main line, each with its seat.

    ``marked`` sentences address the user, and have marks around the names of places.
    """
    adapter = registry.game(puzzle.game).table
    position: Any = puzzle.start()
    line = []
    for decision in puzzle.line:
        described: Decision = position.describe(decision, language)
        if marked:
            sentence = adapter.sentence(position, decision, language, puzzle.seat)
            described = replace(described, sentence=sentence)
        line.append(Played(position.decider, described))
        position = after(position, decision)
    return line


def why(puzzle: Puzzle, language: str = "en") -> str:
    """Why the solution is one."""
    return text(PACKAGE, language, f"why-{puzzle.theme}")


def proof_sentence(puzzle: Puzzle, language: str = "en") -> str:
    """How sure the solution is: proved, or judged with a margin."""
    percent = str(round(100 * puzzle.lead))
    counts = {"searches": puzzle.searches, "simulations": puzzle.simulations}
    return text(PACKAGE, language, f"proof-{puzzle.proof}", percent=percent, **counts)


def explanation(puzzle: Puzzle, language: str = "en") -> list[str]:
    """The solution in sentences, each with the rules that allow it, and why it is one."""
    told = [played.decision for played in solution_line(puzzle, language)]
    lines = [f"{one.notation}: {one.sentence} ({', '.join(one.rules)})" for one in told]
    return [*lines, why(puzzle, language)]
