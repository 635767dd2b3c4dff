"""Every example of the README runs and prints what the README says it prints."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
TEXT = README.read_text(encoding="utf-8") if README.exists() else ""


@dataclass
class Command:
    """One line of a console example and what should be printed below it (nothing given: anything)."""

    line: str
    output: str = ""


def code_blocks(text: str, language: str) -> list[str]:
    """The contents of all fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def console_commands(block: str) -> list[Command]:
    """The commands of a console block that run our program without a person at it."""
    commands: list[Command] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            commands.append(Command(line.removeprefix("$ ")))
        elif commands:
            commands[-1].output += f"{line}\n"
    return [command for command in commands if re.match(r"tetrarch (?!play\b|serve\b)", command.line)]


def run_command(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a line of a console example in a shell that finds our program."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return subprocess.run(
        line,
        shell=True,
        cwd=folder,
        env={**os.environ, "PATH": path, "PYTHONWARNINGS": "error", "TETRARCH_JIT": "off", "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )


def is_as_promised(promised: str, printed: str) -> bool:
    """Whether the output is the one in the README, where ``...`` stands for anything."""
    return not promised.strip() or doctest.OutputChecker().check_output(
        promised, printed, doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    )


def test_readme_gives_the_two_commands() -> None:
    assert "make play" in TEXT
    assert "make test" in TEXT


def test_readme_has_a_python_example() -> None:
    assert code_blocks(TEXT, "python"), "the README has no python block"


@pytest.mark.parametrize("block", code_blocks(TEXT, "python"))
def test_python_example_runs(block: str, tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", block],
        cwd=tmp_path,
        env={**os.environ, "TETRARCH_JIT": "off"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("block", [block for block in code_blocks(TEXT, "console") if console_commands(block)])
def test_console_example_runs(block: str, tmp_path: Path) -> None:
    for command in console_commands(block):
        ran = run_command(command.line, tmp_path)
        assert ran.returncode == 0, f"$ {command.line}\n{ran.stderr}"
        assert is_as_promised(command.output, ran.stdout), f"$ {command.line}\n{ran.stdout}"


def test_commands_are_taken_from_console_blocks() -> None:
    text = "```console\n$ make play\n$ tetrarch new eko\n$ tetrarch play eko\n$ tetrarch show x\nAb ... d\n```\n"
    (block,) = code_blocks(text, "console")
    assert console_commands(block) == [Command("tetrarch new eko"), Command("tetrarch show x", "Ab ... d\n")]


def test_output_that_differs_from_the_readme_is_detected() -> None:
    assert is_as_promised("", "anything\n")
    assert is_as_promised("Ab ... d\n", "Ab c d\n")
    assert not is_as_promised("Ab ... d\n", "Ab c e\n")
