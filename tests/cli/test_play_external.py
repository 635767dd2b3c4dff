"""``tetrarch play`` with bots that are programs of their own."""

from __future__ import annotations

import json
import shlex
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.cli.conftest import Tetrarch
from tetrarch.bots.external import bot as external
from tetrarch.cli.commands.play import known_player
from tetrarch.cli.input.faults import InputFault
from tetrarch.cli.input.options import split_bots

EXAMPLE = shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples" / "bot_python.py")])
MISSING = "exec:no-such-program-anywhere"


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        (["person,exec:python3 bot.py a,b"], ["person", "exec:python3 bot.py a,b"]),
        (["exec:python3 bot.py", "random, person"], ["exec:python3 bot.py", "random", "person"]),
        (["person, exec:seconds=5 x,random"], ["person", "exec:seconds=5 x,random"]),
        (["person,search:simulations=5,seconds=2,random"], ["person", "search:simulations=5,seconds=2", "random"]),
        ([" ,person,"], ["person"]),
        (None, []),
    ],
)
def test_seats_are_split(given: list[str] | None, seats: list[str]) -> None:
    assert split_bots(given) == seats


def test_an_unknown_player_is_rejected() -> None:
    assert known_player("exec:x", ["random"]) == "exec:x"
    assert known_player("random:a=1", ["random"]) == "random:a=1"
    for text in ("exce:x", "person:x", "robot"):
        with pytest.raises(InputFault, match="unknown player"):
            known_player(text, ["random"])


def test_a_program_plays_to_the_end_and_is_closed(
    tetrarch: Tetrarch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[str] = []

    class Watched(external.ExternalBot):
        def close(self) -> None:
            super().close()
            closed.append(self.name)

    monkeypatch.setattr(import_module("tetrarch.bots.roster"), "ExternalBot", Watched)
    seats = ("--seat", "random", "--seat", f"exec:{EXAMPLE}")
    ran = tetrarch("play", "eko", "--seed", "3", "--round-limit", "20", *seats, "--save", "game.json")
    assert (ran.code, ran.err) == (0, "")
    assert "Game over." in ran.out
    assert "forfeits" not in ran.out
    assert closed == ["Example in Python"]
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert record["names"] == ["random", f"exec:{EXAMPLE}"]
    assert "true;" in tetrarch("verify", "game.json").out


def test_a_person_plays_against_a_program(tetrarch: Tetrarch) -> None:
    ran = tetrarch("play", "legends", "--seed", "1", "--seat", f"person,exec:{EXAMPLE}", stdin="quit\n")
    assert (ran.code, ran.err) == (0, "")
    assert f"(exec:{EXAMPLE})" in ran.out


def test_forfeits_are_printed_and_for_people_without_the_reason(tetrarch: Tetrarch) -> None:
    out = tetrarch("play", "eko", "--seed", "3", "--round-limit", "8", "--seat", f"random,{MISSING}").out
    assert out.count("forfeits a decision (crash): it is drawn at random.") == 3
    assert out.count("no-such-program-anywhere cannot be started") == 3
    assert out.count("is no longer asked.") == 1
    out = tetrarch("play", "eko", "--seed", "1", "--seat", f"person,{MISSING}", stdin="keep\nquit\n").out
    assert "forfeits a decision (crash)" in out
    assert "cannot be started" in out, "which tells nothing of what it knows"
    chatter = f"exec:{shlex.join([sys.executable, '-c', 'print(chr(88) * 9)'])}"
    out = tetrarch("play", "eko", "--seed", "1", "--seat", f"person,{chatter}", stdin="keep\nquit\n").out
    assert "forfeits a decision (garbage)" in out
    assert "XXXXXXXXX" not in out


def test_a_bad_command_is_refused(tetrarch: Tetrarch) -> None:
    ran = tetrarch("play", "eko", "--seat", "person,exec:seconds=no python3")
    assert ran.code == 2
    assert ran.errors == ["bots: exec: seconds=no: must be a number of seconds"]


def test_no_record_starts_a_program(tetrarch: Tetrarch, tmp_path: Path) -> None:
    command = f"exec:{shlex.join([sys.executable, '-c', 'open(chr(112), chr(119))'])}"
    record = ("play", "eko", "--seed", "1", "--seat", "random,random", "--round-limit", "1", "--save", "game.json")
    tetrarch(*record)
    path = tmp_path / "game.json"
    data = json.loads(path.read_text(encoding="utf-8")) | {"result": None, "events": [], "seed": None}
    path.write_text(json.dumps(data | {"names": ["person", command]}), encoding="utf-8")
    ran = tetrarch("play", "eko", "--load", "game.json")
    assert ran.code == 2
    assert "a record cannot start a program; name all players with --seat" in ran.errors[0]
    ran = tetrarch("play", "eko", "--load", "game.json", "--seat", "person,person", stdin="keep\nkeep\nquit\n")
    assert ran.code == 0
    assert not (tmp_path / "p").exists()
    tetrarch("play", "eko", "--load", "game.json", "--seat", "random", "--seat", command)
    assert (tmp_path / "p").exists(), "the command that was typed here is run"
