"""A step of a tutorial with the learner's decisions so far: a table at which only the learner decides."""

from __future__ import annotations

from collections.abc import Sequence

from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.record import Record
from tetrarch.core.table_adapter import TableAdapter
from tetrarch.core.text.messages import Message, text
from tetrarch.lessons.lesson import Lesson, Stage, Step, stage_text, start_of, step_text
from tetrarch.table.commands.deciding import read_decision
from tetrarch.table.people import BOT, Person
from tetrarch.table.settings import Settings
from tetrarch.table.table import Table

PACKAGE = "tetrarch.lessons"
LEARNER = 0
"""The seat of the learner in every step."""
PERSON = "learner"
OTHER = "level1"
"""The bot on the other seats, which only lends its name; the data contain their decisions."""
UNDO = "undo"
"""The play that takes back the last decision."""
LAID = 3
"""The number of the last entry before the learner's decisions."""


class NotTheAim(ValueError):
    """A legal decision that does not help with the step; it has changed nothing."""

    def __init__(self, message: Message, rule: str) -> None:
        super().__init__(message.text())
        self.message = message
        """Why not, in any language."""
        self.rule = rule
        """The rule that the step teaches."""


class StepDone(ValueError):
    """A decision after the aim of the step has been reached."""


class Desk:
    """A step and the learner's progress in it.

    Everything follows from the plays so far, so a desk need not be stored: it can be laid again from the plays.
    """

    def __init__(self, lesson: Lesson, step: Step, plays: Sequence[str] = (), language: str = "en") -> None:
        """Lay out a step and repeat the learner's plays.

        ``Refusal`` for an illegal play, ``NotTheAim`` for one that does not help, ``StepDone`` for one after the last.
        """
        self.lesson = lesson
        self.step = step
        self.language = language
        self.table = _lay(lesson, step, language)
        for play in plays:
            self.play(play)

    @property
    def made(self) -> int:
        """The number of the learner's decisions that have not been undone."""
        return sum(event.seat == LEARNER for event in self.table.state.game.events)

    @property
    def stage(self) -> int:
        """The current stage; the number of stages once the aim is reached."""
        return self.step.stage_after(self.made)

    @property
    def is_reached(self) -> bool:
        """Whether the learner has completed the step."""
        return self.stage == len(self.step.stages)

    def play(self, play: str) -> None:
        """Make a decision of the learner, or undo one; an illegal or unhelpful decision changes nothing."""
        if play == UNDO:
            self.table.apply_all(self.table.ask_undo(PERSON, 0))
            return
        if self.is_reached:
            raise StepDone
        if not self._helps(read_decision(self.table.state, LEARNER, play)):
            raise self.not_the_aim()
        before = self.stage
        self.table.apply_all(self.table.decide(PERSON, LEARNER, play, 0))
        if self.stage > before:
            self._answer(self.step.stages[before].answers)

    def not_the_aim(self) -> NotTheAim:
        """The error for a legal decision that does not help now."""
        return NotTheAim(stage_text(self.lesson.game, self.step, self.stage, "not"), self.step.rules[0])

    def _answer(self, plays: Sequence[str]) -> None:
        """Make the decisions of the other seats."""
        for play in plays:
            seat = next(seat for seat in self.table.to_decide if seat != LEARNER)
            self.table.apply_all(self.table.decide(f"{BOT}{OTHER}", seat, play, 0))

    # What is shown

    def shown(self) -> str | None:
        """A decision that helps, in notation: that of the solution, or another one after a deviation."""
        if self.is_reached:
            return None
        planned, fitting = self.step.shown_after(self.made), self.helpful()
        return planned if planned in fitting else next(iter(fitting), None)

    def helpful(self) -> list[str]:
        """The decisions that help now, in notation."""
        history = self.table.state.game
        asked = history.adapter.for_seat(history.position, LEARNER)
        return [
            history.adapter.notation(asked, decision) for decision in history.legal(LEARNER) if self._helps(decision)
        ]

    def choosable(self) -> list[str]:
        """The places and cards that the learner may choose, legal or not."""
        history = self.table.state.game
        return history.adapter.choosable(history.adapter.for_seat(history.position, LEARNER))

    def places(self, play: str) -> list[str]:
        """The places of a legal decision on the board."""
        history = self.table.state.game
        asked = history.adapter.for_seat(history.position, LEARNER)
        return history.adapter.places(asked, read_decision(self.table.state, LEARNER, play))

    def _helps(self, decision: int) -> bool:
        history = self.table.state.game
        return serves(self.step.stages[self.stage], history.adapter, history.position, LEARNER, decision)

    def names(self) -> list[str]:
        """The names of the seats: the learner is "you", the others have the names of their colours."""
        history = self.table.state.game
        others = range(1, history.position.players)
        return [
            text(PACKAGE, self.language, "you"),
            *(history.definition.player_name(history.position, seat, self.language) for seat in others),
        ]

    def say(self, what: str) -> str:
        """A text of the step or of the current stage, with marked names of places; empty for a stage after the last."""
        game, step = self.lesson.game, self.step
        if what in ("task", "hint", "not"):
            return "" if self.is_reached else stage_text(game, step, self.stage, what).marked(self.language)
        return step_text(game, step, what).marked(self.language)


def _lay(lesson: Lesson, step: Step, language: str) -> Table:
    """A table with the position of a step."""
    definition, position = registry.game(lesson.game), start_of(lesson.game, step)
    person = Person(PERSON, text(PACKAGE, language, "you"))
    others = [f"{BOT}{OTHER}"] * (position.players - 1)
    name = step_text(lesson.game, step, "title").text(language)
    settings = Settings(game=lesson.game, players=position.players, seats=["open", *others], name=name, practice=True)
    options, start = definition.start_to_json(position)
    names = [person.name] * position.players
    record = Record(game=lesson.game, rules=definition.rules_version, options=options, start=start, names=names)
    table = Table(f"lesson-{lesson.game}-{step.name}", None)
    table.apply_all(table.adopt(record, settings, {LEARNER: person}, 0))
    return table


def serves(stage: Stage, adapter: TableAdapter[GamePosition], position: GamePosition, seat: int, decision: int) -> bool:
    """Whether a legal decision of the learner meets the conditions of a stage."""
    asked = adapter.for_seat(position, seat)
    if stage.plays and adapter.notation(asked, decision) not in stage.plays:
        return False
    if stage.kinds and not {adapter.decision_kind(decision), adapter.mark(asked, decision).kind} & set(stage.kinds):
        return False
    places = adapter.places(asked, decision)
    if stage.starts and (not places or places[0] not in stage.starts):
        return False
    if stage.ends and (not places or places[-1] not in stage.ends):
        return False
    if stage.gains is None and not stage.wins:
        return True
    after = asked.copy()
    after.push(decision)
    outcome = after.outcome
    if stage.wins and (outcome is None or seat not in outcome.winners):
        return False
    return stage.gains is None or after.points(seat) - position.points(seat) >= stage.gains
