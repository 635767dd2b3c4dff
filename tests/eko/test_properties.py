"""What holds for every game, every decision and every input, drawn by Hypothesis."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.eko.garbage import ALPHABET, misspelt, mutated
from tests.eko.soundness import assert_sound, lively_choice, play_on
from tetrarch.core.errors import FormatError, IllegalMove, NotationError, RecordError, SetupError
from tetrarch.core.randomness import Generator
from tetrarch.core.record import Game
from tetrarch.eko import (
    PRINTINGS,
    VARIANTS,
    Position,
    board_from_json,
    new_game,
    parse_position,
    parse_tile_set,
    position_from_json,
    position_to_line,
    verify_record,
)
from tetrarch.eko.position.options import FIRST_PRINTING_VARIANTS

OURS = (NotationError, IllegalMove, SetupError, FormatError, RecordError)
"""All that bad input may be answered with."""

usual = settings().max_examples
"""How many examples the profile asks for (see ``tests/conftest.py``)."""

seeds = st.integers(0, 2**32)


@st.composite
def wishes(draw: st.DrawFn) -> dict[str, Any]:
    """Options of a game that the rules allow."""
    printing = draw(st.sampled_from(PRINTINGS))
    known = VARIANTS if printing == "complete" else sorted(FIRST_PRINTING_VARIANTS)
    return {
        "players": draw(st.integers(2, 4)),
        "printing": printing,
        "variants": draw(st.lists(st.sampled_from(known), unique=True)),
        "layout": draw(st.sampled_from(["bars", "star"])),
        "round_limit": draw(st.sampled_from([None, 2, 30])),
        "repetition": draw(st.booleans()),
        "seed": draw(seeds),
    }


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position out of a game played at random."""
    position = new_game(**draw(wishes())).position
    made = draw(st.integers(0, 200))
    return play_on(position, Generator(draw(seeds), "positions"), made)


dice = st.builds(lambda seed: Generator(seed, "dice"), seeds)


# Games


@given(wishes(), dice)
def test_no_disc_or_building_is_ever_lost_or_found(wish: dict[str, Any], dice: Generator) -> None:
    position = new_game(**wish).position
    for _ in range(80):
        assert_sound(position)
        if position.is_over:
            break
        position.push(lively_choice(position, dice))


@given(wishes(), dice)
def test_the_same_seed_gives_the_same_game(wish: dict[str, Any], dice: Generator) -> None:
    one, other = new_game(**wish), new_game(**wish)
    assert one.position == other.position
    for _ in range(40):
        if one.position.is_over:
            break
        played = one.play(lively_choice(one.position, dice))
        other.play(played)
    assert one.position == other.position
    assert one.to_record().to_text() == other.to_record().to_text()


@given(wishes())
def test_another_seed_gives_another_deal(wish: dict[str, Any]) -> None:
    other = {**wish, "seed": wish["seed"] + 1}
    assert new_game(**wish).start != new_game(**other).start


@given(positions(), dice)
def test_copies_share_nothing(position: Position, dice: Generator) -> None:
    before, twin = position.to_json(), position.copy()
    assert twin == position
    play_on(twin, dice, 5)
    assert position.to_json() == before
    untouched = twin.to_json()
    play_on(position, dice, 5)
    assert twin.to_json() == untouched


@given(wishes(), dice)
def test_undo_leads_back_through_equal_positions(wish: dict[str, Any], dice: Generator) -> None:
    game = new_game(**wish)
    past = [game.position.copy()]
    while len(past) < 30 and not game.position.is_over:
        game.play(lively_choice(game.position, dice))
        past.append(game.position.copy())
    for made, position in enumerate(past):
        assert game.position_after(made) == position
    while len(past) > 1:
        assert game.position == past.pop()
        assert game.undo() == 1
    assert game.position == past[0] == game.start
    assert game.undo() == 0


# Decisions


