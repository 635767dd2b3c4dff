"""What holds for every game, every decision, every view and every input, drawn by Hypothesis."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.legends.garbage import ALPHABET, misspelt, mutated
from tests.legends.soundness import assert_sound, play_on, step_on
from tetrarch.core.errors import FormatError, IllegalMove, NotationError, RecordError, SetupError
from tetrarch.core.randomness import Generator
from tetrarch.core.record import Game
from tetrarch.legends import (
    PRINTINGS,
    VARIANTS,
    Position,
    components_from_dict,
    deal_next,
    new_game,
    parse_position,
    position_from_json,
    position_to_line,
    random_deal,
    split_line,
    verify_record,
)
from tetrarch.legends.rules import layout

OURS = (NotationError, IllegalMove, SetupError, FormatError, RecordError)
"""All that bad input may be answered with."""

usual = settings().max_examples
"""How many examples the profile asks for (see ``tests/conftest.py``)."""

seeds = st.integers(0, 2**32)


@st.composite
def wishes(draw: st.DrawFn) -> dict[str, Any]:
    """Options of a game that the rules allow."""
    variants = set(draw(st.lists(st.sampled_from(VARIANTS), unique=True)))
    if "swamp" in variants:
        variants.add("explore")
    return {
        "players": draw(st.integers(2, 4)),
        "printing": draw(st.sampled_from(PRINTINGS)),
        "variants": sorted(variants),
        "quick_setup": draw(st.booleans()),
        "seed": draw(seeds),
    }


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position out of a game played at random."""
    position = new_game(**draw(wishes())).position
    made = draw(st.integers(0, 180))
    return play_on(position, Generator(draw(seeds), "positions"), made)


dice = st.builds(lambda seed: Generator(seed, "dice"), seeds)


def advance(game: Game[Position], dice: Generator) -> None:
    """One decision at random, of any seat that is to decide, or the deal that is due."""
    if game.position.awaits_chance:
        deal_next(game)
        return
    seat = dice.choice(game.position.to_decide)
    game.play(dice.choice([decision.id for decision in game.position.legal_decisions(seat)]), seat)


def random_game(wish: dict[str, Any], dice: Generator, events: int) -> Game[Position]:
    game = new_game(**wish)
    while len(game.events) < events and not game.position.is_over:
        advance(game, dice)
    return game


# Games


