"""Errors with a stable code and a message in the caller's language, and faults of single fields of requests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, NamedTuple, Required, TypedDict

import msgspec
import structlog
from msgspec import Meta
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.requests import Request

from tetrarch.core.errors import Fault
from tetrarch.core.formats import FormFault, read_fault, wanted_types
from tetrarch.core.text.messages import Message, Value, message, said_value, text
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import SettingsRefusal

PACKAGE = "tetrarch.server"
LANGUAGES = ("en", "fr", "nl", "pl")
LONGEST_TEXT = 1000
"""Longer messages are cut; they may quote user input."""

STATUS_OF = {
    **dict.fromkeys(("bad-json", "bad-message"), 400),
    **dict.fromkeys(("not-signed-in", "bad-token", "wrong-password", "wrong-name-or-password"), 401),
    **dict.fromkeys(("foreign-origin", "account-needed", "people-only", "metrics-forbidden", "engine-locked"), 403),
    **dict.fromkeys(("not-organiser", "banned", "moderators-only", "blocked-by-host"), 403),
    **dict.fromkeys(("code-needed", "wrong-code", "wrong-recovery-code"), 401),
    **dict.fromkeys(("no-such-session", "no-such-message", "no-such-report", "not-banned"), 404),
    **dict.fromkeys(("two-factor-on", "two-factor-off", "own-mute", "own-report", "moderator-stays"), 409),
    **dict.fromkeys(("too-many-muted", "too-many-reports"), 409),
    **dict.fromkeys(("bad-words",), 422),
    **dict.fromkeys(("not-found", "no-such-person", "no-such-table", "no-such-step", "no-such-token"), 404),
    **dict.fromkeys(("no-such-subscription", "push-off", "no-such-friend-link", "no-such-challenge"), 404),
    **dict.fromkeys(("no-such-tournament", "no-such-review", "no-such-puzzle"), 404),
    **dict.fromkeys(("not-friends", "not-invitable"), 403),
    **dict.fromkeys(("method-not-allowed",), 405),
    **dict.fromkeys(("name-taken", "already-account", "too-many-bots", "too-many-tokens"), 409),
    **dict.fromkeys(("too-many-subscriptions", "conflict", "not-the-aim", "step-done", "no-advice"), 409),
    **dict.fromkeys(("too-many-watched", "table-full", "too-many-friends", "too-many-blocked"), 409),
    **dict.fromkeys(("too-many-challenges", "own-friend-link", "own-block"), 409),
    **dict.fromkeys(("tournament-started", "tournament-over", "tournament-full", "not-joined", "bot-stays"), 409),
    **dict.fromkeys(("too-few-players", "too-many-rounds", "too-many-games", "puzzle-done"), 409),
    **dict.fromkeys(("too-many-tournaments", "too-many-joined", "too-many-reviews"), 409),
    **dict.fromkeys(("too-large",), 413),
    **dict.fromkeys(
        ("bad-request", "bad-name", "bad-cursor", "bad-password-length", "bad-position", "bad-record"), 422
    ),
    **dict.fromkeys(("wrong-host",), 421),
    **dict.fromkeys(("too-often",), 429),
    **dict.fromkeys(("our-fault",), 500),
    **dict.fromkeys(("stopping", "database-away", "too-many-advised", "too-many-connections", "newer-table"), 503),
}
"""The error codes of this package with their HTTP status; each has a text ``error-CODE``."""

REFUSAL_STATUS = {
    **dict.fromkeys(
        ("not-host", "not-seated", "not-your-seat", "not-your-decision", "seat-kept", "own-question", "own-vote"), 403
    ),
    **dict.fromkeys(
        ("no-watchers", "chat-players", "chat-watchers", "hints-rated", "hints-tournament", "hints-people"), 403
    ),
    **dict.fromkeys(("no-such-seat", "no-such-event", "no-such-number", "no-such-moment"), 404),
    **dict.fromkeys(
        ("bad-settings", "bad-person", "bad-name", "bad-chat", "bad-salt", "bad-salt-commitment", "salt-mismatch"), 422
    ),
    **dict.fromkeys(("illegal-move", "unreadable-move", "no-such-decision", "cannot-deal", "too-many-moments"), 422),
}
"""The status of refusals by a table; all others conflict with the table's state: 409."""


class ErrorDetail(TypedDict, total=False):
    """One fault of a request."""

    field: Required[str]
    code: Required[str]
    message: str


