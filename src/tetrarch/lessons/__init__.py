"""Tutorials: for each game some small steps, each a real position in which the learner decides.

``lesson`` reads the steps of a game; a ``Desk`` is one step with all that the learner has played in it so far.
"""

from tetrarch.lessons.desk import LEARNER, UNDO, Desk
from tetrarch.lessons.errors import NotTheAim, StepDone
from tetrarch.lessons.forms import Lesson, Stage, Step
from tetrarch.lessons.reading import lesson

__all__ = ["LEARNER", "UNDO", "Desk", "Lesson", "NotTheAim", "Stage", "Step", "StepDone", "lesson"]
