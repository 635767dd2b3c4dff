"""Golden games: kept records that must be verified, and others that must be rejected, each for a named reason."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.legends.golden.make_golden import RECIPES, decided_by, is_as_wanted
from tests.legends.soundness import assert_sound
from tetrarch.core import errors
from tetrarch.core.record import parse_record
from tetrarch.legends import PRINTINGS, VARIANTS, parse_position, replay_record, verify_record

GOLDEN = Path(__file__).parent / "golden"


def index(name: str) -> dict[str, dict[str, str]]:
    return tomllib.loads((GOLDEN / name).read_text(encoding="utf-8"))


VALID, REJECTED = index("valid.toml"), index("rejected.toml")


def text_of(folder: str, name: str) -> str:
    return (GOLDEN / folder / f"{name}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(("folder", "names"), [("valid", VALID), ("rejected", REJECTED)])
def test_every_file_is_in_the_index_and_the_other_way_round(folder: str, names: dict[str, Any]) -> None:
    assert {file.stem for file in (GOLDEN / folder).iterdir()} == set(names)


@pytest.mark.parametrize("name", VALID)
def test_a_golden_game_is_verified_to_its_last_position(name: str) -> None:
    text = text_of("valid", name)
    game = verify_record(text, name)
    assert parse_position(VALID[name]["final"]) == game.position
    assert decided_by(game) == VALID[name]["decided"]
    assert is_as_wanted(RECIPES[name], game), "the game proves what it is kept for"
    assert game.to_record() == parse_record(text), "what is replayed is written as it was"
    for made in range(0, len(game.events), 10):
        assert_sound(game.position_after(made))


@pytest.mark.parametrize("name", [name for name, entry in VALID.items() if entry["decided"]])
def test_a_golden_game_replays_without_its_seed(name: str) -> None:
    document = json.loads(text_of("valid", name))
    document.update(seed=None, commitment=None)
    assert replay_record(json.dumps(document)).position == parse_position(VALID[name]["final"])


@pytest.mark.parametrize("name", REJECTED)
def test_a_broken_record_is_rejected_for_its_reason(name: str) -> None:
    expected = REJECTED[name]
    with pytest.raises(getattr(errors, expected["error"])) as caught:
        verify_record(text_of("rejected", name), f"{name}.json")
    assert type(caught.value).__name__ == expected["error"]
    assert str(caught.value).startswith(f"{name}.json: ")
    assert expected["message"] in str(caught.value)
    if "rule" in expected:
        assert getattr(caught.value, "rule", "") == expected["rule"]


# What the valid ones cover together


def records() -> Iterator[dict[str, Any]]:
    return (json.loads(text_of("valid", name)) for name in VALID)


def test_everything_that_decides_a_game_is_in_a_golden_game() -> None:
    decided = {entry["decided"] for entry in VALID.values()}
    assert decided == {"points", "book", "coins", "armies", "regions", "shared", "match", ""}


def test_every_number_of_players_printing_and_variant_is_in_a_golden_game() -> None:
    options = [record["options"] for record in records()]
    assert {option["players"] for option in options} == {2, 3, 4}
    assert {option["printing"] for option in options} == set(PRINTINGS)
    assert {variant for option in options for variant in option["variants"]} == set(VARIANTS)
    assert {option["quick_setup"] for option in options} == {True, False}


def test_every_form_of_decision_is_in_a_golden_game() -> None:
    played = [event["play"] for record in records() for event in record["events"] if "play" in event]
    forms = [
        r"\w+@(0|90|180|270)",
        r"centre \d",
        r"start \w+",
        r"token \w+",
        r"coins \w+",
        r"shared \w+",
        r"neutral \w+",
        r"bid \d+",
        r"first [ETMS]",
        r"take [\w-]+",
        r"half [12]",
        r"\+\w+",
        r"\w+-\w+",
        r"\^\w+",
        r"x\w+[ETMS]",
        r"x\w+N",
        r"x\w+[ETMS]\$",
        "stop",
    ]
    missing = [form for form in forms if not any(re.fullmatch(form, text) for text in played)]
    assert missing == []
