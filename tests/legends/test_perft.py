"""The oracle counts as the published tables of Legends say, and they begin in many steps of the game."""

from __future__ import annotations

import pytest

from tests.games.perft import tables
from tests.legends.oracle import OracleState, legal, play
from tests.legends.perft.counting import TABLES, Case, cases
from tetrarch.legends.rules import layout


def count_by_oracle(state: OracleState, depth: int) -> int:
    decisions = legal(state)
    if depth == 1:
        return len(decisions)
    return sum(count_by_oracle(play(state, decision, decisions), depth - 1) for decision in decisions)


@pytest.mark.parametrize("case", list(cases())[::3], ids=lambda case: case.name)
def test_the_oracle_counts_as_the_published_table_says(case: Case) -> None:
    state = OracleState.from_json(case.position().to_json())
    for depth, expected in enumerate(tables(TABLES)[case.name], 1):
        if depth > 1 and expected > 1000:
            break
        assert count_by_oracle(state, depth) == expected


@pytest.mark.soak
@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case.name)
def test_the_oracle_counts_all_cases(case: Case) -> None:
    state = OracleState.from_json(case.position().to_json())
    for depth, expected in enumerate(tables(TABLES)[case.name], 1):
        if depth > 1 and expected > 30_000:
            break
        assert count_by_oracle(state, depth) == expected


def test_the_cases_are_in_many_steps_of_the_game() -> None:
    steps = {case.position().step for case in cases()}
    set_up = {"lay", "centre", "explore", "citadel", "dragon", "portal", "rogues", "merchant", "shared"}
    assert set_up | {"take", "move", "place", "half"} <= steps
    assert not steps & {"deal", "over"}
    assert steps <= set(layout.STEP_NAMES)
