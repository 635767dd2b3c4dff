"""The ladder of levels in four languages, and the roster: names, options, and every fault of a bad text."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, cast

import pytest

from tetrarch.bots import Budget, make_bot, roster
from tetrarch.bots.roster import BUDGET, LEVELS, STRONGEST, Option, levels, number_fault, read_options
from tetrarch.bots.search import Greedy, SearchBot
from tetrarch.core import registry
from tetrarch.core.errors import SetupError
from tetrarch.core.text.messages import LANGUAGES

GAMES = ("eko", "legends")


# Levels


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_five_levels_with_names_of_their_own(language: str) -> None:
    found = levels(language)
    assert [level.bot for level in found] == [f"level{number}" for number in range(1, LEVELS + 1)]
    for words in ({level.name for level in found}, {level.note for level in found}):
        assert len(words) == LEVELS
        assert all(word.strip() for word in words)
    assert all(level.name[0].isupper() and len(level.name) < 20 for level in found), "names fit onto a button"


def test_the_languages_differ() -> None:
    notes = {language: [level.note for level in levels(language)] for language in LANGUAGES}
    for place in range(LEVELS):
        assert len({words[place] for words in notes.values()}) == len(LANGUAGES)
    assert levels() == levels("en")


def test_a_language_without_texts_is_an_error() -> None:
    with pytest.raises(ValueError, match="no texts in language 'de'"):
        levels("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_strongest_level_has_a_slider(language: str) -> None:
    assert [level.bot for level in levels(language) if level.has_slider] == [STRONGEST]


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_a_bot_of_the_game(game: str) -> None:
    names = list(roster(game))
    assert [name for name in names if name.startswith("level")] == [level.bot for level in levels()]
    for level in levels():
        if level.has_slider:
            assert "seconds" in roster(game)[level.bot].options
        make_bot(game, level.bot, 1, 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_slider_is_the_time_of_the_strongest_level(game: str) -> None:
    bot = make_bot(game, f"{STRONGEST}:seconds=2.5", 1, 0)
    assert isinstance(bot, SearchBot)
    assert bot.budget == Budget(seconds=2.5)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_levels_search_more_and_more_for_each_number_of_players(game: str, players: int) -> None:
    position = registry.game(game).new_game(players, {}, seed=1).position
    found = []
    for level in ("level3", "level4", "level5"):
        bot = make_bot(game, level, 1, 0)
        assert isinstance(bot, SearchBot)
        assert (bot.network is not None) == (level == STRONGEST)
        budget = bot.budget_for(position)
        assert budget.simulations is not None
        assert budget.seconds is None
        found.append(budget.simulations)
        assert cast(SearchBot[Any], make_bot(game, f"{level}:simulations=7", 1, 0)).budget_for(position) == Budget(7)
    assert found[0] < found[1]


@pytest.mark.parametrize("game", GAMES)
def test_ratings_rise_with_the_levels(game: str) -> None:
    for place in range(3):
        ratings = [level.ratings[place] for level in levels("en", game)]
        assert ratings[0] == 1000
        assert all(higher >= lower + 100 for lower, higher in pairwise(ratings))
    assert all(level.ratings == () for level in levels("en"))


@pytest.mark.parametrize("game", GAMES)
def test_level_1_overlooks_and_level_2_does_not(game: str) -> None:
    one, two = (make_bot(game, level, 1, 0) for level in ("level1", "level2"))
    assert isinstance(one, Greedy)
    assert isinstance(two, Greedy)
    assert (one.tolerance, two.tolerance, two.oversight) == (0, 0, 0)
    assert isinstance(one.oversight, Mapping)
    assert one.oversight.keys() == {2, 3, 4}
    assert all(0.4 < oversight < 1 for oversight in one.oversight.values())


# The roster


def test_both_games_have_the_same_bots_with_the_same_options() -> None:
    one, two = (roster(game) for game in GAMES)
    assert list(one) == list(two)
    assert [entry.options for entry in one.values()] == [entry.options for entry in two.values()]
    assert next(iter(one)) == "random"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("search", Budget(1000)),
        ("search:simulations=7", Budget(7)),
        ("level4:simulations=7,seconds=0.5", Budget(7, 0.5)),
        ("level5:simulations=9", Budget(9)),
    ],
)
def test_the_budget_that_a_text_gives(game: str, text: str, budget: Budget) -> None:
    bot = make_bot(game, text, 1, 0)
    assert isinstance(bot, SearchBot)
    assert bot.budget == budget


@pytest.mark.parametrize("game", GAMES)
def test_options_of_a_search_reach_it(game: str) -> None:
    bot = make_bot(game, "search:playout=3,breadth=9,widening=2,exploration=5", 1, 0)
    assert isinstance(bot, SearchBot)
    assert bot.settings.tolist()[:4] == [5, 9, 2, 3]


@pytest.mark.parametrize("game", GAMES)
def test_the_limit_of_proofs_reaches_a_search(game: str) -> None:
    limited, usual = make_bot(game, "search:proof=0", 1, 0), make_bot(game, "search", 1, 0)
    assert isinstance(limited, SearchBot)
    assert isinstance(usual, SearchBot)
    assert limited.most_proved == 0 < usual.most_proved


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("searhc", ["unknown bot 'searhc'; did you mean 'search'?"]),
        ("", [f"unknown bot ''; known: {', '.join(sorted([*roster('eko'), 'exec']))}"]),
        ("random:simulations=5", ["random: unknown option 'simulations'; it takes none"]),
        ("level1:tolerance=0.5", ["level1: unknown option 'tolerance'; it takes none"]),
        ("level4:simulation=5", ["level4: unknown option 'simulation'; did you mean 'simulations'?"]),
        ("level4:5", ["level4: '5' is no option: options are written such as simulations=500"]),
        ("level4:simulations=", ["level4: 'simulations=' is no option: options are written such as simulations=500"]),
        ("level4:simulations=5,", ["level4: '' is no option: options are written such as simulations=500"]),
        ("level4:simulations=0", ["level4: simulations=0: must be a whole number from 1 to 1e+07"]),
        ("level4:simulations=1.5", ["level4: simulations=1.5: must be a whole number from 1 to 1e+07"]),
        ("level5:seconds=nan", ["level5: seconds=nan: must be a number from 0.001 to 3600"]),
        ("level5:seconds=inf", ["level5: seconds=inf: must be a number from 0.001 to 3600"]),
        ("level5:seconds=soon", ["level5: seconds=soon: must be a number from 0.001 to 3600"]),
        ("greedy:tolerance=1.1", ["greedy: tolerance=1.1: must be a number from 0 to 1"]),
        ("search:playout=1,playout=2", ["search: playout is given twice"]),
        (
            "search:playout=-1,speed=9,breadth,seconds=0",
            [
                "search: playout=-1: must be a whole number from 0 to 10000",
                "search: unknown option 'speed'; did you mean 'seconds'?",
                "search: 'breadth' is no option: options are written such as simulations=500",
                "search: seconds=0: must be a number from 0.001 to 3600",
            ],
        ),
    ],
)
def test_every_fault_of_a_text_is_named(game: str, text: str, faults: list[str]) -> None:
    with pytest.raises(SetupError) as error:
        make_bot(game, text, 1, 0)
    assert [str(fault) for fault in error.value.faults] == faults


def test_options_are_read_as_numbers() -> None:
    assert read_options("x", "", BUDGET) == {}
    assert read_options("x", "seconds=0.25,simulations=1e3", BUDGET) == {"seconds": 0.25, "simulations": 1000.0}


@pytest.mark.parametrize(
    ("text", "option", "is_right"),
    [
        ("1", Option(1, 3), True),
        ("3", Option(1, 3), True),
        ("4", Option(1, 3), False),
        ("2.5", Option(1, 3), False),
        ("2.5", Option(1, 3, whole=False), True),
    ],
)
def test_the_bounds_of_an_option(text: str, option: Option, is_right: bool) -> None:
    assert (number_fault(f"x={text}", text, option) is None) is is_right
