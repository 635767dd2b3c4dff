"""Every built-in game is tested, and every numbered rule has a test that is named for it."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from tests.games.subjects import EKO, LEGENDS, SUBJECTS, Subject
from tetrarch.core.registry import BUILT_IN

SECTIONS: dict[Subject, dict[int, tuple[int, int]]] = {
    EKO: {
        1: (1, 5),  # components
        2: (1, 6),  # set-up
        3: (1, 7),  # the turn
        4: (1, 9),  # moving
        5: (1, 10),  # constructing
        6: (1, 6),  # the Emperor
        7: (1, 6),  # reinforcement
        8: (1, 8),  # the end
        9: (1, 9),  # tempests
        10: (1, 5),  # portals
        11: (1, 2),  # pyramids
        12: (1, 1),  # the Temple of the Wind
        13: (1, 3),  # the Temple of the Moon
        14: (1, 2),  # the Temple of the Sand
        15: (1, 2),  # the Beacon of Eon
        16: (1, 2),  # printings
        17: (1, 1),  # the draft
        18: (1, 2),  # decisions
    },
    LEGENDS: {
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
    },
}
"""The first and the last number of each section of the rules; Legends has no sections 10 and 11."""


def rules(subject: Subject) -> set[str]:
    return {
        f"{section}.{number}"
        for section, (first, last) in SECTIONS[subject].items()
        for number in range(first, last + 1)
    }


@cache
def cited(subject: Subject) -> dict[str, list[str]]:
    """The tests of a game by the rules that their names cite, as in ``test_e4_6_...``; not those of the oracle."""
    pattern = re.compile(rf"(?<![a-z0-9]){subject.name[0]}(\d+)_(\d+)(?!\d)")
    found: dict[str, list[str]] = {}
    for file in subject.folder.rglob("test_*.py"):
        if file.name == "test_oracle.py":
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for section, number in pattern.findall(node.name):
                    found.setdefault(f"{section}.{number}", []).append(node.name)
    return found


@pytest.mark.parametrize("subject", SECTIONS, ids=str)
def test_every_rule_has_a_test_and_no_test_cites_another(subject: Subject) -> None:
    assert sorted(rules(subject) - cited(subject).keys()) == [], "rules that no test is named for"
    assert {rule: names for rule, names in cited(subject).items() if rule not in rules(subject)} == {}


def test_every_built_in_game_takes_part() -> None:
    assert {subject.name for subject in SUBJECTS} == set(BUILT_IN)
