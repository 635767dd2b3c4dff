"""What the page receives of a game of Legends: the components once, the position with every update, and the scores.

``position_form`` takes views, never the whole position, unless the match is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NotRequired, TypedDict, cast

import msgspec
import numpy as np

from tetrarch.core.text.messages import said
from tetrarch.legends.components.boards import Side
from tetrarch.legends.components.cards import CARDS_EACH, Card
from tetrarch.legends.components.components import Components
from tetrarch.legends.position.forms import OptionsForm
from tetrarch.legends.position.position import Position, members
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.layout import LEADER_NAMES
from tetrarch.legends.rules.state import armies_in, cities_in, controller_of
from tetrarch.legends.rules.turn import price_of
from tetrarch.legends.words import say
from tetrarch.legends.words.sentences import player_name
from tetrarch.legends.words.titles import (
    card_title,
    family_name,
    family_of_card,
    leader_title,
    side_name,
    slot_name,
    token_title,
)

Phase = Literal["setup", "bid", "take", "choose", "place", "move", "city", "destroy"]
TURN_STEPS = ("take", "half", "queen", "place", "move", "city", "destroy")
"""The steps of a turn; all others but the last belong to the set-up."""
PRICES = tuple(int(price_of(place)) for place in range(7))
"""The prices of the cards by their places in the row."""
FROM_VIEW = "position_form takes a view: the position as a seat or a spectator may know it"


class LegendsSide(TypedDict):
    """One side of a board."""

    name: str
    title: str
    board: int
    must_be_central: bool
    islands: list[list[str]]
    """The regions of each island."""
    land: list[tuple[str, str]]
    """Pairs of regions that share a border."""
    bridge: list[tuple[str, str]]
    sea: list[tuple[str, str]]
    exits: dict[str, str]
    """By edge, ``top``, ``right``, ``bottom`` or ``left``: the region from which a sea route leaves it."""
    at: dict[str, tuple[float, float]]
    """By region: its centre as fractions of width and height, for sides without outlines."""


class SetAbility(TypedDict):
    """Points for a number of cards of a family, counted once."""

    family: str
    cards: int
    vp: int


class CardAbility(TypedDict, total=False):
    """The ability of a card."""

    move: int
    army: int
    flying: int
    elixir: int
    coins: int
    vp_per_family: str
    vp_set: SetAbility
    vp_per_flying: int
    vp_per_coins: int
    immune: bool


class CardStep(TypedDict, total=False):
    """One part of an action: a single field is present."""

    place: int
    move: int
    city: int
    destroy: int


class CardAction(TypedDict):
    """The action of a card."""

    mode: Literal["single", "or", "and"]
    steps: list[CardStep]


class FamilyWords(TypedDict):
    """The name of a family, alone and beside the word for its cards."""

    title: str
    of: str


class LegendsCard(TypedDict):
    """A card with its title in the viewer's language."""

    id: str
    title: str
    family: NotRequired[str]
    min_players: NotRequired[int]
    ability: CardAbility
    action: CardAction
    families: NotRequired[dict[str, FamilyWords]]
    """The families that the card counts."""


class TokenEffect(TypedDict, total=False):
    """The effect of an explore token."""

    elixir: int
    army: int
    move: int
    coins: int
    vp: int
    wins_ties: bool


class LegendsToken(TypedDict):
    """An explore token."""

    id: str
    title: str
    swamp: NotRequired[bool]
    effect: TokenEffect


class LegendsLeader(TypedDict):
    """A leader."""

    id: str
    title: str


class LegendsPlayer(TypedDict):
    """A seat's letter and the name of its colour."""

    identity: str
    name: str


class LegendsStatic(TypedDict):
    """The components of a game of Legends."""

    options: OptionsForm
    identities: str
    players: list[LegendsPlayer]
    cards_each: int
    """How many cards everybody takes."""
    goal: str
    slots: list[str]
    """The name of each place for a board."""
    sides: list[LegendsSide]
    cards: list[LegendsCard]
    tokens: NotRequired[list[LegendsToken]]
    leaders: NotRequired[list[LegendsLeader]]


class LegendsSlot(TypedDict):
    """A board as it lies: its side, and how many quarter turns clockwise."""

    side: str
    turn: int


