"""Training of the networks: self-play, samples, a learner in JAX, and runs that can be continued.

Needs the extra ``train``. The submodules that worker processes use do not import JAX.
"""

from tetrarch.training.settings import Round, Run, Settings

__all__ = ["Round", "Run", "Settings"]
