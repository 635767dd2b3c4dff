"""The output files of an arena: tables, report and picture."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from pathlib import Path
from typing import NamedTuple, cast

from tetrarch.arena.play import Played
from tetrarch.arena.ratings import Rating
from tetrarch.arena.report import Report
from tetrarch.arena.schedule import Match
from tetrarch.arena.store import write_whole
from tetrarch.core.drawing.svg import COLOURS, SERIF, caption, captions, number, picture
from tetrarch.core.formats import write_json


class Written(NamedTuple):
    """Which files were written, and which could not be."""

    files: list[Path]
    missing: list[str]
    """The names of those that need the extra ``arena``."""


def write_files(folder: Path, report: Report, games: Sequence[Played]) -> Written:
    """Write tables, report and picture of an arena into its folder."""
    columns = columns_of(games, list(report.schedule.matches()))
    svg = draw_ratings(report.ratings, *words_of(report))
    contents = {
        "games.csv": to_csv(columns),
        "games.parquet": to_parquet(columns),
        "report.json": f"{write_json(report)}\n".encode(),
        "ratings.svg": f"{svg}\n".encode(),
        "ratings.png": to_png(svg),
    }
    for name, data in contents.items():
        if data is not None:
            write_whole(folder / name, data)
    return Written(
        [folder / name for name, data in contents.items() if data is not None],
        [name for name, data in contents.items() if data is None],
    )


def words_of(report: Report) -> tuple[str, str]:
    """The title and the subtitle of the picture."""
    setup = report.schedule.setup
    variants = cast("list[str]", setup.options.get("variants", []))
    parts = [f"{report.games} games on {report.deals} deals", f"{setup.players} players", *sorted(variants)]
    return f"{setup.definition.title}: strength of the bots", ", ".join(parts)


Column = list[int] | list[float] | list[str] | list[int | None]


def columns_of(games: Sequence[Played], matches: Sequence[Match]) -> dict[str, Column]:
    """One row per game; columns of a seat end with the number of the seat."""
    own = {match.number: match for match in matches}
    columns: dict[str, Column] = {
        "game": [game.game for game in games],
        "deal": [game.deal for game in games],
        "deal_seed": [own[game.game].deal_seed for game in games],
        "bots_seed": [own[game.game].bots_seed for game in games],
        "reason": [game.reason for game in games],
        "first": [game.first for game in games],
        "decisions": [game.decisions for game in games],
        "turns": [game.turns for game in games],
    }
    for seat in range(len(games[0].seats) if games else 0):
        columns |= {
            f"bot_{seat}": [game.seats[seat].bot for game in games],
            f"place_{seat}": [game.place(seat) for game in games],
            f"win_{seat}": [game.share(seat) for game in games],
            f"points_{seat}": [game.points[seat] for game in games],
            f"decisions_{seat}": [game.seats[seat].decisions for game in games],
            f"seconds_{seat}": [game.seats[seat].seconds for game in games],
            f"simulations_{seat}": [game.seats[seat].simulations for game in games],
            f"forfeits_{seat}": [game.seats[seat].forfeits for game in games],
        }
    return columns


def to_csv(columns: dict[str, Column]) -> bytes:
    """The table as CSV, with a head row."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(zip(*columns.values(), strict=True))
    return text.getvalue().encode()


