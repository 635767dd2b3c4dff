"""The search of Legends: exact where nothing is left to chance, fair about what is hidden, and no time wasted."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tests.legends.tables import table
from tetrarch import legends
from tetrarch.bots import legends_bot
from tetrarch.bots import tree as rows
from tetrarch.bots.bot import Budget
from tetrarch.bots.legends.players import LegendsSearchBot
from tetrarch.bots.legends.search import (
    deal_hidden,
    is_exact,
    is_idle,
    judge_position,
    key_of,
    locate,
    move_first,
    prefer_clearest,
    uncovers,
)
from tetrarch.bots.search import Plan
from tetrarch.core.kernel import JIT
from tetrarch.core.position import Array
from tetrarch.core.randomness import Generator
from tetrarch.legends.rules import layout

SETTINGS = (400_000, 4, 16, 0)


def searcher(simulations: int, seed: int = 1) -> LegendsSearchBot:
    return LegendsSearchBot(Generator(seed, "test"), Budget(simulations), Plan(SETTINGS))


def played(position: legends.Position, decision: int) -> legends.Position:
    after = position.copy()
    after.push(decision)
    return after


def best_winners(position: legends.Position) -> frozenset[int]:
    """Who wins if both of two players play as well as can be: a walk through everything that can happen."""
    if position.outcome:
        return frozenset(position.outcome.winners)
    seat = position.decider
    best: frozenset[int] = frozenset({1 - seat})
    for decision in position.legal_ids().tolist():
        winners = best_winners(played(position, decision))
        if winners == {seat}:
            return winners
        if len(winners) == 2:
            best = winners
    return best


def ends_of_game(variants: str, turns: int) -> Iterator[legends.Position]:
    """Positions of two players near the end with nothing hidden, all cards placing one army."""
    hands = 11 - (turns + 1) // 2
    generator = Generator(turns, f"test {variants}")
    for _ in range(40):
        strengths = [generator.below(3) for _ in range(6)]
        pieces = f"M4:E{1 + strengths[0]},T{1 + strengths[1]} H1:E1^{1 + strengths[2]},T{2 + strengths[3]}"
        pieces += f" V1:E{1 + strengths[4]},T1^{1 + strengths[5]}"
        coins = {"E": 1 + generator.below(2), "T": 1 + generator.below(2)}
        if turns == 1:
            yield table(pieces, plain=True, last=True, variants=variants, coins=coins)
        else:
            cards = " ".join(f"plain-{number}" for number in range(1, hands + 1))
            yield table(pieces, plain=True, variants=variants, coins=coins, cards={"E": cards})


@pytest.mark.parametrize(("variants", "turns"), [("", 1), ("seven-cards", 2)])
def test_the_end_of_a_game_is_proven_as_it_is(variants: str, turns: int) -> None:
    """The last turn of each player, and the last two with seven cards in the row, have an empty deck (L4.5)."""
    found: dict[frozenset[int], int] = {}
    for number, position in enumerate(ends_of_game(variants, turns)):
        assert is_exact(position.static, position.state)
        winners = best_winners(position)
        if found.get(winners, 0) == 2:
            continue
        found[winners] = found.get(winners, 0) + 1
        thought = searcher(3000, number).think(position.view(0), 0)
        assert thought.proven
        assert thought.chances == tuple((seat in winners) / len(winners) for seat in range(2))
        assert best_winners(played(position, thought.decision)) == winners
    assert {frozenset({0}), frozenset({1})} <= set(found), "positions of both kinds were looked at"


def test_a_win_in_the_last_turn_is_taken_to_its_end() -> None:
    """A player who can win with its last card does, through all decisions of the turn; some of them would lose."""
    won = 0
    for number, position in enumerate(ends_of_game("", 1)):
        ends = {frozenset(after.outcome.winners) for after in turn_ends(position) if after.outcome}
        if frozenset({0}) not in ends or len(ends) == 1:
            continue
        bot = searcher(400, number)
        while not position.is_over:
            position.push(bot.decide(position.view(0), 0))
        assert position.outcome is not None
        assert position.outcome.winners == (0,)
        won += 1
        if won == 5:
            return
    pytest.fail("there were too few wins to find")


def turn_ends(position: legends.Position) -> Iterator[legends.Position]:
    """Every position in which the game may be over."""
    if position.is_over:
        yield position
        return
    for decision in position.legal_ids().tolist():
        yield from turn_ends(played(position, decision))


def test_of_certain_wins_the_clearest_is_chosen() -> None:
    """A seat that has won all the same still takes the points that are there."""
    position = table("M4:E4 M3:E2 H4:T1", last=True, row="lake", coins={"E": 0, "T": 0}, cards={"E": "ancient-sage"})
    position.state[layout.OWNED + 1] = 0  # the other has no points for cards
    bot = searcher(100)
    before = position.points(0)
    while not position.is_over:
        view = position.view(0)
        assert bot.locate(view, 0) == 0, "what is proven is proven anew, by what is clearest"
        position.push(bot.decide(view, 0))
    assert position.outcome is not None
    assert position.outcome.winners == (0,)
    assert position.points(0) >= before + 2


def test_the_clearest_of_proven_decisions_comes_first() -> None:
    """The last army of the game: in one region it brings a point, in the other none."""
    position = table("M4:E3,T1 H1:E1^1,T2 V1:E2", plain=True, last=True, coins={"E": 3, "T": 0})
    position.push(layout.TAKE)
    h1, m4 = (layout.PLACE | position.components.region_index[name] << layout.ONE_SHIFT for name in ("H1", "M4"))
    assert {h1, m4} < set(position.legal_ids().tolist())
    for order in ([h1, m4], [m4, h1], [m4], []):
        bot = searcher(10)
        tree = np.zeros(rows.NODES + 9 * rows.NODE, dtype=np.int64)
        rows.clear_tree(tree, 0)
        tree[rows.ROOT + rows.PROOF] = 1 + 1  # Ember wins
        for decision in order:
            child = int(rows.add_node(tree, rows.ROOT, decision, -1))
            tree[child + rows.PROOF] = 1 + 1
        state = np.zeros(layout.STATE_SIZE, dtype=np.int64)
        prefer_clearest(
            *(position.static, position.state, state, position.scratch, tree),
            *(bot.generator.words, bot.work, position.legal_ids(), 0),
        )
        assert tree[int(rows.best_child(tree, rows.ROOT)) + rows.KEY] == h1
        assert len(list(walk(tree))) == max(len(order), 1) + (order == [m4])


def test_nothing_is_proven_while_cards_are_to_come() -> None:
    position = table("M4:E3,T3 H1:E1,T1")
    assert not is_exact(position.static, position.state)
    assert not searcher(50).think(position.view(0), 0).proven


@pytest.mark.parametrize(("seen", "exact"), [({"poison-swamp": "ET", "stable": "ET"}, True), ({"stable": "ET"}, False)])
def test_a_token_that_a_player_has_not_seen_is_not_certain(seen: dict[str, str], exact: bool) -> None:
    tokens = "H1:poison-swamp H2:stable E:magic-spring T:cottage"
    position = table("M4:E3,T3 H1:E1,T1", last=True, variants="explore swamp", tokens=tokens, seen=seen)
    for place in range(layout.TOKENS):
        if position.state[layout.TOKEN_REGION + place] >= 0 and place not in (4, 5):
            position.state[layout.TOKEN_REGION + place] = -1
    assert is_exact(position.static, position.state) == exact


def test_a_match_with_games_to_come_is_no_certainty() -> None:
    for game in (1, 2, 3):
        position = table("M4:E3,T3", last=True, variants="match", game=game)
        assert is_exact(position.static, position.state) == (game == 3)


# What is left out


def move_positions(variants: list[str]) -> Iterator[legends.Position]:
    """Positions in which a seat begins to move or to place, with few points."""
    for seed in range(30):
        position = legends.new_game(2, seed=seed, variants=variants).position
        generator = Generator(seed, "test")
        for _ in range(40 + seed):
            if not position.is_over:
                ids = position.legal_ids()
                position.push(int(ids[generator.below(len(ids))]))
        if position.step in ("move", "place") and position.points_left <= 4:
            yield position


def reachable(position: legends.Position, previous: int, skips: bool) -> set[bytes]:
    """All states at the end of this part of the action, with or without what leads nowhere new."""
    found: set[bytes] = set()
    for decision in position.legal_ids().tolist():
        if skips and previous >= 0 and is_idle(position.static, position.state, previous, decision):
            continue
        after = played(position, decision)
        if (after.step, after.seat) == (position.step, position.seat):
            found |= reachable(after, decision, skips)
        else:
            found.add(after.state.tobytes())
    return found


@pytest.mark.parametrize("variants", [[], ["dragon", "rogues", "portals"]])
def test_what_is_left_out_leads_nowhere_new(variants: list[str]) -> None:
    seen = 0
    for position in move_positions(variants):
        if len(position.legal_ids()) ** position.points_left < 3000:
            assert reachable(position, -1, True) == reachable(position, -1, False)
            seen += 1
    assert seen > 5


def test_an_army_may_slay_the_dragon_in_passing_l12_4() -> None:
    position = table("M4:E2,T1 M3:E3,T2", variants="dragon", dragon={"at": "M3", "owner": None}, row="ancient-sage")
    position.push(layout.TAKE)
    assert position.step == "move"
    assert reachable(position, -1, True) == reachable(position, -1, False)


# What is hidden


def test_every_simulation_deals_hidden_information_again() -> None:
    position = legends.new_game(2, seed=1, variants=["explore", "swamp"]).position
    view = position.view(0)
    generator = Generator(1, "test")
    decks = set()
    for _ in range(8):
        state = np.zeros(layout.STATE_SIZE, dtype=np.int64)
        deal_hidden(view.static, view.state, state, 0, generator.words)
        assert (state[layout.TOKEN_FACE : layout.TOKEN_FACE + layout.TOKENS] >= 0).all()
        decks.add(tuple(state[layout.DECK : layout.DECK + position.deck_left].tolist()))
    assert len(decks) == 8


def test_a_card_in_the_same_place_is_another_child() -> None:
    position = table(row="lake stronghold")
    other = table(row="graveyard stronghold")
    take = layout.TAKE
    assert key_of(position.state, take) != key_of(other.state, take)
    assert key_of(position.state, take) & ((1 << 40) - 1) == take
    second = layout.TAKE | 1 << layout.ONE_SHIFT
    assert key_of(position.state, second) == key_of(other.state, second)


def test_decisions_come_back_without_the_card() -> None:
    position = table(row="lake stronghold")
    thought = searcher(60).think(position.view(0), 0)
    assert thought.decision in position.legal_ids()
    assert all(line.decisions[0] in position.legal_ids() for line in thought.lines)


def test_of_bids_the_bot_weighs_its_own_alone() -> None:
    """The tree ends with the bid: the bids of the others are drawn again each time (L3.1)."""
    position = legends.new_game(3, seed=2).position
    while position.step != "bid":
        position.push(int(position.legal_ids()[0]))
    bot = searcher(120)
    thought = bot.think(position.view(1), 1)
    assert thought.decision in position.legal_decisions(1).ids()
    assert {len(line.decisions) for line in thought.lines} == {1}


# What is kept


def test_what_was_seen_below_a_decision_is_kept_within_the_turn() -> None:
    position = table("M4:E3,T3 H1:E1,T1", row="night-hydra ancient-phoenix")
    bot = searcher(300)
    position.push(bot.decide(position.view(0), 0))
    assert position.decider == 0
    view = position.view(0)
    node = bot.locate(view, 0)
    assert node
    visits = int(bot.tree[node + rows.VISITS])
    assert visits > 20
    bot.think(view, 0, Budget(300))
    assert bot.tree[rows.ROOT + rows.VISITS] >= visits + 1
    while position.decider == 0:
        position.push(int(position.legal_ids()[-1]))
    assert bot.locate(position.view(1), 1) == 0, "a new card has come: what was kept is not this"


def test_a_token_turned_up_is_not_foreseen() -> None:
    position = table("M4:E3,T3 H1:E1,T1", variants="explore swamp", tokens="H1:stable")
    region = position.components.region_index["H1"]
    build = layout.BUILD | region << layout.ONE_SHIFT
    assert uncovers(position.view(0).state, build)
    assert not uncovers(position.state, build)
    assert not uncovers(position.view(0).state, layout.STOP)


def test_a_view_of_another_game_is_found_nowhere() -> None:
    bot = searcher(40)
    position = table("M4:E3,T3 H1:E1,T1")
    bot.decide(position.view(0), 0)
    assert bot.locate(table("M4:E3,T3 H1:E1,T1", players=3).view(0), 0) == 0


def test_the_root_itself_is_found() -> None:
    bot = searcher(40)
    view = table("M4:E3,T3 H1:E1,T1").view(0)
    bot.decide(view, 0)
    states = np.zeros(10 * layout.STATE_SIZE, dtype=np.int64)
    assert locate(view.static, view.state, states, view.scratch, bot.tree, view.state, 0) == rows.ROOT


def test_a_child_can_be_made_the_first() -> None:
    tree = np.zeros(rows.NODES + 6 * rows.NODE, dtype=np.int64)
    rows.clear_tree(tree, 0)
    children = [int(rows.add_node(tree, rows.ROOT, key, 0)) for key in (1, 2, 3)]
    for child in children:
        move_first(tree, rows.ROOT, child)
        assert tree[rows.ROOT + rows.CHILD] == child
        assert sorted(int(tree[node + rows.KEY]) for node in walk(tree)) == [1, 2, 3]


def walk(tree: Array) -> Iterator[int]:
    """The children of the root."""
    child = int(tree[rows.ROOT + rows.CHILD])
    while child:
        yield child
        child = int(tree[child + rows.SIBLING])


# What it is worth


def test_a_game_that_is_over_is_worth_the_win_and_a_little_for_the_points() -> None:
    worth = []
    for armies in (2, 4):
        position = table(f"M4:E{armies},T1 M3:E{armies // 3} H1:T1", last=True, row="lake", coins={"E": 3, "T": 0})
        while not position.is_over:
            position.push(layout.STOP if position.step != "take" else layout.TAKE)
        assert position.outcome is not None
        work = np.zeros(200, dtype=np.int64)
        judge_position(position.static, position.state, work)
        winner = position.outcome.winners[0]
        assert work[winner] > 900_000
        assert work[1 - winner] < 100_000
        worth.append(int(work[0]))
    assert worth[1] > worth[0]


def test_in_a_match_the_search_goes_no_further_than_the_game() -> None:
    position = table("M4:E3,T3 M3:E1", last=True, variants="match", game=1, row="lake")
    thought = searcher(80).think(position.view(0), 0)
    assert not thought.proven
    assert 0 < thought.chances[0] < 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_of_all_seats_add_up(players: int) -> None:
    position = legends.new_game(players, seed=4).position
    while position.step != "take":
        position.push(int(position.legal_ids()[0]))
    thought = searcher(60).think(position.view(position.decider), position.decider)
    assert len(thought.chances) == players
    assert sum(thought.chances) == pytest.approx(1, abs=1e-4)
    assert legends_bot("search:simulations=60", 1, 0).think(position.view(position.decider), position.decider).lines


def last_two_turns() -> legends.Position:
    """Ember leads by 2, and each takes one more card: the third Noble card would bring Tide 4 points (L6.7)."""
    hands = {
        "E": "ancient-phoenix ancient-sage ancient-tree-spirit stronghold cursed-banshee cursed-gargoyles cursed-king "
        "cursed-mausoleum dire-dragon dire-eye",
        "T": "noble-hills noble-knight dire-goblin dire-ogre forest-elf forest-gnome graveyard night-village lake "
        "cursed-tower",
    }
    row = "ancient-woods noble-unicorn forest-pixie dire-giant night-hydra night-wizard"
    return table("M4:E3,T2 H1:T2 V1:T1", cards=hands, row=row, coins={"E": 2, "T": 1})


def test_a_set_is_denied_that_greedy_leaves_to_the_other() -> None:
    position = last_two_turns()
    assert [position.points(seat) for seat in range(2)] == [9, 7]
    greedy = legends_bot("greedy", 1, 0).decide(position.view(0), 0)
    assert position.describe(greedy).notation == "take ancient-woods", "free, and a point"
    for seed in range(3):
        thought = legends_bot("level4", seed, 0).think(position.view(0), 0, Budget(2500 if JIT else 400))
        assert position.describe(thought.decision).notation == "take noble-unicorn"


def test_what_was_left_out_below_is_looked_at_where_the_search_begins() -> None:
    """A part of the tree that is kept must not pass for all there is: more may be legal than it has looked at."""
    checked = 0
    for number in range(60 if JIT else 6):
        position = legends.new_game(2, seed=f"kept {number}").position
        position.playout(Generator(number, "kept"), 60 + number % 40)
        bot = searcher(200, number)
        while not position.is_over and checked < 400:
            seat = position.to_decide[0]
            view = position.view(seat)
            thought = bot.think(view, seat)
            legal = len(view.legal_decisions(seat))
            if thought.simulations:
                assert bot.tree[rows.ROOT + rows.LEGAL] == legal
                checked += 1
            position.play(thought.decision, seat)
    assert checked > 40
