"""Challenges expire once, whichever of several servers on one database notices it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select, update

from tests.server.postgres import PostgresServer
from tests.server.test_hub import run, running, two_guests
from tetrarch.server.accounts.people import User
from tetrarch.server.matches import challenges as challenges_module
from tetrarch.server.matches.challenges import ChallengeExpiry, Challenges
from tetrarch.server.matches.hub import Hub
from tetrarch.server.notify import ChallengeMessage, Notices
from tetrarch.server.storage.models import ChallengeRow, EntryRow, FriendRow

NUMBER = 3


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The receivers of all messages that a challenge has expired."""
    found: list[str] = []

    def send(notices: Notices, person: str, message: msgspec.Struct) -> None:
        if isinstance(message, ChallengeMessage) and message.event == "expired":
            found.append(person)

    monkeypatch.setattr(Notices, "send", send)
    return found


async def challenge(hub: Hub) -> tuple[User, User]:
    """Let a user challenge a friend several times, so long ago that all these challenges are to expire."""
    ann, bob = await two_guests(hub.services)
    async with hub.services.database.write() as session:
        for one, other in ((ann, bob), (bob, ann)):
            session.add(FriendRow(person=one.id, friend=other.id, since=1))
    for _ in range(NUMBER):
        await Challenges(hub).send(ann, [bob.id], {"game": "eko"})
    async with hub.services.database.write() as session:
        await session.execute(update(ChallengeRow).values(expires=1))
    return ann, bob


async def count(hub: Hub) -> tuple[int, int]:
    """The number of challenges, and of entries that close a table."""
    async with hub.services.database.read() as session:
        left = await session.scalar(select(func.count()).select_from(ChallengeRow))
        closed = await session.scalar(select(func.count()).where(EntryRow.body.contains('"closed"')))
    return left or 0, closed or 0


@asynccontextmanager
async def two_hubs(tmp_path: Path, database: str) -> AsyncIterator[tuple[Hub, Hub]]:
    async with running(tmp_path / "a", database) as one, running(tmp_path / "b", database) as two:
        yield one, two


def test_two_servers_at_the_same_moment_end_each_challenge_once(
    tmp_path: Path, postgres: PostgresServer, told: list[str]
) -> None:
    async def play() -> None:
        async with two_hubs(tmp_path, postgres.fresh_database()) as (one, two):
            ann, bob = await challenge(one)
            await asyncio.gather(Challenges(one).expire(), Challenges(two).expire())
            assert sorted(told) == sorted([ann.id, bob.id] * NUMBER)
            assert await count(one) == (0, NUMBER)

    run(play)


async def expire_all(hub: Hub, told: list[str], expiries: list[ChallengeExpiry]) -> None:
    """Let the servers expire challenges, and check that both users hear once of each."""
    told.clear()
    ann, bob = await challenge(hub)
    for expiry in expiries:
        expiry.start()
    async with asyncio.timeout(60):
        while len(told) < 2 * NUMBER:
            await asyncio.sleep(0.05)
    for expiry in expiries:
        await expiry.close()
    assert sorted(told) == sorted([ann.id, bob.id] * NUMBER)


def test_another_server_expires_challenges_when_the_first_is_gone(
    tmp_path: Path, postgres: PostgresServer, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(challenges_module, "EXPIRY_SECONDS", 0.1)

    async def play() -> None:
        async with two_hubs(tmp_path, postgres.fresh_database()) as (oldest, newest):
            await expire_all(newest, told, [ChallengeExpiry(hub) for hub in (oldest, newest)])
            await oldest.peers.close()
            await expire_all(newest, told, [ChallengeExpiry(newest)])

    run(play)
