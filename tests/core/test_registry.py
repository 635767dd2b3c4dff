"""The registry of games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conftest import RunPython
from tetrarch.core import registry
from tetrarch.core.definition import GameDefinition
from tetrarch.core.errors import FormatError
from tetrarch.core.game import GamePosition
from tetrarch.eko.components.tiles import default_tile_set
from tetrarch.eko.definition import GAME as EKO
from tetrarch.eko.definition import EkoDefinition
from tetrarch.legends.definition import GAME as LEGENDS
from tetrarch.legends.position.options import VARIANTS


@pytest.fixture
def other_game() -> Iterator[GameDefinition[GamePosition]]:
    class Other(EkoDefinition):
        name = "other"

    other = Other()
    registry.register(other)
    yield registry.game("other")
    registry.unregister("other")


def test_the_built_in_games_are_listed_and_loaded_by_name() -> None:
    assert registry.names() == ("eko", "legends")
    assert registry.game("eko") is EKO
    assert registry.games() == (EKO, LEGENDS)


@pytest.mark.parametrize(("name", "near"), [("ekko", "did you mean 'eko'?"), ("go", "known: eko, legends")])
def test_an_unknown_game_is_rejected_with_the_nearest_name(name: str, near: str) -> None:
    with pytest.raises(registry.UnknownGame) as caught:
        registry.game(name)
    assert str(caught.value) == f"unknown game {name!r}; {near}"
    assert isinstance(caught.value, ValueError)
    assert caught.value.text_in("en") == str(caught.value)
    assert "inconnu" in caught.value.text_in("fr")


def test_a_registered_game_is_listed_last(other_game: GameDefinition[GamePosition]) -> None:
    assert registry.names() == ("eko", "legends", "other")
    assert other_game.name == "other"


def test_two_games_cannot_have_the_same_name() -> None:
    with pytest.raises(ValueError, match="already a game 'eko'"):
        registry.register(EkoDefinition())


def test_extensions_of_built_in_games_stand_in_the_layers() -> None:
    bots = registry.extension("eko", "bots")
    assert bots is not None
    assert bots.__name__ == "tetrarch.bots.eko"
    assert registry.extension("eko", "arena") is None


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_the_options_of_a_game_have_titles_in_every_language(game: str) -> None:
    definition = registry.game(game)
    for language in ("en", "fr", "nl", "pl"):
        for option in definition.options:
            if option.choices:
                assert all(words.title and words.note for words in definition.choice_words(option.name, language))
            elif option.is_offered:
                assert definition.option_words(option.name, language).title


def test_the_options_agree_with_the_components() -> None:
    tiles = default_tile_set()
    assert EKO.option_named["layout"].names == tuple(tiles.layout_named)
    pyramids = sum(tile.copies for tile in tiles.tiles if tile.landmark == "pyramid")
    assert EKO.option_named["pyramids"].most == pyramids
    assert LEGENDS.option_named["variants"].names == VARIANTS


def test_unknown_options_are_rejected() -> None:
    with pytest.raises(FormatError, match="quick_setup"):
        EKO.deal(2, {"quick_setup": True}, "seed")


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_new_game_is_the_same_for_the_same_seed_and_verifies(game: str) -> None:
    definition = registry.game(game)
    first, second = (definition.new_game(3, {}, seed="moon", salts=["tide"]) for _ in range(2))
    assert first.position == second.position
    assert not first.position.awaits_chance
    assert definition.verify(first.to_record().to_text()).position == first.position


THREADS = """
import sys, threading
from concurrent.futures import ThreadPoolExecutor
from tetrarch.core import registry

begun = threading.Event()

class Pause:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("tetrarch.legends.") and not begun.is_set():
            begun.set()
            threading.Event().wait(0.5)

sys.meta_path.insert(0, Pause())
with ThreadPoolExecutor(2) as pool:
    package = pool.submit(__import__, "tetrarch.legends")
    begun.wait()
    print(pool.submit(registry.game, "legends").result().name, package.result().__name__)
"""


def test_threads_can_import_a_game_at_the_same_time(run_python: RunPython) -> None:
    """One thread asks for the definition while another one is importing the package."""
    ran = run_python("-c", THREADS)
    assert (ran.stdout, ran.stderr) == ("legends tetrarch\n", "")
