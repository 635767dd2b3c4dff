"""A slow, naive and independent telling of the whole game of Legends, written from the rules text and the data files.

It exists to disagree with the fast kernels when one of the two is wrong, so it shares no code with them and knows
everything by its name: regions ("D4"), cards ("lake"), sides ("desert") and players (their identity letter, N for the
neutral colour).

- ``components``: the cards and board sides, read from the data files (L1, L2.3).
- ``state``: everything on the table, read from and written to position JSON.
- ``ground``: the laid boards as the rules see them: islands, ways, control (L1.2, L2.1, L8.1, L8.2).
- ``founding``: the set-up, decision by decision, and the bids (L2, L3).
- ``acting``: the four actions and what they set off (L5, L12.2, L12.4, L12.6, L12.7).
- ``playing``: ``legal``, ``play`` and ``deal``, and the course of the turn (L4, L7, L12.1).
- ``scoring``: the score sheet and the places (L6, L8).
"""

from tests.legends.oracle.playing import deal, legal, play
from tests.legends.oracle.scoring import points, score_sheet, standings
from tests.legends.oracle.state import Decision, OracleState

__all__ = ["Decision", "OracleState", "deal", "legal", "play", "points", "score_sheet", "standings"]
