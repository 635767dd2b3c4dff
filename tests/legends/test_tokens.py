"""Explore tokens as data: the published ones, people's own files with all faults, and games with other effects."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.legends.soundness import assert_sound
from tests.legends.tables import COMPONENTS, EMBER, TIDE, own_tokens, play, points, table
from tetrarch.core.errors import FormatError, SetupError
from tetrarch.core.randomness import Generator
from tetrarch.legends import (
    Position,
    components_from_dict,
    default_components,
    new_game,
    parse_components,
    parse_position,
    position_from_json,
    position_to_line,
    score_sheet,
    verify_record,
)
from tetrarch.legends.components.components import Components, Token
from tetrarch.legends.drawing.svg import draw_svg
from tetrarch.legends.drawing.text import describe_text, draw_text
from tetrarch.legends.rules.ending import final_rank

OWN_TEXT = (COMPONENTS / "own-tokens.toml").read_text(encoding="utf-8")
FAULTY_TEXT = (COMPONENTS / "many-faults.toml").read_text(encoding="utf-8")
PUBLISHED = (
    Token("magic-spring", "Magic Spring", elixir=2),
    Token("cottage", "Cottage", army=1),
    Token("hidden-treasure", "Hidden Treasure", coins=1),
    Token("magic-book", "Magic Book", vp=1, wins_ties=True),
    Token("stable", "Stable", move=1),
    Token("poison-swamp", "Poison Swamp", vp=-1, swamp=True),
)


def with_own_tokens(position: Position) -> Position:
    """The same position with other tokens: War Camp, Lucky Well, Old Map, Crown, Nest, and Quicksand for the swamp."""
    return Position(own_tokens(), position.options, position.identities, position.state.copy())


def plain() -> list[dict[str, Any]]:
    """The published tokens in the form of their file, to be changed at will."""
    tokens: list[dict[str, Any]] = json.loads(json.dumps([token.to_dict() for token in PUBLISHED]))
    return tokens


def faults_of(tokens: object) -> list[str]:
    data = default_components().to_dict() | {"tokens": tokens}
    with pytest.raises(SetupError) as caught:
        components_from_dict(data, "game.json")
    return [str(fault) for fault in caught.value.faults]


# The published tokens


def test_l12_2_l12_9_the_published_tokens() -> None:
    assert default_components().tokens == PUBLISHED
    assert default_components().token_index == {token.id: number for number, token in enumerate(PUBLISHED)}


def test_published_tokens_are_not_written() -> None:
    assert set(default_components().to_dict()) == {"cards", "sides"}
    known = default_components()
    assert Components(known.cards, known.sides) == known
    assert components_from_dict(known.to_dict() | {"tokens": plain()}) == known


def test_own_tokens_are_written_and_read() -> None:
    own = own_tokens()
    assert own != default_components()
    assert components_from_dict(json.loads(json.dumps(own.to_dict()))) == own
    assert (own.cards, own.sides) == (default_components().cards, default_components().sides)
    assert [token.id for token in own.tokens] == ["war-camp", "lucky-well", "old-map", "crown", "move", "quicksand"]
    assert own.tokens[0] == Token("war-camp", "War Camp", army=2, elixir=1)
    assert own.tokens[5] == Token("quicksand", "Quicksand", vp=-2, coins=1, swamp=True)


# Faults


def test_all_faults_of_a_token_file_are_named() -> None:
    with pytest.raises(SetupError) as caught:
        parse_components(tokens_text=FAULTY_TEXT, tokens_subject="faulty.toml")
    assert caught.value.subject == "faulty.toml"
    assert [str(fault) for fault in caught.value.faults] == [
        "tokens.magic-spring.title: must be a line of 1 to 60 characters, without surrounding spaces",
        "tokens.magic-spring.effect.elixirs: is unknown; did you mean 'elixir'?",
        "tokens[1].id: must be lowercase letters, digits and single hyphens, starting with a letter, such as "
        "magic-book, at most 40 characters",
        "tokens[1].effect.army: must be a whole number from 1 to 9",
        "tokens.hidden-treasure.effect.coins: must be a whole number from 1 to 9",
        "tokens.hidden-treasure.effect.vp: must be a whole number from -9 to 9, and not 0",
        "tokens[4].id: the id magic-book is already used by tokens[3]",
        "tokens[4].effect.vp: must be a whole number from -9 to 9, and not 0",
        "tokens[5].id: is missing",
        "tokens[5].price: is unknown; known: effect, id, swamp, title",
        "tokens[5].effect: must have at least one of elixir, army, move, coins, vp, wins_ties (L12.2)",
        "tokens: there must be 5 explore tokens besides the swamp, not 6 (L12.2)",
        "tokens: one of them alone must have swamp = true, not 0 (L12.9)",
        "tokens[4].effect.wins_ties: only one token can win ties, and tokens.magic-book already does (L12.2)",
    ]


FIVE = "tokens: there must be 5 explore tokens besides the swamp, not {} (L12.2)"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"id": 7}, "tokens[3].id: must be lowercase letters"),
        ({"id": "x" * 41}, "tokens[3].id: must be lowercase letters"),
        ({"title": None}, "tokens.magic-book.title: must be a line of 1 to 60 characters"),
        ({"effect": 3}, "tokens.magic-book.effect: must be a table"),
        ({"effect": {}}, "tokens.magic-book.effect: must have at least one of elixir, army"),
        ({"effect": {"wins_ties": False}}, "tokens.magic-book.effect: must have at least one of elixir, army"),
        ({"effect": {"wins_ties": 1}}, "tokens.magic-book.effect.wins_ties: must be true or false"),
        ({"effect": {"vp": 1.0}}, "tokens.magic-book.effect.vp: must be a whole number from -9 to 9, and not 0"),
        ({"effect": {"vp": True}}, "tokens.magic-book.effect.vp: must be a whole number from -9 to 9, and not 0"),
        ({"effect": {"vp": 10}}, "tokens.magic-book.effect.vp: must be a whole number from -9 to 9, and not 0"),
        ({"effect": {"move": -1}}, "tokens.magic-book.effect.move: must be a whole number from 1 to 9"),
        ({"effect": {"flying": 1}}, "tokens.magic-book.effect.flying: is unknown; known: army, coins, elixir, move"),
        ({"swamp": 1}, "tokens.magic-book.swamp: must be true or false"),
        ({"points": 1}, "tokens.magic-book.points: is unknown; known: effect, id, swamp, title"),
    ],
)
def test_a_fault_of_a_token_is_named(change: dict[str, object], expected: str) -> None:
    tokens = plain()
    tokens[3].update(change)
    assert [fault[: len(expected)] for fault in faults_of(tokens)] == [expected]


def test_there_are_five_tokens_and_one_swamp() -> None:
    assert faults_of(plain()[1:]) == [FIVE.format(4)]
    assert faults_of(plain()[:5]) == ["tokens: one of them alone must have swamp = true, not 0 (L12.9)"]
    swamps = [*plain()[1:], {**plain()[5], "id": "bog"}]
    assert faults_of(swamps) == [FIVE.format(4), "tokens: one of them alone must have swamp = true, not 2 (L12.9)"]
    assert faults_of([]) == [FIVE.format(0), "tokens: one of them alone must have swamp = true, not 0 (L12.9)"]
    assert faults_of([3, *plain()[1:]]) == ["tokens[0]: must be a table"]
    assert faults_of({}) == ["tokens: must be a list of tokens"]
    assert faults_of(None) == ["tokens: must be a list of tokens"]


def test_a_text_without_tokens_is_no_token_file() -> None:
    with pytest.raises(FormatError, match=r"^own\.toml: is not a TOML file"):
        parse_components(tokens_text="tokens = [", tokens_subject="own.toml")
    with pytest.raises(SetupError, match=r"^own\.toml: cards: is unknown.*; tokens: is missing"):
        parse_components(tokens_text="cards = []", tokens_subject="own.toml")


# Several files together


def test_every_fault_is_under_the_file_that_it_is_from() -> None:
    with pytest.raises(SetupError) as caught:
        parse_components("cards = 3", "sides = [", "c.toml", "b.toml", FAULTY_TEXT, "t.toml")
    lines = caught.value.lines()
    assert lines[0] == "c.toml: cards: must be a list of cards"
    assert lines[1].startswith("b.toml: is not a TOML file: ")
    assert len(lines) == 2 + 14
    assert all(line.startswith("t.toml: tokens") for line in lines[2:])
    assert caught.value.subject == "c.toml and b.toml and t.toml"
    told = str(caught.value)
    assert told.startswith("c.toml: cards: must be a list of cards; b.toml: is not a TOML file")
    assert told.count("t.toml: ") == 1


def test_faults_of_one_file_alone_are_as_ever() -> None:
    with pytest.raises(SetupError) as caught:
        parse_components(None, "sides = 3", boards_subject="b.toml", tokens_text=OWN_TEXT, tokens_subject="t.toml")
    assert caught.value.lines() == [str(caught.value)] == ["b.toml: sides: must be a table"]


# Games with tokens of one's own


def built(face: str, **details: Any) -> tuple[Position, Position]:
    """Ember before and after it takes a token on H1, named as the published one of its number, with own effects."""
    position = table("H1:E1", variants="explore", tokens=f"H1:{face}", row="stronghold", **details)
    before = with_own_tokens(position)
    after = before.copy()
    play(after, "take stronghold", "^H1")
    return before, after


def test_own_tokens_bring_armies_and_elixirs() -> None:
    before, after = built("magic-spring")
    assert (after.army_bonus(EMBER) - before.army_bonus(EMBER), after.elixirs(EMBER)) == (2, 1)
    assert after.explore_tokens()[0][1:3] == ("war-camp", EMBER)


def test_own_tokens_bring_coins_and_movement() -> None:
    before, after = built("cottage")
    assert (after.coins(EMBER), after.army_bonus(EMBER)) == (before.coins(EMBER) + 5, before.army_bonus(EMBER))
    before, after = built("hidden-treasure")
    assert (after.coins(EMBER), after.move_bonus(EMBER)) == (before.coins(EMBER), before.move_bonus(EMBER) + 3)


def test_own_tokens_bring_and_cost_points() -> None:
    position = with_own_tokens(table("", variants="explore swamp", tokens="E:stable T:poison-swamp"))
    assert points(position) == (3, -2)
    lines = [tuple(line) for seat in (EMBER, TIDE) for line in score_sheet(position, seat)]
    assert lines == [("token", "move", 3, "L12.2"), ("token", "quicksand", -2, "L12.9")]


def test_the_token_that_wins_ties_is_the_one_that_says_so() -> None:
    poor = table("", variants="explore", tokens="E:magic-book T:stable", coins={"E": 0, "T": 9})
    crowned = with_own_tokens(poor)
    assert final_rank(crowned.static, crowned.state, EMBER) > final_rank(crowned.static, crowned.state, TIDE)
    tokens = [replace(token, wins_ties=token.id == "stable") for token in PUBLISHED]
    stabled = Position(
        replace(default_components(), tokens=tuple(tokens)), poor.options, poor.identities, poor.state.copy()
    )
    assert final_rank(stabled.static, stabled.state, TIDE) > final_rank(stabled.static, stabled.state, EMBER)


# Round trips


@pytest.mark.parametrize("variants", [["explore"], ["explore", "swamp", "match"]])
def test_a_game_with_own_tokens_survives_its_record_and_positions(variants: list[str]) -> None:
    game = new_game(3, seed=2, variants=variants, components=own_tokens(), quick_setup=False)
    dice = Generator(5, "own tokens")
    while game.outcome is None and len(game.events) < 400:
        position = game.position
        if position.awaits_chance:
            break
        if len(game.events) % 7 == 0:
            assert position_from_json(json.loads(json.dumps(position.to_json()))) == position
            assert parse_position(position_to_line(position)) == position
            assert_sound(position)
        game.play(int(dice.choice(list(position.legal_ids()))), position.decider)
    record = game.to_record()
    assert verify_record(record).position == game.position
    again = verify_record(record.to_text())
    assert again.position.components == own_tokens()
    assert again.to_record() == record


def test_own_tokens_are_dealt_by_their_names() -> None:
    game = new_game(2, seed=1, variants=["explore", "swamp"], components=own_tokens())
    deal = game.events[0].chance or ""
    faces = next(field for field in deal.split() if field.startswith("tokens=")).removeprefix("tokens=").split(",")
    assert sorted(faces) == sorted(token.id for token in own_tokens().tokens)
    assert [token.face for token in game.position.explore_tokens()] == faces
    with pytest.raises(SetupError, match="'quicksand' is missing"):
        new_game(2, seed=1, variants=["explore", "swamp"], components=own_tokens()).start.copy().play_chance(
            deal.replace("quicksand", "poison-swamp")
        )


def test_a_position_names_own_tokens_only() -> None:
    data: dict[str, Any] = new_game(2, seed=1, variants=["explore"], components=own_tokens()).position.to_json()
    data["explore"][0]["face"] = "magic-spring"
    with pytest.raises(
        SetupError, match="explore: must be different entries of war-camp, lucky-well, old-map, crown, move"
    ):
        position_from_json(data)


# Words and pictures


def test_own_tokens_are_called_and_drawn_by_their_titles() -> None:
    game = new_game(2, seed=1, variants=["explore"], components=own_tokens(), quick_setup=False)
    while game.position.step != "explore":
        game.play(next(iter(game.position.legal_decisions())))
    sentence = game.play(next(iter(game.position.legal_decisions()))).sentence
    assert sentence.split(" places ")[1].startswith("the War Camp on")
    quick = new_game(2, seed=1, variants=["explore"], components=own_tokens()).position
    assert "Lucky Well" in draw_text(quick)
    assert "Old Map" in describe_text(quick)
    svg = draw_svg(quick)
    assert ">W</text>" in svg
    assert ">&lt;</text>" in svg
    assert 'i-move"' not in svg
