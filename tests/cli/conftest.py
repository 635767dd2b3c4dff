"""Run commands inside the test, and files for them."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from typer.main import get_command

from tetrarch import eko, legends
from tetrarch.bots import eko_bot, legends_bot
from tetrarch.cli import main
from tetrarch.core.formats import write_json
from tetrarch.core.record import Game


@dataclass(frozen=True)
class Ran:
    """The result of a command."""

    code: int
    out: str
    err: str

    @property
    def errors(self) -> list[str]:
        """The lines of the error stream, each of which must be an error."""
        lines = self.err.splitlines()
        assert all(line.startswith("error: ") for line in lines), self.err
        return [line.removeprefix("error: ") for line in lines]


Tetrarch = Callable[..., Ran]

built_once = cache(get_command)
"""Typer builds all commands anew for each run, which takes longer than most runs."""


@pytest.fixture
def tetrarch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tetrarch:
    """Run a command in an empty folder, with a text for its standard input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("typer.main.get_command", built_once)

    def run(*arguments: str, stdin: str | bytes = "") -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        capsys.readouterr()
        code = main(arguments)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture
def position_file(tmp_path: Path) -> str:
    """A position file: seed 1, both Emperors kept, the first action to decide."""
    game = eko.new_game(2, seed=1)
    game.play("keep")
    game.play("keep")
    (tmp_path / "position.json").write_text(write_json(game.position.to_json()), encoding="utf-8")
    return "position.json"


@pytest.fixture(scope="session")
def finished_record() -> str:
    """The text of the record of a whole game between two bots."""
    game = eko.new_game(2, seed="finished", round_limit=60, names=["greedy", "random"])
    bots = [eko_bot(name, 1, seat) for seat, name in enumerate(game.names)]
    while not game.position.is_over:
        seat = game.position.decider
        game.play(bots[seat].decide(game.position.view(seat), seat))
    return game.to_record().to_text()


@pytest.fixture
def record_file(tmp_path: Path, finished_record: str) -> str:
    """A record file of a whole game."""
    (tmp_path / "record.json").write_text(finished_record, encoding="utf-8")
    return "record.json"


@pytest.fixture
def board_file(tmp_path: Path) -> str:
    """A board file: the board of seed 1."""
    board = eko.new_game(2, seed=1).position.board
    (tmp_path / "board.json").write_text(write_json(eko.board_to_json(board)), encoding="utf-8")
    return "board.json"


# Legends


def play_legends(game: Game[legends.Position], names: list[str], seed: int = 1) -> Game[legends.Position]:
    """Let bots play a game of Legends to its end."""
    bots = [legends_bot(name, seed, seat) for seat, name in enumerate(names)]
    while not game.position.is_over:
        legends.deal_next(game)
        for seat in game.position.to_decide[:1]:
            game.play(bots[seat].decide(game.position.view(seat), seat), seat)
    return game


@pytest.fixture(scope="session")
def finished_legends() -> str:
    """The text of the record of a whole game of Legends between two bots."""
    game = legends.new_game(2, seed="finished", variants=["explore", "swamp", "die"], names=["greedy", "random"])
    return play_legends(game, game.names).to_record().to_text()


@pytest.fixture
def legends_record(tmp_path: Path, finished_legends: str) -> str:
    """A record file of a whole game of Legends."""
    (tmp_path / "legends.json").write_text(finished_legends, encoding="utf-8")
    return "legends.json"


@pytest.fixture
def legends_file(tmp_path: Path, finished_legends: str) -> str:
    """A position file of Legends: the middle of a game, with face-down tokens."""
    game = legends.replay_record(finished_legends)
    position = game.position_after(len(game.events) // 2)
    (tmp_path / "islands.json").write_text(write_json(position.to_json()), encoding="utf-8")
    return "islands.json"
