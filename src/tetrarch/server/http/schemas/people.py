"""What goes in and out over the API for people and lists, with the limits of every field."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError

from tetrarch.server.accounts.passwords import LONGEST, SHORTEST
from tetrarch.table.people import MOST_NAME, is_hidden

LanguageName = Literal["en", "fr", "nl", "pl"]
GameName = Literal["eko", "legends"]


def _seen(text: str) -> str:
    if any(is_hidden(letter) for letter in text):
        raise PydanticCustomError("hidden-characters", "has characters that cannot be seen")
    return text


NameText = Annotated[str, Field(min_length=1, max_length=MOST_NAME, examples=["Ann"]), AfterValidator(_seen)]
NewPassword = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST, examples=["correct horse battery"])]
OldPassword = Annotated[str, Field(max_length=LONGEST)]
Id = Annotated[str, Field(min_length=1, max_length=32, pattern="^[a-z0-9-]+$")]
Base64Text = Annotated[str, Field(min_length=16, max_length=128, pattern="^[A-Za-z0-9_=+/-]+$")]


class Asked(BaseModel):
    """Something that is sent to us: nothing unknown in it, and nothing taken for what it is not."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Told(BaseModel):
    """Something that we send."""

    model_config = ConfigDict(frozen=True, from_attributes=True)


# Errors


class ErrorDetailForm(Told):
    """One thing that is wrong with a request."""

    field: str
    code: str
    message: str = ""


class ErrorForm(Told):
    """What went wrong."""

    code: str = Field(description="A stable name, such as `name-taken`.")
    message: str = Field(description="A sentence in the asker's language.")
    rule: str | None = Field(default=None, description="The rule of the game that forbids it.")
    legal: list[str] | None = Field(default=None, description="What would be legal instead.")
    details: list[ErrorDetailForm] | None = None
    reference: str | None = Field(default=None, description="What to quote when you report a fault of ours.")


class ErrorBody(Told):
    """Every error has this form."""

    error: ErrorForm


# People, asked


class GuestAsked(Asked):
    """Somebody who wants to play at once."""

    name: NameText
    language: LanguageName | None = None


class AccountAsked(Asked):
    """Somebody who wants an account from the start."""

    name: NameText
    password: NewPassword
    language: LanguageName | None = None


class SignInAsked(Asked):
    """Somebody with an account."""

    name: Annotated[str, Field(min_length=1, max_length=64)]
    password: OldPassword


class ClaimAsked(Asked):
    """A guest who wants to keep the name."""

    password: NewPassword
    name: NameText | None = None


class MeAsked(Asked):
    """What to change about oneself; what is left out stays."""

    name: NameText | None = None
    language: LanguageName | Literal[""] | None = Field(default=None, description="Empty: as the browser says.")


class PasswordAsked(Asked):
    """A new password."""

    old: OldPassword
    new: NewPassword


class DeletionAsked(Asked):
    """That an account and its data be deleted; accounts must prove that they mean it."""

    password: OldPassword = ""


class BotAsked(Asked):
    """A new bot account."""

    name: NameText


class TokenAsked(Asked):
    """A new token for a program."""

    name: NameText


class PushKeysAsked(Asked):
    """The keys of a browser."""

    p256dh: Base64Text
    auth: Annotated[str, Field(min_length=16, max_length=64, pattern="^[A-Za-z0-9_=+/-]+$")]


class PushAsked(Asked):
    """A browser that wants notices, as its ``PushSubscription.toJSON()`` says it."""

    endpoint: Annotated[str, Field(min_length=8, max_length=1000, pattern=r"^https?://[\x21-\x7e]+$")]
    keys: PushKeysAsked
    expirationTime: float | int | None = None  # noqa: N815  # the browser's own name


# People, told


class PersonForm(Told):
    """Somebody, as everybody may know them."""

    id: str
    name: str
    kind: Literal["guest", "account", "bot-account"]


class MeForm(PersonForm):
    """Somebody, as they may know themselves."""

    language: str | None
    owner: str | None = Field(description="Of a bot account: the person whose it is.")
    created: int


class TokenForm(Told):
    """A token, without the token itself."""

    id: str
    name: str
    created: int
    used: int | None = Field(description="When it was last used, to within an hour.")


class NewTokenForm(TokenForm):
    """A new token; it is shown this once."""

    token: str


class PushForm(Told):
    """A browser that gets notices."""

    id: str
    endpoint: str
    created: int


class PushKeyForm(Told):
    """What browsers need to subscribe."""

    key: str


# Lists


class SeatForm(Told):
    """Who has a seat, and how it ended for them."""

    kind: Literal["open", "person", "bot", "deleted"]
    name: str
    person: str | None
    bot: str | None
    identity: Literal["E", "T", "M", "S"] | None = Field(
        description="The letter of its colour and sign; null until these are drawn, as the match begins."
    )
    place: int | None
    points: int | None
    won: bool


class TableForm(Told):
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
    clock: dict[str, str | int] = Field(description="How long people may think, as in the settings.")
    variants: list[str] = Field(description="The variants that are played.")
    seats: list[SeatForm]
    code: str | None = Field(default=None, description="The code of its invitation, for those who sit there.")
    your_seat: int | None = None
    your_turn: bool = False


class TablesForm(Told):
    """A page of a list of tables."""

    tables: list[TableForm]
    next: str | None = Field(description="The cursor of the next page; null on the last.")


class RatingForm(Told):
    """How strong somebody is at a game."""

    game: str
    rating: int
    uncertainty: int
    provisional: bool
    matches: int
    updated: int


class RatingPointForm(Told):
    """A rating after a match."""

    match: str
    at: int
    rating: int
    uncertainty: int


class RatingHistoryForm(Told):
    """How a rating went, newest first."""

    points: list[RatingPointForm]
    next: str | None


class ResultsForm(Told):
    """What somebody did at a game."""

    game: str
    played: int
    won: int


class PlayerForm(Told):
    """The page of a player."""

    person: PersonForm
    owner: PersonForm | None = Field(description="Of a bot account: the person whose it is.")
    created: int
    results: list[ResultsForm]
    ratings: list[RatingForm]


class RankForm(Told):
    """A line of a leaderboard."""

    rank: int
    person: PersonForm
    rating: int
    uncertainty: int
    provisional: bool
    matches: int


class LeaderboardForm(Told):
    """A page of a leaderboard."""

    game: str
    ranks: list[RankForm]
    next: str | None


class HealthForm(Told):
    """Whether the server can work."""

    status: Literal["ok", "bad"]
    database: bool
    migrations: bool
    version: str


ERRORS: dict[int | str, dict[str, object]] = {
    status: {"model": ErrorBody} for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 503)
}
"""The errors that any route may answer with."""
