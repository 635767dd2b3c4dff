"""Reading and writing files: records, positions in either form, boards and drawings."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from tetrarch.cli.input.faults import input_fault, suggestion, system_words
from tetrarch.cli.terminal.speech import listed, phrase, quoted
from tetrarch.core import registry

if TYPE_CHECKING:
    from tetrarch.core.definition import Document
    from tetrarch.core.game import GamePosition
    from tetrarch.core.record import Game, Record

    Found: TypeAlias = Game[GamePosition] | GamePosition | Document

MAX_BYTES = 16 * 1024 * 1024
"""The size limit of files that are read."""


def read_text(source: str | Path, most: int = MAX_BYTES) -> str:
    """The text of a file of at most so many bytes, or of the standard input for ``-``."""
    name = source_name(source)
    if str(source) == "-":
        stream = getattr(sys.stdin, "buffer", None)
        data = stream.read(most + 1) if stream else sys.stdin.read(most + 1).encode()
    else:
        path = Path(source)
        if "\0" in str(path):
            raise input_fault("file-impossible", name=name)
        if path.is_dir():
            raise input_fault("file-is-folder", name=name)
        try:
            with path.open("rb") as file:
                data = file.read(most + 1)
        except FileNotFoundError:
            raise input_fault("file-missing", name=name) from None
        except OSError as error:
            raise input_fault("file-unreadable", name=name, reason=system_words(error)) from None
    if len(data) > most:
        raise input_fault("file-too-long", name=name, most=str(most))
    try:
        text: str = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise input_fault("file-not-utf8", name=name, byte=str(error.start)) from None
    if not text.strip():
        raise input_fault("file-empty", name=name)
    return text


def source_name(source: str | Path) -> str:
    """The name of a source in messages."""
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
    """Whether the encoding of the standard output has all characters of a text."""
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def write_out(text: str) -> None:
    """Write a text to the standard output; in UTF-8 if its encoding lacks a character of the text."""
    if can_be_printed(text) or not hasattr(sys.stdout, "buffer"):
        sys.stdout.write(text)
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode("utf-8", "replace"))


def write_output(path: Path | None, text: str) -> None:
    """Write a text to a file, or to the standard output if ``path`` is None or ``-``."""
    text = text if text.endswith("\n") else f"{text}\n"
    if path is None or str(path) == "-":
        write_out(text)
    else:
        write_text(path, text)


def game_of_line(text: str) -> str | None:
    """The game of a position in one line; None if the text is not such a line."""
    start = re.match(r"\s*([a-z]+)[1-9]\d{0,8}(?=[\s:]|$)", text)
    return start[1] if start and start[1] in registry.names() else None


def read_source(source: str) -> Found:
    """Read and check a source: a game from a record, a position, or a board."""
    from tetrarch.core.formats import read_json
    from tetrarch.core.record import FORMAT as RECORD
    from tetrarch.core.record import parse_record

    is_line = game_of_line(source) is not None
    subject = phrase("the-line") if is_line else source_name(source)
    text = source if is_line else read_text(source)
    game = game_of_line(text)
    if game is not None:
        if len(text.strip().splitlines()) > 1:
            raise input_fault("several-lines", subject=subject, lines=str(len(text.strip().splitlines())))
        return registry.game(game).parse_position(text, subject)
    if not text.lstrip().startswith(("{", "[")):
        begins = listed((quoted(game.line_prefix.strip()) for game in registry.games()), "or")
        raise input_fault("unreadable", subject=subject, begins=begins)
    data = read_json(text, subject)
    form = data.get("format") if isinstance(data, dict) else None
    if form == RECORD:
        record = parse_record(text, subject)
        return definition_of(record, subject).verify(record, subject)
    positions = {game.position_format: game for game in registry.games()}
    if isinstance(form, str) and form in positions:
        return positions[form].position_from_json(data, subject)
    documents = {name: read for game in registry.games() for name, read in game.documents.items()}
    if isinstance(form, str) and form in documents:
        return documents[form](data, subject)
    known = (RECORD, *positions, *documents)
    if form is None:
        raise input_fault("no-format", subject=subject, known=", ".join(known))
    raise input_fault("unknown-format", subject=subject, name=quoted(form), near=suggestion(form, known))


def definition_of(record: Record, subject: str) -> registry.AnyDefinition:
    """The definition of the game of a record."""
    known = registry.names()
    if record.game not in known:
        near = suggestion(record.game, known)
        raise input_fault("record-game", subject=subject, name=quoted(record.game), near=near)
    return registry.game(record.game)


def read_game(source: str) -> Game[GamePosition]:
    """A game from a record."""
    from tetrarch.core.record import Game

    found = read_source(source)
    if not isinstance(found, Game):
        raise input_fault("no-record", subject=source_name(source))
    return found


def read_position(source: str, at: int | None = None) -> GamePosition:
    """A position from its own file, or from a record after ``at`` events."""
    from tetrarch.core.definition import Document

    found = read_source(source)
    position = position_in(found, source, at)
    if position is None:
        game = found.game if isinstance(found, Document) else ""
        raise input_fault("mere-board", subject=source_name(source), game=game)
    return position


def position_in(found: Found, source: str, at: int | None = None) -> GamePosition | None:
    """The position of a source, in a record after ``at`` events; None for a board."""
    from tetrarch.core.position import FlatPosition
    from tetrarch.core.record import Game

    if isinstance(found, Game):
        return position_at(found, source, len(found.events) if at is None else at)
    if at is not None:
        raise input_fault("at-without-record", subject=source_name(source))
    if TYPE_CHECKING:
        assert not isinstance(found, Document)
    return found if isinstance(found, FlatPosition) else None


def position_at(game: Game[GamePosition], source: str, events: int) -> GamePosition:
    """The position of a game after a number of events."""
    if not 0 <= events <= len(game.events):
        raise input_fault("at-beyond", subject=source_name(source), events=str(len(game.events)), given=str(events))
    return game.position_after(events)


def check_game(found: str, asked: str, source: str, command: str) -> None:
    """Reject a file of another game."""
    if found != asked:
        raise input_fault("other-game", subject=source_name(source), game=registry.facts(found).title, command=command)
