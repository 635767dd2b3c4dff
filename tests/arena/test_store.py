"""A stopped arena continues without lost or repeated games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.arena.conftest import QUICK, made_up, quick_schedule, without_times
from tetrarch.arena import ArenaError, Setup, run_arena
from tetrarch.arena.store import LINES, PLAN, Store, read_lines, read_plan, record_path
from tetrarch.core import FormatError

GAMES = 4


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a finished arena."""
    folder = tmp_path_factory.mktemp("arena") / "finished"
    run_arena(quick_schedule(GAMES), folder)
    return folder


@pytest.fixture
def folder(finished: Path, tmp_path: Path) -> Path:
    """A copy of it, to be spoilt."""
    copy = tmp_path / "arena"
    (copy / "records").mkdir(parents=True)
    for name in (PLAN, LINES):
        (copy / name).write_bytes((finished / name).read_bytes())
    return copy


def test_a_line_torn_at_any_byte_is_dropped_and_nothing_else(folder: Path) -> None:
    schedule = quick_schedule(GAMES)
    matches = list(schedule.matches())
    path = folder / LINES
    whole = path.read_bytes()
    *before, last = whole.splitlines(keepends=True)
    kept = b"".join(before)
    for length in range(len(last)):
        path.write_bytes(kept + last[:length])
        assert sorted(read_lines(path, schedule, matches)) == [1, 2, 3]
        assert path.read_bytes() == kept
    path.write_bytes(whole)
    assert sorted(read_lines(path, schedule, matches)) == [1, 2, 3, 4]
    assert path.read_bytes() == whole


@pytest.mark.parametrize("kept", [0, 1, 100, -1])
def test_going_on_after_a_stop_gives_the_same_games(folder: Path, finished: Path, kept: int) -> None:
    whole = (folder / LINES).read_bytes()
    (folder / LINES).write_bytes(whole[:kept] if kept >= 0 else whole[:-1])
    started: list[int] = []
    added: list[int] = []
    played = run_arena(
        quick_schedule(GAMES),
        folder,
        on_start=lambda games: started.extend(game.game for game in games),
        on_game=lambda game: added.append(game.game),
    )
    assert without_times(played) == without_times(run_arena(quick_schedule(GAMES), finished))
    assert sorted([*started, *added]) == [1, 2, 3, 4]
    lines = [json.loads(line) for line in (folder / LINES).read_text("utf-8").splitlines()]
    assert sorted(line["game"] for line in lines) == [1, 2, 3, 4]


def test_a_finished_arena_plays_nothing_again(finished: Path) -> None:
    before = (finished / LINES).read_bytes()
    run_arena(quick_schedule(GAMES), finished, on_game=lambda game: pytest.fail("a game was played again"))
    assert (finished / LINES).read_bytes() == before


def test_games_that_are_over_when_one_fails_are_kept(tmp_path: Path) -> None:
    def fail(game: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_arena(quick_schedule(GAMES), tmp_path / "arena", on_game=fail)
    assert len((tmp_path / "arena" / LINES).read_bytes().splitlines()) == 1
    assert record_path(tmp_path / "arena", 1).is_file()
    assert [game.game for game in run_arena(quick_schedule(GAMES), tmp_path / "arena")] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"games": 6}, "games 4 and not 6"),
        ({"seed": "other"}, 'seed "quick" and not "other"'),
        ({"bots": ["random", "greedy"]}, "bots"),
        ({"simulations": 5}, "simulations null and not 5"),
        ({"records": False}, "records true and not false"),
        ({"setup": Setup(game="eko", options={"round_limit": 3})}, "setup"),
        ({"program": "0.0.1"}, "program"),
    ],
)
def test_another_schedule_is_refused_and_changes_nothing(folder: Path, changes: dict[str, Any], said: str) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    with pytest.raises(ArenaError, match="holds an arena with another schedule") as caught:
        run_arena(quick_schedule(**{"games": GAMES, **changes}), folder)
    assert said in str(caught.value)
    assert {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()} == before


def test_the_plan_reads_back(folder: Path) -> None:
    assert read_plan(folder / PLAN) == quick_schedule(GAMES)


