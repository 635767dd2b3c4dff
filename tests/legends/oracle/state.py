"""Everything on the table, by names and letters, and its position JSON."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from tests.legends.oracle.components import CARDS, TOKENS, Card

Decision = tuple[str | int | bool, ...]
"""A decision: its kind, then the names and numbers it needs (``("move", "D4", "D5")``)."""

T = TypeVar("T")

NEUTRAL = "N"
ARMIES = 18
CITIES = 3
COINS = {2: 12, 3: 11, 4: 9}
"""Coins of each at the start, by the number of players (L2.6)."""
LAST_CARD = {2: 11, 3: 10, 4: 8}
"""How many cards each owns at the end, by the number of players (L7.1)."""


def deep_copy(value: T) -> T:
    """A copy that shares nothing with the original; several times faster than ``copy.deepcopy``."""
    copied: T = pickle.loads(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))
    return copied


@dataclass
class Token:
    """An explore token, or the poison swamp (L12.2, L12.9)."""

    at: str | None
    """The region it lies on; none before it is placed and after it is taken."""
    face: str
    owner: str | None
    seen: set[str]
    """Who knows its face."""


@dataclass
class Slot:
    """A board as it was laid: which side up, and how many quarter turns clockwise."""

    side: str
    turn: int


@dataclass
class Action:
    """The action of the card just taken, as far as it has come."""

    card: str | None = None
    part: int = 0
    points: int = 0
    """Armies still to place or movement points left."""


@dataclass
class OracleState:
    """One position."""

    options: dict[str, Any]
    identities: list[str]
    game: int
    step: str
    seat: int
    decider: int
    founder: int
    first: int | None
    count: int
    ages: list[str]
    slots: list[Slot]
    centre: int
    start: str | None
    armies: Counter[tuple[str, str]]
    """How many armies lie in a region, by region and letter."""
    cities: Counter[tuple[str, str]]
    explore: list[Token]
    citadels: list[str]
    dragon_at: str | None
    dragon_owner: str | None
    portals: list[str]
    rogues: str | None
    merchants: list[str]
    coins: dict[str, int]
    bids: dict[str, int | None]
    leaders: dict[str, str]
    cards: dict[str, set[str]]
    row: list[str | None]
    deck: list[str]
    die: list[str]
    kept: dict[str, int]
    totals: dict[str, int]
    action: Action
    queen_done: bool
    neutral_left: int
    winners: list[str] | None

    @classmethod
    def from_json(cls, position: Mapping[str, Any]) -> OracleState:
        """Read position JSON."""
        position = deep_copy(dict(position))
        armies: Counter[tuple[str, str]] = Counter()
        cities: Counter[tuple[str, str]] = Counter()
        for region, pieces in position["regions"].items():
            for letter, (army_count, city_count) in pieces.items():
                armies[region, letter] = army_count
                cities[region, letter] = city_count
        return cls(
            options=position["options"],
            identities=position["identities"],
            game=position["game"],
            step=position["step"],
            seat=position["seat"],
            decider=position["decider"],
            founder=position["founder"],
            first=position["first"],
            count=position["count"],
            ages=position["ages"],
            slots=[Slot(slot["side"], slot["turn"]) for slot in position["slots"]],
            centre=position["centre"],
            start=position["start"],
            armies=armies,
            cities=cities,
            explore=[
                Token(token["at"], token["face"], token["owner"], set(token["seen"])) for token in position["explore"]
            ],
            citadels=position["citadels"],
            dragon_at=position["dragon"]["at"],
            dragon_owner=position["dragon"]["owner"],
            portals=position["portals"],
            rogues=position["rogues"],
            merchants=position["merchants"],
            coins=position["coins"],
            bids=position["bids"],
            leaders=position["leaders"],
            cards={letter: set(owned) for letter, owned in position["cards"].items()},
            row=position["row"],
            deck=position["deck"],
            die=position["die"],
            kept=position["kept"],
            totals=position["totals"],
            action=Action(**position["action"]),
            queen_done=position["queen_done"],
            neutral_left=position["neutral_left"],
            winners=None if position["result"] is None else position["result"]["winners"],
        )

    def to_json(self) -> dict[str, Any]:
        """The position JSON, without its header and custom components."""
        regions: dict[str, dict[str, list[int]]] = {}
        for region, letter in [*self.armies, *self.cities]:
            pieces = [self.armies[region, letter], self.cities[region, letter]]
            if pieces != [0, 0]:
                regions.setdefault(region, {})[letter] = pieces
        return deep_copy(
            {
                "options": self.options,
                "identities": self.identities,
                "game": self.game,
                "step": self.step,
                "seat": self.seat,
                "decider": self.decider,
                "founder": self.founder,
                "first": self.first,
                "count": self.count,
                "ages": self.ages,
                "slots": [{"side": slot.side, "turn": slot.turn} for slot in self.slots],
                "centre": self.centre,
                "start": self.start,
                "regions": regions,
                "explore": [
                    {
                        "at": token.at,
                        "face": token.face,
                        "owner": token.owner,
                        "seen": [letter for letter in self.identities if letter in token.seen],
                    }
                    for token in self.explore
                ],
                "citadels": self.citadels,
                "dragon": {"at": self.dragon_at, "owner": self.dragon_owner},
                "portals": self.portals,
                "rogues": self.rogues,
                "merchants": self.merchants,
                "coins": self.coins,
                "bids": self.bids,
                "leaders": self.leaders,
                "cards": {letter: [card for card in CARDS if card in owned] for letter, owned in self.cards.items()},
                "row": self.row,
                "deck": self.deck,
                "die": self.die,
                "kept": self.kept,
                "totals": self.totals,
                "action": {"card": self.action.card, "part": self.action.part, "points": self.action.points},
                "queen_done": self.queen_done,
                "neutral_left": self.neutral_left,
                "result": None if self.winners is None else {"winners": self.winners},
            }
        )

    def copy(self) -> OracleState:
        """A position that shares nothing with this one."""
        return deep_copy(self)

    @property
    def mover(self) -> str:
        """The player whose turn, or whose set-up decision, it is."""
        return self.identities[self.seat]

    @property
    def is_first_printing(self) -> bool:
        return bool(self.options["printing"] == "first-printing")

    def uses(self, variant: str) -> bool:
        return variant in self.options["variants"]

    @property
    def row_size(self) -> int:
        """Six places, or seven (L2.3, L12.5)."""
        return 7 if self.uses("seven-cards") else 6

    def leader_of(self, letter: str) -> str | None:
        return self.leaders.get(letter)

    def cards_of(self, letter: str) -> list[Card]:
        return [CARDS[card] for card in self.cards[letter]]

    def family_count(self, letter: str, family: str) -> int:
        return sum(card.family == family for card in self.cards_of(letter))

    def tokens_of(self, letter: str) -> list[str]:
        """The faces of the explore tokens that the player has taken."""
        return [token.face for token in self.explore if token.owner == letter]

    def token_sum(self, letter: str, effect: str) -> int:
        """All effects of one kind (elixir, army, move) of the tokens that the player has taken together (L12.2)."""
        return sum(TOKENS[face].get(effect, 0) for face in self.tokens_of(letter))

    def ability_sum(self, letter: str, ability: str) -> int:
        """All abilities of one kind (move, army, flying, elixir) on the player's cards together (L4.2)."""
        return sum(card.ability.get(ability, 0) for card in self.cards_of(letter))

    def armies_on_board(self, letter: str) -> int:
        return sum(count for (_, owner), count in self.armies.items() if owner == letter)

    def army_supply(self, letter: str) -> int:
        """What is left of 18 armies: neither on the board nor kept by the Red Sorceress (L1.1, L12.6)."""
        return ARMIES - self.armies_on_board(letter) - self.kept[letter]

    def city_supply(self, letter: str) -> int:
        """What is left of 3 cities (L1.1)."""
        return CITIES - sum(count for (_, owner), count in self.cities.items() if owner == letter)
