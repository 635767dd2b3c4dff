"""Queries on a position, and what a spectator may know (L9.1)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.legends.drawn_positions import walk
from tests.legends.tables import founded, play, table
from tetrarch.core.errors import IllegalMove
from tetrarch.core.randomness import Generator
from tetrarch.legends import Position, new_game
from tetrarch.legends.drawing.text import describe_text, draw_text
from tetrarch.legends.position.options import VARIANTS
from tetrarch.legends.position.position import SPECTATOR
from tetrarch.legends.rules import layout


def names(position: Position, regions: list[int]) -> list[str]:
    return [position.components.regions[region] for region in regions]


def everything() -> Position:
    """A table with all that lies on a map."""
    details: dict[str, Any] = {
        "variants": "citadels dragon portals rogues merchants leaders",
        "leaders": "E:red-sorceress",
        "citadels": ["H1", "V1", "F2"],
        "dragon": {"at": "M2", "owner": None},
        "portals": ["M1", "H3"],
        "rogues": "V7",
        "merchants": ["H1", "F2"],
        "kept": {"E": 0, "T": 2},
    }
    cards = {"E": "noble-knight ancient-phoenix cursed-gargoyles", "T": "dire-giant forest-gnome forest-pixie"}
    return table("M4:E3,T2 H4:E1 V5:T1^1", cards=cards, row="lake dire-eye", **details)


def test_the_contents_of_the_map_can_be_queried() -> None:
    position = everything()
    assert names(position, position.citadels()) == ["H1", "V1", "F2"]
    assert names(position, position.portals()) == ["H3", "M1"]
    assert names(position, position.merchants()) == ["H1", "F2"]
    assert position.dragon_region == position.components.region_index["M2"]
    assert position.rogues_region == position.components.region_index["V7"]
    assert position.dragon_owner is None


def test_queries_of_empty_places_find_nothing() -> None:
    position = table("M4:E3")
    assert (position.citadels(), position.portals(), position.merchants()) == ([], [], [])
    assert (position.dragon_region, position.rogues_region, position.dragon_owner) == (None, None, None)


def test_a_slain_dragon_has_an_owner_and_no_region() -> None:
    position = table("M4:E3", variants="dragon", dragon={"at": None, "owner": "T"})
    assert (position.dragon_region, position.dragon_owner) == (None, 1)


def test_what_a_seat_has_can_be_asked() -> None:
    position = everything()
    assert [position.armies(seat) for seat in range(2)] == [4, 3]
    assert [position.kept(seat) for seat in range(2)] == [0, 2]
    assert [position.move_bonus(seat) for seat in range(2)] == [1, 0]
    assert [position.army_bonus(seat) for seat in range(2)] == [0, 1]
    assert [position.flying(seat) for seat in range(2)] == [2, 0]
    assert [position.sea_cost(seat) for seat in range(2)] == [1, 3]
    assert [position.elixirs(seat) for seat in range(2)] == [0, 3]
    assert [position.is_immune(seat) for seat in range(2)] == [False, True]


@pytest.mark.parametrize(
    "name", ["armies", "kept", "move_bonus", "army_bonus", "flying", "sea_cost", "elixirs", "is_immune", "coins"]
)
def test_a_missing_seat_has_no_player(name: str) -> None:
    with pytest.raises(ValueError, match="there is no seat 2: seats are 0 to 1"):
        getattr(everything(), name)(2)
    with pytest.raises(ValueError, match="there is no seat -1"):
        getattr(everything(), name)(-1)


def test_the_action_can_be_asked() -> None:
    position = everything()
    assert (position.card_in_hand, position.points_left) == (None, 0)
    play(position, "take dire-eye", "+M4")
    assert position.card_in_hand is not None
    assert (position.card_in_hand.id, position.points_left) == ("dire-eye", 3)


def test_l2_5_neutral_armies_left() -> None:
    position = play(founded(2), "shared V7")
    assert position.neutral_left == 10
    assert play(position, "neutral V7").neutral_left == 9


def test_l3_2_ages_are_the_seats_from_the_youngest_on() -> None:
    assert new_game(4, seed=1, ages=[2, 0, 3, 1]).position.ages == (2, 0, 3, 1)
    position = new_game(3, seed=5).position
    assert sorted(position.ages) == [0, 1, 2]
    assert position.view(1).ages == position.public_view().ages == position.ages
    assert [position.identities[seat] for seat in position.ages] == position.to_json()["ages"]


# What is public


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (3, 5), (4, 6)])
def test_l9_1_a_public_view_never_changes_with_what_is_hidden(players: int, seed: int) -> None:
    for number, position in enumerate(walk(players, VARIANTS, seed, 300)):
        public = position.public_view()
        assert public.viewer == SPECTATOR
        for seat in range(players):
            assert position.view(seat).public_view() == public, "a seat knows all that is public"
            if number % 10 == 0:
                other = position.determinize(seat, Generator(number, "another deal"))
                assert other.public_view() == public, "what only one seat knows, or none, is not public"


@pytest.mark.parametrize("variants", [("explore", "swamp"), ("explore",), ()])
def test_l9_1_what_is_wiped_out_of_a_public_view(variants: tuple[str, ...]) -> None:
    position = new_game(3, seed=1, variants=[*variants, "leaders", "die"]).position
    position.play(next(iter(position.legal_decisions())))
    position.play("bid 3", 0)
    if "swamp" in variants:
        position.state[layout.TOKEN_SEEN : layout.TOKEN_SEEN + layout.TOKENS] = 7
    public = position.public_view()
    assert [public.bid(seat) for seat in range(3)] == [None] * 3
    assert (public.state[layout.DIE_RANK : layout.DIE_RANK + 3] == layout.UNKNOWN).all()
    assert (public.state[layout.DECK : layout.DECK + public.deck_left] == layout.UNKNOWN).all()
    faces = [token.face for token in public.explore_tokens()]
    assert all(face is None for face in faces) if "swamp" in variants else None not in faces
    assert [token.seen for token in public.explore_tokens()] == [token.seen for token in position.explore_tokens()]
    hidden = np.flatnonzero(public.state != position.state)
    assert (public.state[hidden] == layout.UNKNOWN).all(), "nothing is changed, only wiped out"


def test_l12_9_a_token_that_was_taken_is_public() -> None:
    position = table("H1:E1^1", variants="explore swamp", tokens="E:poison-swamp")
    assert [token.face for token in position.public_view().explore_tokens()].count("poison-swamp") == 1


def test_a_public_view_is_drawn_but_not_played_or_written_or_asked_for_a_seat() -> None:
    public = new_game(3, seed=1, variants=["explore", "swamp"]).position.public_view()
    assert "? (face down)" in draw_text(public)
    assert "? (face down)" in describe_text(public)
    assert repr(public) == "<Position: public view of a game with 3 players, step 'shared'>"
    with pytest.raises(IllegalMove, match=r"a view cannot be played on.*\(L9\.1\)"):
        public.play(next(iter(public.legal_decisions())))
    with pytest.raises(ValueError, match="a spectator's view has no JSON form: write the view of a seat"):
        public.to_json()
    with pytest.raises(
        ValueError, match="this is the view of a spectator: it does not contain the knowledge of seat 0"
    ):
        public.view(0)
    with pytest.raises(ValueError, match="it does not contain the knowledge of seat 0"):
        public.determinize(0, Generator(1, "x"))
    assert public.public_view() == public