def damaged(lines: list[bytes], number: int, **changes: object) -> bytes:
    lines[number] = json.dumps({**json.loads(lines[number]), **changes}).encode() + b"\n"
    return b"".join(lines)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": 5}, "line 2: there is no game 5 in a schedule of 4"),
        ({"game": 0}, "line 2: there is no game 0"),
        ({"game": 3}, "line 2: game 3 is of .* on deal 2"),
        ({"deal": 2}, "line 2: game 2 is of .* on deal 1"),
        ({"standings": [[0], [0]]}, "line 2: does not name every seat once"),
        ({"winners": [2]}, "line 2: does not name every seat once"),
        ({"points": [1]}, "line 2: does not name every seat once"),
        ({"turns": "many"}, "line 2: is damaged: .*turns"),
        ({"extra": 1}, "line 2: is damaged: .*extra"),
    ],
)
def test_a_line_of_another_schedule_is_rejected(folder: Path, changes: dict[str, object], said: str) -> None:
    path = folder / LINES
    path.write_bytes(damaged(path.read_bytes().splitlines(keepends=True), 1, **changes))
    before = path.read_bytes()
    with pytest.raises(FormatError, match=said):
        run_arena(quick_schedule(GAMES), folder)
    assert path.read_bytes() == before


def test_a_damaged_line_that_is_not_the_last_is_named(folder: Path) -> None:
    path = folder / LINES
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], lines[1][:40] + b"\n", *lines[2:]]))
    with pytest.raises(FormatError, match=r"games.jsonl: line 2: is damaged: .*; take the line out"):
        run_arena(quick_schedule(GAMES), folder)


def test_a_game_that_is_there_twice_is_refused(folder: Path) -> None:
    path = folder / LINES
    path.write_bytes(path.read_bytes() + path.read_bytes().splitlines(keepends=True)[0])
    with pytest.raises(FormatError, match="line 5: game 1 is there already"):
        run_arena(quick_schedule(GAMES), folder)


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear reader", encoding="utf-8")
    for taken in (tmp_path, tmp_path / "letter.txt"):
        with pytest.raises(ArenaError, match="is there already and is no folder of an arena"):
            run_arena(quick_schedule(), taken)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("text", "said"), [("{", "is not valid JSON"), ('{"format": "x"}', "must be 'tetrarch/arena'")]
)
def test_a_damaged_plan_is_refused(folder: Path, text: str, said: str) -> None:
    (folder / PLAN).write_text(text, encoding="utf-8")
    with pytest.raises(FormatError, match=said):
        run_arena(quick_schedule(GAMES), folder)


def test_two_arenas_cannot_play_in_one_folder(tmp_path: Path) -> None:
    schedule = quick_schedule(GAMES)
    matches = list(schedule.matches())
    with Store(tmp_path / "arena", schedule, matches), pytest.raises(ArenaError, match="another arena is playing"):
        run_arena(schedule, tmp_path / "arena")
    with Store(tmp_path / "arena", schedule, matches) as store:
        assert store.played == {}


def test_no_records_option_writes_no_records(tmp_path: Path) -> None:
    schedule = quick_schedule(2, records=False)
    run_arena(schedule, tmp_path / "arena")
    assert sorted(path.name for path in (tmp_path / "arena").iterdir()) == [PLAN, LINES]


def test_a_line_is_kept_as_it_was_added(tmp_path: Path) -> None:
    schedule = quick_schedule(2, setup=QUICK)
    matches = list(schedule.matches())
    game = made_up(2, ["random:", "random"], [[0, 1]], deal=1)
    with Store(tmp_path / "arena", schedule, matches) as store:
        store.add(game, None)
    with Store(tmp_path / "arena", schedule, matches) as store:
        assert store.played == {2: game}


def test_a_plan_of_version_1_is_still_read(tmp_path: Path) -> None:
    setup = {"game": "legends", "players": 3, "variants": ["leaders"], "founded": True}
    schedule = {"setup": setup, "bots": ["random"], "games": 6, "seed": "old", "program": "0.1"}
    plan = tmp_path / "arena.json"
    plan.write_text(json.dumps({"format": "tetrarch/arena", "version": 1, "schedule": schedule}))
    assert read_plan(plan).setup == Setup(
        game="legends", players=3, options={"variants": ["leaders"], "quick_setup": False}
    )
