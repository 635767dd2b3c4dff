"""The sentence about the end of a game says what broke a tie (L8.5)."""

from __future__ import annotations

import pytest

from tests.legends.drawn_positions import walk
from tetrarch.core.text.messages import LANGUAGES
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.words.description import step_message, step_sentence
from tetrarch.legends.words.sentences import player_message


def finished() -> Position:
    """A finished game of two players, whom only the numbers that a test sets distinguish."""
    *_, position = walk(2, (), 1, 1000)
    assert position.is_over
    for place in (layout.TOTAL_VP, layout.COINS, layout.ARMIES):
        position.state[place : place + 2] = 9
    position.state[layout.WINNERS] = 1
    return position


@pytest.mark.parametrize(("place", "reason"), [(layout.COINS, "more coins"), (layout.ARMIES, "more armies on the map")])
def test_the_sentence_names_the_tie_break(place: int, reason: str) -> None:
    position = finished()
    position.state[place] = 10
    first, second = (player_message(position, seat) for seat in (0, 1))
    told = step_message(position)
    assert (
        told.text()
        == f"Game over. {first.text()} wins with 9 points, level with {second.text()} but with {reason} (L8.5)"
    )
    assert told.addressed(first).text().startswith("Game over. You win with 9 points, level with ")
    assert "level with you but" in told.addressed(second).text()
    assert len({told.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_points_alone_need_no_tie_break() -> None:
    position = finished()
    position.state[layout.TOTAL_VP] = 10
    assert step_sentence(position).endswith(" wins with 10 points (L7.1)")


def test_a_shared_win_says_that_everything_is_level() -> None:
    position = finished()
    position.state[layout.WINNERS] = 3
    assert step_sentence(position).endswith(" win with 9 points, level in every tie-breaker (L8.5)")
