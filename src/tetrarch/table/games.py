"""What a table needs to know of a game: one side for each, imported when a table asks for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from typing import ClassVar, Generic, NamedTuple, Protocol, TypeVar, cast

from tetrarch.core.game import Position
from tetrarch.core.position import Array
from tetrarch.table.marks import Mark
from tetrarch.table.messages import ScoreForm

GAMES = ("eko", "legends")
"""The games that can be played at a table."""


class Moment(Position, Protocol):
    """A position of either game, as tables see it."""

    identities: str
    state: Array

    @property
    def step(self) -> str:
        """What is asked now."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    def points(self, seat: int) -> int:
        """The points of a seat, if it ended now."""

    def push(self, decision: int) -> None:
        """Carry out a decision without checking that it is legal."""

    def legal_ids(self) -> Array:
        """The numbers of all legal decisions, in a fixed order."""

    def is_legal(self, decision: int) -> bool:
        """Whether a decision, by its number, is legal now."""


AnyMoment = TypeVar("AnyMoment", bound=Moment)


class Told(NamedTuple):
    """A sentence and the number of the rule behind it."""

    sentence: str
    rule: str


class Described(NamedTuple):
    """A legal decision, as people read and see it."""

    notation: str
    sentence: str
    rules: tuple[str, ...]
    kind: str
    places: list[str]
    cost: dict[str, int]
    mark: Mark


