"""Positions as text: the map as a list of its boards and regions, the row of cards, and what each seat has.

``draw_text`` draws with a few typographic signs, or with ASCII alone; ``draw_rich`` is the same drawing in colour;
``describe_text`` says everything in sentences, line by line.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tetrarch.core.canvas import Canvas
from tetrarch.core.drawing import IDENTITY_NAMES
from tetrarch.legends.cards import CARDS_EACH
from tetrarch.legends.drawing_words import (
    Lying,
    Ways,
    ability_words,
    action_words,
    ascii_text,
    bid_words,
    board_words,
    bonus_words,
    cards_by_use,
    count_words,
    describe_text,
    garrison_text,
    island_holder,
    laid_boards,
    leader_words,
    moment_words,
    points_by_source,
    seat_state,
    step_sentence,
    things_lying,
    tie_words,
    total_words,
    trophies,
    ways_from,
)
from tetrarch.legends.position import Position

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ["describe_text", "draw_rich", "draw_text"]

WIDTH = 100
"""No line is longer, unless somebody's own names are."""
LONGEST_TITLE = 30
"""Longer titles of own cards are cut off."""


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


def draw_text(position: Position, *, plain: bool = False, key: bool = True) -> str:
    """The position as lines of text without colour; ``plain`` uses ASCII alone, ``key`` explains the signs."""
    drawing = str(_draw(position, ASCII if plain else TYPOGRAPHIC, key=key))
    return ascii_text(drawing) if plain else drawing


def draw_rich(position: Position, *, key: bool = True) -> Text:
    """The position as text in colour, for Rich to print; the same characters as ``draw_text``."""
    return _draw(position, TYPOGRAPHIC, key=key).rich({"island": "italic", "thing": "bold #d99f35"})


def _draw(position: Position, signs: Signs, *, key: bool) -> Canvas:
    canvas = Canvas()
    _add_map(canvas, position, signs)
    if key:
        _add_key(canvas, position, signs)
    canvas.add()
    _add_row(canvas, position, signs)
    canvas.add()
    for seat in range(position.players):
        _add_seat(canvas, position, seat, signs)
    canvas.add()
    if words := tie_words(position):
        canvas.add((words, ""))
    canvas.add((step_sentence(position), "heading"))
    canvas.add((f"Legends, {moment_words(position)}", "weak"))
    return canvas


# ------------------------------------------------------------------------------------------------------------- the map


class _Line(NamedTuple):
    """One region of the list."""

    name: str
    holder: str
    garrisons: list[Styled]
    ways: str
    things: str


def _add_map(canvas: Canvas, position: Position, signs: Signs) -> None:
    """The boards as far as they are laid, each with its islands, each of those with its regions."""
    boards = laid_boards(position)
    if not boards:
        canvas.add(("No board is laid yet", "weak"))
        return
    things = things_lying(position)
    lines = {
        region: _region(position, region, ways_from(position, side, region), things, signs)
        for _, side, _ in boards
        for region in side.regions
    }
    garrison = max(len("Armies"), *(sum(len(text) + 1 for text, _ in line.garrisons) - 1 for line in lines.values()))
    ways = max(len("Neighbours"), *(len(line.ways) for line in lines.values()))
    canvas.add((f"    Region  Held  {'Armies':<{garrison}}  {'Neighbours':<{ways}}  Here", "heading"))
    for slot, side, turn in boards:
        canvas.add((board_words(position, slot, side, turn), "row"))
        for island in side.islands:
            holder = island_holder(position, island)
            held: list[Styled] = [(f" {holder} {IDENTITY_NAMES[holder]} ", holder)] if holder else [("nobody", "weak")]
            canvas.add((f"  Island of {' '.join(island)}: ", "island"), *held)
            for region in island:
                _add_region(canvas, lines[region], garrison, ways)


def _region(position: Position, region: str, ways: Ways, things: dict[int, list[Lying]], signs: Signs) -> _Line:
    index = position.components.region_index[region]
    shown = [*ways.land, *(f"{signs.bridge}{name}" for name in ways.bridge)]
    shown += [f"{signs.portal}{name}" for name in ways.portal] + [f"{signs.sea}{name}" for name in ways.sea]
    return _Line(
        region,
        position.controller(index) or signs.none,
        [(garrison_text(letter, garrison), letter) for letter, garrison in position.garrisons(index).items()],
        " ".join(shown),
        ", ".join(thing.short_words for thing in things.get(index, ())),
    )


