"""Reading the data files of the tutorials."""

from __future__ import annotations

from functools import cache
from importlib import resources

from tetrarch.core import registry
from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.formats.reading import read_part, read_toml
from tetrarch.core.game import GamePosition
from tetrarch.lessons.forms import Lesson, Step
from tetrarch.lessons.positions import FILLERS, step_position


@cache
def lesson(game: str) -> Lesson:
    """The tutorial of a game."""
    if game not in registry.names():
        raise ValueError(f"no tutorial of {game!r}; known: {', '.join(registry.names())}")
    file = resources.files("tetrarch.lessons").joinpath("data", f"{game}.toml")
    return parse_lesson(file.read_text(encoding="utf-8"), f"{game}.toml")


def parse_lesson(text: str, subject: str) -> Lesson:
    """Read a tutorial from the text of its file; the subject (its name) leads the message of any error."""
    found = read_part(read_toml(text, subject), Lesson, subject, "")
    faults = list(_faults(found))
    if faults:
        raise SetupError(subject, faults)
    return found


def _faults(found: Lesson) -> list[Fault]:
    if found.game not in FILLERS:
        return [Fault("game", f"known: {', '.join(FILLERS)}")]
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
            step_position(found.game, found.position, step.position, step.name)
        except SetupError as error:
            faults += [Fault(f"{step.name}.{fault.where}", fault.text, fault.rule) for fault in error.faults]
    return faults


@cache
def _start(game: str, name: str) -> GamePosition:
    found = lesson(game)
    step = found.step(name)
    assert step is not None
    return step_position(game, found.position, step.position, f"{game}.toml: {name}")


def start_of(game: str, step: Step) -> GamePosition:
    """The position in which a step begins; each caller gets its own."""
    return _start(game, step.name).copy()
