"""Research environments: both games by numbered actions, masks and observations, one by one or in batches.

``Play`` is one game in plain Python calls; ``Batch`` is many in one set of arrays. The decision tables and observations
are described in ``docs/envs``. Adapters to other libraries are in the modules that have their names.
"""

from tetrarch.envs.batch import Batch
from tetrarch.envs.single import Play

__all__ = ["Batch", "Play"]
