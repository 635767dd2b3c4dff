"""Before the match: seats, invitations, agreement, salts, and the deal that follows from them."""

from __future__ import annotations

import pytest

from tests.table.tables import ANN, BEA, CID, MOVE_CLOCK, START, Sitting, begun, refused, settings
from tetrarch import eko, legends
from tetrarch.core.randomness import commitment
from tetrarch.table import SERVER, Clock, Person, Settings, Table, read_settings
from tetrarch.table.entries import Opened, Started
from tetrarch.table.view.events import seat_name


def test_the_host_sits_down_on_the_seat_meant_for_it_or_the_first_open_one() -> None:
    assert Sitting(settings()).table.seat_of("ann") == 0
    assert Sitting(settings(seats=["open", "person:ann"])).table.seat_of("ann") == 1
    assert Sitting(settings(seats=["bot:level1", "open"])).table.seat_of("ann") == 1
    assert Sitting(settings(seats=["bot:level1", "bot:level1"])).table.seat_of("ann") is None
    assert Sitting(settings(), sit=False).table.seat_of("ann") is None


def test_numerals_distinguish_bots_of_the_same_name() -> None:
    state = Sitting(settings(players=4, seats=["bot:level2", "open", "bot:level2", "bot:level1"])).table.state
    first, _, second, other = (seat_name(state, seat, "en") for seat in range(4))
    assert (second, "II" in other) == (f"{first} II", False)


def test_a_reserved_seat_is_open_only_to_its_person() -> None:
    sitting = Sitting(settings(seats=["open", "person:bea"]))
    refused("seat-kept", sitting.table.join, CID, 1, START)
    refused("full", sitting.table.join, CID, None, START)
    sitting.do(sitting.table.join(BEA, None, START))
    assert sitting.table.seat_of("bea") == 1


def test_a_taken_seat_and_a_second_seat_are_rejected() -> None:
    sitting = Sitting(settings(players=3))
    refused("seat-taken", sitting.table.join, BEA, 0, START)
    refused("already-seated", sitting.table.join, ANN, 1, START)
    refused("no-such-seat", sitting.table.join, BEA, 3, START)
    refused("no-such-seat", sitting.table.join, BEA, -1, START)


def test_the_match_begins_when_all_seats_are_taken_and_all_people_ready() -> None:
    sitting = Sitting(settings(players=3, seats=["open", "open", "bot:level1"]))
    table = sitting.table
    sitting.do(table.ready("ann", True, START))
    sitting.do(table.join(BEA, None, START))
    assert table.to_decide == ()
    assert sitting.kinds(sitting.do(table.ready("bea", True, START))) == ["readied", "started"]
    assert table.to_decide


def test_filling_the_last_seat_with_a_bot_starts_a_match_of_ready_players() -> None:
    sitting = Sitting(settings())
    sitting.do(sitting.table.ready("ann", True, START))
    entries = sitting.do(sitting.table.plan_seat("ann", 1, "bot:level1", START))
    assert sitting.kinds(entries) == ["seat-planned", "started"]


def test_a_table_of_bots_begins_when_its_host_or_the_server_says_so() -> None:
    for who in ("ann", SERVER):
        sitting = Sitting(settings(seats=["bot:random", "bot:random"]))
        refused("not-host", sitting.table.start, "bea", START)
        sitting.do(sitting.table.start(who, START))
        assert sitting.table.status == "running"
        assert [seat for seat, _ in sitting.table.waiting_bots()] == list(sitting.table.to_decide)


def test_a_match_starts_only_when_all_have_agreed() -> None:
    sitting = Sitting(settings())
    refused("not-ready", sitting.table.start, "ann", START)
    sitting.do(sitting.table.join(BEA, None, START))
    sitting.do(sitting.table.ready("bea", True, START))
    refused("not-ready", sitting.table.start, "ann", START)


