"""The decision table and the observation for environments."""

from __future__ import annotations

from takeaway.position import Position
from tetrarch.core.encoding import Bytes, Encoding
from tetrarch.core.game import Array
from tetrarch.core.spaces import lay_out, number_rows

LEGAL, DECIDED = range(2)


class TakeAwayEncoding(Encoding[Position]):
    """An action for each number of stones, and an observation of the stones that are left."""

    name = "takeaway"
    table_version = 1
    table = number_rows([("take", 3, "take so many stones")])
    table_size = 3
    observation_version = 1
    fields = lay_out(
        [
            ("stones", (1,), 100, "the stones that are left"),
            ("turn", (1,), 1, "whether it is one's turn"),
            ("players", (1,), 4, "how many play"),
        ]
    )
    observation_size = 3
    pending_size = 2
    decided = DECIDED

    def begin(self, position: Position, pending: Array) -> None:
        pending[LEGAL] = min(3, position.stones)

    def choose(self, position: Position, pending: Array, choice: int) -> int:
        if not 0 <= choice < pending[LEGAL]:
            return -1
        pending[DECIDED] = choice + 1
        position.push(choice + 1)
        self.begin(position, pending)
        return 1

    def next_choice(self, position: Position, pending: Array, decision: int) -> int:
        return decision - 1

    def write_mask(self, pending: Array, mask: Bytes) -> None:
        mask[:] = 0
        mask[: pending[LEGAL]] = 1

    def observe(self, position: Position, pending: Array, seat: int, out: Bytes) -> None:
        out[:] = position.stones, position.seat == seat, position.players

    def describe(self, position: Position, choice: int) -> str:
        return f"take {choice + 1}"


ENCODING = TakeAwayEncoding()
