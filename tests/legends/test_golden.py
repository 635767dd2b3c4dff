"""What the golden games of Legends cover together; ``tests/games/test_golden.py`` verifies each."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.games.subjects import LEGENDS
from tests.games.test_golden import index, text_of
from tests.legends.golden.make_golden import decided_by
from tetrarch.legends import verify_record

VALID = index(LEGENDS, "valid")
RECORDS: list[dict[str, Any]] = [json.loads(text_of(LEGENDS, "valid", name)) for name in VALID]


@pytest.mark.parametrize("name", VALID)
def test_what_decided_the_game_is_as_kept(name: str) -> None:
    assert decided_by(verify_record(text_of(LEGENDS, "valid", name))) == VALID[name]["decided"]


def test_everything_that_decides_a_game_is_in_a_golden_game() -> None:
    decided = {entry["decided"] for entry in VALID.values()}
    assert decided == {"points", "book", "coins", "armies", "regions", "shared", "match", ""}


def test_both_ways_to_set_up_are_in_a_golden_game() -> None:
    assert {record["options"]["quick_setup"] for record in RECORDS} == {True, False}


def test_every_form_of_decision_is_in_a_golden_game() -> None:
    played = [event["play"] for record in RECORDS for event in record["events"] if "play" in event]
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
