"""Every numbered rule has a test that is named for it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

FIRST_AND_LAST = {
    1: (1, 4),  # components
    2: (0, 6),  # set-up
    3: (1, 3),  # bidding
    4: (1, 5),  # the turn
    5: (1, 5),  # actions
    6: (1, 11),  # abilities
    7: (1, 1),  # the end
    8: (1, 5),  # scoring
    9: (1, 2),  # what is hidden, and the scale
    12: (1, 10),  # variants
    13: (1, 2),  # printings
}
"""The first and the last number of each section of the rules; 10 and 11 are not used."""
RULES = [
    f"L{section}.{number}" for section, (first, last) in FIRST_AND_LAST.items() for number in range(first, last + 1)
]

CITED = re.compile(r"(?<![a-z0-9])l(\d+)_(\d+)(?!\d)")
"""A rule's number as it stands in the name of a test: ``test_l5_2_...``."""


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
            found.setdefault(f"L{section}.{number}", []).append(name)
    return found


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule: str, cited: dict[str, list[str]]) -> None:
    assert cited.get(rule), f"no test is named for {rule}"


def test_no_test_cites_a_rule_that_does_not_exist(cited: dict[str, list[str]]) -> None:
    assert {rule: names for rule, names in cited.items() if rule not in RULES} == {}
