"""A game in progress, and its record: every decision and every outcome of chance, so that it can be replayed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, ClassVar, Generic, Literal, Protocol, TypeVar

import msgspec

from tetrarch.core.errors import Fault, IllegalMove, NoSuchSeat, NotationError, RecordError, SetupError, said_fault
from tetrarch.core.formats import read_form, read_json, write_json
from tetrarch.core.game import Decision, Outcome, Position
from tetrarch.core.randomness import commitment, salt_commitment
from tetrarch.core.text.messages import CORE, Message, message

FORMAT = "tetrarch/record"
VERSION = 3


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One event: a decision of a seat, or an outcome of chance."""

    seat: int | None = None
    """The seat that decided; absent for chance."""
    play: str | None = None
    """The decision, in notation."""
    chance: str | None = None
    """The outcome of chance, in notation."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended, according to the record."""

    reason: str
    winners: list[int]
    standings: list[list[int]]
    points: list[int]

    @classmethod
    def of(cls, outcome: Outcome) -> Result:
        """Return the form of an outcome in a record."""
        return cls(
            outcome.reason, list(outcome.winners), [list(place) for place in outcome.standings], list(outcome.points)
        )


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended beyond the rules of the game: by resignation, or closed without a result."""

    reason: Literal["resigned", "timed-out", "closed"]
    """How the last of the seats gave up; ``closed`` if the match was closed without a winner."""
    seats: list[int]
    """The seats that gave up, in order."""
    winners: list[int]
    standings: list[list[int]]
    """All seats by place: seats that gave up come last, the first of them at the very end; empty if closed."""


Commitment = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A complete or unfinished game."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: str
    """The version of the rules that it was played under."""
    options: dict[str, object]
    start: dict[str, object]
    """What chance and set-up settled before the first decision; or a position (since version 3)."""
    names: list[str] = []
    """The names of the players by seat, if known."""
    events: list[Event] = []
    result: Result | None = None
    """The result of the decisions; None if the game is not over."""
    ending: Ending | None = None
    """How the match ended, if it did not end by the game's rules alone (since version 2)."""
    commitment: Commitment | None = None
    """Published before the game; proves afterwards that its chance was fixed (see `tetrarch.core.commitment`)."""
    seed: str | None = None
    """The seed behind the commitment, revealed when the game is over."""
    salts: list[str] = []
    """The players' additions to the seed."""
    salt_commitments: list[Commitment | None] | msgspec.UnsetType = msgspec.UNSET
    """For each salt, what its player published before any salt was revealed; None for a salt without a commitment."""

    def to_text(self) -> str:
        """Return the record as JSON text."""
        return write_json(self)


def parse_record(text: str | bytes, subject: str = "record") -> Record:
    """Read and check the form of a record; ``replay`` and ``verify`` check its contents."""
    record = read_form(read_json(text, subject), Record, subject, name=FORMAT, version=VERSION)
    if record.version < 2 and record.ending is not None:
        raise RecordError(subject, "ending", message(CORE, "record-no-ending", version=str(record.version)))
    if record.version < 3 and "position" in record.start:
        raise RecordError(subject, "start", message(CORE, "record-no-position", version=str(record.version)))
    if record.salt_commitments is not msgspec.UNSET:
        if record.version < 3:
            reason = message(CORE, "record-no-salt-commitments", version=str(record.version))
            raise RecordError(subject, "salt_commitments", reason)
        if len(record.salt_commitments) != len(record.salts):
            raise RecordError(subject, "salt_commitments", message(CORE, "record-salt-commitments"))
    record = msgspec.structs.replace(record, version=VERSION)
    for number, event in enumerate(record.events, 1):
        decided = event.seat is not None and event.play is not None and event.chance is None
        answered = event.chance is not None and event.seat is None and event.play is None
        if not (decided or answered):
            raise RecordError(subject, _event(number), message(CORE, "record-either"))
    for fault in seed_faults(record.seed or "", record.salts):
        raise RecordError(subject, fault.where, fault.message or fault.text)
    return record


AnyPosition = TypeVar("AnyPosition", bound=Position)


