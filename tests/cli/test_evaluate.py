"""``tetrarch evaluate`` and ``tetrarch calibrate``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.cli.conftest import Tetrarch
from tetrarch import eko, legends
from tetrarch.analysis.calibration import sampling
from tetrarch.cli.commands.show import all_schemas

VALIDATOR = Draft202012Validator(all_schemas()["evaluation"])


def test_an_evaluation_is_printed_for_every_player(tetrarch: Tetrarch, position_file: Path) -> None:
    ran = tetrarch("evaluate", position_file, "--simulations", "10")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[1] == "Chances to win and expected points (10 simulations):"
    assert lines[2].endswith("#")
    assert lines[4] == "Owners at the end:"
    assert len(lines) > 10


@pytest.mark.parametrize("game", [eko, legends])
def test_json_fits_the_schema_and_is_reproducible(game: object, tetrarch: Tetrarch, tmp_path: Path) -> None:
    dealt = (eko if game is eko else legends).new_game(3, seed=1)
    (tmp_path / "game.json").write_text(dealt.to_record().to_text(), "utf-8")
    arguments = ("evaluate", "game.json", "--seat", "1", "--simulations", "4", "--json")
    ran = tetrarch(*arguments)
    VALIDATOR.validate(json.loads(ran.out))
    assert json.loads(ran.out)["seat"] == 1
    assert tetrarch(*arguments).out == ran.out


def test_a_wrong_seat_is_reported(tetrarch: Tetrarch, position_file: Path) -> None:
    assert "seat 7" in tetrarch("evaluate", position_file, "--seat", "7").errors[0]
    assert "--simulations" in tetrarch("evaluate", position_file, "--simulations", "0").errors[0]


def test_calibrate_leaves_parameters_a_report_and_a_picture_and_resumes(
    tetrarch: Tetrarch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class QuickPlan(sampling.Plan, frozen=True, kw_only=True):
        bots: tuple[str, ...] = ("random",)

    monkeypatch.setattr(sampling, "Plan", QuickPlan)
    arguments = ("calibrate", "legends", "--games", "6", "--samples", "1", "--simulations", "2", "--out", "out")
    ran = tetrarch(*arguments, "--processes", "1")
    assert ran.code == 0
    assert ran.err.splitlines()[-1] == "6 of 6 games"
    files = {file.name: file.read_text("utf-8") for file in (tmp_path / "out").iterdir()}
    assert set(json.loads(files["calibration.json"])) == {"2", "3", "4"}
    assert json.loads(files["report.json"])["errors"][0]["positions"] == 6
    assert files["calibration-legends.svg"].startswith("<svg")
    again = tetrarch(*arguments, "--processes", "1")
    assert (again.out, again.err) == (ran.out, "")
    assert "another plan" in tetrarch(*arguments, "--processes", "1", "--seed", "2").errors[0]
