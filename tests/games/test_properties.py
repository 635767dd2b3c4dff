"""Conformance: what holds for every game, every decision, every view and every input, drawn by Hypothesis."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.garbage import misspelt, mutated
from tests.games.subjects import SUBJECTS, Subject, dice, seeds
from tetrarch.core.errors import FormatError, IllegalMove, NotationError, RecordError, SetupError
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import LANGUAGES

OURS = (NotationError, IllegalMove, SetupError, FormatError, RecordError)
"""The only errors that bad input may raise."""

usual = settings().max_examples
"""How many examples the profile asks for (see ``tests/conftest.py``)."""

pytestmark = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


# Games


@settings(max_examples=usual // 2)
@given(st.data())
def test_random_games_stay_sound(subject: Subject, data: st.DataObject) -> None:
    """No piece is lost or found, and a decision of chance is asked for where the position says so."""
    position, generator = data.draw(subject.games()).position, data.draw(dice)
    for _ in range(70):
        subject.assert_sound(position)
        if position.is_over:
            break
        subject.step_on(position, generator)


@given(st.data())
def test_the_same_seed_gives_the_same_game(subject: Subject, data: st.DataObject) -> None:
    options, seed, generator = data.draw(subject.options), data.draw(seeds), data.draw(dice)
    one, other = (subject.new_game(2, options, seed) for _ in range(2))
    assert one.position == other.position
    for _ in range(30):
        if one.position.is_over:
            break
        subject.advance(one, generator)
        event = one.events[-1]
        if event.play is None:
            other.deal_next()
        else:
            other.play(event.play, event.seat)
    assert one.position == other.position
    assert one.to_record().to_text() == other.to_record().to_text()
    another = subject.new_game(2, options, seed + 1)
    assert (another.start, another.events) != (one.start, one.events[: len(another.events)])


def test_the_seed_none_deals_a_new_game_and_the_record_holds_its_seed(subject: Subject) -> None:
    one, other = (subject.definition.new_game(2, {}, seed=None) for _ in range(2))
    assert one.seed not in (None, "None", other.seed)
    assert one.start != other.start or one.events != other.events
    again = subject.definition.new_game(2, {}, seed=one.seed)
    assert (again.start, again.position) == (one.start, one.position)


@given(st.data())
def test_copies_share_nothing(subject: Subject, data: st.DataObject) -> None:
    position, generator = data.draw(subject.positions()), data.draw(dice)
    before, twin = position.to_json(), position.copy()
    assert twin == position
    subject.play_on(twin, generator, 5)
    assert position.to_json() == before
    untouched = twin.to_json()
    subject.play_on(position, generator, 5)
    assert twin.to_json() == untouched


@given(st.data())
def test_undo_leads_back_through_equal_positions(subject: Subject, data: st.DataObject) -> None:
    game, generator = data.draw(subject.games()), data.draw(dice)
    past = [game.position_after(made).copy() for made in range(len(game.events) + 1)]
    while len(past) < 30 and not game.position.is_over:
        subject.advance(game, generator)
        past.append(game.position.copy())
    for made, position in enumerate(past):
        assert game.position_after(made) == position
    while len(past) > 1:
        assert game.position == past.pop()
        assert game.undo() == 1
    assert game.position == past[0] == game.start
    assert game.undo() == 0


@given(st.data())
def test_a_playout_plays_as_single_decisions_do(subject: Subject, data: st.DataObject) -> None:
    position, seed = data.draw(subject.positions()), data.draw(seeds)
    inside, generator = position.copy(), Generator(seed, "playout")
    for made in range(1, 8):
        if position.is_over or position.awaits_chance:
            break
        position.push(generator.choice(position.legal_ids().tolist()))
        after = inside.copy()
        assert after.playout(Generator(seed, "playout"), made) == made
        assert after == position


# Decisions


@settings(max_examples=usual // 2)
@given(st.data())
def test_every_legal_decision_plays_by_its_notation_and_its_number(subject: Subject, data: st.DataObject) -> None:
    position, generator = data.draw(subject.positions()), data.draw(dice)
    for seat in position.to_decide:
        decisions = list(position.legal_decisions(seat))
        assert len({decision.notation for decision in decisions}) == len(decisions) > 0
        generator.shuffle(decisions)
        for decision in decisions[:20]:
            assert decision in position.legal_decisions(seat)
            by_text, by_number, by_decision = position.copy(), position.copy(), position.copy()
            assert by_text.play(decision.notation, seat) == decision
            assert by_number.play(decision.id, seat) == by_decision.play(decision, seat) == decision
            assert by_text == by_number == by_decision != position
            subject.assert_sound(by_text)
            assert decision.sentence
            assert decision.rules
            assert subject.definition.split_line(decision.notation) == [decision.notation]


@given(st.data())
def test_notation_is_read_as_what_it_was_written_for(subject: Subject, data: st.DataObject) -> None:
    position, generator = data.draw(subject.positions()), data.draw(dice)
    decisions = list(position.legal_decisions())
    generator.shuffle(decisions)
    for decision in decisions[:60]:
        assert position.parse(decision.notation) == decision


@given(st.data(), st.integers(-(2**70), 2**70))
def test_an_illegal_number_is_rejected(subject: Subject, data: st.DataObject, wild: int) -> None:
    position, generator = data.draw(subject.positions()), data.draw(dice)
    tame = data.draw(st.integers(0, 2**subject.id_bits))
    legal = {int(decision) for decision in position.legal_ids()}
    near = generator.choice(sorted(legal)) ^ 1 << generator.below(subject.id_bits) if legal else 0
    before = position.copy()
    for number in {wild, tame, near} - legal:
        assert number not in position.legal_decisions()
        with pytest.raises(IllegalMove):
            position.play(number)
        assert position == before


@given(st.data(), st.text(max_size=8))
def test_a_text_that_means_no_legal_decision_is_refused(subject: Subject, data: st.DataObject, wild: str) -> None:
    position, generator = data.draw(subject.positions()), data.draw(dice)
    near = data.draw(st.text(subject.alphabet, max_size=12))
    legal = {decision.notation: decision for decision in position.legal_decisions()}
    texts = [near, wild, *(misspelt(subject, generator.choice(sorted(legal)), generator) for _ in range(8) if legal)]
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


@given(st.data())
def test_a_seat_that_is_not_to_decide_is_refused(subject: Subject, data: st.DataObject) -> None:
    position = data.draw(subject.positions())
    before = position.copy()
    for seat in set(range(position.players)) - set(position.to_decide):
        assert list(position.legal_decisions(seat)) == []
        for decision in list(before.legal_decisions())[:3]:
            with pytest.raises(IllegalMove):
                position.play(decision, seat)
        assert position == before


@given(st.data())
def test_chance_is_asked_for_only_where_the_position_awaits_it(subject: Subject, data: st.DataObject) -> None:
    game, generator = data.draw(subject.games()), data.draw(dice)
    for made in range(len(game.events) + 1):
        position = game.position_after(made)
        before = position.copy()
        if position.awaits_chance:
            assert (list(position.legal_decisions()), position.to_decide) == ([], ())
            outcome = game.events[made].chance
            assert outcome is not None
            position.play_chance(outcome)
            assert position == game.position_after(made + 1)
        else:
            with pytest.raises((*OURS, ValueError)):
                position.play_chance(subject.definition.title)
            assert position == before
    assert not subject.play_on(game.position.copy(), generator, 3).awaits_chance


# Views


@settings(max_examples=usual // 2)
@given(st.data())
def test_a_view_offers_its_seat_what_the_position_does(subject: Subject, data: st.DataObject) -> None:
    position = data.draw(subject.positions())
    for seat in range(position.players):
        view = position.view(seat)
        assert view.view(seat) == view
        assert view.to_decide == position.to_decide
        assert list(view.legal_decisions(seat)) == list(position.legal_decisions(seat))


# Formats and drawings


@settings(max_examples=usual // 2)
@given(st.data())
def test_positions_and_views_survive_json_and_line_at_every_step(subject: Subject, data: st.DataObject) -> None:
    definition, game, generator = subject.definition, data.draw(subject.games()), data.draw(dice)
    position = game.start.copy()
    for number in range(10):
        for shown in (position, *(position.view(seat) for seat in range(position.players))):
            document = json.loads(json.dumps(shown.to_json()))
            again = definition.position_from_json(document)
            assert again == shown
            assert again.to_json() == document
        line = definition.position_to_line(position)
        assert "\n" not in line
        assert line.startswith(definition.line_prefix)
        assert definition.parse_position(line) == position
        assert definition.position_to_line(definition.parse_position(line)) == line
        assert eval(repr(position), {"parse_position": definition.parse_position}) == position
        if number == 0:
            position = game.position
        subject.play_on(position, generator, 1 + generator.below(20))


@settings(max_examples=usual // 2)
@given(st.data(), st.integers(0, 150))
def test_records_survive_and_replay_without_a_generator(subject: Subject, data: st.DataObject, events: int) -> None:
    game = subject.play_game(data.draw(subject.games()), data.draw(dice), events)
    record = game.to_record()
    again = subject.definition.verify(record.to_text())
    assert (again.position, again.start, again.events) == (game.position, game.start, game.events)
    assert (record.seed is None) == (game.outcome is None), "the seed is revealed when the game is over"
    for made in range(0, len(game.events), 17):
        assert again.position_after(made) == game.position_after(made)
    without_seed = {**json.loads(record.to_text()), "seed": None, "commitment": None}
    assert subject.definition.replay(json.dumps(without_seed)).position == game.position


@settings(max_examples=usual // 5)
@given(st.data(), st.sampled_from(LANGUAGES), st.sampled_from(["light", "dark", "auto"]))
def test_every_position_can_be_drawn_and_described(
    subject: Subject, data: st.DataObject, language: str, theme: str
) -> None:
    definition, position = subject.definition, data.draw(subject.positions())
    before = position.copy()
    marks = position.legal_ids().tolist()
    assert ET.fromstring(definition.draw_svg(position, marks=marks, theme=theme, language=language)).tag.endswith("svg")
    assert definition.draw_text(position, plain=True).isascii()
    for text in (
        definition.draw_text(position, language=language),
        definition.draw_rich(position, language=language).plain,
        definition.describe_text(position, language),
        definition.step_sentence(position, language),
        definition.moment_words(position, language),
        *(definition.player_name(position, seat, language) for seat in range(position.players)),
    ):
        assert text.strip()
    assert position == before


# Garbage


def assert_playable(subject: Subject, position: Any, generator: Generator, steps: int = 30) -> None:
    """Fail where a position that was loaded is not what it was loaded from, or breaks when it is played."""
    definition = subject.definition
    assert definition.position_from_json(position.to_json()) == position
    assert definition.parse_position(definition.position_to_line(position)) == position
    viewer = getattr(position, "viewer", None)
    if viewer is not None:
        position = position.determinize(viewer, generator)
    subject.assert_sound(position)
    for _ in range(steps):
        if position.is_over:
            break
        subject.step_on(position, generator)
        subject.assert_sound(position)


@settings(max_examples=4 * usual)
@given(st.data(), st.integers(1, 3))
def test_every_mutated_position_that_loads_can_be_played(subject: Subject, data: st.DataObject, changes: int) -> None:
    position, generator = data.draw(subject.positions()), data.draw(dice)
    shown = position if generator.below(3) else position.view(generator.below(position.players))
    document = shown.to_json()
    for _ in range(6):
        try:
            loaded = subject.definition.position_from_json(mutated(subject, document, generator, changes))
        except OURS:
            continue
        assert_playable(subject, loaded, generator)
        break


@settings(max_examples=2 * usual)
@given(st.data(), st.integers(1, 3))
def test_every_mutated_line_that_loads_can_be_played(subject: Subject, data: st.DataObject, changes: int) -> None:
    definition, position, generator = subject.definition, data.draw(subject.positions()), data.draw(dice)
    line = definition.position_to_line(position)
    for _ in range(changes):
        if generator.below(2):
            line = misspelt(subject, line, generator)
        else:
            words = line.split(" ")
            place, other = generator.below(len(words)), generator.below(len(words))
            words[place] = generator.choice([misspelt(subject, words[place], generator), words[other], ""])
            line = " ".join(words)
    for text in (line, line[: generator.below(len(line) + 1)]):
        try:
            loaded = definition.parse_position(text)
        except OURS:
            continue
        assert_playable(subject, loaded, generator, 10)


@settings(max_examples=2 * usual)
@given(st.data(), st.integers(0, 40), st.integers(1, 3))
def test_a_mutated_record_is_verified_or_refused(
    subject: Subject, data: st.DataObject, events: int, changes: int
) -> None:
    definition, generator = subject.definition, data.draw(dice)
    game = subject.play_game(data.draw(subject.games()), generator, events)
    text = json.dumps(mutated(subject, json.loads(game.to_record().to_text()), generator, changes))
    if generator.below(4) == 0:
        text = misspelt(subject, text, generator)
    if generator.below(8) == 0:
        text = text[: generator.below(len(text))]
    try:
        verified = definition.verify(text)
    except OURS:
        return
    subject.assert_sound(verified.position)
    assert definition.verify(verified.to_record().to_text()).position == verified.position


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@given(json_values, st.binary(), st.text(st.characters(exclude_categories=()), max_size=50))
def test_garbage_raises_only_our_errors(subject: Subject, data: Any, octets: bytes, text: str) -> None:
    definition = subject.definition
    header = {"format": definition.position_format, "version": 1}
    for document in (data, {**header, "options": data}, {**header, "options": data, text: data}):
        with pytest.raises(OURS):
            definition.position_from_json(document)
    line = f"{definition.line_prefix}{text}"
    for garbage in (octets, text, text.encode("utf-8", "surrogatepass"), line, f"{{{text}", json.dumps(data)):
        with pytest.raises(OURS):
            definition.verify(garbage)
    for garbage in (text, line, f"{definition.line_prefix}{octets.hex()}"):
        with pytest.raises(OURS):
            definition.parse_position(garbage)


@given(st.data())
def test_no_sequence_of_inputs_breaks_a_game(subject: Subject, data: st.DataObject) -> None:
    position, generator = data.draw(subject.positions()), data.draw(dice)
    inputs = st.text(subject.alphabet, max_size=9) | st.integers() | st.binary(max_size=9)
    for garbage in data.draw(st.lists(inputs, max_size=20)):
        before = position.copy()
        try:
            position.play(garbage.decode("latin-1") if isinstance(garbage, bytes) else garbage)
        except (NotationError, IllegalMove):
            assert position == before
        subject.assert_sound(position)
        subject.play_on(position, generator, 1)
