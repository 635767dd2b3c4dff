"""The notation of decisions: short texts to type, read aloud and store in records.

Formatting always writes a decision in full. Parsing accepts a text with parts left out if exactly one legal decision
fits; a text that fits several is rejected with all of them named.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from tetrarch.core.errors import NotationError
from tetrarch.core.text.messages import CORE, Message, Value, message, nearest_message, series
from tetrarch.eko.position.options import PACKAGE
from tetrarch.eko.position.position import Position, Stack
from tetrarch.eko.rules import layout

WORTH_LETTERS = "ETC"
"""Encampment, tower, castle."""

_SPACE = r"([a-z]{1,3}\d{1,3})"
_PATTERNS = {
    layout.KEEP: re.compile(r"keep"),
    layout.SWAP: re.compile(rf"swap\s*{_SPACE}"),
    layout.DRAFT: re.compile(rf"@\s*{_SPACE}(!)?"),
    layout.MOVE: re.compile(rf"{_SPACE}([-+x*]){_SPACE}(?:~([0-9.]+x?))?(!)?"),
    layout.SCATTER: re.compile(rf"{_SPACE}~([0-9.]*x?)"),
    layout.CONSTRUCT: re.compile(rf"{_SPACE}\^{_SPACE}([etc])?(!)?"),
    layout.SAND: re.compile(rf"sand\s*{_SPACE}"),
    layout.PASS: re.compile(r"pass"),
    layout.MARCH: re.compile(r"march"),
    layout.REST: re.compile(r"rest"),
    layout.GIVE: re.compile(r"give\s*([etms])"),
    layout.REINFORCE: re.compile(rf"{_SPACE}\+(\d)?(!)?"),
    layout.MOON: re.compile(rf"moon\s*{_SPACE}(!)?"),
    layout.FINISH: re.compile(r"done"),
}
WORDS = ("keep", "swap", "sand", "pass", "march", "rest", "give", "moon", "done")
TWO_WORDS = ("swap", "sand", "give", "moon", "@")
"""Words that begin a decision of two words."""


@dataclass(frozen=True)
class Reading:
    """A parsed text; None marks parts that the text leaves open."""

    text: str
    kind: int
    space: int = 0
    target: int = 0
    sign: str = ""
    """The sign of a move: ``-``, ``+``, ``x`` or ``*``."""
    count: int | None = 0
    emperor: int | None = 0
    zones: int | None = 0

    def exact(self) -> int:
        """The decision with all open parts empty: no Emperor and no zones unless the text names them."""
        return make_decision(self.kind, self.space, self.target, self.count or 0, self.emperor or 0, self.zones or 0)

    def fits(self, decision: int) -> bool:
        """Whether the text can mean a decision."""
        return (
            kind_of(decision) == self.kind
            and space_of(decision) == self.space
            and target_of(decision) == self.target
            and self.count in (None, count_of(decision))
            and self.emperor in (None, emperor_of(decision))
            and self.zones in (None, zones_of(decision))
        )


def make_decision(kind: int, space: int = 0, target: int = 0, count: int = 0, emperor: int = 0, zones: int = 0) -> int:
    """The number of a decision from its parts."""
    return (
        kind
        | space << layout.SPACE_SHIFT
        | target << layout.TARGET_SHIFT
        | count << layout.COUNT_SHIFT
        | emperor << layout.EMPEROR_SHIFT
        | zones << layout.ZONES_SHIFT
    )


def kind_of(decision: int) -> int:
    """The kind of a decision: one of the kinds in ``layout``."""
    return decision & layout.KIND_BITS


def space_of(decision: int) -> int:
    """The space it is about or starts from; for an exchange, the seat whose Emperor is given."""
    return decision >> layout.SPACE_SHIFT & layout.SPACE_BITS


def target_of(decision: int) -> int:
    """The space where a move ends, or the site of a construction."""
    return decision >> layout.TARGET_SHIFT & layout.SPACE_BITS


def count_of(decision: int) -> int:
    """The worth of a building, or the number of soldiers placed."""
    return decision >> layout.COUNT_SHIFT & layout.COUNT_BITS


def emperor_of(decision: int) -> int:
    """1 if the Emperor is among the discs that are placed, spent or lost."""
    return decision >> layout.EMPEROR_SHIFT & 1


def zones_of(decision: int) -> int:
    """Mask of the zones that take a disc; in the first printing their number."""
    return decision >> layout.ZONES_SHIFT & layout.ZONES_BITS


def zones_lost(position: Position, zones: int) -> int:
    """The number of discs that the zones of a decision take."""
    return zones.bit_count() if position.options.printing == "complete" else zones


class Move(NamedTuple):
    """A legal move, derived from its number and the position."""

    space: int
    target: int
    zones: int
    lost: int
    """The number of discs that its zones take."""
    moving: Stack | None
    met: Stack | None
    """The stack on the space where it ends."""
    sign: str
    """``-`` to an empty space, ``+`` to regroup, ``x`` to attack, ``*`` for a kamikaze."""


def read_move(position: Position, decision: int) -> Move:
    """Return the parts of a legal move."""
    space, target, zones = space_of(decision), target_of(decision), zones_of(decision)
    lost = zones_lost(position, zones) if zones else 0
    moving, met = position.stack_at(space), position.stack_at(target)
    sign = "-"
    if met is not None and moving is not None:
        is_kamikaze = moving.height - lost == 1 and met.height == 4
        sign = "+" if met.seat == moving.seat else "*" if is_kamikaze else "x"
    return Move(space, target, zones, lost, moving, met, sign)


def format_decision(position: Position, decision: int) -> str:
    """Return the notation of a legal decision."""
    kind = kind_of(decision)
    board, zones = position.board, zones_of(decision)
    emperor = "!" if emperor_of(decision) else ""
    if kind == layout.GIVE:
        return f"give {position.identities[space_of(decision)]}"
    if kind in (layout.KEEP, layout.PASS, layout.MARCH, layout.REST, layout.FINISH):
        return "done" if kind == layout.FINISH else layout.KIND_NAMES[kind]
    space = board.spaces[space_of(decision)].name
    if kind == layout.MOVE:
        move = read_move(position, decision)
        end = board.spaces[move.target].name
        return f"{space}{move.sign}{end}{format_zones(position, zones)}{emperor}"
    if kind == layout.SCATTER:
        return f"{space}{format_zones(position, zones)}"
    if kind == layout.CONSTRUCT:
        site = board.sites[target_of(decision)].name
        return f"{space}^{site}{WORTH_LETTERS[count_of(decision) - 1]}{emperor}"
    if kind == layout.REINFORCE:
        return f"{space}+{count_of(decision) or ''}{emperor}"
    if kind == layout.DRAFT:
        return f"@{space}{emperor}"
    return f"{layout.KIND_NAMES[kind]} {space}{emperor}"


def format_zones(position: Position, zones: int) -> str:
    """``~1.3`` for the zones that take a disc, ``~2x`` for their number in the first printing, or an empty text."""
    if zones == 0:
        return ""
    if position.options.printing != "complete":
        return f"~{zones}x"
    return "~" + ".".join(str(zone + 1) for zone in range(layout.MAX_ZONES) if zones >> zone & 1)


def _say(name: str, /, **values: Value) -> Message:
    return message(PACKAGE, name, **values)


def read_decision(position: Position, text: str) -> Reading:
    """Parse a text without checking whether it is legal; raise ``NotationError`` if it has no meaning."""
    plain = text.strip().lower()
    for kind, pattern in _PATTERNS.items():
        found = pattern.fullmatch(plain)
        if found:
            return _reading(position, text, kind, found)
    word = re.match(r"[a-z]+", plain)
    if word and len(word[0]) > 2:
        raise NotationError(text, _say("notation-nearest", nearest=nearest_message(word[0], WORDS)))
    raise NotationError(text, _say("notation-example"))


def _reading(position: Position, text: str, kind: int, found: re.Match[str]) -> Reading:
    if kind == layout.MOVE:
        space, target = _space(position, text, found[1]), _space(position, text, found[3])
        zones, emperor = _zones(position, text, found[4]), 1 if found[5] else None
        return Reading(text, kind, space, target, found[2], emperor=emperor, zones=zones)
    if kind == layout.SCATTER:
        return Reading(text, kind, _space(position, text, found[1]), zones=_zones(position, text, found[2] or None))
    if kind == layout.CONSTRUCT:
        count = WORTH_LETTERS.index(found[3].upper()) + 1 if found[3] else None
        space, site = _space(position, text, found[1]), _site(position, text, found[2])
        return Reading(text, kind, space, site, count=count, emperor=1 if found[4] else None)
    if kind == layout.REINFORCE:
        soldiers = int(found[2]) if found[2] else 0 if found[3] else None
        return Reading(text, kind, _space(position, text, found[1]), count=soldiers, emperor=1 if found[3] else None)
    if kind == layout.GIVE:
        letter = found[1].upper()
        if letter not in position.identities:
            known = message(CORE, "known", names=series(position.identities, ""))
            raise NotationError(text, _say("notation-nobody", letter=letter, known=known))
        return Reading(text, kind, position.identities.index(letter))
    if kind in (layout.DRAFT, layout.MOON):
        return Reading(text, kind, _space(position, text, found[1]), emperor=1 if found[2] else None)
    if kind in (layout.SWAP, layout.SAND):
        return Reading(text, kind, _space(position, text, found[1]))
    return Reading(text, kind)


def _space(position: Position, text: str, name: str) -> int:
    index = position.board.space_index.get(name)
    if index is None:
        if name in position.board.site_index:
            raise NotationError(text, _say("notation-site", name=name))
        near = nearest_message(name, position.board.space_index)
        raise NotationError(text, _say("notation-no-space", name=name, nearest=near))
    return index


def _site(position: Position, text: str, name: str) -> int:
    index = position.board.site_index.get(name)
    if index is None:
        if name in position.board.space_index:
            raise NotationError(text, _say("notation-space", name=name))
        near = nearest_message(name, position.board.site_index)
        raise NotationError(text, _say("notation-no-site", name=name, nearest=near))
    return index


def _zones(position: Position, text: str, written: str | None) -> int | None:
    if written is None:
        return None
    if written.endswith("x") != (position.options.printing != "complete"):
        form = "notation-zone-numbers" if position.options.printing == "complete" else "notation-zone-count"
        raise NotationError(text, _say(form))
    if written.endswith("x"):
        if not re.fullmatch(r"[1-4]", written[:-1]):
            raise NotationError(text, _say("notation-zones-crossed"))
        return int(written[:-1])
    mask = 0
    for number in written.split("."):
        if (
            not re.fullmatch(r"[0-9]{1,3}", number)
            or not 1 <= int(number) <= len(position.board.zones)
            or mask >> (int(number) - 1) & 1
        ):
            raise NotationError(text, _say("notation-zones-once", most=len(position.board.zones)))
        mask |= 1 << (int(number) - 1)
    return mask


def split_line(line: str) -> list[str]:
    """Split a line into its decisions; blanks and semicolons separate them, except in ``swap d5``."""
    decisions: list[str] = []
    words = line.replace(";", " ").split()
    while words:
        word = words.pop(0)
        if word.lower() in TWO_WORDS and words:
            word += f" {words.pop(0)}"
        decisions.append(word)
    return decisions
