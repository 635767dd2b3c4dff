"""``tetrarch bench``, with little time for each figure"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from tests.cli.conftest import Tetrarch
from tetrarch.cli import measuring
from tetrarch.cli.commands import bench
from tetrarch.core import registry
from tetrarch.core.kernel import JIT

if TYPE_CHECKING:
    from tetrarch.core.game import GamePosition

FIGURES = {
    "breakthrough": {"loop_plies_per_s": 100.0, "python_moves_per_s": 10.0, "mcts_simulations_per_s": 4.0},
    "chess": {"loop_plies_per_s": 50.0, "python_moves_per_s": 5.0},
    "backgammon": {"loop_plies_per_s": 80.0, "loop_games_per_s": 4.0, "python_moves_per_s": 8.0},
    "catanatron-2": {"python_moves_per_s": 2.0, "plies_per_game": 4.0},
    "catanatron-3": {"python_moves_per_s": 3.0, "players": 3},
    "catanatron-4": {"error": "ModuleNotFoundError: no catanatron"},
    "pgx-go": {"steps_per_s": 20.0, "batch": 1024},
    "pgx-hex": {"steps_per_s": 40.0, "batch": 1024},
    "connect-four": {"steps_per_s": 5.0, "batch": 1},
}


@pytest.fixture
def _in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every figure take next to no time, and compile nothing."""
    monkeypatch.setattr(bench, "QUICK_SECONDS", 0.001)
    monkeypatch.setattr(bench, "ensure_warm", lambda game: None)
    monkeypatch.setattr(measuring, "peers_command", lambda named=(): None)
    monkeypatch.setattr(measuring, "BATCH", 2)
    monkeypatch.setattr(measuring, "BOARDS", 1)
    monkeypatch.setattr(measuring, "DEALS", 1)
    monkeypatch.setattr(measuring, "GAMES_AT_A_TIME", 1)
    monkeypatch.setattr(measuring, "LONGEST_GAME", 50)
    monkeypatch.setattr(measuring, "SIMULATIONS", 2)
    monkeypatch.setattr(measuring, "MIDDLE_TURN", 2)
    monkeypatch.setattr(measuring, "SEARCHES", {"": "search:playout=0", ", long playouts": "search:playout=3"})
    monkeypatch.setattr(measuring, "COPIES_AT_A_TIME", 10)
    monkeypatch.setattr(measuring, "IMPORTS", 1)
    monkeypatch.setattr(measuring, "cold_compile_s", lambda game: measuring.CompileTimes(8.5, 12.5))
    monkeypatch.setattr(measuring, "warm_import_s", lambda game: 0.25)
    monkeypatch.setattr(measuring, "two_core_scaling", lambda game, seconds: 1.9)


