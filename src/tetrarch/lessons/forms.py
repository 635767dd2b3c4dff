"""What a tutorial is made of, as its data file has it."""

from __future__ import annotations

import msgspec


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Decisions of one kind that the learner makes in a step; all that it demands must hold for each of them."""

    show: list[str]
    """A solution, in notation: one decision for each that the stage takes."""
    kinds: list[str] = []
    """The marks or kinds that serve the aim, such as ``attack``; any where none is named."""
    starts: list[str] = []
    """Where the decision may begin, by the name of the place."""
    ends: list[str] = []
    """Where it may lead."""
    plays: list[str] = []
    """The decisions themselves, where only these will do."""
    gains: int | None = None
    """How many more points the learner must have after it, at least."""
    wins: bool = False
    """Whether the learner must have won after it."""
    answers: list[str] = []
    """What the others decide after the last of them, one after the other."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One small step of a tutorial."""

    name: str
    """A stable word; the texts of the step begin with it."""
    rules: list[str]
    """The numbers of the rules it teaches, the chief one first."""
    position: dict[str, object]
    """What differs from the position that all steps of the game share."""
    stages: list[Stage]

    @property
    def decisions(self) -> int:
        """How many decisions the learner makes in all."""
        return sum(len(stage.show) for stage in self.stages)

    def stage_after(self, decisions: int) -> int:
        """Which stage the learner is in after so many decisions; the number of stages when all are made."""
        left = decisions
        for number, stage in enumerate(self.stages):
            if left < len(stage.show):
                return number
            left -= len(stage.show)
        return len(self.stages)

    def shown_after(self, decisions: int) -> str | None:
        """What the solution plays after so many decisions; None when it is over."""
        solution = [play for stage in self.stages for play in stage.show]
        return solution[decisions] if decisions < len(solution) else None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tutorial of one game."""

    game: str
    position: dict[str, object]
    """What the positions of all steps share."""
    steps: list[Step]

    def step(self, name: str) -> Step | None:
        """The step of this name."""
        return next((step for step in self.steps if step.name == name), None)
