"""Observations: every field where the table says, true to the position, and nothing that the seat may not know."""

from __future__ import annotations

import numpy as np
import pytest

from tests.eko.tables import table
from tests.envs.configurations import ALL, EKO, LEGENDS, Options, moments, name_of
from tetrarch import eko, legends
from tetrarch.core import registry
from tetrarch.core.randomness import Generator
from tetrarch.eko.encoding import canvas
from tetrarch.eko.encoding.chart import (
    GRID_INDEX,
    SYMMETRIES,
    chart_array,
    turn_actions,
    turn_observations,
    turned_action,
)
from tetrarch.envs import Play
from tetrarch.legends.rules import layout

ENVIRONMENTS = {game.name: game.encoding for game in registry.games()}


def plays(game: str, options: Options, seed: int, every: int, limit: int = 400) -> list[Play]:
    """Copies of some moments of a random game."""
    return [play.copy() for number, play in enumerate(moments(game, options, seed, limit)) if number % every == 0]


# The table


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_fields_cover_the_flat_observation_once(game: str) -> None:
    environment = ENVIRONMENTS[game]
    times = np.zeros(environment.observation_size, dtype=np.uint8)
    for field in environment.fields:
        field.view(times)[...] += 1
        assert field.view(times).shape == field.shape
    assert (times == 1).all()
    assert len({field.name for field in environment.fields}) == len(environment.fields)


def test_places_of_the_fields_do_not_move() -> None:
    """They are in people's networks: to move one is to raise the version of the observation."""
    firsts = {game: {f.name: f.first for f in environment.fields} for game, environment in ENVIRONMENTS.items()}
    assert [environment.observation_version for environment in ENVIRONMENTS.values()] == [1, 1]
    assert [environment.observation_size for environment in ENVIRONMENTS.values()] == [13324, 2358]
    assert {name: firsts["eko"][name] for name in ("discs", "building", "zone", "step", "soldiers", "first")} == {
        **{"discs": 13, "building": 21, "zone": 29},
        **{"step": 13230, "soldiers": 13264, "first": 13320},
    }
    assert {
        name: firsts["legends"][name] for name in ("armies", "token", "row", "hand", "step", "leader", "total")
    } == {
        **{"armies": 0, "token": 960, "row": 1536, "hand": 2112, "step": 2160, "leader": 2278, "total": 2354},
    }


@pytest.mark.parametrize(("game", "options"), ALL, ids=name_of)
def test_no_number_is_greater_than_the_table_says(game: str, options: Options) -> None:
    for play in plays(game, options, seed=11, every=5):
        for seat in range(play.players):
            flat = play.flat_observation(seat)
            for field in ENVIRONMENTS[game].fields:
                assert field.view(flat).max() <= field.most, field.name


def test_the_structured_form_is_the_flat_one() -> None:
    play = Play("legends", seed=2, players=3)
    flat, fields = play.flat_observation(), play.observation()
    for field in ENVIRONMENTS["legends"].fields:
        assert (fields[field.name].reshape(-1) == flat[field.first : field.first + field.size]).all()


# What a seat may not know


def legends_plays(options: Options, seed: int) -> list[Play]:
    """Every third moment of a game, and every moment at which bids are secret."""
    found = []
    for number, play in enumerate(moments("legends", options, seed)):
        if number % 3 == 0 or play.position.step in ("bid", "explore", "lay"):
            found.append(play.copy())
    return found


