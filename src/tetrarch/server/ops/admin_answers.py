"""How the running server answers what an administrator asks through the database: said where it is read."""

from __future__ import annotations

from typing import Literal

import msgspec

from tetrarch.core.text.messages import Message
from tetrarch.server.http.errors import ApiError
from tetrarch.server.setup_errors import OperatorFault
from tetrarch.table.refusal import Refusal

DONE = "done"


class _Kept(msgspec.Struct, frozen=True):
    """A message without what only one language knows."""

    package: Literal["tetrarch.table", "tetrarch.server"]
    id: str
    values: dict[str, str | int]


def refused(error: Refusal | ApiError | OperatorFault) -> str:
    """Why something is not done, as it is kept until somebody reads it."""
    if isinstance(error, Refusal):
        said = error.message()
    else:
        said = error.reason if isinstance(error, OperatorFault) else error.message()
    values = {name: value if isinstance(value, str | int) else value.text() for name, value in said.values}
    return msgspec.json.encode({"package": said.package, "id": said.id, "values": values}).decode()


def said_answer(answer: str, language: str) -> str:
    """The answer in a language; one of a server of another version stays as it is."""
    try:
        kept = msgspec.json.decode(answer, type=_Kept)
        return Message(kept.package, kept.id, tuple(kept.values.items())).text(language)
    except (msgspec.MsgspecError, LookupError):
        return answer
