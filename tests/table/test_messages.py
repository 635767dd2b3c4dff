"""What the page gets: the ground, the moment and the legal decisions, enough to draw and to click without any rule."""

from __future__ import annotations

import json
from typing import Any, cast

import msgspec
import pytest

from tests.table.tables import Sitting, begun, refused, settings
from tetrarch import eko, legends
from tetrarch.legends.components.components import components_from_dict, default_components
from tetrarch.legends.table_forms import static_form

LEGENDS_ALL = [variant for variant in legends.VARIANTS if variant != "match"]


def moment(sitting: Sitting, viewer: int | None) -> dict[str, Any]:
    return cast("dict[str, Any]", sitting.table.update(viewer, sitting.table.number).moment)


# Ground


def test_the_board_of_eko_can_be_drawn_from_the_ground() -> None:
    sitting = begun(players=4, options={"variants": list(eko.VARIANTS), "round_limit": 3})
    position = sitting.table.view(None)
    assert isinstance(position, eko.Position)
    form = cast("dict[str, Any]", sitting.table.ground(None)["board"])
    hexes = {place["name"]: place for place in form["hexes"]}
    assert len(hexes) == len(position.board.hexes)
    for number, space in enumerate(position.board.spaces):
        place = hexes[space.name]
        assert (place["q"], place["r"]) == (space.q, space.r)
        assert place["kind"] == ("tempest" if space.kind == "t" else "movement")
        assert place["steps"] == [position.board.spaces[step].name for step in position.board.steps[number]]
    for site in position.board.sites:
        place = hexes[site.name]
        assert place["kind"] == "site"
        assert 1 <= place["ceiling"] <= 3
        assert place["capital"] == (site.kind == "K")
    assert {place["terrain"] for place in hexes.values() if place["kind"] == "site"} >= {
        *("reg", "canyon", "mountain", "capital", "temple-wind", "temple-moon", "temple-sand"),
    }
    assert all(one in hexes[two]["near"] for one, place in hexes.items() for two in place["near"])
    assert [len(zone) for zone in form["zones"]] == [len(zone) for zone in position.board.zones]
    assert {mark["kind"] for mark in form["landmarks"]} == {"pyramid", "beacon"}
    assert all(portal["twins"] for portal in form["portals"])
    assert [player["identity"] for player in form["players"]] == list(position.identities)


def test_the_islands_of_legends_can_be_drawn_from_ground_and_position() -> None:
    sitting = begun("legends", 3, options={"variants": LEGENDS_ALL})
    view = sitting.table.view(0)
    assert isinstance(view, legends.Position)
    form = cast("dict[str, Any]", sitting.table.ground(0)["board"])
    sides = {side["name"]: side for side in form["sides"]}
    position = moment(sitting, 0)["position"]
    laid = [sides[slot["side"]] for slot in position["slots"]]
    names = {region for side in laid for island in side["islands"] for region in island}
    assert names == {view.components.regions[region] for region in view.regions()}
    assert all(region in side["at"] for side in laid for island in side["islands"] for region in island)
    assert position["routes"]
    assert all({one, two} <= names for one, two in position["routes"])
    assert {card["id"] for card in form["cards"]} >= {place["card"] for place in position["row"]}
    assert len(form["tokens"]) == 6
    assert len(form["leaders"]) == 4


@pytest.mark.parametrize(
    ("language", "title", "of_card"),
    [("en", "Forest", "Forest"), ("fr", "Forêt", "de la Forêt"), ("nl", "Woud", "“Woud”"), ("pl", "Las", "Lasu")],
)
def test_l6_6_families_that_cards_count_have_their_words_beside_their_names(
    language: str, title: str, of_card: str
) -> None:
    form = cast("dict[str, Any]", begun("legends", 4).table.ground(0, language)["board"])
    cards = {card["id"]: card for card in form["cards"]}
    assert cards["lake"]["ability"] == {"vp_per_family": "Forest"}
    assert cards["lake"]["families"] == {"Forest": {"title": title, "of": of_card}}
    for card in cards.values():
        ability = card["ability"]
        counted = {ability.get("vp_per_family"), ability.get("vp_set", {}).get("family")} - {None}
        assert set(card.get("families", {})) == counted


