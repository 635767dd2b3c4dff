"""Both games for OpenSpiel: importing this registers ``python_tetrarch_eko`` and ``python_tetrarch_legends``.

``pyspiel.load_game("python_tetrarch_eko(players=3)")`` then makes one; ``parameters`` says what can be asked for.
"""

from tetrarch.envs.extras import need

need("pyspiel", "OpenSpiel", "openspiel")

import pyspiel  # noqa: E402  (it must be there)

from tetrarch.envs.openspiel.games import EKO_TYPE, LEGENDS_TYPE, EkoGame, LegendsGame  # noqa: E402
from tetrarch.envs.openspiel.parameters import position_parameter  # noqa: E402

__all__ = ["EkoGame", "LegendsGame", "position_parameter"]

for _type, _class in ((EKO_TYPE, EkoGame), (LEGENDS_TYPE, LegendsGame)):
    if _type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_type, _class)
