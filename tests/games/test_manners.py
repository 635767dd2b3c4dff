"""Games and positions as objects: representations, equality, keys and counts."""

from __future__ import annotations

import copy
import pickle
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import RunPython
from tests.games import perft
from tetrarch import eko, legends
from tetrarch.core import registry
from tetrarch.core.randomness import Generator
from tetrarch.eko.rules import layout as eko_layout
from tetrarch.envs.single import Play

GAMES = ("eko", "legends")


def new_game(game: str, seed: int = 7, **options: Any) -> Any:
    return (eko if game == "eko" else legends).new_game(2, seed=seed, **options)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_what_it_is_and_equals_its_replay(game: str) -> None:
    one = new_game(game)
    made = len(one.events)
    assert repr(one).startswith(f"<Game of {game}: 2 players, {made} events, parse_position(")
    assert one == new_game(game)
    assert one != new_game(game, seed=8)
    two = copy.deepcopy(one)
    seat = one.position.to_decide[0]
    one.play(int(one.position.legal_decisions(seat).ids()[0]), seat)
    assert f" {made + 1} events" in repr(one)
    assert one != two
    assert one != "game"
    two.play(int(two.position.legal_decisions(seat).ids()[0]), seat)
    assert one == two


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_drawn_as_its_position(game: str) -> None:
    one = new_game(game)
    assert one._repr_svg_() == one.position._repr_svg_()
    assert one._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("game", GAMES)
def test_plays_with_the_same_actions_are_equal(game: str) -> None:
    one, two = Play(game, seed=3), Play(game, seed=3)
    assert one == two
    assert one != Play(game, seed=4)
    one.apply(one.legal_actions()[0])
    assert one != two
    two.apply(two.legal_actions()[0])
    assert one == two
    assert one != "play"


KEYS = """
from tetrarch import eko, legends
for module in (eko, legends):
    game = module.new_game(3, seed=5)
    print(game.position.key(), game.position.view(1).key())
"""


def test_keys_are_the_same_in_every_process(run_python: RunPython) -> None:
    first, second = (run_python("-c", KEYS, PYTHONHASHSEED=seed).stdout for seed in ("1", "2"))
    assert first == second
    assert first.split() == [
        key
        for module in (eko, legends)
        for position in [module.new_game(3, seed=5).position]
        for key in (position.key(), position.view(1).key())
    ]


GOLDEN_KEYS = tomllib.loads(Path(__file__).with_name("keys.toml").read_text("utf-8"))["positions"]


@pytest.mark.parametrize("golden", GOLDEN_KEYS, ids=lambda golden: golden["key"][:18])
def test_keys_are_the_same_in_every_version(golden: dict[str, str]) -> None:
    module: Any = eko if golden["game"] == "eko" else legends
    position = module.parse_position(golden["position"])
    assert position.key() == golden["key"]
    assert position.view(1).key() == golden["view"]


@pytest.mark.parametrize("game", GAMES)
def test_a_key_follows_the_position(game: str) -> None:
    position = new_game(game).position
    assert position.key().startswith(f"{game}-1-")
    assert position.copy().key() == position.key()
    assert pickle.loads(pickle.dumps(position)).key() == position.key()
    again = registry.game(game).position_from_json(position.to_json())
    assert again.key() == position.key()
    seen = {position.key(), new_game(game, seed=8).position.key()}
    generator = Generator(1, "keys")
    for _ in range(12):
        position.playout(generator, 1)
        assert position.key() not in seen
        seen.add(position.key())


def test_the_number_of_the_turn_matters_to_a_key_only_with_a_limit() -> None:
    for limit, is_equal in ((None, True), (30, False)):
        position = eko.new_game(2, seed=1, round_limit=limit, repetition=False).position
        position.playout(Generator(1, "keys"), 6)
        later = position.copy()
        later.state[eko_layout.TURN] += 2
        later.state[eko_layout.ROUND] += 1
        assert (position.key() == later.key()) is is_equal


@pytest.mark.parametrize("game", GAMES)
def test_perft_counts_as_the_kernel_does(game: str) -> None:
    position = new_game(game).position
    assert [position.perft(depth) for depth in range(3)] == [1, *(perft.count(position, depth) for depth in (1, 2))]
    with pytest.raises(ValueError, match="at least 0"):
        position.perft(-1)


def test_a_view_has_no_perft() -> None:
    with pytest.raises(ValueError, match="a view cannot be counted"):
        new_game("legends").position.view(0).perft(1)