def test_l6_7_families_of_custom_cards_keep_their_names() -> None:
    text = json.dumps(default_components().to_dict()).replace('"Noble"', '"Brave"')
    game = legends.new_game(players=2, seed=1, components=components_from_dict(json.loads(text)))
    form = cast("dict[str, Any]", static_form(game.position, "fr"))
    hills = next(card for card in form["cards"] if card["id"] == "noble-hills")
    assert hills["ability"]["vp_set"]["family"] == "Brave"
    assert hills["families"] == {"Brave": {"title": "Brave", "of": "Brave"}}


def test_the_ground_holds_settings_names_and_the_promise() -> None:
    sitting = Sitting(settings("eko"))
    assert sitting.table.ground(None)["board"] is None
    ground = sitting.begin().table.ground(0)
    assert ground["names"] == ["Ann", "Bea"]
    assert ground["commitment"] == sitting.table.state.commitment
    assert ground["settings"].game == "eko"


# The moment


def test_the_moment_says_whether_a_seat_knows_what_another_may_not() -> None:
    sitting = begun("legends", 3).decide_until("bid")
    assert moment(sitting, None)["has_secrets"] is True
    sitting.decide_until("take")
    assert moment(sitting, None)["has_secrets"] is False
    assert moment(begun(), 0)["has_secrets"] is False