class ExploreToken(TypedDict):
    """An explore token on the map or with its owner, and the seats that have seen its face."""

    at: str | None
    face: str | None
    owner: str | None
    seen: list[str]


class DragonForm(TypedDict):
    """Where the Dragon is, or who has it."""

    at: str | None
    owner: str | None


class RowPlace(TypedDict):
    """A card in the row, and its price."""

    card: str
    price: int


class Bonuses(TypedDict):
    """What the cards of a player add up to."""

    move: int
    army: int
    flying: int
    elixirs: int
    immune: bool


class ActionForm(TypedDict):
    """The card whose action is carried out, the part of it, and the movement points left."""

    card: str | None
    part: int
    points: int


class LegendsPosition(TypedDict):
    """A position of Legends without its components, as a viewer may know it. Letters are identities; N is neutral."""

    game: int
    step: str
    seat: int
    decider: int
    founder: int
    first: int | None
    count: int
    ages: list[str]
    slots: list[LegendsSlot | None]
    centre: int
    routes: list[list[str]]
    """The sea routes that meet between boards."""
    start: str | None
    regions: dict[str, dict[str, list[int]]]
    """By region and letter: armies and cities."""
    controllers: dict[str, str]
    """By region: the letter of its controller."""
    explore: list[ExploreToken]
    citadels: list[str]
    dragon: DragonForm
    portals: list[str]
    rogues: str | None
    merchants: list[str]
    coins: dict[str, int]
    bids: dict[str, int | Literal["secret"] | None]
    leaders: dict[str, str | None]
    cards: dict[str, list[str]]
    row: list[RowPlace | None]
    deck: int
    die: list[str] | None
    supplies: dict[str, list[int]]
    """By letter: armies and cities left."""
    armies: dict[str, int]
    bonuses: dict[str, Bonuses]
    kept: dict[str, int]
    totals: dict[str, int]
    action: ActionForm
    part_points: int | None
    """The movement points that this part of the action began with."""
    queen_done: bool
    neutral_left: int
    phases: list[Phase]
    """The phases of the turn in order; empty after the end."""
    phase_index: int
    """The current phase."""


class LegendsDetail(TypedDict, total=False):
    """The parts of a decision that are no regions."""

    place: int
    """The place in the row of the card that is taken, from 0."""
    side: str
    turn: int
    """Of a board that is placed: its upper side, and how many quarter turns clockwise."""
    owner: str
    """The letter of the army that is destroyed; N is neutral."""
    coin: bool
    """Whether the Bandit King takes a coin for it."""
    coins: int
    """Of a bid."""
    half: int
    number: int
    regions: list[str]
    """Of the two actions of a card: which one, from 0; its armies or points with all bonuses; where it can begin."""
    player: str
    """The letter of the player who is named first."""


def static_form(view: Position, language: str) -> LegendsStatic:
    """Board sides with their regions, islands and ways; cards, tokens and leaders; who is which colour.

    Which sides lie where is in the position: it changes while the founder lays them, and with each game of a match.
    """
    components = view.components
    form: LegendsStatic = {
        "options": msgspec.to_builtins(OptionsForm.of(view.options)),
        "identities": view.identities,
        "players": [
            {"identity": view.identities[seat], "name": player_name(view, seat, language)}
            for seat in range(view.players)
        ],
        "cards_each": CARDS_EACH[view.players],
        "goal": say(
            language,
            "goal-match" if "match" in view.options.variants else "goal",
            cards=CARDS_EACH[view.players],
        ),
        "slots": [slot_name(view, slot, language) for slot in range(4)],
        "sides": [_side(side, said(side_name(components, side), language)) for side in components.sides],
        "cards": [_card(card, components, language) for card in components.cards if card.min_players <= view.players],
    }
    if "explore" in view.options.variants:
        swamp = "swamp" in view.options.variants
        form["tokens"] = [
            cast(LegendsToken, {**token.to_dict(), "title": said(token_title(components, token), language)})
            for token in components.tokens
            if swamp or not token.swamp
        ]
    if "leaders" in view.options.variants:
        form["leaders"] = [{"id": leader, "title": said(leader_title(leader), language)} for leader in LEADER_NAMES]
    return form