@pytest.mark.parametrize("options", LEGENDS, ids=name_of)
def test_observations_of_legends_hold_nothing_hidden(options: Options) -> None:
    """Deal again what a seat may not know (L9.1): it must see the same, and be offered the same, and read the same."""
    generator = Generator(1, "what may be")
    changed = set()
    for play in legends_plays(options, seed=12):
        position = play.position
        assert isinstance(position, legends.Position)
        for seat in range(play.players):
            seen, text = play.flat_observation(seat), play.information_state(seat)
            for guess in (position.determinize(seat, generator), position.view(seat)):
                other = play.copy()
                other._position = guess
                assert (other.flat_observation(seat) == seen).all()
                assert guess.viewer is not None or other.information_state(seat) == text
                if position.step != "bid" or seat == play.current_player:
                    assert other.legal_actions() == play.legal_actions()
                differ = np.flatnonzero(guess.state != position.state)
                changed |= {name for name in ("DECK", "BID", "TOKEN_FACE", "DIE_RANK", "LEADER") if _in(name, differ)}
    wanted = {"DECK", "BID"}
    wanted |= {"DIE_RANK"} if "die" in options.get("variants", ()) else set()
    wanted |= {"TOKEN_FACE"} if "swamp" in options.get("variants", ()) else set()
    wanted |= {"LEADER"} if "leaders" in options.get("variants", ()) and not options.get("quick_setup", True) else set()
    assert wanted <= changed, "something hidden was never dealt otherwise, so nothing was proved of it"


def _in(name: str, places: np.ndarray[tuple[int], np.dtype[np.int64]]) -> bool:
    first = getattr(layout, name)
    length = {"DECK": layout.MAX_CARDS, "TOKEN_FACE": layout.TOKENS}.get(name, 4)
    return bool(((first <= places) & (places < first + length)).any())


def test_a_bid_is_seen_by_its_seat_at_once_and_by_the_others_when_all_are_in() -> None:
    play = Play("legends", seed=3, players=3)
    while play.position.step != "bid":
        play.apply(play.legal_actions()[0])
    seats = []
    for coins in (2, 5, 1):
        seat = play.current_player
        seats.append(seat)
        play.apply(58 + coins)
        if play.position.step == "bid":
            assert play.observation(seat)["bid"][0] == coins + 1
            assert play.observation(seat)["has_bid"][0] == 1
            other = (seat + 1) % 3
            assert play.observation(other)["has_bid"][2] == 1
            assert play.observation(other)["bid"][2] == 0
            assert "bid ?" in play.information_state(other)
            assert f"bid {coins}" in play.information_state(seat)
    assert seats == [0, 1, 2]
    for seat in range(3):
        bids = play.observation(seat)["bid"]
        assert [int(bids[(other - seat) % 3]) for other in range(3)] == [3, 6, 2]
        assert "bid ?" not in play.information_state(seat)


# True to the position


def seats_from(seat: int, players: int) -> list[int]:
    """The seats as one of them counts them."""
    return [(seat + place) % players for place in range(players)]


@pytest.mark.parametrize("options", EKO, ids=name_of)
def test_observations_of_eko_are_true(options: Options) -> None:
    for play in plays("eko", options, seed=13, every=4):
        position = play.position
        assert isinstance(position, eko.Position)
        board, chart = position.board, chart_array(position.board)
        for seat in range(play.players):
            seen = play.observation(seat)
            order = seats_from(seat, play.players)
            cells = {name: seen[name].reshape(441, -1) for name in ("discs", "emperor", "building", "terrain_tempest")}
            stacks, buildings = 0, 0
            for space, hex_ in enumerate(board.spaces):
                cell = int(chart[canvas.SPACE_CELL + space])
                assert cells["terrain_tempest"][cell, 0] == (hex_.kind == "t")
                if stack := position.stack_at(space):
                    assert cells["discs"][cell, order.index(stack.seat)] == stack.height
                    assert cells["emperor"][cell, order.index(stack.seat)] == stack.emperor
                    stacks += stack.height
            for site in range(len(board.sites)):
                cell = int(chart[canvas.SITE_CELL + site])
                if building := position.building_at(site):
                    assert cells["building"][cell, order.index(building.seat)] == building.worth
                    buildings += building.worth
            assert (cells["discs"].sum(), cells["building"].sum()) == (stacks, buildings)
            assert seen["step"].argmax() == position.step_names.index(position.step)
            assert seen["turn"].argmax() == order.index(position.seat)
            assert seen["players"].argmax() == play.players - 2
            for place, other in enumerate(order):
                assert seen["soldiers"][place] == position.reserve(other).soldiers
                assert seen["emperor_in_reserve"][place] == position.reserve(other).emperor
                assert seen["box"][place] == position.box(other)
                assert tuple(seen["supply"][place]) == position.supply(other)
                assert seen["points"][place] == position.points(other)
                assert seen["capitals"][place] == position.capitals(other)
                assert seen["discs_on_board"][place] == position.discs_on_board(other)
                assert seen["in_game"][place] != position.is_eliminated(other)
                assert seen["first"][place] == (other == position.first)
                held = [order[captive] for captive in np.flatnonzero(seen["captive"][:, place])]
                assert sorted(held) == sorted(position.captives(other))