class FieldFault(NamedTuple):
    """One fault of a request, in any language."""

    field: str
    code: str
    message: Value

    def told(self, language: str) -> ErrorDetail:
        """Return the fault in a language."""
        return {"field": self.field, "code": self.code, "message": str(said_value(self.message, language))}


class ErrorContent(TypedDict, total=False):
    """The content of an error."""

    code: Required[Annotated[str, Meta(description="A stable name, such as `name-taken`.")]]
    message: Required[Annotated[str, Meta(description="A sentence in the caller's language.")]]
    rule: Annotated[str, Meta(description="The rule of the game that forbids it.")]
    details: Sequence[ErrorDetail]
    legal: Annotated[Sequence[str], Meta(description="What would be legal instead.")]
    places: Annotated[Sequence[str], Meta(description="The places that the message is about.")]
    reference: Annotated[str, Meta(description="The reference to quote when reporting a server error.")]


class ApiError(Exception):
    """A request that is rejected."""

    def __init__(
        self,
        code: str,
        *,
        headers: Mapping[str, str] | None = None,
        details: Sequence[FieldFault] = (),
        rule: str = "",
        **values: Value,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS_OF[code]
        self.rule = rule
        self.headers = dict(headers or {})
        self.details = tuple(details)
        self.values = values
        """The values of the message."""

    def message(self) -> Message:
        """Return the message, in any language."""
        return message(PACKAGE, f"error-{self.code}", **self.values)

    def content(self, language: str) -> ErrorContent:
        """Return the error in a language."""
        sentence = self.message().text(language)
        if len(sentence) > LONGEST_TEXT:
            sentence = f"{sentence[:LONGEST_TEXT]}…"
        content = ErrorContent(code=self.code, message=sentence)
        if self.rule:
            content["rule"] = self.rule
        if self.details:
            content["details"] = [fault.told(language) for fault in self.details]
        return content


def unavailable_error(error: Exception) -> ApiError | None:
    """Return what to tell users about a database that does not respond or cannot write; None for other errors."""
    is_away = isinstance(error, OperationalError | InterfaceError | InternalError | PoolTimeout)
    is_away = is_away or isinstance(error, ConnectionError | TimeoutError)
    if not is_away and type(error) is not DBAPIError:  # PostgreSQL that stops or starts reports errors of its own
        return None
    structlog.get_logger().error("database-away", exc_info=error)
    return database_away()


def database_away() -> ApiError:
    """Return the error for a database that does not respond or cannot write."""
    return ApiError("database-away", headers={"Retry-After": "5"})


def refusal_content(refusal: Refusal, language: str) -> tuple[ErrorContent, int]:
    """Return the content of a table's refusal in a language, and its status."""
    content = ErrorContent(code=refusal.code, message=refusal.text(language))
    if refusal.rule:
        content["rule"] = refusal.rule
    if refusal.legal:
        content["legal"] = refusal.legal
    if refusal.places:
        content["places"] = refusal.places
    if isinstance(refusal, SettingsRefusal):
        content["details"] = [
            {"field": f"settings.{fault.where}", "code": fault.rule or "fault", "message": fault.text}
            for fault in refusal.faults_in(language)
        ]
    return content, REFUSAL_STATUS.get(refusal.code, 409)


def say(language: str, message: str, **values: Value) -> str:
    """Return a message of the server in a language."""
    return text(PACKAGE, language, message, **values)


class OperatorFault(ValueError):
    """A problem that the operator of the server must fix."""

    def __init__(self, name: str, /, **values: Value) -> None:
        super().__init__(name)
        self.reason = message(PACKAGE, f"fault-{name}", **values)
        """The problem, in any language."""

    def text_in(self, language: str) -> str:
        """Return the problem in a language."""
        return self.reason.text(language)

    def __str__(self) -> str:
        return self.text_in("en")


# Faults of single fields, with the same codes and messages for REST and WebSocket

MAX_DETAILS = 20

PROBLEMS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_short": "too-short",
    "string_too_long": "too-long",
    "too_short": "too-short",
    "too_long": "too-long",
    "greater_than_equal": "too-small",
    "greater_than": "too-small",
    "less_than_equal": "too-big",
    "less_than": "too-big",
    "literal_error": "not-a-choice",
    "enum": "not-a-choice",
    "hidden-characters": "hidden-characters",
}
"""The code of a fault, by pydantic's name for it."""

WRONG_TYPES = {
    **dict.fromkeys(("int_type", "int_parsing", "int_from_float"), "int"),
    **dict.fromkeys(("float_type", "float_parsing"), "float"),
    **dict.fromkeys(("bool_type", "bool_parsing"), "bool"),
    **dict.fromkeys(("dict_type", "model_type", "model_attributes_type"), "object"),
    **dict.fromkeys(("list_type", "tuple_type"), "array"),
    "string_type": "str",
    "none_required": "null",
}
"""The expected type, by pydantic's name for a wrong one; all other faults are of the wrong form."""


