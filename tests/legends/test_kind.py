"""Records of Legends: whole games and matches are verified, and what contradicts the rules or the seed is named."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from tests.legends.soundness import step_on
from tests.legends.tables import plain_components
from tetrarch.core.errors import FormatError, RecordError, SetupError
from tetrarch.core.randomness import Generator, commitment
from tetrarch.core.record import Game
from tetrarch.legends import Position, components_from_dict, deal_next, new_game, replay_record, verify_record

ALL = ("explore", "swamp", "leaders", "die", "merchants", "citadels", "dragon", "portals", "rogues", "seven-cards")


def play_out(game: Game[Position], limit: int = 100_000) -> Game[Position]:
    """Play at random to the end; the game's own seed deals."""
    dice = Generator(str(game.seed), "choices")
    while not game.position.is_over and len(game.events) < limit:
        deal_next(game)
        seats = game.position.to_decide
        seat = dice.choice(seats)
        ids = [decision.id for decision in game.position.legal_decisions(seat)]
        game.play(dice.choice(ids), seat)
    return game


@cache
def _document(limit: int, players: int, variants: tuple[str, ...], seed: int, quick_setup: bool) -> str:
    game = new_game(players, seed=seed, variants=variants, quick_setup=quick_setup)
    return play_out(game, limit).to_record().to_text()


def document(
    limit: int = 100_000, players: int = 3, variants: tuple[str, ...] = (), seed: int = 1, quick_setup: bool = True
) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(_document(limit, players, variants, seed, quick_setup))
    return data


