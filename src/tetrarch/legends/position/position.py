"""A position of Legends: the state of a game and queries about it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from tetrarch.core.errors import IllegalMove
from tetrarch.core.game import Decision, Outcome
from tetrarch.core.position import Array, FlatPosition, StateNumber, Workspace, number_of_seat
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import CORE, message, series
from tetrarch.legends.components.boards import EDGES
from tetrarch.legends.components.components import Card, Components, Part, Token
from tetrarch.legends.position.options import PACKAGE, VARIANTS, Options
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.chance import determinize, hide
from tetrarch.legends.rules.ending import final_rank, points_of, regions_controlled
from tetrarch.legends.rules.playout import perft, playout
from tetrarch.legends.rules.state import armies_in, cities_in, controller_of, sea_cost
from tetrarch.legends.rules.turn import legal_decisions, play_decision, price_of

SPECTATOR = -1
"""The ``viewer`` of a spectator's view."""


MODES = {"single": layout.SINGLE, "or": layout.OR, "and": layout.AND}
PARTS = {
    "place": layout.PLACE_PART,
    "move": layout.MOVE_PART,
    "city": layout.CITY_PART,
    "destroy": layout.DESTROY_PART,
}


class Garrison(NamedTuple):
    """The armies and cities of one colour in one region."""

    armies: int
    cities: int


class ExploreToken(NamedTuple):
    """An explore token, on the map or taken (L12.2, L12.9)."""

    region: int | None
    """The region of the token; None if it is not placed yet or taken."""
    face: str | None
    """The id of the token; None in a view that may not know it."""
    owner: int | None
    seen: tuple[int, ...]
    """The seats that know its face; this is public."""


class Place(NamedTuple):
    """A card in the row with its price (L4.1)."""

    card: Card
    price: int