def to_parquet(columns: dict[str, Column]) -> bytes | None:
    """The table as Parquet; None where pyarrow is not installed."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        return None
    sink = pyarrow.BufferOutputStream()
    parquet.write_table(pyarrow.table(columns), sink)
    written: bytes = sink.getvalue().to_pybytes()
    return written


WIDTH = 760.0
ROW = 40.0
TOP = 84.0
BOTTOM = 58.0
RIGHT = 124.0
MARGIN = 28.0
LONGEST_NAME = 34
"""The longest name in characters."""


def draw_ratings(ratings: Sequence[Rating], title: str, note: str = "") -> str:
    """An SVG with the ratings in the order given, the best at the top."""
    names = [short(rating.bot) for rating in ratings]
    left = MARGIN + max(90.0, 8.2 * max(map(len, names)) + 16)
    height = TOP + ROW * len(ratings) + BOTTOM
    ticks = ticks_of(min(rating.interval.low for rating in ratings), max(rating.interval.high for rating in ratings))
    width = WIDTH - left - RIGHT

    def across(rating: float) -> float:
        return left + width * (rating - ticks[0]) / (ticks[-1] - ticks[0])

    parts = [
        f'<rect width="{number(WIDTH)}" height="{number(height)}" rx="14" fill="var(--panel)" stroke="var(--hair)"/>',
        caption(MARGIN, 38, title, 21, weight=700, more=f' font-family="{SERIF}"'),
        caption(MARGIN, 60, note, 13, "ink-3"),
        *(axis_line(across(tick), tick, TOP - 4, height - BOTTOM + 4) for tick in ticks),
        *(
            row(TOP + ROW * (place + 0.5), name, rating, across)
            for place, (name, rating) in enumerate(zip(names, ratings, strict=True))
        ),
        caption(
            left + width / 2,
            height - 14,
            "rating, with 95% interval; 400 points are odds of ten to one",
            12,
            "ink-3",
            more=' text-anchor="middle"',
        ),
    ]
    said = captions(title, "; ".join(described(rating) for rating in ratings))
    view = f'viewBox="0 0 {number(WIDTH)} {number(height)}" width="{number(WIDTH)}" height="{number(height)}"'
    return picture(view, "".join(parts), said, "light", COLOURS)


def row(y: float, name: str, rating: Rating, across: Callable[[float], float]) -> str:
    """One bot: its name, its interval, its dot and its rating."""
    x, low, high = (across(value) for value in (rating.rating, rating.interval.low, rating.interval.high))
    value = f"{rating.rating:.0f}"
    value += " (anchor)" if rating.is_anchor else f" ± {rating.interval.high - rating.rating:.0f}"
    line = (
        f'stroke="var(--accent)" stroke-width="3" stroke-linecap="round" d="M{number(low)} {number(y)}H{number(high)}'
    )
    ends = "".join(f"M{number(end)} {number(y - 6)}v12" for end in (low, high))
    bar = "" if rating.is_anchor else f'<path fill="none" {line}{ends}"/>'
    dot = f'<circle cx="{number(x)}" cy="{number(y)}" r="6.5" stroke="var(--panel)" stroke-width="2"'
    return (
        caption(MARGIN, y + 5, name, 14, weight=600)
        + bar
        + f'{dot} fill="var(--{"ink-3" if rating.is_anchor else "accent"})"/>'
        + caption(WIDTH - MARGIN, y + 5, value, 13, "ink-2", more=' text-anchor="end"')
    )


def axis_line(x: float, tick: float, top: float, bottom: float) -> str:
    """A line of the scale with its figure below."""
    line = f'<path d="M{number(x)} {number(top)}V{number(bottom)}" stroke="var(--panel-3)" stroke-width="1"/>'
    return line + caption(x, bottom + 16, f"{tick:.0f}", 12, "ink-3", more=' text-anchor="middle"')


def ticks_of(low: float, high: float, about: int = 6) -> list[float]:
    """Round figures that enclose a range."""
    raw = max(high - low, 20.0) / about
    power = 10 ** floor(log10(raw))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= raw)
    first, last = floor(low / step), ceil(high / step)
    return [step * place for place in range(first, max(last, first + 1) + 1)]


def short(name: str) -> str:
    """A name, shortened to fit beside the picture."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def described(rating: Rating) -> str:
    """One row in words, for screen readers."""
    if rating.is_anchor:
        return f"{rating.bot} {rating.rating:.0f}, the anchor"
    return f"{rating.bot} {rating.rating:.0f}, from {rating.interval.low:.0f} to {rating.interval.high:.0f}"


def to_png(svg: str) -> bytes | None:
    """The picture in pixels, twice as large; None where resvg is not installed."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        return None
    return svg_to_bytes(svg_string=svg, zoom=2)
