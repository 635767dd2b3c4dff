"""The match: deciding, stale and wrong decisions, giving up, going away and coming back, ratings and the record."""

from __future__ import annotations

import pytest

from tests.table.tables import MOVE_CLOCK, START, Sitting, begun, refused
from tetrarch import eko, legends
from tetrarch.core.record import Record, parse_record
from tetrarch.table import Person
from tetrarch.table.entries import Ended


def verified(record: Record) -> Record:
    rules = {"eko": eko, "legends": legends}[record.game]
    rules.verify_record(record.to_text())
    return record


@pytest.mark.parametrize("game", ["eko", "legends"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_match_ends_as_the_rules_say_and_its_record_is_true(game: str, players: int) -> None:
    sitting = begun(game, players, seats=["open", "bot:random"]).finish()
    ended = sitting.table.entries[-1]
    assert isinstance(ended, Ended)
    outcome = sitting.table.state.game.position.outcome
    assert outcome is not None
    assert (ended.reason, ended.rule, ended.winners) == (outcome.reason, outcome.rule, list(outcome.winners))
    assert ended.seed == sitting.seed
    record = verified(sitting.table.record(None))
    assert record.result is not None
    assert record.ending is None
    assert record.names[:2] == ["Ann", "random"]


def test_only_the_player_of_a_seat_decides_for_it() -> None:
    sitting = begun(seats=["open", "open"])
    seat = sitting.seat
    refused("not-your-seat", sitting.table.decide, sitting.person(1 - seat), seat, "keep", START)
    refused("not-your-seat", sitting.table.decide, "stranger", seat, "keep", START)
    refused("not-your-seat", sitting.table.decide, "bot:level2", seat, "keep", START)
    refused("no-such-seat", sitting.table.decide, "ann", 7, "keep", START)
    error = refused("not-your-turn", sitting.table.decide, sitting.person(1 - seat), 1 - seat, "keep", START)
    assert error.rule == "E18.1"


def test_an_illegal_decision_is_refused_with_its_rule_and_what_would_be_legal() -> None:
    sitting = begun()
    person, seat = sitting.person(sitting.seat), sitting.seat
    error = refused("illegal-move", sitting.table.decide, person, seat, "pass", START)
    assert error.rule == "E18.1"
    assert "keep" in error.legal
    refused("unreadable-move", sitting.table.decide, person, seat, "hello", START)
    refused("illegal-move", sitting.table.decide, person, seat, 7, START)
    for nonsense in (-1, 1 << 40, 1 << 80):
        refused("no-such-decision", sitting.table.decide, person, seat, nonsense, START)


def test_a_decision_that_answers_an_earlier_question_is_stale() -> None:
    sitting = begun()
    seat, person, number = sitting.seat, sitting.person(sitting.seat), sitting.table.number
    sitting.decide("keep")
    refused("stale", sitting.table.decide, person, seat, "keep", START, number)
    sitting.decide("keep")
    refused("stale", sitting.table.decide, person, seat, "pass", START, number)
    refused("stale", sitting.table.decide, person, seat, "pass", START, sitting.table.number + 1)


def test_chat_makes_no_decision_stale() -> None:
    sitting = begun()
    number = sitting.table.number
    sitting.do(sitting.table.say(Person("ann", "Ann"), "hello", START))
    assert sitting.table.decide(sitting.person(sitting.seat), sitting.seat, "keep", START, number)


def test_only_an_own_bid_makes_a_bid_stale() -> None:
    sitting = begun("legends", 3).decide_until("bid")
    number = sitting.table.number
    sitting.decide("bid 1", seat=2)
    refused("stale", sitting.table.decide, sitting.person(2), 2, "bid 2", START, number)
    refused("already-decided", sitting.table.decide, sitting.person(2), 2, "bid 2", START)
    assert sitting.table.decide(sitting.person(0), 0, "bid 2", sitting.now, number)


# Giving up


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_with_two_players_resigning_ends_the_match(game: str) -> None:
    sitting = begun(game)
    entries = sitting.do(sitting.table.resign("ann", START))
    assert sitting.kinds(entries) == ["resigned", "ended"]
    record = verified(sitting.table.record(None))
    assert record.result is None
    assert record.ending is not None
    assert (record.ending.reason, record.ending.seats) == ("resigned", [0])
    assert (record.ending.winners, record.ending.standings) == ([1], [[1], [0]])
    assert record.seed == sitting.seed
    refused("over", sitting.table.resign, "bea", START)


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_with_more_players_a_bot_plays_on_and_the_resigned_seat_is_last(game: str) -> None:
    sitting = begun(game, 4, stand_in="random")
    entries = sitting.do(sitting.table.resign("cid", START))
    assert sitting.kinds(entries) == ["resigned"]
    refused("gave-up", sitting.table.come_back, "cid", START)
    refused("gave-up", sitting.table.resign, "cid", START)
    while 2 not in sitting.table.to_decide:
        sitting.decide()
    assert sitting.table.waiting_bots() == [(2, "random")]
    refused("gave-up", sitting.table.decide, "cid", 2, "keep", START)
    sitting.finish()
    result = sitting.table.state.result
    assert result is not None
    assert result.standings[-1] == [2]
    assert 2 not in result.winners
    record = verified(sitting.table.record(None))
    assert record.ending is not None
    assert record.result is not None
    assert record.ending.standings == result.standings


def test_the_last_player_wins_and_the_first_to_resign_is_last() -> None:
    sitting = begun(players=4)
    for name in ("bea", "dot"):
        assert sitting.kinds(sitting.do(sitting.table.resign(name, START))) == ["resigned"]
    sitting.do(sitting.table.resign("ann", START))
    result = sitting.table.state.result
    assert result is not None
    assert result.winners == [2]
    assert result.standings == [[2], [0], [3], [1]]
    verified(sitting.table.record(None))


def test_a_record_with_a_false_resignation_is_rejected() -> None:
    sitting = begun()
    sitting.do(sitting.table.resign("ann", START))
    text = sitting.table.record(None).to_text()
    for right, wrong in (('"winners": [\n   1\n  ]', '"winners": [\n   0\n  ]'), ('"resigned"', '"closed"')):
        assert right in text
        with pytest.raises(ValueError, match="ending"):
            eko.verify_record(text.replace(right, wrong))


# Going away


def test_a_bot_plays_for_a_player_who_leaves_and_returns_the_seat() -> None:
    sitting = begun(away="bot", stand_in="random")
    seat = sitting.seat
    person = sitting.person(seat)
    assert sitting.kinds(sitting.do(sitting.table.leave(person, START))) == ["left", "stand-in"]
    assert sitting.table.waiting_bots() == [(seat, "random")]
    assert sitting.table.leave(person, START) == []
    sitting.decide("keep")
    assert sitting.kinds(sitting.do(sitting.table.come_back(person, START))) == ["returned"]
    assert sitting.table.come_back(person, START) == []
    assert sitting.table.waiting_bots() == []


def test_the_match_waits_for_a_player_who_leaves_with_that_setting() -> None:
    sitting = begun(away="wait")
    seat, person = sitting.seat, sitting.person(sitting.seat)
    sitting.do(sitting.table.leave(person, START))
    assert sitting.table.waiting_bots() == []
    assert sitting.table.state.seats[seat].is_away
    assert sitting.kinds(sitting.do(sitting.table.decide(person, seat, "keep", START))) == ["returned", "decided"]


def test_a_decision_of_a_stand_in_is_stale_after_the_person_returns() -> None:
    sitting = begun(away="bot", stand_in="random")
    seat, person = sitting.seat, sitting.person(sitting.seat)
    sitting.do(sitting.table.leave(person, START))
    number = sitting.table.number
    sitting.do(sitting.table.come_back(person, START))
    refused("not-your-seat", sitting.table.decide, "bot:random", seat, "keep", START, number)
    sitting.do(sitting.table.stand_in(person, START))
    refused("stale", sitting.table.decide, "bot:random", seat, "keep", START, number)
    assert sitting.table.decide("bot:random", seat, "keep", START, sitting.table.number)


# Ratings


def rated(**details: object) -> Sitting:
    return begun(rated=True, clock=MOVE_CLOCK, when_time_runs_out="resign", **details)  # type: ignore[arg-type]


def test_a_rated_match_counts_after_a_resignation_or_timeout() -> None:
    for sitting in (rated(), rated()):
        sitting.do(sitting.table.resign("ann", START))
        assert sitting.table.state.result is not None
        assert sitting.table.state.result.rated
    late = rated()
    late.do(late.table.tick(START + 60_000))
    assert late.table.state.result is not None
    assert late.table.state.result.rated
    three = rated(players=3, stand_in="random")
    three.do(three.table.resign("ann", START))
    three.finish()
    assert three.table.state.result is not None
    assert three.table.state.result.rated


def test_only_agreed_matches_are_rated_and_have_no_stand_ins() -> None:
    plain = begun()
    plain.do(plain.table.resign("ann", START))
    assert plain.table.state.result is not None
    assert not plain.table.state.result.rated
    refused("rated", rated().table.stand_in, "ann", START)


# The record


def test_the_record_of_a_game_without_secrets_is_always_available_without_its_seed() -> None:
    sitting = begun()
    sitting.decide("keep")
    record = verified(sitting.table.record(None))
    assert record.seed is None
    assert [event.play for event in record.events] == ["keep"]
    refused("not-over", begun("legends").table.record, None)
    whole = begun("legends").table.whole_record()
    assert whole.seed is None
    assert whole.events[0].chance is not None


def test_undone_events_are_not_in_the_record() -> None:
    sitting = begun()
    seat = sitting.seat
    sitting.decide("keep")
    sitting.do(sitting.table.ask_undo(sitting.person(seat), START))
    assert sitting.table.record(None).events == []


def test_records_of_the_first_version_are_read_and_know_no_ending() -> None:
    text = begun().finish().table.record(None).to_text()
    old = text.replace('"version": 3', '"version": 1', 1).replace('\n "ending": null,', "")
    assert "ending" not in old
    assert parse_record(old) == parse_record(text)
    sitting = begun()
    sitting.do(sitting.table.resign("ann", START))
    resigned = sitting.table.record(None).to_text().replace('"version": 3', '"version": 1', 1)
    with pytest.raises(ValueError, match="does not exist in version 1"):
        parse_record(resigned)


# Talking and playing again


def test_during_the_match_players_chat_with_the_table_and_spectators_with_each_other() -> None:
    sitting = begun()
    refused("chat-players", sitting.table.say, Person("ann", "Ann"), "psst", START, "watchers")
    refused("chat-watchers", sitting.table.say, Person("w", "Wendy"), "psst", START, "table")
    for text in ("", "  ", "a\nb", "x" * 501, "\u202e", "\x07", "\u200d", " \u200c ", "\u3164", "a\u034fb", "\x00"):
        refused("bad-chat", sitting.table.say, Person("ann", "Ann"), text, START)
    quiet = begun(watchers=False)
    refused("no-watchers", quiet.table.say, Person("w", "Wendy"), "hello", START)
    refused("no-watchers", quiet.table.update, None, 0)
    assert quiet.table.update(0, 0).number == quiet.table.number


def test_the_first_to_want_a_rematch_names_it_and_the_others_join() -> None:
    sitting = begun()
    refused("not-over", sitting.table.offer_rematch, "ann", "next", START)
    sitting.do(sitting.table.resign("ann", START))
    assert sitting.kinds(sitting.do(sitting.table.offer_rematch("bea", "next", START))) == ["rematch-offered"]
    assert sitting.table.offer_rematch("bea", "other", START) == []
    assert sitting.kinds(sitting.do(sitting.table.offer_rematch("ann", "other", START))) == ["rematch-accepted"]
    assert sitting.table.update(0, 0).moment["rematch"] == {"match": "next", "seats": [1, 0]}
