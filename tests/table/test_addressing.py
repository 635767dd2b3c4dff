"""Sentences address their reader in the second person, and mark the words that name places."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.table.tables import Sitting, begun, settings
from tetrarch.core import registry
from tetrarch.core.errors import IllegalMove, NotationError
from tetrarch.core.game import GamePosition
from tetrarch.core.table_adapter import TableAdapter
from tetrarch.core.text.messages import LANGUAGES, PLACE_MARK, UNNAMED, Message, Value, message, series
from tetrarch.table import Person

VARIANTS: dict[str, tuple[list[str], ...]] = {
    "eko": ([], ["labyrinth", "portals", "wind"], ["pyramids", "moon", "sand", "draft"]),
    "legends": ([], ["leaders", "explore", "merchants", "swamp"], ["dragon", "portals", "rogues", "rectangle"]),
}
PLACE = re.compile(r"\b[A-Za-z]\d{1,2}\b")
"""The name of a space or region."""


def without_places(sentence: str) -> str:
    """What readers see who have not asked for the names of places."""
    parts = sentence.split(PLACE_MARK)
    return "".join(part.partition(UNNAMED)[2] if place % 2 else part for place, part in enumerate(parts))


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_sentences_address_their_reader_and_name_no_place_unasked(game: str) -> None:
    definition = registry.game(game)
    adapter = definition.table
    said: set[str] = set()
    for seed, variants in enumerate(VARIANTS[game]):
        rng, position = Random(seed), definition.deal(2 + seed, {"variants": variants}, f"said {seed}")
        for _ in range(120):
            while position.awaits_chance:
                position.play_chance(definition.chance_again(position, f"said {seed}"))
            if position.is_over:
                break
            asked = adapter.for_seat(position, rng.choice(list(position.to_decide)))
            seat, language = asked.decider, rng.choice(LANGUAGES)
            name = definition.player_name(position, seat, language)
            legal = asked.legal_ids().tolist()
            for form in adapter.describe(asked, rng.sample(legal, min(5, len(legal))), language, seat):
                said.add(form.kind)
                brief = without_places(form.sentence)
                assert not re.search(rf"\b{name}\b(?! Temple|tempel)", brief.replace(f"Temple of the {name}", "")), (
                    brief
                )
                assert not PLACE.search(brief), brief
                assert not re.search(r"  | \.|,,|\{|⟨|⟩", brief), brief
                assert form.sentence.replace(PLACE_MARK, "") != adapter.sentence(asked, form.id, language)
            told = adapter.asks(asked)
            assert told is not None
            assert name not in adapter.for_reader(told, asked, seat).text(language)
            position.state = asked.state
            position.push(rng.choice(legal))
    assert len(said) > 8


def test_a_list_keeps_the_readers_name_but_a_single_name_becomes_you() -> None:
    one, other = (message("tetrarch.eko", f"player-{letter}") for letter in "TE")
    won = {"reason": "", "rule": "E8.1"}
    alone = message("tetrarch.eko", "won", winners=series([one]), count=1, **won)
    both = message("tetrarch.eko", "won", winners=series([one, other]), count=2, **won)
    assert alone.addressed(one).text().startswith("Game over. You win:")
    assert alone.addressed(other).text().startswith("Game over. Tide wins:")
    assert both.addressed(one).text().startswith("Game over. Tide and Ember win:")


def test_a_victim_is_addressed_too() -> None:
    values: dict[str, Value] = {"from": "a1", "to": "b1", "lost": 0, "count": 0, "met": 2, "captures": "yes"}
    told = message(
        "tetrarch.eko",
        "attack",
        **values,
        player=message("tetrarch.eko", "player-T"),
        victim=message("tetrarch.eko", "player-E"),
    )
    victim = told.addressed(message("tetrarch.eko", "player-E"))
    assert victim.text() == "Tide attacks from a1 and takes b1: you lose 2 discs, your Emperor captured."
    french = "Marée attaque\u00a0: vous perdez 2 disques, et votre Empereur est captif."
    assert without_places(victim.marked("fr")) == french
    assert told.text("pl") == "Przypływ atakuje z a1 i zdobywa b1: Żar traci 2 dyski, a Cesarz zostaje pojmany."


def test_updates_say_you_to_the_player_alone() -> None:
    sitting = begun()
    table, seat = sitting.table, sitting.seat
    form = table.decisions(seat)[0]
    assert form.sentence.startswith("You ")
    number = table.number
    sitting.decide(form.notation)
    said = {viewer: table.update(viewer, number).entries[0]["sentence"] for viewer in (seat, 1 - seat, None)}
    assert said[seat] == form.sentence
    assert said[1 - seat] == said[None]
    assert not said[None].startswith("You")


def test_a_bidder_is_asked_in_the_second_person() -> None:
    sitting = begun("legends").decide_until("bid")
    assert sitting.table.update(0, 0).moment["asks"] == "You have to bid"
    assert sitting.table.update(None, 0).moment["asks"].endswith("have to bid")


def test_a_refusal_addresses_the_player() -> None:
    sitting = begun()
    refusal = sitting.table.why_not(sitting.seat, "march")
    assert refusal is not None
    assert "not possible now: you may swap your Emperor" in refusal.text("en")
    assert "Je keizer" not in refusal.text("nl")
    assert "je mag je keizer verwisselen" in refusal.text("nl")


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_refusals_name_no_place_unasked(game: str) -> None:
    definition = registry.game(game)
    adapter = definition.table
    known: set[int] = set()
    refused: set[str] = set()
    for seed, variants in enumerate(VARIANTS[game]):
        rng, position = Random(seed), definition.deal(2 + seed, {"variants": variants}, f"refused {seed}")
        for _ in range(100):
            while position.awaits_chance:
                position.play_chance(definition.chance_again(position, f"refused {seed}"))
            if position.is_over:
                break
            asked = adapter.for_seat(position, rng.choice(list(position.to_decide)))
            legal = asked.legal_ids().tolist()
            known |= set(legal)
            places = adapter.choosable(asked)
            tries = [adapter.attempt(asked, rng.sample(places, rng.choice((1, 2)))) for _ in range(12)]
            tries += [notation_or_none(adapter, asked, one) for one in rng.sample(sorted(known), min(8, len(known)))]
            reasons = [refusal_of(adapter, asked, play) for play in tries if play]
            for reason in filter(None, reasons):
                if reason.id == "no-sign":  # about the notation itself
                    continue
                refused.add(reason.id)
                for language in LANGUAGES:
                    brief = without_places(reason.marked(language))
                    assert not PLACE.search(brief), brief
                    assert not re.search(r"  | \.|,,|\{|⟨|⟩|\||^ | $", brief), brief
            position.state = asked.state
            position.push(rng.choice(legal))
    about_two = {"eko": {"no-way", "no-site-near", "no-stack"}, "legends": {"no-border", "no-army"}}[game]
    assert about_two < refused


def refusal_of(adapter: TableAdapter[GamePosition], position: GamePosition, play: str) -> Message | None:
    """The reason why a play is illegal; None if it is legal or cannot be parsed on this board."""
    try:
        adapter.parse(position, play)
    except IllegalMove as error:
        return error.reason if isinstance(error.reason, Message) else None
    except NotationError:
        return None
    return None


def notation_or_none(adapter: TableAdapter[GamePosition], position: GamePosition, decision: int) -> str | None:
    """The notation of a decision of any board, or None if it does not exist on this one."""
    try:
        return adapter.notation(position, decision)
    except (LookupError, ValueError):
        return None


def test_a_refusal_about_two_places_is_a_sentence_with_and_without_their_names() -> None:
    reason = message("tetrarch.eko", "no-site-near", **{"site": "a3", "from": "a1"})
    assert reason.text() == "a3 is not adjacent to a1"
    assert without_places(reason.marked()) == "this site is not adjacent to the stack"
    assert without_places(reason.marked("pl")) == "ten teren nie sąsiaduje ze stosem"
    border = message("tetrarch.legends", "no-border", **{"to": "M1", "from": "M4"})
    assert border.text("nl") == "M1 grenst niet aan M4"
    assert without_places(border.marked("nl")) == "dit gebied grenst niet aan het gebied dat het leger verlaat"


def test_entries_of_the_table_say_you_but_not_to_a_namesake() -> None:
    sitting = Sitting(settings(), sit=False)
    for person in (Person("one", "you"), Person("two", "Bob")):
        sitting.do(sitting.table.join(person, None, sitting.now))
    for name in ("one", "two"):
        sitting.do(sitting.table.ready(name, True, sitting.now))
    sitting.do(sitting.table.resign("one", sitting.now))
    seat = 0 if sitting.person(0) == "one" else 1
    own, other = (
        [entry["sentence"].replace(PLACE_MARK, "") for entry in sitting.table.update(viewer, 0).entries[-2:]]
        for viewer in (seat, 1 - seat)
    )
    assert own == ["You resign.", "The match is over: Bob wins, as the others have resigned."]
    assert other == ["you resigns.", "The match is over: you win, as the others have resigned."]