class Position(FlatPosition):
    """A position of Legends: components, options, identities of the seats, and the flat state.

    ``view(seat)`` returns what one seat may know, and ``public_view()`` what a spectator may know. A view can be
    queried and drawn, but not played on: ``determinize(seat, generator)`` samples its hidden part first.
    """

    __slots__ = ("components", "options", "viewer")

    components: Components
    options: Options
    viewer: int | None
    """The seat whose view this is, ``SPECTATOR`` for a spectator's view, or None for the complete position."""

    game = "legends"
    step_names = layout.STEP_NAMES
    shared = ("identities", "options", "viewer", "components")
    legal_kernel = staticmethod(legal_decisions)
    play_kernel = staticmethod(play_decision)
    playout_kernel = staticmethod(playout)
    perft_kernel = staticmethod(perft)

    def __init__(
        self,
        components: Components,
        options: Options,
        identities: str,
        state: Array,
        workspace: Workspace | None = None,
        viewer: int | None = None,
    ) -> None:
        self.components = components
        self.options = options
        self.identities = identities
        self.state = state
        self.viewer = viewer
        self._workspace = workspace or Workspace(
            static_array(components, options), np.zeros(layout.MOST_DECISIONS, dtype=np.int64)
        )

    # Copies and views

    def copy(self) -> Position:
        """Return an equal position that shares no mutable data with this one."""
        twin = Position.__new__(Position)
        twin.components = self.components
        twin.options = self.options
        twin.identities = self.identities
        twin.viewer = self.viewer
        twin.state = self.state.copy()
        twin._workspace = self._workspace
        return twin

    def view(self, seat: int) -> Position:
        """What one seat may know: no deck order, no secret bids, no face-down tokens that it has not seen (L9.1)."""
        self._check_viewer(seat)
        seen = self.copy()
        hide(self.static, seen.state, seat)
        seen.viewer = seat
        return seen

    def public_view(self) -> Position:
        """What a spectator may know: what all seats know, without the face-down tokens that some have seen (L9.1)."""
        seen = self.copy()
        hide(self.static, seen.state, layout.NEUTRAL_COLOUR)  # not a seat, so no bid or look is its own
        for place in range(layout.TOKENS):
            if "swamp" not in self.options.variants or self.state[layout.TOKEN_OWNER + place] >= 0:
                seen.state[layout.TOKEN_FACE + place] = self.state[layout.TOKEN_FACE + place]
        seen.viewer = SPECTATOR
        return seen

    def determinize(self, seat: int, generator: Generator) -> Position:
        """Return a complete position that agrees with what a seat knows, with the hidden part sampled uniformly."""
        self._check_viewer(seat)
        whole = self.copy()
        determinize(self.static, whole.state, seat, generator.words)
        whole.viewer = None
        return whole

    redealt = determinize
    """The former name of ``determinize``."""

    def _check_viewer(self, seat: int) -> None:
        self.check_seat(seat)
        if self.viewer not in (None, seat):
            whose = "a spectator" if self.viewer == SPECTATOR else f"seat {self.viewer}"
            raise ValueError(f"this is the view of {whose}: it does not contain the knowledge of seat {seat}")

    def __repr__(self) -> str:
        if self.viewer == SPECTATOR:
            return f"<Position: public view of a game with {self.players} players, step {self.step!r}>"
        return super().__repr__()

    # Decisions and chance

    @property
    def turn_rule(self) -> str:
        """The rule that determines who decides now."""
        number = layout.STEP_NAMES.index(self.step)
        return "L2.0" if number < layout.BID_STEP else "L3.1" if number <= layout.FIRST_STEP else "L4.1"

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.options.players

    @property
    def to_decide(self) -> tuple[int, ...]:
        """The seats that must decide now: at the bidding all without a bid, none at chance or end."""
        if self.is_over or self.awaits_chance:
            return ()
        if self.step == "bid":
            return tuple(seat for seat in range(self.players) if self.state[layout.BID + seat] == -1)
        return (self.decider,)

    def play(self, decision: Decision | str | int, seat: int | None = None) -> Decision:
        """Play a legal decision and return it; reject an illegal one, and any decision in a view."""
        if self.viewer is not None:
            raise IllegalMove(str(decision), message(PACKAGE, "view-closed"), "L9.1")
        if self.step == "bid" and seat is not None and 0 <= seat < self.players and seat not in self.to_decide:
            others = series(message(CORE, "seat", seat=other) for other in self.to_decide)
            reason = message(PACKAGE, "bid-final", seat=seat, others=others)
            raise IllegalMove(str(decision), reason, "L3.1")
        return super().play(decision, seat)

    def playout(self, generator: Generator, limit: int = 1_000_000) -> int:
        """Play random decisions; a view must be determinized first."""
        if self.viewer is not None:
            raise IllegalMove("playout", message(PACKAGE, "view-closed"), "L9.1")
        return super().playout(generator, limit)

    def _for_decider(self, seat: int) -> Position:
        if self.step != "bid":
            return self
        asked = self.copy()
        asked.state[layout.SEAT] = asked.state[layout.DECIDER] = seat
        return asked

    def make_room(self) -> None:
        """Do nothing: the state has a fixed size."""

    @property
    def awaits_chance(self) -> bool:
        """Whether a deal is due."""
        return bool(self.state[layout.STEP] == layout.DEAL_STEP)

    # Queries

    founder = StateNumber(layout.FOUNDER)
    """The seat that sets the game up (L2.1)."""

    @property
    def first(self) -> int | None:
        """The first player, or None before one is named (L3.1)."""
        return self._or_none(layout.FIRST)

    @property
    def ages(self) -> tuple[int, ...]:
        """The seats by age, the youngest first, which breaks ties of bids (L3.2)."""
        return tuple(sorted(range(self.players), key=lambda seat: int(self.state[layout.AGE + seat])))

    match_game = StateNumber(layout.GAME)
    """The number of the game in the match, from 1 (L12.1)."""

    @property
    def start_region(self) -> int | None:
        """The starting region, or None before it is chosen (L2.2)."""
        return self._or_none(layout.START_REGION)

    def _or_none(self, place: int) -> int | None:
        return int(self.state[place]) if self.state[place] >= 0 else None

    def regions(self) -> list[int]:
        """The regions on the map, by region index."""
        return list(members(int(self.state[layout.ON_MAP])))

    def garrisons(self, region: int) -> dict[str, Garrison]:
        """The armies and cities in a region by identity letter; ``N`` is the neutral colour."""
        here = int(self.state[layout.STACKS + region])
        found = {
            letter: Garrison(armies_in(here, seat), cities_in(here, seat))
            for seat, letter in enumerate(self.identities)
        }
        found["N"] = Garrison(armies_in(here, layout.NEUTRAL_COLOUR), 0)
        return {letter: garrison for letter, garrison in found.items() if any(garrison)}

    def controller(self, region: int) -> str | None:
        """The identity letter of the colour that controls a region, ``N`` for neutral, or None (L8.1)."""
        seat = int(controller_of(self.static, int(self.state[layout.STACKS + region])))
        return None if seat < 0 else "N" if seat == layout.NEUTRAL_COLOUR else self.identities[seat]

    def citadels(self) -> list[int]:
        """The regions with a citadel (L12.3)."""
        return list(members(int(self.state[layout.CITADEL_REGIONS])))

    def portals(self) -> list[int]:
        """The regions with a portal (L12.4)."""
        return list(members(int(self.state[layout.PORTAL_REGIONS])))

    def merchants(self) -> list[int]:
        """The regions with merchant coins (L12.7)."""
        return list(members(int(self.state[layout.MERCHANT_REGIONS])))

    @property
    def dragon_region(self) -> int | None:
        """The region of the dragon, or None (L12.4)."""
        return self._or_none(layout.DRAGON_REGION)

    @property
    def dragon_owner(self) -> int | None:
        """The seat that has slain the dragon, or None (L12.4)."""
        return self._or_none(layout.DRAGON_OWNER)

    @property
    def rogues_region(self) -> int | None:
        """The region of the rogues, or None (L12.4)."""
        return self._or_none(layout.ROGUES_REGION)

    neutral_left = StateNumber(layout.NEUTRAL_LEFT)
    """Neutral armies that are still to be placed (L2.5)."""

    @property
    def card_in_hand(self) -> Card | None:
        """The card whose action is performed now, or None (L4.3)."""
        card = self._or_none(layout.CARD)
        return None if card is None else self.components.cards[card]

    points_left = StateNumber(layout.POINTS)
    """The armies or movement points left in this part of the action (L5.1, L5.2)."""

    def row(self) -> list[Place | None]:
        """The cards in the row with their prices, from the left; None for an empty place."""
        size = 6 + int(self.static[layout.SEVEN_CARDS])
        cards = (int(self.state[layout.ROW + place]) for place in range(size))
        return [
            Place(self.components.cards[card], int(price_of(place))) if card >= 0 else None
            for place, card in enumerate(cards)
        ]

    deck_left = StateNumber(layout.DECK_LEFT)
    """The number of cards in the deck."""

    def cards(self, seat: int) -> list[Card]:
        """The cards that a seat owns, in the order of the card file."""
        self.check_seat(seat)
        return [self.components.cards[card] for card in members(int(self.state[layout.OWNED + seat]))]

    coins = number_of_seat(layout.COINS)
    """The coins of a seat."""

    def supply(self, seat: int) -> tuple[int, int]:
        """The armies and cities that a seat can still place."""
        self.check_seat(seat)
        return int(self.state[layout.SUPPLY + seat]), int(self.state[layout.CITIES_LEFT + seat])

    armies = number_of_seat(layout.ARMIES)
    """The number of armies that a seat has on the map."""
    kept = number_of_seat(layout.KEPT)
    """The number of armies of a seat that the Red Sorceress keeps (L12.6)."""
    move_bonus = number_of_seat(layout.MOVE_BONUS)
    """The bonus of a seat to each move action (L6.1)."""
    army_bonus = number_of_seat(layout.ARMY_BONUS)
    """The bonus of a seat to each place action (L6.2)."""
    flying = number_of_seat(layout.FLYING)
    """The number of flying abilities of a seat (L6.3)."""
    elixirs = number_of_seat(layout.ELIXIRS)
    """The number of elixirs of a seat (L6.4)."""

    def is_immune(self, seat: int) -> bool:
        """Whether the armies of a seat cannot be destroyed (L6.9)."""
        self.check_seat(seat)
        return bool(self.state[layout.IMMUNE + seat])

    def sea_cost(self, seat: int) -> int:
        """The cost of a step over a sea route for a seat (L5.2, L6.3)."""
        self.check_seat(seat)
        return int(sea_cost(self.state, seat))

    def leader(self, seat: int) -> str | None:
        """The leader of a seat, or None if it is unknown or leaders are not played (L12.6)."""
        self.check_seat(seat)
        number = self._or_none(layout.LEADER + seat)
        return None if number is None or "leaders" not in self.options.variants else layout.LEADER_NAMES[number]

    def bid(self, seat: int) -> int | None:
        """The bid of a seat, or None if it is missing or secret (L3.3)."""
        self.check_seat(seat)
        return self._or_none(layout.BID + seat)

    def explore_tokens(self) -> list[ExploreToken]:
        """The explore tokens of this game."""
        count = (6 if "swamp" in self.options.variants else 5) if "explore" in self.options.variants else 0
        state = self.state
        return [
            ExploreToken(
                self._or_none(layout.TOKEN_REGION + place),
                self.components.tokens[face].id if (face := int(state[layout.TOKEN_FACE + place])) >= 0 else None,
                self._or_none(layout.TOKEN_OWNER + place),
                tuple(seat for seat in range(self.players) if state[layout.TOKEN_SEEN + place] >> seat & 1),
            )
            for place in range(count)
        ]

    def points(self, seat: int) -> int:
        """Victory points of a seat if this game ended now (L8)."""
        self.check_seat(seat)
        return int(points_of(self.static, self.state, seat))

    def regions_controlled(self, seat: int) -> list[int]:
        """The regions that a seat controls (L8.1)."""
        self.check_seat(seat)
        return list(members(int(regions_controlled(self.static, self.state, seat))))

    total = number_of_seat(layout.TOTAL_VP)
    """Victory points from the finished games of the match, or of the finished game (L12.1)."""

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game or match, or None while it continues."""
        if not self.is_over:
            return None
        ranks = [int(final_rank(self.static, self.state, seat)) for seat in range(self.players)]
        standings = tuple(
            tuple(seat for seat in range(self.players) if ranks[seat] == rank)
            for rank in sorted(set(ranks), reverse=True)
        )
        reason, rule = ("match", "L12.1") if "match" in self.options.variants else ("cards", "L7.1")
        winners = members(int(self.state[layout.WINNERS]))
        return Outcome(reason, rule, winners, standings, tuple(self.total(seat) for seat in range(self.players)))


@lru_cache(4096)
def members(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, in ascending order."""
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


