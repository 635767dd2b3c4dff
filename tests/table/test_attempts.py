"""What the page learns about decisions without reading notation: their details, attempts, and the phases of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from tests.legends.tables import table as legends_table
from tests.table.tables import begun
from tetrarch.core import registry
from tetrarch.core.errors import IllegalMove
from tetrarch.core.game import GamePosition
from tetrarch.core.table_adapter import DecisionForm, TableAdapter
from tetrarch.eko.definition import GAME as EKO
from tetrarch.legends.definition import GAME as LEGENDS
from tetrarch.table.refusal import Refusal

GAMES = registry.names()
VARIANTS: dict[str, list[str]] = {
    "eko": ["labyrinth", "portals", "wind", "moon", "sand"],
    "legends": ["explore", "leaders", "citadels"],
}


def places_of(static: dict[str, Any]) -> list[str]:
    """The names of all places on a board."""
    if "hexes" in static:
        return [place["name"] for place in static["hexes"]]
    return [region for side in static["sides"] for island in side["islands"] for region in island]


def walk(game: str, steps: int, **options: object) -> Iterator[tuple[TableAdapter[Any], GamePosition, list[int]]]:
    """The positions of a random game with their legal decisions."""
    definition, rng = registry.game(game), Random(7)
    played = definition.new_game(3, {"variants": VARIANTS.get(game, []), **options}, seed="attempts")
    for _ in range(steps):
        position = played.position
        if position.is_over:
            return
        legal = position.legal_ids().tolist()
        yield definition.table, position, legal
        played.play(position.describe(rng.choice(legal)).notation)


@pytest.mark.parametrize("game", GAMES)
def test_attempts_can_be_parsed_for_every_choice(game: str) -> None:
    rng, table = Random(3), begun(game, 3).table
    meant = 0
    for _ in range(60):
        if table.status != "running":
            break
        seat = table.to_decide[0]
        static = cast("dict[str, Any]", table.ground(seat)["board"])
        cards = [card["id"] for card in static.get("cards", [])]
        for number in (1, 2):
            chosen = rng.choices(rng.choice([places_of(static), cards or places_of(static)]), k=number)
            notation = table.attempt(seat, chosen)
            if notation is None:
                continue
            meant += 1
            refusal = table.why_not(seat, notation)
            assert refusal is None or refusal.code != "unreadable-move", (chosen, notation, refusal.text("en"))
        play = rng.choice(table.decisions(seat)).notation
        table.apply_all(table.decide(cast(Any, table.state.seats[seat].person).id, seat, play, 1_700_000_000_000))
    assert meant


@pytest.mark.parametrize("game", GAMES)
def test_an_attempt_at_the_places_of_a_decision_is_of_its_kind(game: str) -> None:
    kinds: set[str] = set()
    for adapter, position, legal in walk(game, 120):
        for form in adapter.describe(position, legal, "en"):
            if form.kind in ("move", "construct", "reinforce", "place", "city", "start"):
                attempt = adapter.attempt(position, form.places)
                assert attempt is not None
                assert form.notation.replace("*", "x").startswith(attempt.rstrip("1")), (form.notation, attempt)
                kinds.add(form.kind)
    assert len(kinds) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_every_place_answers_with_a_sentence_and_a_rule(game: str) -> None:
    rng, table = Random(4), begun(game, 3).table
    answers: set[str] = set()
    for _ in range(40):
        if table.status != "running":
            break
        seat = table.to_decide[0]
        static = cast("dict[str, Any]", table.ground(seat)["board"])
        for place in places_of(static):
            refusal = table.why_not_chosen(seat, [place])
            if refusal is None:
                assert table.attempt(seat, [place]) is not None
                continue
            assert refusal.rule
            assert table.attempt(seat, [place]) is None or not refusal.text("en").startswith(
                str(table.attempt(seat, [place]))
            )
            answers.add(refusal.text("en"))
        play = rng.choice(table.decisions(seat)).notation
        table.apply_all(table.decide(cast(Any, table.state.seats[seat].person).id, seat, play, 1_700_000_000_000))
    assert len(answers) > 3
    if game == "eko":
        assert "nothing is ever in a chasm" in answers


def test_a_refusal_names_the_stack_that_a_site_needs() -> None:
    sitting = begun("eko", 2)
    while sitting.table.view(None).step != "action":
        sitting.decide()
    table, seat = sitting.table, sitting.seat
    static = cast("dict[str, Any]", table.ground(seat)["board"])
    sites = [place["name"] for place in static["hexes"] if place["kind"] == "site"]
    refusals = {site: refusal for site in sites if (refusal := table.why_not_chosen(seat, [site]))}
    near = {place["name"]: place["near"] for place in static["hexes"]}
    others = {name: refusal.places for name, refusal in refusals.items() if refusal.places != (name,)}
    assert others
    assert all(set(places) <= {name, *near[name]} for name, places in others.items())


def test_nothing_is_attempted_out_of_turn_or_at_unknown_places() -> None:
    table = begun("eko").table
    seat = table.to_decide[0]
    assert table.attempt(1 - seat, ["a1"]) is None
    assert table.attempt(seat, ["nowhere"]) is None
    assert table.why_not_chosen(seat, ["nowhere"]) is None
    assert cast(Refusal, table.why_not_chosen(1 - seat, ["a1"])).code == "not-your-turn"
    with pytest.raises(Refusal):
        table.attempt(7, ["a1"])


def test_details_of_eko_are_those_of_the_notation() -> None:
    found: set[str] = set()
    for seed in range(3):
        rng, position = Random(seed), EKO.deal(3, {"variants": VARIANTS["eko"]}, f"details {seed}")
        for _ in range(200):
            if position.is_over:
                break
            legal = position.legal_ids().tolist()
            for form in EKO.table.describe(position, legal, "en"):
                plain = form.notation.removesuffix("!")
                assert form.detail.get("emperor", False) == form.notation.endswith("!")
                assert form.detail.get("zones", "") == (plain.partition("~")[2])
                if form.kind == "construct":
                    assert plain[-1] == "ETC"[cast(int, form.detail["worth"]) - 1]
                if form.kind == "reinforce":
                    assert plain.partition("+")[2] == str(form.detail["soldiers"] or "")
                if form.kind == "give":
                    assert plain == f"give {form.detail['captive']}"
                found |= set(form.detail)
            position.push(int(rng.choice(legal)))
    assert {"emperor", "zones", "worth", "soldiers"} <= found


def test_details_of_legends_name_what_is_no_region() -> None:
    found: set[str] = set()
    for options in ({"quick_setup": False}, {}):
        for adapter, position, legal in walk("legends", 200, **options):
            row = cast(Any, adapter.position_form(adapter.view(position, None)))["row"]
            for form in adapter.describe(position, legal, "en"):
                expected = notation_of(form, row)
                assert expected == (form.notation if form.detail else None)
                found |= {form.kind} if form.detail else set()
    assert {"take", "lay", "bid", "half"} <= found


def test_an_action_of_a_card_counts_the_abilities_and_says_where_it_begins() -> None:
    """Forest Elf places 3 armies, and one more each for itself, Forest Pixie and Night Village (L4.4, L6.1)."""
    taking = legends_table("M4:E4,T3 F1:E0^1", row="forest-elf", cards={"E": "forest-pixie night-village"})
    taking.play("take forest-elf")
    place, move, _ = LEGENDS.table.describe(taking, taking.legal_ids().tolist(), "en")
    start = taking.components.regions[cast(int, taking.start_region)]
    assert place.detail == {"half": 0, "number": 6, "regions": [start, "F1"]}
    assert (move.detail["number"], move.detail["regions"]) == (2, ["M4"])


def test_an_action_of_a_card_that_cannot_be_used_has_a_reason() -> None:
    """Without armies on the map nothing moves (L4.4)."""
    taking = legends_table("M4:T3", row="forest-elf")
    taking.play("take forest-elf")
    assert LEGENDS.table.attempt(taking, ["1"]) == "half 1"
    with pytest.raises(IllegalMove, match="nothing can be done with that half") as refused:
        LEGENDS.table.parse(taking, str(LEGENDS.table.attempt(taking, ["2"])))
    assert refused.value.rule == "L4.4"


def notation_of(form: DecisionForm, row: list[dict[str, str]]) -> str | None:
    """The notation of a decision of Legends that has details."""
    match form.kind, form.detail:
        case "take", {"place": int(place)}:
            return f"take {row[place]['card']}"
        case "lay", {"side": side, "turn": int(turn)}:
            return f"{side}@{90 * turn}"
        case "bid", {"coins": coins}:
            return f"bid {coins}"
        case "half", {"half": int(half)}:
            return f"half {half + 1}"
        case "first", {"player": player}:
            return f"first {player}"
        case "destroy", {"owner": owner, **rest}:
            return f"x{form.places[0]}{owner}{'$' if rest.get('coin') else ''}"
    return None


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_the_current_phase_is_among_the_phases_of_the_turn(game: str) -> None:
    seen: set[str] = set()
    for adapter, position, _ in walk(game, 250):
        form = cast("dict[str, Any]", adapter.position_form(adapter.view(position, None)))
        assert 0 <= form["phase_index"] < len(form["phases"])
        seen.add(form["phases"][form["phase_index"]])
        if position.step in ("action", "reinforce", "take", "place", "move", "city", "destroy"):
            assert form["phases"][form["phase_index"]] == position.step
    assert {"eko": {"setup", "action", "reinforce"}, "legends": {"bid", "take", "place", "move"}}[game] <= seen


@pytest.mark.parametrize("game", GAMES)
def test_entries_and_moments_show_how_a_decision_was_marked(game: str) -> None:
    sitting = begun(game, 2)
    for _ in range(12):
        if sitting.table.status == "running":
            sitting.decide()
    table = sitting.table
    entries = [entry for entry in table.update(None, 0).entries if entry["kind"] == "decided" and "play" in entry]
    moments = {moment["entry"]: moment for moment in table.moments(None, 0, 50)}
    assert entries
    for entry in entries:
        assert entry["mark"] == moments[entry["number"]]["mark"]
        assert entry.get("detail", {}) == moments[entry["number"]]["detail"]
