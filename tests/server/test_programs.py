"""External bots at tables: they run during their match, which continues whatever they do."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import pickle
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.live_server import ThreadServer
from tests.server.players import Player, Refused, guests, open_match
from tests.server.test_thinkers import view_of
from tetrarch import eko, legends
from tetrarch.bots.external.bot import FORFEITS_IN_A_ROW
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.server.settings import ServerSettings
from tetrarch.server.workers import programs as programs_module
from tetrarch.server.workers.bots import BotPlayers
from tetrarch.server.workers.jobs import MAX_LIMITS, Ask, Halt, ThinkJob
from tetrarch.server.workers.pool import JobFailed, WorkerPool
from tetrarch.server.workers.program_host import seated_bot
from tetrarch.server.workers.programs import Programs, _Host
from tetrarch.table.people import Person
from tetrarch.table.settings import Settings
from tetrarch.table.table import Table

ROOT = Path(__file__).parents[2]
EXAMPLES = {"python": [sys.executable, "-I", "-S", str(ROOT / "examples/bot_python.py")]}
if node := shutil.which("node"):
    EXAMPLES["javascript"] = [node, str(ROOT / "examples/bot_javascript.mjs")]
HASTY = "seconds=0.2 grace=0.2"


COMMANDS: dict[str, str] = {}
"""The programs of the servers of these tests, by name."""


def named(command: str) -> str:
    """The bot of a command, which gets a name."""
    name = f"program-{hashlib.sha256(command.encode()).hexdigest()[:8]}"
    COMMANDS[name] = command
    return f"exec:{name}"


class Rig:
    """Bots that write down the numbers of their processes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def notes(self, name: str) -> Path:
        return self.folder / name

    def example(self, language: str) -> str:
        noting = f"echo $$ >> {shlex.quote(str(self.notes(language)))}; exec {shlex.join(EXAMPLES[language])}"
        return named(f"start=60 {shlex.join(['sh', '-c', noting])}")

    def broken(self, fault: str, limits: str = "") -> str:
        script = str(ROOT / "tests/bots/broken_bot.py")
        words = [sys.executable, "-I", "-S", script, fault, str(self.notes(fault))]
        return named(f"{limits} start=60 {shlex.join(words)}")

    def processes(self, name: str) -> list[int]:
        notes = self.notes(name)
        return [int(line) for line in notes.read_text(encoding="ascii").split()] if notes.exists() else []

    async def see_ended(self, name: str) -> None:
        async with asyncio.timeout(30):
            while any(is_running(number) for number in self.processes(name)):
                await asyncio.sleep(0.05)

    def check_none_is_left(self) -> None:
        for notes in self.folder.iterdir():
            left = [number for number in self.processes(notes.name) if is_running(number)]
            assert not left, f"{notes.name}: {left} are left"


def is_running(number: int) -> bool:
    """Whether a process runs and is not a zombie."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(number)], capture_output=True, text=True).stdout.strip()
    return bool(state) and not state.startswith("Z")


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    """A rig, of whose programs nothing may be left in the end."""
    (tmp_path / "notes").mkdir()
    made = Rig(tmp_path / "notes")
    yield made
    made.check_none_is_left()


@pytest.fixture(scope="module")
def permissive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A real server at which programs may be bots."""
    data = tmp_path_factory.mktemp("permissive")
    with ThreadServer(ServerSettings(data=str(data), rate_limits=False, thinkers=1, external_bots=COMMANDS)) as server:
        yield server


async def watch_bots(host: Player, *bots: str, **settings: object) -> str:
    """A table of bots alone, begun and watched; the match."""
    form = {"players": len(bots), "seats": [f"bot:{bot}" for bot in bots], **settings}
    match = str((await host.ask("open", settings=form, sit=False))["match"])
    await host.ask("watch", match=match)
    await host.ask("start", match=match)
    return match


