"""Kill -9 the server at random instants of running matches: nothing acknowledged is lost, nothing happens twice.

While the server is down, no clock runs.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.server.live_server import ProcessServer
from tests.server.players import Message, Player, Refused, come, open_match
from tests.server.postgres import PostgresServer
from tetrarch.server.accounts.ids import now_ms

CLOCK = {"kind": "fischer", "seconds": 3600, "increment": 0}
SUPPLY_MS = 3_600_000

Acked = dict[tuple[int, int], str]
"""Decisions that were acknowledged, by the number that they quoted and the seat."""


class Victim:
    """A match whose players reconnect after each kill and remember acknowledged moves."""

    def __init__(self, match: str, players: list[Player], seed: int) -> None:
        self.match = match
        self.players = players
        self.acked: Acked = {}
        self.unsure: list[tuple[int, int, str]] = []
        """Decisions whose acknowledgement never came: the number they quoted, seat and play."""
        self.generator = random.Random(seed)

    async def play(self) -> None:
        """Decide until the connection breaks."""
        try:
            while True:
                for seat, player in enumerate(self.players):
                    found = await player.ask("decisions", match=self.match)
                    if found["decisions"]:
                        choice = self.generator.choice(found["decisions"])["notation"]
                        self.unsure.append((found["number"], seat, choice))
                        await player.ask("decide", match=self.match, play=choice, number=found["number"])
                        self.unsure.pop()
                        self.acked[found["number"], seat] = choice
        except (ConnectionError, WebSocketException, OSError):
            return
        except Refused as refused:
            if refused.code != "over":
                raise

    async def reconnect(self) -> Message:
        """Connect again, retry what was not acknowledged, and compare what is there with what was promised."""
        for player in self.players:
            await player.connect()
        for number, seat, play in self.unsure:  # a client that got no answer asks again: it must happen once
            try:
                await self.players[seat].ask("decide", match=self.match, play=play, number=number)
                self.acked[number, seat] = play
            except Refused as refused:
                if refused.code != "over":
                    raise
        self.unsure.clear()
        updates = []
        for seat, player in enumerate(self.players):
            update = (await player.ask("watch", match=self.match))["update"]
            assert [entry["number"] for entry in update["entries"]] == list(range(1, update["number"] + 1))
            decided = [
                (entry["number"], entry["play"])
                for entry in update["entries"]
                if entry["kind"] == "decided" and entry["seat"] == seat
            ]
            promised = sorted((number, play) for (number, of), play in self.acked.items() if of == seat)
            # The answer to what was asked at some number is the seat's next decision after it, and there is one only.
            assert [play for _, play in decided] == [play for _, play in promised], "lost, changed or done twice"
            assert all(quoted < number for (quoted, _), (number, _) in zip(promised, decided, strict=True))
            updates.append(update)
        first: Message = updates[0]
        return first


async def survive(server: ProcessServer, kills: int, seed: int, *, alone: bool = True) -> int:
    """Kill the server so often; how many decisions were acknowledged."""
    generator = random.Random(seed)
    players = [await come(server.address, name) for name in ("Ann", "Bob", "Cas", "Dee")]
    matches = [
        Victim(await open_match(players[0], [players[1]], game="eko", clock=CLOCK, undo="off"), players[:2], 1),
        Victim(await open_match(players[2], [players[3]], game="legends", clock=CLOCK, undo="off"), players[2:], 2),
    ]
    killed: list[int] = []
    for _ in range(kills):
        playing = [asyncio.create_task(victim.play()) for victim in matches]
        enough = decided(matches) + generator.randint(4, 20)
        while decided(matches) < enough and not all(task.done() for task in playing):
            await asyncio.sleep(generator.uniform(0, 0.01))
        server.kill()
        killed.append(now_ms())
        await asyncio.gather(*playing)
        for player in players:
            await player.close()
        await asyncio.to_thread(server.start)
        for victim in matches:
            update = await victim.reconnect()
            if update["moment"]["status"] == "running":
                check_clocks(update, killed, alone=alone)
    for player in players:
        await player.close()
    return decided(matches)


def decided(matches: list[Victim]) -> int:
    """How many decisions were acknowledged."""
    return sum(len(victim.acked) for victim in matches)


def check_clocks(update: Message, killed: list[int], *, alone: bool) -> None:
    """The clocks stood still from before each kill until the server was back, and ran for some seat at other times.

    On PostgreSQL another server could have taken over, so a player may act before they stand still.
    """
    entries, clocks = update["entries"], update["moment"]["clocks"]
    stops = [(entry["since"], entry["at"]) for entry in entries if entry["kind"] == "resumed"]
    for kill in killed:
        later = [entry for entry in entries if entry["at"] > kill]
        is_stop = bool(later) and later[0]["kind"] == "resumed"
        assert is_stop or not alone
        assert not is_stop or later[0]["since"] <= kill
    assert not alone or len(stops) == len(killed)
    assert [seat for seat, clock in enumerate(clocks) if clock["running"]] == sorted(update["moment"]["to_decide"])
    begun, ended = next(entry["at"] for entry in entries if entry["kind"] == "started"), entries[-1]["at"]
    elapsed = ended - begun - sum(until - since for since, until in stops)
    used = [SUPPLY_MS - clock["left_ms"] + (ended - clock["since"] if clock["running"] else 0) for clock in clocks]
    assert max(used) <= elapsed <= sum(used), (used, elapsed)


KILLS = 3
MANY = int(os.environ.get("TETRARCH_KILLS", "150"))


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    with ProcessServer(tmp_path / "data", "--workers", "1") as server:
        assert asyncio.run(survive(server, KILLS, seed=1)) > 10


def test_nothing_acknowledged_is_lost_on_postgresql(tmp_path: Path, postgres: PostgresServer) -> None:
    address = postgres.fresh_database()
    with ProcessServer(tmp_path / "data", "--workers", "1", "--database", address) as server:
        assert asyncio.run(survive(server, KILLS, seed=2, alone=False)) > 10


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_in_hundreds_of_kills_on_sqlite(tmp_path: Path) -> None:
    with ProcessServer(tmp_path / "data", "--workers", "1") as server:
        for batch in range(MANY // 10):
            asyncio.run(survive(server, 10, seed=100 + batch))


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_in_hundreds_of_kills_on_postgresql(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    address = postgres.fresh_database()
    with ProcessServer(tmp_path / "data", "--workers", "1", "--database", address) as server:
        for batch in range(MANY // 10):
            asyncio.run(survive(server, 10, seed=500 + batch, alone=False))


def test_a_killed_server_resumes_bots_and_clocks(tmp_path: Path) -> None:
    """No player reconnects after the kill: a bot's turn continues, and a clock runs out on time."""

    async def play(server: ProcessServer) -> None:
        ann = await come(server.address, "Ann")
        bots = {"game": "legends", "players": 2, "seats": ["bot:level1", "bot:level1"]}
        with_bots = (await ann.ask("open", settings=bots))["match"]
        clock = {"kind": "move", "seconds": 5}
        bob = await come(server.address, "Bob")
        timed = await open_match(ann, [bob], game="eko", clock=clock, when_time_runs_out="resign")
        await ann.ask("start", match=with_bots)
        await asyncio.sleep(0.3)
        server.kill()
        for player in (ann, bob):
            await player.close()
        await asyncio.to_thread(server.start)
        await ann.connect()
        for match in (with_bots, timed):
            await ann.ask("watch", match=match)
            await ann.see_over(match)
        assert ann.moments[timed]["result"]["reason"] == "timed-out"
        await ann.close()

    with ProcessServer(tmp_path / "data", "--workers", "1") as server:
        asyncio.run(play(server))


def test_stopping_gracefully_keeps_everything_and_closes_with_a_code(tmp_path: Path) -> None:
    async def play(server: ProcessServer) -> None:
        players = [await come(server.address, name) for name in ("Ann", "Bob")]
        victim = Victim(await open_match(players[0], [players[1]], game="eko", clock=CLOCK), players, 3)
        playing = asyncio.create_task(victim.play())
        await asyncio.sleep(0.5)
        assert await asyncio.to_thread(server.stop) == 0
        await playing
        for player in players:
            await player.see_closed()
            assert player.close_code == 1012
            await player.close()
        await asyncio.to_thread(server.start)
        await victim.reconnect()
        assert victim.acked
        for player in players:
            await player.close()

    with ProcessServer(tmp_path / "data", "--workers", "1") as server:
        asyncio.run(play(server))
        assert "Traceback" not in server.log.read_text()
