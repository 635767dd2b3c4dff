"""E1 components and E2 set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from tests.eko.plain_board import PLAIN, PORTALS, faults_of
from tests.eko.tables import (
    EMBER,
    TIDE,
    buildings,
    discs,
    faulty,
    legal,
    legal_from,
    play,
    refused_by,
    table,
    unreadable,
)
from tetrarch.core.errors import SetupError
from tetrarch.core.randomness import Generator
from tetrarch.eko import Board, Deal, Options, PlacedTile, Position, TileSet, new_game, random_board, random_deal
from tetrarch.eko.components.tile_set import Layout, Tile, neighbours_of
from tetrarch.eko.components.tiles import default_tile_set
from tetrarch.eko.position.deal import parse_discs, start_position

COUNTS = (2, 3, 4)


def rules_of(error: SetupError) -> set[str]:
    return {fault.rule for fault in error.faults}


def emperor_space(position: Position, seat: int) -> str:
    (home,) = (space for space, stack in position.stacks().items() if stack.seat == seat and stack.emperor)
    return position.board.spaces[home].name


def soldier_spaces(position: Position, seat: int) -> list[str]:
    spaces = position.board.spaces
    return [
        spaces[space].name for space, stack in position.stacks().items() if stack.seat == seat and not stack.emperor
    ]


def dealt(players: int, *, first: int = 0, seed: int = 1) -> Position:
    """A dealt game with seats in the order Ember, Tide, Moon, Star."""
    board = random_board(Generator(seed, "board"), players)
    drawn = random_deal(Generator(seed, "deal"), board, Options(players))
    seats = dict(zip(drawn.identities, "ETMS", strict=False))
    deal = Deal(board, "ETMS"[:players], first, "".join(seats.get(sign, sign) for sign in drawn.discs))
    return start_position(deal, Options(players))


# E1 Components


@pytest.mark.parametrize("players", COUNTS)
def test_e1_1_each_player_has_fifteen_soldiers_and_an_emperor(players: int) -> None:
    position = new_game(players, seed=1).position
    for seat in range(players):
        stacks = [stack for stack in position.stacks().values() if stack.seat == seat]
        assert sum(stack.height for stack in stacks) == 16
        assert sum(stack.emperor for stack in stacks) == 1


@pytest.mark.parametrize("players", [1, 5])
def test_e1_1_two_to_four_play(players: int) -> None:
    with pytest.raises(SetupError) as caught:
        new_game(players, seed=1)
    assert "E1.1" in rules_of(caught.value)


def test_e1_1_no_disc_comes_from_nowhere() -> None:
    four_by_four = "a1:E4! a2:E4 a3:E4 a4:E4 a5:T1!"
    assert table(". . . . .", four_by_four).box(EMBER) == 0
    assert faulty(". . . . . .", f"{four_by_four} a6:E1") == {"E1.1"}
    assert faulty(". . .", "a1:E1! a2:E1! a3:T1!") == {"E1.1"}
    assert faulty(". . .", "a1:E1! a2:T1") == {"E1.1"}


def test_e1_2_each_player_owns_five_encampments_three_towers_and_a_castle() -> None:
    position = new_game(3, seed=1).position
    assert [position.supply(seat) for seat in range(3)] == [(5, 3, 1)] * 3
    street = " m m m m m m\n. . . . . . ."
    assert faulty(street, "b1:E1! b7:T1!", buildings="a1:E3 a2:E3") == {"E1.2"}
    assert faulty(street, "b1:E1! b7:T1!", buildings="a1:E2 a2:E2 a3:E2 a4:E2") == {"E1.2"}
    assert faulty(street, "b1:E1! b7:T1!", buildings="a1:E1 a2:E1 a3:E1 a4:E1 a5:E1 a6:E1") == {"E1.2"}


@pytest.mark.parametrize(("building", "value"), [("E1", 1), ("E2", 2), ("E3", 3)])
def test_e1_2_a_building_is_worth_its_value(building: str, value: int) -> None:
    position = table(" m\n. .", "b1:E1! b2:T1!", buildings=f"a1:{building}")
    assert (position.points(EMBER), position.points(TIDE)) == (value, 0)
    expected = [5, 3, 1]
    expected[value - 1] -= 1
    assert position.supply(EMBER) == tuple(expected)


def test_e1_3_a_large_tile_is_a_centre_and_its_ring() -> None:
    for placed in random_board(Generator(1, "board"), 4).tiles:
        tile = default_tile_set().tile_named[placed.tile]
        cells = [cell for cell, _ in placed.cells(tile)]
        assert len(tile.spaces) == 7
        assert cells[0] == (placed.q, placed.r)
        assert set(cells[1:]) == set(neighbours_of(cells[0]))


def test_e1_3_a_tile_may_not_lie_over_another() -> None:
    over = (PlacedTile("A", 0, 1, 0), *PLAIN[1:])
    assert any(fault.endswith("(E1.3)") for fault in faults_of(lambda: Board.build(2, over)))


@pytest.mark.parametrize("kind", "rcmKx")
def test_e1_4_discs_stand_on_movement_spaces_alone(kind: str) -> None:
    drawing = f". {kind} ."
    position = table(drawing, "a1:E2! a3:T1!")
    assert {text for text in legal(position) if "a2" in text and "^" not in text} == set()
    assert "a2" in unreadable(position, "a1-a2")
    assert faulty(drawing, "a1:E1! a2:E1 a3:T1!") == {"E1.4"}


def test_e1_4_the_construction_kinds_bear_buildings_and_no_other_does() -> None:
    around = table(" r c\nm . K\n x .", "b2:E1! c2:T1!")
    assert {text for text in legal_from(around, "b2") if "^" in text} == {"^a1E!", "^a2E!", "^b1E!", "^b3E!"}
    assert "E1.4" in unreadable(around, "b2^c2E")
    assert "c1" in unreadable(around, "b2^c1E")
    assert faulty(" x\n. .", "b1:E1! b2:T1!", buildings="a1:E1") == {"E1.4"}
    assert faulty(". . .", "a1:E1! a3:T1!", buildings="a2:E1") == {"E1.4"}


def test_e1_5_the_backs_of_the_base_tiles() -> None:
    backs = Counter(tile.section for tile in default_tile_set().tiles if tile.is_base)
    assert backs == {"gray": 7, "blue": 3, "red": 3}
    assert [len(default_tile_set().base_tiles(players)) for players in COUNTS] == [7, 10, 13]


@pytest.mark.parametrize("players", COUNTS)
def test_e1_5_movement_spaces_and_capitals_of_a_player_count(players: int) -> None:
    kinds = Counter(place.kind for place in random_board(Generator(3, "board"), players).hexes)
    assert kinds["."] == {2: 32, 3: 48, 4: 64}[players]
    assert kinds["K"] == players - 1
    assert set(kinds) <= set(".rcmKx")


@pytest.mark.parametrize(("name", "spaces", "capitals"), [("A", "m..x...", 0), ("D", "K..r...", 2)])
def test_e1_5_there_is_one_capital_fewer_than_players(name: str, spaces: str, capitals: int) -> None:
    tiles = tuple(Tile(name, "gray", spaces) if tile.name == name else tile for tile in default_tile_set().tiles)
    assert faults_of(lambda: Board.build(2, PLAIN, TileSet(tiles))) == [
        f"the number of capitals must be 1 for 2 players, not {capitals} (E1.5)"
    ]


# E2 Set-up


@pytest.mark.parametrize("players", COUNTS)
def test_e2_1_the_tiles_of_the_player_count_fill_its_layout_in_any_order(players: int) -> None:
    boards = [random_board(Generator(seed, "board"), players, layout="star") for seed in range(30)]
    layout = default_tile_set().layout_named["star"]
    for board in boards:
        assert sorted(placed.tile for placed in board.tiles) == list("ABCDEFGHIJKLM"[: 1 + 3 * players])
        assert {(placed.q, placed.r) for placed in board.tiles} == set(layout.centres(players))
    assert len({next(placed.tile for placed in board.tiles if (placed.q, placed.r) == (0, 0)) for board in boards}) > 5
    assert {placed.rotation for board in boards for placed in board.tiles} == set(range(6))


@pytest.mark.parametrize("rotation", [-1, 6])
def test_e2_1_a_tile_has_six_rotations(rotation: int) -> None:
    turned = (PlacedTile("A", 0, 0, rotation), *PLAIN[1:])
    assert any(fault.endswith("(E2.1)") for fault in faults_of(lambda: Board.build(2, turned)))


POCKET = Tile("F", "gray", ".xxxxx.")
"""Two movement spaces with one way out: turned to the rim of the board they are cut off."""


def pocket_set() -> TileSet:
    rings = [Tile(name, "gray", f"{centre}......") for name, centre in zip("ABCDE", "Krrrm", strict=True)]
    chasm = Tile("G", "gray", "xxxxxxx")
    bars = default_tile_set().layout_named["bars"]
    return TileSet((*rings, POCKET, chasm), (Layout("bars", bars.gray),))


def pocket_board(rotation: int) -> Board:
    return Board.build(2, (*PLAIN[:5], PlacedTile("F", 1, -3, rotation), PLAIN[6]), pocket_set())


def test_e2_2_the_movement_spaces_must_hang_together() -> None:
    connected = {rotation for rotation in range(6) if not pocket_faults(rotation)}
    cut_off = set(range(6)) - connected
    assert connected
    assert cut_off
    for rotation in cut_off:
        assert all("must be connected" in fault and "(E2.2)" in fault for fault in pocket_faults(rotation))


def pocket_faults(rotation: int) -> list[str]:
    try:
        pocket_board(rotation)
    except SetupError as error:
        return [str(fault) for fault in error.faults]
    return []


def test_e2_2_a_random_board_that_is_cut_up_is_dealt_again() -> None:
    for seed in range(40):
        board = random_board(Generator(seed, "board"), 2, tile_set=pocket_set())
        reached = {0}
        waiting = [0]
        while waiting:
            for near in set(board.steps[waiting.pop()]) - reached:
                reached.add(near)
                waiting.append(near)
        assert len(reached) == len(board.spaces) == 32


def test_e2_2_there_are_sixteen_movement_spaces_for_each_player() -> None:
    fuller = Tile("A", "gray", "K......")  # tile A of the default set has one chasm
    tiles = tuple(fuller if tile.name == "A" else tile for tile in default_tile_set().tiles)
    assert faults_of(lambda: Board.build(2, PLAIN, TileSet(tiles))) == [
        "there must be 32 ordinary movement spaces for 2 players, not 33 (E2.2)"
    ]


def test_e2_2_portals_connect() -> None:
    apart = [*PLAIN[:6], PlacedTile("G", 13, 0, 0)]
    assert any("must be connected" in fault for fault in faults_of(lambda: Board.build(2, apart)))
    assert len(Board.build(2, [*apart, PlacedTile("R", 15, -1, 0, 1), PORTALS[1]]).portals) == 2


def test_e2_2_tempests_connect() -> None:
    apart = [*PLAIN[:6], PlacedTile("G", 4, -3, 0)]
    assert any("must be connected" in fault for fault in faults_of(lambda: Board.build(2, apart)))
    assert len(Board.build(2, [*apart, PlacedTile("P", 4, -1, 0)]).zones) == 1


@pytest.mark.parametrize("players", COUNTS)
def test_e2_3_every_movement_space_gets_one_disc(players: int) -> None:
    position = new_game(players, seed=2).position
    assert len(position.stacks()) == len(position.board.spaces) == 16 * players
    assert {stack.height for stack in position.stacks().values()} == {1}
    assert [position.reserve(seat) for seat in range(players)] == [(0, False)] * players
    assert [position.box(seat) for seat in range(players)] == [0] * players
    assert buildings(position) == ""


def test_e2_3_the_discs_fall_at_random_emperors_too() -> None:
    board = random_board(Generator(1, "board"), 2)
    deals = [random_deal(Generator(seed, "deal"), board, Options(2)) for seed in range(400)]
    owners = Counter()  # type: Counter[tuple[int, int]]
    homes = Counter()  # type: Counter[tuple[int, int]]
    for deal in deals:
        for space, (letter, emperor) in enumerate(parse_discs(deal.discs)):
            seat = deal.identities.index(letter)
            owners[space, seat] += 1
            homes[space, seat] += emperor
    assert all(150 < owners[space, seat] < 250 for space in range(32) for seat in range(2))  # about 200 each
    assert sum(homes.values()) == 800
    assert all(1 <= homes[space, seat] < 30 for space in range(32) for seat in range(2))  # about 12 each


def test_e2_3_a_deal_that_is_not_one_disc_each_is_refused() -> None:
    position = dealt(2)
    deal = random_deal(Generator(1, "deal"), position.board, Options(2))
    with pytest.raises(SetupError) as caught:
        start_position(Deal(deal.board, deal.identities, 0, deal.discs.replace("!", "")), Options(2))
    assert rules_of(caught.value) == {"E1.1"}
    with pytest.raises(SetupError) as caught:
        start_position(Deal(deal.board, deal.identities, 0, f"{deal.discs}{deal.identities[0]}"), Options(2))
    assert "E2.3" in rules_of(caught.value)


def test_e2_4_colours_and_the_first_player_are_drawn() -> None:
    board = random_board(Generator(1, "board"), 3)
    deals = [random_deal(Generator(seed, "deal"), board, Options(3)) for seed in range(300)]
    firsts = Counter(deal.first for deal in deals)
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 70  # about 100 each
    assert all(len(set(deal.identities)) == 3 for deal in deals)
    assert len({deal.identities for deal in deals}) == 24


@pytest.mark.parametrize("first", [0, 1, 2])
def test_e2_4_the_first_player_begins_and_play_is_clockwise(first: int) -> None:
    position = play(dealt(3, first=first), "keep", "keep", "keep")
    assert (position.first, position.seat, position.turn, position.round) == (first, first, 1, 1)
    order: list[int] = []
    while len(order) < 6:
        order.append(position.seat)
        turn = position.turn
        while position.turn == turn:
            position.play(next(iter(position.legal_decisions())))
    assert order == [(first + turn) % 3 for turn in range(6)]


def test_e2_5_each_may_swap_from_the_first_player_on() -> None:
    position = dealt(3, first=2)
    asked = []
    while position.step == "swap":
        seat = position.decider
        asked.append(seat)
        home, other = emperor_space(position, seat), soldier_spaces(position, seat)[4]
        others = [emperor_space(position, enemy) for enemy in range(3) if enemy != seat]
        position.play(f"swap {other}")
        assert emperor_space(position, seat) == other
        assert home in soldier_spaces(position, seat)
        assert [emperor_space(position, enemy) for enemy in range(3) if enemy != seat] == others
    assert asked == [2, 0, 1]
    assert (position.step, position.seat, position.turn) == ("action", 2, 1)


def test_e2_5_any_own_disc_may_be_chosen_or_none() -> None:
    position = dealt(2)
    assert legal(position) == {"keep", *(f"swap {space}" for space in soldier_spaces(position, EMBER))}
    before = discs(position)
    play(position, "keep", "keep")
    assert discs(position) == before
    assert position.step == "action"


def test_e2_5_a_swap_with_anything_else_is_refused() -> None:
    position = dealt(2)
    assert refused_by(position, f"swap {soldier_spaces(position, TIDE)[0]}") == "E2.5"
    assert refused_by(position, f"swap {emperor_space(position, TIDE)}") == "E2.5"
    assert refused_by(position, f"swap {emperor_space(position, EMBER)}") == "E2.5"


def test_e2_5_each_swaps_once() -> None:
    position = dealt(2)
    position.play(f"swap {soldier_spaces(position, EMBER)[0]}", seat=EMBER)
    assert position.decider == TIDE
    assert refused_by(position, f"swap {soldier_spaces(position, EMBER)[1]}") == "E2.5"
    play(position, "keep")
    assert refused_by(position, f"swap {soldier_spaces(position, EMBER)[1]}") == "E18.1"
    assert refused_by(position, "keep") == "E18.1"


WIND = PlacedTile("T", -3, 5, 0)


def hand_made(extra: Iterable[PlacedTile] = ()) -> Board:
    """Tiles in rows of four and three, as no layout has them, with small tiles put to them."""
    centres = ((0, 0), (2, 1), (4, 2), (6, 3), (-1, 3), (1, 4), (3, 5))
    tiles = [PlacedTile(name, q, r, 0) for name, (q, r) in zip("ABCDEFG", centres, strict=True)]
    return Board.build(2, [*tiles, *extra])


def test_e2_6_players_may_build_any_connected_board() -> None:
    board = hand_made()
    assert board.layout is None
    assert len(new_game(2, seed=1, board=board).position.stacks()) == 32


def test_e2_6_a_hand_made_board_says_its_variants() -> None:
    board = hand_made([WIND, PlacedTile("P", -4, 4, 5)])
    position = new_game(2, seed=1, board=board).position
    assert position.options.variants == {"wind", "labyrinth"}
    assert len(position.stacks()) == 32
    assert len(board.spaces) == 35


def test_e2_6_all_tiles_of_the_player_count_are_in_it() -> None:
    fault = "tiles: tile D is missing: it is part of every board for 2 players (E1.5)"
    assert fault in faults_of(lambda: Board.build(2, [placed for placed in PLAIN if placed.tile != "D"]))


def test_e2_6_the_options_and_the_board_must_agree() -> None:
    plain, windy = hand_made(), hand_made([WIND])
    with pytest.raises(SetupError) as caught:
        new_game(2, seed=1, board=plain, variants={"wind"})
    assert rules_of(caught.value) == {"E2.6"}
    deal = random_deal(Generator(1, "deal"), windy, Options(2))
    with pytest.raises(SetupError) as caught:
        start_position(deal, Options(2))
    assert rules_of(caught.value) == {"E2.6"}
