"""``tetrarch review``: text, JSON and a web page, and clear errors."""

from __future__ import annotations

import json
import re
import signal
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.cli.conftest import Tetrarch
from tests.eko.tables import STREET, table
from tests.games.svg import assert_stands_alone, uses
from tests.legends.tables import table as legends_table
from tetrarch import eko, legends
from tetrarch.analysis import review as analysis_review
from tetrarch.analysis.forms import line_text
from tetrarch.analysis.review import Effort, Progress, Reviewer
from tetrarch.analysis.review.report import html_report
from tetrarch.cli.commands.review import review_lines
from tetrarch.cli.commands.show import all_schemas
from tetrarch.core import registry
from tetrarch.core.record import Game
from tetrarch.core.text.messages import LANGUAGES, text

pytestmark = pytest.mark.filterwarnings("ignore::tetrarch.core.kernel.UncompiledWarning")

QUICK = ("--simulations", "3", "--unfinished")


@pytest.fixture
def short(tmp_path: Path) -> str:
    """An unfinished record of Ekö with a few decisions and names."""
    game = eko.new_game(2, seed=1)
    game.names = ["Ann", "Bob & Co"]
    for _ in range(3):
        game.play(next(iter(game.position.legal_decisions())))
    (tmp_path / "short.json").write_text(game.to_record().to_text(), encoding="utf-8")
    return "short.json"


