"""Every numbered rule has a test that is named for it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HIGHEST = {
    1: 5,  # components
    2: 6,  # set-up
    3: 7,  # the turn
    4: 9,  # moving
    5: 10,  # constructing
    6: 6,  # the Emperor
    7: 6,  # reinforcement
    8: 8,  # the end
    9: 9,  # tempests
    10: 5,  # portals
    11: 2,  # pyramids
    12: 1,  # the Temple of the Wind
    13: 3,  # the Temple of the Moon
    14: 2,  # the Temple of the Sand
    15: 2,  # the Beacon of Eon
    16: 2,  # printings
    17: 1,  # the draft
    18: 2,  # decisions
}
"""The last number of each section of the rules."""
RULES = [f"E{section}.{number}" for section, last in HIGHEST.items() for number in range(1, last + 1)]

CITED = re.compile(r"(?<![a-z0-9])e(\d+)_(\d+)(?!\d)")
"""A rule's number as it stands in the name of a test: ``test_e4_6_...``."""


def names_of_tests() -> Iterator[str]:
    """The names of all test functions of this folder but those of the oracle, which never touch the product."""
    for file in sorted(Path(__file__).parent.rglob("test_*.py")):
        if file.name == "test_oracle.py":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


@pytest.fixture(scope="module")
def cited() -> dict[str, list[str]]:
    """The tests by the rules that their names cite."""
    found: dict[str, list[str]] = {}
    for name in names_of_tests():
        for section, number in CITED.findall(name):
            found.setdefault(f"E{section}.{number}", []).append(name)
    return found


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule: str, cited: dict[str, list[str]]) -> None:
    assert cited.get(rule), f"no test is named for {rule}"


def test_no_test_cites_a_rule_that_does_not_exist(cited: dict[str, list[str]]) -> None:
    assert {rule: names for rule, names in cited.items() if rule not in RULES} == {}