@settings(max_examples=usual // 2)
@given(wishes(), dice)
def test_no_piece_card_or_token_is_ever_lost_or_found(wish: dict[str, Any], dice: Generator) -> None:
    position = new_game(**wish).position
    for _ in range(60):
        assert_sound(position)
        if position.is_over:
            break
        step_on(position, dice)
    assert_sound(play_on(position, dice, 10_000))
    assert position.is_over


def coins_due(before: Position, notation: str) -> dict[int, int]:
    """What a decision does to the purses, worked out from what stands in the position before it."""
    seat, data, components = before.decider, before.to_json(), before.components
    due = {other: before.coins(other) for other in range(before.players)}
    word, _, rest = notation.partition(" ")
    if word == "take":
        place = next(place for place in before.row() if place and place.card.id == rest)
        due[seat] += place.card.coins - place.price
    elif word.startswith("^"):
        merchants: Any = data["merchants"]
        due[seat] += 2 if word[1:] in merchants else 0
        region = components.region_index[word[1:]]
        due[seat] += any(
            token.region == region and token.face == "hidden-treasure" for token in before.explore_tokens()
        )
    elif word.startswith("x") and word.endswith("$"):
        due[before.identities.index(word[-2])] -= 1
        due[seat] += 1
    elif "-" in word:
        due[seat] -= 1 if data["rogues"] == word.split("-")[1] and due[seat] else 0
    return due


@settings(max_examples=usual // 2)
@given(wishes(), dice)
def test_coins_are_accounted_for_to_the_last_one(wish: dict[str, Any], dice: Generator) -> None:
    position = new_game(**wish).position
    while position.step != "take":
        step_on(position, dice)
    for _ in range(80):
        if position.is_over or position.awaits_chance:
            break
        before = position.copy()
        decision = position.play(dice.choice([int(number) for number in position.legal_ids()]))
        due = coins_due(before, decision.notation)
        assert {seat: position.coins(seat) for seat in due} == due


@given(wishes(), dice)
def test_the_same_seed_gives_the_same_game(wish: dict[str, Any], dice: Generator) -> None:
    one, other = new_game(**wish), new_game(**wish)
    assert one.position == other.position
    for _ in range(30):
        if one.position.is_over:
            break
        advance(one, dice)
        event = one.events[-1]
        if event.play is None:
            deal_next(other)
        else:
            other.play(event.play, event.seat)
    assert one.position == other.position
    assert one.to_record().to_text() == other.to_record().to_text()


@given(wishes())
def test_another_seed_gives_another_deal(wish: dict[str, Any]) -> None:
    assert new_game(**wish).events != new_game(**{**wish, "seed": wish["seed"] + 1}).events


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
    past = [game.start.copy(), game.position.copy()]
    while len(past) < 30 and not game.position.is_over:
        advance(game, dice)
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
    for seat in position.to_decide:
        decisions = list(position.legal_decisions(seat))
        assert len({decision.notation for decision in decisions}) == len(decisions)
        dice.shuffle(decisions)
        for decision in decisions[:20]:
            assert decision in position.legal_decisions(seat)
            by_text, by_number, by_decision = position.copy(), position.copy(), position.copy()
            assert by_text.play(decision.notation, seat) == decision
            assert by_number.play(decision.id, seat) == by_decision.play(decision, seat) == decision
            assert by_text == by_number == by_decision != position
            assert_sound(by_text)
            assert decision.sentence
            assert decision.rules
            assert split_line(decision.notation) == [decision.notation]


@given(positions())
def test_what_is_written_is_read_as_itself(position: Position) -> None:
    for decision in position.legal_decisions():
        assert position.parse(decision.notation) == decision


@given(positions(), st.integers(-(2**70), 2**70), st.integers(0, 2**23), dice)
def test_a_number_that_is_not_legal_is_refused(position: Position, wild: int, tame: int, dice: Generator) -> None:
    legal = {int(decision) for decision in position.legal_ids()}
    near = dice.choice(sorted(legal)) ^ 1 << dice.below(23) if legal else 0
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


@given(wishes(), dice, st.lists(st.text(ALPHABET, max_size=7), max_size=4))
def test_a_line_is_played_whole_or_not_at_all(wish: dict[str, Any], dice: Generator, noise: list[str]) -> None:
    game = random_game(wish, dice, 1 + dice.below(60))
    trial = game.position.copy()
    texts: list[str] = []
    seat = next(iter(trial.to_decide), None)
    while len(texts) < 4 and seat in trial.to_decide:
        number = dice.choice([decision.id for decision in trial.legal_decisions(seat)])
        texts.append(trial.play(number, seat).notation)
    before, made = game.position.copy(), len(game.events)
    if texts:
        assert [str(decision) for decision in game.play_line("; ".join(texts))] == texts
        assert game.position == trial
        assert {event.seat for event in game.events[made:]} == {seat}
        game.undo(len(texts))
    if trial.to_decide and seat not in trial.to_decide:
        beyond = next(iter(trial.legal_decisions())).notation
        with pytest.raises(IllegalMove, match=f"the line goes beyond the turn of seat {seat}; "):
            game.play_line("; ".join([*texts, beyond]))
        assert len(game.events) == made
        assert game.position == before
    words = [*texts, *noise]
    dice.shuffle(words)
    try:
        played = game.play_line(" ".join(words))
    except (NotationError, IllegalMove):
        assert len(game.events) == made
        assert game.position == before
    else:
        assert len(game.events) == made + len(played)
        assert {event.seat for event in game.events[made:]} == {seat}


# What is hidden


def with_other_secrets(position: Position, seat: int, dice: Generator) -> Position:
    """A position that differs in what a seat may not know, as far as there is any."""
    other = position.copy()
    state = other.state
    left = int(state[layout.DECK_LEFT])
    cards = [int(card) for card in state[layout.DECK : layout.DECK + left]]
    dice.shuffle(cards)
    state[layout.DECK : layout.DECK + left] = cards
    places = [place for place in range(layout.TOKENS) if not state[layout.TOKEN_SEEN + place] >> seat & 1]
    faces = [int(state[layout.TOKEN_FACE + place]) for place in places]
    dice.shuffle(faces)
    for place, face in zip(places, faces, strict=True):
        state[layout.TOKEN_FACE + place] = face
    if position.step == "bid":
        for bidder in range(position.players):
            if bidder != seat and state[layout.BID + bidder] >= 0:
                state[layout.BID + bidder] = dice.below(position.coins(bidder) + 1)
    for variant, first, last_step in (
        ("die", layout.DIE_RANK, layout.BID_STEP),
        ("leaders", layout.LEADER, layout.MERCHANT_STEP),
    ):
        if variant in position.options.variants and layout.DEAL_STEP < state[layout.STEP] <= last_step:
            entries = [int(entry) for entry in state[first : first + position.players]]
            dice.shuffle(entries)
            state[first : first + position.players] = entries
    return other


@given(positions(), dice)
def test_a_view_never_changes_when_hidden_things_change(position: Position, dice: Generator) -> None:
    for seat in range(position.players):
        view = position.view(seat)
        for _ in range(4):
            assert with_other_secrets(position, seat, dice).view(seat) == view
        assert view.view(seat) == view
        with pytest.raises(ValueError, match=f"this is the view of seat {seat}"):
            view.view((seat + 1) % position.players)


@given(positions())
def test_a_view_shows_what_is_public(position: Position) -> None:
    truth = position.to_json()
    for seat in range(position.players):
        seen = position.view(seat).to_json()
        hidden = {field for field in truth if truth[field] != seen[field]}
        assert hidden <= {"viewer", "deck", "explore", "bids", "die", "leaders"}
        assert [str(decision) for decision in position.view(seat).legal_decisions(seat)] == [
            str(decision) for decision in position.legal_decisions(seat)
        ]


@settings(max_examples=usual // 2)
@given(positions(), dice)
def test_determinized_positions_give_the_same_view_and_can_be_played_on(position: Position, dice: Generator) -> None:
    for seat in range(position.players):
        view = position.view(seat)
        for source in (position, view):
            whole = source.determinize(seat, dice)
            assert whole.viewer is None
            assert whole.view(seat) == view
            assert position_from_json(whole.to_json()) == whole
            assert_sound(whole)
    assert_sound(play_on(whole, dice, 10_000))
    assert whole.is_over


# Formats


@settings(max_examples=usual // 2)
@given(wishes(), dice)
def test_positions_and_views_survive_json_and_line_at_every_step(wish: dict[str, Any], dice: Generator) -> None:
    game = new_game(**wish)
    position = game.start.copy()
    for number in range(16):
        for shown in (position, *(position.view(seat) for seat in range(position.players))):
            data = json.loads(json.dumps(shown.to_json()))
            again = position_from_json(data)
            assert again == shown
            assert again.to_json() == data
        line = position_to_line(position)
        assert parse_position(line) == position
        assert position_to_line(parse_position(line)) == line
        if number == 0:
            position = game.position
        play_on(position, dice, 1 + dice.below(12))
    assert eval(repr(position), {"parse_position": parse_position}) == position


@settings(max_examples=usual // 2)
@given(wishes(), dice, st.integers(0, 150))
def test_records_survive_and_replay_without_a_generator(wish: dict[str, Any], dice: Generator, events: int) -> None:
    game = random_game(wish, dice, events)
    record = game.to_record()
    again = verify_record(record.to_text())
    assert (again.position, again.start, again.events) == (game.position, game.start, game.events)
    assert (record.seed is None) == (game.outcome is None), "the seed is revealed when the game is over"
    for made in range(0, len(game.events), 17):
        assert again.position_after(made) == game.position_after(made)


# Garbage


def assert_playable(position: Position, dice: Generator, decisions: int = 40) -> None:
    """Fail where a position that was loaded is not what it was loaded from, or breaks when it is played."""
    assert position_from_json(position.to_json()) == position
    assert parse_position(position_to_line(position)) == position
    if position.viewer is not None:
        position = position.determinize(position.viewer, dice)
    assert_sound(position)
    for _ in range(decisions):
        if position.is_over:
            break
        step_on(position, dice)
        assert_sound(position)


@settings(max_examples=10 * usual)
@given(positions(), dice, st.integers(1, 3))
def test_whatever_loads_from_a_mutated_position_can_be_played(
    position: Position, dice: Generator, changes: int
) -> None:
    shown = position if dice.below(3) else position.view(dice.below(position.players))
    for _ in range(4):
        data: Any = shown.to_json()
        for _ in range(changes):
            data = mutated(data, dice)
        try:
            loaded = position_from_json(data)
        except OURS:
            continue
        assert_playable(loaded, dice)
        break


@settings(max_examples=2 * usual)
@given(positions(), dice, st.integers(1, 3))
def test_a_mutated_line_is_refused_or_can_be_played(position: Position, dice: Generator, changes: int) -> None:
    line = position_to_line(position)
    for _ in range(changes):
        line = misspelt(line, dice)
    for text in (line, line[: dice.below(len(line) + 1)]):
        try:
            loaded = parse_position(text)
        except OURS:
            continue
        assert_playable(loaded, dice, 5)


@settings(max_examples=3 * usual)
@given(wishes(), dice, st.integers(0, 40), st.integers(1, 3))
def test_a_mutated_record_is_verified_or_refused(
    wish: dict[str, Any], dice: Generator, events: int, changes: int
) -> None:
    document: Any = json.loads(random_game(wish, dice, events).to_record().to_text())
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


@settings(max_examples=2 * usual)
@given(wishes(), dice, st.integers(1, 3))
def test_a_mutated_deal_is_carried_out_or_refused(wish: dict[str, Any], dice: Generator, changes: int) -> None:
    position = new_game(**wish).start
    deal = random_deal(dice, position)
    for _ in range(changes):
        words = deal.split(" ")
        place = dice.below(len(words))
        key, _, value = words[place].partition("=")
        parts = value.split(",")
        match dice.below(6):
            case 0:
                words[place] = misspelt(words[place], dice)
            case 1:
                del words[place]
            case 2:
                words.append(words[place])
            case 3:
                parts[dice.below(len(parts))] = misspelt(dice.choice(parts), dice)
                words[place] = f"{key}={','.join(parts)}"
            case 4:
                dice.shuffle(parts)
                words[place] = f"{key}={','.join(parts)}"
            case _:
                words[place] = f"{key}={','.join(parts[: dice.below(len(parts) + 1)])}"
        deal = " ".join(words)
    before = position.copy()
    try:
        position.play_chance(deal)
    except OURS:
        assert position == before
    else:
        assert_playable(position, dice, 10)


@given(dice)
def test_mutated_components_load_or_are_refused(dice: Generator) -> None:
    data: Any = new_game(2, seed=1).position.components.to_dict()
    for _ in range(3):
        data = mutated(data, dice)
        try:
            components = components_from_dict(data)
        except OURS:
            return
        assert_playable(new_game(2 + dice.below(3), seed=1, components=components).position, dice, 20)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@given(json_values, st.binary(), st.text(st.characters(exclude_categories=()), max_size=50))
def test_nothing_at_all_raises_anything_but_our_errors(data: Any, octets: bytes, text: str) -> None:
    for document in (data, {"format": "tetrarch/legends-position", "version": 1, "options": data, text: data}):
        with pytest.raises(OURS):
            position_from_json(document)
    with pytest.raises(OURS):
        components_from_dict(data)
    for garbage in (octets, text, text.encode("utf-8", "surrogatepass"), f"legends1:{text}", f"{{{text}"):
        with pytest.raises(OURS):
            verify_record(garbage)
    for line in (text, f"legends1:{text}", f"legends1:{octets.hex()}"):
        with pytest.raises(OURS):
            parse_position(line)
    start = new_game(2, seed=1).start
    with pytest.raises(OURS):
        start.copy().play_chance(text)


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
