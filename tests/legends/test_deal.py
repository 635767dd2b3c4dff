"""Deals: everything that chance decides is written down, the seed deals it again, and false ones are refused."""

from __future__ import annotations

import pytest

from tetrarch.core.errors import SetupError
from tetrarch.core.randomness import Generator
from tetrarch.legends import Options, Position, default_components, new_game, random_deal, random_table
from tetrarch.legends.rules import layout

VARIANTS = frozenset({"leaders", "explore", "swamp", "die", "merchants", "citadels", "dragon", "portals", "rogues"})


def untouched(
    players: int = 3, variants: frozenset[str] = VARIANTS, quick_setup: bool = True, seed: int = 1
) -> Position:
    options = Options(players, variants=variants, quick_setup=quick_setup)
    return random_table(Generator(seed, "table"), default_components(), options)


def fields_of(deal: str) -> dict[str, str]:
    return dict(field.split("=", 1) for field in deal.split())


def deal_with(position: Position, **changes: str | None) -> str:
    """A deal with some fields changed, added or, where None, taken away."""
    fields = {**fields_of(random_deal(Generator(1, "deal"), position)), **changes}
    return " ".join(f"{field}={value}" for field, value in fields.items() if value is not None)


def refused(position: Position, deal: str) -> list[str]:
    before = position.copy()
    with pytest.raises(SetupError) as caught:
        position.play_chance(deal)
    assert position == before
    assert caught.value.subject == "deal"
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("variants", "quick_setup", "fields"),
    [
        ("", False, "deck"),
        ("", True, "deck setup"),
        ("leaders", False, "deck leaders"),
        ("explore", False, "deck"),
        ("explore swamp", False, "deck tokens"),
        ("die", False, "deck die"),
        ("leaders explore swamp die", True, "deck leaders tokens die setup"),
    ],
)
def test_a_deal_has_the_fields_that_the_variants_need(variants: str, quick_setup: bool, fields: str) -> None:
    position = untouched(2, frozenset(variants.split()), quick_setup)
    assert list(fields_of(random_deal(Generator(1, "deal"), position))) == fields.split()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_matches_the_position(players: int) -> None:
    position = untouched(players, quick_setup=False)
    deal = random_deal(Generator(2, "deal"), position)
    fields = fields_of(deal)
    position.play_chance(deal)
    assert position.step == "lay"
    data = position.to_json()
    assert data["deck"] == fields["deck"].split(",")
    assert len(fields["deck"].split(",")) == {2: 27, 3: 32, 4: 34}[players]
    assert [position.leader(seat) for seat in range(players)] == fields["leaders"].split(",")
    assert [token.face for token in position.explore_tokens()] == fields["tokens"].split(",")
    assert data["die"] == list(fields["die"])


def test_drawing_a_deal_changes_nothing() -> None:
    position = untouched()
    before = position.copy()
    random_deal(Generator(1, "deal"), position)
    assert position == before


def test_a_quick_set_up_is_a_row_of_decisions() -> None:
    position = untouched()
    deal = random_deal(Generator(3, "deal"), position)
    asked = untouched(quick_setup=False)
    fields = fields_of(deal)
    setup = fields.pop("setup").split(",")
    asked.play_chance(" ".join(f"{field}={value}" for field, value in fields.items()))
    for decision in setup:
        asked.play(decision.replace(":", " "))
    position.play_chance(deal)
    assert position.step == asked.step == "shared"
    assert (position.state == asked.state).all()


def test_a_deal_is_what_the_seed_deals() -> None:
    one, other = new_game(3, seed=5, variants=VARIANTS), new_game(3, seed=5, variants=VARIANTS)
    assert one.events == other.events
    assert len(one.events) == 1
    dealt = one.start.copy()
    dealt.play_chance(str(one.events[0].chance))
    assert dealt == one.position
    assert new_game(3, seed=6, variants=VARIANTS).events != one.events
    assert new_game(3, seed=5, variants=VARIANTS, salts=["tulip"]).events != one.events


def test_each_game_of_a_match_has_its_own_deal() -> None:
    from tetrarch.legends import KIND

    position = untouched(2, frozenset({"match"}))
    decks = set()
    for game in (1, 2, 3):
        position.state[layout.GAME] = game
        decks.add(fields_of(KIND.chance_again(position, "rose"))["deck"])
    assert len(decks) == 3


# Deals that must be refused

