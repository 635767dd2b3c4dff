"""What is said of games whose results are known."""

from __future__ import annotations

import builtins
import csv
import io
import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from tests.arena.conftest import made_up, quick_schedule
from tetrarch.arena import Played, Rating, Setup, make_report, write_files
from tetrarch.arena.output import columns_of, draw_ratings, ticks_of, to_csv, to_parquet, to_png
from tetrarch.arena.ratings import Interval, wilson
from tetrarch.arena.report import score

AB = ["random", "random:"]
BA = AB[::-1]


def four_games() -> list[Played]:
    """The first wins two and shares one; all lose the last."""
    return [
        made_up(1, AB, [[0], [1]]),
        made_up(2, BA, [[1], [0]], first=1),
        made_up(3, AB, [[0, 1]], reason="round-limit", first=1),
        made_up(4, BA, [[0, 1]], winners=[], reason="empty"),
    ]


def test_report_of_two_players() -> None:
    report = make_report(quick_schedule(4), four_games())
    assert (report.games, report.deals) == (4, 2)
    assert [(standing.bot, standing.wins.won) for standing in report.standings] == [("random", 2.5), ("random:", 0.5)]
    (pair,) = report.pairs
    assert (pair.bot, pair.other, pair.ahead.won, pair.ahead.games) == ("random", "random:", 3.0, 4)
    assert pair.ahead.interval == wilson(3, 4)
    assert report.endings == {"points": 2, "round-limit": 1, "empty": 1}
    assert [place.wins.won for place in report.seats] == [1.5, 1.5]
    assert [place.wins.won for place in report.order] == [2.5, 0.5]
    assert (report.decisions.mean, report.decisions.median, report.turns.most) == (25, 25, 4)
    assert [rating.bot for rating in report.ratings] == ["random", "random:"]
    thinking = report.thinking[0]
    assert (thinking.decisions, thinking.ms_per_decision, thinking.simulations_per_s) == (20, 100, 200)
    assert thinking.slowest_s == 0.2


def test_pairs_of_a_table_with_copies_count_each_game_once() -> None:
    game = made_up(1, ["A", "B", "B", "B"], [[1], [0, 2], [3]])
    assert score(game, "A", "B") == pytest.approx(0.5)
    assert score(game, "B", "A") == pytest.approx(0.5)
    assert score(made_up(1, ["A", "B", "B", "B"], [[0], [1], [2], [3]]), "A", "B") == 1


def test_equal_names_are_merged() -> None:
    setup = Setup(game="eko", players=4)
    schedule = quick_schedule(4, setup=setup, bots=["greedy", "random", "random", "random"])
    report = make_report(schedule, [made_up(1, schedule.bots, [[1, 2], [0], [3]])])
    assert {standing.bot: standing.wins.games for standing in report.standings} == {"greedy": 1, "random": 3}
    assert len(report.pairs) == 1
    assert len(report.seats) == 4


def test_one_bot_against_itself_has_no_pairs() -> None:
    report = make_report(quick_schedule(2, bots=["random"]), [made_up(1, ["random", "random"], [[0], [1]])])
    assert report.pairs == []
    assert report.ratings[0].is_anchor


def test_a_match_has_no_order_of_turns() -> None:
    assert make_report(quick_schedule(4), [made_up(1, AB, [[0], [1]], first=None)]).order == []


def test_no_games_have_no_report() -> None:
    with pytest.raises(ValueError, match="no report of no games"):
        make_report(quick_schedule(4), [])


# Tables


def test_tables_hold_every_game() -> None:
    games = four_games()
    columns = columns_of(games, list(quick_schedule(4).matches()))
    rows = list(csv.DictReader(io.StringIO(to_csv(columns).decode())))
    assert [row["game"] for row in rows] == ["1", "2", "3", "4"]
    assert rows[0]["deal_seed"] == "quick deal 1"
    assert rows[3]["bots_seed"] == "quick game 4"
    assert [row["bot_0"] for row in rows] == ["random", "random:", "random", "random:"]
    assert [row["place_1"] for row in rows] == ["2", "1", "1", "1"]
    assert [float(row["win_0"]) for row in rows] == [1, 0, 0.5, 0]
    parquet = pytest.importorskip("pyarrow.parquet")
    data = to_parquet(columns)
    assert data is not None
    assert parquet.read_table(io.BytesIO(data)).to_pydict() == columns


def test_places_after_a_tie_are_counted_on() -> None:
    game = made_up(1, ["A", "B", "C", "D"], [[2, 3], [0], [1]])
    assert [game.place(seat) for seat in range(4)] == [3, 4, 1, 1]


# Files


def test_files_are_written(tmp_path: Path) -> None:
    report = make_report(quick_schedule(4), four_games())
    written = write_files(tmp_path, report, four_games())
    assert written.missing == []
    assert [path.name for path in written.files] == [
        *("games.csv", "games.parquet", "report.json", "ratings.svg", "ratings.png")
    ]
    assert (tmp_path / "ratings.png").read_bytes().startswith(b"\x89PNG")
    data = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert (data["format"], data["version"], data["games"]) == ("tetrarch/arena-report", 1, 4)
    assert msgspec.convert(data, type(report)) == report


def test_without_the_extra_the_rest_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = builtins.__import__

    def without(name: str, *arguments: Any, **options: Any) -> Any:
        if name.partition(".")[0] in ("pyarrow", "resvg_py"):
            raise ImportError(name)
        return usual(name, *arguments, **options)

    for name in [name for name in sys.modules if name.partition(".")[0] in ("pyarrow", "resvg_py")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", without)
    written = write_files(tmp_path, make_report(quick_schedule(4), four_games()), four_games())
    assert written.missing == ["games.parquet", "ratings.png"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "ratings.svg", "report.json"]


# The picture


def test_the_picture_names_every_bot_and_draws_intervals_to_scale() -> None:
    ratings = [
        Rating("a <b> & 'c'", 1400, Interval(1300, 1500)),
        Rating("random", 1000, Interval(1000, 1000), True),
        Rating("x" * 60, 900, Interval(700, 1100)),
    ]
    svg = draw_ratings(ratings, "Title", "Note")
    root = ElementTree.fromstring(svg)
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Title", "Note", "a <b> & 'c'", "1400 ± 100", "1000 (anchor)", "900 ± 200"} <= set(texts)
    assert f"{'x' * 33}…" in texts
    bars = [
        element.attrib["d"]
        for element in root.iter("{http://www.w3.org/2000/svg}path")
        if element.attrib.get("stroke-width") == "3"
    ]
    spans = [[float(end) for end in (bar[1:].split(" ")[0], bar.split("H")[1].split("M")[0])] for bar in bars]
    assert len(spans) == 2
    assert (spans[1][1] - spans[1][0]) == pytest.approx(2 * (spans[0][1] - spans[0][0]), abs=0.3)
    assert "a &lt;b&gt; &amp; &#x27;c&#x27; 1400, from 1300 to 1500; random 1000, the anchor" in svg
    assert "var(" not in svg


def test_the_picture_in_pixels_is_twice_as_large() -> None:
    png = to_png(draw_ratings([Rating("random", 1000, Interval(1000, 1000), True)], "Title"))
    assert png is not None
    assert int.from_bytes(png[16:20], "big") == 1520


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (1000, 1000, [1000, 1005]),
        (874, 1889, [800, 1000, 1200, 1400, 1600, 1800, 2000]),
        (-37, 37, [-40, -20, 0, 20, 40]),
    ],
)
def test_ticks_are_round_and_enclose_the_range(low: float, high: float, ticks: list[float]) -> None:
    assert ticks_of(low, high) == ticks
