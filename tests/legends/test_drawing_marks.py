"""The marks of the SVG drawings show where decisions lead, each kind in its own way."""

from __future__ import annotations

import re
from math import hypot

import pytest

from tests.games.svg import texts, uses
from tests.legends.drawn_positions import ALL, small_position, walk
from tests.legends.svg_reading import legal, map_of
from tetrarch.legends.components.components import default_components
from tetrarch.legends.drawing.marks import MARKS, lit_places
from tetrarch.legends.drawing.svg import draw_svg
from tetrarch.legends.rules import layout
from tetrarch.legends.words import say
from tetrarch.legends.words.notation import make_decision

KINDS = {
    "lay": "lay",
    "centre": "put",
    "start": "put",
    "token": "put",
    "merchant": "put",
    "shared": "put",
    "neutral": "put",
    "bid": "",
    "first": "first",
    "take": "take",
    "half": "",
    "place": "put",
    "city": "city",
    "destroy": "destroy",
    "stop": "",
}


def test_each_kind_of_decision_has_its_own_mark() -> None:
    seen = set()
    for seed, players, variants in ((1, 2, (*ALL, "rectangle")), (2, 3, ALL), (3, 4, ())):
        for position in walk(players, variants, seed, 260):
            for decision in legal(position)[:: 1 + len(position.legal_ids()) // 6]:
                kind = layout.KIND_NAMES[decision & layout.KIND_BITS]
                lit = lit_places(position, [decision])
                if kind == "move":
                    (cost,) = lit.steps.values()
                    assert 1 <= cost <= 3
                    assert lit.kinds <= {"step", "sail"}
                else:
                    assert lit.kinds == {KINDS[kind]} - {""}
                mark = "".join(lit.kinds)
                if (kind, mark) not in seen:
                    seen.add((kind, mark))
                    shown = texts(draw_svg(position, marks=[decision]))
                    assert not mark or shown[say("en", f"mark-{mark}")] == 1
                    assert sum(shown[say("en", f"mark-{kind}")] for kind in MARKS) == bool(mark)
    assert {kind for kind, _ in seen} == set(layout.KIND_NAMES)
    assert {mark for _, mark in seen} == {"", *MARKS}


def test_steps_show_what_they_cost_and_from_where() -> None:
    position = small_position()
    region = position.components.region_index
    land, sea = (make_decision(layout.MOVE, region["M3"], region[end]) for end in ("M1", "C2"))
    lit = lit_places(position, [land, sea])
    assert lit.steps == {("M3", "M1"): 1, ("M3", "C2"): 2}
    assert lit.kinds == {"step", "sail"}
    assert set(lit.regions) == {"M1", "C2"}
    svg = draw_svg(position, marks=[land, sea])
    assert uses(svg)["i-boot"] == uses(draw_svg(position))["i-boot"] + 2, "one on the border, one in the key"
    assert svg.count('rx="18" ry="11"') == 2, "a ring, in two colours, around the armies that can step"


def test_a_route_in_both_directions_is_marked_once() -> None:
    position = small_position()
    region = position.components.region_index
    there = make_decision(layout.MOVE, region["M3"], region["M1"])
    back = make_decision(layout.MOVE, region["M1"], region["M3"])
    one, both = (texts(draw_svg(position, marks=marks))["1"] for marks in ([there], [there, back]))
    assert one == both


def test_a_step_between_portals_is_marked_beside_its_end() -> None:
    position = small_position()
    region = position.components.region_index
    svg = draw_svg(position, marks=[make_decision(layout.MOVE, region["M2"], region["C3"])])
    ground = map_of(position)
    found = re.search(r'<g transform="translate\(([-\d.]+) ([-\d.]+)\) rotate', svg)
    assert found
    x, y = ground.regions["C3"].spot
    assert hypot(float(found[1]) - x, float(found[2]) - y) < 70


def test_the_armies_that_may_be_destroyed_are_marked_one_by_one() -> None:
    position = small_position()
    region = position.components.region_index
    victims = [make_decision(layout.DESTROY, region["M3"], seat) for seat in (1, 3)]
    lit = lit_places(position, victims)
    assert lit.victims == {("M3", "E"), ("M3", "S")}
    assert draw_svg(position, marks=victims).count('rx="14" ry="13"') == 4


@pytest.mark.parametrize(
    "decision",
    [
        -1,
        16,
        31,
        make_decision(layout.PLACE, 63),
        make_decision(layout.TAKE, 7),
        make_decision(layout.NAME_FIRST, 4),
        make_decision(layout.MOVE, 0, 63),
        make_decision(layout.PLACE, default_components().region_index["D1"]),  # not on this map
    ],
)
def test_an_invalid_decision_number_is_rejected(decision: int) -> None:
    with pytest.raises(ValueError, match=f"{decision} is not the number of a decision in this game"):
        draw_svg(small_position(), marks=[decision])