def _card(card: Card, components: Components, language: str) -> LegendsCard:
    """A card in the fields of its file, with its title and the families that it counts as the reader calls them."""
    form = cast(LegendsCard, {**card.to_dict(), "title": said(card_title(components, card), language)})
    counted = dict.fromkeys(filter(None, (card.vp_per_family, card.set_family)))
    if counted:
        form["families"] = {
            family: {
                "title": said(family_name(components, family), language),
                "of": said(family_of_card(components, family), language),
            }
            for family in counted
        }
    return form


def _side(side: Side, title: str) -> LegendsSide:
    return {
        "name": side.name,
        "title": title,
        "board": side.board,
        "must_be_central": side.must_be_central,
        "islands": [list(island) for island in side.islands],
        "land": list(side.land),
        "bridge": list(side.bridge),
        "sea": list(side.sea),
        "exits": dict(side.exits),
        "at": dict(side.at),
    }


def position_form(view: Position, *, whole: bool = False) -> LegendsPosition:
    """The fields of the position's documented form that change, and what can be read from them.

    What the viewer may not know is null; a bid that is in but secret is ``"secret"``. Of the deck there is the number
    of cards alone. A position that is no view is refused, unless the ``whole`` is wanted.
    """
    if view.viewer is None and not whole:
        raise ValueError(FROM_VIEW)
    components, letters, variants = view.components, view.identities, view.options.variants
    regions, cards, seats = components.regions, components.card_ids, range(view.players)
    numbers = view.state.tolist()

    def names(mask: int) -> list[str]:
        return [regions[number] for number in members(mask)]

    def region(number: int) -> str | None:
        return regions[number] if number >= 0 else None

    def by_letter(place: int) -> dict[str, int]:
        return dict(zip(letters, numbers[place : place + len(seats)], strict=True))

    def order(place: int) -> list[str]:
        return [letters[seat] for seat in sorted(seats, key=lambda seat: numbers[place + seat])]

    step, hand, owner = view.step_names[numbers[layout.STEP]], numbers[layout.CARD], numbers[layout.DRAGON_OWNER]
    card = components.cards[hand] if hand >= 0 else None
    part, points = numbers[layout.PART], numbers[layout.POINTS]
    phases, phase = _phases(step, card, part)
    on_map = members(numbers[layout.ON_MAP])
    occupied = [(regions[number], here) for number in on_map if (here := numbers[layout.STACKS + number])]
    row = numbers[layout.ROW : layout.ROW + 6 + int(view.static[layout.SEVEN_CARDS])]
    sides, turns = (numbers[place : place + 4] for place in (layout.SLOT_SIDE, layout.SLOT_TURN))
    return {
        "game": numbers[layout.GAME],
        "step": step,
        "seat": numbers[layout.SEAT],
        "decider": numbers[layout.DECIDER],
        "founder": numbers[layout.FOUNDER],
        "first": view.first,
        "count": numbers[layout.COUNT],
        "ages": order(layout.AGE),
        "slots": [
            {"side": components.sides[side].name, "turn": turn} if side >= 0 else None
            for side, turn in zip(sides, turns, strict=True)
        ],
        "centre": numbers[layout.CENTRE_SLOT],
        "routes": joined_routes(components, on_map, numbers),
        "start": region(numbers[layout.START_REGION]),
        "regions": {name: _garrisons(here, letters) for name, here in occupied},
        "controllers": {name: holder for name, here in occupied if (holder := _controller(here, letters)) is not None},
        "explore": explore_form(view),
        "citadels": names(numbers[layout.CITADEL_REGIONS]),
        "dragon": {"at": region(numbers[layout.DRAGON_REGION]), "owner": letters[owner] if owner >= 0 else None},
        "portals": names(numbers[layout.PORTAL_REGIONS]),
        "rogues": region(numbers[layout.ROGUES_REGION]),
        "merchants": names(numbers[layout.MERCHANT_REGIONS]),
        "coins": by_letter(layout.COINS),
        "bids": bids_form(view),
        "leaders": {letters[seat]: view.leader(seat) for seat in seats} if "leaders" in variants else {},
        "cards": {letters[seat]: [cards[number] for number in members(numbers[layout.OWNED + seat])] for seat in seats},
        "row": [
            {"card": cards[number], "price": price} if number >= 0 else None
            for number, price in zip(row, PRICES, strict=False)
        ],
        "deck": numbers[layout.DECK_LEFT],
        "die": order(layout.DIE_RANK) if "die" in variants and numbers[layout.DIE_RANK] != layout.UNKNOWN else None,
        "supplies": {
            letters[seat]: [numbers[layout.SUPPLY + seat], numbers[layout.CITIES_LEFT + seat]] for seat in seats
        },
        "armies": by_letter(layout.ARMIES),
        "bonuses": {
            letters[seat]: {
                "move": numbers[layout.MOVE_BONUS + seat],
                "army": numbers[layout.ARMY_BONUS + seat],
                "flying": numbers[layout.FLYING + seat],
                "elixirs": numbers[layout.ELIXIRS + seat],
                "immune": bool(numbers[layout.IMMUNE + seat]),
            }
            for seat in seats
        },
        "kept": by_letter(layout.KEPT),
        "totals": by_letter(layout.TOTAL_VP),
        "action": {"card": card.id if card else None, "part": part, "points": points},
        # the movement points that the part of the action began with (L5.2, L6.1)
        "part_points": card.parts[part].number + numbers[layout.MOVE_BONUS + numbers[layout.SEAT]]
        if card and step == "move"
        else None,
        "queen_done": bool(numbers[layout.QUEEN_DONE]),
        "neutral_left": numbers[layout.NEUTRAL_LEFT],
        "phases": phases,
        "phase_index": phase,
    }


