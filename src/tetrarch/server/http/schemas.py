"""The pydantic models of REST requests and responses. Structs that the WebSocket shares live with their code."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue
from pydantic_core import PydanticCustomError

from tetrarch.core import registry
from tetrarch.server.accounts.passwords import LONGEST, SHORTEST
from tetrarch.table.commands.deciding import MOST_NOTATION
from tetrarch.table.people import MOST_NAME, is_hidden
from tetrarch.table.settings import MOST_DAYS, MOST_FISCHER_SECONDS, MOST_INCREMENT, STAND_IN

LanguageName = Literal["en", "fr", "nl", "pl"]


def _known_game(name: str) -> str:
    if name not in registry.names():
        raise PydanticCustomError("literal_error", "unknown game")
    return name


def _list_games(schema: dict[str, object]) -> None:
    schema["enum"] = list(registry.names())


GameName = Annotated[str, AfterValidator(_known_game), Field(json_schema_extra=_list_games)]
"""The name of a registered game; games registered later are accepted, too."""


def _visible(text: str) -> str:
    if any(is_hidden(letter) for letter in text):
        raise PydanticCustomError("hidden-characters", "contains invisible characters")
    return text


NameText = Annotated[str, Field(min_length=1, max_length=MOST_NAME, examples=["Ann"]), AfterValidator(_visible)]
NewPassword = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST, examples=["correct horse battery"])]
OldPassword = Annotated[str, Field(max_length=LONGEST)]
Id = Annotated[str, Field(min_length=1, max_length=32, pattern="^[a-z0-9-]+$")]
Base64Text = Annotated[str, Field(min_length=16, max_length=128, pattern="^[A-Za-z0-9_=+/-]+$")]
Seat = Annotated[int, Field(ge=0, le=3)]
JsonObject = dict[str, JsonValue]
BotText = Annotated[str, Field(min_length=1, max_length=200, examples=["level3"])]
PlanText = Annotated[str, Field(min_length=1, max_length=200, examples=["open", "bot:level3"])]
CodeText = Annotated[str, Field(min_length=4, max_length=20, pattern="^[A-Za-z0-9 -]+$")]
PositionText = Annotated[str, Field(min_length=1, max_length=20_000)]
Players = Annotated[int, Field(ge=2, le=4)]
GameOptions = Annotated[JsonObject, Field(description="The options of the game: printing, variants, layout and so on.")]


Attempted = Annotated[
    Annotated[str, Field(min_length=1, max_length=MOST_NOTATION)]
    | Annotated[list[Annotated[str, Field(max_length=64)]], Field(min_length=1, max_length=4)],
    Field(description="The decision in notation, or the names of the places or cards that a player chose, in order."),
]


class RequestBody(BaseModel):
    """The body of a request; unknown fields and wrong types are rejected."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ResponseModel(BaseModel):
    """The body of a response."""

    model_config = ConfigDict(frozen=True, from_attributes=True)


# Errors


class ErrorDetailForm(ResponseModel):
    """One fault of a request."""

    field: str
    code: str
    message: str = ""


class ErrorForm(ResponseModel):
    """An error."""

    code: str = Field(description="A stable name, such as `name-taken`.")
    message: str = Field(description="A sentence in the caller's language.")
    rule: str | None = Field(default=None, description="The rule of the game that forbids it.")
    legal: list[str] | None = Field(default=None, description="What would be legal instead.")
    details: list[ErrorDetailForm] | None = None
    reference: str | None = Field(default=None, description="The reference to quote when reporting a server error.")


class ErrorBody(ResponseModel):
    """The body of every error response."""

    error: ErrorForm


ERRORS: dict[int | str, dict[str, object]] = {
    status: {"model": ErrorBody} for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 503)
}
"""The errors that any route may return."""


# People: requests


class GuestBody(RequestBody):
    """A new guest."""

    name: NameText
    language: LanguageName | None = None


class AccountBody(RequestBody):
    """A new account."""

    name: NameText
    password: NewPassword
    language: LanguageName | None = None


