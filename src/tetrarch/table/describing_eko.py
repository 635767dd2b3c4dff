"""All that people read of the legal decisions of a position of Ekö, quickly.

A list holds fifty decisions and more, nearly all of them moves and constructions, whose words differ in two names: from
where and to where. So the words of each sort are made once, with gaps in place of the names, and kept for all tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tetrarch.core.text.messages import Message
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout as at
from tetrarch.eko.words.sentences import decision_message
from tetrarch.table.games import Described
from tetrarch.table.marks import Mark, MarkKind
from tetrarch.table.ways_eko import Ways

START, END = "\ue000", "\ue001"
"""The gaps: characters that stand in no text of ours."""
GAPS = {"from": START, "to": END, "site": END}
"""What the sentences of moves and constructions call the two places."""

SORT_BITS = ~(at.SPACE_BITS << at.SPACE_SHIFT | at.SPACE_BITS << at.TARGET_SHIFT)
"""All of a decision but its places."""

MOST_KEPT = 20_000
"""So many sorts are kept; a game of two people knows some hundreds, in one language."""

Describer = Callable[[int], Described]
Sort = tuple[tuple[object, ...], int, int, int]
"""In which language and game, the decision without its places, and what stands where it starts and ends."""


class Words(NamedTuple):
    """What all decisions of one sort share."""

    sign: str
    """What the notation has between the places."""
    tail: str
    """What it has after them."""
    sentence: str
    """With gaps."""
    rules: tuple[str, ...]
    kind: str
    cost: dict[str, int]
    mark: MarkKind
    text: str
    """What stands on the mark."""


_kept: dict[Sort, Words] = {}


def quick_describer(position: Position, language: str, plain: Describer) -> Describer:
    """What tells the same of the legal decisions of a position as a plain describer does."""
    spaces = [space.name for space in position.board.spaces]
    sites = [site.name for site in position.board.sites]
    count = len(spaces)
    pieces = position.state[at.STACKS : at.STACKS + count + len(sites)].tolist()
    who = (language, position.options.printing, position.identities, position.seat, position.decider)
    ways = Ways(position)

    def describe(decision: int) -> Described:
        kind = decision & at.KIND_BITS
        space, target = decision >> at.SPACE_SHIFT & at.SPACE_BITS, decision >> at.TARGET_SHIFT & at.SPACE_BITS
        if kind == at.MOVE:
            start, end = spaces[space], spaces[target]
            way = ways.ways(space, decision >> at.ZONES_SHIFT & at.ZONES_BITS).get(target, [])
            sort = (who, decision & SORT_BITS, pieces[space], pieces[target])
        elif kind == at.CONSTRUCT:
            start, end, way = spaces[space], sites[target], []
            sort = (who, decision & SORT_BITS, 0, pieces[count + target])
        else:
            return plain(decision)
        words = _kept.get(sort) or _keep(sort, _words(position, language, decision, plain(decision)))
        return Described(
            f"{start}{words.sign}{end}{words.tail}",
            words.sentence.replace(START, start).replace(END, end),
            words.rules,
            words.kind,
            [start, end],
            words.cost,
            Mark(words.mark, end, words.text, way),
        )

    return describe


def _keep(sort: Sort, words: Words) -> Words:
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    _kept[sort] = words
    return words


def _words(position: Position, language: str, decision: int, one: Described) -> Words:
    """What a decision shares with all of its sort."""
    start, end = one.places
    package, name, values = decision_message(position, decision)
    with_gaps = Message(package, name, tuple((place, GAPS.get(place, value)) for place, value in values))
    written = one.notation
    return Words(
        written[len(start)],
        written[len(start) + 1 + len(end) :],
        with_gaps.text(language),
        one.rules,
        one.kind,
        one.cost,
        one.mark.kind,
        one.mark.text,
    )
