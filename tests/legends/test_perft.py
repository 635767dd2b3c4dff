"""The kernels count as many sequences of decisions as the published tables say, and so does the oracle."""

from __future__ import annotations

import pytest

from tests.legends.oracle import OracleState, legal, play
from tests.legends.perft.counting import Case, cases, count, divide, tables
from tetrarch.core.kernel import JIT
from tetrarch.legends.rules import layout

MOST_NODES = 400_000 if JIT else 400
"""How many sequences are counted in one test."""


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case.name)
def test_perft_agrees_with_the_published_table(case: Case) -> None:
    compare_with_table(case, MOST_NODES)


@pytest.mark.soak
@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case.name)
def test_perft_agrees_with_all_of_the_published_table(case: Case) -> None:
    compare_with_table(case, max(max(counts) for counts in tables().values()))


def compare_with_table(case: Case, most: int) -> None:
    position = case.position()
    for depth, expected in enumerate(tables()[case.name], 1):
        if expected > most and depth > 1:
            break
        counted = count(position, depth)
        if counted != expected:
            behind = "\n".join(f"{notation}: {nodes}" for notation, nodes in divide(position, depth).items())
            pytest.fail(f"{case.name} depth {depth}: {counted} instead of {expected}\n{position!r}\n{behind}")


def count_by_oracle(state: OracleState, depth: int) -> int:
    if depth == 1:
        return len(legal(state))
    return sum(count_by_oracle(play(state, decision), depth - 1) for decision in legal(state))


@pytest.mark.parametrize("case", list(cases())[::3], ids=lambda case: case.name)
def test_the_oracle_counts_as_the_published_table_says(case: Case) -> None:
    state = OracleState.from_json(case.position().to_json())
    for depth, expected in enumerate(tables()[case.name], 1):
        if depth > 1 and expected > 1000:
            break
        assert count_by_oracle(state, depth) == expected


@pytest.mark.soak
@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case.name)
def test_the_oracle_counts_all_cases(case: Case) -> None:
    state = OracleState.from_json(case.position().to_json())
    for depth, expected in enumerate(tables()[case.name], 1):
        if depth > 1 and expected > 30_000:
            break
        assert count_by_oracle(state, depth) == expected


def test_the_tables_hold_no_case_that_is_not_counted() -> None:
    names = [case.name for case in cases()]
    assert set(tables()) == set(names)
    assert len(set(names)) == len(names)


def test_the_cases_are_in_many_steps_of_the_game() -> None:
    steps = {case.position().step for case in cases()}
    set_up = {"lay", "centre", "explore", "citadel", "dragon", "portal", "rogues", "merchant", "shared"}
    assert set_up | {"take", "move", "place", "half"} <= steps
    assert not steps & {"deal", "over"}
    assert steps <= set(layout.STEP_NAMES)


def test_divide_adds_up_to_the_count() -> None:
    position = next(iter(cases())).position()
    assert sum(divide(position, 2).values()) == count(position, 2)


def test_a_window_smaller_than_the_list_of_decisions_changes_no_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last decisions of a sequence are counted without being kept."""
    position = next(case for case in cases() if case.made == 60).position()
    whole = count(position, 1)
    monkeypatch.setattr("tests.legends.perft.counting.WINDOW", 1)
    assert count(position, 1) == whole
