"""The definition of a game: everything that other layers know about it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

import msgspec

from tetrarch.core.encoding import Encoding
from tetrarch.core.errors import SetupError, package_fault
from tetrarch.core.formats import read_part
from tetrarch.core.game import GamePosition
from tetrarch.core.options import GameOptions, Option, OptionType
from tetrarch.core.randomness import seed_text
from tetrarch.core.record import Game, Record, RecordedGame, combined_seed, parse_record, replay, verify
from tetrarch.core.schemas import RecordParts, Schema
from tetrarch.core.table_adapter import TableAdapter
from tetrarch.core.text.messages import CORE, LANGUAGES, OptionWords, text

if TYPE_CHECKING:
    from rich.text import Text

AnyPosition = TypeVar("AnyPosition", bound=GamePosition)
FORM_TYPES: dict[OptionType, object] = {
    "flag": bool,
    "number": int | None,
    "name": str,
    "names": list[str],
    "seats": list[int] | None,
    "document": dict[str, object] | None,
}
"""The type of an option's value in JSON."""


class Peer(NamedTuple):
    """A library that the benchmark compares the kernels with, and the factor by which they should be faster."""

    name: str
    label: str
    figure: str
    factor: float


class Document(NamedTuple):
    """A file of a game that is neither a position nor a record, such as a board, as ``tetrarch show`` shows it."""

    game: str
    """The short name of the game."""
    draw_text: Callable[..., str]
    """The document as lines of text; takes ``plain`` and ``language``."""
    draw_rich: Callable[..., Text]
    """The document as coloured text; this and the next two take ``language``."""
    draw_svg: Callable[..., str]
    describe_text: Callable[..., str]
    to_text: Callable[[], str]
    """The document as JSON text."""


class Bench(NamedTuple):
    """What the benchmark measures and compares for a game."""

    variants: tuple[str, ...] = ()
    """The variants of the measurement with all variants."""
    peers: tuple[Peer, ...] = ()
    plies: float | None = None
    """The least number of decisions per second inside the kernel; None where only peers matter."""
    all_variants: float | None = None
    """The least part of the decisions per second without variants that a game with all variants should reach."""
    steps: Peer = Peer("", "", "", 1)
    """The peer for steps from Python, and the factor that is also acceptable."""


