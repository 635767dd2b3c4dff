"""The options that several commands share."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game: eko or legends.", show_default=False)]
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
Variants = Annotated[
    list[str] | None,
    typer.Option(
        "--variant",
        "--variants",
        "-v",
        metavar="NAMES",
        help="Several with commas, or repeat it. Ekö: labyrinth, portals, pyramids, wind, moon, sand, beacon, draft. "
        "Legends: match, explore, citadels, dragon, portals, rogues, seven-cards, leaders, merchants, die, swamp, "
        "rectangle.",
    ),
]
Printing = Annotated[
    str | None,
    typer.Option(
        "--printing",
        metavar="NAME",
        help="Ekö: complete or first-printing. Legends: 2018 or first-printing.",
        show_default="the newest",
    ),
]
LayoutName = Annotated[
    str | None,
    typer.Option("--layout", metavar="NAME", help="Ekö: how the tiles lie, bars or star.", show_default="bars"),
]
BoardFile = Annotated[Path | None, typer.Option("--board", help="Ekö: play on the board of this file.", metavar="FILE")]
TilesFile = Annotated[
    Path | None, typer.Option("--tiles", help="Ekö: deal the board from the tile set of this file.", metavar="FILE")
]
Pyramids = Annotated[
    int | None,
    typer.Option(
        "--pyramids", metavar="N", help="Ekö: how many, with that variant.", show_default="1 with two players, else 2"
    ),
]
RoundLimit = Annotated[
    int | None,
    typer.Option(
        "--round-limit", metavar="N", help="Ekö: end after so many rounds.", show_default="none; in an arena 200"
    ),
]
Repetition = Annotated[bool, typer.Option("--repetition", help="Ekö: end when a position comes up for the third time.")]
Found = Annotated[
    bool, typer.Option("--found", help="Legends: let the founder set the map up, instead of drawing it at random.")
]
CardsFile = Annotated[
    Path | None, typer.Option("--cards", help="Legends: play with the cards of this file.", metavar="FILE")
]
BoardsFile = Annotated[
    Path | None, typer.Option("--boards", help="Legends: play on the boards of this file.", metavar="FILE")
]
TokensFile = Annotated[
    Path | None, typer.Option("--tokens", help="Legends: play with the explore tokens of this file.", metavar="FILE")
]
Ages = Annotated[
    str | None,
    typer.Option(
        "--ages",
        metavar="SEATS",
        help="Legends: the seats from the youngest on, such as 1,0,2; of tied bids the youngest's wins.",
        show_default="drawn at random",
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


def split_names(given: Iterable[str] | None) -> list[str]:
    """The names of an option that is repeated, or holds several with commas between them."""
    return [name.strip() for text in given or () for name in text.split(",") if name.strip()]
