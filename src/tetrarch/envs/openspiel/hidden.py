"""What nobody sees in a position of Legends, drawn as chance: where a game begins in the middle (L9.1)."""

from __future__ import annotations

from tetrarch import eko, legends
from tetrarch.core.errors import Fault, SetupError
from tetrarch.envs.chance import even
from tetrarch.envs.games import AnyPosition
from tetrarch.legends.rules import layout


class HiddenDealing:
    """The draw of leaders, die and face-down tokens that a position has settled but not shown.

    Whatever the position says of them is put aside and drawn anew: who starts from a position knows what is on the
    table, not what lies face down. The deck is not drawn here, but card by card when one comes to the row.
    """

    def __init__(self, position: legends.Position) -> None:
        if position.viewer is not None:
            fault = Fault(
                "", "is what one seat sees; a whole position is needed, and what is hidden drawn anew", "L9.1"
            )
            raise SetupError("parameter position", [fault])
        state = position.state.copy()
        if state[layout.STEP] == layout.BID_STEP and any(state[layout.BID : layout.BID + position.players] != -1):
            fault = Fault("", "some bids are in, but not all: begin before the first or after the last", "L3.1")
            raise SetupError("parameter position", [fault])
        self.position: AnyPosition = legends.Position(position.components, position.options, position.identities, state)
        step, variants, players = int(state[layout.STEP]), position.options.variants, position.players
        self.draws: list[tuple[str, int]] = []
        """The entries that are drawn: what they are, and where they stand in the state."""
        self.left: dict[str, list[int]] = {}
        """What is still to be drawn from, by what it is."""
        if "leaders" in variants and layout.DEAL_STEP < step <= layout.MERCHANT_STEP:
            self._hide("leader", range(layout.LEADER, layout.LEADER + players), set(range(4)))
        if "die" in variants and layout.DEAL_STEP < step < layout.FIRST_STEP:
            self._hide("die", range(layout.DIE_RANK, layout.DIE_RANK + players), set(range(players)))
        if "swamp" in variants and step > layout.DEAL_STEP:
            owned = [place for place in range(layout.TOKENS) if state[layout.TOKEN_OWNER + place] >= 0]
            shown = {int(state[layout.TOKEN_FACE + place]) for place in owned}
            places = [layout.TOKEN_FACE + place for place in range(layout.TOKENS) if place not in owned]
            self._hide("token", places, set(range(layout.TOKENS)) - shown)

    def _hide(self, name: str, places: range | list[int], pieces: set[int]) -> None:
        self.left[name] = sorted(pieces)
        self.draws += [(name, place) for place in places]
        for place, piece in zip(places, self.left[name], strict=False):
            self.position.state[place] = piece  # so that nothing is left of what it was

    def outcomes(self) -> list[tuple[int, float]]:
        """What is left of the kind that is drawn next."""
        return even(self.left[self.draws[0][0]]) if self.draws else []

    def draw(self, outcome: int) -> None:
        """Let one of the outcomes come; what follows from it needs no draw."""
        name, place = self.draws.pop(0)
        self.left[name].remove(outcome)
        self.position.state[place] = outcome
        if self.draws and self.draws[0][0] == name and len(self.left[name]) == 1:
            self.draw(self.left[name][0])

    def describe(self, outcome: int) -> str:
        """What the draw gives, in a word or two."""
        name = self.draws[0][0]
        if name == "leader":
            return f"leader {layout.LEADER_NAMES[outcome]}"
        if name == "token" and isinstance(self.position, legends.Position):
            return f"token {self.position.components.tokens[outcome].id}"
        return f"{name} {outcome}"

    def is_secret(self) -> bool:
        """Always: nobody sees what is drawn."""
        return True

    def copy(self) -> HiddenDealing:
        """An equal deal that shares nothing changeable with this one."""
        twin = HiddenDealing.__new__(HiddenDealing)
        twin.position = self.position.copy()
        twin.draws = self.draws.copy()
        twin.left = {name: pieces.copy() for name, pieces in self.left.items()}
        return twin


def secrets_known(position: AnyPosition, seat: int) -> str:
    """What a seat knows of what chance has hidden in this game: leaders, die and tokens (L9.1)."""
    if isinstance(position, eko.Position):
        return ""
    state, variants = position.state, position.options.variants
    step, players = int(state[layout.STEP]), position.players
    is_over = step == layout.DEAL_STEP
    found = []
    if "leaders" in variants and (step > layout.MERCHANT_STEP or is_over):
        found.append("leaders " + " ".join(map(str, state[layout.LEADER : layout.LEADER + players])))
    if "die" in variants and (step >= layout.FIRST_STEP or is_over):
        found.append("die " + " ".join(map(str, state[layout.DIE_RANK : layout.DIE_RANK + players])))
    if "swamp" in variants:
        found += [
            f"token {place} is {state[layout.TOKEN_FACE + place]}"
            for place in range(layout.TOKENS)
            if state[layout.TOKEN_SEEN + place] >> seat & 1
        ]
    return ", ".join(found)
