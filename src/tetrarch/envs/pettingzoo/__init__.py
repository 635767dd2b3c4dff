"""Games as environments of PettingZoo (AEC): ``eko_v0.env()``, ``legends_v0.env()``, or ``environment(game).env()``.

The games are played in turns, and the next agent depends on the actions, so there is no parallel form.
"""

from importlib import import_module
from types import ModuleType

from tetrarch.envs.extras import need

need("pettingzoo", "PettingZoo", "pettingzoo")

from tetrarch.core import registry  # noqa: E402
from tetrarch.envs.pettingzoo.base import environment  # noqa: E402  (PettingZoo must be installed)

__all__ = ["environment"]


def __getattr__(name: str) -> ModuleType:
    if name.removesuffix("_v0") in registry.BUILT_IN:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
