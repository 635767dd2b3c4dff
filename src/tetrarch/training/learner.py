"""The learner: gradient steps with Adam, averaged weights and checkpoints."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from tetrarch.bots.network import FloatArray
from tetrarch.training.model import Batch, Weights, losses
from tetrarch.training.samples import Replay
from tetrarch.training.settings import Settings

FIRST, SECOND = 0.9, 0.999
"""How much of the running means of gradients and of their squares each step keeps."""
WARM_UP = 100
"""The number of steps in which the learning rate rises."""
LEAST_RATE = 0.1
"""The part of itself towards which the learning rate falls until the end of a run."""
SMALL = 1e-8
LIMIT = 1.0
"""Longer gradients are shortened to this length."""
PARTS = ("weights", "mean", "square", "average")
RECENT = 0.98
"""How much of the running means of the losses each step keeps."""


def open_device(name: str) -> jax.Device:
    """The device that learns; a ``ValueError`` if it is not there."""
    try:
        return jax.devices(name)[0]
    except RuntimeError:
        raise ValueError(f"JAX finds no device {name!r} here, only {jax.default_backend()}") from None


State = dict[str, Weights]
"""The weights, the running means of gradients and squares, and the averaged weights."""


@partial(jax.jit, static_argnames="settings")
def make_step(
    state: State, step: jax.Array, rate: jax.Array, batch: Batch, settings: Settings
) -> tuple[State, dict[str, jax.Array]]:
    """One step of Adam with decoupled weight decay."""
    weights = state["weights"]
    key = jax.random.key(step.astype(jnp.int32))
    gradients, parts = jax.grad(losses, has_aux=True)(weights, batch, settings, key)
    length = jnp.sqrt(sum((gradient**2).sum() for gradient in gradients.values()))
    shrink = jnp.minimum(1.0, LIMIT / (length + SMALL))
    rate = rate * jnp.minimum(1.0, (step + 1) / WARM_UP)
    kept = jnp.minimum(settings.averaging, (step + 1) / (step + 10))
    after: State = {part: {} for part in PARTS}
    for name, old in weights.items():
        gradient = gradients[name] * shrink
        mean = FIRST * state["mean"][name] + (1 - FIRST) * gradient
        square = SECOND * state["square"][name] + (1 - SECOND) * gradient**2
        moved = (mean / (1 - FIRST ** (step + 1))) / (jnp.sqrt(square / (1 - SECOND ** (step + 1))) + SMALL)
        new = old - rate * (moved + settings.decay * old)
        average = kept * state["average"][name] + (1 - kept) * new
        for part, value in zip(PARTS, (new, mean, square, average), strict=True):
            after[part][name] = value
    return after, parts


@partial(jax.jit, static_argnames="settings")
def measure(weights: Weights, batch: Batch, settings: Settings) -> dict[str, jax.Array]:
    """The losses of a batch."""
    return losses(weights, batch, settings)[1]


class Learner:
    """The weights and the state of the optimiser."""

    def __init__(self, settings: Settings, weights: dict[str, FloatArray], device: jax.Device) -> None:
        self.settings = settings
        self.device = device
        self.steps = 0
        self.round = -1
        """The last round that was learned from."""
        zeros = {name: np.zeros_like(array) for name, array in weights.items()}
        self.state = self._placed({"weights": weights, "mean": zeros, "square": zeros, "average": weights})
        self.recent: dict[str, float] = {}
        """Running means of the losses."""

    def _placed(self, state: dict[str, dict[str, FloatArray]]) -> State:
        placed: State = jax.device_put(state, self.device)
        return placed

    @property
    def weights(self) -> dict[str, FloatArray]:
        """The averaged weights."""
        return {name: np.asarray(array) for name, array in self.state["average"].items()}

    def learn(self, replay: Replay, round_: int, steps: int, is_due: Callable[[], bool], progress: float = 0.0) -> None:
        """Make steps on random samples; ``is_due`` is called after each one and tells whether to stop.

        ``progress`` is the part of the run that is done: the learning rate falls with it.
        """
        fallen = 1 - (1 - LEAST_RATE) * (1 - math.cos(math.pi * min(progress, 1.0))) / 2
        rate = jnp.float32(self.settings.rate * fallen)
        generator = np.random.default_rng([round_, *self.settings.seed.encode()])
        pending: dict[str, jax.Array] = {}
        for _ in range(steps):
            batch = jax.device_put(replay.draw(generator, self.settings.batch), self.device)
            self.state, parts = make_step(self.state, jnp.float32(self.steps), rate, batch, self.settings)
            self._note(pending)  # of the step before, which is done while this one runs
            pending = parts
            self.steps += 1
            if is_due():
                break
        self._note(pending)
        self.round = round_

    def _note(self, parts: dict[str, jax.Array]) -> None:
        for name, value in parts.items():
            before = self.recent.get(name, float(value))
            self.recent[name] = RECENT * before + (1 - RECENT) * float(value)

    def measure(self, replay: Replay) -> dict[str, float]:
        """The mean losses of the averaged weights on all samples of a buffer."""
        found: dict[str, list[float]] = {}
        for batch in replay.batches(min(self.settings.batch, len(replay))):
            parts = measure(self.state["average"], jax.device_put(batch, self.device), self.settings)
            for name, value in parts.items():
                found.setdefault(name, []).append(float(value))
        return {name: float(np.mean(values)) for name, values in found.items()}

    # Checkpoints

    def save(self, path: Path) -> None:
        """Write a checkpoint, all or nothing."""
        unfinished = path.with_suffix(f".{os.getpid()}.unfinished")
        arrays = {f"{part} {name}": np.asarray(array) for part in PARTS for name, array in self.state[part].items()}
        arrays |= {f"recent {name}": np.array(value) for name, value in self.recent.items()}
        with unfinished.open("wb") as file:
            np.savez(file, allow_pickle=False, steps=np.array(self.steps), round=np.array(self.round), **arrays)
        unfinished.replace(path)

    def load(self, path: Path) -> None:
        """Continue from a checkpoint."""
        with np.load(path, allow_pickle=False) as file:
            self.steps, self.round = int(file["steps"]), int(file["round"])
            recent = [name for name in file.files if name.startswith("recent ")]
            self.recent = {name.removeprefix("recent "): float(file[name]) for name in recent}
            names = list(self.state["weights"])
            self.state = self._placed({part: {name: file[f"{part} {name}"] for name in names} for part in PARTS})
