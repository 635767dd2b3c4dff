"""The application: all commands, and their errors."""

from __future__ import annotations

import codecs
import contextlib
import os
import re
import sys
import unicodedata
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated

import typer

from tetrarch.cli.commands.admin import admin
from tetrarch.cli.commands.advise import advise
from tetrarch.cli.commands.arena import arena
from tetrarch.cli.commands.bench import bench
from tetrarch.cli.commands.evaluate import calibrate, evaluate
from tetrarch.cli.commands.fairness import fairness
from tetrarch.cli.commands.kernels import perft, warmup
from tetrarch.cli.commands.numbers import numbers
from tetrarch.cli.commands.play import play
from tetrarch.cli.commands.puzzles import puzzles
from tetrarch.cli.commands.records import new, replay, verify
from tetrarch.cli.commands.review import review
from tetrarch.cli.commands.serve import serve
from tetrarch.cli.commands.show import moves, schema, show
from tetrarch.cli.commands.solve import solve
from tetrarch.cli.commands.train import dataset, train
from tetrarch.cli.commands.worker import worker
from tetrarch.cli.input.faults import (
    BAD_INPUT,
    BROKEN_PIPE,
    INTERRUPTED,
    OUR_FAULT,
    error_lines,
    input_fault,
    plain_line,
    print_errors,
    suggestion,
)
from tetrarch.cli.input.options import with_game_options
from tetrarch.cli.terminal.speech import OWN_VARIABLE, phrase, quoted, use_language
from tetrarch.cli.terminal.translated_help import SpokenCommand, SpokenGroup
from tetrarch.core.text.messages import LANGUAGES

app = typer.Typer(
    cls=SpokenGroup,
    add_completion=False,
    rich_markup_mode=None,  # Rich takes longer to import than all the rest
    pretty_exceptions_enable=False,
    suggest_commands=False,  # errors suggest names in all languages
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS = (
    *(play, serve, worker, new, show, moves, replay, verify),
    *(advise, evaluate, review, solve),
    *(arena, fairness, numbers, calibrate, train, dataset, perft, bench, warmup, schema),
)
for command in COMMANDS:
    with_options = command in (play, new, arena, fairness, perft)
    app.command(cls=SpokenCommand)(with_game_options(command) if with_options else command)
app.add_typer(puzzles, name="puzzles")
app.add_typer(admin, name="admin")


WITHOUT_LETTER = "tetrarch-plain"
"""The error handler of streams for letters that their encoding lacks."""


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """The replacement of a letter that the encoding lacks: its base letters, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letter = error.object[error.start]
    made_of = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return made_of or "?", error.start + 1


codecs.register_error(WITHOUT_LETTER, plain_letters)


def print_version(asked: bool) -> None:
    """Answer ``--version``."""
    if asked:
        from tetrarch import __version__

        print(f"tetrarch {__version__}")
        raise typer.Exit


def choose_language(name: str, where: str) -> None:
    """Set the language; the fault for an unknown one names the option or variable."""
    if name not in LANGUAGES:
        raise input_fault("unknown-language", where=where, name=quoted(name), near=suggestion(name, LANGUAGES))
    use_language(name)


def speak(name: str | None) -> None:
    """Answer ``--lang``."""
    if name is not None:
        choose_language(name, "--lang")


@app.callback()
def options(
    lang: Annotated[str | None, typer.Option(metavar="LANG", callback=speak, is_eager=True)] = None,
    version: Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True)] = False,
) -> None:
    """Tetrarch: play, record and study board games of empire."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; errors are printed as lines, without a traceback."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=WITHOUT_LETTER)
    use_language()
    try:
        if os.environ.get(OWN_VARIABLE):
            choose_language(os.environ[OWN_VARIABLE], OWN_VARIABLE)
        with warnings.catch_warnings():
            warnings.showwarning = partial(show_warning, warnings.showwarning)
            result = app(given or ["--help"], prog_name="tetrarch", standalone_mode=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except typer.TyperException as error:
        return fail([usage_line(error, given)], BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return hang_up()
    except SystemExit as stopped:  # Rich and Typer exit with 1 on a broken pipe
        return hang_up() if stopped.code == 1 else BAD_INPUT
    except (ValueError, OSError) as error:
        return fail(error_lines(error), BAD_INPUT)
    except Exception as error:
        if os.environ.get("TETRARCH_TRACEBACK"):
            raise
        what = " ".join(f"{type(error).__name__}: {error}".split())
        return fail([phrase("our-fault", what=what)], OUR_FAULT)


def show_warning(
    usual: Callable[..., None], message: Warning | str, category: type[Warning], *place: object, **where: object
) -> None:
    """Print that kernels are not compiled as a line, and other warnings as usual."""
    game = getattr(message, "game", None)
    if game and category.__name__ == "UncompiledWarning":  # importing the class would choose the mode of the kernels
        print(phrase("not-compiled", game=game), file=sys.stderr)
    else:
        usual(message, category, *place, **where)


def fail(lines: Sequence[str], code: int) -> int:
    """Print errors, and return the exit code."""
    try:
        print_errors(lines)
    except BrokenPipeError:
        return hang_up()
    return code


def hang_up() -> int:
    """End quietly after the reader closed the pipe, also when Python flushes its streams at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE


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
"""The errors of Typer and Pydantic by the names of our messages with the same meaning."""


def usage_line(error: typer.TyperException, given: Sequence[str]) -> str:
    """The error of a command line, with a suggestion."""
    groups = {str(group.name): group.typer_instance for group in app.registered_groups if group.typer_instance}
    commands = [*command_names(app), *groups]
    if error.message.startswith("No such command"):
        words = command_words(given)
        is_below = len(words) > 1 and words[0] in groups
        name, known = (words[1], command_names(groups[words[0]])) if is_below else ((words or [""])[0], commands)
        return plain_line(phrase("unknown-name", what="command", name=quoted(name), near=suggestion(name, known)))
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
    """The words of a command line without the options of the program itself."""
    words = list(given)
    if "--lang" in words[:-1]:
        del words[words.index("--lang") + 1]
    return [word for word in words if not word.startswith("-")]


def typer_words(text: str) -> str:
    """An error of Typer in the terminal's language; an unknown one stays as it is."""
    for name, pattern in WORDS_OF_TYPER.items():
        found = re.fullmatch(pattern, text, re.DOTALL)
        if found:
            return phrase(name, **found.groupdict())
    text = text.rstrip(".")
    return text[:1].lower() + text[1:]


def command_names(app: typer.Typer) -> list[str]:
    """The names of the commands of an application."""
    return [str(command.name or command.callback.__name__) for command in app.registered_commands if command.callback]
