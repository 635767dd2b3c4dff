"""A position as one line of text, to paste into a message or a test.

The line is ``legends1:`` and the compressed JSON form in URL-safe Base64. A position of Legends is too large for a
readable line; ``tetrarch show`` displays it.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib

import msgspec

from tetrarch.core.errors import FormatError
from tetrarch.core.formats import MAX_BYTES, read_json
from tetrarch.core.text.messages import CORE, message
from tetrarch.legends.position.json_format import position_from_json, position_to_json
from tetrarch.legends.position.options import PACKAGE
from tetrarch.legends.position.position import Position

PREFIX = "legends1:"


def position_to_line(position: Position) -> str:
    """The position as one line."""
    packed = zlib.compress(msgspec.json.encode(position_to_json(position)), 9)
    return PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def parse_position(line: str, subject: str = "position") -> Position:
    """Read the position in a line."""
    text = line.strip()
    if newer := re.match(r"legends([2-9]\d{0,8}):", text):
        raise FormatError(subject, message(CORE, "form-line-newer", version=newer[1]))
    if not text.startswith(PREFIX):
        raise FormatError(subject, message(CORE, "form-line", prefix=repr(PREFIX)))
    body = text.removeprefix(PREFIX)
    unpacker = zlib.decompressobj()
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        data = unpacker.decompress(packed, MAX_BYTES)
    except (binascii.Error, ValueError, zlib.error):
        raise FormatError(subject, message(PACKAGE, "position-line-cut")) from None
    if not unpacker.eof or unpacker.unconsumed_tail or unpacker.unused_data:
        raise FormatError(subject, message(PACKAGE, "position-line-cut"))
    return position_from_json(read_json(data, subject), subject)