def _add_region(canvas: Canvas, line: _Line, garrison: int, ways: int) -> None:
    holder = (line.holder, line.holder if line.holder in IDENTITY_NAMES else "weak")
    parts: list[Styled] = [(f"    {line.name:<6}  ", "row"), holder, (" " * 5, "")]
    for text, letter in line.garrisons:
        parts += [(text, letter), (" ", "")]
    used = sum(len(text) + 1 for text, _ in line.garrisons)
    parts.append((" " * (garrison + 2 - used), ""))
    start = sum(len(text) for text, _ in parts)
    # Maps of one's own may have more neighbours than a line has room for.
    rest = f"{line.ways:<{ways}}  {line.things}".rstrip()
    if start + len(rest) <= WIDTH:
        canvas.add(*parts, (f"{line.ways:<{ways}}  ", ""), (line.things, "thing"))
        return
    first, *more = textwrap.wrap(" ".join(rest.split()), max(24, WIDTH - start))
    canvas.add(*parts, (first, ""))
    for text in more:
        canvas.add((" " * start + text, ""))


def _add_key(canvas: Canvas, position: Position, signs: Signs) -> None:
    letter = position.identities[0]
    entries = [f"{letter}3^1 {IDENTITY_NAMES[letter]}'s 3 armies and 1 city"]
    entries += ["N2 2 neutral armies"] if position.players == 2 else []
    entries += ["C1 a neighbour by land"]
    shown = {mark for _, side, _ in laid_boards(position) for mark in ("bridge",) * bool(side.bridge)}
    entries += [f"{signs.bridge}C2 by a bridge"] if shown else []
    entries += [f"{signs.portal}V1 by the portals"] if "portals" in position.options.variants else []
    prices = " ".join(f"{name}{position.sea_cost(seat)}" for seat, name in enumerate(position.identities))
    entries += [f"{signs.sea}H2 by sea", f"a step costs 1, by sea {prices}"]
    canvas.add()
    canvas.add_entries("Key: ", entries, WIDTH)


# --------------------------------------------------------------------------------------------------- the row, the seats


def _add_row(canvas: Canvas, position: Position, signs: Signs) -> None:
    """The cards in the row with their prices, and how many are left in the deck."""
    rows: list[tuple[str, str, str, str, str]] = [("Place", "Cost", "Card", "Action", "Ability")]
    for place, entry in enumerate(position.row(), 1):
        if entry is None:
            rows.append((str(place), signs.none, signs.none, "", ""))
            continue
        card = entry.card
        rows.append((str(place), str(entry.price), card.title[:LONGEST_TITLE], action_words(card), ability_words(card)))
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    for number, row in enumerate(rows):
        before = "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=False)) + "  "
        first, *more = textwrap.wrap(row[4], max(24, WIDTH - len(before))) or [""]
        canvas.add((before + first, "" if number else "heading"))
        for text in more:
            canvas.add((" " * len(before) + text, ""))
    canvas.add((f"Deck   {position.deck_left} left", "weak"))


def _add_seat(canvas: Canvas, position: Position, seat: int, signs: Signs) -> None:
    """What a seat has: a line of numbers, then what they come from."""
    letter = position.identities[seat]
    armies, cities = position.supply(seat)
    numbers = [
        count_words(position.points(seat), "point"),
        *total_words(position, seat),
        count_words(position.coins(seat), "coin"),
        f"{len(position.cards(seat))}/{CARDS_EACH[position.players]} cards",
        f"supply {count_words(armies, 'army', 'armies')} {count_words(cities, 'city', 'cities')}",
        *([state] if (state := seat_state(position, seat)) else []),
    ]
    arrow = ">" if seat in position.to_decide else " "
    name = f" {letter} {IDENTITY_NAMES[letter]} "
    canvas.add((f"{arrow} {seat} ", "heading"), (name, letter), (f"{' ' * (9 - len(name))}  {'  '.join(numbers)}", ""))
    for words, entries in _details(position, seat):
        for text in _wrapped(f"      {words + ':':<9}", entries, signs.dot):
            canvas.add((text, "weak"))


def _details(position: Position, seat: int) -> Iterator[tuple[str, list[str]]]:
    sources = [f"{source} {points}" for source, points in points_by_source(position, seat).items()]
    gifts = bonus_words(position, seat) + trophies(position, seat)
    cards = [f"{use}: {', '.join(titles)}" for use, titles in cards_by_use(position, seat).items()]
    bid, leader = [bid_words(position, seat)], [leader_words(position, seat)]
    lines = (("bid", bid), ("leader", leader), ("points", sources), ("bonuses", gifts), ("cards", cards))
    for words, entries in lines:
        if any(entries):
            yield words, entries


def _wrapped(first: str, entries: Sequence[str], dot: str) -> list[str]:
    indent = " " * len(first)
    text = (dot if ":" not in "".join(entries) else "; ").join(entries)
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=indent, break_on_hyphens=False)
