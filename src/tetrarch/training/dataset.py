"""Data sets of games between bots, as folders of Parquet files with one row for each decision.

Needs the extra ``arena``. The same plan gives the same rows, in files that are played independently of each other.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from tetrarch import __version__
from tetrarch.arena.jobs import run_jobs
from tetrarch.arena.schedule import Interrupted
from tetrarch.bots.roster import make_bot
from tetrarch.core import registry
from tetrarch.core.errors import FormatError
from tetrarch.core.formats import read_form, read_json, write_json

FORMAT = "tetrarch/dataset"
VERSION = 1
PLAN = "dataset.json"

SCHEMA = pa.schema(
    [
        ("game", pa.int32()),
        ("players", pa.int8()),
        ("seed", pa.string()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("step", pa.string()),
        ("position", pa.string()),
        ("legal", pa.int32()),
        ("decision", pa.int64()),
        ("notation", pa.string()),
        ("chances", pa.list_(pa.float32())),
        ("simulations", pa.int32()),
        ("proven", pa.bool_()),
        ("winners", pa.list_(pa.int8())),
        ("points", pa.list_(pa.int32())),
        ("reason", pa.string()),
    ]
)
"""The columns; ``docs/training.md`` explains them."""


class DatasetPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which games a data set holds."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    games: int
    """The number of games, in turn with each number of players."""
    bot: str
    """The bot in every seat."""
    seed: str = "1"
    variants: tuple[str, ...] = ()
    part: int = 50
    """The number of games in each file."""
    program: str = __version__


class Part(NamedTuple):
    """One file of a data set."""

    plan: DatasetPlan
    number: int
    path: str


def write_dataset(
    plan: DatasetPlan, folder: Path, *, processes: int = 1, on_part: Callable[[int], None] = lambda games: None
) -> None:
    """Play the games of a plan that the folder does not hold yet, and write them as Parquet.

    Run it again with the same folder to go on after a stop, or with more games for a larger data set.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PLAN
    if file.exists():
        found = read_form(read_json(file.read_bytes(), str(file)), DatasetPlan, str(file), name=FORMAT, version=VERSION)
        if msgspec.structs.replace(found, games=plan.games) != plan:
            raise FormatError(str(folder), "holds a data set of another plan; name another folder")
        if plan.games < found.games:
            text = f"holds a data set of {found.games} games, more than {plan.games}; name another folder"
            raise FormatError(str(folder), text)
        if found.games % plan.part and found.games != plan.games:  # the last file was not full
            (folder / part_name(found.games // plan.part)).unlink(missing_ok=True)
    file.write_text(write_json(plan) + "\n", "utf-8")
    paths = [folder / part_name(number) for number in range(-(-plan.games // plan.part))]
    parts = [Part(plan, number, str(path)) for number, path in enumerate(paths) if not path.exists()]
    with closing(run_jobs(play_part, parts, processes)) as playing:
        for games in playing:
            on_part(games)


def part_name(number: int) -> str:
    """The name of a file of a data set."""
    return f"part-{number:05}.parquet"


def play_part(part: Part, is_stopped: Callable[[], bool] = lambda: False) -> int:
    """Play the games of one file and write it, all or nothing; returns the number of games."""
    plan = part.plan
    first = part.number * plan.part
    numbers = range(first, min(first + plan.part, plan.games))
    rows = [row for number in numbers for row in play_rows(plan, number, is_stopped)]
    unfinished = Path(f"{part.path}.{os.getpid()}.unfinished")
    pq.write_table(pa.Table.from_pylist(rows, SCHEMA), unfinished, compression="zstd")
    unfinished.replace(part.path)
    return len(numbers)


def play_rows(plan: DatasetPlan, number: int, is_stopped: Callable[[], bool]) -> list[dict[str, Any]]:
    """Play one game, and return a row for each decision with more than one choice."""
    definition = registry.game(plan.game)
    players = definition.players[number % len(definition.players)]
    seed = f"{plan.seed} {number}"
    options = definition.bounded_options({"variants": list(plan.variants)} if plan.variants else {})
    game = definition.new_game(players, options, seed=seed)
    bots = [make_bot(plan.game, plan.bot, seed, seat) for seat in range(players)]
    rows: list[dict[str, Any]] = []
    ply = 0
    while True:
        game.deal_next()
        if game.outcome is not None:
            break
        if is_stopped():
            raise Interrupted
        position = game.position
        seat = position.to_decide[0]
        view = position.view(seat)
        legal = len(position.legal_decisions(seat))
        row: dict[str, Any] = {"step": position.step, "legal": legal}
        row["position"] = definition.position_to_line(view)
        thought = bots[seat].think(view, seat)
        decision = game.play(thought.decision, seat)
        if legal > 1:
            row |= {"game": number, "players": players, "seed": seed, "ply": ply, "seat": seat}
            row |= {"decision": decision.id, "notation": decision.notation, "chances": list(thought.chances)}
            rows.append(row | {"simulations": thought.simulations, "proven": thought.proven})
        ply += 1
    end = {"winners": list(game.outcome.winners), "points": list(game.outcome.points), "reason": game.outcome.reason}
    return [row | end for row in rows]
