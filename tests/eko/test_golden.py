"""What the golden games of Ekö cover together; ``tests/games/test_golden.py`` verifies each."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.games.subjects import EKO
from tests.games.test_golden import index, text_of
from tetrarch.eko import position_to_line, verify_record
from tetrarch.eko.rules.layout import REASON_NAMES

VALID = index(EKO, "valid")
RECORDS: list[dict[str, Any]] = [json.loads(text_of(EKO, "valid", name)) for name in VALID]


@pytest.mark.parametrize("name", VALID)
def test_the_last_line_and_the_reason_are_as_kept(name: str) -> None:
    game = verify_record(text_of(EKO, "valid", name))
    assert position_to_line(game.position) == VALID[name]["final"]
    assert (game.outcome.reason if game.outcome else "") == VALID[name]["reason"]


def test_every_reason_for_the_end_is_in_a_golden_game() -> None:
    assert {entry["reason"] for entry in VALID.values()} == set(REASON_NAMES)


def test_every_layout_is_in_a_golden_game() -> None:
    assert {record["start"]["board"].get("layout") for record in RECORDS} == {"bars", "star", None}


def test_every_form_of_decision_is_in_a_golden_game() -> None:
    played = [event["play"] for record in RECORDS for event in record["events"]]
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
