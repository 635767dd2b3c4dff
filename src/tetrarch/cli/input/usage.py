"""What is wrong with the words of a command line, and which was probably meant."""

from __future__ import annotations

import re
from collections.abc import Sequence

import typer

from tetrarch.cli.input.faults import plain_line, suggestion
from tetrarch.cli.terminal.speech import phrase, quoted

WORDS_OF_TYPER = {
    "usage-missing": r"Missing (?P<what>argument|option) (?P<name>.+)\.",
    "usage-no-value": r"Option (?P<name>.+) requires an argument\.",
    "usage-flag": r"Option (?P<name>.+) does not take a value\.",
    "usage-extra": r"Got unexpected extra argument\(s\) \((?P<given>.*)\)",
    "usage-whole": r"Invalid value for (?P<name>.+): Input should be a valid integer, unable .*",
    "usage-number": r"Invalid value for (?P<name>.+): Input should be a valid number, unable .*",
    "usage-least": r"Invalid value for (?P<name>.+): Input should be greater than or equal to (?P<least>\S+)",
    "usage-most": r"Invalid value for (?P<name>.+): Input should be less than or equal to (?P<most>\S+)",
}
"""What Typer and Pydantic say, and our messages that say the same."""


def usage_line(error: typer.TyperException, given: Sequence[str]) -> str:
    """What is wrong with the words of a command line, and which was probably meant."""
    from tetrarch.cli.app import app

    groups = {str(group.name): group.typer_instance for group in app.registered_groups if group.typer_instance}
    commands = [*command_names(app), *groups]
    if error.message.startswith("No such command"):
        words = command_words(given)
        if len(words) > 1 and words[0] in groups:
            return unknown_command(words[1], command_names(groups[words[0]]))
        return unknown_command(words[0] if words else "", commands)
    command = next((f" {word}" for word in given if word in commands), "")
    option = getattr(error, "option_name", None)
    if option is None or not error.message.startswith("No such option"):
        return plain_line(phrase("usage-see", text=typer_words(error.format_message()), command=command))
    if option == "--lang":
        return plain_line(phrase("usage-lang"))
    near: Sequence[str] = getattr(error, "possibilities", None) or ()
    found = suggestion(str(option), near) if near else ""
    if found.endswith("?"):
        return plain_line(phrase("unknown-option", name=quoted(str(option)), near=found))
    unknown = phrase("unknown-option-alone", name=quoted(str(option)))
    return plain_line(phrase("usage-see", text=unknown, command=command))


def command_words(given: Sequence[str]) -> list[str]:
    """The words of a command line that are no options of the program itself."""
    words = list(given)
    if "--lang" in words[:-1]:
        del words[words.index("--lang") + 1]
    return [word for word in words if not word.startswith("-")]


def unknown_command(name: str, known: Sequence[str]) -> str:
    """That there is no such command, and which was probably meant."""
    return plain_line(phrase("unknown-name", what="command", name=quoted(name), near=suggestion(name, known)))


def typer_words(text: str) -> str:
    """A complaint of Typer in the terminal's language; one that we do not know as it is."""
    for name, pattern in WORDS_OF_TYPER.items():
        found = re.fullmatch(pattern, text, re.DOTALL)
        if found:
            return phrase(name, **found.groupdict())
    text = text.rstrip(".")
    return text[:1].lower() + text[1:]


def command_names(app: typer.Typer) -> list[str]:
    """What the commands of an application are called."""
    return [str(command.name or command.callback.__name__) for command in app.registered_commands if command.callback]
