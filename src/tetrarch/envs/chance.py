"""The deal as a row of small draws, each with a few outcomes, for programs that want every chance to be explicit.

The product of the draws is the deal: what the seed would draw in one go is drawn piece by piece, with the same odds.
"""

from __future__ import annotations

from typing import Protocol

from tetrarch import eko, legends
from tetrarch.core.randomness import Generator
from tetrarch.eko.position.deal import DISCS_EACH, blank_position
from tetrarch.envs.games import AnyPosition
from tetrarch.envs.setup import Setup
from tetrarch.legends.components.components import default_components
from tetrarch.legends.position.deal import blank_position as blank_table
from tetrarch.legends.position.deal import seat_founder
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.chance import clear_table, fill_deck

MOST_OUTCOMES = layout.MAX_CARDS
"""No draw has more outcomes than this."""


class Dealing(Protocol):
    """A deal that is being drawn."""

    position: AnyPosition
    """The position as far as it is dealt; whole when no draw is left."""

    def outcomes(self) -> list[tuple[int, float]]:
        """What the next draw may give, and how likely each is; nothing when the deal is whole."""

    def draw(self, outcome: int) -> None:
        """Let one of the outcomes come."""

    def describe(self, outcome: int) -> str:
        """An outcome in a word or two."""

    def is_secret(self) -> bool:
        """Whether nobody sees what the next draw gives."""

    def copy(self) -> Dealing:
        """An equal deal that shares nothing changeable with this one."""


def even(outcomes: list[int]) -> list[tuple[int, float]]:
    """The outcomes, all equally likely."""
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


