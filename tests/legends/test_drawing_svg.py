"""The SVG drawings stand alone, can share a page, and show all that is on the map, in the row and with the seats."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from math import dist

import numpy as np
import pytest

from tests.games.svg import NAMESPACE, assert_stands_alone, elements, ids, parsed, prefix_of, texts, titles, uses
from tests.legends.drawn_positions import ALL, MIXES, played, small_position, walk
from tests.legends.svg_reading import legal, map_of
from tests.legends.tables import table
from tetrarch.core.drawing.svg import IDENTITY_NAMES, number
from tetrarch.core.text.messages import LANGUAGES
from tetrarch.legends.components.boards import EDGES, Side
from tetrarch.legends.components.cards import Card
from tetrarch.legends.components.components import Components, default_components
from tetrarch.legends.definition import new_game
from tetrarch.legends.drawing.cards import ability_signs
from tetrarch.legends.drawing.islands import GRID, HEIGHT, WIDTH, outline_of, shape_of
from tetrarch.legends.drawing.map import JOINS
from tetrarch.legends.drawing.pieces import arrange
from tetrarch.legends.drawing.svg import KEY, LEGEND, draw_svg
from tetrarch.legends.drawing.text import describe_text
from tetrarch.legends.rules import layout
from tetrarch.legends.words import say
from tetrarch.legends.words.score import points_by_source

# --------------------------------------------------------------------------------------------------------- the picture


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
@pytest.mark.parametrize(("players", "variants"), MIXES)
def test_a_drawing_stands_alone(players: int, variants: tuple[str, ...], theme: str) -> None:
    position = played(players, variants)
    assert_stands_alone(draw_svg(position, marks=legal(position), theme=theme))


@pytest.mark.parametrize("players", [2, 3])
def test_every_moment_of_a_game_can_be_drawn(players: int) -> None:
    steps = set()
    for count, position in enumerate(walk(players, ALL, 11, 330)):
        if position.step not in steps or count % 29 == 0:
            steps.add(position.step)
            for seen in (position, position.view(0)):
                parsed(draw_svg(seen, marks=legal(position)))
    assert {"lay", "start", "explore", "shared", "bid", "first", "take", "place", "move"} <= steps


def test_a_drawing_without_names_shares_no_names_with_others() -> None:
    names = [name for svg in (draw_svg(played(2)), draw_svg(played(2), names=False)) for name in ids(svg)]
    assert len(names) == len(set(names))


def test_the_drawing_has_a_text_alternative() -> None:
    position = small_position()
    root = parsed(draw_svg(position))
    assert root.get("role") == "img"
    title, description = root.find(f"{NAMESPACE}title"), root.find(f"{NAMESPACE}desc")
    assert title is not None
    assert description is not None
    assert title.text == "Legends, card 2 of 8: Tide may move, 3 left (Cursed Gargoyles)"
    assert description.text == describe_text(position)
    assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"


def test_a_drawing_is_not_too_large_for_a_notebook() -> None:
    for seed in range(5):
        position = played(4, ALL, seed)
        assert len(draw_svg(position, marks=legal(position), theme="auto").encode()) < 300_000
    assert len(draw_svg(played(2, moves=0)).encode()) < 200_000


# ------------------------------------------------------------------------------------------------------------- the map


@pytest.mark.parametrize("side", default_components().sides, ids=lambda side: side.name)
@pytest.mark.parametrize("is_own", [False, True])
def test_regions_touch_exactly_where_they_have_a_land_border(side: Side, is_own: bool) -> None:
    side = replace(side, name="own-map") if is_own else side
    loops = {region: np.array(loop) for region, loop in outline_of(side).regions.items()}
    land = {frozenset(pair) for pair in side.land}
    for one in side.regions:
        for two in side.regions:
            if one < two:
                gaps = loops[one][:, None, :] - loops[two][None, :, :]
                gap = np.hypot(gaps[..., 0], gaps[..., 1]).min()
                assert (gap < 4) == (frozenset((one, two)) in land), (one, two, gap)


@pytest.mark.parametrize("side", default_components().sides, ids=lambda side: side.name)
@pytest.mark.parametrize("turn", range(4))
def test_every_region_holds_its_own_spot_however_the_board_is_turned(side: Side, turn: int) -> None:
    for drawn in (side, replace(side, name="own-map")):
        shape = shape_of(drawn, turn)
        rows, columns = shape.labels.shape
        wide, high = (WIDTH, HEIGHT) if turn % 2 == 0 else (HEIGHT, WIDTH)
        assert (rows, columns) == (high // GRID + 1, wide // GRID + 1)
        for place, region in enumerate(drawn.regions):
            x, y = shape.outline.spots[region]
            assert shape.labels[round(y / GRID) + rows // 2, round(x / GRID) + columns // 2] == place


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("variants", [(), ("rectangle",)])
def test_the_boards_lie_as_they_were_laid(variants: tuple[str, ...], seed: int) -> None:
    """Frames touch where routes join, none overlaps another, and a route leaves from the region that it should."""
    position = played(3, variants, seed, 0)
    ground, state = map_of(position), position.state
    for slot, frame in enumerate(ground.frames):
        side = position.components.sides[state[layout.SLOT_SIDE + slot]]
        turn = int(state[layout.SLOT_TURN + slot])
        wide, high = frame[2] - frame[0], frame[3] - frame[1]
        assert (wide, high) == ((WIDTH, HEIGHT) if turn % 2 == 0 else (HEIGHT, WIDTH))
        for region in side.regions:
            x, y = ground.regions[region].spot
            assert frame[0] < x < frame[2]
            assert frame[1] < y < frame[3]
        for other in ground.frames[slot + 1 :]:
            assert min(frame[2], other[2]) <= max(frame[0], other[0]) or min(frame[3], other[3]) <= max(
                frame[1], other[1]
            )
    names = position.components.regions
    joined = set()
    for slot, edge, beyond in JOINS["rectangle" in variants]:
        one, two = (
            position.components.sides[state[layout.SLOT_SIDE + at]].exits[
                EDGES[(side - int(state[layout.SLOT_TURN + at])) % 4]
            ]
            for at, side in ((slot, edge), (beyond, (edge + 2) % 4))
        )
        joined.add(frozenset((one, two)))
        way = ground.way(one, two)
        assert way is not None
        left, top, right, bottom = ground.frames[slot]
        edges = (
            ((left + right) / 2, top),
            (right, (top + bottom) / 2),
            ((left + right) / 2, bottom),
            (left, (top + bottom) / 2),
        )
        assert way.middles == (edges[edge],)
    inside = {frozenset(pair) for side in position.components.sides for pair in side.sea}
    for region in position.regions():
        sea = {
            frozenset((names[region], names[at]))
            for at in range(len(names))
            if int(state[layout.SEA + region]) >> at & 1
        }
        assert sea <= joined | inside


def test_a_way_back_goes_the_other_way() -> None:
    ground = map_of(small_position())
    there, back = ground.way("M1", "I3"), ground.way("I3", "M1")
    assert there is not None
    assert back is not None
    assert there.middles == back.middles
    assert (there.ahead[0], there.ahead[1]) == (-back.ahead[0], -back.ahead[1])
    assert ground.way("M1", "C3") is None


@pytest.mark.parametrize(("players", "variants"), MIXES)
def test_every_region_route_and_bridge_is_drawn(players: int, variants: tuple[str, ...]) -> None:
    position = played(players, variants)
    svg = draw_svg(position)
    shown = texts(svg)
    names = position.components.regions
    for region in position.regions():
        assert shown[names[region]] == 1
        assert f'id="{prefix_of(svg)}r-{names[region]}"' in svg
    bridges = sum(len(position.components.sides[position.state[layout.SLOT_SIDE + slot]].bridge) for slot in range(4))
    assert svg.count('stroke="#c79a5e"') == bridges


def test_names_can_be_left_out() -> None:
    position = small_position()
    shown = texts(draw_svg(position, names=False))
    assert not any(shown[position.components.regions[region]] for region in position.regions())


def test_a_map_that_is_laid_in_part_shows_where_boards_will_lie() -> None:
    for laid, position in enumerate(walk(2, (), 3, 5)):
        svg = draw_svg(position)
        assert svg.count('stroke-dasharray="6 6"') == 4 - min(laid, 4)
        assert all(texts(svg)[position.components.regions[region]] == 1 for region in position.regions())


def test_nothing_with_words_is_turned() -> None:
    for seed in range(3):
        position = played(4, ALL, seed)
        for element, transforms in elements(draw_svg(position, marks=legal(position))):
            if element.tag == f"{NAMESPACE}text" or re.search(r"-(army|city|start|coins)$", element.get("href") or ""):
                assert "rotate" not in transforms


def test_maps_of_ones_own_are_drawn_as_blobs() -> None:
    known = default_components()
    sides = tuple(replace(side, name=f"own-{side.name}") for side in known.sides)
    position = new_game(3, seed=4, components=Components(known.cards, sides)).position
    svg = draw_svg(position)
    shown = texts(svg)
    assert all(shown[position.components.regions[region]] == 1 for region in position.regions())
    assert len(svg.encode()) < 300_000


# ---------------------------------------------------------------------------------------------------------- the pieces


@pytest.mark.parametrize(("players", "variants"), MIXES)
def test_every_army_city_and_token_is_drawn(players: int, variants: tuple[str, ...]) -> None:
    position = played(players, variants)
    state = position.state
    expected: Counter[str] = Counter()
    chips: Counter[str] = Counter()
    for region in position.regions():
        for letter, garrison in position.garrisons(region).items():
            if garrison.armies:
                expected[f"{letter}-army"] += 1
                expected[f"{letter}-back"] += min(garrison.armies, 4) - 1
                chips[f"{garrison.armies}{letter}" if garrison.armies > 1 else letter] += 1
            if garrison.cities:
                expected[f"{letter}-city"] += 1
                chips[f"{garrison.cities}{letter}" if garrison.cities > 1 else letter] += 1
        for place, name in (
            (layout.CITADEL_REGIONS, "token-citadel"),
            (layout.PORTAL_REGIONS, "token-portal"),
            (layout.MERCHANT_REGIONS, "coins"),
        ):
            expected[name] += int(state[place]) >> region & 1
        expected["token-rogues"] += int(state[layout.ROGUES_REGION]) == region
        is_dragon = int(state[layout.DRAGON_REGION]) == region and int(state[layout.DRAGON_OWNER]) < 0
        expected["token-dragon"] += is_dragon
    expected["token"] = sum(token.region is not None for token in position.explore_tokens())
    expected["start"] = 1
    svg = draw_svg(position)
    drawn = uses(svg)
    pattern = r"[ETMSN]-(army|back|city)|token(-\w+)?|start|coins"
    pieces = {name: count for name, count in drawn.items() if re.fullmatch(pattern, name)}
    assert pieces == {name: count for name, count in expected.items() if count}
    shown = texts(svg)
    assert all(shown[chip] == count for chip, count in chips.items())


@pytest.mark.parametrize("seed", range(4))
def test_pieces_stand_in_their_own_region(seed: int) -> None:
    position = played(4, ALL, seed, 120)
    ground = map_of(position)
    for region in ground.regions.values():
        for count in (1, 2, 4, 6):
            found = arrange(region, ((30.0, 31.0),) * count, (40.0, 15.0))
            places = [(x, y - 15 * found.scale) for x, y in found.places]
            outside = [place for place in places if not region.holds(*place)]
            assert len(outside) <= count // 3
            apart = [dist(one, two) for at, one in enumerate(places) for two in places[at + 1 :]]
            assert all(gap > 29 * found.scale for gap in apart)


@pytest.mark.parametrize(("players", "variants"), MIXES)
def test_controlled_regions_wear_colour_pattern_and_badge(players: int, variants: tuple[str, ...]) -> None:
    position = played(players, variants)
    svg = draw_svg(position)
    controllers = Counter(filter(None, (position.controller(region) for region in position.regions())))
    for letter in position.identities:
        regions = rf'href="#{prefix_of(svg)}r-\w+" fill="url\(#{prefix_of(svg)}pat-{letter}\)"'
        assert len(re.findall(regions, svg)) == controllers[letter]
        assert uses(svg)[f"badge-{letter}"] == controllers[letter] + 1, "on the map, and at the seat"
    assert uses(svg)["badge-N"] == controllers["N"]


def test_the_nearer_pieces_hide_the_farther_ones() -> None:
    svg = draw_svg(played(4, moves=120))
    piece = rf'<use href="#{prefix_of(svg)}[ETMSN]-(?:back|army|city)'
    pattern = rf"translate\([-\d.]+ ([-\d.]+)\)[^>]*>(?:<ellipse[^>]*/>)?{piece}"
    heights = [float(found) for found in re.findall(pattern, svg)]
    assert len(heights) > 5
    assert heights == sorted(heights)


def test_face_down_tokens_are_question_marks_for_players_who_have_not_looked() -> None:
    position = next(
        position
        for position in walk(3, ("explore", "swamp"), 2, quick_setup=True)
        if any(1 in token.seen and token.region is not None for token in position.explore_tokens())
    )
    hidden = [token for token in position.explore_tokens() if token.region is not None and 1 not in token.seen]
    assert hidden
    for seen, count in ((position.view(1), len(hidden)), (position, 0)):
        svg = draw_svg(seen)
        questions = [
            element for element, _ in elements(svg) if element.text == "?" and element.get("font-size") == "14"
        ]
        assert len(questions) == count
    names = {f"i-{token.face}" for token in hidden}
    assert not names & set(uses(draw_svg(position.view(1))))


def test_letters_on_a_face_down_token_name_the_players_who_have_looked() -> None:
    position = table("H1:E1", players=3, variants="explore swamp", tokens="H1:stable", seen={"stable": "ET"})
    for view, letters in ((position, "?ET"), (position.view(0), "?ET"), (position.view(2), "ET")):
        texts = [element.text for element, _ in elements(draw_svg(view)) if element.get("font-size") == "8"]
        assert texts.count(letters) == 1
        assert any("seen by Ember and Tide" in title for title in titles(draw_svg(view)))
    nobody = table("H1:E1", players=3, variants="explore", tokens="H1:stable")
    assert not [element for element, _ in elements(draw_svg(nobody)) if element.get("font-size") == "8"]


def test_during_bids_the_legend_shows_the_order_of_age() -> None:
    position = new_game(3, seed=1, ages=[2, 0, 1]).position
    position.play(next(iter(position.legal_decisions())))
    words = " ".join(element.text or "" for element, _ in elements(draw_svg(position)) if element.get("x") == "14")
    names = ", ".join(IDENTITY_NAMES[position.identities[seat]] for seat in (2, 0, 1))
    assert f"Tied bids: the youngest wins; the age order is {names} (L3.2)" in words


def test_the_title_of_a_region_describes_it() -> None:
    found = titles(draw_svg(small_position()))
    assert "M5: Ember 2 armies; controlled by Ember; citadel" in found
    assert "C3: empty; portal" in found
    assert any(title.startswith("T2: Tide 1 army, Ember 1 army, Moon 4 armies and 2 cities") for title in found)


# --------------------------------------------------------------------------------------------------- cards and seats


@pytest.mark.parametrize("variants", [(), ("seven-cards",)])
def test_the_row_shows_title_price_ability_and_action(variants: tuple[str, ...]) -> None:
    position = next(p for p in walk(3, variants, 4, quick_setup=True) if p.step == "take")
    svg = draw_svg(position)
    shown = texts(svg)
    for place in position.row():
        assert place
        assert shown[place.card.title]
        assert any(title.startswith(f"{place.card.title}, {place.price} coin") for title in titles(svg))
        icons = {"place": "cube", "move": "boot"}
        for part in place.card.parts:
            assert uses(svg)[f"i-{icons.get(part.kind, part.kind)}"]
        for icon, _ in ability_signs(place.card):
            assert uses(svg)[f"i-{icon}"]
    prices = [str(place.price) for place in position.row() if place]
    coins = [
        element.text
        for element, _ in elements(svg)
        if element.get("font-size") == "15" and (element.text or "x") in "0123"
    ]
    assert coins == prices


def test_every_card_has_signs_for_what_it_brings() -> None:
    for card in default_components().cards:
        assert ability_signs(card), card.id


@pytest.mark.parametrize(
    ("language", "each", "whole"),
    [
        ("en", "1 per Forest", "4 for 3 Noble"),
        ("fr", "1 / Forêt", "4\u00a0: 3× Noblesse"),
        ("nl", "1 / Woud", "4 : 3× Edele"),
        ("pl", "1 / Las", "4 : 3× Szlachetni"),
    ],
)
def test_l6_6_families_on_cards_are_short_words_of_the_language(language: str, each: str, whole: str) -> None:
    known = default_components()
    cards = {card.id: card for card in known.cards}
    assert ability_signs(cards["lake"], known, language) == [("laurel", each)]
    assert ability_signs(cards["noble-hills"], known, language) == [("laurel", whole)]
    seen: set[Card] = set()
    for position in (position for position in walk(4, (), 4, quick_setup=True) if position.step == "take"):
        cards_shown = {place.card for place in position.row() if place}
        counting = {card for card in cards_shown - seen if card.vp_per_family or card.set_family}
        for card in counting:
            [(_, words)] = ability_signs(card, known, language)
            assert texts(draw_svg(position, language=language))[words], card.id
        seen |= counting
    assert len(seen) > 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_legends_key_keep_to_their_columns(language: str) -> None:
    for words in KEY:
        ends = [*(x for x, _, _ in words[1:]), LEGEND - 14]
        for (x, _, name), end in zip(words, ends, strict=True):
            assert x + 19 + 6.5 * len(say(language, f"legend-{name}")) <= end, name


def test_the_card_in_hand_leaves_its_place_open() -> None:
    shown = texts(draw_svg(small_position()))
    assert shown["taken by Tide"] == 1
    assert shown["Cursed Gargoyles"] == 1


def test_cards_that_are_too_dear_are_pale() -> None:
    position = next(p for p in walk(3, (), 4, quick_setup=True) if p.step == "take").copy()
    for coins, pale in ((3, 0), (2, 1), (1, 3), (0, 5)):
        position.state[layout.COINS + position.seat] = coins
        assert draw_svg(position).count('<g opacity=".55">') == pale


def test_the_legend_has_every_seat() -> None:
    svg = draw_svg(small_position())
    shown = texts(svg)
    for text in ("Ember E", "Tide T", "Moon M", "Star S", "seat 0 · on turn", "seat 1", "card 2 of 8 · deck 21", "2/8"):
        assert shown[text], text
    assert shown["regions 1 · citadels 1"] == 1
    assert shown["White Knight · Cottage"] == 1
    assert any(
        title.startswith("Ember: 2 points if the game ended now (regions 1, citadels 1)") for title in titles(svg)
    )


@pytest.mark.parametrize(("players", "variants"), MIXES)
def test_the_legend_shows_the_points_by_source(players: int, variants: tuple[str, ...]) -> None:
    position = played(players, variants)
    shown = " ".join(texts(draw_svg(position)))
    for seat in range(players):
        for source, points in points_by_source(position, seat).items():
            assert f"{source} {points}" in shown


def test_words_from_card_files_cannot_break_the_drawing() -> None:
    known = default_components()
    cards = tuple(replace(card, title=f'<b>&"{card.id}', family="<&>") for card in known.cards)
    position = new_game(2, seed=1, components=Components(cards, known.sides)).position
    parsed(draw_svg(position, marks=legal(position)))


def test_numbers_are_written_short() -> None:
    assert [number(value) for value in (1.0, -0.04, 2.25, -3.0)] == ["1", "0", "2.2", "-3"]