def test_a_review_as_text(short: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("review", short, *QUICK, "--all")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Effort: quick, 3 decisions\nThe game is not over; the results are estimates.\n")
    assert re.search(r"^Ann \(\w+\) +\d+\.\d% +\+0\.0% +[+-]\d+\.\d%", ran.out, re.MULTILINE)
    assert re.search(r"^Start \+ luck \+ choices = result\.", ran.out, re.MULTILINE)
    listed = ran.out.split("All decisions\n")[1]
    assert re.findall(r"^ +(\d)\. \w+ .+  \d+\.\d% → \d+\.\d%", listed, re.MULTILINE) == ["1", "2", "3"]


def test_a_review_as_json_fits_its_schema(short: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("review", short, *QUICK, "--json", "--seat", "1")
    data = json.loads(ran.out)
    Draft202012Validator(all_schemas()["review"]).validate(data)
    assert (data["effort"], data["seats"]) == ("quick", [1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_as_a_page_in_one_file(short: str, tetrarch: Tetrarch, tmp_path: Path, language: str) -> None:
    ran = tetrarch("--lang", language, "review", short, *QUICK, "--html", "page.html")
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert "Bob &amp; Co" in page
    assert '<svg class="chart"' in page
    assert page.count("<polyline") == 2
    assert not re.search(r'(?:src|href)="(?!data:)|url\(|@import', page), "nothing from elsewhere"


def test_pictures_show_the_moments_that_decided_the_game(tmp_path: Path, tetrarch: Tetrarch) -> None:
    line = (
        "eko1 seats=TS first=0 at=action/0/0/29/15 "
        "board=bars;A@0,0r3;C@2,1r4;F@-1,3r4;D@-3,2r5;G@-2,-1r5;E@1,-3r1;B@3,-2r4 "
        "stacks=e5:T2,h1:T1!,c3:T3,b1:S3!,f4:S2,g5:S4 "
        "buildings=a1:T2,b4:T1,c2:T3,c4:T1,d7:T2,e2:T2,e4:S1,f7:S2,g2:S3 reserves=4,3 boxes=6,4"
    )
    position = eko.parse_position(line)
    game = Game(registry.game("eko"), position)
    game.play("e5-b2")
    (tmp_path / "missed.json").write_text(game.to_record().to_text(), encoding="utf-8")
    tetrarch("review", "missed.json", "--simulations", "40", "--unfinished", "--html", "page.html")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.count('src="data:image/svg+xml;base64,') == 1
    assert "e5^e4E" in page
    assert "wins at once, with 12 points and a capital (E8.1)" in page
    told = tetrarch("review", "missed.json", "--simulations", "40", "--unfinished").out
    assert "Better: e5^e4E (100.0%)" in told
    assert "better move: wins at once, with 12 points and a capital (E8.1)" in told


def test_pictures_of_legends_show_what_the_seat_knew_and_the_better_decision() -> None:
    pieces, tokens = "M4:E1,T1 H1:E1 H4:T1", "H1:cottage"
    start = legends_table(pieces, tokens=tokens, variants="explore swamp", last=True, plain=True)
    game = Game(registry.game("legends"), start)
    for play in ("take 1", "stop"):
        game.play(play)
    reviewer = Reviewer(game)
    reviewer.run(Effort("small", 80))
    assert reviewer.review().moments == (1,)
    page = html_report(reviewer)
    assert "<strong>Better: +M4 (100.0%)</strong>" in page
    (picture,) = re.findall(r'<img alt="stop" src="data:image/svg\+xml;base64,([^"]+)">', page)
    svg = b64decode(picture).decode()
    assert_stands_alone(svg)
    assert "M4: Ember 1 army, Tide 1 army; start" in svg
    before = game.position_after(1)
    drawn = {seen: uses(reviewer.definition.draw_svg(one)) for seen, one in (("all", before), ("own", before.view(0)))}
    assert (drawn["all"]["i-cottage"], uses(svg)["i-cottage"]) == (1, 0), "the token lies face down"
    assert "H1: Ember 1 army; controlled by Ember; ? (face down)" in svg
    assert (drawn["own"]["i-put"], uses(svg)["i-put"]) == (0, 1), "+M4 is marked"


def test_an_only_move_is_explained_in_text_and_on_the_page() -> None:
    game = Game(registry.game("legends"), legends_table("M4:E1,T1 H4:T1", plain=True, last=True))
    for play in ("take 1", "+M4"):
        game.play(play)
    reviewer = Reviewer(game)
    reviewer.run(Effort("small", 80))
    told = "\n".join(review_lines(reviewer.review()))
    shown = told.split("\nOnly moves\n")[1]
    page = html_report(reviewer).split("<h2>Only moves</h2>")[1]
    for found in (shown, page):
        assert "Next best: stop (0.0%)" in found
        assert "better move: " in found
        assert "other move: gives up what is left of the action of Plain 22 (L4.3)" in found
    assert "Inaccuracies" not in told


def test_the_lines_of_all_alternatives_are_shown() -> None:
    game = Game(registry.game("eko"), table(STREET, "b3:E2! b1:E3 b5:T1 b8:T3 b9:T1!"))
    game.play("b3xb5")
    reviewer = Reviewer(game)
    reviewer.run(Effort("small", 80))
    found = reviewer.review()
    told, page = " ".join(" ".join(review_lines(found)).split()), html_report(reviewer)
    best, *others = found.decisions[0].alternatives
    assert others
    assert all(len(one.line) > 1 for one in (best, *others))
    assert f"Better: {best.notation} (" in told
    assert all(f"Also: {one.notation} (" in told for one in others)
    for one in (best, *others):
        line = f"Line: {line_text(one.line, found.players)}"
        assert all(step.notation in line for step in one.line)
        assert line in told
        assert line in page


def interrupt_in(monkeypatch: pytest.MonkeyPatch, effort: str) -> None:
    """Press Ctrl-C after the second step of an effort; all efforts are small."""
    small = {name: Effort(name, simulations) for name, simulations in (("quick", 3), ("refined", 5), ("deep", 7))}
    monkeypatch.setattr(analysis_review, "EFFORTS", small)
    run = Reviewer.run

    def interrupted(self: Reviewer, chosen: Effort, on_progress: Callable[[Progress], None]) -> bool:
        def heard(progress: Progress) -> None:
            on_progress(progress)
            if (progress.effort, progress.done) == (effort, 2):
                signal.raise_signal(signal.SIGINT)

        return run(self, chosen, heard)

    monkeypatch.setattr(Reviewer, "run", interrupted)


def test_ctrl_c_keeps_the_last_completed_effort(
    short: str, tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt_in(monkeypatch, "refined")
    usual = signal.getsignal(signal.SIGINT)
    ran = tetrarch("review", short, "--unfinished", "--effort", "deep", "--json")
    assert (ran.code, ran.err) == (0, "")
    data = json.loads(ran.out)
    Draft202012Validator(all_schemas()["review"]).validate(data)
    assert data["effort"] == "quick"
    assert [one["number"] for one in data["decisions"]] == [0, 1, 2]
    for total in data["totals"]:
        assert total["start"] + total["luck"] + total["choices"] == pytest.approx(total["result"])
    assert signal.getsignal(signal.SIGINT) is usual
    ran = tetrarch("review", short, "--unfinished", "--effort", "deep")
    assert ran.out.startswith("Effort: quick, 3 decisions\n")


def test_ctrl_c_before_any_effort_is_completed_leaves_no_review(
    short: str, tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt_in(monkeypatch, "quick")
    ran = tetrarch("review", short, "--unfinished", "--effort", "deep")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"error: short.json: {text('tetrarch.analysis', 'en', 'no-review-stopped')}\n"


def test_faults(tmp_path: Path, short: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("review", short, "--effort", "depe")
    assert (ran.code, ran.err) == (2, "error: unknown effort 'depe'; did you mean 'deep'?\n")
    assert "--simulations: 0 is not 1 or more" in tetrarch("review", short, "--simulations", "0").err
    assert "no seat 7" in tetrarch("review", short, "--seat", "7", "--unfinished").err
    (tmp_path / "dealt.json").write_text(legends.new_game(2, seed=1).to_record().to_text(), encoding="utf-8")
    ran = tetrarch("review", "dealt.json")
    assert (ran.code, ran.err) == (2, "error: dealt.json: the record contains no decision to review\n")
    ran = tetrarch("review", short)
    assert ran.err == "error: short.json: the game is not over; --unfinished reviews its decisions so far\n"
    assert (ran.code, ran.out) == (2, "")
    (tmp_path / "broken.json").write_text('{"format": "tetrarch/record"', encoding="utf-8")
    assert "broken.json" in tetrarch("review", "broken.json").err
    record = json.loads((tmp_path / short).read_text(encoding="utf-8"))
    (tmp_path / "foreign.json").write_text(json.dumps({**record, "game": "chess"}), encoding="utf-8")
    ran = tetrarch("review", "foreign.json")
    assert ran.code == 2
    assert "chess" in ran.err
