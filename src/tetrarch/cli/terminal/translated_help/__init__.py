"""The help of commands, in the language of the terminal.

The English texts stand where the commands are declared, so that ``tetrarch --help`` need not read any file; a test
keeps the English file the same. In other languages they are put in their place when somebody asks for help.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from typer.core import TyperCommand, TyperGroup

from tetrarch.cli.input.options import game_flags
from tetrarch.cli.terminal.speech import language
from tetrarch.core import registry

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
"""What Typer itself writes, by our names for it."""


class SpokenCommand(TyperCommand):
    """A command that explains itself in the language of the terminal."""

    def get_help(self, ctx: Context) -> str:
        """The translated help."""
        translate(self)
        return with_headings(super().get_help(ctx))


class SpokenGroup(TyperGroup):
    """A group of commands that explains itself in the language of the terminal."""

    def get_help(self, ctx: Context) -> str:
        """The translated help."""
        translate(self)
        for command in self.commands.values():
            translate(command)
        return with_headings(super().get_help(ctx))


def translate(command: Command) -> None:
    """Put the texts of the terminal's language in the place of the English ones."""
    if language() == "en":
        return
    from tetrarch.core.text.messages import text

    for name, owner, field in help_texts(command):
        setattr(owner, field, text(PACKAGE, language(), name, games=", ".join(registry.names())))
    flags = game_flags()
    for parameter in command.params:
        flag = flags.get(str(parameter.name)) if is_game_option(command, parameter) else None
        if flag is not None:
            vars(parameter)["help"] = flag.help(language(), text(PACKAGE, language(), "heading-several"))
            vars(parameter)["show_default"] = flag.usual(language()) or False


def is_game_option(command: Command, parameter: Parameter) -> bool:
    """Whether a parameter is an option of a game."""
    return parameter.name in getattr(command.callback, "game_options", ())


def help_texts(command: Command) -> Iterator[tuple[str, object, str]]:
    """Every text of a command: the name of its message, and the object and the field that hold it.

    An option that says something else in one command than in others has a message of its own there.
    """
    from tetrarch.core.text.messages import texts_of

    own = command.name or "tetrarch"
    yield f"about-{own}", command, "help"
    if command.epilog:
        yield f"about-{own}.epilog", command, "epilog"
    for parameter in command.params:
        if getattr(parameter, "help", None) and not is_game_option(command, parameter):
            shared = f"option-{parameter.name}".replace("_", "-")
            special = f"option-{own}-{parameter.name}".replace("_", "-")
            name = special if special in texts_of(PACKAGE, "en") else shared
            yield name, parameter, "help"
            if f"{name}.default" in texts_of(PACKAGE, "en"):
                yield f"{name}.default", parameter, "show_default"


def with_headings(told: str) -> str:
    """A help text with what Typer itself writes in the language of the terminal."""
    if language() == "en":
        return told
    from tetrarch.core.text.messages import text

    for name, written in HEADINGS.items():
        spoken = text(PACKAGE, language(), f"heading-{name}")
        told = re.sub(written, spoken.replace("\\", r"\\"), told, flags=re.MULTILINE)
    return told
