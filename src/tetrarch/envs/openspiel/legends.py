"""Legends for OpenSpiel: every card is drawn when it comes to the row, and seats know different things.

Unlike ``Play`` no order of the deck is settled before. The odds are the same, a search that looks into a state learns
nothing of cards to come, and near the end of a game the tree is small.
"""

from __future__ import annotations

from copy import copy
from typing import ClassVar, Self, cast

from tetrarch.core.encoding import Dealing, even
from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.game import GamePosition
from tetrarch.core.randomness import Generator
from tetrarch.envs.openspiel.moment import Event, Key, Moment, Parameter, Parameters, variants_and_printing
from tetrarch.envs.setup import Setup, make_setup
from tetrarch.legends.components.cards import CARDS_EACH, Card
from tetrarch.legends.encoding.decision_table import BID_CHOICE
from tetrarch.legends.encoding.environment import LegendsDealing, describe_piece
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout

FIRST_PLACE = {"leader": layout.LEADER, "token": layout.TOKEN_FACE, "die": layout.DIE_RANK}
"""Where the hidden draws of a deal stand in the state."""
SETUP_DECISIONS = 32
"""More than a founder of Legends ever makes: boards and the central one, start, tokens, coins (L2.0)."""
NEUTRAL_ARMIES = 10
GAMES_OF_MATCH = 3
STEP_ACTIONS = {"place": 1, "move": 2, "city": 1, "destroy": 3}
"""The most actions of the decision table that one army, step, city or destruction takes."""


