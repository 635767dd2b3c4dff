"""``tetrarch numbers``"""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Tetrarch

QUICK = ("numbers", "eko", "--games", "2", "--variant-games", "0", "--players", "2", "--bot", "random", "--out", "out")


def test_numbers_leaves_statistics_and_a_page_and_resumes(tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = tetrarch(*QUICK, "--processes", "1")
    assert ran.code == 0
    assert ran.err.splitlines() == ["2 games in all", "1 of 2 games", "2 of 2 games"]
    (study,) = json.loads((tmp_path / "out" / "numbers.json").read_text("utf-8"))["studies"]
    assert (study["games"], study["bot"], study["setup"]) == (2, "random", {"game": "eko"})
    page = (tmp_path / "out" / "games-in-numbers.md").read_text("utf-8")
    assert "tetrarch numbers eko --games 2 --variant-games 0 --bot random --seed 1 --players 2 --out FOLDER" in page
    again = tetrarch(*QUICK, "--processes", "1")
    assert (again.out, again.err) == (ran.out, "2 games in all\n")
    assert (tmp_path / "out" / "games-in-numbers.md").read_text("utf-8") == page


def test_another_study_in_the_same_folder_is_refused(tetrarch: Tetrarch) -> None:
    assert tetrarch(*QUICK, "--processes", "1").code == 0
    ran = tetrarch(*QUICK, "--processes", "1", "--seed", "2")
    assert ran.code == 2
    assert "another schedule" in ran.err
