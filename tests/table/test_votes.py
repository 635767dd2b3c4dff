"""Votes on stand-ins for absent players, and games that continue another."""

from __future__ import annotations

import pytest

from tests.table.tables import ANN, BEA, CID, MOVE_CLOCK, SECOND, START, Sitting, begun, refused, settings
from tests.table.walks import Walk
from tetrarch.core.record import Record
from tetrarch.eko import verify_record as verify_eko
from tetrarch.legends import verify_record as verify_legends
from tetrarch.table import Settings, Table
from tetrarch.table.commands.adopt import fork_names, fork_people, fork_record
from tetrarch.table.commands.stand_in import PATIENCE_MS
from tetrarch.table.settings import SettingsRefusal


def test_a_bot_plays_for_an_absent_player_when_all_present_players_agree() -> None:
    sitting = begun("eko", 3)
    table = sitting.table
    refused("not-away", table.vote_stand_in, "ann", 2, True, START)
    sitting.do(table.leave("cid", START))
    refused("own-vote", table.vote_stand_in, "cid", 2, True, START)
    refused("not-seated", table.vote_stand_in, "dot", 2, True, START)
    refused("no-such-seat", table.vote_stand_in, "ann", 3, True, START)
    assert sitting.kinds(sitting.do(table.vote_stand_in("ann", 2, True, START))) == ["stand-in-voted"]
    assert table.vote_stand_in("ann", 2, True, START) == []
    assert table.update(0, 0).moment["votes"] == [{"seat": 2, "agreed": [0], "waiting": [1]}]
    assert "Cid" in str(table.update(None, table.number - 1).entries[0]["sentence"])
    entries = sitting.do(table.vote_stand_in("bea", 2, True, START))
    assert sitting.kinds(entries) == ["stand-in-voted", "stand-in"]
    assert table.state.seats[2].bot == "level2"
    assert table.update(0, 0).moment["votes"] == []
    sitting.do(table.come_back("cid", START))
    assert table.state.seats[2].bot is None


def test_one_vote_against_ends_it() -> None:
    sitting = begun("eko", 3)
    table = sitting.table
    sitting.do(table.leave("cid", START))
    refused("no-vote", table.vote_stand_in, "ann", 2, False, START)
    sitting.do(table.vote_stand_in("ann", 2, True, START))
    sitting.do(table.vote_stand_in("bea", 2, False, START))
    assert table.state.votes == []
    assert table.state.seats[2].bot is None


def test_coming_back_ends_the_vote() -> None:
    sitting = begun("eko", 3)
    table = sitting.table
    sitting.do(table.leave("cid", START))
    sitting.do(table.vote_stand_in("ann", 2, True, START))
    sitting.do(table.come_back("cid", START))
    assert table.state.votes == []


def test_a_player_who_agreed_can_finish_the_vote_when_the_last_other_has_left() -> None:
    sitting = begun("eko", 3)
    table = sitting.table
    sitting.do(table.leave("cid", START))
    sitting.do(table.vote_stand_in("ann", 2, True, START))
    sitting.do(table.leave("bea", START))
    assert sitting.kinds(sitting.do(table.vote_stand_in("ann", 2, True, START))) == ["stand-in"]


def test_without_a_clock_an_inactive_player_counts_as_absent() -> None:
    sitting = begun("eko", 2)
    table, seat = sitting.table, sitting.seat
    other = sitting.person(1 - seat)
    refused("not-away", table.vote_stand_in, other, seat, True, START + PATIENCE_MS - 1)
    entries = table.vote_stand_in(other, seat, True, START + PATIENCE_MS)
    assert sitting.kinds(entries) == ["stand-in-voted", "stand-in"]
    refused("not-away", table.vote_stand_in, sitting.person(seat), 1 - seat, True, START + 2 * PATIENCE_MS)
    clocked = begun("eko", 2, clock=MOVE_CLOCK)
    late = START + PATIENCE_MS + SECOND
    refused("not-away", clocked.table.vote_stand_in, clocked.person(1 - clocked.seat), clocked.seat, True, late)


def test_there_are_no_votes_in_a_rated_match() -> None:
    sitting = begun("eko", 2, rated=True, clock=MOVE_CLOCK, when_time_runs_out="pass")
    sitting.do(sitting.table.leave("bea", START))
    refused("rated", sitting.table.vote_stand_in, "ann", 1, True, START)


def test_a_vote_is_kept_and_folds_again() -> None:
    sitting = begun("eko", 3)
    sitting.do(sitting.table.leave("cid", START))
    sitting.do(sitting.table.vote_stand_in("ann", 2, True, START))
    kept = Table.restore("match", "seven", sitting.table.snapshot())
    again = Table("match", "seven")
    again.apply_all(sitting.table.entries)
    assert kept.state.votes == again.state.votes == sitting.table.state.votes
    assert kept.snapshot() == again.snapshot() == sitting.table.snapshot()


