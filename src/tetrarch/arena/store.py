"""The folder of an arena: its schedule, one line for each game that is over, and the records.

A line is written whole when its game is over, so that an arena that was stopped in whatever way goes on where it was:
a last line that is torn is dropped, and its game is played again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import FileIO
from pathlib import Path
from typing import Any, Self

import msgspec

from tetrarch.arena.play import Played
from tetrarch.arena.schedule import ArenaError, Match, Schedule
from tetrarch.core.errors import FormatError
from tetrarch.core.formats import read_form, read_json, write_json

FORMAT = "tetrarch/arena"
VERSION = 2
PLAN = "arena.json"
LINES = "games.jsonl"
RECORDS = "records"


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file that says what a folder holds."""

    format: str = FORMAT
    version: int = VERSION
    schedule: Schedule


class Store:
    """An open folder, locked against other arenas."""

    def __init__(self, folder: Path, schedule: Schedule, matches: Sequence[Match]) -> None:
        self.folder = folder
        self.schedule = schedule
        prepare(folder, schedule)
        self._file = FileIO(folder / LINES, "ab+")
        try:
            lock(self._file, folder)
            self.played = read_lines(folder / LINES, schedule, matches)
            """The games that are over, by number."""
        except BaseException:
            self._file.close()
            raise

    def add(self, played: Played, record: str | None) -> None:
        """Store a game: first its record, then its line."""
        if record is not None:
            write_whole(record_path(self.folder, played.game), f"{record}\n".encode())
        line = msgspec.json.encode(played) + b"\n"
        if self._file.write(line) != len(line):
            raise ArenaError(f"{self.folder / LINES}: cannot be written: no room is left")
        self.played[played.game] = played

    def close(self) -> None:
        """Release the folder."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def record_path(folder: Path, game: int) -> Path:
    """Where the record of a game lies."""
    return folder / RECORDS / f"{game:06}.json"


def prepare(folder: Path, schedule: Schedule) -> None:
    """Create the folder, or check that an existing one belongs to this schedule."""
    plan = folder / PLAN
    if plan.is_file():
        check_schedule(plan, schedule)
        return
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ArenaError(f"{folder}: is there already and is no folder of an arena; name another")
    (folder / RECORDS if schedule.records else folder).mkdir(parents=True, exist_ok=True)
    write_whole(plan, write_json(Plan(schedule=schedule)).encode() + b"\n")


def check_schedule(plan: Path, schedule: Schedule) -> None:
    """Reject a folder with another schedule."""
    there = read_plan(plan)
    fields = [field for field in Schedule.__struct_fields__ if getattr(there, field) != getattr(schedule, field)]
    if fields:
        said = [f"{field} {show(getattr(there, field))} and not {show(getattr(schedule, field))}" for field in fields]
        raise ArenaError(f"{plan.parent}: holds an arena with another schedule: {'; '.join(said)}; name another folder")


def read_plan(plan: Path) -> Schedule:
    """The schedule that a folder was made for."""
    data = read_json(plan.read_bytes(), str(plan))
    if isinstance(data, dict) and data.get("version") == 1:
        data = upgraded(data)
    return read_form(data, Plan, str(plan), name=FORMAT, version=VERSION).schedule


def upgraded(plan: dict[str, Any]) -> dict[str, Any]:
    """A plan of version 1, in which the options stood beside the game and the number of players."""
    schedule = plan.get("schedule")
    if not isinstance(schedule, dict) or not isinstance(setup := schedule.get("setup"), dict):
        return plan
    own = {name: setup[name] for name in ("game", "players") if name in setup}
    options = {name: value for name, value in setup.items() if name not in own}
    if options.pop("founded", False):
        options["quick_setup"] = False
    return {**plan, "schedule": {**schedule, "setup": {**own, "options": options}}}


def show(value: object) -> str:
    """A part of a schedule in one short text."""
    return msgspec.json.encode(value).decode()


def read_lines(path: Path, schedule: Schedule, matches: Sequence[Match]) -> dict[int, Played]:
    """The finished games; an incomplete last line is removed from the file."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        os.truncate(path, whole)
    found: dict[int, Played] = {}
    for number, line in enumerate(data[:whole].splitlines(), 1):
        played = read_line(line, f"{path}: line {number}", schedule, matches)
        if played.game in found:
            raise FormatError(f"{path}: line {number}", f"game {played.game} is there already")
        found[played.game] = played
    return found


def stored_games(folder: Path, schedule: Schedule) -> list[Played]:
    """The finished games of a schedule in a folder that no arena uses now, in order."""
    lines = folder / LINES
    found = read_lines(lines, schedule, list(schedule.matches())) if lines.exists() else {}
    return [found[number] for number in sorted(found)]


def read_line(line: bytes, subject: str, schedule: Schedule, matches: Sequence[Match]) -> Played:
    """One game, if it is one of the schedule."""
    try:
        played = msgspec.json.decode(line, type=Played)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise FormatError(subject, f"is damaged: {error}; take the line out, and its game is played again") from None
    if not 1 <= played.game <= len(matches):
        raise FormatError(subject, f"there is no game {played.game} in a schedule of {len(matches)}")
    match = matches[played.game - 1]
    if played.bots != match.seats or played.deal != match.deal:
        raise FormatError(subject, f"game {played.game} is of {match.seats} on deal {match.deal} in the schedule")
    seats = list(range(schedule.setup.players))
    placed = sorted(seat for tied in played.standings for seat in tied)
    if placed != seats or len(played.points) != len(seats) or not set(played.winners) <= set(seats):
        raise FormatError(subject, "does not name every seat once")
    return played


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically: to a temporary file first, which then replaces it."""
    beside = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        os.replace(beside, path)
    except OSError as error:
        raise ArenaError(f"{path}: cannot be written: {error.strerror or error}") from None


def lock(file: FileIO, folder: Path) -> None:
    """Lock the folder against a second arena, if the system supports it."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ArenaError(f"{folder}: another arena is playing there") from None
