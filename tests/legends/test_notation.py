"""Notation: every form is written and read, near misses are answered with what is meant, lines hold whole turns."""

from __future__ import annotations

import pytest

from tests.legends.documents import acting, bidding, choosing, last_card, laying, naming, neutral, placing, taking
from tests.legends.tables import founding, legal, play, table
from tetrarch.core.errors import IllegalMove, NotationError
from tetrarch.core.record import Game
from tetrarch.legends import KIND, Position, new_game, position_from_json, split_line

POSITIONS = {
    "lay": position_from_json(laying()),
    "explore": position_from_json(placing()),
    "neutral": position_from_json(neutral()),
    "bid": position_from_json(bidding()),
    "first": position_from_json(naming()),
    "take": position_from_json(taking()),
    "half": position_from_json(choosing()),
    "place": position_from_json(acting()),
    "queen": position_from_json(last_card()),
    "start": play(founding(2), "meadows@0", "horseshoe@90", "volcano@0", "fern@0"),
    "centre": play(founding(2, variants="rectangle"), "meadows@0", "horseshoe@180", "volcano@0", "fern@0"),
    "shared": play(founding(2), "meadows@0", "horseshoe@90", "volcano@0", "fern@0", "start M4"),
    "merchant": play(founding(2, variants="merchants"), "meadows@0", "horseshoe@90", "volcano@0", "fern@0", "start M4"),
    "move": play(table("M4:E2", row="ancient-sage"), "take 1"),
    "city": play(table("M4:E2", row="cursed-mausoleum"), "take 1"),
    "destroy": play(
        table("M4:E2,T1,N1", row="night-wizard", variants="leaders", leaders="E:bandit-king"), "take 1", "stop"
    ),
}

FORMS = [
    ("lay", "volcano@270"),
    ("centre", "centre 3"),
    ("start", "start M4"),
    ("explore", "token F1"),
    ("merchant", "coins M2"),
    ("shared", "shared V7"),
    ("neutral", "neutral H4"),
    ("bid", "bid 0"),
    ("bid", "bid 11"),
    ("first", "first M"),
    ("take", "take dire-dragon"),
    ("half", "half 1"),
    ("half", "half 2"),
    ("place", "+M4"),
    ("place", "stop"),
    ("move", "M4-M2"),
    ("city", "^M4"),
    ("destroy", "xM4T"),
    ("destroy", "xM4T$"),
    ("destroy", "xM4N"),
    ("queen", "stop"),
]


@pytest.mark.parametrize(("step", "text"), FORMS)
def test_every_form_is_written_and_read(step: str, text: str) -> None:
    position = POSITIONS[step]
    assert position.step == step
    assert text in legal(position)
    assert position.parse(text).notation == text
    assert position.copy().play(text).notation == text


@pytest.mark.parametrize("step", POSITIONS)
def test_every_legal_decision_reads_back(step: str) -> None:
    for decision in POSITIONS[step].legal_decisions():
        assert POSITIONS[step].parse(decision.notation) == decision


@pytest.mark.parametrize(
    ("step", "text", "meant"),
    [
        ("take", "take 1", "take dire-dragon"),
        ("take", "TAKE  Dire-Dragon ", "take dire-dragon"),
        ("take", "take1", "take dire-dragon"),
        ("half", "half place", "half 1"),
        ("half", "half move", "half 2"),
        ("lay", "Volcano@90", "volcano@90"),
        ("first", "first m", "first M"),
        ("bid", "bid3", "bid 3"),
        ("bid", "bid 007", "bid 7"),
        ("place", " +m4 ", "+M4"),
        ("move", "m4-m2", "M4-M2"),
        ("destroy", "xm4t$", "xM4T$"),
        ("centre", "centre4", "centre 4"),
    ],
)
def test_what_may_be_written_otherwise(step: str, text: str, meant: str) -> None:
    assert POSITIONS[step].parse(text).notation == meant


