"""The options of games as data.

The package of a game holds a file ``game.toml`` with the game's title, options, achievements and advice. It is read
without importing the game, so that the command line can list the options of all games quickly.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, NamedTuple

GameOptions = Mapping[str, object]
"""The options of one game by name, as JSON values; options that are absent have their default."""

OptionType = Literal["flag", "number", "name", "names", "seats", "document"]
Texts = Mapping[str, str]
"""A text in each language."""


class Choice(NamedTuple):
    """One value that an option with a fixed set of values can have."""

    name: str
    rule: str = ""
    """The rule that describes it."""
    needs: tuple[str, ...] = ()
    """Other choices of the same option that it requires."""
    allows: tuple[str, ...] = ()
    """The variants that this printing allows; empty for all."""


class FileOption(NamedTuple):
    """A file on the command line that a document option is read from."""

    name: str
    help: Texts
    needs: str = ""
    """The variant without which the file has no use."""
    rule: str = ""


@dataclass(frozen=True)
class Option:
    """One option of a game."""

    name: str
    type: OptionType
    default: Any = None
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0
    """The limits of a number."""
    flag: str = ""
    """The name on the command line, without dashes; empty for the option's own name."""
    metavar: str = "N"
    """The placeholder for the value in the help of the command line."""
    help: Texts = field(default_factory=dict)
    """One line for the command line; empty for an option that it does not offer."""
    usual: Texts = field(default_factory=dict)
    """The default as the help shows it."""
    files: tuple[FileOption, ...] = ()
    """The files of a document."""
    excludes: tuple[str, ...] = ()
    """Options that have no use beside this one."""
    is_offered: bool = True
    """Whether forms for people offer the option."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all choices."""
        return tuple(choice.name for choice in self.choices)

    @property
    def flags(self) -> tuple[str, ...]:
        """The names on the command line, without dashes."""
        if self.files:
            return tuple(file.name for file in self.files)
        return (self.flag or self.name.replace("_", "-"),) if self.help else ()


class Achievement(NamedTuple):
    """Something to try in a game, mostly a variant; a finished game reaches it if it meets all conditions."""

    name: str
    """A stable word; ``achievement-NAME`` of the game's texts is its title."""
    variants: tuple[str, ...] = ()
    """The variants that the game must have."""
    at_once: int = 0
    """The least number of variants in one game."""
    different: int = 0
    """The least number of different variants in all games so far."""
    players: int = 0
    """The number of players; 0 for any."""


class Advice(NamedTuple):
    """What to train after lost games of a kind. A lost game counts for the first advice of its game that fits."""

    name: str
    """A stable word; ``advice-NAME`` of the game's texts is the sentence."""
    theme: str
    """The theme of the puzzles that train it."""
    rule: str
    """The rule that explains it."""
    reasons: tuple[str, ...] = ()
    """The reasons for the end of the game; empty for any."""
    behind: int | None = None
    """The most points that the player was behind; None for any number."""


class Facts(NamedTuple):
    """What is known about a game without importing it."""

    title: str
    options: tuple[Option, ...] = ()
    achievements: tuple[Achievement, ...] = ()
    advice: tuple[Advice, ...] = ()


@cache
def load_facts(package: str) -> Facts:
    """The facts about the game in a package; nothing but a title if the package has no ``game.toml``."""
    spec = find_spec(package)
    folders = spec.submodule_search_locations if spec else None
    path = Path(folders[0], "game.toml") if folders else None
    if path is None or not path.is_file():
        return Facts(package.rpartition(".")[2].capitalize())
    data = tomllib.loads(path.read_text("utf-8"))
    achievements = tuple(Achievement(**_tuples(fields)) for fields in data.get("achievements", ()))
    advice = tuple(Advice(**_tuples(fields)) for fields in data.get("advice", ()))
    return Facts(data["title"], tuple(_option(fields) for fields in data.get("options", ())), achievements, advice)


def _option(fields: dict[str, Any]) -> Option:
    """An option from its table in ``game.toml``."""
    choices = tuple(Choice(**_tuples(choice)) for choice in fields.pop("choices", ()))
    files = tuple(FileOption(**file) for file in fields.pop("files", ()))
    return Option(**_tuples(fields) | {"default": fields.get("default")}, choices=choices, files=files)


def _tuples(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()}
