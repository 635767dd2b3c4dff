"""``tetrarch play --load --seed``: the committed seed deals on, is revealed at the end, and ``verify`` proves it"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tetrarch
from tetrarch import eko, legends
from tetrarch.core.record import Game

BOTS = ("--seat", "random,random")
UNPROVED = "committed to a seed that was not revealed: nothing proves that it dealt this game\n"


def end_of_first_game(seed: str = "rose") -> Game[legends.Position]:
    """A match whose first game is over, so that the second must be dealt."""
    game = legends.new_game(2, seed=seed, variants=["match"])
    while game.position.match_game == 1:
        seat = game.position.to_decide[0]
        game.play(next(iter(game.position.legal_decisions(seat))), seat)
    assert game.position.awaits_chance
    return game


@pytest.fixture
def match_file(tmp_path: Path) -> str:
    """The record of a match, its second game to be dealt."""
    (tmp_path / "match.json").write_text(end_of_first_game().to_record().to_text(), encoding="utf-8")
    return "match.json"


def read(path: Path) -> dict[str, object]:
    data: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_the_committed_seed_deals_the_later_games_and_is_revealed(
    tetrarch: Tetrarch, match_file: str, tmp_path: Path
) -> None:
    ran = tetrarch("play", "legends", "--load", match_file, "--save", match_file, "--seed", "rose", *BOTS)
    assert (ran.code, ran.err) == (0, "")
    assert "The record committed to a seed" not in ran.out
    assert read(tmp_path / match_file)["seed"] == "rose"
    assert tetrarch("verify", match_file).out.endswith(
        "; the seed gives this start and all 3 deals, and was committed to\n"
    )


def test_without_the_seed_later_games_use_another_with_a_warning(
    tetrarch: Tetrarch, match_file: str, tmp_path: Path
) -> None:
    ran = tetrarch("play", "legends", "--load", match_file, "--save", match_file, *BOTS)
    assert ran.out.startswith(
        "The record committed to a seed that is not given. Later deals use a new seed, so verify can never "
        "prove any; --seed SEED continues with the committed one.\n"
    )
    assert read(tmp_path / match_file)["seed"] is None
    ran = tetrarch("verify", match_file)
    assert ran.code == 0
    assert ran.out.endswith(UNPROVED)
    before = (tmp_path / match_file).read_bytes()
    ran = tetrarch("play", "legends", "--load", match_file, "--save", match_file, "--seed", "rose", *BOTS)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.errors) == 1
    assert ran.errors[0].endswith(
        ": is not what the seed deals, which the record committed to; without --seed the game continues without proof"
    )
    assert (tmp_path / match_file).read_bytes() == before


def test_the_seed_of_a_game_made_by_new_is_revealed_at_the_end(tetrarch: Tetrarch, tmp_path: Path) -> None:
    for game, more in (("eko", ("--round-limit", "2")), ("legends", ("--ages", "1,0"))):
        name = f"{game}.json"
        assert tetrarch("new", game, "--seed", "rose", "--output", name, *more).code == 0
        assert tetrarch("play", game, "--load", name, "--save", name, "--seed", "rose", *BOTS).code == 0
        assert read(tmp_path / name)["seed"] == "rose"
        out = tetrarch("verify", name).out
        dealt = "gives this start and the deal" if game == "legends" else "deals this start"
        assert out.endswith(f"; the seed {dealt}, and was committed to\n")


def test_the_seed_of_a_finished_game_is_revealed_afterwards(tetrarch: Tetrarch, tmp_path: Path) -> None:
    tetrarch("new", "eko", "--seed", "rose", "--output", "game.json", "--round-limit", "2")
    ran = tetrarch("play", "eko", "--load", "game.json", "--save", "game.json", *BOTS)
    assert "a seed that is not given, so verify cannot prove the deal; --seed SEED, now or later" in ran.out
    assert "Later deals" not in ran.out
    assert tetrarch("verify", "game.json").out.endswith(UNPROVED)
    ran = tetrarch("play", "eko", "--load", "game.json")
    assert "not revealed, so nothing proves that it dealt this game; --seed SEED reveals it." in ran.out
    assert tetrarch("play", "eko", "--load", "game.json", "--save", "game.json", "--seed", "rose").code == 0
    assert tetrarch("verify", "game.json").out.endswith("; the seed deals this start, and was committed to\n")
    assert "The record committed" not in tetrarch("play", "eko", "--load", "game.json").out


def test_a_game_without_a_commitment_does_not_mention_seeds(tetrarch: Tetrarch, tmp_path: Path) -> None:
    record = json.loads(eko.new_game(2, seed=1).to_record().to_text()) | {"commitment": None}
    (tmp_path / "bare.json").write_text(json.dumps(record), encoding="utf-8")
    assert "committed" not in tetrarch("play", "eko", "--load", "bare.json").out
    ran = tetrarch("play", "eko", "--load", "bare.json", "--seed", "1")
    assert (ran.code, ran.out) == (2, "")
    assert ran.errors == [
        "bare.json: --seed: the record has no commitment, so its seed cannot be verified",
    ]


def test_a_seed_without_a_matching_commitment_is_rejected(tetrarch: Tetrarch, match_file: str, tmp_path: Path) -> None:
    before = (tmp_path / match_file).read_bytes()
    for seed in ("tulip", "", "Rose", "rose\n"):
        ran = tetrarch("play", "legends", "--load", match_file, "--save", match_file, "--seed", seed)
        assert (ran.code, ran.out) == (2, "")
        assert ran.errors == [
            "match.json: --seed: is not the seed that the record committed to; give that one, or none",
        ]
    assert (tmp_path / match_file).read_bytes() == before


def test_a_game_that_is_left_says_how_to_go_on_with_its_own_seed(tetrarch: Tetrarch) -> None:
    arguments = ("play", "legends", "--seed", "two words", "--save", "game.json")
    assert "Continue with: tetrarch play legends --load game.json --save game.json --seed 'two words'\n" in (
        tetrarch(*arguments).out
    )
    out = tetrarch("play", "legends", "--load", "game.json", "--save", "game.json").out
    assert "Continue with: tetrarch play legends --load game.json --save game.json\n" in out


def test_a_seed_with_a_line_feed_is_refused(tetrarch: Tetrarch) -> None:
    for game in ("eko", "legends"):
        ran = tetrarch("new", game, "--seed", "a\nb")
        assert (ran.code, ran.out) == (2, "")
        assert ran.errors == ["chance: seed: contains a line feed, which a seed or salt must not"]


# Who sits where


@pytest.mark.parametrize(
    ("names", "seats", "table"),
    [
        (["Ada", "Ben"], "", ["Ada", "Ben"]),
        (["Ada", "greedy"], "", ["Ada", "greedy"]),
        (["random", "Ben"], "", ["random", "Ben"]),
        (["Ada"], "", ["Ada", "level2"]),
        ([], "", ["person", "level2"]),
        (["", "Ben"], "", ["person", "Ben"]),
        (["Ada", "Ben"], "person,random", ["Ada", "random"]),
        (["Ada", "greedy"], "person,person", ["Ada", "person"]),
        (["Ada", "Ben"], "greedy", ["greedy", "level2"]),
    ],
)
def test_people_keep_the_names_that_the_record_has(
    names: list[str], seats: str, table: list[str], tetrarch: Tetrarch, tmp_path: Path
) -> None:
    record = eko.new_game(2, seed=1, round_limit=1, names=names).to_record()
    (tmp_path / "game.json").write_text(record.to_text(), encoding="utf-8")
    more = ("--seat", seats) if seats else ()
    ran = tetrarch("play", "eko", "--load", "game.json", "--save", "game.json", "--seed", "1", *more)
    assert ran.code == 0
    assert ran.out.startswith(f"At the table: Tide ({table[0]}), Star ({table[1]}).")
    assert read(tmp_path / "game.json")["names"] == table


def test_a_name_cannot_write_on_the_terminal(tetrarch: Tetrarch, tmp_path: Path) -> None:
    record = eko.new_game(2, seed=1, names=["A\x1b[2J", "B"]).to_record()
    (tmp_path / "game.json").write_text(record.to_text(), encoding="utf-8")
    out = tetrarch("play", "eko", "--load", "game.json").out
    assert "\x1b" not in out
    assert "Tide (A\\x1b[2J)" in out


# Ages


def test_the_players_give_their_ages(tetrarch: Tetrarch, tmp_path: Path) -> None:
    for ages in ([2, 0, 1], [0, 1, 2], [1, 2, 0]):
        text = ",".join(map(str, ages))
        ran = tetrarch("new", "legends", "-p", "3", "--seed", "1", "--ages", text)
        game = legends.verify_record(ran.out)
        assert game.position == legends.new_game(3, seed=1, ages=ages).position
        letters = "".join(game.position.identities[seat] for seat in ages)
        assert json.loads(ran.out)["start"]["ages"] == letters
    arguments = ("--seed", "1", "-p", "3", "--ages", " 2, 0,1", "--save", "game.json")
    assert tetrarch("play", "legends", *arguments).code == 0
    played = legends.verify_record((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert played.start == legends.new_game(3, seed=1, ages=[2, 0, 1]).start


@pytest.mark.parametrize(
    ("ages", "error"),
    [
        ("0,1", "options: ages: [0, 1] must name every seat once (L3.2)"),
        ("0,1,1", "options: ages: [0, 1, 1] must name every seat once (L3.2)"),
        ("1,2,3", "options: ages: [1, 2, 3] must name every seat once (L3.2)"),
        ("0,1,2,3", "options: ages: [0, 1, 2, 3] must name every seat once (L3.2)"),
        *(
            (
                text,
                f"--ages: {word!r} is not a seat; give seat numbers separated by commas, the youngest player first, ",
            )
            for text, word in (("", ""), ("E,T,M", "E"), ("0,1,", ""), ("0,-1,2", "-1"), ("0 1 2", "0 1 2"), ("²", "²"))
        ),
    ],
)
def test_invalid_ages_are_rejected_with_the_rule(ages: str, error: str, tetrarch: Tetrarch, tmp_path: Path) -> None:
    for command in (("new", "legends", "--output", "new.json"), ("play", "legends", "--save", "new.json")):
        ran = tetrarch(*command, "-p", "3", "--seed", "1", "--ages", ages)
        assert (ran.code, ran.out) == (2, "")
        assert len(ran.errors) == 1
        assert ran.errors[0].startswith(error)
        assert ran.errors[0].endswith("(L3.2)")
        assert list(tmp_path.iterdir()) == []


def test_ages_are_no_option_of_eko_nor_of_a_loaded_game(tetrarch: Tetrarch, match_file: str) -> None:
    assert tetrarch("new", "eko", "--ages", "0,1").errors[0].startswith("--ages: not an option of Ekö")
    ran = tetrarch("play", "legends", "--load", match_file, "--ages", "0,1")
    assert ran.errors == ["--load and --ages: a record has its own deal; choose one of them"]