MISSPELT = [
    ("take", "", "is no decision; write for example take lake, half 1, +D4, D4-D5, ^D4, xD4T or stop"),
    ("take", "D4", "is no decision; write for example"),
    ("take", "tak lake", "is no decision; did you mean 'take'?"),
    ("take", "stopp", "is no decision; did you mean 'stop'?"),
    ("take", "take lak", "'lak' is no card; did you mean 'lake'?"),
    ("take", "take lake", "lake does not lie in the row; there lie dire-dragon, cursed-mausoleum, ancient-phoenix"),
    ("take", "take 8", "the row has places 1 to 7"),
    ("take", "take 0", "the row has places 1 to 7"),
    ("take", "take", "is no decision: take needs a card or its place in the row, such as take lake or take 2"),
    ("take", "take ३", "is no decision: take needs a card or its place in the row"),
    ("bid", "bid", "is no decision: bid needs a number of coins, such as bid 3 (L3.1)"),
    ("bid", "bid all", "is no decision: bid needs a number of coins, such as bid 3 (L3.1)"),
    ("half", "half", "is no decision: half needs 1 or 2, such as half 1 (L4.4)"),
    ("neutral", "neutral", "is no decision: neutral needs a region, such as neutral D4 (L2.5)"),
    ("half", "half 3", "the halves of an “or” are 1 and 2, or place and move"),
    ("half", "half city", "the halves of an “or” are 1 and 2, or place and move"),
    ("take", "half move", "the halves of an “or” are 1 and 2"),
    ("lay", "vulcano@90", "'vulcano' is not a board side; did you mean 'volcano'?"),
    ("lay", "volcano@45", "boards are turned by 0, 90, 180 or 270 degrees"),
    ("centre", "centre 5", "the four boards are numbered 1 to 4"),
    ("centre", "centre 0", "the four boards are numbered 1 to 4"),
    ("first", "first S", "nobody here is S; known: E, T, M"),
    ("first", "first N", "is no decision: first needs the letter of a player, such as first E (L3.1)"),
    ("destroy", "xM4S", "nobody here is S; known: E, T"),
    ("move", "M4-M9", "M9 is not a region; did you mean 'M"),
    ("move", "M4-M2-M1", "is no decision; write for example"),
    ("move", "M4-M²", "is no decision; write for example"),
    ("place", "+Q1", "Q1 is not a region; did you mean"),
]


@pytest.mark.parametrize(("step", "text", "message"), MISSPELT)
def test_a_misspelling_is_answered_with_what_was_meant(step: str, text: str, message: str) -> None:
    position = POSITIONS[step].copy()
    with pytest.raises(NotationError) as caught:
        position.play(text)
    assert caught.value.text == text
    assert caught.value.message.startswith(message)
    assert position == POSITIONS[step]


# Lines


@pytest.mark.parametrize(
    ("line", "decisions"),
    [
        ("", []),
        (" ; ;", []),
        ("take lake; half 1; +D4; stop", ["take lake", "half 1", "+D4", "stop"]),
        ("take lake half 1 +D4 stop", ["take lake", "half 1", "+D4", "stop"]),
        ("TAKE lake\t+d4\n+d5", ["TAKE lake", "+d4", "+d5"]),
        ("take ancient-tree-spirit +D4*3", ["take ancient-tree-spirit", "+D4", "+D4", "+D4"]),
        ("take 3; H1-H2-H3", ["take 3", "H1-H2", "H2-H3"]),
        ("H1-H2-H3-H4 H1-H2", ["H1-H2", "H2-H3", "H3-H4", "H1-H2"]),
        ("h1-h2*2", ["h1-h2", "h1-h2"]),
        ("H1-H2-H3*2", ["H1-H2", "H2-H3", "H1-H2", "H2-H3"]),
        ("xD4T$ ^D4 bid3", ["xD4T$", "^D4", "bid3"]),
        ("horseshoe@90 start H2 token H1 coins H2", ["horseshoe@90", "start H2", "token H1", "coins H2"]),
        ("my-own-side@0 my-other-side@90", ["my-own-side@0", "my-other-side@90"]),
        ("+D4*20", ["+D4"] * 20),
        ("stop stop", ["stop", "stop"]),
        ("half", ["half"]),
        ("first", ["first"]),
    ],
)
def test_a_line_is_split(line: str, decisions: list[str]) -> None:
    assert split_line(line) == decisions


@pytest.mark.parametrize(
    "word", ["+D4*0", "+D4*21", "+D4*", "+D4*x", "+D4*-1", "+D4*²", "+D4*999999", "H1-H2*3*3", "*"]
)
def test_an_invalid_repetition_is_rejected(word: str) -> None:
    with pytest.raises(NotationError, match=r"a repetition is written as \*2 to \*20"):
        split_line(f"take lake {word}")


def game_at(position: Position) -> Game[Position]:
    return Game(KIND, position)


def test_a_whole_turn_is_one_line() -> None:
    game = game_at(table("M4:E3,T3 H4:T2", row="cursed-banshee"))
    played = game.play_line("take cursed-banshee; M4-M2-M1; M4-M3*2; stop")
    assert [str(decision) for decision in played] == [
        *("take cursed-banshee", "M4-M2", "M2-M1", "M4-M3", "M4-M3", "stop"),
    ]
    assert [event.play for event in game.events] == [str(decision) for decision in played]
    assert (game.position.seat, game.position.step) == (1, "take")
    assert game.undo(len(played)) == 6


def test_a_turn_with_a_half_a_city_and_a_destruction_is_one_line() -> None:
    game = game_at(table("M4:E3,T3", row="night-wizard", cards={"E": "", "T": ""}))
    game.play_line("take 1 +M4*3 xM4T", 0)
    assert (game.position.seat, game.position.garrisons(game.position.components.region_index["M4"])["T"].armies) == (
        1,
        2,
    )
    game = game_at(table("M4:E3,T3", row="forest-elf"))
    game.play_line("take forest-elf; half move; M4-M2 M4-M3")
    assert game.position.seat == 1