class GameSide(ABC, Generic[AnyMoment]):
    """One game, in the terms of a table. Sentences are for everybody, or for who has the view they are made from."""

    name: ClassVar[str]
    rules_version: ClassVar[str]
    is_open: ClassVar[bool] = False
    """Whether nothing is hidden from anybody."""

    # Dealing

    @abstractmethod
    def check_options(self, players: int, options: dict[str, object]) -> None:
        """Refuse options that cannot be played; a ``SetupError`` names every fault."""

    @abstractmethod
    def deal(self, players: int, options: dict[str, object], seed: str) -> AnyMoment:
        """The position before the first event, from the seed of all chance."""

    @abstractmethod
    def start_to_json(self, start: AnyMoment) -> tuple[dict[str, object], dict[str, object]]:
        """The options and the start of a record."""

    @abstractmethod
    def start_from_json(self, options: dict[str, object], start: dict[str, object]) -> AnyMoment:
        """The position before the first event, from what a record holds."""

    @abstractmethod
    def chance(self, position: AnyMoment, seed: str) -> str:
        """What the seed answers where a position awaits chance."""

    # Decisions

    def asked(self, position: AnyMoment, seat: int) -> AnyMoment:
        """The position with this seat's decision up, where several decide at the same time."""
        return position

    @abstractmethod
    def parse(self, position: AnyMoment, text: str) -> int:
        """The number of the legal decision that a text means; ``NotationError`` or ``IllegalMove`` otherwise."""

    @abstractmethod
    def notation(self, position: AnyMoment, decision: int) -> str:
        """The notation of a legal decision."""

    @abstractmethod
    def sentence(self, position: AnyMoment, decision: int, language: str) -> str:
        """What a legal decision does."""

    @abstractmethod
    def rules(self, position: AnyMoment, decision: int) -> tuple[str, ...]:
        """The rules that allow a legal decision."""

    @abstractmethod
    def kind_word(self, decision: int) -> str:
        """What kind of decision it is: a stable word."""

    @abstractmethod
    def places(self, position: AnyMoment, decision: int) -> list[str]:
        """The places on the board that a decision touches, in order."""

    @abstractmethod
    def cost(self, position: AnyMoment, decision: int) -> dict[str, int]:
        """What a decision costs whoever makes it: discs, coins, movement points; nothing where it is free."""

    @abstractmethod
    def purse(self, position: AnyMoment, seat: int) -> dict[str, int]:
        """What a seat has of all that decisions can cost."""

    @abstractmethod
    def marker(self, position: AnyMoment) -> Callable[[int], Mark]:
        """What says how the legal decisions of a position are shown on the board."""

    def describer(self, position: AnyMoment, language: str) -> Callable[[int], Described]:
        """What tells all that people read of the legal decisions of a position."""
        mark = self.marker(position)
        return lambda decision: Described(
            self.notation(position, decision),
            self.sentence(position, decision, language),
            self.rules(position, decision),
            self.kind_word(decision),
            self.places(position, decision),
            self.cost(position, decision),
            mark(decision),
        )

    @abstractmethod
    def pass_decision(self, position: AnyMoment) -> int:
        """What is decided for a seat whose time has run out."""

    # What is hidden; nothing in a game whose positions everybody may see

    @abstractmethod
    def view(self, position: AnyMoment, viewer: int | None) -> AnyMoment:
        """What a seat may know, or for None somebody who only watches."""

    def is_secret(self, position: AnyMoment) -> bool:
        """Whether what is decided now stays secret for a while."""
        return False

    def secret_sentence(self, position: AnyMoment, seat: int, language: str) -> str:
        """What others may know of a secret decision."""
        return ""

    def has_secrets(self, position: AnyMoment) -> bool:
        """Whether one seat knows now what another may not know."""
        return False

    def why_final(self, before: AnyMoment, after: AnyMoment) -> str:
        """Why the event between two positions cannot be taken back freely, as a word; empty where it can."""
        return ""

    def position_after(self, position: AnyMoment, decision: int, seat: int) -> AnyMoment | None:
        """Where a legal decision leads, as far as its seat will know it; None where that depends on what is hidden."""
        after = self.asked(position, seat).copy()
        after.push(decision)
        return after

    # Sentences

    @abstractmethod
    def player_name(self, position: AnyMoment, seat: int, language: str) -> str:
        """The name of a seat's colour."""

    @abstractmethod
    def chance_sentence(self, after: AnyMoment, language: str) -> str:
        """What everybody sees of what chance answered."""

    def consequences(self, before: AnyMoment, after: AnyMoment, language: str) -> list[Told]:
        """What an event led to, as far as everybody may know; nothing where its own sentence says it all."""
        return []

    @abstractmethod
    def asks(self, view: AnyMoment, language: str) -> str:
        """Who must decide what, or how it ended."""

    # Standing

    @abstractmethod
    def turn(self, position: AnyMoment) -> int:
        """Which turn it is, from 1; 0 during set-up."""

    def is_playing(self, position: AnyMoment, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return True

    def standings(self, position: AnyMoment) -> list[list[int]]:
        """All seats by place, if it ended now."""
        outcome = position.outcome
        if outcome:
            return [list(place) for place in outcome.standings]
        points = [position.points(seat) for seat in range(position.players)]
        ranks = sorted(set(points), reverse=True)
        return [[seat for seat, own in enumerate(points) if own == rank] for rank in ranks]

    # Forms for the page

    @abstractmethod
    def position_form(self, view: AnyMoment) -> dict[str, object]:
        """What changes during a game, of a view: the position's form without board and options."""

    def whole_form(self, position: AnyMoment) -> dict[str, object]:
        """The same form with all that is hidden, for matches that are over."""
        return self.position_form(position)

    def own_form(self, position: AnyMoment, seat: int) -> dict[str, object]:
        """The fields of that form in which a seat sees more than somebody who only watches."""
        return {}

    @abstractmethod
    def scores(self, view: AnyMoment, language: str) -> list[list[ScoreForm]]:
        """Where the points of each seat come from, if it ended now; they add up to its points."""

    @abstractmethod
    def ground_form(self, view: AnyMoment, language: str) -> dict[str, object]:
        """What never changes during a game: the board and all that is printed."""


def side_of(game: str) -> GameSide[Moment]:
    """The table side of a game."""
    # Whoever has a position has the side of its own game: nobody hands it a position of the other one.
    return cast("GameSide[Moment]", import_module(f"tetrarch.table.game_{game}").SIDE)
