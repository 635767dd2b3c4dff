"""``tetrarch new``"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Tetrarch
from tetrarch import eko, legends
from tetrarch.analysis import balance
from tetrarch.core.randomness import salt_commitment


def test_new_writes_a_record_that_verifies(tetrarch: Tetrarch) -> None:
    ran = tetrarch("new", "eko", "--seed", "7")
    assert (ran.code, ran.err) == (0, "")
    record = json.loads(ran.out)
    assert record["format"] == "tetrarch/record"
    assert record["events"] == []
    assert eko.verify_record(ran.out).position == eko.new_game(2, seed=7).position


def test_new_writes_a_position(tetrarch: Tetrarch) -> None:
    ran = tetrarch("new", "eko", "--seed", "7", "--position")
    assert eko.position_from_json(json.loads(ran.out)) == eko.new_game(2, seed=7).position


def test_without_a_seed_an_unguessable_one_is_drawn_and_named(tetrarch: Tetrarch) -> None:
    one, two = tetrarch("new", "eko"), tetrarch("new", "eko")
    assert one.out != two.out
    seed = one.err.split()[1]
    assert len(seed) == 32
    assert tetrarch("new", "eko", "--seed", seed).out == one.out


def test_all_options_reach_the_game(tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = tetrarch(
        *("new", "eko", "-p", "3", "-s", "x", "--variant", "labyrinth,pyramids", "--variant", "wind"),
        *("--printing", "first-printing", "--layout", "star", "--pyramids", "1"),
        *("--round-limit", "40", "--repetition", "--output", "game.json"),
    )
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert record["options"] == {
        "players": 3,
        "printing": "first-printing",
        "variants": ["labyrinth", "pyramids", "wind"],
        "round_limit": 40,
        "repetition": True,
    }
    assert record["start"]["board"]["layout"] == "star"
    assert sum(tile["tile"] == "S" for tile in record["start"]["board"]["tiles"]) == 1
    assert list(tmp_path.iterdir()) == [tmp_path / "game.json"]


def test_a_board_file_is_played_on_and_says_for_how_many(tetrarch: Tetrarch, repository: Path) -> None:
    board = repository / "tests" / "eko" / "boards" / "hand-made.json"
    position = eko.position_from_json(
        json.loads(tetrarch("new", "eko", "--board", str(board), "--position", "-s", "1").out)
    )
    assert eko.board_to_json(position.board)["tiles"] == json.loads(board.read_text(encoding="utf-8"))["tiles"]


@pytest.mark.usefixtures("position_file", "record_file", "legends_file")
def test_a_file_that_is_not_a_board_is_named_by_its_format(tetrarch: Tetrarch, tmp_path: Path) -> None:
    (tmp_path / "line.txt").write_text(eko.position_to_line(eko.new_game(2, seed=1).position), encoding="utf-8")
    wanted = "format: must be 'tetrarch/eko-board', not"
    for command in (("new", "eko", "--output", "new.json"), ("play", "eko", "--save", "new.json")):
        for name, error in (
            ("position.json", f"{wanted} 'tetrarch/eko-position': this is a position of Ekö"),
            ("record.json", f"{wanted} 'tetrarch/record': this is the record of a game"),
            ("islands.json", f"{wanted} 'tetrarch/legends-position': this is a position of Legends"),
            ("line.txt", "is a position in one line, not a board"),
        ):
            ran = tetrarch(*command, "--board", name)
            assert (ran.code, ran.out) == (2, "")
            assert ran.errors == [f"{name}: {error}"]
    assert not (tmp_path / "new.json").exists()


def test_a_tile_file_of_a_newer_format_is_refused(tetrarch: Tetrarch, tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_text("format = 2\nsky = 1\n", encoding="utf-8")
    assert tetrarch("new", "eko", "--tiles", "tiles.toml").errors == [
        "tiles.toml: format: is newer than 1, the newest that this program reads: update it"
    ]


def test_a_tile_file_is_dealt_from(tetrarch: Tetrarch, repository: Path) -> None:
    tiles = repository / "tests" / "eko" / "boards" / "own-tiles.toml"
    ran = tetrarch("new", "eko", "--tiles", str(tiles), "--layout", "ring", "--seed", "1")
    assert "tile_set" in json.loads(ran.out)["start"]["board"]


@pytest.mark.parametrize(
    ("options", "errors"),
    [
        (["--players", "5"], ["options: players: 5 is not 2, 3 or 4 (E1.1)"]),
        (
            ["--printing", "first-printing", "--variant", "sand,beacon"],
            [
                "options: variants: the first printing has no tiles for 'beacon' (E16.2)",
                "options: variants: the first printing has no tiles for 'sand' (E16.2)",
            ],
        ),
        (["--round-limit", "0"], ["options: round_limit: 0 is not from 1 to 100000, or none (E8.7)"]),
        (["--pyramids", "1"], ["random board: pyramids: can be asked for only with the variant pyramids (E11)"]),
        (
            ["--board", "board.json", "--layout", "star", "--pyramids", "1"],
            ["--layout and --pyramids: is for random boards, but --board gives a complete one"],
        ),
        (
            ["--board", "board.json", "--players", "3"],
            ["board.json: is a board for 2 players, but --players is another number (E1.5)"],
        ),
        (
            ["--board", "board.json", "--variant", "wind"],
            ["deal: board: has no tiles of 'wind', which the options name (E2.6)"],
        ),
    ],
)
@pytest.mark.usefixtures("board_file")
def test_a_mix_of_options_that_the_rules_forbid_writes_nothing(
    options: list[str], errors: list[str], tetrarch: Tetrarch, tmp_path: Path
) -> None:
    ran = tetrarch("new", "eko", "--seed", "1", "--output", "new.json", *options)
    assert (ran.code, ran.out) == (2, "")
    assert ran.errors == errors
    assert not (tmp_path / "new.json").exists()


def test_a_file_that_is_there_is_not_written_over(tetrarch: Tetrarch, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("a finished game", encoding="utf-8")
    refused = tetrarch("new", "eko", "--seed", "1", "--output", "game.json")
    assert (refused.code, refused.out) == (2, "")
    assert "game.json: already exists" in refused.err
    assert (tmp_path / "game.json").read_text(encoding="utf-8") == "a finished game"
    assert tetrarch("new", "eko", "--seed", "1", "--output", "game.json", "--force").code == 0
    assert tetrarch("verify", "game.json").code == 0


@pytest.fixture
def quick_balance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer deals and simulations."""
    monkeypatch.setattr(balance, "SIMULATIONS", 4)
    monkeypatch.setattr(balance, "CANDIDATES", 3)


