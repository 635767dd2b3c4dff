"""Samples of positions: the arrays that self-play writes and the learner reads.

A sample holds what the network sees of a position from each seat, and what became of it. Lists of different lengths are
padded: a shard is as wide as its longest list, and the replay buffer as its widest shard.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, ZipFile

import numpy as np
import numpy.typing as npt

Arrays = dict[str, npt.NDArray[Any]]
Shapes = dict[str, tuple[int, ...]]

PADDING = 0xFFFF
"""Stands where a list of features has ended."""
SEATS = 4
"""The number of seats of every sample; absent seats have no features."""
WIDENING = 32
"""Long lists of the replay buffer have lengths that are multiples of this, so that the learner is rarely compiled."""

FIELDS: dict[str, tuple[str, float]] = {
    "features": ("uint16", PADDING),
    "decisions": ("uint16", PADDING),
    "visits": ("float16", 0),
    "places": ("uint16", PADDING),
    "owners": ("int8", -1),
    "shares": ("float16", 0),
    "chances": ("float16", 0),
    "points": ("float16", 0),
    "playing": ("bool", False),
    "decider": ("int8", 0),
    "stands_for": ("float16", 1),
}
"""The type and the padding of each array; the first axis of every array is the sample.

``features``    the features of each seat: seat, list
``decisions``   the features of legal decisions from the seat that decides: decision, list
``visits``      the share of the visits of each of these decisions; all 0 where they are no target
``places``      the features of each place that can be owned, from each seat: place, seat, list
``owners``      the final owner of each place: 0 for none, else one more than the seat; -1 beyond the last place
``shares``      the share of each seat in the win
``chances``     the chances that the search found
``points``      the final points of each seat
``playing``     whether a seat is still in the game
``decider``     the seat that decides
``stands_for``  for how many legal decisions without visits each one in ``decisions`` stands
"""


def stack(samples: Sequence[Arrays]) -> Arrays:
    """Put single samples together, padded to the longest lists."""
    found: Arrays = {}
    for name, (kind, padding) in FIELDS.items():
        parts = [np.asarray(sample[name]) for sample in samples]
        shape = np.max([part.shape for part in parts], axis=0).astype(int) if parts[0].ndim else ()
        whole = np.full((len(parts), *shape), padding, dtype=kind)
        for place, part in enumerate(parts):
            whole[corner(part.shape, place)] = part
        found[name] = whole
    return found


def corner(shape: tuple[int, ...], rows: Any) -> Any:
    """The index of the part of some rows that an array of this shape fills."""
    return (rows, *(slice(width) for width in shape))


def pack(samples: Arrays) -> bytes:
    """The content of a file of samples."""
    file = BytesIO()
    np.savez_compressed(file, allow_pickle=False, **samples)
    return file.getvalue()


@contextmanager
def damage_named(path: Path) -> Iterator[None]:
    """Report a file that cannot be read."""
    try:
        yield
    except (BadZipFile, KeyError, EOFError, ValueError) as error:
        raise ValueError(f"{path}: is not a file of samples: {error}") from None


def read_shard(path: Path) -> Arrays:
    """The samples of a file; a ``ValueError`` for a damaged one."""
    with damage_named(path), path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
        return {name: file[name] for name in FIELDS}


def read_shapes(path: Path) -> Shapes:
    """The shapes of the arrays of a file, of which it reads no more; a ``ValueError`` for a damaged one."""
    found: Shapes = {}
    with damage_named(path), ZipFile(path) as file:
        for name in FIELDS:
            with file.open(f"{name}.npy") as array:
                np.lib.format.read_magic(array)
                found[name] = np.lib.format.read_array_header_1_0(array)[0]
    return found


class Replay:
    """The latest samples, in arrays of a fixed number of rows."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.arrays: Arrays = {}
        self.added = 0

    def __len__(self) -> int:
        return min(self.added, self.capacity)

    def add(self, samples: Arrays) -> None:
        """Add samples in the place of the oldest."""
        count = min(len(samples["decider"]), self.capacity)
        samples = {name: array[-count:] for name, array in samples.items()}
        self._widen({name: array.shape for name, array in samples.items()})
        places = (self.added + np.arange(count)) % self.capacity
        for name, array in samples.items():
            target = self.arrays[name]
            target[places] = FIELDS[name][1]
            target[corner(array.shape[1:], places)] = array
        self.added += count

    def add_files(self, paths: Sequence[Path]) -> None:
        """Add the samples of files, in order. Those that would not be among the latest are not read, only counted."""
        shapes = [read_shapes(path) for path in paths]
        later = sum(one["decider"][0] for one in shapes)
        for path, one in zip(paths, shapes, strict=True):
            count = one["decider"][0]
            later -= count
            if later < self.capacity:
                self.add(read_shard(path))
            else:
                self._widen(one)
                self.added += min(count, self.capacity)

    def _widen(self, shapes: Mapping[str, tuple[int, ...]]) -> None:
        """Make the arrays as wide as samples of these shapes."""
        for name, shape in shapes.items():
            before = self.arrays.get(name)
            need = shape[1:] if before is None else np.maximum(shape[1:], before.shape[1:])
            if before is not None and tuple(need) == before.shape[1:]:
                continue
            wide = [int(width) if width < WIDENING else -(-int(width) // WIDENING) * WIDENING for width in need]
            kind, padding = FIELDS[name]
            self.arrays[name] = np.empty((self.capacity, *wide), dtype=kind)
            if before is not None:
                used = self.arrays[name][: len(self)]
                used[...] = padding
                used[corner(before.shape[1:], slice(None))] = before[: len(self)]

    def draw(self, generator: np.random.Generator, count: int) -> Arrays:
        """Random samples."""
        return self.at(generator.integers(0, len(self), count))

    def at(self, places: npt.NDArray[Any]) -> Arrays:
        """The samples at some places."""
        return {name: array[places] for name, array in self.arrays.items()}

    def batches(self, count: int) -> Iterable[Arrays]:
        """All samples in order; the last batch is filled up with the first samples."""
        for begin in range(0, len(self), count):
            yield self.at(np.arange(begin, begin + count) % len(self))
