"""``tetrarch play legends``, with a script at the keyboard"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Tetrarch
from tetrarch import legends
from tetrarch.cli.terminal.dialogue import Dialogue
from tetrarch.cli.terminal.speech import SpokenGame
from tetrarch.legends.rules import layout

SEED = next(seed for seed in range(100) if legends.new_game(3, seed=seed).position.founder == 0)
"""A game in which the first seat founds."""
PEOPLE = ("play", "legends", "--seed", str(SEED), "--players", "3", "--seat", "person,person,person")


def script(tetrarch: Tetrarch, *lines: str, arguments: tuple[str, ...] = PEOPLE) -> Ran:
    """Play with these lines typed, then the end of the input."""
    ran = tetrarch(*arguments, stdin="".join(f"{line}\n" for line in lines))
    assert (ran.code, ran.err) == (0, "")
    return ran


def saved(path: Path) -> list[str]:
    """The decisions of a saved record, which must be true."""
    game = legends.verify_record(path.read_text(encoding="utf-8"))
    return [event.play for event in game.events if event.play]


def start() -> legends.Position:
    """The game of the script, before its first decision."""
    return legends.new_game(3, seed=SEED).position


def shared() -> str:
    """The first decision of the game."""
    return str(next(iter(start().legal_decisions())))


def bid_position() -> legends.Position:
    position = start()
    position.play(shared())
    return position


def after_bids(*bids: int) -> legends.Position:
    position = bid_position()
    for seat, bid in enumerate(bids):
        position.play(f"bid {bid}", seat)
    position.play(f"first {position.identities[position.decider]}")
    return position


def a_turn(position: legends.Position) -> list[str]:
    """A whole turn: the first card, and everything that it allows, one after another."""
    decisions = []
    seat = position.seat
    while position.seat == seat:
        decisions.append(str(position.play(next(iter(position.legal_decisions())))))
    return decisions


def test_the_greeting_and_the_usual_table(tetrarch: Tetrarch) -> None:
    ran = script(tetrarch, "quit", arguments=("play", "legends", "--seed", "3"))
    assert re.match(r"At the table: \w+ \(person\), \w+ \(level2\)\. Type \? for help\.", ran.out)


def test_a_whole_turn_is_one_line(tetrarch: Tetrarch, tmp_path: Path) -> None:
    position = after_bids(5, 0, 0)
    turn = a_turn(position)
    first = f"first {position.identities[0]}"
    ran = script(
        tetrarch, shared(), "5", "bid 0", "0", first, " ".join(turn), arguments=(*PEOPLE, "--save", "game.json")
    )
    assert saved(tmp_path / "game.json") == [shared(), "bid 5", "bid 0", "bid 0", first, *turn]
    assert turn[0].startswith("take ")
    assert len(turn) > 1
    assert "Continue with: tetrarch play legends --load game.json --save game.json" in ran.out


def test_a_line_stops_at_the_first_rejected_decision_and_at_another_player(tetrarch: Tetrarch, tmp_path: Path) -> None:
    position = after_bids(5, 0, 0)
    first = f"first {position.identities[0]}"
    turn = a_turn(position)
    arguments = (*PEOPLE, "--save", "game.json")
    ran = script(tetrarch, shared(), "5", "0", "0", first, f"{turn[0]} ^Z9 +Z9 stop", arguments=arguments)
    assert saved(tmp_path / "game.json")[-1] == turn[0]
    assert "'^Z9': Z9 is not a region" in ran.out
    (tmp_path / "game.json").unlink()
    ran = script(tetrarch, shared(), "5", "0", "0", first, " ".join([*turn, "take", "1"]), arguments=arguments)
    assert "not played: take 1 and what follows; another player decides now" in ran.out
    assert saved(tmp_path / "game.json")[-1] == turn[-1]


# Secrets


def test_bids_are_secret_until_all_are_in(tetrarch: Tetrarch) -> None:
    out = script(tetrarch, shared(), "bid 11", "4").out
    names = [SpokenGame("legends").player_name(start(), seat) for seat in range(3)]
    assert f"{names[0]}> ***" in out
    assert f"{names[0]} has bid." in out
    assert "11" not in out.split("***")[1].split("Deck")[0].split("has bid")[0]
    assert "bid 11" not in out
    assert "bids 11" not in out
    assert re.findall(r"Pass the keyboard to (\w+); the others look away", out) == names[1:]
    out = script(tetrarch, shared(), "bid 11", "4", "4").out
    assert f"The bids are {names[0]} 11, {names[1]} 4, {names[2]} 4: {names[0]} wins and pays 11 coins. (L3.1)" in out


def test_consequences_are_printed_at_the_table_and_in_a_replay(tetrarch: Tetrarch) -> None:
    position = after_bids(5, 0, 0)
    first = f"first {position.identities[0]}"
    turn = a_turn(position)
    came = next(place for place in reversed(position.row()) if place).card.title
    line = f"{came} enters the row at place 6. (L4.5)"
    names = [SpokenGame("legends").player_name(position, seat) for seat in range(3)]
    bids = f"The bids are {names[0]} 5, {names[1]} 0, {names[2]} 0: {names[0]} wins and pays 5 coins. (L3.1)"
    lines = (shared(), "5", "0", "0", first, " ".join(turn))
    out = script(tetrarch, *lines, arguments=(*PEOPLE, "--save", "game.json")).out
    assert out.splitlines().count(bids) == 1
    assert out.splitlines().count(line) == 1
    assert out.index(bids) < out.index(turn[0]) < out.index(line)
    told = [text.strip() for text in tetrarch("replay", "game.json").out.splitlines()]
    assert told.count(bids) == 1
    assert told.count(line) == 1
    assert told.index(line) == len(told) - 2, "it is told after the last decision of the turn"


def test_a_replay_hides_bids_until_all_are_in(tetrarch: Tetrarch) -> None:
    script(tetrarch, shared(), "5", "0", arguments=(*PEOPLE, "--save", "game.json"))
    out = tetrarch("replay", "game.json").out
    assert "The bids are" not in out
    assert out.count("has bid.") == 2


def test_bots_keep_their_bids_secret_too(tetrarch: Tetrarch) -> None:
    table = ("play", "legends", "--seed", str(SEED), "--players", "3", "--seat", "person,greedy,random")
    out = script(tetrarch, shared(), arguments=table).out
    assert out.count(" has bid.") == 2
    assert " bids " not in out
    assert "Pass the keyboard" not in out
    assert "The bids are " in script(tetrarch, shared(), "0", arguments=table).out


def test_a_bid_is_typed_unseen_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    dialogue = Dialogue(SpokenGame("legends"))
    dialogue.is_typed = True

    def ask_unseen(prompt: str) -> str:
        asked.append(prompt)
        return " bid 3 "

    monkeypatch.setattr("tetrarch.cli.terminal.dialogue.getpass", ask_unseen)
    monkeypatch.setattr("builtins.input", lambda prompt: pytest.fail("that would be seen"))
    assert dialogue.ask("Ember> ", bid_position().view(0), 0) == "bid 3"
    assert asked == ["Ember> "]


def test_the_keyboard_is_passed_before_anything_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dialogue = Dialogue(SpokenGame("legends"))
    dialogue.is_typed = True
    said: list[str] = []

    def wait(prompt: str) -> str:
        said.append(capsys.readouterr().out)
        return ""

    monkeypatch.setattr("builtins.input", wait)
    assert dialogue.pass_keyboard("Tide")
    assert said == ["Pass the keyboard to Tide; the others look away.\n"]


def test_a_cleared_screen_shows_earlier_events_again(tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (shared(), "1", "2")
    once = script(tetrarch, *lines).out.count(" has bid.")
    monkeypatch.setattr(Dialogue, "pass_keyboard", lambda dialogue, name: True)
    again = script(tetrarch, *lines).out
    assert (once, again.count(" has bid.")) == (2, 5), "the second person is told of one bid, the third of both"


def test_the_end_shows_only_public_information(tetrarch: Tetrarch, legends_record: str, tmp_path: Path) -> None:
    position = legends.replay_record((tmp_path / legends_record).read_text(encoding="utf-8")).position
    hidden = [token for token in position.explore_tokens() if token.owner is None]
    assert hidden
    arguments = ("play", "legends", "--load", legends_record, "--seat", "person,person")
    assert script(tetrarch, "board", arguments=arguments).out.count("face down") >= 2 * len(hidden)


def test_the_keyboard_is_passed_only_where_something_is_hidden(tetrarch: Tetrarch) -> None:
    two = ("play", "legends", "--seed", "3", "--seat", "person,person")
    opening = legends.new_game(2, seed=3).position
    lines = [str(opening.play(next(iter(opening.legal_decisions())))) for _ in range(5)]
    assert "Pass the keyboard" not in script(tetrarch, *lines, arguments=two).out


@pytest.mark.parametrize(("seen", "has_secrets"), [(0, False), (1, True), (3, False)])
def test_a_token_that_one_has_seen_is_a_secret(seen: int, has_secrets: bool) -> None:
    position = legends.new_game(2, seed=1, variants=["explore", "swamp"]).position
    assert not SpokenGame("legends").adapter.has_secrets(position)
    position.state[layout.TOKEN_SEEN] = seen
    assert SpokenGame("legends").adapter.has_secrets(position) is has_secrets


def test_no_player_sees_hidden_information(tetrarch: Tetrarch, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[legends.Position] = []
    monkeypatch.setattr(Dialogue, "show", lambda dialogue, position: shown.append(position))
    table = (*PEOPLE, "--variant", "explore,swamp")
    position = legends.new_game(3, seed=SEED, variants=["explore", "swamp"]).position
    first = str(next(iter(position.legal_decisions())))
    script(tetrarch, first, "1", "board", "0", "2", arguments=table)
    assert shown
    assert all(position.viewer is not None for position in shown)
    assert all((position.state[layout.DECK : layout.DECK + position.deck_left] == -2).all() for position in shown)


# Bad input


def test_a_bid_beyond_the_coins_and_a_second_bid_are_rejected(tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = script(tetrarch, shared(), "bid 12", "bid 2 bid 3", arguments=(*PEOPLE, "--save", "game.json"))
    assert "you have 11 coins (L3.1)" in ran.out
    assert "bid 12" not in ran.out
    assert "not played: bid 3 and what follows; another player decides now" in ran.out
    assert saved(tmp_path / "game.json") == [shared(), "bid 2"]


def test_a_mistyped_bid_is_shown_only_to_its_player(tetrarch: Tetrarch) -> None:
    out = script(tetrarch, shared(), "5coins", "bid 5", "why", arguments=PEOPLE).out
    assert "not a bid: type a number of coins" in out
    assert "5coins" not in out
    assert "nothing was rejected" in out


def test_decisions_of_another_step_are_rejected_with_the_rule(tetrarch: Tetrarch) -> None:
    out = script(tetrarch, "take 1", "first E", "shraed M1", "+M1*99", "why").out
    assert re.search(
        r"^take 1: that is not asked now: \w+ places one army of each player \(L2\.0\); legal: shared", out, re.M
    )
    assert "'shraed' is neither a decision nor a command; did you mean 'shared'?" in out
    assert out.count("'+M1*99': a repetition is written as *2 to *20") == 2


def test_empty_lines_and_garbage_change_nothing(tetrarch: Tetrarch, tmp_path: Path) -> None:
    garbage = [
        "",
        ";;",
        "\x00\x1b[2J",
        "🐪",
        "a" * 5000,
        "bid",
        "take",
        "half",
        "x",
        "-",
        "*",
        "+",
        "moves zz",
        "3",
        "save",
    ]
    ran = script(tetrarch, *garbage, shared(), arguments=(*PEOPLE, "--save", "game.json"))
    assert "\x1b" not in ran.out
    assert saved(tmp_path / "game.json") == [shared()]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (
            ["--load", "legends.json", "--seed", "3"],
            "legends.json: --seed: is not the seed that the record committed to",
        ),
        (["--load", "legends.json", "--found"], "--load and --found: a record has its own deal"),
        (["--load", "islands.json"], "islands.json: is not a record"),
        (["--players", "2", "--seat", "person,person,random"], "--seat: 3 players for 2 seats"),
        (["--seat", "person,person,person,person,person"], "options: players: 5 is not 2, 3 or 4 (L1.1)"),
        (["--save", "no/such/folder.json"], "no/such/folder.json: cannot be written"),
    ],
)
@pytest.mark.usefixtures("legends_file", "legends_record")
def test_invalid_options_are_one_error_line(
    arguments: list[str], error: str, tetrarch: Tetrarch, tmp_path: Path
) -> None:
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    ran = tetrarch("play", "legends", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.errors) == 1
    assert ran.errors[0].startswith(error)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


# Commands


def test_help_explains_the_step_the_commands_and_how_far_undo_goes(tetrarch: Tetrarch) -> None:
    out = script(tetrarch, "?", shared(), "5", "0", "0", "?").out
    assert "put one army of each player on D4" in out
    assert "let Tide begin" in out
    assert "but never a bid, a deal, or a revealed card or token" in out
    assert "where every point comes from" in out


@pytest.mark.parametrize("variant", ["", "leaders"])
def test_every_step_is_explained(variant: str) -> None:
    position = legends.new_game(2, seed=1, variants=[variant] if variant else []).position
    for step in layout.STEP_NAMES[1:-1]:
        position.state[layout.STEP] = layout.STEP_NAMES.index(step)
        assert legends.KIND.help_lines(position)


def test_moves_score_and_describe(tetrarch: Tetrarch) -> None:
    region = shared().split()[1]
    position = start()
    out = script(tetrarch, "moves", f"moves {region.lower()}", region, "moves D9", "score", "describe").out
    assert f"{len(position.legal_decisions())} legal; 'moves D4' shows details of one region" in out
    sentence = next(iter(position.legal_decisions())).sentence
    assert out.count(f"{shared():<10} {sentence} (L2.4)") == 2
    assert "there is no region 'D9'" in out
    assert "if it ended now" in out
    assert "left in the deck." in out


def test_undo_goes_back_but_never_past_a_bid_or_a_new_card(tetrarch: Tetrarch, tmp_path: Path) -> None:
    arguments = (*PEOPLE, "--save", "game.json")
    position = after_bids(5, 0, 0)
    first = f"first {position.identities[0]}"
    out = script(tetrarch, "undo", shared(), "undo", shared(), "5", "undo", arguments=arguments).out
    assert "there is nothing to undo" in out
    assert "undone: 1 decision" in out
    assert "cannot be undone: bids are final" in out
    assert saved(tmp_path / "game.json") == [shared(), "bid 5"]
    (tmp_path / "game.json").unlink()
    turn = a_turn(position)
    lines = [shared(), "5", "0", "0", first, "undo", first, turn[0], "undo", " ".join(turn), "undo"]
    out = script(tetrarch, *lines, arguments=arguments).out
    assert out.count("undone: 1 decision") == 2
    assert "cannot be undone: a card has been revealed" in out
    assert saved(tmp_path / "game.json") == [shared(), "bid 5", "bid 0", "bid 0", first, *turn]


def test_a_token_that_has_been_seen_is_final() -> None:
    adapter = legends.KIND.table
    game = legends.new_game(2, seed=1, variants=["explore", "swamp"])
    before, after = game.position, game.position.copy()
    assert adapter.why_final(before, after) == ""
    after.state[layout.TOKEN_SEEN] = 2
    assert adapter.final_sentence(adapter.why_final(before, after), "en") == "a token has been revealed"
    assert adapter.final_sentence(adapter.why_final(game.start, before), "en") == "the cards have been dealt"


def test_the_founder_sets_up_the_map(tetrarch: Tetrarch, tmp_path: Path) -> None:
    table = ("play", "legends", "--seed", "3", "--found", "--seat", "person,person", "--save", "game.json")
    position = legends.new_game(2, seed=3, quick_setup=False).position
    lines = [str(position.play(next(iter(position.legal_decisions())))) for _ in range(7)]
    script(tetrarch, " ".join(lines[:5]), *lines[5:], arguments=table)
    assert saved(tmp_path / "game.json") == lines


FOUNDING = ("play", "legends", "--seed", "3", "--found", "--seat", "person,person")


@pytest.mark.parametrize("style", [(), ("--plain",), ("--describe",)])
def test_the_founder_sees_both_sides_of_the_boards(style: tuple[str, ...], tetrarch: Tetrarch) -> None:
    out = script(tetrarch, "fern@90", "board", arguments=(*FOUNDING, *style)).out
    before, after = out.split("fern@90", 1)
    assert before.index("Boards to lay") < before.index("Star> ")
    sides = {side.name: side for side in legends.default_components().sides}
    for name, side in sides.items():
        assert f"\n  {name} " in before
        ways = [f"{one}-{other}" for one, other in side.land] + [f"{one}~{other}" for one, other in side.sea]
        for way in (*ways, *(f"{one}={other}" for one, other in side.bridge)):
            assert re.search(rf"[ \n]{way}[ \n]", before)
        edges = ", ".join(f"{edge} {side.exits[edge]}" for edge in ("top", "right", "bottom", "left"))
        assert f"sea routes over the edges: {edges}\n" in before
        assert (f"\n  {name} " in after) is (side.board != sides["fern"].board), "a board that is laid is gone"
    assert before.count("goes in the centre or is not used (L2.1)") == 1
    assert [f"Board {number}\n" in after for number in (1, 2, 3, 4)] == [True, True, True, False]


def test_boards_are_not_listed_when_they_are_laid(tetrarch: Tetrarch) -> None:
    assert "Boards to lay" not in script(tetrarch, "board").out
    position = legends.new_game(2, seed=3, quick_setup=False).position
    lines = [str(position.play(next(iter(position.legal_decisions())))) for _ in range(4)]
    out = script(tetrarch, *lines, "board", arguments=FOUNDING).out
    assert "Boards to lay" not in out.split(lines[-1])[-1]


# Whole games


def test_bots_alone_play_a_match_to_the_end(tetrarch: Tetrarch, tmp_path: Path) -> None:
    variants = "match,explore,swamp,leaders,die,citadels,dragon,portals,rogues,merchants,seven-cards,rectangle"
    ran = tetrarch(
        *("play", "legends", "--seed", "3", "--found", "-v", variants),
        *("--seat", "random,random,random", "--save", "bots.json"),
    )
    assert ran.code == 0
    assert "Game over." in ran.out
    assert ran.out.count("The bids are ") == 3
    assert ran.out.count("cards is shuffled") == 2
    record = json.loads((tmp_path / "bots.json").read_text(encoding="utf-8"))
    assert sum("chance" in event for event in record["events"]) == 3
    assert "true;" in tetrarch("verify", "bots.json").out


def test_the_same_seed_makes_the_same_game_with_bots(tetrarch: Tetrarch) -> None:
    arguments = ("play", "legends", "--seed", "9", "--seat", "random,greedy")
    assert tetrarch(*arguments).out == tetrarch(*arguments).out


def test_a_person_plays_a_whole_game_against_a_bot(tetrarch: Tetrarch, tmp_path: Path) -> None:
    """For every step, one of these is legal or rejected."""
    answers = ["0", "first E", "first T", "first M", "first S", "take 1 stop stop", "stop", "take 1"]
    lines = [f"{word} {region}" for word in ("shared", "neutral") for region in legends.default_components().regions]
    table = ("play", "legends", "--seed", "3", "--seat", "person,random", "--save", "game.json")
    ran = script(tetrarch, *lines * 10, *answers * 40, "quit", arguments=table)
    assert "Game over." in ran.out
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["result"]


def test_a_loaded_game_continues_past_a_deal(tetrarch: Tetrarch, tmp_path: Path) -> None:
    game = legends.new_game(2, seed=1, variants=["match"], names=["random", "random"])
    while game.position.match_game == 1:
        seat = game.position.to_decide[0]
        game.play(next(iter(game.position.legal_decisions(seat))), seat)
    assert game.position.awaits_chance
    (tmp_path / "match.json").write_text(game.to_record().to_text(), encoding="utf-8")
    ran = tetrarch("play", "legends", "--load", "match.json", "--save", "match.json")
    assert ran.code == 0
    assert "cards is shuffled" in ran.out
    assert "Game over." in ran.out
    assert "true;" in tetrarch("verify", "match.json").out


def test_a_finished_game_can_be_looked_at(tetrarch: Tetrarch, legends_record: str) -> None:
    arguments = ("play", "legends", "--load", legends_record, "--seat", "person,person")
    out = script(tetrarch, "take 1", "board", "score", "moves", arguments=arguments).out
    assert out.count("Game over.") >= 2
    assert "take 1: the game is over (L7.1)" in out
    assert "if it ended now" not in out


@pytest.mark.parametrize(
    ("notation", "places"),
    [
        *(("D4-D5", ["D4", "D5"]), ("+D4", ["D4"]), ("^D4", ["D4"]), ("xD4T$", ["D4"]), ("xD4N", ["D4"])),
        *(("shared D4", ["D4"]), ("take lake", []), ("stop", []), ("desert@90", []), ("bid 3", []), ("first T", [])),
    ],
)
def test_the_regions_of_a_notation_are_found(notation: str, places: list[str]) -> None:
    assert legends.KIND.places_in(notation) == places


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals here")
def test_a_bid_at_a_real_terminal_is_not_echoed(tmp_path: Path) -> None:
    import fcntl
    import pty
    import termios

    main, other = pty.openpty()
    game = subprocess.Popen(
        [sys.executable, "-m", "tetrarch", "play", "legends", "-s", str(SEED), "-p", "3", "--save", "game.json"],
        cwd=tmp_path,
        env={**os.environ, "TETRARCH_JIT": "off", "TERM": "dumb"},
        stdin=other,
        stdout=other,
        stderr=other,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(other)
    name = SpokenGame("legends").player_name(start(), 0).encode()
    prompt = name + b"> "
    seen = b""

    def wait_for(text: bytes) -> None:
        nonlocal seen
        while text not in seen:
            seen += os.read(main, 65536)

    try:
        wait_for(prompt)
        os.write(main, f"{shared()}\n".encode())
        wait_for(b"to bid")
        seen = seen[seen.index(b"to bid") + 6 :]
        wait_for(prompt)
        os.write(main, b"bid 11\n")
        wait_for(b"The bids are")
        assert b"bid 11" not in seen
        wait_for(b"The bids are " + name + b" 11")
    finally:
        game.kill()
        game.wait()
        os.close(main)
