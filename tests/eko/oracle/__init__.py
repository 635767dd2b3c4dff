"""A slow, naive and independent implementation of Ekö, written from the rules text alone.

It exists to disagree with the fast kernels when one of the two is wrong, so it shares no code with them. It names
everything: spaces ("d5"), players (their identity letter) and zones (their number from 1).

- ``ground``: the board as the rules see it: steps, construction spaces nearby, tempest zones (E1, E9.1, E10).
- ``state``: everything on the table, read from and written to position JSON.
- ``moving``, ``constructing``: the two actions (E4, E5, E9, E15).
- ``exchanging``: captives (E6).
- ``reinforcing``: the reinforcement phase and the temples that act in it (E7, E12, E13).
- ``ending``: points, elimination and the end (E8).
- ``playing``: ``legal`` and ``play``.
"""

from tests.eko.oracle.ending import points, standings
from tests.eko.oracle.playing import legal, play
from tests.eko.oracle.state import Decision, OracleState

__all__ = ["Decision", "OracleState", "legal", "play", "points", "standings"]
