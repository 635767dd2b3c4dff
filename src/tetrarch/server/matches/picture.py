"""Pictures of finished matches and puzzles: the board, and beside it the result or the task; the boards of matches.

The former have the size that link previews expect. The game draws the board; the PNG shows the same drawing as the SVG.
"""

from __future__ import annotations

import asyncio
import re
import textwrap
from collections import OrderedDict
from functools import cache
from importlib import resources
from typing import Literal, NamedTuple, cast

import msgspec
from resvg_py import svg_to_bytes

from tetrarch.core import registry
from tetrarch.core.drawing.svg import (
    COLOURS,
    SERIF,
    SHEEN,
    caption,
    captions,
    moved,
    number,
    panel,
    picture,
    sign_art,
    use,
)
from tetrarch.core.game import GamePosition
from tetrarch.puzzles import Puzzle, task, theme_name
from tetrarch.server.http.errors import say
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch, require_access
from tetrarch.server.matches.progress import require_watching
from tetrarch.table.entries import Ended
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table
from tetrarch.table.view.events import entry_sentence, seat_name

Theme = Literal["light", "dark"]
Kind = Literal["svg", "png"]

WIDTH, HEIGHT = 1200, 630
MARGIN = 24
SIDE = 400
"""The width of the panel with the players."""
ROW = 74
MOST_HEADING = 18
"""Letters in a line of the heading."""
MOST_NAME = 17
"""Letters of a name in a row."""
MOST_WORDS = 36
"""Letters in a line of small text."""
FONTS = ("Figtree-Medium.ttf", "Figtree-Bold.ttf", "Eczar-SemiBold.ttf")
LATIN = re.compile(r"[\x20-ſ–—‘’“”…]*")
"""The letters that these fonts have; for others, system fonts are searched."""
MOST_KEPT = 50
"""Pictures in memory."""


class SeatLine(msgspec.Struct, frozen=True):
    """The line of a seat."""

    name: str
    letter: str
    points: int
    is_lit: bool
    """Whether it has won the match, or is the one to solve the puzzle."""


class Pictured(msgspec.Struct, frozen=True):
    """What a picture shows besides the board, in a language."""

    id: str
    """The match or the puzzle."""
    game: str
    language: str
    heading: str
    note: str
    """How the match was won, or the task of the puzzle; empty if the game does not say."""
    seats: tuple[SeatLine, ...]
    """In the order of their places, or of the turns of a puzzle."""

    @property
    def description(self) -> str:
        """The result or the task in one line."""
        points = " · ".join(f"{seat.name} {seat.points}" for seat in self.seats)
        return ". ".join(filter(None, (points, self.note)))


def finished_match(table: Table, language: str) -> Pictured:
    """Return the result of a finished match."""
    state, result = table.state, table.state.result
    assert result is not None
    letters = state.game.position.identities
    names = [seat_name(state, seat, language) for seat in range(state.players)]
    places = {seat: 1 + sum(map(len, result.standings[:i])) for i, tied in enumerate(result.standings) for seat in tied}
    seats = [
        SeatLine(names[seat], letters[seat], result.points[seat], seat in result.winners)
        for seat in sorted(places, key=lambda seat: (places[seat], seat))
    ]
    winners = " & ".join(names[seat] for seat in result.winners)
    heading = say(language, "result-heading", winners=winners, count=len(result.winners))
    return Pictured(table.match_id, table.settings.game, language, heading, _how(table, language), tuple(seats))


def _how(table: Table, language: str) -> str:
    """Return how a match was won: in the words of the game, or that the others gave up."""
    game = table.state.game
    outcome = game.position.outcome
    if outcome is None:
        ended = next(entry for entry in reversed(table.entries) if isinstance(entry, Ended))
        return entry_sentence(ended, table.state, table.entries, language)
    return game.definition.ending(outcome.reason, language)


def pictured_puzzle(puzzle: Puzzle, language: str) -> Pictured:
    """Return what the picture of a puzzle says: its theme, its task and the points, never its solution."""
    position = cast(GamePosition, puzzle.start())
    definition = registry.game(puzzle.game)
    names = [definition.player_name(position, seat, language) for seat in range(puzzle.players)]
    seats = [
        SeatLine(name, position.identities[seat], position.points(seat), seat == puzzle.seat)
        for seat, name in enumerate(names)
    ]
    heading, note = theme_name(puzzle.theme, language), task(puzzle, names[puzzle.seat], language)
    return Pictured(puzzle.id, puzzle.game, language, heading, note, tuple(seats))


class Board(NamedTuple):
    """The board of a match after an entry, in a language."""

    match: str
    number: int
    language: str