def decisions_of(host: Player, match: str, seat: int) -> int:
    """How often a seat has decided, by the updates."""
    entries = [
        entry
        for message in host.messages
        for update in (message.get("update"), (message.get("result") or {}).get("update"))
        if update and update["match"] == match
        for entry in update["entries"]
    ]
    return sum(entry["kind"] == "decided" and entry["seat"] == seat for entry in entries)


# ------------------------------------------------------------------------------------------------------- whole matches


@pytest.mark.parametrize("language", EXAMPLES)
@pytest.mark.parametrize(("game", "options"), [("eko", {"round_limit": 6}), ("legends", {})])
def test_a_program_plays_a_whole_match_and_is_started_once(
    permissive: ThreadServer, rig: Rig, game: str, options: dict[str, object], language: str
) -> None:
    async def play() -> None:
        async with guests(permissive.address, "Ann") as (ann,):
            match = await watch_bots(ann, rig.example(language), "novice", game=game, options=options)
            await ann.see_over(match)
            assert decisions_of(ann, match, 0) > 5
            assert len(rig.processes(language)) == 1, "one process for all decisions"
            await rig.see_ended(language)
            assert "examples/bot_" not in "".join(ann.raw), "nobody is told how a program is started"

    asyncio.run(play())


FAULTS = {
    "ends at once": "",
    "ends later": "",
    "hangs": HASTY,
    "floods": "",
    "floods with progress": HASTY,
    "prints a huge line": "",
    "decides what is illegal": "",
}


def test_programs_with_faults_hurt_neither_their_matches_nor_other_tables(permissive: ThreadServer, rig: Rig) -> None:
    """All at once, beside a table where a person plays with a bot of ours."""

    async def play() -> None:
        async with guests(permissive.address, "Ann", "Bob") as (ann, bob):
            matches = {
                fault: await watch_bots(
                    ann, rig.broken(fault, limits), "random", game="eko", options={"round_limit": 4}
                )
                for fault, limits in FAULTS.items()
            }
            beside = await open_match(bob, [], game="eko", seats=["open", "bot:level1"], options={"round_limit": 2})
            while bob.moments[beside]["status"] == "running":
                if bob.seat(beside) not in bob.moments[beside]["to_decide"]:
                    await bob.reach(beside, bob.numbers[beside] + 1)
                    continue
                found = await bob.ask("decisions", match=beside)
                await bob.ask("decide", match=beside, play=found["decisions"][0]["notation"], number=found["number"])
            for fault, match in matches.items():
                await ann.see_over(match)
                starts = len(rig.processes(fault))
                if fault == "decides what is illegal":
                    assert starts == 1, "it goes on after an illegal decision"
                elif fault == "ends later":
                    assert 1 < starts < decisions_of(ann, match, 0)
                else:
                    assert starts == FORFEITS_IN_A_ROW, "after so many it is not asked any more"
                await rig.see_ended(fault)

    asyncio.run(play())


def test_programs_are_refused_where_they_are_not_allowed(live: ThreadServer, rig: Rig) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            with pytest.raises(Exception, match="external programs are not allowed here"):
                await watch_bots(ann, rig.example("python"), "random", game="eko")
        assert rig.processes("python") == []

    asyncio.run(play())


# ------------------------------------------------------------------------------------------------- when a program ends


async def with_person(host: Player, bot: str, **settings: object) -> str:
    """A match of one person, who has nothing to do yet or decides first, with a program that has decided once."""
    match = await open_match(host, [], game="eko", seats=["open", f"bot:{bot}"], **settings)
    while not decisions_of(host, match, 1):
        if 0 in host.moments[match]["to_decide"]:
            found = await host.ask("decisions", match=match)
            await host.ask("decide", match=match, play=found["decisions"][0]["notation"], number=found["number"])
        else:
            await host.reach(match, host.numbers[match] + 1)
    return match


