"""What holds for coins, turns, hidden things and deals; ``tests/games/test_properties.py`` holds for all games."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.garbage import misspelt, mutated
from tests.games.subjects import LEGENDS, dice
from tests.games.test_properties import OURS, assert_playable, json_values
from tests.legends.soundness import assert_sound, step_on
from tetrarch.core.errors import IllegalMove, NotationError
from tetrarch.core.randomness import Generator
from tetrarch.core.record import Game
from tetrarch.legends import Position, components_from_dict, new_game, position_from_json, random_deal
from tetrarch.legends.rules import layout

usual = settings().max_examples
"""How many examples the profile asks for (see ``tests/conftest.py``)."""

games, positions = LEGENDS.games, LEGENDS.positions


@settings(max_examples=usual // 5)
@given(games(), dice)
def test_every_game_ends(game: Game[Position], dice: Generator) -> None:
    position = LEGENDS.play_on(game.position, dice, 10_000)
    assert_sound(position)
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
@given(games(), dice)
def test_coins_are_accounted_for_to_the_last_one(game: Game[Position], dice: Generator) -> None:
    position = game.position
    while position.step != "take":
        step_on(position, dice)
    for _ in range(80):
        if position.is_over or position.awaits_chance:
            break
        before = position.copy()
        decision = position.play(dice.choice([int(number) for number in position.legal_ids()]))
        due = coins_due(before, decision.notation)
        assert {seat: position.coins(seat) for seat in due} == due


@given(games(), dice, st.lists(st.text(LEGENDS.alphabet, max_size=7), max_size=4))
def test_a_line_is_played_completely_or_not(game: Game[Position], dice: Generator, noise: list[str]) -> None:
    LEGENDS.play_game(game, dice, 1 + dice.below(60))
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
    assert_sound(LEGENDS.play_on(whole, dice, 10_000))
    assert whole.is_over


@settings(max_examples=2 * usual)
@given(games(), dice, st.integers(1, 3))
def test_a_mutated_deal_is_carried_out_or_refused(game: Game[Position], dice: Generator, changes: int) -> None:
    position = game.start
    deal = random_deal(dice, position)
    for _ in range(changes):
        words = deal.split(" ")
        place = dice.below(len(words))
        key, _, value = words[place].partition("=")
        parts = value.split(",")
        match dice.below(6):
            case 0:
                words[place] = misspelt(LEGENDS, words[place], dice)
            case 1:
                del words[place]
            case 2:
                words.append(words[place])
            case 3:
                parts[dice.below(len(parts))] = misspelt(LEGENDS, dice.choice(parts), dice)
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
        assert_playable(LEGENDS, position, dice, 10)


@given(dice)
def test_mutated_components_load_or_are_refused(dice: Generator) -> None:
    data: Any = new_game(2, seed=1).position.components.to_dict()
    for _ in range(3):
        data = mutated(LEGENDS, data, dice)
        try:
            components = components_from_dict(data)
        except OURS:
            return
        assert_playable(LEGENDS, new_game(2 + dice.below(3), seed=1, components=components).position, dice, 20)


@given(json_values, st.text(st.characters(exclude_categories=()), max_size=50))
def test_garbage_raises_only_our_errors(data: Any, text: str) -> None:
    with pytest.raises(OURS):
        components_from_dict(data)
    with pytest.raises(OURS):
        new_game(2, seed=1).start.copy().play_chance(text)