@pytest.fixture
def _with_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be peers whose figures are known."""
    monkeypatch.setattr(measuring, "peers_command", lambda named=(): ["python", "peers.py"])
    monkeypatch.setattr(measuring, "measure_peers", lambda command, seconds, core: FIGURES)


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.usefixtures("_in_no_time")
def test_bench_prints_one_json_object(game: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("bench", game, "--quick", "--json")
    assert ran.code == 0
    report = json.loads(ran.out)
    for name in ("kernel_plies_per_s", "python_moves_per_s", "copy_us", "two_core_scaling"):
        assert report[name] > 0
    assert (report["cold_play_compile_s"], report["cold_compile_s"], report["warm_import_s"]) == (8.5, 12.5, 0.25)
    assert report["peers"] is None
    assert report["game"] == game
    tables = [
        *("2 players", "3 players", "4 players"),
        *("2 players, all variants", "3 players, all variants", "4 players, all variants"),
    ]
    for figures in (report["kernel"], report["games_per_s"]):
        assert list(figures) == tables
        assert all(figure > 0 for figure in figures.values())
    for figures in (report["search_simulations_per_s"], report["search_plies_per_s"]):
        assert list(figures) == ["start", "middle", "start, long playouts", "middle, long playouts"]
        assert all(figure > 0 for figure in figures.values())
    assert list(report["batch_steps_per_s"]) == [
        *("2 players", "3 players", "4 players", "2 players, two threads"),
    ]
    assert all(figure > 0 for figure in report["batch_steps_per_s"].values())
    ratio = report["search_plies_per_s"]["middle"] / report["random_plies_per_s"]["middle"]
    assert report["ratios"]["search from the middle / random games"] == pytest.approx(ratio, abs=0.001)
    assert not any("MCTS" in name for name in report["ratios"])


@pytest.mark.usefixtures("_in_no_time", "_with_peers")
def test_bench_of_all_games_measures_the_peers_once(tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def measure_peers(command: list[str], seconds: float, core: int | None) -> measuring.Figures:
        asked.append(seconds)
        return cast(measuring.Figures, FIGURES)

    monkeypatch.setattr(measuring, "measure_peers", measure_peers)
    reports = json.loads(tetrarch("bench", "--quick", "--json").out)
    assert list(reports) == list(registry.names())
    assert [report["game"] for report in reports.values()] == list(registry.names())
    assert len(asked) == 1


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.usefixtures("_in_no_time", "_with_peers")
def test_batches_are_compared_with_the_steps_of_the_peers(game: str, tetrarch: Tetrarch) -> None:
    report = json.loads(tetrarch("bench", game, "--quick", "--json").out)
    steps = report["batch_steps_per_s"]["2 players"]
    assert report["ratios"]["batch / pgx-go"] == pytest.approx(steps / 20, rel=0.01)
    assert report["ratios"]["batch / pgx-hex"] == pytest.approx(steps / 40, rel=0.01)
    wanted = {(goal.name, goal.peer, goal.wanted) for goal in bench.goals(game, report)}
    assert wanted >= {
        ("batch steps, 2 players", "", "at least 1,000,000"),
        ("batch steps, two threads", "one thread", "1.8 times"),
        ("batch steps, 2 players", "Pgx go_9x9", "10 times"),
        ("batch steps, 2 players", "PettingZoo", "50 times"),
    }
    printed = tetrarch("bench", game, "--quick").out
    assert "1024 of pgx-hex" in printed
    assert "1 of connect-four" in printed


@pytest.mark.usefixtures("_in_no_time", "_with_peers")
def test_bench_of_legends_compares_with_backgammon_and_catanatron(tetrarch: Tetrarch) -> None:
    report = json.loads(tetrarch("bench", "legends", "--quick", "--json").out)
    assert report["ratios"]["kernel / catanatron-2"] == pytest.approx(report["kernel_plies_per_s"] / 2, rel=0.01)
    assert report["ratios"]["kernel / backgammon loop"] == pytest.approx(report["kernel_plies_per_s"] / 80, rel=0.01)
    goals = {(goal.peer, goal.wanted) for goal in bench.goals("legends", report)}
    assert goals >= {("", "at least 1,000,000"), ("catanatron, 2", "30 times"), ("", "at least 300,000")}


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.usefixtures("_in_no_time", "_with_peers")
def test_each_peer_is_compared_with_a_game_of_as_many_players(
    game: str, tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        measuring, "kernel_speed", lambda game, players, variants, seconds: measuring.Speed(1000.0 * players, 1.0)
    )
    report = json.loads(tetrarch("bench", game, "--quick", "--json").out)
    assert report["kernel_plies_per_s"] == 2000
    assert report["ratios"]["kernel / catanatron-2"] == 1000
    assert report["ratios"]["kernel / catanatron-3"] == 1000
    goals = {goal.peer: goal for goal in bench.goals(game, report)}
    assert (goals["catanatron, 3"].ours, goals["catanatron, 3"].theirs) == (3000, 3)
    assert goals["catanatron, 3"].name == "kernel, 3 players"
    assert (goals["catanatron, 2"].ours, goals["catanatron, 2"].theirs) == (2000, 2)
    assert "catanatron, 3" in tetrarch("bench", game, "--quick").out


@pytest.mark.usefixtures("_in_no_time", "_with_peers")
def test_bench_compares_with_the_peers_of_the_same_run(tetrarch: Tetrarch) -> None:
    report = json.loads(tetrarch("bench", "eko", "--quick", "--json").out)
    assert report["peers"] == FIGURES
    assert report["ratios"]["kernel / chess loop"] == pytest.approx(report["kernel_plies_per_s"] / 50, rel=0.01)
    assert report["ratios"]["python / chess"] == pytest.approx(report["python_moves_per_s"] / 5, rel=0.01)
    assert "kernel / catanatron-4" not in report["ratios"]


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.usefixtures("_in_no_time", "_with_peers")
def test_the_search_is_compared_with_random_games_and_the_search_of_a_peer(
    game: str, tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int]] = []

    def search_speed(game: str, text: str, positions: Sequence[GamePosition], seconds: float) -> measuring.SearchSpeed:
        asked.append((text, registry.game(game).turn_of(positions[0])))
        return measuring.SearchSpeed(10.0 * len(asked), 400.0 * len(asked))

    monkeypatch.setattr(measuring, "search_speed", search_speed)
    monkeypatch.setattr(measuring, "playout_speed", lambda game, deals, seconds: measuring.Speed(1000.0, 1.0))
    report = json.loads(tetrarch("bench", game, "--quick", "--json").out)
    assert [text for text, _ in asked] == ["search:playout=0"] * 2 + ["search:playout=3"] * 2
    assert [turn for _, turn in asked] == [asked[0][1], 2] * 2
    assert asked[0][1] < 2
    assert report["search_simulations_per_s"]["middle"] == 20
    assert report["ratios"]["search from the start / random games"] == 0.4
    assert report["ratios"]["search from the middle, long playouts / breakthrough MCTS"] == 10
    goals = {goal.name: goal for goal in bench.goals(game, report)}
    assert [goals[f"search plies, {where}"].is_met for where in ("start", "middle")] == [False, True]
    assert goals["search plies, start"].wanted == "0.7 times"
    out = tetrarch("bench", game, "--quick").out
    assert "middle, long playouts" in out
    assert "OpenSpiel's MCTS" in out


@pytest.mark.parametrize("game", registry.names())
def test_the_search_is_measured_by_what_it_does(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer playouts make more plies with each simulation; the middle of a game is further than its start."""
    monkeypatch.setattr(measuring, "BATCH", 2)
    monkeypatch.setattr(measuring, "BOARDS", 1)
    monkeypatch.setattr(measuring, "DEALS", 1)
    monkeypatch.setattr(measuring, "SIMULATIONS", 4)
    monkeypatch.setattr(measuring, "MIDDLE_TURN", 3)
    start, middle = measuring.starts(game, 2)[0], measuring.middles(game)[0]
    assert registry.game(game).turn_of(middle) == 3
    assert registry.game(game).turn_of(start) < 3
    short, long = (measuring.search_speed(game, f"search:playout={plies}", [middle], 0.0) for plies in (0, 20))
    assert 1 <= short.plies / short.simulations < 5
    assert long.plies / long.simulations > short.plies / short.simulations + 10