def test_a_line_is_played_completely_or_not() -> None:
    game = game_at(table("M4:E3,T3", row="ancient-sage"))
    before = game.position.copy()
    with pytest.raises(IllegalMove) as caught:
        game.play_line("take ancient-sage; M4-M2-M1; M1-H1")
    assert str(caught.value).startswith("M1-H1: decision 4 of 4: H1 is not a neighbour of M1 (L5.2); legal: ")
    assert caught.value.rule == "L5.2"
    assert (game.position, game.events) == (before, [])
    with pytest.raises(NotationError, match=r"'M4-M9': decision 2 of 2: M9 is not a region") as unread:
        game.play_line("take ancient-sage; M4-M9")
    assert unread.value.text == "M4-M9"
    with pytest.raises(IllegalMove, match="decision 1 of 2: seat 1 is not to decide"):
        game.play_line("take ancient-sage; stop", 1)
    with pytest.raises(NotationError, match="contains no decision"):
        game.play_line(" ; ")
    assert (game.position, game.events) == (before, [])


def test_a_line_ends_at_a_deal() -> None:
    game = new_game(2, seed=1, variants=["match"])
    while game.position.match_game == 1:
        last = game.play(next(iter(game.position.legal_decisions())))
    game.undo()
    before = game.position.copy()
    with pytest.raises(IllegalMove, match=r"decision 2 of 2: the cards must be dealt first \(L2\.3\)"):
        game.play_line(f"{last}; stop")
    assert game.position == before
    game.play_line(str(last))
    assert game.position.awaits_chance


RULES: list[tuple[str, Position, str, tuple[str, ...]]] = [
    (
        "a step over land",
        play(table("M4:E1", row="ancient-sage", variants="portals", portals=["M2", "H1"]), "take 1"),
        *("M4-M2", ("L5.2",)),
    ),
    (
        "a step through the portals",
        play(table("M2:E1", row="ancient-sage", variants="portals", portals=["M2", "H1"]), "take 1"),
        *("M2-H1", ("L5.2", "L12.4")),
    ),
    (
        "a step over land between portals",
        play(table("M2:E1", row="ancient-sage", variants="portals", portals=["M2", "M1"]), "take 1"),
        *("M2-M1", ("L5.2",)),
    ),
    (
        "a step into the rogues",
        play(table("M4:E1", row="ancient-sage", variants="rogues", rogues="M2"), "take 1"),
        *("M4-M2", ("L5.2", "L12.4")),
    ),
    (
        "a step that slays the dragon",
        play(table("M4:E1 M2:T5", row="ancient-sage", variants="dragon", dragon={"at": "M2", "owner": None}), "take 1"),
        *("M4-M2", ("L5.2", "L12.4")),
    ),
    (
        "a step that leaves the dragon alive",
        play(table("M4:E1 M2:T4", row="ancient-sage", variants="dragon", dragon={"at": "M2", "owner": None}), "take 1"),
        *("M4-M2", ("L5.2",)),
    ),
    (
        "an army placed that slays the dragon",
        play(table("M2:E1^1,T4", row="dire-eye", variants="dragon", dragon={"at": "M2", "owner": None}), "take 1"),
        *("+M2", ("L5.1", "L12.4")),
    ),
    ("an army placed", play(table("M2:E1^1", row="dire-eye"), "take 1"), "+M2", ("L5.1",)),
    (
        "a city on a token and coins",
        play(
            table("H1:E1", row="stronghold", variants="explore merchants", tokens="H1:stable", merchants=["H1"]),
            "take 1",
        ),
        *("^H1", ("L5.3", "L12.2", "L12.7")),
    ),
    (
        "a city on a face-down token",
        play(table("H1:E1", row="stronghold", variants="explore swamp", tokens="H1:stable"), "take 1"),
        *("^H1", ("L5.3", "L12.2", "L12.9")),
    ),
    (
        "a city of the White Knight",
        play(table("H1:E1", row="stronghold", variants="leaders", leaders="E:white-knight"), "take 1"),
        *("^H1", ("L5.3", "L12.6")),
    ),
    (
        "a city of the White Knight that slays the dragon",
        play(
            table(
                "M2:E1,T4",
                row="stronghold",
                variants="leaders dragon",
                leaders="E:white-knight",
                dragon={"at": "M2", "owner": None},
            ),
            "take 1",
        ),
        *("^M2", ("L5.3", "L12.4", "L12.6")),
    ),
    ("the seventh place", table("M4:E1", variants="seven-cards"), "take 7", ("L4.1", "L4.2", "L12.5")),
    ("the sixth place", table("M4:E1", variants="seven-cards"), "take 6", ("L4.1", "L4.2")),
]


@pytest.mark.parametrize(("position", "text", "rules"), [row[1:] for row in RULES], ids=[row[0] for row in RULES])
def test_a_decision_names_all_its_rules(position: Position, text: str, rules: tuple[str, ...]) -> None:
    before = position.state.copy()
    assert position.parse(text).rules == rules
    assert position.view(0).parse(text).rules == rules
    assert (position.state == before).all()
