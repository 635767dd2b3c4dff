"""The environments of Gymnasium: its own checker, opponents, seats, masks, rewards and illegal actions."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.conftest import RunPython
from tetrarch.core.errors import IllegalMove, SetupError
from tetrarch.envs.gym import EkoEnv, LegendsEnv, TetrarchEnv

IDS = ["tetrarch/Eko-v0", "tetrarch/Legends-v0"]
CLASSES: list[type[TetrarchEnv]] = [EkoEnv, LegendsEnv]
SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("tetrarch/Eko-v0", {"round_limit": 10}),
    ("tetrarch/Eko-v0", {"players": 3, "variants": ["labyrinth"], "opponents": ["greedy", "random"], "seat": 2}),
    ("tetrarch/Legends-v0", {"opponents": "novice"}),
    ("tetrarch/Legends-v0", {"players": 4, "variants": ["match", "explore"], "seat": 1}),
]


def play_at_random(env: TetrarchEnv, seed: int) -> tuple[float, int]:
    """Play a game to its end; the reward and the number of own actions."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for steps in range(1, 100_000):
        action = int(rng.choice(np.flatnonzero(env.action_masks())))
        _, reward, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            return reward, steps
        assert reward == 0
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_gymnasiums_checker_finds_nothing(name: str, setup: dict[str, Any]) -> None:
    env = gymnasium.make(name, **setup)
    check_env(env.unwrapped, skip_render_check=True)  # each warning would be an error
    env.close()


@pytest.mark.parametrize("name", IDS)
def test_gymnasiums_checker_finds_nothing_in_the_render_modes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert gymnasium.spec(name).make().metadata["render_modes"] == ["human", "ansi", "svg", "rgb_array"]
    check_env(gymnasium.make(name).unwrapped)
    assert "\n" in capsys.readouterr().out


@pytest.mark.parametrize("name", IDS)
def test_the_name_can_bring_its_module_along(name: str, run_python: RunPython) -> None:
    code = f"import gymnasium; print(gymnasium.make('tetrarch.envs.gym:{name}').reset(seed=1)[0].shape)"
    ran = run_python("-W", "error", "-c", code)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("(")


def test_a_second_import_registers_nothing_twice() -> None:
    before = dict(gymnasium.registry)
    del sys.modules["tetrarch.envs.gym"]
    import tetrarch.envs.gym as again

    assert isinstance(gymnasium.make("tetrarch/Eko-v0").unwrapped, again.EkoEnv)
    assert gymnasium.registry == before


@pytest.mark.parametrize("kind", CLASSES)
def test_the_seat_is_fixed_or_drawn_for_each_game(kind: type[TetrarchEnv]) -> None:
    fixed, drawn = kind(players=3, seat=1), kind(players=3)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(8)} == {1}
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(24)} == {0, 1, 2}
    assert drawn.reset(seed=5)[1]["seat"] == drawn.seat


@pytest.mark.parametrize("kind", CLASSES)
def test_it_is_always_the_own_turn_and_the_mask_says_what_is_legal(kind: type[TetrarchEnv]) -> None:
    env = kind(players=3)
    _, info = env.reset(seed=4)
    rng = np.random.default_rng(4)
    for _ in range(30):
        assert env.play.current_player == env.seat
        assert np.flatnonzero(np.asarray(info["action_mask"])).tolist() == env.play.legal_actions()
        assert env.action_masks().dtype == np.bool_
        observation, _, terminated, _, info = env.step(int(rng.choice(env.play.legal_actions())))
        assert not terminated
        assert np.array_equal(observation, env.play.flat_observation(env.seat))


@pytest.mark.parametrize("kind", CLASSES)
def test_the_reward_is_that_of_the_own_seat(kind: type[TetrarchEnv]) -> None:
    env = kind(players=3)
    found = set()
    for seed in range(6):
        reward, _ = play_at_random(env, seed)
        assert env.play.is_over
        assert reward == env.play.rewards()[env.seat]
        assert not env.action_masks().any()
        found.add(reward > 0)
    assert found == {True, False}


@pytest.mark.parametrize("kind", CLASSES)
def test_opponents_sit_where_they_are_named(kind: type[TetrarchEnv]) -> None:
    env = kind(players=3, seat=1, opponents=["greedy", "random"])
    env.reset(seed=1)
    assert {seat: type(bot).__name__ for seat, bot in env._bots.items()} == {2: "GreedyBot", 0: "RandomBot"}


@pytest.mark.parametrize("kind", CLASSES)
def test_better_opponents_win_more(kind: type[TetrarchEnv]) -> None:
    bots = ("random", "greedy")
    won = {bot: sum(play_at_random(kind(opponents=bot), seed)[0] > 0 for seed in range(10)) for bot in bots}
    assert won["greedy"] + 2 <= won["random"]


@pytest.mark.parametrize("kind", CLASSES)
def test_an_illegal_action_loses_or_raises(kind: type[TetrarchEnv]) -> None:
    env = kind()
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(np.asarray(info["action_mask"]) == 0)[0])
    before = env.play.to_text()
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "is not offered here" in str(info["illegal"])
    assert not np.asarray(info["action_mask"]).any()
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
        env.step(illegal)
    strict = kind(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(illegal)
    assert strict.play.to_text() == before


@pytest.mark.parametrize("kind", CLASSES)
def test_max_cycles_truncates(kind: type[TetrarchEnv]) -> None:
    env = kind(max_cycles=7)
    reward, steps = play_at_random(env, 1)
    assert (reward, steps) == (0.0, 7)
    assert not env.play.is_over
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("kind", CLASSES)
def test_a_seed_gives_the_same_game(kind: type[TetrarchEnv]) -> None:
    texts = []
    for _ in range(2):
        env = kind(opponents="level1")
        play_at_random(env, 3)
        texts.append(env.play.to_text())
    assert texts[0] == texts[1]


def test_a_program_can_be_an_opponent(repository: Path) -> None:
    bot = f"exec:{sys.executable} {repository / 'examples' / 'bot_python.py'}"
    env = EkoEnv(opponents=bot, round_limit=2)
    play_at_random(env, 1)
    assert env.play.is_over
    env.close()


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(SetupError, match="opponents: must be one bot, or 2 of them for 3 players, not 1"):
        EkoEnv(players=3, opponents=["random"])
    with pytest.raises(SetupError, match="unknown bot 'gredy'; did you mean 'greedy'"):
        EkoEnv(opponents="gredy")
    with pytest.raises(SetupError, match="seat: there is no seat 2: seats are 0 to 1"):
        LegendsEnv(seat=2)
    with pytest.raises(ValueError, match="illegal must be one of lose, raise, not 'ignore'"):
        LegendsEnv(illegal="ignore")
    with pytest.raises(ValueError, match="max_cycles must be at least 1"):
        LegendsEnv(max_cycles=0)
    with pytest.raises(ValueError, match="unknown render_mode"):
        EkoEnv(render_mode="window")
    with pytest.raises(SetupError, match="round_limit: is no option of legends"):
        LegendsEnv(round_limit=3)
