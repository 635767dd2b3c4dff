"""``tetrarch serve`` as people start it, the example program against it, the page, and the headers of every answer."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from base64 import b64encode
from collections.abc import AsyncGenerator, Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.cli.conftest import Tetrarch
from tests.cli.conftest import tetrarch as tetrarch
from tests.server.live_server import ProcessServer, ThreadServer
from tests.server.players import come, play_out
from tests.server.postgres import PostgresServer
from tests.server.redis_server import Forwarder, free_port
from tests.server.test_partition import through
from tests.server.test_reviews import short_record
from tetrarch import eko
from tetrarch.cli.commands import serve
from tetrarch.core.warmup import Compiled
from tetrarch.server.folders import usual_folder
from tetrarch.server.ops import background
from tetrarch.server.ops.background import (
    LATE_SECONDS,
    PYTHONS_OWN,
    QUIET_SECONDS,
    SOON_SECONDS,
    GcPolicy,
    KernelCompiler,
)
from tetrarch.server.services import Warming
from tetrarch.server.settings import ServerSettings
from tetrarch.server.workers.pool import WorkerPool

REPOSITORY = Path(__file__).parents[2]
EXAMPLE = REPOSITORY / "examples" / "play_over_api.py"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessServer]:
    """A server as ``tetrarch serve`` starts it."""
    with ProcessServer(tmp_path_factory.mktemp("served") / "data", "--workers", "1") as server:
        yield server


def run_serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tetrarch", "serve", "--port", "0", "--no-browser", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "TETRARCH_JIT": "off"},
    )


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_the_example_program_plays_a_match_as_a_guest(served: ProcessServer, game: str) -> None:
    command = [sys.executable, str(EXAMPLE), served.address, game, "--bot", "random"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert ran.returncode == 0, ran.stderr
    assert re.fullmatch(rf"{game} against random: \d+ points to \d+, (won|lost) \([a-z-]+\)\n", ran.stdout)


def test_the_example_program_plays_with_the_token_of_a_bot_account(served: ProcessServer) -> None:
    with httpx.Client(base_url=f"{served.address}/api/v1", headers={"Origin": served.address}, timeout=60) as client:
        client.post("/guests", json={"name": "Owner"})
        assert client.post("/me/claim", json={"password": "correct horse battery"}).status_code == 200
        bot = client.post("/me/bots", json={"name": "Robo"}).json()["id"]
        token = client.post(f"/me/bots/{bot}/tokens", json={"name": "example"}).json()["token"]
        command = [sys.executable, str(EXAMPLE), served.address, "legends", "--bot", "random", "--token", token]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=240)
        assert ran.returncode == 0, ran.stderr
        page = client.get(f"/people/{bot}").json()
        assert page["person"]["kind"] == "bot-account"
    assert token not in served.log.read_text()


def test_a_used_port_is_reported_in_one_line(tetrarch: Tetrarch, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        ran = tetrarch("serve", "--port", str(other.getsockname()[1]), "--no-browser", "--data", str(tmp_path))
    assert ran.code == 2
    assert ran.err.startswith("error: cannot listen at 127.0.0.1 port")
    assert len(ran.errors) == 1
    assert not list(tmp_path.iterdir())


def test_a_second_server_on_the_same_data_is_refused(served: ProcessServer) -> None:
    ran = run_serve("--data", str(served.data))
    assert ran.returncode == 2
    assert "a server is running on this data" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("database", "told"),
    [("mysql://x/y", "supported: sqlite, postgresql"), ("postgresql://nobody@127.0.0.1:1/none", "cannot be used")],
)
def test_an_unusable_database_is_reported_in_one_line(tmp_path: Path, database: str, told: str) -> None:
    ran = run_serve("--data", str(tmp_path), "--database", database)
    assert (ran.returncode, ran.stdout) == (2, ""), ran.stderr
    assert told in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--root-path", "games"], "must start with a slash"),
        (["--log-level", "loud"], "known: debug"),
        (["--host", "999.1.1.1"], "cannot listen"),
        (["--port", "70000"], "--port"),
    ],
)
def test_invalid_settings_are_reported_in_one_line(
    tetrarch: Tetrarch, tmp_path: Path, options: list[str], told: str
) -> None:
    ran = tetrarch("serve", "--no-browser", "--data", str(tmp_path), "--port", "0", *options)
    assert (ran.code, ran.out) == (2, ""), ran.err
    assert told in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_gracefully(tmp_path: Path, number: signal.Signals) -> None:
    command = [sys.executable, "-m", "tetrarch", "serve", "--port", "0", "--no-browser", "--data", str(tmp_path)]
    environment = {**os.environ, "TETRARCH_JIT": "off"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout
        assert process.stderr
        assert "http://localhost:" in process.stdout.readline()
        process.send_signal(number)
        assert process.wait(30) == 0
        assert process.stderr.read() == ""


def children_of(process: int) -> list[str]:
    """The child processes of a process."""
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()


def test_it_stops_soon_whatever_goes_on(tmp_path: Path) -> None:
    """With open connections, a bot that thinks for long, a review, and a request that waits for advice."""

    async def play(server: ProcessServer) -> None:
        players = [await come(server.address, f"P{number}") for number in range(20)]
        ann = players[0]
        slow = {"game": "eko", "players": 2, "seats": ["open", "bot:level5:seconds=10"]}
        match = str((await ann.ask("open", settings=slow))["match"])
        await ann.ask("watch", match=match)
        await ann.ask("ready", match=match)
        for _ in range(100):
            if not await ann.decide_at_random(match, random.Random(3)):
                break
        assert ann.moments[match]["to_decide"] == [1], "the bot thinks"
        headers = {**ann.headers, "Origin": server.address}
        async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=60) as client:
            record = msgspec.to_builtins(short_record(decisions=12))
            asked = await client.post("/api/v1/reviews", json={"record": record, "unfinished": True})
            assert asked.json()["status"] in ("waiting", "running"), asked.text
            position = eko.new_game(2, seed=1).position.to_json()
            body = {"position": position, "bot": "level5", "seconds": 10}
            waiting = asyncio.create_task(client.post("/api/v1/analysis", json=body))
            await asyncio.sleep(1)
            assert not waiting.done(), waiting.result().text
            children = children_of(server.process_id)
            assert children, "bots and the review have processes"
            assert await asyncio.to_thread(server.stop, 5) == 0, "two seconds on a machine that is not busy"
            answer = await waiting
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "stopping")
            assert not [child for child in children if Path(f"/proc/{child}").exists()], "none is left"
        for player in players:
            assert await player.see_closed() == 1012
            await player.close()
        assert server.log.read_text() == "", "nothing was cut off"

    with ProcessServer(tmp_path / "data", "--workers", "2") as server:
        asyncio.run(play(server))


def test_it_stops_soon_when_the_database_does_not_answer(tmp_path: Path, postgres: PostgresServer) -> None:
    """With a command that waits for it; all that was acknowledged before is stored."""
    database = postgres.fresh_database()
    match, number = "", 0

    async def play(server: ProcessServer, way: Forwarder) -> None:
        nonlocal match, number
        ann = await come(server.address, "Ann")
        settings = {"game": "legends", "players": 2, "seats": ["open", "bot:random"]}
        match = str((await ann.ask("open", settings=settings))["match"])
        await ann.ask("watch", match=match)
        await ann.ask("ready", match=match)
        assert await play_out(match, [ann], random.Random(1), most=5) == 5
        number = ann.moments[match]["number"]
        way.cut()
        lost = asyncio.create_task(ann.ask("resign", match=match))
        await asyncio.sleep(0.5)
        assert await asyncio.to_thread(server.stop, 6) == 0, "three seconds on a machine that is not busy"
        assert "stop-cut-off" in server.log.read_text()
        lost.cancel()
        await ann.close()

    with (
        Forwarder(postgres.folder / ".s.PGSQL.5432") as way,
        ProcessServer(tmp_path / "data", "--workers", "1", "--database", through(way, database)) as server,
    ):
        asyncio.run(play(server, way))
    (stored,) = postgres.query(database, f"SELECT max(number) FROM entries WHERE match = '{match}'")
    assert int(stored) >= number


def test_a_server_replaces_another_at_the_same_port(tmp_path: Path, postgres: PostgresServer) -> None:
    async def play(first: ProcessServer, second: ProcessServer) -> None:
        ann = await come(first.address, "Ann")
        settings = {"game": "legends", "players": 2, "seats": ["open", "bot:random"]}
        match = str((await ann.ask("open", settings=settings))["match"])
        await ann.ask("watch", match=match)
        await ann.ask("ready", match=match)
        assert await play_out(match, [ann], random.Random(1), most=5) == 5
        await asyncio.to_thread(second.start)
        assert second.address == first.address
        assert await asyncio.to_thread(first.stop) == 0
        if ann.close_code is None:  # the second server has accepted the connection
            await ann.close()
        ann.close_code = None
        await ann.connect()
        await ann.ask("watch", match=match)
        assert await play_out(match, [ann], random.Random(2), most=5) == 5
        await ann.close()

    options = ("--database", postgres.fresh_database(), "--reuse-port")
    first, second = ProcessServer(tmp_path / "a", *options), ProcessServer(tmp_path / "b", *options)
    first.address = second.address = f"http://127.0.0.1:{free_port()}"
    try:
        first.start()
        asyncio.run(play(first, second))
    finally:
        first.kill()
        second.kill()


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert usual_folder({"XDG_DATA_HOME": "/somewhere"}) == "/somewhere/tetrarch"
    assert usual_folder({}).endswith("/.local/share/tetrarch")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert usual_folder({"XDG_DATA_HOME": "/somewhere"}).endswith("/Library/Application Support/Tetrarch")


def test_admin_finds_the_data_that_a_server_keeps_without_options(tmp_path: Path) -> None:
    """Neither gets a folder: both use the same one."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("TETRARCH_SERVER_")}
    environment |= {"XDG_DATA_HOME": str(tmp_path / "share"), "HOME": str(tmp_path), "TETRARCH_JIT": "off"}
    tetrarch = [sys.executable, "-m", "tetrarch"]
    stats = [*tetrarch, "admin", "stats"]
    before = subprocess.run(stats, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert before.returncode == 2
    assert "there is no database" in before.stderr
    command = [*tetrarch, "serve", "--port", "0", "--no-browser"]
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert str(tmp_path / "share" / "tetrarch") in process.stdout.readline()
        after = subprocess.run(stats, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=120)
        process.terminate()
    assert after.returncode == 0, after.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["share"]


def test_external_bots_and_hosts_are_named_on_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[ServerSettings] = []
    monkeypatch.setattr(serve, "run_server", lambda settings, *_, **__: served.append(settings))
    monkeypatch.setattr(serve, "leave", lambda: None)
    monkeypatch.setattr(serve, "listen", lambda *_, **__: None)
    monkeypatch.setattr(serve, "address_of", lambda *_: "")
    monkeypatch.setattr("tetrarch.server.ops.monitoring.set_up_logs", lambda _: None)
    programs = ["alpha=python3 alpha.py --depth=3", "beta=./beta"]
    serve.serve(host="box.lan", data=tmp_path, allowed_host=["play.example"], external_bot=programs, browser=False)
    (settings,) = served
    assert settings.external_bots == {"alpha": "python3 alpha.py --depth=3", "beta": "./beta"}
    assert settings.allows_host("play.example")
    assert settings.allows_host("box.lan:8000")
    with pytest.raises(Exception, match="NAME=COMMAND"):
        serve.serve(data=tmp_path, external_bot=["python3"], browser=False)


def test_addresses_are_those_that_a_browser_takes() -> None:
    for host, address in {"127.0.0.1": "http://localhost:{}/", "0.0.0.0": "http://localhost:{}/games/"}.items():
        listening = serve.listen(host, 0)
        prefix = "/games" if "games" in address else ""
        assert serve.address_of(listening, prefix) == address.format(listening.getsockname()[1])
        listening.close()


# The page and every answer


def test_every_answer_is_guarded(live: ThreadServer) -> None:
    with httpx.Client(base_url=live.address) as client:
        for path in ("/", "/api/v1/lobby/tables", "/api/v1/nothing", "/healthz", "/api/openapi.json"):
            headers = client.get(path, follow_redirects=True).headers
            assert headers["x-content-type-options"] == "nosniff", path
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "same-origin"
        policy = client.get("/").headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_the_page_is_served_at_its_paths_only(live: ThreadServer) -> None:
    with httpx.Client(base_url=live.address, follow_redirects=True) as client:
        for path in ("/", "/table/abc", "/join/ABCDEFGH", "/players/x"):
            answer = client.get(path)
            assert answer.status_code == 200, path
            assert answer.headers["content-type"].startswith("text/html")
            for script in re.findall("<script>(.*?)</script>", answer.text, re.DOTALL):
                digest = b64encode(sha256(script.encode()).digest()).decode()
                assert f"'sha256-{digest}'" in answer.headers["content-security-policy"]
        for path in ("/nothing.js", "/..%2f..%2f..%2fapp.py", "/x%00.js", "/api/nothing", "/api", "/%00"):
            answer = client.get(path)
            assert answer.status_code == 404, path
            assert answer.json()["error"]["code"] == "not-found"


def test_a_server_under_a_path(tmp_path: Path) -> None:
    settings = ServerSettings(data=str(tmp_path), path_prefix="/games", rate_limits=False, thinkers=1)
    with ThreadServer(settings) as server, httpx.Client(base_url=server.address, follow_redirects=True) as client:
        for prefix in ("/games", ""):  # a proxy passes the path on, or takes the prefix off
            assert client.get(f"{prefix}/healthz").json()["status"] == "ok"
            assert client.get(f"{prefix}/api/v1/lobby/tables").json() == {"tables": [], "next": None}
            made = client.post(f"{prefix}/api/v1/guests", json={"name": "Ann"}, headers={"Origin": server.address})
            assert "Path=/games" in made.headers["set-cookie"]
        opened = client.post(
            "/games/api/v1/tables", json={"settings": {"game": "eko"}}, headers={"Origin": server.address}
        )
        assert opened.json()["link"].startswith(f"{server.address}/games/join/")


# KernelCompiler in the background


class StubPool(WorkerPool):
    """A pool without processes that counts how often they are renewed."""

    renewed = 0

    async def renew(self) -> None:
        self.renewed += 1


def test_kernels_are_compiled_in_the_background_and_bots_get_new_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ekö compiles; Legends fails after the part for players."""
    monkeypatch.setenv("TETRARCH_JIT", "auto")
    monkeypatch.setenv("TETRARCH_CACHE", str(tmp_path))
    pool, warming = StubPool(1), dict[str, Warming]()
    seen: dict[str, list[Warming | None]] = {"eko": [], "legends": []}

    async def compile_quickly(self: KernelCompiler, game: str) -> AsyncGenerator[Compiled]:
        for done in (1, 2, 3):
            seen[game].append(warming.get(game))
            yield Compiled(done, 2, 3, "kernel")
        seen[game].append(warming.get(game))
        if game == "legends":
            raise ChildProcessError

    monkeypatch.setattr(KernelCompiler, "_compiled", compile_quickly)

    async def play() -> None:
        compiling = KernelCompiler(pool, warming)
        compiling.start()
        assert warming == {"eko": (0, 0), "legends": (0, 0)}
        assert compiling._task
        await compiling._task
        await compiling.close()

    asyncio.run(play())
    assert seen == {game: [(0, 0), (1, 2), None, None] for game in seen}
    assert warming == {}
    assert {file.name for file in tmp_path.rglob("*.warm")} == {"eko.play.warm", "legends.play.warm", "eko.warm"}
    assert pool.renewed == 3, "at the start, and when the kernels of each game are compiled"


def test_plain_kernels_stay_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TETRARCH_JIT", "off")
    compiling = KernelCompiler(WorkerPool(1), {})
    compiling.start()
    assert compiling._task is None


def test_the_progress_of_the_compiler_is_reported(live: ThreadServer) -> None:
    warming = live.app.state.services.warming
    with httpx.Client(base_url=f"{live.address}/api/v1/bots") as client:
        try:
            warming["eko"] = Warming(3, 25)
            assert client.get("eko/warmup").json() == {"ready": False, "done": 3, "total": 25}
            assert client.get("legends/warmup").json() == {"ready": True, "done": 0, "total": 0}
        finally:
            warming.clear()
        assert client.get("eko/warmup").json()["ready"]


# What positions and analysis say


def test_positions_are_checked_described_and_drawn(live: ThreadServer) -> None:
    from tetrarch import eko, legends

    with httpx.Client(base_url=f"{live.address}/api/v1", timeout=60) as client:
        games: dict[str, eko.Position | legends.Position] = {
            "eko": eko.new_game(2, seed=1).position,
            "legends": legends.new_game(3, seed=1).position,
        }
        for game, position in games.items():
            told = client.post("/positions", json={"position": position.to_json()})
            assert told.status_code == 200, told.text
            assert told.json()["game"] == game
            assert len(told.json()["decisions"]) == len(position.legal_decisions())
            drawn = client.post("/positions/drawing", json={"position": position.to_json(), "theme": "dark"})
            assert drawn.headers["content-type"] == "image/svg+xml"
            assert drawn.text.startswith("<svg")
        line = eko.position_to_line(eko.new_game(2, seed=1).position)
        assert client.post("/positions", json={"position": line}).status_code == 200
        broken = eko.new_game(2, seed=1).position.to_json() | {"seat": 7, "step": "dance"}
        for bad in ("eko1 nonsense", "chess1 x", {"format": "x"}, broken):
            answer = client.post("/positions", json={"position": bad})
            assert answer.status_code == 422, answer.text
            assert answer.json()["error"]["code"] == "bad-position"
        board = client.post("/boards", json={"game": "eko", "players": 3, "seed": "x"}).json()
        again = client.post("/boards", json={"game": "eko", "players": 3, "seed": "x"}).json()
        assert board == again
        assert client.post("/boards", json={"game": "eko", "options": {"layout": "x"}}).status_code == 422


def test_there_is_no_advice_on_the_board_of_a_running_match(live: ThreadServer) -> None:
    """While people play, the engine is closed for that board; against bots alone it is open for the own seat."""
    people = [
        httpx.Client(base_url=f"{live.address}/api/v1", headers={"Origin": live.address}, timeout=120) for _ in range(2)
    ]
    ann, bob = people
    for client, name in ((ann, "Ann"), (bob, "Bob")):
        client.post("/guests", json={"name": name})
    match = ann.post("/tables", json={"settings": {"game": "eko"}}).json()["match"]
    bob.post(f"/tables/{match}/commands", json={"type": "join"})
    for client in people:
        client.post(f"/tables/{match}/commands", json={"type": "ready"})
    ask = {"match": match, "bot": "level1", "seconds": 0.2}
    assert ann.post("/analysis", json=ask).json()["error"]["code"] == "engine-locked"
    from tetrarch import eko

    record = json.dumps(ann.get(f"/tables/{match}/record").json())
    position = eko.replay_record(record).position.to_json()
    posted = {"position": position, "bot": "level1", "seconds": 0.2}
    assert ann.post("/analysis", json=posted).json()["error"]["code"] == "engine-locked"
    other = {"position": eko.new_game(2, seed=99).position.to_json(), "bot": "level1", "seconds": 0.2}
    assert ann.post("/analysis", json=other).json()["format"] == "tetrarch/advice"
    ann.post(f"/tables/{match}/commands", json={"type": "resign"})
    assert ann.post("/analysis", json={**ask, "events": 0}).json()["format"] == "tetrarch/advice"
    assert ann.post("/analysis", json=posted).json()["format"] == "tetrarch/advice"
    alone = ann.post("/quick", json={"game": "eko", "bot": "level1"}).json()["match"]
    for _ in range(200):
        found = ann.get(f"/tables/{alone}/decisions").json()
        if found["decisions"]:
            break
        time.sleep(0.05)
    assert ann.post("/analysis", json={**ask, "match": alone}).json()["format"] == "tetrarch/advice"
    assert bob.post("/analysis", json={**ask, "match": alone}).json()["error"]["code"] == "no-such-table"
    for client in people:
        client.close()


# When the memory is searched for garbage


def test_full_collections_run_when_idle_or_overdue() -> None:
    last = 0.0
    collecting = GcPolicy(lambda: last)
    assert not collecting.is_due(LATE_SECONDS + 1), "nothing has happened"
    last = SOON_SECONDS
    assert not collecting.is_due(SOON_SECONDS + QUIET_SECONDS / 2), "somebody plays"
    assert collecting.is_due(SOON_SECONDS + QUIET_SECONDS)
    last = LATE_SECONDS
    assert collecting.is_due(LATE_SECONDS), "people have played for a long time"
    last = 1.0
    assert not collecting.is_due(SOON_SECONDS - 1), "it has just been done"


def test_the_delay_of_the_event_loop_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "MONITOR_SECONDS", 0.01)

    async def play() -> None:
        delays: list[float] = []
        monitor = background.LoopMonitor(delays.append)
        monitor.start()
        await asyncio.sleep(0)
        time.sleep(0.3)  # what a request that takes long does to all others
        await asyncio.sleep(0.1)
        await monitor.close()
        assert delays
        assert max(delays) > 0.2

    asyncio.run(play())


def test_a_stopped_server_restores_the_garbage_collector() -> None:
    import asyncio

    async def serve() -> None:
        collecting = GcPolicy(lambda: 0.0)
        collecting.start()
        assert gc.get_threshold() != PYTHONS_OWN
        await collecting.close()

    asyncio.run(serve())
    assert gc.get_threshold() == PYTHONS_OWN