@pytest.mark.parametrize("options", LEGENDS, ids=name_of)
def test_observations_of_legends_are_true(options: Options) -> None:
    for play in plays("legends", options, seed=14, every=6):
        position = play.position
        assert isinstance(position, legends.Position)
        cards = position.components.cards
        for seat in range(play.players):
            seen = play.observation(seat)
            order = seats_from(seat, play.players)
            assert list(np.flatnonzero(seen["on_map"])) == position.regions()
            for region in position.regions():
                here = position.garrisons(region)
                for place, other in enumerate(order):
                    garrison = here.get(position.identities[other])
                    assert seen["armies"][place, region] == (garrison.armies if garrison else 0)
                    assert seen["cities"][place, region] == (garrison.cities if garrison else 0)
                assert seen["armies"][4, region] == (here["N"].armies if "N" in here else 0)
            for name, regions in (
                ("citadel", position.citadels()),
                ("portal", position.portals()),
                ("merchant", position.merchants()),
                ("start", [] if position.start_region is None else [position.start_region]),
                ("dragon", [] if position.dragon_region is None else [position.dragon_region]),
                ("rogues", [] if position.rogues_region is None else [position.rogues_region]),
            ):
                assert list(np.flatnonzero(seen[name])) == regions
            for place, lying in enumerate(position.row()):
                assert [cards[card] for card in np.flatnonzero(seen["row"][place])] == ([lying.card] if lying else [])
            in_deck = {cards[card].id for card in np.flatnonzero(seen["deck"])}
            assert in_deck == {cards[card].id for card in position.state[layout.DECK :][: position.deck_left]}
            assert list(np.flatnonzero(seen["hand"])) == [
                number for number, card in enumerate(cards) if card == position.card_in_hand
            ]
            assert seen["step"].argmax() == position.step_names.index(position.step)
            for place, other in enumerate(order):
                assert [cards[card] for card in np.flatnonzero(seen["owned"][place])] == position.cards(other)
                assert seen["coins"][place] == position.coins(other)
                assert (seen["supply"][place], seen["cities_left"][place]) == position.supply(other)
                assert seen["armies_on_map"][place] == position.armies(other)
                assert seen["flying"][place] == position.flying(other)
                assert seen["total"][place] == position.total(other) + 64
                assert seen["age"][place] == position.ages.index(other)
                assert seen["founder"][place] == (other == position.founder)
            for token in position.view(seat).explore_tokens():
                if token.region is not None:
                    names = [face.id for face in position.components.tokens]
                    face = 6 if token.face is None else names.index(token.face)
                    assert list(np.flatnonzero(seen["token"][:, token.region])) == [face]
                    looked = [order[place] for place in np.flatnonzero(seen["looked"][:, token.region])]
                    assert sorted(looked) == sorted(token.seen)


def test_choices_that_are_pending_are_seen() -> None:
    play = Play.from_position(table("t x t x .\n . . . .", "b1:E2! b4:T1!"))
    source = play.actions_for("b1-b2")[0]
    play.apply(source)
    seen = play.observation()
    assert list(seen["settled"]) == [0, 1, 0, 0, 0]
    assert list(np.flatnonzero(seen["source"])) == [int(GRID_INDEX[source])]
    assert seen["target"].sum() == 0
    target = next(action for action in play.legal_actions() if play.describe(action) == "a1")
    play.apply(target)
    seen = play.observation()
    assert list(seen["settled"]) == [1, 1, 1, 0, 1]
    assert list(np.flatnonzero(seen["target"])) == [int(GRID_INDEX[target])]
    assert [play.describe(action) for action in play.legal_actions()] == ["without Emperor", "with Emperor"]


# Symmetries


