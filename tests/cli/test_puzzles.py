"""``tetrarch puzzles``: list, solve and build."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tetrarch
from tetrarch.cli.puzzle_results import GameResults, ResultsFile, results_file
from tetrarch.core.formats import write_json
from tetrarch.puzzles import collection
from tetrarch.puzzles.mining import steps
from tetrarch.puzzles.puzzle import Puzzle
from tetrarch.puzzles.results import Solver, expected_score


def typed_solution(puzzle: Puzzle) -> str:
    """The own decisions of the main line, as a user types them."""
    own = [
        position.describe(decision).notation for position, decision in steps(puzzle) if position.decider == puzzle.seat
    ]
    return "\n".join(own) + "\n"


def wrong_play(puzzle: Puzzle) -> str:
    """A legal decision that misses the goal."""
    legal = puzzle.start().legal_decisions()
    return next(known.notation for known in legal if known.id not in puzzle.accepted(0))


def test_list(tetrarch: Tetrarch) -> None:
    ran = tetrarch("puzzles", "list", "eko", "--theme", "win-in-one")
    assert ran.code == 0
    assert ran.out.splitlines()[-3].endswith("puzzles")
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
    assert "Not the solution." in tetrarch("puzzles", "play", "eko", puzzle.id, stdin=f"{wrong_play(puzzle)}\n").out
    assert "The solution:" in tetrarch("puzzles", "play", "eko", "--theme", "win-in-two", stdin="q\n").out


def test_the_puzzle_of_the_day(tetrarch: Tetrarch) -> None:
    puzzle = collection("legends").daily("2026-11-16")
    ran = tetrarch("puzzles", "daily", "legends", "--date", "2026-11-16", stdin=typed_solution(puzzle))
    assert f"Puzzle {puzzle.id}" in ran.out
    assert "Solved!" in ran.out
    assert tetrarch("puzzles", "daily", "eko", "--date", "yesterday").errors == [
        "--date: yesterday is not a date such as 2026-11-16"
    ]


def test_first_attempts_change_the_rating_and_the_streak(tetrarch: Tetrarch) -> None:
    first, second, third = collection("legends").with_theme("last-card")[:3]
    expected = 1200.0
    for puzzle, solved in ((first, 1), (second, 1), (third, 0)):
        expected += 48 * (solved - expected_score(expected, puzzle.rating))
        typed = typed_solution(puzzle) if solved else "q\n"
        ran = tetrarch("puzzles", "play", "legends", puzzle.id, stdin=typed)
        assert f"Your rating: {round(expected)} (" in ran.out
    assert ran.out.endswith("Solved: 2 of 3; in a row: 0 (best: 2); puzzles of the day in a row: 0\n")
    again = tetrarch("puzzles", "play", "legends", third.id, stdin=typed_solution(third))
    assert "Solved!" in again.out
    listed = tetrarch("puzzles", "list", "legends").out.splitlines()
    assert listed[-2:] == [f"Your rating: {round(expected)}", ran.out.splitlines()[-1]]
    assert [line[15] for one in (first, third) for line in listed if line.startswith(one.id)] == ["+", "-"]
    rows = json.loads(tetrarch("puzzles", "list", "legends", "--json").out)
    marks = {row["id"]: row["solved"] for row in rows}
    assert (marks[second.id], marks[third.id], list(marks.values()).count(None)) == (True, False, len(rows) - 3)
    assert "Your rating: 1200\n" in tetrarch("puzzles", "list", "eko").out


def test_the_next_puzzle_is_new_and_near_the_rating(tetrarch: Tetrarch) -> None:
    file = results_file()
    file.parent.mkdir(parents=True)
    known = collection("eko")
    hard = known.puzzles[-1]
    results = GameResults(Solver(rating=2400.0, tried=1, solved=1, streak=1, best=1), {hard.id: True})
    file.write_text(write_json(ResultsFile(games={"eko": results})), "utf-8")
    played = {tetrarch("puzzles", "play", "eko", stdin="q\n").out.split()[1].rstrip(":") for _ in range(3)}
    assert len(played) == 3
    assert hard.id not in played
    assert all(known.get(name).rating > 2000 for name in played)
    easy = tetrarch("puzzles", "play", "eko", "--rating", "600", stdin="q\n").out.split()[1].rstrip(":")
    assert known.get(easy).rating < 900


def test_puzzles_of_the_day_in_succession(tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch) -> None:
    days = []
    for number in (16, 17, 19):
        day = datetime.date(2026, 11, number)
        monkeypatch.setattr("tetrarch.cli.puzzle_results.today", lambda day=day: day)
        puzzle = collection("legends").daily(day.isoformat())
        days.append(tetrarch("puzzles", "daily", "legends", stdin=typed_solution(puzzle)).out[-2])
    assert days == ["1", "2", "1"]
    other = collection("legends").daily("2026-11-01")
    ran = tetrarch("puzzles", "daily", "legends", "--date", "2026-11-01", stdin=typed_solution(other))
    assert ran.out[-2] == "1"  # the puzzle of another day


def test_a_puzzle_of_the_day_that_was_tried_on_an_earlier_day_counts_once(
    tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle, today = collection("legends").daily("2026-11-16"), "tetrarch.cli.puzzle_results.today"
    monkeypatch.setattr(today, lambda: datetime.date(2026, 11, 9))
    first = tetrarch("puzzles", "play", "legends", puzzle.id, stdin="q\n").out.splitlines()
    monkeypatch.setattr(today, lambda: datetime.date(2026, 11, 16))
    for typed in (typed_solution(puzzle), "q\n"):
        counted = tetrarch("puzzles", "daily", "legends", stdin=typed).out.splitlines()
        assert counted[-2].split(" (")[0] == first[-2].split(" (")[0]
        assert counted[-1] == first[-1].removesuffix("0") + "1"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", "not valid JSON"),
        ('{"format": "x", "version": 1}', "format"),
        ('{"format": "tetrarch-puzzle-results", "version": 2}', "version"),
        ('{"format": "tetrarch-puzzle-results", "version": 1, "games": {"eko": {"solver": {"tried": -1}}}}', "tried"),
        (
            '{"format": "tetrarch-puzzle-results", "version": 1, "games": {"eko": {"solver": {"tried": 1}}}}',
            "games.eko: the numbers of attempts contradict each other",
        ),
    ],
)
def test_a_damaged_results_file_is_an_error_and_stays(tetrarch: Tetrarch, text: str, fault: str) -> None:
    file = results_file()
    file.parent.mkdir(parents=True)
    file.write_text(text, "utf-8")
    for arguments in (["list", "eko"], ["play", "eko"], ["daily", "eko"]):
        ran = tetrarch("puzzles", *arguments, stdin="q\n")
        assert (ran.code, ran.out) == (2, "")
        assert fault in ran.errors[0]
        assert ran.errors[0].endswith(f"move {file} away to start with new results")
    assert file.read_text("utf-8") == text


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
