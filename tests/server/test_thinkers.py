"""The pool of bots: processes that die or hang are replaced, jobs are tried again, and bots see their view alone."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tetrarch import eko
from tetrarch.bots import Budget, make_bot
from tetrarch.bots.roster import STRONGEST
from tetrarch.bots.search import SearchBot
from tetrarch.core import registry
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator
from tetrarch.eko.rules import layout as eko_layout
from tetrarch.legends.rules import layout
from tetrarch.server.http.rate_limits import UserAddresses
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.server.workers import bots as botting
from tetrarch.server.workers import fair_queue, worker
from tetrarch.server.workers.bots import BotPlayers, claim_of
from tetrarch.server.workers.fair_queue import NOBODYS, Claim, FairQueue, Rank
from tetrarch.server.workers.jobs import AdviseJob, Answered, CrashJob, ThinkJob, frame, unframe
from tetrarch.server.workers.pool import (
    MAX_ADVICE_OF_ADDRESS,
    MAX_ADVICE_OF_USER,
    MAX_WAITING_ADVICE,
    ChildProcess,
    JobFailed,
    PoolBusy,
    WorkerPool,
    shortened,
)
from tetrarch.table.people import Person
from tetrarch.table.settings import Settings
from tetrarch.table.table import Table


def run(play: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(play())  # type: ignore[arg-type]


def view_of(game: str, seat: int = 0) -> FlatPosition:
    side = registry.game(game).table
    options: dict[str, object] = {"variants": ["explore", "swamp"]} if game == "legends" else {}
    position = registry.game(game).deal(2, options, "think")
    if position.awaits_chance:
        position.play_chance(registry.game(game).chance_again(position, "think"))
    view = side.view(position, position.to_decide[0])
    assert isinstance(view, FlatPosition)
    return view


def job(game: str = "eko", bot: str = "level1") -> ThinkJob:
    view = view_of(game)
    return ThinkJob(bot, view, view.to_decide[0], "seed", 5)


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_view_survives_the_way_to_another_process(game: str) -> None:
    asked = job(game)
    again = unframe(frame(asked)[4:])
    assert isinstance(again, ThinkJob)
    assert again.view == asked.view
    assert again.view.legal_ids().tolist() == asked.view.legal_ids().tolist()


def test_bots_decide_legally_and_the_same_each_time() -> None:
    async def play() -> None:
        thinkers = WorkerPool(2)
        try:
            for game in ("eko", "legends"):
                asked = job(game)
                decisions = await asyncio.gather(*(thinkers.think(asked) for _ in range(4)))
                assert len(set(decisions)) == 1
                assert asked.view.is_legal(decisions[0])
        finally:
            await thinkers.close()

    run(play)


def test_a_dead_process_is_replaced_without_affecting_others() -> None:
    async def play() -> None:
        thinkers = WorkerPool(2)
        try:
            results = await asyncio.gather(
                *(thinkers.think(job()) for _ in range(3)),
                thinkers.advise(CrashJob()),
                *(thinkers.think(job()) for _ in range(3)),
                return_exceptions=True,
            )
            failed = [one for one in results if isinstance(one, JobFailed)]
            assert [one.kind for one in failed] == ["Crash"]
            assert sum(isinstance(one, int) for one in results) == 6
            assert thinkers.failures == 2, "it was tried twice"
            assert isinstance(await thinkers.think(job()), int)
        finally:
            await thinkers.close()

    run(play)


def test_the_decisions_of_a_table_go_to_the_process_that_made_the_last_one(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []
    send = ChildProcess.send

    def note(process: ChildProcess, data: object) -> None:
        if isinstance(data, ThinkJob):
            asked.append((data.match, process.process.pid))
        send(process, data)

    monkeypatch.setattr(ChildProcess, "send", note)
    tables = {name: msgspec.structs.replace(job(), match=name) for name in ("one", "two")}

    async def play() -> None:
        thinkers = WorkerPool(2)
        try:
            await asyncio.gather(*map(thinkers.think, tables.values()))
            for name in ("one", "one", "two", "one", "two", "two", "one"):
                await thinkers.think(tables[name])
            used = {name: {pid for of, pid in asked if of == name} for name in tables}
            assert {len(pids) for pids in used.values()} == {1}
            assert used["one"] != used["two"]
            asked.clear()
            await asyncio.gather(*(thinkers.think(tables["one"]) for _ in range(4)))
            assert len({pid for _, pid in asked}) == 2, "a busy process makes no table wait"
        finally:
            await thinkers.close()

    run(play)


def test_a_renewed_pool_uses_the_old_process_until_the_new_one_has_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[ChildProcess] = []
    start = ChildProcess.start

    async def note(module: str) -> ChildProcess:
        started.append(await start(module))
        return started[-1]

    monkeypatch.setattr(ChildProcess, "start", note)

    async def play() -> None:
        thinkers = WorkerPool(1)
        try:
            await thinkers.think(job())
            await thinkers.renew()
            await thinkers.think(job())
            assert started[0].process.returncode is None
            assert thinkers._spare
            await thinkers._spare
            await thinkers.think(job())
            assert started[0].process.returncode is not None
            await thinkers.renew()
        finally:
            await thinkers.close()
        assert len(started) in (2, 3)
        assert all(one.process.returncode is not None for one in started)

    run(play)


def test_the_first_job_waits_for_the_process_that_loads() -> None:
    async def play() -> None:
        thinkers = WorkerPool(1)
        try:
            await thinkers.renew()
            spare = thinkers._spare
            assert spare
            await thinkers.think(job())
            assert spare.result().process.returncode is None
        finally:
            await thinkers.close()

    run(play)


def test_a_decision_that_waited_for_its_process_gets_less_time() -> None:
    asked = job()
    assert shortened(asked, 2.0) == ThinkJob(asked.bot, asked.view, asked.seat, asked.seed, 3.0)
    assert shortened(asked, 60.0) == ThinkJob(asked.bot, asked.view, asked.seat, asked.seed, 1.25)
    assert shortened(CrashJob(), 60.0) == CrashJob()


@pytest.mark.parametrize(
    ("bot", "seconds"),
    [("level1", 0.5), ("level4", 2.0), ("level5:seconds=3", 3.0), ("search:simulations=100", 15.0), ("level9", 15.0)],
)
def test_a_bot_has_its_stated_time(bot: str, seconds: float) -> None:
    assert botting.time_limit("eko", bot) == seconds
    assert botting.time_limit("legends", bot) == seconds


def test_a_process_that_hangs_is_killed() -> None:
    async def play() -> None:
        thinkers = WorkerPool(1, grace=0.3)
        try:
            with pytest.raises(JobFailed) as caught:
                await thinkers.advise(CrashJob(hang=True))
            assert caught.value.kind == "Timeout"
        finally:
            await thinkers.close()

    run(play)


def test_a_bot_that_cannot_be_made_is_reported() -> None:
    async def play() -> None:
        thinkers = WorkerPool(1)
        try:
            with pytest.raises(JobFailed, match="unknown bot"):
                await thinkers.think(job(bot="nobody"))
            advice = await thinkers.advise(
                AdviseJob("level2", view_of("eko"), view_of("eko").to_decide[0], "s", 1, 20, 3, "en")
            )
            assert b"tetrarch/advice" in advice
        finally:
            await thinkers.close()

    run(play)


def test_bots_go_before_advice() -> None:
    async def play() -> None:
        thinkers = WorkerPool(1)
        order: list[str] = []

        async def note(name: str, doing: Awaitable[object]) -> None:
            await doing
            order.append(name)

        try:
            await thinkers.think(job())  # the process is there now
            view = view_of("eko")
            advice = [
                asyncio.create_task(
                    note("advice", thinkers.advise(AdviseJob("level1", view, view.to_decide[0], "s", 1, 10, 1, "en")))
                )
                for _ in range(3)
            ]
            await asyncio.sleep(0)
            bots = [asyncio.create_task(note("bot", thinkers.think(job()))) for _ in range(3)]
            await asyncio.gather(*advice, *bots)
            assert order[-2:] == ["advice", "advice"]
        finally:
            await thinkers.close()

    run(play)


def test_owners_and_their_tables_have_equal_shares() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(6):
        queue.put(Claim(owner="eve", table=f"e{number % 2}"), f"e{number}")
    for number in range(2):
        queue.put(Claim(owner="ann", table="a"), f"a{number}")
    taken = []
    while waiting := queue.peek([], 1):
        taken.append(queue.take(waiting))
        queue.charge(waiting.claim, 1.0)
    assert taken == ["e0", "a0", "e1", "a1", "e2", "e3", "e4", "e5"]
    queue.put(Claim(owner="eve"), "eve")
    queue.put(Claim(owner="bob"), "bob")
    waiting = queue.peek([], 1)
    assert waiting
    assert queue.take(waiting) == "bob", "who has used nothing so far goes first"


def test_an_address_has_one_share_for_all_its_users() -> None:
    queue: FairQueue[str] = FairQueue()

    def serve() -> str:
        waiting = queue.peek([], 1)
        assert waiting
        name = queue.take(waiting)
        queue.charge(waiting.claim, 1.0)
        return name

    for number in range(20):
        table = Table(f"t{number}", "seed")
        bots = Settings(game="eko", seats=["open", "bot:level5"])
        table.apply_all(table.open(bots, Person(f"guest{number}", "Guest"), 1))
        queue.put(claim_of(table, lambda _: "1.1.1.1"), f"guest{number}")
    assert serve() == "guest0"
    for _ in range(3):
        queue.put(Claim(owner="ann", table="a", address="2.2.2.2"), "ann")
    assert [serve() for _ in range(6)] == ["ann", "guest1", "ann", "guest2", "ann", "guest3"]
    queue.put(Claim(owner="guest0", table="t0", address="1.1.1.1"), "guest0")
    queue.put(Claim(owner="late", table="t20", address="1.1.1.1"), "late")
    assert [serve() for _ in range(18)] == [*(f"guest{number}" for number in range(4, 20)), "late", "guest0"]


def test_hosts_who_were_not_seen_since_a_restart_have_one_share() -> None:
    """Guests of one address who have left decisions to bots are no crowd ahead of a newcomer."""
    queue: FairQueue[str] = FairQueue()
    addresses = UserAddresses()
    addresses.note("ann", "2.2.2.2")
    for user in (*(f"guest{number}" for number in range(1000)), "ann"):
        table = Table(f"t of {user}", "seed")
        table.apply_all(table.open(Settings(game="eko", seats=["open", "bot:level5"]), Person(user, user), 1))
        queue.put(claim_of(table, addresses.of), user)
    taken = []
    for _ in range(2):
        waiting = queue.peek([], 1)
        assert waiting
        taken.append(queue.take(waiting))
        queue.charge(waiting.claim, 1.0)
    assert taken == ["guest0", "ann"]


def test_a_newcomer_is_served_next_while_twenty_guests_of_one_address_think() -> None:
    async def play() -> None:
        thinkers = WorkerPool(1)
        order: list[str] = []
        view = view_of("eko")
        long = ThinkJob("level5:seconds=60", view, view.to_decide[0], "seed", 60)

        async def note(name: str, asked: ThinkJob, claim: Claim) -> None:
            await thinkers.think(asked, claim)
            order.append(name)

        def guest(number: int) -> Claim:
            return Claim(Rank.DECISION, f"guest{number}", f"t{number}", "1.1.1.1")

        try:
            guests = [asyncio.create_task(note("guest", long, guest(number))) for number in range(20)]
            await asyncio.sleep(0.5)
            await note("ann", job(), Claim(Rank.DECISION, "ann", "a", "2.2.2.2"))
            assert order == ["guest", "ann"], "the current one was stopped, all others wait"
            for task in guests:
                task.cancel()
            await asyncio.gather(*guests, return_exceptions=True)
        finally:
            await thinkers.close()

    run(play)


@pytest.mark.parametrize("rank", [Rank.DECISION, Rank.BOTS_ONLY])
def test_a_queue_remembers_few_users_but_the_debts_of_addresses(rank: Rank, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MAX_KNOWN", 100)
    queue: FairQueue[str] = FairQueue()
    eve = Claim(Rank.DECISION, "eve", "e", "1.1.1.1")
    queue.charge(eve, 1000.0)
    for number in range(1000):
        queue.put(Claim(rank, f"user{number}", "t", f"2.2.2.{number % 20}"), "job")
        waiting = queue.peek([], 1)
        assert waiting
        queue.take(waiting)
        queue.charge(waiting.claim, 1.0)
        assert len(queue._used) <= 100
        assert len(queue._least) <= 100
    assert queue.used(eve.shares[0]) == 1000.0


def test_tables_without_people_go_last_one_for_each_owner() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(Claim(Rank.BOTS_ONLY, "eve"), f"e{number}")
    queue.put(Claim(Rank.BOTS_ONLY, "bob"), "b")
    queue.charge(Claim(owner="ann"), 1000.0)
    late = queue.put(Claim(owner="ann"), "a")
    assert queue.peek([], 2) is late
    queue.take(late)
    running: list[Claim] = []
    while waiting := queue.peek(running, 2):
        running.append(waiting.claim)
        queue.take(waiting)
    assert [claim.owner for claim in running] == ["eve", "bob"]


@pytest.mark.parametrize("rank", [Rank.BOTS_ONLY, Rank.DECISION, Rank.ADVICE])
def test_one_person_with_many_long_jobs_does_not_delay_others(rank: Rank) -> None:
    async def play() -> None:
        thinkers = WorkerPool(1)
        order: list[str] = []
        view = view_of("eko")
        long = ThinkJob("level5:seconds=60", view, view.to_decide[0], "seed", 60)

        async def note(name: str, asked: ThinkJob, claim: Claim) -> None:
            assert asked.view.is_legal(await thinkers.think(asked, claim))
            order.append(name)

        try:
            eve = [asyncio.create_task(note("eve", long, Claim(rank, "eve", str(table)))) for table in range(20)]
            await asyncio.sleep(0.5)
            await note("ann", job(), Claim(owner="ann", table="a"))
            assert order == ["eve", "ann"], "the current one was stopped, all others wait"
            for task in eve:
                task.cancel()
            await asyncio.gather(*eve, return_exceptions=True)
        finally:
            await thinkers.close()

    run(play)


def test_one_user_has_few_analyses_at_a_time() -> None:
    async def play() -> None:
        thinkers = WorkerPool(1)
        view = view_of("eko")
        asked = AdviseJob("level1", view, view.to_decide[0], "s", 1, 10, 1, "en")
        try:
            eve = [asyncio.create_task(thinkers.advise(asked, "eve")) for _ in range(MAX_ADVICE_OF_USER)]
            await asyncio.sleep(0)
            with pytest.raises(PoolBusy):
                await thinkers.advise(asked, "eve")
            assert await thinkers.advise(asked, "ann")
            await asyncio.gather(*eve)
        finally:
            await thinkers.close()

    run(play)


def test_one_address_keeps_nobody_else_from_analyses(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> Answered:
        await asyncio.Event().wait()
        raise AssertionError

    async def play() -> None:
        thinkers = WorkerPool(1)
        thinkers.address_of = lambda user: user.partition(" ")[0]
        monkeypatch.setattr(thinkers, "do", never)
        view = view_of("eko")
        asked = AdviseJob("level1", view, view.to_decide[0], "s", 1, 10, 1, "en")

        async def ask(user: str) -> asyncio.Task[bytes]:
            task = asyncio.create_task(thinkers.advise(asked, user))
            await asyncio.sleep(0)
            return task

        eve = [await ask(f"eve {number // MAX_ADVICE_OF_USER}") for number in range(MAX_ADVICE_OF_ADDRESS)]
        with pytest.raises(PoolBusy):
            await thinkers.advise(asked, "eve 99")
        others = [await ask(f"user{number}") for number in range(MAX_WAITING_ADVICE - MAX_ADVICE_OF_ADDRESS)]
        ann = await ask("ann")
        with pytest.raises(PoolBusy, match="too-many-advised"):
            await asyncio.wait_for(eve[-1], 5)
        assert not any(task.done() for task in (*eve[:-1], *others, ann))
        thinkers.end_advice()
        for task in (*eve[:-1], *others, ann):
            with pytest.raises(PoolBusy, match="stopping"):
                await asyncio.wait_for(task, 5)
        with pytest.raises(PoolBusy, match="stopping"):
            await thinkers.advise(asked, "ann")
        await thinkers.close()

    run(play)


@pytest.mark.parametrize(("bot", "seconds"), [("level1:seconds=10", 0.5), ("search:seconds=10", 2.0), ("level1", 0.5)])
def test_a_table_without_people_has_no_more_than_the_time_of_its_level(bot: str, seconds: float) -> None:
    assert botting.time_limit("eko", bot, is_last=True) == seconds


class StubHub:
    """Notes what would happen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.played: list[int] = []

    async def act(self, match: str, action: Callable[[Table, int], list[object]]) -> None:
        for entry in action(self.table, 1):
            self.played.append(entry.decision)  # type: ignore[attr-defined]
            self.table.apply(entry)  # type: ignore[arg-type]

    async def wake(self, match: str) -> None:
        raise AssertionError(match)


