"""The specification of the deals: the independent verifier, its test vectors, and their agreement with the games."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tetrarch.core import registry
from tetrarch.core.randomness import Generator, commitment, salt_commitment
from tetrarch.core.record import combined_seed
from tetrarch.eko.components.tiles import default_tile_set
from tetrarch.eko.position import options as eko_options
from tetrarch.legends.components.components import default_components
from tetrarch.legends.position import options as legends_options
from tetrarch.legends.rules.layout import LEADER_NAMES

DOCS = Path(__file__).parents[1] / "docs"
VECTORS = DOCS / "verification-vectors.json"

Form = dict[str, Any]

DEALS: list[tuple[str, int, Form, str, list[str]]] = [
    ("eko", 2, {}, "7", []),
    ("eko", 3, {"layout": "star", "variants": ["labyrinth", "portals", "wind"]}, "a seed", ["pepper", "sel de mer é"]),
    ("eko", 4, {"variants": ["sand", "moon", "beacon", "pyramids", "portals"]}, "f" * 64, ["x"]),
    ("eko", 2, {"variants": ["draft", "pyramids"], "pyramids": 2}, "11", []),
    ("legends", 2, {}, "7", []),
    ("legends", 3, {"variants": ["leaders", "die"]}, "a seed", ["pepper", "sel de mer é"]),
    ("legends", 2, {"variants": ["rectangle", "citadels", "dragon", "portals", "rogues", "merchants"]}, "8", []),
    ("legends", 4, {"variants": ["explore", "swamp", "leaders", "die"], "quick_setup": True}, "f" * 64, ["x"]),
]


def record_of(game: str, players: int, options: Form, seed: str, salts: list[str]) -> Form:
    """The parts of a record that its deals follow from, with the deals."""
    definition, chance = registry.game(game), combined_seed(seed, salts)
    position = definition.deal(players, options, chance)
    agreed, start = definition.start_to_json(position)
    events = [{"chance": definition.chance_again(position, chance)}] if position.awaits_chance else []
    secret: Form = {"commitment": commitment(seed), "seed": seed, "salts": salts}
    if salts:
        secret["salt_commitments"] = [salt_commitment(salt) for salt in salts]
    return {"game": game, "options": agreed, "start": start, "events": events, **secret}


def generated(seed: str, stream: str) -> Form:
    """The first numbers of a stream."""
    words, numbers, items = Generator(seed, stream), Generator(seed, stream), list(range(10))
    Generator(seed, stream).shuffle(items)
    first = [int(word) for word in words.words]
    bounds = [2, 3, 6, 34, 1_000_000_000, 2_147_483_648]
    return {
        **{"seed": seed, "stream": stream, "words": first, "bounds": bounds},
        **{"drawn": [numbers.below(bound) for bound in bounds], "shuffled": items},
    }


def vectors() -> Form:
    return {
        "commitments": [{"seed": seed, "commitment": commitment(seed)} for seed in ("7", "a seed", "é")],
        "salts": [{"salt": salt, "commitment": salt_commitment(salt)} for salt in ("pepper", "sel de mer é")],
        "generators": [generated("7", "eko deal"), generated("a seed\npepper", "legends deal 1")],
        "records": [record_of(*deal) for deal in DEALS],
    }


@pytest.fixture(scope="module")
def verifier() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify", DOCS / "verify.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_test_vectors_are_current() -> None:
    text = json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n"
    if os.environ.get("TETRARCH_WRITE_DOCS"):
        VECTORS.write_text(text, encoding="utf-8")
    assert VECTORS.read_text(encoding="utf-8") == text


def test_the_verifier_agrees_with_the_test_vectors(verifier: ModuleType) -> None:
    known = json.loads(VECTORS.read_text(encoding="utf-8"))
    for one in known["commitments"]:
        assert verifier.commitment(one["seed"]) == one["commitment"]
    for one in known["salts"]:
        assert verifier.salt_commitment(one["salt"]) == one["commitment"]
    for one in known["generators"]:
        assert verifier.Generator(one["seed"], one["stream"]).words == one["words"]
        drawn = verifier.Generator(one["seed"], one["stream"])
        assert [drawn.below(bound) for bound in one["bounds"]] == one["drawn"]
        items = list(range(10))
        verifier.Generator(one["seed"], one["stream"]).shuffle(items)
        assert items == one["shuffled"]
    for record in known["records"]:
        checks = dict(verifier.check(record))
        assert all(checks.values()), checks


def test_the_page_of_the_specification_quotes_the_test_vectors() -> None:
    text = " ".join((DOCS / "verification.md").read_text(encoding="utf-8").split())
    known = vectors()
    for one in (*known["commitments"][:2], known["salts"][0]):
        assert one["commitment"] in text
    first = known["generators"][0]
    for name in ("words", "drawn", "shuffled"):
        assert ", ".join(map(str, first[name])) in text


@pytest.mark.parametrize("number", range(12))
def test_the_verifier_agrees_with_random_deals(verifier: ModuleType, number: int) -> None:
    draw = Generator(number, "verifier")
    for game, variants in {"eko": eko_options.VARIANTS, "legends": legends_options.VARIANTS}.items():
        chosen = {variant for variant in variants if draw.below(2)}
        if "swamp" in chosen:
            chosen.add("explore")  # L12.9
        options = {"variants": sorted(chosen)}
        record = record_of(game, 2 + draw.below(3), options, f"seed {number}", ["salt"] * draw.below(3))
        assert all(holds for _, holds in verifier.check(record)), record


def test_every_change_of_a_deal_is_found(verifier: ModuleType) -> None:
    for record in json.loads(VECTORS.read_text(encoding="utf-8"))["records"]:
        assert False in dict(verifier.check({**record, "seed": record["seed"] + "1"})).values()
        assert False in dict(verifier.check({**record, "salts": [*record["salts"], "one more"]})).values()
        if record["events"]:
            swapped = record["events"][0]["chance"].replace("lake", "?").replace("stronghold", "lake")
            changed = {**record, "events": [{"chance": swapped.replace("?", "stronghold")}]}
            assert dict(verifier.check(changed))["game 1: deck"] is False
        else:
            tiles = list(record["start"]["board"]["tiles"])
            tiles[0] = {**tiles[0], "rotation": (tiles[0]["rotation"] + 1) % 6}
            start = {**record["start"], "board": {**record["start"]["board"], "tiles": tiles}}
            assert dict(verifier.check({**record, "start": start}))["board"] is False


def dealt() -> Form:
    """A record of the vectors with two salts."""
    known = json.loads(VECTORS.read_text(encoding="utf-8"))
    record: Form = next(record for record in known["records"] if len(record["salts"]) == 2)
    return record


def test_a_salt_that_was_not_committed_to_is_found(verifier: ModuleType) -> None:
    record = dealt()
    assert dict(verifier.check(record))["salt commitments"] is True
    promised = record["salt_commitments"]
    for changed in ([promised[0], promised[0]], promised[:1], [*promised, None], list(reversed(promised))):
        assert dict(verifier.check({**record, "salt_commitments": changed}))["salt commitments"] is False
    assert dict(verifier.check({**record, "salt_commitments": [promised[0], None]}))["salt commitments"] is None
    chosen = record_of("legends", 2, {}, "7", ["pepper", "balanced/1 deal 3 of 8"])
    chosen["salt_commitments"][1] = None
    assert dict(verifier.check(chosen))["salt commitments"] is True, "nobody commits to the choice of the deal"
    older = {name: value for name, value in record.items() if name != "salt_commitments"}
    assert dict(verifier.check(older))["salt commitments"] is None


def test_what_a_player_kept_is_compared_with_the_record(verifier: ModuleType) -> None:
    """A server that changes its commitment or leaves out a salt writes a record that is right in itself."""
    record = dealt()
    kept, salt = record["commitment"], record["salts"][0]
    honest = verifier.check(record, verifier.Kept(kept, [salt]))
    assert all(holds for _, holds in honest)
    assert {"kept commitment", f"kept salt {salt}"} <= dict(honest).keys()
    game, players, options, seed, salts = DEALS[1]
    swapped = record_of(game, players, options, "another seed", salts)
    assert all(holds for _, holds in verifier.check(swapped)), "right in itself"
    assert dict(verifier.check(swapped, verifier.Kept(kept, [salt])))["kept commitment"] is False
    dropped = record_of(game, players, options, seed, salts[1:])
    assert all(holds for _, holds in verifier.check(dropped)), "right in itself"
    assert dict(verifier.check(dropped, verifier.Kept(kept, [salt])))[f"kept salt {salt}"] is False
    pretended = {**record, "seed": "another seed"}
    assert dict(verifier.check(pretended, verifier.Kept(kept)))["kept commitment"] is False
    assert verifier.check({**record, "seed": None}, verifier.Kept(kept)) == [("seed", False)]
    assert verifier.check({**record, "seed": None}) == [("seed", None)]


def test_salts_are_compared_with_the_commitments_that_a_player_kept(verifier: ModuleType) -> None:
    """A server and a player that exchange this player's salt write a record that is right in itself."""
    game, players, options, seed, (own, other) = DEALS[1]
    promised = (salt_commitment(own), salt_commitment(other).upper())

    def holds(salts: list[str], **kept: bool) -> bool:
        record = record_of(game, players, options, seed, salts)
        assert False not in dict(verifier.check(record)).values(), "right in itself"
        checks = verifier.check(record, verifier.Kept(None, [own], promised, **kept))
        return bool(dict(checks)["kept salt commitments"])

    extra = "balanced/1 deal 3 of 8"
    assert holds([own, other])
    assert holds([own, other, extra], balanced=True)
    assert holds([own], tournament=True), "who is late loses the salt"
    for salts in ([own, "chosen"], [own], [other, own], [own, other, "one more"], [own, other, extra]):
        assert not holds(salts), salts
    assert not holds([own, "chosen", extra], balanced=True)
    assert not holds([own, "chosen"], tournament=True)


