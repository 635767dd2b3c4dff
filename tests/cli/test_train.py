"""``tetrarch train`` and ``tetrarch dataset``"""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pyarrow import dataset

from tests.cli.conftest import Tetrarch
from tetrarch.bots.network import Network
from tetrarch.cli.input.faults import EXTRAS

pytestmark = pytest.mark.usefixtures("warm_kernels")

SMALL = ("--games", "2", "--players", "2", "--simulations", "2", "--batch", "16", "--processes", "1")
LEARNING = ("--reuse", "1", "--window", "4000", "--result", "0.7", "--setting", "dropout=0")
OTHERS = (*LEARNING, "--setting", "chunk=1", "--setting", "gate=2", "--setting", "gate_simulations=1")


@pytest.fixture
def warm_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play with the kernels as they are."""
    monkeypatch.setattr("tetrarch.cli.commands.train.choose_jit", lambda mode: None)
    monkeypatch.setattr("tetrarch.cli.commands.train.ensure_warm", lambda game: None)


def described(folder: Path) -> Any:
    """The description of a run."""
    return json.loads((folder / "run.json").read_text("utf-8"))


def test_a_training_runs_in_its_usual_folder_and_continues_there(tetrarch: Tetrarch, tmp_path: Path) -> None:
    first = tetrarch("train", "eko", "--rounds", "1", *SMALL, *OTHERS)
    assert first.code == 0, first.err
    assert str(Path("runs/eko")) in first.out
    assert "round 0: " in first.err
    folder = tmp_path / "runs" / "eko"
    network = (folder / "networks" / "000.bin").read_bytes()
    assert Network.load("eko", network).description["round"] == 0
    again = tetrarch("train", "eko", "--rounds", "2", "--device", "cpu", *SMALL, *OTHERS)
    assert again.code == 0, again.err
    assert "round 0: " not in again.err
    assert [one["number"] for one in described(folder)["rounds"]] == [0, 1]
    assert (folder / "networks" / "000.bin").read_bytes() == network
    other = tetrarch("train", "eko", "--rounds", "2", *SMALL, *LEARNING)
    assert other.code == 2
    assert "other settings (chunk, gate, gate_simulations); name another folder" in other.errors[0]


def test_a_time_limit_ends_a_training(tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = tetrarch("train", "eko", "--for", "1s", *SMALL, *OTHERS, "--out", "isles")
    assert ran.code == 0, ran.err
    run = described(tmp_path / "isles")
    assert len(run["rounds"]) >= 1
    wanted = {"reuse": 1, "window": 4000, "result": 0.7, "dropout": 0, "simulations": [2, 6], "gate": 2}
    assert {name: run["settings"][name] for name in wanted} == wanted


def test_a_training_on_ray_takes_its_processes_from_there(tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[dict[str, Any]] = []

    class Recorded:
        run = SimpleNamespace(rounds=[], accepted=None)

        def __init__(self, *_: object, **options: Any) -> None:
            given.append(options)

        def train(self, *_: object) -> None:
            pass

    monkeypatch.setattr("tetrarch.training.run.Training", Recorded)
    for more in (["--ray", "auto"], ["--ray", "local", "--processes", "3"], ["--processes", "3"]):
        assert tetrarch("train", "eko", "--rounds", "1", *more).code == 0
    assert [(one["ray"], one["processes"]) for one in given] == [("auto", None), ("local", 3), (None, 3)]


@pytest.mark.parametrize(
    "given", ["dropout", "dropout=", "dropout=2", "dropout=some", "games=3", "colour=1", "chunk=0"]
)
def test_an_invalid_setting_is_named_with_those_that_exist(tetrarch: Tetrarch, given: str) -> None:
    ran = tetrarch("train", "eko", "--rounds", "1", *SMALL, "--setting", given)
    assert ran.code == 2
    assert ran.errors[0].startswith(f"--setting: {given} is not a name with a valid value, such as dropout=0.1")
    assert "quick_simulations" not in ran.errors[0], "it has an option of its own"
    assert "gate_simulations" in ran.errors[0]


def test_a_training_needs_an_end_and_a_device_that_exists(tetrarch: Tetrarch) -> None:
    assert "--for, --rounds or both" in tetrarch("train", "eko").errors[0]
    missing = tetrarch("train", "eko", "--rounds", "1", "--device", "abacus", *SMALL)
    assert missing.code == 2
    assert "no device 'abacus'" in missing.errors[0]


def test_self_play_needs_a_known_place_and_a_gpu_if_it_is_on_one(
    tetrarch: Tetrarch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_gpu() -> None:
        raise RuntimeError

    monkeypatch.setattr("tetrarch.training.device.require_device", no_gpu)
    monkeypatch.setitem(EXTRAS, "cuda", ("numba",))
    unknown = tetrarch("train", "eko", "--rounds", "1", "--self-play", "tpu", *SMALL)
    assert unknown.code == 2
    assert unknown.errors == ["--self-play: tpu is not one of cpu, gpu, both"]
    missing = tetrarch("train", "eko", "--rounds", "1", "--self-play", "both", *SMALL)
    assert missing.code == 2
    assert missing.errors == ["--self-play both needs an NVIDIA GPU and its driver, and this machine has none"]
    monkeypatch.setitem(EXTRAS, "cuda", ("no_such_compiler",))
    extra = tetrarch("train", "eko", "--rounds", "1", "--self-play", "gpu", *SMALL)
    assert extra.code == 2
    assert "pip install 'tetrarch[cuda]'" in extra.errors[0]
    assert not (tmp_path / "runs").exists()


def test_a_data_set_is_of_games_by_the_top_level_and_grows(
    tetrarch: Tetrarch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ("--bot", "search:simulations=2", "--out", "data", "--processes", "1")
    ran = tetrarch("dataset", "eko", "--games", "1", *options)
    assert ran.code == 0, ran.err
    assert "1 of 1" in ran.err
    assert tetrarch("dataset", "eko", "--games", "2", *options).code == 0
    rows = dataset.dataset(tmp_path / "data", exclude_invalid_files=True).to_table()
    assert rows["game"].unique().to_pylist() == [0, 1]
    other = tetrarch("dataset", "eko", "--games", "2", *options, "--seed", "2")
    assert other.code == 2
    assert "another plan" in other.errors[0]
    plans = []
    monkeypatch.setattr("tetrarch.training.dataset.write_dataset", lambda plan, *given, **more: plans.append(plan))
    assert tetrarch("dataset", "eko", "--out", "data").code == 0
    assert plans[0].bot == "level5"
