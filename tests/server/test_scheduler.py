"""The scheduler of workers on other machines: the fair queue, and what happens when workers stop."""

from __future__ import annotations

import os
import pickle
import random
import zlib
from itertools import product
from pathlib import Path
from typing import cast

import msgspec
import pytest

from tetrarch.core import registry
from tetrarch.core.position import FlatPosition
from tetrarch.server.workers.fair_queue import Rank
from tetrarch.server.workers.jobs import (
    AdviseJob,
    BalanceJob,
    EvaluateJob,
    HintJob,
    ThinkJob,
    ValueJob,
    pack_job,
    unpack_job,
)
from tetrarch.server.workers.scheduler import Cancel, Do, JobDone, Order, Scheduler, Stop, Submit, WorkerHere


class Desk:
    """A scheduler with a clock that stands still, and what it orders."""

    def __init__(self) -> None:
        self.now = 0.0
        self.orders: list[tuple[str, Order]] = []
        self.failed: list[tuple[str, str]] = []
        self.scheduler = Scheduler(
            lambda worker, order: self.orders.append((worker, order)),
            lambda job, why: self.failed.append((job.id, why.kind)),
            lambda: self.now,
        )

    def take(self, *events: Submit | Cancel | WorkerHere | JobDone) -> None:
        for event in events:
            self.scheduler.take(event)
        self.scheduler.advance()

    def begun(self) -> list[str]:
        """The jobs that were given to workers, in order."""
        return [order.id for _, order in self.orders if isinstance(order, Do)]

    def stopped(self) -> list[str]:
        return [order.id for _, order in self.orders if isinstance(order, Stop)]

    def do_all(self) -> list[str]:
        """Let workers finish one job after the other, each a second; all that were begun, in order."""
        done = 0
        while done < len(self.begun()):
            worker, id = [(worker, order.id) for worker, order in self.orders if isinstance(order, Do)][done]
            self.now += 1
            self.take(WorkerHere(worker, 1, [id]), JobDone(id, worker))
            done += 1
        return self.begun()


def job(id: str, owner: str, table: str = "", rank: Rank = Rank.DECISION, seconds: float = 1.0) -> Submit:
    return Submit(id, "server", int(rank), owner, table or owner, seconds, can_stop=True, body=b"")


def test_owners_take_turns_however_many_jobs_they_have() -> None:
    desk = Desk()
    desk.take(*(job(f"many{number}", "ann") for number in range(5)), job("one", "bob"), WorkerHere("w", 1, []))
    assert desk.do_all().index("one") <= 1


def test_the_owners_of_one_address_share_its_turns() -> None:
    desk = Desk()
    guests = [msgspec.structs.replace(job(f"job{n}", f"guest{n}"), address="hidden") for n in range(20)]
    desk.take(*guests, WorkerHere("w", 1, []))
    desk.take(job("new", "bob"))
    assert desk.do_all()[:3] == ["job0", "new", "job1"]


def test_servers_and_schedulers_of_earlier_versions_know_no_addresses() -> None:
    """A job of an earlier version counts for its owner alone, and an earlier scheduler reads a job of this one."""

    class EarlierSubmit(msgspec.Struct, frozen=True, tag="Submit"):
        id: str
        server: str
        rank: int
        owner: str
        table: str
        seconds: float
        can_stop: bool
        body: bytes

    fields = ("one", "server", 0, "ann", "table", 1.0)
    old, new = EarlierSubmit(*fields, can_stop=True, body=b""), Submit(*fields, can_stop=True, body=b"", address="hash")
    read = msgspec.msgpack.decode(msgspec.msgpack.encode(old), type=Submit)
    assert read == msgspec.structs.replace(new, address="")
    assert read.claim.shares[0] == ("ann",)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(new), type=EarlierSubmit) == old


