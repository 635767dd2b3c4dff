"""Where a page of a list begins: after the last line of the page before, however many lines came since."""

from __future__ import annotations

import base64
import json

from tetrarch.server.http.errors import ApiError


def write_cursor(value: int | float, id: str) -> str:
    """The cursor behind a line."""
    return base64.urlsafe_b64encode(json.dumps([value, id]).encode()).decode().rstrip("=")


def read_cursor(cursor: str | None, kind: type[int] | type[float] = int) -> tuple[int | float, str] | None:
    """The line that a cursor stands behind; anything that is none of ours is refused."""
    if not cursor:
        return None
    try:
        value, id = json.loads(base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)))
    except (ValueError, TypeError, RecursionError):
        raise ApiError("bad-cursor") from None
    is_number = isinstance(value, int if kind is int else (int, float)) and not isinstance(value, bool)
    if not is_number or abs(value) >= 2**62 or not isinstance(id, str) or not id.isalnum() or len(id) > 32:
        raise ApiError("bad-cursor")
    return value, id
