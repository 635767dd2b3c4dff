"""Hand-worked checks of the oracle itself, of what is easy to get wrong; the numbers are those of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.legends.oracle import Decision, OracleState, deal, legal, play, points, score_sheet, standings
from tests.legends.oracle.components import CARDS, SIDES, deck_for
from tests.legends.oracle.ground import all_regions, routes_between_boards, start_regions, step_cost

FACES = ["magic-spring", "cottage", "hidden-treasure", "magic-book", "stable"]
LEADERS = ["fairy-queen", "bandit-king", "red-sorceress", "white-knight"]
VARIANTS = [
    *("match", "explore", "citadels", "dragon", "portals", "rogues", "seven-cards"),
    *("leaders", "merchants", "die", "swamp", "rectangle"),
]
STOP: Decision = ("stop",)

MAP = "meadows horseshoe volcano fern"
"""The centre and the boards on its left, on its right and below, all upright: M4-H4, M3-V6 and M5-F1 are joined."""


def table(
    pieces: dict[str, str] | None = None,
    *,
    players: int = 3,
    boards: str = MAP,
    variants: str = "",
    printing: str = "2018",
    cards: dict[str, str] | None = None,
    row: str = "",
    deck: str | None = None,
    tokens: dict[str, str] | None = None,
    taken: dict[str, str] | None = None,
    **details: Any,
) -> OracleState:
    """A table in step take of seat 0, with the start on M4.

    ``pieces``: ``{"M4": "E3 T2.1"}`` are three armies of E, two and a city of T. ``boards``: ``fern:2`` is upside
    down. ``row``: what it begins with; the other cards follow in the order of the file. ``tokens``: explore tokens on
    the board by region; ``taken``: by owner.
    """
    letters = list("ETMS")[:players]
    owned = {letter: (cards or {}).get(letter, "").split() for letter in letters}
    shown = row.split()
    used = [card for hand in owned.values() for card in hand] + shown
    rest = [card for card in deck_for(players) if card not in used]
    size = 7 if "seven-cards" in variants else 6
    if deck is None:
        shown += [rest.pop(0) for _ in range(size - len(shown))]
    else:
        rest = deck.split()
    position: dict[str, Any] = {
        "options": {"players": players, "printing": printing, "variants": variants.split(), "quick_setup": False},
        **{"identities": letters, "game": 1, "step": "take", "seat": 0, "decider": 0, "founder": 0, "first": 0},
        **{"count": 0, "ages": letters[::-1], "slots": parse_boards(boards), "centre": 0, "start": "M4"},
        "regions": {region: parse_pieces(text) for region, text in (pieces or {}).items()},
        "explore": [
            *({"at": at, "face": face, "owner": None, "seen": letters} for at, face in (tokens or {}).items()),
            *({"at": None, "face": face, "owner": who, "seen": letters} for who, face in (taken or {}).items()),
        ],
        **{"citadels": [], "dragon": {"at": None, "owner": None}, "portals": [], "rogues": None, "merchants": []},
        **{"coins": dict.fromkeys(letters, 9), "bids": dict.fromkeys(letters, 0), "leaders": {}},
        **{"cards": {letter: [card for card in CARDS if card in hand] for letter, hand in owned.items()}},
        **{"row": [*shown, *[None] * (size - len(shown))], "deck": rest, "die": letters},
        **{"kept": dict.fromkeys(letters, 0), "totals": dict.fromkeys(letters, 0)},
        "action": {"card": None, "part": 0, "points": 0},
        **{"queen_done": False, "neutral_left": 0, "result": None},
    }
    assert set(details) <= set(position), "a detail that no position has"
    for key in ("coins", "kept", "totals"):
        if key in details:
            details[key] = {**position[key], **details[key]}
    return OracleState.from_json({**position, **details})


def parse_boards(text: str) -> list[dict[str, Any]]:
    boards = [board.partition(":") for board in text.split()]
    return [{"side": side, "turn": int(turn or 0)} for side, _, turn in boards]


def parse_pieces(text: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for word in text.split():
        armies, _, cities = word[1:].partition(".")
        found[word[0]] = [int(armies), int(cities or 0)]
    return found


def dealt(players: int = 3, variants: str = "", leaders: str = "", faces: str = "", **details: Any) -> OracleState:
    """A table just dealt, the deck in the order of the file."""
    state = table(players=players, variants=variants, boards="", step="deal", start=None, **details)
    return deal(
        state,
        deck=deck_for(players),
        leaders=dict(zip(state.identities, leaders.split(), strict=False)),
        faces=faces.split() or (FACES if "explore" in variants else []),
        die=state.identities,
    )


def lay(state: OracleState, boards: str) -> OracleState:
    for board in parse_boards(boards):
        state = play(state, ("lay", board["side"], board["turn"]))
    return state


def acting(card: str, pieces: dict[str, str], **details: Any) -> OracleState:
    """After seat 0 has taken this card from the first place of the row."""
    return play(table(pieces, row=card, **details), ("take", 0))


def of_kind(state: OracleState, *kinds: str) -> set[Decision]:
    return {decision for decision in legal(state) if decision[0] in kinds}


def after(state: OracleState, *decisions: Decision) -> OracleState:
    for decision in decisions:
        state = play(state, decision)
    return state


# The data and the map


def test_l1_3_the_decks() -> None:
    assert [len(deck_for(players)) for players in (2, 3, 4)] == [27, 32, 34]
    assert sum(len(side.regions) for side in SIDES.values()) == 38


@pytest.mark.parametrize(
    ("boards", "routes"),
    [
        (MAP, {("M4", "H4"), ("M3", "V6"), ("M5", "F1")}),
        ("meadows horseshoe:1 volcano fern", {("M4", "H2"), ("M3", "V6"), ("M5", "F1")}),
        ("meadows:1 horseshoe volcano fern", {("M5", "H4"), ("M1", "V6"), ("M3", "F1")}),
        ("meadows:2 horseshoe:2 volcano:3 fern:1", {("M3", "H3"), ("M4", "V1"), ("M1", "F2")}),
    ],
)
def test_l2_1_a_clockwise_quarter_turn_takes_top_to_right(boards: str, routes: set[tuple[str, str]]) -> None:
    assert set(routes_between_boards(table(boards=boards))) == routes


def test_l2_1_l2_2_only_joined_edges_of_the_centre_give_starting_regions() -> None:
    assert start_regions(table(boards=MAP)) == {"M4", "M3", "M5"}
    assert start_regions(table(boards="meadows:1 horseshoe volcano fern")) == {"M5", "M1", "M3"}
    assert start_regions(table(boards="citadel meadows volcano fern")) == {"C1", "C2"}
    assert start_regions(table(boards="citadel:1 meadows volcano fern")) == {"C1", "C2"}
    assert start_regions(table(boards="tall:2 meadows volcano citadel")) == {"T2", "T3"}


def test_l12_10_the_rectangle_is_a_loop() -> None:
    state = table(boards="meadows horseshoe volcano:2 fern", variants="rectangle")
    assert set(routes_between_boards(state)) == {("M3", "H3"), ("V6", "F2"), ("M5", "V7"), ("H5", "F1")}
    assert start_regions(state) == {"M3", "M5"}
    state.centre = 3
    assert start_regions(state) == {"F1", "F2"}


# Set-up


def test_l2_1_any_side_and_turn_but_the_desert_only_in_the_centre() -> None:
    state = dealt()
    assert (state.step, state.seat, len(legal(state))) == ("lay", 0, 8 * 4)
    assert ("lay", "desert", 3) in legal(state)
    assert len(legal(lay(state, "desert:3"))) == 6 * 4
    second = lay(state, "horseshoe")
    assert {decision[1] for decision in legal(second)} == {"meadows", "volcano", "ice", "tall", "fern"}
    assert len(legal(lay(second, "meadows:1 ice:2"))) == 2 * 4


def test_l12_10_upright_or_upside_down_and_the_desert_is_central() -> None:
    state = dealt(variants="rectangle")
    assert len(legal(state)) == 8 * 2
    last = lay(state, "horseshoe meadows:2 ice")
    assert legal(last) == {("lay", side, turn) for side in ("tall", "fern") for turn in (0, 2)}
    full = lay(last, "tall:2")
    assert (full.step, legal(full)) == ("centre", {("centre", slot) for slot in range(4)})
    assert legal(lay(state, "horseshoe tall desert:2 ice")) == {("centre", 2)}
    centred = play(full, ("centre", 1))
    assert (centred.step, centred.centre, centred.count) == ("start", 1, 0)
    assert legal(centred) == {("start", "M3"), ("start", "M1")}, (
        "upside down: the right edge on its left, the top below"
    )


def test_l2_0_the_whole_set_up_with_everything() -> None:
    variants = "explore swamp citadels dragon portals rogues merchants leaders seven-cards"
    leaders = "red-sorceress white-knight"
    faces = "stable poison-swamp cottage magic-book hidden-treasure magic-spring"
    state = dealt(2, variants, leaders, faces, founder=1)
    assert (state.seat, state.decider, state.coins, state.row) == (1, 1, {"E": 0, "T": 0}, [None] * 7)
    assert [token.seen for token in state.explore] == [set()] * 6
    state = play(lay(state, MAP), ("start", "M4"))
    free = set(all_regions(state)) - {"M4"}
    assert (state.step, legal(state)) == ("explore", {("token", region) for region in free})
    regions = ["H1", "H2", "H3", "H4", "H5", "M1", "M2", "M3", "M5", "V1", "V2", "V3", "F1"]
    steps = ["explore"] * 6 + ["citadel"] * 3 + ["dragon"] + ["portal"] * 2 + ["rogues"]
    for region, step in zip(regions, steps, strict=True):
        assert (state.step, state.seat) == (step, 1)
        state = play(state, ("token", region))
        assert ("token", region) not in legal(state)
        assert ("token", "M4") not in legal(state), "the starting token is a token (L2.2)"
    assert [token.at for token in state.explore] == regions[:6]
    assert (state.citadels, state.dragon_at, state.portals, state.rogues) == (
        ["M2", "M3", "M5"],
        "V1",
        ["V2", "V3"],
        "F1",
    )
    assert legal(state) == {("merchant", f"M{number}") for number in range(1, 6)}, "any region of the board in slot 0"
    state = after(state, ("merchant", "M4"), ("merchant", "H1"), ("merchant", "V7"))
    assert (state.step, state.count) == ("merchant", 3)
    state = play(state, ("merchant", "F2"))
    assert (state.step, state.count, state.merchants) == ("shared", 0, ["M4", "H1", "V7", "F2"])
    assert (state.armies["M4", "E"], state.armies["M4", "T"]) == (4, 3)
    assert legal(state) == {("shared", region) for region in all_regions(state) if region[0] != "M"}
    state = play(state, ("shared", "V1"))
    assert (state.armies_on_board("E"), state.armies_on_board("T"), state.dragon_owner) == (5, 4, None)
    for count in range(10):
        assert (state.step, state.seat, state.count, len(legal(state))) == ("neutral", (1 + count) % 2, count, 20)
        state = play(state, ("neutral", "F3"))
    assert (state.step, state.seat, state.count, state.neutral_left) == ("bid", 0, 0, 0)
    assert state.armies["F3", "N"] == 10
    assert (state.coins, state.row) == ({"E": 12, "T": 12}, deck_for(2)[:7])
    assert state.deck == deck_for(2)[7:]


@pytest.mark.parametrize(("players", "coins"), [(3, 11), (4, 9)])
def test_l2_4_l2_6_l13_2_armies_and_coins(players: int, coins: int) -> None:
    for printing, armies in (("2018", 3), ("first-printing", 4)):
        state = play(lay(dealt(players, printing=printing), MAP), ("start", "M5"))
        state = play(state, ("shared", "H1"))
        assert (state.step, set(state.coins.values())) == ("bid", {coins})
        assert {state.armies["M5", letter] for letter in state.identities} == {armies}
        assert {state.armies_on_board(letter) for letter in state.identities} == {armies + 1}


# Bids


def bidding(bids: list[int], **details: Any) -> OracleState:
    state = table(step="bid", bids={"E": None, "T": None, "M": None}, first=None, **details)
    for seat, bid in enumerate(bids):
        assert (state.seat, state.decider) == (seat, seat)
        state = play(state, ("bid", bid))
    return state


def test_l3_1_the_highest_alone_pays_and_names_the_first() -> None:
    assert legal(bidding([])) == {("bid", coins) for coins in range(10)}
    state = bidding([2, 5, 4])
    assert (state.step, state.seat, state.decider, state.coins) == ("first", 1, 1, {"E": 9, "T": 4, "M": 9})
    assert state.bids == {"E": 2, "T": 5, "M": 4}
    assert legal(state) == {("first", letter) for letter in "ETM"}
    state = play(state, ("first", "M"))
    assert (state.step, state.first, state.seat, state.decider) == ("take", 2, 2, 2)


@pytest.mark.parametrize(
    ("bids", "variants", "winner"),
    [([3, 3, 1], "", 1), ([0, 0, 0], "", 2), ([3, 3, 1], "die", 0), ([0, 4, 4], "die", 1), ([0, 4, 4], "", 2)],
)
def test_l3_2_ties_go_to_the_youngest_or_the_die(bids: list[int], variants: str, winner: int) -> None:
    """The ages are M, T, E from the youngest on, and the die says E, T, M."""
    assert bidding(bids, variants=variants).seat == winner


# Taking a card


def test_l4_1_the_prices_of_the_places() -> None:
    for coins, places in ((0, 1), (1, 3), (2, 5), (3, 6)):
        assert legal(table(coins={"E": coins})) == {("take", place) for place in range(places)}
    assert ("take", 6) in legal(table(variants="seven-cards", coins={"E": 3}))
    assert ("take", 6) not in legal(table(variants="seven-cards", coins={"E": 2}))


def test_l4_1_l6_5_the_price_comes_before_the_coins_of_the_card() -> None:
    row = "lake graveyard stronghold mountain-treasury"
    assert ("take", 3) not in legal(table(row=row, coins={"E": 1}))
    state = play(table({"M4": "E1"}, row=row, coins={"E": 2}), ("take", 3))
    assert (state.coins["E"], state.cards["E"], state.row[3]) == (2, {"mountain-treasury"}, None)
    assert (state.step, state.action.card, state.action.points) == ("move", "mountain-treasury", 3)


def test_l4_5_the_row_slides_after_the_action() -> None:
    state = table({"M4": "E1"}, row="lake graveyard stronghold dire-ogre noble-hills forest-gnome", deck="dire-eye")
    during = play(state, ("take", 3))
    assert during.row == ["lake", "graveyard", "stronghold", None, "noble-hills", "forest-gnome"]
    later = play(during, STOP)
    assert later.row == ["lake", "graveyard", "stronghold", "noble-hills", "forest-gnome", "dire-eye"]
    assert (later.step, later.seat, later.deck, later.action.card) == ("take", 1, [], None)
    assert after(later, ("take", 1), STOP).row == [
        "lake",
        "stronghold",
        "noble-hills",
        "forest-gnome",
        "dire-eye",
        None,
    ]


# Parts


def test_l4_4_a_part_in_which_nothing_can_be_done_is_passed_over() -> None:
    nothing = acting("cursed-mausoleum", {"M4": "T3"})
    assert (nothing.step, nothing.seat, nothing.cards["E"]) == ("take", 1, {"cursed-mausoleum"})
    built_out = acting("cursed-tower", {"M4": "E3", "H1": "E0.3"})
    assert (built_out.step, built_out.seat) == ("take", 1)
    woods = acting("ancient-woods", {"M4": "T3"})
    assert (woods.step, woods.action.part, woods.action.points) == ("place", 1, 2), "its own +1 army counts"
    full = acting("noble-hills", {"M4": "E18"})
    assert (full.step, full.seat) == ("take", 1)


def test_l4_4_or_is_one_half_or_neither() -> None:
    state = acting("lake", {"M4": "E1"})
    assert (state.step, legal(state)) == ("half", {("half", 0), ("half", 1), STOP})
    assert (state.action.part, state.action.points) == (0, 0)
    assert play(state, STOP).seat == 1
    placing = play(state, ("half", 0))
    assert (placing.step, placing.action.part, placing.action.points) == ("place", 0, 2)
    assert play(placing, STOP).seat == 1, "no second half"
    moving = play(state, ("half", 1))
    assert (moving.step, moving.action.part, moving.action.points) == ("move", 1, 3)
    assert legal(acting("lake", {"H1": "T1"})) == {("half", 0), STOP}
    assert legal(acting("lake", {"M4": "E18"})) == {("half", 1), STOP}
    assert acting("castle-or", {"H1": "E0.3"}, players=4, kept={"E": 18}).seat == 1


def test_l4_4_and_is_both_in_order_and_either_may_be_skipped() -> None:
    state = acting("noble-knight", {"M4": "E1 T1"})
    assert (state.step, state.action.points, legal(state)) == ("place", 4, {("place", "M4"), STOP})
    second = play(state, STOP)
    assert (second.step, second.seat, second.action.part) == ("destroy", 0, 1)
    assert legal(second) == {("destroy", "M4", "T", False), STOP}
    assert play(second, STOP).seat == 1
    assert after(state, *[("place", "M4")] * 4).step == "destroy"
    alone = acting("noble-knight", {"M4": "E1"})
    assert after(alone, *[("place", "M4")] * 4).seat == 1, "nothing to destroy"


def test_l4_4_a_cottage_won_by_the_first_part_helps_the_second() -> None:
    state = acting("ancient-woods", {"H1": "E1"}, variants="explore", tokens={"H1": "cottage"})
    built = play(state, ("city", "H1"))
    assert (built.step, built.action.points) == ("place", 1 + 1 + 1)
    assert legal(built) == {("place", "M4"), ("place", "H1"), STOP}


def test_l4_4_a_stable_won_by_the_city_does_not_help_moves_already_made() -> None:
    state = acting("castle-and", {"M4": "E1"}, players=4, tokens={"M4": "stable"})
    assert state.action.points == 3
    built = after(state, STOP, ("city", "M4"))
    assert built.seat == 1
    assert acting("dire-ogre", {"M4": "E1"}, taken={"E": "stable"}).action.points == 3


# Actions


def test_l5_1_place_on_the_start_and_with_own_cities_from_the_supply() -> None:
    pieces = {"M4": "E14", "H1": "E0.1", "H2": "E1 T1.1", "V1": "E1"}
    state = acting("ancient-tree-spirit", pieces)
    assert state.action.points == 2, "four are printed, two are left of 18"
    assert legal(state) == {("place", "M4"), ("place", "H1"), STOP}
    state = after(state, ("place", "H1"), ("place", "M4"))
    assert (state.seat, state.army_supply("E")) == (1, 0)
    kept = acting("ancient-tree-spirit", pieces, kept={"E": 1})
    assert play(kept, ("place", "H1")).seat == 1


def test_l5_2_l6_3_land_and_bridges_cost_1_and_the_sea_3_less_flying() -> None:
    state = table(boards="meadows horseshoe volcano tall")
    assert [step_cost(state, "E", *pair) for pair in (("M1", "M2"), ("T1", "T2"), ("T1", "T3"))] == [1, 1, None]
    assert [step_cost(state, "E", *pair) for pair in (("H1", "H4"), ("V5", "V2"), ("H4", "M4"), ("T2", "M5"))] == [
        3
    ] * 4
    assert step_cost(state, "E", "H5", "T2") is None, "outer boards do not join"
    flying = ["ancient-phoenix", "cursed-gargoyles", "dire-dragon", "dire-eye"]
    for count, cost in enumerate((3, 2, 1, 1, 1)):
        state.cards["E"] = set(flying[:count])
        assert step_cost(state, "E", "M5", "T2") == cost
        assert step_cost(state, "T", "M5", "T2") == 3


def test_l5_2_points_are_divided_over_armies_and_end_when_no_step_is_affordable() -> None:
    state = acting("night-hydra", {"M4": "E1", "H4": "E1"})
    assert (state.step, state.action.points) == ("move", 5)
    state = after(state, ("move", "M4", "H4"), ("move", "H4", "H5"))
    assert (state.action.points, state.armies["H4", "E"], state.armies["H5", "E"]) == (1, 1, 1)
    assert legal(state) == {("move", "H4", "H3"), ("move", "H4", "H5"), ("move", "H5", "H4"), STOP}
    assert play(state, ("move", "H5", "H4")).seat == 1
    stuck = acting("dire-ogre", {"C3": "E4"}, boards="meadows citadel volcano fern")
    assert stuck.seat == 1, "two points for a lone island"
    assert acting("dire-goblin", {"C3": "E4"}, boards="meadows citadel volcano fern").step == "move"


def test_l5_2_l12_4_portals_cost_1_and_the_cheaper_of_two_ways_counts() -> None:
    state = table({"H4": "E1"}, variants="portals", portals=["H4", "M4"])
    assert step_cost(state, "E", "H4", "M4") == step_cost(state, "E", "M4", "H4") == 1
    assert step_cost(state, "E", "H1", "H4") == 3
    half_laid = table(variants="portals", portals=["H4"])
    assert step_cost(half_laid, "E", "H4", "M4") == 3


def test_l5_3_cities_where_one_has_an_army_while_three_last() -> None:
    state = acting("cursed-tower", {"M4": "E1.1", "H1": "E0.1 T3", "V1": "E2"})
    assert legal(state) == {("city", "M4"), ("city", "V1"), STOP}
    built = play(state, ("city", "M4"))
    assert (built.cities["M4", "E"], built.city_supply("E"), built.seat) == (2, 0, 1)


def test_l5_4_l5_5_destroy_others_where_one_has_an_army() -> None:
    pieces = {"M4": "E2 T1 N1", "H1": "E0.1 T1", "H2": "E1 T0.1"}
    state = acting("night-wizard", pieces, players=2)
    state = play(state, STOP)
    assert legal(state) == {("destroy", "M4", "T", False), ("destroy", "M4", "N", False), STOP}
    hit = play(state, ("destroy", "M4", "T", False))
    assert (hit.armies["M4", "T"], hit.army_supply("T"), hit.kept["T"], hit.seat) == (0, 17, 0, 1)
    assert play(state, ("destroy", "M4", "N", False)).armies["M4", "N"] == 0


def test_l6_9_the_immune_cannot_be_chosen() -> None:
    state = acting("night-wizard", {"M4": "E2 T1 M1"}, cards={"T": "dire-giant"})
    assert of_kind(play(state, STOP), "destroy") == {("destroy", "M4", "M", False)}
    own = acting("dire-giant", {"M4": "E2 T1"})
    assert of_kind(play(own, STOP), "destroy") == {("destroy", "M4", "T", False)}


# Tokens


def test_l12_2_l12_7_the_first_city_takes_token_and_coins() -> None:
    state = acting("cursed-tower", {"H1": "E1", "M4": "T1"}, tokens={"H1": "hidden-treasure"}, merchants=["H1", "M4"])
    built = play(state, ("city", "H1"))
    assert built.coins["E"] == 9 + 1 + 2
    assert (built.explore[0].owner, built.explore[0].at, built.merchants) == ("E", None, ["M4"])


def test_l12_4_the_sixth_army_of_the_players_takes_the_dragon_at_once() -> None:
    dragon = {"variants": "dragon", "dragon": {"at": "H4", "owner": None}}
    pieces = {"H4": "T4.3 M1 N9", "H3": "E2"}
    state = play(acting("dire-goblin", pieces, **dragon), ("move", "H3", "H4"))
    assert (state.step, state.dragon_owner, state.dragon_at) == ("move", "E", None)
    assert score_sheet(play(state, ("move", "H4", "H5")), "E")["dragon"] == 2, "even in passing"
    early = play(acting("dire-goblin", {"H4": "T4.3 N9", "H3": "E2"}, **dragon), ("move", "H3", "H4"))
    assert early.dragon_owner is None
    seventh = play(acting("dire-goblin", pieces, printing="first-printing", **dragon), ("move", "H3", "H4"))
    assert seventh.dragon_owner is None
    assert play(seventh, ("move", "H3", "H4")).dragon_owner == "E"
    placed = acting("dire-eye", {"H4": "T4 M1 E0.1"}, **dragon)
    assert play(placed, ("place", "H4")).dragon_owner == "E"


def test_l12_4_the_dragon_falls_to_the_army_that_comes_with_the_white_knights_city() -> None:
    dragon = {"dragon": {"at": "H4", "owner": None}}
    knight = {"leaders": {"E": "white-knight"}}
    built = play(acting("cursed-tower", {"H4": "E1 T4"}, **dragon, **knight), ("city", "H4"))
    assert (built.armies["H4", "E"], built.dragon_owner) == (2, "E")
    others = play(acting("cursed-tower", {"H4": "E1 T4"}, **dragon), ("city", "H4"))
    assert (others.armies["H4", "E"], others.dragon_owner) == (1, None)
    supply_out = play(acting("cursed-tower", {"H4": "E18"}, **knight), ("city", "H4"))
    assert supply_out.armies["H4", "E"] == 18
    with_bonus = play(acting("cursed-tower", {"H4": "E1"}, cards={"E": "night-village"}, **knight), ("city", "H4"))
    assert with_bonus.armies["H4", "E"] == 2, "not a place action"


def test_l12_4_rogues_take_a_coin_for_each_step_in() -> None:
    state = acting("dire-goblin", {"H3": "E3", "M4": "E1"}, rogues="H4", coins={"E": 2}, portals=["M4", "H4"])
    state = play(state, ("move", "H3", "H4"))
    assert state.coins["E"] == 1
    state = play(state, ("move", "H4", "H5"))
    assert state.coins["E"] == 1
    state = play(state, ("move", "M4", "H4"))
    assert state.coins["E"] == 0
    assert play(state, ("move", "H3", "H4")).coins["E"] == 0, "nothing if it has none"
    city = acting("cursed-tower", {"H4": "E1"}, rogues="H4")
    assert play(city, ("city", "H4")).coins["E"] == 9
    place = acting("dire-eye", {"H4": "E0.1"}, rogues="H4")
    assert play(place, ("place", "H4")).coins["E"] == 9


def test_l12_9_the_mover_sees_face_down_tokens_where_it_controls_at_the_end_of_its_turn() -> None:
    tokens = [("H1", []), ("H2", ["M"]), ("H3", []), ("V1", []), ("F1", [])]
    explore = [{"at": at, "face": "cottage", "owner": None, "seen": seen} for at, seen in tokens]
    pieces = {"H1": "E1", "H2": "E1.1 T1", "H3": "E1 T0.1", "V1": "T2", "F2": "E1"}
    state = acting("dire-goblin", pieces, variants="explore swamp", explore=explore)
    assert [token.seen for token in state.explore] == [set(), {"M"}, set(), set(), set()]
    done = play(state, STOP)
    assert [token.seen for token in done.explore] == [{"E"}, {"E", "M"}, set(), set(), set()], (
        "T sees V1 in its own turn"
    )
    passing = after(state, ("move", "F2", "F1"), ("move", "F1", "F2"), STOP)
    assert passing.explore[4].seen == set(), "it has gone on"
    assert passing.to_json()["explore"][1]["seen"] == ["E", "M"]


def test_l12_9_a_taken_token_is_shown_to_all() -> None:
    explore: list[dict[str, Any]] = [{"at": "H1", "face": "poison-swamp", "owner": None, "seen": []}]
    state = acting("cursed-tower", {"H1": "E1 T1"}, variants="explore swamp", explore=explore)
    built = play(state, ("city", "H1"))
    assert (built.explore[0].owner, built.explore[0].seen) == ("E", {"E", "T", "M"})
    assert score_sheet(built, "E")["token poison-swamp"] == -1


# Leaders


def test_l12_6_the_bandit_king_may_take_a_coin_from_a_player_who_has_one() -> None:
    pieces = {"M4": "E1 T1 M1"}
    state = acting("night-wizard", pieces, leaders={"E": "bandit-king", "T": "fairy-queen"}, coins={"M": 0})
    state = play(state, STOP)
    victims: set[Decision] = {
        ("destroy", "M4", "T", True),
        ("destroy", "M4", "T", False),
        ("destroy", "M4", "M", False),
    }
    assert legal(state) == {*victims, STOP}
    assert play(state, ("destroy", "M4", "T", True)).coins == {"E": 10, "T": 8, "M": 0}
    assert play(state, ("destroy", "M4", "T", False)).coins == {"E": 9, "T": 9, "M": 0}
    neutral = acting("night-wizard", {"M4": "E1 N1"}, players=2, leaders={"E": "bandit-king", "T": "fairy-queen"})
    assert legal(play(neutral, STOP)) == {("destroy", "M4", "N", False), STOP}


def test_l12_6_the_bandit_king_wants_all_armies_on_the_board_or_kept() -> None:
    for armies, kept, worth in ((17, 1, 1), (18, 0, 1), (17, 0, 0)):
        state = table({"M4": f"E{armies} T18"}, leaders={"E": "bandit-king", "T": "red-sorceress"}, kept={"E": kept})
        assert score_sheet(state, "E").get("leader", 0) == worth


def test_l12_6_the_red_sorceress_keeps_the_armies_of_players() -> None:
    leaders = {"E": "red-sorceress", "T": "bandit-king"}
    state = play(acting("night-wizard", {"M4": "E1 T17 N1"}, players=2, leaders=leaders, kept={"T": 1}), STOP)
    hit = play(state, ("destroy", "M4", "T", False))
    assert (hit.kept, hit.army_supply("T")) == ({"E": 0, "T": 2}, 0)
    neutral = play(state, ("destroy", "M4", "N", False))
    assert neutral.kept == {"E": 0, "T": 1}
    three = table(leaders=leaders, kept={"T": 4, "M": 3})
    assert score_sheet(three, "E") == {"leader": 2}
    assert standings(table({"M4": "T2"}, kept={"E": 9}, coins={"M": 8}))[1:] == [{"E"}, {"M"}]


def test_l12_6_the_white_knight_counts_islands_of_three_regions() -> None:
    state = table({"V1": "E1", "V5": "E1", "F1": "E1 T2"}, leaders={"E": "white-knight"})
    islands = {"island V1+V2": 1, "island V3+V4+V5+V6+V7": 1}
    assert score_sheet(state, "E") == {"region V1": 1, "region V5": 1, **islands, "leader": 1}


def last_turn(leaders: dict[str, str], **details: Any) -> OracleState:
    """Seat 1 has the last turn, after which all players have ten cards."""
    rest = [card for card in deck_for(3) if not card.startswith("forest") and card not in ("lake", "cursed-tower")]
    cards = {"E": " ".join(["lake", "forest-elf", "forest-gnome", *rest[:7]])}
    cards |= {"T": " ".join(rest[7:16]), "M": " ".join(rest[16:26])}
    given = {"seat": 1, "decider": 1, "deck": "", "row": "cursed-tower forest-pixie forest-tree-town", **details}
    return table({"M4": "E1"}, cards=cards, leaders=leaders, **given)


def test_l7_1_the_game_ends_with_the_last_card_of_everybody() -> None:
    over = play(last_turn({}), ("take", 0))
    assert (over.step, over.seat, over.queen_done, legal(over)) == ("over", 1, False, set())
    assert over.action.card is None
    assert over.row == ["forest-pixie", "forest-tree-town", None, None, None, None]
    assert over.winners == [letter for letter in "ETM" if letter in standings(over)[0]]
    assert over.totals == {letter: points(over, letter) for letter in "ETM"}


def test_l12_6_the_fairy_queen_may_take_one_more_card() -> None:
    asked = play(last_turn({"E": "fairy-queen", "T": "white-knight", "M": "bandit-king"}), ("take", 0))
    assert (asked.step, asked.seat, asked.decider, asked.queen_done) == ("queen", 0, 0, False)
    assert legal(asked) == {("take", 0), ("take", 1), STOP}
    declined = play(asked, STOP)
    assert (declined.step, declined.queen_done, "leader" in score_sheet(declined, "E")) == ("over", True, False)
    taken = play(asked, ("take", 1))
    assert (taken.step, taken.queen_done, taken.coins["E"], len(taken.cards["E"])) == ("over", True, 8, 11)
    assert taken.cities["M4", "E"] == 0, "its action is not performed"
    assert (score_sheet(taken, "E")["leader"], score_sheet(taken, "E")["card lake"]) == (1, 3)
    poor = play(last_turn({"E": "fairy-queen"}, coins={"E": 0}), ("take", 0))
    assert legal(poor) == {("take", 0), STOP}
    empty = play(last_turn({"E": "fairy-queen"}, row="cursed-tower"), ("take", 0))
    assert (empty.step, empty.queen_done) == ("over", False)


# Scoring


def test_l8_1_l8_2_control_is_strict_and_the_neutral_colour_denies() -> None:
    pieces = {"F1": "E2 T1.1", "F2": "E1.1 N1", "F3": "N1", "H1": "E1", "H2": "T0.1", "H3": "T1", "H4": "N1 E1"}
    state = table(pieces, players=2)
    assert score_sheet(state, "E") == {"region F2": 1, "region H1": 1}
    assert score_sheet(state, "T") == {"region H2": 1, "region H3": 1, "island H1+H2+H3+H4+H5": 1}


def test_l8_2_an_island_of_one_region_scores_twice_and_bridges_join_no_islands() -> None:
    state = table({"T1": "E1", "T2": "T1"}, boards="meadows horseshoe volcano tall")
    assert score_sheet(state, "E") == {"region T1": 1, "island T1": 1}


def test_l6_6_l6_11_cards_count_their_family() -> None:
    hand = "ancient-sage ancient-woods lake forest-elf forest-pixie stronghold graveyard cursed-tower night-wizard"
    state = table(cards={"E": hand})
    expected = {"card ancient-sage": 2, "card lake": 2, "card graveyard": 1, "card night-wizard": 1}
    assert score_sheet(state, "E") == expected, "no dire card, no flying"


def test_l6_7_l6_8_l6_10_sets_coins_and_flying() -> None:
    hand = "noble-hills noble-knight noble-unicorn mountain-dwarf dire-ogre cursed-tower dire-eye dire-dragon"
    state = table(cards={"E": hand}, coins={"E": 8})
    assert score_sheet(state, "E") == {"card noble-hills": 4, "card dire-ogre": 2, "card cursed-tower": 2}
    pair = table(cards={"E": "mountain-dwarf mountain-treasury noble-hills noble-knight"})
    assert score_sheet(pair, "E") == {"card mountain-dwarf": 3, "elixirs": 2}
    assert score_sheet(table(cards={"E": "mountain-treasury noble-knight noble-unicorn"}), "E") == {"elixirs": 2}


def test_l8_4_elixirs() -> None:
    assert [points(table(), letter) for letter in "ETM"] == [0, 0, 0]
    alone = table(cards={"E": "forest-gnome", "T": "dire-goblin"})
    assert [points(alone, letter) for letter in "ETM"] == [2, 0, 0]
    tied = table(cards={"E": "cursed-king", "T": "dire-goblin mountain-treasury"}, taken={"M": "magic-spring"})
    assert [points(tied, letter) for letter in "ETM"] == [0, 1, 1]


def test_l12_3_citadels_and_l12_2_the_book() -> None:
    state = table({"M4": "E1", "H1": "T1 E1"}, citadels=["M4", "H1", "V1"], taken={"T": "magic-book"})
    assert score_sheet(state, "E") == {"region M4": 1, "citadel M4": 1, "island M1+M2+M3+M4+M5": 1}
    assert score_sheet(state, "T") == {"token magic-book": 1}


def test_l8_5_tie_breaks() -> None:
    three = {"H1": "E1 T1 M1"}
    assert standings(table(three)) == [{"E", "T", "M"}]
    assert standings(table(three, coins={"E": 8, "M": 10})) == [{"M"}, {"T"}, {"E"}]
    assert standings(table({"H1": "E2 T2 M1.1"})) == [{"E", "T"}, {"M"}], "cities are no armies"
    level = table({"C3": "E2", "F1": "T1", "M1": "T1 E1", "M2": "T1 E1"}, boards="meadows citadel volcano fern")
    assert (points(level, "E"), points(level, "T")) == (2, 2)
    assert standings(level) == [{"E"}, {"T"}, {"M"}], "four armies against three"


def test_l8_5_regions_decide_last() -> None:
    pieces = {"F1": "E2", "M1": "T1", "M2": "M1", "M3": "T1"}
    state = table({**pieces, "M5": "M1"})
    assert [points(state, letter) for letter in "ETM"] == [2, 2, 2], (
        "E has an island and its region, T and M two regions each"
    )
    assert standings(state) == [{"T", "M"}, {"E"}]


def test_l12_2_the_book_wins_ties_also_for_lower_places_but_not_in_a_match() -> None:
    pieces = {"H1": "M2", "F1": "E1", "F2": "T1"}
    state = table(pieces, taken={"E": "magic-book"}, cards={"T": "ancient-sage"}, coins={"T": 20, "M": 10})
    assert [points(state, letter) for letter in "ETM"] == [2, 2, 2]
    assert standings(state) == [{"E"}, {"T"}, {"M"}]
    lower = table({**pieces, "M1": "M1"}, taken={"E": "magic-book"}, cards={"T": "ancient-sage"}, coins={"T": 20})
    assert standings(lower) == [{"M"}, {"E"}, {"T"}]
    state.options["variants"] = ["match"]
    assert standings(state) == [{"T"}, {"M"}, {"E"}]


# Matches


def test_l12_1_a_match_deals_again_and_ends_with_the_third_game() -> None:
    state = last_turn({}, variants="match", founder=2, totals={"M": 1})
    first = play(state, ("take", 0))
    assert (first.step, first.game, first.founder, first.seat, legal(first)) == ("deal", 2, 0, 1, set())
    scores = {letter: points(first, letter) for letter in "ETM"}
    assert first.totals == {**scores, "M": scores["M"] + 1}
    again = deal(first, deck=deck_for(3), leaders={}, faces=[], die=["M", "E", "T"])
    assert (again.step, again.seat, again.decider, again.first) == ("lay", 0, 0, None)
    assert (again.totals, again.ages, again.cards) == (first.totals, first.ages, {"E": set(), "T": set(), "M": set()})
    assert again.to_json()["regions"] == {}
    third = play(last_turn({}, variants="match", game=3, founder=2, totals={"T": 50}), ("take", 0))
    assert (third.step, third.game, third.founder, third.winners) == ("over", 3, 2, ["T"])
    assert third.totals["T"] == 50 + scores["T"]


# Whole games


def random_deal(state: OracleState, dice: random.Random) -> OracleState:
    faces = FACES if state.uses("explore") else []
    if state.uses("swamp"):
        faces = dice.sample([*FACES, "poison-swamp"], 6)
    leaders = dice.sample(LEADERS, len(state.identities)) if state.uses("leaders") else []
    cards = deck_for(len(state.identities))
    return deal(
        state,
        deck=dice.sample(cards, len(cards)),
        leaders=dict(zip(state.identities, leaders, strict=False)),
        faces=faces,
        die=dice.sample(state.identities, len(state.identities)),
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_and_keep_every_piece(players: int) -> None:
    """Also: reading the JSON back changes nothing, and playing leaves the position before alone."""
    dice = random.Random(players)
    for game in range(4):
        variants = [[], VARIANTS][game] if game < 2 else [one for one in VARIANTS if dice.random() < 0.5]
        if "explore" not in variants:
            variants = [one for one in variants if one != "swamp"]
        printing = dice.choice(["2018", "first-printing"])
        blank = table(players=players, variants=" ".join(variants), printing=printing, boards="", step="deal")
        state = blank
        steps: set[str] = set()
        while state.step != "over":
            before = state.to_json()
            assert OracleState.from_json(before).to_json() == before
            steps.add(state.step)
            if state.step == "deal":
                following = random_deal(state, dice)
            else:
                following = play(state, dice.choice(sorted(legal(state), key=repr)))
            assert state.to_json() == before
            state = following
            assert_whole(state)
        owned = {letter: len(cards) for letter, cards in state.cards.items()}
        for letter, count in owned.items():
            assert count - {2: 11, 3: 10, 4: 8}[players] in (
                (0, 1) if state.leader_of(letter) == "fairy-queen" else (0,)
            )
        assert set().union(*standings(state)) == set(state.identities)
        assert {"lay", "shared", "bid", "first", "take", "half", "place", "move", "city"} <= steps


def assert_whole(state: OracleState) -> None:
    for letter in state.identities:
        assert 0 <= state.army_supply(letter) <= 18
        assert 0 <= state.city_supply(letter) <= 3
        assert state.coins[letter] >= 0
    cards = [card for owned in state.cards.values() for card in owned]
    cards += [card for card in state.row if card is not None]
    assert sorted(cards + state.deck) == sorted(deck_for(len(state.identities)))
