"""``tetrarch solve``: proved results, proofs in files, and clear errors."""

from __future__ import annotations

import json
from pathlib import Path

from tests.bots.test_endgame import two_turn_proof, won_position
from tests.cli.conftest import Tetrarch
from tetrarch.core.formats import write_json


def test_a_win_is_proved_written_and_checked(tmp_path: Path, tetrarch: Tetrarch) -> None:
    position, _ = two_turn_proof()
    (tmp_path / "won.json").write_text(write_json(position.to_json()), encoding="utf-8")
    ran = tetrarch("solve", "won.json", "--turns", "2", "--nodes", "3000", "--proof", "proof.json")
    assert (ran.code, ran.err) == (0, "")
    assert "wins within 2 turns, whatever the others do." in ran.out
    checked = tetrarch("solve", "--check", "proof.json")
    assert checked.code == 0
    assert "proof.json: proved; " in checked.out
    proof = json.loads((tmp_path / "proof.json").read_text(encoding="utf-8"))
    proof["branches"][0] = []
    (tmp_path / "proof.json").write_text(json.dumps(proof), encoding="utf-8")
    assert tetrarch("solve", "--check", "proof.json").errors == [
        "proof.json: node 0 must have exactly one legal decision of the player"
    ]


def test_the_solution_as_json(tmp_path: Path, tetrarch: Tetrarch) -> None:
    (tmp_path / "won.json").write_text(write_json(won_position().to_json()), encoding="utf-8")
    ran = tetrarch("solve", "won.json", "--json")
    solution = json.loads(ran.out)
    assert (solution["answer"], solution["turns"]) == ("yes", 1)
    assert solution["winners"] == [solution["seat"]]


def test_no_win_and_unknown_are_told_apart(tmp_path: Path, tetrarch: Tetrarch) -> None:
    position, _ = two_turn_proof()
    (tmp_path / "won.json").write_text(write_json(position.to_json()), encoding="utf-8")
    assert "has no forced win within one turn." in tetrarch("solve", "won.json").out
    assert "Unknown: 5 positions do not suffice" in tetrarch("solve", "won.json", "--turns", "2", "--nodes", "5").out


def test_clear_errors(tmp_path: Path, tetrarch: Tetrarch) -> None:
    (tmp_path / "won.json").write_text(write_json(won_position().to_json()), encoding="utf-8")
    assert tetrarch("solve").errors == ["give a position to solve, or --check FILE to check a proof"]
    assert tetrarch("solve", "won.json", "--goal", "draw").errors == [
        "won.json: unknown goal 'draw'; known: win, share, hold, save"
    ]
    assert tetrarch("solve", "won.json", "--turns", "9").errors == ["won.json: 9 turns: must be from 1 to 7"]
    assert tetrarch("solve", "won.json", "--nodes", "1", "--proof", "p.json").code == 2
    assert not (tmp_path / "p.json").exists()
    assert tetrarch("solve", "--check", "won.json").code == 2
