"""Hints: what they say of an advice, and that they use no hidden information."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from tests.table.worlds import other_position
from tetrarch.analysis import Advice, Hint, Move, Reason, Step, advise, hint_of
from tetrarch.analysis.forms import PACKAGE, Finding
from tetrarch.bots import Budget
from tetrarch.core import registry
from tetrarch.core.position import FlatPosition
from tetrarch.core.text.messages import PLACE_MARK, Value, message, series
from tetrarch.legends import Position, new_game

LANGUAGES = ("en", "fr", "nl", "pl")


def move(notation: str, chance: float, *reasons: tuple[str, int], line: tuple[Step, ...] = ()) -> Move:
    told = tuple(Reason(name, f"does {name}", ("E1.1",), weight) for name, weight in reasons)
    first = Step(0, 7, notation, f"Tide plays {notation}.")
    return Move(7, notation, first.sentence, ("E1.1",), (chance, 1 - chance), 10, False, (first, *line), told)


def hint(*moves: Move, game: str = "eko", legal: int = 9, language: str = "en") -> Hint:
    advice = Advice(
        game=game,
        players=("Tide", "Star"),
        seat=0,
        bot="level5",
        chances=(0.5, 0.5),
        simulations=20,
        proven=False,
        legal=legal,
        moves=moves,
    )
    return hint_of(advice, language)


def test_a_hint_compares_the_best_decision_with_the_second_best() -> None:
    found = hint(move("a1-a2", 0.6, ("builds", 100)), move("b1-b2", 0.4))
    assert (found.decision, found.chance, found.other_chance) == (7, 0.6, 0.4)
    assert [reason.name for reason in found.reasons] == ["builds"]
    assert hint(move("a1-a2", 0.6)).other_chance is None


def test_a_hint_tells_what_follows_in_the_same_turn() -> None:
    line = (
        Step(0, 8, "a2-a3", "First."),
        Step(0, 9, "done", "Second."),
        Step(1, 3, "b1", "Theirs."),
        Step(0, 1, "c", "Later."),
    )
    assert hint(move("a1-a2", 0.5, line=line)).then == (8, 9)


@pytest.mark.parametrize(
    ("reasons", "look"),
    [
        ([("more-in-danger", -300), ("takes-stack", 90)], "Enemy pieces are within your reach."),
        ([("wins-now", 10_000)], "You can decide the game in your favour."),
        ([("prevents-win", 5000)], "Another player is about to win: find the answer."),
        ([("loses-by-force", -9000), ("builds", 100)], "The position is difficult. This is the best try."),
        ([("spends-discs", -10)], "No choice stands out; this one gives you the best chance to win."),
    ],
)
def test_the_first_step_tells_what_is_at_stake(reasons: list[tuple[str, int]], look: str) -> None:
    assert hint(move("a1-a2", 0.5, *reasons)).look == look


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_step_has_a_sentence_in_every_language(language: str) -> None:
    for game, reason in (("eko", "fewer-in-danger"), ("legends", "takes-regions")):
        found = hint(move("a1-a2", 0.5, (reason, 10)), game=game, language=language)
        assert found.look.endswith(".")
        assert "a1" not in found.look


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_read_well_with_and_without_the_names_of_places(language: str) -> None:
    values: dict[str, Value] = {"places": series(["M4", "H4"]), "count": 2, "by_one": "some", "close": series(["M4"])}
    found = Finding("wins-regions", message(PACKAGE, "wins-regions", **values), ("L8.1",), 100)
    told = found.told(language, marked=True).text
    assert "M4" in told
    assert "M4" not in "".join(told.split(PLACE_MARK)[::2])
    assert told.replace(PLACE_MARK, "") == found.told(language).text


@pytest.mark.parametrize("game", registry.names())
def test_a_hint_of_a_real_position_recommends_a_legal_decision(game: str) -> None:
    position = cast(FlatPosition, registry.game(game).new_game(2, {}, seed="hint").position)
    seat = position.to_decide[0]
    found = hint_of(advise(position, seat, "search", Budget(simulations=8), moves=2))
    assert found.decision in position.legal_ids()
    assert found.chance is not None


@pytest.mark.parametrize("variants", [(), ("explore", "swamp"), ("leaders",)])
def test_worlds_that_look_the_same_to_a_seat_give_the_same_hint(variants: tuple[str, ...]) -> None:
    rng = Random(3)
    game = new_game(players=2, seed=11, variants=variants)
    compared = 0
    for number in range(60):
        position = game.position
        if position.is_over:
            break
        seat = position.to_decide[0]
        if number % 12 == 0:
            other = other_position(position, seat, rng)
            hints = [_hint_for(world, seat) for world in (position, other)]
            assert hints[0] == hints[1]
            compared += other != position
        game.play(next(iter(position.legal_decisions())))
    assert compared


def _hint_for(position: Position, seat: int) -> Hint:
    return hint_of(advise(position, seat, "search", Budget(simulations=6), moves=2))
