"""The files that an arena leaves behind: tables, report and picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tetrarch.arena.play import Played
from tetrarch.arena.plot import draw_ratings, to_png
from tetrarch.arena.report import Report
from tetrarch.arena.store import write_whole
from tetrarch.arena.tables import columns_of, to_csv, to_parquet
from tetrarch.core.formats.reading import write_json

TITLES = {"eko": "Ekö", "legends": "Legends"}


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
    """What stands above the picture: the game, and what was played."""
    setup = report.schedule.setup
    parts = [f"{report.games} games on {report.deals} deals", f"{setup.players} players", *sorted(setup.variants)]
    return f"{TITLES[setup.game]}: strength of the bots", ", ".join(parts)