class LegendsMoment(Moment):
    """A moment of Legends with every draw explicit."""

    _position: Position
    game = "legends"
    long_name = "Eight-Minute Empire: Legends"
    is_hidden = True
    defaults: ClassVar[Parameters] = {"players": 2, "variants": "", "printing": "", "quick_setup": True, "position": ""}

    @classmethod
    def read_setup(cls, parameters: Parameters) -> Setup:
        """The set-up that the parameters mean."""
        names, options = variants_and_printing(parameters)
        options["quick_setup"] = bool(parameters["quick_setup"])
        return make_setup(cls.game, int(parameters["players"]), names, options)

    @classmethod
    def settled(cls, position: GamePosition) -> dict[str, Parameter]:
        """The set-up of a position."""
        return {"quick_setup": cast(Position, position).options.quick_setup}

    def length(self) -> int:
        """The most actions of a game or match from the position on."""
        position = self._position
        cards = position.components.cards
        move = sum(card.move for card in cards) + 1
        army = sum(card.army for card in cards) + 1
        turn = 2 + max(_card_actions(card, move, army) for card in cards)
        turns = CARDS_EACH[position.players] * position.players + 1
        before = 2 * SETUP_DECISIONS + 1 + NEUTRAL_ARMIES + position.players + 1
        if position.awaits_chance:
            return self._games_left() * (before + turns * turn)
        taken = int(position.state[layout.TAKEN : layout.TAKEN + position.players].sum())
        now = (before if position.state[layout.STEP] <= layout.FIRST_STEP else 0) + (turns - taken + 1) * turn
        return now + (self._games_left() - 1) * (before + turns * turn)

    def draws(self) -> int:
        """The most draws of chance of a game or match from the position on."""
        position = self._position
        hidden = layout.TOKENS + 4 + position.players
        whole = 2 * position.players + len(position.components.cards) + hidden + SETUP_DECISIONS
        if position.awaits_chance:
            return self._games_left() * whole
        return hidden + position.deck_left + (self._games_left() - 1) * whole

    def _games_left(self) -> int:
        """How many games of the match are left, this one included."""
        is_match = "match" in self._position.options.variants
        return GAMES_OF_MATCH + 1 - self._position.match_game if is_match else 1

    def hidden_dealing(self, position: GamePosition) -> Dealing | None:
        """The draws of leaders, die and face-down tokens; None before a deal."""
        return None if position.awaits_chance else HiddenDealing(cast(Position, position))

    def __init__(self, key: Key) -> None:
        self.open_places: list[int] = []
        """The places of the row that wait for a card."""
        self.known_before: list[tuple[str, ...]] = []
        """What each seat knew of what was hidden at the end of each game of a match."""
        super().__init__(key)

    # What is asked

    @property
    def awaits_chance(self) -> bool:
        """Whether a draw is due, or a card comes to the row."""
        return self._dealing is not None or bool(self.open_places)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the next draw with their probabilities."""
        return even(sorted(self._deck())) if self.open_places else super().chance_outcomes()

    def describe(self, number: int) -> str:
        """An action or an outcome of the next draw in a word or two."""
        return f"card {self._position.components.cards[number].id}" if self.open_places else super().describe(number)

    # What happens

    def _apply(self, number: int) -> None:
        if self.open_places:
            self._draw_card(number)
            return
        before = self._deck()
        super()._apply(number)
        self._take_back(before)

    def _hidden(self) -> tuple[str, int]:
        if self.open_places:
            return "", -1
        if self._dealing is None:
            return ("bid" if self._position.step == "bid" else ""), -1
        if isinstance(self._dealing, HiddenDealing):
            return self._dealing.draws[0]
        if isinstance(self._dealing, LegendsDealing) and self._dealing.is_secret():
            return self._dealing.part, FIRST_PLACE[self._dealing.part] + len(self._dealing.drawn)
        return "", -1

    def _match_game(self) -> int:
        return self._position.match_game

    def _deck(self) -> list[int]:
        """The cards of the deck."""
        left = int(self._position.state[layout.DECK_LEFT])
        return [int(card) for card in self._position.state[layout.DECK : layout.DECK + left]]

    def _take_back(self, before: list[int]) -> None:
        """Put the cards that came from the deck back into it: which come is chance."""
        state = self._position.state
        for place in range(layout.MAX_ROW) if before else ():
            if state[layout.ROW + place] in before:
                state[layout.DECK + state[layout.DECK_LEFT]] = state[layout.ROW + place]
                state[layout.DECK_LEFT] += 1
                state[layout.ROW + place] = -1
                self.open_places.append(place)

    def _draw_card(self, card: int) -> None:
        """Move a card of the deck to the first open place of the row."""
        state, deck = self._position.state, self._deck()
        deck.remove(card)
        state[layout.ROW + self.open_places.pop(0)] = card
        state[layout.DECK : layout.DECK + len(deck) + 1] = [*deck, -1]
        state[layout.DECK_LEFT] = len(deck)

    def _go_on(self) -> None:
        """Make the draws with one outcome, begin the next deal if one is due, then start a decision."""
        while self.awaits_chance or self._position.awaits_chance:
            self._is_stale = True
            if self.open_places:
                if len(outcomes := self.chance_outcomes()) > 1:
                    return
                self._draw_card(outcomes[0][0])
            elif self._dealing is None:
                if self.events:
                    self.known_before.append(tuple(secrets_known(self._position, seat) for seat in range(self.players)))
                self._dealing = LegendsDealing(self._position, fresh=False)
            elif isinstance(self._dealing, LegendsDealing) and self._dealing.part == "deck":
                self._dealing.draw(self._dealing.outcomes()[0][0])  # in the order of the card file: cards come later
            elif self._dealing.outcomes():
                return
            else:
                self._position = cast(Position, self._dealing.position)
                self._dealing = None
        if self._is_stale and (deck := self._deck()):  # sorted, so that its order carries no information
            self._position.state[layout.DECK : layout.DECK + len(deck)] = sorted(deck)
        super()._go_on()

    # What is shown

    def can_see(self, event: Event, seat: int) -> bool:
        """Whether a seat sees now what an event was; leaders, dice and tokens are told by ``secrets_known``."""
        if event.hidden != "bid":
            return not event.hidden
        return event.who == seat or not (self._position.step == "bid" and self._position.match_game == event.game)

    def secrets_known(self, seat: int) -> list[str]:
        """What a seat knows of hidden draws, one text for each game of a match."""
        return [*(games[seat] for games in self.known_before), secrets_known(self._position, seat)]

    def public(self) -> str:
        """What all seats see now."""
        position = self._position
        shown = position.copy()
        state = shown.state
        for place in range(layout.TOKENS):
            everybody = (1 << position.players) - 1
            if state[layout.TOKEN_SEEN + place] != everybody:
                state[layout.TOKEN_FACE + place] = layout.UNKNOWN
        bids = [f"{bid >= 0:d}" if position.step == "bid" else str(bid) for bid in self._bids()]
        view = shown.view(0)
        view.state[layout.BID : layout.BID + 4] = -1
        chosen = "-" if position.step == "bid" else ".".join(map(str, self._chosen)) or "-"
        return f"{self._definition.position_to_line(view)} bids {' '.join(bids)} pending {chosen}"

    def private(self, seat: int) -> str:
        """A seat's bid before all bids are in, and the face-down tokens that it has looked at."""
        position = self._position
        found = []
        if position.step == "bid" and (bid := self._bids()[seat]) >= 0:
            found.append(f"bid {bid}")
        for place in range(layout.TOKENS):
            seen = int(position.state[layout.TOKEN_SEEN + place])
            if seen >> seat & 1 and seen != (1 << position.players) - 1:
                found.append(f"token {place} is {position.state[layout.TOKEN_FACE + place]}")
        return ", ".join(found)

    def _bids(self) -> list[int]:
        return [int(bid) for bid in self._position.state[layout.BID : layout.BID + self._position.players]]

    def resampled(self, seat: int, seed: str) -> list[int]:
        """All actions and draws, with what the seat does not know drawn again consistently with what it knows."""
        dealt = self._position.determinize(seat, Generator(seed, "resample"))
        found = []
        for event in self.events:
            number = event.number
            if event.game == dealt.match_game and event.place >= 0:
                number = int(dealt.state[event.place])
            elif event.hidden == "bid" and not self.can_see(event, seat):
                number = BID_CHOICE + int(dealt.state[layout.BID + event.who])
            found.append(number)
        return found

    def copy(self) -> Self:
        """An equal moment that shares no mutable state with this one."""
        twin = super().copy()
        twin.open_places, twin.known_before = self.open_places.copy(), self.known_before.copy()
        return twin

    def __str__(self) -> str:
        line = super().__str__()
        if self._chosen or self._dealing is not None or not self.open_places:
            return line
        return f"{line} open {self.open_places}"