def test_players_of_a_rated_match_agree_again_when_the_seats_change() -> None:
    sitting = Sitting(settings(clock=MOVE_CLOCK, when_time_runs_out="resign", rated=True))
    sitting.do(sitting.table.ready("ann", True, START))
    sitting.do(sitting.table.join(BEA, None, START))
    assert not sitting.table.state.seats[0].ready
    plain = Sitting(settings())
    plain.do(plain.table.ready("ann", True, START))
    plain.do(plain.table.join(BEA, None, START))
    assert plain.table.state.seats[0].ready


def test_only_the_host_removes_people() -> None:
    sitting = Sitting(settings())
    sitting.do(sitting.table.join(BEA, None, START))
    refused("not-host", sitting.table.plan_seat, "bea", 0, "open", START)
    entries = sitting.do(sitting.table.plan_seat("ann", 1, "open", START))
    assert sitting.kinds(entries) == ["unseated"]
    entries = sitting.do(sitting.table.plan_seat("ann", 1, "person:cid", START))
    assert sitting.kinds(entries) == ["seat-planned"]
    assert sitting.table.plan_seat("ann", 1, "person:cid", START) == []
    refused("seat-kept", sitting.table.join, BEA, 1, START)


@pytest.mark.parametrize("plan", ["", "somebody", "bot:nobody", "bot:level9", "person:", "bot:search:depth=3"])
def test_an_invalid_plan_is_rejected(plan: str) -> None:
    refused("bad-settings", Sitting(settings()).table.plan_seat, "ann", 1, plan, START)


def test_external_bots_need_the_permission_of_the_caller() -> None:
    plans = ["open", "bot:exec:python3 bot.py"]
    refused("bad-settings", Sitting, settings(seats=plans))
    sitting = Sitting(settings(seats=plans), allow_external=True)
    assert sitting.table.state.seats[1].bot == "exec:python3 bot.py"
    other = Sitting(settings())
    refused("bad-settings", other.table.plan_seat, "ann", 1, plans[1], START)
    assert other.table.plan_seat("ann", 1, plans[1], START, allow_external=True)
    refused("bad-settings", Sitting, settings(stand_in="exec:python3 bot.py"), allow_external=True)


def test_when_the_host_leaves_the_next_person_is_host_and_an_empty_table_closes() -> None:
    sitting = Sitting(settings())
    sitting.do(sitting.table.join(BEA, None, START))
    assert sitting.kinds(sitting.do(sitting.table.leave("ann", START))) == ["unseated", "hosted"]
    refused("not-host", sitting.table.close, "ann", "", START)
    assert sitting.kinds(sitting.do(sitting.table.leave("bea", START))) == ["unseated", "closed"]
    refused("closed", sitting.table.join, ANN, None, START)


def test_only_the_server_closes_a_running_match() -> None:
    sitting = begun()
    refused("started", sitting.table.close, "ann", "bored", START)
    sitting.do(sitting.table.close(SERVER, "maintenance", START))
    assert sitting.table.status == "closed"
    assert sitting.table.to_decide == ()
    record = sitting.table.record(None)
    assert record.ending is not None
    assert record.ending.reason == "closed"
    assert record.seed == sitting.seed
    eko.verify_record(record.to_text())


# Chance


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_the_deal_follows_from_the_promised_seed_and_the_salts(game: str) -> None:
    sitting = Sitting(settings(game), seed="the seed")
    table = sitting.table
    opened = table.entries[0]
    assert isinstance(opened, Opened)
    assert opened.commitment == commitment("the seed")
    sitting.do(table.join(BEA, None, START))
    sitting.do(table.salt("bea", "sugar", START))
    sitting.do(table.salt("ann", "pepper", START))
    sitting.begin()
    started = next(entry for entry in table.entries if isinstance(entry, Started))
    assert started.salts == ["pepper", "sugar"]
    rules = {"eko": eko, "legends": legends}[game]
    fresh = rules.new_game(2, seed="the seed", salts=["pepper", "sugar"], **table.settings.options)
    assert table.state.game.position == fresh.position
    record = sitting.finish().table.record(0)
    assert record.salts == ["pepper", "sugar"]
    assert rules.verify_record(record.to_text()).outcome is not None


