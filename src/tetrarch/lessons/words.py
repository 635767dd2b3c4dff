"""The words of a tutorial, in any language."""

from __future__ import annotations

from tetrarch.core.text.messages import Message, message
from tetrarch.lessons.forms import Lesson, Step

PACKAGE = "tetrarch.lessons"
OF_STEP = ("title", "text", "done")
"""What is said of a step: its name, what it teaches, and what the learner has seen in the end."""
OF_STAGE = ("task", "hint", "not")
"""What is said of each stage: what to do, how to find it, and what is answered to anything else."""


def step_words(game: str, step: Step, what: str) -> Message:
    """What is said of a step: one of ``OF_STEP``."""
    return message(PACKAGE, "-".join((game, step.name, what)))


def stage_words(game: str, step: Step, stage: int, what: str) -> Message:
    """What is said of a stage of a step: one of ``OF_STAGE``."""
    number = (str(stage + 1),) if len(step.stages) > 1 else ()
    return message(PACKAGE, "-".join((game, step.name, what, *number)))


def all_words(lesson: Lesson) -> list[Message]:
    """Everything that a tutorial says."""
    found = []
    for step in lesson.steps:
        found += [step_words(lesson.game, step, what) for what in OF_STEP]
        found += [stage_words(lesson.game, step, stage, what) for stage in range(len(step.stages)) for what in OF_STAGE]
    return found
