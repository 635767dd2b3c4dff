"""The networks: files of weights, features that name no places and read nothing hidden, and one forward pass."""

from __future__ import annotations

import hashlib
import json
import os
import re
import warnings
import zlib
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.bots.test_eko_search import played_positions, winning
from tests.conftest import RunPython
from tetrarch import eko, legends
from tetrarch.bots import Budget, make_bot, network, tree
from tetrarch.bots import eko as eko_bots
from tetrarch.bots import legends as legends_bots
from tetrarch.bots.eko import network_search as eko_network_search
from tetrarch.bots.eko import search as eko_search
from tetrarch.bots.legends import network_search as legends_network_search
from tetrarch.bots.legends import search as legends_search
from tetrarch.bots.network import Judgement, Network, NetworkError, NetworkWarning
from tetrarch.bots.search import Plan, SearchBot
from tetrarch.core import registry
from tetrarch.core.kernel import JIT
from tetrarch.core.position import Array, Workspace
from tetrarch.core.randomness import Generator
from tetrarch.eko.rules import layout
from tetrarch.legends.rules import layout as map_layout

MODULES: dict[str, Any] = {"eko": eko, "legends": legends}
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


def some_networks(game: str) -> tuple[Network, ...]:
    """A network with random weights, and the shipped one."""
    shipped = network.shipped_network(game)
    assert shipped is not None
    return Network.random(game, 3, 0.3), shipped


@every_game
def test_features_lie_within_their_tables(game: str) -> None:
    known = network.reader(game)
    assert sum(known.groups.values()) == sum(known.shape[:3])
    seen: set[int] = set()
    for position in positions(game):
        found = network.read_position(position, position.legal_ids())
        assert found.seats.max() < known.shape.features
        assert (found.counts < known.most[0]).all()
        assert (found.places[:, :, 0] >= 0).all()
        assert found.places.max() < known.shape.owner_features
        assert (found.decisions[:, 0] >= 0).all()
        assert found.decisions.max() < known.shape.decision_features
        seen |= set(found.seats.ravel().tolist())
    assert len(seen) > 200


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
    return with_checksum(data[: -network.CHECKSUM].replace(old.encode(), new.encode(), 1))


def with_checksum(body: bytes) -> bytes:
    """A file of weights with the right checksum."""
    return body + hashlib.sha256(body).digest()


