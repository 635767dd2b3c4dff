"""Both games for Gymnasium: one seat against bots. ``gymnasium.make("tetrarch/Eko-v0", opponents="greedy")``.

The environments are registered when this module is imported; ``gymnasium.make("tetrarch.envs.gym:tetrarch/Eko-v0")``
imports it by itself.
"""

from tetrarch.envs.extras import need

need("gymnasium", "Gymnasium", "gym")

import gymnasium  # noqa: E402  (it must be there)

from tetrarch.envs.against_bots import EkoEnv, LegendsEnv  # noqa: E402

__all__ = ["EkoEnv", "LegendsEnv"]

for _name, _class in (("Eko", EkoEnv), ("Legends", LegendsEnv)):
    if f"tetrarch/{_name}-v0" not in gymnasium.registry:
        gymnasium.register(f"tetrarch/{_name}-v0", entry_point=f"{_class.__module__}:{_class.__name__}")
