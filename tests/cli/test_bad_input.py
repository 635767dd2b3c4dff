"""Every faulty file gets one clear error line and exit code 2, and nothing is written."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Tetrarch

READERS = [
    ["show"],
    ["moves"],
    ["replay"],
    ["verify"],
    ["perft", "eko", "--depth", "1", "--position"],
    ["play", "eko", "--load"],
]
"""All commands that read a file."""


@pytest.fixture(autouse=True)
def _never_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tetrarch.cli.commands.kernels.ensure_warm", lambda game: None)


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader[0])
@pytest.mark.parametrize(
    ("name", "content", "error"),
    [
        ("missing.json", None, "no such file"),
        ("folder", b"", "is a folder, not a file"),
        ("empty.json", b" \n", "is empty"),
        ("garbage.bin", bytes(range(256)), "is not UTF-8 text"),
        ("text.txt", b"Dear diary", "is n"),
        ("control.txt", b"\x1b[31m{\x00", "is n"),
        ("number.json", b"17", ""),
        ("list.json", b"[1, 2]", "format"),
        ("other.json", b'{"format": "chess", "version": 1}', "format"),
        ("deep.json", b"[" * 100_000, "is not valid JSON"),
    ],
    ids=lambda value: value if isinstance(value, str) and "." in value else "",
)
def test_a_file_of_an_unknown_format_is_rejected(
    reader: list[str], name: str, content: bytes | None, error: str, tetrarch: Tetrarch, tmp_path: Path
) -> None:
    if name == "folder":
        (tmp_path / name).mkdir()
    elif content is not None:
        (tmp_path / name).write_bytes(content)
    before = sorted(tmp_path.iterdir())
    ran = tetrarch(*reader, name)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.errors) == 1
    assert ran.errors[0].startswith(f"{name}: ")
    assert error in ran.errors[0]
    assert ran.err[:-1].isprintable()
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader[0])
def test_a_truncated_file(reader: list[str], tetrarch: Tetrarch, record_file: str, tmp_path: Path) -> None:
    text = (tmp_path / record_file).read_text(encoding="utf-8")
    (tmp_path / "cut.json").write_text(text[: len(text) // 2], encoding="utf-8")
    ran = tetrarch(*reader, "cut.json")
    assert (ran.code, ran.out) == (2, "")
    assert ran.errors == ["cut.json: is not valid JSON: it ends too early"]


@pytest.mark.parametrize("source", ["position.json", "record.json", "board.json"])
@pytest.mark.usefixtures("position_file", "record_file", "board_file")
def test_a_file_of_a_newer_version(source: str, tetrarch: Tetrarch, tmp_path: Path) -> None:
    data = json.loads((tmp_path / source).read_text(encoding="utf-8"))
    (tmp_path / source).write_text(json.dumps(data | {"version": 99}), encoding="utf-8")
    ran = tetrarch("show", source)
    assert (ran.code, ran.out) == (2, "")
    assert re.match(rf"{source}: version: .*99.*newe?|{source}: version: is 99", ran.errors[0])


def test_a_faulty_position_names_every_fault_on_its_own_line(
    tetrarch: Tetrarch, position_file: str, tmp_path: Path
) -> None:
    data = json.loads((tmp_path / position_file).read_text(encoding="utf-8"))
    data["stacks"]["zz1"] = "E5"
    data["step"] = "dance"
    (tmp_path / "lying.json").write_text(json.dumps(data), encoding="utf-8")
    ran = tetrarch("show", "lying.json")
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.errors) == 3
    assert all(error.startswith("lying.json: ") and re.search(r"\(E\d", error) for error in ran.errors)


def test_a_broken_board_names_every_fault(tetrarch: Tetrarch, repository: Path) -> None:
    board = repository / "tests" / "eko" / "boards" / "broken" / "many-faults.json"
    for arguments in (
        ["show", str(board)],
        ["new", "eko", "--board", str(board)],
        ["play", "eko", "--board", str(board)],
    ):
        ran = tetrarch(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert len(ran.errors) > 3
        assert all(error.startswith(f"{board}: ") for error in ran.errors)


def test_a_broken_tile_set_is_refused(tetrarch: Tetrarch, tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_text('[large.gray]\nA = "K..q..."\n', encoding="utf-8")
    ran = tetrarch("new", "eko", "--tiles", "tiles.toml")
    assert (ran.code, ran.out) == (2, "")
    assert ran.errors[0].startswith("tiles.toml: large.gray.A: ")


def test_an_illegal_record_names_entry_and_rule(tetrarch: Tetrarch, record_file: str, tmp_path: Path) -> None:
    data = json.loads((tmp_path / record_file).read_text(encoding="utf-8"))
    data["events"][5]["play"] = "pass"
    (tmp_path / "illegal.json").write_text(json.dumps(data), encoding="utf-8")
    for reader in (["show"], ["verify"], ["replay"], ["play", "eko", "--load"]):
        ran = tetrarch(*reader, "illegal.json")
        assert (ran.code, ran.out) == (2, "")
        assert len(ran.errors) == 1
        assert re.match(r"illegal\.json: event 6: .*\(E\d+\.\d+\)", ran.errors[0])


def test_standard_input_is_named_as_such(tetrarch: Tetrarch) -> None:
    assert tetrarch("show", "-", stdin="").errors == ["standard input: is empty"]
    assert tetrarch("show", "-", stdin=b"\xff\xfe").errors[0].startswith("standard input: is not UTF-8 text")


def test_a_file_that_is_too_long_is_not_read(tetrarch: Tetrarch, tmp_path: Path) -> None:
    with (tmp_path / "long.json").open("wb") as file:
        file.truncate(17 * 1024 * 1024)
    assert tetrarch("show", "long.json").errors == ["long.json: is longer than 16777216 bytes, the limit for files"]


@pytest.mark.parametrize("target", ["no/folder/x.json", "."])
def test_what_cannot_be_written_is_an_error(target: str, tetrarch: Tetrarch, tmp_path: Path) -> None:
    for arguments in (["new", "eko", "--seed", "1", "--output", target],):
        ran = tetrarch(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert ran.errors[0].startswith(f"{target}: ")
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_mode_of_the_kernels_is_an_error(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tetrarch", "new", "eko"],
        cwd=tmp_path,
        env={**os.environ, "TETRARCH_JIT": "maybe"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 2
    assert ran.stderr == "error: TETRARCH_JIT='maybe': must be on, off or auto\n"


def test_an_internal_error_is_reported_without_a_traceback(tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object, **named: object) -> None:
        raise KeyError("oh\nno")

    monkeypatch.setattr("tetrarch.cli.commands.records.deal_game", fail)
    ran = tetrarch("new", "eko")
    assert ran.code == 70
    assert len(ran.errors) == 1
    assert "KeyError" in ran.errors[0]


def test_an_interrupt_ends_quietly(tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*arguments: object, **named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tetrarch.cli.commands.records.deal_game", interrupt)
    ran = tetrarch("new", "eko")
    assert (ran.code, ran.err) == (130, "")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break differently here")
@pytest.mark.parametrize("command", ["moves position.json --json", "show position.json", "schema", "--help"])
@pytest.mark.usefixtures("position_file")
def test_a_closed_pipe_ends_quietly(command: str, tmp_path: Path) -> None:
    ran = subprocess.run(
        f"'{sys.executable}' -m tetrarch {command} | head -c 1 > /dev/null",
        shell=True,
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert ran.stderr == "" or (command.startswith("moves") and ran.stderr.endswith("legal\n"))
