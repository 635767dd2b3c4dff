"""The bots of Legends decide what is legal, the same for the same seed, and see no more than they are shown."""

from __future__ import annotations

import numpy as np
import pytest

from tetrarch import legends
from tetrarch.bots import LEGENDS_BOTS, legends_bot
from tetrarch.bots.legends import SimpleBot
from tetrarch.bots.legends.evaluation import evaluate, margin_value, region_values, set_progress
from tetrarch.core.errors import SetupError
from tetrarch.core.randomness import Generator
from tetrarch.core.record import Game
from tetrarch.legends import layout

TABLES: list[tuple[int, list[str], str, bool]] = [
    (2, [], "2018", True),
    (3, ["explore", "swamp", "leaders"], "2018", False),
    (4, [variant for variant in legends.VARIANTS if variant != "match"], "first-printing", True),
]


def play(names: list[str], seed: int, variants: list[str], printing: str, quick_setup: bool) -> Game[legends.Position]:
    """A game between bots, every decision of which is checked to be legal."""
    game = legends.new_game(len(names), seed=seed, variants=variants, printing=printing, quick_setup=quick_setup)
    bots = [legends_bot(name, seed, seat) for seat, name in enumerate(names)]
    while not game.position.is_over:
        seat = game.position.to_decide[-1]  # bids come in any order
        view = game.position.view(seat)
        before = view.copy()
        decision = bots[seat].decide(view, seat)
        assert view == before, "a bot must not change what it is shown"
        assert decision in game.position.legal_decisions(seat)
        game.play(decision, seat)
    return game


@pytest.mark.parametrize("name", LEGENDS_BOTS)
@pytest.mark.parametrize(("players", "variants", "printing", "quick_setup"), TABLES)
def test_bots_decide_what_is_legal(
    name: str, players: int, variants: list[str], printing: str, quick_setup: bool
) -> None:
    play([name] * players, 1, variants, printing, quick_setup)


@pytest.mark.parametrize("name", LEGENDS_BOTS)
def test_the_same_seed_decides_the_same(name: str) -> None:
    one = play([name] * 2, 5, ["explore"], "2018", True)
    assert one.events == play([name] * 2, 5, ["explore"], "2018", True).events
    assert one.events != play([name] * 2, 6, ["explore"], "2018", True).events


def test_an_unknown_bot_suggests_the_nearest() -> None:
    with pytest.raises(SetupError, match="unknown bot 'simpel'; did you mean 'simple'"):
        legends_bot("simpel", 1, 0)


def test_simple_beats_random() -> None:
    wins = 0
    for seed in range(6):
        names = ["simple", "random"] if seed % 2 else ["random", "simple"]
        outcome = play(names, seed, [], "2018", True).outcome
        assert outcome is not None
        wins += names.index("simple") in outcome.winners
    assert wins >= 5


@pytest.mark.parametrize("name", LEGENDS_BOTS)
@pytest.mark.parametrize(
    ("players", "variants"), [(2, ["explore", "swamp"]), (3, ["explore", "swamp", "leaders", "die"])]
)
def test_whatever_is_hidden_changes_no_decision(name: str, players: int, variants: list[str]) -> None:
    """Deal everything anew that a seat may not know: it decides the same, for it cannot have looked."""
    game = legends.new_game(players, seed=3, variants=variants, quick_setup=False)
    generator = Generator(3, "test")
    changed = 0
    while not game.position.is_over:
        seat = game.position.to_decide[0]
        other = game.position.redealt(seat, generator)
        changed += not np.array_equal(other.state, game.position.state)
        decisions = [
            legends_bot(name, 7, seat).decide(position.view(seat), seat) for position in (game.position, other)
        ]
        assert decisions[0] == decisions[1]
        ids = game.position.legal_decisions(seat).ids()
        game.play(int(ids[generator.below(len(ids))]), seat)
    assert changed > 20, "there was something to hide"


def test_bids_of_others_change_no_bid() -> None:
    game = legends.new_game(4, seed=1)
    game.play(next(iter(game.position.legal_decisions())))
    decisions = set()
    for bid in range(10):
        position = game.position.copy()
        position.play(f"bid {bid}", 1)
        decisions.add(legends_bot("simple", 1, 0).decide(position.view(0), 0))
    assert len(decisions) == 1


def test_simple_bids_a_coin_or_two_and_never_more_than_it_has() -> None:
    position = legends.new_game(3, seed=1).position
    position.play(next(iter(position.legal_decisions())))
    bids = [legends_bot("simple", seed, 2).decide(position.view(2), 2) >> layout.ONE_SHIFT for seed in range(40)]
    assert set(bids) == {0, 1, 2, 3}
    position.state[layout.COINS + 2] = 1
    bids = [legends_bot("simple", seed, 2).decide(position.view(2), 2) >> layout.ONE_SHIFT for seed in range(40)]
    assert set(bids) == {0, 1}


def test_simple_begins_itself_when_it_has_won_the_bids() -> None:
    position = legends.new_game(2, seed=1).position
    while position.step != "first":
        position.play(str(list(position.legal_decisions())[-1]))
    decision = legends_bot("simple", 1, position.decider).decide(position.view(position.decider), position.decider)
    assert position.describe(decision).notation == f"first {position.identities[position.decider]}"


def test_simple_takes_an_empty_region_with_an_army_to_spare() -> None:
    """With points left and a free neighbour, an army that is not needed goes there: one more region (L8.1)."""
    found = 0
    for seed in range(20):
        position = legends.new_game(3, seed=seed).position
        generator = Generator(seed, "test")
        while not position.is_over and position.step != "move":
            ids = position.legal_ids()
            position.push(int(ids[generator.below(len(ids))]))
        if position.is_over:
            continue
        seat = position.decider
        before = evaluate(position, seat)
        best = max(evaluate(played(position, int(decision)), seat) for decision in position.legal_ids())
        chosen = SimpleBot(Generator(1, "bot")).decide(position.view(seat), seat)
        assert evaluate(played(position, chosen), seat) == pytest.approx(best)
        found += best > before + 0.5
    assert found > 3


def played(position: legends.Position, decision: int) -> legends.Position:
    after = position.copy()
    after.push(decision)
    return after


@pytest.mark.parametrize(
    ("margin", "value"), [(-5, 0.0), (-1, 0.15), (0, 0.35), (1, 0.0), (2, 0.2), (3, 0.3), (9, 0.3)]
)
def test_what_a_contested_region_is_worth(margin: int, value: float) -> None:
    assert margin_value(margin) == value


def test_regions_are_valued_for_everybody_who_is_there() -> None:
    position = legends.new_game(3, seed=1).position  # 3 armies of each in the starting region
    assert region_values(position, position.state.tolist()) == [0.35] * 3


def test_a_set_that_is_begun_is_worth_a_part_of_its_points() -> None:
    position = legends.new_game(2, seed=1).position
    cards = position.components.cards
    index = next(number for number, card in enumerate(cards) if card.set_family and card.family == card.set_family)
    assert set_progress(position, 0) == 0
    position.state[layout.OWNED] = 1 << index
    card = cards[index]
    assert set_progress(position, 0) == pytest.approx(0.5 * card.set_vp / card.set_cards)


def test_a_win_is_better_than_a_loss() -> None:
    game = play(["simple", "random"], 1, [], "2018", True)
    assert game.outcome is not None
    lead = game.outcome.points[0] - game.outcome.points[1]
    assert evaluate(game.position, 0) == lead == -evaluate(game.position, 1)
