"""Invariants of every position of every game, checked through its public interface."""

from __future__ import annotations

from tests.legends.tables import CARDS_EACH
from tetrarch.core.randomness import Generator
from tetrarch.legends import Position, random_deal, score_sheet
from tetrarch.legends.rules import layout

SETUP_STEPS = layout.STEP_NAMES[layout.LAY_STEP : layout.BID_STEP]
ACTION_STEPS = ("half", "place", "move", "city", "destroy")


def assert_sound(position: Position) -> None:
    """Fail where pieces, cards or tokens are lost or found, or where the position asks what it should not."""
    step, outcome = position.step, position.outcome
    seats = range(position.players)
    assert (step == "over") == (outcome is not None) == position.is_over
    assert (position.to_decide == ()) == (step in ("over", "deal"))
    assert bool(len(position.legal_decisions())) == (step not in ("over", "deal"))
    assert position.seat == position.decider
    assert position.decider in seats
    assert_pieces(position)
    assert_tokens(position)
    if step != "deal" or position.match_game > 1:
        assert_cards(position)
    for seat in seats:
        assert position.coins(seat) >= 0
        assert sum(line.points for line in score_sheet(position, seat)) == position.points(seat)
    if outcome:
        assert outcome.winners == outcome.standings[0]
        assert sorted(seat for place in outcome.standings for seat in place) == list(seats)
        assert outcome.points == tuple(position.total(seat) for seat in seats)


def assert_pieces(position: Position) -> None:
    """Fail where an army or a city is missing or too many (L1.1, L2.5)."""
    data = position.to_json()
    kept = data["kept"]
    assert isinstance(kept, dict)
    garrisons = [position.garrisons(region) for region in position.regions()]
    for seat, letter in enumerate(position.identities):
        own = [found[letter] for found in garrisons if letter in found]
        armies, cities = position.supply(seat)
        assert min(armies, cities, kept[letter]) >= 0
        assert sum(garrison.armies for garrison in own) + armies + kept[letter] == 18
        assert sum(garrison.cities for garrison in own) + cities == 3
    neutral = [found["N"] for found in garrisons if "N" in found]
    assert sum(garrison.armies for garrison in neutral) <= (10 if position.players == 2 else 0)
    assert not any(garrison.cities for garrison in neutral)


def assert_tokens(position: Position) -> None:
    """Fail where tokens share a region or a face, or are in two places at once (L12.2-L12.4)."""
    tokens = position.explore_tokens()
    assert all(token.region is None or token.owner is None for token in tokens)
    faces = [token.face for token in tokens]
    assert len(set(faces)) == len(faces)
    if position.step not in SETUP_STEPS and (position.step != "deal" or position.match_game > 1):
        assert all((token.region is None) != (token.owner is None) for token in tokens)
    regions = [token.region for token in tokens if token.region is not None]
    for mask in (layout.CITADEL_REGIONS, layout.PORTAL_REGIONS):
        regions += [region for region in position.regions() if int(position.state[mask]) >> region & 1]
    for place in (layout.DRAGON_REGION, layout.ROGUES_REGION, layout.START_REGION):
        regions += [int(position.state[place])] if position.state[place] >= 0 else []
    assert len(set(regions)) == len(regions)
    assert set(regions) <= set(position.regions())


def assert_cards(position: Position) -> None:
    """Fail if a card is lost or found, or a player has taken too many (L1.3, L4.5, L7.1)."""
    data = position.to_json()
    row, deck, cards = data["row"], data["deck"], data["cards"]
    assert isinstance(row, list)
    assert isinstance(deck, list)
    assert isinstance(cards, dict)
    lying = [card for card in row if card] + deck + [card for hand in cards.values() for card in hand]
    assert sorted(lying) == sorted(
        card.id for card in position.components.cards if card.min_players <= position.players
    )
    if position.step not in SETUP_STEPS:
        filled = [place is not None for place in position.row()]
        if position.step not in ACTION_STEPS:
            assert filled == sorted(filled, reverse=True), "the row has slid to the left"
        assert sum(filled) >= len(filled) - (1 if position.step in ACTION_STEPS else 0) or not deck
    taken = [len(cards[letter]) for letter in position.identities]
    each = CARDS_EACH[position.players]
    if position.step in ("over", "queen"):
        queens = [seat for seat in range(position.players) if taken[seat] == each + 1]
        assert all(position.leader(seat) == "fairy-queen" for seat in queens)
        assert all(count == each for seat, count in enumerate(taken) if seat not in queens)
    else:
        assert max(taken) <= each + (1 if position.step == "deal" else 0)
        assert max(taken) - min(taken) <= 1


def lively_choice(position: Position, decisions: list[int], dice: Generator) -> int:
    """One of the decisions at random; actions are rarely left before they are done."""
    if len(decisions) > 1 and dice.below(6):
        decisions = [decision for decision in decisions if decision != layout.STOP]
    return dice.choice(decisions)


def step_on(position: Position, dice: Generator) -> None:
    """One decision, or one deal, at random."""
    if position.awaits_chance:
        position.play_chance(random_deal(dice, position))
    else:
        position.push(lively_choice(position, position.legal_ids().tolist(), dice))
