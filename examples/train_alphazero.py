#!/usr/bin/env python3
"""Trains a small network for two-player Ekö in the manner of AlphaZero: search, self-play and learning in one file.

    python examples/train_alphazero.py --minutes 10 --out alphazero.pickle

It needs JAX and Optax in addition to Tetrarch. Run `tetrarch warmup` first, or it is slow. Run the same command again
to continue from the checkpoint.

All games advance together. For each move, a tree search with PUCT (Silver et al., 2018) runs in all games at once: a
copy of the batch walks from the roots to new leaves, and one call of the network evaluates all leaves. Ekö has no
hidden information and no chance after the deal, so a copy of the games is a perfect model of them. Legends would need
determinization, since a copy of its games knows the order of the deck.
"""

from __future__ import annotations

import argparse
import pickle
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax  # type: ignore[import-untyped]

from tetrarch.arena import wilson
from tetrarch.envs.batch import Batch

HIDDEN = 128
RATE = 1e-3
EXPLORATION = 1.5
"""The weight of the priors in PUCT."""
NOISE = 0.25
CONCENTRATION = 0.3
"""The part and the concentration of the Dirichlet noise that is added to the priors of a root."""
MINIBATCH = 256
FORBIDDEN = -1e9
"""The logit of an illegal action."""

Weights = dict[str, jax.Array]
Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Ints = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Settings:
    """What a run does."""

    games: int = 64
    """Games that are played at the same time."""
    simulations: int = 24
    """Simulations of the search for each move."""
    moves: int = 32
    """Moves of every game between two updates of the network."""
    steps: int = 32
    """Steps of the optimiser for each update."""
    window: int = 20_000
    """The number of latest samples that the learner draws from."""
    round_limit: int = 20
    """The number of rounds after which a game ends."""
    seed: int = 0


# The network


def initial_weights(inputs: int, actions: int, seed: int) -> Weights:
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
        "value": layer(HIDDEN, 1, 0.1),
    }


