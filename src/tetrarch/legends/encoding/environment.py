"""Legends for research environments: the decision table, the observation, batches and the deal as explicit chance."""

from __future__ import annotations

from copy import copy
from typing import Any, ClassVar

import numpy as np

from tetrarch.core.encoding import BatchKernels, Bytes, Encoding, Pool, even
from tetrarch.core.formats import IDENTITIES
from tetrarch.core.options import GameOptions
from tetrarch.core.position import Array, Workspace
from tetrarch.core.spaces import entry_of, write_mask
from tetrarch.legends.components.components import default_components
from tetrarch.legends.encoding import batch, decision_table, observation
from tetrarch.legends.position.deal import blank_position, seat_founder
from tetrarch.legends.position.options import PRINTINGS, Options
from tetrarch.legends.position.position import Position, static_array
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.chance import clear_table, fill_deck


class LegendsPool(Pool):
    """The games of a batch of Legends."""

    kernels: ClassVar[BatchKernels] = batch
    board: Array

    def __init__(self, options: Options, size: int) -> None:
        super().__init__(ENCODING, size, layout.STATE_SIZE)
        self.options = options
        self.board = static_array(default_components(), options)

    def scratches(self, threads: int) -> list[Array]:
        """Working space for each thread."""
        return [np.zeros(layout.MOST_DECISIONS, dtype=np.int64) for _ in range(threads)]

    def make_room(self) -> None:
        """Do nothing: a state of Legends never grows."""

    def position(self, game: int) -> Position:
        """A copy of one game's position; the seats have the identities in their order."""
        state = self.states[game * layout.STATE_SIZE : (game + 1) * layout.STATE_SIZE].copy()
        letters = IDENTITIES[: self.options.players]
        return Position(default_components(), self.options, letters, state, Workspace(self.board, *self.scratches(1)))


class LegendsDealing:
    """The deal of Legends: founder and ages once, then deck, leaders, tokens and die, then a quick set-up (L2.0).

    Each part is drawn piece by piece without replacement. Each decision of a quick set-up is one draw among the legal
    decisions, by their order.
    """

    def __init__(self, position: Position, *, fresh: bool) -> None:
        self.position = position
        self.options = position.options
        self.drawn: list[int] = []
        """The pieces of the current part that are drawn already."""
        players, variants = position.players, position.options.variants
        deck = sum(card.min_players <= players for card in position.components.cards)
        self.parts = [("founder", players, 1), ("age", players, players)] if fresh else []
        """The name of each part, its number of pieces, and the number of pieces that are drawn."""
        self.parts.append(("deck", deck, deck))
        if "leaders" in variants:
            self.parts.append(("leader", 4, players))
        if "swamp" in variants:
            self.parts.append(("token", layout.TOKENS, layout.TOKENS))
        if "die" in variants:
            self.parts.append(("die", players, players))

    def outcomes(self) -> list[tuple[int, float]]:
        """The remaining pieces of the current part, or the legal decisions of a quick set-up."""
        if self.parts:
            _, size, _ = self.parts[0]
            return even([piece for piece in range(size) if piece not in self.drawn])
        if self.options.quick_setup and self.position.state[layout.STEP] <= layout.MERCHANT_STEP:
            return even(list(range(len(self.position.legal_ids()))))
        return []

    def draw(self, outcome: int) -> None:
        """Apply one of the outcomes."""
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
        """Write a part that is drawn into the state."""
        ground, state = self.position.static, self.position.state
        if name == "founder":
            seat_founder(self.position, drawn[0])
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

    @property
    def part(self) -> str:
        """The name of the part that is being drawn; empty in a quick set-up and at the end."""
        return self.parts[0][0] if self.parts else ""

    def describe(self, outcome: int) -> str:
        """What the draw gives, in a word or two."""
        if not self.parts:
            decision = int(self.position.legal_ids()[outcome])
            return self.position.describe(decision).notation
        return describe_piece(self.position, self.part, outcome)

    def is_secret(self) -> bool:
        """Deck, leaders, tokens and die stay hidden until they are shown (L9.1)."""
        return self.part not in ("", "founder", "age")

    def copy(self) -> LegendsDealing:
        """An equal deal that shares no mutable state with this one."""
        twin = copy(self)
        twin.drawn, twin.parts, twin.position = self.drawn.copy(), self.parts.copy(), self.position.copy()
        return twin