@pytest.mark.usefixtures("quick_balance")
def test_a_fair_game_has_the_most_even_deal_and_proves_it(tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = tetrarch("new", "legends", "--fair", "--seed", "7")
    assert (ran.code, ran.err) == (0, "")
    game = legends.verify_record(ran.out)
    assert game.salts[0].startswith("balanced/1 deal ")
    assert "most even" not in tetrarch("verify", "-", stdin=ran.out).out  # the seed is not revealed yet
    game.reveal_seed("7")
    revealed = msgspec.structs.replace(game.to_record(), seed="7")
    assert "the deal is the most even of 3" in tetrarch("verify", "-", stdin=revealed.to_text()).out
    pepper = ("--salt-commitment", salt_commitment("pepper"))
    salted = balance.balanced_game("legends", 2, {}, seed="7", salts=["pepper"])
    text = msgspec.structs.replace(salted.to_record(), seed="7").to_text()
    assert tetrarch("verify", "-", "--balanced", *pepper, stdin=text).code == 0
    assert tetrarch("verify", "-", *pepper, stdin=text).code == 2, "nobody agreed to a balanced deal"
    (other, *_) = (number for number in (1, 2, 3) if f"deal {number} " not in game.salts[0])
    cheated = legends.new_game(2, seed="7", salts=[balance.balance_salt(other)])
    record = msgspec.structs.replace(cheated.to_record(), seed="7")
    ran = tetrarch("verify", "-", stdin=record.to_text())
    assert ran.code == 2
    assert "is the most even one of this seed" in ran.errors[0]


@pytest.mark.usefixtures("quick_balance")
def test_a_fair_game_can_be_played_but_not_loaded(tetrarch: Tetrarch, tmp_path: Path) -> None:
    played = ("--seat", "random,random", "--round-limit", "1", "--seed", "7", "--fair", "--save", "game.json")
    assert tetrarch("play", "eko", *played).code == 0
    assert "the deal is the most even of 3" in tetrarch("verify", "game.json").out
    ran = tetrarch("play", "eko", "--load", "game.json", "--fair")
    assert ran.code == 2
    assert "--fair" in ran.errors[0]