@pytest.mark.parametrize("variants", [(), ("labyrinth", "portals", "pyramids")], ids=["base", "variants"])
def test_a_turned_board_is_seen_and_played_as_the_turned_canvas(variants: tuple[str, ...]) -> None:
    """Lay the same tiles turned by a sixth, deal the same discs: everything is as the symmetry says."""
    done = 0
    for seed in range(30):
        play = Play("eko", seed=seed, variants=variants, layout="star", round_limit=3)
        start = play.position
        assert isinstance(start, eko.Position)
        turned_play = Play.from_position(turned_position(start))
        turned_start = turned_play.position
        assert isinstance(turned_start, eko.Position)
        if not lies_turned(start.board, turned_start.board):
            continue  # several centres are as good, and another one was taken
        done += 1
        generator = Generator(seed, "turning")
        while not play.is_over:
            assert (turn_actions(play.legal_mask(), 1) == turned_play.legal_mask()).all()
            numbered = [field for field in ENVIRONMENTS["eko"].fields if field.name in ("terrain_pyramid",)]
            ours, theirs = turn_observations(play.flat_observation(), 1), turned_play.flat_observation()
            for field in numbered:  # pyramids are counted in reading order, which turns otherwise
                np.minimum(field.view(ours), 1, out=field.view(ours))
                np.minimum(field.view(theirs), 1, out=field.view(theirs))
            assert (ours == theirs).all()
            action = generator.choice(play.legal_actions())
            play.apply(action)
            turned_play.apply(turned_action(action, 1))
        assert play.rewards() == turned_play.rewards()
        if done == 3:
            return
    pytest.fail("too few boards lie turned")


def turned_position(position: eko.Position) -> eko.Position:
    """The same game on a board turned by a sixth."""
    board = position.board
    tiles = tuple(
        eko.PlacedTile(tile.tile, -tile.r, tile.q + tile.r, (tile.rotation + 1) % 6, tile.copy) for tile in board.tiles
    )
    turned_board = eko.Board.build(board.players, tiles)
    at = {(hex_.q, hex_.r): space for space, hex_ in enumerate(board.spaces)}
    discs = ""
    for hex_ in turned_board.spaces:
        stack = position.stack_at(at[hex_.q + hex_.r, -hex_.q])
        if stack:
            discs += position.identities[stack.seat] + "!" * stack.emperor
    deal = eko.Deal(turned_board, position.identities, position.first, discs)
    return eko.start_position(deal, position.options)


def lies_turned(board: eko.Board, turned_board: eko.Board) -> bool:
    """Whether the turned board lies on the turned places of the canvas."""
    chart, turned_chart = chart_array(board), chart_array(turned_board)
    mask = np.zeros(348, dtype=np.uint8)
    mask[chart[canvas.SPACE_PLACE : canvas.SPACE_PLACE + len(board.spaces)]] = 1
    turned_mask = np.zeros(348, dtype=np.uint8)
    turned_mask[turned_chart[canvas.SPACE_PLACE : canvas.SPACE_PLACE + len(board.spaces)]] = 1
    return bool((turn_actions(mask, 1) == turned_mask).all())


@pytest.mark.parametrize("symmetry", range(SYMMETRIES))
def test_symmetries_move_actions_and_observations_alike(symmetry: int) -> None:
    play = Play("eko", seed=4)
    mask = turn_actions(play.legal_mask(), symmetry)
    assert {turned_action(action, symmetry) for action in play.legal_actions()} == set(np.flatnonzero(mask))
    seen = turn_observations(play.flat_observation(), symmetry)
    discs = next(field for field in ENVIRONMENTS["eko"].fields if field.name == "discs").view(seen)
    own = set(np.flatnonzero(discs[..., 0]))
    swaps = {int(GRID_INDEX[action]) for action in np.flatnonzero(mask) if action < 331}
    assert swaps <= own
    assert len(own) == len(swaps) + 1  # the Emperor cannot be swapped with itself


@pytest.mark.parametrize("symmetry", [-1, 12])
def test_there_are_twelve_symmetries(symmetry: int) -> None:
    with pytest.raises(ValueError, match="they are 0 to 11"):
        turned_action(0, symmetry)
