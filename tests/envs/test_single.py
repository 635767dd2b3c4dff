"""Single games: chance by the seed or made explicit, rewards, copies, texts, and what each seat can tell apart."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.eko.tables import table
from tests.envs.configurations import ALL, EKO_TILES, LEGENDS_ALL, Options, moments, name_of, short
from tetrarch import eko, legends
from tetrarch.core.encoding import MOST_OUTCOMES
from tetrarch.core.errors import FormatError, IllegalMove
from tetrarch.core.randomness import Generator
from tetrarch.envs import Play
from tetrarch.envs.single import CHANCE_PLAYER, TERMINAL_PLAYER, reward_table, rewards_for

EXPLICIT = [
    ("eko", {"players": 2}),
    ("eko", {"players": 3, "variants": EKO_TILES}),
    ("eko", {"players": 4, "variants": ("draft",)}),
    ("legends", {"players": 2}),
    ("legends", {"players": 3, "variants": LEGENDS_ALL}),
    ("legends", {"players": 4, "variants": LEGENDS_ALL, "quick_setup": False}),
]


def play_on(play: Play, seed: int, limit: int = 10_000) -> Play:
    """Play at random, chance included."""
    generator = Generator(seed, "a test's random actions")
    while not play.is_over and limit:
        limit -= 1
        if play.awaits_chance:
            play.apply_chance(generator.choice(play.chance_outcomes())[0])
        else:
            play.apply(generator.choice(play.legal_actions()))
    return play


# Chance


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_the_seed_deals_the_game_that_it_deals_everywhere(game: str) -> None:
    new = eko.new_game if game == "eko" else legends.new_game
    play = Play(game, seed=7, players=3)
    assert play.position.to_json()["identities"] == new(players=3, seed=7).position.to_json()["identities"]
    assert (play.position.state == Play(game, seed="7", players=3).position.state).all()
    assert not play.awaits_chance


@pytest.mark.parametrize("game", ["eko", "legends"])
@pytest.mark.parametrize("chance", ["seed", "explicit"])
def test_the_seed_none_deals_a_new_game_that_its_text_repeats(game: str, chance: str) -> None:
    one, other = (Play(game, seed=None, chance=chance) for _ in range(2))
    assert one.to_text() != other.to_text()
    assert Play.from_text(one.to_text()).to_text() == one.to_text()
    new_game = eko.new_game if game == "eko" else legends.new_game
    assert new_game(2, seed=None).position != new_game(2, seed=None).position


def test_a_match_continues_by_the_seed_as_a_recorded_one_does() -> None:
    play = Play("legends", seed=8, variants=["match"])
    game = legends.new_game(seed=8, variants=["match"])
    generator = Generator(1, "a match")
    while not play.is_over:
        made = play.apply(generator.choice(play.legal_actions()))
        if made is not None:
            game.play(made, game.position.decider)
            legends.deal_next(game)
            assert game.position == play.position
    assert game.position.outcome is not None
    assert game.position.outcome.reason == "match"


@pytest.mark.parametrize(("game", "options"), EXPLICIT, ids=name_of)
def test_explicit_chance_deals_a_whole_game_draw_by_draw(game: str, options: Options) -> None:
    play = Play(game, seed=3, chance="explicit", **short(game, options))
    draws = 0
    generator = Generator(2, "draws")
    while not play.is_over:
        if not play.awaits_chance:
            play.apply(generator.choice(play.legal_actions()))
            continue
        draws += 1
        outcomes = play.chance_outcomes()
        assert play.current_player == CHANCE_PLAYER
        assert play.legal_actions() == []
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert 0 < len(outcomes) <= MOST_OUTCOMES
        assert len({play.describe_chance(outcome) for outcome, _ in outcomes}) == len(outcomes)
        for seat in range(play.players):
            assert play.information_state(seat)
            assert play.flat_observation(seat).any()
        outcome = generator.choice(outcomes)[0]
        before = play.copy()
        play.apply_chance(outcome)
        assert before.actions == play.actions[:-1]
        assert before.chance_outcomes() == outcomes
        if not play.awaits_chance:
            read = eko.position_from_json if game == "eko" else legends.position_from_json
            assert read(play.position.to_json()) == play.position
    games = 3 if "match" in options.get("variants", ()) else 1
    assert draws > (0 if "draft" in options.get("variants", ()) else 20 * games)
    assert play.current_player == TERMINAL_PLAYER


def test_what_is_drawn_in_secret_is_secret() -> None:
    play = Play("legends", seed=1, chance="explicit", variants=["leaders", "explore", "swamp", "die"], players=3)
    other = play.copy()
    generator = Generator(5, "secrets")
    while play.awaits_chance:
        secret = "?" in play_text_after(play)
        outcomes = play.chance_outcomes()
        if secret and len(play.chance_outcomes()) != len(other.chance_outcomes()):
            pytest.fail("the number of outcomes tells what was drawn")
        one, two = generator.choice(outcomes)[0], generator.choice(other.chance_outcomes())[0]
        play.apply_chance(one)
        other.apply_chance(two if secret else one)
    assert (play.position.state != other.position.state).any()
    for seat in range(3):
        assert play.information_state(seat).splitlines()[:-1] == other.information_state(seat).splitlines()[:-1]


def play_text_after(play: Play) -> str:
    """The last line that the next draw adds to what a seat reads."""
    after = play.copy()
    after.apply_chance(play.chance_outcomes()[0][0])
    return after.information_state(0).splitlines()[-2]


def test_draws_of_discs_have_the_odds_of_the_deal() -> None:
    """The first disc is an Emperor's in two of 32 cases, and a seat's in half of them (E2.3)."""
    play = Play("eko", seed=1, chance="explicit")
    assert play.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    play.apply_chance(1)
    assert dict(play.chance_outcomes()) == pytest.approx({0: 15 / 32, 1: 1 / 32, 2: 15 / 32, 3: 1 / 32})
    play.apply_chance(1)
    assert dict(play.chance_outcomes()) == pytest.approx({0: 15 / 31, 2: 15 / 31, 3: 1 / 31})


def test_unexpected_chance_and_unknown_outcomes_are_rejected() -> None:
    play = Play("eko", seed=1)
    with pytest.raises(IllegalMove, match="chance has no part in the game now"):
        play.apply_chance(0)
    with pytest.raises(IllegalMove, match="chance has no part in the game now"):
        play.describe_chance(0)
    assert play.chance_outcomes() == []
    explicit = Play("eko", seed=1, chance="explicit")
    with pytest.raises(IllegalMove, match="2: is no outcome of this draw; legal: 0, 1"):
        explicit.apply_chance(2)
    with pytest.raises(IllegalMove, match="chance must answer first"):
        explicit.apply(0)
    with pytest.raises(IllegalMove, match="chance must answer first"):
        explicit.actions_for("keep")
    assert explicit.actions == ()
    with pytest.raises(ValueError, match="chance must be one of seed, explicit, not 'dice'"):
        Play("eko", chance="dice")


def test_a_seat_remembers_the_games_of_a_match_that_are_over() -> None:
    """A face-down token that it looked at in the first game is still known when the second has begun (L12.9)."""
    play = Play("legends", seed=8, variants=["match", "explore", "swamp"])
    generator = Generator(3, "a match")
    last = ""
    while "game over" not in play.information_state(0):
        last = play.information_state(0)
        play.apply(generator.choice(play.legal_actions()))
    lines = play.information_state(0).splitlines()
    assert sum(line.startswith("game over: legends1:") for line in lines) == 1
    assert "game over" not in last
    assert [line for line in play.information_state(1).splitlines() if line.startswith("game over")] != [
        line for line in lines if line.startswith("game over")
    ]


# Rewards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_sum_to_zero_unless_nobody_wins(players: int) -> None:
    rows = reward_table(players)
    assert len(rows) == (1 << players) + 1
    assert rows[1:].sum(axis=1) == pytest.approx([0] * (1 << players), abs=1e-6)
    assert rows[1][0] == 1
    assert rows[0] == pytest.approx([-1 / (players - 1)] * players)
    assert not rows[-1].any()
    assert rewards_for(players, range(players)) == pytest.approx([0] * players)


def test_rewards_come_at_the_end_and_follow_the_winners() -> None:
    assert rewards_for(2, [1]) == (-1, 1)
    assert rewards_for(3, [1]) == (-0.5, 1, -0.5)
    assert rewards_for(4, [0, 2]) == pytest.approx((1 / 3, -1 / 3, 1 / 3, -1 / 3))
    for game in ("eko", "legends"):
        won: Counter[int] = Counter()
        for play in moments(game, {"players": 3}, seed=9):
            outcome = play.position.outcome
            if outcome is None:
                assert play.rewards() == (0, 0, 0)
            else:
                won.update(outcome.winners)
                assert [seat for seat in range(3) if play.rewards()[seat] > -0.5] == list(outcome.winners)
                assert play.returns() == play.rewards()
        assert won


def test_both_lose_where_the_last_discs_destroy_each_other() -> None:
    """E8.4: without a winner, no player gets more than a loser."""
    play = Play.from_position(table(". . .", "a1:E1! a2:T4!", reserves=""))
    (action,) = play.actions_for("a1-a2")
    play.apply(action)
    assert play.position.outcome is not None
    assert play.position.outcome.reason == "empty"
    assert play.rewards() == (-1, -1)


# Copies, texts, positions


@pytest.mark.parametrize(("game", "options"), ALL[::2], ids=name_of)
def test_copies_share_nothing_and_texts_give_the_game_back(game: str, options: Options) -> None:
    play = play_on(Play(game, seed=15, **short(game, options)), seed=15, limit=25)
    again = Play.from_text(play.to_text())
    text = play.to_text()
    twin = play.copy()
    for other in (again, twin):
        assert other.position == play.position
        assert other.pending == play.pending
        assert (other.legal_mask() == play.legal_mask()).all()
        assert other.information_state(0) == play.information_state(0)
        assert other.to_text() == text
    play_on(twin, seed=1, limit=5)
    assert play.to_text() == text
    assert again.position == play.position
    assert repr(play).startswith("Play.from_text(")


@pytest.mark.parametrize(("game", "options"), EXPLICIT, ids=name_of)
@pytest.mark.parametrize("steps", [0, 10, 45])
def test_texts_of_games_whose_chance_is_explicit(game: str, options: Options, steps: int) -> None:
    play = play_on(Play(game, seed=16, chance="explicit", **short(game, options)), seed=16, limit=steps)
    again = Play.from_text(play.to_text())
    assert again.actions == play.actions
    assert again.awaits_chance is play.awaits_chance
    assert again.position == play.position
    assert again.chance_outcomes() == play.chance_outcomes()
    assert play_on(again, seed=1).rewards() == play_on(play, seed=1).rewards()


@pytest.mark.parametrize(
    ("change", "error", "text"),
    [
        ({"table": 99}, FormatError, "version 99 of the decision table"),
        ({"start": None}, FormatError, "neither a set-up nor a start"),
        ({"actions": [0]}, IllegalMove, "is not offered here"),
        ({"game": "chess"}, ValueError, "unknown game 'chess'"),
        ({"chance": "dice"}, ValueError, "chance must be one of"),
        ({"more": 1}, FormatError, "more"),
    ],
)
def test_texts_that_are_not_true_are_refused(change: Options, error: type[Exception], text: str) -> None:
    data = {**msgspec.json.decode(Play("eko", seed=3).to_text()), **change}
    with pytest.raises(error, match=text):
        Play.from_text(msgspec.json.encode(data))


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"setup": {"game": "eko", "players": "two"}}, "setup"),
        ({"setup": {"game": "legends"}}, "is of 'legends', not of 'eko'"),
        ({"setup": {"game": "eko", "players": 7}}, "players: 7 is not 2, 3 or 4"),
        ({"chance": "seed"}, "a set-up is for a game whose chance is explicit"),
    ],
)
def test_set_ups_of_texts_that_are_not_true_are_refused(change: Options, text: str) -> None:
    data = {**msgspec.json.decode(Play("eko", seed=3, chance="explicit").to_text()), **change}
    with pytest.raises(ValueError, match=text):
        Play.from_text(msgspec.json.encode(data))


def test_a_game_continues_from_a_position_without_changing_it() -> None:
    position = legends.new_game(3, seed=4).position
    before = position.copy()
    play = Play.from_position(position)
    play.apply(play.legal_actions()[0])
    assert position == before
    with pytest.raises(ValueError, match="a view cannot be played on"):
        Play.from_position(position.view(1))


def test_actions_for_a_decision_go_on_from_those_taken() -> None:
    play = Play("legends", seed=6, players=2)
    while play.position.step != "move":
        play.apply(play.legal_actions()[0])
    moves = list(play.position.legal_decisions())
    first = next(move for move in moves if len(play.actions_for(move)) == 2)
    other = next(move for move in moves if move.notation[:2] != first.notation[:2])
    actions = play.actions_for(first)
    play.apply(actions[0])
    assert play.pending == (actions[0],)
    assert play.actions_for(first) == actions[1:]
    with pytest.raises(IllegalMove, match="does not begin with the actions taken already"):
        play.actions_for(other)
    assert play.apply(actions[1]) == first


def test_seats_that_are_not_there_have_nothing_to_see() -> None:
    play = Play("eko", seed=1)
    for ask in (play.flat_observation, play.observation, play.information_state):
        with pytest.raises(ValueError, match="there is no seat 2"):
            ask(2)
