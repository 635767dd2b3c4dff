"""Networks that judge positions: their weights as files, and what they say about a position.

A game has a network if its bots have ``NETWORK``, a ``Reader``. The file of its weights starts with a line that names
the format, then a line of JSON with the game, a hash of the features, the shape and a description of the training, then
the compressed weights as 16-bit floats, and at the end a checksum of all that comes before.
"""

from __future__ import annotations

import hashlib
import json
import warnings
import zlib
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from math import prod
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from tetrarch.bots.forward import BIAS1, BIAS2, EMBED, HIDDEN1, HIDDEN2, LAYER2, POINTS, STRENGTH
from tetrarch.core import registry
from tetrarch.core.position import Array, FlatPosition

FloatArray = npt.NDArray[np.float32]

FORMAT = b"tetrarch network 1\n"
CHECKSUM = 32
"""The length of the checksum in bytes."""
MOST_BYTES = 3_000_000
HALF = np.dtype("<f2")
"""The type of the weights in a file."""
LARGEST_WEIGHT = 1000.0
"""Weights beyond this would leave the range that the kernels count in."""
SHIPPED = "network.bin"
"""The name of the shipped weights among the data of a game's bots."""
CARD = "card.md"
"""The name of their card, in the same place."""


class Shape(NamedTuple):
    """The sizes of a game's network."""

    features: int
    owner_features: int
    decision_features: int
    hidden1: int = HIDDEN1
    hidden2: int = HIDDEN2


class Reader(NamedTuple):
    """What a game provides for its network."""

    shape: Shape
    groups: Mapping[str, int]
    """The groups of features and their sizes."""
    version: int
    """The version of the features; it changes with the meaning of any of them."""
    most: tuple[int, int, int]
    """The most features of a seat, of a place and of a decision."""
    work: int
    """The length of the working space of whole numbers."""
    floats: int
    """The length of the working space of floats."""
    places: Callable[[Any], int]
    """The number of places of a position that players can own."""
    read: Callable[..., None]
    """The kernel that lists features."""
    judge: Callable[..., None]
    """The kernel that judges a position."""
    playing: Callable[[Any], int] = lambda position: (1 << position.players) - 1
    """The mask of the seats that are still in the game."""

    @property
    def hash(self) -> str:
        """Names the definition of the features."""
        definition = json.dumps([self.version, self.shape, self.most, dict(self.groups)])
        return hashlib.sha256(definition.encode()).hexdigest()[:16]


class Header(msgspec.Struct, frozen=True):
    """What a file of weights says about them."""

    game: str
    features: str
    """The hash of the features."""
    shape: dict[str, int]
    description: dict[str, Any]


class NetworkError(ValueError):
    """Weights that cannot be used."""


class NetworkWarning(RuntimeWarning):
    """A bot plays without its network."""


class Judgement(NamedTuple):
    """What a network says about a position."""

    chances: tuple[float, ...]
    """The chance of each seat to win."""
    points: tuple[float, ...]
    """The expected final points of each seat."""
    owners: tuple[tuple[float, ...], ...]
    """For each place, the chance of each seat to own it at the end, and last that nobody does."""
    priors: dict[int, float]
    """How likely each legal decision is the best."""


def reader(game: str) -> Reader:
    """What a game provides for its network; a ``NetworkError`` if it has none."""
    found: Reader | None = getattr(registry.extension(game, "bots"), "NETWORK", None)
    if found is None:
        raise NetworkError(f"the game {game!r} has no network")
    return found


def has_network(game: str) -> bool:
    """Whether a game provides what a network reads."""
    return hasattr(registry.extension(game, "bots"), "NETWORK")


def weight_shapes(shape: Shape) -> dict[str, tuple[int, ...]]:
    """The names and shapes of all weights."""
    return {
        "embed": (shape.features, shape.hidden1),
        "bias1": (shape.hidden1,),
        "layer2": (shape.hidden1, shape.hidden2),
        "bias2": (shape.hidden2,),
        "strength": (shape.hidden2,),
        "strength_bias": (1,),
        "points": (shape.hidden2,),
        "points_bias": (1,),
        "owner": (shape.owner_features, shape.hidden2),
        "owner_bias": (shape.owner_features,),
        "decision": (shape.decision_features, shape.hidden2),
        "decision_bias": (shape.decision_features,),
    }


