"""Bots reject what they cannot answer, and say what they are."""

from __future__ import annotations

from typing import Any

import pytest

from tetrarch import eko, legends
from tetrarch.bots import make_bot
from tetrarch.bots.search import SearchBot
from tetrarch.core.errors import NoSuchSeat
from tetrarch.core.randomness import Generator

BOTS = ("novice", "greedy", "level1", "level2", "search:simulations=4")


def start(game: str) -> Any:
    """A position in which one of two seats decides."""
    position: Any = (eko if game == "eko" else legends).new_game(2, seed=3).position
    while len(position.to_decide) != 1:
        seat = position.to_decide[0]
        position.play(int(position.legal_decisions(seat).ids()[0]), seat)
    return position


@pytest.mark.parametrize("text", BOTS)
@pytest.mark.parametrize(("game", "other"), [("eko", "legends"), ("legends", "eko")])
def test_a_view_of_another_game_is_rejected(text: str, game: str, other: str) -> None:
    position = start(other)
    with pytest.raises(ValueError, match=f"this bot plays {game}, not {other}"):
        make_bot(game, text, 1, position.decider).think(position, position.decider)


@pytest.mark.parametrize("text", ["random", *BOTS])
@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_seat_that_cannot_decide_is_rejected(game: str, text: str) -> None:
    position = start(game)
    seat = position.decider
    bot = make_bot(game, text, 1, seat)
    with pytest.raises(NoSuchSeat):
        bot.think(position, 7)
    with pytest.raises(ValueError, match=f"seat {1 - seat} has nothing to decide: the game waits for seat {seat}"):
        bot.think(position.view(1 - seat), 1 - seat)
    with pytest.raises(TypeError, match="a bot needs a position, not str"):
        bot.think("eko1", seat)


@pytest.mark.parametrize("text", ["random", *BOTS])
@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_finished_game_is_rejected(game: str, text: str) -> None:
    position = (eko if game == "eko" else legends).new_game(2, seed=3).position
    position.playout(Generator(3, "end"))
    bot = make_bot(game, text, 1, 0)
    with pytest.raises(ValueError, match="the game is over: seat 0 has nothing to decide"):
        bot.think(position, 0)
    if isinstance(bot, SearchBot):
        with pytest.raises(ValueError, match="the game is over"):
            bot.assess(position, 0)


def test_a_view_of_another_seat_is_rejected() -> None:
    position = start("legends")
    seat = position.decider
    with pytest.raises(ValueError, match=f"the view is not the one of seat {seat}"):
        make_bot("legends", "greedy", 1, seat).think(position.view(1 - seat), seat)


def test_bots_that_are_made_alike_are_equal() -> None:
    bot = make_bot("eko", "level3", 1, 0)
    assert repr(bot) == "<EkoSearchBot 'level3' for seat 0 of eko>"
    assert bot == make_bot("eko", "level3", 1, 0)
    assert len({bot, make_bot("eko", "level3", 1, 0)}) == 1
    for text, seed, seat in (("level4", 1, 0), ("level3", 2, 0), ("level3", 1, 1)):
        assert bot != make_bot("eko", text, seed, seat)
    assert make_bot("eko", "random", None, 0) != make_bot("eko", "random", None, 0)
    assert bot != "level3"
