"""The games of OpenSpiel: its own simulations, interface tests, playthroughs and searches, and what players know."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test  # type: ignore[import-untyped]
from open_spiel.python import policy as policies  # type: ignore[import-untyped]
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]
    cfr,
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
)

import tetrarch.envs.openspiel
from tests.envs.playthrough_files import FOLDER, GAMES, shortened, tiny
from tetrarch import eko, legends
from tetrarch.core.errors import FormatError, SetupError
from tetrarch.envs.openspiel import position_parameter
from tetrarch.legends.encoding.decision_table import BID_CHOICE
from tetrarch.legends.rules import layout

SIMULATED = [
    "python_tetrarch_eko(round_limit=3)",
    "python_tetrarch_eko(players=3,round_limit=2,variants=labyrinth+beacon+portals,seed=2)",
    "python_tetrarch_eko(players=4,round_limit=1,variants=draft+moon+sand+wind,zero_sum=True)",
    "python_tetrarch_eko(deal=seed,round_limit=3,printing=first-printing,repetition=True)",
    "python_tetrarch_legends",
    "python_tetrarch_legends(players=3,variants=explore+swamp+leaders)",
    "python_tetrarch_legends(players=4,variants=die+merchants+seven-cards,quick_setup=False)",
]
LONG = [
    "python_tetrarch_eko(round_limit=40)",
    "python_tetrarch_eko(players=4,round_limit=10,variants=labyrinth+pyramids+portals,pyramids=2)",
    "python_tetrarch_legends(players=2,variants=match+explore+swamp+leaders+die)",
    "python_tetrarch_legends(players=3,variants=match,quick_setup=False)",
    "python_tetrarch_legends(players=4,variants=rectangle+dragon+portals+rogues,printing=first-printing)",
]
ENDS = {
    "eko": f"python_tetrarch_eko(position={tiny('eko')},zero_sum=True)",
    "legends": f"python_tetrarch_legends(position={tiny('legends')})",
    "swamp": f"python_tetrarch_legends(position={tiny('swamp')})",
}
"""Games that begin near their end, so that the whole tree can be walked."""


def walk(state: Any, rng: np.random.Generator) -> Any:
    """Play a game at random to its end, handing out each state."""
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    yield state


# OpenSpiel's own tests


@pytest.mark.parametrize("name", SIMULATED)
def test_random_games_pass_openspiels_simulation_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("name", [*SIMULATED, *LONG])
def test_many_random_games_pass_openspiels_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=5, serialize=True, verbose=False)


class WholeTree(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
    """OpenSpiel's test of its interface over all states of a game."""

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = pyspiel.load_game(ENDS[cls.game_name])
        super().setUpClass()


class TestWholeTreeOfLegends(WholeTree):
    __test__ = True
    game_name = "legends"


class TestWholeTreeOfSwamp(WholeTree):
    __test__ = True
    game_name = "swamp"


class TestWholeTreeOfEko(WholeTree):
    __test__ = True
    game_name = "eko"

    def test_current_player_infosets_no_overlap_between_players(self) -> None:
        """As in OpenSpiel, for the strings alone: games without secrets have no tensor of information states."""
        strings: list[set[str]] = [set(), set()]
        for state in self.all_states:
            if not state.is_terminal():
                strings[state.current_player()].add(state.information_state_string())
        assert not strings[0] & strings[1]
        assert all(strings)

    def test_game_is_perfect_recall(self) -> None:
        """As in OpenSpiel, for the strings alone: without secrets every history is one information state."""
        decisions = [state for state in self.all_states if not state.is_terminal()]
        assert len({state.information_state_string() for state in decisions}) == len(decisions)
        assert len(decisions) == api_test.TOTAL_NUM_STATES["eko"][1]


# Draws, decisions and ends of the whole trees, and how many decisions their players can tell apart: only in the swamp
# there are secrets, which the player that has looked at a token sees in another way than the other.
api_test.TOTAL_NUM_STATES.update({"eko": (0, 131, 791), "legends": (7, 119, 98), "swamp": (4, 60, 72)})
api_test.PERFECT_RECALL_NUM_STATES.update({"legends": 119, "swamp": 18})