class Network:
    """The weights of a game's network.

    ``weights`` are arrays by the names and shapes of ``weight_shapes``; ``description`` tells how they were trained.
    """

    def __init__(self, game: str, weights: Mapping[str, npt.ArrayLike], description: Mapping[str, Any] | None = None):
        self.game = game
        self.reader = reader(game)
        self.description = dict(description or {})
        self.weights: dict[str, FloatArray] = {}
        shapes = weight_shapes(self.reader.shape)
        if weights.keys() != shapes.keys():
            raise NetworkError(f"the weights must be {', '.join(shapes)}")
        for name, shape in shapes.items():
            array = np.asarray(weights[name], dtype=np.float32)
            if array.shape != shape:
                raise NetworkError(f"the weights {name!r} have the shape {array.shape}, not {shape}")
            if not np.all(np.abs(array) <= LARGEST_WEIGHT):
                raise NetworkError(f"the weights {name!r} are not all between {-LARGEST_WEIGHT} and {LARGEST_WEIGHT}")
            self.weights[name] = array
        self.flat = self._flat()

    def __repr__(self) -> str:
        return f"<Network of {self.game}: {self.flat.size} weights, {self.key}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Network):
            return NotImplemented
        return self.game == other.game and np.array_equal(self.flat, other.flat)

    def __hash__(self) -> int:
        return hash((self.game, self.key))

    @cached_property
    def key(self) -> str:
        """Names the weights: equal networks have the same."""
        return hashlib.sha256(self.flat.tobytes()).hexdigest()[:12]

    def _flat(self) -> FloatArray:
        """All weights in the order that the kernels read, with the tables of owners and decisions turned."""
        shape = self.reader.shape
        tables = (shape.owner_features + shape.decision_features) * (1 + shape.hidden2)
        flat = np.zeros(EMBED + shape.features * shape.hidden1 + tables, dtype=np.float32)
        parts = {"bias1": BIAS1, "layer2": LAYER2, "bias2": BIAS2, "embed": EMBED}
        parts |= {"strength": STRENGTH, "strength_bias": STRENGTH + HIDDEN2}
        parts |= {"points": POINTS, "points_bias": POINTS + HIDDEN2}
        place = EMBED + shape.features * shape.hidden1
        for name in ("owner", "decision"):
            rows = np.concatenate([self.weights[f"{name}_bias"], self.weights[name].T.ravel()])
            flat[place : place + rows.size] = rows
            place += rows.size
        for name, start in parts.items():
            flat[start : start + self.weights[name].size] = self.weights[name].ravel()
        return flat

    @classmethod
    def random(cls, game: str, seed: int = 0, scale: float = 0.1) -> Network:
        """A network with random weights between ``-scale`` and ``scale``: the start of a training, or a test."""
        weights = {}
        for name, shape in weight_shapes(reader(game).shape).items():
            noise = hashlib.shake_128(f"{seed} {name}".encode()).digest(4 * int(np.prod(shape)))
            weights[name] = scale * (np.frombuffer(noise, dtype="<i4").reshape(shape) / 2.0**31)
        return cls(game, weights)

    def save(self) -> bytes:
        """The file of these weights; they are rounded to 16 bits."""
        packed = b"".join(array.astype(HALF).tobytes() for array in self.weights.values())
        facts = {"game": self.game, "features": self.reader.hash, "shape": self.reader.shape._asdict()}
        header = json.dumps(facts | {"description": self.description}, sort_keys=True).encode()
        data = FORMAT + header + b"\n" + zlib.compress(packed, 9)
        return data + hashlib.sha256(data).digest()

    @classmethod
    def load(cls, game: str, data: bytes, name: str = "the file of weights") -> Network:
        """Read a file of weights; a ``NetworkError`` tells its name and why it cannot be used."""
        try:
            return cls(game, *read_weights(game, data))
        except NetworkError as error:
            raise NetworkError(f"{name}: {error}") from error.__cause__


