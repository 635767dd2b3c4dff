#!/usr/bin/env python3
"""Trains a small network by masked PPO in self-play on a batch of games, then tests it against random play.

    python examples/train_ppo.py legends --minutes 4 --out agent.npz
    tetrarch arena legends --bots random --bots "exec:python examples/bot_ppo.py agent.npz" --games 100 --out duel

It needs JAX and Optax in addition to Tetrarch. Run `tetrarch warmup` first, or it is slow. One network plays both
seats: observations are relative to the seat to act. Rewards are +1 and -1 at the end only, so the value of a
position to one player is minus its value to the other, and the advantages are summed with that sign.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax  # type: ignore[import-untyped]

from tetrarch.arena import wilson
from tetrarch.envs.batch import Batch

GAMES = 256
"""Games played in parallel."""
STEPS = 64
"""Steps of each game between two updates of the network."""
EPOCHS = 2
PIECES = 8
"""Minibatches per epoch."""
HIDDEN = 128
RATE = 1e-3
DISCOUNT = 0.997
TRACE = 0.95
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
FORBIDDEN = -1e9
"""The logit of an illegal action."""

Weights = dict[str, jax.Array]
Floats = npt.NDArray[np.float32]


class Rollout(NamedTuple):
    """Observations and actions of some steps of all games, one row per step and game."""

    seen: jax.Array
    masks: jax.Array
    actions: jax.Array
    chances: jax.Array
    """The log probability of each action."""
    gains: jax.Array
    """The advantage of each action."""
    worths: jax.Array
    """The return of each position: the target of the value."""


def first_weights(inputs: int, actions: int, seed: int) -> Weights:
    """Return an untrained network: two hidden layers, then the policy and the value."""
    rng = np.random.default_rng(seed)

    def layer(rows: int, columns: int, scale: float) -> jax.Array:
        return jnp.asarray(rng.normal(0, scale / np.sqrt(rows), (rows, columns)), dtype=jnp.float32)

    return {
        "w1": layer(inputs, HIDDEN, 1.4),
        "b1": jnp.zeros(HIDDEN),
        "w2": layer(HIDDEN, HIDDEN, 1.4),
        "b2": jnp.zeros(HIDDEN),
        "policy": layer(HIDDEN, actions, 0.01),
        "policy_bias": jnp.zeros(actions),
        "value": layer(HIDDEN, 1, 1.0),
        "value_bias": jnp.zeros(1),
    }


def judge(weights: Weights, seen: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return the log probabilities of all actions, and the value of the position to the player to act."""
    hidden = jax.nn.relu(seen.astype(jnp.float32) * weights["scale"] @ weights["w1"] + weights["b1"])
    hidden = jax.nn.relu(hidden @ weights["w2"] + weights["b2"])
    logits = jnp.where(masks > 0, hidden @ weights["policy"] + weights["policy_bias"], FORBIDDEN)
    worth = jnp.tanh(hidden @ weights["value"] + weights["value_bias"])
    return jax.nn.log_softmax(logits), worth[:, 0]


