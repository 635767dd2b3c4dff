"""``tetrarch schema``: the JSON Schemas of all formats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.warmup import choose_jit
from tetrarch.cli.input.faults import known_name
from tetrarch.cli.input.files import write_output

if TYPE_CHECKING:
    from tetrarch.core.schemas import Schema


def schema(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[NAME]",
            help="A format, such as position, record or advice; an unknown name lists all of them.",
            show_default="all",
        ),
    ] = None,
) -> None:
    """Print the JSON Schema of a format, or of all."""
    choose_jit("off")
    from tetrarch.core.formats import write_json

    known = all_schemas()
    write_output(None, write_json(known if name is None else known[known_name(name, "format", known)]))


def all_schemas() -> dict[str, Schema]:
    """The schemas of all formats by name; the records of all games share one."""
    from tetrarch.analysis import forms as analysis
    from tetrarch.bots.external import protocol as bots
    from tetrarch.core import registry
    from tetrarch.core.schemas import record_schema

    own = {name: schema for game in registry.games() for name, schema in game.schemas().items()}
    parts = [parts for game in registry.games() if (parts := game.record_parts())]
    return {**own, "record": record_schema(parts), **bots.schemas(), **analysis.schemas()}
