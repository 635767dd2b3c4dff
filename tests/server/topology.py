"""The topology of ``deploy/compose.yaml`` without containers: PostgreSQL, Redis, two servers, two workers and nginx.

Tables play on while any part is killed: players reconnect through the proxy, repeat what was not acknowledged, and
compare at the end what is stored with what was acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import os
import random
import re
import subprocess
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, Self

import httpx
from websockets.exceptions import WebSocketException

from tests.server.live_server import ProcessServer, ProcessWorker
from tests.server.players import Message, Player, Refused, open_match
from tests.server.postgres import PostgresServer
from tests.server.redis_server import RedisServer, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
SUPPLY_MS = 3_600_000
CLOCK = {"kind": "fischer", "seconds": SUPPLY_MS // 1000, "increment": 0}
BROKEN = (ConnectionError, OSError, WebSocketException, TimeoutError, httpx.HTTPError)
MAX_OUTAGE = 15.0
"""A restart of PostgreSQL takes no longer."""
GIVEN_BACK = 3.0
"""How long before a kill of a server its clocks may stand still: since it last renewed its lease."""
TAKEN_OVER = 6.0
"""How long after a kill of a server, or the return of the last part, clocks may stand still."""
UNNOTICED = 1.2
"""At the begin and the end of an outage: servers look for the database every half second."""
AGAIN = ("database-away", "stopping", "conflict", "too-often")
"""Refusals after which a client tries again."""
EPOCH = time.time() - time.monotonic()
"""The time of the epoch when the monotonic clock was 0."""

Times = tuple[float, float]
"""The begin and the end of something, in monotonic seconds."""


def seconds_outside(times: Times, breaks: Sequence[Times]) -> float:
    """The length of an interval, without the breaks in it; breaks may overlap each other, or be empty."""
    seconds, (latest, end) = 0.0, times
    for begun, ended in sorted(one for one in breaks if one[0] < one[1]):
        seconds += max(0.0, min(begun, end) - latest)
        latest = max(latest, ended)
    return seconds + max(0.0, end - latest)


class Kill(NamedTuple):
    """The kill of a server."""

    at: float
    matches: frozenset[str]
    """The matches that it drove."""


class Topology:
    """All parts, each of which can be killed and started again."""

    def __init__(self, folder: Path, patience: float = 0.0) -> None:
        self._stack = contextlib.ExitStack()
        self._folder = folder
        self._patience = patience
        """The seconds by which leases may be late, because the machine is busy."""
        # With "auto", each server compiles and loads kernels itself, also without bots.
        self._jit = "on" if os.environ.get("TETRARCH_JIT") == "on" else "off"
        self.outages: list[Times] = []
        """When PostgreSQL did not run; nobody can play then, and no clock is charged."""
        self.disturbances: list[Times] = []
        """When a server or PostgreSQL was killed, and when it was back."""
        self.server_kills: list[Kill] = []
        self._leases: dict[str, str] = {}
        """The ids of the servers that have run, and their parts."""
        self.kills: list[str] = []

    def __enter__(self) -> Self:
        enter = self._stack.enter_context
        self.postgres, self.redis = enter(PostgresServer()), enter(RedisServer())
        self._database = self.postgres.fresh_database()
        options = ("--workers", "1", "--database", self._database, "--bus", self.redis.url)
        self.servers = []
        for name in ("server1", "server2"):
            self.servers.append(enter(ProcessServer(self._folder / name, *options, TETRARCH_JIT=self._jit)))
            self._note_lease(name)
        self.workers = [
            enter(ProcessWorker(self._folder / f"{name}.log", self.redis.url, TETRARCH_JIT=self._jit))
            for name in ("worker1", "worker2")
        ]
        self.address = self._start_proxy()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _start_proxy(self) -> str:
        """Start nginx with the configuration of the compose file, and return its address."""
        port = free_port()
        inner = (DEPLOY / "cluster-nginx.conf").read_text(encoding="utf-8")
        inner, count = re.subn(r"resolver \S+ valid=1s;", "", inner)  # these servers have addresses, no names
        assert count == 2
        for name, server in zip(("server1", "server2"), self.servers, strict=True):
            inner, count = re.subn(rf"{name}:8000 resolve", server.address.removeprefix("http://"), inner)
            assert count == 2, "for reviews, and for all other requests"
        inner, count = re.subn(r"listen 80;", f"listen 127.0.0.1:{port};", inner)
        assert count == 1
        folder = self._folder / "nginx"
        folder.mkdir()
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temporary = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
        (folder / "nginx.conf").write_text(
            f"daemon off;\nmaster_process off;\npid {folder / 'pid'};\nerror_log stderr crit;\n"
            f"events {{ worker_connections 4096; }}\nhttp {{\naccess_log off;\n{temporary}{inner}}}\n",
            encoding="utf-8",
        )
        command = ["nginx", "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self._stack.callback(process.wait, 30)
        self._stack.callback(process.kill)
        address = f"http://127.0.0.1:{port}"
        for _ in range(300):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{address}/healthz", timeout=5).status_code == 200:
                    return address
            assert process.poll() is None, "nginx did not start"
            time.sleep(0.1)
        raise AssertionError("nginx does not answer")

    async def kill(self, part: str) -> None:
        """Kill a part and start it again."""
        self.kills.append(part)
        notes = [self.outages] if part == "postgres" else []
        notes += [self.disturbances] if part in ("postgres", "server1", "server2") else []
        begun = time.monotonic()
        for note in notes:
            note.append((begun, math.inf))
        await self._restart(part)
        for note in notes:
            note[-1] = (begun, time.monotonic())

    async def _restart(self, part: str) -> None:
        if part == "postgres":
            await asyncio.to_thread(self.postgres.kill)
            await asyncio.to_thread(self.postgres.start)
            return
        victims: dict[str, ProcessServer | ProcessWorker | RedisServer] = {
            **{f"server{number}": server for number, server in enumerate(self.servers, 1)},
            **{f"worker{number}": worker for number, worker in enumerate(self.workers, 1)},
            "redis": self.redis,
        }
        await asyncio.to_thread(victims[part].kill)
        if part in ("server1", "server2"):
            await asyncio.to_thread(self._note_kill, part)
        await asyncio.to_thread(victims[part].start)
        if part in ("server1", "server2"):
            await asyncio.to_thread(self._note_lease, part)

    def _note_lease(self, part: str) -> None:
        """Note the id of a server that has started."""
        for _ in range(300):
            new = set(self.postgres.query(self._database, "SELECT id FROM servers")) - self._leases.keys()
            if new:
                self._leases[new.pop()] = part
                return
            time.sleep(0.1)
        raise AssertionError("the server takes no lease")

    def _note_kill(self, part: str) -> None:
        """Note which matches a killed server drove; nobody takes them over before its lease has run out."""
        at, (lease, *_) = time.monotonic(), [id for id, of in reversed(self._leases.items()) if of == part]
        query = f"SELECT id FROM matches WHERE status = 'running' AND driver = '{lease}'"
        self.server_kills.append(Kill(at, frozenset(self.postgres.query(self._database, query))))

    def _taken_over(self, at: float) -> float:
        """When the matches of a server that was killed must be driven again, also if other parts were killed then."""
        due = at + TAKEN_OVER + self._patience
        for begun, back in self.disturbances:
            if at < begun < due:
                due = max(due, back + TAKEN_OVER + self._patience)
        return due

    def check_stops(self, match: str, entries: Sequence[Message], *, is_counting: bool) -> tuple[list[Times], int]:
        """Check that the clocks of a match stood still when nobody drove it, and at no other time.

        Returns when they did, and for how many kills. ``is_counting`` says whether a clock runs all the time.
        """

        def stop_of(entry: Message) -> Times | None:
            return (entry["since"] / 1000 - EPOCH, entry["at"] / 1000 - EPOCH) if entry["kind"] == "resumed" else None

        stops = [stop for entry in entries if (stop := stop_of(entry))]
        kills = [kill for kill in self.server_kills if match in kill.matches]
        for since, until in stops:
            causes = [(kill.at, self._taken_over(kill.at)) for kill in kills]
            causes += [(begun, self._taken_over(back)) for begun, back in self.outages + self._late_leases()]
            earlier = GIVEN_BACK + self._patience
            is_caused = any(begun - earlier <= since and until <= due for begun, due in causes)
            assert is_caused, f"stood still from {since:.1f} to {until:.1f}: {causes}, {self.disturbances}"
        count = 0
        for kill in kills if is_counting else ():
            next_entry = next((entry for entry in entries if entry["at"] / 1000 - EPOCH > kill.at), None)
            stop = stop_of(next_entry) if next_entry else None
            acted = next_entry["at"] / 1000 - EPOCH if next_entry else time.monotonic()
            assert stop or acted <= self._taken_over(kill.at), f"no clock stood still after the kill at {kill.at:.1f}"
            count += stop is not None and stop[0] <= kill.at
        return stops, count

    def _late_leases(self) -> list[Times]:
        """When a server could not renew its lease in time, because the machine was busy: it gives this time back."""
        found = []
        for server in self.servers:
            for line in server.log.read_text().splitlines():
                if '"lease-late"' in line:
                    form = json.loads(line)
                    until = datetime.fromisoformat(form["timestamp"]).timestamp() - EPOCH
                    found.append((until - form["seconds"], until))
        return found

    def without_outages(self, begun: float, ended: float) -> float:
        """The seconds between two times in which PostgreSQL ran."""
        return seconds_outside((begun, ended), self.outages)

    def check_waits(self, tables: list[PlayedTable], most: float) -> str:
        """Check that nobody waited longer, beside outages of a restart of PostgreSQL; what was measured, as text.

        All waits count: also those that ended with the match, and those that have not ended.
        """
        longest = max((until - since for since, until in self.outages), default=0.0)
        assert longest < MAX_OUTAGE, f"PostgreSQL was away for {longest:.1f} s"
        whole = [wait for table in tables for wait in table.waits]
        waits = sorted(self.without_outages(*wait) for wait in whole)
        worst = max(ended - begun for begun, ended in whole)
        text = (
            f"{len(self.kills)} kills, {sum(table.decided for table in tables)} decisions; waits: "
            f"{waits[len(waits) // 2]:.2f} s, 99 %: {waits[len(waits) * 99 // 100]:.2f} s, longest {waits[-1]:.2f} s, "
            f"with outages {worst:.2f} s; longest outage {longest:.2f} s"
        )
        assert waits[-1] < most, text
        return text


class PlayedTable:
    """A table of two people, or of one and a bot, that continues while servers are killed.

    At a slow one, mostly nobody acts between the kill of a server and the takeover of its matches.
    """

    def __init__(self, topology: Topology, number: int, *, with_bot: bool, is_slow: bool) -> None:
        self._topology = topology
        self._generator = random.Random(number)
        self._game = ("eko", "legends")[number % 2]
        self._with_bot = with_bot
        self._is_slow = is_slow
        self._goes_on: Callable[[], bool] = lambda: True
        self._names = [f"P{number}"] if with_bot else [f"P{number}", f"Q{number}"]
        self._players: list[Player] = []
        self._match = ""
        self._acked: list[dict[int, str]] = []
        """By seat, the decisions that were acknowledged, by the number that they quoted."""
        self._since: list[float] = []
        """By seat, when its clock may have begun to run."""
        self._thought: list[list[Times]] = []
        """By seat, when its clock may have run."""
        self._certain: list[list[Times]] = []
        """By seat, when its clock ran without doubt, unless it stood still after a kill."""
        self.charged = 0.0
        """The seconds that clocks must have been charged in all matches that were checked."""
        self.stopped = 0
        """How often clocks had to stand still because a server was killed, in all matches that were checked."""
        self._waits_since: float | None = None
        self.decided = 0
        self._waits: list[tuple[float, float]] = []

    @property
    def waits(self) -> list[tuple[float, float]]:
        """The begin and the end of each wait for an answer or for a bot, or the present if it has not ended."""
        return self._waits + ([] if self._waits_since is None else [(self._waits_since, time.monotonic())])

    async def begin(self) -> None:
        """Sit down and start a match."""
        if not self._players:
            for name in self._names:
                self._players.append(await self._come(name))
        seats = {"seats": ["open", "bot:random"]} if self._with_bot else {}
        host, *others = self._players
        begun = time.monotonic()
        self._match = await open_match(host, others, game=self._game, clock=CLOCK, undo="off", **seats)
        self._acked = [{} for _ in self._players]
        self._since = [begun for _ in self._players]
        self._thought = [[] for _ in self._players]
        self._certain = [[] for _ in self._players]

    async def _come(self, name: str) -> Player:
        address = self._topology.address
        async with httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60) as client:
            answer = await client.post("/api/v1/guests", json={"name": name})
            assert answer.status_code == 201, answer.text
        player = Player(address, str(answer.json()["id"]), answer.cookies["tetrarch-session"])
        player.is_strict = player.is_recording = False
        return await player.connect()

    async def play(self, goes_on: Callable[[], bool], pause: float) -> None:
        """Play matches, one after the other."""
        self._goes_on = goes_on
        shortest, longest = (10.0, 30.0) if self._is_slow else (0.0, 2 * pause)
        while goes_on():
            for seat, player in enumerate(self._players):
                if not await self._take_turn(seat, player, self._generator.uniform(shortest, longest)):
                    await self.check()
                    await self.begin_again()
                    break
                await asyncio.sleep(0)

    async def begin_again(self) -> None:
        """Start another match, whatever is killed meanwhile."""
        while True:
            try:
                for player in self._players:
                    await self._reconnect(player)
                await self.begin()
                return
            except BROKEN:
                await asyncio.sleep(0.2)
            except Refused as refused:
                if refused.code not in AGAIN:
                    raise
                await asyncio.sleep(0.2)

    async def _take_turn(self, seat: int, player: Player, pause: float) -> bool:
        """Decide after a pause, if it is the seat's turn, until that is acknowledged; return whether it goes on."""
        self._waits_since = time.monotonic()
        goes_on = await self._decide(seat, player, pause)
        self._waits.append((self._waits_since, time.monotonic()))
        self._waits_since = None
        return goes_on

    async def _decide(self, seat: int, player: Player, pause: float) -> bool:
        sent = 0.0
        pending: tuple[int, str] | None = None
        while True:
            try:
                if player.close_code is not None:
                    await self._reconnect(player)
                if pending is None:
                    asked = time.monotonic()
                    found = await player.ask("decisions", match=self._match)
                    if not found["decisions"]:
                        self._since[seat] = asked
                        if not self._with_bot:
                            goes_on = await self._is_running(player)
                            await self._think(pause)
                            return goes_on
                        if not await self._is_running(player):
                            return False
                        await asyncio.sleep(0.1)  # the bot's turn
                        continue
                    known = time.monotonic()
                    await self._think(pause)
                    pause, sent = 0.0, time.monotonic()
                    self._certain[seat].append((known, sent))
                    pending = (int(found["number"]), str(self._generator.choice(found["decisions"])["notation"]))
                await player.ask("decide", match=self._match, play=pending[1], number=pending[0])
                self._acked[seat][pending[0]] = pending[1]
                self.decided += 1
                self._note_thought(seat, sent, is_alone=not pending[1].startswith("bid"))
                return True
            except Refused as refused:
                if refused.code == "over":
                    return False
                if refused.code == "stale":
                    pending = None
                elif refused.code not in AGAIN:
                    raise
                await asyncio.sleep(0.1)
            except BROKEN:
                await asyncio.sleep(0.1)

    async def _think(self, pause: float) -> None:
        """Let some time pass in which the player waits for nothing."""
        begun = time.monotonic()
        while (left := begun + pause - time.monotonic()) > 0 and self._goes_on():
            await asyncio.sleep(min(left, 0.5))
        if self._waits_since is not None:
            self._waits_since += time.monotonic() - begun

    def _note_thought(self, seat: int, sent: float, *, is_alone: bool) -> None:
        """Note that a seat has decided, no earlier than the decision was sent; then the clocks of others may run."""
        self._thought[seat].append((self._since[seat], time.monotonic()))
        for other in range(len(self._players)):
            if other == seat or is_alone:
                self._since[other] = max(self._since[other], sent)

    async def _is_running(self, player: Player) -> bool:
        seen = await player.ask("watch", match=self._match)
        return bool(seen["update"]["moment"]["status"] == "running")

    async def _reconnect(self, player: Player) -> None:
        await player.close()
        player.close_code = None
        try:
            await player.connect()
        except BROKEN:
            player.close_code = 1006
            raise

    async def check(self) -> None:
        """Compare what is stored with what was acknowledged, in order, and the clocks with the time that has passed."""
        stopped = 0
        for seat, player in enumerate(self._players):
            update = (await self._again(player))["update"]
            entries = update["entries"]
            assert [entry["number"] for entry in entries] == list(range(1, update["number"] + 1))
            stored = [
                (entry["number"], entry["play"])
                for entry in entries
                if entry["kind"] == "decided" and entry["seat"] == seat
            ]
            promised = sorted(self._acked[seat].items())
            if update["moment"]["status"] == "over" and len(stored) == len(promised) + 1:
                stored.pop()  # it ended the match, and its acknowledgement was lost
            assert [play for _, play in stored] == [play for _, play in promised], "lost, doubled or reordered"
            assert all(quoted < number for (quoted, _), (number, _) in zip(promised, stored, strict=True))
            used = (SUPPLY_MS - update["moment"]["clocks"][seat]["left_ms"]) / 1000
            is_asked = seat in update["moment"]["to_decide"] or update["moment"]["status"] == "over"
            is_counting = not self._with_bot
            stops, stopped = self._topology.check_stops(self._match, entries, is_counting=is_counting)
            outages = [(begun + UNNOTICED / 2, ended - UNNOTICED / 2) for begun, ended in self._topology.outages]
            asked = self._thought[seat] + ([(self._since[seat], time.monotonic())] if is_asked else [])
            thought = sum(seconds_outside(times, stops + outages) for times in asked)
            assert used <= thought + 1, f"a clock was charged {used:.1f} s for {thought:.1f} s"
            certain = sum(seconds_outside(times, stops) for times in self._certain[seat])
            assert used >= certain - 1, f"a clock was charged only {used:.1f} s of {certain:.1f} s"
            self.charged += certain
            result = update["moment"].get("result")
            assert not result or result["reason"] != "timed-out"
        self.stopped += stopped

    async def _again(self, player: Player) -> Message:
        while True:
            try:
                if player.close_code is not None:
                    await self._reconnect(player)
                return await player.ask("watch", match=self._match, since=0)
            except BROKEN:
                await asyncio.sleep(0.2)
            except Refused as refused:
                if refused.code not in AGAIN:
                    raise
                await asyncio.sleep(0.2)

    async def close(self) -> None:
        """Leave."""
        for player in self._players:
            with contextlib.suppress(*BROKEN):
                await player.close()


