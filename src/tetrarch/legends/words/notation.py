"""Decisions as short text: to type, to say aloud, and to store in records. A whole turn can be one line.

A decision is always written in full. As input, a card can also be named by its place in the row, and a half of an "or"
by its action. In a line, ``H1-H2-H3`` moves one army over several regions, and ``*3`` repeats a decision.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise

from tetrarch.core.errors import NotationError
from tetrarch.core.text.messages import CORE, message, nearest_message, series
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.words import phrase, say

_REGION = r"([a-z]{1,2}[0-9]{1,2})"
_PATTERNS = {
    layout.LAY: re.compile(r"([a-z][a-z0-9_-]*)@([0-9]{1,3})"),
    layout.CENTRE: re.compile(r"centre\s*([0-9])"),
    layout.START: re.compile(rf"start\s*{_REGION}"),
    layout.TOKEN: re.compile(rf"token\s*{_REGION}"),
    layout.MERCHANT: re.compile(rf"coins\s*{_REGION}"),
    layout.SHARED: re.compile(rf"shared\s*{_REGION}"),
    layout.NEUTRAL: re.compile(rf"neutral\s*{_REGION}"),
    layout.BID_COINS: re.compile(r"bid\s*([0-9]{1,3})"),
    layout.NAME_FIRST: re.compile(r"first\s*([etms])"),
    layout.TAKE: re.compile(r"take\s*([a-z0-9-]+)"),
    layout.HALF: re.compile(r"half\s*([a-z]+|[0-9])"),
    layout.PLACE: re.compile(rf"\+{_REGION}"),
    layout.MOVE: re.compile(rf"{_REGION}-{_REGION}"),
    layout.BUILD: re.compile(rf"\^{_REGION}"),
    layout.DESTROY: re.compile(rf"x{_REGION}([etmsn])(\$)?"),
    layout.STOP: re.compile(r"stop"),
}
_WALK = re.compile(rf"{_REGION}(?:-{_REGION}){{2,}}", re.IGNORECASE)
_TIMES = re.compile(r"[0-9]{1,2}")
MOST_TIMES = 20
"""The maximum number of repetitions of a decision in a line."""
_WORD_FOR = {
    layout.CENTRE: "centre",
    layout.START: "start",
    layout.TOKEN: "token",
    layout.MERCHANT: "coins",
    layout.SHARED: "shared",
    layout.NEUTRAL: "neutral",
    layout.BID_COINS: "bid",
    layout.NAME_FIRST: "first",
    layout.TAKE: "take",
    layout.HALF: "half",
}
"""The words that begin a decision and need an argument."""
WORDS = (*_WORD_FOR.values(), "stop")

_TOKEN = {"token D4": "token"}
NOTATION = {
    "lay": {"desert@90": "lay", "board": "see-boards"},
    "centre": {"centre 2": "centre"},
    "start": {"start D4": "start"},
    **dict.fromkeys(("explore", "citadel", "dragon", "portal", "rogues"), _TOKEN),
    "merchant": {"coins D4": "merchant"},
    "shared": {"shared D4": "shared"},
    "neutral": {"neutral D4": "neutral"},
    "bid": {"bid 3": "bid"},
    "first": {"first T": "first"},
    "take": {"take lake": "take", "take 2": "take-place", "take lake half 1 +D4 +D4": "whole-turn"},
    "half": {"half 1": "half", "half move": "half-named", "stop": "stop-half"},
    "place": {"+D4": "place", "+D4*3": "place-several", "stop": "stop-place"},
    "move": {"D4-D5": "walk", "D4-D5-D6": "walk-on", "D4-D5*2": "walk-several", "stop": "stop-walk"},
    "city": {"^D4": "city", "stop": "stop-city"},
    "destroy": {"xD4T": "destroy", "xD4T$": "rob", "stop": "stop-destroy"},
    "queen": {"take 2": "queen", "stop": "stop-queen"},
}
"""How decisions are written, by step, and the message that explains each."""


@dataclass(frozen=True)
class Reading:
    """A parsed decision."""

    text: str
    kind: int
    one: int = 0
    two: int = 0
    three: int = 0

    @property
    def decision(self) -> int:
        """The number of the decision."""
        return make_decision(self.kind, self.one, self.two, self.three)


def make_decision(kind: int, one: int = 0, two: int = 0, three: int = 0) -> int:
    """The number of a decision from its parts."""
    return kind | one << layout.ONE_SHIFT | two << layout.TWO_SHIFT | three << layout.THREE_SHIFT


def kind_of(decision: int) -> int:
    """The kind of a decision, as in ``layout``."""
    return decision & layout.KIND_BITS


def one_of(decision: int) -> int:
    """The first number of a decision: a region, a board, a slot, a seat, coins, a place in the row, or a half."""
    return decision >> layout.ONE_SHIFT & layout.NUMBER_BITS


def two_of(decision: int) -> int:
    """The second number: the end of a step, the owner of a destroyed army, or the upper side of a board."""
    return decision >> layout.TWO_SHIFT & layout.NUMBER_BITS


def three_of(decision: int) -> int:
    """The third number: the quarter turns of a board, or 1 if the Bandit King takes a coin."""
    return decision >> layout.THREE_SHIFT & layout.NUMBER_BITS


def colour_letter(position: Position, colour: int) -> str:
    """The identity letter of a colour; ``N`` is neutral."""
    return "N" if colour == layout.NEUTRAL_COLOUR else position.identities[colour]


def format_decision(position: Position, decision: int) -> str:
    """The notation of a legal decision."""
    kind, one, two, three = kind_of(decision), one_of(decision), two_of(decision), three_of(decision)
    components = position.components
    if kind == layout.LAY:
        return f"{components.sides[2 * one + two].name}@{90 * three}"
    if kind == layout.STOP:
        return "stop"
    if kind == layout.TAKE:
        card = int(position.state[layout.ROW + one])
        return f"take {components.cards[card].id if card >= 0 else one + 1}"
    if kind in (layout.CENTRE, layout.HALF):
        return f"{_WORD_FOR[kind]} {one + 1}"
    if kind == layout.BID_COINS:
        return f"bid {one}"
    if kind == layout.NAME_FIRST:
        return f"first {position.identities[one]}"
    region = components.regions[one]
    if kind == layout.PLACE:
        return f"+{region}"
    if kind == layout.BUILD:
        return f"^{region}"
    if kind == layout.MOVE:
        return f"{region}-{components.regions[two]}"
    if kind == layout.DESTROY:
        return f"x{region}{colour_letter(position, two)}{'$' if three else ''}"
    return f"{_WORD_FOR[kind]} {region}"


def read_decision(position: Position, text: str) -> Reading:
    """Parse a text without checking that it is legal; raise ``NotationError`` if it cannot be parsed."""
    plain = " ".join(text.lower().split())
    for kind, pattern in _PATTERNS.items():
        found = pattern.fullmatch(plain)
        if found:
            return _reading(position, text, kind, found)
    word = re.match(r"[a-z]+", plain)
    if word and word[0] in _WORD_FOR.values():
        raise NotationError(text, phrase("notation-needs", word=word[0], needed=phrase(f"needed-{word[0]}")))
    if word and len(word[0]) > 2:
        raise NotationError(text, phrase("notation-nearest", nearest=nearest_message(word[0], WORDS)))
    raise NotationError(text, phrase("notation-example"))


def _reading(position: Position, text: str, kind: int, found: re.Match[str]) -> Reading:
    if kind == layout.LAY:
        return _lay_reading(position, text, found)
    if kind == layout.STOP:
        return Reading(text, kind)
    if kind == layout.BID_COINS:
        return Reading(text, kind, min(int(found[1]), layout.NUMBER_BITS))
    if kind == layout.CENTRE:
        if not 1 <= int(found[1]) <= 4:
            raise NotationError(text, phrase("notation-boards"))
        return Reading(text, kind, int(found[1]) - 1)
    if kind == layout.NAME_FIRST:
        return Reading(text, kind, _seat(position, text, found[1]))
    if kind == layout.TAKE:
        return Reading(text, kind, _row_place(position, text, found[1]))
    if kind == layout.HALF:
        return Reading(text, kind, _half(position, text, found[1]))
    one = _region(position, text, found[1])
    if kind == layout.MOVE:
        return Reading(text, kind, one, _region(position, text, found[2]))
    if kind == layout.DESTROY:
        owner = layout.NEUTRAL_COLOUR if found[2] == "n" else _seat(position, text, found[2])
        return Reading(text, kind, one, owner, 1 if found[3] else 0)
    return Reading(text, kind, one)


def _lay_reading(position: Position, text: str, found: re.Match[str]) -> Reading:
    names = [side.name for side in position.components.sides]
    if found[1] not in names:
        raise NotationError(text, phrase("notation-side", name=found[1], nearest=nearest_message(found[1], names)))
    if int(found[2]) not in (0, 90, 180, 270):
        raise NotationError(text, phrase("notation-turns"))
    side = names.index(found[1])
    return Reading(text, layout.LAY, side // 2, side % 2, int(found[2]) // 90)


def _seat(position: Position, text: str, letter: str) -> int:
    if letter.upper() not in position.identities:
        known = message(CORE, "known", names=series(position.identities, ""))
        raise NotationError(text, phrase("notation-nobody", letter=letter.upper(), known=known))
    return position.identities.index(letter.upper())


def _region(position: Position, text: str, name: str) -> int:
    index = position.components.region_index.get(name.upper())
    if index is None:
        on_map = [position.components.regions[region] for region in position.regions()]
        raise NotationError(
            text, phrase("notation-region", name=name.upper(), nearest=nearest_message(name.upper(), on_map))
        )
    return index


def _row_place(position: Position, text: str, name: str) -> int:
    row = position.row()
    if name.isdigit():
        if not 1 <= int(name) <= len(row):
            raise NotationError(text, phrase("notation-places", places=len(row)))
        return int(name) - 1
    ids = [place.card.id if place else "" for place in row]
    if name not in ids:
        if name in position.components.card_index:
            raise NotationError(text, phrase("notation-not-in-row", name=name, cards=series(filter(None, ids), "")))
        near = nearest_message(name, position.components.card_index)
        raise NotationError(text, phrase("notation-card", name=name, nearest=near))
    return ids.index(name)


def _half(position: Position, text: str, name: str) -> int:
    if name in ("1", "2"):
        return int(name) - 1
    card = int(position.state[layout.CARD])
    kinds = [part.kind for part in position.components.cards[card].parts] if card >= 0 else []
    if kinds.count(name) != 1:
        reason = phrase("notation-halves-named", kinds=series(kinds)) if kinds else phrase("notation-halves")
        raise NotationError(text, reason)
    return kinds.index(name)


def split_line(line: str) -> list[str]:
    """The decisions in a line, with walks and repetitions expanded; spaces and semicolons separate them."""
    decisions: list[str] = []
    words = line.replace(";", " ").split()
    while words:
        word = words.pop(0)
        if word.lower() in WORDS and word.lower() != "stop" and words:
            decisions.append(f"{word} {words.pop(0)}")
            continue
        body, sign, times = word.partition("*")
        if sign and not (_TIMES.fullmatch(times) and 1 <= int(times) <= MOST_TIMES):
            raise NotationError(word, phrase("notation-times", most=MOST_TIMES))
        steps = [f"{start}-{end}" for start, end in pairwise(body.split("-"))] if _WALK.fullmatch(body) else [body]
        decisions += steps * int(times or 1)
    return decisions


def help_lines(position: Position, language: str = "en") -> list[str]:
    """How the decisions of this step are written."""
    lines = []
    for written, name in NOTATION.get(position.step, {}).items():
        if name == "whole-turn":
            lines += [written, f"{'':<12} {say(language, f'write-{name}')}"]
        elif name != "rob" or "leaders" in position.options.variants:
            written = say(language, "bid-or-number") if name == "bid" else written
            lines.append(f"{written:<12} {say(language, f'write-{name}')}")
    return lines


def complete_notation(position: Position, typed: str) -> str:
    """A typed decision; a number alone is a bid while bids are asked for."""
    return f"bid {typed}" if position.step == "bid" and re.fullmatch(r"\d{1,3}", typed) else typed


def regions_in(notation: str) -> list[str]:
    """The names of regions in a notation, in order; a side of a board or a card is none."""
    found = re.fullmatch(r"[+^x]?([A-Z]{1,2}\d{1,2})(?:-([A-Z]{1,2}\d{1,2})|[ETMSN]\$?)?", notation.split()[-1])
    return [name for name in found.groups() if name] if found else []
