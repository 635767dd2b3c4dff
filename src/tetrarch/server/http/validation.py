"""What is wrong with single fields of what people send, whichever way it came: one set of codes and sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from tetrarch.core.errors import Fault
from tetrarch.core.formats.faults import FormFault, read_fault, wanted_types
from tetrarch.core.text.messages import Message, Value, message
from tetrarch.server.http.errors import PACKAGE, ApiError, FieldFault

MOST_DETAILS = 20

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
"""What is wrong with a field, by the names that the validator has for it."""

WRONG_TYPES = {
    **dict.fromkeys(("int_type", "int_parsing", "int_from_float"), "int"),
    **dict.fromkeys(("float_type", "float_parsing"), "float"),
    **dict.fromkeys(("bool_type", "bool_parsing"), "bool"),
    **dict.fromkeys(("dict_type", "model_type", "model_attributes_type"), "object"),
    **dict.fromkeys(("list_type", "tuple_type"), "array"),
    "string_type": "str",
    "none_required": "null",
}
"""The type that was wanted, by the names that the validator has for another; all else has the wrong form."""


TAGS = r"constrained-\w+|str|int|float|bool|none|(dict|list)\[.*\]|(function|json)-.*"
"""How the validator marks which of several types of a field it tried: no part of what was sent."""


def field_fault(field: str, code: str, /, **values: Value) -> FieldFault:
    """A fault of one field; the message ``field-CODE`` says what it is."""
    return FieldFault(field, code, message(PACKAGE, f"field-{code}", field=field, **values))


def bad_request(faults: Sequence[FieldFault]) -> ApiError:
    """The error that names all these fields."""
    fields = ", ".join(dict.fromkeys(fault.field for fault in faults))
    return ApiError("bad-request", details=faults, fields=fields)


def setup_faults(faults: Iterable[Fault], whole: str, code: str) -> list[FieldFault]:
    """Faults that a loader found, under the codes of their rules.

    Args:
        faults: The faults.
        whole: The field that is meant where a fault names none.
        code: The code of a fault against no rule.
    """
    return [
        FieldFault(fault.where or whole, fault.rule or code, fault.text if fault.message is None else fault.message)
        for fault in faults
    ]


def sent_faults(faults: Sequence[Mapping[str, object]]) -> list[FieldFault]:
    """What is wrong with a request over HTTP; what was sent is not repeated, for it may be a password."""
    named = [(_field_of(fault), fault) for fault in faults[:MOST_DETAILS]]
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
    if kind in WRONG_TYPES:  # a field that may be of several types wants any of them
        return field_fault(field, "wrong-type", wanted=wanted_types(" | ".join(dict.fromkeys(wanted))))
    context = fault.get("ctx")
    limits = context.values() if isinstance(context, dict) else ()
    numbers = (value for value in limits if isinstance(value, int | float) and not isinstance(value, bool))
    return field_fault(field, PROBLEMS.get(kind, "wrong-form"), limit=f"{next(numbers, 0):g}")


def form_field(fault: FormFault, whole: str) -> FieldFault:
    """A fault of form; ``whole`` is the field that is meant where it names none."""
    field = ".".join(map(_plain, fault.where.split("."))) if fault.where else whole
    return field_fault(field, fault.code, **dict(fault.values))


def bad_message(error: msgspec.MsgspecError) -> ApiError:
    """What is wrong with a message over a WebSocket."""
    if not isinstance(error, msgspec.ValidationError):
        return ApiError("bad-message", reason=message(PACKAGE, "not-json"))
    fault = form_field(read_fault(error), "message")
    assert isinstance(fault.message, Message)
    return ApiError("bad-message", details=[fault], reason=fault.message)


def _plain(part: str) -> str:
    """A part of the path to a field; only plain names are repeated, for the asker may have made up others."""
    return part if re.fullmatch(r"[A-Za-z0-9_-]{1,40}(\[(\d{1,9}|\.\.\.)\])*", part) else "?"
