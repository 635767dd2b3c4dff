"""The terminal in four languages: whole sessions without an English sentence, and how a language is chosen."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from typer._click.core import Command
from typer.main import get_command

from tests.cli.conftest import Ran, Tetrarch
from tests.test_texts import ENGLISH_WORDS
from tetrarch import eko, legends
from tetrarch.cli.app import app
from tetrarch.cli.input import faults
from tetrarch.cli.input.faults import SYSTEM_FAULTS
from tetrarch.cli.input.options import game_flags
from tetrarch.cli.terminal.dialogue import COMMANDS, names_of
from tetrarch.cli.terminal.translated_help import PACKAGE as HELPING
from tetrarch.cli.terminal.translated_help import help_texts, is_game_option
from tetrarch.core import registry
from tetrarch.core.formats import write_json
from tetrarch.core.text.messages import LANGUAGES, ascii_text, text, texts_of
from tetrarch.eko.words.notation import WORDS as EKO_WORDS
from tetrarch.legends.words.notation import WORDS as LEGENDS_WORDS

OTHERS = LANGUAGES[1:]

EKO_SESSION = (
    *(
        "?",
        "moves",
        "movse",
        "swap zz9",
        "keep",
        "?",
        "describe",
        "moves d5",
        "moves zz",
        "zz9-zz8",
        "pass",
        "a1",
        "score",
    ),
    *("why", "undo", "undo", "why", "board", "save", "save .", "save game.json", "save record.json", "quit"),
)
LEGENDS_SESSION = (
    *("?", "99", "bid x", "2", "?", "take 9", "take 1", "?", "stop", "?", "stop", "score", "undo", "describe", "moves"),
    *("moves M1", "moves ZZ", "stpo", "board", "quit"),
)
FOUNDER_SESSION = ("?", "desert@45", "board", "horseshoe@0", "?", "moves", "undo", "quit")
TWO_PEOPLE = ("3", "99", "nonsense", "2", "?", "score", "undo", "quit")


def sentences(told: str) -> Iterator[str]:
    """Every line with at least three words; what was typed behind a prompt is left out."""
    for line in told.splitlines():
        line = re.sub(r"^\S+( \([^)]*\))?> .*|\S+@\d+", "", line).strip()
        if len(re.findall(r"[^\W\d_]{3,}", re.sub(r"(?<!\S)-\S+|\b[A-Z]{2,}\b", "", line))) >= 3:
            yield line


def without_names(line: str) -> str:
    """A line without what is never translated: commands, options, files, notation."""
    line = re.sub(r"tetrarch (play|new|perft)[^;)]*", "", line)
    line = re.sub(r"(?<!\S)(--?|[„«'\"]?moves\b)\S*|\S+\.json|\S+-\S+", "", line)
    return re.sub(r"\((?:undo|board).*?\)", "", line)


def english_left(ran: Ran, english: Ran) -> list[str]:
    """Sentences that are in English, or the same as in English."""
    same = set(sentences(english.out)) | set(sentences(english.err))
    return [
        line
        for line in (*sentences(ran.out), *sentences(ran.err))
        if line in same or ENGLISH_WORDS.search(without_names(line))
    ]


def assert_translated(tetrarch: Tetrarch, languages: Sequence[str], *arguments: str, stdin: str = "") -> list[Ran]:
    """Run a command in English and in other languages: the same end, and no English in the others."""
    found = []
    before = set(Path.cwd().iterdir())
    for language in ("en", *languages):
        found.append(tetrarch("--lang", language, *arguments, stdin=stdin))
        for made in set(Path.cwd().iterdir()) - before:
            made.unlink()
    english, *others = found
    assert list(sentences(english.out + english.err)), "something is said"
    for ran in others:
        assert ran.code == english.code
        assert english_left(ran, english) == []
        for told in (ran.out, ran.err):
            assert not re.search(r"\{ ?[$\"]", told)
            assert "None" not in told
    return others


# Whole sessions


def test_a_game_of_eko_is_played_without_an_english_sentence(tetrarch: Tetrarch, record_file: str) -> None:
    others = assert_translated(
        tetrarch,
        OTHERS,
        *("play", "eko", "--seed", "3", "--seat", "person,random", "--variant", "labyrinth,sand,moon"),
        stdin="\n".join(EKO_SESSION),
    )
    for ran in others:
        assert ran.code == 0


@pytest.mark.parametrize(
    ("options", "session"),
    [
        (("--seat", "person,greedy", "--variant", "leaders,explore,swamp,match"), LEGENDS_SESSION),
        (("--found", "--seat", "person,greedy"), FOUNDER_SESSION),
        (("--seat", "person,person"), TWO_PEOPLE),
    ],
)
def test_a_game_of_legends_is_played_without_an_english_sentence(
    options: tuple[str, ...], session: tuple[str, ...], tetrarch: Tetrarch
) -> None:
    assert_translated(tetrarch, OTHERS, "play", "legends", "--seed", "3", *options, stdin="\n".join(session))


def test_games_between_bots_are_printed_in_every_language(tetrarch: Tetrarch) -> None:
    assert_translated(
        tetrarch, OTHERS, "play", "eko", "--seed", "1", "--seat", "random,random", "--round-limit", "2", "--plain"
    )


@pytest.mark.parametrize("record", ["record_file", "legends_record"])
def test_records_are_printed_in_every_language(record: str, tetrarch: Tetrarch, request: pytest.FixtureRequest) -> None:
    file = str(request.getfixturevalue(record))
    for arguments in (
        ("replay", file, "--to", "40"),
        ("verify", file),
        ("show", file, "--describe"),
        ("show", file, "--at", "9"),
        ("advise", file),
        ("evaluate", file),
    ):
        assert_translated(tetrarch, OTHERS, *arguments)
    assert_translated(tetrarch, OTHERS, "advise", file, "--at", "9", "--simulations", "30")
    if record == "legends_record":
        assert_translated(tetrarch, OTHERS, "show", file, "--score", "--at", "60")


def test_records_that_ended_early_are_verified_in_every_language(tetrarch: Tetrarch, tmp_path: Path) -> None:
    game = eko.new_game(3, seed="early")
    game.play("keep")
    record = json.loads(game.to_record().to_text())
    endings = [
        {"reason": "closed", "seats": [], "winners": [], "standings": []},
        {"reason": "resigned", "seats": [0, 1], "winners": [2], "standings": [[2], [1], [0]]},
        {"reason": "timed-out", "seats": [0], "winners": [1], "standings": [[1], [2], [0]]},
    ]
    for number, ending in enumerate(endings):
        (tmp_path / f"early{number}.json").write_text(json.dumps({**record, "ending": ending}), encoding="utf-8")
    (tmp_path / "open.json").write_text(json.dumps(record), encoding="utf-8")
    (tmp_path / "bare.json").write_text(json.dumps({**record, "commitment": None}), encoding="utf-8")
    files = [f"early{number}.json" for number in range(3)]
    others = assert_translated(tetrarch, OTHERS, "verify", *files, "open.json", "bare.json")
    assert [ran.code for ran in others] == [0, 0, 0]


def test_pictures_and_boards_are_in_the_language(tetrarch: Tetrarch, position_file: str, board_file: str) -> None:
    for file in (position_file, board_file):
        for way in ("--describe", "--plain"):
            assert_translated(tetrarch, OTHERS, "show", file, way)
        for language in OTHERS:
            svg = tetrarch("--lang", language, "show", file, "--svg", "-").out
            assert not ENGLISH_WORDS.search(" ".join(re.findall(r">([^<]+)<", svg)))


def test_moves_are_listed_in_the_language(tetrarch: Tetrarch, position_file: str) -> None:
    assert_translated(tetrarch, OTHERS, "moves", position_file)
    english = json.loads(tetrarch("moves", position_file, "--json", "--seat", "0").out)
    for language in OTHERS:
        other = json.loads(tetrarch("--lang", language, "moves", position_file, "--json", "--seat", "0").out)
        for one, two in zip(english["moves"], other["moves"], strict=True):
            assert one["sentence"] != two["sentence"]
            assert {**one, "sentence": ""} == {**two, "sentence": ""}


def test_a_waiting_seat_has_no_moves_in_every_language(tetrarch: Tetrarch, position_file: str) -> None:
    waiting = 1 - json.loads(tetrarch("moves", position_file, "--json").out)["decider"]
    for language in LANGUAGES:
        ran = tetrarch("--lang", language, "moves", position_file, "--seat", str(waiting))
        assert (ran.code, ran.out) == (0, "")


# Faults

BAD_LINES = [
    ["plya"],
    ["admin", "nonsense"],
    ["new"],
    ["arena", "eko"],
    ["new", "chess"],
    ["new", "eko", "--seed"],
    ["new", "eko", "--force=yes"],
    ["new", "eko", "--palyers", "3"],
    ["new", "eko", "--zzz"],
    ["new", "eko", "--players", "two"],
    ["new", "eko", "--found", "--ages", "1"],
    ["new", "eko", "--board", "board.json", "--layout", "star", "--pyramids", "1"],
    ["new", "eko", "--board", "board.json", "--players", "3"],
    ["new", "eko", "--output", "board.json"],
    ["new", "legends", "--ages", "old"],
    ["play", "eko", "--lang", "fr"],
    ["play", "eko", "--seat", "gredy"],
    ["play", "eko", "--seat", "person,person,person", "--players", "2"],
    ["play", "eko", "--plain", "--describe"],
    ["play", "eko", "--save", "board.json"],
    ["play", "eko", "--load", "record.json", "--players", "3"],
    ["play", "eko", "--load", "record.json", "--seed", "wrong"],
    ["play", "legends", "--load", "record.json"],
    ["play", "eko", "--load", "board.json"],
    ["show", "nothing.json"],
    ["show", "."],
    ["show", "one.json", "two.json"],
    ["show", "board.json", "--seat", "1"],
    ["show", "board.json", "--line"],
    ["show", "board.json", "--plain", "--json"],
    ["show", "record.json", "--score"],
    ["show", "record.json", "--seat", "7"],
    ["show", "record.json", "--at", "99999"],
    ["show", "empty.json"],
    ["show", "blank.json"],
    ["show", "bytes.json"],
    ["show", "format.json"],
    ["show", "words.json"],
    ["moves", "board.json"],
    ["replay", "record.json", "--turn", "9999"],
    ["replay", "record.json", "--turn", "1", "--to", "3"],
    ["replay", "record.json", "--from", "99999"],
    ["replay", "record.json", "--from", "0"],
    ["advise", "record.json", "--moves", "0"],
    ["advise", "record.json", "--seconds", "0"],
    ["advise", "record.json", "--seconds", "soon"],
    ["advise", "record.json", "--simulations", "0"],
    ["evaluate", "record.json", "--simulations", "0"],
    ["evaluate", "record.json", "--seat", "7"],
    ["perft", "eko", "--depth", "99"],
    ["perft", "eko", "--position", "board.json", "--seed", "1"],
    ["serve", "--log-level", "loud"],
    ["verify", "lie.json"],
    ["verify", "record.json", "--commitment", "0"],
    ["verify", "record.json", "--salt", "pepper"],
    ["verify", "record.json", "--salt-commitment", "0"],
    ["verify", "open.json", "--salt", "pepper"],
    ["play", "eko", "--seat", "level4:speed=1"],
    ["play", "eko", "--seat", "level4:simulations=0"],
    ["play", "eko", "--seat", "level4:seconds=1,seconds=2"],
    ["play", "eko", "--seat", "random:5"],
    ["play", "eko", "--seat", "exec:seconds=0 python3"],
    ["play", "eko", "--seat", "exec:python3 'bot.py"],
    ["admin", "stats", "--data", "nowhere"],
    ["admin", "backup", "copy", "--data", "nowhere"],
    ["admin", "restore", "words.json", "--data", "nowhere"],
    ["admin", "stats", "--database", "mysql://a/b"],
]


def test_errors_of_command_lines_and_files_are_translated(
    tetrarch: Tetrarch, tmp_path: Path, record_file: str, board_file: str
) -> None:
    (tmp_path / "empty.json").write_text("{}", encoding="utf-8")
    (tmp_path / "blank.json").write_text(" ", encoding="utf-8")
    (tmp_path / "bytes.json").write_bytes(b"\xff")
    (tmp_path / "format.json").write_text('{"format": "tetrarch/rekord"}', encoding="utf-8")
    (tmp_path / "words.json").write_text("once upon a time", encoding="utf-8")
    record = Path(record_file).read_text(encoding="utf-8")
    (tmp_path / "open.json").write_text(eko.new_game(2, seed="1").to_record().to_text(), encoding="utf-8")
    (tmp_path / "lie.json").write_text(record.replace('"rules": "', '"rules": "0.'), encoding="utf-8")
    for arguments in BAD_LINES:
        for language, ran in zip(OTHERS, assert_translated(tetrarch, OTHERS, *arguments), strict=True):
            assert ran.code == 2, arguments
            assert ran.out == ""
            assert ran.err.count("\n") == 1
            assert ran.err.startswith(text("tetrarch.cli", language, "error", text="").strip()), arguments


@pytest.mark.skipif(sys.platform != "linux", reason="other systems say it otherwise")
def test_system_errors_keep_their_english_text() -> None:
    for number, name in SYSTEM_FAULTS.items():
        assert text("tetrarch.cli", "en", f"system-{name}") == os.strerror(number)


@pytest.mark.parametrize(
    ("extra", "arguments"),
    [
        ("server", ["serve", "--port", "0"]),
        ("server", ["admin", "stats", "--data", "nowhere"]),
        ("server", ["admin", "prune-guests"]),
        ("push", ["admin", "push-keys"]),
        ("train", ["train", "eko", "--rounds", "1", "--ray", "auto"]),
        ("ray", ["arena", "eko", "--bots", "random,greedy", "--out", "nowhere", "--ray", "auto"]),
        ("ray", ["puzzles", "mine", "eko", "--folder", "nowhere", "--ray", "auto"]),
    ],
)
def test_a_missing_extra_is_named_in_the_language(
    tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch, extra: str, arguments: list[str]
) -> None:
    monkeypatch.setattr(faults, "find_spec", lambda name: None)
    for ran in assert_translated(tetrarch, OTHERS, *arguments):
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.count("\n") == 1
        assert f"pip install 'tetrarch[{extra}]'" in ran.err


# Help


def paths_below(command: Command, *path: str) -> Iterator[tuple[tuple[str, ...], Command]]:
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from paths_below(below, *path, name)


def commands_below(command: Command) -> Iterator[Command]:
    return (below for _, below in paths_below(command))


def test_all_help_texts_are_translated() -> None:
    english = texts_of(HELPING, "en")
    for command in commands_below(get_command(app)):
        assert [name for name, _, _ in help_texts(command) if name not in english] == []
        for parameter in command.params:
            assert getattr(parameter, "help", None) is None, "help texts are in translated_help"
            default = getattr(parameter, "show_default", None)
            if is_game_option(command, parameter):
                flag = game_flags()[str(parameter.name)]
                assert all(set(option.usual) in (set(), set(LANGUAGES)) for _, option, _ in flag.owners)
                assert all(set((file or option).help) == set(LANGUAGES) for _, option, file in flag.owners)
            elif isinstance(default, str):
                assert default.isdecimal(), "other defaults are in translated_help"


def test_every_command_explains_itself_in_every_language(tetrarch: Tetrarch) -> None:
    for path, _ in paths_below(get_command(app)):
        for language in OTHERS:
            ran = tetrarch("--lang", language, *path, "--help")
            assert (ran.code, ran.err) == (0, "")
            assert not [line for line in ran.out.splitlines() if ENGLISH_WORDS.search(without_names(line))]
            assert not re.search(r"Usage|Options:|Arguments:|Commands:|default:|required|Show this", ran.out)
            listed = ran.out.partition(text(HELPING, language, "heading-commands"))[2]
            assert "..." not in listed, "a description is cut off"


# Which language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "pl_PL"}, "pl"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_NL@euro"}, "nl"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_NL", "LC_ALL": "pl_PL.ISO-8859-2"}, "pl"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "TETRARCH_LANG": "nl"}, "nl"),
        ({"LANG": "fr_FR.UTF-8", "TETRARCH_LANG": "en"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "TETRARCH_LANG": ""}, "fr"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], language: str, tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("TETRARCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    told = text("tetrarch.cli", language, "file-missing", name="x.json").replace("\u00a0", " ")
    assert tetrarch("show", "x.json").err.strip().endswith(told)
    other = text("tetrarch.cli", "pl", "file-missing", name="x.json")
    assert tetrarch("--lang", "pl", "show", "x.json").err.strip().endswith(other)
    assert tetrarch("show", "x.json").err.strip().endswith(told), "a language is chosen for one command alone"


def test_an_unknown_language_is_refused(tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch) -> None:
    for asked in ("de", "FR", "fr_FR", "", "english"):
        ran = tetrarch("--lang", asked, "new", "eko", "--output", "x.json")
        assert ran.code == 2
        assert ran.errors[0].startswith(f"--lang: there is no language {asked!r}; ")
        assert not Path("x.json").exists()
    monkeypatch.setenv("TETRARCH_LANG", "klingon")
    monkeypatch.setenv("LC_ALL", "nl_BE.UTF-8")
    ran = tetrarch("new", "eko")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "fout: TETRARCH_LANG: er is geen taal 'klingon'; bekend: en, fr, nl, pl\n"


# What is typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_for_a_command_is_clear(language: str) -> None:
    decisions = {*EKO_WORDS, *LEGENDS_WORDS}
    found: dict[str, str] = {}
    for command in COMMANDS:
        for spoken in {language, "en"}:
            for name in {word for known in names_of(command, spoken) for word in (known, ascii_text(known))}:
                assert name == name.lower()
                assert name not in decisions
                assert name not in COMMANDS
                assert found.setdefault(name, command) == command
                assert not re.search(r"[\s\d;@+^*~-]", name)
    assert found["help"] == "?"
    for game in ("eko", "legends"):
        assert registry.game(game).place.lower() not in found


@pytest.mark.parametrize(
    ("language", "words", "told"),
    [
        ("fr", ["aide", "coups", "décrire", "DECRIRE", "annuler", "quitter"], "il n’y a rien à annuler"),
        ("nl", ["hulp", "zetten", "beschrijf", "terug", "einde"], "er is niets om terug te nemen"),
        ("pl", ["pomoc", "ruchy", "opisz", "cofnij", "koniec"], "nie ma czego cofnąć"),
    ],
)
def test_commands_have_words_of_the_language(language: str, words: list[str], told: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("--lang", language, "play", "eko", "--seed", "3", stdin="\n".join([*words, "moves"]))
    assert ran.code == 0
    assert told in ran.out
    assert "> moves" not in ran.out, "the last word has left the table"
    english = ["?", "moves", "describe", "describe", "undo", "quit"][-len(words) :]
    if len(words) == len(english):
        assert [line.split("> ")[0] for line in ran.out.splitlines() if "> " in line] == [
            line.split("> ")[0]
            for line in tetrarch(
                "--lang", language, "play", "eko", "--seed", "3", stdin="\n".join(english)
            ).out.splitlines()
            if "> " in line
        ]


def test_words_of_other_languages_are_no_commands_in_english(tetrarch: Tetrarch) -> None:
    ran = tetrarch("play", "eko", "--seed", "3", stdin="annuler\nquit\n")
    assert "'annuler' is neither a decision nor a command" in ran.out


def test_positions_files_and_records_are_the_same_in_every_language(tetrarch: Tetrarch, tmp_path: Path) -> None:
    """Records hold no sentences: who plays in Polish writes what who plays in English writes."""
    session = "keep\nquit\n"
    for language in LANGUAGES:
        tetrarch(
            *("--lang", language, "play", "eko", "--seed", "3", "--seat", "person,random"),
            *("--save", f"{language}.json"),
            stdin=session,
        )
    texts = {(tmp_path / f"{language}.json").read_text(encoding="utf-8") for language in LANGUAGES}
    assert len(texts) == 1
    for language in LANGUAGES:
        assert (
            tetrarch("--lang", language, "new", "legends", "--seed", "3").out
            == tetrarch("new", "legends", "--seed", "3").out
        )


def test_the_founder_sees_the_boards_in_the_language(tetrarch: Tetrarch) -> None:
    position = legends.new_game(2, seed=3, quick_setup=False).position
    Path("lay.json").write_text(write_json(position.to_json()), encoding="utf-8")
    shown = tetrarch("--lang", "nl", "play", "legends", "--seed", "3", "--found", "--describe", stdin="quit\n").out
    assert "zeeroutes over de randen: boven " in shown
    assert "eilanden " in shown