def unusable_files(game: str) -> dict[str, tuple[bytes, str]]:
    """Files that cannot be used though their checksums are right, and the faults that errors must name."""
    data = Network.random(game).save()[: -network.CHECKSUM]
    start = len(network.FORMAT)
    header, packed = data[start:].split(b"\n", 1)
    weights = zlib.decompress(packed)

    def built(text: bytes, content: bytes) -> bytes:
        return with_checksum(network.FORMAT + text + b"\n" + content)

    def without(name: str) -> bytes:
        facts = json.loads(header)
        del facts[name]
        return json.dumps(facts).encode()

    foreign = next(other for other in GAMES if other != game)
    size = "not [0-9]+ bytes long"
    return {
        "not compressed": (built(header, weights), "cannot be decompressed"),
        "changed within": (built(header, packed[:50] + bytes(50) + packed[100:]), f"cannot be decompressed|{size}"),
        "cut off": (built(header, packed[:-200]), size),
        "empty": (built(header, b""), size),
        "too few weights": (built(header, zlib.compress(weights[:-2])), size),
        "an odd byte": (built(header, zlib.compress(weights + b"\0")), size),
        "too many weights": (built(header, zlib.compress(weights + bytes(1000))), size),
        "far too many weights": (built(header, zlib.compress(bytes(50_000_000))), size),
        "something behind": (built(header, packed + b"more"), size),
        "not a number": (built(header, zlib.compress(b"\0\x7e" * (len(weights) // 2))), "are not all between"),
        "no header": (with_checksum(network.FORMAT), "header cannot be read"),
        "no JSON": (built(b"{game", packed), "header cannot be read"),
        "no text": (built(b'{"game": "\xff\xfe"}', packed), "header cannot be read"),
        "a list": (built(b"[]", packed), "header cannot be read"),
        "no shape": (built(without("shape"), packed), "header cannot be read.*shape"),
        "no description": (built(without("description"), packed), "header cannot be read.*description"),
        "no game": (built(without("game"), packed), "header cannot be read.*game"),
        "another game": (Network.random(foreign).save(), f"for the game '{foreign}'"),
        "another shape": (signed(data + bytes(32), '"hidden1": ', '"hidden1": 1'), "outdated"),
        "another version": (signed(data + bytes(32), "network 1", "network 2"), "that this version reads"),
    }


@every_game
def test_each_fault_of_a_file_of_weights_is_named(game: str) -> None:
    for data, fault in unusable_files(game).values():
        with pytest.raises(NetworkError, match=f"^some.bin: .*(?:{fault})"):
            Network.load(game, data, "some.bin")


@every_game
def test_a_bot_on_unusable_weights_warns_and_plays(game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(network, "files", lambda package: tmp_path)
    file = tmp_path / "data" / network.SHIPPED
    file.parent.mkdir()
    position = MODULES[game].new_game(2, seed=1).position
    seat = position.to_decide[0]
    try:
        for data, fault in unusable_files(game).values():
            file.write_bytes(data)
            network.shipped_network.cache_clear()
            with pytest.warns(NetworkWarning, match=f"^{game}: {network.SHIPPED}: .*(?:{fault})"):
                bot = make_bot(game, "level5:simulations=20", 1, seat)
            assert isinstance(bot, SearchBot)
            assert bot.network is None
            view = position.view(seat)
            assert bot.think(view, seat).decision in view.legal_decisions(seat).ids().tolist()
    finally:
        network.shipped_network.cache_clear()


def test_missing_or_damaged_weights_warn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    network.shipped_network.cache_clear()
    monkeypatch.setattr(network, "SHIPPED", "missing.bin")
    with pytest.warns(NetworkWarning, match="no weights are installed"):
        assert network.shipped_network("eko") is None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert network.shipped_network("eko") is None
    network.shipped_network.cache_clear()


def moved_bits(mask: int, order: list[int]) -> int:
    """A mask after renumbering; ``order`` has for each new number the old one."""
    return sum(1 << new for new, old in enumerate(order) if mask >> old & 1)


def renumbered(position: eko.Position, order: list[int], site_order: list[int]) -> eko.Position:
    """The same position on a board whose spaces and sites are counted in another order."""
    spaces, sites = len(order), len(site_order)
    static, state = position.static.copy(), position.state.copy()

    def move(array: Array, place: int, count: int) -> None:
        for here in range(place, place + 2 * count, 2):
            mask = moved_bits(int(array[here]) | int(array[here + 1]) << layout.WORD, order)
            array[here], array[here + 1] = mask & (1 << layout.WORD) - 1, mask >> layout.WORD

    def move_sites(array: Array, place: int) -> None:
        array[place] = moved_bits(int(array[place]), site_order)

    rows = layout.SPACE_ROWS + layout.ROW * spaces
    geometry = static[layout.SPACE_ROWS : rows].reshape(spaces, layout.ROW)
    geometry[:] = geometry[order]
    for row in range(layout.SPACE_ROWS, rows, layout.ROW):
        move(static, row + layout.STEPS, 1)
        move_sites(static, row + layout.SITES_NEAR)
    static[rows : rows + sites] = static[rows : rows + sites][site_order]
    move(static, layout.PYRAMID_SPACES, 28)
    for place in range(layout.CAPITAL_SITES, layout.SAND_SITES + 1):
        move_sites(static, place)
    move(state, layout.SERVED, 1)
    move(state, layout.SEAT_SPACES, 8)
    for seat in range(4):
        move_sites(state, layout.SEAT_SITES + seat)
        if state[layout.EMPEROR + seat] >= 0:
            state[layout.EMPEROR + seat] = order.index(int(state[layout.EMPEROR + seat]))
    state[layout.STACKS : layout.STACKS + spaces] = state[layout.STACKS : layout.STACKS + spaces][order]
    built = slice(layout.STACKS + spaces, layout.STACKS + spaces + sites)
    state[built] = state[built][site_order]
    workspace = Workspace(static, position.scratch.copy())
    return eko.Position(position.board, position.options, position.identities, state, workspace)


def turned(cell: Any) -> tuple[int, int]:
    """The order of a cell on the board turned by half a circle."""
    return -cell.r, -cell.q


def mirrored(cell: Any) -> tuple[int, int]:
    """The order of a cell on the mirrored board."""
    return cell.q, cell.r


@pytest.mark.parametrize("symmetry", [turned, mirrored])
def test_a_turned_or_mirrored_board_has_the_same_features_and_values(
    symmetry: Callable[[Any], tuple[int, int]],
) -> None:
    for position in positions("eko"):
        order, sites = (
            sorted(range(len(cells)), key=lambda number: symmetry(cells[number]))
            for cells in (position.board.spaces, position.board.sites)
        )
        assert order != sorted(order)
        twin = renumbered(position, order, sites)
        one, other = (network.read_position(each, each.legal_ids()) for each in (position, twin))
        assert (np.sort(one.seats) == np.sort(other.seats)).all()
        assert (one.places[sites] == other.places).all()
        assert_same_decisions(one, other)
        for made in some_networks(position.game):
            assert_same_values(network.forward(made, position), network.forward(made, twin))


def with_regions_reversed(position: legends.Position) -> legends.Position:
    """The same position with the regions counted from the other end, as on a map that is turned."""
    static, state = position.static.copy(), position.state.copy()
    count = int(static[map_layout.REGIONS])
    order = list(reversed(range(count)))

    def move(array: Array, *places: int) -> None:
        for place in places:
            array[place] = moved_bits(int(array[place]), order)

    rows = map_layout.REGION_ROWS + map_layout.REGION_ROW * count
    regions = static[map_layout.REGION_ROWS : rows].reshape(count, map_layout.REGION_ROW)
    regions[:] = regions[order]
    for row in range(map_layout.REGION_ROWS, rows, map_layout.REGION_ROW):
        move(static, row + map_layout.REGION_LAND, row + map_layout.REGION_SEA)
    move(static, *range(map_layout.ISLAND_ROWS, map_layout.ISLAND_ROWS + map_layout.MAX_ISLANDS))
    for place in (map_layout.STACKS, map_layout.SEA):
        state[place : place + count] = state[place : place + count][order]
    move(state, *range(map_layout.SEA, map_layout.SEA + count), map_layout.ON_MAP, map_layout.CITADEL_REGIONS)
    move(state, map_layout.PORTAL_REGIONS, map_layout.MERCHANT_REGIONS)
    tokens = range(map_layout.TOKEN_REGION, map_layout.TOKEN_REGION + map_layout.TOKENS)
    for place in (map_layout.START_REGION, map_layout.ROGUES_REGION, map_layout.DRAGON_REGION, *tokens):
        if state[place] >= 0:
            state[place] = count - 1 - state[place]
    workspace = Workspace(static, position.scratch.copy())
    return legends.Position(position.components, position.options, position.identities, state, workspace)


def test_a_turned_map_has_the_same_features_and_values() -> None:
    for position in positions("legends"):
        if map_layout.STEP_NAMES.index(position.step) < map_layout.TAKE_STEP:
            position.playout(Generator(1, "set-up"), 30)
        twin = with_regions_reversed(position)
        one, other = (network.read_position(each, each.legal_ids()) for each in (position, twin))
        assert (np.sort(one.seats) == np.sort(other.seats)).all()
        assert (one.places == other.places[::-1]).all()
        assert_same_decisions(one, other)
        for made in some_networks(position.game):
            assert_same_values(network.forward(made, position), network.forward(made, twin))


def assert_same_decisions(one: network.Features, other: network.Features) -> None:
    """Compare the features of decisions, whatever their order."""
    assert sorted(map(tuple, one.decisions.tolist())) == sorted(map(tuple, other.decisions.tolist()))


def assert_same_values(one: Judgement, other: Judgement) -> None:
    """Compare two judgements; sums in another order round differently."""
    assert one.chances == pytest.approx(other.chances, abs=0.004)
    assert one.points == pytest.approx(other.points, abs=1 / 128)
    assert np.sort(np.array(one.owners), axis=0) == pytest.approx(np.sort(np.array(other.owners), axis=0), abs=0.004)
    assert sorted(one.priors.values()) == pytest.approx(sorted(other.priors.values()), abs=0.004)


def test_features_are_the_same_for_all_that_is_hidden() -> None:
    variants = ["explore", "swamp", "leaders", "die", "merchants"]
    changed = 0
    for seed in range(3):
        position = legends.new_game(2 + seed, seed=seed, variants=variants, quick_setup=False).position
        for count in range(6):
            seat = position.to_decide[0]
            known = network.read_position(position.view(seat), position.legal_ids())
            for number in range(3):
                other = position.determinize(seat, Generator(number, "redeal"))
                changed += other != position
                found = network.read_position(other, position.legal_ids())
                assert (found.seats == known.seats).all()
                assert (found.places == known.places).all()
                assert (found.decisions == known.decisions).all()
            position.playout(Generator(count, "onward"), 12)
            if position.is_over:
                break
    assert changed > 0, "what is hidden was dealt again"


def searcher(game: str, simulations: int, **settings: int) -> SearchBot[Any]:
    """A bot that searches with a random network."""
    usual = registry_of(game).NETWORK_SETTINGS | settings
    kind: type[SearchBot[Any]] = eko_bots.EkoSearchBot if game == "eko" else legends_bots.LegendsSearchBot
    plan = Plan(tuple(usual.values()))
    return kind(Generator(1, "network search"), Budget(simulations, whole=True), plan, Network.random(game, 1, 0.3))


def registry_of(game: str) -> Any:
    """The bots of a game."""
    return registry.extension(game, "bots")


@every_game
def test_a_search_with_a_network_visits_legal_decisions(game: str) -> None:
    for position in positions(game):
        seat = position.to_decide[0]
        view = position.view(seat)
        legal = view.legal_decisions(seat).ids().tolist()
        if len(legal) > 1:
            bot = searcher(game, 20, playout=2 if position.players == 2 else 0)
            thought = bot.think(view, seat)
            assert thought.decision in legal
            assert bot.visits().keys() <= set(legal)
            assert thought.proven or sum(bot.visits().values()) == thought.simulations == 20
            assert sum(thought.chances) == pytest.approx(1, abs=0.001)


@every_game
def test_a_search_with_a_network_goes_on_with_what_is_known(game: str) -> None:
    position = MODULES[game].new_game(2, seed=4).position
    bots = [searcher(game, 24) for _ in range(2)]
    kept = 0
    for _ in range(60):
        if position.is_over:
            break
        seat = position.to_decide[0]
        view = position.view(seat)
        legal = view.legal_decisions(seat).ids().tolist()
        thought = bots[seat].think(view, seat)
        assert thought.decision in legal
        if thought.simulations:
            assert bots[seat].visits().keys() <= set(legal)
            kept += bots[seat].tree[tree.ROOT + tree.VISITS] > thought.simulations
        position.push(thought.decision)
    assert kept


@every_game
@pytest.mark.parametrize("trust", [0, 30, 100])
def test_the_value_of_a_position_is_a_mixture_by_trust(game: str, trust: int) -> None:
    module, plain = (eko_network_search, eko_search) if game == "eko" else (legends_network_search, legends_search)
    made = Network.random(game, 1, 0.3)
    for position in positions(game):
        work = np.zeros(module.WORK_SIZE, dtype=np.int64)
        plain.judge_position(position.static, position.state, work)
        by_hand = work[: position.players] / tree.SURE
        floats = np.zeros(network.reader(game).floats, dtype=np.float32)
        module.judge_with_trust(position.static, position.state, work, trust, made.flat, floats)
        mixed = (trust * np.array(network.forward(made, position).chances) + (100 - trust) * by_hand) / 100
        assert work[: position.players] / tree.SURE == pytest.approx(mixed, abs=2e-6)


@every_game
def test_shipped_weights_are_small_and_usable(game: str) -> None:
    data = files(registry_of(game)).joinpath("data", network.SHIPPED).read_bytes()
    assert len(data) <= network.MOST_BYTES
    assert {"round", "steps"} <= Network.load(game, data).description.keys()
    assert network.shipped_network(game) is not None


@every_game
def test_the_card_describes_the_shipped_weights(game: str) -> None:
    card, shipped = network.network_card(game), network.shipped_network(game)
    assert shipped is not None
    assert f"| weights | `{shipped.key}`, round {shipped.description['round']} of" in card
    kilobytes = round(len(files(registry_of(game)).joinpath("data", network.SHIPPED).read_bytes()) / 1000)
    assert f" {kilobytes} kB |" in card
    shape = shipped.reader.shape
    assert re.findall(r"[\d,]+(?= features| of )", table_row(card, "input")) == [f"{count:,}" for count in shape[:3]]
    assert table_row(card, "layers").startswith(f"{shape.hidden1} and {shape.hidden2} units")
    assert re.findall("^## (.*)$", card, re.MULTILINE) == ["Use", "Data", "Training", "Strength", "Limits"]
    assert "tetrarch train" in card


def table_row(card: str, name: str) -> str:
    """The value in a row of a table in Markdown."""
    found = re.search(rf"^\| {name} \| (.*) \|$", card, re.MULTILINE)
    assert found
    return found[1]


def test_a_search_with_a_network_opens_decisions_by_their_priors() -> None:
    position = next(positions("eko"))
    bot = searcher("eko", 40, exploration=800_000)
    bot.think(position, position.decider)
    priors = network.forward(bot.network, position).priors if bot.network else {}
    opened = sorted((priors[decision] for decision in bot.visits()), reverse=True)
    assert opened == sorted(priors.values(), reverse=True)[: len(opened)]
    assert len(opened) > tree.CANDIDATES


def test_a_search_with_a_network_finds_a_win() -> None:
    found = 0
    for position in played_positions(2):
        if found == (20 if JIT else 2):
            break
        if len(position.legal_ids()) > 1 and (wins := winning(position)):
            thought = searcher("eko", 4000).think(position, position.decider)
            assert thought.decision in wins
            assert thought.proven
            found += 1
    assert found


def test_a_bot_without_usable_weights_plays_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    network.shipped_network.cache_clear()
    monkeypatch.setattr(network, "SHIPPED", "missing.bin")
    position = next(positions("eko"))
    with pytest.warns(NetworkWarning):
        bot = make_bot("eko", "search:network=1,simulations=30", 1, 0)
    network.shipped_network.cache_clear()
    assert isinstance(bot, SearchBot)
    bot.generator = Generator(1, "same")
    other = make_bot("eko", "search:simulations=30", 1, 0)
    assert isinstance(other, SearchBot)
    other.generator = Generator(1, "same")
    assert bot.think(position, position.decider) == other.think(position, position.decider)


JUDGEMENTS = """
from tests.bots.test_network import GAMES, positions, searcher, some_networks
from tetrarch.bots import network

for game in GAMES:
    for position in positions(game):
        found = network.read_position(position, position.legal_ids())
        print(game, found.seats.sum(), found.places.sum(), found.decisions.sum())
        for made in some_networks(game):
            print(network.forward(made, position))
        seat = position.to_decide[0]
        odd = seat % 2
        print(searcher(game, 40, playout=2 * odd, trust=100 - 40 * odd).think(position.view(seat), seat))
"""


@pytest.mark.skipif(not JIT, reason="compares with the compiled kernels")
def test_compiled_or_not_networks_judge_the_same(
    run_python: RunPython, repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = os.pathsep.join(map(str, (repository / "src", repository)))
    plain = run_python("-c", JUDGEMENTS, jit="off", PYTHONPATH=path)
    assert plain.returncode == 0, plain.stderr
    exec(JUDGEMENTS, {})
    assert plain.stdout == capsys.readouterr().out
    assert plain.stdout.count("\n") > 16
