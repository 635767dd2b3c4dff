"""Tutorials: for each game a number of steps, each a real position in which the learner decides.

``lesson`` reads the steps of a game; a ``Desk`` is one step with the learner's decisions so far.
"""

from tetrarch.lessons.desk import LEARNER, UNDO, Desk, NotTheAim, StepDone
from tetrarch.lessons.lesson import Lesson, Stage, Step, lesson

__all__ = ["LEARNER", "UNDO", "Desk", "Lesson", "NotTheAim", "Stage", "Step", "StepDone", "lesson"]
