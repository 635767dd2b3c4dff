"""The network in JAX, and the losses that the learner reduces.

The kernels in ``tetrarch.bots.forward`` compute the same. They round sums differently, and round results to whole
numbers.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from tetrarch.bots.network import FloatArray, reader, weight_shapes
from tetrarch.training.samples import PADDING
from tetrarch.training.settings import Settings

Weights = dict[str, jax.Array]
Batch = dict[str, Any]

DEEPEST = 24.0
"""The most doublings that count."""
ABSENT = -1e9
"""The logit of what is not there."""
HUBER = 2.0
"""Errors of points beyond this count linearly."""


DEVIATIONS = {"embed": 0.03, "layer2": 0.12, "strength": 0.1, "points": 0.1}
"""The standard deviations of initial weights."""
BIASES = {"bias1": 0.3, "bias2": 0.3, "strength_bias": 0, "points_bias": 0, "owner_bias": 0, "decision_bias": 0}


class Outputs(NamedTuple):
    """What the network says about a batch."""

    chances: jax.Array
    """The logarithms of the chances of each seat."""
    points: jax.Array
    """The expected points of each seat."""
    owners: jax.Array
    """The logarithms of the chances that each place is owned by nobody and by each seat."""
    priors: jax.Array
    """The logarithms of the priors of the decisions."""


def initial_weights(game: str, seed: int) -> dict[str, FloatArray]:
    """Random weights, with which most units are between their limits."""
    generator = np.random.default_rng(seed)
    found = {
        name: generator.normal(0, DEVIATIONS.get(name, 0.05), shape).astype(np.float32)
        for name, shape in weight_shapes(reader(game).shape).items()
    }
    for name, value in BIASES.items():
        found[name][:] = value
    return found


def counts_of(features: jax.Array, size: int) -> jax.Array:
    """How often each feature occurs in each list."""
    lists = features.reshape(-1, features.shape[-1]).astype(jnp.int32)
    counts = jnp.zeros((len(lists), size), dtype=jnp.float32)
    counts = counts.at[jnp.arange(len(lists))[:, None], lists].add(1.0, mode="drop")
    return counts.reshape(*features.shape[:-1], size)


def scores_of(scores: jax.Array, features: jax.Array) -> jax.Array:
    """The sum of the scores of the features in each list; ``scores`` has one row for each sample."""
    rows = features.reshape(len(scores), -1).astype(jnp.int32)
    found = jnp.take_along_axis(scores, jnp.minimum(rows, scores.shape[-1] - 1), axis=1)
    return jnp.where(rows < scores.shape[-1], found, 0.0).reshape(features.shape).sum(-1)


def second_layer(weights: Weights, features: jax.Array, kept: float = 1.0) -> jax.Array:
    """The second layer of each seat, where a part of the features was kept."""
    first = counts_of(features, weights["embed"].shape[0]) @ weights["embed"] / kept + weights["bias1"]
    return jnp.clip(jnp.clip(first, 0, 1) @ weights["layer2"] + weights["bias2"], 0, 1)


def log_shares(logits: jax.Array, is_there: jax.Array) -> jax.Array:
    """The logarithms of the shares that logits in doublings stand for.

    As in the kernels, a straight line stands for the power of two between whole doublings.
    """
    masked = jnp.where(is_there, logits, -DEEPEST)
    behind = jnp.clip(jnp.where(is_there, masked, -jnp.inf).max(-1, keepdims=True) - masked, 0, DEEPEST)
    doublings = jnp.floor(jax.lax.stop_gradient(behind))
    found = jnp.log1p(-(behind - doublings) / 2) - doublings * jnp.log(2.0)
    return jax.nn.log_softmax(jnp.where(is_there, found, ABSENT))


def outputs(weights: Weights, batch: Batch, dropout: float = 0.0, key: jax.Array | None = None) -> Outputs:
    """All outputs for a batch; with a key for random numbers, a part of the features is left out."""
    features = batch["features"]
    if key is not None:
        features = jnp.where(jax.random.bernoulli(key, 1 - dropout, features.shape), features, PADDING)
    second = second_layer(weights, features, 1.0 if key is None else 1 - dropout)
    playing = batch["playing"]
    chances = log_shares(second @ weights["strength"] + weights["strength_bias"], playing)
    points = second @ weights["points"] + weights["points_bias"]
    places = jnp.swapaxes(batch["places"], 1, 2)  # seat, place, list
    owning = (second @ weights["owner"].T + weights["owner_bias"]).reshape(-1, weights["owner"].shape[0])
    owners = scores_of(owning, places.reshape(-1, *places.shape[2:])).reshape(places.shape[:3])
    owners = jnp.pad(jnp.swapaxes(owners, 1, 2), ((0, 0), (0, 0), (1, 0)))  # nobody has the logit 0
    present = batch["places"][..., 0] != PADDING
    owners = log_shares(owners, jnp.pad(present, ((0, 0), (0, 0), (1, 0)), constant_values=True))
    deciding = jnp.take_along_axis(second, batch["decider"].astype(jnp.int32)[:, None, None], axis=1)[:, 0]
    logits = scores_of(deciding @ weights["decision"].T + weights["decision_bias"], batch["decisions"])
    priors = log_shares(logits, batch["decisions"][..., 0] != PADDING)
    return Outputs(chances, points, owners, priors)


def losses(
    weights: Weights, batch: Batch, settings: Settings, key: jax.Array | None = None
) -> tuple[jax.Array, dict[str, jax.Array]]:
    """The total loss of a batch, and its parts; ``result`` is the loss of the chances against the result alone.

    With a key for random numbers, a part of the features is left out.
    """
    found = outputs(weights, batch, settings.dropout, key)
    playing = batch["playing"]
    shares, searched, visits = (batch[name].astype(jnp.float32) for name in ("shares", "chances", "visits"))
    logs = jnp.where(playing, found.chances, 0)
    result = -(logs * shares).sum(-1).mean()
    chances = settings.result * result - (1 - settings.result) * (logs * searched).sum(-1).mean()
    error = jnp.where(playing, jnp.abs(found.points - batch["points"].astype(jnp.float32)), 0)
    huber = jnp.where(error < HUBER, 0.5 * error**2, HUBER * (error - 0.5 * HUBER))
    points = huber.sum() / playing.sum()
    owner = batch["owners"].astype(jnp.int32)
    owned = jnp.take_along_axis(found.owners, jnp.maximum(owner, 0)[..., None], axis=-1)[..., 0]
    owners = -jnp.where(owner >= 0, owned, 0).sum() / jnp.maximum((owner >= 0).sum(), 1)
    standing = jnp.where(visits > 0, 0, jnp.log(batch["stands_for"].astype(jnp.float32))[:, None])
    priors = -(jax.nn.log_softmax(found.priors + standing) * visits).sum() / jnp.maximum(visits.sum(), 1)
    total = chances + settings.points_loss * points + settings.owners_loss * owners + settings.priors_loss * priors
    parts = {"total": total, "chances": chances, "result": result, "points": points, "owners": owners}
    return total, parts | {"priors": priors}
