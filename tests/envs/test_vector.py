"""The vector environments of Gymnasium: batches with one seat for the agent, seeds, ends and illegal actions."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import tetrarch.envs.gym
from tetrarch.core.errors import IllegalMove, SetupError
from tetrarch.envs.single import rewards_for
from tetrarch.envs.vector import TetrarchVectorEnv

NAMES = ["tetrarch/Eko-v0", "tetrarch/Legends-v0"]
SHORT: dict[str, dict[str, Any]] = {NAMES[0]: {"boards": 2, "round_limit": 2}, NAMES[1]: {}}


def make(name: str, num_envs: int = 3, **settings: Any) -> TetrarchVectorEnv:
    """A vector environment of short games, made through Gymnasium."""
    env = gymnasium.make_vec(name, num_envs=num_envs, **SHORT[name], **settings)
    assert isinstance(env, TetrarchVectorEnv)
    return env


def choose(masks: np.ndarray[Any, np.dtype[np.int8]], time: int) -> list[int]:
    """A legal action for each game, another one each time; 0 where there is none."""
    legal = [np.flatnonzero(mask) for mask in masks]
    return [int(rows[(7 * time) % len(rows)]) if len(rows) else 0 for rows in legal]


def play(env: TetrarchVectorEnv, steps: int, **reset: Any) -> Iterator[tuple[Any, ...]]:
    """What reset and each step return."""
    seen, infos = env.reset(**reset)
    yield seen, infos
    for time in range(steps):
        found = env.step(choose(infos["action_mask"], time))
        infos = found[-1]
        yield found


def test_the_module_registers_both_games() -> None:
    assert tetrarch.envs.gym.__name__ == "tetrarch.envs.gym"
    for name in NAMES:
        env = make(name, 2, vectorization_mode="vector_entry_point")
        single = gymnasium.make(name)
        assert env.single_observation_space == single.observation_space
        assert env.single_action_space == single.action_space
        assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
        assert env.observation_space.contains(env.reset(seed=1)[0])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_the_agent_always_sees_its_own_turn(name: str, players: int) -> None:
    env = make(name, players=players)
    starting = np.zeros(3, dtype=np.bool_)
    ended = 0
    for found in play(env, 120, seed=4):
        seen, infos = found[0], found[-1]
        rewards, over = (found[1], found[2] | found[3]) if len(found) > 2 else (np.zeros(3), starting)
        assert infos["_action_mask"].all()
        assert (infos["seat"] == env.seats).all()
        assert (env.action_masks() == infos["action_mask"]).all()
        for game in range(3):
            assert (seen[game] == env.batch.observe(game, int(env.seats[game]))).all()
            if over[game]:
                ended += 1
                outcome = env.batch.position(game).outcome
                assert outcome is not None
                assert rewards[game] == pytest.approx(rewards_for(players, outcome.winners)[env.seats[game]])
                assert not infos["action_mask"][game].any()
            else:
                assert env.batch.player[game] == env.seats[game]
                assert infos["action_mask"][game].any()
                assert rewards[game] == 0
    assert ended > 3


@pytest.mark.parametrize("name", NAMES)
def test_a_game_depends_on_its_seed_and_actions_alone(name: str) -> None:
    few, many = make(name, 2, seat=1), make(name, 5, seat=1, threads=2)
    for one, other in zip(play(few, 40, seed=9), play(many, 40, seed=[9, 10, 3, 9, None]), strict=True):
        assert (one[0] == other[0][:2]).all()
        assert (one[-1]["action_mask"] == other[-1]["action_mask"][:2]).all()
        assert (other[0][3] == other[0][0]).all()
    many.close()


@pytest.mark.parametrize("name", NAMES)
def test_without_a_seed_games_are_new(name: str) -> None:
    env, other = make(name), make(name)
    first = env.reset()[0]
    assert (first != other.reset()[0]).any()
    assert (first != env.reset()[0]).any()
    with pytest.raises(ValueError, match="a seed for each of 3 games, not 2"):
        env.reset(seed=[1, 2])


@pytest.mark.parametrize("name", NAMES)
def test_the_next_game_begins_in_the_next_step_or_in_the_same(name: str) -> None:
    """Both modes play the same games, and report the same ends."""
    later, sooner = make(name, 1), make(name, 1, autoreset_mode="SameStep")
    assert sooner.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = later.reset(seed=5)
    also, beside = sooner.reset(seed=5)
    ended = time = 0
    while ended < 3:
        time += 1
        assert (seen == also).all()
        assert (infos["action_mask"] == beside["action_mask"]).all()
        actions = choose(infos["action_mask"], time)
        seen, reward, terminated, _, infos = later.step(actions)
        also, same_reward, same_terminated, _, beside = sooner.step(actions)
        assert (terminated == same_terminated).all()
        assert (reward == same_reward).all()
        assert ("final_obs" in beside) is bool(terminated[0])
        if terminated[0]:
            ended += 1
            assert (beside["final_obs"][0] == seen[0]).all()
            assert beside["_final_obs"].tolist() == beside["_final_info"].tolist() == [True]
            assert (beside["final_info"]["action_mask"] == infos["action_mask"]).all()
            seen, reward, terminated, _, infos = later.step([-1])
            assert (reward[0], terminated[0]) == (0, False)


@pytest.mark.parametrize("name", NAMES)
def test_ended_games_wait_for_reset_where_nothing_resets_them(name: str) -> None:
    env = make(name, autoreset_mode=AutoresetMode.DISABLED)
    _, infos = env.reset(seed=6)
    over = np.zeros(3, dtype=np.bool_)
    while not over.any():
        _, _, over, _, infos = env.step(choose(infos["action_mask"], 1))
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset_mask"):
        env.step([0, 0, 0])
    before = [env.batch.position(game) for game in range(3)]
    _, infos = env.reset(options={"reset_mask": over})
    assert infos["action_mask"].any(axis=1).all()
    for game in range(3):
        assert (env.batch.position(game) == before[game]) is not bool(over[game])
    for wrong in (np.ones(2, dtype=np.bool_), np.zeros(3, dtype=np.bool_), np.ones(3)):
        with pytest.raises(ValueError, match="reset_mask must be 3 Booleans"):
            env.reset(options={"reset_mask": wrong})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("action", [-1, 10**6, None])
def test_an_illegal_action_loses_its_game_or_raises(name: str, action: int | None) -> None:
    env, strict = make(name), make(name, illegal="raise")
    _, infos = env.reset(seed=7)
    strict.reset(seed=7)
    actions = choose(infos["action_mask"], 0)
    actions[1] = int(infos["action_mask"][1].argmin()) if action is None else action
    before = [strict.batch.position(game) for game in range(3)]
    with pytest.raises(IllegalMove, match="in game 1; legal: "):
        strict.step(actions)
    assert [strict.batch.position(game) for game in range(3)] == before
    _, rewards, terminated, truncated, infos = env.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert terminated.tolist() == infos["_illegal"].tolist() == [False, True, False]
    assert not truncated.any()
    assert "is not offered here" in infos["illegal"][1]
    assert infos["action_mask"].any(axis=1).tolist() == [True, False, True]
    _, rewards, terminated, _, infos = env.step(choose(infos["action_mask"], 0))
    assert not rewards.any()
    assert not terminated.any()
    assert infos["action_mask"].any(axis=1).all()


@pytest.mark.parametrize("name", NAMES)
def test_max_cycles_truncates(name: str) -> None:
    env = make(name, max_cycles=3)
    steps = [found[3].tolist() for found in play(env, 7, seed=1) if len(found) > 2]
    assert steps == [[time in (2, 6)] * 3 for time in range(7)]


@pytest.mark.parametrize("name", NAMES)
def test_observations_are_copies_unless_they_need_not_be(name: str) -> None:
    env, sharing = make(name, 2), make(name, 2, copy=False)
    assert not np.shares_memory(env.reset(seed=1)[0], env.batch.observation)
    assert np.shares_memory(sharing.reset(seed=1)[0], sharing.batch.observation)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_plays_on_as_the_original_would(name: str) -> None:
    env = make(name)
    _, infos = env.reset(seed=1)
    twin = copy.deepcopy(env)
    actions = choose(infos["action_mask"], 0)
    assert (twin.step(actions)[0] == env.step(actions)[0]).all()


def test_gymnasiums_wrappers_take_it() -> None:
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(make(NAMES[0]))
    _, infos = env.reset(seed=1)
    while "episode" not in infos:
        _, _, _, _, infos = env.step(np.array(choose(infos["action_mask"], 3)))
    assert infos["episode"]["l"].max() > 1


def test_bots_and_drawings_need_single_environments() -> None:
    env = gymnasium.make_vec(NAMES[1], num_envs=2, opponents="novice", seat=0, autoreset_mode="SameStep")
    assert isinstance(env, SyncVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.reset(seed=1)[1]["seat"].tolist() == [0, 0]
    drawn = gymnasium.make_vec(NAMES[0], num_envs=2, render_mode="ansi")
    drawn.reset(seed=1)
    frames = drawn.render()
    assert frames is not None
    assert len(frames) == 2


def test_bad_settings_are_rejected() -> None:
    with pytest.raises(SetupError, match="opponents: must be one bot, or 2 of them for 3 players, not 1"):
        gymnasium.make_vec(NAMES[0], players=3, opponents=["random"])
    with pytest.raises(SetupError, match="seat: there is no seat 2: seats are 0 to 1"):
        gymnasium.make_vec(NAMES[0], seat=2)
    with pytest.raises(SetupError, match="round_limit: is no option of legends"):
        gymnasium.make_vec(NAMES[1], round_limit=2)
    with pytest.raises(ValueError, match="max_cycles must be at least 1"):
        gymnasium.make_vec(NAMES[1], max_cycles=0)
    env = make(NAMES[1])
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset deals the first games"):
        env.step([0, 0, 0])
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"actions must be 3 integers, not int64 of shape \(2,\)"):
        env.step([0, 0])
