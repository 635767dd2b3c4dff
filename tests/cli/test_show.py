"""``tetrarch show`` and ``tetrarch moves``"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Tetrarch
from tetrarch import eko


def test_show_draws_a_position(tetrarch: Tetrarch, position_file: str) -> None:
    ran = tetrarch("show", position_file)
    assert (ran.code, ran.err) == (0, "")
    assert "╱" in ran.out
    assert "must act: move or construct" in ran.out


def test_show_plain_is_ascii(tetrarch: Tetrarch, position_file: str) -> None:
    assert tetrarch("show", position_file, "--plain").out.isascii()


def test_show_describe_prints_words(tetrarch: Tetrarch, position_file: str) -> None:
    out = tetrarch("show", position_file, "--describe").out
    assert "Row a:" in out
    assert "╱" not in out


def test_show_json_and_line_give_the_position_back(tetrarch: Tetrarch, position_file: str, tmp_path: Path) -> None:
    position = eko.position_from_json(json.loads((tmp_path / position_file).read_text(encoding="utf-8")))
    assert eko.position_from_json(json.loads(tetrarch("show", position_file, "--json").out)) == position
    line = tetrarch("show", position_file, "--line").out
    assert eko.parse_position(line) == position
    assert tetrarch("show", line.strip(), "--line").out == line
    assert tetrarch("show", "-", "--line", stdin=line).out == line
    (tmp_path / "line.txt").write_text(line, encoding="utf-8")
    assert tetrarch("show", "line.txt", "--line").out == line


def test_show_writes_svg(tetrarch: Tetrarch, position_file: str, board_file: str, tmp_path: Path) -> None:
    for source in (position_file, board_file):
        assert tetrarch("show", source, "--svg", "out.svg").out == ""
        assert ElementTree.fromstring((tmp_path / "out.svg").read_text(encoding="utf-8")).tag.endswith("svg")
        assert tetrarch("show", source, "--svg", "-").out == (tmp_path / "out.svg").read_text(encoding="utf-8")


def test_show_of_a_record_is_its_end_or_any_moment(tetrarch: Tetrarch, record_file: str, tmp_path: Path) -> None:
    game = eko.replay_record((tmp_path / record_file).read_text(encoding="utf-8"))
    assert "Game over." in tetrarch("show", record_file).out
    for events in (0, 3, len(game.events)):
        line = tetrarch("show", record_file, "--at", str(events), "--line").out
        assert eko.parse_position(line) == game.position_after(events)


def test_show_draws_a_board(tetrarch: Tetrarch, board_file: str, tmp_path: Path) -> None:
    assert "╱" in tetrarch("show", board_file).out
    assert tetrarch("show", board_file, "--plain").out.isascii()
    assert "Row a:" in tetrarch("show", board_file, "--describe").out
    board = json.loads((tmp_path / board_file).read_text(encoding="utf-8"))
    assert json.loads(tetrarch("show", board_file, "--json").out) == board


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["position.json", "--line", "--json"], "--line and --json: choose one of them"),
        (["position.json", "--at", "1"], "position.json: --at needs a record, and this is not one"),
        (["record.json", "--at", "9999"], "events; --at 9999 is out of range"),
        (["record.json", "--at", "-1"], "events; --at -1 is out of range"),
        (["board.json", "--line"], "board.json: is a board; only positions have a form in one line"),
        (["position.json", "--svg", "no/such/folder.svg"], "no/such/folder.svg: cannot be written: "),
        (["eko1 seats=ET"], "the line: first: is missing"),
    ],
)
@pytest.mark.usefixtures("position_file", "record_file", "board_file")
def test_show_rejects_invalid_combinations(arguments: list[str], error: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("show", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.errors) == 1
    assert error in ran.errors[0]


def test_moves_lists_notation_sentence_and_rules(tetrarch: Tetrarch, position_file: str, tmp_path: Path) -> None:
    position = eko.position_from_json(json.loads((tmp_path / position_file).read_text(encoding="utf-8")))
    ran = tetrarch("moves", position_file)
    lines = ran.out.splitlines()
    assert len(lines) == len(position.legal_decisions())
    for line, decision in zip(lines, position.legal_decisions(), strict=True):
        assert re.split(r"  +", line) == [decision.notation, decision.sentence, f"({', '.join(decision.rules)})"]
    assert f"{len(lines)} legal" in ran.err


def test_moves_json_has_the_resulting_positions(tetrarch: Tetrarch, position_file: str, tmp_path: Path) -> None:
    position = eko.position_from_json(json.loads((tmp_path / position_file).read_text(encoding="utf-8")))
    report = json.loads(tetrarch("moves", position_file, "--json").out)
    assert (report["step"], report["seat"]) == (position.step, position.seat)
    assert report["count"] == len(report["moves"]) == len(position.legal_decisions())
    for move in report["moves"][::7]:
        after = position.copy()
        played = after.play(move["notation"])
        assert (played.id, played.sentence, list(played.rules)) == (move["id"], move["sentence"], move["rules"])
        assert eko.position_from_json(move["position"]) == after


def test_moves_takes_a_line_and_a_moment_of_a_record(tetrarch: Tetrarch, record_file: str) -> None:
    line = tetrarch("show", record_file, "--at", "4", "--line").out.strip()
    assert tetrarch("moves", line) == tetrarch("moves", record_file, "--at", "4")


def test_there_are_no_moves_after_the_end(tetrarch: Tetrarch, record_file: str) -> None:
    assert tetrarch("moves", record_file).out == ""
    assert json.loads(tetrarch("moves", record_file, "--json").out)["moves"] == []


def test_moves_of_a_board_are_refused(tetrarch: Tetrarch, board_file: str) -> None:
    assert tetrarch("moves", board_file).errors == [
        "board.json: is a board without a game; 'new eko --board' deals one on it"
    ]


def in_ascii(*arguments: str, folder: Path) -> subprocess.CompletedProcess[bytes]:
    """Run a command whose streams have ASCII letters alone."""
    return subprocess.run(
        [sys.executable, "-m", "tetrarch", *arguments],
        cwd=folder,
        env={**os.environ, "TETRARCH_JIT": "off", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
    )


@pytest.mark.usefixtures("position_file", "record_file", "board_file", "legends_file")
def test_an_output_without_the_characters_gets_the_plain_drawing(tmp_path: Path) -> None:
    for source in ("position.json", "record.json", "board.json", "islands.json"):
        drawn, plain = in_ascii("show", source, folder=tmp_path), in_ascii("show", source, "--plain", folder=tmp_path)
        assert drawn.returncode == 0
        assert drawn.stdout == plain.stdout
        assert b"?" not in drawn.stdout or source == "islands.json", "there it is a token that lies face down"
    told = in_ascii("replay", "record.json", "--board", "--to", "2", folder=tmp_path).stdout
    assert told == in_ascii("replay", "record.json", "--board", "--to", "2", "--plain", folder=tmp_path).stdout
    table = ("play", "eko", "--seed", "1")
    assert in_ascii(*table, folder=tmp_path).stdout == in_ascii(*table, "--plain", folder=tmp_path).stdout


@pytest.mark.usefixtures("position_file")
def test_an_output_without_the_letters_loses_no_data_and_shows_plain_ones(tmp_path: Path) -> None:
    cards = resources.files("tetrarch.legends").joinpath("data", "cards.toml").read_text(encoding="utf-8")
    (tmp_path / "cards.toml").write_text(cards.replace('"Lake"', '"Läke"'), encoding="utf-8")
    ran = in_ascii("new", "legends", "--cards", "cards.toml", "--seed", "1", "--found", folder=tmp_path)
    assert "Läke" in ran.stdout.decode("utf-8")
    (tmp_path / "game.json").write_bytes(ran.stdout)
    moves = json.loads(in_ascii("moves", "game.json", "--json", folder=tmp_path).stdout)
    titles = {card["title"] for card in moves["moves"][0]["position"]["components"]["cards"]}
    assert "Läke" in titles
    refused = in_ascii("show", "position.json", "--score", folder=tmp_path)
    assert refused.stderr == b"error: --score: Eko has no score sheet; the drawing shows all points\n"


def test_a_drawing_does_not_replace_what_it_shows(tetrarch: Tetrarch, tmp_path: Path) -> None:
    tetrarch("new", "eko", "--seed", "1", "--output", "game.json")
    before = (tmp_path / "game.json").read_bytes()
    refused = tetrarch("show", "game.json", "--svg", "game.json")
    assert refused.code == 2
    assert "game.json: is the file to show" in refused.err
    assert (tmp_path / "game.json").read_bytes() == before