def test_the_choice_among_balanced_deals_is_said_not_to_be_checked(verifier: ModuleType) -> None:
    choice = "choice of the balanced deal"
    balanced = record_of("legends", 2, {}, "7", ["pepper", "balanced/1 deal 3 of 8"])
    assert dict(verifier.check(balanced))[choice] is None
    assert choice not in dict(verifier.check(dealt()))
    for salt in ("balanced/1 deal 9 of 8", "balanced/1 deal 0 of 8", "balanced/chosen"):
        assert dict(verifier.check(record_of("legends", 2, {}, "7", [salt])))[choice] is False, salt
    two = record_of("legends", 2, {}, "7", ["balanced/1 deal 3 of 8", "balanced/1 deal 3 of 8"])
    assert dict(verifier.check(two))["salts"] is False


def test_the_verifier_knows_the_published_components(verifier: ModuleType) -> None:
    tiles = default_tile_set()
    assert {tile.name: tile.spaces for tile in tiles.tiles} == verifier.SPACES
    assert [tile.name for tile in tiles.tiles if not tile.is_large] == list(verifier.SMALL)
    cards = [(card, least) for least, names in verifier.CARDS.items() for card in names.split()]
    components = default_components()
    assert [(card.id, card.min_players) for card in components.cards] == cards
    assert [token.id for token in components.tokens] == verifier.TOKENS
    assert list(LEADER_NAMES) == verifier.LEADERS
    edges = ("top", "right", "bottom", "left")
    sides = [
        (side.name, side.regions[0][0], len(side.regions), "".join(side.exits[edge][1] for edge in edges))
        for side in components.sides
    ]
    assert sides == verifier.SIDES


def test_the_verifier_runs_alone(tmp_path: Path) -> None:
    for number, record in enumerate(json.loads(VECTORS.read_text(encoding="utf-8"))["records"][::4]):
        (tmp_path / f"{number}.json").write_text(json.dumps(record))
    files = sorted(str(path) for path in tmp_path.iterdir())
    alone = [sys.executable, "-I", "-S", str(DOCS / "verify.py")]
    done = subprocess.run([*alone, *files], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "0.json: board: ok" in done.stdout
    assert "1.json: game 1: deck: ok" in done.stdout
    assert subprocess.run(alone, capture_output=True).returncode == 1
    kept = [*alone, "--commitment", commitment("7"), files[0]]
    assert b"kept commitment: ok" in subprocess.run(kept, capture_output=True, check=True).stdout
    lost = subprocess.run([*kept, "--salt", "pepper", "--salt-commitment", "0"], capture_output=True, text=True)
    assert (lost.returncode, "kept salt pepper: WRONG" in lost.stdout) == (1, True)
    assert "kept salt commitments: WRONG" in lost.stdout
