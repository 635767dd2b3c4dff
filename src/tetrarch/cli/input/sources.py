"""Reading sources: records, positions in either form, and boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from tetrarch.cli.input.faults import input_fault, suggestion
from tetrarch.cli.input.files import read_text, source_name
from tetrarch.cli.input.options import game_of_line
from tetrarch.cli.terminal.speech import listed, phrase, quoted
from tetrarch.core import registry

if TYPE_CHECKING:
    from tetrarch.core.definition import Document
    from tetrarch.core.game import GamePosition
    from tetrarch.core.record import Game, Record

    Found: TypeAlias = Game[GamePosition] | GamePosition | Document


def read_source(source: str) -> Found:
    """A game from a record, a position, or a board; whatever it is has been checked."""
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
