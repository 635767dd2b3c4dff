"""The options that several commands share, the options of all games, and games dealt from them.

The options of games come from the registry, without importing a game, so that help is quick.
"""

from __future__ import annotations

import inspect
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, wraps
from operator import getitem
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from tetrarch.cli.input.faults import input_fault
from tetrarch.cli.input.files import read_text
from tetrarch.cli.terminal.speech import listed, quoted
from tetrarch.core import registry

if TYPE_CHECKING:
    from tetrarch.core.errors import SetupError
    from tetrarch.core.game import GamePosition
    from tetrarch.core.options import FileOption, Option, Texts
    from tetrarch.core.record import Game


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


TYPES: dict[str, object] = {
    "flag": bool,
    "number": int | None,
    "name": str | None,
    "names": list[str] | None,
    "seats": str | None,
    "document": Path | None,
}
"""The type of an option on the command line."""


class Flag(NamedTuple):
    """One option on the command line, which several games may share."""

    name: str
    """Without dashes."""
    owners: tuple[tuple[str, Option, FileOption | None], ...]
    """The title of each game that has it, with the option and the file that it names."""

    @property
    def field(self) -> str:
        """The name of the parameter."""
        return self.name.replace("-", "_")

    def help(self, language: str, several: str = "Several with commas, or repeat it.") -> str:
        """What it means in each game; ``several`` explains how to give several names."""
        colon = " : " if language == "fr" else ": "
        texts = [(title, own_text(file.help if file else option.help, language)) for title, option, file in self.owners]
        lead = [several] if self.owners[0][1].type == "names" else []
        return " ".join([*lead, *(f"{title}{colon}{text}" for title, text in texts)])

    def usual(self, language: str) -> str:
        """The default, as help shows it; empty for none."""
        return own_text(self.owners[0][1].usual, language)

    def parameter(self) -> inspect.Parameter:
        """The parameter of a command."""
        option = self.owners[0][1]
        plural = [f"--{self.name}s", "-v"] if option.type == "names" else []
        declared = typer.Option(
            f"--{self.name}",
            *plural,
            metavar=None if option.type == "flag" else "FILE" if option.type == "document" else option.metavar,
            help=self.help("en"),
            show_default=self.usual("en") or False,
        )
        default = False if option.type == "flag" else None
        annotation = getitem(Annotated, (TYPES[option.type], declared))
        return inspect.Parameter(self.field, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def own_text(texts: Texts, language: str) -> str:
    """A text in a language; in English if the game lacks it."""
    return texts.get(language) or texts.get("en", "")


@cache
def game_flags() -> dict[str, Flag]:
    """The options of all games by the names of their parameters."""
    owners: dict[str, list[tuple[str, Option, FileOption | None]]] = {}
    for game in registry.names():
        title, options = registry.facts(game)
        for option in options:
            for name in option.flags:
                file = next((file for file in option.files if file.name == name), None)
                owners.setdefault(name, []).append((title, option, file))
    flags = (Flag(name, tuple(found)) for name, found in owners.items())
    return {flag.field: flag for flag in flags}


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """A command with the options of all games in the place of its parameter ``options``."""
    signature = inspect.signature(command, eval_str=True)
    flags = game_flags()
    parameters: list[inspect.Parameter] = []
    for parameter in signature.parameters.values():
        if parameter.name == "options":
            parameters += [flag.parameter() for flag in flags.values()]
        else:
            parameters.append(parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY))

    @wraps(command)
    def run(**given: Any) -> None:
        chosen = {field: given.pop(field) for field in flags}
        command(**given, options=GivenOptions(chosen))

    vars(run)["game_options"] = frozenset(flags)
    vars(run)["__signature__"] = signature.replace(parameters=parameters)
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


