"""``tetrarch arena``"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Tetrarch
from tests.conftest import RunPython
from tetrarch.cli.commands.arena import plan_lines
from tetrarch.cli.input.options import split_bots

QUICK = ("arena", "eko", "--bots", "random,random:", "--games", "4", "--round-limit", "2", "--out", "arena")


def without(arguments: tuple[str, ...], option: str) -> list[str]:
    """A command without one of its options."""
    place = arguments.index(option)
    return [*arguments[:place], *arguments[place + 2 :]]


def test_arena_leaves_records_tables_report_and_picture(tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = tetrarch(*QUICK, "--jobs", "1")
    assert ran.code == 0
    assert ran.err == "4 games: 2 deals, each played 2 times with seats exchanged\n"
    assert sorted(path.name for path in (tmp_path / "arena").iterdir()) == [
        *("arena.json", "games.csv", "games.jsonl", "games.parquet"),
        *("ratings.png", "ratings.svg", "records", "report.json"),
    ]
    for head in ("rating", "against each other", "length", "end", "seat", "in the order of turns", "thinking"):
        assert head in ran.out
    assert "round-limit       4   100.0%" in ran.out
    records = sorted(str(path) for path in (tmp_path / "arena" / "records").iterdir())
    verified = tetrarch("verify", *records)
    assert verified.code == 0
    assert verified.out.count("true; ") == 4


def test_a_repeated_arena_prints_the_same(tetrarch: Tetrarch, tmp_path: Path) -> None:
    first = tetrarch(*QUICK, "--jobs", "1")
    lines = (tmp_path / "arena" / "games.jsonl").read_bytes()
    assert tetrarch(*QUICK, "--jobs", "2") == first
    assert (tmp_path / "arena" / "games.jsonl").read_bytes() == lines


def test_arena_of_legends_with_three_players_and_no_records(tetrarch: Tetrarch, tmp_path: Path) -> None:
    options = ("--bots", "random,random:", "--players", "3", "--games", "1", "--no-records", "--variant", "explore")
    ran = tetrarch("arena", "legends", *options, "--jobs", "1", "--out", "isles")
    assert ran.code == 0
    report = json.loads((tmp_path / "isles" / "report.json").read_text("utf-8"))
    assert report["games"] == 6
    assert report["endings"] == {"cards": 6}
    assert report["schedule"]["setup"]["options"]["variants"] == ["explore"]
    assert not (tmp_path / "isles" / "records").exists()


def test_arena_on_a_board_of_a_file(tetrarch: Tetrarch, tmp_path: Path, board_file: str) -> None:
    assert tetrarch(*QUICK, "--board", board_file, "--jobs", "1").code == 0
    records = [json.loads(path.read_text("utf-8")) for path in (tmp_path / "arena" / "records").iterdir()]
    board = json.loads((tmp_path / board_file).read_text("utf-8"))
    assert [record["start"]["board"]["tiles"] for record in records] == [board["tiles"]] * 4
    assert len({record["start"]["discs"] for record in records}) == 2


def test_arena_runs_compiled_kernels(run_python: RunPython) -> None:
    program = (
        "import os, sys; del os.environ['TETRARCH_JIT']; from tetrarch.cli import main; main(sys.argv[1:]); "
        "from tetrarch.core.kernel import JIT; print(JIT)"
    )
    ran = run_python("-c", program, *QUICK, "--bots", "randum")
    assert "unknown bot 'randum'" in ran.stderr
    assert ran.stdout == "True\n"


def test_arena_warns_about_games_that_cannot_be_reproduced() -> None:
    from tests.arena.conftest import quick_schedule

    assert len(plan_lines(quick_schedule())) == 1
    assert plan_lines(quick_schedule(seconds=1.0))[1].startswith("bots that think by the clock")


@pytest.mark.parametrize(
    ("given", "bots"),
    [
        (["random,greedy"], ["random", "greedy"]),
        (["random", "greedy , greedy"], ["random", "greedy", "greedy"]),
        (["search:simulations=5,seconds=2,random"], ["search:simulations=5,seconds=2", "random"]),
        (["random,exec:python3 bot.py --a=1,2"], ["random", "exec:python3 bot.py --a=1,2"]),
        (["seconds=2"], ["seconds=2"]),
        ([",random,,"], ["random"]),
        ([""], []),
    ],
)
def test_lists_of_bots_are_split(given: list[str], bots: list[str]) -> None:
    assert split_bots(given) == bots


@pytest.mark.parametrize(
    ("more", "error"),
    [
        (["--bots", "randum"], "bots: unknown bot 'randum'; did you mean 'random'?"),
        (["--bots", "random:depth=2"], "bots: random: unknown option 'depth'"),
        (["--games", "0"], "arena: games: 0 is not from 1 to 1000000"),
        (["--games", "many"], "invalid value for '--games'"),
        (["--players", "5"], "arena: players: 5 is not 2, 3 or 4 (E1.1)"),
        (["--jobs", "0"], "--jobs: 0 is not 1 or more"),
        (["--simulations", "0"], "arena: budget: a budget of 0 simulations"),
        (["--seconds", "0"], "arena: budget: a budget of 0.0 seconds"),
        (["--found"], "--found: not an option of Ekö"),
        (["--variant", "portal"], "options: variants: unknown variant 'portal'"),
        (["--board", "nowhere.json"], "nowhere.json: no such file"),
    ],
)
def test_bad_input_is_reported_and_nothing_is_written(
    more: list[str], error: str, tetrarch: Tetrarch, tmp_path: Path
) -> None:
    ran = tetrarch(*QUICK, *more)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.errors[0].startswith(error)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("option", "error"), [("--bots", "missing option '--bots'"), ("--out", "missing option '--out'")]
)
def test_bots_and_folder_must_be_named(option: str, error: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch(*without(QUICK, option))
    assert ran.code == 2
    assert ran.errors[0].startswith(error)


def test_a_board_has_its_own_layout_and_players(tetrarch: Tetrarch, board_file: str) -> None:
    ran = tetrarch(*QUICK, "--board", board_file, "--layout", "star")
    assert ran.errors == ["--layout: is for random boards, but --board gives a complete one"]
    ran = tetrarch(*QUICK, "--board", board_file, "--players", "3")
    assert ran.errors == [f"{board_file}: is a board for 2 players, but --players is another number (E1.5)"]


def test_another_schedule_in_the_same_folder_is_refused(tetrarch: Tetrarch) -> None:
    assert tetrarch(*QUICK, "--jobs", "1").code == 0
    ran = tetrarch(*QUICK, "--jobs", "1", "--seed", "2")
    assert ran.code == 2
    assert 'error: arena: holds an arena with another schedule: seed "1" and not "2"' in ran.err


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal here")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_arena_explains_how_to_continue(jobs: str, tmp_path: Path) -> None:
    options = ("--games", "5000", "--round-limit", "2", "--no-records", "--out", "arena", "--jobs", jobs)
    command = [sys.executable, "-m", "tetrarch", "arena", "eko", "--bots", "random,random:", *options]
    process = subprocess.Popen(
        command,
        cwd=tmp_path,
        env={**os.environ, "TETRARCH_JIT": "off"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    lines = tmp_path / "arena" / "games.jsonl"
    limit = time.monotonic() + 60
    while process.poll() is None and not (lines.exists() and lines.stat().st_size) and time.monotonic() < limit:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)  # the interrupt key reaches the other processes too
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert out == ""
    games = len(lines.read_bytes().splitlines())
    assert f"stopped after {games} of 5000 games; run the same command again to continue\n" in err
    assert "Traceback" not in err
