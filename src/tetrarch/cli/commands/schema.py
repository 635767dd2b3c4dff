"""``tetrarch schema``: the JSON Schemas of all formats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.input.faults import known_name
from tetrarch.cli.input.files import write_output
from tetrarch.cli.jit import choose_jit

if TYPE_CHECKING:
    from tetrarch.core.formats.schemas import Schema


def schema(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[NAME]",
            help="position, board or tiles (of Ekö), legends-position, legends-map, legends-components, "
            "record (of both), bot-questions or bot-answers (of external bots), advice.",
            show_default="all",
        ),
    ] = None,
) -> None:
    """Print the JSON Schema of a format, or of all."""
    choose_jit("off")
    from tetrarch.core.formats.reading import write_json

    known = all_schemas()
    write_output(None, write_json(known if name is None else known[known_name(name, "format", known)]))


def all_schemas() -> dict[str, Schema]:
    """The schemas of all formats by name; records of both games share one."""
    from tetrarch.analysis import forms as analysis
    from tetrarch.bots.external import protocol as bots
    from tetrarch.core.formats.schemas import record_schema
    from tetrarch.eko.position import schemas as eko
    from tetrarch.legends.position import schemas as legends

    own = {**eko.schemas(), **legends.schemas()}
    records = {"record": record_schema([eko.record_parts(), legends.record_parts()])}
    return {**own, **records, **bots.schemas(), **analysis.schemas()}