@settings(max_examples=usual // 2)
@given(positions(), dice)
def test_every_legal_decision_plays_by_its_notation_and_its_number(position: Position, dice: Generator) -> None:
    decisions = list(position.legal_decisions())
    assert len({decision.notation for decision in decisions}) == len(decisions)
    dice.shuffle(decisions)
    for decision in decisions[:25]:
        assert position.parse(decision.notation) == decision
        assert decision in position.legal_decisions()
        by_text, by_number, by_decision = position.copy(), position.copy(), position.copy()
        assert by_text.play(decision.notation) == by_number.play(decision.id) == by_decision.play(decision) == decision
        assert by_text == by_number == by_decision != position
        assert_sound(by_text)
        assert decision.sentence
        assert decision.rules


@given(positions(), st.integers(-(2**70), 2**70), st.integers(0, 2**38), dice)
def test_a_number_that_is_not_legal_is_refused(position: Position, wild: int, tame: int, dice: Generator) -> None:
    legal = {int(decision) for decision in position.legal_ids()}
    near = dice.choice(sorted(legal)) ^ 1 << dice.below(38) if legal else 0
    before = position.copy()
    for number in {wild, tame, near} - legal:
        assert number not in position.legal_decisions()
        with pytest.raises(IllegalMove):
            position.play(number)
        assert position == before


@given(positions(), st.text(ALPHABET, max_size=12), st.text(max_size=8), dice)
def test_a_text_that_means_no_legal_decision_is_refused(
    position: Position, near: str, wild: str, dice: Generator
) -> None:
    legal = {decision.notation: decision for decision in position.legal_decisions()}
    texts = [near, wild, *(misspelt(dice.choice(sorted(legal)), dice) for _ in range(8) if legal)]
    before = position.copy()
    for text in texts:
        try:
            meant = position.parse(text)
        except (NotationError, IllegalMove):
            with pytest.raises((NotationError, IllegalMove)):
                position.play(text)
            assert text not in legal
        else:
            assert legal[meant.notation] == meant
            assert text not in legal or legal[text] == meant
        assert position == before


@given(positions(), st.integers(0, 3))
def test_nobody_decides_out_of_turn(position: Position, seat: int) -> None:
    seat %= position.players
    if seat in position.to_decide:
        return
    before = position.copy()
    assert list(position.legal_decisions(seat)) == []
    for decision in list(before.legal_decisions())[:3]:
        with pytest.raises(IllegalMove):
            position.play(decision, seat)
    assert position == before


# Formats


@given(wishes(), dice)
def test_positions_survive_json_and_line_at_every_step(wish: dict[str, Any], dice: Generator) -> None:
    position = new_game(**wish).position
    for _ in range(6):
        data = json.loads(json.dumps(position.to_json()))
        again = position_from_json(data)
        assert again == position
        assert again.to_json() == data
        line = position_to_line(position)
        assert "\n" not in line
        again = parse_position(line)
        assert again == position
        assert position_to_line(again) == line
        assert repr(position) == f"parse_position({line!r})"
        play_on(position, dice, 1 + dice.below(50))


def random_game(wish: dict[str, Any], dice: Generator, decisions: int) -> Game[Position]:
    game = new_game(**wish)
    while len(game.events) < decisions and not game.position.is_over:
        game.play(lively_choice(game.position, dice))
    return game


@settings(max_examples=usual // 2)
@given(wishes(), dice, st.integers(0, 150))
def test_records_survive_and_replay_without_a_generator(wish: dict[str, Any], dice: Generator, decisions: int) -> None:
    game = random_game(wish, dice, decisions)
    record = game.to_record()
    again = verify_record(record.to_text())
    assert again.position == game.position
    assert again.start == game.start
    assert again.events == game.events
    assert (record.seed is None) == (game.outcome is None), "the seed is revealed when the game is over"
    for made in range(0, len(game.events), 17):
        assert again.position_after(made) == game.position_after(made)


# Garbage


@settings(max_examples=4 * usual)
@given(positions(), dice, st.integers(1, 3))
def test_whatever_loads_from_a_mutated_position_can_be_played(
    position: Position, dice: Generator, changes: int
) -> None:
    data: Any = position.to_json()
    for _ in range(changes):
        data = mutated(data, dice)
    try:
        loaded = position_from_json(data)
    except OURS:
        return
    assert_sound(loaded)
    assert position_from_json(loaded.to_json()) == loaded
    assert parse_position(position_to_line(loaded)) == loaded
    for _ in range(30):
        if loaded.is_over:
            break
        loaded.play(lively_choice(loaded, dice))
        assert_sound(loaded)


@settings(max_examples=2 * usual)
@given(positions(), dice, st.integers(1, 3))
def test_whatever_loads_from_a_mutated_line_can_be_played(position: Position, dice: Generator, changes: int) -> None:
    line = position_to_line(position)
    for _ in range(changes):
        if dice.below(2):
            line = misspelt(line, dice)
        else:
            words = line.split(" ")
            place, other = dice.below(len(words)), dice.below(len(words))
            words[place] = dice.choice([misspelt(words[place], dice), words[other], ""])
            line = " ".join(words)
    try:
        loaded = parse_position(line)
    except OURS:
        return
    assert_sound(loaded)
    assert parse_position(position_to_line(loaded)) == loaded
    for _ in range(30):
        play_on(loaded, dice, 1)
        assert_sound(loaded)


@settings(max_examples=2 * usual)
@given(wishes(), dice, st.integers(0, 40), st.integers(1, 3))
def test_a_mutated_record_is_verified_or_refused(
    wish: dict[str, Any], dice: Generator, decisions: int, changes: int
) -> None:
    game = random_game({**wish, "round_limit": dice.choice([None, 1])}, dice, decisions)
    document: Any = json.loads(game.to_record().to_text())
    for _ in range(changes):
        document = mutated(document, dice)
    text = json.dumps(document)
    if dice.below(4) == 0:
        text = misspelt(text, dice)
    if dice.below(8) == 0:
        text = text[: dice.below(len(text))]
    try:
        verified = verify_record(text)
    except OURS:
        return
    assert_sound(verified.position)
    assert verify_record(verified.to_record().to_text()).position == verified.position


@given(wishes(), dice)
def test_a_mutated_board_loads_or_is_refused(wish: dict[str, Any], dice: Generator) -> None:
    position = new_game(**wish).position
    for _ in range(8):
        data: Any = mutated(position.to_json()["board"], dice)
        try:
            board = board_from_json(data)
        except OURS:
            continue
        assert len([place for place in board.spaces if place.kind == "."]) == 16 * board.players


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@given(json_values, st.binary(), st.text(st.characters(exclude_categories=()), max_size=50))
def test_nothing_at_all_raises_anything_but_our_errors(data: Any, octets: bytes, text: str) -> None:
    documents: list[Any] = [data, {"format": "tetrarch/eko-position", "version": 1, "options": data}]
    for document in documents:
        with pytest.raises(OURS):
            position_from_json(document)
        with pytest.raises(OURS):
            board_from_json(document)
    for garbage in (octets, text, text.encode("utf-8", "surrogatepass"), f"eko1 {text}", f"{{{text}", json.dumps(data)):
        with pytest.raises(OURS):
            verify_record(garbage)
    for garbage_line in (text, f"eko1 {text}", f"eko1 seats={text} first=0 at=a/0/0/0/0 board={text} reserves= boxes="):
        with pytest.raises(OURS):
            parse_position(garbage_line)
    with pytest.raises(OURS):
        parse_tile_set(f"large = {text}")


@given(positions(), st.lists(st.text(ALPHABET, max_size=9) | st.integers() | st.binary(max_size=9), max_size=20), dice)
def test_no_sequence_of_inputs_breaks_a_game(
    position: Position, inputs: list[str | int | bytes], dice: Generator
) -> None:
    for garbage in inputs:
        before = position.copy()
        try:
            position.play(garbage.decode("latin-1") if isinstance(garbage, bytes) else garbage)
        except (NotationError, IllegalMove):
            assert position == before
        assert_sound(position)
        play_on(position, dice, 1)
