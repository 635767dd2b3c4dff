"""Data sets: rows with a documented schema, the same for the same plan, and folders that grow."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as pq
import pytest

from tetrarch.core import registry
from tetrarch.core.errors import FormatError
from tetrarch.training.dataset import SCHEMA, DatasetPlan, Part, part_name, play_part, write_dataset

PLAN = DatasetPlan(game="legends", games=1, bot="search:simulations=2", part=2)


def test_rows_describe_every_decision_and_repeat(tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert play_part(Part(PLAN, 0, str(tmp_path / name))) == 1
    table = pq.read_table(tmp_path / "one")
    assert table.schema == SCHEMA
    assert table.equals(pq.read_table(tmp_path / "two"))
    rows = table.to_pylist()
    assert len(rows) > 20
    definition = registry.game("legends")
    for row in rows[::10]:
        view = definition.parse_position(row["position"])
        assert row["decision"] in [decision.id for decision in view.legal_decisions(row["seat"])]
        assert sum(row["chances"]) == pytest.approx(1, abs=0.001)
        assert set(row["winners"]) <= {0, 1}


def test_a_folder_grows_and_rejects_another_or_smaller_plan(tmp_path: Path) -> None:
    write_dataset(PLAN, tmp_path)
    write_dataset(msgspec.structs.replace(PLAN, games=3), tmp_path)
    assert [pq.read_table(tmp_path / part_name(number))["game"].unique().to_pylist() for number in (0, 1)] == [
        [0, 1],
        [2],
    ]
    with pytest.raises(FormatError, match="another plan"):
        write_dataset(msgspec.structs.replace(PLAN, seed="2"), tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(FormatError, match="of 3 games, more than 2"):
        write_dataset(msgspec.structs.replace(PLAN, games=2), tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_the_notebook_runs(repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_dataset(PLAN, tmp_path)
    monkeypatch.setenv("TETRARCH_DATASET", str(tmp_path))
    monkeypatch.setenv("MPLBACKEND", "agg")
    notebook = json.loads((repository / "examples" / "dataset.ipynb").read_text("utf-8"))
    names: dict[str, Any] = {"__name__": "notebook"}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "the notebook is stored without outputs"
            exec("".join(cell["source"]), names)
    assert names["losses"][-1][0] < names["losses"][0][0]
    names["plt"].close("all")