def _phases(step: str, card: Card | None, part: int) -> tuple[list[Phase], int]:
    """The phases of the turn, and the current one: a card is taken, then its action is carried out part by part."""
    if step == "over":
        return [], 0
    if step not in TURN_STEPS:
        return ["bid" if step in ("bid", "first") else "setup"], 0
    if card is None:
        return ["take"], 0
    if step == "half":
        return ["take", "choose"], 1
    if card.mode == "or":
        return ["take", cast(Phase, step)], 1
    return ["take", *(cast(Phase, part.kind) for part in card.parts)], 1 + part


def explore_form(view: Position) -> list[ExploreToken]:
    """The explore tokens: where they lie, who has them, and the faces that the viewer may know (L12.2, L12.9)."""
    letters, regions = view.identities, view.components.regions
    return [
        {
            "at": None if token.region is None else regions[token.region],
            "face": token.face,
            "owner": None if token.owner is None else letters[token.owner],
            "seen": [letters[seat] for seat in token.seen],
        }
        for token in view.explore_tokens()
    ]


def bids_form(view: Position) -> dict[str, int | Literal["secret"] | None]:
    """The bids that are in: ``secret`` where the viewer may not know one, null where there is none yet (L3.1)."""
    bids = view.state[layout.BID : layout.BID + view.players].tolist()
    return {
        letter: None if bid == -1 else "secret" if bid == layout.UNKNOWN else bid
        for letter, bid in zip(view.identities, bids, strict=True)
    }


@lru_cache(4096)
def _controller(here: int, letters: str) -> str | None:
    """The letter of the colour that controls a region, from the number that stands for its garrisons (L8.1)."""
    board = np.zeros(layout.PLAYERS + 1, dtype=np.int64)
    board[layout.PLAYERS] = len(letters)
    seat = int(controller_of(board, here))
    return None if seat < 0 else "N" if seat == layout.NEUTRAL_COLOUR else letters[seat]


def garrisons(view: Position, region: str) -> dict[str, list[int]]:
    """The armies and cities in a region by colour."""
    return _garrisons(int(view.state[layout.STACKS + view.components.region_index[region]]), view.identities)


@lru_cache(4096)
def _garrisons(here: int, letters: str) -> dict[str, list[int]]:
    """Armies and cities by colour, from the number that stands for them; a region holds few different ones."""
    found = {letter: [int(armies_in(here, seat)), int(cities_in(here, seat))] for seat, letter in enumerate(letters)}
    found["N"] = [int(armies_in(here, layout.NEUTRAL_COLOUR)), 0]
    return {letter: garrison for letter, garrison in found.items() if any(garrison)}


def joined_routes(components: Components, on_map: Sequence[int], state: Sequence[int]) -> list[list[str]]:
    """The sea routes that the boards as they lie join, each pair of regions once."""
    regions, printed, pairs = components.regions, components.printed_routes, []
    for one in on_map:
        if beyond := state[layout.SEA + one] & ~printed[one]:
            pairs += [[regions[one], regions[two]] for two in members(beyond) if two > one]
    return pairs
