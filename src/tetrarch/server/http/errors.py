"""Errors with a stable code and a message in the caller's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypedDict

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
    **dict.fromkeys(("not-found", "no-such-person", "no-such-table", "no-such-step", "no-such-token"), 404),
    **dict.fromkeys(("no-such-subscription", "push-off"), 404),
    **dict.fromkeys(("method-not-allowed",), 405),
    **dict.fromkeys(("name-taken", "already-account", "too-many-bots", "too-many-tokens"), 409),
    **dict.fromkeys(("too-many-subscriptions", "conflict", "not-the-aim", "step-done", "no-advice"), 409),
    **dict.fromkeys(("too-many-watched", "table-full"), 409),
    **dict.fromkeys(("too-large",), 413),
    **dict.fromkeys(("bad-request", "bad-name", "bad-cursor", "bad-password-length", "bad-position"), 422),
    **dict.fromkeys(("too-often",), 429),
    **dict.fromkeys(("our-fault",), 500),
    **dict.fromkeys(("stopping", "database-away", "too-many-advised"), 503),
}
"""The error codes of this package with their HTTP status; each has a text ``error-CODE``."""

REFUSAL_STATUS = {
    **dict.fromkeys(
        ("not-host", "not-seated", "not-your-seat", "not-your-decision", "seat-kept", "own-question", "own-vote"), 403
    ),
    **dict.fromkeys(("no-watchers", "chat-players", "chat-watchers"), 403),
    **dict.fromkeys(("no-such-seat", "no-such-event", "no-such-number", "no-such-moment"), 404),
    **dict.fromkeys(("bad-settings", "bad-person", "bad-name", "bad-chat", "bad-salt"), 422),
    **dict.fromkeys(("illegal-move", "unreadable-move", "no-such-decision", "cannot-deal", "too-many-moments"), 422),
}
"""The status of refusals by a table; all others conflict with the table's state: 409."""


class ErrorDetail(TypedDict, total=False):
    """One fault of a request."""

    field: str
    code: str
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

    code: str
    message: str
    rule: str
    details: Sequence[ErrorDetail]
    legal: Sequence[str]
    reference: str


class ApiError(Exception):
    """A request that is rejected."""

    def __init__(
        self,
        code: str,
        *,
        status: int | None = None,
        headers: Mapping[str, str] | None = None,
        details: Sequence[FieldFault] = (),
        **values: Value,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS_OF[code] if status is None else status
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
        if self.details:
            content["details"] = [fault.told(language) for fault in self.details]
        return content


def refusal_content(refusal: Refusal, language: str) -> tuple[ErrorContent, int]:
    """Return the content of a table's refusal in a language, and its status."""
    content = ErrorContent(code=refusal.code, message=refusal.text(language))
    if refusal.rule:
        content["rule"] = refusal.rule
    if refusal.legal:
        content["legal"] = refusal.legal
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
