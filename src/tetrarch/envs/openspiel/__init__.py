"""Games for OpenSpiel: importing this registers ``python_tetrarch_eko`` and ``python_tetrarch_legends``.

``pyspiel.load_game("python_tetrarch_eko(players=3)")`` then makes one; ``parameters`` says what can be asked for.
"""

from tetrarch.core import registry
from tetrarch.envs.setup import missing_library

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing_library(error, "pyspiel", "OpenSpiel", "openspiel") from None

from tetrarch.envs.openspiel.games import TetrarchGame, game_class, game_type
from tetrarch.envs.openspiel.moment import position_parameter

__all__ = ["game_class", "position_parameter"]

GAMES = tuple(game for game in registry.names() if registry.extension(game, "envs.openspiel"))
"""The games with an extension for OpenSpiel."""


def __getattr__(name: str) -> type[TetrarchGame]:
    game = name.removesuffix("Game").lower()
    if name.endswith("Game") and game in GAMES:
        return game_class(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


for _game in GAMES:
    _type = game_type(_game)
    if _type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_type, game_class(_game))
