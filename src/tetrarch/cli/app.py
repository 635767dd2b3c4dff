"""All commands together, and what happens when one of them cannot go on."""

from __future__ import annotations

import codecs
import contextlib
import os
import sys
import unicodedata
from collections.abc import Sequence
from typing import Annotated

import typer

from tetrarch.cli.commands.admin import admin
from tetrarch.cli.commands.advise import advise
from tetrarch.cli.commands.arena import arena
from tetrarch.cli.commands.bench import bench
from tetrarch.cli.commands.moves import moves
from tetrarch.cli.commands.new import new
from tetrarch.cli.commands.perft import perft
from tetrarch.cli.commands.play import play
from tetrarch.cli.commands.replay import replay
from tetrarch.cli.commands.schema import schema
from tetrarch.cli.commands.serve import serve
from tetrarch.cli.commands.show import show
from tetrarch.cli.commands.verify import verify
from tetrarch.cli.commands.warmup import warmup
from tetrarch.cli.input.faults import BAD_INPUT, BROKEN_PIPE, INTERRUPTED, OUR_FAULT, error_lines, tell_error
from tetrarch.cli.input.usage import usage_line
from tetrarch.cli.terminal.speech import choose_from_environment, choose_language, forget_language, phrase
from tetrarch.cli.terminal.translated_help import SpokenCommand, SpokenGroup

app = typer.Typer(
    cls=SpokenGroup,
    help="Tetrarch: play, record and study two board games of empire, Ekö and Legends.",
    epilog="Each command explains itself: tetrarch play --help",
    add_completion=False,
    rich_markup_mode=None,  # Rich takes longer to import than all the rest
    pretty_exceptions_enable=False,
    suggest_commands=False,  # ours come in our own words
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, serve, new, show, moves, replay, verify, advise, arena, perft, bench, warmup, schema):
    app.command(cls=SpokenCommand)(command)
app.add_typer(admin, name="admin")


WITHOUT_LETTER = "tetrarch-plain"
"""What streams do with a letter that they lack."""


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """What a terminal shows that lacks a letter: the plain ones that it is made of, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letter = error.object[error.start]
    made_of = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return made_of or "?", error.start + 1


codecs.register_error(WITHOUT_LETTER, plain_letters)


def say_version(asked: bool) -> None:
    """Answer ``--version``."""
    if asked:
        from tetrarch import __version__

        print(f"tetrarch {__version__}")
        raise typer.Exit


def speak(name: str | None) -> None:
    """Answer ``--lang``."""
    if name is not None:
        choose_language(name, "--lang")


@app.callback()
def options(
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang",
            metavar="LANG",
            callback=speak,
            is_eager=True,
            help="The language: en, fr, nl or pl.",
            show_default="as the system's",
        ),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Tetrarch: play, record and study two board games of empire, Ekö and Legends."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command; whatever goes wrong is told in a line or a few, never as a traceback."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=WITHOUT_LETTER)
    forget_language()
    try:
        choose_from_environment()
        result = app(given or ["--help"], prog_name="tetrarch", standalone_mode=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except typer.TyperException as error:
        return tell([usage_line(error, given)], BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return hang_up()
    except SystemExit as stopped:  # a broken pipe, as Rich and Typer tell it
        return hang_up() if stopped.code == 1 else BAD_INPUT
    except (ValueError, OSError) as error:
        return tell(error_lines(error), BAD_INPUT)
    except Exception as error:
        if os.environ.get("TETRARCH_TRACEBACK"):
            raise
        what = " ".join(f"{type(error).__name__}: {error}".split())
        return tell([phrase("our-fault", what=what)], OUR_FAULT)


def tell(lines: Sequence[str], code: int) -> int:
    """Write each fault on a line of the error stream, and return the exit code."""
    try:
        sys.stdout.flush()
        for line in lines:
            tell_error(line)
    except BrokenPipeError:
        return hang_up()
    return code


def hang_up() -> int:
    """Nobody reads any more: end quietly, also when Python flushes its streams at the end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE
