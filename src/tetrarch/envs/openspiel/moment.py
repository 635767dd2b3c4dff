"""A moment of a game with every chance explicit: what a state of OpenSpiel holds.

Unlike ``Play`` it draws the cards of Legends one by one, when they come to the row: no order of the deck is settled
before. The odds are the same, a search that looks into a state learns nothing of cards to come, and near the end of a
game the tree is small.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from tetrarch import eko, legends
from tetrarch.core.position import Array
from tetrarch.envs.chance import Dealing, LegendsDealing, even, new_dealing
from tetrarch.envs.games import AnyPosition, Bytes, environment_of
from tetrarch.envs.openspiel.hidden import HiddenDealing, secrets_known
from tetrarch.envs.openspiel.parameters import Parameter, read_position, read_setup
from tetrarch.envs.rewards import rewards_for
from tetrarch.envs.single import CHANCE_PLAYER, TERMINAL_PLAYER
from tetrarch.legends.rules import layout

FIRST_PLACE = {"leader": layout.LEADER, "token": layout.TOKEN_FACE, "die": layout.DIE_RANK}
"""Where the hidden draws of a deal stand in the state."""

Key = tuple[tuple[str, Parameter], ...]
"""All parameters of a game, in the order of their names."""


class Event(NamedTuple):
    """An action or a draw that has come."""

    who: int
    number: int
    text: str
    hidden: str = ""
    """What it is where not everybody sees it: ``bid``, ``leader``, ``die`` or ``token`` (L9.1)."""
    place: int = -1
    """Where a draw that is hidden stands in the state."""
    game: int = 1
    """The game of a match in which it came."""


class Moment:
    """One moment of a game: the position, the choices made of a decision, the draws that are due, and all before.

    Legal bids are asked one after another, from the lowest seat on; no other seat learns of one before all are in.
    """

    def __init__(self, game: str, key: Key) -> None:
        self.game, self.key = game, key
        parameters = dict(key)
        self.environment = environment_of(game)
        self.dealing: Dealing | None = None
        position: AnyPosition | None = None
        if parameters["position"]:
            position = read_position(game, str(parameters["position"]))
            if isinstance(position, legends.Position) and not position.awaits_chance:
                self.dealing = HiddenDealing(position)
        else:
            setup = read_setup(game, parameters)
            if parameters.get("deal") == "seed":
                position = self.environment.new_position(int(parameters["seed"]), setup)
            else:
                self.dealing = new_dealing(int(parameters.get("seed", 0)), setup)
        self.position = position if self.dealing is None and position is not None else self._dealt()
        self.pending: Array = np.zeros(self.environment.pending_size, dtype=np.int64)
        self.chosen: list[int] = []
        """The actions taken for a decision that is not whole yet."""
        self.open_places: list[int] = []
        """The places of the row that wait for a card."""
        self.events: list[Event] = []
        self.known_before: list[tuple[str, ...]] = []
        """What each seat knew of what was hidden at the end of each game of a match."""
        self._is_stale = True
        """Whether chance has changed the position since the last question was asked."""
        self._go_on()

    def _dealt(self) -> AnyPosition:
        if self.dealing is None:
            raise ValueError("nothing is being dealt")
        return self.dealing.position

    # What is asked

    @property
    def is_over(self) -> bool:
        """Whether the game, or the whole match, has ended."""
        return self.dealing is None and not self.open_places and self.position.is_over

    @property
    def current_player(self) -> int:
        """The seat that must act, or what stands for chance or the end."""
        if self.dealing is not None or self.open_places:
            return CHANCE_PLAYER
        return TERMINAL_PLAYER if self.position.is_over else self.position.decider

    def legal_actions(self) -> list[int]:
        """The legal actions of the seat that must act, ascending."""
        mask: Bytes = np.zeros(self.environment.table_size, dtype=np.uint8)
        self.environment.write_mask(self.pending, mask)
        return [int(action) for action in np.flatnonzero(mask)]

    def outcomes(self) -> list[tuple[int, float]]:
        """What the next draw may give, and how likely each is."""
        if self.open_places:
            left = int(self.position.state[layout.DECK_LEFT])
            return even(sorted(int(card) for card in self.position.state[layout.DECK : layout.DECK + left]))
        return [] if self.dealing is None else self.dealing.outcomes()

    def describe(self, number: int) -> str:
        """An action or an outcome of the next draw in a word or two."""
        if self.open_places and isinstance(self.position, legends.Position):
            return f"card {self.position.components.cards[number].id}"
        if self.dealing is not None:
            return self.dealing.describe(number)
        return self.environment.describe(self.position, number)

    # What happens

    def apply(self, number: int) -> None:
        """Let a legal action or a possible outcome come."""
        hidden, place = self._hidden()
        game = self.position.match_game if isinstance(self.position, legends.Position) else 1
        event = Event(self.current_player, number, self.describe(number), hidden, place, game)
        before = self._deck()
        if self.open_places:
            self._draw_card(number)
        elif self.dealing is not None:
            self.dealing.draw(number)
            self._take_back(before)
        else:
            self._choose(number)
            self._take_back(before)
        self.events.append(event)
        self._go_on()

    def _choose(self, action: int) -> None:
        done = self.environment.choose(self.position, self.pending, action)
        if done < 0:
            raise ValueError(f"action {action} is not legal here")
        self.chosen = [] if done else [*self.chosen, action]

    def _hidden(self) -> tuple[str, int]:
        """What the next action or draw is where not everybody sees it, and where a draw stands in the state."""
        if self.open_places or isinstance(self.position, eko.Position):
            return "", -1
        if self.dealing is None:
            return ("bid" if self.position.step == "bid" else ""), -1
        if isinstance(self.dealing, HiddenDealing):
            return self.dealing.draws[0]
        if isinstance(self.dealing, LegendsDealing) and self.dealing.is_secret():
            name = self.dealing.parts[0][0]
            return name, FIRST_PLACE[name] + len(self.dealing.drawn)
        return "", -1

    def _deck(self) -> list[int]:
        """The cards of the deck; none where there is no deck."""
        if isinstance(self.position, eko.Position):
            return []
        left = int(self.position.state[layout.DECK_LEFT])
        return [int(card) for card in self.position.state[layout.DECK : layout.DECK + left]]

    def _take_back(self, before: list[int]) -> None:
        """Put the cards that came from the deck back into it: which come is chance."""
        state = self.position.state
        for place in range(layout.MAX_ROW) if before else ():
            if state[layout.ROW + place] in before:
                state[layout.DECK + state[layout.DECK_LEFT]] = state[layout.ROW + place]
                state[layout.DECK_LEFT] += 1
                state[layout.ROW + place] = -1
                self.open_places.append(place)

    def _draw_card(self, card: int) -> None:
        """Let a card of the deck come to the first place of the row that waits for one."""
        state, deck = self.position.state, self._deck()
        deck.remove(card)
        state[layout.ROW + self.open_places.pop(0)] = card
        state[layout.DECK : layout.DECK + len(deck) + 1] = [*deck, -1]
        state[layout.DECK_LEFT] = len(deck)

    def _go_on(self) -> None:
        """Make the draws that can come out in one way only, begin the next deal where one is due, then ask."""
        while self.dealing is not None or self.open_places or self._awaits_deal():
            self._is_stale = True
            if self.open_places:
                if len(outcomes := self.outcomes()) > 1:
                    return
                self._draw_card(outcomes[0][0])
            elif self.dealing is None:
                self._begin_deal()
            elif isinstance(self.dealing, LegendsDealing) and self.dealing.parts and self.dealing.parts[0][0] == "deck":
                self.dealing.draw(self.dealing.outcomes()[0][0])  # in the order of the card file: cards come later
            elif self.dealing.outcomes():
                return
            else:
                self.position = self.dealing.position
                self.dealing = None
        if self._is_stale:
            self._sort_deck()
            self.environment.begin(self.position, self.pending)
            self._is_stale = False

    def _awaits_deal(self) -> bool:
        return isinstance(self.position, legends.Position) and self.position.awaits_chance

    def _begin_deal(self) -> None:
        if isinstance(self.position, legends.Position):
            if self.events:
                self.known_before.append(
                    tuple(secrets_known(self.position, seat) for seat in range(self.position.players))
                )
            self.dealing = LegendsDealing(self.position, fresh=False)

    def _sort_deck(self) -> None:
        """Let the deck have no order of its own."""
        deck = self._deck()
        if deck:
            self.position.state[layout.DECK : layout.DECK + len(deck)] = sorted(deck)

    # What is shown

    def observation(self, seat: int) -> Bytes:
        """What a seat may know now, as one row of bytes."""
        out: Bytes = np.zeros(self.environment.observation_size, dtype=np.uint8)
        self.environment.observe(self.position, self.pending, seat, out)
        return out

    # The end

    def returns(self, *, zero_sum: bool) -> list[float]:
        """What the game was worth to each seat: nothing before its end, nor, if so wished, where nobody wins (E8.4)."""
        outcome = self.position.outcome if self.is_over else None
        if outcome is None or (zero_sum and not outcome.winners):
            return [0.0] * self.position.players
        return list(rewards_for(self.position.players, outcome.winners))

    # Copies

    def copy(self) -> Moment:
        """An equal moment that shares nothing changeable with this one."""
        twin = Moment.__new__(Moment)
        twin.game, twin.key, twin.environment = self.game, self.key, self.environment
        twin.dealing = None if self.dealing is None else self.dealing.copy()
        twin.position = self.position.copy() if twin.dealing is None else twin.dealing.position
        twin.pending, twin.open_places = self.pending.copy(), self.open_places.copy()
        twin.chosen = self.chosen.copy()
        twin.events, twin.known_before = self.events.copy(), self.known_before.copy()
        twin._is_stale = self._is_stale
        return twin

    def __deepcopy__(self, memory: dict[int, object]) -> Moment:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return replayed, (self.game, self.key, [event.number for event in self.events])

    def __str__(self) -> str:
        position = self.position
        line = (
            eko.position_to_line(position) if isinstance(position, eko.Position) else legends.position_to_line(position)
        )
        if self.chosen:
            return f"{line} pending {'.'.join(map(str, self.chosen))}"
        drawn = [event.number for event in self.events] if self.dealing is not None else self.open_places
        return f"{line} {'dealt' if self.dealing is not None else 'open'} {drawn}" if drawn else line


@lru_cache(maxsize=16)
def first_moment(game: str, key: Key) -> Moment:
    """How a game with these parameters begins; not to be changed, but copied."""
    return Moment(game, key)


def replayed(game: str, key: Key, numbers: list[int]) -> Moment:
    """The moment that these actions and draws lead to."""
    moment = first_moment(game, key).copy()
    for number in numbers:
        moment.apply(number)
    return moment
