"""Moments of the past, where points come from, and what a decision would bring."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from tests.table.tables import START, Sitting, begun, refused
from tests.table.walks import Walk
from tetrarch import eko
from tetrarch.core.text.messages import LANGUAGES, PLACE_MARK
from tetrarch.eko.table_forms import EkoPosition
from tetrarch.legends.table_forms import LegendsPosition
from tetrarch.table import Settings, Table
from tetrarch.table.entries import Decided
from tetrarch.table.view.decisions import EndingForm
from tetrarch.table.view.forms import EntryForm, Moment, PastMoment
from tetrarch.table.view.replay import MOST_MOMENTS, Perspective, line_moments, past_moments

GAMES = ["eko", "legends"]


def played(game: str, seed: int = 3, steps: int = 60, **details: object) -> Walk:
    options: dict[str, object] = {"round_limit": 6} if game == "eko" else {"variants": ["explore", "swamp", "leaders"]}
    walk = Walk(seed, Settings(game=game, players=3, options={**options, **details}, seats=["open"] * 3), calm=True)
    walk.begin()
    for _ in range(steps):
        if walk.table.status == "running":
            walk.step()
    return walk


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_of_the_past_is_what_the_viewer_was_shown_then(game: str) -> None:
    walk = played(game, steps=0)
    table = walk.table
    shown: dict[tuple[int | None, int], Moment] = {}
    for _ in range(40):
        for viewer in (None, 0, 1, 2):
            shown[viewer, len(table.state.game.events)] = table.update(viewer, table.number).moment
        if table.status != "running":
            break
        walk.step()
    for viewer in (None, 0, 1, 2):
        found = table.moments(viewer, 0, len(table.state.game.events))
        assert [moment["events"] for moment in found] == list(range(len(found)))
        for moment in found:
            then = shown.get((viewer, moment["events"]))
            if then is None:
                continue  # chance answered at once, and nobody was shown the moment before
            for field in ("turn", "step", "asks", "points", "position", "to_decide"):
                assert moment[field] == then[field], (viewer, moment["events"], field)


@pytest.mark.parametrize("game", GAMES)
def test_moments_describe_events_as_the_entries_do(game: str) -> None:
    table = played(game).table
    for viewer in (None, 1):
        entries: dict[int | None, EntryForm] = {entry["number"]: entry for entry in table.update(viewer, 0).entries}
        for moment in table.moments(viewer, 1, 50):
            entry = entries[moment["entry"]]
            for field in ("sentence", "consequences", "at"):
                assert moment[field] == entry[field]
            assert moment["play"] == entry.get("play")
            assert (moment["kind"], moment["places"]) == (entry.get("what", ""), entry.get("places", []))
            assert entry["points"] is not None


@pytest.mark.parametrize("game", GAMES)
def test_any_part_of_the_past_is_the_same_as_in_the_whole(game: str) -> None:
    table = played(game).table
    whole = table.moments(0, 0, 50)
    for first in (0, 1, 7, 16, 17, 25):
        assert table.moments(0, first, first + 9) == whole[first : first + 10]
    kept = Table.restore(table.match_id, "another seed", table.snapshot())
    assert kept.moments(0, 20, 30) == whole[20:31]


def test_brief_moments_leave_out_positions_and_scores() -> None:
    table = played("legends").table
    brief = table.moments(None, 0, 20, brief=True)
    whole = table.moments(None, 0, 20)
    assert not any({"position", "scores"} & set(moment) for moment in brief)
    assert brief == [
        {name: value for name, value in moment.items() if name not in ("position", "scores")} for moment in whole
    ]


def test_undone_events_are_not_moments() -> None:
    sitting = begun("eko", undo="free")
    before = sitting.table.moments(None, 0, 10)
    seat = sitting.seat
    sitting.decide()
    assert len(sitting.table.moments(None, 0, 10)) == 2
    sitting.do(sitting.table.ask_undo(sitting.person(seat), START))
    assert sitting.table.moments(None, 0, 10) == before


def test_missing_moments_and_too_many_are_rejected() -> None:
    table = begun("eko").table
    refused("no-such-moment", table.moments, None, 1, 1)
    refused("no-such-moment", table.moments, None, -1, 1)
    refused("too-many-moments", table.moments, None, 0, MOST_MOMENTS)
    refused("too-many-moments", table.moments, None, 0, -1)
    refused("no-such-seat", table.moments, 2, 0, 0)
    assert len(table.moments(None, 0, MOST_MOMENTS - 1)) == 1
    refused("not-started", Sitting(Settings(game="eko")).table.moments, 0, 0, 0)
    secret = begun("eko", watchers=False).table
    refused("no-watchers", secret.moments, None, 0, 0)


def test_all_that_was_hidden_is_shown_when_the_match_is_over_and_never_before() -> None:
    walk = played("legends", steps=12)
    refused("not-over", walk.table.all_moments, 0, 10)
    refused("not-over", past_moments, walk.table, Perspective(0, everything=True), "en", 0, 10)
    while walk.table.status == "running":
        walk.step()
    table = walk.table
    bids = [moment for moment in table.all_moments(0, 60) if moment["kind"] == "bid"]
    assert len(bids) == 3
    assert all(str(moment["play"]).startswith("bid ") for moment in bids)
    public = [moment for moment in table.moments(None, 0, 60) if "has bid" in str(moment["sentence"])]
    assert [moment["entry"] for moment in public] == [moment["entry"] for moment in bids]
    assert all(moment["play"] is None and moment["kind"] == "" for moment in public)
    assert None not in faces(table.all_moments(1, 1)[0])
    assert None in faces(table.moments(None, 1, 1)[0])


def faces(moment: PastMoment) -> list[str | None]:
    return [token["face"] for token in cast(LegendsPosition, moment["position"])["explore"]]


# Where points come from


@pytest.mark.parametrize("game", GAMES)
def test_scores_add_up_to_the_points_of_every_seat(game: str) -> None:
    for seed in range(3):
        variants = ["pyramids"] if game == "eko" else ["explore", "citadels", "dragon", "leaders"]
        table = played(game, seed, 80, variants=variants).table
        for viewer in (None, 0, 2):
            view = table.view(viewer)
            for seat, lines in enumerate(table.scores(viewer)):
                assert sum(line.points for line in lines) == view.points(seat)
                assert all(line.title and line.rule and line.source for line in lines)
        for moment in table.moments(0, 0, 60):
            told = [sum(line.points for line in lines) for lines in moment["scores"]]
            assert told == moment["points"]


def test_scores_of_buildings_mark_the_names_of_their_sites() -> None:
    table = played("eko", 0, 80).table
    for language in LANGUAGES:
        lines = [line for lines in table.scores(None, language) for line in lines if line.source == "building"]
        assert lines
        for line in lines:
            kind, place, rest = line.title.split(PLACE_MARK)
            assert (line.name in place, line.name in kind, rest) == (True, False, "")


def test_scores_are_in_the_result_when_the_match_is_over_in_the_reader_language() -> None:
    walk = played("legends", steps=500)
    assert walk.table.status == "over"
    for language in ("en", "fr", "nl", "pl"):
        result = walk.table.update(None, 0, language).moment["result"]
        totals = [sum(line.points for line in lines) for lines in result["scores"]]
        assert totals == result["points"]


def test_a_building_scores_by_its_site() -> None:
    for seed in range(8):
        table = played("eko", seed, 200).table
        buildings = cast(EkoPosition, table.update(None, table.number).moment["position"])["buildings"]
        lines = [line for lines in table.scores(None) for line in lines if line.source == "building"]
        assert {line.name: line.points for line in lines} == {site: int(code[1]) for site, code in buildings.items()}
        if lines:
            assert lines[0].name in lines[0].title
            return
    raise AssertionError("nobody ever built")


# What a decision would bring


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_is_what_the_decision_then_brings(game: str) -> None:
    walk = played(game, steps=0)
    compared = unknown = 0
    for _ in range(60):
        table = walk.table
        if table.status != "running":
            break
        seat = table.to_decide[0]
        form = walk.rng.choice(table.decisions(seat))
        before = table.update(seat, table.number).moment["position"]
        preview = table.preview(seat, form.notation)
        assert preview == table.preview(seat, form.id)
        number = table.number
        walk.do(table.decide(f"p{seat}", seat, form.id, walk.now))
        update = table.update(seat, number)
        now = cast("dict[str, Any]", update.moment["position"])
        if game == "legends":  # faces that the seat sees only now are unknown
            tokens = zip(now["explore"], cast("dict[str, Any]", before)["explore"], strict=True)
            now = {**now, "explore": [{**token, "face": old["face"]} for token, old in tokens]}
        if preview.points is None:  # a bid, or a token that is turned up
            assert form.kind in ("bid", "city")
            assert all(now[name] == value for name, value in preview.after.items() if name != "row")
            continue
        compared += 1
        expected = {**before, **preview.after}
        consequences = update.entries[0]["consequences"]
        if expected != now:  # only the card that enters the row is unknown
            *row, _ = cast("list[Any]", now["row"])
            assert expected == {**now, "row": [*row, None]}
            place = len(row) + 1
            sentence = f"A new card enters the row at place {place}. It is not known yet."
            assert consequences[-1]["sentence"].endswith(f"enters the row at place {place}.")
            consequences = [*consequences[:-1], {"sentence": sentence, "rule": "L4.5"}]
            unknown += 1
        assert preview.points == [table.view(seat).points(other) for other in range(3)]
        assert preview.consequences == consequences
        assert preview.scores is not None
        assert [sum(totals.values()) for totals in preview.scores] == preview.points
    assert compared > 15
    assert (unknown > 0) == (game == "legends")


def test_a_preview_counts_what_is_left_each_time_that_a_decision_is_made_in_a_row() -> None:
    sitting = begun("legends", 3).decide_until("take")
    for _ in range(400):
        table, seat = sitting.table, sitting.seat
        forms = table.decisions(seat)
        step = next((form for form in forms if form.kind == "move"), None)
        if step is not None and len(table.preview(seat, step.id).left) > 1:
            break
        sitting.decide((step or forms[0]).id)
    else:
        raise AssertionError("no group of several armies came to move")
    assert step is not None
    position = cast("dict[str, Any]", table.update(seat, 0).moment["position"])
    told = table.preview(seat, step.id).left
    previews = [table.preview(seat, step.id, times=times) for times in range(1, len(told) + 1)]
    before = dict(position)
    refused("too-often", table.preview, seat, step.id, times=len(told) + 1)
    assert position["part_points"] >= position["action"]["points"] > told[0]["points"]
    for expected, preview in zip(told, previews, strict=True):
        assert step.notation in [form.notation for form in table.decisions(seat)]
        sitting.decide(step.id)
        now = cast("dict[str, Any]", table.update(seat, 0).moment["position"])
        assert {**before, **preview.after} == {**now, "row": preview.after.get("row", now["row"])}
        assert preview.points == [table.view(seat).points(other) for other in range(3)]
        left = now["action"]["points"]
        assert left == expected["points"] or sitting.seat != seat or expected["points"] == 0
    assert step.notation not in [form.notation for form in table.decisions(seat)]


def test_a_preview_of_a_card_contains_the_coins_after_paying_for_it() -> None:
    sitting = begun("legends").decide_until("take")
    table, seat = sitting.table, sitting.seat
    letter = table.view(seat).identities[seat]
    coins = cast("dict[str, Any]", table.update(seat, 0).moment["position"])["coins"][letter]
    for form in table.decisions(seat):
        assert table.preview(seat, form.id).left == [{"coins": coins - form.cost["coins"]}]


def test_a_preview_is_refused_where_the_decision_would_be() -> None:
    sitting = begun("eko")
    table, seat = sitting.table, sitting.seat
    refused("not-your-turn", table.preview, 1 - seat, "keep")
    refused("illegal-move", table.preview, seat, "pass")
    refused("no-such-decision", table.preview, seat, 2**40)
    sitting.finish()
    refused("over", table.preview, seat, "keep")


def test_everything_new_can_be_written_as_json() -> None:
    table = played("legends").table
    seat = table.to_decide[0]
    play = table.decisions(seat)[0].id
    told = [table.moments(0, 0, 20), table.scores(0), table.preview(seat, play), table.decisions(seat)]
    assert len(msgspec.json.encode(told)) > 1000


BOARD = "board=bars;A@0,0r3;C@2,1r4;F@-1,3r4;D@-3,2r5;G@-2,-1r5;E@1,-3r1;B@3,-2r4"
LAST_DISC = f"eko1 seats=TS first=0 at=action/0/0/9/5 {BOARD} stacks=c3:T1,f5:S4,h3:S2! reserves=15!,10 boxes=0,0"
LAST_ENEMY = f"eko1 seats=TS first=0 at=action/0/0/9/5 {BOARD} stacks=c3:T2,c5:S1 reserves=14!,15! boxes=0,0"


@pytest.mark.parametrize(
    ("line", "play", "winners", "eliminated"),
    [
        pytest.param(LAST_DISC, "c3^c2E", [1], [0], id="the last disc is spent"),
        pytest.param(LAST_ENEMY, "c3xc5", [0], [1], id="the last disc of the other is taken"),
    ],
)
def test_a_preview_says_who_would_win_and_why(line: str, play: str, winners: list[int], eliminated: list[int]) -> None:
    table = begun("eko", 2, options={"position": eko.position_to_json(eko.parse_position(line))}).table
    preview = table.preview(0, play)
    assert preview.ending == EndingForm(winners, "nobody else has discs on the board", "E8.2")
    assert preview.eliminated == eliminated
    assert preview.ends


def test_a_preview_of_a_game_that_goes_on_has_no_ending() -> None:
    table = begun("eko", 2, options={"position": eko.position_to_json(eko.parse_position(LAST_DISC))}).table
    preview = table.preview(0, "c3-c5")
    assert preview.ending is None
    assert preview.eliminated == []


@pytest.mark.parametrize("game", GAMES)
def test_the_line_that_a_match_took_has_the_moments_of_the_match(game: str) -> None:
    walk = played(game, steps=0)
    refused("not-over", line_moments, walk.table, Perspective(None), "en", 0, [])
    for _ in range(2000):
        if walk.table.status != "running":
            break
        walk.step()
    table, everything = walk.table, Perspective(None, everything=True)
    assert table.status == "over"
    events = table.state.game.events
    entries = [table.entries[event.entry - 1] for event in events]
    first = next(i for i in range(len(entries) // 2, len(entries)) if isinstance(entries[i], Decided))
    line = []
    for entry in entries[first:]:
        if not isinstance(entry, Decided):
            break
        line.append((entry.seat, entry.decision))
    found = line_moments(table, everything, "en", first, line)
    known = past_moments(table, everything, "en", first + 1, first + len(line))
    ignored = {"events", "entry", "at"}
    assert [{name: value for name, value in one.items() if name not in ignored} for one in found] == [
        {name: value for name, value in one.items() if name not in ignored} for one in known
    ]
    assert all(one["entry"] is None for one in found)
    assert line_moments(table, everything, "en", first, [(line[0][0], 10**6), *line]) == [], "not legal"
    refused("no-such-moment", line_moments, table, everything, "en", len(events) + 1, line)
