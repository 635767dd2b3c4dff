"""``tetrarch puzzles``: list, solve and build."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Tetrarch
from tetrarch.puzzles import collection
from tetrarch.puzzles.mining import steps
from tetrarch.puzzles.puzzle import Puzzle


def typed_solution(puzzle: Puzzle) -> str:
    """The own decisions of the main line, as a user types them."""
    own = [
        position.describe(decision).notation for position, decision in steps(puzzle) if position.decider == puzzle.seat
    ]
    return "\n".join(own) + "\n"


def test_list(tetrarch: Tetrarch) -> None:
    ran = tetrarch("puzzles", "list", "eko", "--theme", "win-in-one")
    assert ran.code == 0
    assert ran.out.splitlines()[-1].endswith("puzzles")
    assert "Win in one turn" in ran.out
    first = json.loads(tetrarch("puzzles", "list", "legends", "--json").out)[0]
    assert first["rating"] >= 600
    assert (first["proof"], first["difficulty"]) == ("exact", 1)
    assert tetrarch("puzzles", "list", "eko", "--theme", "x").code == 2


def test_a_solved_and_a_failed_attempt(tetrarch: Tetrarch) -> None:
    puzzle = collection("eko").with_theme("win-in-one")[0]
    ran = tetrarch("puzzles", "play", "eko", puzzle.id, stdin="zz9\n?\n" + typed_solution(puzzle))
    assert ran.code == 0
    assert "Solved!" in ran.out
    assert "(E8.1, E8.2)" in ran.out
    assert "Proved: " in ran.out
    wrong = next(known for known in puzzle.start().legal_decisions() if known.id not in puzzle.accepted(0))
    assert "Not the solution." in tetrarch("puzzles", "play", "eko", puzzle.id, stdin=f"{wrong.notation}\n").out
    assert "The solution:" in tetrarch("puzzles", "play", "eko", "--theme", "win-in-two", stdin="q\n").out


def test_the_puzzle_of_the_day(tetrarch: Tetrarch) -> None:
    puzzle = collection("legends").daily("2026-11-16")
    ran = tetrarch("puzzles", "daily", "legends", "--date", "2026-11-16", stdin=typed_solution(puzzle))
    assert f"Puzzle {puzzle.id}" in ran.out
    assert "Solved!" in ran.out
    assert tetrarch("puzzles", "daily", "eko", "--date", "yesterday").errors == [
        "--date: yesterday is not a date such as 2026-11-16"
    ]


def test_mining_records_reports_those_that_are_left_out(tmp_path: Path, tetrarch: Tetrarch) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    (folder / "broken.json").write_text("{", "utf-8")
    (folder / "many.jsonl").write_text("\n[]\n", "utf-8")
    assert tetrarch("new", "legends", "-o", str(folder / "other.json")).code == 0
    asked = ("puzzles", "mine", "eko", "--folder", str(tmp_path / "mined"), "--records", str(folder))
    ran = tetrarch(*asked)
    assert ran.code == 2
    assert "broken.json" in ran.errors[0]
    assert "many.jsonl:2" in ran.errors[-3]
    assert ran.errors[-2].endswith("other.json: a record of legends, not of eko")
    assert ran.errors[-1].endswith("records: no valid records of eko")
    strict = tetrarch(*asked, "--strict")
    assert strict.code == 2
    assert not any("other.json" in line for line in strict.errors)


def test_building_needs_mined_puzzles(tmp_path: Path, tetrarch: Tetrarch) -> None:
    assert tetrarch("puzzles", "build", "eko", "--folder", ".").errors == [
        ".: no mined puzzles; tetrarch puzzles mine finds some"
    ]