class StubThinkers(WorkerPool):
    """Answers as configured, and keeps the jobs."""

    def __init__(self, *answers: int | None) -> None:
        super().__init__(1)
        self.answers = list(answers)
        self.jobs: list[ThinkJob] = []
        self.claims: list[Claim] = []

    async def think(self, job: ThinkJob, claim: Claim = NOBODYS) -> int:
        self.jobs.append(job)
        self.claims.append(claim)
        answer = self.answers.pop(0) if self.answers else None
        if answer is None:
            raise JobFailed("Crash", "")
        return answer


def bots_table(seed: str = "match seed") -> Table:
    table = Table("m", seed)
    bots = ["bot:level5", "bot:level1"]
    settings = Settings(game="legends", seats=bots, options={"variants": ["explore", "swamp"]})
    table.apply_all(table.open(settings, Person("ann", "Ann"), 1))
    table.apply_all(table.start("ann", 1))
    return table


@pytest.mark.parametrize("answers", [(), (123456789,)])
def test_the_match_continues_after_a_bot_fails(answers: tuple[int, ...]) -> None:
    """The bot crashes, and the simple one too; or it answers nonsense: the first legal decision is played."""

    async def play() -> None:
        table = bots_table()
        hub, thinkers = StubHub(table), StubThinkers(*answers)
        keeper = BotPlayers(hub.act, hub.wake, thinkers, {})  # type: ignore[arg-type]
        live = LiveMatch("m")
        keeper.update(live, table)
        asked = len(live.thinking)
        await asyncio.gather(*live.thinking.values())
        assert len(hub.played) == asked > 0
        if not answers:
            assert {one.bot for one in thinkers.jobs} > {botting.FALLBACK_BOT}

    run(play)