def test_a_program_ends_when_a_person_resigns_or_the_table_closes(permissive: ThreadServer, rig: Rig) -> None:
    async def play() -> None:
        async with guests(permissive.address, "Ann") as (ann,):
            match = await with_person(ann, rig.example("python"))
            (number,) = rig.processes("python")
            assert is_running(number)
            await ann.ask("resign", match=match)
            await rig.see_ended("python")

    asyncio.run(play())


def test_a_program_that_does_not_exit_is_killed_with_its_children(permissive: ThreadServer, rig: Rig) -> None:
    async def play() -> None:
        async with guests(permissive.address, "Ann") as (ann,):
            for fault in ("will not go", "has a child"):
                match = await with_person(ann, rig.broken(fault))
                await ann.ask("resign", match=match)
                await rig.see_ended(fault)
                assert rig.processes(fault)

    asyncio.run(play())


def test_a_program_ends_when_its_match_is_unloaded_and_starts_again(permissive: ThreadServer, rig: Rig) -> None:
    async def play() -> None:
        async with guests(permissive.address, "Ann") as (ann,):
            match = await with_person(ann, rig.example("python"))
            await ann.reach(match, ann.numbers[match])
            while 0 not in ann.moments[match]["to_decide"]:
                await ann.reach(match, ann.numbers[match] + 1)
            await ann.ask("unwatch", match=match)
            hub = permissive.app.state.hub
            loop = hub._tasks[0].get_loop()
            live = hub._live[match]
            asyncio.run_coroutine_threadsafe(hub.evict(live), loop).result(30)
            assert match not in hub._live
            await rig.see_ended("python")
            await ann.ask("watch", match=match)
            before = len(rig.processes("python"))
            while len(rig.processes("python")) == before:
                if 0 in ann.moments[match]["to_decide"]:
                    found = await ann.ask("decisions", match=match)
                    play = found["decisions"][0]["notation"]
                    await ann.ask("decide", match=match, play=play, number=found["number"])
                else:
                    await asyncio.sleep(0.05)
            await ann.ask("resign", match=match)
            await rig.see_ended("python")

    asyncio.run(play())


def test_programs_end_when_the_server_stops_also_while_they_think(tmp_path: Path, rig: Rig) -> None:
    async def play(address: str) -> None:
        async with guests(address, "Ann") as (ann,):
            await with_person(ann, rig.example("python"))
            await watch_bots(ann, rig.broken("hangs"), "random", game="eko")
            while not rig.processes("hangs"):
                await asyncio.sleep(0.02)

    settings = ServerSettings(data=str(tmp_path / "data"), rate_limits=False, thinkers=1, external_bots=COMMANDS)
    with ThreadServer(settings) as server:
        asyncio.run(play(server.address))
        assert is_running(rig.processes("python")[0])
    rig.check_none_is_left()


def test_programs_end_when_the_server_is_killed(rig: Rig) -> None:
    """Every end of the server closes the input of its program host, and that ends all programs."""
    script = (
        "import asyncio, pickle, sys, time\n"
        "from tetrarch.server.workers.programs import Programs\n"
        "async def main():\n"
        "    match, job, commands = pickle.loads(bytes.fromhex(sys.argv[1]))\n"
        "    await Programs(commands).think(match, job)\n"
        "    print('decided', flush=True)\n"
        "    time.sleep(600)\n"
        "asyncio.run(main())\n"
    )
    asked = pickle.dumps(("m", job_of(rig.broken("will not go")), COMMANDS)).hex()
    with subprocess.Popen([sys.executable, "-c", script, asked], stdout=subprocess.PIPE) as server:
        assert server.stdout
        assert server.stdout.readline() == b"decided\n"
        (number,) = rig.processes("will not go")
        assert is_running(number)
        server.send_signal(signal.SIGKILL)
    asyncio.run(rig.see_ended("will not go"))


# ------------------------------------------------------------------------------------------------ who looks after them


def job_of(bot: str, game: str = "eko") -> ThinkJob:
    view = view_of(game)
    return ThinkJob(bot, view, view.to_decide[0], "seed", 5)


