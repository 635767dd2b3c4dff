"""The position as one line: every position has one, and a line that is not quite one is refused."""

from __future__ import annotations

import base64
import json
import zlib

import pytest

from tests.legends.documents import acting, bidding, choosing, ended, laying, placing, taking, untouched, viewed
from tests.legends.tables import table
from tetrarch.core.errors import FormatError, SetupError
from tetrarch.legends import parse_position, position_from_json, position_to_line
from tetrarch.legends.position.formats import PREFIX

DOCUMENTS = {
    "untouched": untouched(),
    "laying": laying(),
    "placing": placing(),
    "bidding": bidding(),
    "taking": taking(),
    "acting": acting(),
    "choosing": choosing(),
    "ended": ended(),
    "viewed": viewed(),
}
LINE = position_to_line(position_from_json(taking()))
NOT_WHOLE = "is not a complete line: part of it is missing or changed"


def line_of(data: bytes) -> str:
    return PREFIX + base64.urlsafe_b64encode(zlib.compress(data)).decode().rstrip("=")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_kind_of_position_has_a_line(name: str) -> None:
    position = position_from_json(DOCUMENTS[name])
    line = position_to_line(position)
    assert parse_position(line) == position
    assert len(line.splitlines()) == len(line.split()) == 1
    assert repr(position) == f"parse_position({line!r})"


def test_the_line_holds_the_packed_document() -> None:
    body = LINE.removeprefix("legends1:")
    packed = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
    assert json.loads(zlib.decompress(packed)) == taking()


def test_own_components_are_in_the_line() -> None:
    position = table("M4:E1", plain=True)
    assert parse_position(position_to_line(position)) == position


def test_blanks_around_a_line_do_not_matter() -> None:
    assert parse_position(f"  {LINE}\n") == parse_position(LINE)


def test_every_truncation_is_refused() -> None:
    for length in range(len(LINE)):
        with pytest.raises(FormatError):
            parse_position(LINE[:length])


WRONG_LINES = [
    ("", "a line of this kind begins with 'legends1:'"),
    ("eko1 seats=ET", "a line of this kind begins with 'legends1:'"),
    (LINE.replace("legends1:", "legends2:"), "is a line of version 2; this program reads version 1"),
    (PREFIX, NOT_WHOLE),
    (LINE + "AAAA", NOT_WHOLE),
    (LINE[:40] + " " + LINE[40:], NOT_WHOLE),
    (LINE[:40] + "é" + LINE[41:], NOT_WHOLE),
    (LINE[:40] + "\ud800" + LINE[41:], NOT_WHOLE),
    (LINE[:60] + ("A" if LINE[60] != "A" else "B") + LINE[61:], NOT_WHOLE),
    (line_of(b"{"), "is not valid JSON"),
    (line_of(b"\xff"), "is not valid JSON"),
    (line_of(b"[]"), "must be an object of the format 'tetrarch/legends-position'"),
    (line_of(b" " * (1 << 25)), NOT_WHOLE),
]


@pytest.mark.parametrize(("line", "message"), WRONG_LINES, ids=range(len(WRONG_LINES)))
def test_a_malformed_line_is_rejected(line: str, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        parse_position(line, "line.txt")
    assert str(caught.value).startswith("line.txt: ")
    assert message in str(caught.value)


def test_a_line_against_the_rules_is_refused_with_all_faults() -> None:
    data = json.dumps(taking(count=1, decider=1)).encode()
    with pytest.raises(SetupError) as caught:
        parse_position(line_of(data), "line.txt")
    assert [fault.where for fault in caught.value.faults] == ["count", "decider"]
