"""The games of an arena as tables for other programs: CSV, and Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from tetrarch.arena.play import Played
from tetrarch.arena.schedule import Match

Column = list[int] | list[float] | list[str] | list[int | None]


def columns_of(games: Sequence[Played], matches: Sequence[Match]) -> dict[str, Column]:
    """One row for each game; what belongs to a seat has the number of the seat behind its name."""
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