@pytest.mark.usefixtures("_in_no_time", "_with_peers")
def test_bench_prints_a_table(tetrarch: Tetrarch) -> None:
    out = tetrarch("bench", "eko", "--quick").out
    for word in ("breakthrough", "backgammon", "catanatron, 2", "met", "A cold compile takes 12.5 s."):
        assert word in out
    assert "catanatron-4: ModuleNotFoundError: no catanatron" in out


PARTS = {
    "kernel": {"kernel_plies_per_s", "kernel", "games_per_s", "two_core_scaling"},
    "python": {"python_moves_per_s", "copy_us"},
    "search": {"search_simulations_per_s", "search_plies_per_s", "random_plies_per_s"},
    "batch": {"batch_steps_per_s"},
    "compile": {"cold_play_compile_s", "cold_compile_s", "warm_import_s"},
}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.usefixtures("_in_no_time")
def test_a_part_alone_measures_its_figures_and_the_others_are_null(part: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("bench", "legends", "--quick", "--only", part, "--json")
    assert ran.code == 0
    report = json.loads(ran.out)
    assert report["parts"] == [part]
    names: set[str] = set().union(*PARTS.values())
    assert {name for name in names if report[name] is not None} == PARTS[part]
    assert report["peers"] is None
    table = tetrarch("bench", "legends", "--quick", "--only", part)
    assert table.code == 0
    assert ("A cold compile takes" in table.out) is (part == "compile")
    assert ("random games inside the kernel" in table.out) is (part == "kernel")
    assert "not installed" not in table.err


@pytest.mark.usefixtures("_in_no_time", "_with_peers")
def test_named_peers_are_compared_with_the_parts_of_the_same_run(
    tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Sequence[str]] = []

    def peers_command(named: Sequence[str] = ()) -> list[str]:
        asked.append(named)
        return ["python", "peers.py"]

    monkeypatch.setattr(measuring, "peers_command", peers_command)
    ran = tetrarch("bench", "legends", "--only", "kernel,peers=breakthrough+chess", "--quick", "--json")
    report = json.loads(ran.out)
    assert asked == [("breakthrough", "chess")]
    assert report["parts"] == ["kernel", "peers"]
    ratio = report["kernel_plies_per_s"] / 100
    assert report["ratios"]["kernel / breakthrough loop"] == pytest.approx(ratio, abs=0.01)
    assert "python / breakthrough" not in report["ratios"]
    printed = tetrarch("bench", "legends", "--only", "kernel,peers=breakthrough", "--quick").out
    assert "kernel / breakthrough loop" in printed
    assert "search" not in printed


@pytest.mark.usefixtures("_in_no_time", "_with_peers")
def test_a_named_peer_that_is_not_installed_is_an_error(tetrarch: Tetrarch) -> None:
    ran = tetrarch("bench", "eko", "--only", "peers=catanatron-4", "--quick")
    assert (ran.code, ran.out) == (2, "")
    assert ran.errors == [
        "catanatron-4 cannot be measured: ModuleNotFoundError: no catanatron; 'make bench' installs the other libraries"
    ]


@pytest.mark.parametrize(
    ("only", "error"),
    [
        ("kernle", "unknown part 'kernle'; did you mean 'kernel'?"),
        ("kernel=2", "unknown part 'kernel=2'; did you mean 'kernel'?"),
        ("kernel,peers=brekthrough", "unknown peer 'brekthrough'; did you mean 'breakthrough'?"),
        ("peers", "--peers: there is no .bench-venv with the other libraries; 'make bench' creates it"),
    ],
)
@pytest.mark.usefixtures("_in_no_time")
def test_unknown_parts_and_peers_are_rejected(only: str, error: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("bench", "eko", "--only", only)
    assert (ran.code, ran.out) == (2, "")
    assert ran.errors == [error]


def test_named_peers_may_be_measured_by_this_interpreter(repository: Path) -> None:
    command = measuring.peers_command(("breakthrough",))
    assert command is not None
    assert command[1:] == [str(repository / "bench" / "peers.py"), "--only=breakthrough"]
    assert command[0] == sys.executable or ".bench-venv" in command[0]


@pytest.mark.usefixtures("_in_no_time")
def test_bench_says_when_the_peers_are_missing(tetrarch: Tetrarch) -> None:
    assert "other libraries are not installed" in tetrarch("bench", "eko", "--quick").err
    assert "other libraries" not in tetrarch("bench", "eko", "--quick", "--no-peers").err
    ran = tetrarch("bench", "eko", "--quick", "--peers")
    assert (ran.code, ran.out) == (2, "")
    assert ran.errors == ["--peers: there is no .bench-venv with the other libraries; 'make bench' creates it"]


@pytest.mark.parametrize(
    ("figures", "speed"),
    [
        (FIGURES["backgammon"], (80.0, 4.0)),
        (FIGURES["catanatron-2"], (2.0, 0.5)),
        ({"python_moves_per_s": 3.0}, (3.0, 0.0)),
    ],
)
def test_the_speed_of_a_peer(figures: dict[str, float], speed: tuple[float, float]) -> None:
    assert bench.speed_of_peer(figures) == speed


@pytest.mark.parametrize(
    ("goal", "is_met"),
    [
        (bench.Goal("x", 400, "/s", "chess", 100, factor=4), True),
        (bench.Goal("x", 399, "/s", "chess", 100, factor=4), False),
        (bench.Goal("x", 399, "/s", "chess", 100, factor=4, least=300), True),
        (bench.Goal("x", 299, "/s", least=300), False),
        (bench.Goal("x", 2, "us", most=2), True),
        (bench.Goal("x", 2.1, "us", most=2), False),
    ],
)
def test_a_goal_is_met_or_missed(goal: bench.Goal, is_met: bool) -> None:
    assert goal.is_met is is_met


def test_the_script_for_the_peers_is_understood(repository: Path) -> None:
    script = str(repository / "bench" / "peers.py")
    figures = measuring.measure_peers([sys.executable, "-S", script], 0.01, None)
    assert list(figures) == list(measuring.PEERS) == list(FIGURES)
    named = measuring.measure_peers([sys.executable, "-S", script, "--only=chess"], 0.01, None)
    assert list(named) == ["chess"]
    assert bench.ratios({"2 players": 1.0}, 1.0, figures) == {}


def test_a_script_that_fails_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "peers.py").write_text("raise SystemExit('no luck')", encoding="utf-8")
    with pytest.raises(ValueError, match="the peers cannot be measured: no luck"):
        measuring.measure_peers([sys.executable, str(tmp_path / "peers.py")], 0.01, None)


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="cores cannot be chosen here")
def test_the_core_affinity_is_restored() -> None:
    before = os.sched_getaffinity(0)
    with measuring.on_one_core() as core:
        assert os.sched_getaffinity(0) == {core}
    assert os.sched_getaffinity(0) == before


@pytest.mark.skipif(not JIT, reason="the kernels are plain here, and slow")
@pytest.mark.parametrize("game", registry.names())
def test_a_worker_plays_on_its_own_core(game: str) -> None:
    figures = measuring.play_on(game, measuring.allowed_cores()[:1], 0.05)
    assert len(figures) == 1
    assert figures[0] > 1000


@pytest.mark.parametrize("game", registry.names())
def test_import_is_timed_in_a_fresh_process(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "IMPORTS", 1)
    monkeypatch.setitem(os.environ, "TETRARCH_JIT", "off")
    assert 0 < measuring.warm_import_s(game) < 60