# The static array: options, cards, board sides and tokens, as the rules read them


def static_array(components: Components, options: Options) -> Array:
    """The flat array that the rules call ``board``."""
    static = np.zeros(layout.STATIC_SIZE, dtype=np.int64)
    static[layout.PLAYERS] = options.players
    static[layout.PRINTING] = options.printing == "first-printing"
    for place, variant in enumerate(VARIANTS, layout.MATCH):
        static[place] = variant in options.variants
    static[layout.QUICK_SETUP] = options.quick_setup
    _write_map(static, components)
    _write_cards(static, components)
    for number, token in enumerate(components.tokens):
        row = layout.TOKEN_ROWS + layout.TOKEN_ROW * number
        static[row : row + layout.TOKEN_ROW] = _token_row(token)
    return static


def _write_map(static: Array, components: Components) -> None:
    index = components.region_index
    static[layout.REGIONS] = len(components.regions)
    static[layout.SIDES] = len(components.sides)
    static[layout.ISLANDS] = len(components.islands)
    for number, side in enumerate(components.sides):
        row = layout.SIDE_ROWS + layout.SIDE_ROW * number
        static[row + layout.SIDE_REGIONS] = sum(1 << index[region] for region in side.regions)
        for edge, name in enumerate(EDGES):
            static[row + layout.SIDE_EXITS + edge] = index[side.exits[name]]
        static[row + layout.SIDE_CENTRAL] = side.must_be_central
        for kind, pairs in ((layout.REGION_LAND, side.land + side.bridge), (layout.REGION_SEA, side.sea)):
            for one, two in pairs:
                static[layout.REGION_ROWS + layout.REGION_ROW * index[one] + kind] |= 1 << index[two]
                static[layout.REGION_ROWS + layout.REGION_ROW * index[two] + kind] |= 1 << index[one]
    for number, island in enumerate(components.islands):
        static[layout.ISLAND_ROWS + number] = sum(1 << index[region] for region in island)
        for region in island:
            static[layout.REGION_ROWS + layout.REGION_ROW * index[region] + layout.REGION_ISLAND] = number


