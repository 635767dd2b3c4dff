"""What the commands need to know of a game: one set of tools for each, imported when a command asks for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeVar, cast

from tetrarch.cli.input.faults import input_fault, suggestion
from tetrarch.cli.terminal.speech import language, quoted

if TYPE_CHECKING:
    from rich.text import Text

    from tetrarch.bots.bot import Bot
    from tetrarch.cli.input.dealing import Wishes
    from tetrarch.core.game import Decision, GamePosition
    from tetrarch.core.record import Game, Record
    from tetrarch.core.table_adapter import TableAdapter
else:
    Position = object

GAMES = {"eko": "Ekö", "legends": "Legends"}
"""All games: the names on the command line, and those in sentences."""

POSITION_FORMATS = {"tetrarch/eko-position": "eko", "tetrarch/legends-position": "legends"}
"""The game that a position file is of, by the name of its format."""

LINE_PREFIXES = {"eko1 ": "eko", "legends1:": "legends"}
"""The game that a position in one line is of, by what it begins with."""


if TYPE_CHECKING:
    Moment = GamePosition
    AnyMoment = TypeVar("AnyMoment", bound=Moment)
else:
    AnyMoment = TypeVar("AnyMoment")


class Peer(NamedTuple):
    """How many times the speed of another library the kernels should have."""

    name: str
    label: str
    figure: str
    factor: float


class GameTools(ABC, Generic[AnyMoment]):
    """One game, in the terms of the commands."""

    name: ClassVar[str]
    """As on the command line."""
    options: ClassVar[frozenset[str]]
    """The fields of ``Wishes`` that this game knows."""
    words: ClassVar[Sequence[str]]
    """The words that decisions begin with."""
    place: ClassVar[str]
    """The name of a place on the board, as an example: ``d5``."""
    bench_variants: ClassVar[Sequence[str]]
    """What the bench plays as 'all variants'."""
    bench_peers: ClassVar[Sequence[Peer]]
    bench_plies: ClassVar[float | None]
    """So many decisions a second should be played inside the kernel at least; None where only peers matter."""
    bench_steps: ClassVar[Peer]
    """Steps from Python: the peer and the factor that would also do."""

    # Games, records, positions

    @abstractmethod
    def new_game(self, wishes: Wishes, names: Sequence[str]) -> Game[AnyMoment]:
        """Deal the game that was asked for."""

    def wishes_of_bots(self, wishes: Wishes) -> Wishes:
        """What was asked for, with what a game without people needs beside it."""
        return wishes

    def has_later_deals(self, position: AnyMoment) -> bool:
        """Whether chance has still to answer in this game."""
        return False

    @abstractmethod
    def verify_record(self, record: Record | str, subject: str) -> Game[AnyMoment]:
        """Play a record again and check all that it claims."""

    @abstractmethod
    def position_from_json(self, data: object, subject: str) -> AnyMoment:
        """Read a position file."""

    @abstractmethod
    def parse_position(self, line: str, subject: str) -> AnyMoment:
        """Read a position in one line."""

    @abstractmethod
    def position_to_line(self, position: AnyMoment) -> str:
        """Write a position in one line."""

    @abstractmethod
    def turn_of(self, position: AnyMoment) -> int:
        """Which turn it is, from 1; 0 during set-up."""

    # Drawing and words

    @abstractmethod
    def draw_text(self, position: AnyMoment, *, plain: bool = False, key: bool = True) -> str:
        """A position as lines of text."""

    @abstractmethod
    def draw_rich(self, position: AnyMoment, *, key: bool = True) -> Text:
        """A position as text in colour."""

    @abstractmethod
    def describe_text(self, position: AnyMoment) -> str:
        """A position in words."""

    @abstractmethod
    def draw_svg(self, position: AnyMoment) -> str:
        """A position as a picture."""

    @abstractmethod
    def step_sentence(self, position: AnyMoment) -> str:
        """Who must decide what, or how it ended."""

    @abstractmethod
    def moment_words(self, position: AnyMoment) -> str:
        """When it is."""

    def player_name(self, position: AnyMoment, seat: int) -> str:
        """The name of a seat's colour."""
        from tetrarch.core import registry

        return registry.game(self.name).player_name(position, seat, language())

    def decisions(self, position: AnyMoment, seat: int | None = None) -> Iterator[Decision]:
        """What may be decided now, with sentences for the people at the terminal."""
        if seat is not None and seat not in position.to_decide:
            return
        asked = position if seat is None else self.adapter.for_seat(position, seat)
        for number in asked.legal_ids():
            yield asked.describe(int(number), language())

    def chance_sentence(self, after: AnyMoment) -> str:
        """What chance has just answered, as far as people see it."""
        return self.adapter.chance_sentence(after, language())

    def consequences(self, before: AnyMoment, after: AnyMoment) -> list[str]:
        """What an event led to, as far as everybody may know; nothing where its own sentence says it all."""
        return [f"{told.sentence} ({told.rule})" for told in self.adapter.consequences(before, after, language())]

    def score_lines(self, position: AnyMoment) -> list[str] | None:
        """The score sheet, where the game has one."""
        return None

    def aside_lines(self, position: AnyMoment) -> list[str]:
        """What lies beside the board and must be seen to decide now."""
        return []

    # What people type

    @abstractmethod
    def split_line(self, line: str) -> list[str]:
        """The decisions of a line."""

    def completed(self, position: AnyMoment, text: str) -> str:
        """A decision as a person typed it, with what may be left out put in."""
        return text

    @abstractmethod
    def help_lines(self, position: AnyMoment) -> list[str]:
        """How the decisions of this step are written."""

    @abstractmethod
    def places(self, position: AnyMoment) -> list[str]:
        """The names of all places on the board, in order."""

    @abstractmethod
    def place_named(self, text: str) -> str:
        """A typed name of a place as the game writes it."""

    @abstractmethod
    def places_in(self, notation: str) -> list[str]:
        """The places that a decision names, in order."""

    # What is hidden: the table knows

    @property
    def adapter(self) -> TableAdapter[AnyMoment]:
        """The game at a table."""
        from tetrarch.core import registry

        return cast("TableAdapter[AnyMoment]", registry.game(self.name).table)

    def is_secret(self, position: AnyMoment) -> bool:
        """Whether what is decided now stays secret for a while."""
        return self.adapter.is_secret(position)

    def secret_sentence(self, position: AnyMoment, seat: int) -> str:
        """What others may know of a secret decision."""
        return self.adapter.secret_sentence(position, seat, language())

    def has_secrets(self, position: AnyMoment) -> bool:
        """Whether one seat knows now what another may not know."""
        return self.adapter.has_secrets(position)

    def why_final(self, before: AnyMoment, after: AnyMoment) -> str:
        """Why the event between two positions cannot be taken back; empty where it can."""
        return self.final_words(self.adapter.why_final(before, after))

    def final_words(self, reason: str) -> str:
        """Why something cannot be taken back, from the word of the table for it."""
        return self.adapter.final_sentence(reason, language()) if reason else ""

    def public_view(self, position: AnyMoment) -> AnyMoment:
        """What somebody who only watches may know."""
        return position

    def position_after(self, position: AnyMoment, decision: int, seat: int | None) -> AnyMoment | None:
        """Where a legal decision leads, as far as a seat will know it; None where that depends on what is hidden."""
        if seat is not None:
            return self.adapter.position_after(position, decision, seat)
        after = position.copy()
        after.push(decision)
        return after

    # Bots and kernels

    @abstractmethod
    def bots(self) -> list[str]:
        """The names of the game's bots."""

    @abstractmethod
    def make_bot(self, name: str, seed: str, seat: int) -> Bot[AnyMoment]:
        """A bot for a seat."""

    @abstractmethod
    def playouts(self) -> Callable[..., int]:
        """The kernel that plays many games at random."""

    @abstractmethod
    def perft(self) -> Callable[..., int]:
        """The kernel that counts sequences of decisions."""


def tools_for(game: str) -> GameTools[Moment]:
    """The tools of a game."""
    # Whoever has a position has the tools of its own game: nobody hands them a position of the other one.
    return cast("GameTools[Moment]", import_module(f"tetrarch.cli.game_{game}").TOOLS)


def tools_of(position: Moment) -> GameTools[Moment]:
    """The tools of the game that a position is of."""
    return tools_for(position.game)


def tools_of_record(record: Record, subject: str) -> GameTools[Moment]:
    """The tools of the game that a record is of."""
    if record.game not in GAMES:
        raise input_fault("record-game", subject=subject, name=quoted(record.game), near=suggestion(record.game, GAMES))
    return tools_for(record.game)
