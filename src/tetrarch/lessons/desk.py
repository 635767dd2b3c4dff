"""One step of a tutorial with what the learner has played in it: a table at which only the learner thinks."""

from __future__ import annotations

from collections.abc import Sequence

from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.table_adapter import TableAdapter
from tetrarch.core.text.messages import text
from tetrarch.lessons.aims import serves
from tetrarch.lessons.errors import NotTheAim, StepDone
from tetrarch.lessons.forms import Lesson, Step
from tetrarch.lessons.reading import start_of
from tetrarch.lessons.words import PACKAGE, stage_words, step_words
from tetrarch.table.clocks import fresh_clocks
from tetrarch.table.commands.deciding import read_decision
from tetrarch.table.entries import Opened, Seated
from tetrarch.table.history import GameHistory
from tetrarch.table.people import BOT, Person
from tetrarch.table.settings import Settings
from tetrarch.table.table import Table

LEARNER = 0
"""The seat of the learner in every step."""
PERSON = "learner"
OTHER = "level1"
"""The bot whose name the others bear; what they decide stands in the data."""
UNDO = "undo"
"""What is played to take back the last decision."""
LAID = 2
"""The number of the last entry by which the table is laid; what the learner does comes after it."""


class Desk:
    """A step, and how far the learner has come in it.

    All of it follows from the plays so far, so nobody needs to keep a desk: whoever has the plays lays it again.
    """

    def __init__(self, lesson: Lesson, step: Step, plays: Sequence[str] = (), language: str = "en") -> None:
        """Lay a step and play again what the learner has played.

        ``Refusal`` for a play that is illegal, ``NotTheAim`` for one that does not help, ``StepDone`` for one after
        the last.
        """
        self.lesson = lesson
        self.step = step
        self.language = language
        self.table = _lay(lesson, step, language)
        for play in plays:
            self.play(play)

    @property
    def made(self) -> int:
        """How many decisions of the learner stand."""
        return sum(event.seat == LEARNER for event in self.table.state.game.events)

    @property
    def stage(self) -> int:
        """Which stage the learner is in; the number of stages when the aim is reached."""
        return self.step.stage_after(self.made)

    @property
    def is_reached(self) -> bool:
        """Whether the learner has done all that the step asks for."""
        return self.stage == len(self.step.stages)

    def play(self, play: str) -> None:
        """Let the learner decide, or take back; what is illegal or does not help is refused and changes nothing."""
        if play == UNDO:
            self.table.apply_all(self.table.ask_undo(PERSON, 0))
            return
        if self.is_reached:
            raise StepDone
        if not self._helps(read_decision(self.table.state, LEARNER, play)):
            raise NotTheAim(stage_words(self.lesson.game, self.step, self.stage, "not"), self.step.rules[0])
        before = self.stage
        self.table.apply_all(self.table.decide(PERSON, LEARNER, play, 0))
        if self.stage > before:
            self._answer(self.step.stages[before].answers)

    def _answer(self, plays: Sequence[str]) -> None:
        """Let the others decide what the step says."""
        for play in plays:
            seat = next(seat for seat in self.table.to_decide if seat != LEARNER)
            self.table.apply_all(self.table.decide(f"{BOT}{OTHER}", seat, play, 0))

    # What is shown

    def shown(self) -> str | None:
        """A decision that serves the aim, in notation: of the solution, or another where the learner left it."""
        if self.is_reached:
            return None
        adapter, asked = self._asked()
        planned = self.step.shown_after(self.made)
        legal = [int(number) for number in asked.legal_ids()]
        fitting = {adapter.notation(asked, number): number for number in legal if self._helps(number)}
        return planned if planned in fitting else next(iter(fitting), None)

    def places(self, play: str) -> list[str]:
        """The places of a legal decision on the board."""
        adapter, asked = self._asked()
        return adapter.places(asked, read_decision(self.table.state, LEARNER, play))

    def _asked(self) -> tuple[TableAdapter[GamePosition], GamePosition]:
        history = self.table.state.game
        return history.adapter, history.adapter.for_seat(history.position, LEARNER)

    def _helps(self, decision: int) -> bool:
        history = self.table.state.game
        return serves(self.step.stages[self.stage], history.adapter, history.position, LEARNER, decision)

    def names(self) -> list[str]:
        """What the seats are called: the learner is spoken to, the others bear the names of their colours."""
        history = self.table.state.game
        others = range(1, history.position.players)
        return [
            text(PACKAGE, self.language, "you"),
            *(history.definition.player_name(history.position, seat, self.language) for seat in others),
        ]

    def say(self, what: str) -> str:
        """The words of the step, or of the stage that the learner is in; nothing of a stage when all are done."""
        game, step = self.lesson.game, self.step
        if what in ("task", "hint", "not"):
            return "" if self.is_reached else stage_words(game, step, self.stage, what).text(self.language)
        return step_words(game, step, what).text(self.language)


def _lay(lesson: Lesson, step: Step, language: str) -> Table:
    """A table at which the step's position stands, as if everything before it had been played elsewhere."""
    position = start_of(lesson.game, step)
    others = [f"{BOT}{OTHER}"] * (position.players - 1)
    name = step_words(lesson.game, step, "title").text(language)
    settings = Settings(game=lesson.game, players=position.players, seats=["open", *others], name=name, practice=True)
    person = Person(PERSON, text(PACKAGE, language, "you"))
    table = Table(f"lesson-{lesson.game}-{step.name}", None)
    table.apply(Opened(number=1, at=0, settings=settings, host=person, commitment=None))
    table.apply(Seated(number=2, at=0, seat=LEARNER, person=person))
    state = table.state
    state.status, state.names = "running", [person.name] * position.players
    state.history = GameHistory(registry.game(lesson.game), position, _no_chance)
    state.clocks = fresh_clocks(settings.clock, position.players)
    state.to_decide = position.to_decide
    return table


def _no_chance(number: int) -> str:
    raise LookupError("no step of a tutorial leaves anything to chance")