@contextlib.asynccontextmanager
async def some_programs(most: int = 32) -> AsyncIterator[Programs]:
    programs = Programs(COMMANDS, most)
    try:
        yield programs
    finally:
        await programs.close()


def test_with_too_many_programs_the_longest_idle_one_ends(rig: Rig) -> None:
    async def play() -> None:
        async with some_programs(most=2) as programs:
            for match in "abac":
                await programs.think(match, job_of(rig.broken("fine")))
            assert len(programs) == 2
            assert not programs.seats_of("b")
            async with asyncio.timeout(30):
                while sum(map(is_running, rig.processes("fine"))) > 2:
                    await asyncio.sleep(0.05)
            first, second, third = rig.processes("fine")
            assert [is_running(one) for one in (first, second, third)] == [True, False, True]

    asyncio.run(play())


def test_the_process_of_programs_is_replaced_when_it_dies(rig: Rig) -> None:
    async def play() -> None:
        async with some_programs() as programs:
            job = job_of(rig.broken("fine"))
            assert job.view.is_legal(await programs.think("a", job))
            host = programs._host
            assert host
            thinking = asyncio.create_task(programs.think("b", job_of(rig.broken("hangs", "seconds=1 grace=0.2"))))
            while not rig.processes("hangs"):
                await asyncio.sleep(0.02)
            os.kill(host.process.pid, signal.SIGKILL)
            assert job.view.is_legal(await thinking), "it was asked again"
            assert job.view.is_legal(await programs.think("a", job))
            assert programs._host is not host
            for number in rig.processes("hangs")[:1]:  # nobody is left who could have killed it
                with contextlib.suppress(ProcessLookupError):
                    os.kill(number, signal.SIGKILL)

    asyncio.run(play())


def test_the_process_of_programs_is_replaced_when_it_hangs(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        programs = Programs(COMMANDS, seconds=0.5)
        asleep: list[_Host] = []
        start = _Host.start

        async def slow(module: str) -> _Host:
            host = await start(module)
            os.kill(host.process.pid, signal.SIGSTOP)
            asleep.append(host)
            return host

        monkeypatch.setattr(_Host, "start", slow)
        with pytest.raises(JobFailed, match="TimeoutError"):
            await programs.think("a", job_of(rig.broken("fine")))
        assert len(asleep) == programs_module.TRIES
        assert all(host.process.returncode is not None for host in asleep)
        await programs.close()
        with pytest.raises(JobFailed, match="the server stops"):
            await programs.think("a", job_of(rig.broken("fine")))

    asyncio.run(play())


def test_an_abandoned_decision_delays_no_other(rig: Rig) -> None:
    """After an undo the program receives a stop, and the next question reaches the same program."""

    async def play() -> None:
        async with some_programs() as programs:
            job = job_of(rig.broken("waits for the stop"))
            first = asyncio.create_task(programs.think("a", job))
            while not rig.processes("waits for the stop"):
                await asyncio.sleep(0.02)
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)
            second = asyncio.create_task(programs.think("a", job))
            await asyncio.sleep(0)
            second.cancel()  # before it was even put to the program
            await asyncio.gather(second, return_exceptions=True)
            third = asyncio.create_task(programs.think("a", job))
            await asyncio.sleep(0.3)
            assert not third.done()
            assert programs._host
            number = max(programs._host._waiting)
            programs._host.send(Halt("a 0 " + job.bot, number))
            assert job.view.is_legal(await third)
            assert len(rig.processes("waits for the stop")) == 1

    asyncio.run(play())


def test_an_invalid_command_is_reported() -> None:
    async def play() -> None:
        async with some_programs() as programs:
            with pytest.raises(JobFailed, match="cannot be read"):
                await programs.think("a", job_of(named("python3 'bot.py")))

    asyncio.run(play())


