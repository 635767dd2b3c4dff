"""The tutorials: real positions, solutions that reach their aims, answers to what does not help, and true numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from tetrarch.core import registry
from tetrarch.core.errors import SetupError
from tetrarch.core.table_adapter import DecisionForm
from tetrarch.core.text.messages import LANGUAGES, PLACE_MARK, texts_of
from tetrarch.legends.components.components import default_components
from tetrarch.lessons import LEARNER, UNDO, Desk, Lesson, NotTheAim, Step, StepDone, lesson
from tetrarch.lessons.desk import LAID, serves
from tetrarch.lessons.lesson import all_texts, parse_lesson, start_of
from tetrarch.table.refusal import Refusal

GAMES = registry.names()
PAGE = Path(__file__).parents[2] / "web" / "src"
STEPS = [pytest.param(lesson(game), step, id=f"{game}-{step.name}") for game in GAMES for step in lesson(game).steps]


def helping(desk: Desk) -> list[str]:
    """All decisions that serve the aim now."""
    history = desk.table.state.game
    stage, asked = desk.step.stages[desk.stage], history.adapter.for_seat(history.position, LEARNER)
    return [
        history.adapter.notation(asked, int(number))
        for number in asked.legal_ids()
        if serves(stage, history.adapter, history.position, LEARNER, int(number))
    ]


def others(desk: Desk) -> list[str]:
    """All legal decisions that do not."""
    fitting = set(helping(desk))
    return [form.notation for form in desk.table.decisions(LEARNER) if form.notation not in fitting]


# The data


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_has_ten_to_fifteen_steps(game: str) -> None:
    assert 10 <= len(lesson(game).steps) <= 15


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_tutorial_cites_is_in_the_rules(game: str) -> None:
    text = (PAGE / game / "rules" / "en.txt").read_text(encoding="utf-8")
    known = set(re.findall(r"\b[EL]\d+\.\d+\b", text))
    assert len(known) > 40, "the rules are read"
    cited = {rule for step in lesson(game).steps for rule in step.rules}
    assert cited - known == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_covers_what_a_newcomer_must_know(game: str) -> None:
    kinds = {
        form.mark.kind if form.mark.kind != "choose" else form.kind
        for step in lesson(game).steps
        for form in solution_forms(lesson(game), step)
    }
    wanted = {
        "eko": {"move", "regroup", "attack", "kamikaze", "construct", "reinforce", "march"},
        "legends": {"take", "place", "move", "sail", "city", "destroy", "half", "bid", "first"},
    }
    assert wanted[game] <= kinds


def solution_forms(found: Lesson, step: Step) -> Iterator[DecisionForm]:
    """The decisions of a step's solution, as the page receives them."""
    desk = Desk(found, step)
    while (play := desk.shown()) is not None:
        yield next(form for form in desk.table.decisions(LEARNER) if form.notation == play)
        desk.play(play)


def test_soldiers_leave_the_game_of_ekö_by_forced_marches_alone() -> None:
    """E3.3 pays three each time, so no position of the base game has another number in a box."""
    for step in lesson("eko").steps:
        boxes = start_of("eko", step).to_json()["boxes"]
        assert isinstance(boxes, dict)
        assert all(soldiers % 3 == 0 for soldiers in boxes.values()), step.name


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('name = "way"', 'name = "move"', "comes more than once"),
        ('rules = ["E4.5", "E4.1"]', "rules = []", "names no rule"),
        ('show = ["e7-h5"]', "show = []", "shows no decision"),
        ('e7 = "E3"', 'e7 = "E9"', "E3.6"),
        ('e7 = "E3"', 'z7 = "E3"', "is not a movement space"),
        ('game = "eko"', 'game = "chess"', "known: eko, legends"),
        ('name = "way"', 'title = "way"', "title"),
        ("[[steps]]", "[[steps", "not a TOML file"),
    ],
)
def test_a_faulty_data_file_is_answered_with_its_fault(old: str, new: str, fault: str) -> None:
    text = resources.files("tetrarch.lessons").joinpath("data", "eko.toml").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(SetupError, match=re.escape(fault)):
        parse_lesson(text.replace(old, new, 1), "eko.toml")


def test_a_game_without_a_tutorial_is_refused() -> None:
    with pytest.raises(ValueError, match="known: eko, legends"):
        lesson("chess")


# Steps


@pytest.mark.parametrize(("found", "step"), STEPS)
def test_the_solution_of_the_data_reaches_the_aim(found: Lesson, step: Step) -> None:
    desk = Desk(found, step)
    for play in [play for stage in step.stages for play in stage.show]:
        assert not desk.is_reached
        assert desk.shown() == play
        desk.play(play)
    assert desk.is_reached
    assert desk.shown() is None


@pytest.mark.parametrize(("found", "step"), STEPS)
def test_hints_keep_the_aim_in_reach(found: Lesson, step: Step) -> None:
    """Every first decision that is taken can be followed to the end, with all answers of the others legal."""
    for first in helping(Desk(found, step)):
        desk = Desk(found, step, [first])
        while not desk.is_reached:
            play = desk.shown()
            assert play is not None, (first, "leads nowhere")
            desk.play(play)


