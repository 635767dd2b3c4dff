"""Golden games: kept records that must be verified, and others that must be rejected, each for a named reason."""

from __future__ import annotations

import json
import tomllib
from importlib import import_module
from typing import Any

import pytest

from tests.games.subjects import SUBJECTS, Subject
from tetrarch.core import errors
from tetrarch.core.record import parse_record


def index(subject: Subject, kind: str) -> dict[str, dict[str, str]]:
    return tomllib.loads((subject.folder / "golden" / f"{kind}.toml").read_text("utf-8"))


def text_of(subject: Subject, kind: str, name: str) -> str:
    return (subject.folder / "golden" / kind / f"{name}.json").read_text("utf-8")


def named(kind: str) -> pytest.MarkDecorator:
    """Parametrise a test by all records of a kind."""
    found = [(subject, name) for subject in SUBJECTS for name in index(subject, kind)]
    return pytest.mark.parametrize(("subject", "name"), found, ids=[f"{subject}-{name}" for subject, name in found])


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("kind", ["valid", "rejected"])
def test_every_file_is_in_the_index_and_the_other_way_round(subject: Subject, kind: str) -> None:
    assert {file.stem for file in (subject.folder / "golden" / kind).iterdir()} == set(index(subject, kind))


@named("valid")
def test_a_golden_game_is_verified_to_its_last_position(subject: Subject, name: str) -> None:
    text, recipes = text_of(subject, "valid", name), import_module(f"tests.{subject}.golden.make_golden")
    game = subject.definition.verify(text, name)
    assert subject.definition.parse_position(index(subject, "valid")[name]["final"]) == game.position
    assert recipes.is_as_wanted(recipes.RECIPES[name], game), "the game proves what it is kept for"
    assert game.to_record() == parse_record(text), "what is replayed is written as it was"
    for made in range(0, len(game.events), 10):
        subject.assert_sound(game.position_after(made))
    document = json.loads(text)
    if game.outcome is not None:
        document.update(seed=None, commitment=None)
        assert subject.definition.replay(json.dumps(document)).position == game.position, "it needs no seed"


@named("rejected")
def test_a_broken_record_is_rejected_for_its_reason(subject: Subject, name: str) -> None:
    expected = index(subject, "rejected")[name]
    with pytest.raises(getattr(errors, expected["error"])) as caught:
        subject.definition.verify(text_of(subject, "rejected", name), f"{name}.json")
    assert type(caught.value).__name__ == expected["error"]
    assert str(caught.value).startswith(f"{name}.json: ")
    assert expected["message"] in str(caught.value)
    if "rule" in expected:
        assert getattr(caught.value, "rule", "") == expected["rule"]


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_golden_games_cover_players_printings_and_variants(subject: Subject) -> None:
    options: list[dict[str, Any]] = [
        json.loads(text_of(subject, "valid", name))["options"] for name in index(subject, "valid")
    ]
    named = subject.definition.option_named
    assert {option["players"] for option in options} == set(subject.definition.players)
    assert {option["printing"] for option in options} == set(named["printing"].names)
    assert {variant for option in options for variant in option["variants"]} == set(named["variants"].names)