class SignInBody(RequestBody):
    """The name and password of an account."""

    name: Annotated[str, Field(min_length=1, max_length=64)]
    password: OldPassword


class ClaimBody(RequestBody):
    """The password that turns a guest into an account."""

    password: NewPassword
    name: NameText | None = None


class MeBody(RequestBody):
    """Changes of the own profile; omitted fields stay."""

    name: NameText | None = None
    language: LanguageName | Literal[""] | None = Field(default=None, description="Empty: the browser's language.")


class PasswordBody(RequestBody):
    """A change of password."""

    old: OldPassword
    new: NewPassword


class DeletionBody(RequestBody):
    """A deletion; accounts confirm it with their password."""

    password: OldPassword = ""


class BotBody(RequestBody):
    """A new bot account."""

    name: NameText


class TokenBody(RequestBody):
    """A new token for a program."""

    name: NameText


class PushKeysBody(RequestBody):
    """The keys of a browser."""

    p256dh: Base64Text
    auth: Annotated[str, Field(min_length=16, max_length=64, pattern="^[A-Za-z0-9_=+/-]+$")]


class PushBody(RequestBody):
    """A push subscription, as the browser's ``PushSubscription.toJSON()`` returns it."""

    endpoint: Annotated[str, Field(min_length=8, max_length=1000, pattern=r"^https?://[\x21-\x7e]+$")]
    keys: PushKeysBody
    expirationTime: float | int | None = None  # noqa: N815  # the browser's own name


# People: responses


class PersonForm(ResponseModel):
    """A user's public profile."""

    id: str
    name: str
    kind: Literal["guest", "account", "bot-account"]


class MeForm(PersonForm):
    """The own profile."""

    language: str | None
    owner: str | None = Field(description="The owner of a bot account.")
    created: int


class TokenForm(ResponseModel):
    """A token without its secret."""

    id: str
    name: str
    created: int
    used: int | None = Field(description="When it was last used, to within an hour.")


class NewTokenForm(TokenForm):
    """A new token; its secret is shown only here."""

    token: str


class PushForm(ResponseModel):
    """A push subscription."""

    id: str
    endpoint: str
    created: int


class PushKeyForm(ResponseModel):
    """The key with which browsers subscribe."""

    key: str


# Lists


class SeatForm(ResponseModel):
    """A seat and its result."""

    kind: Literal["open", "person", "bot", "deleted"]
    name: str
    person: str | None
    bot: str | None
    identity: str | None = Field(description="The letter of its colour and symbol; null until the match starts.")
    place: int | None
    points: int | None
    won: bool


class TableForm(ResponseModel):
    """A table in a list."""

    id: str
    game: str
    players: int
    name: str
    status: Literal["waiting", "running", "over", "closed"]
    private: bool
    rated: bool
    host: str | None
    created: int
    updated: int
    started: int | None
    ended: int | None
    reason: str | None
    open_seats: int
    to_decide: list[int]
    clock: dict[str, str | int] = Field(description="The time control, as in the settings.")
    variants: list[str]
    seats: list[SeatForm]
    code: str | None = Field(default=None, description="The invitation code, for seated players.")
    your_seat: int | None = None
    your_turn: bool = False


class TablesForm(ResponseModel):
    """A page of a list of tables."""

    tables: list[TableForm]
    next: str | None = Field(description="The cursor of the next page; null on the last.")


class RatingForm(ResponseModel):
    """A player's rating at a game."""

    game: str
    rating: int
    uncertainty: int
    provisional: bool
    matches: int
    updated: int


class RatingPointForm(ResponseModel):
    """A rating after a match."""

    match: str
    at: int
    rating: int
    uncertainty: int


class RatingHistoryForm(ResponseModel):
    """A player's ratings over time, newest first."""

    points: list[RatingPointForm]
    next: str | None


class ResultsForm(ResponseModel):
    """A player's results at a game."""

    game: str
    played: int
    won: int


