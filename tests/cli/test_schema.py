"""``tetrarch schema``: the schemas are schemas, and fit what is written."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.cli.conftest import Tetrarch
from tetrarch import eko, legends
from tetrarch.cli.commands.show import all_schemas
from tetrarch.core.randomness import Generator

VALIDATORS = {name: Draft202012Validator(schema) for name, schema in all_schemas().items()}
MIXES: list[tuple[int, list[str], str]] = [
    (2, [], "complete"),
    (3, ["labyrinth", "pyramids", "wind", "draft"], "first-printing"),
    (4, ["labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon"], "complete"),
]


def test_schema_prints_one_or_all(tetrarch: Tetrarch) -> None:
    everything = json.loads(tetrarch("schema").out)
    assert list(everything) == [
        "position",
        "board",
        "tiles",
        "legends-position",
        "legends-map",
        "legends-components",
        "record",
        "bot-questions",
        "bot-answers",
        "advice",
        "evaluation",
        "review",
        "proof",
        "puzzle",
        "fairness",
        "numbers",
    ]
    for name, schema in everything.items():
        Draft202012Validator.check_schema(schema)
        assert json.loads(tetrarch("schema", name).out) == schema


@pytest.mark.parametrize(("players", "variants", "printing"), MIXES)
def test_what_is_written_fits_the_schemas(players: int, variants: list[str], printing: str) -> None:
    game = eko.new_game(players, seed=2, variants=variants, printing=printing, repetition=True, round_limit=10)
    generator = Generator(1, "test")
    while not game.position.is_over:
        VALIDATORS["position"].validate(json.loads(json.dumps(game.position.to_json())))
        decisions = game.position.legal_ids()
        game.play(int(decisions[generator.below(len(decisions))]))
    VALIDATORS["position"].validate(game.position.to_json())
    VALIDATORS["record"].validate(json.loads(game.to_record().to_text()))
    VALIDATORS["board"].validate(eko.board_to_json(game.position.board))


@pytest.mark.parametrize(
    ("players", "variants", "quick_setup"),
    [(2, [], True), (3, ["match", "explore", "swamp", "die"], False), (4, list(legends.VARIANTS), True)],
)
def test_what_is_written_of_legends_fits_the_schemas(players: int, variants: list[str], quick_setup: bool) -> None:
    game = legends.new_game(players, seed=2, variants=variants, quick_setup=quick_setup)
    generator = Generator(1, "test")
    validator = VALIDATORS["legends-position"]
    while not game.position.is_over:
        position = game.position
        if generator.below(5) == 0 or position.awaits_chance or position.step == "bid":
            validator.validate(position.to_json())
            validator.validate(position.view(generator.below(players)).to_json())
        legends.deal_next(game)
        for seat in game.position.to_decide[:1]:
            decisions = game.position.legal_ids()
            game.play(int(decisions[generator.below(len(decisions))]), seat)
    validator.validate(game.position.to_json())
    VALIDATORS["record"].validate(json.loads(game.to_record().to_text()))


def test_component_files_fit_the_schema(repository: Path) -> None:
    folder = repository / "src" / "tetrarch" / "legends" / "data"
    for name in ("cards.toml", "boards.toml", "tokens.toml"):
        VALIDATORS["legends-components"].validate(tomllib.loads((folder / name).read_text(encoding="utf-8")))
    tokens = tomllib.loads((folder / "tokens.toml").read_text(encoding="utf-8"))
    own = legends.default_components().to_dict() | tokens
    VALIDATORS["legends-components"].validate(own)
    data = legends.new_game(2, seed=1).position.to_json()
    VALIDATORS["legends-position"].validate(data | {"components": own})
    assert not VALIDATORS["legends-position"].is_valid(data | {"components": {"cards": own["cards"]}})
    record = json.loads(legends.new_game(2, seed=1).to_record().to_text())
    VALIDATORS["record"].validate(record | {"start": record["start"] | {"components": own}})


@pytest.mark.parametrize(
    "change",
    [
        {"format": "tetrarch/eko-position"},
        {"version": 2},
        {"extra": 1},
        {"step": "dance"},
        {"regions": {"D4": {"E": [3]}}},
        {"regions": {"D4": {"X": [3, 0]}}},
        {"regions": {"d4": {"E": [3, 0]}}},
        {"identities": ["E", "X"]},
        {"options": {"players": 5}},
        {"options": {"players": 2, "variants": ["storms"]}},
        {"coins": {"E": -1, "T": 3}},
        {"explore": [{"at": "D4", "face": "Cottage", "owner": None, "seen": []}]},
        {"slots": [{"side": "desert", "turn": 4}]},
        {"seat": 4},
        {"viewer": 7},
        {"game": 4},
        {"row": ["lake"]},
        {"result": {"winners": ["X"]}},
    ],
)
def test_a_malformed_position_of_legends_does_not_fit(change: dict[str, object]) -> None:
    data = legends.new_game(2, seed=1, variants=["explore"]).position.to_json()
    assert VALIDATORS["legends-position"].is_valid(data)
    assert not VALIDATORS["legends-position"].is_valid(data | change)


@pytest.mark.parametrize(
    ("file", "change"),
    [
        ("cards", {"id": "Lake"}),
        ("cards", {"title": ""}),
        ("cards", {"min_players": 5}),
        ("cards", {"ability": {"wings": 1}}),
        ("cards", {"ability": {"move": 0}}),
        ("cards", {"action": {"mode": "xor", "steps": [{"move": 1}]}}),
        ("cards", {"action": {"mode": "single", "steps": [{"move": 1, "place": 1}]}}),
        ("cards", {"surplus": 1}),
        ("sides", {"board": 5}),
        ("sides", {"islands": []}),
        ("sides", {"sea": [["D1"]]}),
        ("sides", {"exits": {"top": "D1"}}),
        ("sides", {"at": {"D1": [0.5, 2]}}),
        ("sides", {"colour": "red"}),
        ("tokens", {"id": "Magic Spring"}),
        ("tokens", {"title": ""}),
        ("tokens", {"effect": {}}),
        ("tokens", {"effect": {"elixir": 10}}),
        ("tokens", {"effect": {"vp": 0}}),
        ("tokens", {"effect": {"flying": 1}}),
        ("tokens", {"swamp": 1}),
    ],
)
def test_malformed_components_do_not_fit(file: str, change: dict[str, object]) -> None:
    components = legends.default_components()
    own = json.loads(json.dumps(components.to_dict() | {"tokens": [token.to_dict() for token in components.tokens]}))
    entry = own["sides"]["desert"] if file == "sides" else own[file][0]
    assert VALIDATORS["legends-components"].is_valid(own)
    entry.update(change)
    assert not VALIDATORS["legends-components"].is_valid(own)
    assert not VALIDATORS["legends-components"].is_valid({})


def test_tile_files_fit_the_schema(repository: Path) -> None:
    for path in ("src/tetrarch/eko/data/tiles.toml", "tests/eko/boards/own-tiles.toml"):
        VALIDATORS["tiles"].validate(tomllib.loads((repository / path).read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "change",
    [
        {"format": "tetrarch/record"},
        {"version": 2},
        {"extra": 1},
        {"step": "dance"},
        {"stacks": {"d5": "E5"}},
        {"stacks": {"D5": "E1"}},
        {"reserves": {"E": "3?"}},
        {"identities": ["E", "X"]},
        {"options": {"players": 5}},
        {"options": {"players": 2, "variants": ["storms"]}},
        {"board": {}},
        {"seat": 4},
        {"result": {"reason": "luck", "winners": []}},
    ],
)
def test_a_malformed_position_does_not_fit(change: dict[str, object]) -> None:
    data = eko.new_game(2, seed=1).position.to_json()
    assert VALIDATORS["position"].is_valid(data)
    assert not VALIDATORS["position"].is_valid(data | change)


@pytest.mark.parametrize(
    "change",
    [
        {"events": [{"seat": 0}]},
        {"events": [{"seat": 0, "play": "keep", "chance": "6"}]},
        {"events": [{"seat": 7, "play": "keep"}]},
        {"game": "chess"},
        {"start": {}},
        {"options": {"players": 1}},
        {"rules": "0.9"},
    ],
)
def test_a_malformed_record_does_not_fit(change: dict[str, object]) -> None:
    for game in (eko.new_game(2, seed=1), legends.new_game(2, seed=1)):
        data = json.loads(game.to_record().to_text())
        assert VALIDATORS["record"].is_valid(data)
        assert not VALIDATORS["record"].is_valid(data | change)


@pytest.mark.parametrize(("name", "other"), [("eko", "legends"), ("legends", "eko")])
def test_a_record_under_the_name_of_the_other_game_does_not_fit(name: str, other: str) -> None:
    game = eko.new_game(2, seed=1) if name == "eko" else legends.new_game(2, seed=1)
    assert not VALIDATORS["record"].is_valid(json.loads(game.to_record().to_text()) | {"game": other})