class HiddenDealing:
    """The draw of leaders, die and face-down tokens that a position has settled but not shown.

    Whatever the position says of them is put aside and drawn anew: who starts from a position knows what is on the
    table, not what lies face down. The deck is not drawn here, but card by card when one comes to the row.
    """

    def __init__(self, position: Position) -> None:
        if position.viewer is not None:
            fault = Fault(
                "", "is what one seat sees; a whole position is needed, and what is hidden drawn anew", "L9.1"
            )
            raise SetupError("parameter position", [fault])
        state = position.state.copy()
        if state[layout.STEP] == layout.BID_STEP and any(state[layout.BID : layout.BID + position.players] != -1):
            fault = Fault("", "some bids are in, but not all: begin before the first or after the last", "L3.1")
            raise SetupError("parameter position", [fault])
        self.position = Position(position.components, position.options, position.identities, state)
        step, variants, players = int(state[layout.STEP]), position.options.variants, position.players
        self.draws: list[tuple[str, int]] = []
        """The entries that are drawn: what they are, and where they stand in the state."""
        self.left: dict[str, list[int]] = {}
        """The remaining pieces by kind."""
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
        """The remaining pieces of the kind that is drawn next."""
        return even(self.left[self.draws[0][0]]) if self.draws else []

    def draw(self, outcome: int) -> None:
        """Apply an outcome, and the last piece of a kind with it."""
        name, place = self.draws.pop(0)
        self.left[name].remove(outcome)
        self.position.state[place] = outcome
        if self.draws and self.draws[0][0] == name and len(self.left[name]) == 1:
            self.draw(self.left[name][0])

    def describe(self, outcome: int) -> str:
        """An outcome in a word or two."""
        return describe_piece(self.position, self.draws[0][0], outcome)

    def is_secret(self) -> bool:
        """Always: no seat sees the draw."""
        return True

    def copy(self) -> HiddenDealing:
        """An equal deal that shares no mutable state with this one."""
        twin = copy(self)
        twin.position, twin.draws = self.position.copy(), self.draws.copy()
        twin.left = {name: pieces.copy() for name, pieces in self.left.items()}
        return twin


def secrets_known(position: Position, seat: int) -> str:
    """What a seat knows of the hidden draws of this game: leaders, die and tokens (L9.1)."""
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


def _card_actions(card: Card, move: int, army: int) -> int:
    """The most actions that a card's action takes, with all bonuses there are; each part may be stopped."""
    bonus = {"move": move, "place": army}
    return sum(STEP_ACTIONS[part.kind] * (part.number + bonus.get(part.kind, 0)) + 1 for part in card.parts)


MOMENT = LegendsMoment
