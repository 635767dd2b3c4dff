"""What holds for every board and every input of Ekö; ``tests/games/test_properties.py`` holds for all games."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.garbage import mutated
from tests.games.subjects import EKO, dice
from tests.games.test_properties import OURS, json_values
from tetrarch.core.randomness import Generator
from tetrarch.core.record import Game
from tetrarch.eko import board_from_json, parse_position, parse_tile_set


@given(EKO.games(), dice)
def test_a_mutated_board_loads_or_is_refused(game: Game[Any], dice: Generator) -> None:
    data = game.position.to_json()["board"]
    for _ in range(8):
        try:
            board = board_from_json(mutated(EKO, data, dice))
        except OURS:
            continue
        assert len([place for place in board.spaces if place.kind == "."]) == 16 * board.players


@given(json_values, st.text(st.characters(exclude_categories=()), max_size=50))
def test_garbage_raises_only_our_errors(data: Any, text: str) -> None:
    for document in (data, {"format": "tetrarch/eko-board", "version": 1, "tiles": data}):
        with pytest.raises(OURS):
            board_from_json(document)
    with pytest.raises(OURS):
        parse_tile_set(f"large = {text}")
    with pytest.raises(OURS):
        parse_position(f"eko1 seats={text} first=0 at=a/0/0/0/0 board={text} reserves= boxes=")