def test_tables_without_people_come_last_and_have_half_of_the_workers() -> None:
    desk = Desk()
    bots = [job(f"bots{owner}", owner, rank=Rank.BOTS_ONLY) for owner in "abcd"]
    desk.take(*bots, WorkerHere("w", 4, []))
    assert len(desk.begun()) == 2
    desk.take(job("person", "eve"), job("advice", "eve", rank=Rank.ADVICE))
    assert desk.begun()[2:] == ["person", "advice"]
    assert desk.scheduler.waiting() == {"decision": 0, "advice": 0, "bots_only": 2}


def test_a_job_with_a_better_claim_makes_another_answer_early() -> None:
    desk = Desk()
    desk.take(WorkerHere("w", 1, []), job("long", "ann", rank=Rank.BOTS_ONLY, seconds=10))
    desk.take(job("person", "eve"))
    assert not desk.stopped(), "it may run for its slice"
    desk.now += 0.2
    desk.take()
    assert desk.stopped() == ["long"]
    desk.take(JobDone("long", "w"))
    assert desk.begun() == ["long", "person"]


def test_a_job_that_cannot_answer_early_protects_no_other_one() -> None:
    desk = Desk()
    whole = msgspec.structs.replace(job("whole", "ann", seconds=60), can_stop=False)
    desk.take(WorkerHere("w", 2, []), whole, job("long", "ann", seconds=10))
    assert desk.begun() == ["whole", "long"]
    desk.take(job("person", "eve"))
    desk.now += 2
    desk.take()
    assert desk.stopped() == ["long"]
    desk.take(job("another", "bob"))
    assert desk.stopped() == ["long"], "once"


def test_the_jobs_of_a_silent_worker_go_to_another_once() -> None:
    desk = Desk()
    desk.take(WorkerHere("one", 1, []), job("a", "ann"))
    desk.now += 2
    desk.take(WorkerHere("two", 1, []))
    assert desk.begun() == ["a"]
    desk.now += 1
    desk.take()
    assert [worker for worker, _ in desk.orders] == ["one", "two"]
    desk.now += 3
    desk.take()
    assert desk.failed == [("a", "Lost")], "its server does it itself"
    assert desk.scheduler.finished == ["a"]
    assert desk.scheduler.slots == 0
    assert not desk.scheduler.open_jobs()


def test_a_new_scheduler_orders_no_job_that_a_worker_does() -> None:
    desk = Desk()
    for event in (job("a", "ann"), job("b", "bob"), WorkerHere("one", 2, ["a"])):
        desk.scheduler.take(event)
    desk.take()
    assert desk.begun() == ["b"]
    assert desk.scheduler.open_jobs() == {"server": ["a", "b"]}


def test_a_worker_that_stops_gives_its_jobs_back_at_once() -> None:
    desk = Desk()
    desk.take(WorkerHere("one", 1, []), job("a", "ann"))
    desk.take(WorkerHere("two", 1, []), WorkerHere("one", 0, ["a"]))
    assert [worker for worker, _ in desk.orders] == ["one", "two"]


def test_a_job_whose_order_was_lost_is_ordered_again() -> None:
    desk = Desk()
    desk.take(WorkerHere("one", 1, []), job("a", "ann"))
    for _ in range(3):
        desk.now += 1
        desk.take(WorkerHere("one", 1, []))
    assert desk.begun() == ["a", "a"]


def test_cancelled_jobs_are_dropped_or_answer_early() -> None:
    desk = Desk()
    desk.take(WorkerHere("one", 1, []), job("a", "ann"), job("b", "bob"))
    desk.take(Cancel("a"), Cancel("b"))
    assert desk.stopped() == ["a"]
    desk.take(JobDone("a", "one"))
    assert desk.begun() == ["a"]
    assert desk.scheduler.finished == ["b", "a"]


def test_a_table_returns_to_the_worker_that_keeps_its_tree() -> None:
    desk = Desk()
    desk.take(WorkerHere("one", 1, []), WorkerHere("two", 2, []))
    for turn in range(4):
        desk.take(job(f"t{turn}", "ann", "table"))
        worker = desk.orders[-1][0]
        desk.take(job(f"other{turn}", "bob"), JobDone(f"t{turn}", worker), JobDone(f"other{turn}", "one"))
        desk.take(JobDone(f"other{turn}", "two"))
        assert worker == desk.orders[0][0]


