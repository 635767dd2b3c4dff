"""Bots reject what they cannot answer, and say what they are."""

from __future__ import annotations

from typing import Any

import pytest

from tetrarch import eko, legends
from tetrarch.bots import make_bot
from tetrarch.bots.network import Network, forward
from tetrarch.bots.search import SearchBot
from tetrarch.core.errors import NoSuchSeat
from tetrarch.core.randomness import Generator

BOTS = ("novice", "greedy", "level1", "level2", "search:simulations=4", "exec:no-such-program")


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


@pytest.mark.parametrize("game", ["eko", "legends"])
@pytest.mark.parametrize("seat", [7, -3, 2])
def test_no_search_assesses_a_seat_that_does_not_exist(game: str, seat: int) -> None:
    bot = make_bot(game, "search:simulations=4", 1, 0)
    assert isinstance(bot, SearchBot)
    with pytest.raises(NoSuchSeat):
        bot.assess(start(game), seat)


def test_no_search_assesses_what_another_seat_knows() -> None:
    position = start("legends")
    bot = make_bot("legends", "search:simulations=4", 1, 0)
    assert isinstance(bot, SearchBot)
    for view, seat in ((position.view(1), 0), (position.public_view(), 0), (position.view(0), None)):
        with pytest.raises(ValueError, match=r"the view is not the one of (seat 0|a spectator)"):
            bot.assess(view, seat)
    for view, seat in ((position.view(1), 1), (position.public_view(), None), (position, 0)):
        assert bot.assess(view, seat).simulations


def test_only_a_seat_that_decides_is_assessed_where_several_do() -> None:
    position = legends.new_game(3, seed=5, quick_setup=False).position
    while position.step != "bid":
        position.playout(Generator(3, "bids"), 1)
    position.play("bid 2", 0)
    bot = make_bot("legends", "search:simulations=4", 1, 0)
    assert isinstance(bot, SearchBot)
    for seat in (0, None):
        view = position.public_view() if seat is None else position.view(seat)
        with pytest.raises(ValueError, match="several seats decide at the same time"):
            bot.assess(view, seat)
    assert bot.assess(position.view(1), 1).simulations


@pytest.mark.parametrize(("game", "other"), [("eko", "legends"), ("legends", "eko")])
def test_a_network_judges_only_its_own_game(game: str, other: str) -> None:
    made = Network.random(game)
    with pytest.raises(ValueError, match=f"this network judges {game}, not {other}"):
        forward(made, start(other))
    with pytest.raises(ValueError, match=f"this bot plays {other}, and the network judges {game}"):
        make_bot(other, "level5", 1, 0, network=made)
    position = start(game)
    position.playout(Generator(3, "end"))
    with pytest.raises(ValueError, match="the game is over"):
        forward(made, position)


def test_networks_with_the_same_weights_are_equal() -> None:
    made = Network.random("eko", 1)
    assert repr(made) == f"<Network of eko: {made.flat.size} weights, {made.key}>"
    assert len({made, Network.random("eko", 1)}) == 1
    assert made != Network.random("eko", 2)
    assert made != Network.random("legends", 1)
    assert made != "network"


def test_bots_with_a_given_network_and_programs_are_equal_if_made_alike() -> None:
    made = Network.random("eko", 1)
    bot = make_bot("eko", "level5", 1, 0, network=made)
    assert repr(bot) == f"<EkoSearchBot 'level5' for seat 0 of eko with {made!r}>"
    assert bot == make_bot("eko", "level5", 1, 0, network=Network.random("eko", 1))
    assert bot != make_bot("eko", "level5", 1, 0, network=Network.random("eko", 2))
    assert bot != make_bot("eko", "level5", 1, 0)
    assert make_bot("eko", "random", 1, 0, network=made) == make_bot("eko", "random", 1, 0)
    program = make_bot("eko", "exec:no-such-program", 1, 0)
    assert repr(program) == "<ExternalBot 'exec:no-such-program' for seat 0 of eko>"
    assert program == make_bot("eko", "exec:no-such-program", 1, 0)
    assert program != make_bot("eko", "exec:no-such-program", 1, 1)


def test_bots_that_are_made_alike_are_equal() -> None:
    bot = make_bot("eko", "level3", 1, 0)
    assert repr(bot) == "<EkoSearchBot 'level3' for seat 0 of eko>"
    assert bot == make_bot("eko", "level3", 1, 0)
    assert len({bot, make_bot("eko", "level3", 1, 0)}) == 1
    for text, seed, seat in (("level4", 1, 0), ("level3", 2, 0), ("level3", 1, 1)):
        assert bot != make_bot("eko", text, seed, seat)
    assert make_bot("eko", "random", None, 0) != make_bot("eko", "random", None, 0)
    assert bot != "level3"
