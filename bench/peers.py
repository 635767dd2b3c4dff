"""Measures how fast other libraries play uniformly random games and search, on one core; prints one JSON object.

It runs in a separate environment (``.bench-venv``), so that Tetrarch does not depend on the peers:

    .bench-venv/bin/python bench/peers.py [--seconds S | --quick] [--core N] [--only NAMES]
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import random
import sys
from collections.abc import Callable
from importlib import metadata
from time import perf_counter

Figures = dict[str, str | float | bool]

SIMULATIONS = 4
"""Simulations of one search. The first starts at the root and the others just below it, so that nearly all of the
time goes into whole random games."""

MAX_ROLLOUTS = 1 << 20

BATCH = 1024
"""Games of a batch, as many as in the bench of our own batches."""

LOOP = 20
"""Steps of a batch per call."""

DECISION_SIMULATIONS = 1000
"""Simulations per decision, as many as in the bench of our own search."""


def play_in_python(name: str, seconds: float) -> Figures:
    """Step random games of OpenSpiel from Python: ask for the legal actions, pick one, apply it."""
    import pyspiel

    game = pyspiel.load_game(name)
    generator = random.Random(1)
    draw = generator.random
    games = moves = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not games:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                moves += 1
        games += 1
    return {"python_moves_per_s": moves / elapsed, "plies_per_game": moves / games, "python_games": games}


def roll_in_loop(name: str, seconds: float) -> Figures:
    """Run random games of OpenSpiel in its own C++ loop: the rollouts of a small tree search."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def search(rollouts: int, seed: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=seed)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 100, False, seed, False)
        start = perf_counter()
        bot.step(state)
        return perf_counter() - start

    # Each search takes about a tenth of the time, so that the overhead around the rollouts is negligible.
    rollouts = 1
    while (taken := search(rollouts, seed=rollouts)) < seconds / 40 and rollouts < MAX_ROLLOUTS:
        rollouts *= 2
    rollouts = max(1, round(rollouts * seconds / 10 / taken))
    games = 0
    elapsed = 0.0
    while elapsed < seconds:
        elapsed += search(rollouts, seed=games + 1)
        games += SIMULATIONS * rollouts
    return {"loop_games_per_s": games / elapsed, "loop_games": games}


def search_in_loop(name: str, seconds: float) -> Figures:
    """Search from the start in OpenSpiel's own C++: a new tree each time, one random game per simulation."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    searches = 0
    elapsed = 0.0
    while elapsed < seconds:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=searches + 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, DECISION_SIMULATIONS, 100, False, searches + 1, False)
        start = perf_counter()
        bot.step(state)
        elapsed += perf_counter() - start
        searches += 1
    return {"mcts_simulations_per_s": searches * DECISION_SIMULATIONS / elapsed}


def measure_breakthrough(seconds: float) -> Figures:
    """Measure breakthrough: random games, and OpenSpiel's tree search."""
    return {**measure_open_spiel("breakthrough", seconds), **search_in_loop("breakthrough", seconds)}


def measure_open_spiel(name: str, seconds: float) -> Figures:
    """Measure random games of OpenSpiel; the plies of its C++ loop are derived, because it does not count them."""
    stepped = play_in_python(name, seconds)
    rolled = roll_in_loop(name, seconds)
    plies = float(rolled["loop_games_per_s"]) * float(stepped["plies_per_game"])
    return {"library": "open_spiel", "loop_plies_per_s": plies, "loop_plies_are_derived": True, **rolled, **stepped}


