"""What goes in and out over the API for tables, games, positions and analysis, with the limits of every field."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, JsonValue

from tetrarch.server.http.schemas.people import Asked, GameName, Told
from tetrarch.table.people import MOST_CHAT, MOST_SALT
from tetrarch.table.settings import MOST_DAYS, MOST_FISCHER_SECONDS, MOST_INCREMENT

Seat = Annotated[int, Field(ge=0, le=3)]
StateNumber = Annotated[int, Field(ge=0, le=2**31, description="The state number that you have seen.")]
JsonObject = dict[str, JsonValue]
BotText = Annotated[str, Field(min_length=1, max_length=200, examples=["level3"])]
PlanText = Annotated[str, Field(min_length=1, max_length=200, examples=["open", "bot:level3"])]
CodeText = Annotated[str, Field(min_length=4, max_length=20, pattern="^[A-Za-z0-9 -]+$")]
OwnSeat = Annotated[Seat | None, Field(description="Which of several seats that you hold; the first if none is named.")]
DeviceName = Annotated[
    str, Field(min_length=1, max_length=64, description="Of somebody who shares your device: one more seat, so named.")
]
Play = Annotated[str, Field(min_length=1, max_length=200)] | Annotated[int, Field(ge=0, le=2**62)]


# Asked


class ClockAsked(Asked):
    """How long people may think."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    seconds: Annotated[int, Field(ge=0, le=MOST_FISCHER_SECONDS)] = 0
    increment: Annotated[int, Field(ge=0, le=MOST_INCREMENT)] = 0
    days: Annotated[int, Field(ge=0, le=MOST_DAYS)] = 0


class SettingsAsked(Asked):
    """Everything that is agreed before a match (see docs/table.md)."""

    game: GameName
    players: Annotated[int, Field(ge=2, le=4)] = 2
    options: JsonObject = Field(default={}, description="The game's own: printing, variants, layout and so on.")
    seats: Annotated[list[PlanText], Field(max_length=4)] = Field(
        default=[],
        description="Who is to sit where: `open`, `person:ID`, `bot:TEXT`, or `mine:NAME` for somebody at your own"
        " device; the rest is open.",
    )
    clock: ClockAsked = ClockAsked()
    when_time_runs_out: Literal["bot", "pass", "resign"] = "bot"
    stand_in: BotText = "level2"
    away: Literal["bot", "wait"] = "wait"
    undo: Literal["free", "consent", "off"] = "free"
    rated: bool = False
    practice: bool = False
    private: bool = False
    watchers: bool = True
    name: Annotated[str, Field(max_length=64)] = ""


class TableAsked(Asked):
    """A new table."""

    settings: SettingsAsked
    sit: bool = Field(default=True, description="Whether you sit down at it.")


class QuickAsked(Asked):
    """A match against bots that begins at once."""

    game: GameName
    players: Annotated[int, Field(ge=2, le=4)] = 2
    bot: BotText = "level3"
    options: JsonObject = Field(default={}, description="The game's own.")


class JoinAsked(Asked):
    """Where to sit; any free seat if none is named."""

    seat: Seat | None = None
    code: CodeText | None = Field(default=None, description="Of the invitation; private tables ask for it.")
    name: DeviceName | None = None


class SeatAsked(Asked):
    """Where to sit; any free seat if none is named."""

    seat: Seat | None = None
    name: DeviceName | None = None


class PlanAsked(Asked):
    """Who is to sit on a seat."""

    seat: Seat
    plan: PlanText


class ReadyAsked(Asked):
    """Whether you agree to play."""

    ready: bool = True
    seat: Seat | None = Field(default=None, description="Of several seats that you hold, one; all if none is named.")


class SaltAsked(Asked):
    """A text of your own for the seed of all chance."""

    salt: Annotated[str, Field(min_length=1, max_length=MOST_SALT)]
    seat: OwnSeat = None


class DecideAsked(Asked):
    """What you decide."""

    play: Play = Field(description="The decision, in notation or by its number.", examples=["pass"])
    number: StateNumber
    seat: OwnSeat = None


class UndoAsked(Asked):
    """What to take back."""

    events: Annotated[int, Field(ge=0, le=2**31)] | None = Field(
        default=None, description="How many events shall remain; your last decision goes if none is named."
    )
    number: StateNumber | None = None
    seat: OwnSeat = None