class GameDefinition(RecordedGame[AnyPosition], ABC):
    """A game, as all layers above the games use it.

    A game of another package subclasses it and names an instance in the entry-point group ``tetrarch.games``.
    """

    title: ClassVar[str]
    """The name in sentences."""
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    """The possible numbers of players."""
    position_format: ClassVar[str]
    """The name of the JSON format of positions."""
    line_prefix: ClassVar[str]
    """The text that a position in one line begins with, including the separator after the version."""
    options: ClassVar[tuple[Option, ...]] = ()
    players_rule: ClassVar[str] = ""
    """The rule about the number of players."""
    words: ClassVar[Sequence[str]] = ()
    """The words that decisions in notation begin with."""
    place: ClassVar[str] = ""
    """The name of a place on the board, as an example."""
    place_kind: ClassVar[str] = "space"
    """What a place is: ``space`` or ``region``."""
    documents: ClassVar[Mapping[str, Callable[[object, str], Document]]] = MappingProxyType({})
    """The readers of other files of the game, by the name of the format."""
    bench: ClassVar[Bench] = Bench()
    schemas_module: ClassVar[str] = ""
    """The module with the functions ``schemas`` and ``record_parts``."""
    encoding_module: ClassVar[str] = ""
    """The module that holds the game's encoding as ``ENCODING``."""
    table_module: ClassVar[str] = ""
    """The module that holds the game's table adapter as ``ADAPTER``."""
    playouts: ClassVar[Callable[..., int]]
    """The kernel that plays many random games."""
    perft: ClassVar[Callable[..., int]]
    """The kernel that counts sequences of decisions."""

    # Options and dealing

    @cached_property
    def option_named(self) -> Mapping[str, Option]:
        """All options by name."""
        return {option.name: option for option in self.options}

    def variant_sets(self) -> list[tuple[str, ...]]:
        """Each variant alone, or after those that it needs."""
        options = self.option_named
        variants = options["variants"].choices if "variants" in options else ()
        return [(*variant.needs, variant.name) for variant in variants]

    @cached_property
    def options_form(self) -> type[msgspec.Struct]:
        """The validated form of the options."""
        fields = [(option.name, FORM_TYPES[option.type], option.default) for option in self.options]
        return msgspec.defstruct("OptionsForm", fields, frozen=True, kw_only=True, forbid_unknown_fields=True)

    def read_options(self, options: GameOptions) -> dict[str, Any]:
        """The values of all options, with defaults; a ``FormatError`` names an unknown option or a wrong type."""
        form = read_part(dict(options), self.options_form, "settings", "options")
        return {name: getattr(form, name) for name in form.__struct_fields__}

    @abstractmethod
    def deal(self, players: int, options: GameOptions, seed: str) -> AnyPosition:
        """The position before the first event; a ``SetupError`` names every fault of the options."""

    def new_game(
        self,
        players: int,
        options: GameOptions,
        *,
        seed: int | str | None,
        salts: Sequence[str] = (),
        names: Sequence[str] = (),
    ) -> Game[AnyPosition]:
        """Deal a game; the same seed, salts and options give the same game, and None gives a fresh seed."""
        seed = seed_text(seed)
        start = self.deal(players, options, combined_seed(seed, salts))
        game = Game(self, start, seed=seed, salts=salts, names=names)
        game.deal_next()
        return game

    def fixed_players(self, options: GameOptions) -> int | None:
        """The number of players that a board or another document in the options is for; None if it is free."""
        return None

    def bounded_options(self, options: GameOptions, *, repetition: bool = True) -> GameOptions:
        """The options for games between programs, which must end: adds limits where the options set none.

        With ``repetition``, the repetition of positions may end the game.
        """
        return options

    def document_from_files(self, option: str, files: Mapping[str, tuple[str, str]]) -> Mapping[str, object]:
        """The JSON form of a document option; ``files`` has content and name of each file in ``Option.files``."""
        raise ValueError(f"{self.name} has no document option {option!r}")

    def option_words(self, name: str, language: str = "en") -> OptionWords:
        """The title of an option and a line about it."""
        return self._words(name, f"option-{name.replace('_', '-')}", language)

    def choice_words(self, name: str, language: str = "en") -> tuple[OptionWords, ...]:
        """The titles of the choices of an option, each with a line about it."""
        kind = {"variants": "variant"}.get(name, name)
        return tuple(self._words(choice, f"{kind}-{choice}", language) for choice in self.option_named[name].names)

    def _words(self, name: str, message_id: str, language: str) -> OptionWords:
        return OptionWords(name, self.say(language, message_id), self.say(language, f"{message_id}-note"))

    # Records

    def chance_again(self, position: AnyPosition, seed: str) -> str:
        """What the seed answers in a position that awaits chance."""
        raise ValueError(f"chance has no part in {self.title} after the deal")

    def replay(self, record: Record | str | bytes, subject: str = "record") -> Game[AnyPosition]:
        """Play a record again, checking every move."""
        return replay(record if isinstance(record, Record) else parse_record(record, subject), self, subject)

    def verify(self, record: Record | str | bytes, subject: str = "record") -> Game[AnyPosition]:
        """Replay a record and check everything that it claims."""
        return verify(record if isinstance(record, Record) else parse_record(record, subject), self, subject)

    def has_later_deals(self, position: AnyPosition) -> bool:
        """Whether chance has still to answer in this game."""
        return position.awaits_chance

    # Positions

    @abstractmethod
    def position_from_json(self, data: object, subject: str = "position") -> AnyPosition:
        """Read a position file."""

    @abstractmethod
    def parse_position(self, line: str, subject: str = "position") -> AnyPosition:
        """Read a position in one line."""

    @abstractmethod
    def position_to_line(self, position: AnyPosition) -> str:
        """Write a position in one line."""

    def turn_of(self, position: AnyPosition) -> int:
        """The number of the turn, from 1; 0 during set-up."""
        return 1

    def count_turns(self, turns: int, position: AnyPosition) -> int:
        """The number of turns begun, from the number before a position and the position."""
        return max(turns, self.turn_of(position))

    def first_seat(self, position: AnyPosition) -> int | None:
        """The seat of the first player; None if it is not settled, or differs between the games of a match."""
        return None

    def public_view(self, position: AnyPosition) -> AnyPosition:
        """What a viewer without a seat may know; a view stays as it is."""
        return position

    # Drawing and words

    def say(self, language: str, message_id: str, /, **values: str | int) -> str:
        """A text of the game in a language; in English if the game lacks the language."""
        try:
            return text(self.package, language, message_id, **values)
        except ValueError:
            return text(self.package, LANGUAGES[0], message_id, **values)

    @property
    def package(self) -> str:
        """The package of the game, which holds its texts."""
        return type(self).__module__.rpartition(".")[0]

    def draw_svg(
        self,
        position: AnyPosition,
        *,
        marks: Iterable[int] = (),
        legend: bool = True,
        theme: str = "light",
        language: str = "en",
    ) -> str:
        """A position as an SVG picture.

        ``marks`` are the numbers of decisions to highlight; without ``legend`` the picture shows the board alone;
        ``theme`` is ``light``, ``dark``, or ``auto`` for the reader's preference.
        """
        from html import escape

        lines = self.draw_text(position, language=language).splitlines()
        rows = "".join(f'<text x="8" y="{20 * row + 20}">{escape(line)}</text>' for row, line in enumerate(lines))
        width, height = 10 * max(map(len, lines), default=0) + 16, 20 * len(lines) + 16
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="monospace" '
            f'font-size="16"><rect width="{width}" height="{height}" fill="white"/>{rows}</svg>'
        )

    @abstractmethod
    def draw_text(self, position: AnyPosition, *, plain: bool = False, key: bool = True, language: str = "en") -> str:
        """A position as lines of text, in ASCII if ``plain``, with an explanation of the signs if ``key``."""

    def draw_rich(self, position: AnyPosition, *, key: bool = True, language: str = "en") -> Text:
        """A position as coloured text."""
        from rich.text import Text

        return Text(self.draw_text(position, key=key, language=language))

    def describe_text(self, position: AnyPosition, language: str = "en") -> str:
        """A position in words."""
        return self.draw_text(position, plain=True, language=language)

    def ending(self, reason: str, language: str = "en") -> str:
        """Why a game ended, as a sentence without a full stop; empty if the game has no words for it."""
        try:
            words = self.say(language, f"end-{reason}")
        except (LookupError, ValueError):
            return ""
        return words[:1].upper() + words[1:]

    @abstractmethod
    def step_sentence(self, position: AnyPosition, language: str = "en") -> str:
        """Who must decide what, or how the game ended."""

    def moment_words(self, position: AnyPosition, language: str = "en") -> str:
        """The time of the position in the game, such as round and turn."""
        return text(CORE, language, "turn-number", turn=self.turn_of(position))

    def player_name(self, position: AnyPosition, seat: int, /, language: str = "en") -> str:
        """The name of a seat's colour."""
        return position.identities[seat]

    def score_lines(self, position: AnyPosition, language: str = "en") -> list[str] | None:
        """The score sheet; None for a game without one."""
        return None

    def aside_lines(self, position: AnyPosition, language: str = "en") -> list[str]:
        """What lies beside the board and is needed to decide now."""
        return []

    # Notation

    def complete_notation(self, position: AnyPosition, typed: str) -> str:
        """A typed decision with omitted parts filled in."""
        return typed

    def help_lines(self, position: AnyPosition, language: str = "en") -> list[str]:
        """How the decisions of this step are written."""
        return []

    def places(self, position: AnyPosition) -> list[str]:
        """The names of all places on the board, in order."""
        return []

    def place_named(self, typed: str) -> str:
        """The name of a place as the game writes it."""
        return typed

    def places_in(self, notation: str) -> list[str]:
        """The places that a decision names, in order."""
        return []

    # Schemas

    def schemas(self) -> dict[str, Schema]:
        """The JSON schemas of the game's formats by name."""
        found: dict[str, Schema] = import_module(self.schemas_module).schemas() if self.schemas_module else {}
        return found

    def record_parts(self) -> RecordParts | None:
        """The schemas of the options and the start of a record."""
        return import_module(self.schemas_module).record_parts() if self.schemas_module else None

    # Parts of the game for single layers

    @cached_property
    def encoding(self) -> Encoding[AnyPosition]:
        """The decision table and the observation that environments use."""
        if not self.encoding_module:
            raise ValueError(f"{self.title} has no environment")
        encoding: Encoding[AnyPosition] = import_module(self.encoding_module).ENCODING
        return encoding

    @cached_property
    def table(self) -> TableAdapter[AnyPosition]:
        """The adapter that tables use."""
        if not self.table_module:
            raise ValueError(f"{self.title} cannot be played at a table")
        adapter: TableAdapter[AnyPosition] = import_module(self.table_module).ADAPTER
        return adapter


def check_set_up(
    position: GamePosition, players: int, options: Iterable[str], rule: str, beside: Sequence[str] = ("position",)
) -> None:
    """Reject options that contradict a position set up by hand, another number of players, and a finished game.

    Only the options ``beside`` are allowed; ``rule`` is the rule about the number of players.
    """
    faults = [package_fault(CORE, f"options.{name}", "fault-set-beside") for name in options if name not in beside]
    if position.players != players:
        numbers = {"players": str(players), "given": str(position.players)}
        faults.append(package_fault(CORE, "players", "fault-position-for", rule, **numbers))
    if position.is_over:
        faults.append(package_fault(CORE, f"options.{beside[0]}", "fault-position-over"))
    if faults:
        raise SetupError("settings", faults)
