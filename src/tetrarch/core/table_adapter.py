"""What a table needs from a game: one ``TableAdapter`` for each, and the forms in which it answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec
import numpy as np

from tetrarch.core.game import GamePosition
from tetrarch.core.position import PositionServices
from tetrarch.core.text.messages import Message

Form = dict[str, object]
"""Plain data that is sent to viewers as JSON."""

GAME_FORM = "x-game-form"
"""The key that marks the schema of a form that each game defines; its value names the attribute of the adapter."""
StaticForm = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={GAME_FORM: "static_type"})]
"""Everything that never changes during a game, as the game defines it."""
PositionForm = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={GAME_FORM: "position_type"})]
"""Everything that changes during a game, as the game defines it."""

DetailForm = Annotated[Mapping[str, object], msgspec.Meta(extra_json_schema={GAME_FORM: "detail_type"})]
"""The parts of a decision that are no places, as the game defines them."""

MarkKind = Literal[
    "move",
    "regroup",
    "attack",
    "kamikaze",
    "construct",
    "reinforce",
    "place",
    "swap",
    "scatter",
    "sail",
    "city",
    "destroy",
    "choose",
]
"""The kinds of marks that the page draws."""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How a decision is shown on the board."""

    kind: MarkKind
    at: str = ""
    """The name of the place where the mark is drawn; empty for a decision without a place."""
    text: str = ""
    """The label of the mark: discs, coins or movement points."""
    way: list[str] = []
    """Of a move: the places from its start to its end, in order."""
    sea: bool = False
    """Whether the way crosses the sea."""


CHOICE = Mark("choose")
"""The mark of a decision without a place."""


class DecisionPreview(msgspec.Struct, frozen=True):
    """What a decision leads to, as far as its seat can know."""

    points: list[int] | None
    """Of each seat, after it; None where hidden information would be revealed."""
    gains: list[int] | None
    """Of each seat, compared with now."""
    ends: bool
    """Whether the game would be over."""


