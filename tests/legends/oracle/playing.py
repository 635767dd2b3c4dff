"""Which decisions are legal, and what each leads to, up to the next decision or the next deal (L4, L7, L12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from tests.legends.oracle.acting import build_city, destroy_army, legal_deeds, move_army, part_points, place_army
from tests.legends.oracle.components import CARDS, deck_for
from tests.legends.oracle.founding import ORDER, legal_founding, play_founding
from tests.legends.oracle.ground import controller
from tests.legends.oracle.scoring import points, standings
from tests.legends.oracle.state import LAST_CARD, Action, Decision, OracleState, Token

PRICES = [0, 1, 1, 2, 2, 3, 3]
"""What each place in the row costs, from the left (L4.1, L12.5)."""

GAMES_OF_A_MATCH = 3


def legal(state: OracleState) -> set[Decision]:
    """Every decision that the decider may take; none where chance is awaited or the game is over."""
    match state.step:
        case "deal" | "over":
            return set()
        case "first":
            return {("first", letter) for letter in state.identities}  # L3.1
        case "take":
            return legal_takes(state)
        case "queen":
            return legal_takes(state) | {("stop",)}  # L12.6
        case "half":
            return {("half", half) for half in possible_halves(state)} | {("stop",)}  # L4.4
        case "place" | "move" | "city" | "destroy":
            return legal_deeds(state, state.step, state.action.points) | {("stop",)}  # L4.3
    assert state.step in ORDER
    return legal_founding(state)


def play(state: OracleState, decision: Decision, known: Collection[Decision] | None = None) -> OracleState:
    """The position at the next decision, at the next deal or at the end; the given one is left as it was.

    A caller that has the legal decisions already passes them.
    """
    if decision not in (legal(state) if known is None else known):
        raise ValueError(f"not legal in step {state.step}: {decision}")
    state = state.copy()
    match decision:
        case ("first", str(letter)):
            state.first = state.identities.index(letter)
            begin_turn(state, state.first)
        case ("take", int(place)) if state.step == "queen":
            take_card(state, place)
            refill_row(state)
            end_game(state)
        case ("take", int(place)):
            take_card(state, place)
            begin_action(state)
        case ("half", int(half)):
            begin_part(state, half)
        case ("place", str(region)):
            place_army(state, region)
            go_on_with_part(state)
        case ("move", str(here), str(there)):
            move_army(state, here, there)
            go_on_with_part(state)
        case ("city", str(region)):
            build_city(state, region)
            end_part(state)
        case ("destroy", str(region), str(letter), bool(takes_coin)):
            destroy_army(state, region, letter, takes_coin)
            end_part(state)
        case ("stop",) if state.step == "queen":
            end_game(state)
        case ("stop",) if state.step == "half":
            end_turn(state)
        case ("stop",):
            end_part(state)
        case _:
            play_founding(state, decision)
    return state


def deal(
    state: OracleState,
    *,
    deck: Sequence[str],
    leaders: Mapping[str, str],
    faces: Sequence[str],
    die: Sequence[str],
) -> OracleState:
    """Clear the table for the next game and begin its set-up; what chance decides is given (L2, L12.1).

    Seats, ages, founder, switches and totals stay. ``faces`` are the explore tokens in the order they are placed.
    """
    if state.step != "deal":
        raise ValueError(f"nothing to deal in step {state.step}")
    if sorted(deck) != sorted(deck_for(len(state.identities))):
        raise ValueError("not the deck for this number of players")
    state = state.copy()
    nobody: set[str] = set()
    everybody = set(state.identities)
    state.step = "lay"
    state.count = 0
    state.seat = state.decider = state.founder
    state.first = None
    state.slots = []
    state.centre = 0
    state.start = None
    state.armies = Counter()
    state.cities = Counter()
    state.explore = [Token(None, face, None, set(nobody if state.uses("swamp") else everybody)) for face in faces]
    state.citadels = []
    state.dragon_at = None
    state.dragon_owner = None
    state.portals = []
    state.rogues = None
    state.merchants = []
    state.coins = dict.fromkeys(state.identities, 0)
    state.bids = dict.fromkeys(state.identities, None)
    state.leaders = dict(leaders)
    state.cards = {letter: set() for letter in state.identities}
    state.row = [None] * state.row_size
    state.deck = list(deck)
    state.die = list(die)
    state.kept = dict.fromkeys(state.identities, 0)
    state.action = Action()
    state.queen_done = False
    state.neutral_left = 0
    state.winners = None
    return state


# Taking a card


def legal_takes(state: OracleState) -> set[Decision]:
    """Every card of the row that the player can pay (L4.1)."""
    return {
        ("take", place)
        for place, card in enumerate(state.row)
        if card is not None and PRICES[place] <= state.coins[state.mover]
    }


def take_card(state: OracleState, place: int) -> None:
    """Pay its place, own it, and gain the coins it brings (L4.1, L4.2, L6.5)."""
    card = state.row[place]
    assert card is not None
    state.coins[state.mover] -= PRICES[place]
    state.row[place] = None
    state.cards[state.mover].add(card)
    state.coins[state.mover] += CARDS[card].ability.get("coins", 0)
    state.action = Action(card=card)


def refill_row(state: OracleState) -> None:
    """The row slides left and a new card, if there is one, fills the right end (L4.5)."""
    cards = [card for card in state.row if card is not None]
    if len(cards) < state.row_size and state.deck:
        cards.append(state.deck.pop(0))
    state.row = [*cards, *[None] * (state.row_size - len(cards))]


# The action, part by part


def begin_action(state: OracleState) -> None:
    """Ask which half of an "or", unless neither can be done; else begin with the first part (L4.4)."""
    assert state.action.card is not None
    if CARDS[state.action.card].mode != "or":
        begin_part(state, 0)
    elif possible_halves(state):
        state.step = "half"
    else:
        end_turn(state)


def possible_halves(state: OracleState) -> list[int]:
    """The halves of an "or" in which something can be done (L4.4)."""
    assert state.action.card is not None
    parts = CARDS[state.action.card].parts
    return [
        half
        for half, (kind, printed) in enumerate(parts)
        if legal_deeds(state, kind, part_points(state, kind, printed))
    ]


def begin_part(state: OracleState, part: int) -> None:
    """Count the bonuses now; a part in which nothing can be done is passed over (L4.4)."""
    assert state.action.card is not None
    kind, printed = CARDS[state.action.card].parts[part]
    state.step = kind
    state.action.part = part
    state.action.points = part_points(state, kind, printed)
    go_on_with_part(state)


def go_on_with_part(state: OracleState) -> None:
    """A part ends by itself when nothing more can be done in it (L4.4)."""
    if not legal_deeds(state, state.step, state.action.points):
        end_part(state)


def end_part(state: OracleState) -> None:
    """The next part of an "and", or the end of the turn (L4.4)."""
    assert state.action.card is not None
    card = CARDS[state.action.card]
    if card.mode == "and" and state.action.part + 1 < len(card.parts):
        begin_part(state, state.action.part + 1)
    else:
        end_turn(state)


# Turn after turn


def begin_turn(state: OracleState, seat: int) -> None:
    state.seat = state.decider = seat
    state.step = "take"


def end_turn(state: OracleState) -> None:
    """The mover looks at what it may, the row is filled, and the next player clockwise begins (L4.5, L7.1, L12.9)."""
    for token in state.explore:
        if token.owner is None and token.at is not None and controller(state, token.at) == state.mover:
            token.seen.add(state.mover)
    refill_row(state)
    state.action = Action()
    players = len(state.identities)
    if all(len(owned) >= LAST_CARD[players] for owned in state.cards.values()):
        end_last_turn(state)
    else:
        begin_turn(state, (state.seat + 1) % players)


def end_last_turn(state: OracleState) -> None:
    """The Fairy Queen may take one more card, if there is one (L12.6); then the game is over."""
    queens = [seat for seat, letter in enumerate(state.identities) if state.leader_of(letter) == "fairy-queen"]
    if queens and any(card is not None for card in state.row):
        state.seat = state.decider = queens[0]
        state.step = "queen"
    else:
        end_game(state)


def end_game(state: OracleState) -> None:
    """The points are counted; in a match the next game is dealt, with the next founder clockwise (L7.1, L12.1)."""
    if state.step == "queen":
        state.queen_done = True
    state.action = Action()
    for letter in state.identities:
        state.totals[letter] += points(state, letter)
    if state.uses("match") and state.game < GAMES_OF_A_MATCH:
        state.game += 1
        state.founder = (state.founder + 1) % len(state.identities)
        state.step = "deal"
        return
    state.step = "over"
    first_place = standings(state)[0]
    state.winners = [letter for letter in state.identities if letter in first_place]
