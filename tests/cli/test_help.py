"""Help and version answer at once, and misspelt words are answered with the nearest."""

from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Tetrarch
from tests.conftest import RunPython
from tetrarch import __version__, eko, legends

COMMANDS = [
    *(
        "play",
        "serve",
        "worker",
        "new",
        "show",
        "moves",
        "replay",
        "verify",
        "advise",
        "evaluate",
        "review",
        "solve",
        "arena",
        "fairness",
        "numbers",
        "calibrate",
        "train",
        "dataset",
        "perft",
        "bench",
        "warmup",
        "schema",
    ),
    "puzzles",
    "admin",
]


def test_help_lists_every_command(tetrarch: Tetrarch) -> None:
    ran = tetrarch("--help")
    assert ran.code == 0
    assert re.findall(r"^  (\w+) ", ran.out.split("Commands:")[1], re.MULTILINE)[: len(COMMANDS)] == COMMANDS
    assert "..." not in ran.out.split("Commands:")[1], "a description is cut off"


def test_without_arguments_help_is_printed(tetrarch: Tetrarch) -> None:
    assert tetrarch() == tetrarch("--help")


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(command: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch(command, "--help")
    assert ran.code == 0
    assert f"Usage: tetrarch {command}" in ran.out


def test_help_names_all_variants_and_printings(tetrarch: Tetrarch) -> None:
    words = set(re.findall(r"[\w-]+", tetrarch("new", "--help").out))
    for game in (eko, legends):
        assert words >= {*game.VARIANTS, *game.PRINTINGS}


def test_version(tetrarch: Tetrarch) -> None:
    assert tetrarch("--version").out == f"tetrarch {__version__}\n"


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["--version"]])
def test_help_imports_nothing_heavy(arguments: list[str], run_python: RunPython) -> None:
    program = (
        "import sys; from tetrarch.cli import main; main(sys.argv[1:]); "
        "heavy = {'numpy', 'numba', 'msgspec', 'rich', 'tetrarch.core.record', 'tetrarch.core.definition', "
        "'tetrarch.eko', 'tetrarch.legends', 'tetrarch.bots'}; "
        "print('heavy:', sorted(heavy & set(sys.modules)))"
    )
    ran = run_python("-c", program, *arguments)
    assert ran.stdout.splitlines()[-1] == "heavy: []"


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["plya"], "unknown command 'plya'; did you mean 'play'?"),
        (["zzz"], "unknown command 'zzz'; known: play, serve, worker, new"),
        (["new", "eco"], "unknown game 'eco'; did you mean 'eko'?"),
        (["play", "eok"], "unknown game 'eok'; did you mean 'eko'?"),
        (["bench", "ecko"], "unknown game 'ecko'; did you mean 'eko'?"),
        (["perft", "chess"], "unknown game 'chess'; known: eko, legends"),
        (["warmup", "eke"], "unknown game 'eke'; did you mean 'eko'?"),
        (["new", "legend"], "unknown game 'legend'; did you mean 'legends'?"),
        (
            ["new", "legends", "--variant", "citadel"],
            "options: variants: unknown variant 'citadel'; did you mean 'citadels'?",
        ),
        (["new", "legends", "--printing", "2019"], "unknown printing '2019'; did you mean '2018'?"),
        (["play", "legends", "--seat", "person,gredy"], "unknown player 'gredy'; did you mean 'greedy'?"),
        (["new", "eko", "--palyers", "3"], "unknown option '--palyers'; did you mean '--players'?"),
        (["new", "eko", "--zzz"], "unknown option '--zzz'; see tetrarch new --help"),
        (
            ["new", "eko", "--variant", "labyrint"],
            "options: variants: unknown variant 'labyrint'; did you mean 'labyrinth'?",
        ),
        (
            ["new", "eko", "--printing", "frist-printing"],
            "unknown printing 'frist-printing'; did you mean 'first-printing'?",
        ),
        (["new", "eko", "--layout", "stars"], "unknown layout 'stars'; did you mean 'star'?"),
        (["play", "eko", "--seat", "person,gredy"], "unknown player 'gredy'; did you mean 'greedy'?"),
        (["schema", "postion"], "unknown format 'postion'; did you mean 'position'?"),
    ],
)
def test_unknown_names_suggest_the_nearest(arguments: list[str], error: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.errors) == 1
    assert error in ran.errors[0]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["new"], "missing argument 'GAME'; see tetrarch new --help"),
        (["new", "eko", "--seed"], "option '--seed' requires an argument; see tetrarch new --help"),
        (["new", "eko", "--players", "two"], "invalid value for '--players'"),
        (["perft", "eko", "--depth", "-1"], "invalid value for '--depth'"),
        (["verify"], "missing argument 'RECORD'; see tetrarch verify --help"),
        (["show", "a", "b"], "got unexpected extra argument"),
    ],
)
def test_bad_usage_is_one_error_line(arguments: list[str], error: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.errors) == 1
    assert ran.errors[0].startswith(error)
