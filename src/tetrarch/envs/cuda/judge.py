"""The judgement of many positions by a network on a GPU, with a warp for each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numba import cuda, types

from tetrarch.bots.network import Judgement, Network, judgement_of, reader
from tetrarch.core.kernel import Flat, Floats
from tetrarch.core.position import Array, FlatPosition
from tetrarch.envs.cuda.compiler import Program, launcher, require_gpu
from tetrarch.envs.cuda.warps import STAND_INS, WARP

BLOCK = 64
REGISTERS = 128
MOST = 4096
"""The number of positions that are judged at the same time."""

# Where the parts of a position begin, in a row of numbers; each part ends where that of the next row begins
BOARD, STATE, DECISIONS, VALUES, OWNERS = range(5)
PLACES = 5


def judge(*_: Any) -> Any:
    """Stand in for the kernel of the game."""


def judge_all(
    places: Flat,
    boards: Flat,
    states: Flat,
    decisions: Flat,
    weights: Floats,
    floats: Floats,
    works: Flat,
    values: Flat,
    owners: Flat,
    priors: Flat,
    floats_size: int,
    work_size: int,
    count: int,
) -> None:
    """Judge all positions; ``places`` tells where the parts of each are, and at the end where the last ones end."""
    warp = cuda.grid(1) // WARP
    own_floats = floats[warp * floats_size : (warp + 1) * floats_size]
    work = works[warp * work_size : (warp + 1) * work_size]
    for number in range(warp, count, cuda.gridsize(1) // WARP):
        here = places[number * PLACES : (number + 1) * PLACES]
        there = places[(number + 1) * PLACES : (number + 2) * PLACES]
        judge(
            boards[here[BOARD] : there[BOARD]],
            states[here[STATE] : there[STATE]],
            weights,
            own_floats,
            work,
            decisions[here[DECISIONS] : there[DECISIONS]],
            values[here[VALUES] : there[VALUES]],
            owners[here[OWNERS] : there[OWNERS]],
            priors[here[DECISIONS] : there[DECISIONS]],
        )


FLAT, FLOAT, NUMBER = types.int64[::1], types.float32[::1], types.int64
SIGNATURE = (FLAT, FLAT, FLAT, FLAT, FLOAT, FLOAT, FLAT, FLAT, FLAT, FLAT, NUMBER, NUMBER, NUMBER)


@cache
def judge_program(game: str) -> Any:
    """The compiled program that judges positions of a game."""
    return Program(STAND_INS).compile(judge_all, f"{game}_judge", SIGNATURE, REGISTERS, judge=reader(game).judge)


class DeviceJudge:
    """A network in the memory of a GPU, which judges many positions at a time.

    The judgements are those of ``tetrarch.bots.network.forward``.
    """

    def __init__(self, network: Network) -> None:
        require_gpu("DeviceJudge")
        self.network = network
        self._program = judge_program(network.game)
        self._weights = cuda.to_device(network.flat)
        self._floats = cuda.device_array(MOST * network.reader.floats, dtype=np.float32)
        self._works = cuda.device_array(MOST * network.reader.work, dtype=np.int64)

    def judge(self, positions: Sequence[FlatPosition]) -> list[Judgement]:
        """What the network says about positions that are not over, and their legal decisions."""
        for position in positions:
            if position.game != self.network.game:
                raise ValueError(f"this network judges {self.network.game}, not {position.game}")
            if position.is_over:
                raise ValueError("the game is over: a network judges positions that are not")
        if not positions:
            return []
        decisions = [position.legal_ids() for position in positions]
        places, values, owners, priors = self.run(positions, decisions)
        found = []
        for number, (position, legal) in enumerate(zip(positions, decisions, strict=True)):
            here, there = places[number], places[number + 1]
            parts = (
                values[here[VALUES] : there[VALUES]],
                owners[here[OWNERS] : there[OWNERS]],
                priors[here[DECISIONS] : there[DECISIONS]],
            )
            found.append(judgement_of(position.players, legal, *parts))
        return found

    def run(self, positions: Sequence[FlatPosition], decisions: Sequence[Array]) -> tuple[Array, Array, Array, Array]:
        """The places of the parts of all positions, and the values, owners and priors as the kernel writes them."""
        known = self.network.reader
        count = len(positions)
        places: Array = np.zeros((count + 1, PLACES), dtype=np.int64)
        for number, (position, legal) in enumerate(zip(positions, decisions, strict=True)):
            owners_size = known.places(position) * (position.players + 1)
            places[number + 1] = (
                *(len(position.static), len(position.state), len(legal)),
                *(2 * position.players, owners_size),
            )
        places = np.cumsum(places, axis=0)
        values, owners, priors = (
            cuda.to_device(np.zeros(int(places[-1, part]), dtype=np.int64)) for part in (VALUES, OWNERS, DECISIONS)
        )
        boards = np.concatenate([position.static for position in positions])
        states = np.concatenate([position.state for position in positions])
        launcher(self._program, -(-min(count, MOST) * WARP // BLOCK), BLOCK)(
            *(cuda.to_device(places.reshape(-1)), cuda.to_device(boards), cuda.to_device(states)),
            *(cuda.to_device(np.concatenate(decisions)), self._weights, self._floats, self._works),
            *(values, owners, priors, known.floats, known.work, count),
        )
        return places, values.copy_to_host(), owners.copy_to_host(), priors.copy_to_host()