class SomeStates(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's test of its interface over some states of a game: those of a random one, from its start to its end.

    OpenSpiel's own sample grows from the start, and would never come to the bids, which are the first secret.
    """

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = pyspiel.load_game(cls.game_name)
        cls.game_type = cls.game.get_type()
        cls.some_states = [state.clone() for state in walk(cls.game.new_initial_state(), np.random.default_rng(1))]


class TestSomeStatesOfEko(SomeStates):
    __test__ = True
    game_name = "python_tetrarch_eko(round_limit=3)"


class TestSomeStatesOfEkoForThree(SomeStates):
    __test__ = True
    game_name = "python_tetrarch_eko(players=3,deal=seed,round_limit=2,variants=labyrinth)"


class TestSomeStatesOfLegends(SomeStates):
    __test__ = True
    game_name = "python_tetrarch_legends"


class TestSomeStatesOfLegendsForFour(SomeStates):
    __test__ = True
    game_name = "python_tetrarch_legends(players=4,variants=explore+swamp+die)"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("_flags")
def test_playthroughs_are_as_kept(name: str) -> None:
    kept, now = generate_playthrough.replay(str(FOLDER / name))
    assert kept.startswith(f"game: {GAMES[name]}\n")
    for number, (old, new) in enumerate(zip(kept.splitlines(), shortened(now).splitlines(), strict=True), 1):
        assert new == old, f"line {number} of {name}"


@pytest.fixture
def _flags() -> None:
    """OpenSpiel's tool reads a flag of its command line, which is not parsed here."""
    flags.FLAGS.mark_as_parsed()


# Searches and solvers


def value_of(state: Any, seat: int) -> float:
    """What perfect play of both is worth to a seat where nothing is hidden."""
    if state.is_terminal():
        return float(state.returns()[seat])
    values = [value_of(state.child(action), seat) for action in state.legal_actions()]
    return max(values) if state.current_player() == seat else min(values)


def test_mcts_finds_the_best_action_near_the_end() -> None:
    game = pyspiel.load_game(ENDS["eko"])
    state = game.new_initial_state()
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    seat = state.current_player()
    worth = {action: value_of(state.child(action), seat) for action in state.legal_actions()}
    assert len(set(worth.values())) > 1
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 400, mcts.RandomRolloutEvaluator(1, rng), solve=True, random_state=rng)
    assert worth[bot.step(state)] == max(worth.values())
    fast = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 400, 100, True, 1, False)
    assert worth[fast.mcts_search(state).best_child().action] == max(worth.values())


