"""Refusals: each names what forbids a decision, the rule that says so, and what would be legal instead."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest

from tests.legends.documents import bidding, choosing, ended, last_card, laying, neutral, placing, taking, untouched
from tests.legends.tables import founded, founding, play, table
from tetrarch.core.errors import IllegalMove, SetupError
from tetrarch.legends import Options, Position, new_game, position_from_json

MAP = ("meadows@0", "horseshoe@0", "volcano@0", "fern@0")
DESERT = ("desert@0", "horseshoe@0", "volcano@0", "fern@0")
START = "the starting region must be a region of the central board with its own route to another board"
SHARED = "the shared army goes to an island that is not on the central board"
PLACE = "armies are placed on the starting region or where you have a city"


def king(pieces: str = "M4:E2,T1,N1", leader: str = "bandit-king", **details: Any) -> Position:
    """A king, or another leader, is to destroy an army."""
    position = table(pieces, row="night-wizard", variants="leaders", leaders=f"E:{leader}", **details)
    return play(position, "take 1", "stop")


def walking(pieces: str = "M4:E2", cards: str = "") -> Position:
    return play(table(pieces, row="ancient-sage", cards={"E": cards}), "take 1")


REFUSALS: dict[str, tuple[Position, str, str, str]] = {
    "no-over": (position_from_json(ended()), "stop", "the game is over", "L7.1"),
    "no-deal": (position_from_json(untouched()), "bid 1", "the cards must be dealt first", "L2.3"),
    "no-step, asked-lay": (
        position_from_json(laying()),
        *("start M4", "that is not asked now: Ember lays a board", "L2.0"),
    ),
    "asked-centre": (
        play(founding(2, variants="rectangle"), *MAP),
        *("start M4", "that is not asked now: Ember names the central board", "L2.0"),
    ),
    "asked-start": (
        play(founding(2), *MAP),
        *("centre 1", "that is not asked now: Ember chooses the starting region", "L2.0"),
    ),
    "asked-explore": (
        founded(2, variants="explore"),
        *("neutral H1", "that is not asked now: Ember places an explore token", "L2.0"),
    ),
    "asked-citadel": (
        founded(2, variants="citadels"),
        *("coins H1", "that is not asked now: Ember places a citadel", "L2.0"),
    ),
    "asked-dragon": (
        founded(2, variants="dragon"),
        *("stop", "that is not asked now: Ember places the dragon", "L2.0"),
    ),
    "asked-portal": (
        founded(2, variants="portals"),
        *("stop", "that is not asked now: Ember places a portal", "L2.0"),
    ),
    "asked-rogues": (
        founded(2, variants="rogues"),
        *("stop", "that is not asked now: Ember places the rogues", "L2.0"),
    ),
    "asked-merchant": (
        founded(2, variants="merchants"),
        *("token H1", "that is not asked now: Ember places merchant coins", "L2.0"),
    ),
    "asked-shared": (
        founded(2),
        *("+M4", "that is not asked now: Ember places one army of each player", "L2.0"),
    ),
    "asked-neutral": (
        position_from_json(neutral()),
        *("bid 1", "that is not asked now: Tide places a neutral army", "L2.0"),
    ),
    "asked-bid": (position_from_json(bidding()), "take 1", "that is not asked now: Ember bids", "L3.1"),
    "asked-first": (
        play(position_from_json(bidding()), "bid 0", "bid 0"),
        *("take 1", "that is not asked now: Tide names the first player", "L3.1"),
    ),
    "asked-take": (position_from_json(taking()), "stop", "that is not asked now: Ember takes a card", "L4.4"),
    "asked-half": (
        position_from_json(choosing()),
        *("+M4", "that is not asked now: Ember chooses a half of the card's action", "L4.4"),
    ),
    "asked-place": (
        play(table("M4:E1", row="dire-eye"), "take 1"),
        *("M4-M2", "that is not asked now: Ember places armies", "L4.4"),
    ),
    "asked-move": (walking(), "+M4", "that is not asked now: Ember moves armies", "L4.4"),
    "asked-city": (
        play(table("M4:E1", row="night-village"), "take 1"),
        *("+M4", "that is not asked now: Ember may build a city", "L4.4"),
    ),
    "asked-destroy": (king(), "^M4", "that is not asked now: Ember may destroy an army", "L4.4"),
    "asked-queen": (
        position_from_json(last_card()),
        *("half 1", "that is not asked now: .* may take one more card", "L4.4"),
    ),
    "no-step for a second bid": (
        position_from_json(taking()),
        *("bid 1", "that is not asked now: Ember takes a card", "L3.1"),
    ),
    "no-step for a founder too late": (
        position_from_json(taking()),
        *("token V7", "that is not asked now: Ember takes a card", "L2.0"),
    ),
    "no-lay-used": (position_from_json(laying()), "citadel@0", "that board is already laid", "L2.1"),
    "no-lay-desert": (
        play(founding(2), "fern@0"),
        *("desert@0", "that side can only be the central board", "L2.1"),
    ),
    "no-lay-turn": (
        founding(2, variants="rectangle"),
        *("fern@90", "in a rectangle boards are upright or upside down", "L12.10"),
    ),
    "no-centre": (
        play(founding(2, variants="rectangle"), *DESERT),
        *("centre 2", "another side must be the central board", "L2.1"),
    ),
    "no-start": (play(founding(2), *MAP), "start M2", START, "L2.2"),
    "no-start elsewhere": (play(founding(2), *MAP), "start H4", START, "L2.2"),
    "no-token-taken": (position_from_json(placing()), "token H1", "H1 has a token already", "L12.2"),
    "no-token on the start": (founded(2, variants="dragon"), "token M4", "M4 has a token already", "L2.2"),
    "no-token-taken for a dragon": (
        play(founded(2, variants="citadels dragon"), "token H1", "token H2", "token H3"),
        *("token H2", "H2 has a token already", "L12.4"),
    ),
    "no-region": (walking(), "D1-D2", "D1 is not on this map", "L1.2"),
    "no-region to": (walking(), "M4-D2", "D2 is not on this map", "L1.2"),
    "no-region of a start": (play(founding(2), *MAP), "start D1", "D1 is not on this map", "L1.2"),
    "no-region of a token": (founded(2, variants="dragon"), "token D1", "D1 is not on this map", "L1.2"),
    "no-region of coins": (founded(2, variants="merchants"), "coins D1", "D1 is not on this map", "L1.2"),
    "no-region of a shared army": (founded(2), "shared D1", "D1 is not on this map", "L1.2"),
    "no-region of a neutral army": (position_from_json(neutral()), "neutral D1", "D1 is not on this map", "L1.2"),
    "no-region of a city": (
        play(table("M4:E1", row="night-village"), "take 1"),
        *("^D1", "D1 is not on this map", "L1.2"),
    ),
    "no-merchant": (
        founded(2, variants="merchants"),
        *("coins H1", "the coins of this board go on one of its own regions", "L12.7"),
    ),
    "no-shared": (founded(2), "shared M1", SHARED, "L2.4"),
    "no-bid": (position_from_json(bidding()), "bid 12", "you have 11 coins", "L3.1"),
    "no-bid by far": (position_from_json(bidding()), "bid 999", "you have 11 coins", "L3.1"),
    "no-price": (
        table("M4:E1", coins={"E": 1}),
        *("take 6", "that card costs 3 and you have 1 coin", "L4.1"),
    ),
    "no-card": (position_from_json(last_card()), "take 6", "there is no card in that place", "L4.5"),
    "no-half": (
        play(table("M4:E17,T1 H1:E1", row="forest-elf"), "take 1"),
        *("half 1", "nothing can be done with that half", "L4.4"),
    ),
    "no-place": (play(table("M4:E1 H1:T1^1", row="dire-eye"), "take 1"), "+H1", PLACE, "L5.1"),
    "no-army": (walking(), "M2-M1", "you have no army on M2", "L5.2"),
    "no-army for a city": (
        play(table("M4:E1", row="night-village"), "take 1"),
        *("^M1", "you have no army on M1", "L5.3"),
    ),
    "no-army to destroy with": (
        king("M4:E2,T1 H1:E0^1,T1"),
        *("xH1T", "you have no army on H1", "L5.4"),
    ),
    "no-border": (walking(), "M4-M1", "M1 is not a neighbour of M4", "L5.2"),
    "no-points": (
        play(walking("M4:E2"), "M4-M2"),
        *("M4-H4", "that step costs 3 and 2 points are left", "L5.2"),
    ),
    "no-own": (king(), "xM4E", "your own armies cannot be destroyed", "L5.5"),
    "no-target": (king("M4:E2,N1"), "xM4T", "Tide has no army on M4", "L5.4"),
    "no-target neutral": (king("M4:E2,T1"), "xM4N", "the neutral colour has no army on M4", "L5.4"),
    "no-immune": (
        king(cards={"T": "dire-giant"}),
        *("xM4T", "Tide is immune", "L6.9"),
    ),
    "no-coin-king": (king(leader="white-knight"), "xM4T$", "only the Bandit King takes a coin", "L12.6"),
    "no-coin": (
        king(coins={"T": 0}),
        *("xM4T$", "Tide has no coin to take", "L12.6"),
    ),
    "no-coin of nobody": (
        king(),
        *("xM4N$", "the neutral colour has no coin to take", "L12.6"),
    ),
}

UNREACHABLE = {"no-legal"}
"""Requests that no position can answer."""


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refusal_names_the_reason_and_the_rule(name: str) -> None:
    position, text, message, rule = REFUSALS[name]
    before = position.copy()
    with pytest.raises(IllegalMove) as caught:
        position.play(text)
    assert re.fullmatch(message, caught.value.message)
    assert (caught.value.text, caught.value.rule) == (text, rule)
    assert f"({rule})" in str(caught.value)
    legal = [str(decision) for decision in position.legal_decisions()]
    assert set(caught.value.legal) <= set(legal)
    assert bool(caught.value.legal) == bool(legal)
    assert position == before


def test_every_message_is_met() -> None:
    texts = resources.files("tetrarch.legends").joinpath("texts", "en.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^((?:no|asked)-[a-z-]+) =", texts, re.MULTILINE))
    met = {word for name in REFUSALS for word in re.findall(r"(?:no|asked)-[a-z-]+", name)}
    assert known - met == UNREACHABLE


def test_what_is_legal_instead_is_of_the_same_kind() -> None:
    with pytest.raises(IllegalMove) as caught:
        walking().play("M4-M1")
    assert caught.value.legal == ("M4-H4", "M4-M2", "M4-M3", "M4-M5")
    with pytest.raises(IllegalMove) as caught:
        walking().play("+M4")
    assert caught.value.legal[-1] == "stop"


def test_a_decision_of_another_seat_is_refused() -> None:
    with pytest.raises(IllegalMove, match=r"seat 1 is not to decide: seat 0 decides now \(L4\.1\)"):
        position_from_json(taking()).play("take 1", 1)
    with pytest.raises(
        IllegalMove, match=r"^bid 1: seat 1 has bid, and a bid is final: seat 0 and seat 2 must bid now \(L3\.1\)$"
    ):
        position_from_json(bidding()).play("bid 1", 1)
    with pytest.raises(ValueError, match="there is no seat 3: seats are 0 to 2"):
        position_from_json(bidding()).play("bid 1", 3)
    with pytest.raises(IllegalMove, match="seat 0 is not to decide: nobody is"):
        position_from_json(ended()).play("stop", 0)
    with pytest.raises(ValueError, match="there is no seat 2: seats are 0 to 1"):
        position_from_json(taking()).play("take 1", 2)


def test_chance_where_it_has_no_part_is_refused() -> None:
    position = position_from_json(taking())
    with pytest.raises(IllegalMove, match=r"chance has no part in the game now \(L2\.0\)"):
        position.play_chance("deck=lake")


def test_an_illegal_number_is_rejected() -> None:
    with pytest.raises(IllegalMove, match="is not legal here"):
        position_from_json(taking()).play(12345)


@pytest.mark.parametrize(("text", "names"), [("explore", "['explore']"), ("explore, swamp", "['explore', 'swamp']")])
def test_variants_in_one_text_are_no_list(text: str, names: str) -> None:
    message = f"options: variants: {text!r} is a string, not a list of names; write {names} (L12)"
    with pytest.raises(SetupError, match=f"^{re.escape(message)}$"):
        new_game(2, seed=1, variants=text)
    with pytest.raises(SetupError, match=f"^{re.escape(message)}$"):
        Options(2, variants=text)  # type: ignore[arg-type]
