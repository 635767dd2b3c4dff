"""What people set up by hand: everything that is wrong with it is named, and matches begin with what is right."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.live_server import ThreadServer
from tetrarch import eko, legends
from tetrarch.legends.position.map_format import map_to_json

Json = dict[str, Any]


@pytest.fixture
def client(live: ThreadServer) -> Iterator[httpx.Client]:
    """A guest."""
    with httpx.Client(base_url=f"{live.address}/api/v1", timeout=60, headers={"Origin": live.address}) as found:
        found.post("/guests", json={"name": "Ann"}).raise_for_status()
        yield found


def eko_position(players: int = 2, **options: Any) -> Json:
    """A position in the middle of a game."""
    position = eko.new_game(players, seed=4, **options).position
    while position.turn < 6:
        position.push(int(position.legal_ids()[-1]))
    return position.to_json()


def legends_position(**options: Any) -> Json:
    """A position in the middle of a game, before a player takes a card."""
    position = legends.new_game(2, seed=3, **options).position
    taken = 0
    while taken < 5 or position.step != "take":
        taken += position.step == "take"
        position.push(int(position.legal_ids()[0]))
    return position.to_json()


def check(client: httpx.Client, document: Json, language: str = "en") -> Json:
    """What the server finds; faults are the answer and no error."""
    answer = client.post("/positions/check", json={"document": document}, params={"lang": language})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    assert found["valid"] == (not found["faults"])
    return found


def rules(found: Json) -> set[str]:
    return {fault["rule"] for fault in found["faults"]}


# Checked


def test_a_document_without_faults_is_valid_and_described(client: httpx.Client) -> None:
    position = eko_position(players=3)
    found = check(client, position)
    assert (found["game"], found["kind"], found["valid"], len(found["points"])) == ("eko", "position", True, 3)
    assert found["position"]["stacks"] == position["stacks"]
    assert check(client, position["board"])["kind"] == "board"
    isles = legends_position()
    assert check(client, isles)["position"]["slots"] == isles["slots"]
    laid = map_to_json(legends.new_game(2, seed=3).position)
    assert check(client, laid)["kind"] == "map"
    assert len(check(client, laid)["routes"]) == 3


def test_every_fault_of_a_board_is_named_with_its_rule_and_its_places(client: httpx.Client) -> None:
    board: Json = copy.deepcopy(eko_position()["board"])
    first, second = board["tiles"][:2]
    second["at"] = [first["at"][0] + 1, first["at"][1]]
    removed = board["tiles"].pop()
    found = check(client, board)
    assert {"E1.3", "E1.5", "E2.1", "E2.2"} <= rules(found)
    over = next(fault for fault in found["faults"] if fault["rule"] == "E1.3")
    assert over["tiles"] == [0, 1]
    assert over["places"]
    missing = next(fault for fault in found["faults"] if fault["field"] == "tiles")
    assert missing["rule"] == "E1.5"
    assert missing["message"].startswith(f"tile {removed['tile']} is missing")
    assert missing["tiles"] == []


def test_all_copies_of_a_tile_of_which_there_are_too_many_are_named(client: httpx.Client) -> None:
    board: Json = copy.deepcopy(eko_position()["board"])
    board.pop("layout", None)
    again = {**board["tiles"][2], "at": [30, 0]}
    board["tiles"].append(again)
    found = check(client, board)
    over = next(fault for fault in found["faults"] if fault["field"] == "tiles")
    assert over["message"].startswith(f"tile {again['tile']} is used 2 times")
    assert over["tiles"] == [2, len(board["tiles"]) - 1]


def test_disconnected_spaces_are_named(client: httpx.Client) -> None:
    board: Json = copy.deepcopy(eko_position()["board"])
    board.pop("layout", None)
    board["tiles"][-1]["at"] = [30, 0]
    found = check(client, board)
    apart = next(fault for fault in found["faults"] if fault["rule"] == "E2.2")
    assert 1 <= len(apart["places"]) <= 6


def test_faults_of_options_board_and_pieces_are_named_together(client: httpx.Client) -> None:
    position = eko_position()
    space = next(iter(position["stacks"]))
    position["options"]["variants"] = ["nonsense"]
    position["board"]["tiles"] = position["board"]["tiles"][:-1]
    position["stacks"] = {space: "E9", "zz99": "E1"}
    position["first"] = 7
    found = check(client, position)
    fields = [fault["field"] for fault in found["faults"]]
    assert "options.variants" in fields
    assert any(field.startswith("board") for field in fields)
    assert {"stacks.zz99", f"stacks.{space}", "first"} <= {*fields}


def test_faults_of_turn_and_of_pieces_are_named_together(client: httpx.Client) -> None:
    position = eko_position()
    site = next(
        name
        for name, kind in ((place.name, place.kind) for place in eko.board_from_json(position["board"]).sites)
        if kind == "r"
    )
    position["buildings"] = {site: f"{position['identities'][0]}2"}
    position["step"] = "march"
    position["turn"] = 0
    found = check(client, position)
    assert {"E5.7", "E3.1"} <= rules(found)
    assert next(fault for fault in found["faults"] if fault["rule"] == "E5.7")["places"] == [site]


def test_every_invalid_field_is_named(client: httpx.Client) -> None:
    form = {"format": "tetrarch/eko-position", "version": 1, "turn": "nine", "round": [], "unknown": 1}
    told = [f"{fault['field']}: {fault['message']}" for fault in check(client, form)["faults"]]
    for fault in (
        *("turn: must be a whole number", "round: must be a whole number", "unknown: is not known here"),
        *("board: is missing", "stacks: is missing"),
    ):
        assert fault in told
    board = {"format": "tetrarch/eko-board", "version": 1, "players": "two", "tiles": [{"tile": 1}, 5], "more": 0}
    fields = [fault["field"] for fault in check(client, board)["faults"]]
    assert {"players", "more", "tiles[0].tile", "tiles[0].at", "tiles[0].rotation", "tiles[1]"} <= {*fields}


def test_every_fault_of_a_position_of_legends_is_named(client: httpx.Client) -> None:
    position = legends_position(variants=["citadels"])
    letter = position["identities"][0]
    start = position["start"]
    position["regions"][start] = {letter: [18, 3]}
    other = next(region for region in position["regions"] if region != start)
    position["regions"][other] = {letter: [5, 1]}
    position["coins"][letter] = 200
    position["citadels"] = position["citadels"][:1]
    found = check(client, position)
    assert {"L1.1", "L2.6", "L12.3"} <= rules(found)
    position = legends_position()
    position["start"] = "Q9"
    position["cards"][letter] = ["no-such-card"]
    position["step"] = "dance"
    assert {"L1.2", "L1.3", "L4.4"} <= rules(check(client, position))


def test_every_fault_of_a_map_is_named(client: httpx.Client) -> None:
    laid = map_to_json(legends.new_game(3, seed=3, variants=["citadels", "merchants"]).position)
    slots: list[Any] = list(laid["slots"])  # type: ignore[call-overload]
    laid |= {"slots": [slots[0], None, slots[0], {"side": "atlantis", "turn": 0}], "start": "Q9"}
    laid |= {"citadels": ["A1", "A1", "A2", "A3"], "dragon": "A4"}
    found = check(client, laid)
    assert {"L1.2", "L2.1", "L12.2", "L12.3", "L12.4"} <= rules(found)
    assert {slot for fault in found["faults"] for slot in fault["slots"]} == {1, 2, 3}


def test_a_start_without_a_route_and_a_desert_at_the_edge_are_faults(client: httpx.Client) -> None:
    laid = map_to_json(legends.new_game(3, seed=3).position)
    components = legends.new_game(3, seed=3).position.components
    central = next(side for side in components.sides if side.must_be_central)
    slots: list[Any] = list(laid["slots"])  # type: ignore[call-overload]
    lying = {side.name: side for side in components.sides}
    others = [slot for slot in slots if lying[slot["side"]].board != central.board][:3]
    laid["slots"] = [*others, {"side": central.name, "turn": 0}]
    laid["start"] = lying[others[1]["side"]].regions[0]
    assert {"L2.1", "L2.2"} <= rules(check(client, laid))


def test_an_unknown_format_is_a_fault_in_the_requested_language(client: httpx.Client) -> None:
    found = check(client, {"format": "x"}, "fr")
    assert found["faults"][0]["field"] == "format"
    assert "formats" in found["faults"][0]["message"]
    assert client.post("/positions/check", json={"document": []}).status_code == 422


@pytest.mark.parametrize("form", [[], {}, 7, None])
def test_an_invalid_format_name_is_a_fault(client: httpx.Client, form: object) -> None:
    assert check(client, {"format": form})["faults"][0]["field"] == "format"
    assert client.post("/positions", json={"position": {"format": form}}).status_code == 422


def test_boards_and_faults_of_boards_are_in_the_requested_language(client: httpx.Client) -> None:
    board = copy.deepcopy(eko_position()["board"])
    board["tiles"] = board["tiles"][:-1]
    told = {language: check(client, board, language)["faults"][0]["message"] for language in ("en", "fr", "nl", "pl")}
    assert len({*told.values()}) == 4


# Begun with


def open_table(client: httpx.Client, game: str, options: Json, **settings: Any) -> httpx.Response:
    seats = ["open", "bot:random", "bot:random", "bot:random"][: settings.get("players", 2)]
    body = {"game": game, "options": options, "seats": seats, "private": True, **settings}
    return client.post("/tables", json={"settings": body})


def begin(client: httpx.Client, game: str, options: Json, **settings: Any) -> str:
    """Open a table against bots, and agree; the match."""
    opened = open_table(client, game, options, **settings)
    assert opened.status_code == 201, opened.text
    match: str = opened.json()["match"]
    assert client.post(f"/tables/{match}/commands", json={"type": "ready"}).status_code == 200
    return match


def test_a_match_begins_with_a_position_of_eko_and_its_record_is_true(client: httpx.Client) -> None:
    position = eko_position()
    match = begin(client, "eko", {"position": position})
    moment = client.get(f"/tables/{match}").json()["update"]["moment"]
    assert moment["status"] == "running"
    record = client.get(f"/tables/{match}/record").json()
    assert record["start"] == {"position": position}
    assert client.get(f"/tables/{match}/position", params={"events": 0}).json() == position
    assert client.post(f"/tables/{match}/commands", json={"type": "resign"}).status_code == 200
    assert client.get(f"/tables/{match}/verification").json()["true"] is True
    assert client.get(f"/tables/{match}/position", params={"events": 90_000}).status_code == 404


def test_hidden_parts_of_a_position_of_legends_are_dealt_again(client: httpx.Client) -> None:
    position = legends_position(variants=["explore", "swamp"])
    match = begin(client, "legends", {"position": position})
    assert client.get(f"/tables/{match}/position").json()["error"]["code"] == "not-over"
    assert client.post(f"/tables/{match}/commands", json={"type": "resign"}).status_code == 200
    start = client.get(f"/tables/{match}/record").json()["start"]["position"]
    assert sorted(start["deck"]) == sorted(position["deck"])
    assert start["deck"] != position["deck"]
    for field in ("regions", "row", "cards", "coins", "seat", "step", "slots"):
        assert start[field] == position[field]
    assert client.get(f"/tables/{match}/verification").json()["true"] is True


def test_a_match_begins_on_a_map_and_on_a_board(client: httpx.Client) -> None:
    laid = map_to_json(legends.new_game(3, seed=8, variants=["citadels"]).position)
    laid |= {"citadels": [], "options": {"players": 3, "variants": ["citadels"]}}
    match = begin(client, "legends", {"map": laid, "ages": [2, 0, 1]}, players=3)
    ground = client.get(f"/tables/{match}").json()["update"]["moment"]["position"]
    assert ground["slots"] == laid["slots"]
    assert (ground["start"], len(ground["citadels"])) == (laid["start"], 3)
    board = eko_position()["board"]
    match = begin(client, "eko", {"board": board})
    assert client.get(f"/tables/{match}/record").json()["start"]["board"]["tiles"] == board["tiles"]


def test_a_given_position_excludes_other_options_and_rating(client: httpx.Client) -> None:
    def fields(answer: httpx.Response) -> set[str]:
        assert answer.status_code == 422
        return {detail["field"].removeprefix("settings.") for detail in answer.json()["error"]["details"]}

    position = eko_position()
    assert fields(open_table(client, "eko", {"position": position, "layout": "star"})) == {"options.layout"}
    assert fields(open_table(client, "eko", {"position": position}, players=3)) == {"players"}
    rated = open_table(client, "eko", {"position": position}, seats=[], rated=True, clock={"kind": "days", "days": 2})
    assert "options.position" in fields(rated)
    broken = copy.deepcopy(position)
    broken["stacks"] = {}
    assert fields(open_table(client, "eko", {"position": broken}))
    isles = legends_position()
    assert fields(open_table(client, "legends", {"position": isles, "variants": ["die"]})) == {"options.variants"}
    view = legends.position_from_json(isles).view(0).to_json()
    assert fields(open_table(client, "legends", {"position": view})) == {"options.position"}


def test_a_game_that_is_over_cannot_be_played_from(client: httpx.Client) -> None:
    position = eko.new_game(2, seed=1, round_limit=3).position
    while not position.is_over:
        position.push(int(position.legal_ids()[0]))
    assert check(client, position.to_json())["over"] is True
    answer = open_table(client, "eko", {"position": position.to_json()})
    assert answer.json()["error"]["details"][0]["field"] == "settings.options.position"


def test_a_dealt_board_comes_with_its_file_and_its_tiles(client: httpx.Client) -> None:
    for game, module in (("eko", eko), ("legends", legends)):
        told = client.post("/boards", json={"game": game, "players": 3}).json()
        assert module.position_to_json(module.position_from_json(told["file"])) == told["file"]
    tiles = client.get("/components/eko").json()
    assert tiles["tile_set"]["large"]["gray"].keys() == {*"ABCDEFG"}
    assert (tiles["soldiers"], tiles["ceilings"]["m"]) == (15, 3)
    position = legends_position()
    again = client.post("/boards", json={"game": "legends", "options": {"position": position}}).json()
    assert again["file"]["regions"] == position["regions"]
