"""The kernels count as many sequences of decisions as the published tables say."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from tests.games import perft
from tests.games.subjects import SUBJECTS, Subject
from tetrarch.core.kernel import JIT

MIDDLE = 40
"""The number of decisions before a position in the middle of a game."""
MOST_STEPS = 12_000 if JIT else 100
"""How many decisions a recursion in Python plays."""
MOST_NODES = {"eko": 3_000_000, "legends": 400_000}
"""How many sequences are counted in one test; 400 with plain kernels."""


def cases(subject: Subject) -> list[perft.Case]:
    return list(import_module(f"tests.{subject}.perft.counting").cases())


def tables(subject: Subject) -> dict[str, list[int]]:
    return perft.tables(subject.folder / "perft" / "tables.toml")


ALL = [(subject, case) for subject in SUBJECTS for case in cases(subject)]
every_case = pytest.mark.parametrize(("subject", "case"), ALL, ids=[f"{subject}-{case.name}" for subject, case in ALL])
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


@every_case
def test_perft_agrees_with_the_published_table(subject: Subject, case: perft.Case) -> None:
    compare_with_table(subject, case, MOST_NODES[subject.name] if JIT else 400)


@pytest.mark.soak
@every_case
def test_perft_agrees_with_all_of_the_published_table(subject: Subject, case: perft.Case) -> None:
    compare_with_table(subject, case, max(map(max, tables(subject).values())))


def compare_with_table(subject: Subject, case: perft.Case, most: int) -> None:
    position = case.position()
    for depth, expected in enumerate(tables(subject)[case.name], 1):
        if expected > most and depth > 1:
            break
        counted = perft.count(position, depth)
        if counted != expected:
            behind = "\n".join(f"{notation}: {nodes}" for notation, nodes in perft.divide(position, depth).items())
            pytest.fail(f"{case.name} depth {depth}: {counted} instead of {expected}\n{position!r}\n{behind}")


def counted_by_recursion(position: Any, depth: int) -> int:
    """The count by the legal decisions and their effects, without the kernel that counts."""
    decisions = position.legal_ids().tolist()
    if depth == 1:
        return len(decisions)
    total = 0
    for decision in decisions:
        after = position.copy()
        after.push(decision)
        total += counted_by_recursion(after, depth - 1)
    return total


def counted_by_oracle(oracle: Any, state: Any, depth: int) -> int:
    """The count by the independent implementation of the rules."""
    legal = oracle.legal(state)
    if depth == 1:
        return len(legal)
    return sum(counted_by_oracle(oracle, oracle.play(state, decision, legal), depth - 1) for decision in legal)


def middle_cases(subject: Subject, players: int) -> list[Any]:
    found: list[Any] = list(cases(subject))
    return [case for case in found if case.players == players and case.made >= MIDDLE]


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_perft_agrees_with_a_recursion_in_the_middle_of_games(subject: Subject, players: int) -> None:
    compared = Counter[int]()
    for case in middle_cases(subject, players):
        position = case.position()
        for depth in (2, 3):
            if perft.count(position, depth - 1) <= MOST_STEPS:
                assert perft.count(position, depth) == counted_by_recursion(position, depth), (case.name, depth)
                compared[depth] += 1
    assert compared[2] >= 4
    assert compared[3] >= 4 or not JIT


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_perft_agrees_with_the_oracle_in_the_middle_of_games(subject: Subject, players: int) -> None:
    agreement = import_module(f"tests.{subject}.agreement")
    for case in middle_cases(subject, players)[:2]:
        position = case.position()
        state = agreement.Twins.of(position).state
        assert perft.count(position, 2) == counted_by_oracle(agreement.oracle, state, 2), case.name


@every_game
def test_the_tables_hold_the_counted_cases_and_no_others(subject: Subject) -> None:
    names = [case.name for case in cases(subject)]
    assert set(tables(subject)) == set(names)
    assert len(set(names)) == len(names)


@every_game
def test_divide_adds_up_to_the_count(subject: Subject) -> None:
    position: Any = cases(subject)[0].position()
    assert sum(perft.divide(position, 2).values()) == perft.count(position, 2)


@every_game
def test_a_window_smaller_than_the_list_of_decisions_changes_no_count(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last decisions of a sequence are counted without being kept."""
    position = next(case for case in cases(subject) if case.made == 60).position()
    depth = 2 if subject.name == "eko" else 1
    whole = perft.count(position, depth)
    monkeypatch.setattr(perft, "WINDOW", 1)
    assert perft.count(position, depth) == whole
