"""The networks: files of weights, features that name no places and read nothing hidden, and one forward pass."""

from __future__ import annotations

import hashlib
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.conftest import RunPython
from tetrarch import eko
from tetrarch.bots import network
from tetrarch.bots.network import Network, NetworkError, NetworkWarning
from tetrarch.core import registry
from tetrarch.core.kernel import JIT
from tetrarch.core.position import Array, Workspace
from tetrarch.core.randomness import Generator
from tetrarch.eko.rules import layout

MODULES: dict[str, Any] = {"eko": eko}
GAMES = tuple(MODULES)
every_game = pytest.mark.parametrize("game", GAMES)


def positions(game: str) -> Iterator[Any]:
    """Positions of random games with two to four players, with and without variants."""
    variants = next(option.choices for option in registry.facts(game).options if option.name == "variants")
    for seed in range(4):
        generator = Generator(seed, "network test")
        drawn = [variant for variant in variants if generator.below(2)] if seed % 2 else []
        chosen = {name for variant in drawn for name in (variant.name, *variant.needs)}
        position = MODULES[game].new_game(2 + seed % 3, seed=seed, variants=chosen).position
        for _ in range(3):
            if position.is_over or position.awaits_chance:
                break
            yield position
            position.playout(generator, 25)


@every_game
def test_features_lie_within_their_tables(game: str) -> None:
    known = network.reader(game)
    assert sum(known.groups.values()) == sum(known.shape[:3])
    seen: set[int] = set()
    for position in positions(game):
        found = network.read_position(position, position.legal_ids())
        assert found.seats.max() < known.shape.features
        assert (found.counts < known.most[0]).all()
        assert 0 <= found.places.min() <= found.places.max() < known.shape.owner_features
        assert (found.decisions[:, 0] >= 0).all()
        assert found.decisions.max() < known.shape.decision_features
        seen |= set(found.seats.ravel().tolist())
    assert len(seen) > 300


@every_game
def test_a_judgement_has_shares_that_add_up(game: str) -> None:
    made = Network.random(game, 1, 0.5)
    for position in positions(game):
        judged = network.forward(made, position)
        assert sum(judged.chances) == pytest.approx(1, abs=0.001)
        assert len(judged.points) == position.players
        assert all(sum(shares) == pytest.approx(1, abs=0.001) for shares in judged.owners)
        assert list(judged.priors) == position.legal_ids().tolist()
        assert sum(judged.priors.values()) == pytest.approx(1, abs=0.001)


@every_game
def test_the_forward_pass_is_that_of_the_formula(game: str) -> None:
    made = Network.random(game, 2, 0.3)
    weights = {name: array.astype(np.float64) for name, array in made.weights.items()}
    for position in positions(game):
        found = network.read_position(position, position.legal_ids())
        judged = network.forward(made, position)
        sums = np.array([weights["embed"][row[row >= 0]].sum(axis=0) for row in found.seats])
        second = np.clip(np.clip(sums + weights["bias1"], 0, 1) @ weights["layer2"] + weights["bias2"], 0, 1)
        strengths = 2 ** (second @ weights["strength"] + weights["strength_bias"])
        points = second @ weights["points"] + weights["points_bias"]
        assert judged.points == pytest.approx(points, abs=1 / 128)
        if all(judged.chances):
            assert judged.chances == pytest.approx(strengths / strengths.sum(), abs=0.03)
        logits = choice_logits(weights, "decision", found.decisions, second[position.decider])
        assert list(judged.priors.values()) == pytest.approx(2**logits / (2**logits).sum(), abs=0.03)
        owned = np.array([choice_logits(weights, "owner", found.places[:, s], second[s]) for s in range(len(second))])
        shares = 2 ** np.vstack([owned, np.zeros((1, owned.shape[1]))])
        assert np.array(judged.owners) == pytest.approx((shares / shares.sum(axis=0)).T, abs=0.03)


def choice_logits(weights: dict[str, Any], name: str, rows: Any, second: Any) -> Any:
    """The logit of each row of features."""
    scores = weights[name] @ second + weights[f"{name}_bias"]
    return np.array([scores[row[row >= 0]].sum() for row in rows])


@every_game
def test_a_saved_network_loads_again(game: str) -> None:
    made = Network.random(game)
    made.description["data"] = "none"
    data = made.save()
    again = Network.load(game, data)
    assert again.description == {"data": "none"}
    assert len(data) < network.MOST_BYTES
    assert np.allclose(again.flat, made.flat, rtol=1e-3, atol=1e-4)
    assert again.save() == data


