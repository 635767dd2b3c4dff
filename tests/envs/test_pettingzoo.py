"""The environments of PettingZoo: its own tests, masks, rewards, truncation, illegal actions and drawings."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

from tetrarch.core.errors import IllegalMove, SetupError
from tetrarch.envs.pettingzoo import Environment, TetrarchEnv, eko_v0, legends_v0
from tetrarch.envs.rendering import FRAME

MODULES = [eko_v0, legends_v0]
SETUPS: list[tuple[Environment, dict[str, object]]] = [
    (eko_v0, {"players": 2, "round_limit": 8}),
    (eko_v0, {"players": 3, "variants": ["labyrinth", "beacon", "portals"], "round_limit": 6}),
    (eko_v0, {"players": 4, "variants": ["draft", "moon", "sand", "wind"], "round_limit": 4}),
    (legends_v0, {"players": 2}),
    (legends_v0, {"players": 3, "variants": ["explore", "swamp", "leaders"], "quick_setup": False}),
    (legends_v0, {"players": 4, "variants": ["match", "merchants", "die"]}),
]
NAMES = [f"{module.raw_env.__qualname__.split('.')[0]}-{setup['players']}" for module, setup in SETUPS]


@pytest.mark.parametrize(("module", "setup"), SETUPS, ids=NAMES)
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_the_api_is_as_pettingzoo_tests_it(module: Environment, setup: dict[str, object]) -> None:
    # PettingZoo warns of every environment whose observation holds its mask, save its own, which it names.
    api_test(module.env(**setup), num_cycles=400)


@pytest.mark.parametrize(("module", "setup"), SETUPS, ids=NAMES)
def test_a_seed_gives_the_same_game_as_pettingzoo_tests_it(module: Environment, setup: dict[str, object]) -> None:
    seed_test(lambda: module.env(**setup), num_cycles=100)


@pytest.mark.parametrize("module", MODULES)
def test_other_seeds_and_later_resets_give_other_games(module: Environment) -> None:
    env = module.raw_env()
    starts = []
    for seed in (1, 2, None, 1, 2, None):
        env.reset(seed=seed)
        starts.append(env.observe("player_0")["observation"].tobytes())
    assert starts[:3] == starts[3:]
    assert len(set(starts[:3])) == 3


@pytest.mark.parametrize("module", MODULES)
def test_every_render_mode_is_as_pettingzoo_tests_it(module: Environment, capsys: pytest.CaptureFixture[str]) -> None:
    modes = module.raw_env.metadata["render_modes"]
    assert modes == ["human", "ansi", "svg", "rgb_array"]

    def few_pixels(render_mode: str) -> object:
        env = module.env(render_mode=render_mode)
        env.unwrapped.metadata = {**env.unwrapped.metadata, "render_modes": modes[:3]}
        return env

    render_test(few_pixels, custom_tests={"svg": lambda text: text.startswith("<svg")})
    assert capsys.readouterr().out.count("\n") > 20


@pytest.mark.parametrize("module", MODULES)
def test_pixels_are_a_picture_of_one_size(module: Environment) -> None:
    env = module.env(render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()
    assert isinstance(pixels, np.ndarray)
    assert pixels.shape == (*FRAME, 3)
    assert pixels.dtype == np.uint8
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 1000


def test_drawings_show_only_what_is_public() -> None:
    env = legends_v0.raw_env(render_mode="ansi", variants=["explore", "swamp"])
    env.reset(seed=3)
    shown = env.render()
    state = env.play.position.copy()
    from tetrarch.legends.rules import layout

    first = layout.TOKEN_FACE
    env.play.position.state[first : first + layout.TOKENS] = state.state[first : first + layout.TOKENS][::-1]
    assert env.render() == shown


def play_at_random(env: TetrarchEnv, seed: int) -> dict[str, int]:
    """Play one game to its end; returns how often each agent acted."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    acted = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        acted[agent] += 1
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return acted


@pytest.mark.parametrize("module", MODULES)
def test_no_agent_acts_more_often_than_max_cycles(module: Environment) -> None:
    env = module.env(max_cycles=4)
    acted = play_at_random(env, 1)
    assert max(acted.values()) == 4
    assert not env.unwrapped.play.is_over
    env.reset(seed=1)
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.observe(env.agent_selection)["action_mask"])
    with pytest.raises(ValueError, match="max_cycles must be at least 1, not 0"):
        module.env(max_cycles=0)


@pytest.mark.parametrize("module", MODULES)
def test_the_rewards_come_at_the_end_and_are_those_of_the_game(module: Environment) -> None:
    env = module.raw_env(players=3)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    while not env.play.is_over:
        assert set(env.rewards.values()) == {0.0}
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    assert rewards == list(env.play.rewards())
    assert max(rewards) > 0
    received = {}
    for agent in env.agent_iter():
        received[agent] = env.last()[1]
        env.step(None)
    assert [received[agent] for agent in env.possible_agents] == rewards


@pytest.mark.parametrize("module", MODULES)
def test_only_the_agent_that_must_act_has_a_mask(module: Environment) -> None:
    env = module.raw_env(players=4)
    env.reset(seed=2)
    for _ in range(40):
        legal = {agent: np.flatnonzero(env.observe(agent)["action_mask"]) for agent in env.agents}
        assert [agent for agent in env.agents if len(legal[agent])] == [env.agent_selection]
        assert legal[env.agent_selection].tolist() == env.play.legal_actions()
        env.step(legal[env.agent_selection][-1])


@pytest.mark.parametrize("module", MODULES)
def test_an_illegal_action_raises_without_wrappers_and_changes_nothing(module: Environment) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    before = env.play.to_text()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match="is not offered here"):
        env.step(illegal)
    with pytest.raises(ValueError, match="None is no action"):
        env.step(None)
    assert env.play.to_text() == before
    assert not any(env.terminations.values())


@pytest.mark.parametrize("module", MODULES)
def test_an_illegal_action_ends_the_game_with_wrappers(module: Environment, capsys: pytest.CaptureFixture[str]) -> None:
    env = module.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert {other: env.rewards[other] for other in env.agents} == {
        other: -1.0 if other == agent else 0 for other in env.possible_agents
    }
    env.reset(seed=1)
    with pytest.raises(AssertionError):
        env.step(env.action_space(agent).n)


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown render_mode 'ansy'; did you mean"):
        eko_v0.env(render_mode="ansy")
    with pytest.raises(SetupError, match="quick_setup: is no option of eko"):
        eko_v0.env(quick_setup=True)
    with pytest.raises(SetupError, match="players"):
        legends_v0.env(players=5)
    with pytest.raises(ValueError, match="nothing is rendered without a render_mode"):
        eko_v0.raw_env().render()


def test_an_environment_can_be_copied_and_pickled() -> None:
    env = eko_v0.raw_env(players=3, variants=["labyrinth"], round_limit=5)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        env.reset(seed=9)
        twin.reset(seed=9)
        assert twin.play.to_text() == env.play.to_text()