def test_an_undo_request_shows_the_decision_to_its_own_seat() -> None:
    sitting = begun("eko", 2)
    table, seat = sitting.table, sitting.seat
    assert table.update(seat, 0).moment["undo"]["what"] == ""
    sitting.decide("keep")
    assert table.update(seat, 0).moment["undo"]["what"] == "keep"
    assert table.update(1 - seat, 0).moment["undo"]["what"] == ""
    assert table.update(None, 0).moment["undo"]["what"] == ""


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_the_ground_contains_the_translated_goal(game: str) -> None:
    goals = {str(begun(game).table.ground(0, language)["board"]["goal"]) for language in ("en", "fr", "nl", "pl")}  # type: ignore[index]
    assert len(goals) == 4


# Games that go on from another


def finished(game: str) -> Sitting:
    return begun(game, 2).finish()


def forked(game: str, events: int, **details: object) -> tuple[Table, Record]:
    old = finished(game).table
    record = fork_record(old.state, old.entries, events)
    chosen = Settings(game=game, options=old.settings.options, seats=["mine:Camille", "bot:level1"], practice=True)
    people = fork_people(chosen, ANN)
    table = Table("fork", "a new seed")
    table.apply_all(table.adopt(record, chosen, people, START + SECOND))
    table.apply_all(table.go_on(START + SECOND))
    return table, record


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_fork_starts_from_the_position_of_the_old_match(game: str) -> None:
    old = finished(game).table
    for events in (0, 1, 5, len(old.state.game.events) - 1):
        table, _ = forked(game, events)
        assert table.status == "running"
        if events:
            there, then = table.state.game.position, old.state.game.position_after(events)
            assert (there.state == then.state).all()
        assert table.seats_of("ann") == [0]


@pytest.mark.parametrize(("game", "verify"), [("eko", verify_eko), ("legends", verify_legends)])
def test_the_record_of_a_fork_is_true_and_reveals_no_seed(game: str, verify: object) -> None:
    table, _ = forked(game, 4)
    while table.status == "running":
        seat = table.to_decide[0]
        history, bots = table.state.game, dict(table.waiting_bots())
        play = history.adapter.pass_decision(history.adapter.for_seat(history.position, seat))
        table.apply_all(table.decide(f"bot:{bots[seat]}" if seat in bots else "ann", seat, play, START + SECOND))
    record = table.record(None)
    assert (record.seed, record.commitment) == (None, None)
    verify(record, "record")  # type: ignore[operator]


def test_what_cannot_be_forked_is_refused() -> None:
    running = begun("eko").table
    refused("not-over", fork_record, running.state, running.entries, 0)
    waiting = Sitting(settings()).table
    refused("not-started", fork_record, waiting.state, waiting.entries, 0)
    over = finished("eko").table
    last = len(over.state.game.events)
    refused("no-such-moment", fork_record, over.state, over.entries, last + 1)
    refused("over", fork_record, over.state, over.entries, last)


@pytest.mark.parametrize(
    "details",
    [
        {"seats": ["open", "open"]},
        {"seats": ["bot:level1", "bot:level1"]},
        {"seats": ["open", "person:bea"]},
        {"rated": True, "clock": MOVE_CLOCK, "when_time_runs_out": "pass", "seats": ["open", "open"]},
    ],
)
def test_a_fork_starts_at_once(details: dict[str, object]) -> None:
    with pytest.raises(SettingsRefusal) as caught:
        fork_people(settings("eko", 2, **details), ANN)
    assert caught.value.code == "bad-settings"
    assert len({caught.value.text(language) for language in ("en", "fr", "nl", "pl")}) == 4


def test_a_fork_has_the_names_of_its_players() -> None:
    chosen = settings("eko", 3, seats=["open", "mine:Camille", "bot:level1"])
    assert fork_names(chosen, fork_people(chosen, BEA)) == ["Bea", "Camille", "level1"]
    assert fork_people(settings("eko", 2, seats=["bot:level1", f"person:{CID.id}"]), CID) == {1: CID}


def test_walks_with_votes_still_fold() -> None:
    walk = Walk(11, Settings(game="eko", players=4, options={"round_limit": 4}, seats=["open"] * 4))
    walk.begin()
    for step in range(120):
        walk.step()
        if walk.table.status == "running" and step % 4 == 0:
            away = walk.rng.randrange(4)
            try:
                walk.do(walk.table.vote_stand_in(f"p{walk.rng.randrange(4)}", away, walk.rng.random() < 0.8, walk.now))
            except ValueError:
                continue
    again = Table(walk.table.match_id, walk.secret)
    again.apply_all(walk.entries)
    assert again.snapshot() == walk.table.snapshot()
