"""A preview of a decision that is made several times in a row is what all of them bring together."""

from __future__ import annotations

from typing import Any

import pytest

from tests.legends.tables import play
from tests.legends.tables import table as legends_table
from tests.table.tables import Sitting, begun, refused
from tetrarch.core.text.messages import PLACE_MARK
from tetrarch.legends import position_to_json
from tetrarch.table import Table
from tetrarch.table.view.decisions import PreviewForm


def acting(pieces: str, card: str, **details: Any) -> Sitting:
    """A match of Legends at which Ember has taken a card."""
    form = position_to_json(play(legends_table(pieces, row=card, **details), "take 1"))
    return begun("legends", 2, options={"position": form})


def test_l8_1_a_preview_of_several_armies_is_what_they_bring_together() -> None:
    """The second one takes the region, and the fourth one ends the turn."""
    table = acting("M4:T2,E1 H4:E1", "dire-eye").table
    plain = [preview.sentence.replace(PLACE_MARK, "") for preview in several(table, "+M4")]
    assert plain == [
        "You place an army on M4.",
        "You place 2 armies on M4 and take the region from Tide, 3 against 2.",
        "You place 3 armies on M4 and take the region from Tide, 4 against 2.",
        "You place 4 armies on M4 and take the region from Tide, 5 against 2.",
    ]
    assert [preview.gains for preview in several(table, "+M4")] == [[0, -2], [2, -2], [2, -2], [2, -2]]
    assert [[told["rule"] for told in preview.consequences] for preview in several(table, "+M4")] == [
        *([], [], []),
        ["L4.5"],
    ]


def several(table: Table, decision: str) -> list[PreviewForm]:
    """The previews of a decision for every number of times that it can be made."""
    return [table.preview(0, decision, times=times) for times in range(1, len(table.preview(0, decision).left) + 1)]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["2 armies from H4 to H1 for 4 points", "take the region from Tide, 2 against 1."]),
        ("fr", ["2 armées de H4 à H1 pour 4 points", "prenez la région à Marée, à 2 contre 1."]),
        ("nl", ["2 legers van H4 naar H1 voor 4 punten", "je neemt het gebied over van Getij, met 2 tegen 1."]),
        ("pl", ["2 armie z H4 na H1 za 4 punkty", "przejmujesz region gracza Przypływ, 2 do 1."]),
    ],
)
def test_a_preview_of_several_steps_has_one_sentence_in_every_language(language: str, sentences: list[str]) -> None:
    table = acting("H4:E3 H1:T1 M4:T2", "ancient-phoenix").table
    told = table.preview(0, "H4-H1", language, 2).sentence.replace(PLACE_MARK, "")
    assert all(part in told for part in sentences), told


@pytest.mark.parametrize(
    ("there", "sentence"),
    [
        ("", "You move 2 armies from H4 to H3 for 2 points and take control of the region."),
        ("H3:T1,M1", "You move 2 armies from H4 to H3 for 2 points and take control of the region, 2 against 1."),
        (
            "H3:N1",
            "You move 2 armies from H4 to H3 for 2 points and take the region from the neutral armies, 2 against 1.",
        ),
        ("H3:T2", "You move 2 armies from H4 to H3 for 2 points."),
        ("H3:E1", "You move 2 armies from H4 to H3 for 2 points."),
    ],
)
def test_l8_1_a_preview_says_from_whom_armies_take_control(there: str, sentence: str) -> None:
    players = 3 if "M" in there else 2
    form = position_to_json(play(legends_table(f"H4:E3 {there}", row="ancient-phoenix", players=players), "take 1"))
    table = begun("legends", players, options={"position": form}).table
    assert table.preview(0, "H4-H3", times=2).sentence.replace(PLACE_MARK, "") == sentence


@pytest.mark.parametrize(
    ("language", "taken", "destroyed"),
    [
        ("en", "and take the region from the neutral armies, 2 against 1.", "Ember destroys a neutral army on M4."),
        ("fr", "et prenez la région aux armées neutres, à 2 contre 1.", "Braise détruit une armée neutre en M4."),
        (
            "nl",
            "en je neemt het gebied over van de neutrale legers, met 2 tegen 1.",
            "Gloed vernietigt een neutraal leger op M4.",
        ),
        ("pl", "i odbierasz region armiom neutralnym, 2 do 1.", "Żar niszczy neutralną armię na M4."),
    ],
)
def test_sentences_name_neutral_armies_and_not_a_neutral_player(language: str, taken: str, destroyed: str) -> None:
    preview = acting("H4:E3 H3:N1", "ancient-phoenix").table.preview(0, "H4-H3", language, 2)
    assert preview.sentence.replace(PLACE_MARK, "").endswith(taken)
    position = play(legends_table("M4:E2,N1", row="night-wizard"), "take 1", "stop")
    assert position.describe(position.parse("xM4N").id, language).sentence == destroyed


def test_a_preview_of_a_decision_that_can_be_made_once_says_so() -> None:
    table = acting("M4:E1 H4:E1", "ancient-phoenix").table
    refusal = refused("too-often", table.preview, 0, "H4-H3", times=3)
    assert refusal.text("en") == "the decision can be made only once, not 3 times"
    assert refusal.text("pl") == "tę decyzję można podjąć tylko raz, a nie 3 razy"


def test_a_preview_of_several_armies_says_that_the_last_one_loses() -> None:
    table = acting("M4:T2,E1 H1:T1 H2:T1 H3:T1 H4:T1", "dire-eye", last=True).table
    *before, last = several(table, "+M4")
    assert not any(preview.ends or preview.ending for preview in before)
    assert last.ends
    assert last.ending is not None
    assert last.ending.winners == [1]


@pytest.mark.parametrize("times", [0, -1, 5, 31])
def test_a_preview_of_a_decision_more_often_than_it_can_be_made_is_refused(times: int) -> None:
    table = acting("M4:T2,E1 H4:E1", "dire-eye").table
    refusal = refused("too-often", table.preview, 0, "+M4", times=times)
    assert refusal.text("en") == f"the decision can be made at most 4 times in a row, not {times} times"
