"""The network in JAX: the same answers as the kernels, and losses that learning reduces."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import jax
import numpy as np
import pytest

from tetrarch.analysis.calibration.sampling import options_of
from tetrarch.analysis.evaluation import forecaster_of
from tetrarch.bots.network import Network, forward, shipped_network
from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator
from tetrarch.training.learner import Learner
from tetrarch.training.model import initial_weights, log_shares, outputs
from tetrarch.training.samples import Arrays, Replay, stack
from tetrarch.training.selfplay import MOST_DECISIONS, finish, play_fast, sample_of
from tetrarch.training.settings import Settings

GAMES = [game for game in registry.names() if hasattr(registry.extension(game, "bots"), "NETWORK")]


def random_positions(
    game: str, players: int, count: int, variants: Sequence[str] = ()
) -> tuple[list[GamePosition], GamePosition]:
    """Positions of a random game in which one seat decides, and its end."""
    definition = registry.game(game)
    generator = Generator(players, "positions")
    position = definition.deal(players, definition.bounded_options(options_of(variants)), "1")
    found: list[GamePosition] = []
    while not position.is_over:
        if position.awaits_chance:
            position.play_chance(definition.chance_again(position, "1"))
            continue
        seat = position.to_decide[0]
        legal = position.view(seat).legal_decisions(seat)
        if len(position.to_decide) == 1 and 1 < len(legal) <= MOST_DECISIONS:
            found.append(position.copy())
        play_fast(position, seat, generator.choice([decision.id for decision in legal]))
    return found[:: max(1, len(found) // count)][:count], position


def samples_of(positions: list[GamePosition], end: GamePosition) -> list[Arrays]:
    """Samples as self-play makes them, with even visits."""
    found = []
    for position in positions:
        legal = position.legal_ids()
        chances = (1 / position.players,) * position.players
        found.append(sample_of(position, position.decider, legal, np.ones_like(legal), chances, Generator(1, "")))
    finish(found, end, 0.9)
    return found


def variant_sets(game: str) -> list[tuple[str, ...]]:
    """The games without variants, and with each one and those that it needs, in a single game."""
    definition = registry.game(game)
    found: list[tuple[str, ...]] = [()]
    for variants in definition.variant_sets():
        position = definition.deal(2, definition.bounded_options(options_of(variants)), "1")
        if forecaster_of(game).is_single_game(position):
            found.append(variants)
    return found


@pytest.mark.parametrize("is_shipped", [False, True], ids=["random", "shipped"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_jax_gives_the_answers_of_the_kernels(game: str, players: int, is_shipped: bool) -> None:
    network = shipped_network(game) if is_shipped else Network(game, initial_weights(game, 5))
    assert network
    assert_same_answers(network, *random_positions(game, players, 4))


@pytest.mark.parametrize(("game", "variants"), [(game, one) for game in GAMES for one in variant_sets(game) if one])
def test_jax_gives_the_answers_of_the_kernels_with_variants(game: str, variants: tuple[str, ...]) -> None:
    network = shipped_network(game)
    assert network
    assert_same_answers(network, *random_positions(game, 2 + len(variants[0]) % 3, 4, variants))


def assert_same_answers(network: Network, positions: list[GamePosition], end: GamePosition) -> None:
    """Compare the answers of both forward passes."""
    players = end.players
    found = jax.jit(outputs)(jax.device_put(network.weights), stack(samples_of(positions, end)))
    for place, position in enumerate(positions):
        assert isinstance(position, FlatPosition)
        judged = forward(network, position)
        # The kernels round strengths, logits and points down to 256ths.
        np.testing.assert_allclose(np.exp(found.chances[place])[:players], judged.chances, atol=0.004)
        np.testing.assert_allclose(found.points[place][:players], judged.points, atol=0.005)
        owners = np.roll(np.exp(found.owners[place]), -1, axis=-1)[: len(judged.owners)]
        np.testing.assert_allclose(owners[:, [*range(players), -1]], judged.owners, atol=0.004)
        priors = list(judged.priors.values())
        np.testing.assert_allclose(np.exp(found.priors[place])[: len(priors)], priors, atol=0.004)


def test_shares_are_those_of_whole_numbers() -> None:
    logits = np.array([[0.0, -1.0, -0.5, -2.5, 7.0]])
    found = np.exp(log_shares(jax.numpy.array(logits), jax.numpy.array([[True, True, True, True, False]])))
    np.testing.assert_allclose(found[0] / found[0, 0], [1, 0.5, 0.75, 0.1875, 0], atol=1e-6)


def test_learning_reduces_every_loss_and_a_checkpoint_restores_it(tmp_path: Path) -> None:
    positions, end = random_positions(GAMES[0], 2, 24)
    replay = Replay(64)
    replay.add(stack(samples_of(positions, end)))
    settings = Settings(game=GAMES[0], batch=24, rate=0.003, averaging=0.9, dropout=0.1)
    device = jax.devices("cpu")[0]
    learner = Learner(settings, initial_weights(GAMES[0], 1), device)
    before = learner.measure(replay)
    learner.learn(replay, 0, 60, lambda: False)
    after = learner.measure(replay)
    assert all(after[name] < before[name] for name in ("total", "chances", "points", "owners")), (before, after)
    learner.save(tmp_path / "learner.npz")
    again = Learner(settings, initial_weights(GAMES[0], 2), device)
    again.load(tmp_path / "learner.npz")
    assert (again.steps, again.round, again.recent) == (60, 0, learner.recent)
    assert again.measure(replay) == after
