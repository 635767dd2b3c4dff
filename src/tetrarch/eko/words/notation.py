"""The notation of decisions: short texts to type, read aloud and store in records.

Formatting always writes a decision in full. Parsing accepts a text with parts left out if exactly one legal decision
fits; a text that fits several is rejected with all of them named.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tetrarch.core.errors import NotationError
from tetrarch.core.text.messages import CORE, message, nearest_message, series
from tetrarch.eko.position.position import Position, Stack
from tetrarch.eko.rules import layout
from tetrarch.eko.words import phrase, say

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

NOTATION = {
    "swap": {"keep": "keep", "swap d5": "swap"},
    "draft": {"@d5": "draft", "@d5!": "draft-emperor"},
    "action": {
        "d5-f3": "go",
        "d5+f3": "regroup",
        "d5xf3": "attack",
        "d5*f3": "kamikaze",
        "d5^e6E": "construct",
        "d5^e6T!": "construct-emperor",
        "d5-f3~1.3": "tempest",
        "d5~1": "scatter",
        "sand d5": "sand",
        "pass": "pass",
    },
    "march": {"march": "march", "rest": "rest"},
    "exchange": {"give T": "exchange"},
    "reinforce": {"d5+2": "add", "d5+2!": "add-both", "d5+!": "add-emperor", "moon d5": "moon", "done": "done"},
}
"""How decisions are written, by step, and the message that explains each."""

_VARIANT_SIGNS = {"~": "labyrinth", "sand": "sand", "moon": "moon"}
"""Signs of decisions that only exist with a variant."""


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


def read_decision(position: Position, text: str) -> Reading:
    """Parse a text without checking whether it is legal; raise ``NotationError`` if it has no meaning."""
    plain = text.strip().lower()
    for kind, pattern in _PATTERNS.items():
        found = pattern.fullmatch(plain)
        if found:
            return _reading(position, text, kind, found)
    word = re.match(r"[a-z]+", plain)
    if word and len(word[0]) > 2:
        raise NotationError(text, phrase("notation-nearest", nearest=nearest_message(word[0], WORDS)))
    raise NotationError(text, phrase("notation-example"))


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
            raise NotationError(text, phrase("notation-nobody", letter=letter, known=known))
        return Reading(text, kind, position.identities.index(letter))
    if kind in (layout.DRAFT, layout.MOON):
        return Reading(text, kind, _space(position, text, found[1]), emperor=1 if found[2] else None)
    if kind in (layout.SWAP, layout.SAND):
        return Reading(text, kind, _space(position, text, found[1]))
    return Reading(text, kind)


def _space(position: Position, text: str, name: str) -> int:
    board = position.board
    return _index(text, name, board.space_index, board.site_index, "notation-site", "notation-no-space")


def _site(position: Position, text: str, name: str) -> int:
    board = position.board
    return _index(text, name, board.site_index, board.space_index, "notation-space", "notation-no-site")


def _index(text: str, name: str, known: Mapping[str, int], others: Mapping[str, int], other: str, missing: str) -> int:
    """The number of a place by its name; the messages are for a place of the other kind, and for none."""
    if name in known:
        return known[name]
    if name in others:
        raise NotationError(text, phrase(other, name=name))
    raise NotationError(text, phrase(missing, name=name, nearest=nearest_message(name, known)))


def _zones(position: Position, text: str, written: str | None) -> int | None:
    if written is None:
        return None
    if written.endswith("x") != (position.options.printing != "complete"):
        form = "notation-zone-numbers" if position.options.printing == "complete" else "notation-zone-count"
        raise NotationError(text, phrase(form))
    if written.endswith("x"):
        if not re.fullmatch(r"[1-4]", written[:-1]):
            raise NotationError(text, phrase("notation-zones-crossed"))
        return int(written[:-1])
    known = {str(number): 1 << number - 1 for number in range(1, len(position.board.zones) + 1)}
    numbers = [number.lstrip("0") for number in written.split(".")]
    if len({*numbers} & known.keys()) < len(numbers):
        raise NotationError(text, phrase("notation-zones-once", most=len(position.board.zones)))
    return sum(known[number] for number in numbers)


def split_line(line: str) -> list[str]:
    """Split a line into its decisions; blanks and semicolons separate them, except in ``swap d5``."""
    decisions: list[str] = []
    words = iter(line.replace(";", " ").split())
    for word in words:
        following = next(words, "") if word.lower() in TWO_WORDS else ""
        decisions.append(f"{word} {following}".rstrip())
    return decisions


def help_lines(position: Position, language: str = "en") -> list[str]:
    """How the decisions of this step are written, as far as the game has them."""
    step = "action" if position.step == "march-action" else position.step
    lines = []
    for written, name in NOTATION.get(step, {}).items():
        needed = next((variant for sign, variant in _VARIANT_SIGNS.items() if sign in written), "")
        if not needed or needed in position.options.variants or (needed == "labyrinth" and position.board.zones):
            lines.append(f"{written:<11} {say(language, f'write-{name}')}")
    return lines


def spaces_in(notation: str) -> list[str]:
    """The names of spaces in a notation, in order."""
    found = re.match(rf"@?{_SPACE}(?:[-+x*^]{_SPACE})?", notation.split()[-1])
    return [name for name in found.groups() if name] if found else []
