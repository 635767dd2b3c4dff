"""The pool of bots: processes that die or hang are replaced, jobs are tried again, and bots see their view alone."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable

import pytest

from tetrarch.core import registry
from tetrarch.core.position import FlatPosition
from tetrarch.legends.rules import layout
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.server.workers import bots as botting
from tetrarch.server.workers.bots import BotPlayers
from tetrarch.server.workers.jobs import AdviseJob, Answered, CrashJob, ThinkJob, frame, unframe
from tetrarch.server.workers.pool import ChildProcess, JobFailed, WorkerPool, shortened
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

    async def think(self, job: ThinkJob) -> int:
        self.jobs.append(job)
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
            assert job.seed.startswith("m ")

    run(play)


def test_a_reply_is_what_it_was() -> None:
    assert unframe(frame(Answered(5))[4:]) == Answered(5)
