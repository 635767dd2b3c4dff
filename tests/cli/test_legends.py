"""Legends on the command line: ``new``, ``show``, ``moves``, ``replay``, ``verify``, ``perft``."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Tetrarch, play_legends
from tetrarch import legends
from tetrarch.cli.terminal.speech import SpokenGame
from tetrarch.core import Generator, registry
from tetrarch.eko.components import board_format as eko_board_format
from tetrarch.eko.position import formats as eko_line
from tetrarch.eko.position import forms as eko_format
from tetrarch.legends.position import formats as legends_line
from tetrarch.legends.position import forms as legends_format
from tetrarch.legends.rules import layout

TOKENS = "explore,swamp"


@pytest.fixture(autouse=True)
def _never_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tetrarch.cli.commands.kernels.ensure_warm", lambda game: None)


def read_position(path: Path) -> legends.Position:
    return legends.position_from_json(json.loads(path.read_text(encoding="utf-8")))


def test_formats_and_lines_are_recognised_by_name() -> None:
    games = registry.games()
    assert [game.position_format for game in games] == [eko_format.FORMAT, legends_format.FORMAT]
    assert [game.line_prefix.strip() for game in games] == [eko_line.PREFIX, legends_line.PREFIX]
    assert [list(game.documents) for game in games] == [[eko_board_format.BOARD_FORMAT], []]
    assert tuple(game.name for game in games) == registry.names()


# new


def test_new_writes_a_record_that_verifies(tetrarch: Tetrarch) -> None:
    ran = tetrarch("new", "legends", "--seed", "7")
    assert (ran.code, ran.err) == (0, "")
    record = json.loads(ran.out)
    assert record["game"] == "legends"
    assert [list(event) for event in record["events"]] == [["chance"]]
    assert legends.verify_record(ran.out).position == legends.new_game(2, seed=7).position


def test_new_writes_a_position(tetrarch: Tetrarch) -> None:
    ran = tetrarch("new", "legends", "--seed", "7", "--position", "-p", "4")
    assert legends.position_from_json(json.loads(ran.out)) == legends.new_game(4, seed=7).position


def test_all_options_reach_the_game(tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = tetrarch(
        *("new", "legends", "-p", "3", "-s", "x", "-v", "match,explore", "-v", "swamp"),
        *("--printing", "first-printing", "--found", "-o", "game.json"),
    )
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert record["options"] == {
        "players": 3,
        "printing": "first-printing",
        "variants": ["explore", "match", "swamp"],
        "quick_setup": False,
    }
    assert legends.replay_record(json.dumps(record)).position.step == "lay"


def published(name: str) -> str:
    return resources.files("tetrarch.legends").joinpath("data", name).read_text(encoding="utf-8")


def test_own_component_files_are_played_with(tetrarch: Tetrarch, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(published("cards.toml").replace('"Lake"', '"Pond"'), encoding="utf-8")
    (tmp_path / "boards.toml").write_text(published("boards.toml"), encoding="utf-8")
    ran = tetrarch("new", "legends", "--cards", "cards.toml", "--boards", "boards.toml", "--seed", "1")
    assert ran.code == 0
    game = legends.verify_record(ran.out)
    assert "Pond" in {card.title for card in game.position.components.cards}
    assert "components" in json.loads(ran.out)["start"]
    assert tetrarch("show", "-", "--plain", stdin=ran.out).code == 0
    assert "components" not in json.loads(tetrarch("new", "legends", "--boards", "boards.toml", "-s", "1").out)["start"]


def test_own_tokens_are_played_with(tetrarch: Tetrarch, tmp_path: Path) -> None:
    tokens = published("tokens.toml").replace("{ coins = 1 }", "{ coins = 7 }").replace('"Stable"', '"Mews"')
    (tmp_path / "tokens.toml").write_text(tokens, encoding="utf-8")
    ran = tetrarch("new", "legends", "--tokens", "tokens.toml", "--seed", "1", "--variant", "explore")
    assert ran.code == 0
    game = legends.verify_record(ran.out)
    assert [token.coins for token in game.position.components.tokens] == [0, 0, 7, 0, 0, 0]
    assert "Mews" in tetrarch("show", "-", "--plain", stdin=ran.out).out
    count = ("legends", "--seed", "1", "--variant", "explore", "--depth", "1")
    ours, published_ones = (
        tetrarch("perft", *count, *own).out.split()[:-1] for own in (["--tokens", "tokens.toml"], [])
    )
    assert ours == published_ones, "all but the seconds that it took"


def test_tokens_need_their_variant_l12_2(tetrarch: Tetrarch, tmp_path: Path) -> None:
    (tmp_path / "tokens.toml").write_text(published("tokens.toml"), encoding="utf-8")
    ran = tetrarch("new", "legends", "--tokens", "tokens.toml")
    assert (ran.code, ran.errors) == (2, ["--tokens: needs --variant explore (L12.2)"])


def test_faults_of_several_files_are_each_under_their_own(tetrarch: Tetrarch, tmp_path: Path) -> None:
    (tmp_path / "c.toml").write_text(published("cards.toml").replace('id = "lake"', 'id = "Lake"'), encoding="utf-8")
    (tmp_path / "b.toml").write_text(published("boards.toml").replace("board = 4", "board = 5"), encoding="utf-8")
    (tmp_path / "t.toml").write_text(published("tokens.toml").replace("vp = 1,", "vp = 0,"), encoding="utf-8")
    for command in ("new", "play", "perft"):
        ran = tetrarch(command, "legends", "--cards", "c.toml", "--boards", "b.toml", "--tokens", "t.toml")
        assert (ran.code, ran.out) == (2, "")
        assert [error.split(":")[:2] for error in ran.errors] == [
            ["c.toml", " cards[19].id"],
            ["b.toml", " sides.tall.board"],
            ["b.toml", " sides.fern.board"],
            ["t.toml", " tokens.magic-book.effect.vp"],
        ]


def test_component_files_with_faults_are_refused_with_all_of_them(tetrarch: Tetrarch, tmp_path: Path) -> None:
    cards = published("cards.toml").replace("{ move = 5 }", "{ move = 99 }", 1).replace('id = "lake"', 'id = "Lake"')
    (tmp_path / "cards.toml").write_text(cards, encoding="utf-8")
    (tmp_path / "boards.toml").write_text('[sides.x]\nboard = 9\nislands = [["D1"]]\n', encoding="utf-8")
    ran = tetrarch("new", "legends", "--cards", "cards.toml", "--output", "new.json")
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.errors) == 2
    assert all(error.startswith("cards.toml: cards") for error in ran.errors)
    ran = tetrarch("play", "legends", "--boards", "boards.toml")
    assert (ran.code, ran.out) == (2, "")
    assert any(
        error.startswith("boards.toml: sides.x.board: must be a whole number from 1 to 4") for error in ran.errors
    )
    assert len(ran.errors) > 2
    for name, content in (("no.toml", "a = ["), ("image.toml", "\x00")):
        (tmp_path / name).write_text(content, encoding="utf-8")
        assert "is not a TOML file" in tetrarch("new", "legends", "--cards", name).errors[0]
    assert tetrarch("perft", "legends", "--cards", "none.toml").errors == ["none.toml: no such file"]
    assert not (tmp_path / "new.json").exists()


@pytest.mark.parametrize("command", ["new", "perft", "play"])
@pytest.mark.parametrize(
    ("game", "options", "error"),
    [
        ("legends", ["--layout", "star"], "--layout: not an option of Legends, which has --players, --seed, --variant"),
        ("legends", ["--tiles", "t.toml", "--board", "b.json"], "--board and --tiles: not an option of Legends"),
        ("eko", ["--cards", "c.toml", "--found"], "--found and --cards: not an option of Ekö, which has --players"),
        ("eko", ["--boards", "b.toml"], "--boards: not an option of Ekö"),
        ("eko", ["--tokens", "t.toml"], "--tokens: not an option of Ekö"),
    ],
)
def test_options_of_the_other_game_are_refused(
    command: str, game: str, options: list[str], error: str, tetrarch: Tetrarch
) -> None:
    ran = tetrarch(command, game, *options)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.errors) == 1
    assert ran.errors[0].startswith(error)


@pytest.mark.parametrize("options", [["--round-limit", "9"], ["--repetition"]])
def test_a_game_that_ends_by_itself_has_no_limit(options: list[str], tetrarch: Tetrarch) -> None:
    assert f"{options[0]}: not an option of Legends" in tetrarch("new", "legends", *options).errors[0]


@pytest.mark.parametrize(
    ("options", "errors"),
    [
        (["--players", "5"], ["options: players: 5 is not 2, 3 or 4 (L1.1)"]),
        (["--variant", "swamp"], ["options: variants: 'swamp' is played with 'explore' only (L12.9)"]),
        (
            ["--players", "1", "--variant", "swamp"],
            [
                "options: players: 1 is not 2, 3 or 4 (L1.1)",
                "options: variants: 'swamp' is played with 'explore' only (L12.9)",
            ],
        ),
    ],
)
def test_a_mix_of_options_that_the_rules_forbid_writes_nothing(
    options: list[str], errors: list[str], tetrarch: Tetrarch, tmp_path: Path
) -> None:
    ran = tetrarch("new", "legends", "--seed", "1", "--output", "new.json", *options)
    assert (ran.code, ran.out) == (2, "")
    assert ran.errors == errors
    assert not (tmp_path / "new.json").exists()


# show and moves


def test_show_draws_describes_and_scores(tetrarch: Tetrarch, legends_file: str, tmp_path: Path) -> None:
    position = read_position(tmp_path / legends_file)
    drawn = tetrarch("show", legends_file)
    assert (drawn.code, drawn.err) == (0, "")
    assert "Place  Cost  Card" in drawn.out
    assert tetrarch("show", legends_file, "--plain").out.isascii()
    assert "Island of" in tetrarch("show", legends_file, "--describe").out
    score = tetrarch("show", legends_file, "--score").out
    for seat in range(2):
        points = [line.points for line in legends.score_sheet(position, seat)]
        assert sum(points) == position.points(seat)
    assert len(re.findall(r"^  ", score, re.MULTILINE)) == sum(
        len(legends.score_sheet(position, seat)) for seat in (0, 1)
    )
    assert re.search(r"^Star|^Tide|^Ember|^Moon", score)
    assert "if it ended now" in score


def test_show_writes_svg(tetrarch: Tetrarch, legends_file: str, tmp_path: Path) -> None:
    pytest.importorskip("tetrarch.legends.drawing.svg")
    assert tetrarch("show", legends_file, "--svg", "out.svg").out == ""
    assert ElementTree.fromstring((tmp_path / "out.svg").read_text(encoding="utf-8")).tag.endswith("svg")


def test_show_json_and_line_give_the_position_back(tetrarch: Tetrarch, legends_file: str, tmp_path: Path) -> None:
    position = read_position(tmp_path / legends_file)
    assert legends.position_from_json(json.loads(tetrarch("show", legends_file, "--json").out)) == position
    line = tetrarch("show", legends_file, "--line").out
    assert legends.parse_position(line) == position
    assert tetrarch("show", line.strip(), "--line").out == line
    assert tetrarch("show", "-", "--line", stdin=line).out == line
    assert tetrarch("moves", line.strip()).code == 0


def test_show_of_a_record_is_its_end_or_any_moment(tetrarch: Tetrarch, legends_record: str, tmp_path: Path) -> None:
    game = legends.replay_record((tmp_path / legends_record).read_text(encoding="utf-8"))
    assert "Game over." in tetrarch("show", legends_record).out
    for events in (0, 1, 9, len(game.events)):
        line = tetrarch("show", legends_record, "--at", str(events), "--line").out
        assert legends.parse_position(line) == game.position_after(events)


def test_show_hides_what_a_seat_may_not_know(tetrarch: Tetrarch, tmp_path: Path) -> None:
    game = legends.new_game(2, seed=5, variants=["explore", "swamp"])
    while game.position.step != "bid":
        game.play(next(iter(game.position.legal_decisions())))
    game.position.state[layout.TOKEN_SEEN] = 1  # seat 0 has looked at the first token
    game.play("bid 7", 1)
    (tmp_path / "game.json").write_text(json.dumps(game.position.to_json()), encoding="utf-8")
    face = str(game.position.explore_tokens()[0].face)
    title = face.replace("-", " ").title()

    def shown(*options: str) -> str:
        return tetrarch("show", "game.json", "--describe", *options).out

    public, first, second, whole = shown(), shown("--seat", "0"), shown("--seat", "1"), shown("--all")
    assert title.lower() not in public.lower()
    assert title.lower() in first.lower()
    assert title.lower() not in second.lower()
    assert title.lower() in whole.lower()
    assert "bid 7" not in public + first
    assert re.search(r"bid.* 7|7 coins bid|bids? 7", second)
    view = json.loads(tetrarch("show", "game.json", "--json", "--seat", "0").out)
    assert view["viewer"] == 0
    assert set(view["deck"]) == {None}
    assert legends.position_from_json(view) == game.position.view(0)


def test_the_public_view_does_not_depend_on_hidden_information(tetrarch: Tetrarch, tmp_path: Path) -> None:
    game = legends.new_game(3, seed=2, variants=["explore", "swamp", "leaders", "die"])
    other = legends.new_game(3, seed=2, variants=["explore", "swamp", "leaders", "die"]).position
    deck = slice(layout.DECK, layout.DECK + other.deck_left)
    other.state[deck] = other.state[deck][::-1].copy()
    faces = slice(layout.TOKEN_FACE, layout.TOKEN_FACE + layout.TOKENS)
    other.state[faces] = other.state[faces][::-1].copy()
    for name, position in (("one.json", game.position), ("two.json", other)):
        (tmp_path / name).write_text(json.dumps(position.to_json()), encoding="utf-8")
    for way in ("--plain", "--describe", "--score"):
        assert tetrarch("show", "one.json", way).out == tetrarch("show", "two.json", way).out
    assert tetrarch("show", "one.json", "--json").out != tetrarch("show", "two.json", "--json").out


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["islands.json", "--seat", "2"], "islands.json: --seat: there is no seat 2: seats are 0 to 1"),
        (["islands.json", "--seat", "-1"], "islands.json: --seat: there is no seat -1"),
        (["islands.json", "--seat", "0", "--all"], "--seat and --all: choose one of them"),
        (["islands.json", "--score", "--svg", "-"], "--score and --svg: choose one of them"),
        (["legends1:rubbish!"], "the line: is not a complete line"),
        (["legends1:"], "the line: is not a complete line"),
        (["position.json", "--score"], "--score: Ekö has no score sheet; the drawing shows all points"),
        (["board.json", "--seat", "0"], "board.json: is a board; only positions have seats and hidden information"),
        (["board.json", "--score"], "board.json: is a board; only games have points"),
    ],
)
@pytest.mark.usefixtures("legends_file", "position_file", "board_file")
def test_show_rejects_invalid_combinations(arguments: list[str], error: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch("show", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.errors) == 1
    assert ran.errors[0].startswith(error)


def test_the_view_of_one_seat_is_no_other_seats(tetrarch: Tetrarch, legends_file: str, tmp_path: Path) -> None:
    view = tetrarch("show", legends_file, "--json", "--seat", "1").out
    (tmp_path / "view.json").write_text(view, encoding="utf-8")
    assert tetrarch("show", "view.json").code == 0
    assert tetrarch("show", "view.json", "--seat", "1", "--json").out == view
    assert tetrarch("show", "view.json", "--seat", "0").errors == [
        "view.json: --seat: this is the view of seat 1: it contains nothing for seat 0"
    ]


def test_moves_lists_notation_sentence_and_rules(tetrarch: Tetrarch, legends_file: str, tmp_path: Path) -> None:
    position = read_position(tmp_path / legends_file)
    ran = tetrarch("moves", legends_file)
    for line, decision in zip(ran.out.splitlines(), position.legal_decisions(), strict=True):
        assert re.split(r"  +", line) == [decision.notation, decision.sentence, f"({', '.join(decision.rules)})"]
    assert f"{len(position.legal_decisions())} legal" in ran.err


def test_moves_json_has_the_resulting_positions(tetrarch: Tetrarch, legends_file: str, tmp_path: Path) -> None:
    position = read_position(tmp_path / legends_file)
    report = json.loads(tetrarch("moves", legends_file, "--json").out)
    assert report["game"] == "legends"
    for move in report["moves"]:
        after = position.copy()
        after.play(move["notation"])
        assert legends.position_from_json(move["position"]) == after


# moves for one seat


def moments(**wish: object) -> list[legends.Position]:
    """All positions of one game between bots."""
    game = legends.new_game(3, seed=4, variants=["explore", "swamp", "leaders", "die", "merchants"], **wish)  # type: ignore[arg-type]
    names = ["random", "greedy", "random"]
    play_legends(game, names)
    return [game.position_after(number) for number in range(1, len(game.events))]


def saved_position(path: Path, position: legends.Position) -> str:
    path.write_text(json.dumps(position.to_json()), encoding="utf-8")
    return path.name


@pytest.mark.parametrize("quick_setup", [True, False])
def test_moves_for_a_seat_do_not_depend_on_hidden_information(
    quick_setup: bool, tetrarch: Tetrarch, tmp_path: Path
) -> None:
    dice = Generator(1, "what may be")
    told = hidden = 0
    for position in moments(quick_setup=quick_setup)[::9]:
        for seat in range(3):
            whole = saved_position(tmp_path / "whole.json", position)
            other = saved_position(tmp_path / "other.json", position.view(seat).determinize(seat, dice))
            view = saved_position(tmp_path / "view.json", position.view(seat))
            ran = tetrarch("moves", whole, "--json", "--seat", str(seat))
            assert ran.code == 0
            assert tetrarch("moves", other, "--json", "--seat", str(seat)).out == ran.out
            assert tetrarch("moves", view, "--json").out == ran.out
            report = json.loads(ran.out)
            assert (report["viewer"], report["count"]) == (seat, len(position.legal_decisions(seat)))
            assert [move["notation"] for move in report["moves"]] == [
                str(decision) for decision in position.legal_decisions(seat)
            ]
            for move in report["moves"]:
                if move["position"] is None:
                    hidden += 1
                    continue
                told += 1
                after = position.copy()
                after.play(move["notation"], seat)
                assert legends.position_from_json(move["position"]) == after.view(seat)
    assert told
    assert hidden


def test_moves_for_a_seat_list_what_it_may_decide(tetrarch: Tetrarch, tmp_path: Path) -> None:
    game = legends.new_game(3, seed=5)
    while game.position.step != "bid":
        game.play(next(iter(game.position.legal_decisions())))
    game.play("bid 7", 1)
    name = saved_position(tmp_path / "bids.json", game.position)
    for seat, count in ((0, 12), (1, 0), (2, 12)):
        ran = tetrarch("moves", name, "--seat", str(seat))
        colour = SpokenGame("legends").player_name(game.position, seat)
        assert len(ran.out.splitlines()) == count
        assert ran.err.endswith(f": {count} legal for {colour}\n")
        report = json.loads(tetrarch("moves", name, "--seat", str(seat), "--json").out)
        assert (report["count"], report["decider"]) == (count, 0)
        assert all(move["position"] is None for move in report["moves"]), "the last bid would show the others"
    assert json.loads(tetrarch("moves", name, "--json").out)["viewer"] is None
    assert tetrarch("moves", name, "--seat", "3").errors == ["bids.json: --seat: there is no seat 3: seats are 0 to 2"]
    view = saved_position(tmp_path / "view.json", game.position.view(1))
    assert tetrarch("moves", view, "--seat", "0").errors == [
        "view.json: --seat: this is the view of seat 1: it contains nothing for seat 0"
    ]


def test_moves_of_eko_for_a_seat_hide_nothing(tetrarch: Tetrarch, position_file: str) -> None:
    whole = json.loads(tetrarch("moves", position_file, "--json").out)
    report = json.loads(tetrarch("moves", position_file, "--json", "--seat", "0").out)
    assert report["moves"] == whole["moves"]
    assert (whole["viewer"], report["viewer"]) == (None, 0)
    assert json.loads(tetrarch("moves", position_file, "--json", "--seat", "1").out)["moves"] == []


# replay and verify


def test_replay_prints_every_event(tetrarch: Tetrarch, legends_record: str, tmp_path: Path) -> None:
    game = legends.replay_record((tmp_path / legends_record).read_text(encoding="utf-8"))
    ran = tetrarch("replay", legends_record)
    assert (ran.code, ran.err) == (0, "")
    width = max(len(str(event.play)) for event in game.events)
    told = re.findall(rf"^ +(\d+)  (.{{{width}}}) (.+\.)$", ran.out, re.MULTILINE)
    assert [notation.strip() for _, notation, _ in told] == [event.play or "deal" for event in game.events]
    assert ran.out.splitlines()[0] == "Before the deal"
    assert ran.out.splitlines()[-1].startswith("Game over.")


def test_replay_of_one_turn_and_with_boards(tetrarch: Tetrarch, legends_record: str) -> None:
    turn = tetrarch("replay", legends_record, "--turn", "3").out
    assert turn.startswith("Card 2 of 11\n")
    assert "take " in turn.splitlines()[1]
    assert tetrarch("replay", legends_record, "--board", "--plain", "--to", "3").out.isascii()
    assert tetrarch("replay", legends_record, "--turn", "23").errors == [
        "legends.json: turn 23 has no events; the last turn is 22"
    ]


def test_replay_of_a_match_has_each_turn_three_times(tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = tetrarch("play", "legends", "-s", "1", "-v", "match", "--seat", "random,random", "--save", "match.json")
    assert ran.out.count("cards is shuffled") == 2, "the first deal was before anybody sat down"
    assert (
        len(re.findall("^Game [123] of 3, card 1 of 11$", tetrarch("replay", "match.json", "--turn", "1").out, re.M))
        == 3
    )
    assert "true;" in tetrarch("verify", "match.json").out


def test_replay_keeps_bids_secret_that_are_not_revealed(tetrarch: Tetrarch) -> None:
    game = legends.new_game(3, seed=1)
    while game.position.step != "bid":
        game.play(next(iter(game.position.legal_decisions())))
    game.play("bid 5", 2)
    record = game.to_record().to_text()
    assert "bid 5" not in tetrarch("replay", "-", stdin=record).out
    assert " has bid." in tetrarch("replay", "-", stdin=record).out
    game.play("bid 0", 0)
    game.play("bid 1", 1)
    assert "bids 5 coins." in tetrarch("replay", "-", stdin=game.to_record().to_text()).out


def test_verify_summarises_a_true_record(tetrarch: Tetrarch, legends_record: str, record_file: str) -> None:
    ran = tetrarch("verify", legends_record, record_file)
    assert (ran.code, ran.err) == (0, "")
    assert re.match(
        r"legends\.json: true; \d+ events; Game over\. .+; "
        r"the seed gives this start and the deal, and was committed to\n",
        ran.out,
    )
    assert "record.json: true;" in ran.out


def changed(finished: str, number: int, **event: object) -> str:
    """The record with one event changed."""
    data = json.loads(finished)
    data["events"][number] = event
    return json.dumps(data)


def deal_with(finished: str, field: str, change: str) -> str:
    """The record with one field of its deal changed: two entries swapped, or one of them twice."""
    deal = json.loads(finished)["events"][0]["chance"]
    found = re.search(rf"{field}=(\S+)", deal)
    assert found
    entries = found[1].split(",")
    entries[-1] = entries[-2] if change == "twice" else entries[-1]
    if change == "swapped":
        entries[0], entries[-1] = entries[-1], entries[0]
    return changed(finished, 0, chance=deal.replace(found[0], f"{field}={','.join(entries)}"))


def test_a_hidden_part_that_contradicts_the_public_part_is_found(tetrarch: Tetrarch, finished_legends: str) -> None:
    for field, change, error in (
        ("deck", "twice", r"standard input: event 1: .*'[a-z-]+' (is missing|comes more than once) \(L2\.3\)"),
        ("tokens", "twice", r"standard input: event 1: .* \(L12\.9\)"),
        ("deck", "swapped", r"standard input: event \d+: "),
        ("tokens", "swapped", r"standard input: (event \d+|result): "),
        ("setup", "twice", r"standard input: event 1: .*setup"),
    ):
        for command in ("verify", "show"):
            ran = tetrarch(command, "-", stdin=deal_with(finished_legends, field, change))
            if command == "show" and change == "swapped" and ran.code == 0:
                continue  # what is shown may be possible; only the seed or the result says that it was not so
            assert (ran.code, ran.out) == (2, ""), (field, change)
            assert re.match(error, ran.errors[0]), ran.errors[0]


def test_a_deal_that_the_seed_does_not_make_is_found(tetrarch: Tetrarch) -> None:
    game = legends.new_game(2, seed="one")
    other = legends.new_game(2, seed="two")
    record = json.loads(game.to_record().to_text())
    record["events"] = json.loads(other.to_record().to_text())["events"]
    assert tetrarch("verify", "-", stdin=json.dumps(record)).code == 0, "the seed is not revealed yet"
    record["seed"] = "one"
    assert tetrarch("verify", "-", stdin=json.dumps(record)).errors == [
        "standard input: event 1: is not what the seed deals"
    ]


def bidding(game: legends.Position | None = None) -> list[dict[str, object]]:
    """The events of a game of two up to the bids."""
    current = legends.new_game(2, seed=1)
    while current.position.step != "bid":
        current.play(next(iter(current.position.legal_decisions())))
    events: list[dict[str, object]] = json.loads(current.to_record().to_text())["events"]
    return events


@pytest.mark.parametrize(
    ("events", "error"),
    [
        ([(0, "bid 13")], r"bid 13: you have 12 coins \(L3\.1\)"),
        ([(0, "bid 3"), (0, "bid 4")], r"bid 4: seat 0 has bid, and a bid is final: seat 1 must bid now \(L3\.1\)"),
        ([(0, "take 1")], r"take 1: that is not asked now: \w+ bids \(L3\.1\)"),
        ([(7, "bid 1")], r"there is no seat 7"),
        ([(1, "bid 0"), (0, "bid 2"), (1, "first S")], r"first S: seat 1 is not to decide: seat 0 decides now"),
        ([(1, "bid 0"), (0, "bid 2"), (0, "+D4")], r"\+D4: that is not asked now: \w+ names the first player"),
        ([(0, "bid three")], r"'bid three': is no decision"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay", "show", "moves"])
def test_decisions_of_other_steps_are_rejected_with_the_rule(
    command: str, events: list[tuple[int, str]], error: str, tetrarch: Tetrarch
) -> None:
    record = json.loads(legends.new_game(2, seed=1).to_record().to_text())
    before = bidding()
    record["events"] = before + [{"seat": seat, "play": play} for seat, play in events]
    ran = tetrarch(command, "-", stdin=json.dumps(record))
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.errors) == 1
    assert re.match(rf"standard input: event {len(record['events'])}: {error}", ran.errors[0]), ran.errors[0]


def test_a_faulty_position_names_every_fault(tetrarch: Tetrarch, legends_file: str, tmp_path: Path) -> None:
    data = json.loads((tmp_path / legends_file).read_text(encoding="utf-8"))
    data["identities"] = ["E", "E"]
    data["step"] = "dance"
    (tmp_path / "lying.json").write_text(json.dumps(data), encoding="utf-8")
    ran = tetrarch("show", "lying.json")
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.errors) > 1
    assert all(error.startswith("lying.json: ") for error in ran.errors)


@pytest.mark.usefixtures("legends_file", "legends_record")
@pytest.mark.parametrize(("source", "newest"), [("islands.json", 1), ("legends.json", 3)])
def test_a_file_of_a_newer_version(source: str, newest: int, tetrarch: Tetrarch, tmp_path: Path) -> None:
    data = json.loads((tmp_path / source).read_text(encoding="utf-8"))
    (tmp_path / source).write_text(json.dumps(data | {"version": 99}), encoding="utf-8")
    assert tetrarch("show", source).errors == [
        f"{source}: version: is 99; this program reads versions up to {newest}: update it"
    ]


def test_a_record_of_an_unknown_game(tetrarch: Tetrarch, legends_record: str, tmp_path: Path) -> None:
    data = json.loads((tmp_path / legends_record).read_text(encoding="utf-8")) | {"game": "legend"}
    for command in ("show", "verify", "replay"):
        ran = tetrarch(command, "-", stdin=json.dumps(data))
        assert ran.errors == ["standard input: game: 'legend' is unknown; did you mean 'legends'?"]


def test_a_record_under_the_name_of_the_other_game(tetrarch: Tetrarch, legends_record: str, tmp_path: Path) -> None:
    data = json.loads((tmp_path / legends_record).read_text(encoding="utf-8")) | {"game": "eko"}
    ran = tetrarch("verify", "-", stdin=json.dumps(data))
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.errors) == 1


# perft


def count_slowly(position: legends.Position, depth: int) -> int:
    """The same count, one decision at a time."""
    if depth == 0:
        return 1
    total = 0
    for decision in position.legal_ids():
        after = position.copy()
        after.push(int(decision))
        total += count_slowly(after, depth - 1)
    return total


def test_perft_counts_and_divides(tetrarch: Tetrarch) -> None:
    ran = tetrarch("perft", "legends", "--players", "3", "--seed", "5", "-d", "2", "--divide", "--json")
    assert (ran.code, ran.err) == (0, "")
    report = json.loads(ran.out)
    position = legends.new_game(3, seed=5).position
    assert report["counts"] == [count_slowly(position, 1), count_slowly(position, 2)]
    assert report["nodes"] == sum(report["divide"].values())


def test_perft_of_a_founding_and_of_a_position(tetrarch: Tetrarch, legends_file: str) -> None:
    report = json.loads(tetrarch("perft", "legends", "--found", "-d", "1", "--json").out)
    assert report["nodes"] == len(legends.new_game(2, seed=1, quick_setup=False).position.legal_decisions())
    report = json.loads(tetrarch("perft", "legends", "--position", legends_file, "-d", "1", "--json").out)
    assert report["nodes"] == json.loads(tetrarch("moves", legends_file, "--json").out)["count"]


@pytest.mark.usefixtures("legends_file", "position_file", "record_file")
@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (
            ["perft", "legends", "--position", "position.json"],
            "position.json: is a file of Ekö; use 'tetrarch perft eko --position'",
        ),
        (
            ["perft", "eko", "--position", "islands.json"],
            "islands.json: is a file of Legends; use 'tetrarch perft legends --position'",
        ),
        (["play", "legends", "--load", "record.json"], "record.json: is a file of Ekö; use 'tetrarch play eko --load'"),
    ],
)
def test_a_file_of_the_other_game_is_refused(arguments: list[str], error: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.errors == [error]