async def survive(topology: Topology, tables: int, kills: int, pause: float, seed: int) -> list[PlayedTable]:
    """Play at some tables while parts are killed: a third with a bot, a third slow; return the tables, all checked."""
    generator = random.Random(seed)
    played = [
        PlayedTable(topology, number, with_bot=number % 3 == 2, is_slow=number % 3 == 1) for number in range(tables)
    ]
    for first in range(0, tables, 20):
        await asyncio.gather(*(table.begin_again() for table in played[first : first + 20]))
    is_over = asyncio.Event()
    playing = [asyncio.create_task(table.play(lambda: not is_over.is_set(), pause)) for table in played]
    parts = ["server1", "worker1", "redis", "server2", "worker2", "postgres"]
    for number in range(kills):
        await asyncio.sleep(generator.uniform(0.2, 1.0))
        part = parts[number] if number < len(parts) else generator.choice(parts)
        await topology.kill(part)
        assert not any(task.done() and task.exception() for task in playing), [
            task.exception() for task in playing if task.done()
        ]
    await asyncio.sleep(TAKEN_OVER + 4)
    is_over.set()
    _, stuck = await asyncio.wait(playing, timeout=MAX_OUTAGE)
    assert not stuck, f"{len(stuck)} of {tables} tables wait without end"
    await asyncio.gather(*playing)
    for table in played:
        await table.check()
        await table.close()
    return played