class AnswerAsked(Asked):
    """Whether something may be taken back."""

    agrees: bool
    seat: OwnSeat = None


class VoteAsked(Asked):
    """Whether a bot shall play for somebody who is away."""

    away: Seat = Field(description="The seat of who is away.")
    agrees: bool = True
    seat: OwnSeat = None


class ForkAsked(Asked):
    """From where to go on, and how."""

    events: Annotated[int, Field(ge=0, le=2**31, description="How many events of the match have happened then.")]
    settings: JsonObject = Field(
        default={},
        description="Of the new table: `seats` (each yours, `mine:NAME` or `bot:TEXT`), `clock`, `undo`, `name` and so"
        " on; game, players and options are those of the match.",
    )


class SayAsked(Asked):
    """Something to say."""

    text: Annotated[str, Field(min_length=1, max_length=2 * MOST_CHAT)]
    to: Literal["table", "watchers"] | None = None
    code: CodeText | None = None
    seat: OwnSeat = None


class WhyNotAsked(Asked):
    """A decision that you would like to make."""

    play: Annotated[str, Field(min_length=1, max_length=200)]
    seat: OwnSeat = None


class BoardAsked(Asked):
    """A board to look at before a match; never the one of a match."""

    game: GameName
    players: Annotated[int, Field(ge=2, le=4)] = 2
    options: JsonObject = Field(default={}, description="The game's own.")
    seed: Annotated[str, Field(min_length=1, max_length=64)] | None = Field(
        default=None, description="The same seed deals the same; another is drawn where none is named."
    )


class PositionAsked(Asked):
    """A position: its JSON, or its line."""

    position: JsonObject | Annotated[str, Field(min_length=1, max_length=20_000)]
    seat: Seat | None = Field(default=None, description="Only what this seat may know; everything where none is named.")


class CheckAsked(Asked):
    """A board, a map or a position to check."""

    document: JsonObject = Field(description="In one of the formats of docs/formats.md.")


class DrawingAsked(PositionAsked):
    """A position to draw."""

    theme: Literal["light", "dark"] = "light"


class RecordAsked(Asked):
    """A record to verify."""

    record: JsonObject


class AnalysisAsked(Asked):
    """What a bot is to think about: a position, or a moment of a match that is over or that you play against bots."""

    position: JsonObject | Annotated[str, Field(min_length=1, max_length=20_000)] | None = None
    match: Annotated[str, Field(min_length=1, max_length=32, pattern="^[a-z0-9-]+$")] | None = None
    events: Annotated[int, Field(ge=0, le=100_000)] | None = Field(
        default=None, description="Of the match: the moment after so many events; the last where none is named."
    )
    seat: Seat | None = None
    bot: BotText = "level5"
    seconds: Annotated[float, Field(gt=0, le=10)] = 2.0
    simulations: Annotated[int, Field(ge=1, le=100_000)] | None = None
    moves: Annotated[int, Field(ge=1, le=10)] = 5


# Told


class OpenedForm(Told):
    """A table that was opened."""

    match: str
    code: str = Field(description="Of its invitation.")
    number: int
    link: str = Field(description="Of its invitation.")


class AckForm(Told):
    """What you did is durable, and all who watch have been told."""

    match: str
    number: int = Field(description="The state number after it.")
    repeated: bool = Field(default=False, description="Whether you had done this very thing before.")
    rematch: str | None = Field(default=None, description="Of a rematch: the match that is prepared.")


class UpdateForm(Told):
    """What happened since a number, and where the match stands."""

    match: str
    number: int
    since: int
    entries: list[JsonObject]
    moment: JsonObject


class WatchedForm(Told):
    """A table as you may know it."""

    match: str
    viewer: int | None = Field(description="The seat that you see it from; null where you only watch.")
    viewers: list[int] = Field(description="All seats that you hold: several where people share your device.")
    code: str | None = Field(description="Of its invitation, for those who sit there.")
    now: int = Field(description="The time at the server, which the clocks count in.")
    ground: JsonObject | None
    update: UpdateForm
    watchers: int = Field(default=0, description="How many connections watch that have no seat.")


class PreviewForm(Told):
    """What a decision would bring."""

    points: list[int] | None
    gains: list[int] | None
    ends: bool


