"""A preview contains all that is certain, and does not depend on what the seat cannot know (L9.1, L12.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from tests.legends.tables import play
from tests.legends.tables import table as legends_table
from tests.table.tables import Sitting, begun
from tetrarch.legends import Position, position_to_json
from tetrarch.legends.rules import layout
from tetrarch.legends.table_forms import LegendsPosition
from tetrarch.table.view.decisions import PreviewForm

SWAMP: dict[str, Any] = {"variants": "explore swamp", "tokens": "H1:stable H2:cottage H3:poison-swamp"}

CLOSE = "H1:E1 V1:T1 H2:E1 H3:E1 H4:E1 H5:E1 M1:E1 M2:E1 M3:E1 M4:E1 M5:E1"
"""With a city on H1 Ember wins or loses, depending on the token there."""


def at_table(card: str, pieces: str, faces: Sequence[int] = (), **details: Any) -> Sitting:
    """A match at which Ember has taken a card; the hidden tokens have faces that are given."""
    form = position_to_json(play(legends_table(pieces, row=card, **SWAMP, **details), "take 1"))
    sitting = begun("legends", 2, options={"position": form})
    position = cast("Position", sitting.table.state.game.position)
    assert not faces or not any(token.seen for token in position.explore_tokens())
    for place, face in enumerate(faces):
        position.state[layout.TOKEN_FACE + place] = face
    return sitting


def changes(preview: PreviewForm) -> LegendsPosition:
    return cast("LegendsPosition", preview.after)


def test_a_city_on_a_hidden_token_says_what_is_certain() -> None:
    sitting = at_table("stronghold", "H1:E1 V1:T1")
    preview = sitting.table.preview(0, "^H1")
    assert (preview.points, preview.gains, preview.scores) == (None, None, None)
    told = [one["sentence"] for one in preview.consequences]
    assert told[0].startswith("You take the face-down token")
    assert told[0].endswith("It is not known yet.")
    after = changes(preview)
    assert after["regions"]["H1"] == {"E": [1, 1]}
    assert not {"coins", "bonuses", "explore"} & set(after)
    sitting.decide("^H1")
    now = cast("dict[str, Any]", sitting.table.update(0, 0).moment["position"])
    for name, value in preview.after.items():
        assert now[name] == value or name == "row", "only the card that enters the row is unknown"


@pytest.mark.parametrize("choice", ["^H1", "stop"])
def test_the_faces_of_hidden_tokens_change_no_preview(choice: str) -> None:
    told = set()
    for first in range(layout.TOKENS):
        faces = [(first + place) % layout.TOKENS for place in range(layout.TOKENS)]
        table = at_table("stronghold", "H1:E1 V1:T1", faces).table
        told.add((str(table.preview(0, choice)), str([one.preview for one in table.decisions(0, preview=True)])))
    assert len(told) == 1


def test_the_faces_of_hidden_tokens_change_no_preview_of_several_armies() -> None:
    """The last army ends the turn, so that the seat looks at the tokens where it is."""
    told = set()
    for first in range(layout.TOKENS):
        faces = [(first + place) % layout.TOKENS for place in range(layout.TOKENS)]
        table = at_table("dire-eye", "M4:E1,T2 V1:T1 H1:E1", faces).table
        previews = [table.preview(0, "+M4", times=times) for times in range(1, 5)]
        told.add(str(previews))
        assert {token["face"] for token in changes(previews[-1])["explore"]} == {None}
        assert [any("secret" in one["sentence"] for one in preview.consequences) for preview in previews] == [
            *(False, False, False),
            True,
        ]
    assert len(told) == 1


def test_looking_at_tokens_changes_no_points_and_shows_no_face() -> None:
    sitting = at_table("stronghold", "H1:E1 H2:E1 V1:T1")
    preview = sitting.table.preview(0, "stop")
    assert preview.points == [sitting.table.view(0).points(seat) for seat in range(2)]
    assert any("stays secret" in one["sentence"] or "stay secret" in one["sentence"] for one in preview.consequences)
    looked = [token for token in changes(preview)["explore"] if "E" in token["seen"]]
    assert {token["at"] for token in looked} == {"H1", "H2"}
    assert {token["face"] for token in changes(preview)["explore"]} == {None}


def test_a_token_that_the_seat_has_seen_is_certain() -> None:
    preview = at_table("stronghold", "H1:E1 V1:T1", seen={"stable": "E"}).table.preview(0, "^H1")
    assert preview.points is not None
    assert any(" turn it up: it is the " in one["sentence"] for one in preview.consequences)


def test_the_last_unseen_token_is_certain() -> None:
    faces = ("magic-spring", "cottage", "hidden-treasure", "magic-book", "poison-swamp")
    preview = at_table("stronghold", "H1:E1 V1:T1", seen=dict.fromkeys(faces, "E")).table.preview(0, "^H1")
    assert preview.points is not None


@pytest.mark.parametrize(("pieces", "winners"), [("H1:E1 V1:T1", [1]), (CLOSE, None)])
def test_a_game_that_ends_with_a_hidden_token_is_won_only_if_that_is_certain(
    pieces: str, winners: list[int] | None
) -> None:
    preview = at_table("stronghold", pieces, last=True).table.preview(0, "^H1")
    assert preview.ends
    assert (preview.ending and preview.ending.winners) == winners