@pytest.mark.parametrize("salt", ["", " ", "two\nlines", "x" * 65, "\u202eback", "\ud800"])
def test_a_salt_is_one_visible_line(salt: str) -> None:
    refused("bad-salt", Sitting(settings()).table.salt, "ann", salt, START)


def test_seated_players_add_salts_before_the_match() -> None:
    sitting = Sitting(settings())
    refused("not-seated", sitting.table.salt, "bea", "sugar", START)
    refused("started", begun().table.salt, "ann", "sugar", START)


# Names and settings


@pytest.mark.parametrize("name", ["", "  ", "x" * 33, "a\tb", "a\nb", "a\u200bb", "\u202eevil", "a\u00a0b", "\ud800"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    refused("bad-name", Sitting(settings()).table.join, Person("x", name), None, START)


def test_names_are_trimmed_and_brought_into_one_form() -> None:
    sitting = Sitting(settings())
    sitting.do(sitting.table.join(Person("x", "  Zoe\u0308  Q "), None, START))
    person = sitting.table.state.seats[1].person
    assert person is not None
    assert person.name == "Zo\u00eb Q"


@pytest.mark.parametrize("name", ["", "bot:level1", "clock", "server", "x" * 65, "a\nb"])
def test_an_id_that_could_be_taken_for_something_else_is_refused(name: str) -> None:
    refused("bad-person", Sitting(settings()).table.join, Person(name, "Zoe"), None, START)


def test_every_fault_of_the_settings_is_named() -> None:
    wrong = settings(
        players=5,
        options={"variants": ["nonsense"]},
        seats=["bot:nobody", "who", "mine:\n", "person:a"],
        clock=Clock(kind="move", seconds=1),
        rated=True,
        stand_in="nobody",
        name="x" * 40,
    )
    error = refused("bad-settings", Sitting, wrong)
    places = {fault.where for fault in error.faults}  # type: ignore[attr-defined]
    assert {"players", "variants", "seats[0]", "seats[1]", "seats[2]", "clock.seconds", "stand_in", "name"} <= places
    assert {"seats", "when_time_runs_out"} <= places


@pytest.mark.parametrize(
    "details",
    [
        {"clock": {"kind": "none"}},
        {"when_time_runs_out": "bot"},
        {"away": "bot"},
        {"practice": True},
        {"seats": ["open", "bot:level1"]},
    ],
)
def test_a_rated_match_leaves_nothing_to_bots_and_absence(details: dict[str, object]) -> None:
    right = {"game": "eko", "rated": True, "clock": {"kind": "days", "days": 3}, "when_time_runs_out": "resign"}
    Sitting(read_settings(right))
    refused("bad-settings", Sitting, read_settings({**right, **details}))


def test_a_board_can_be_given() -> None:
    board = eko.board_to_json(eko.new_game(3, seed=4).position.board)
    sitting = begun(players=3, options={"board": board, "round_limit": 2})
    position = sitting.table.view(0)
    assert isinstance(position, eko.Position)
    assert position.board == eko.board_from_json(board)
    eko.verify_record(sitting.finish().table.record(0).to_text())
    refused("bad-settings", Sitting, Settings(game="eko", players=2, options={"board": board}))
    refused("bad-settings", Sitting, Settings(game="eko", players=3, options={"board": board, "layout": "ring"}))


def test_an_unopened_table_rejects_all_commands() -> None:
    table = Table("m", "seed")
    for call in (
        lambda: table.join(ANN, None, START),
        lambda: table.decide("ann", 0, "keep", START),
        lambda: table.say(ANN, "hello", START),
        lambda: table.close(SERVER, "", START),
    ):
        refused("not-open", call)
    assert table.tick(START) == []
    assert table.next_due() is None