class MarkTold(Told):
    """How a decision is shown on the board."""

    kind: str
    at: str = Field(default="", description="The place where the mark is drawn.")
    text: str = Field(default="", description="What stands on it: discs, coins or movement points.")
    way: list[str] = Field(default=[], description="Of a move: the places from its start to its end.")
    sea: bool = Field(default=False, description="Whether it goes over the sea.")


class WholePreviewForm(Told):
    """What a decision would bring, in full; all is empty where that depends on something hidden."""

    decision: int
    notation: str
    points: list[int] | None
    gains: list[int] | None
    ends: bool
    after: JsonObject = Field(description="The fields of the position that would change, as they would be then.")
    consequences: list[JsonObject]
    scores: list[dict[str, int]] | None = Field(description="Of each seat, its points after it by source.")
    left: list[dict[str, int]] = Field(
        description="What you would have left of what it costs, made once, twice and so on: as often as is legal."
    )


class PreviewTold(Told):
    """What a decision of your seat would bring."""

    match: str
    number: int
    seat: int
    preview: WholePreviewForm


class DecisionTold(Told):
    """One legal decision."""

    id: int
    notation: str
    sentence: str
    rules: list[str]
    kind: str
    places: list[str]
    cost: dict[str, int]
    mark: MarkTold
    preview: PreviewForm | None = None


class DecisionsForm(Told):
    """What your seat may decide now."""

    match: str
    number: int
    seat: int
    decisions: list[DecisionTold]


class WhyNotForm(Told):
    """Whether a decision is legal now, and why not."""

    match: str
    number: int
    legal: bool
    why_not: JsonObject | None


class VerificationForm(Told):
    """Whether a record tells the truth."""

    true: bool
    sentence: str
    events: int = 0
    deals: int = Field(default=0, description="How often chance answered, the first deal included.")
    seed: bool = Field(default=False, description="Whether a revealed seed explains every deal.")


class BoardForm(Told):
    """A board as it would be dealt."""

    game: str
    seed: str
    board: JsonObject
    position: JsonObject
    file: JsonObject = Field(description="The same as a whole position, in the form of files.")
    svg: str


class FaultForm(Told):
    """One thing that is wrong with something that was set up."""

    field: str
    rule: str = Field(description="The number of the rule that is broken; empty for a fault of form.")
    message: str
    places: list[str] = Field(description="The spaces or regions concerned.")
    tiles: list[int] = Field(description="The tiles concerned, by their places in the list of a board.")
    slots: list[int] = Field(description="The boards of a map concerned.")


class CheckForm(Told):
    """Everything that is wrong with a board, a map or a position, and what can be said of it."""

    game: str = Field(description="Empty where the format is not known.")
    kind: str = Field(description="`board`, `map` or `position`.")
    valid: bool
    faults: list[FaultForm]
    asks: str = Field(description="Of a position without faults: who must decide what, or how it ended.")
    over: bool
    seat: int | None
    to_decide: list[int]
    points: list[int]
    position: JsonObject | None = Field(description="What changes of a position, as tables tell it.")
    routes: list[list[str]] = Field(description="The sea routes that the boards of Legends join as they lie.")
    variants: list[str] = Field(description="The variants that the tiles of a board of Ekö belong to.")


class TilesForm(Told):
    """What boards of Ekö are made of."""

    tile_set: JsonObject = Field(description="The tiles and layouts, in the form of files.")
    soldiers: int = Field(description="How many soldiers everybody has.")
    ceilings: dict[str, int] = Field(description="The greatest worth of a building, by the letter of its space.")


class PositionForm(Told):
    """What can be said of a position."""

    game: str
    players: int
    step: str
    asks: str
    seat: int
    to_decide: list[int]
    points: list[int]
    over: bool
    outcome: JsonObject | None
    board: JsonObject
    position: JsonObject
    decisions: list[DecisionTold]


class BotForm(Told):
    """A bot that can be asked for by name."""

    bot: str
    options: list[str]


class LevelForm(Told):
    """A step of the ladder of bots."""

    bot: str
    name: str
    note: str
    has_slider: bool


class BotsForm(Told):
    """The bots of a game."""

    levels: list[LevelForm]
    bots: list[BotForm]
    external: bool = Field(description="Whether programs on the server may be bots.")