def packed(content: object) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(content))


class Evil:
    """What ran a program when jobs were pickled: a dotted name of a module that was allowed."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.system, (f"touch {self.mark}",)


def test_a_pickled_job_is_rejected_and_runs_nothing(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    dotted = b"\x80\x04\x8c\x1btetrarch.core.text.messages\x8c\x18resources._common.os.nice\x93K\x00\x85R."
    for data in (pickle.dumps(Evil(mark)), pickle.dumps(job_of("eko")), dotted):
        with pytest.raises(ValueError, match="no job"):
            unpack_job(zlib.compress(data))
    assert not mark.exists()


@pytest.mark.parametrize(
    "content",
    [
        *({"type": "CrashJob"}, {"type": "LoadJob", "games": ["eko"]}, ["x"], {}, None, b"x"),
        {"type": "BalanceJob", "game": "eko", "players": 2, "options": {}, "seed": "s", "salts": [], "seconds": 1e9},
        {"type": "ThinkJob", "bot": "novice", "view": ["eko", {}], "seat": 0, "seed": "s", "seconds": 1},
        {"type": "ThinkJob", "bot": "novice", "view": ["os", {}], "seat": 0, "seed": "s", "seconds": 1},
        {"type": "ThinkJob", "bot": "novice", "view": 3, "seat": 0, "seed": "s", "seconds": 1},
    ],
)
def test_workers_read_jobs_and_nothing_else(content: object) -> None:
    for data in (packed(content), b"", msgspec.msgpack.encode(content)):
        with pytest.raises(ValueError, match="no job"):
            unpack_job(data)


@pytest.mark.parametrize("bot", ["exec:touch /tmp/mark", "exec"])
def test_external_programs_stay_on_the_server(bot: str) -> None:
    job = job_of("eko", bot)
    with pytest.raises(ValueError, match="another machine"):
        pack_job(job)
    harmless = msgspec.msgpack.decode(zlib.decompress(pack_job(job_of("eko"))))
    with pytest.raises(ValueError, match="another machine"):
        unpack_job(packed({**harmless, "bot": bot}))


def job_of(game: str, bot: str = "level1") -> ThinkJob:
    view = cast(FlatPosition, registry.game(game).new_game(2, {}, seed="x").position.view(0))
    return ThinkJob(bot, view, 0, "seed", 1.5, "match")


@pytest.mark.parametrize("game", registry.names())
def test_positions_arrive_with_all_that_a_bot_may_know(game: str) -> None:
    """Views of each seat and whole positions during a game with each variant."""
    definition = registry.game(game)
    generator = random.Random(5)
    for players, variants in product((2, 3), [(), *definition.variant_sets()]):
        played = definition.new_game(players, {"variants": list(variants)} if variants else {}, seed="x")
        for turn in range(33):
            position = cast(FlatPosition, played.position)
            if position.is_over:
                break
            for seat in (None, *range(players)) if turn % 8 == 0 else ():
                view = position if seat is None else cast(FlatPosition, played.position.view(seat))
                arrived = unpack_job(pack_job(ThinkJob("level1", view, 0, "seed", 1.5, "match")))
                assert isinstance(arrived, ThinkJob)
                assert arrived.view == view
                assert arrived.view.key() == view.key()
            seat = position.to_decide[0]
            played.play(generator.choice(list(position.legal_decisions(seat))), seat)


def test_all_kinds_of_jobs_arrive_as_they_were_sent() -> None:
    view = job_of("legends").view
    for sent in (
        AdviseJob("level2", view, 0, "advice", 2.0, None, 3, "fr"),
        HintJob("level2", view, 0, "hint", 2.0, 50, 3, "nl"),
        EvaluateJob(view, None, 100, 0, 2.0, "pl"),
        ValueJob(view, 0, 3, 100, 2.0, "en"),
        BalanceJob("eko", 3, {"variants": ["draft"]}, "seed", ("a", "b")),
    ):
        arrived = unpack_job(pack_job(sent))
        assert type(arrived) is type(sent)
        assert arrived == sent