def test_at_a_table_no_program_has_all_the_time_that_it_asks_for() -> None:
    view = view_of("eko")
    text = "seconds=80000 grace=80000 start=80000 python3 bot.py"
    bot = seated_bot(Ask(1, "a", text, view, view.to_decide[0], "seed"))
    assert {name: getattr(bot, name) for name in MAX_LIMITS} == MAX_LIMITS
    hasty = seated_bot(Ask(1, "a", "seconds=1 grace=0.5 start=2 python3 bot.py", view, view.to_decide[0], "seed"))
    assert (hasty.seconds, hasty.grace, hasty.start) == (1, 0.5, 2)


class NotedPrograms(Programs):
    """Starts nothing, and records what is released."""

    def __init__(self) -> None:
        super().__init__({})
        self.told: list[object] = []

    async def think(self, match: str, job: ThinkJob) -> int:
        self._seat(match, job)
        return int(job.view.legal_decisions(job.seat).ids()[0])

    def _tell(self, order: object) -> None:
        self.told.append(order)


@pytest.mark.parametrize("game", [eko, legends])
def test_a_program_receives_the_outcome_of_its_match(game: object) -> None:
    name = "eko" if game is eko else "legends"

    class StubHub:
        async def act(self, match: str, action: object) -> None:
            table.apply_all(action(table, 1))  # type: ignore[operator]

        async def wake(self, match: str) -> None:
            raise AssertionError(match)

    async def play() -> None:
        keeper = BotPlayers(StubHub().act, StubHub().wake, WorkerPool(1), {})
        programs = keeper._programs = NotedPrograms()
        live = LiveMatch("m")
        keeper.update(live, table)
        while not live.thinking and table.to_decide == (0,):
            table.apply_all(table.decide("ann", 0, table.view(0).legal_decisions(0).__iter__().__next__().id, 1))
            keeper.update(live, table)
        await asyncio.gather(*live.thinking.values())
        assert programs.seats_of("m") == {1: "exec:bot"}
        keeper.update(live, table)
        table.apply_all(table.resign("ann", 2))
        keeper.update(live, table)
        await keeper.close([live])
        (order,) = programs.told
        assert order.key == "m 1 exec:bot"  # type: ignore[attr-defined]
        assert order.outcome.reason == "resigned"  # type: ignore[attr-defined]
        assert order.outcome.winners == (1,)  # type: ignore[attr-defined]

    table = Table("m", "seed")
    settings = Settings(game=name, seats=["open", "bot:exec:bot"])
    table.apply_all(table.open(settings, Person("ann", "Ann"), 1, allow_external=True))
    table.apply_all(table.ready("ann", True, 1))
    asyncio.run(play())


def test_the_text_of_a_request_starts_no_program(permissive: ThreadServer, tmp_path: Path) -> None:
    """Only names from the operator's list are accepted, and a stored command of an older version is not run."""
    target = tmp_path / "started"

    async def play() -> None:
        async with guests(permissive.address, "Ann") as (ann,):
            for seats in (["open", f"bot:exec:touch {target}"], [f"bot:exec:touch {target}"] * 2):
                with pytest.raises(Refused, match="is not a program of this server"):
                    await ann.ask("open", settings={"game": "eko", "players": 2, "seats": seats})
            match = (await ann.ask("open", settings={"game": "eko", "players": 2}))["match"]
            with pytest.raises(Refused, match="is not a program of this server"):
                await ann.ask("plan", match=match, seat=1, plan=f"bot:exec:touch {target}")
        async with some_programs() as programs:
            with pytest.raises(JobFailed, match="Unknown"):
                await programs.think("a", job_of(f"exec:touch {target}"))

    asyncio.run(play())
    assert not target.exists()


def test_waiting_for_a_start_is_bounded(rig: Rig) -> None:
    """A command that does not exist forfeits, and after some decisions it is not tried any more."""

    async def play() -> None:
        async with some_programs() as programs:
            job = job_of(named("/nowhere/at/all"))
            async with asyncio.timeout(120):  # against hanging
                decisions = [await programs.think("a", job) for _ in range(5)]
            assert all(job.view.is_legal(decision) for decision in decisions)

    asyncio.run(play())
