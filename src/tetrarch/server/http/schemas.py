"""Types that the requests and responses of several routes share; models of one resource live with its routes."""

from __future__ import annotations

import json
from typing import Annotated, Literal, Self

import msgspec
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, model_validator
from pydantic_core import PydanticCustomError

from tetrarch.core import registry
from tetrarch.server.http.errors import ApiError, ErrorContent
from tetrarch.server.http.responses import returns
from tetrarch.table.commands.deciding import MOST_NOTATION
from tetrarch.table.people import JOINERS, MOST_NAME, is_hidden
from tetrarch.table.view.decisions import MOST_IN_A_ROW

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


def _storable(text: str) -> str:
    if any(is_hidden(letter) and letter not in LINE_BREAKS and letter not in JOINERS for letter in text):
        raise PydanticCustomError("hidden-characters", "contains invisible characters")
    return text


LINE_BREAKS = "\t\r\n"
"""Control characters that texts of several lines contain."""

NoteText = Annotated[str, AfterValidator(_storable)]
"""A text of several lines."""
VisibleText = Annotated[str, AfterValidator(_visible)]
NameText = Annotated[str, Field(min_length=1, max_length=MOST_NAME, examples=["Ann"]), AfterValidator(_visible)]
Id = Annotated[str, Field(min_length=1, max_length=32, pattern="^[a-z0-9-]+$")]
Seat = Annotated[int, Field(ge=0, le=3)]
JsonObject = dict[str, JsonValue]
BotText = Annotated[str, Field(min_length=1, max_length=200, examples=["level3"])]
SaltCommitment = Annotated[
    str, Field(pattern="^[0-9a-f]{64}$", description="Commits to a salt, as the command `commit-salt` does.")
]
CodeText = Annotated[str, Field(min_length=4, max_length=20, pattern="^[A-Za-z0-9 -]+$")]
Players = Annotated[int, Field(ge=2, le=4)]
Times = Annotated[int, Field(ge=1, le=MOST_IN_A_ROW, description="How often the decision is made in a row.")]
GameOptions = Annotated[JsonObject, Field(description="The options of the game: printing, variants, layout and so on.")]


Attempted = Annotated[
    Annotated[str, Field(min_length=1, max_length=MOST_NOTATION)]
    | Annotated[list[Annotated[str, Field(max_length=64)]], Field(min_length=1, max_length=4)],
    Field(description="The decision in notation, or the names of the places or cards that a player chose, in order."),
]


class RequestBody(BaseModel):
    """The body of a request; unknown fields and wrong types are rejected."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="after")
    def _is_text(self) -> Self:
        """Reject lone surrogates inside JSON values; no text contains them."""
        try:
            json.dumps(self.model_dump(), ensure_ascii=False, default=str).encode()
        except UnicodeEncodeError:
            raise ApiError("bad-json") from None
        return self


class ResponseModel(BaseModel):
    """The body of a response."""

    model_config = ConfigDict(frozen=True, from_attributes=True)


class ErrorBody(msgspec.Struct):
    """The body of every error response."""

    error: ErrorContent


ERRORS = {
    status: response
    for code in (400, 401, 403, 404, 405, 409, 413, 421, 422, 429, 500, 503)
    for status, response in returns(ErrorBody, code).items()
}
"""The errors that any route may return."""


class PersonForm(ResponseModel):
    """A user's public profile."""

    id: str
    name: str
    kind: Literal["guest", "account", "bot-account"]
