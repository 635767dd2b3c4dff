"""How errors are told: in one line each, with the file, the entry, the fault and the rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import typer

BAD_INPUT = 2
OUR_FAULT = 70
INTERRUPTED = 130
BROKEN_PIPE = 141
"""Exit codes, as shells know them."""

LONGEST = 1000
"""A fault is cut behind so many characters: it may quote a whole file."""


class InputFault(ValueError):
    """Something on the command line, or a file as a whole, that cannot be used."""


MOST_LINES = 100
"""How many faults of one file are named at a time."""


def error_lines(error: Exception) -> list[str]:
    """What an error says, one line for each fault."""
    from tetrarch.core.errors import SetupError

    if isinstance(error, SetupError):
        lines = [plain_line(line) for line in error.lines()[:MOST_LINES]]
        more = len(error.faults) - len(lines)
        return [*lines, f"{plain_line(error.subject)}: and {more} more faults"] if more else lines
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        return [plain_line(f"{error.filename}: {reason}" if error.filename is not None else reason)]
    return [plain_line(str(error))]


def plain_line(text: str) -> str:
    """A text in one line that a terminal can show whatever was in it."""
    text = " ".join(text.split())
    shown = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text[: LONGEST + 1])
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"


def usage_line(error: typer.TyperException, given: Sequence[str]) -> str:
    """What is wrong with the words of a command line, and which was probably meant."""
    from tetrarch.cli.app import app

    commands = [str(command.callback.__name__) for command in app.registered_commands if command.callback]
    if error.message.startswith("No such command"):
        name = next((word for word in given if not word.startswith("-")), "")
        return plain_line(f"unknown command {name!r}; {suggestion(name, commands)}")
    option = getattr(error, "option_name", None)
    if option is not None and error.message.startswith("No such option"):
        near: Sequence[str] = getattr(error, "possibilities", None) or ()
        text = f"unknown option {str(option)!r}; " + (suggestion(str(option), near) if near else "")
    else:
        text = error.format_message().rstrip(".")
        text = text[:1].lower() + text[1:] + "; "
    command = next((f" {word}" for word in given if word in commands), "")
    return plain_line(f"{text}{'' if text.endswith('?') else f'see tetrarch{command} --help'}")


def suggestion(name: str, known: Iterable[str]) -> str:
    """The known name nearest to a misspelt one, as a clause."""
    from difflib import get_close_matches

    names = list(known)
    close = get_close_matches(name, names, n=1, cutoff=0.5)
    return f"did you mean {close[0]!r}?" if close else f"known: {', '.join(names)}"


def known_name(name: str, what: str, known: Iterable[str]) -> str:
    """The name, if it is known; else the fault that suggests the nearest."""
    names = list(known)
    if name not in names:
        raise InputFault(f"unknown {what} {name!r}; {suggestion(name, names)}")
    return name