def test_before_the_match_the_moment_contains_the_seats() -> None:
    sitting = Sitting(settings("eko", 3, seats=["open", "bot:level1", "person:bea"]))
    told = moment(sitting, None)
    assert told["status"] == "waiting"
    assert [seat["plan"] for seat in told["seats"]] == ["open", "bot:level1", "person:bea"]
    assert told["seats"][0]["person"]["name"] == "Ann"
    assert told["seats"][1]["name"] != "level1"
    assert "position" not in told


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_the_position_of_the_moment_agrees_with_the_documented_form(game: str) -> None:
    variants = ["labyrinth", "portals", "pyramids"] if game == "eko" else LEGENDS_ALL
    sitting = begun(game, 3, options={"variants": variants})
    for _ in range(25):
        if sitting.table.status != "running":
            break
        legal = sitting.table.decisions(sitting.seat)
        sitting.decide(legal[len(legal) // 2].id)
        for seat in range(3):
            view = sitting.table.view(seat)
            form, told = view.to_json(), moment(sitting, seat)["position"]
            same = set(form) & set(told) - {"row", "deck", "bids", "die", "slots"}
            assert same >= ({"stacks", "buildings", "reserves"} if game == "eko" else {"regions", "coins", "explore"})
            assert {name: told[name] for name in same} == {name: form[name] for name in same}
            if game == "legends":
                assert told["deck"] == len(cast("list[object]", form["deck"]))
                assert [place and place["card"] for place in told["row"]] == form["row"]


def test_the_moment_contains_step_turn_points_and_thinking_bots() -> None:
    sitting = begun("eko", 2, seats=["open", "bot:random"])
    while sitting.seat != 1:
        sitting.decide()
    told = moment(sitting, 0)
    assert told["to_decide"] == [1]
    assert told["bots"] == [{"seat": 1, "bot": "random", "name": "random"}]
    assert told["points"] == [0, 0]
    assert told["asks"]
    assert told["step"] == sitting.table.state.game.position.step
    sitting.finish()
    told = moment(sitting, None)
    assert told["status"] == "over"
    assert told["result"]["standings"]
    assert told["to_decide"] == []


def test_an_update_can_be_written_as_json() -> None:
    update = begun("legends").table.update(0, 0)
    assert msgspec.json.decode(msgspec.json.encode(update))["match"] == "match"
    refused("no-such-number", begun().table.update, 0, 99)
    refused("no-such-number", begun().table.update, 0, -1)
    refused("no-such-seat", begun().table.update, 5, 0)


# Decisions


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_every_legal_decision_is_offered_with_its_places_and_costs(game: str) -> None:
    sitting = begun(game, 2, options={"variants": ["labyrinth"] if game == "eko" else LEGENDS_ALL})
    seen: set[str] = set()
    for step in range(60):
        if sitting.table.status != "running":
            break
        seat = sitting.seat
        offered = sitting.table.decisions(seat, preview=step % 10 == 0)
        view = sitting.table.state.game.position
        assert [form.id for form in offered] == [decision.id for decision in view.legal_decisions(seat)]
        for form in offered:
            assert form.rules
            assert form.sentence.endswith(".")
            assert all(place in form.notation for place in form.places)
            assert (form.preview is not None) == (step % 10 == 0)
        seen |= {form.kind for form in offered}
        assert sitting.table.decisions(1 - seat) == [] or len(sitting.table.to_decide) > 1
        chosen = offered[(7 * step) % len(offered)]
        sitting.decide(chosen.id, seat=seat)
    assert len(seen) > 4


def test_a_preview_contains_the_points_and_no_hidden_information() -> None:
    sitting = begun("legends", 2, options={"variants": ["explore", "swamp"]})
    hidden = 0
    while sitting.table.status == "running":
        seat = sitting.seat
        for form in sitting.table.decisions(seat, preview=True):
            assert form.preview is not None
            hidden += form.preview.points is None
        chosen = sitting.table.decisions(seat, preview=True)[0]
        sitting.decide(chosen.id, seat=seat)
        assert chosen.preview is not None
        if chosen.preview.points is not None and sitting.table.status == "running":
            assert chosen.preview.points == moment(sitting, seat)["points"]
    assert hidden


def test_why_something_may_not_be_decided() -> None:
    sitting = begun()
    seat = sitting.seat
    assert sitting.table.why_not(seat, "keep") is None
    wrong = sitting.table.why_not(seat, "march")
    assert wrong is not None
    assert (wrong.code, wrong.rule) == ("illegal-move", "E18.1")
    unread = sitting.table.why_not(seat, "???")
    assert unread is not None
    assert unread.code == "unreadable-move"
    other = sitting.table.why_not(1 - seat, "keep")
    assert other is not None
    assert other.code == "not-your-turn"
    waiting = Sitting(settings()).table.why_not(0, "keep")
    assert waiting is not None
    assert waiting.code == "not-started"


# Decisions in updates


@pytest.mark.parametrize(("game", "players"), [("eko", 2), ("eko", 3), ("legends", 2), ("legends", 4)])
def test_an_update_carries_the_decisions_of_the_seats_that_decide_and_of_no_other(game: str, players: int) -> None:
    sitting = begun(game, players)
    for _ in range(40):
        table = sitting.table
        if table.status != "running":
            break
        for viewer in (None, *range(players)):
            update = table.update(viewer, table.number)
            if viewer is not None and viewer in table.to_decide:
                assert update.decisions == table.decisions(viewer) != []
                assert update.decisions[0].sentence != table.update(viewer, table.number, "fr").decisions[0].sentence
            else:
                assert update.decisions == []
                assert b'"decisions"' not in msgspec.json.encode(update)
        sitting.decide()


def test_secret_bids_are_offered_to_all_seats_at_once_and_to_each_only_its_own() -> None:
    sitting = Sitting(settings("legends", 3)).begin().decide_until("bid")
    table = sitting.table
    assert table.to_decide == (0, 1, 2)
    for seat in (2, 0):
        sitting.decide(seat=seat)
        assert [bool(table.update(viewer, 0).decisions) for viewer in range(3)] == [
            viewer in table.to_decide for viewer in range(3)
        ]


def test_a_seat_that_a_bot_plays_is_offered_no_decisions() -> None:
    sitting = begun("eko")
    seat = sitting.seat
    sitting.do(sitting.table.stand_in(sitting.person(seat), sitting.now))
    assert sitting.table.to_decide == (seat,)
    assert sitting.table.update(seat, 0).decisions == []
