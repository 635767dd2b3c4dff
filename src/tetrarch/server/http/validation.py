"""Faults of single fields in requests: the same codes and messages for REST and WebSocket."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from starlette.requests import Request

from tetrarch.core.errors import Fault
from tetrarch.core.formats import FormFault, read_fault, wanted_types
from tetrarch.core.text.messages import Message, Value, message
from tetrarch.server.http.errors import PACKAGE, ApiError, FieldFault

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

    Args:
        faults: The faults.
        whole: The field of faults that name none.
        code: The code of faults that break no rule.
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
