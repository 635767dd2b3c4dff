"""Both games for Gymnasium: one seat against bots. ``gymnasium.make("tetrarch/Eko-v0", opponents="greedy")``.

The environments are registered when this module is imported; ``gymnasium.make("tetrarch.envs.gym:tetrarch/Eko-v0")``
imports it by itself.
"""

from tetrarch.envs.extras import need

need("gymnasium", "Gymnasium", "gym")

import gymnasium  # noqa: E402  (it must be there)

from tetrarch.core import registry  # noqa: E402
from tetrarch.envs.against_bots import TetrarchEnv, environment_class  # noqa: E402


def __getattr__(name: str) -> type[TetrarchEnv]:
    game = name.removesuffix("Env").lower()
    if name.endswith("Env") and game in registry.names():
        return environment_class(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


for _game in registry.names():
    _id = f"tetrarch/{_game.capitalize()}-v0"
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point=f"tetrarch.envs.against_bots:{_game.capitalize()}Env")
