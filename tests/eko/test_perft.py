"""The kernels count as many sequences of decisions as the published tables say."""

from __future__ import annotations

import pytest

from tests.eko.perft.counting import Case, cases, count, divide, tables
from tetrarch.core.kernel import JIT

MOST_NODES = 3_000_000 if JIT else 400
"""How many sequences are counted in one test."""


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case.name)
def test_perft_agrees_with_the_published_table(case: Case) -> None:
    position = case.position()
    for depth, expected in enumerate(tables()[case.name], 1):
        if expected > MOST_NODES and depth > 1:
            break
        counted = count(position, depth)
        if counted != expected:
            behind = "\n".join(f"{notation}: {nodes}" for notation, nodes in divide(position, depth).items())
            pytest.fail(f"{case.name} depth {depth}: {counted} instead of {expected}\n{position!r}\n{behind}")


def test_the_tables_hold_no_case_that_is_not_counted() -> None:
    assert set(tables()) == {case.name for case in cases()}


def test_divide_adds_up_to_the_count() -> None:
    position = next(iter(cases())).position()
    assert sum(divide(position, 2).values()) == count(position, 2)


def test_a_window_smaller_than_the_list_of_decisions_changes_no_count(monkeypatch: pytest.MonkeyPatch) -> None:
    position = next(case for case in cases() if case.made == 60).position()
    whole = count(position, 2)
    monkeypatch.setattr("tests.eko.perft.counting.WINDOW", 3)
    assert count(position, 2) == whole
