"""The SVG drawings are self-contained, can share a page, and show everything on the board."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.eko.drawn_positions import MIXES, SMALL_BOARD, TILE_VARIANTS, played, small_position, walk
from tests.games.svg import NAMESPACE, assert_stands_alone, ids, parsed, prefix_of
from tetrarch.core.drawing.svg import number
from tetrarch.eko.drawing.marks import MARKS, lit_spaces
from tetrarch.eko.drawing.svg import draw_board_svg, draw_svg
from tetrarch.eko.drawing.text import describe_text
from tetrarch.eko.position.position import CEILINGS, Position
from tetrarch.eko.rules import layout
from tetrarch.eko.words import say
from tetrarch.eko.words.notation import format_decision, kind_of, make_decision


def uses(svg: str) -> Counter[str]:
    """The number of uses of each drawing on the board, by its name without the prefix; definitions do not count."""
    drawn = svg[svg.rindex("</defs>") :]
    return Counter(re.findall(rf'href="#{prefix_of(svg)}([^"]+)"', drawn))


def texts(svg: str) -> Counter[str]:
    return Counter(element.text or "" for element in parsed(svg).iter(f"{NAMESPACE}text"))


def legal(position: Position) -> list[int]:
    return [int(decision) for decision in position.legal_ids()]


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
@pytest.mark.parametrize(("players", "variants", "layout_name"), MIXES)
def test_a_drawing_stands_alone(players: int, variants: tuple[str, ...], layout_name: str, theme: str) -> None:
    position = played(players, variants, layout_name)
    for svg in (draw_svg(position, marks=legal(position), theme=theme), draw_board_svg(position.board, theme=theme)):
        assert_stands_alone(svg)


def test_drawings_of_boards_and_without_names_share_no_names_with_others() -> None:
    position = played(2, moves=40)
    drawings = [draw_svg(position), draw_svg(position, names=False), draw_board_svg(position.board)]
    names = [name for svg in drawings for name in ids(svg)]
    assert len(names) == len(set(names))
    assert draw_board_svg(position.board) == draw_board_svg(position.board)


@pytest.mark.parametrize(("players", "variants", "layout_name"), MIXES)
def test_every_piece_is_drawn(players: int, variants: tuple[str, ...], layout_name: str) -> None:
    position = played(players, variants, layout_name)
    letters = position.identities
    expected: Counter[str] = Counter()
    chips: Counter[str] = Counter()
    for stack in position.stacks().values():
        letter = letters[stack.seat]
        expected[f"{letter}-{'emperor' if stack.emperor else 'top'}"] += 1
        expected[f"{letter}-disc"] += stack.height - 1
        chips[f"{letter}{stack.height}" if stack.height > 1 else letter] += 1
    for building in position.buildings().values():
        expected[f"{letters[building.seat]}{building.worth}"] += 1
        chips[letters[building.seat]] += 1
    svg = draw_svg(position)
    drawn = uses(svg)
    pieces = {name: count for name, count in drawn.items() if re.fullmatch(r"[ETMS](-disc|-top|-emperor|[123])", name)}
    assert pieces == {name: count for name, count in expected.items() if count}
    shown = texts(svg)
    assert all(shown[chip] == count for chip, count in chips.items())


@pytest.mark.parametrize(("players", "variants", "layout_name"), MIXES)
def test_every_space_and_place_is_drawn(players: int, variants: tuple[str, ...], layout_name: str) -> None:
    board = played(players, variants, layout_name).board
    svg = draw_board_svg(board)
    drawn, shown = uses(svg), texts(svg)
    kinds = Counter(place.kind for place in board.hexes)
    assert drawn["dish"] == kinds["."]
    assert sum(count for name, count in drawn.items() if re.fullmatch(r"r\d", name)) == kinds["r"]
    assert sum(count for name, count in drawn.items() if re.fullmatch(r"x\d", name)) == kinds["x"]
    assert sum(count for name, count in drawn.items() if re.fullmatch(r"m\d", name)) == kinds["m"]
    assert (drawn["c"], drawn["t"], drawn["K"], drawn["portal"]) == (kinds["c"], kinds["t"], kinds["K"], kinds["p"])
    for kind in "sow":
        assert (drawn[kind], drawn[f"{kind}-sign"]) == (kinds[kind], kinds[kind])
    assert (drawn["pyramid"], drawn["beacon"]) == (len(board.pyramids), len(board.beacons))
    assert all(shown[place.name] == 1 for place in board.hexes)
    for zone, spaces in enumerate(board.zones, 1):
        assert shown[f"~{zone}"] == len(spaces)
    pips = svg.count("l3.1 3.1-3.1 3.1-3.1-3.1Z")
    assert pips == sum(CEILINGS[site.kind] for site in board.sites)


def test_names_can_be_left_out() -> None:
    position = played(2)
    shown = texts(draw_svg(position, names=False))
    assert not any(place.name in shown for place in position.board.hexes)


def test_a_landmark_stands_on_the_corner_that_its_spaces_share() -> None:
    svg = draw_board_svg(SMALL_BOARD)
    found = re.search(r'href="#[^"]+-pyramid" x="([-\d.]+)" y="([-\d.]+)"', svg)
    assert found
    q, r = -1, 2  # its uppermost two spaces are (-1, 2) and (0, 2); the corner is below them, between
    x, y = 40 * 3**0.5 * (q + 0.5 + r / 2), 40 * 1.5 * r * 0.86 + 40 * 0.5 * 0.86
    assert (found[1], found[2]) == (number(x), number(y))


def test_the_nearer_pieces_hide_the_farther_ones() -> None:
    svg = draw_svg(played(4))
    stack, building = (
        r'<g transform="translate\([-\d.]+ ([-\d.]+)\)"><ellipse',
        r'-[ETMS][123]" x="[-\d.]+" y="([-\d.]+)"',
    )
    found = [(match[1] is None, float(match[1] or match[2])) for match in re.finditer(f"{stack}|{building}", svg)]
    rows = [round(y / (60 * 0.86)) for _, y in found]
    assert {is_building for is_building, _ in found} == {True, False}
    assert rows == sorted(rows)


def test_the_drawing_has_a_text_alternative() -> None:
    position = small_position()
    svg = draw_svg(position)
    root = parsed(svg)
    assert root.get("role") == "img"
    title, description = root.find(f"{NAMESPACE}title"), root.find(f"{NAMESPACE}desc")
    assert title is not None
    assert description is not None
    assert title.text == "Ekö, round 4, turn 7: Ember must reinforce: place discs of its reserve"
    assert description.text == describe_text(position)
    assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"


def test_the_title_of_a_space_describes_it() -> None:
    titles = [element.text for element in parsed(draw_svg(small_position())).iter(f"{NAMESPACE}title")]
    assert "b2: Ember, 3 discs with the Emperor" in titles
    assert "c2: Tide, tower on a capital" in titles
    assert "b3: portal, mouth c3" in titles


def test_the_legend_has_every_seat() -> None:
    position = small_position()
    position.state[layout.EMPEROR] = layout.IN_RESERVE
    shown = texts(draw_svg(position))
    for text in ("Ember E", "Tide T", "seat 0 · on turn", "seat 1", "round 4, turn 7", "7!", "/12"):
        assert shown[text], text
    assert shown["Pyramid (e1 e2 f1): Tide"] == 1
    titles = [element.text or "" for element in parsed(draw_svg(position)).iter(f"{NAMESPACE}title")]
    assert any(title.startswith("Ember: 4 of 12 points; no capital; 6 soldiers and the Emperor") for title in titles)


def test_captives_are_in_the_legend_of_their_captor() -> None:
    position = small_position()
    assert uses(draw_svg(position))["badge-T"] == 2
    position.state[layout.EMPEROR + 1] = layout.IN_RESERVE
    assert uses(draw_svg(position))["badge-T"] == 1


def mark_of(notation: str) -> str:
    """The expected mark for a decision in notation."""
    for word, kind in (("keep", ""), ("swap", "swap"), ("@", "reinforce"), ("sand", "attack"), ("moon", "reinforce")):
        if notation.startswith(word):
            return kind
    found = re.match(r"[a-z]+\d+([-+x*^~])([a-z]?)", notation)
    if not found:
        return ""
    if found[1] == "+":
        return "regroup" if found[2] else "reinforce"
    return {"-": "move", "x": "attack", "*": "kamikaze", "^": "construct", "~": "scatter"}[found[1]]


def target_name(notation: str) -> str:
    found = re.match(r"(?:swap |sand |moon |@)?([a-z]+\d+)(?:[-+x*^]([a-z]+\d+))?", notation)
    assert found
    return found[2] or found[1]


def test_each_kind_of_decision_has_its_own_mark() -> None:
    seen = set()
    for seed, variants in ((1, TILE_VARIANTS), (2, ()), (3, ("draft",)), (5, ("sand", "moon", "labyrinth"))):
        for position in walk(2, variants, seed, 260):
            for decision in legal(position)[:: 1 + len(position.legal_ids()) // 40]:
                notation = format_decision(position, decision)
                lit = lit_spaces(position, [decision])
                expected = mark_of(notation)
                assert {kind for kinds in lit.kinds.values() for kind in kinds} == ({expected} - {""}), notation
                if expected:
                    assert set(lit.kinds) == {target_name(notation)}
                if expected not in seen:
                    seen.add(expected)
                    shown = texts(draw_svg(position, marks=[decision]))
                    assert not expected or shown[say("en", f"mark-{expected}")] == 1
                    assert sum(shown[say("en", f"mark-{kind}")] for kind in MARKS) == bool(expected)
    assert seen == {"", *MARKS}


def test_marks_show_the_numbers_that_matter() -> None:
    position = small_position()
    space, site = position.board.space_index, position.board.site_index
    regroup = make_decision(layout.MOVE, space["b2"], space["c1"])
    kamikaze = make_decision(layout.MOVE, space["c1"], space["d3"])
    over_enemy = make_decision(layout.CONSTRUCT, space["b2"], site["c2"], count=2)
    placing = [make_decision(layout.REINFORCE, space["c1"], count=count) for count in (1, 2, 3)]
    lit = lit_spaces(position, [regroup, kamikaze, over_enemy, *placing])
    assert lit.starts == {"b2", "c1"}
    assert lit.kinds == {
        "c1": {"regroup": {4}, "reinforce": {1, 2, 3}},
        "d3": {"kamikaze": set()},
        "c2": {"construct": {3}},
    }
    shown = texts(draw_svg(position, marks=[regroup, kamikaze, over_enemy, *placing]))
    assert shown["3"] == 2 + texts(draw_svg(position))["3"]  # the cost of the tower, and the most discs to place


def test_decisions_without_a_space_light_nothing() -> None:
    position = small_position()
    plain = [make_decision(kind) for kind in (layout.KEEP, layout.PASS, layout.MARCH, layout.REST, layout.FINISH)]
    assert lit_spaces(position, [*plain, make_decision(layout.GIVE, 1)]).kinds == {}
    assert {kind_of(decision) for decision in plain} == {0, 7, 8, 9, 13}


@pytest.mark.parametrize(
    "decision",
    [
        -1,
        15,
        make_decision(layout.MOVE, 0, 126),
        make_decision(layout.SAND, 100),
        make_decision(layout.CONSTRUCT, 0, len(SMALL_BOARD.sites), count=1),
    ],
)
def test_an_invalid_decision_number_is_rejected(decision: int) -> None:
    with pytest.raises(ValueError, match=f"{decision} is the number of no decision on this board"):
        draw_svg(small_position(), marks=[decision])


def test_a_drawing_is_not_too_large_for_a_notebook() -> None:
    position = played(4, TILE_VARIANTS)
    assert len(draw_svg(position, marks=legal(position), theme="auto").encode()) < 250_000
    assert len(draw_svg(played(4, moves=0)).encode()) < 200_000