def describe_piece(position: Position, part: str, piece: int) -> str:
    """A piece of a part of the deal, in a word or two."""
    if part == "deck":
        cards = [card for card in position.components.cards if card.min_players <= position.players]
        return f"deck {cards[piece].id}"
    if part == "leader":
        return f"leader {layout.LEADER_NAMES[piece]}"
    if part == "token":
        return f"token {position.components.tokens[piece].id}"
    return f"{part} {piece if part == 'die' else position.identities[piece]}"


class LegendsEncoding(Encoding[Position]):
    """The decision table and the observation of Legends."""

    name = "legends"
    table_version = decision_table.TABLE_VERSION
    table = decision_table.TABLE
    table_size = decision_table.TABLE_SIZE
    observation_version = observation.OBSERVATION_VERSION
    fields = observation.FIELDS
    observation_size = observation.OBSERVATION_SIZE
    pending_size = decision_table.PENDING_SIZE
    decided = decision_table.DECIDED

    def begin(self, position: Position, pending: Array) -> None:
        """Start a new decision."""
        decision_table.begin_choices(position.static, position.state, position.scratch, pending)

    def choose(self, position: Position, pending: Array, choice: int) -> int:
        """Make a choice: 1 when a decision was played, 0 when more is asked, -1 when it is not offered."""
        return int(decision_table.choose(position.static, position.state, position.scratch, pending, choice))

    def next_choice(self, position: Position, pending: Array, decision: int) -> int:
        """The next choice towards a legal decision."""
        return int(decision_table.next_choice(position.static, position.state, pending, decision))

    def write_mask(self, pending: Array, mask: Bytes) -> None:
        """Write 1 for every choice that is offered."""
        write_mask(pending, decision_table.OFFER_WORDS, mask)

    def observe(self, position: Position, pending: Array, seat: int, out: Bytes) -> None:
        """Write the whole observation of a seat."""
        observation.observe(position.static, position.state, pending, seat, out)

    def describe(self, position: Position, choice: int) -> str:
        """A choice in a word or two: a region or a side by its name, a card by its place and name."""
        name, place = entry_of(self.table, choice)
        components = position.components
        if name == "region":
            return components.regions[place] if place < len(components.regions) else f"region {place}"
        if name == "card":
            card = int(position.state[layout.ROW + place])
            return f"card {place + 1}" + (f" {components.cards[card].id}" if card >= 0 else "")
        if name == "colour":
            if place == layout.NEUTRAL_COLOUR:
                return "N"
            if place >= position.players:
                return f"colour +{place}"
            return position.identities[(position.decider + place) % position.players]
        if name == "coin":
            return ("no coin", "coin")[place]
        if name == "side":
            return components.sides[place].name if place < len(components.sides) else f"side {place}"
        if name == "turn":
            return f"@{90 * place}"
        if name == "bid":
            return f"bid {place}"
        return name if name == "stop" else f"{name} {place + 1}"

    def secret_key(self, position: Position) -> int:
        """The number of the match's game while bids are made in secret (L3.1)."""
        return position.match_game if position.step == "bid" else 0

    def new_pool(self, players: int, options: GameOptions, seed: int | str, size: int, boards: int) -> Pool:
        """The memory for a batch of games."""
        return LegendsPool(rule_options(players, options), size)

    def new_dealing(self, players: int, options: GameOptions, seed: int | str) -> LegendsDealing:
        """The deal of a new game, with nothing drawn yet."""
        agreed = rule_options(players, options)
        return LegendsDealing(blank_position(default_components(), agreed, IDENTITIES[:players]), fresh=True)

    def next_dealing(self, position: Position) -> LegendsDealing:
        """The deal of the next game of a match."""
        return LegendsDealing(position, fresh=False)


def rule_options(players: int, options: GameOptions) -> Options:
    """The options of the rules from the options of the game."""
    chosen: dict[str, Any] = {"printing": PRINTINGS[0], "variants": (), "quick_setup": True, **options}
    return Options(players, chosen["printing"], frozenset(chosen["variants"]), chosen["quick_setup"])


ENCODING = LegendsEncoding()
