"""Positions as text: the boards and regions as a list, the row of cards, and what each seat has.

``draw_text`` uses a few typographic signs, or ASCII alone; ``draw_rich`` adds colour; ``describe_text`` uses sentences.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tetrarch.core.drawing.characters import Canvas
from tetrarch.core.text.messages import said
from tetrarch.legends.components.cards import CARDS_EACH
from tetrarch.legends.position.position import Position
from tetrarch.legends.words import description, say
from tetrarch.legends.words.description import Thing, Ways, describe_text
from tetrarch.legends.words.score import points_by_source
from tetrarch.legends.words.sentences import identity_message, identity_name, player_name
from tetrarch.legends.words.titles import ability_words, action_words, board_words, card_title, laid_boards

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ["describe_text", "draw_rich", "draw_text"]

LEAST_NAME = 5
"""The minimum width of the name of a seat."""
WIDTH = 100
"""The maximum width of a line, except for long custom names."""
LABELS = ("bid", "leader", "points", "bonuses", "cards")
"""The details of a seat, each on its own line."""
LONGEST_TITLE = 30
"""Longer titles of custom cards are cut off."""


class Signs(NamedTuple):
    """The characters that differ between the typographic and the ASCII drawing."""

    none: str
    bridge: str
    portal: str
    sea: str
    dot: str


TYPOGRAPHIC = Signs("─", "╪", "◊", "≈", " · ")
ASCII = Signs("-", "=", "@", "~", ", ")

Styled = tuple[str, str]
"""A text and the name of its style."""


def draw_text(position: Position, *, plain: bool = False, key: bool = True, language: str = "en") -> str:
    """The position as text without colour; ``plain`` uses ASCII alone, and ``key`` explains the signs."""
    return _draw(position, ASCII if plain else TYPOGRAPHIC, language, key=key).text(plain=plain)


def draw_rich(position: Position, *, key: bool = True, language: str = "en") -> Text:
    """The position as coloured text for Rich, with the same characters as ``draw_text``."""
    return _draw(position, TYPOGRAPHIC, language, key=key).rich({"island": "italic", "thing": "bold #d99f35"})


def _draw(position: Position, signs: Signs, language: str, *, key: bool) -> Canvas:
    canvas = Canvas()
    _add_map(canvas, position, signs, language)
    if key:
        _add_key(canvas, position, signs, language)
    canvas.add()
    _add_row(canvas, position, signs, language)
    canvas.add()
    for seat in range(position.players):
        _add_seat(canvas, position, seat, signs, language)
    canvas.add()
    if words := description.tie_words(position, language):
        canvas.add((words, ""))
    canvas.add((description.step_sentence(position, language), "heading"))
    canvas.add((say(language, "name-moment", moment=description.moment_words(position, language)), "weak"))
    return canvas


# ------------------------------------------------------------------------------------------------------------- the map


class _Line(NamedTuple):
    """One region in the list."""

    name: str
    holder: str
    garrisons: list[Styled]
    ways: str
    things: str


class _Widths(NamedTuple):
    """The widths of the columns."""

    name: int
    holder: int
    garrisons: int
    ways: int


def _add_map(canvas: Canvas, position: Position, signs: Signs, language: str) -> None:
    """Add the laid boards with their islands and regions."""
    boards = laid_boards(position)
    if not boards:
        canvas.add((say(language, "board-none"), "weak"))
        return
    things = description.things_on_map(position, language)
    lines = {
        region: _region(position, region, description.ways_from(position, side, region), things, signs, language)
        for _, side, _ in boards
        for region in side.regions
    }
    *heads, last = (say(language, f"column-{name}") for name in ("region", "held", "armies", "neighbours", "here"))
    widths = _Widths(
        len(heads[0]),
        len(heads[1]),
        max(len(heads[2]), *(sum(len(text) + 1 for text, _ in line.garrisons) - 1 for line in lines.values())),
        max(len(heads[3]), *(len(line.ways) for line in lines.values())),
    )
    cells = "  ".join(f"{head:<{width}}" for head, width in zip(heads, widths, strict=True))
    canvas.add((f"    {cells}  {last}", "heading"))
    for slot, side, turn in boards:
        canvas.add((board_words(position, slot, side, turn, language), "row"))
        for island in side.islands:
            holder = description.island_holder(position, island)
            held: Styled = say(language, "nobody"), "weak"
            if holder:
                held = f" {holder} {identity_name(holder, language)} ", holder
            canvas.add((f"  {say(language, 'island-line', regions=' '.join(island))} ", "island"), held)
            for region in island:
                _add_region(canvas, lines[region], widths)


def _region(
    position: Position, region: str, ways: Ways, things: dict[int, list[Thing]], signs: Signs, language: str
) -> _Line:
    index = position.components.region_index[region]
    shown = [*ways.land, *(f"{signs.bridge}{name}" for name in ways.bridge)]
    shown += [f"{signs.portal}{name}" for name in ways.portal] + [f"{signs.sea}{name}" for name in ways.sea]
    return _Line(
        region,
        position.controller(index) or signs.none,
        [
            (description.garrison_text(letter, garrison), letter)
            for letter, garrison in position.garrisons(index).items()
        ],
        " ".join(shown),
        ", ".join(thing.short_words(language) for thing in things.get(index, ())),
    )


def _add_region(canvas: Canvas, line: _Line, widths: _Widths) -> None:
    holder = (line.holder, line.holder if line.holder.isalpha() else "weak")
    parts: list[Styled] = [(f"    {line.name:<{widths.name}}  ", "row"), holder, (" " * (widths.holder + 1), "")]
    for text, letter in line.garrisons:
        parts += [(text, letter), (" ", "")]
    used = sum(len(text) + 1 for text, _ in line.garrisons)
    parts.append((" " * (widths.garrisons + 2 - used), ""))
    start = sum(len(text) for text, _ in parts)
    # On custom maps the neighbours may not fit on one line.
    rest = f"{line.ways:<{widths.ways}}  {line.things}".rstrip()
    if start + len(rest) <= WIDTH:
        canvas.add(*parts, (f"{line.ways:<{widths.ways}}  ", ""), (line.things, "thing"))
        return
    first, *more = textwrap.wrap(" ".join(rest.split()), max(24, WIDTH - start))
    canvas.add(*parts, (first, ""))
    for text in more:
        canvas.add((" " * start + text, ""))


def _add_key(canvas: Canvas, position: Position, signs: Signs, language: str) -> None:
    letter = position.identities[0]
    entries = [say(language, "key-pieces", letter=letter, player=identity_message(letter))]
    entries += [say(language, "key-neutral")] if position.players == 2 else []
    entries += [say(language, "key-land")]
    shown = {mark for _, side, _ in laid_boards(position) for mark in ("bridge",) * bool(side.bridge)}
    entries += [say(language, "key-bridge", sign=signs.bridge)] if shown else []
    entries += [say(language, "key-portal", sign=signs.portal)] if "portals" in position.options.variants else []
    prices = " ".join(f"{name}{position.sea_cost(seat)}" for seat, name in enumerate(position.identities))
    entries += [say(language, "key-sea", sign=signs.sea), say(language, "key-cost", prices=prices)]
    canvas.add()
    canvas.add_entries(f"{say(language, 'key')} ", entries, WIDTH)


# --------------------------------------------------------------------------------------------------- the row, the seats


def _add_row(canvas: Canvas, position: Position, signs: Signs, language: str) -> None:
    """Add the cards in the row with their prices, and the size of the deck."""
    rows = [tuple(say(language, f"column-{name}") for name in ("place", "cost", "card", "action", "ability"))]
    for place, entry in enumerate(position.row(), 1):
        if entry is None:
            rows.append((str(place), signs.none, signs.none, "", ""))
            continue
        card = entry.card
        title = said(card_title(position.components, card), language)[:LONGEST_TITLE]
        ability = ability_words(card, position.components, language)
        rows.append((str(place), str(entry.price), title, action_words(card, language), ability))
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    for number, row in enumerate(rows):
        before = "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=False)) + "  "
        first, *more = textwrap.wrap(row[4], max(24, WIDTH - len(before))) or [""]
        canvas.add((before + first, "" if number else "heading"))
        for text in more:
            canvas.add((" " * len(before) + text, ""))
    canvas.add((say(language, "deck-line", cards=position.deck_left), "weak"))


def _add_seat(canvas: Canvas, position: Position, seat: int, signs: Signs, language: str) -> None:
    """Add what a seat has: a line of numbers, then the details."""
    letter = position.identities[seat]
    armies, cities = position.supply(seat)
    numbers = [
        description.count_words(position.points(seat), "point", language),
        *description.total_words(position, seat, language),
        description.count_words(position.coins(seat), "coin", language),
        say(language, "cards-of", cards=len(position.cards(seat)), most=CARDS_EACH[position.players]),
        say(language, "supply-line", armies=armies, cities=cities),
        *([state] if (state := description.seat_state(position, seat, language)) else []),
    ]
    arrow = ">" if seat in position.to_decide else " "
    name = f" {letter} {player_name(position, seat, language)} "
    widest = max(len(player_name(position, other, language)) for other in range(position.players))
    room = " " * (6 + max(widest, LEAST_NAME) - len(name))
    canvas.add((f"{arrow} {seat} ", "heading"), (name, letter), (f"{room}{'  '.join(numbers)}", ""))
    wide = 1 + max(len(say(language, f"label-{label}")) for label in LABELS)
    for label, entries in _details(position, seat, language):
        for text in _wrapped(f"      {say(language, f'label-{label}'):<{wide}}", entries, signs.dot):
            canvas.add((text, "weak"))


def _details(position: Position, seat: int, language: str) -> Iterator[tuple[str, list[str]]]:
    sources = [f"{source} {points}" for source, points in points_by_source(position, seat, language).items()]
    gifts = description.bonus_words(position, seat, language) + description.trophies(position, seat, language)
    bid, leader = (
        [description.bid_words(position, seat, language)],
        [description.leader_words(position, seat, language)],
    )
    lines = (bid, leader, sources, gifts, description.use_lines(position, seat, language))
    for label, entries in zip(LABELS, lines, strict=True):
        if any(entries):
            yield label, entries


def _wrapped(first: str, entries: Sequence[str], dot: str) -> list[str]:
    indent = " " * len(first)
    text = (dot if ":" not in "".join(entries) else "; ").join(entries)
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=indent, break_on_hyphens=False)
