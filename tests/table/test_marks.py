"""How decisions are shown on the board: marks, and the ways that stacks go."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tests.table.tables import Sitting, begun, settings
from tests.table.walks import Walk
from tetrarch.eko import Position
from tetrarch.eko.definition import GAME
from tetrarch.eko.rules.movement import stormy_zones
from tetrarch.eko.rules.state import zone_of
from tetrarch.eko.table import ADAPTER
from tetrarch.eko.words import notation
from tetrarch.table import Settings

MARKS = {
    *("move", "regroup", "attack", "kamikaze", "construct", "reinforce", "place"),
    *("swap", "scatter", "sail", "city", "destroy", "choose"),
}


def check_way(position: Position, move: int, way: list[str]) -> int:
    """Check that a way leads where the move does, over empty spaces, and costs what the move says; how long it is."""
    board = position.board
    spaces = [board.space_index[name] for name in way]
    assert spaces[0] == notation.space_of(move)
    assert spaces[-1] == notation.target_of(move)
    assert len(spaces) > 1
    for one, two in pairwise(spaces):
        assert two in board.steps[one], "a step leads to a neighbour"
    is_complete = position.options.printing == "complete"
    for space in spaces[1:-1]:
        assert position.stack_at(space) is None or space == spaces[0]
    stormy = int(stormy_zones(position.static, position.state))
    entered = spaces if is_complete else spaces[1:]
    paid = 0
    for space in entered:
        zone = int(zone_of(position.static, space))
        paid |= 1 << (zone - 1) & stormy if zone else 0
    lost = notation.zones_of(move)
    assert (paid == lost) if is_complete else (paid.bit_count() == lost)
    return len(way)


@pytest.mark.parametrize("printing", ["complete", "first-printing"])
@pytest.mark.parametrize("variants", [[], ["labyrinth"], ["labyrinth", "portals", "wind"]])
def test_every_move_has_a_way_that_costs_what_it_says(printing: str, variants: list[str]) -> None:
    """E4.1, E9.2-E9.4, E10, E16.2."""
    longest = 0
    for seed in range(3):
        rng = Random(seed)
        position = GAME.deal(2 + seed, {"printing": printing, "variants": variants}, f"ways {seed}")
        for _ in range(120):
            if position.is_over:
                break
            legal = position.legal_ids().tolist()
            for move in rng.sample(legal, min(12, len(legal))):
                shown = ADAPTER.mark(position, move)
                if ADAPTER.decision_kind(move) == "move":
                    longest = max(longest, check_way(position, move, shown.way))
                else:
                    assert shown.way == []
            position.push(int(rng.choice(legal)))
    assert longest > 3


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_every_decision_has_a_mark_of_a_known_kind_at_one_of_its_places(game: str) -> None:
    kinds = set()
    for seed in range(3):
        variants = ["pyramids", "moon", "sand"] if game == "eko" else ["explore", "citadels", "merchants"]
        options: dict[str, object] = {"variants": variants, **({"quick_setup": False} if game == "legends" else {})}
        chosen = Settings(game=game, players=2 + seed % 3, options=options)
        walk = Walk(seed, chosen, calm=True)
        walk.begin()
        for _ in range(90):
            if walk.table.status != "running":
                break
            for form in walk.table.decisions(walk.table.to_decide[0]):
                kinds.add(form.mark.kind)
                assert form.mark.kind in MARKS
                if form.places and form.mark.kind != "choose":
                    assert form.mark.at == form.places[-1]
                if form.mark.sea:
                    assert form.mark.kind == "sail"
            walk.step()
    wanted = (
        {"move", "attack", "construct", "reinforce", "swap"} if game == "eko" else {"move", "sail", "place", "city"}
    )
    assert wanted | {"choose"} <= kinds


def test_a_mark_says_what_stands_on_it() -> None:
    sitting = begun("eko", seed="marks").decide_until("action")
    forms = sitting.table.decisions(sitting.seat)
    regroup = next(form for form in forms if form.mark.kind == "regroup")
    position = sitting.table.state.game.position
    assert isinstance(position, Position)
    start, end = (position.stack_at(position.board.space_index[name]) for name in regroup.places)
    assert start is not None
    assert end is not None
    assert regroup.mark.text == str(start.height + end.height)
    bidding = Sitting(settings("legends", 3)).begin().decide_until("bid")
    assert [form.mark.text for form in bidding.table.decisions(0)][:3] == ["0", "1", "2"]
