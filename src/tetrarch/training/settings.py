"""The settings of a training run, and the names of the files in its folder."""

from __future__ import annotations

from typing import Annotated

import msgspec

FORMAT = "tetrarch/training-run"
VERSION = 1
RUN = "run.json"
NETWORK = "network.bin"
LEARNER = "learner.npz"
SAMPLES = "samples"
NETWORKS = "networks"
LOGS = "logs"

Count = Annotated[int, msgspec.Meta(ge=1)]
Part = Annotated[float, msgspec.Meta(ge=0, le=1)]
Amount = Annotated[float, msgspec.Meta(ge=0, le=1000)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What determines the games and the weights of a run; a run that continues must have the same settings."""

    game: str
    seed: str = "1"
    players: tuple[int, ...] = (2, 3, 4)
    """The numbers of players, one after the other."""
    games: Count = 400
    """The number of games in each round."""
    chunk: Count = 8
    """The number of games that a process plays at a time; their samples share a file."""
    simulations: tuple[int, int] = (150, 400)
    """The least and the greatest number of simulations of a decision whose visits are a target of the priors."""
    quick_simulations: Count = 32
    """The number of simulations of all other decisions."""
    searched: Part = 0.2
    """The part of the decisions with more simulations."""
    openings: Annotated[int, msgspec.Meta(ge=0)] = 8
    """The largest number of random decisions at the start of a game."""
    varied: Annotated[int, msgspec.Meta(ge=0)] = 24
    """For so many decisions, the choice is in proportion to the visits; after them, the best is chosen."""
    variants: Part = 0.5
    """The part of the games with a random mixture of variants."""
    batch: Count = 512
    """The number of samples of one step of the learner."""
    reuse: Amount = 2.5
    """The number of samples that the learner draws in a round, for each new one."""
    window: Count = 400_000
    """The number of latest samples that the learner draws from; each takes 4 to 5 kB of memory."""
    rate: Amount = 1e-3
    """The learning rate; it falls towards a tenth of this at the end of the time or of the rounds."""
    dropout: Part = 0.2
    """The part of the features of positions that each step leaves out."""
    decay: Amount = 0.1
    """The decoupled weight decay, relative to the learning rate."""
    averaging: Part = 0.999
    """The part of the averaged weights that each step keeps; the network consists of averaged weights."""
    result: Part = 0.2
    """The part of the game's result in the target of the chances; the rest are the chances that searches found."""
    ahead: Part = 0.95
    """How much the chances of each sample count relative to those of the next one in the game; the result is the last.

    The chances of a sample are such a mean, which varies less than the result does.
    """
    points_loss: Amount = 0.02
    owners_loss: Amount = 0.3
    priors_loss: Amount = 0.5
    """The weights of the losses beside that of the chances."""
    gate: Count = 48
    """The number of games of each match that decides about a new network."""
    gate_simulations: Count = 200
    """The number of simulations of each decision in these games."""

    @property
    def chunks(self) -> int:
        """The number of files with samples of one round."""
        return -(-self.games // self.chunk)


HELD_OUT = 8
"""One in so many files of samples is held out: the learner measures its losses there."""


def is_held_out(chunk: int) -> bool:
    """Whether the samples of a chunk of games are held out."""
    return chunk % HELD_OUT == HELD_OUT - 1


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One finished round: the games, what was learned from them, and the matches of the new network."""

    number: int
    player: int | None
    """The round whose network played; None for the hand-written evaluation."""
    games: int
    positions: int
    steps: int
    """The number of steps of the learner so far."""
    losses: dict[str, float]
    """The mean losses of the last steps."""
    held_out: dict[str, float]
    """The losses on held-out samples."""
    matches: dict[str, float]
    """The share of the win that the new network took in each match, relative to an even share."""
    accepted: bool
    seconds: float
    """The time since the start of the run, without the time between its parts."""


class Run(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The description of a run: the contents of ``run.json``."""

    format: str = FORMAT
    version: int = VERSION
    settings: Settings
    programs: dict[str, str] = {}
    """The versions of the programs and libraries."""
    device: str = ""
    processes: int = 0
    seconds: float = 0.0
    progress: float = 0.0
    """The part of the run that is done, by the time or the rounds that it was given; the learning rate follows it."""
    rounds: list[Round] = []
    closed: dict[str, int] = {}
    """Rounds that a time limit ended: the number of their files."""

    @property
    def accepted(self) -> int | None:
        """The latest round whose network was accepted; None for none."""
        return next((one.number for one in reversed(self.rounds) if one.accepted), None)

    def player(self, number: int) -> int | None:
        """The round whose network plays the games of a round; they begin before the round before is finished."""
        return next((one.number for one in reversed(self.rounds) if one.accepted and one.number < number - 1), None)