def measure_catanatron(players: int, seconds: float) -> Figures:
    """Measure random games of catanatron, counted by actions."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    games = actions = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not games:
        game = Game([RandomPlayer(color) for color in list(Color)[:players]], seed=games + 1)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            actions += 1
        games += 1
    return {
        "library": "catanatron",
        "players": players,
        "python_moves_per_s": actions / elapsed,
        "plies_per_game": actions / games,
        "python_games": games,
    }


def measure_pgx(name: str, seconds: float, batch: int = BATCH) -> Figures:
    """Measure batches of random games of Pgx, with masks, observations and new games for finished ones.

    The steps run in its own compiled loop, many per call; compiling is not counted.
    """
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    environment = pgx.make(name)
    step = jax.vmap(auto_reset(environment.step, environment.init))

    @jax.jit
    def run(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
        def once(carry: tuple[pgx.State, jax.Array], _: None) -> tuple[tuple[pgx.State, jax.Array], None]:
            state, key = carry
            key, choice, new = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            action = jax.random.categorical(choice, logits, axis=1)
            return (step(state, action, jax.random.split(new, batch)), key), None

        return jax.lax.scan(once, (state, key), None, length=LOOP)[0]

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(environment.init))(jax.random.split(key, batch))
    state, key = jax.block_until_ready(run(state, key))  # type: ignore[no-untyped-call]
    calls = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not calls:
        state, key = jax.block_until_ready(run(state, key))  # type: ignore[no-untyped-call]
        calls += 1
    return {"library": "pgx", "batch": batch, "steps_per_s": calls * LOOP * batch / elapsed}


def measure_connect_four(seconds: float) -> Figures:
    """Measure random games of PettingZoo's connect_four, stepped from Python, with its masks and observations."""
    from pettingzoo.classic import connect_four_v3

    environment = connect_four_v3.env()
    draw = random.Random(1).choice
    games = steps = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not games:
        environment.reset(seed=games)
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            environment.step(draw(observation["action_mask"].nonzero()[0]))
            steps += 1
        games += 1
    return {"library": "pettingzoo", "batch": 1, "steps_per_s": steps / elapsed}


PEERS: dict[str, Callable[[float], Figures]] = {
    "breakthrough": measure_breakthrough,
    "chess": lambda seconds: measure_open_spiel("chess", seconds),
    "backgammon": lambda seconds: measure_open_spiel("backgammon", seconds),
    "catanatron-2": lambda seconds: measure_catanatron(2, seconds),
    "catanatron-3": lambda seconds: measure_catanatron(3, seconds),
    "catanatron-4": lambda seconds: measure_catanatron(4, seconds),
    "pgx-go": lambda seconds: measure_pgx("go_9x9", seconds),
    "pgx-hex": lambda seconds: measure_pgx("hex", seconds),
    "connect-four": measure_connect_four,
}


def attempt(peer: Callable[[float], Figures], seconds: float) -> Figures:
    """Return the figures of one peer or its error; its output goes to standard error."""
    try:
        with contextlib.redirect_stdout(sys.stderr):
            return {key: round(value, 1) if type(value) is float else value for key, value in peer(seconds).items()}
    except Exception as error:  # a peer may raise anything
        return {"error": f"{type(error).__name__}: {error}"}


def pin(core: int | None) -> int | None:
    """Pin the process to one core: the given one or the first allowed; return None if the platform cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    chosen = min(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return chosen


def version_of(package: str) -> str | None:
    """Return the version of an installed package, or None."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def positive(text: str) -> float:
    """Parse a number of seconds."""
    seconds = float(text)
    if not 0 < seconds < 3600:
        raise argparse.ArgumentTypeError(f"{text} is not a time between 0 and 3600 seconds")
    return seconds


def names(text: str) -> list[str]:
    """Parse names of peers."""
    unknown = [name for name in text.split(",") if name not in PEERS]
    if unknown:
        raise argparse.ArgumentTypeError(f"{unknown[0]!r} is none of {', '.join(PEERS)}")
    return text.split(",")


def main() -> None:
    """Measure the peers and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=positive, help="time for each figure (3)")
    parser.add_argument("--quick", action="store_true", help="half a second for each figure")
    parser.add_argument("--core", type=int, help="the core to run on (the first allowed)")
    parser.add_argument("--only", type=names, default=list(PEERS), help="the peers to measure, separated by commas")
    options = parser.parse_args()
    seconds = options.seconds or (0.5 if options.quick else 3.0)
    core = pin(options.core)
    report = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "core": core,
        "seconds": seconds,
        "versions": {
            name: version_of(name) for name in ("open_spiel", "catanatron", "pgx", "jax", "pettingzoo", "numpy")
        },
        "peers": {name: attempt(PEERS[name], seconds) for name in options.only},
    }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
