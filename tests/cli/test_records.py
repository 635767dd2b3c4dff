"""``tetrarch replay`` and ``tetrarch verify``"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Tetrarch
from tests.table.tables import START, begun
from tetrarch import eko
from tetrarch.core.randomness import commitment, salt_commitment


@pytest.fixture
def changed_record(tmp_path: Path, record_file: str) -> Callable[..., str]:
    """A copy of the record with some fields changed."""

    def change(**fields: object) -> str:
        data = json.loads((tmp_path / record_file).read_text(encoding="utf-8"))
        (tmp_path / "changed.json").write_text(json.dumps(data | fields), encoding="utf-8")
        return "changed.json"

    return change


def test_replay_prints_every_decision(tetrarch: Tetrarch, record_file: str, tmp_path: Path) -> None:
    game = eko.replay_record((tmp_path / record_file).read_text(encoding="utf-8"))
    ran = tetrarch("replay", record_file)
    assert (ran.code, ran.err) == (0, "")
    told = re.findall(r"^ +(\d+)  (.{10}) (.+\.)$", ran.out, re.MULTILINE)
    assert [int(number) for number, _, _ in told] == list(range(1, len(game.events) + 1))
    assert [notation.strip() for _, notation, _ in told] == [event.play for event in game.events]
    assert ran.out.splitlines()[0] == "Set-up"
    assert ran.out.splitlines()[-1].startswith("Game over.")


def test_replay_from_to(tetrarch: Tetrarch, record_file: str) -> None:
    whole = tetrarch("replay", record_file).out
    part = [
        line for line in tetrarch("replay", record_file, "--from", "4", "--to", "6").out.splitlines() if line[0] == " "
    ]
    assert [line.split()[0] for line in part] == ["4", "5", "6"]
    assert all(line in whole for line in part)


def test_replay_of_one_turn(tetrarch: Tetrarch, record_file: str) -> None:
    out = tetrarch("replay", record_file, "--turn", "3").out
    assert out.startswith("Round 2, turn 3\n")
    assert len(re.findall(r"^(?:Set-up|Round)", out, re.MULTILINE)) == 1
    assert tetrarch("replay", record_file, "--turn", "0").out.count("\n") == 3


def test_replay_with_boards(tetrarch: Tetrarch, record_file: str) -> None:
    drawn = tetrarch("replay", record_file, "--board", "--to", "3").out
    assert drawn.count("Points") == 3
    plain = tetrarch("replay", record_file, "--board", "--plain", "--to", "3").out
    assert plain.isascii()


def test_replay_of_a_game_without_decisions(tetrarch: Tetrarch) -> None:
    record = tetrarch("new", "eko", "--seed", "1").out
    assert tetrarch("replay", "-", stdin=record).out == "Tide must decide: keep the Emperor where it is, or swap it\n"


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (["--from", "9999"], "record.json: has events 1 to "),
        (["--from", "5", "--to", "4"], "record.json: has events 1 to "),
        (["--turn", "9999"], "record.json: turn 9999 has no events; the last turn is "),
        (["--turn", "2", "--to", "4"], "--turn and --from or --to: choose one of them"),
        (["--from", "0"], "invalid value for '--from'"),
    ],
)
@pytest.mark.usefixtures("record_file")
def test_replay_refuses_events_that_are_not_there(options: list[str], error: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("replay", "record.json", *options)
    assert (ran.code, ran.out) == (2, "")
    assert ran.errors[0].startswith(error)


def test_verify_summarises_a_true_record(tetrarch: Tetrarch, record_file: str) -> None:
    ran = tetrarch("verify", record_file)
    assert (ran.code, ran.err) == (0, "")
    assert re.fullmatch(
        r"record\.json: true; \d+ events; Game over\. .+; the seed deals this start, and was committed to\n", ran.out
    )


def test_verify_of_an_unfinished_game(tetrarch: Tetrarch) -> None:
    record = tetrarch("new", "eko", "--seed", "1").out
    ran = tetrarch("verify", "-", stdin=record)
    assert ran.code == 0
    assert "true; 0 events; unfinished, Tide must decide" in ran.out
    assert "committed to a seed that is not revealed yet" in ran.out
    bare = json.dumps(json.loads(record) | {"commitment": None})
    assert tetrarch("verify", "-", stdin=bare).out.endswith("no commitment\n")


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"result": None}, "changed.json: result: "),
        ({"seed": "another"}, "changed.json: commitment: "),
        ({"commitment": "0" * 64}, "changed.json: commitment: "),
        ({"salts": ["pepper"]}, "changed.json: start: "),
        ({"events": []}, "changed.json: result: "),
        ({"events": [{"seat": 0, "play": "dance"}]}, "changed.json: event 1: "),
        ({"events": [{"seat": 1}]}, "changed.json: event 1: "),
        ({"events": [{"chance": "6"}]}, "changed.json: event 1: "),
        ({"rules": "0.1"}, "changed.json: rules: "),
        ({"game": "chess"}, "changed.json: game: "),
        ({"version": 4}, "changed.json: version: "),
        ({"cheating": True}, "changed.json: "),
        ({"names": ["a", "b", "c"]}, "changed.json: names: "),
    ],
)
def test_verify_finds_false_claims(
    fields: dict[str, object], error: str, tetrarch: Tetrarch, changed_record: Callable[..., str]
) -> None:
    ran = tetrarch("verify", changed_record(**fields))
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.errors) == 1
    assert ran.errors[0].startswith(error)


def test_verify_goes_through_all_records(
    tetrarch: Tetrarch, record_file: str, changed_record: Callable[..., str]
) -> None:
    ran = tetrarch("verify", "missing.json", record_file, changed_record(seed="x"), record_file)
    assert ran.code == 2
    assert ran.out.count("record.json: true;") == 2
    assert [error.split(":")[0] for error in ran.errors] == ["missing.json", "changed.json"]


def test_verify_compares_a_record_with_what_a_player_kept(tetrarch: Tetrarch, tmp_path: Path) -> None:
    game = eko.new_game(2, seed="7", salts=["pepper", "chosen"])
    kept = ["--commitment", commitment("7").upper(), "--salt", "pepper"]
    promised = [f"--salt-commitment={salt_commitment(salt)}" for salt in ("pepper", "thyme", "chosen")]
    (tmp_path / "open.json").write_text(game.to_record().to_text(), encoding="utf-8")
    assert tetrarch("verify", "open.json", *kept).errors == [
        "open.json: seed: the one that was committed to is not revealed"
    ]
    revealed = msgspec.structs.replace(game.to_record(), seed="7")
    (tmp_path / "game.json").write_text(revealed.to_text(), encoding="utf-8")
    honest = tetrarch("verify", "game.json", *kept, promised[0], promised[2])
    assert (honest.code, honest.err) == (0, "")
    assert honest.out.endswith("; it agrees with what was kept from before the deal\n")
    assert "kept" not in tetrarch("verify", "game.json").out
    assert tetrarch("verify", "game.json", *promised, "--tournament").code == 0, "who is late loses the salt"
    for options, error in (
        (["--commitment", commitment("8")], "commitment: not the one that was kept from before the deal"),
        (["--salt", "thyme"], "salts: 'thyme' is missing"),
        (promised[:2], "salts: not those of the commitments that were kept from before the deal"),
        (promised[2::-2], "salts: not those of the commitments that were kept from before the deal"),
    ):
        ran = tetrarch("verify", "game.json", *options)
        assert (ran.code, ran.out, ran.errors) == (2, "", [f"game.json: {error}"])


# Matches in which a player gave up, or that were closed


def test_verify_prints_how_an_unfinished_match_ended(tetrarch: Tetrarch, tmp_path: Path) -> None:
    resigned, closed = begun(), begun()
    resigned.do(resigned.table.resign("ann", START))
    closed.do(closed.table.close("server", "maintenance", START))
    for name, sitting in (("resigned.json", resigned), ("closed.json", closed)):
        (tmp_path / name).write_text(sitting.table.record(None).to_text(), encoding="utf-8")
    ran = tetrarch("verify", "resigned.json", "closed.json")
    assert ran.code == 0
    first, second = ran.out.splitlines()
    assert " resigned, " in first
    assert " won; the seed deals this start" in first
    assert "; the match was closed; the seed deals this start" in second