SWAPPED = "magic-spring,cottage,hidden-treasure,magic-book,stable"
WRONG_DEALS: list[tuple[str, dict[str, str | None], str]] = [
    ("no deck", {"deck": None}, "the field 'deck' is missing (L2.0)"),
    ("no leaders", {"leaders": None}, "the field 'leaders' is missing (L2.0)"),
    ("no tokens", {"tokens": None}, "the field 'tokens' is missing (L2.0)"),
    ("no die", {"die": None}, "the field 'die' is missing (L2.0)"),
    ("no set-up", {"setup": None}, "the field 'setup' is missing (L2.0)"),
    ("a field too many", {"colour": "red"}, "'colour=red' is not a field of this deal, or is repeated (L2.0)"),
    ("an empty deck", {"deck": ""}, "deck: '' does not belong there (L2.3)"),
    ("one card", {"deck": "lake"}, "deck: 'ancient-phoenix' is missing (L2.3)"),
    ("a card twice", {"deck": "lake,lake"}, "deck: 'lake' comes more than once (L2.3)"),
    ("a card of four players", {"deck": "castle-or"}, "deck: 'castle-or' does not belong there (L2.3)"),
    (
        "too few leaders",
        {"leaders": "fairy-queen"},
        "leaders: must name one leader for each seat, all different (L12.6)",
    ),
    (
        "a leader twice",
        {"leaders": "fairy-queen,bandit-king,bandit-king"},
        "leaders: must name one leader for each seat, all different (L12.6)",
    ),
    (
        "an unknown leader",
        {"leaders": "fairy-queen,bandit-king,black-knight"},
        "leaders: 'black-knight' is not a leader (L12.6)",
    ),
    ("a token missing", {"tokens": SWAPPED}, "tokens: 'poison-swamp' is missing (L12.9)"),
    ("a token twice", {"tokens": f"{SWAPPED},stable"}, "tokens: 'stable' comes more than once (L12.9)"),
    ("a die of nobody", {"die": "XYZ"}, "die: 'X' does not belong there (L12.8)"),
    ("no decisions", {"setup": ""}, "setup: decision 1: '': is no decision; write for example"),
    ("a decision that is none", {"setup": "sea@0"}, "setup: decision 1: 'sea@0': 'sea' is not a board side"),
    (
        "an illegal decision",
        {"setup": "fern@0,desert@0"},
        "setup: decision 2: desert@0: that side can only be the central board (L2.1)",
    ),
    ("a set-up too short", {"setup": "fern@0,ice@0"}, "setup: ends at step 'lay' (L2.0)"),
]


@pytest.mark.parametrize(
    ("changes", "fault"), [wrong[1:] for wrong in WRONG_DEALS], ids=[wrong[0] for wrong in WRONG_DEALS]
)
def test_a_deal_that_cannot_be_is_refused(changes: dict[str, str | None], fault: str) -> None:
    position = untouched()
    found = refused(position, deal_with(position, **changes))
    assert any(one.startswith(fault) for one in found), found


def test_a_set_up_too_long_is_refused() -> None:
    position = untouched()
    setup = fields_of(deal_with(position))["setup"]
    count = len(setup.split(","))
    faults = refused(position, deal_with(position, setup=f"{setup},shared:H1"))
    assert faults == [f"setup: has {count + 1} decisions, but needs {count} (L2.0)"]


def test_a_field_twice_is_refused() -> None:
    position = untouched()
    faults = refused(position, f"{deal_with(position)} die=ETM")
    assert faults == ["'die=ETM' is not a field of this deal, or is repeated (L2.0)"]


def test_fields_of_variants_that_are_not_played_are_refused() -> None:
    position = untouched(2, frozenset(), quick_setup=False)
    for field in ("leaders=fairy-queen,bandit-king", "tokens=stable", "die=ET", "setup=fern@0", "deck"):
        faults = refused(position, f"{deal_with(position)} {field}")
        assert faults == [f"{field!r} is not a field of this deal, or is repeated (L2.0)"]


def test_every_fault_of_a_field_is_named() -> None:
    position = untouched()
    assert len(refused(position, deal_with(position, deck="lake,lake,moat"))) == 33


@pytest.mark.parametrize("deal", ["", " ", "deck", "=", "deck=", "\ud800", "deck=lake " * 1000])
def test_what_is_no_deal_is_refused(deal: str) -> None:
    refused(untouched(), deal)