def forward(weights: Weights, seen: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return the log probabilities of all actions, and the value of the position to the player to act."""
    hidden = jnp.log1p(seen.astype(jnp.float32))
    hidden = jax.nn.relu(hidden @ weights["w1"] + weights["b1"])
    hidden = jax.nn.relu(hidden @ weights["w2"] + weights["b2"])
    logits = jnp.where(masks > 0, hidden @ weights["policy"], FORBIDDEN)
    return jax.nn.log_softmax(logits), jnp.tanh(hidden @ weights["value"])[:, 0]


@dataclass
class Network:
    """The weights, and the columns of the observation that they read: those that vary in random games."""

    weights: Weights
    columns: npt.NDArray[np.intp]


compiled_forward = jax.jit(forward)


def evaluate(network: Network, batch: Batch) -> tuple[Floats, Floats]:
    """Return the probabilities of all actions, and the values of the positions to the player to act."""
    seen = batch.observation[:, network.columns]
    chances, worth = compiled_forward(network.weights, seen, batch.mask)
    return np.exp(np.asarray(chances)), np.asarray(worth)


def used_columns(round_limit: int) -> npt.NDArray[np.intp]:
    """Return the columns of the observation that vary in random games."""
    batch = new_batch(64, 0, round_limit)
    first = batch.observation[0].copy()
    is_used = np.zeros(len(first), dtype=bool)
    for _ in range(400):
        batch.step(batch.random_actions())
        is_used |= (batch.observation != first).any(0)
    return np.flatnonzero(is_used)


def new_batch(size: int, seed: int, round_limit: int) -> Batch:
    """Return a batch of two-player games."""
    return Batch("eko", size, seed=seed, round_limit=round_limit)


def loss_of(weights: Weights, seen: jax.Array, masks: jax.Array, visits: jax.Array, results: jax.Array) -> jax.Array:
    """Return the loss of AlphaZero: cross-entropy of the policy with the visits, and the squared error of the value."""
    chances, worth = forward(weights, seen, masks)
    policy = -jnp.where(masks > 0, visits * chances, 0).sum(1).mean()
    return policy + ((worth - results) ** 2).mean()


OPTIMISER = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(RATE, weight_decay=1e-4))


@jax.jit
def learn(weights: Weights, memory: optax.OptState, *samples: jax.Array) -> tuple[Weights, optax.OptState, jax.Array]:
    """Make one step of the optimiser."""
    loss, slopes = jax.value_and_grad(loss_of)(weights, *samples)
    steps, memory = OPTIMISER.update(slopes, memory, weights)
    return optax.apply_updates(weights, steps), memory, loss


# The search


def search(batch: Batch, network: Network, simulations: int, rng: np.random.Generator | None) -> Floats:
    """Search from the current positions of all games, and return the share of the visits of each action.

    With a generator, noise is added to the priors of the roots. Values in the tree are those to player 0.
    """
    size, actions = batch.size, batch.table_size
    every = np.arange(size)
    child = np.zeros((size, simulations + 1, actions), dtype=np.int32)
    """The node behind each action of each node, or 0."""
    visits, total = (np.zeros((size, simulations + 1, actions), dtype=np.float32) for _ in range(2))
    priors = np.zeros((size, simulations + 1, actions), dtype=np.float32)
    player = np.zeros((size, simulations + 1), dtype=np.int64)
    is_end = np.zeros((size, simulations + 1), dtype=bool)
    end_value = np.zeros((size, simulations + 1), dtype=np.float32)

    def expand(model: Batch, node: int, rows: npt.NDArray[np.bool_]) -> Floats:
        """Evaluate the positions of a copy of the batch as new nodes; returns their values to player 0."""
        chances, worth = evaluate(network, model)
        priors[rows, node] = chances[rows]
        player[rows, node] = model.player[rows]
        return np.where(model.player == 0, worth, -worth).astype(np.float32)

    expand(batch, 0, np.ones(size, dtype=bool))
    if rng is not None:
        noise = rng.gamma(CONCENTRATION, size=(size, actions)).astype(np.float32) * batch.mask
        priors[:, 0] = (1 - NOISE) * priors[:, 0] + NOISE * noise / np.maximum(noise.sum(1, keepdims=True), 1e-9)
    for node in range(1, simulations + 1):
        model = batch.copy()
        model.auto_reset = False
        place = np.zeros(size, dtype=np.int64)
        is_walking = np.ones(size, dtype=bool)
        is_new = np.zeros(size, dtype=bool)
        path: list[tuple[npt.NDArray[np.bool_], Ints, Ints]] = []
        while is_walking.any():
            seen = visits[every, place]
            sign = np.where(player[every, place] == 0, 1, -1)[:, None]
            mean = sign * total[every, place] / np.maximum(seen, 1)
            bonus = EXPLORATION * priors[every, place] * np.sqrt(seen.sum(1, keepdims=True) + 1) / (1 + seen)
            chosen = np.where(priors[every, place] > 0, mean + bonus, -np.inf).argmax(1)
            path.append((is_walking.copy(), place.copy(), chosen))
            model.step(np.where(is_walking, chosen, -1), check=False)  # -1 leaves a game as it is
            below = child[every, place, chosen]
            is_new |= is_walking & (below == 0)
            child[every[is_walking], place[is_walking], chosen[is_walking]] = np.where(below == 0, node, below)[
                is_walking
            ]
            ended = is_walking & (below == 0) & model.done
            is_end[ended, node] = True
            end_value[ended, node] = model.reward[ended, 0]
            place = np.where(is_walking, child[every, place, chosen], place)
            is_walking &= (below > 0) & ~is_end[every, place]
        worth = expand(model, node, is_new & ~model.done)
        worth = np.where(is_end[every, place], end_value[every, place], worth)
        for walked, at, chosen in path:
            visits[every[walked], at[walked], chosen[walked]] += 1
            total[every[walked], at[walked], chosen[walked]] += worth[walked]
    return (visits[:, 0] / simulations).astype(np.float32)


# Training


class Decision(NamedTuple):
    """One decision of a running game."""

    seen: Bytes
    mask: Bytes
    visits: Floats
    player: int


class Samples(NamedTuple):
    """The decisions of a finished game, each with the result for its player."""

    seen: Bytes
    masks: Bytes
    visits: Floats
    results: Floats


@dataclass
class State:
    """Everything a run needs to go on: the content of its checkpoint."""

    settings: Settings
    batch: Batch
    network: Network
    memory: optax.OptState
    unfinished: list[list[Decision]]
    """The decisions of each running game."""
    samples: list[Samples] = field(default_factory=list)
    """Those of finished games; the oldest first."""
    updates: int = 0


def new_state(settings: Settings) -> State:
    """Return the start of a run."""
    batch = new_batch(settings.games, settings.seed, settings.round_limit)
    columns = used_columns(settings.round_limit)
    weights = initial_weights(len(columns), batch.table_size, settings.seed)
    unfinished: list[list[Decision]] = [[] for _ in range(settings.games)]
    return State(settings, batch, Network(weights, columns), OPTIMISER.init(weights), unfinished)


def play(state: State, rng: np.random.Generator) -> None:
    """Play some moves of all games, and keep the samples of those that end."""
    batch, columns = state.batch, state.network.columns
    for _ in range(state.settings.moves):
        visits = search(batch, state.network, state.settings.simulations, rng)
        actions = (visits.cumsum(1) > rng.random((batch.size, 1)) * visits.sum(1, keepdims=True)).argmax(1)
        for game, own in enumerate(state.unfinished):
            seen, mask = batch.observation[game, columns], batch.mask[game].copy()
            own.append(Decision(seen, mask, visits[game], int(batch.player[game])))
        batch.step(actions)
        for game in map(int, np.flatnonzero(batch.done)):
            seen, masks, targets, players = zip(*state.unfinished[game], strict=True)
            results = batch.reward[game][list(players)]
            state.samples.append(Samples(np.stack(seen), np.stack(masks), np.stack(targets), results))
            state.unfinished[game] = []
    while sum(len(part.results) for part in state.samples[1:]) > state.settings.window:
        del state.samples[0]


def update(state: State) -> float:
    """Play, then learn; returns the mean loss, or NaN before the first game is over."""
    rng = np.random.default_rng((state.settings.seed, state.updates))
    play(state, rng)
    state.updates += 1
    if not state.samples:
        return float("nan")
    arrays = [np.concatenate(parts) for parts in zip(*state.samples, strict=True)]
    losses: list[float] = []
    for _ in range(state.settings.steps):
        rows = rng.integers(0, len(arrays[3]), MINIBATCH)
        drawn = (array[rows] for array in arrays)
        state.network.weights, state.memory, loss = learn(state.network.weights, state.memory, *drawn)
        losses.append(float(loss))
    return float(np.mean(losses))


def save(state: State, path: Path) -> None:
    """Write a checkpoint, all or nothing."""
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_bytes(pickle.dumps(state))
    unfinished.replace(path)


def load(settings: Settings, path: Path) -> State:
    """Read a checkpoint, or start a run if there is none. Open only checkpoints that you trust."""
    if not path.exists():
        return new_state(settings)
    state: State = pickle.loads(path.read_bytes())
    if state.settings != settings:
        raise SystemExit(f"{path} has other settings: {state.settings}")
    return state


def beats_random(network: Network, games: int, seed: int, simulations: int, round_limit: int) -> float:
    """Return the wins of the search against random play, half from each seat; a tie counts as half."""
    batch = new_batch(games, seed, round_limit)
    batch.auto_reset = False
    own = np.arange(games) % 2
    won, is_over = np.zeros(games), np.zeros(games, dtype=bool)
    while not is_over.all():
        drawn = batch.random_actions().copy()
        found = search(batch, network, simulations, None).argmax(1)
        batch.step(np.where(batch.player == own, found, drawn), check=False)
        ended = batch.done & ~is_over
        won[ended] = (batch.reward[np.arange(games), own][ended] + 1) / 2
        is_over |= ended
    return float(won.sum())


def train(settings: Settings, path: Path, *, minutes: float = 0, updates: int = 0, tell: bool = True) -> State:
    """Train for some minutes, or until so many updates are made in all, with a checkpoint after each."""
    state = load(settings, path)
    began = time.monotonic()
    while state.updates < updates or time.monotonic() < began + 60 * minutes:
        loss = update(state)
        save(state, path)
        if tell:
            samples = sum(len(part.results) for part in state.samples)
            print(f"update {state.updates}: loss {loss:.3f}, {samples} samples", flush=True)
    return state


def main() -> None:
    """Train and test."""
    parser = argparse.ArgumentParser(description="Train a small network for Ekö in the manner of AlphaZero.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=Settings.games)
    parser.add_argument("--simulations", type=int, default=Settings.simulations)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("alphazero.pickle"))
    chosen = parser.parse_args()
    settings = Settings(games=chosen.games, simulations=chosen.simulations, seed=chosen.seed)
    state = train(settings, chosen.out, minutes=chosen.minutes)
    games = 200
    won = beats_random(state.network, games, 1, settings.simulations, settings.round_limit)
    share = wilson(won, games)
    print(f"{won / games:.1%} of {games} games against random, 95% interval {share.low:.1%} to {share.high:.1%}")


if __name__ == "__main__":
    main()
