"""The options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from tetrarch.core import registry

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(registry.names())}.", show_default=False)
]
Source = Annotated[
    str,
    typer.Argument(metavar="FILE", help="A position or record, a position in one line, or - for the standard input."),
]

Players = Annotated[
    int | None, typer.Option("--players", "-p", metavar="N", help="How many play: 2, 3 or 4.", show_default="2")
]
Seed = Annotated[
    str | None,
    typer.Option(
        "--seed",
        "-s",
        metavar="SEED",
        help="Any number or text; the same seed deals the same game.",
        show_default="unguessable",
    ),
]
Plain = Annotated[bool, typer.Option("--plain", help="Draw with ASCII signs alone, without colour.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
AtEvent = Annotated[
    int | None,
    typer.Option(
        "--at",
        metavar="N",
        help="Of a record: the position after so many events; 0 is the start.",
        show_default="the end",
    ),
]
