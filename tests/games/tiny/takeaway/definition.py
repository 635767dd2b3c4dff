"""The definition of take-away."""

from __future__ import annotations

from takeaway import rules
from takeaway.encoding import ENCODING
from takeaway.position import FORMAT, Position, position_from_json
from takeaway.table import ADAPTER
from tetrarch.core.definition import GameDefinition
from tetrarch.core.encoding import Encoding
from tetrarch.core.errors import Fault, FormatError, SetupError
from tetrarch.core.options import GameOptions, load_facts
from tetrarch.core.table_adapter import TableAdapter


class TakeAway(GameDefinition[Position]):
    """Take-away."""

    name = "takeaway"
    title = "Take-away"
    rules_version = "1"
    position_format = FORMAT
    line_prefix = "takeaway1 "
    options = load_facts("takeaway").options
    players_rule = "T1"
    words = ("take",)
    playouts = staticmethod(rules.playouts)
    perft = staticmethod(rules.perft)

    def deal(self, players: int, options: GameOptions, seed: str) -> Position:
        """All stones lie on the table; nothing comes from chance."""
        stones = self.read_options(options)["stones"]
        if players not in self.players or not 1 <= stones <= 100:
            raise SetupError("options", [Fault("stones", f"{stones} stones for {players} players", "T1")])
        return Position(players, stones)

    def start_to_json(self, position: Position) -> tuple[dict[str, object], dict[str, object]]:
        """The number of stones, and the position."""
        return {"stones": position.stones}, {"position": position.to_json()}

    def start_from_json(self, options: dict[str, object], start: dict[str, object], subject: str) -> Position:
        """The position before the first decision."""
        return position_from_json(start.get("position"), subject)

    def split_line(self, line: str) -> list[str]:
        """The decisions of a line: each is two words."""
        words = line.split()
        return [" ".join(words[place : place + 2]) for place in range(0, len(words), 2)]

    def position_from_json(self, data: object, subject: str = "position") -> Position:
        """Read a position file."""
        return position_from_json(data, subject)

    def parse_position(self, line: str, subject: str = "position") -> Position:
        """Read a position in one line."""
        try:
            _, players, stones, seat, turn = line.split()
            return Position(int(players), int(stones), int(seat), int(turn))
        except ValueError:
            raise FormatError(subject, "is not a position of take-away") from None

    def position_to_line(self, position: Position) -> str:
        """Write a position in one line."""
        return f"takeaway1 {position.players} {position.stones} {position.seat} {position.turn}"

    def turn_of(self, position: Position) -> int:
        """The number of the turn."""
        return position.turn

    def draw_text(self, position: Position, *, plain: bool = False, key: bool = True, language: str = "en") -> str:
        """The stones in a row."""
        return f"{'o' * position.stones or '-'} ({position.stones})"

    def step_sentence(self, position: Position, language: str = "en") -> str:
        """Who takes stones, or who has won."""
        name = position.identities[position.seat]
        return f"{name} has won" if position.is_over else f"{name} takes 1 to 3 stones"

    @property
    def table(self) -> TableAdapter[Position]:
        """The adapter that tables use."""
        return ADAPTER

    @property
    def encoding(self) -> Encoding[Position]:
        """The decision table and the observation."""
        return ENCODING


GAME = TakeAway()
