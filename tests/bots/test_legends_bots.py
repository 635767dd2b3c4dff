"""The bots of Legends decide what is legal, the same for the same seed, and see no more than they are shown."""

from __future__ import annotations

import numpy as np
import pytest

from tests.legends.tables import table
from tetrarch import legends
from tetrarch.bots import legends_bot
from tetrarch.bots.legends.players import dominated, takes_region
from tetrarch.bots.legends.policy import USUAL_BIDS
from tetrarch.core.errors import SetupError
from tetrarch.core.kernel import JIT
from tetrarch.core.randomness import Generator
from tetrarch.core.record import Game
from tetrarch.legends.definition import deal_next
from tetrarch.legends.rules import layout

BOTS = (
    *("random", "novice", "greedy", "level1", "level3:simulations=3", "search:simulations=4,playout=0"),
    *("level5:simulations=3", "search:network=1,simulations=4,playout=0,trust=100"),
)

TABLES: list[tuple[int, list[str], str, bool]] = [
    (2, [], "2018", True),
    (2, ["match"], "2018", True),
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
        deal_next(game)
    return game


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("players", "variants", "printing", "quick_setup"), TABLES)
def test_bots_decide_what_is_legal(
    name: str, players: int, variants: list[str], printing: str, quick_setup: bool
) -> None:
    play([name] + ["random"] * (players - 1), 1, variants, printing, quick_setup)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_decides_the_same(name: str) -> None:
    one = play([name] * 2, 5, ["explore"], "2018", True)
    assert one.events == play([name] * 2, 5, ["explore"], "2018", True).events
    assert one.events != play([name] * 2, 6, ["explore"], "2018", True).events


def test_an_unknown_bot_suggests_the_nearest() -> None:
    with pytest.raises(SetupError, match="unknown bot 'greedi'; did you mean 'greedy'"):
        legends_bot("greedi", 1, 0)


@pytest.mark.parametrize("name", ["greedy", "search:simulations=6"])
def test_it_beats_random(name: str) -> None:
    wins = 0
    for seed in range(4):
        names = [name, "random"] if seed % 2 else ["random", name]
        outcome = play(names, seed, [], "2018", True).outcome
        assert outcome is not None
        wins += outcome.winners == (names.index(name),)
    assert wins == 4


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    ("players", "variants"), [(2, ["explore", "swamp"]), (3, ["explore", "swamp", "leaders", "die"])]
)
def test_hidden_information_changes_no_decision(name: str, players: int, variants: list[str]) -> None:
    """Deal all hidden information again: the bot decides the same."""
    game = legends.new_game(players, seed=3, variants=variants, quick_setup=False)
    generator = Generator(3, "test")
    changed = 0
    while not game.position.is_over:
        seat = game.position.to_decide[0]
        other = game.position.determinize(seat, generator)
        changed += not np.array_equal(other.state, game.position.state)
        decisions = [
            legends_bot(name, 7, seat).decide(position.view(seat), seat) for position in (game.position, other)
        ]
        assert decisions[0] == decisions[1]
        ids = game.position.legal_decisions(seat).ids()
        game.play(int(ids[generator.below(len(ids))]), seat)
    assert changed > 20, "there was something to hide"


@pytest.mark.parametrize("name", BOTS)
def test_bids_of_others_change_no_bid(name: str) -> None:
    """Neither what they are nor whether they are in (L3.1, L9.1)."""
    game = legends.new_game(4, seed=1)
    game.play(next(iter(game.position.legal_decisions())))
    decisions = {legends_bot(name, 1, 0).decide(game.position.view(0), 0)}
    for bid in range(10):
        position = game.position.copy()
        position.play(f"bid {bid}", 1)
        decisions.add(legends_bot(name, 1, 0).decide(position.view(0), 0))
    assert len(decisions) == 1


def test_greedy_bids_what_is_usual_and_never_more_than_it_has() -> None:
    position = legends.new_game(3, seed=1).position
    position.play(next(iter(position.legal_decisions())))
    bids = [legends_bot("greedy", seed, 2).decide(position.view(2), 2) >> layout.ONE_SHIFT for seed in range(60)]
    assert set(bids) == set(USUAL_BIDS)
    position.state[layout.COINS + 2] = 1
    bids = [legends_bot("greedy", seed, 2).decide(position.view(2), 2) >> layout.ONE_SHIFT for seed in range(60)]
    assert set(bids) == {0, 1}