def _write_cards(static: Array, components: Components) -> None:
    static[layout.CARDS] = len(components.cards)
    families = components.families
    for number, card in enumerate(components.cards):
        row = layout.CARD_ROWS + layout.CARD_ROW * number
        static[row : row + layout.CARD_ROW] = _card_row(card, families)
        if card.family:
            static[layout.FAMILY_MASKS + families.index(card.family)] |= 1 << number
        if card.vp_per_family or card.set_family or card.vp_per_flying or card.vp_per_coins:
            static[layout.SCORING_CARDS] |= 1 << number
    static[layout.FOREST] = families.index("Forest") if "Forest" in families else -1


def _card_row(card: Card, families: tuple[str, ...]) -> list[int]:
    def family(name: str) -> int:
        return families.index(name) if name in families else -1

    parts = [*card.parts, Part("", 0)][:2]
    return [
        family(card.family),
        card.min_players,
        card.move,
        card.army,
        card.flying,
        card.elixir,
        card.coins,
        family(card.vp_per_family),
        family(card.set_family),
        card.set_cards,
        card.set_vp,
        card.vp_per_flying,
        card.vp_per_coins,
        card.immune,
        MODES[card.mode],
        *(number for part in parts for number in (PARTS.get(part.kind, 0), part.number)),
    ]


def _token_row(token: Token) -> list[int]:
    return [token.elixir, token.army, token.move, token.coins, token.vp, token.wins_ties]