def refused(data: dict[str, Any], entry: str, message: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify_record(json.dumps(data), "game.json")
    assert (caught.value.subject, caught.value.entry) == ("game.json", entry)
    assert message in str(caught.value)
    return caught.value


def place_of(data: dict[str, Any], word: str, number: int = 0) -> int:
    """Which of the events is the first (second, ...) decision that begins with a word."""
    found = [place for place, event in enumerate(data["events"]) if event.get("play", "").startswith(word)]
    return found[number]


# Records that are true


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("quick_setup", [True, False])
def test_a_whole_game_is_verified(players: int, quick_setup: bool) -> None:
    game = play_out(new_game(players, seed=players, variants=ALL, quick_setup=quick_setup, names=["Ada", "Ben"]))
    again = verify_record(game.to_record().to_text())
    assert (again.position, again.start, again.events, again.names) == (
        game.position,
        game.start,
        game.events,
        ["Ada", "Ben"],
    )
    assert again.outcome == game.outcome


def test_the_start_is_the_table_before_the_deal() -> None:
    data = document()
    assert set(data["start"]) == {"identities", "founder", "ages"}
    assert data["options"] == {"players": 3, "printing": "2018", "variants": [], "quick_setup": True}
    assert set(data["events"][0]) == {"chance"}


def test_a_match_has_three_deals() -> None:
    data = document(players=2, variants=("match",))
    deals = [event["chance"] for event in data["events"] if "chance" in event]
    assert len(set(deals)) == 3
    game = verify_record(json.dumps(data))
    assert game.position.match_game == 3
    assert game.outcome is not None
    assert game.outcome.reason == "match"
    founders = [
        game.position_after(place + 1).founder for place, event in enumerate(data["events"]) if "chance" in event
    ]
    assert founders == [founders[0], 1 - founders[0], founders[0]]


def test_an_unfinished_game_is_verified_and_keeps_its_seed() -> None:
    data = document(30)
    assert (data["seed"], data["result"]) == (None, None)
    assert verify_record(json.dumps(data)).outcome is None


def test_bids_are_noted_in_the_order_in_which_they_come() -> None:
    game = new_game(3, seed=4)
    game.play(next(iter(game.position.legal_decisions())))
    for seat, bid in ((2, 1), (0, 2), (1, 0)):
        game.play(f"bid {bid}", seat)
    assert [(event.seat, event.play) for event in game.events[-3:]] == [(2, "bid 1"), (0, "bid 2"), (1, "bid 0")]
    assert verify_record(game.to_record().to_text()).position == game.position


def test_a_record_replays_without_the_seed() -> None:
    data = {**document(), "seed": None, "commitment": None}
    assert replay_record(json.dumps(data)).position == verify_record(json.dumps(document())).position


def test_own_components_are_in_the_record() -> None:
    game = new_game(2, seed=1, components=plain_components())
    dice = Generator(1, "own")
    while not game.position.is_over:
        game.play(dice.choice([decision.id for decision in game.position.legal_decisions()]))
    data = json.loads(game.to_record().to_text())
    assert components_from_dict(data["start"]["components"]) == plain_components()
    assert verify_record(json.dumps(data)).position == game.position
    data["start"]["components"]["cards"][0]["action"]["mode"] = "both"
    with pytest.raises(SetupError, match=r"^game\.json: start\.components: .*no mode is called 'both'"):
        verify_record(json.dumps(data), "game.json")


def test_a_game_without_a_seed_waits_for_a_deal() -> None:
    game = new_game(2, seed=1)
    other = Game(game.definition, game.start)
    with pytest.raises(ValueError, match="a game without a seed waits for a deal from outside"):
        deal_next(other)
    other.play_chance(str(game.events[0].chance))
    assert other.position == game.position
    deal_next(other)
    assert len(other.events) == 1, "nothing is dealt where no deal is due"


# Records that must be refused


def test_a_commitment_to_something_else_is_refused() -> None:
    refused({**document(), "commitment": "0" * 64}, "commitment", "does not belong to the seed")


def test_a_table_that_the_seed_does_not_draw_is_refused() -> None:
    data = {**document(), "seed": "another", "commitment": commitment("another")}
    refused(data, "start", "is not what the seed deals")


def test_the_age_order_is_the_peoples_own() -> None:
    data = document(players=2)
    data["start"]["ages"] = data["start"]["ages"][::-1]
    bids = [event["play"] for event in data["events"] if event.get("play", "").startswith("bid")]
    assert len(set(bids)) == 2, "or the ages would matter"
    assert verify_record(json.dumps(data)).outcome is not None


def test_a_deal_that_was_changed_is_refused() -> None:
    data = document()
    deal = data["events"][0]["chance"]
    deck, _, rest = deal.partition(" ")
    cards = deck.removeprefix("deck=").split(",")
    cards[-1], cards[-2] = cards[-2], cards[-1]
    data["events"][0]["chance"] = f"deck={','.join(cards)} {rest}"
    refused(data, "event 1", "is not what the seed deals")


def test_a_deal_that_cannot_be_is_refused() -> None:
    data = document()
    data["events"][0]["chance"] = "deck=lake"
    refused(data, "event 1", "deal: the field 'setup' is missing (L2.0)")


def test_a_second_deal_is_refused() -> None:
    data = document()
    data["events"].insert(1, data["events"][0])
    assert refused(data, "event 2", "chance has no part in the game now").rule == "L2.0"


def test_a_match_without_its_second_deal_is_refused() -> None:
    data = document(players=2, variants=("match",))
    place = [number for number, event in enumerate(data["events"]) if "chance" in event][1]
    del data["events"][place]
    assert refused(data, f"event {place + 1}", "is not to decide: nobody is").rule == "L2.0"


def test_a_bid_over_the_purse_is_refused() -> None:
    data = document()
    place = place_of(data, "bid")
    data["events"][place]["play"] = "bid 12"
    assert refused(data, f"event {place + 1}", "bid 12: you have 11 coins").rule == "L3.1"


def test_a_second_bid_is_refused() -> None:
    data = document()
    place = place_of(data, "bid", 1)
    data["events"][place]["seat"] = data["events"][place - 1]["seat"]
    refused(data, f"event {place + 1}", f"seat {data['events'][place]['seat']} has bid, and a bid is final")


def test_a_decision_out_of_turn_is_refused() -> None:
    data = document()
    place = place_of(data, "take")
    seat = (data["events"][place]["seat"] + 1) % 3
    data["events"][place]["seat"] = seat
    assert refused(data, f"event {place + 1}", f"seat {seat} is not to decide").rule == "L4.1"


def test_a_decision_in_the_wrong_step_is_refused() -> None:
    data = document()
    place = place_of(data, "take")
    data["events"][place]["play"] = "stop"
    assert refused(data, f"event {place + 1}", "that is not asked now").rule == "L4.4"


def test_a_decision_that_is_left_out_is_missed() -> None:
    data = document()
    place = place_of(data, "first")
    del data["events"][place]
    refused(data, f"event {place + 1}", "not")


def test_a_card_that_the_hidden_deck_contradicts_is_refused() -> None:
    data = document(players=2)
    deck = data["events"][0]["chance"].split(" ")[0].removeprefix("deck=").split(",")
    place = place_of(data, "take")
    data["events"][place]["play"] = f"take {deck[20]}"
    refused(data, f"event {place + 1}", f"{deck[20]} does not lie in the row")


@pytest.mark.parametrize("field", ["leaders", "tokens", "die"])
def test_a_hidden_part_that_was_exchanged_is_refused(field: str) -> None:
    data = document(players=2, variants=("leaders", "explore", "swamp", "die"))
    fields = dict(word.split("=", 1) for word in data["events"][0]["chance"].split())
    parts = list(fields[field]) if field == "die" else fields[field].split(",")
    fields[field] = ("" if field == "die" else ",").join(reversed(parts))
    data["events"][0]["chance"] = " ".join(f"{key}={value}" for key, value in fields.items())
    with pytest.raises(RecordError) as caught:
        verify_record(json.dumps(data), "game.json")
    assert caught.value.entry.startswith("event ") or caught.value.entry == "result"


def test_a_hidden_deck_that_contradicts_the_cards_taken_is_refused() -> None:
    data = document(players=2)
    deck, _, rest = data["events"][0]["chance"].partition(" ")
    cards = deck.removeprefix("deck=").split(",")
    first = data["events"][place_of(data, "take")]["play"].removeprefix("take ")
    cards.append(cards.pop(cards.index(first)))
    data["events"][0]["chance"] = f"deck={','.join(cards)} {rest}"
    refused(data, f"event {place_of(data, 'take') + 1}", f"{first} does not lie in the row")


def test_a_result_that_the_decisions_do_not_give_is_refused() -> None:
    data = document()
    data["result"]["points"][0] += 1
    refused(data, "result", "its decisions give 'cards' won by")


def test_a_decision_after_the_end_is_refused() -> None:
    data = document()
    data["events"].append({"seat": 0, "play": "stop"})
    refused(data, f"event {len(data['events'])}", "seat 0 is not to decide: nobody is")


def test_another_game_is_refused() -> None:
    refused({**document(), "game": "eko"}, "game", "is 'eko', not 'legends'")


def test_a_newer_record_is_refused() -> None:
    with pytest.raises(FormatError, match="version: is 4; this program reads versions up to 3: update it"):
        verify_record(json.dumps({**document(), "version": 4}))


def test_every_truncation_is_refused() -> None:
    text = _document(20, 2, (), 1, True)
    for length in range(len(text.rstrip()) - 1):
        with pytest.raises(FormatError):
            verify_record(text[:length])


@pytest.mark.parametrize(
    ("start", "fault"),
    [
        ({"identities": "EE"}, "identities: 'EE' is not 2 different letters (L1.1)"),
        ({"identities": "EX", "ages": "XE"}, "identities: 'X' is not one of E, T, M, S (L1.1)"),
        ({"founder": 2}, "founder: there is no seat 2 (L2.1)"),
        ({"ages": "EM"}, "ages: 'EM' does not name everybody of 'ET' once (L3.2)"),
    ],
)
def test_an_invalid_table_is_rejected(start: dict[str, Any], fault: str) -> None:
    data = document(20, 2)
    data["start"] = {"identities": "ET", "founder": 0, "ages": "TE", **start}
    with pytest.raises(SetupError) as caught:
        verify_record(json.dumps(data), "game.json")
    assert caught.value.subject == "game.json: start"
    assert fault in [str(one) for one in caught.value.faults]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("start", {}, "game.json: start.identities: is missing"),
        ("start", {"identities": 5}, "game.json: start.identities: must be a text"),
        ("start", {"colour": 5}, "game.json: start.colour: is not known here"),
        ("options", {}, "game.json: options.players: is missing"),
        ("options", {"players": 9}, "game.json: options: players: 9 is not 2, 3 or 4 (L1.1)"),
    ],
)
def test_a_malformed_start_is_refused(path: str, value: Any, message: str) -> None:
    with pytest.raises(SetupError) as caught:
        verify_record(json.dumps({**document(20, 2), path: value}), "game.json")
    assert str(caught.value).startswith(message)


def test_a_random_game_and_its_record_agree_at_every_step() -> None:
    game = new_game(2, seed=9, variants=["match", "swamp", "explore", "rectangle"])
    play_out(game, 60)
    again = replay_record(game.to_record())
    for made in range(len(game.events) + 1):
        assert again.position_after(made) == game.position_after(made)
    step_on(again.position, Generator(1, "apart"))
    assert again.position != game.position
