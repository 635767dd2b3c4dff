"""Both games as environments of PettingZoo (AEC): ``eko_v0.env()``, ``legends_v0.env()``.

The games are played in turns, and who acts next depends on what was done, so there is no parallel form.
"""

from tetrarch.envs.extras import need

need("pettingzoo", "PettingZoo", "pettingzoo")

from tetrarch.envs.pettingzoo import eko_v0, legends_v0  # noqa: E402  (what they stand on must be there)

__all__ = ["eko_v0", "legends_v0"]
