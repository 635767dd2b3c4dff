"""Tutorials as data: their steps and stages, the files they are read from, and their texts."""

from __future__ import annotations

from functools import cache
from importlib import resources
from types import ModuleType

import msgspec

from tetrarch.core import registry
from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.formats import read_part, read_toml
from tetrarch.core.game import GamePosition
from tetrarch.core.text.messages import Message, message

Fields = dict[str, object]
"""The fields of a position in JSON."""

STEP_TEXTS = ("title", "text", "done")
"""The texts of a step: its title, what it teaches, and what the learner has learned."""
STAGE_TEXTS = ("task", "hint", "not")
"""The texts of a stage: what to do, how to find it, and the answer to a decision that does not help."""


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Decisions of one kind that the learner makes in a step; each must meet all conditions."""

    show: list[str]
    """A solution in notation: one decision for each that the stage takes."""
    kinds: list[str] = []
    """The marks or kinds that help, such as ``attack``; empty for any."""
    starts: list[str] = []
    """The places where the decision may start; empty for any."""
    ends: list[str] = []
    """The places where it may end; empty for any."""
    plays: list[str] = []
    """The decisions that help, in notation; empty for any."""
    gains: int | None = None
    """The least number of points that the learner must gain."""
    wins: bool = False
    """Whether the learner must win."""
    answers: list[str] = []
    """The decisions of the other seats after the last decision of the stage."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One step of a tutorial."""

    name: str
    """A stable word; the texts of the step begin with it."""
    rules: list[str]
    """The numbers of the rules it teaches, the most important one first."""
    position: Fields
    """How the position differs from the one that all steps of the game share."""
    stages: list[Stage]

    @property
    def decisions(self) -> int:
        """The number of decisions that the learner makes."""
        return sum(len(stage.show) for stage in self.stages)

    def stage_after(self, decisions: int) -> int:
        """The stage after this number of decisions; the number of stages after the last."""
        left = decisions
        for number, stage in enumerate(self.stages):
            if left < len(stage.show):
                return number
            left -= len(stage.show)
        return len(self.stages)

    def shown_after(self, decisions: int) -> str | None:
        """The next decision of the solution; None after the last."""
        solution = [play for stage in self.stages for play in stage.show]
        return solution[decisions] if decisions < len(solution) else None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tutorial of one game."""

    game: str
    position: Fields
    """What the positions of all steps share."""
    steps: list[Step]

    def step(self, name: str) -> Step | None:
        """The step with this name."""
        return next((step for step in self.steps if step.name == name), None)


# Reading


def games() -> list[str]:
    """The games that have a tutorial."""
    return [name for name in registry.names() if registry.extension(name, "lessons")]


def _extension(game: str) -> ModuleType:
    """The module with a game's ``fill``; its package holds the data file and the texts of the tutorial."""
    found = registry.extension(game, "lessons") if game in registry.names() else None
    if found is None:
        raise ValueError(f"no tutorial of {game!r}; known: {', '.join(games())}")
    return found


@cache
def lesson(game: str) -> Lesson:
    """The tutorial of a game."""
    file = resources.files(_package(game)).joinpath("data", f"{game}.toml")
    return parse_lesson(file.read_text(encoding="utf-8"), f"{game}.toml")


def parse_lesson(text: str, subject: str) -> Lesson:
    """Read a tutorial from the text of its file; ``subject``, its name, starts the message of any error."""
    found = read_part(read_toml(text, subject), Lesson, subject, "")
    faults = _faults(found)
    if faults:
        raise SetupError(subject, faults)
    return found


def _faults(found: Lesson) -> list[Fault]:
    if found.game not in games():
        return [Fault("game", f"known: {', '.join(games())}")]
    faults = []
    names = [step.name for step in found.steps]
    for step in found.steps:
        if names.count(step.name) > 1:
            faults.append(Fault(step.name, "comes more than once"))
        if not step.rules:
            faults.append(Fault(step.name, "names no rule"))
        if not step.stages or not all(stage.show for stage in step.stages):
            faults.append(Fault(step.name, "has a stage that shows no decision"))
        try:
            _position(found, step, step.name)
        except SetupError as error:
            faults += [Fault(f"{step.name}.{fault.where}", fault.text, fault.rule) for fault in error.faults]
    return faults


def _position(found: Lesson, step: Step, subject: str) -> GamePosition:
    """The position of a step; a ``SetupError`` names every fault."""
    fields: Fields = _extension(found.game).fill({**found.position, **step.position})
    return registry.game(found.game).position_from_json(fields, subject)


@cache
def _start(game: str, name: str) -> GamePosition:
    found = lesson(game)
    step = found.step(name)
    assert step is not None
    return _position(found, step, f"{game}.toml: {name}")


def start_of(game: str, step: Step) -> GamePosition:
    """A copy of the position in which a step starts."""
    return _start(game, step.name).copy()


# Texts


@cache
def _package(game: str) -> str:
    return _extension(game).__package__ or ""


def step_text(game: str, step: Step, what: str) -> Message:
    """A text of a step: one of ``STEP_TEXTS``."""
    return message(_package(game), "-".join((game, step.name, what)))


def stage_text(game: str, step: Step, stage: int, what: str) -> Message:
    """A text of a stage of a step: one of ``STAGE_TEXTS``."""
    number = (str(stage + 1),) if len(step.stages) > 1 else ()
    return message(_package(game), "-".join((game, step.name, what, *number)))


def all_texts(lesson: Lesson) -> list[Message]:
    """All texts of a tutorial."""
    found = []
    for step in lesson.steps:
        found += [step_text(lesson.game, step, what) for what in STEP_TEXTS]
        found += [
            stage_text(lesson.game, step, stage, what) for stage in range(len(step.stages)) for what in STAGE_TEXTS
        ]
    return found