class PlayerForm(ResponseModel):
    """The page of a player."""

    person: PersonForm
    owner: PersonForm | None = Field(description="The owner of a bot account.")
    created: int
    results: list[ResultsForm]
    ratings: list[RatingForm]


class RankForm(ResponseModel):
    """A line of a leaderboard."""

    rank: int
    person: PersonForm
    rating: int
    uncertainty: int
    provisional: bool
    matches: int


class LeaderboardForm(ResponseModel):
    """A page of a leaderboard."""

    game: str
    ranks: list[RankForm]
    next: str | None


class HealthForm(ResponseModel):
    """The state of the server."""

    status: Literal["ok", "bad"]
    database: bool
    migrations: bool
    version: str


# Tables: requests


class ClockBody(RequestBody):
    """The time control."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    seconds: Annotated[int, Field(ge=0, le=MOST_FISCHER_SECONDS)] = 0
    increment: Annotated[int, Field(ge=0, le=MOST_INCREMENT)] = 0
    days: Annotated[int, Field(ge=0, le=MOST_DAYS)] = 0


class SettingsBody(RequestBody):
    """The settings of a match (see docs/table.md)."""

    game: GameName
    players: Players = 2
    options: GameOptions = {}
    seats: Annotated[list[PlanText], Field(max_length=4)] = Field(
        default=[],
        description="Who is to take each seat: `open`, `person:ID`, `bot:TEXT`, or `mine:NAME` for a player at your own"
        " device; omitted seats are open.",
    )
    clock: ClockBody = ClockBody()
    when_time_runs_out: Literal["bot", "pass", "resign"] = "bot"
    stand_in: BotText = STAND_IN
    away: Literal["bot", "wait"] = "wait"
    undo: Literal["free", "consent", "off"] = "free"
    rated: bool = False
    practice: bool = False
    private: bool = False
    watchers: bool = True
    name: Annotated[str, Field(max_length=64)] = ""


class TableBody(RequestBody):
    """A new table."""

    settings: SettingsBody
    sit: bool = Field(default=True, description="Whether to take a seat.")


class QuickBody(RequestBody):
    """A match against bots that starts at once."""

    game: GameName
    players: Players = 2
    bot: BotText | None = Field(default=None, description="`level3` by default.")
    options: GameOptions = {}


class SeatBody(RequestBody):
    """The seat to take; the first free one by default."""

    seat: Seat | None = None
    name: Annotated[str, Field(min_length=1, max_length=64)] | None = Field(
        default=None, description="The name of a player who shares your device; takes one more seat."
    )


class ForkBody(RequestBody):
    """The event of a finished match to continue from, and the settings of the new table."""

    events: Annotated[int, Field(ge=0, le=2**31, description="The number of events to keep.")]
    settings: JsonObject = Field(
        default={},
        description="The settings of the new table: `seats` (each yours, `mine:NAME` or `bot:TEXT`), `clock`, `undo`,"
        " `name` and so on; game, players and options are those of the match.",
    )


class WhyNotBody(RequestBody):
    """A decision to explain."""

    play: Attempted
    seat: Annotated[Seat | None, Field(description="Which of your seats; the first by default.")] = None


class OpenedForm(ResponseModel):
    """A new table."""

    match: str
    code: str = Field(description="The invitation code.")
    number: int
    link: str = Field(description="The invitation link.")


# Games


class BoardBody(RequestBody):
    """Options to deal a board from; never the board of a match."""

    game: GameName
    players: Players = 2
    options: GameOptions = {}
    seed: Annotated[str, Field(min_length=1, max_length=64)] | None = Field(
        default=None, description="The same seed deals the same board; random by default."
    )


class PositionBody(RequestBody):
    """A position, as JSON or as a line."""

    position: JsonObject | PositionText
    seat: Seat | None = Field(default=None, description="Restricts the position to what this seat may know.")


class CheckBody(RequestBody):
    """A board, map or position to check."""

    document: JsonObject = Field(description="In one of the formats of docs/formats.md.")


class DrawingBody(PositionBody):
    """A position to draw."""

    theme: Literal["light", "dark"] = "light"


class RecordBody(RequestBody):
    """A record to verify."""

    record: JsonObject


class AnalysisBody(RequestBody):
    """A position to analyse, or a moment of a match that is over or that you play against bots."""

    position: JsonObject | PositionText | None = None
    match: Id | None = None
    events: Annotated[int, Field(ge=0, le=100_000)] | None = Field(
        default=None, description="The number of events of the match; all by default."
    )
    seat: Seat | None = None
    bot: BotText | None = Field(default=None, description="The strongest by default.")
    seconds: Annotated[float, Field(gt=0, le=10)] = 2.0
    simulations: Annotated[int, Field(ge=1, le=100_000)] | None = None
    moves: Annotated[int, Field(ge=1, le=10)] = 5


class BoardForm(ResponseModel):
    """A dealt board."""

    game: str
    seed: str
    board: JsonObject
    position: JsonObject
    file: JsonObject = Field(description="The whole position in its file format.")
    svg: str


class BotForm(ResponseModel):
    """A bot and its options."""

    bot: str
    options: list[str]


class LevelForm(ResponseModel):
    """A level of the ladder of bots."""

    bot: str
    name: str
    note: str
    has_slider: bool


class BotsForm(ResponseModel):
    """The bots of a game."""

    levels: list[LevelForm]
    bots: list[BotForm]
    external: bool = Field(description="Whether programs on the server may be bots.")


class ChoiceForm(ResponseModel):
    """A choice in the settings."""

    name: str = Field(description="Its name in the settings.")
    title: str
    note: str = ""


class VariantForm(ChoiceForm):
    """A variant of a game."""

    rule: str = Field(description="The section of the rules that describes it.")
    needs: list[str] = Field(description="The variants that it requires.")


class OptionForm(ChoiceForm):
    """An option of a game: a number or a boolean."""

    kind: str = Field(description="`number` or `yes-no`.")
    least: int | None = None
    most: int | None = None


class ClockChoiceForm(ChoiceForm):
    """A time control."""

    fields: dict[str, list[int]] = Field(description="Its fields, each with minimum and maximum.")


class GameOptionsForm(ResponseModel):
    """All settings of a game."""

    game: str
    players: list[int]
    variants: list[VariantForm]
    printings: list[ChoiceForm]
    first_printing: list[str] | None = Field(default=None, description="The variants of the first printing.")
    layouts: list[ChoiceForm]
    options: list[OptionForm]
    clocks: list[ClockChoiceForm]
    when_time_runs_out: list[ChoiceForm]
    levels: list[LevelForm]
    budget: dict[str, float] = Field(description="The largest budget of a bot at a table for one decision.")
    external: bool = Field(description="Whether programs on the server may be bots.")


class OptionsForm(ResponseModel):
    """The settings of all requested games."""

    games: list[GameOptionsForm]


# Lessons

MAX_PLAYS = 60
"""Decisions per step, including undone ones."""

Play = Annotated[str, Field(min_length=1, max_length=MOST_NOTATION, examples=["e7-h5"])]
Plays = Annotated[
    list[Play], Field(max_length=MAX_PLAYS, description="All decisions so far, in notation; `undo` undoes one.")
]


class StepForm(ResponseModel):
    """One step of a tutorial."""

    name: str
    title: str
    rules: list[str] = Field(description="The rules that it teaches, the main one first.")
    decisions: int = Field(description="The number of decisions that it takes.")


class LessonForm(ResponseModel):
    """The tutorial of a game."""

    game: str
    steps: list[StepForm]


class PlaysBody(RequestBody):
    """The decisions made in a step."""

    plays: Plays = []
    since: int = Field(default=0, ge=0, le=2**31, description="The number of the last known entry.")


class PlayBody(RequestBody):
    """A decision to look at, after those made in a step."""

    plays: Plays = []
    play: Play


class AttemptBody(RequestBody):
    """A decision to explain, after those made in a step."""

    plays: Plays = []
    play: Attempted