def read_weights(game: str, data: bytes) -> tuple[dict[str, FloatArray], dict[str, Any]]:
    """The weights and the description in the content of a file."""
    known = reader(game)
    if not data.startswith(FORMAT):
        raise NetworkError("this is not a file of weights that this version reads")
    body, checksum = data[:-CHECKSUM], data[-CHECKSUM:]
    if hashlib.sha256(body).digest() != checksum:
        raise NetworkError("it is damaged: its checksum differs")
    text, _, packed = body[len(FORMAT) :].partition(b"\n")
    try:
        header = msgspec.json.decode(text, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NetworkError(f"it is damaged: its header cannot be read: {error}") from error
    if header.game != game:
        raise NetworkError(f"the weights are for the game {header.game!r}, not for {game!r}")
    if header.features != known.hash or header.shape != known.shape._asdict():
        raise NetworkError("the weights are outdated: the features of the network have changed")
    shapes = weight_shapes(known.shape)
    sizes = [prod(shape) for shape in shapes.values()]
    bytes_needed = HALF.itemsize * sum(sizes)
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(packed, bytes_needed + 1)
    except zlib.error as error:
        raise NetworkError(f"it is damaged: the weights cannot be decompressed: {error}") from error
    if len(found) != bytes_needed or not unpacking.eof or unpacking.unused_data:
        raise NetworkError(f"it is damaged: the weights are not {bytes_needed} bytes long")
    parts = np.split(np.frombuffer(found, dtype=HALF).astype(np.float32), np.cumsum(sizes)[:-1])
    weights = {name: part.reshape(shape) for part, (name, shape) in zip(parts, shapes.items(), strict=True)}
    return weights, header.description


@cache
def shipped_network(game: str) -> Network | None:
    """The network whose weights come with the package; None with a warning, once, if they cannot be used.

    A bot then goes by the hand-written evaluation.
    """
    try:
        extension = registry.extension(game, "bots")
        if extension is None:
            raise NetworkError(f"the game {game!r} has no network")
        file = files(extension).joinpath("data", SHIPPED)
        if not file.is_file():
            raise NetworkError("no weights are installed")
        return Network.load(game, file.read_bytes(), SHIPPED)
    except (NetworkError, OSError) as error:
        warnings.warn(f"{game}: {error}; bots use the hand-written evaluation", NetworkWarning, stacklevel=3)
        return None


def network_card(game: str) -> str:
    """The card of the shipped weights, in Markdown: their data, training, strength and limits."""
    extension = registry.extension(game, "bots")
    if extension is None:
        raise NetworkError(f"the game {game!r} has no network")
    return files(extension).joinpath("data", CARD).read_text("utf-8")


class Features(NamedTuple):
    """What a network reads about a position; -1 fills the rows."""

    seats: npt.NDArray[np.int32]
    """[players, most]"""
    counts: npt.NDArray[np.int32]
    """The number of features of each seat."""
    places: npt.NDArray[np.int32]
    """[places, players, most]"""
    decisions: npt.NDArray[np.int32]
    """[decisions, most], from the perspective of who decides."""


def read_position(position: FlatPosition, decisions: Array) -> Features:
    """All features of a position and of some of its legal decisions."""
    known = reader(position.game)
    most_seat, most_place, most_decision = known.most
    players, places = position.players, known.places(position)
    work = np.zeros(known.work, dtype=np.int64)
    seats = np.full(players * most_seat, -1, dtype=np.int64)
    sites = np.full(places * players * most_place, -1, dtype=np.int64)
    choices = np.full(len(decisions) * most_decision, -1, dtype=np.int64)
    known.read(position.static, position.state, work, decisions, seats, sites, choices)
    rows = seats.reshape(players, most_seat).astype(np.int32)
    return Features(
        rows,
        (rows >= 0).sum(axis=1, dtype=np.int32),
        sites.reshape(places, players, most_place).astype(np.int32),
        choices.reshape(len(decisions), most_decision).astype(np.int32),
    )


def features_of(position: FlatPosition) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """The features of each seat, filled with -1, and their numbers."""
    found = read_position(position, np.zeros(0, dtype=np.int64))
    return found.seats, found.counts


def owner_features_of(position: FlatPosition) -> npt.NDArray[np.int32]:
    """The features of each place for each seat."""
    return read_position(position, np.zeros(0, dtype=np.int64)).places


def decision_features_of(position: FlatPosition, decisions: Array) -> npt.NDArray[np.int32]:
    """The features of some legal decisions, from the perspective of who decides."""
    return read_position(position, decisions).decisions


def forward(network: Network, position: FlatPosition) -> Judgement:
    """What a network says about a position that is not over."""
    if position.is_over:
        raise ValueError("the game is over: a network judges positions that are not")
    return judged(network, position, position.legal_ids())


def owners_by(network: Network, position: FlatPosition) -> tuple[tuple[float, ...], ...]:
    """The owners of all places at the end, as in a ``Judgement``; chance may come next."""
    return judged(network, position, np.zeros(0, dtype=np.int64)).owners


def judged(network: Network, position: FlatPosition, decisions: Array) -> Judgement:
    """What a network says about a position and some of its legal decisions."""
    if position.game != network.game:
        raise ValueError(f"this network judges {network.game}, not {position.game}")
    known = network.reader
    players, places = position.players, known.places(position)
    work, floats = np.zeros(known.work, dtype=np.int64), np.zeros(known.floats, dtype=np.float32)
    values = np.zeros(2 * players, dtype=np.int64)
    owners = np.zeros(places * (players + 1), dtype=np.int64)
    priors = np.zeros(len(decisions), dtype=np.int64)
    known.judge(position.static, position.state, network.flat, floats, work, decisions, values, owners, priors)
    return judgement_of(players, decisions, values, owners, priors)


def judgement_of(players: int, decisions: Array, values: Array, owners: Array, priors: Array) -> Judgement:
    """The judgement in what the kernel of a game wrote."""
    return Judgement(
        tuple((values[:players] / 1_000_000).tolist()),
        tuple((values[players:] / 256).tolist()),
        tuple(map(tuple, (owners.reshape(-1, players + 1) / 1_000_000).tolist())),
        dict(zip(decisions.tolist(), (priors / 1_000_000).tolist(), strict=True)),
    )
