"""``tetrarch play``, with a script at the keyboard"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Tetrarch
from tetrarch import eko
from tetrarch.bots import roster
from tetrarch.cli.terminal.dialogue import Dialogue
from tetrarch.cli.terminal.speech import SpokenGame
from tetrarch.core import registry

PEOPLE = ("play", "eko", "--seed", "1", "--seat", "person,person")


def script(tetrarch: Tetrarch, *lines: str, arguments: tuple[str, ...] = PEOPLE) -> Ran:
    """Play with these lines typed, then the end of the input."""
    ran = tetrarch(*arguments, stdin="".join(f"{line}\n" for line in lines))
    assert (ran.code, ran.err) == (0, "")
    return ran


def saved(path: Path) -> list[str]:
    """The decisions of a saved record, which must be true."""
    game = eko.verify_record(path.read_text(encoding="utf-8"))
    return [event.play or "" for event in game.events]


def test_people_play_and_the_record_is_kept_after_every_decision(tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = script(tetrarch, "keep", "keep", "a2+b2", arguments=(*PEOPLE, "--save", "game.json"))
    assert "leaves the Emperor where it stands." in ran.out
    assert "Continue with: tetrarch play eko --load game.json --save game.json" in ran.out
    assert saved(tmp_path / "game.json") == ["keep", "keep", "a2+b2"]
    assert list(tmp_path.iterdir()) == [tmp_path / "game.json"]


def test_bots_answer_in_sentences(tetrarch: Tetrarch) -> None:
    ran = script(tetrarch, "keep", "a2+b2", arguments=("play", "eko", "--seed", "1", "--seat", "person,random"))
    assert "At the table: Tide (person), Star (random)." in ran.out
    assert len([line for line in ran.out.splitlines() if " Star " in line and line.endswith(".")]) >= 2


def test_a_person_against_a_simple_bot_is_the_usual_table(tetrarch: Tetrarch) -> None:
    ran = script(tetrarch, "quit", arguments=("play", "eko", "--seed", "1"))
    assert "At the table: Tide (person), Star (level2)." in ran.out


def test_the_seats_set_the_number_of_players_and_the_rest_are_bots(tetrarch: Tetrarch) -> None:
    ran = script(tetrarch, arguments=("play", "eko", "--seed", "1", "--seat", "person", "--seat", "random,person"))
    assert ran.out.count("(person)") == 2
    ran = script(tetrarch, arguments=("play", "eko", "--seed", "1", "--players", "4", "--seat", "random,person"))
    assert "(random)" in ran.out
    assert ran.out.count("(level2)") == 2


def test_bots_alone_play_to_the_end(tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = tetrarch("play", "eko", "--seed", "3", "--seat", "random,greedy", "--save", "bots.json")
    assert ran.code == 0
    assert "Game over." in ran.out
    record = json.loads((tmp_path / "bots.json").read_text(encoding="utf-8"))
    assert record["names"] == ["random", "greedy"]
    assert record["options"]["round_limit"] == 200
    assert record["result"] is not None
    assert "true;" in tetrarch("verify", "bots.json").out


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_every_bot_of_the_roster_can_be_played(game: str, tetrarch: Tetrarch) -> None:
    names = [name for name in roster(game) if name != "search"] + ["search:simulations=2", "search:seconds=0.001"]
    short = {"level3": "level3:simulations=2", "level4": "level4:simulations=2", "level5": "level5:seconds=0.001"}
    limit = ("--round-limit", "1") if game == "eko" else ()
    for one, other in zip(names[::2], names[1::2], strict=False):
        seats = f"{short.get(one, one)},{short.get(other, other)}"
        ran = tetrarch("play", game, "--seed", "3", "--seat", seats, *limit)
        assert (ran.code, ran.err) == (0, ""), seats


def test_the_same_seed_makes_the_same_game_with_bots(tetrarch: Tetrarch) -> None:
    arguments = ("play", "eko", "--seed", "9", "--seat", "random,random", "--round-limit", "8")
    assert tetrarch(*arguments).out == tetrarch(*arguments).out


def test_an_illegal_move_is_refused_with_rule_and_alternative(tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = script(tetrarch, "keep", "keep", "a2-b3-c4", "a2-i2", "why", arguments=(*PEOPLE, "--save", "game.json"))
    lines = ran.out.splitlines()
    refusals = [line for line in lines if line.startswith("a2-i2: ")]
    assert len(refusals) == 2, "the refusal, and again for why"
    assert "(E4" in refusals[0]
    assert "; legal: a2" in refusals[0]
    assert any(line.startswith("'a2-b3-c4': is no decision") for line in lines)
    assert saved(tmp_path / "game.json") == ["keep", "keep"]


def test_a_misspelt_command_suggests_the_nearest(tetrarch: Tetrarch) -> None:
    out = script(tetrarch, "boad", "kep", "WHY").out
    assert "'boad' is neither a decision nor a command; did you mean 'board'?" in out
    assert out.count("'kep' is neither a decision nor a command; did you mean 'keep'?") == 2


def test_why_without_a_refusal(tetrarch: Tetrarch) -> None:
    assert "nothing was rejected" in script(tetrarch, "why").out


def test_help_explains_the_step_and_the_commands(tetrarch: Tetrarch) -> None:
    out = script(tetrarch, "?").out
    assert "swap it with your disc on d5" in out
    assert "leave the table" in out
    out = script(tetrarch, "keep; quit", "keep", "help").out
    assert "swap it with your disc" not in out


def test_help_names_only_what_the_game_has(tetrarch: Tetrarch) -> None:
    assert "tempest" not in script(tetrarch, "keep", "keep", "?").out
    stormy = ("play", "eko", "--seed", "1", "--seat", "person,person", "--variant", "labyrinth,sand")
    out = script(tetrarch, "keep", "keep", "?", arguments=stormy).out
    assert "tempest zones" in out
    assert "Temple of the Sand: send" in out


def test_moves_lists_what_is_legal(tetrarch: Tetrarch) -> None:
    position = eko.new_game(2, seed=1).position
    position.play("keep")
    position.play("keep")
    out = script(tetrarch, "keep", "keep", "moves").out
    listed = out.split("> moves\n")[1].split(" legal;")[0].split()
    assert sorted(listed[:-1]) == sorted(str(decision) for decision in position.legal_decisions())


def test_moves_of_a_space_says_sentences_and_rules(tetrarch: Tetrarch) -> None:
    for typed in ("moves a2", "a2"):
        out = script(tetrarch, "keep", "keep", typed).out
        assert "a2+b2      Tide moves a lone soldier from a2 onto its stack on b2: 2 discs there. (E4.3)" in out
    assert "there is no space 'zz9'" in script(tetrarch, "moves zz9").out
    assert "no legal decision involves b1" in script(tetrarch, "moves b1").out


def test_undo_goes_back_to_a_persons_last_decision(tetrarch: Tetrarch, tmp_path: Path) -> None:
    against_bot = ("play", "eko", "--seed", "1", "--seat", "person,random", "--save", "game.json")
    ran = script(tetrarch, "undo", "keep", "a2+b2", "undo", arguments=against_bot)
    assert "there is nothing to undo" in ran.out
    assert "undone: " in ran.out
    assert saved(tmp_path / "game.json")[0] == "keep"
    game = eko.verify_record((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert game.position.decider == 0
    assert [event.seat for event in game.events].count(0) == 1


def test_board_and_describe_show_the_position_again(tetrarch: Tetrarch) -> None:
    out = script(tetrarch, "board", "describe").out
    assert out.count("set-up") == 3
    assert "Row a: " in out


def test_plain_and_words(tetrarch: Tetrarch) -> None:
    out = script(tetrarch, "keep", arguments=(*PEOPLE, "--plain")).out
    assert out.isascii()
    assert "/ 1 \\" in out
    out = script(tetrarch, "keep", arguments=(*PEOPLE, "--describe")).out
    assert "/ 1 \\" not in out
    assert "Row a: " in out


def test_several_decisions_on_one_line_stop_at_the_first_refused(tetrarch: Tetrarch, tmp_path: Path) -> None:
    arguments = (*PEOPLE, "--save", "game.json")
    script(tetrarch, "keep", "keep", "c1^c2E c1^c2E; b2+1", arguments=arguments)
    played = saved(tmp_path / "game.json")
    assert played[:2] == ["keep", "keep"]
    assert len(played) <= 3, "what follows a refused decision is not played"


def test_a_line_does_not_decide_for_another_player(tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = script(tetrarch, "keep keep", arguments=(*PEOPLE, "--save", "game.json"))
    assert "not played: keep and what follows; another player decides now" in ran.out
    assert saved(tmp_path / "game.json") == ["keep"]


def test_save_writes_a_record_and_leaves_other_files_alone(tetrarch: Tetrarch, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    ran = script(tetrarch, "keep", "save", "save mine.txt", "save no/such/x.json", "save a b.json", "save a b.json")
    assert "save needs the name of a file" in ran.out
    assert "mine.txt: already exists" in ran.out
    assert "no/such/x.json: cannot be written" in ran.out
    assert ran.out.count("saved in a b.json") == 2
    assert "Continue with: tetrarch play eko --load a b.json" in ran.out
    assert saved(tmp_path / "a b.json") == ["keep"]
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "mine"


def test_a_loaded_game_continues_with_the_same_seats(tetrarch: Tetrarch, tmp_path: Path) -> None:
    script(tetrarch, "keep", arguments=(*PEOPLE, "--save", "game.json"))
    go_on = ("play", "eko", "--load", "game.json", "--save", "game.json")
    ran = script(tetrarch, "keep", "undo", "undo", "swap a2", arguments=go_on)
    assert ran.out.count("(person)") == 2
    assert saved(tmp_path / "game.json") == ["swap a2"]
    ran = script(tetrarch, arguments=("play", "eko", "--load", "game.json", "--seat", "person,random"))
    assert "(random)" in ran.out


def test_a_finished_game_can_be_viewed_and_undone(tetrarch: Tetrarch, record_file: str) -> None:
    arguments = ("play", "eko", "--load", record_file, "--seat", "person,person")
    ran = script(tetrarch, "pass", "undo", "board", arguments=arguments)
    assert "Game over." in ran.out
    assert "undone: 1 decision" in ran.out


def test_nothing_typed_ends_cleanly(tetrarch: Tetrarch) -> None:
    ran = script(tetrarch)
    assert "The game was not saved" not in ran.out
    assert "The game was not saved; --save FILE saves the next one." in script(tetrarch, "keep").out


def test_empty_lines_and_garbage_change_nothing(tetrarch: Tetrarch, tmp_path: Path) -> None:
    garbage = [
        "",
        "  ",
        ";;",
        "; ;",
        "\x00\x1b[2J",
        "🐪",
        "a" * 5000,
        "keep!!",
        "swap",
        "moves ;",
        "save  ",
        "@",
        "give",
    ]
    ran = script(tetrarch, *garbage, "keep", arguments=(*PEOPLE, "--save", "game.json"))
    assert "\x1b" not in ran.out
    assert saved(tmp_path / "game.json") == ["keep"]


def test_an_interrupt_leaves_the_table(tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tetrarch.cli.terminal.dialogue.Dialogue.ask", interrupt)
    ran = script(tetrarch, arguments=(*PEOPLE, "--save", "game.json"))
    assert "Continue with:" in ran.out
    assert saved(tmp_path / "game.json") == []


def test_a_game_continues_if_it_cannot_be_saved(
    tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    real = eko.Position.push

    def push(position: eko.Position, decision: int) -> None:
        real(position, decision)
        if folder.exists():
            for file in folder.iterdir():
                file.unlink()
            folder.rmdir()

    monkeypatch.setattr(eko.Position, "push", push)
    ran = script(tetrarch, "keep", arguments=(*PEOPLE, "--save", "folder/game.json"))
    assert "folder/game.json: cannot be written" in ran.out
    assert "leaves the Emperor where it stands." in ran.out


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--load", "record.json", "--seed", "3"], "record.json: --seed: is not the seed that the record committed to"),
        (["--load", "record.json", "--variant", "wind", "--repetition"], "--load and --variant and --repetition: "),
        (["--load", "position.json"], "position.json: is not a record"),
        (["--players", "2", "--seat", "person,person,random"], "--seat: 3 players for 2 seats"),
        (["--seat", "person,person,person,person,person"], "options: players: 5 is not 2, 3 or 4 (E1.1)"),
        (["--save", "record.json"], "record.json: already exists"),
        (["--load", "record.json", "--save", "position.json"], "position.json: already exists"),
        (["--save", "no/such/folder.json"], "no/such/folder.json: cannot be written"),
        (["--plain", "--describe"], "--plain and --describe: choose one of them"),
    ],
)
@pytest.mark.usefixtures("position_file", "record_file")
def test_invalid_options_are_one_error_line(
    arguments: list[str], error: str, tetrarch: Tetrarch, tmp_path: Path
) -> None:
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    ran = tetrarch("play", "eko", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.errors) == 1
    assert ran.errors[0].startswith(error)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("d5-f3", ["d5-f3"]),
        ("d5-f3 march; d5+2", ["d5-f3", "march", "d5+2"]),
        ("swap d5 keep", ["swap d5", "keep"]),
        ("SAND d5 d5xf3 moon d5! done", ["SAND d5", "d5xf3", "moon d5!", "done"]),
        ("keep; moves d5; save a b", ["keep", "moves d5", "save a b"]),
        ("give", ["give"]),
        (" ; ", []),
    ],
)
def test_a_line_is_split_into_decisions_and_commands(line: str, parts: list[str]) -> None:
    assert list(Dialogue(SpokenGame("eko")).parts_of(line)) == parts


def test_two_words_stay_together() -> None:
    assert registry.game("eko").split_line("give T keep") == ["give T", "keep"]


@pytest.mark.parametrize(
    ("notation", "names"),
    [("d5xf3", ["d5", "f3"]), ("x2xx3", ["x2", "x3"]), ("aa1xab2", ["aa1", "ab2"]), ("swap d5", ["d5"]), ("rest", [])],
)
def test_the_spaces_of_a_notation_are_found(notation: str, names: list[str]) -> None:
    assert registry.game("eko").places_in(notation) == names
