"""Everything that a table says, it says in four languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.table.tables import ANN, START, begun
from tests.table.walks import Walk
from tetrarch.core.errors import FormatError
from tetrarch.core.text.messages import LANGUAGES
from tetrarch.table import Person, Refusal, Settings, Table, read_settings
from tetrarch.table.people import GONE_NAME
from tetrarch.table.view.events import person_name

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =((?:.*\n)(?:(?:[ \[\]*}].*)?\n)*)", re.MULTILINE)


def messages(repository: Path, language: str) -> dict[str, set[str]]:
    """The messages of a language, each with the values that it uses."""
    text = (repository / f"src/tetrarch/table/texts/{language}.ftl").read_text("utf-8")
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in MESSAGE.findall(text)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_values(repository: Path, language: str) -> None:
    english, other = messages(repository, "en"), messages(repository, language)
    assert list(other) == list(english)
    assert {name: values for name, values in other.items() if values != english[name]} == {}


def test_every_refusal_and_fault_in_the_code_has_a_sentence_and_none_is_left_over(repository: Path) -> None:
    codes = set()
    for file in (repository / "src/tetrarch/table").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                codes.add(node.value)
    known = messages(repository, "en")
    refusals = {name.removeprefix("refusal-") for name in known if name.startswith("refusal-")}
    assert refusals <= codes
    faults = {name.removeprefix("fault-") for name in known if name.startswith("fault-")}
    assert {name for name in faults - codes if f"fault-{name}" not in codes and "rated-" not in name} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_all_events_are_described_in_every_language(language: str, seed: int) -> None:
    walk = Walk(100 + seed)
    walk.begin()
    walk.run(80)
    for viewer in (None, 0):
        for entry in walk.table.update(viewer, 0, language).entries:
            if entry["kind"] in ("said", "hidden"):
                continue
            sentence = entry["sentence"]
            assert isinstance(sentence, str)
            assert sentence.endswith("."), entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_requested_language(language: str) -> None:
    sitting = begun()
    with pytest.raises(Refusal) as caught:
        sitting.table.decide(sitting.person(sitting.seat), sitting.seat, "pass", START)
    assert (caught.value.text(language) == str(caught.value)) == (language == "en")
    with pytest.raises(Refusal) as caught:
        Table("m", "s").open(Settings(game="chess"), ANN, START)
    assert "chess" in caught.value.text(language)


def test_an_unknown_language_is_rejected() -> None:
    with pytest.raises(ValueError, match="no texts in language 'tlh'"):
        begun().table.update(0, 0, "tlh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deleted_user_is_named_so_in_the_requested_language(language: str) -> None:
    table, gone = Table("match", "seven"), Person("gone-x", GONE_NAME)
    table.apply_all(table.open(Settings(game="eko"), gone, START))
    table.apply_all(table.say(gone, "…", START))
    table.apply_all(table.join(ANN, None, START))
    for person in (gone, ANN):
        table.apply_all(table.ready(person.id, True, START))
    name = person_name(GONE_NAME, language)
    assert (name == GONE_NAME) == (language == "en")
    told = table.update(None, 0, language)
    assert [seat["name"] for seat in told.moment["seats"]] == [name, "Ann"]
    assert told.moment["seats"][0]["person"]["name"] == name  # type: ignore[index]
    by_kind = {entry["kind"]: entry for entry in reversed(told.entries)}
    assert by_kind["opened"]["host"]["name"] == by_kind["said"]["person"]["name"] == name
    assert by_kind["started"]["names"] == [name, "Ann"]
    assert name in by_kind["opened"]["sentence"]
    if language != "en":
        assert GONE_NAME not in str(told.entries) + str(told.moment["seats"])


def test_invalid_settings_are_reported_in_every_language() -> None:
    with pytest.raises(FormatError) as caught:
        read_settings({"game": "eko", "players": "two"})
    (fault,) = caught.value.faults
    assert (fault.where, fault.text) == ("players", "must be a whole number")
    assert len({fault.text_in(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_refusal_can_be_stored_and_translated_later() -> None:
    refusal = Refusal("no-such-seat", seat=7, most=3)
    for language in LANGUAGES:
        assert refusal.message().text(language) == refusal.text(language)