class Pictures:
    """The pictures of matches and puzzles; the last ones stay in memory."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Pictured | Board, Theme, Kind], bytes] = OrderedDict()
        self._drawing = asyncio.Semaphore(2)

    async def get(
        self, hub: Hub, match: str, person: str | None, code: str | None, language: str, theme: Theme, kind: Kind
    ) -> bytes:
        """Return the picture of a finished match for a user who may see it."""

        def read(live: LiveMatch, table: Table) -> tuple[Pictured, GamePosition]:
            require_access(live, table, person, code)
            if table.status != "over":
                raise Refusal("not-over")
            return finished_match(table, language), table.state.game.view(None).copy()

        return await self._drawn(*await hub.read(match, read), theme, kind)

    async def of_puzzle(self, puzzle: Puzzle, language: str, theme: Theme, kind: Kind) -> bytes:
        """Return the picture of a puzzle, with what its seat knows."""
        position = cast(GamePosition, puzzle.start()).view(puzzle.seat)
        return await self._drawn(pictured_puzzle(puzzle, language), position, theme, kind)

    async def of_board(
        self, hub: Hub, match: str, person: str | None, code: str | None, language: str, theme: Theme
    ) -> bytes:
        """Return the board of a match, as all watchers see it now, for a user who may watch it."""

        def read(live: LiveMatch, table: Table) -> tuple[Board, GamePosition]:
            require_watching(live, table, person, code)
            return Board(match, table.number, language), table.state.game.view(None).copy()

        return await self._drawn(*await hub.read(match, read), theme, "svg")

    async def _drawn(self, pictured: Pictured | Board, position: GamePosition, theme: Theme, kind: Kind) -> bytes:
        key = (pictured, theme, kind)
        if key not in self._kept:
            async with self._drawing:
                drawn = await asyncio.to_thread(_draw, pictured, position, theme)
                self._kept[key] = await asyncio.to_thread(draw_png, drawn) if kind == "png" else drawn.encode()
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return self._kept[key]


# Drawing


def draw_svg(pictured: Pictured, position: GamePosition, theme: Theme) -> str:
    """Draw the picture."""
    language = pictured.language
    definition = registry.game(pictured.game)
    board = definition.draw_svg(position, legend=False, theme=theme, language=language)
    width, height = WIDTH - SIDE - 3 * MARGIN, HEIGHT - 2 * MARGIN
    place = f'x="{MARGIN}" y="{MARGIN}" width="{width}" height="{height}"'
    board = re.sub(r'^<svg [^>]*?(viewBox="[^"]*")[^>]*>', rf"<svg {place} \1>", board, count=1)
    letters = sorted({seat.letter for seat in pictured.seats})
    content = (
        f"<defs>{SHEEN}{''.join(map(sign_art, letters))}</defs>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="var(--panel-2)"/>{board}'
        f"{moved(WIDTH - SIDE - MARGIN, MARGIN, _side(pictured, definition.title))}"
    )
    said = captions(f"{definition.title}: {pictured.heading}", pictured.description)
    view = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return picture(view, content, said, theme, COLOURS)


def _draw(pictured: Pictured | Board, position: GamePosition, theme: Theme) -> str:
    if isinstance(pictured, Board):
        return draw_board(pictured, position, theme)
    return draw_svg(pictured, position, theme)


def draw_board(board: Board, position: GamePosition, theme: Theme) -> str:
    """Draw the board of a match without a legend."""
    return registry.game(position.game).draw_svg(position, legend=False, theme=theme, language=board.language)


def draw_png(svg: str) -> bytes:
    """Convert the picture to PNG."""
    is_latin = LATIN.fullmatch("".join(re.findall(r"<text[^>]*>([^<]*)", svg))) is not None
    png = svg_to_bytes(
        svg_string=svg,
        font_files=list(_font_files()),
        sans_serif_family="Figtree",
        serif_family="Eczar",
        skip_system_fonts=is_latin,
    )
    return bytes(png)


@cache
def _font_files() -> tuple[str, ...]:
    folder = resources.files("tetrarch.server").joinpath("data", "fonts")
    return tuple(str(folder.joinpath(name)) for name in FONTS)


def _side(pictured: Pictured, title: str) -> str:
    """Draw the panel: game, heading, note, and a row for each seat."""
    serif = f' font-family="{SERIF}"'
    parts = [panel(SIDE, HEIGHT - 2 * MARGIN), caption(28, 56, title, 26, "accent", 600, serif)]
    y = 74.0
    for line in textwrap.wrap(pictured.heading, MOST_HEADING, max_lines=2, placeholder="…"):
        y += 42
        parts.append(caption(28, y, line, 36, "ink", 600, serif))
    y += 8
    for line in textwrap.wrap(pictured.note, MOST_WORDS, max_lines=5 - len(pictured.seats) // 2, placeholder="…"):
        y += 28
        parts.append(caption(28, y, line, 19, "ink-2", 500))
    y = max(y + 30, HEIGHT - 2 * MARGIN - 52 - ROW * len(pictured.seats))
    for seat in pictured.seats:
        parts.append(moved(0, y, _row(seat)))
        y += ROW
    parts.append(caption(28, HEIGHT - 2 * MARGIN - 22, "Tetrarch", 20, "ink-3", 600, serif))
    return "".join(parts)


def _row(seat: SeatLine) -> str:
    """Draw the row of a seat: badge, name and points."""
    name = seat.name if len(seat.name) <= MOST_NAME else f"{seat.name[: MOST_NAME - 1]}…"
    lit = f'<rect x="12" y="4" width="{SIDE - 24}" height="{ROW - 8}" rx="14" fill="var(--panel-3)"/>'
    points = f' text-anchor="end" font-family="{SERIF}"'
    return (
        f"{lit if seat.is_lit else ''}{moved(52, ROW / 2, use(f'badge-{seat.letter}', 0, 0), 1.7)}"
        f"{caption(92, ROW / 2 + 9, name, 26, 'ink', 700)}"
        f"{caption(SIDE - 32, ROW / 2 + 12, number(seat.points), 36, 'ink', 600, points)}"
    )