class GivenOptions:
    """The options of games that a user gave."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values: dict[str, Any] = {
            field: value for field, value in values.items() if value is not None and value is not False and value != []
        }

    def names(self) -> list[str]:
        """The options as they are written."""
        return [f"--{game_flags()[field].name}" for field in self.values]

    def check(self, game: str) -> None:
        """Reject options of other games."""
        title, options = registry.facts(game)
        known = {flag.replace("-", "_"): f"--{flag}" for option in options for flag in option.flags}
        unknown = [f"--{game_flags()[field].name}" for field in self.values if field not in known]
        if unknown:
            has = ", ".join(["--players", "--seed", *known.values()])
            raise input_fault("other-options", options=listed(unknown), game=title, has=has)

    def of(self, game: str) -> dict[str, object]:
        """The options of a game, with the contents of the files."""
        self.check(game)
        found: dict[str, object] = {}
        for option in registry.facts(game).options:
            given = {flag: self.values[flag.replace("-", "_")] for flag in option.flags if self.has(flag)}
            if given:
                self._check_exclusions(game, option)
                found[option.name] = self._value(game, option, given)
        return found

    def has(self, flag: str) -> bool:
        """Whether an option was given."""
        return flag.replace("-", "_") in self.values

    def _check_exclusions(self, game: str, option: Option) -> None:
        others = (other for other in registry.facts(game).options if other.name in option.excludes)
        beside = [f"--{flag}" for other in others for flag in other.flags if self.has(flag)]
        if beside:
            raise input_fault("beside-board", options=listed(beside))

    def _value(self, game: str, option: Option, given: dict[str, Any]) -> object:
        """The value of an option as JSON."""
        (value, *_) = given.values()
        if option.type == "flag":
            return not option.default
        if option.type == "names":
            return split_names(value)
        if option.type == "seats":
            return seat_numbers(value, option.flags[0])
        if option.type != "document":
            return value
        variants = split_names(self.values.get("variant"))
        files: dict[str, tuple[str, str]] = {}
        for file in option.files:
            if file.name in given:
                text = read_text(given[file.name])
                if game_of_line(text) is not None:
                    raise input_fault("line-no-board", name=str(given[file.name]))
                files[file.name] = text, str(given[file.name])
        document = registry.game(game).document_from_files(option.name, files)
        for file in option.files:
            if file.name in given and file.needs and file.needs not in variants:
                raise input_fault("file-without-variant", option=file.name, variant=file.needs, rule=file.rule)
        return document


def split_names(given: Sequence[str] | None) -> list[str]:
    """The names of an option that is repeated, or holds several separated by commas."""
    return [name.strip() for text in given or () for name in text.split(",") if name.strip()]


def seat_numbers(text: str, flag: str) -> list[int]:
    """The seats of a text such as ``2,0,1``; the game checks that they are seats of the table."""
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if not re.fullmatch(r"[0-9]{1,3}", word):
            raise input_fault("no-seat-number", option=flag, name=quoted(word))
    return [int(word) for word in words]


def game_of_line(text: str) -> str | None:
    """The game of a position in one line; None if the text is not such a line."""
    start = re.match(r"\s*([a-z]+)[1-9]\d{0,8}(?=[\s:]|$)", text)
    return start[1] if start and start[1] in registry.names() else None


def unguessable_seed() -> str:
    """A random seed."""
    return secrets.token_hex(16)


def deal_game(
    game: str, options: GivenOptions, players: int | None, seed: str | None, *, without_people: bool = False
) -> Game[GamePosition]:
    """Deal the game that a user asked for; a game without people gets limits, so that it ends."""
    from tetrarch.core.errors import SetupError

    chosen: Any = options.of(game)
    definition = registry.game(game)
    if without_people:
        chosen = definition.bounded_options(chosen)
    players = player_count(game, options, chosen, players)
    try:
        return definition.new_game(players, chosen, seed=unguessable_seed() if seed is None else seed)
    except SetupError as error:
        raise as_options(error) from None


def as_options(error: SetupError) -> SetupError:
    """An error of the options of a table as an error of the options on the command line."""
    from tetrarch.core.errors import SetupError

    if error.subject != "settings":
        return error
    faults = (replace(fault, where=fault.where.removeprefix("options.")) for fault in error.faults)
    return SetupError("options", faults)


def player_count(game: str, options: GivenOptions, chosen: dict[str, object], players: int | None) -> int:
    """The number of players: as given, or as a board or another document determines it."""
    definition = registry.game(game)
    fixed = definition.fixed_players(chosen)
    if fixed is not None and players not in (None, fixed):
        name = next(str(value) for value in options.values.values() if isinstance(value, Path))
        raise input_fault("board-players", name=name, players=fixed)
    return players if players is not None else fixed or definition.players[0]
