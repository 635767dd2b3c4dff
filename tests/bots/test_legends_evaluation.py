"""What the bots of Legends go by: counted as the rules count, and never in the way of what is legal."""

from __future__ import annotations

import numpy as np
import pytest

from tests.legends.tables import table
from tetrarch import legends
from tetrarch.bots.legends import evaluation
from tetrarch.bots.legends.evaluation import FEATURES, FIRST_WEIGHTS, LAST_WEIGHTS, measure, strengths_of
from tetrarch.bots.legends.policy import appeal, guided_decision, guided_playout
from tetrarch.bots.tree import chances_from_strengths
from tetrarch.core.position import Array
from tetrarch.core.randomness import Generator
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.turn import price_of

ALL_VARIANTS = [variant for variant in legends.VARIANTS if variant != "match"]


def measured(position: legends.Position) -> Array:
    """The features of all seats, a row for each."""
    features = np.zeros(4 * FEATURES, dtype=np.int64)
    measure(position.static, position.state, features)
    return features.reshape(4, FEATURES)


def strengths(position: legends.Position) -> list[int]:
    features = np.zeros(4 * FEATURES, dtype=np.int64)
    found = np.zeros(4, dtype=np.int64)
    strengths_of(position.static, position.state, features, found)
    return found.tolist()[: position.players]


def test_every_feature_has_its_weights() -> None:
    assert len(FIRST_WEIGHTS) == len(LAST_WEIGHTS) == FEATURES


@pytest.mark.parametrize(("players", "variants"), [(2, []), (3, ALL_VARIANTS), (4, ALL_VARIANTS)])
def test_points_are_counted_as_at_the_end(players: int, variants: list[str]) -> None:
    """The evaluation counts all seats in one walk over the map; the rules count one after the other (L8)."""
    for seed in range(4):
        position = legends.new_game(players, seed=seed, variants=variants).position
        generator = Generator(seed, "test")
        while not position.is_over:
            ids = position.legal_ids()
            position.push(int(ids[generator.below(len(ids))]))
            if position.step in ("take", "queen"):
                found = measured(position)
                for seat in range(players):
                    assert found[seat, evaluation.POINTS] == position.points(seat)


def test_margins_of_regions() -> None:
    position = table("M4:E3,T1 M3:E2,T2 H1:T3,E2 H2:E1,N2 V1:E4")
    ember, tide = measured(position)[:2]
    assert ember[evaluation.LEADS_BY_TWO] == 1
    assert ember[evaluation.LEADS_BY_MORE] == 1
    assert ember[evaluation.TIED_REGIONS] == tide[evaluation.TIED_REGIONS] == 1
    assert ember[evaluation.REGIONS_ONE_BEHIND] == 2
    assert tide[evaluation.REGIONS_ONE_BEHIND] == 0


def test_a_set_that_is_begun_is_worth_a_part_of_its_points() -> None:
    position = table(cards={"E": "noble-hills noble-knight", "T": "graveyard cursed-king"})
    ember, tide = measured(position)[:2]
    assert ember[evaluation.SETS_BEGUN] == 12 * 4 * 2 // 3
    assert tide[evaluation.FAMILY_PROSPECTS] == 4


def test_a_point_more_is_more_strength_in_the_last_turn() -> None:
    position = table("M4:E2,T2", last=True)
    before = strengths(position)
    position = table("M4:E3,T2", last=True)
    assert strengths(position)[0] > before[0]


def test_a_lead_counts_less_while_games_of_a_match_are_to_come() -> None:
    leads = []
    for game in (1, 2, 3):
        position = table("M4:E3,T2", variants="match", game=game, last=True)
        ember, tide = strengths(position)
        leads.append(abs(ember - tide))
    assert leads == sorted(leads)
    assert leads[0] < leads[2]


def test_between_games_of_a_match_its_points_decide() -> None:
    position = table("M4:E3,T2", variants="match", game=2, totals={"E": 5, "T": 9})
    position.state[layout.STEP] = layout.DEAL_STEP
    ember, tide = strengths(position)
    assert tide > ember


def test_chances_add_up() -> None:
    found = np.array([0, 256, 512, 0], dtype=np.int64)
    chances_from_strengths(found, 3)
    assert found.tolist()[:3] == [1_000_000 // 7, 2_000_000 // 7, 4_000_000 // 7]


@pytest.mark.parametrize(("players", "variants"), [(2, ["seven-cards"]), (3, ALL_VARIANTS), (4, ["leaders"])])
def test_quick_choices_are_legal(players: int, variants: list[str]) -> None:
    generator = Generator(1, "test")
    for seed in range(3):
        position = legends.new_game(players, seed=seed, variants=variants, quick_setup=False).position
        while not position.is_over:
            legal = position.legal_ids().tolist()
            decision = int(guided_decision(position.static, position.state, position.scratch, generator.words, 12))
            assert decision in legal
            position.push(decision)


def test_a_playout_ends_with_a_turn() -> None:
    generator = Generator(1, "test")
    for limit in (0, 3, 10):
        position = legends.new_game(2, seed=1).position
        guided_playout(position.static, position.state, position.scratch, generator.words, 20, 12)
        made = guided_playout(position.static, position.state, position.scratch, generator.words, limit, 12)
        assert position.step == "take"
        assert limit <= made < limit + 20


def test_the_same_card_looks_better_where_it_costs_less() -> None:
    position = table("M4:E3,T3", plain=True)
    looks = [
        int(appeal(position.static, position.state, layout.TAKE | place << layout.ONE_SHIFT, 0)) for place in range(6)
    ]
    for place in range(5):
        assert (looks[place] > looks[place + 1]) == (price_of(place) < price_of(place + 1))