@pytest.mark.parametrize(
    "name", ["python_tetrarch_eko(players=3,round_limit=2)", "python_tetrarch_legends(variants=explore+swamp)"]
)
def test_searches_play_games_with_chance(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [mcts.MCTSBot(game, 2, 5, evaluator, random_state=rng)]
    if game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION:  # it plays no others
        bots.append(ismcts.ISMCTSBot(game=game, uct_c=2, max_simulations=5, evaluator=evaluator, random_state=rng))
    asked = 0
    for state in walk(game.new_initial_state(), np.random.default_rng(1)):
        if not state.is_chance_node() and not state.is_terminal():
            asked += 1
            if asked in (1, 12):
                assert all(bot.step(state) in state.legal_actions() for bot in bots)
    assert asked > 12


@pytest.mark.parametrize("end", ENDS)
def test_exploitability_can_be_computed_and_falls_with_regret_minimisation(end: str) -> None:
    game = pyspiel.load_game(ENDS[end])
    uniform = exploitability.exploitability(game, policies.UniformRandomPolicy(game))
    conv = exploitability.nash_conv(game, policies.UniformRandomPolicy(game), use_cpp_br=True)
    assert conv == pytest.approx(2 * uniform)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert 0 <= exploitability.exploitability(game, solver.average_policy()) < uniform


# Chance


def test_the_deal_has_the_odds_of_the_rules() -> None:
    state = pyspiel.load_game("python_tetrarch_eko(players=3)").new_initial_state()
    assert state.chance_outcomes() == [(seat, pytest.approx(1 / 3)) for seat in range(3)]
    state.apply_action(2)
    odds = dict(state.chance_outcomes())
    assert odds == {2 * seat + is_emperor: pytest.approx((1 if is_emperor else 15) / 48)
                    for seat in range(3) for is_emperor in (0, 1)}  # fmt: skip
    drawn = Counter[int]()
    while state.is_chance_node():
        outcome = state.chance_outcomes()[-1][0]
        drawn[outcome] += 1
        state.apply_action(outcome)
    assert state.current_player() == 2
    assert drawn == {0: 15, 1: 1, 2: 15, 3: 1, 4: 15, 5: 1}


def test_a_fixed_deal_is_a_game_without_chance() -> None:
    game = pyspiel.load_game("python_tetrarch_eko(deal=seed,seed=3)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    state = game.new_initial_state()
    assert not state.is_chance_node()
    assert str(state) == eko.position_to_line(eko.new_position(eko.Options(2, round_limit=200), 3))


def test_cards_are_drawn_one_by_one_when_they_come_to_the_row() -> None:
    state = pyspiel.load_game("python_tetrarch_legends(players=4)").new_initial_state()
    row_draws = 0
    for now in walk(state, np.random.default_rng(1)):
        position = now.moment.position
        if now.is_chance_node() and now.moment.open_places:
            row_draws += 1
            deck = sorted(position.state[layout.DECK : layout.DECK + position.deck_left])
            assert now.chance_outcomes() == [(card, pytest.approx(1 / len(deck))) for card in deck]
            cards = {*deck, *(card for card in position.state[layout.ROW : layout.ROW + 6] if card >= 0)}
            assert not cards & {
                card for seat in range(4) for card in range(48) if position.state[layout.OWNED + seat] >> card & 1
            }
    assert row_draws == 34 - 1  # the last card is certain
    assert position.deck_left == 0


def test_an_order_of_the_deck_changes_nothing() -> None:
    position = legends.parse_position(tiny("legends"))
    other = position.copy()
    left = position.deck_left
    other.state[layout.DECK : layout.DECK + left] = position.state[layout.DECK : layout.DECK + left][::-1]
    assert other != position
    names = [f"python_tetrarch_legends(position={position_parameter(start)})" for start in (position, other)]
    states = [pyspiel.load_game(name).new_initial_state() for name in names]
    assert str(states[0]) == str(states[1])
    for action in states[0].legal_actions():
        assert str(states[0].child(action)) == str(states[1].child(action))


def test_a_match_deals_every_game_separately() -> None:
    game = pyspiel.load_game("python_tetrarch_legends(variants=match+die)")
    state = game.new_initial_state()
    dealt = Counter[int]()
    for now in walk(state, np.random.default_rng(2)):
        if now.is_chance_node() and not now.moment.open_places:
            dealt[now.moment.position.match_game] += 1
    assert set(dealt) == {1, 2, 3}
    assert state.moment.position.outcome.reason == "match"
    assert len(state.moment.known_before) == 2


# What players know


@pytest.mark.parametrize(
    ("name", "every"),
    [
        ("python_tetrarch_legends(players=3,variants=explore+swamp+leaders+die,quick_setup=False)", 3),
        ("python_tetrarch_legends(variants=match+explore+swamp+leaders+die)", 29),
        (f"python_tetrarch_legends(position={tiny('swamp')})", 1),
    ],
    ids=["game", "match", "end"],
)
def test_resampling_changes_only_what_a_player_does_not_know(name: str, every: int) -> None:
    game = pyspiel.load_game(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    changed = 0
    for number, state in enumerate(walk(game.new_initial_state(), np.random.default_rng(4))):
        if state.is_chance_node() or state.is_terminal() or number % every:
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            assert len(other.history()) == len(state.history())
            changed += other.history() != state.history()
    assert changed


def test_bids_are_secret_until_all_are_in() -> None:
    game = pyspiel.load_game("python_tetrarch_legends(players=3)")
    rng = np.random.default_rng(1)
    for state in walk(game.new_initial_state(), rng):
        if not state.is_chance_node() and state.moment.position.step == "bid":
            break
    seats = []
    for _ in range(3):
        seats.append(state.current_player())
        twin = state.clone()
        state.apply_action(BID_CHOICE + 2)
        twin.apply_action(BID_CHOICE + 3)
        for player in range(3):
            same = state.information_state_string(player) == twin.information_state_string(player)
            assert same == (player != seats[-1] and len(seats) < 3)
            assert (state.observation_tensor(player) == twin.observation_tensor(player)) == same
            assert (state.observation_string(player) == twin.observation_string(player)) == same
    assert sorted(seats) == [0, 1, 2]
    drawn = Counter[int]()
    again = game.new_initial_state()
    for action in state.history()[:-1]:
        again.apply_action(action)
    for _ in range(60):
        other = again.resample_from_infostate(again.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0))
        drawn[other.history()[-1] - BID_CHOICE] += 1
    assert set(drawn) <= set(range(12))
    assert len(drawn) > 6


def test_public_and_private_parts_hold_what_they_should() -> None:
    game = pyspiel.load_game(f"python_tetrarch_legends(position={tiny('swamp')})")
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    )
    private = game.make_py_observer(
        pyspiel.IIGObservationType(
            perfect_recall=False, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
    )
    starts = []
    for outcome, _ in game.new_initial_state().chance_outcomes():
        state = game.new_initial_state()
        state.apply_action(outcome)
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        starts.append(state)
    assert len({public.string_from(state, 0) for state in starts}) == 1
    known = [{private.string_from(state, player) for state in starts} for player in range(2)]
    assert sorted(len(texts) > 1 for texts in known) == [False, True]


# Parameters


def test_the_named_game_loads() -> None:
    game = pyspiel.load_game("python_tetrarch_eko(players=3)")
    assert game.num_players() == 3
    assert game.get_type().short_name == "python_tetrarch_eko"
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert (game.min_utility(), game.max_utility()) == (-0.5, 1.0)
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_a_position_survives_the_name_of_the_game() -> None:
    position = eko.new_position(eko.Options(3, round_limit=4, variants=frozenset({"labyrinth"})), 5)
    for text in (eko.position_to_line(position), position_parameter(position)):
        game = pyspiel.load_game("python_tetrarch_eko", {"position": text})
        assert game.num_players() == 3
        again = pyspiel.load_game(str(game))
        assert str(again.new_initial_state()) == eko.position_to_line(position)


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(SetupError, match="players"):
        pyspiel.load_game("python_tetrarch_eko(players=5)")
    with pytest.raises(SetupError, match="labyrint"):
        pyspiel.load_game("python_tetrarch_eko(variants=labyrint)")
    with pytest.raises(SetupError, match="deal: must be chance"):
        pyspiel.load_game("python_tetrarch_eko(deal=luck)")
    with pytest.raises(FormatError, match="some of it is missing or changed"):
        pyspiel.load_game("python_tetrarch_eko(position=packed-AAAA)")
    with pytest.raises(SetupError, match="players: is 3, but the position says 2"):
        pyspiel.load_game(f"python_tetrarch_eko(players=3,position={tiny('eko')})")
    endless = eko.new_position(eko.Options(2), 1)
    with pytest.raises(SetupError, match=r"has no round limit.*E8\.7"):
        pyspiel.load_game(f"python_tetrarch_eko(position={position_parameter(endless)})")
    view = legends.parse_position(tiny("swamp")).view(0)
    with pytest.raises(SetupError, match=r"is what one seat sees.*L9\.1"):
        pyspiel.load_game(f"python_tetrarch_legends(position={position_parameter(view)})")
    with pytest.raises(ValueError, match="observers take no parameters"):
        pyspiel.load_game("python_tetrarch_eko").make_py_observer(None, {"x": 1})


def test_a_position_between_bids_is_refused() -> None:
    position = legends.new_game(2, seed=1).position
    while position.step != "bid":
        position.push(int(position.legal_ids()[0]))
    assert pyspiel.load_game(f"python_tetrarch_legends(position={position_parameter(position)})")
    position.push(int(position.legal_ids()[0]))
    with pytest.raises(SetupError, match=r"some bids are in.*L3\.1"):
        pyspiel.load_game(f"python_tetrarch_legends(position={position_parameter(position)})")


def test_without_a_winner_the_sum_is_zero_only_on_request() -> None:
    assert tetrarch.envs.openspiel.EkoGame({"zero_sum": True}).utility_sum() == 0
    assert tetrarch.envs.openspiel.EkoGame({}).utility_sum() is None
