"""Completed reviews as files in the data folder, which survive a restart; the least recently used are dropped."""

from __future__ import annotations

import contextlib
import hashlib
import os
from functools import cache
from pathlib import Path

import msgspec
import structlog

from tetrarch import __version__
from tetrarch.analysis.calibration.parameters import parameters
from tetrarch.core import registry
from tetrarch.core.kernel import kernel_hash

FOLDER = "reviews"
SUFFIX = ".review"
MAX_BYTES = 256 * 1024 * 1024
"""The size of all files; a review has about 100 kB."""


class StoredReview(msgspec.Struct, frozen=True):
    """A completed review."""

    record: bytes
    """The record in its file format, without names."""
    effort: str
    texts: dict[str, bytes]
    """The review as compressed JSON, by language."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(StoredReview).decode


@cache
def engine_version() -> str:
    """What the values of reviews depend on besides the record: the program, its kernels and the calibration."""
    parts = [__version__, kernel_hash(), os.environ.get("TETRARCH_JIT", "auto")]
    calibrations = [msgspec.json.encode(sorted(parameters(game).items())) for game in registry.names()]
    return hashlib.sha256("\n".join(parts).encode() + b"\n".join(calibrations)).hexdigest()


class ReviewCache:
    """The files of completed reviews; their names depend on the record and on the version of the engine."""

    def __init__(self, data: Path, most: int = MAX_BYTES) -> None:
        self._folder = data / FOLDER
        self._most = most

    def load(self, name: str) -> StoredReview | None:
        """Return a review and mark it as used; None if it is unknown or its file is damaged."""
        path = self._path(name)
        try:
            found = _decode(path.read_bytes())
            os.utime(path)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.DecodeError) as error:
            structlog.get_logger().warning("review-not-read", file=str(path), why=type(error).__name__)
            with contextlib.suppress(OSError):
                path.unlink()
            return None
        return found

    def save(self, name: str, review: StoredReview) -> None:
        """Store a review, and drop the least recently used ones if there are too many."""
        path = self._path(name)
        part = path.with_suffix(".part")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            part.write_bytes(_encode(review))
            part.replace(path)
            self._drop_old()
        except OSError as error:  # the review stays in memory
            structlog.get_logger().warning("review-not-stored", file=str(path), why=type(error).__name__)

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}{SUFFIX}"

    def _drop_old(self) -> None:
        files = [(path, path.stat()) for path in self._folder.glob(f"*{SUFFIX}")]
        total = sum(stat.st_size for _, stat in files)
        for path, stat in sorted(files, key=lambda file: file[1].st_mtime_ns):
            if total <= self._most:
                return
            path.unlink(missing_ok=True)
            total -= stat.st_size
