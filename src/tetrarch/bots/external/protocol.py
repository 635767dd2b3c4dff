"""The messages between us and an external bot: one JSON object in each line, both ways.

``docs/external-bots.md`` explains them. Lines of the program are not trusted: one that does not fit exactly raises
``ProtocolFault``.
"""

from __future__ import annotations

from typing import Annotated, cast

import msgspec

from tetrarch.core.errors import FormatError
from tetrarch.core.formats import read_json
from tetrarch.core.record import Result
from tetrarch.core.schemas import DIALECT, SEAT, Schema, refine

PROTOCOL = 1
"""The version of the protocol."""

MAX_LINE = 1024 * 1024
"""The longest line that a bot may print, in bytes."""

MAX_LINES_OF_THOUGHT = 100
MAX_NAME = 80

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]
Chances = Annotated[list[Chance], msgspec.Meta(max_length=4)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Name = Annotated[str, msgspec.Meta(max_length=MAX_NAME)]


class ProtocolFault(ValueError):
    """A line of a bot that cannot be read, and why."""


# ------------------------------------------------------------------------------------------------------- to the program


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message, whenever the program is started."""

    protocol: int
    game: str
    rules: str
    """The version of the game's rules."""
    seat: Seat
    players: int
    seed: str
    """A text for the bot's own chance; nothing of the game's chance follows from it."""


class Choice(msgspec.Struct, frozen=True):
    """One legal decision."""

    id: int
    notation: str
    sentence: str


class Limits(msgspec.Struct, frozen=True):
    """The time and the simulations that the bot may use."""

    seconds: float
    simulations: int | None
    """The number of simulations, where the match counts them instead of seconds; it is not enforced."""


class Decide(msgspec.Struct, frozen=True, tag_field="type", tag="decide"):
    """A decision that the bot must make."""

    id: int
    """The number of the question; the answer repeats it."""
    game: str
    seat: Seat
    view: dict[str, object]
    """The view of the seat."""
    legal: list[Choice]
    budget: Limits


class Stop(msgspec.Struct, frozen=True, tag_field="type", tag="stop"):
    """The time is over: answer this question now."""

    id: int


class End(msgspec.Struct, frozen=True, tag_field="type", tag="end"):
    """The game is over."""

    outcome: Result


class Quit(msgspec.Struct, frozen=True, tag_field="type", tag="quit"):
    """Nothing more will be asked."""


Question = Hello | Decide | Stop | End | Quit


def write_message(message: Question) -> bytes:
    """A message as the program reads it: one line."""
    return msgspec.json.encode(message) + b"\n"


# ----------------------------------------------------------------------------------------------------- from the program


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ready"):
    """The answer to ``Hello``."""

    name: Name
    author: Name = ""


class Opinion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The assessment of one legal decision."""

    decision: int | str
    chances: Chances = []
    """The chance of each seat to win after it."""
    visits: Count = 0


class Considered(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The decision of the bot, and its assessment."""

    id: int
    """The number of the question."""
    decision: int | str
    """One of the legal decisions, by its notation or by its number."""
    chances: Chances = []
    """The chance of each seat to win."""
    lines: Annotated[list[Opinion], msgspec.Meta(max_length=MAX_LINES_OF_THOUGHT)] = []
    """The assessments of single decisions, the best first."""
    simulations: Count = 0


class Progress(Considered, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="progress"):
    """The assessment so far; the bot continues to think."""


class Answer(Considered, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="decision"):
    """The final decision of the bot."""


Message = Ready | Progress | Answer


def read_message(line: bytes) -> Message:
    """The message in a line that a bot has printed."""
    if len(line) > MAX_LINE:
        raise ProtocolFault(f"a line of more than {MAX_LINE} bytes")
    try:
        message: Message = msgspec.convert(read_json(line, "its line"), Message)
        return message
    except FormatError as error:
        raise ProtocolFault(f"{error}; it printed {shortened(line)}") from None
    except ValueError as error:  # fields that are missing or wrong, or a number of thousands of digits
        raise ProtocolFault(f"its line does not fit: {error}; it printed {shortened(line)}") from None


def shortened(line: bytes, most: int = 100) -> str:
    """The beginning of a line, quoted."""
    text = line[: most + 1].decode("utf-8", "replace").rstrip("\r\n")
    return ascii(text[:most]) + ("…" if len(line) > most else "")


REF = "#/$defs/{name}"


def schemas() -> dict[str, Schema]:
    """Both directions by name."""
    return {"bot-questions": questions_schema(), "bot-answers": answers_schema()}


def questions_schema() -> Schema:
    """The schema of a line that a bot reads."""
    forms = (Hello, Decide, Stop, End, Quit)
    schema, parts = any_of("A line that an external bot reads from its standard input.", forms)
    refine(parts["Hello"], protocol={"const": PROTOCOL}, players={"minimum": 2, "maximum": 4})
    refine(
        parts["Decide"],
        view={"description": "The seat's view, as the schema of the game's positions says.", "required": ["format"]},
        legal={"minItems": 1, "description": "All legal decisions."},
    )
    refine(parts["Limits"], seconds={"exclusiveMinimum": 0})
    seats: Schema = {"items": SEAT, "maxItems": 4}
    refine(parts["Result"], winners=seats, standings={"items": {"type": "array", **seats}})
    return schema


def answers_schema() -> Schema:
    """The schema of a line that a bot prints."""
    forms = (Ready, Progress, Answer)
    return any_of("A line that an external bot prints to its standard output.", forms)[0]


def any_of(description: str, forms: tuple[type[msgspec.Struct], ...]) -> tuple[Schema, dict[str, Schema]]:
    """The schema of a message that has one of these forms, and its parts by the names of the forms."""
    generated = msgspec.json.schema_components(
        forms, schema_hook=lambda _: {"description": "anything"}, ref_template=REF
    )[1]
    parts = cast("dict[str, Schema]", generated)
    for part in parts.values():
        del part["title"]
        if "enum" in (kind := cast("dict[str, Schema]", part["properties"]).get("type", {})):
            cast("dict[str, Schema]", part["properties"])["type"] = {"const": cast("list[str]", kind["enum"])[0]}
        part["additionalProperties"] = False
    refs = [{"$ref": REF.format(name=form.__name__)} for form in forms]
    return {"$schema": DIALECT, "description": description, "oneOf": refs, "$defs": parts}, parts