class EkoDealing:
    """The deal of Ekö on a board that the seed has laid: the first player, then a disc for each space (E2.3, E2.4).

    A disc is drawn as twice its seat, and one more for the Emperor.
    """

    def __init__(self, board: eko.Board, options: eko.Options) -> None:
        self.board = board
        self.options = options
        self.drawn: list[int] = []
        self.position: AnyPosition = blank_position(board, options, eko.IDENTITIES[: options.players])
        drafted = "draft" in options.variants
        self.draws = 1 if drafted else 1 + DISCS_EACH * options.players

    def outcomes(self) -> list[tuple[int, float]]:
        """The seats, then the discs that are left."""
        if not self.drawn:
            return even(list(range(self.options.players)))
        if len(self.drawn) == self.draws:
            return []
        left = {}
        for seat in range(self.options.players):
            left[2 * seat] = DISCS_EACH - 1 - self.drawn[1:].count(2 * seat)
            left[2 * seat + 1] = 1 - self.drawn[1:].count(2 * seat + 1)
        total = sum(left.values())
        return [(disc, count / total) for disc, count in left.items() if count]

    def draw(self, outcome: int) -> None:
        """Let one of the outcomes come."""
        self.drawn.append(outcome)
        if len(self.drawn) == self.draws:
            letters = eko.IDENTITIES[: self.options.players]
            discs = "".join(letters[disc // 2] + "!" * (disc % 2) for disc in self.drawn[1:])
            deal = eko.Deal(self.board, letters, self.drawn[0], discs)
            self.position = eko.start_position(deal, self.options)

    def describe(self, outcome: int) -> str:
        """Who begins, or whose disc comes to the next space."""
        if not self.drawn:
            return f"first {eko.IDENTITIES[outcome]}"
        return eko.IDENTITIES[outcome // 2] + "!" * (outcome % 2)

    def is_secret(self) -> bool:
        """Never: the deal lies open (E3.6)."""
        return False

    def copy(self) -> EkoDealing:
        """An equal deal that shares nothing changeable with this one."""
        twin = EkoDealing.__new__(EkoDealing)
        twin.board, twin.options, twin.draws = self.board, self.options, self.draws
        twin.drawn = self.drawn.copy()
        twin.position = self.position.copy()
        return twin


class LegendsDealing:
    """The deal of Legends: founder and ages once, then deck, leaders, tokens and die, then a quick set-up (L2.0).

    Each part is drawn piece by piece without putting back; of a quick set-up each decision is one draw among the legal
    ones, by their order.
    """

    def __init__(self, position: legends.Position, *, fresh: bool) -> None:
        self.position: AnyPosition = position
        self.options = position.options
        self.drawn: list[int] = []
        """What has been drawn of the part that is being drawn."""
        players, variants = position.players, position.options.variants
        deck = sum(card.min_players <= players for card in position.components.cards)
        self.parts = [("founder", players, 1), ("age", players, players)] if fresh else []
        """Name, how many there are to draw from, and how many are drawn."""
        self.parts.append(("deck", deck, deck))
        if "leaders" in variants:
            self.parts.append(("leader", 4, players))
        if "swamp" in variants:
            self.parts.append(("token", layout.TOKENS, layout.TOKENS))
        if "die" in variants:
            self.parts.append(("die", players, players))

    def outcomes(self) -> list[tuple[int, float]]:
        """What is left of the part that is being drawn, or the legal decisions of a quick set-up."""
        if self.parts:
            _, size, _ = self.parts[0]
            return even([piece for piece in range(size) if piece not in self.drawn])
        if self.options.quick_setup and self.position.state[layout.STEP] <= layout.MERCHANT_STEP:
            return even(list(range(len(self.position.legal_ids()))))
        return []

    def draw(self, outcome: int) -> None:
        """Let one of the outcomes come."""
        if not self.parts:
            self.position.push(int(self.position.legal_ids()[outcome]))
            return
        name, size, count = self.parts[0]
        self.drawn.append(outcome)
        if len(self.drawn) == min(count, size - 1):  # what is left over needs no draw
            rest = [piece for piece in range(size) if piece not in self.drawn]
            self._settle(name, (self.drawn + rest)[:count])
            self.parts.pop(0)
            self.drawn = []

    def _settle(self, name: str, drawn: list[int]) -> None:
        """Let a part that is drawn be so."""
        ground, state = self.position.static, self.position.state
        if name == "founder":
            seat_founder(_table(self.position), drawn[0])
            return
        if name == "age":
            for rank, seat in enumerate(drawn):
                state[layout.AGE + seat] = rank
            return
        if name == "deck":
            clear_table(ground, state)
            fill_deck(ground, state)
            deck = [int(state[layout.DECK + card]) for card in drawn]
            state[layout.DECK : layout.DECK + len(deck)] = deck[::-1]
            state[layout.DIE_RANK : layout.DIE_RANK + self.options.players] = range(self.options.players)
            return
        first = {"leader": layout.LEADER, "token": layout.TOKEN_FACE, "die": layout.DIE_RANK}[name]
        for place, piece in enumerate(drawn):
            state[first + place] = piece

    def describe(self, outcome: int) -> str:
        """What the draw gives, in a word or two."""
        components = _table(self.position).components
        if not self.parts:
            decision = int(self.position.legal_ids()[outcome])
            return self.position.describe(decision).notation
        name = self.parts[0][0]
        if name == "deck":
            cards = [card for card in components.cards if card.min_players <= self.options.players]
            return f"deck {cards[outcome].id}"
        if name == "leader":
            return f"leader {layout.LEADER_NAMES[outcome]}"
        if name == "token":
            return f"token {components.tokens[outcome].id}"
        return f"{name} {outcome if name == 'die' else self.position.identities[outcome]}"

    def is_secret(self) -> bool:
        """Deck, leaders, tokens and die stay hidden until they are shown (L9.1)."""
        return bool(self.parts) and self.parts[0][0] not in ("founder", "age")

    def copy(self) -> LegendsDealing:
        """An equal deal that shares nothing changeable with this one."""
        twin = LegendsDealing.__new__(LegendsDealing)
        twin.options = self.options
        twin.drawn, twin.parts = self.drawn.copy(), self.parts.copy()
        twin.position = self.position.copy()
        return twin


def _table(position: AnyPosition) -> legends.Position:
    if not isinstance(position, legends.Position):
        raise TypeError(f"a position of legends is needed, not of {position.game}")
    return position


def new_dealing(seed: int | str, setup: Setup) -> Dealing:
    """The deal of a new game, nothing of it drawn yet; the seed lays only the board of Ekö."""
    if setup.game == "eko":
        options = setup.eko_options()
        board = eko.random_board(
            Generator(seed, "eko board"),
            options.players,
            layout=setup.layout,
            variants=options.variants,
            pyramids=setup.pyramids,
        )
        return EkoDealing(board, options)
    letters = legends.IDENTITIES[: setup.players]
    return LegendsDealing(blank_table(default_components(), setup.legends_options(), letters), fresh=True)
