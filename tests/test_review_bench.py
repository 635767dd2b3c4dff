"""The bench's script for reviews makes records from a seed and prints a row for each; times are not checked."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tetrarch.analysis.review import Reviewer

pytestmark = pytest.mark.filterwarnings("ignore::tetrarch.core.kernel.UncompiledWarning")


@pytest.fixture
def bench(repository: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, with bots that decide at once."""
    spec = importlib.util.spec_from_file_location("review_bench", repository / "bench" / "review.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "PLAYER", "greedy")
    return module


@pytest.mark.parametrize("game", ["eko", "legends"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_has_the_decisions_that_were_asked_for(bench: ModuleType, game: str, players: int) -> None:
    record = bench.record_of(game, players, 9, "1")
    reviewer = Reviewer(record, unfinished=True)
    assert (reviewer.record.game, reviewer.game.position.players, len(reviewer.cases)) == (game, players, 9)
    assert bench.record_of(game, players, 9, "1") == record
    assert bench.record_of(game, players, 9, "2") != record


def test_a_review_is_timed_in_a_process_on_one_core(bench: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(bench.record_of("eko", 2, 1, "1"), "utf-8")
    processor, wall = bench.review_seconds(path, "quick", bench.usual_core())
    assert processor > 0
    assert wall > 0


def test_each_record_has_a_row_with_the_medians(
    bench: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runs = iter([(1.0, 2.0), (1.5, 9.0), (1.2, 2.5)] * 2)
    asked: list[tuple[str, str]] = []

    def seconds(path: Path, effort: str, core: int) -> tuple[float, float]:
        asked.append((path.name, effort))
        return next(runs)

    monkeypatch.setattr(bench, "review_seconds", seconds)
    monkeypatch.setattr(bench, "is_ready", lambda reviewer: True)
    monkeypatch.setattr(sys, "argv", ["review.py", "eko", "--players", "2,4", "--decisions", "5", "--effort", "deep"])
    bench.main()
    assert capsys.readouterr().out.splitlines() == [
        "| game | players | decisions | processor s | wall s |",
        "|---|---|---|---|---|",
        "| Ekö | 2 | 5 | 1.2 | 2.5 |",
        "| Ekö | 4 | 5 | 1.2 | 2.5 |",
    ]
    assert asked == [("eko-2.json", "deep")] * 3 + [("eko-4.json", "deep")] * 3


def test_plain_kernels_are_not_measured(bench: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "is_ready", lambda reviewer: False)
    monkeypatch.setattr(sys, "argv", ["review.py", "eko", "--players", "2", "--decisions", "2"])
    with pytest.raises(SystemExit, match="tetrarch warmup"):
        bench.main()