@pytest.mark.parametrize(("found", "step"), STEPS)
def test_a_legal_decision_that_does_not_help_is_answered_and_changes_nothing(found: Lesson, step: Step) -> None:
    desk = Desk(found, step, language="pl")
    for play in [play for stage in step.stages for play in stage.show]:
        wrong = others(desk)
        if wrong:
            before = desk.table.number
            with pytest.raises(NotTheAim) as refused:
                desk.play(wrong[0])
            assert refused.value.rule == step.rules[0]
            assert refused.value.message.marked("pl") == desk.say("not")
            assert (desk.table.number, desk.shown()) == (before, play)
        desk.play(play)


def test_every_step_has_something_that_does_not_help() -> None:
    lenient = {
        f"{game}-{step.name}" for game in GAMES for step in lesson(game).steps if not others(Desk(lesson(game), step))
    }
    assert lenient <= {"eko-reinforce"}, "here every legal decision is a reinforcement"


@pytest.mark.parametrize(("found", "step"), STEPS)
def test_an_illegal_decision_is_refused_and_changes_nothing(found: Lesson, step: Step) -> None:
    desk = Desk(found, step)
    for play in ("a1-a1", "pass", "nonsense", "take nothing", ""):
        with pytest.raises(Refusal):
            desk.play(play)
    assert desk.made == 0
    assert desk.table.number == Desk(found, step).table.number


@pytest.mark.parametrize(("found", "step"), STEPS)
def test_nothing_is_decided_after_the_aim_is_reached(found: Lesson, step: Step) -> None:
    solution = [play for stage in step.stages for play in stage.show]
    with pytest.raises(StepDone):
        Desk(found, step, [*solution, solution[-1]])


@pytest.mark.parametrize(("found", "step"), STEPS)
def test_a_decision_can_be_undone_and_repeated(found: Lesson, step: Step) -> None:
    solution = [play for stage in step.stages for play in stage.show]
    start = Desk(found, step).table.state.game.position
    desk = Desk(found, step, solution)
    for left in reversed(range(len(solution))):
        desk.play(UNDO)
        assert desk.made == left
    assert (desk.table.state.game.position.state == start.state).all()
    for play in solution:
        desk.play(play)
    assert desk.is_reached


def test_there_is_no_undo_before_the_first_decision() -> None:
    found = lesson("eko")
    with pytest.raises(Refusal):
        Desk(found, found.steps[0], [UNDO])


def test_the_others_answer_where_the_step_says_so() -> None:
    found = lesson("eko")
    step = found.step("turn")
    assert step is not None
    desk = Desk(found, step, ["d2^e2E", "h5+2"])
    told = desk.table.update(LEARNER, LAID).entries
    assert [(entry["seat"], entry["play"]) for entry in told] == [
        (0, "d2^e2E"),
        (0, "h5+2"),
        (1, "a2-b2"),
        (1, "b2+2"),
    ]
    assert desk.table.to_decide == (LEARNER,)


def test_a_learner_who_leaves_the_solution_gets_another_one() -> None:
    found = lesson("legends")
    step = found.step("move")
    assert step is not None
    assert Desk(found, step, ["M4-M2"]).shown() == "M2-M1"
    assert Desk(found, step, ["M4-M3"]).shown() == "M3-M1"


def test_the_last_steps_are_won() -> None:
    for game in GAMES:
        found = lesson(game)
        desk = Desk(found, found.steps[-1], [play for stage in found.steps[-1].stages for play in stage.show])
        outcome = desk.table.state.game.position.outcome
        assert outcome is not None
        assert outcome.winners == (LEARNER,)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_exists_in_every_language(game: str, language: str) -> None:
    for words in all_texts(lesson(game)):
        said = words.text(language)
        assert said.strip()
        if language != "en":
            assert said != words.text("en"), words.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_texts_name_places_only_between_marks(game: str, language: str) -> None:
    """A place has a letter and a number, which no rule follows with a point."""
    place = re.compile(r"\b[A-Za-z]\d{1,2}\b(?!\.\d)")
    for words in all_texts(lesson(game)):
        plain, *named = words.marked(language).split(PLACE_MARK)
        for name, after in zip(named[::2], named[1::2], strict=True):
            assert place.search(name.partition("|")[0]), words.id
            plain += name.partition("|")[2] + after
        assert not place.search(plain), words.id
        assert "  " not in plain, words.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_what_the_game_calls_them(language: str) -> None:
    """A title in quotation marks is one of the game's own, in its language."""
    titles = {texts_of("tetrarch.legends", language).say(f"card-{card.id}", {}) for card in default_components().cards}
    quoted = re.compile(r"[“„«]\s?([^”»]+?)\s?[”»]")
    named = [
        name
        for words in all_texts(lesson("legends"))
        if words.id.split("-")[2] in ("task", "hint", "not")
        for name in quoted.findall(words.text(language))
    ]
    assert len(named) > 9
    assert set(named) - titles == set()
