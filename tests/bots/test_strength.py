"""How strong the bots are, by the games of `bench/duel.py`: those of the documentation, but fewer."""

from __future__ import annotations

import argparse
import importlib.util
from itertools import pairwise
from types import ModuleType

import pytest

from tetrarch.arena.ratings import wilson
from tetrarch.bots.roster import levels

GAMES = 60
"""The number of games of each match."""
every_game = pytest.mark.parametrize("game", ["eko", "legends"])


@pytest.fixture(scope="module")
def duel(request: pytest.FixtureRequest) -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("duel", request.config.rootpath / "bench" / "duel.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def wins_of(duel: ModuleType, game: str, first: str, second: str, players: int, games: int) -> float:
    """The wins of one bot against copies of another, a shared win by its share."""
    match = argparse.Namespace(
        game=game, first=first, second=second, players=players, seed="levels", weights=None, variants=()
    )
    return sum(float(duel.play(match, number)[0]) for number in range(games))


@every_game
def test_the_wins_of_all_seats_are_counted(game: str, duel: ModuleType) -> None:
    """The same bots in all seats, so that each deal is won once."""
    assert wins_of(duel, game, "random", "random", 2, 4) == 2


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@every_game
def test_each_level_beats_the_one_below(game: str, players: int, duel: ModuleType) -> None:
    names = [level.bot for level in levels()]
    wins = [wins_of(duel, game, second, first, players, GAMES) for first, second in pairwise(names)]
    assert all(won > GAMES / players for won in wins), f"each of {wins}, in {GAMES} games"
    assert wilson(sum(wins), GAMES * len(wins)).low > 1.2 / players, f"all of {wins} together"


@pytest.mark.soak
@every_game
def test_the_shipped_network_beats_the_evaluation_with_as_many_simulations(game: str, duel: ModuleType) -> None:
    wins = wins_of(duel, game, "search:network=1,simulations=1000", "search:simulations=1000", 2, GAMES)
    assert wilson(wins, GAMES).low > 0.5
