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
from tetrarch.core.randomness import Generator, commitment
from tetrarch.core.record import combined_seed
from tetrarch.eko.components.tiles import default_tile_set
from tetrarch.legends.components.components import default_components
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
    secret = {"commitment": commitment(seed), "seed": seed, "salts": salts}
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
    for one in known["commitments"][:2]:
        assert one["commitment"] in text
    first = known["generators"][0]
    for name in ("words", "drawn", "shuffled"):
        assert ", ".join(map(str, first[name])) in text


@pytest.mark.parametrize("number", range(12))
def test_the_verifier_agrees_with_random_deals(verifier: ModuleType, number: int) -> None:
    draw = Generator(number, "verifier")
    for game, variants in {
        "eko": ["labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon", "draft"],
        "legends": [
            "leaders",
            "die",
            "match",
            "explore",
            "citadels",
            "dragon",
            "portals",
            "rogues",
            "merchants",
            "rectangle",
        ],
    }.items():
        chosen = [variant for variant in variants if draw.below(2)]
        record = record_of(game, 2 + draw.below(3), {"variants": chosen}, f"seed {number}", ["salt"] * draw.below(3))
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
