"""The help of commands, in the language of the terminal.

Commands declare no texts: ``texts`` has them in all languages, by the names of commands and parameters. They are read
when help is requested.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from typer.core import TyperCommand, TyperGroup

from tetrarch.cli.input.options import game_flags
from tetrarch.cli.terminal.speech import language
from tetrarch.core import registry
from tetrarch.core.text.messages import text, texts_of

if TYPE_CHECKING:
    from typer._click import Context
    from typer._click.core import Command, Parameter

PACKAGE = "tetrarch.cli.terminal.translated_help"
HEADINGS = {
    "usage": r"^Usage:",
    "arguments": r"^Arguments:",
    "options": r"^Options:",
    "commands": r"^Commands:",
    "default": r"\[default:",
    "required": r"\brequired\]",
    "show-help": r"Show\s+this\s+message\s+and\s+exit\.",
}
"""The texts of Typer itself, by the names of their translations."""


class SpokenCommand(TyperCommand):
    """A command with help in the language of the terminal."""

    def get_help(self, ctx: Context) -> str:
        """The translated help."""
        translate(self)
        return with_headings(super().get_help(ctx))


class SpokenGroup(TyperGroup):
    """A group of commands with help in the language of the terminal."""

    def get_help(self, ctx: Context) -> str:
        """The translated help."""
        for command in (self, *self.commands.values()):
            translate(command)
        return with_headings(super().get_help(ctx))


def translate(command: Command) -> None:
    """Fill in the texts of a command in the language of the terminal."""
    for name, owner, field in help_texts(command):
        setattr(owner, field, text(PACKAGE, language(), name, games=", ".join(registry.names())))
    for parameter in command.params:
        if is_game_option(command, parameter):
            flag = game_flags()[str(parameter.name)]
            vars(parameter)["help"] = flag.help(language(), text(PACKAGE, language(), "heading-several"))
            vars(parameter)["show_default"] = flag.usual(language()) or False


def is_game_option(command: Command, parameter: Parameter) -> bool:
    """Whether a parameter is an option of a game."""
    return parameter.name in getattr(command.callback, "game_options", ())


def own_name(command: Command) -> str:
    """The name of a command in the texts: that of its function, as two groups may have commands of the same name."""
    if command.name and command.callback is not None and not hasattr(command, "commands"):
        return str(getattr(command.callback, "__name__", command.name)).replace("_", "-")
    return command.name or "tetrarch"


def help_texts(command: Command) -> Iterator[tuple[str, object, str]]:
    """Every text of a command: the name of its message, and the object and the field that hold it.

    A command may have its own message for an option that it shares with other commands.
    """
    known = texts_of(PACKAGE, "en")
    own = own_name(command)
    yield f"about-{own}", command, "help"
    if f"about-{own}.epilog" in known:
        yield f"about-{own}.epilog", command, "epilog"
    for parameter in command.params:
        if not is_game_option(command, parameter):
            shared = f"option-{parameter.name}".replace("_", "-")
            special = f"option-{own}-{parameter.name}".replace("_", "-")
            name = special if special in known else shared
            yield name, parameter, "help"
            if f"{name}.default" in known:
                yield f"{name}.default", parameter, "show_default"


def with_headings(told: str) -> str:
    """A help text with the headings of Typer in the language of the terminal."""
    for name, written in HEADINGS.items() if language() != "en" else ():
        spoken = text(PACKAGE, language(), f"heading-{name}")
        told = re.sub(written, spoken.replace("\\", r"\\"), told, flags=re.MULTILINE)
    return told
