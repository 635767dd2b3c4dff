"""Break one rule at a time: the comparison with the oracle must notice every one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import RunPython
from tests.games.mutants import NotOneMatch, mutated

PROGRAM = "import sys; from tests.games.mutants import main; main(sys.argv[1])"


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_every_broken_rule_is_noticed(game: str, run_python: RunPython, repository: Path) -> None:
    ran = run_python("-c", PROGRAM, game, PYTHONPATH=str(repository))
    assert (ran.returncode, ran.stderr, ran.stdout) == (0, "", "")


def sample(number: int) -> int:
    """The formatting of this function, and its comments, do not matter."""
    total = 0
    if (number
            > 3):  # fmt: skip
        total += 1
        total *= 2  # twice
    return total + 1 - 1


def test_an_expression_is_found_by_its_syntax_tree() -> None:
    assert mutated(sample, "number > 3", "number > 4")(4) == 0
    assert sample(4) == 2


def test_statements_are_found_by_their_syntax_trees() -> None:
    assert mutated(sample, "total += 1; total *= 2", "total = 7")(4) == 7
    assert mutated(sample, "total *= 2", "pass")(4) == 1


@pytest.mark.parametrize(("old", "times"), [("number > 5", 0), ("total *= 3", 0), ("1", 3)])
def test_code_that_is_not_there_exactly_once_is_refused(old: str, times: int) -> None:
    with pytest.raises(NotOneMatch, match=rf"test_mutants.sample holds {times} times, not once:\n"):
        mutated(sample, old, "0" if times or "=" not in old else "pass")