@every_game
def test_weights_that_cannot_be_used_are_rejected(game: str) -> None:
    made = Network.random(game)
    data = made.save()
    with pytest.raises(NetworkError, match="not a file of weights"):
        Network.load(game, b"PK" + data)
    with pytest.raises(NetworkError, match="damaged"):
        Network.load(game, data[:-1])
    with pytest.raises(NetworkError, match="damaged"):
        Network.load(game, data[:3000] + bytes([data[3000] ^ 1]) + data[3001:])
    with pytest.raises(NetworkError, match="for the game 'chess'"):
        Network.load(game, signed(data, f'"game": "{game}"', '"game": "chess"'))
    with pytest.raises(NetworkError, match="outdated"):
        Network.load(game, signed(data, made.reader.hash, "0" * 16))
    with pytest.raises(NetworkError, match="'bias1' have the shape"):
        Network(game, made.weights | {"bias1": np.zeros(3)})
    with pytest.raises(NetworkError, match="are not all between"):
        Network(game, made.weights | {"bias1": np.full_like(made.weights["bias1"], np.nan)})


def signed(data: bytes, old: str, new: str) -> bytes:
    """A file of weights with a changed header and the right checksum."""
    body = data[: -network.CHECKSUM].replace(old.encode(), new.encode(), 1)
    return body + hashlib.sha256(body).digest()


def test_missing_or_damaged_weights_warn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    network.shipped_network.cache_clear()
    monkeypatch.setattr(network, "SHIPPED", "missing.bin")
    with pytest.warns(NetworkWarning, match="no weights are installed"):
        assert network.shipped_network("eko") is None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert network.shipped_network("eko") is None
    network.shipped_network.cache_clear()


def renumbered(position: eko.Position) -> eko.Position:
    """The same position on the board turned by half a circle: spaces and sites are counted from the other end."""
    spaces, sites = len(position.board.spaces), len(position.board.sites)
    static, state = position.static.copy(), position.state.copy()

    def flip(array: Array, place: int, count: int) -> None:
        for here in range(place, place + 2 * count, 2):
            mask = int(array[here]) | int(array[here + 1]) << layout.WORD
            mask = sum(1 << spaces - 1 - bit for bit in range(spaces) if mask >> bit & 1)
            array[here], array[here + 1] = mask & (1 << layout.WORD) - 1, mask >> layout.WORD

    def flip_sites(array: Array, place: int) -> None:
        array[place] = sum(1 << sites - 1 - bit for bit in range(sites) if int(array[place]) >> bit & 1)

    rows = layout.SPACE_ROWS + layout.ROW * spaces
    geometry = static[layout.SPACE_ROWS : rows].reshape(spaces, layout.ROW)
    geometry[:] = geometry[::-1].copy()
    for row in range(layout.SPACE_ROWS, rows, layout.ROW):
        flip(static, row + layout.STEPS, 1)
        flip_sites(static, row + layout.SITES_NEAR)
    static[rows : rows + sites] = static[rows : rows + sites][::-1].copy()
    flip(static, layout.PYRAMID_SPACES, 28)
    for place in range(layout.CAPITAL_SITES, layout.SAND_SITES + 1):
        flip_sites(static, place)
    flip(state, layout.SERVED, 1)
    flip(state, layout.SEAT_SPACES, 8)
    for seat in range(4):
        flip_sites(state, layout.SEAT_SITES + seat)
        if state[layout.EMPEROR + seat] >= 0:
            state[layout.EMPEROR + seat] = spaces - 1 - state[layout.EMPEROR + seat]
    for place, count in ((layout.STACKS, spaces), (layout.STACKS + spaces, sites)):
        state[place : place + count] = state[place : place + count][::-1].copy()
    workspace = Workspace(static, position.scratch.copy())
    return eko.Position(position.board, position.options, position.identities, state, workspace)


def test_a_turned_board_has_the_same_features() -> None:
    made = Network.random("eko", 3, 0.3)
    for position in positions("eko"):
        twin = renumbered(position)
        one, other = (network.read_position(each, each.legal_ids()) for each in (position, twin))
        assert (np.sort(one.seats) == np.sort(other.seats)).all()
        assert (one.places == other.places[::-1]).all()
        assert sorted(map(tuple, one.decisions.tolist())) == sorted(map(tuple, other.decisions.tolist()))
        theirs = network.forward(made, twin)
        assert network.forward(made, position).chances == pytest.approx(theirs.chances, abs=0.002)


JUDGEMENTS = """
from tests.bots.test_network import GAMES, positions
from tetrarch.bots import network

for game in GAMES:
    made = network.Network.random(game, 1, 0.3)
    for position in positions(game):
        found = network.read_position(position, position.legal_ids())
        print(game, found.seats.sum(), found.places.sum(), found.decisions.sum(), network.forward(made, position))
"""


@pytest.mark.skipif(not JIT, reason="compares with the compiled kernels")
def test_compiled_or_not_networks_judge_the_same(run_python: RunPython, capsys: pytest.CaptureFixture[str]) -> None:
    plain = run_python("-c", JUDGEMENTS, jit="off")
    assert plain.returncode == 0, plain.stderr
    exec(JUDGEMENTS, {})
    assert plain.stdout == capsys.readouterr().out
    assert plain.stdout.count("\n") > 8