def test_greedy_begins_itself_when_it_has_won_the_bids() -> None:
    position = legends.new_game(2, seed=1).position
    while position.step != "first":
        position.play(str(list(position.legal_decisions())[-1]))
    decision = legends_bot("greedy", 1, position.decider).decide(position.view(position.decider), position.decider)
    assert position.describe(decision).notation == f"first {position.identities[position.decider]}"


@pytest.mark.parametrize("name", ["greedy", "search:simulations=120"])
def test_of_cards_that_are_alike_the_free_one_is_taken(name: str) -> None:
    """To pay more for the same is never better (L4.1)."""
    position = table("M4:E3,T3 H1:E1,T1", plain=True)
    for seed in range(3):
        decision = legends_bot(name, seed, 0).decide(position.view(0), 0)
        assert decision == layout.TAKE, "the first place costs nothing"


def test_in_its_last_turn_an_army_to_spare_goes_where_it_takes_a_region() -> None:
    """Three own armies where no other player is, and an empty region beside them (L8.1)."""
    position = table("M4:E3 H4:T1", last=True, row="ancient-sage", coins={"E": 0})
    bot = legends_bot("greedy", 1, 0)
    while not position.is_over:
        position.push(bot.decide(position.view(0), 0))
    assert len(position.regions_controlled(0)) >= 3


def test_the_bandit_king_leaves_no_coin_l12_6() -> None:
    position = table("M4:E3,T3 H1:E1,T2", variants="leaders", leaders="E:bandit-king", row="dire-giant")
    position.push(layout.TAKE)
    while position.step == "place":
        position.push(layout.STOP)
    assert position.step == "destroy"
    for name in ("greedy", "level1", "search:simulations=40", "level3:simulations=40"):
        decision = legends_bot(name, 1, 0).decide(position.view(0), 0)
        avoided = dominated(position.view(0), position.legal_ids())
        assert decision not in avoided
    assert len(avoided) == 2


def test_novice_goes_where_it_takes_a_region() -> None:
    position = table("M4:E3,T3 H1:E1,T2", row="ancient-phoenix")
    position.push(layout.TAKE)
    for seed in range(10):
        decision = legends_bot("novice", seed, 0).decide(position.view(0), 0)
        assert decision & layout.KIND_BITS == layout.MOVE
        assert takes_region(position, 0, decision >> layout.TWO_SHIFT & layout.NUMBER_BITS)


def games_without_waste(games: int) -> int:
    """Play games with all variants and fail at the first coin given away; returns how often one could be."""
    thinkers = ("greedy", "level1", "level2", "level3:simulations=10", "search:simulations=10,playout=5")
    chances = 0
    for number in range(games):
        names = [thinkers[(number + place) % len(thinkers)] for place in range(2 + number % 3)]
        variants = ["leaders", "explore", "swamp", "merchants", "seven-cards", "rogues"]
        game = legends.new_game(len(names), seed=number, variants=variants)
        position = game.position
        bots = [legends_bot(name, number, seat) for seat, name in enumerate(names)]
        while not position.is_over:
            seat = position.to_decide[0]
            decision = bots[seat].decide(position.view(seat), seat)
            legal = position.legal_decisions(seat).ids()
            wasteful = dominated(position.view(seat), legal)
            chances += bool(wasteful)
            assert decision not in wasteful, f"{names[seat]}: {position.describe(decision)}"
            if position.step == "bid" and decision >> layout.ONE_SHIFT:
                assert decision >> layout.ONE_SHIFT <= position.coins(seat)
            position.play(decision, seat)
    return chances


def test_no_coin_is_wasted() -> None:
    assert games_without_waste(12 if JIT else 4) > 0


@pytest.mark.soak
def test_no_coin_is_wasted_in_a_thousand_games() -> None:
    assert games_without_waste(1000) > 100
