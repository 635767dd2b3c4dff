"""Samples: padding, the replay buffer, and files that are whole or rejected."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tetrarch.core.randomness import Generator
from tetrarch.training import samples
from tetrarch.training.samples import FIELDS, PADDING, Arrays, Replay, pack, read_shapes, read_shard, stack
from tetrarch.training.selfplay import MOST_DECISIONS, kept_decisions


def sample(number: int, width: int, decisions: int = 2) -> Arrays:
    """A sample that its number marks."""
    return {
        "features": np.full((4, width), number),
        "decisions": np.full((decisions, 3), number),
        "visits": np.full(decisions, 1 / decisions),
        "places": np.full((2, 4, 3), number),
        "owners": np.array([0, 1]),
        "shares": np.array([1, 0, 0, 0]),
        "chances": np.array([0.5, 0.5, 0, 0]),
        "points": np.array([number, 3, 0, 0]),
        "playing": np.array([True, True, False, False]),
        "decider": np.array(1),
        "stands_for": np.array(1),
    }


def test_stacked_samples_are_padded_to_the_longest() -> None:
    stacked = stack([sample(1, 5), sample(2, 7, decisions=4)])
    assert stacked["features"].shape == (2, 4, 7)
    assert (stacked["features"][0, :, 5:] == PADDING).all()
    assert stacked["visits"].tolist() == [[0.5, 0.5, 0, 0], [0.25, 0.25, 0.25, 0.25]]
    assert stacked.keys() == FIELDS.keys()


def test_replay_keeps_the_latest_samples_and_grows_wider() -> None:
    replay = Replay(3)
    for number in range(4):
        replay.add(stack([sample(number, 5 + 10 * number)]))
    assert len(replay) == 3
    assert sorted(replay.arrays["points"][:, 0].tolist()) == [1, 2, 3]
    row = int(np.flatnonzero(replay.arrays["points"][:, 0] == 1)[0])
    assert replay.arrays["features"][row, 0].tolist() == [1] * 15 + [PADDING] * 49
    batches = list(replay.batches(2))
    assert [len(batch["decider"]) for batch in batches] == [2, 2]


def test_a_file_of_samples_is_read_again_and_a_damaged_one_is_rejected(tmp_path: Path) -> None:
    written = stack([sample(1, 5), sample(2, 7)])
    path = tmp_path / "000-0000.npz"
    path.write_bytes(pack(written))
    found = read_shard(path)
    assert all(np.array_equal(found[name], written[name]) for name in FIELDS)
    path.write_bytes(path.read_bytes()[:-40])
    for read in (read_shard, read_shapes):
        with pytest.raises(ValueError, match="not a file of samples"):
            read(path)


def test_a_replay_reads_only_the_files_whose_samples_it_keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, resumed = Replay(5), Replay(5)
    paths = []
    for number, width in enumerate((70, 5, 9, 40)):
        shard = stack([sample(10 * number + place, width) for place in range(3)])
        whole.add(shard)
        paths.append(tmp_path / f"{number}.npz")
        paths[-1].write_bytes(pack(shard))
        assert read_shapes(paths[-1]) == {name: array.shape for name, array in shard.items()}
    read: list[Path] = []

    def read_noted(path: Path) -> Arrays:
        read.append(path)
        return read_shard(path)

    monkeypatch.setattr(samples, "read_shard", read_noted)
    resumed.add_files(paths)
    assert read == paths[2:]
    assert resumed.added == whole.added
    assert all(np.array_equal(resumed.arrays[name], whole.arrays[name]) for name in FIELDS), "in the same places"


def test_a_sample_keeps_the_visited_decisions_of_a_long_list() -> None:
    visits = np.zeros(300, dtype=np.int64)
    visits[[7, 150, 299]] = 5
    kept, stands_for = kept_decisions(visits, Generator(1, ""))
    assert len(set(kept.tolist())) == MOST_DECISIONS
    assert {7, 150, 299} <= set(kept.tolist())
    assert stands_for == pytest.approx(297 / (MOST_DECISIONS - 3))