def test_a_bot_receives_its_view_without_the_seed() -> None:
    async def play() -> None:
        table = bots_table("a very secret seed")
        hub, thinkers = StubHub(table), StubThinkers()
        keeper = BotPlayers(hub.act, hub.wake, thinkers, {})  # type: ignore[arg-type]
        live = LiveMatch("m")
        keeper.update(live, table)
        await asyncio.gather(*live.thinking.values())
        for job in thinkers.jobs:
            assert getattr(job.view, "viewer", None) == job.seat
            assert (job.view.state[layout.DECK : layout.DECK + 3] == layout.UNKNOWN).all(), "the deck"
            assert b"very secret" not in pickle.dumps(job)

    run(play)


def test_decisions_and_analyses_count_for_the_address_of_their_user(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        table = bots_table()
        hub, thinkers = StubHub(table), StubThinkers()
        thinkers.address_of = {"ann": "1.1.1.1"}.__getitem__
        keeper = BotPlayers(hub.act, hub.wake, thinkers, {})  # type: ignore[arg-type]
        live = LiveMatch("m")
        keeper.update(live, table)
        await asyncio.gather(*live.thinking.values())

        async def do(job: object, claim: Claim) -> Answered:
            thinkers.claims.append(claim)
            return Answered()

        monkeypatch.setattr(thinkers, "do", do)
        await thinkers.advise(job(), "ann")
        assert {claim.shares[:2] for claim in thinkers.claims} == {(("1.1.1.1",), ("1.1.1.1", "ann"))}
        assert {claim.rank for claim in thinkers.claims} == {Rank.BOTS_ONLY, Rank.ADVICE}

    run(play)


def test_the_seeds_of_bots_follow_from_a_secret() -> None:
    """The secret determines the seeds; public numbers alone do not."""

    async def seeds(secret: str | None) -> list[str]:
        table = bots_table()
        hub, thinkers = StubHub(table), StubThinkers()
        keeper = BotPlayers(hub.act, hub.wake, thinkers, {})  # type: ignore[arg-type]
        keeper.secret = secret or keeper.secret
        live = LiveMatch("m")
        keeper.update(live, table)
        await asyncio.gather(*live.thinking.values())
        return [job.seed for job in thinkers.jobs]

    first, again, other, fresh, newer = (asyncio.run(seeds(secret)) for secret in ("a", "a", "b", None, None))
    assert first == again
    assert not {*first} & {*other} & {*fresh} & {*newer}
    assert not any(seed.startswith("m ") for seed in first)


def test_a_reply_is_what_it_was() -> None:
    assert unframe(frame(Answered(5))[4:]) == Answered(5)


# Trees that are kept between decisions


def search_job() -> ThinkJob:
    """A decision in the middle of a game of Ekö, after which the same seat decides again."""
    position = eko.new_game(2, seed=4).position
    generator = Generator(4, "trees")
    while position.step != "action" or position.state[eko_layout.SOLDIERS + position.seat] < 3:
        decisions = position.legal_ids()
        position.push(int(decisions[generator.below(len(decisions))]))
    return ThinkJob(SEARCH, position.view(position.decider), position.decider, "seed", 60, "m1")


def later_view(asked: ThinkJob, decision: int) -> FlatPosition:
    """The view of the same seat when it decides again, as another process receives it."""
    position = asked.view.copy()
    position.push(decision)
    assert asked.seat in position.to_decide
    found = unframe(frame(position)[4:])
    assert isinstance(found, FlatPosition)
    return found


@pytest.fixture
def trees(monkeypatch: pytest.MonkeyPatch) -> worker.KeptTrees:
    kept = worker.KeptTrees()
    monkeypatch.setattr(worker, "TREES", kept)
    return kept


def decide(asked: ThinkJob) -> int:
    reply = worker.answer(asked)
    assert isinstance(reply, Answered), reply
    return reply.decision


SEARCH = "search:simulations=120"


def kept_bot(trees: worker.KeptTrees, match: str, seat: int) -> SearchBot[FlatPosition]:
    bot = trees.take((match, seat, SEARCH))
    assert bot is not None
    trees.keep((match, seat, SEARCH), bot)
    return bot


def test_a_bot_continues_with_its_tree_in_the_same_match_alone(trees: worker.KeptTrees) -> None:
    first = search_job()
    decision = decide(first)
    assert kept_bot(trees, "m1", first.seat).reused == 0
    view = later_view(first, decision)
    for match, is_reused in (("m1", True), ("m2", False)):
        later = msgspec.structs.replace(first, view=view, seed="later", match=match)
        assert view.is_legal(decide(later))
        assert (kept_bot(trees, match, first.seat).reused > 0) is is_reused


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_level_5_continues_with_its_tree_through_a_game(game: str, trees: worker.KeptTrees) -> None:
    """In Ekö also after the other seat's turn; in Legends, where hidden cards change between turns, within a turn."""
    text = f"{STRONGEST}:simulations=40"
    position: Any = registry.game(game).new_game(2, {}, seed=6).position
    before = -1
    within = across = 0
    for number in range(80):
        if position.is_over:
            break
        seat = position.to_decide[0]
        view = unframe(frame(position.view(seat))[4:])
        assert isinstance(view, FlatPosition)
        asked = ThinkJob(text, view, seat, f"seed {number}", 60, "m1")
        decision = decide(asked)
        bot = trees.take(("m1", seat, text))
        assert bot is not None
        assert bot.network is not None
        if bot.reused:
            within += seat == before
            across += seat != before
        trees.keep(("m1", seat, text), bot)
        before = seat
        position.push(decision)
    assert within >= 5
    assert across >= 5 or game == "legends"


def test_after_an_undo_a_bot_still_decides_legally(trees: worker.KeptTrees) -> None:
    first = search_job()
    view = later_view(first, decide(first))
    decide(msgspec.structs.replace(first, view=view))
    assert first.view.is_legal(decide(first))
    assert kept_bot(trees, "m1", first.seat).reused == 0


def test_a_kept_tree_never_sees_more_than_the_view(trees: worker.KeptTrees) -> None:
    asked = msgspec.structs.replace(job("legends", SEARCH), match="m1", seconds=60)
    decide(asked)
    root = kept_bot(trees, "m1", asked.seat).root
    assert root is not None
    assert root == asked.view


def test_trees_are_bounded_in_memory() -> None:
    kept = worker.KeptTrees(most=700_000)
    for number in range(6):
        asked = job("eko", SEARCH)
        bot = make_bot("eko", SEARCH, "seed", asked.seat)
        assert isinstance(bot, SearchBot)
        bot.decide(asked.view, asked.seat, Budget(16))
        kept.keep((str(number), asked.seat, SEARCH), bot)
        assert kept.bytes <= 700_000
    assert 0 < len(kept) < 6
    assert kept.take(("5", asked.seat, SEARCH)) is bot
    assert kept.take(("0", asked.seat, SEARCH)) is None


def test_a_match_without_a_name_keeps_nothing(trees: worker.KeptTrees) -> None:
    decide(job("eko", SEARCH))
    assert len(trees) == 0