class DecisionForm(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One legal decision, as people read and see it."""

    id: int
    notation: str
    sentence: str
    rules: tuple[str, ...]
    kind: str
    """The kind of decision: a stable word, such as ``move`` or ``take``."""
    places: list[str]
    """The names of the places it touches, in order."""
    cost: dict[str, int]
    """What it costs: ``discs``, ``soldiers``, ``coins`` or movement ``points``."""
    mark: Mark
    """How it is shown on the board."""
    preview: DecisionPreview | None = None
    detail: DetailForm = {}
    """What distinguishes it from other decisions of its kind at the same places."""


encode_decision = msgspec.json.Encoder().encode
decode_decision = msgspec.json.Decoder(DecisionForm).decode


class ScoreForm(msgspec.Struct, frozen=True):
    """One source of points of a seat, if the game ended now."""

    source: str
    """The kind of source: a stable word, such as ``building``, ``captive``, ``region`` or ``card``."""
    name: str
    """Which one: a place, a letter, a card's id; empty where there is only one."""
    title: str
    """The source in the viewer's language."""
    points: int
    rule: str


class Consequence(NamedTuple):
    """Something that followed from an event: a sentence, and the number of the rule behind it."""

    sentence: str
    rule: str


class DocumentFacts(msgspec.Struct, frozen=True):
    """What can be said of a document that was set up by hand, such as a board, even if it has faults."""

    places: frozenset[str] = frozenset()
    """The names of its spaces or regions."""
    tiles: tuple[str | None, ...] = ()
    """The tile of each entry in its list of tiles; None where it cannot be read."""
    routes: list[list[str]] = []
    """The sea routes that its boards join."""
    variants: list[str] = []
    """The variants that its tiles belong to."""


AnyPosition = TypeVar("AnyPosition", bound=GamePosition)


class Foresight(NamedTuple, Generic[AnyPosition]):
    """What a seat can know of the position after a decision, before the decision is made."""

    known: AnyPosition
    """That position without what would be revealed."""
    possible: tuple[AnyPosition, ...]
    """One position for each thing that may be revealed, if anything but its own sight depends on it; else ``known``."""


class TableAdapter(ABC, Generic[AnyPosition]):
    """One game, as tables use it. A game without hidden information and special forms overrides few methods."""

    is_open: ClassVar[bool] = False
    """Whether the game has no hidden information."""
    static_type: ClassVar[type] = dict
    """The type of ``static_form``, for the API documents."""
    position_type: ClassVar[type] = dict
    """The type of ``position_form``, for the API documents."""
    detail_type: ClassVar[type] = dict
    """The type of ``detail``, for the API documents."""
    documents: ClassVar[Mapping[str, str]] = {}
    """The formats besides positions that can be set up by hand, with their kinds, such as ``board``."""

    # Decisions

    def for_seat(self, position: AnyPosition, seat: int) -> AnyPosition:
        """The position in which this seat decides, where several decide at the same time."""
        return position

    def parse(self, position: AnyPosition, text: str) -> int:
        """The number of the legal decision that a text names; ``NotationError`` or ``IllegalMove`` otherwise."""
        return position.parse(text).id

    def notation(self, position: AnyPosition, decision: int) -> str:
        """The notation of a legal decision."""
        return position.describe(decision).notation

    def message(self, position: AnyPosition, decision: int) -> Message | None:
        """What a legal decision does, in any language; None where only ``position.describe`` says it."""
        return None

    def player(self, position: AnyPosition, seat: int) -> Message | None:
        """A seat as messages name it, so that they can be addressed to it; None where they name no player."""
        return None

    def sentence(self, position: AnyPosition, decision: int, language: str, reader: int | None = None) -> str:
        """What a legal decision does, for a seat or for any reader, with marks around the names of places."""
        found = self.message(position, decision)
        if found is None:
            return position.describe(decision, language).sentence
        return self.for_reader(found, position, reader).marked(language)

    def sentence_of_several(
        self, before: AnyPosition, after: AnyPosition, decision: int, times: int, language: str, reader: int
    ) -> str:
        """What a decision that a seat makes so often in a row does between two views of the seat, as ``sentence``."""
        return self.sentence(before, decision, language, reader)

    def for_reader(self, message: Message, position: AnyPosition, reader: int | None) -> Message:
        """A message for a seat, which is addressed in the second person, or for any reader."""
        return message.addressed(None if reader is None else self.player(position, reader))

    def rules(self, position: AnyPosition, decision: int) -> tuple[str, ...]:
        """The rules that allow a legal decision."""
        return position.describe(decision).rules

    @abstractmethod
    def decision_kind(self, decision: int) -> str:
        """The kind of a decision: a stable word."""

    def places(self, position: AnyPosition, decision: int) -> list[str]:
        """The places on the board that a decision touches, in order."""
        return []

    def surroundings(self, position: AnyPosition, decision: int) -> list[str]:
        """The places around the end of a decision, where a hint tells the player to look first."""
        return self.places(position, decision)[-1:]

    def cost(self, position: AnyPosition, decision: int) -> dict[str, int]:
        """What a decision costs its seat, such as discs, coins or movement points; empty where it is free."""
        return {}

    def purse(self, position: AnyPosition, seat: int) -> dict[str, int]:
        """How much a seat has of everything that decisions cost."""
        return {}

    def mark(self, position: AnyPosition, decision: int) -> Mark:
        """How a legal decision is shown on the board."""
        return CHOICE

    def detail(self, position: AnyPosition, decision: int) -> Mapping[str, object]:
        """The parts of a legal decision that are no places."""
        return {}

    def attempt(self, position: AnyPosition, chosen: Sequence[str]) -> str | None:
        """The notation of what a player attempts who chooses these places or cards in order; None if unclear."""
        return None

    def no_attempt(self, position: AnyPosition, chosen: Sequence[str]) -> tuple[Message, str] | None:
        """Why places or cards stand for no decision, and the rule; None if they are not on the board."""
        return None

    def choosable(self, position: AnyPosition) -> list[str]:
        """The names of all places and cards that a player sees and may choose, legal or not."""
        return []

    def describe(
        self, position: AnyPosition, decisions: Iterable[int], language: str, reader: int | None = None
    ) -> list[DecisionForm]:
        """Legal decisions of a position, as a seat or any reader reads and sees them."""
        return [
            DecisionForm(
                decision,
                self.notation(position, decision),
                self.sentence(position, decision, language, reader),
                self.rules(position, decision),
                self.decision_kind(decision),
                self.places(position, decision),
                self.cost(position, decision),
                self.mark(position, decision),
                detail=self.detail(position, decision),
            )
            for decision in decisions
        ]

    def describe_json(
        self, position: AnyPosition, decisions: Iterable[int], language: str, reader: int | None = None
    ) -> list[str]:
        """``describe``, with each form as JSON, as tables send it."""
        return [encode_decision(form).decode() for form in self.describe(position, decisions, language, reader)]

    @abstractmethod
    def pass_decision(self, position: AnyPosition) -> int:
        """The decision for a seat whose time has run out."""

    # Hidden information

    @abstractmethod
    def view(self, position: AnyPosition, viewer: int | None) -> AnyPosition:
        """The view of a seat, or of a spectator for None."""

    def is_secret(self, position: AnyPosition) -> bool:
        """Whether the current decisions stay secret for a while."""
        return False

    def secret_sentence(self, position: AnyPosition, seat: int, language: str) -> str:
        """The public sentence about a secret decision."""
        return ""

    def has_secrets(self, position: AnyPosition) -> bool:
        """Whether a seat knows something now that another seat may not know."""
        return False

    def why_final(self, before: AnyPosition, after: AnyPosition) -> str:
        """Why the event between two positions cannot be undone freely, as a stable word; empty where it can."""
        return ""

    def final_sentence(self, reason: str, language: str) -> str:
        """The words that ``why_final`` returns, as a clause in a language."""
        return reason

    def position_after(self, position: AnyPosition, decision: int, seat: int) -> AnyPosition | None:
        """Where a legal decision leads, as far as its seat can know; None where that depends on hidden information."""
        after = self.for_seat(position, seat).copy()
        after.push(decision)
        return after

    def foresee(self, position: AnyPosition, decision: int, seat: int) -> Foresight[AnyPosition] | None:
        """What a legal decision leads to for all that its seat knows; None where even that is too little."""
        after = self.position_after(position, decision, seat)
        return None if after is None else Foresight(after, (after,))

    # Sentences

    def end_words(self, reason: str, language: str) -> str:
        """How a game ended, by the reason in its outcome."""
        return reason

    def chance_sentence(self, after: AnyPosition, language: str) -> str:
        """The public sentence about a chance event, from the view of a spectator after it."""
        return ""

    def asks(self, position: AnyPosition) -> Message | None:
        """Who must decide what, in any language; None where only ``GameDefinition.step_sentence`` says it."""
        return None

    def consequences(self, before: AnyPosition, after: AnyPosition) -> Sequence[tuple[Message, str]]:
        """The public consequences of an event with their rules; empty where its own sentence says everything."""
        return ()

    # Standing

    def is_playing(self, position: AnyPosition, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return True

    def standings(self, position: AnyPosition) -> list[list[int]]:
        """All seats by place, if the game ended now."""
        outcome = position.outcome
        if outcome:
            return [list(place) for place in outcome.standings]
        points = [position.points(seat) for seat in range(position.players)]
        ranks = sorted(set(points), reverse=True)
        return [[seat for seat, own in enumerate(points) if own == rank] for rank in ranks]

    # Forms for the page

    @abstractmethod
    def static_form(self, view: AnyPosition, language: str) -> Mapping[str, object]:
        """Everything that never changes during a game: the board and the printed components."""

    @abstractmethod
    def position_form(self, view: AnyPosition) -> Mapping[str, object]:
        """Everything that changes during a game, of a view: the position's form without board and options."""

    def full_form(self, position: AnyPosition) -> Mapping[str, object]:
        """``position_form`` with all hidden information, for matches that are over."""
        return self.position_form(position)

    def seat_form(self, position: AnyPosition, seat: int) -> Mapping[str, object]:
        """The fields of ``position_form`` in which a seat sees more than a spectator."""
        return {}

    @abstractmethod
    def scores(self, view: AnyPosition, language: str) -> list[list[ScoreForm]]:
        """The sources of each seat's points if the game ended now; they add up to its points."""

    # Documents that are set up by hand

    def check_document(self, data: object, kind: str) -> None:
        """Check a document of one of the formats in ``documents``; a ``SetupError`` names every fault."""
        raise ValueError(f"no documents of kind {kind!r}")

    def document_facts(self, data: Mapping[str, object]) -> DocumentFacts:
        """What can be said of a document or position, whatever is wrong with it."""
        return DocumentFacts()

    def components(self) -> Form:
        """The components that editors offer, such as tiles; empty where there are none."""
        return {}

    def shares_board(self, position: AnyPosition, other: AnyPosition) -> bool:
        """Whether two positions with the same number of players are on the same board."""
        return False


class ServedPosition(GamePosition, Protocol):
    """A position whose class names the functions that write and explain its decisions, as ``FlatPosition`` does."""

    services: ClassVar[PositionServices[Any]]


AnyServedPosition = TypeVar("AnyServedPosition", bound=ServedPosition)


class FlatTable(TableAdapter[AnyServedPosition]):
    """The adapter of a game whose decisions are numbers with a kind, and whose positions have services."""

    kind_bits: ClassVar[int]
    """The bits of a decision that are its kind."""
    kind_names: ClassVar[tuple[str, ...]]
    passes: ClassVar[tuple[int, ...]]
    """The kinds of decisions by which a player does as little as possible."""

    def parse(self, position: AnyServedPosition, text: str) -> int:
        """The number of the legal decision that a text means."""
        return position.services.parse_decision(position, text)

    def notation(self, position: AnyServedPosition, decision: int) -> str:
        """The notation of a legal decision."""
        return position.services.format_decision(position, decision)

    def message(self, position: AnyServedPosition, decision: int) -> Message:
        """What a legal decision does, in any language."""
        return position.services.decision_message(position, decision)

    def rules(self, position: AnyServedPosition, decision: int) -> tuple[str, ...]:
        """The rules that allow a legal decision."""
        return position.services.decision_rules(position, decision)

    def decision_kind(self, decision: int) -> str:
        """The name of a decision's kind."""
        return self.kind_names[decision & self.kind_bits]

    def pass_decision(self, position: AnyServedPosition) -> int:
        """The first decision that is a pass where one is legal, else the first of all."""
        legal: list[int] = position.legal_ids().tolist()
        return next((decision for decision in legal if decision & self.kind_bits in self.passes), legal[0])

    def shares_board(self, position: AnyServedPosition, other: AnyServedPosition) -> bool:
        """Whether two positions with the same number of players are on the same board."""
        return np.array_equal(position.static, other.static)
