"""What a file turns out to be: a record or a position of some game, in either form, or a board."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from tetrarch.cli.games import GAMES, LINE_PREFIXES, POSITION_FORMATS, tools_for, tools_of_record
from tetrarch.cli.input.faults import input_fault, suggestion
from tetrarch.cli.input.files import read_text, source_name
from tetrarch.cli.terminal.speech import listed, phrase, quoted

if TYPE_CHECKING:
    from tetrarch.cli.games import Moment
    from tetrarch.core.record import Game
    from tetrarch.eko import Board

    Found: TypeAlias = Game[Moment] | Moment | Board

BOARD_FORMAT = "tetrarch/eko-board"


def read_source(source: str) -> Found:
    """A game from a record, a position, or a board; whatever it is has been checked."""
    from tetrarch.core.formats.reading import read_json
    from tetrarch.core.record import FORMAT as RECORD
    from tetrarch.core.record import parse_record

    is_line = game_of_line(source) is not None
    subject = phrase("the-line") if is_line else source_name(source)
    text = source if is_line else read_text(source)
    game = game_of_line(text)
    if game is not None:
        if len(text.strip().splitlines()) > 1:
            raise input_fault("several-lines", subject=subject, lines=str(len(text.strip().splitlines())))
        return tools_for(game).parse_position(text, subject)
    if not text.lstrip().startswith(("{", "[")):
        begins = listed((quoted(prefix.strip()) for prefix in LINE_PREFIXES), "or")
        raise input_fault("unreadable", subject=subject, begins=begins)
    data = read_json(text, subject)
    form = data.get("format") if isinstance(data, dict) else None
    if form == RECORD:
        record = parse_record(text, subject)
        return tools_of_record(record, subject).verify_record(record, subject)
    if isinstance(form, str) and form in POSITION_FORMATS:
        return tools_for(POSITION_FORMATS[form]).position_from_json(data, subject)
    if form == BOARD_FORMAT:
        from tetrarch.eko import board_from_json

        return board_from_json(data, subject)
    known = (RECORD, *POSITION_FORMATS, BOARD_FORMAT)
    if form is None:
        raise input_fault("no-format", subject=subject, known=", ".join(known))
    raise input_fault("unknown-format", subject=subject, name=quoted(form), near=suggestion(form, known))


def game_of_line(text: str) -> str | None:
    """The game that a text is a position of in one line; None where it is no such line."""
    start = re.match(r"\s*([a-z]+)[1-9]\d{0,8}(?=[\s:]|$)", text)
    return start[1] if start and start[1] in LINE_PREFIXES.values() else None


def read_game(source: str) -> Game[Moment]:
    """A game from a record."""
    from tetrarch.core.record import Game

    found = read_source(source)
    if not isinstance(found, Game):
        raise input_fault("no-record", subject=source_name(source))
    return found


def read_position(source: str, at: int | None = None) -> Moment:
    """A position: from its own file, or the one after so many events of a record."""
    found = position_in(read_source(source), source, at)
    if found is None:
        raise input_fault("mere-board", subject=source_name(source))
    return found


def position_in(found: Found, source: str, at: int | None = None) -> Moment | None:
    """The position that was found, in a record the one after so many events; none in a board."""
    from tetrarch.core.position import FlatPosition
    from tetrarch.core.record import Game

    if isinstance(found, Game):
        return position_at(found, source, len(found.events) if at is None else at)
    if at is not None:
        raise input_fault("at-without-record", subject=source_name(source))
    if TYPE_CHECKING:
        assert not isinstance(found, Board)
    return found if isinstance(found, FlatPosition) else None


def position_at(game: Game[Moment], source: str, events: int) -> Moment:
    """The position of a game after so many events."""
    if not 0 <= events <= len(game.events):
        raise input_fault("at-beyond", subject=source_name(source), events=str(len(game.events)), given=str(events))
    return game.position_after(events)


def check_game(found: str, asked: str, source: str, command: str) -> None:
    """Refuse a file of another game than the one that was named."""
    if found != asked:
        raise input_fault("other-game", subject=source_name(source), game=GAMES[found], command=command)
