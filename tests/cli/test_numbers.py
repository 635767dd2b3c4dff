"""``tetrarch numbers``"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tetrarch
from tetrarch.analysis.numbers import Study, study_arenas
from tetrarch.arena import Played, run_arenas
from tetrarch.cli.commands.numbers import Progress
from tetrarch.cli.input.faults import INTERRUPTED

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


def test_an_interrupt_writes_the_page_about_the_games_so_far(
    tetrarch: Tetrarch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = Progress.add

    def stop(progress: Progress, played: Played) -> None:
        count(progress, played)
        raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "add", stop)
    ran = tetrarch(*QUICK, "--processes", "1")
    assert ran.code == INTERRUPTED
    assert "stopped after 1 of 2 games" in ran.err
    assert "| games | 1 |" in (tmp_path / "out" / "games-in-numbers.md").read_text("utf-8")


def test_all_schedules_advance_together(tmp_path: Path) -> None:
    arenas = study_arenas(Study(games=["eko"], players=[2, 3], base=4, variant=0, bot="random"), tmp_path)
    order: list[int] = []
    run_arenas(arenas, on_game=lambda played: order.append(len(played.points)))
    assert order == [2, 3] * 4