@jax.jit
def act(weights: Weights, seen: jax.Array, masks: jax.Array, key: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Draw an action for each game; also return its log probability and the value of the position."""
    chances, worth = judge(weights, seen, masks)
    actions = jax.random.categorical(key, chances)
    return actions, jnp.take_along_axis(chances, actions[:, None], 1)[:, 0], worth


def loss_of(weights: Weights, piece: Rollout) -> jax.Array:
    """Return the loss of PPO: the clipped policy gain, the value error and an entropy bonus."""
    chances, worth = judge(weights, piece.seen, piece.masks)
    chosen = jnp.take_along_axis(chances, piece.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - piece.chances)
    gains = (piece.gains - piece.gains.mean()) / (piece.gains.std() + 1e-8)
    policy = jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gains).mean()
    variety = -jnp.where(piece.masks > 0, jnp.exp(chances) * chances, 0).sum(1).mean()
    return -policy + VALUE * ((worth - piece.worths) ** 2).mean() - ENTROPY * variety


def make_optimiser() -> optax.GradientTransformation:
    """Return Adam with gradient clipping; the scale of the inputs is not learned."""
    adam = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))
    names = [*first_weights(1, 1, 0), "scale"]
    return optax.multi_transform(
        {"learned": adam, "fixed": optax.set_to_zero()},
        {name: "fixed" if name == "scale" else "learned" for name in names},
    )


@partial(jax.jit, static_argnames="optimiser")
def learn(
    weights: Weights, memory: optax.OptState, piece: Rollout, optimiser: optax.GradientTransformation
) -> tuple[Weights, optax.OptState]:
    """Make one step of the optimiser."""
    steps, memory = optimiser.update(jax.grad(loss_of)(weights, piece), memory, weights)
    return optax.apply_updates(weights, steps), memory


def play(batch: Batch, weights: Weights, columns: npt.NDArray[np.int64], key: jax.Array) -> Rollout:
    """Play the network against itself and compute the advantages of its actions."""
    size = batch.size
    seen = np.zeros((STEPS + 1, size, len(columns)), dtype=np.uint8)
    masks = np.zeros((STEPS + 1, size, batch.table_size), dtype=np.uint8)
    players = np.zeros((STEPS + 1, size), dtype=np.int64)
    actions = np.zeros((STEPS, size), dtype=np.int64)
    chances, worths = np.zeros((STEPS, size), np.float32), np.zeros((STEPS + 1, size), np.float32)
    rewards, going = np.zeros((STEPS, size), np.float32), np.zeros((STEPS, size), np.float32)
    for step, step_key in enumerate(jax.random.split(key, STEPS + 1)):
        seen[step], masks[step], players[step] = batch.observation[:, columns], batch.mask, batch.player
        drawn, chance, worth = (np.asarray(part) for part in act(weights, seen[step], masks[step], step_key))
        worths[step] = worth
        if step < STEPS:
            actions[step], chances[step] = drawn, chance
            batch.step(drawn)
            rewards[step] = batch.reward[np.arange(size), players[step]]
            going[step] = ~batch.done
    gains = np.zeros((STEPS, size), np.float32)
    ahead = np.zeros(size, np.float32)
    for step in reversed(range(STEPS)):
        sign = np.where(players[step] == players[step + 1], 1, -1) * going[step] * DISCOUNT
        ahead = rewards[step] + sign * worths[step + 1] - worths[step] + sign * TRACE * ahead
        gains[step] = ahead
    parts = (seen[:-1], masks[:-1], actions, chances, gains, gains + worths[:-1])
    return Rollout(*(jnp.asarray(part.reshape(STEPS * size, *part.shape[2:])) for part in parts))


def used_columns(game: str, seed: int, round_limit: int | None) -> tuple[npt.NDArray[np.int64], Floats]:
    """Return the columns of the observation that vary in random games, and the factor that scales each to 1."""
    batch = make_batch(game, 64, seed, round_limit)
    least, most = batch.observation.copy(), batch.observation.copy()
    for _ in range(400):
        batch.step(batch.random_actions())
        np.minimum(least, batch.observation, out=least)
        np.maximum(most, batch.observation, out=most)
    columns = np.flatnonzero(least.min(0) != most.max(0))
    return columns, (1 / most.max(0)[columns]).astype(np.float32)


def make_batch(game: str, size: int, seed: int, round_limit: int | None) -> Batch:
    """Return a batch of two-player games; games of Ekö end at the round limit."""
    if game == "eko":
        return Batch(game, size, seed=seed, round_limit=round_limit)
    return Batch(game, size, seed=seed)


def beats_random(
    game: str, weights: Weights, columns: npt.NDArray[np.int64], games: int, seed: int, round_limit: int | None
) -> float:
    """Return the wins of the network against random play, half from each seat; a tie counts as half."""
    batch = make_batch(game, games, seed, round_limit)
    own = np.arange(games) % 2
    won, over = np.zeros(games), np.zeros(games, dtype=bool)
    key = jax.random.key(seed)
    while not over.all():
        key, now = jax.random.split(key)
        actions = batch.random_actions().copy()
        drawn = np.asarray(act(weights, jnp.asarray(batch.observation[:, columns]), jnp.asarray(batch.mask), now)[0])
        batch.step(np.where(batch.player == own, drawn, actions))
        ended = batch.done & ~over
        won[ended] = (batch.reward[np.arange(games), own][ended] + 1) / 2
        over |= ended
    return float(won.sum())


def train(
    game: str, *, minutes: float = 0, updates: int = 0, seed: int = 0, round_limit: int | None = 30, tell: bool = True
) -> tuple[Weights, npt.NDArray[np.int64]]:
    """Train for some minutes or updates; return the weights and the columns of the observation they use."""
    columns, scale = used_columns(game, seed, round_limit)
    batch = make_batch(game, GAMES, seed, round_limit)
    weights = {**first_weights(len(columns), batch.table_size, seed), "scale": jnp.asarray(scale)}
    optimiser = make_optimiser()
    memory = optimiser.init(weights)
    rng, key = np.random.default_rng(seed), jax.random.key(seed)
    began, done = time.monotonic(), 0
    while done < updates or time.monotonic() < began + 60 * minutes:
        key, now = jax.random.split(key)
        rollout = play(batch, weights, columns, now)
        for _ in range(EPOCHS):
            for rows in np.split(rng.permutation(STEPS * GAMES), PIECES):
                piece = Rollout(*(part[rows] for part in rollout))
                weights, memory = learn(weights, memory, piece, optimiser)
        done += 1
        if tell and done % 20 == 0:
            won = beats_random(game, weights, columns, 200, 10_000 + done, round_limit)
            print(f"{time.monotonic() - began:5.0f} s, {done} updates: {won / 200:.0%} against random", flush=True)
    return weights, columns


def save(path: Path, game: str, weights: Weights, columns: npt.NDArray[np.int64]) -> None:
    """Write the file that ``bot_ppo.py`` reads."""
    arrays = {name: np.asarray(weight) for name, weight in weights.items()}
    with path.open("wb") as file:
        np.savez_compressed(file, game=np.array(game), columns=columns, **arrays)  # type: ignore[arg-type]


def main() -> None:
    """Train, save and test."""
    parser = argparse.ArgumentParser(description="Train a small network by masked PPO.")
    parser.add_argument("game", choices=["eko", "legends"])
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--round-limit", type=int, default=30, help="round limit of Ekö")
    parser.add_argument("--out", type=Path, default=Path("agent.npz"))
    chosen = parser.parse_args()
    weights, columns = train(chosen.game, minutes=chosen.minutes, seed=chosen.seed, round_limit=chosen.round_limit)
    save(chosen.out, chosen.game, weights, columns)
    games = 2000
    won = beats_random(chosen.game, weights, columns, games, 1, chosen.round_limit)
    share = wilson(won, games)
    print(f"{won / games:.1%} of {games} games against random, 95% interval {share.low:.1%} to {share.high:.1%}")


if __name__ == "__main__":
    main()