TAGS = r"constrained-\w+|str|int|float|bool|none|(dict|list)\[.*\]|(function|json)-.*"
"""The parts of a location by which pydantic marks the member of a union; they are not part of the request."""


def field_fault(field: str, code: str, /, **values: Value) -> FieldFault:
    """Return a fault of one field with the message ``field-CODE``."""
    return FieldFault(field, code, message(PACKAGE, f"field-{code}", field=field, **values))


def bad_request(faults: Sequence[FieldFault]) -> ApiError:
    """Return the error that reports some faults."""
    fields = ", ".join(dict.fromkeys(fault.field for fault in faults))
    return ApiError("bad-request", details=faults, fields=fields)


def setup_faults(faults: Iterable[Fault], whole: str, code: str) -> list[FieldFault]:
    """Return the faults of a loader, with their rules as codes.

    Faults that name no field have the field ``whole``, those that break no rule the given code.
    """
    return [
        FieldFault(fault.where or whole, fault.rule or code, fault.text if fault.message is None else fault.message)
        for fault in faults
    ]


def sent_faults(faults: Sequence[Mapping[str, object]]) -> list[FieldFault]:
    """Return the faults of an HTTP request; they do not repeat values, which may be passwords."""
    named = [(_field_of(fault), fault) for fault in faults[:MAX_DETAILS]]
    wanted: dict[str, list[str]] = {}
    for field, fault in named:
        if (kind := str(fault["type"])) in WRONG_TYPES:
            wanted.setdefault(field, []).append(WRONG_TYPES[kind])
    found = [_sent_fault(field, fault, wanted.get(field, [])) for field, fault in named]
    return list({(fault.field, fault.code): fault for fault in found}.values())


def _field_of(fault: Mapping[str, object]) -> str:
    place = fault.get("loc", ())
    assert isinstance(place, tuple)
    path = [_plain(str(part)) for part in place if not re.fullmatch(TAGS, str(part))]
    return ".".join(path[1:] if path[:1] in (["body"], ["query"], ["path"]) and path[1:] else path) or "body"


def _sent_fault(field: str, fault: Mapping[str, object], wanted: Sequence[str]) -> FieldFault:
    kind = str(fault["type"])
    if kind in WRONG_TYPES:  # a union accepts any of its types
        return field_fault(field, "wrong-type", wanted=wanted_types(" | ".join(dict.fromkeys(wanted))))
    context = fault.get("ctx")
    limits = context.values() if isinstance(context, dict) else ()
    numbers = (value for value in limits if isinstance(value, int | float) and not isinstance(value, bool))
    return field_fault(field, PROBLEMS.get(kind, "wrong-form"), limit=f"{next(numbers, 0):g}")


def form_field(fault: FormFault, whole: str) -> FieldFault:
    """Return a fault of form; ``whole`` is the field if it names none."""
    field = ".".join(map(_plain, fault.where.split("."))) if fault.where else whole
    return field_fault(field, fault.code, **dict(fault.values))


def bad_message(error: msgspec.MsgspecError) -> ApiError:
    """Return the error for an invalid WebSocket message."""
    if not isinstance(error, msgspec.ValidationError):
        return ApiError("bad-message", reason=message(PACKAGE, "not-json"))
    fault = form_field(read_fault(error), "message")
    assert isinstance(fault.message, Message)
    return ApiError("bad-message", details=[fault], reason=fault.message)


async def convert_body(request: Request, kind: Any, **given: object) -> Any:
    """Read the JSON body of a request as a struct; ``given`` are fields that the path gives.

    The type checker cannot know that a union of structs is a type, so this returns ``Any``.
    """
    try:
        data = msgspec.json.decode(await request.body())
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise ApiError("bad-json") from None
    if not isinstance(data, dict):
        raise bad_request([field_fault("body", "wrong-type", wanted=wanted_types("object"))])
    try:
        return msgspec.convert({**data, **given}, kind)
    except msgspec.ValidationError as error:
        raise bad_request([form_field(read_fault(error), "body")]) from None


def _plain(part: str) -> str:
    """Return a part of the path to a field; unusual names, which come from the caller, are not repeated."""
    return part if re.fullmatch(r"[A-Za-z0-9_-]{1,40}(\[(\d{1,9}|\.\.\.)\])*", part) else "?"
