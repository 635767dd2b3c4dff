"""Golden games: kept records that must be verified, and others that must be rejected, each for a named reason."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.eko.soundness import assert_sound
from tetrarch.core import errors
from tetrarch.core.record import parse_record
from tetrarch.eko import PRINTINGS, VARIANTS, parse_position, position_to_line, replay_record, verify_record
from tetrarch.eko.rules.layout import REASON_NAMES

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
    assert position_to_line(game.position) == VALID[name]["final"]
    assert parse_position(VALID[name]["final"]) == game.position
    assert (game.outcome.reason if game.outcome else "") == VALID[name]["reason"]
    assert game.to_record() == parse_record(text), "what is replayed is written as it was"
    for made in range(0, len(game.events), 10):
        assert_sound(game.position_after(made))


@pytest.mark.parametrize("name", [name for name, entry in VALID.items() if entry["reason"]])
def test_a_golden_game_replays_without_its_seed(name: str) -> None:
    document = json.loads(text_of("valid", name))
    document.update(seed=None, commitment=None)
    assert position_to_line(replay_record(json.dumps(document)).position) == VALID[name]["final"]


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


def test_every_reason_for_the_end_is_in_a_golden_game() -> None:
    assert {entry["reason"] for entry in VALID.values()} == set(REASON_NAMES)


def test_every_number_of_players_printing_variant_and_layout_is_in_a_golden_game() -> None:
    options = [record["options"] for record in records()]
    assert {option["players"] for option in options} == {2, 3, 4}
    assert {option["printing"] for option in options} == set(PRINTINGS)
    assert {variant for option in options for variant in option["variants"]} == set(VARIANTS)
    assert {record["start"]["board"].get("layout") for record in records()} == {"bars", "star", None}


def test_every_form_of_decision_is_in_a_golden_game() -> None:
    played = [event["play"] for record in records() for event in record["events"]]
    forms = [
        "keep",
        r"swap \w+",
        r"@\w+",
        r"@\w+!",
        r"\w+-\w+",
        r"\w+\+[a-z]+\d+",
        r"\w+x\w+",
        r"\w+\*\w+",
        r"\w+-\w+~[0-9.]+",
        r"\w+-\w+~[0-9.]+!",
        r"\w+-\w+~\dx",
        r"\w+~[0-9.]+",
        r"\w+\^\w+E",
        r"\w+\^\w+T",
        r"\w+\^\w+C",
        r"\w+\^\w+!",
        r"sand \w+",
        "pass",
        "march",
        "rest",
        "give [ETMS]",
        r"\w+\+\d",
        r"\w+\+\d!",
        r"\w+\+!",
        r"moon \w+",
        r"moon \w+!",
        "done",
    ]
    missing = [form for form in forms if not any(re.fullmatch(form, text) for text in played)]
    assert missing == []
