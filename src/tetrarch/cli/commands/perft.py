"""``tetrarch perft``: count the sequences of decisions, to compare one version of the rules with another."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.warmup import choose_jit, ensure_warm
from tetrarch.cli.input.faults import input_fault, known_name
from tetrarch.cli.input.files import read_text
from tetrarch.cli.input.options import GameName, GivenOptions, Json, Players, deal_game
from tetrarch.cli.input.sources import check_game, read_position
from tetrarch.cli.terminal.speech import listed
from tetrarch.core import registry

if TYPE_CHECKING:
    from tetrarch.core.game import GamePosition

WINDOW = 1024
"""How many decisions of one position are held at a time."""


def perft(
    *,
    game: GameName,
    depth: Annotated[
        int, typer.Option("--depth", "-d", metavar="N", help="How many decisions deep.", min=0, max=50)
    ] = 3,
    players: Players = None,
    seed: Annotated[
        str | None, typer.Option("--seed", "-s", metavar="SEED", help="Which deal to count from.", show_default="1")
    ] = None,
    options: GivenOptions,
    position: Annotated[
        Path | None,
        typer.Option("--position", metavar="FILE", help="Count from this position, or from the end of this record."),
    ] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Show the count behind each first decision.")] = False,
    json: Json = False,
) -> None:
    """Count the sequences of decisions.

    The count begins at the deal of a seed, or at a position; a later deal ends a sequence.
    """
    known_name(game, "game", registry.names())
    given = [*(["--players"] if players is not None else []), *(["--seed"] if seed is not None else [])]
    given += options.names()
    if position is not None and given:
        raise input_fault("perft-own-deal", options=listed(["--position", *given]))
    if position is not None:
        read_text(position)  # what is not there should be missed before the compiler runs
    choose_jit("on")
    ensure_warm(game)
    if position is not None:
        start = read_position(str(position))
        check_game(start.game, game, str(position), f"perft {start.game} --position")
        if getattr(start, "viewer", None) is not None:
            raise input_fault("perft-view", name=str(position))
    else:
        start = deal_game(game, options, players, seed or "1").position
    with interruptible():
        report(start, depth, divide, json)


def report(start: GamePosition, depth: int, divide: bool, json: bool) -> None:
    """Count and print: for each depth, and for each first decision with ``divide``."""
    from tetrarch.core.formats import write_json

    counts = []
    if not json:
        print("depth         sequences   seconds")
    for reached in range(1, depth + 1):
        started = perf_counter()
        counts.append(count_sequences(start, reached))
        if not json:
            print(f"{reached:>5}  {counts[-1]:>16,}  {perf_counter() - started:>8.3f}", flush=True)
    parts = dict(divided(start, depth)) if divide and depth else {}
    if json:
        nodes = counts[-1] if counts else 1
        data: dict[str, object] = {"game": start.game, "depth": depth, "nodes": nodes, "counts": counts}
        if divide:
            data["divide"] = parts
        print(write_json(data))
        return
    for notation, count in parts.items():
        print(f"{notation}: {count}")


def count_sequences(position: GamePosition, depth: int) -> int:
    """The number of sequences of decisions of a depth."""
    import numpy as np

    length = len(position.state) + depth  # a history of positions may grow by one with each decision
    states = np.zeros(length * (depth + 1), dtype=np.int64)
    states[: len(position.state)] = position.state
    out = np.zeros(max(depth, 1) * (WINDOW + 2), dtype=np.int64)
    count = registry.game(position.game).perft
    return int(count(position.static, states, length, position.scratch, out, depth))


def divided(position: GamePosition, depth: int) -> Iterator[tuple[str, int]]:
    """Each legal decision with the number of sequences that begin with it."""
    for decision in position.legal_decisions():
        after = position.copy()
        after.push(decision.id)
        yield decision.notation, count_sequences(after, depth - 1)


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C end the program at once: compiled kernels do not check for signals."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    except ValueError:  # not in the main thread, where nobody presses keys
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
