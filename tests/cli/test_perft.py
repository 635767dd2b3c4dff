"""``tetrarch perft``"""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Tetrarch
from tetrarch import eko
from tetrarch.cli.commands.kernels import count_sequences


def count_slowly(position: eko.Position, depth: int) -> int:
    """The same count, one decision at a time."""
    if depth == 0:
        return 1
    total = 0
    for decision in position.legal_ids():
        after = position.copy()
        after.push(int(decision))
        total += count_slowly(after, depth - 1)
    return total


@pytest.fixture(autouse=True)
def _never_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tetrarch.cli.commands.kernels.ensure_warm", lambda game: None)


def test_perft_counts_and_divides(tetrarch: Tetrarch) -> None:
    ran = tetrarch("perft", "eko", "--players", "3", "--seed", "5", "--depth", "2", "--divide", "--json")
    assert (ran.code, ran.err) == (0, "")
    report = json.loads(ran.out)
    position = eko.new_game(3, seed=5).position
    assert report["depth"] == 2
    assert report["counts"] == [count_slowly(position, 1), count_slowly(position, 2)]
    assert report["nodes"] == report["counts"][-1] == sum(report["divide"].values())
    assert list(report["divide"]) == [str(decision) for decision in position.legal_decisions()]


def test_perft_prints_a_table(tetrarch: Tetrarch) -> None:
    out = tetrarch("perft", "eko", "--seed", "1", "--depth", "2", "--divide").out
    assert [line.split()[:2] for line in out.splitlines()[1:3]] == [["1", "16"], ["2", "256"]]
    assert "keep: 16\n" in out


def test_perft_takes_variants_and_printing(tetrarch: Tetrarch) -> None:
    arguments = ("--variant", "labyrinth", "--printing", "first-printing", "--depth", "1", "--json")
    position = eko.new_game(2, seed=1, variants=["labyrinth"], printing="first-printing").position
    assert json.loads(tetrarch("perft", "eko", *arguments).out)["nodes"] == len(position.legal_decisions())


def test_perft_counts_from_a_position(tetrarch: Tetrarch, position_file: str) -> None:
    report = json.loads(tetrarch("perft", "eko", "--position", position_file, "--depth", "1", "--json").out)
    assert report["nodes"] == json.loads(tetrarch("moves", position_file, "--json").out)["count"]


def test_perft_of_depth_zero_is_one(tetrarch: Tetrarch) -> None:
    assert json.loads(tetrarch("perft", "eko", "--depth", "0", "--json").out)["nodes"] == 1


def test_a_position_has_its_own_deal(tetrarch: Tetrarch, position_file: str) -> None:
    ran = tetrarch("perft", "eko", "--position", position_file, "--seed", "1", "--players", "3")
    assert (ran.code, ran.out) == (2, "")
    assert ran.errors == ["--position and --players and --seed: a position has its own deal; choose one of them"]


def test_counting_leaves_the_position_alone_and_has_room_for_the_history() -> None:
    game = eko.new_game(2, seed=1, repetition=True)
    game.play("keep")
    position = game.position
    before = position.copy()
    assert count_sequences(position, 2) == count_slowly(position, 2)
    assert position == before
