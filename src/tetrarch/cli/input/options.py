"""Options that several commands share, the options of all games, and games dealt from them.

The options of games come from the registry, without importing a game, so that help is quick.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, wraps
from operator import getitem
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from tetrarch.cli.input.faults import input_fault, known_name
from tetrarch.cli.input.sources import game_of_line, read_text
from tetrarch.cli.terminal.speech import listed, quoted
from tetrarch.core import registry
from tetrarch.core.errors import SetupError

if TYPE_CHECKING:
    from tetrarch.core.game import GamePosition
    from tetrarch.core.options import FileOption, Option, Texts
    from tetrarch.core.record import Game

PERSON = "person"
"""The name of a person in a list of players."""
EXTERNAL = "exec"
"""The prefix of the command of an external bot."""


def known_game(name: str) -> str:
    """Reject an unknown game."""
    return known_name(name, "game", registry.names())


def known_games(names: list[str] | None) -> list[str]:
    """Reject unknown games; all games if none is named."""
    return list(dict.fromkeys(map(known_game, names or registry.names())))


# The texts of the help are in terminal/translated_help/texts, by the names of the parameters.
GameName = Annotated[str, typer.Argument(metavar="GAME", callback=known_game, show_default=False)]
GameNames = Annotated[list[str] | None, typer.Argument(metavar="GAME", callback=known_games)]
Source = Annotated[str, typer.Argument(metavar="FILE")]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", show_default="2")]
Seed = Annotated[str | None, typer.Option("--seed", "-s", metavar="SEED")]
RayAddress = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")]
FixedSeed = Annotated[str, typer.Option("--seed", "-s", metavar="SEED")]
Number = Annotated[int | None, typer.Option(metavar="N")]
Seconds = Annotated[float | None, typer.Option(metavar="S")]
AtEvent = Annotated[int | None, typer.Option("--at", metavar="N")]
Plain = Annotated[bool, typer.Option("--plain")]
Describe = Annotated[bool, typer.Option("--describe")]
Json = Annotated[bool, typer.Option("--json")]
Fair = Annotated[bool, typer.Option("--fair")]
Force = Annotated[bool, typer.Option("--force")]

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

    def help(self, language: str, several: str) -> str:
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
            show_default=False,
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
        title, options, *_ = registry.facts(game)
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
        chosen = {flag.name: given.pop(field) for field, flag in flags.items()}
        command(**given, options=GivenOptions(chosen))

    vars(run)["game_options"] = frozenset(flags)
    vars(run)["__signature__"] = signature.replace(parameters=parameters)
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


class GivenOptions:
    """The options of games on a command line."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values = {
            name: value for name, value in values.items() if value is not None and value is not False and value != []
        }
        """The values by the names of the options, without dashes."""

    def names(self) -> list[str]:
        """The options as they are written."""
        return [f"--{name}" for name in self.values]

    def check(self, game: str) -> None:
        """Reject options of other games."""
        title, options, *_ = registry.facts(game)
        known = [flag for option in options for flag in option.flags]
        unknown = [f"--{name}" for name in self.values if name not in known]
        if unknown:
            has = ", ".join(f"--{name}" for name in ("players", "seed", *known))
            raise input_fault("other-options", options=listed(unknown), game=title, has=has)

    def of(self, game: str) -> dict[str, object]:
        """The options of a game, with the contents of the files."""
        self.check(game)
        found: dict[str, object] = {}
        options = registry.facts(game).options
        for option in options:
            given = {flag: self.values[flag] for flag in option.flags if flag in self.values}
            if given:
                excluded = [flag for other in options if other.name in option.excludes for flag in other.flags]
                beside = [f"--{flag}" for flag in excluded if flag in self.values]
                if beside:
                    raise input_fault("beside-board", options=listed(beside))
                found[option.name] = self._value(game, option, given)
        return found

    def _value(self, game: str, option: Option, given: dict[str, Any]) -> object:
        """The value of an option as JSON."""
        (value, *_) = given.values()
        if option.type == "flag":
            return not option.default
        if option.type == "names":
            return split_names(value)
        if option.type == "seats":
            return seat_numbers(value, option.flags[0])
        return self._document(game, option, given) if option.type == "document" else value

    def _document(self, game: str, option: Option, paths: dict[str, Path]) -> object:
        """The document of one or several files."""
        files = {name: (read_text(path), str(path)) for name, path in paths.items()}
        for text, name in files.values():
            if game_of_line(text) is not None:
                raise input_fault("line-no-board", name=name)
        document = registry.game(game).document_from_files(option.name, files)
        variants = split_names(self.values.get("variant"))
        for file in option.files:
            if file.name in files and file.needs and file.needs not in variants:
                raise input_fault("file-without-variant", option=file.name, variant=file.needs, rule=file.rule)
        return document


def split_names(given: Sequence[str] | None) -> list[str]:
    """The names of an option that is repeated, or holds several separated by commas."""
    return [name.strip() for text in given or () for name in text.split(",") if name.strip()]


def split_bots(given: Sequence[str] | None) -> list[str]:
    """The players of a repeated option, each with several names separated by commas.

    ``seconds=2`` and the like belong to the bot before them; a command extends to the end of the text.
    """
    names: list[str] = []
    for text in given or ():
        found = re.fullmatch(rf"(?:(.*?),)?\s*({EXTERNAL}:.*)", text, re.DOTALL)
        before, command = found.groups() if found else (text, "")
        for name in split_names([before or ""]):
            if "=" in name and ":" not in name and names and ":" in names[-1]:
                names[-1] += f",{name}"
            else:
                names.append(name)
        names += [command.strip()] if command else []
    return names


def seat_numbers(text: str, flag: str) -> list[int]:
    """The seats of a text such as ``2,0,1``; the game checks that they are seats of the table."""
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if not re.fullmatch(r"[0-9]{1,3}", word):
            raise input_fault("no-seat-number", option=flag, name=quoted(word))
    return [int(word) for word in words]


def deal_game(
    game: str,
    options: GivenOptions,
    players: int | None,
    seed: str | None,
    *,
    without_people: bool = False,
    fair: bool = False,
) -> Game[GamePosition]:
    """Deal the game of a command line; a game without people gets limits, so that it ends.

    A ``fair`` game has the most even of several deals.
    """
    chosen: Any = options.of(game)
    definition = registry.game(game)
    if without_people:
        chosen = definition.bounded_options(chosen)
    players = player_count(game, options, chosen, players)
    try:
        if fair:
            from tetrarch.analysis.balance import balanced_game
            from tetrarch.core.randomness import seed_text

            return balanced_game(game, players, chosen, seed=seed_text(seed))
        return definition.new_game(players, chosen, seed=seed)
    except SetupError as error:
        if error.subject != "settings":
            raise
        faults = (replace(fault, where=fault.where.removeprefix("options.")) for fault in error.faults)
        raise SetupError("options", faults) from None


def player_count(game: str, options: GivenOptions, chosen: dict[str, object], players: int | None) -> int:
    """The number of players: as given, or as a board or another document determines it."""
    definition = registry.game(game)
    fixed = definition.fixed_players(chosen)
    if fixed is not None and players not in (None, fixed):
        name = next(str(value) for value in options.values.values() if isinstance(value, Path))
        raise input_fault("board-players", name=name, players=fixed)
    return players if players is not None else fixed or definition.players[0]
