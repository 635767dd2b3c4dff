"""``tetrarch fairness``"""

from __future__ import annotations

import inspect
import json

import pytest

from tests.cli.conftest import Tetrarch
from tetrarch.analysis.fairness import BOT
from tetrarch.analysis.numbers import Study
from tetrarch.cli.commands.fairness import fairness
from tetrarch.cli.commands.numbers import numbers

QUICK = ("--bot", "random", "--games", "3", "--processes", "1")


def test_fairness_of_a_deal_and_of_its_record_is_the_same(tetrarch: Tetrarch) -> None:
    ran = tetrarch("fairness", "eko", "--seed", "7", "--round-limit", "1", *QUICK)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("3 games between equal bots (random).")
    assert "even share of 50.0 %" in ran.out
    tetrarch("new", "eko", "--seed", "7", "--round-limit", "1", "--output", "game.json")
    assert tetrarch("fairness", "game.json", "--seed", "7", *QUICK).out == ran.out


def test_fairness_as_json_with_forced_bids(tetrarch: Tetrarch) -> None:
    ran = tetrarch("fairness", "legends", "--openings", "1", "--json", *QUICK)
    found = json.loads(ran.out)
    assert (found["format"], found["games"], len(found["seats"])) == ("tetrarch/fairness", 3, 2)
    assert [forced["name"] for forced in found["forced"]] == [str(coins) for coins in range(13)]
    assert {forced["kind"] for forced in found["forced"]} == {"bid"}
    assert (found["best_bids"], found["even_bid"]) == ([str(coins) for coins in range(13)], None)
    assert set(found["seats"][0]["interval"]) == {"low", "high"}


@pytest.mark.parametrize("language", ["en", "fr", "nl", "pl"])
def test_fairness_of_many_deals_in_every_language(tetrarch: Tetrarch, language: str) -> None:
    command = ("--lang", language, "fairness", "legends", "--deals", "-p", "3", "--openings", "1", *QUICK)
    contested, uncontested = tetrarch(*command), tetrarch(*command, "--uncontested")
    for ran in (contested, uncontested):
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.count("% (") == 3 + 3 + 12
    assert contested.out.splitlines()[:10] == uncontested.out.splitlines()[:10]
    assert contested.out.splitlines()[-1] != uncontested.out.splitlines()[-1]


def test_fairness_of_a_board_is_that_of_the_game_dealt_on_it(tetrarch: Tetrarch, board_file: str) -> None:
    given = ("eko", "--board", board_file, "--seed", "7", "--round-limit", "12")
    ran = tetrarch("fairness", *given, *QUICK)
    assert (ran.code, ran.err) == (0, "")
    tetrarch("new", *given, "--output", "game.json")
    assert tetrarch("fairness", "game.json", "--seed", "7", *QUICK).out == ran.out
    assert tetrarch("fairness", "eko", *given[3:], *QUICK).out != ran.out, "a random board is another one"
    deals = json.loads(tetrarch("fairness", *given, "--deals", "--json", *QUICK).out)
    assert (deals["games"], deals["is_one_deal"], len(deals["order"])) == (3, False, 2)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["game.json", "--deals"], "--deals"),
        (["game.json", "--players", "3"], "--players"),
        (["eko", "--seconds", "0"], "--seconds"),
    ],
)
def test_what_cannot_be_measured_is_refused(tetrarch: Tetrarch, arguments: list[str], error: str) -> None:
    tetrarch("new", "eko", "--seed", "7", "--output", "game.json")
    ran = tetrarch("fairness", *arguments)
    assert ran.code == 2
    assert error in ran.errors[0]


def test_a_finished_game_cannot_be_measured(tetrarch: Tetrarch, record_file: str) -> None:
    ran = tetrarch("fairness", record_file)
    assert ran.code == 2
    assert "the game is over" in ran.errors[0]


def test_equal_bots_are_of_level_3_by_default() -> None:
    given = [inspect.signature(command).parameters["bot"].default for command in (fairness, numbers)]
    assert {*given, BOT, Study(games=[]).bot} == {"level3"}
