"""Reading files that the command line names, and writing files atomically."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tetrarch.cli.input.faults import input_fault, system_words
from tetrarch.cli.terminal.speech import phrase

MAX_BYTES = 16 * 1024 * 1024
"""The longest file that is read at all."""


def read_text(source: str | Path) -> str:
    """The text of a file, or of the standard input for ``-``."""
    name = source_name(source)
    if str(source) == "-":
        stream = getattr(sys.stdin, "buffer", None)
        data = stream.read(MAX_BYTES + 1) if stream else sys.stdin.read(MAX_BYTES + 1).encode()
    else:
        path = Path(source)
        if "\0" in str(path):
            raise input_fault("file-impossible", name=name)
        if path.is_dir():
            raise input_fault("file-is-folder", name=name)
        try:
            with path.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
        except FileNotFoundError:
            raise input_fault("file-missing", name=name) from None
        except OSError as error:
            raise input_fault("file-unreadable", name=name, reason=system_words(error)) from None
    if len(data) > MAX_BYTES:
        raise input_fault("file-too-long", name=name, most=str(MAX_BYTES))
    try:
        text: str = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise input_fault("file-not-utf8", name=name, byte=str(error.start)) from None
    if not text.strip():
        raise input_fault("file-empty", name=name)
    return text


def source_name(source: str | Path) -> str:
    """What messages call a source."""
    return phrase("standard-input") if str(source) == "-" else str(source)


def write_text(path: Path, text: str) -> None:
    """Write a file atomically: to a temporary file first, which then replaces it."""
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise input_fault("file-not-writable", name=str(path))
    if target.exists() and not target.is_file():  # a pipe or a device cannot be replaced
        target.write_text(text, encoding="utf-8", newline="\n")
        return
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, target)
    except OSError as error:
        raise input_fault("file-unwritten", name=str(path), reason=system_words(error)) from None
    finally:
        beside.unlink(missing_ok=True)


def can_be_printed(text: str) -> bool:
    """Whether the standard output has all letters and signs of a text."""
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def write_out(text: str) -> None:
    """Write a text to the standard output: all of it, if need be in UTF-8, for other programs may read it."""
    if can_be_printed(text) or not hasattr(sys.stdout, "buffer"):
        sys.stdout.write(text)
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode("utf-8", "replace"))


def write_output(path: Path | None, text: str) -> None:
    """Write a text to a file, or to the standard output where none is named."""
    if path is None or str(path) == "-":
        write_out(text if text.endswith("\n") else f"{text}\n")
    else:
        write_text(path, text if text.endswith("\n") else f"{text}\n")
