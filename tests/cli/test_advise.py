"""``tetrarch advise``: chances, moves and reasons in both games, and clear words where there is nothing to advise."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.analysis.thinkers import Told, line
from tests.cli.conftest import Tetrarch
from tests.eko.tables import STREET, table
from tetrarch import eko, legends
from tetrarch.analysis import advise
from tetrarch.bots import Control, Line, Thought
from tetrarch.cli.commands.advise import Watch, advice_lines
from tetrarch.cli.commands.show import all_schemas
from tetrarch.cli.terminal.printing import stops_at_once
from tetrarch.core.formats import write_json
from tetrarch.core.randomness import Generator

VALIDATOR = Draft202012Validator(all_schemas()["advice"])


def play_at_random(game: legends.Position, step: str) -> legends.Position:
    """Play at random until a step."""
    generator = Generator(1, "advise")
    while game.step != step:
        seat = game.to_decide[0]
        decisions = game.legal_decisions(seat).ids()
        game.play(int(decisions[generator.below(len(decisions))]), seat)
    return game


@pytest.fixture
def islands(tmp_path: Path) -> str:
    """A position of Legends at the first card."""
    position = play_at_random(legends.new_game(3, seed=6, variants=["explore", "swamp"]).position, "take")
    (tmp_path / "islands.json").write_text(write_json(position.to_json()), encoding="utf-8")
    return "islands.json"


@pytest.fixture
def bids(tmp_path: Path) -> str:
    """A position of Legends in which all players bid."""
    position = play_at_random(legends.new_game(2, seed=6).position, "bid")
    (tmp_path / "bids.json").write_text(write_json(position.to_json()), encoding="utf-8")
    return "bids.json"


def test_chances_moves_and_reasons_of_eko(position_file: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("advise", position_file, "--simulations", "40", "--moves", "3")
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^Chances to win \(search, 40 simulations\):$", ran.out, re.MULTILINE)
    shares = re.findall(r"^  (\w+) +(\d+\.\d)%  #+$", ran.out, re.MULTILINE)
    assert len(shares) == 2
    assert sum(float(share) for _, share in shares) == pytest.approx(100, abs=0.3)
    assert re.findall(r"^(\d)\. \S+  \d+\.\d%  \(\d+ visits?\)$", ran.out, re.MULTILINE) == ["1", "2", "3"]
    assert re.search(r"^   [+-] .* \(E\d+\.\d+.*\)$", ran.out, re.MULTILINE)
    assert max(map(len, ran.out.splitlines())) <= 100


def test_advice_on_legends(islands: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("advise", islands, "--simulations", "20")
    assert (ran.code, ran.err) == (0, "")
    assert "must take a card." in ran.out
    assert re.search(r"^1\. take [a-z-]+", ran.out, re.MULTILINE)


@pytest.mark.parametrize("source", ["position_file", "islands"])
def test_json_fits_its_schema(source: str, tetrarch: Tetrarch, request: pytest.FixtureRequest) -> None:
    ran = tetrarch("advise", request.getfixturevalue(source), "--simulations", "20", "--json")
    data = json.loads(ran.out)
    VALIDATOR.validate(data)
    assert data["format"] == "tetrarch/advice"
    assert data["moves"][0]["line"][0]["notation"] == data["moves"][0]["notation"]
    assert tetrarch("advise", request.getfixturevalue(source), "--simulations", "20", "--json").out == ran.out
    for part in ("moves", "seat", "players"):
        assert not VALIDATOR.is_valid({name: value for name, value in data.items() if name != part})


def test_positions_come_from_the_same_sources_as_for_show(
    position_file: str, tetrarch: Tetrarch, tmp_path: Path
) -> None:
    arguments = ("--simulations", "10", "--json")
    own = tetrarch("advise", position_file, *arguments).out
    text = (tmp_path / position_file).read_text(encoding="utf-8")
    assert tetrarch("advise", "-", *arguments, stdin=text).out == own
    line = tetrarch("show", position_file, "--line").out.strip()
    assert tetrarch("advise", line, *arguments).out == own


def test_advice_is_possible_for_any_moment_of_a_record(tetrarch: Tetrarch) -> None:
    tetrarch("new", "eko", "--seed", "1", "--output", "game.json")
    assert tetrarch("advise", "game.json", "--at", "0", "--simulations", "5").code == 0
    assert "events; --at 9 is out of range" in tetrarch("advise", "game.json", "--at", "9").errors[0]


def test_a_bot_without_chances_gives_advice(position_file: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("advise", position_file, "--bot", "random", "--seed", "4")
    assert "Chances: random gives none." in ran.out
    assert re.search(r"^1\. \S+$", ran.out, re.MULTILINE)


def test_the_budget_of_a_bot_that_is_named_holds(position_file: str, tetrarch: Tetrarch) -> None:
    assert "12 simulations" in tetrarch("advise", position_file, "--bot", "search:simulations=12").out


def test_time_is_kept_by_the_clock(position_file: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("advise", position_file, "--seconds", "0.05")
    assert re.search(r"search, [\d,]+ simulations?\)", ran.out)


def test_advice_on_bids_needs_a_seat(bids: str, tetrarch: Tetrarch) -> None:
    assert tetrarch("advise", bids).errors == [
        "bids.json: seat 0 and seat 1 decide at the same time: name the one to advise (L3.1)"
    ]
    assert re.search(r"^1\. bid \d+", tetrarch("advise", bids, "--seat", "1", "--simulations", "8").out, re.MULTILINE)


def test_hidden_information_is_not_used(islands: str, tetrarch: Tetrarch, tmp_path: Path) -> None:
    position = legends.position_from_json(json.loads((tmp_path / islands).read_text(encoding="utf-8")))
    seat = position.decider
    other = position.determinize(seat, Generator(8, "other"))
    assert other != position
    (tmp_path / "other.json").write_text(write_json(other.to_json()), encoding="utf-8")
    arguments = ("--simulations", "20", "--json")
    assert tetrarch("advise", "other.json", *arguments).out == tetrarch("advise", islands, *arguments).out


def finished(tmp_path: Path) -> str:
    game = eko.new_game(2, seed=1, round_limit=1)
    while not game.position.is_over:
        game.play(next(iter(game.position.legal_decisions())))
    (tmp_path / "finished.json").write_text(game.to_record().to_text(), encoding="utf-8")
    return "finished.json"


def test_a_finished_game_has_nothing_to_decide(tetrarch: Tetrarch, tmp_path: Path) -> None:
    file = finished(tmp_path)
    (error,) = tetrarch("advise", file).errors
    assert error == (
        "finished.json: the game is over: nothing is left to decide (E8.7); "
        "--at selects an earlier position of a record"
    )
    assert tetrarch("advise", file, "--at", "1", "--simulations", "5").code == 0


def test_a_deal_must_come_first(tetrarch: Tetrarch) -> None:
    tetrarch("new", "legends", "--seed", "1", "--output", "game.json")
    (error,) = tetrarch("advise", "game.json", "--at", "0").errors
    assert error == "game.json: a deal must come first: nobody is to decide (L2.0)"


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--seat", "1"], "position.json: seat 1 has nothing to decide now: seat 0 is to decide (E18.1)"),
        (["--seat", "7"], "there is no seat 7: seats are 0 to 1"),
        (["--seconds", "0"], "--seconds: must be more than 0, not 0"),
        (["--seconds", "nan"], "--seconds: must be more than 0, not nan"),
        (["--simulations", "0"], "--simulations: 0 is not 1 or more"),
        (["--moves", "0"], "--moves: 0 is not from 1 to 100"),
        (["--bot", "levle5"], "bots: unknown bot 'levle5'; did you mean 'level5'?"),
        (["--bot", "search:depth=3"], "bots: search: unknown option 'depth'"),
        (["--at", "3"], "position.json: --at needs a record, and this is not one"),
        (["--sims", "3"], "unknown option '--sims'"),
    ],
)
def test_invalid_requests_are_reported(
    arguments: list[str], error: str, position_file: str, tetrarch: Tetrarch
) -> None:
    ran = tetrarch("advise", position_file, *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.errors[0].startswith(error)


def test_a_board_is_not_a_position(board_file: str, tetrarch: Tetrarch) -> None:
    assert tetrarch("advise", board_file).errors == [
        "board.json: is a board without a game; 'new eko --board' deals one on it"
    ]
    assert tetrarch("advise", "nothing.json").errors == ["nothing.json: no such file"]


def interrupted_twice(control: Control) -> None:
    with stops_at_once(control):
        signal.raise_signal(signal.SIGINT)
        assert control.is_stopped
        signal.raise_signal(signal.SIGINT)


def test_the_first_interrupt_ends_the_thinking_and_the_second_the_command() -> None:
    with pytest.raises(KeyboardInterrupt):
        interrupted_twice(Control())
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_an_interrupt_returns_the_best_so_far(
    position_file: str, tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Watch, "note", lambda watch, thought: signal.raise_signal(signal.SIGINT))
    ran = tetrarch("advise", position_file, "--simulations", "400")
    assert ran.code == 0
    made = re.search(r"search, (\d+) simulations", ran.out)
    assert made is not None
    assert int(made[1]) < 100


def test_progress_shows_the_best_move_so_far() -> None:
    position = table(STREET, "b1:E1! b9:T1!")
    move = position.parse("b1-b2").id
    watch = Watch(position, 0, "level5")
    with watch:
        watch.note(Thought(move))  # nobody looks: the error stream is no terminal
    words = watch.words(Thought(move, (0.625, 0.375), (Line((move,), (0.625, 0.375), 7),), 1200))
    assert words == "level5 thinks: b1-b2 62.5%, 1,200 simulations (Ctrl-C stops)"


def test_certain_and_forced_results_are_marked() -> None:
    position = table(STREET, "b1:E1! b9:T1!")
    won = line(position, "b1-b2", chances=(1.0, 0.0), proven=True)
    lines = advice_lines(advise(position, bot=Told(won, chances=(1.0, 0.0), proven=True)))
    assert "Chances to win (certain):" in lines
    assert "1. b1-b2  100.0%  (certain)" in lines
    alone = table(STREET, "b1:E1! b2:T4!", reserves="E:1", step="reinforce")
    assert advice_lines(advise(alone, bot="level5"))[0] == "Chances: only one decision is legal."