class RecordedGame(Protocol[AnyPosition]):
    """What a record needs to know about its game."""

    name: ClassVar[str]
    """The short name in files, on the command line and in addresses."""
    rules_version: ClassVar[str]
    """The current version of the rules."""

    @abstractmethod
    def start_to_json(self, position: AnyPosition) -> tuple[dict[str, object], dict[str, object]]:
        """The options and the start of a record, from the position before the first event."""

    @abstractmethod
    def start_from_json(self, options: dict[str, object], start: dict[str, object], subject: str) -> AnyPosition:
        """The position before the first event, from the options and the start of a record."""

    def deal_again(self, start: AnyPosition, seed: str) -> AnyPosition | None:
        """What the seed deals for the same options; None if the start does not come from a seed."""
        return None

    @abstractmethod
    def chance_again(self, position: AnyPosition, seed: str) -> str:
        """What the seed answers in a position that awaits chance."""

    def split_line(self, line: str) -> list[str]:
        """The decisions of a line of notation, in order."""
        return line.split()


class Game(Generic[AnyPosition]):
    """A game in progress: the position, its history, and undo."""

    def __init__(
        self,
        definition: RecordedGame[AnyPosition],
        start: AnyPosition,
        *,
        seed: str | None = None,
        salts: Sequence[str] = (),
        names: Sequence[str] = (),
        committed: str | None = None,
        salt_commitments: Sequence[str | None] = (),
    ) -> None:
        self.definition = definition
        self.start = start.copy()
        """The position before the first decision."""
        self.position = start
        """The current position. Change it only through the game, which keeps the record."""
        self.events: list[Event] = []
        self.seed = seed
        """The seed of all chance, or None if only its commitment is known."""
        self.commitment = commitment(seed) if committed is None and seed is not None else committed
        self.salts = list(salts)
        self.salt_commitments = list(salt_commitments)
        """For each salt its commitment, or None; empty if no salt has one."""
        self.names = list(names)
        self.ending: Ending | None = None
        """How the match ended, if a seat gave up or the match was closed."""
        self._past: list[AnyPosition] = []

    def __repr__(self) -> str:
        position = self.position
        return f"<Game of {self.definition.name}: {position.players} players, {len(self.events)} events, {position!r}>"

    def __eq__(self, other: object) -> bool:
        """Whether two games have the same record, and thus the same position."""
        if not isinstance(other, Game):
            return NotImplemented
        names = ("events", "seed", "commitment", "salts", "salt_commitments", "names", "ending", "start", "position")
        is_same_game = self.definition.name == other.definition.name
        return is_same_game and all(getattr(self, name) == getattr(other, name) for name in names)

    __hash__ = None  # type: ignore[assignment]

    def _repr_svg_(self) -> str | None:
        """Return the drawing of the current position that notebooks show, or None if it has none."""
        draw = getattr(self.position, "_repr_svg_", None)
        return str(draw()) if draw else None

    def play(self, decision: Decision | str | int, seat: int | None = None) -> Decision:
        """Apply and record a legal decision; raise an error for anything else and change nothing."""
        decider = self.position.to_decide[0] if seat is None and self.position.to_decide else seat
        before = self.position.copy()
        played = self.position.play(decision, seat)
        self._past.append(before)
        self.events.append(Event(seat=decider, play=played.notation))
        return played

    def play_line(self, line: str, seat: int | None = None) -> list[Decision]:
        """Apply the decisions of a line, such as a whole turn: all of them, or none if one is illegal.

        A line belongs to one seat, by default the first to decide. It is rejected if it continues beyond the turn of
        that seat, or beyond a deal.
        """
        texts = self.definition.split_line(line)
        if not texts:
            raise NotationError(line, message(CORE, "no-decision"))
        trial = self.position.copy()
        seat = trial.to_decide[0] if seat is None and trial.to_decide else seat
        for number, text in enumerate(texts, 1):
            others = trial.to_decide if number > 1 and seat not in trial.to_decide else ()
            try:
                trial.play(
                    text, seat if number == 1 or trial.to_decide else None
                )  # at a deal or the end, the position itself raises the error
            except IllegalMove as error:
                reason = message(CORE, "beyond-turn", seat=seat or 0, other=others[0]) if others else error.reason
                raise IllegalMove(error.text, _of_line(number, len(texts), reason), error.rule, error.legal) from None
            except NotationError as error:
                raise NotationError(error.text, _of_line(number, len(texts), error.reason), error.candidates) from None
        return [self.play(text, seat) for text in texts]

    def play_chance(self, outcome: str) -> None:
        """Apply and record an outcome of chance."""
        before = self.position.copy()
        self.position.play_chance(outcome)
        self._past.append(before)
        self.events.append(Event(chance=outcome))

    def deal_next(self) -> None:
        """Apply the outcome of the game's own seed if the position awaits chance; do nothing otherwise."""
        if self.position.awaits_chance:
            if self.seed is None:
                raise ValueError("a game without a seed waits for a deal from outside")
            self.play_chance(self.definition.chance_again(self.position, combined_seed(self.seed, self.salts)))

    def undo(self, decisions: int = 1) -> int:
        """Take back up to ``decisions`` events; return how many were taken back."""
        taken = max(0, min(decisions, len(self._past)))
        for _ in range(taken):
            self.position = self._past.pop()
            self.events.pop()
        return taken

    def position_after(self, events: int) -> AnyPosition:
        """The position after so many events, or the last position if there are fewer."""
        return (self._past[events] if (events := max(0, events)) < len(self._past) else self.position).copy()

    def reveal_seed(self, seed: str, subject: str = "game") -> None:
        """Restore the seed of a game that was read from a record, for later chance and the final record.

        A seed that does not match the commitment, or that did not deal this game, raises a ``RecordError``.
        """
        check_seed(self, seed, subject)
        self.seed = seed

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it continues."""
        return self.position.outcome

    def to_record(self) -> Record:
        """Return the record of the game; it reveals the seed only after the end of the game or match."""
        options, start = self.definition.start_to_json(self.start)
        outcome = self.outcome
        return Record(
            game=self.definition.name,
            rules=self.definition.rules_version,
            options=options,
            start=start,
            names=self.names,
            events=list(self.events),
            result=Result.of(outcome) if outcome else None,
            ending=self.ending,
            commitment=self.commitment,
            seed=self.seed if outcome or self.ending else None,
            salts=self.salts,
            salt_commitments=self.salt_commitments or msgspec.UNSET,
        )


def _of_line(number: int, count: int, reason: str | Message) -> str | Message:
    """A reason, with the number of the decision in its line if there are several."""
    return message(CORE, "decision-of-line", number=number, count=count, text=reason) if count > 1 else reason


def replay(record: Record, definition: RecordedGame[AnyPosition], subject: str = "record") -> Game[AnyPosition]:
    """Replay a record move by move; a ``RecordError`` names the first illegal entry."""
    if record.game != definition.name:
        reason = message(CORE, "record-other-game", game=repr(record.game), own=repr(definition.name))
        raise RecordError(subject, "game", reason)
    if record.rules != definition.rules_version:
        reason = message(CORE, "record-other-rules", rules=repr(record.rules), own=repr(definition.rules_version))
        raise RecordError(subject, "rules", reason)
    start = definition.start_from_json(record.options, record.start, subject)
    game = Game(
        definition,
        start,
        seed=record.seed,
        salts=record.salts,
        names=record.names,
        committed=record.commitment,
        salt_commitments=record.salt_commitments or (),
    )
    if len(record.names) > start.players:
        reason = message(CORE, "record-names", names=len(record.names), seats=start.players)
        raise RecordError(subject, "names", reason)
    for number, event in enumerate(record.events, 1):
        try:
            if event.chance is not None:
                game.play_chance(event.chance)
            elif event.play is not None:
                game.play(event.play, event.seat)
        except IllegalMove as error:
            raise RecordError(subject, _event(number), _refused(error.text, error.reason), error.rule) from error
        except NotationError as error:
            raise RecordError(subject, _event(number), _refused(repr(error.text), error.reason)) from error
        except SetupError as error:  # an impossible deal
            faults = message(CORE, "fault-at", where=error.subject, text=error.reasons())
            raise RecordError(subject, _event(number), faults) from error
        except ValueError as error:
            raise RecordError(
                subject, _event(number), error.reason if isinstance(error, NoSuchSeat) else str(error)
            ) from error
    game.ending = record.ending
    return game


def verify(record: Record, definition: RecordedGame[AnyPosition], subject: str = "record") -> Game[AnyPosition]:
    """Replay a record and check all its claims: result, commitments, and that the seed deals this start."""
    game = replay(record, definition, subject)
    outcome = game.outcome
    truth = Result.of(outcome) if outcome else None
    if truth != record.result:
        claimed = message(CORE, "record-no-result") if record.result is None else _result_message(record.result)
        played = message(CORE, "record-unfinished") if truth is None else _result_message(truth)
        raise RecordError(subject, "result", message(CORE, "record-result", claimed=claimed, played=played))
    if record.ending is not None:
        _check_ending(record.ending, truth, game.position.players, subject)
    for number, promised in enumerate(record.salt_commitments or ()):
        if promised is not None and promised != salt_commitment(record.salts[number]):
            raise RecordError(subject, f"salts[{number}]", message(CORE, "record-other-salt"))
    if record.seed is not None:
        if record.commitment is None:
            raise RecordError(subject, "commitment", message(CORE, "record-no-commitment"))
        check_seed(game, record.seed, subject)
    return game


def settled(
    winners: list[int], standings: list[list[int]], gave_up: Sequence[int]
) -> tuple[list[int], list[list[int]]]:
    """Winners and standings of a game in which seats gave up: these come last, the first to give up at the very end.

    If all winners gave up, the best of the others win.
    """
    rest = [place for place in ([seat for seat in place if seat not in gave_up] for place in standings) if place]
    left = [seat for seat in winners if seat not in gave_up] or (rest[0] if winners and rest else [])
    return left, rest + [[seat] for seat in reversed(gave_up)]


def _check_ending(ending: Ending, truth: Result | None, players: int, subject: str) -> None:
    """Raise a ``RecordError`` if the ending contradicts who gave up or the result of the decisions."""

    def contradiction(name: str, **values: str) -> RecordError:
        return RecordError(subject, "ending", message(CORE, f"record-ending-{name}", **values))

    if len(set(ending.seats)) != len(ending.seats) or not set(ending.seats) <= set(range(players)):
        raise contradiction("seats", seats=str(ending.seats))
    if ending.reason == "closed":
        if ending.winners or ending.standings or truth:
            raise contradiction("closed")
        return
    if not ending.seats:
        raise contradiction("nobody")
    if truth is not None:
        if (ending.winners, ending.standings) != settled(truth.winners, truth.standings, ending.seats):
            raise contradiction("settled")
        return
    if sorted(seat for place in ending.standings for seat in place) != list(range(players)):
        raise contradiction("once")
    last = [[seat] for seat in reversed(ending.seats)]
    if ending.standings[-len(last) :] != last or len(ending.standings) == len(last):
        raise contradiction("last")
    if ending.winners != ending.standings[0] or len(ending.winners) != 1:
        raise contradiction("winner")


def check_seed(game: Game[AnyPosition], seed: str, subject: str = "game") -> None:
    """Raise a ``RecordError`` if a seed does not match the commitment, or did not deal the start and the chance."""
    if game.commitment is None:
        raise RecordError(subject, "commitment", message(CORE, "record-unprovable"))
    if commitment(seed) != game.commitment:
        raise RecordError(subject, "commitment", message(CORE, "record-other-seed"))
    chance = combined_seed(seed, game.salts)
    dealt = game.definition.deal_again(game.start, chance)
    if dealt is not None and dealt != game.start:
        raise RecordError(subject, "start", message(CORE, "record-other-deal"))
    for number, event in enumerate(game.events):
        if event.chance is not None and event.chance != game.definition.chance_again(
            game.position_after(number), chance
        ):
            raise RecordError(subject, _event(number + 1), message(CORE, "record-other-deal"))


def combined_seed(seed: str, salts: Sequence[str]) -> str:
    """The seed of a game's chance: the server's seed and the players' salts as one unambiguous text."""
    faults = seed_faults(seed, salts)
    if faults:
        raise SetupError("chance", faults)
    return "\n".join([seed, *salts])


def seed_faults(seed: str, salts: Sequence[str]) -> list[Fault]:
    """Line feeds in a seed or salts, which would make the combined seed ambiguous."""
    named = [("seed", seed), *((f"salts[{number}]", salt) for number, salt in enumerate(salts))]
    return [said_fault(where, message(CORE, "line-feed")) for where, text in named if "\n" in text]


def _event(number: int) -> Message:
    """The name of an event of a record."""
    return message(CORE, "record-event", number=str(number))


def _refused(text: str, reason: str | Message) -> Message:
    """A decision of a record, and why it is illegal."""
    return message(CORE, "record-refused", text=text, reason=reason)


def _result_message(result: Result) -> Message:
    """A result in words: reason, winners and points."""
    values = {"reason": repr(result.reason), "winners": str(result.winners), "points": str(result.points)}
    return message(CORE, "record-won", **values)
