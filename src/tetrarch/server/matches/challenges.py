"""Challenges: a user opens a table for friends, who accept or decline.

A challenge is a table with a reserved seat and a row that refers to both. The row goes when the challenge is answered,
withdrawn or expired; what remains is the table.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import structlog
from sqlalchemy import and_, delete, exists, func, or_, select
from sqlalchemy.orm import aliased

from tetrarch.core import registry
from tetrarch.server.accounts.ids import new_id, now_ms
from tetrarch.server.accounts.people import User
from tetrarch.server.accounts.sessions import DAY
from tetrarch.server.http.errors import ApiError, bad_request, field_fault
from tetrarch.server.matches.bot_limits import check_bots
from tetrarch.server.matches.create import (
    check_invited,
    check_words,
    commit_salt,
    settings_from,
    start_agreed,
)
from tetrarch.server.matches.hub import Hub
from tetrarch.server.notify import TABLE_PATH, ChallengeEvent, ChallengeMessage
from tetrarch.server.storage.models import ChallengeRow, MatchRow, PersonRow, SeatRow
from tetrarch.table.entries import Entry
from tetrarch.table.people import SERVER
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import OPEN, PERSON, Settings
from tetrarch.table.table import Table

MAX_SENT = 20
"""Open challenges that a user has sent."""
MAX_BETWEEN = 3
"""Open challenges from one user to another."""
MAX_FRIENDS = 3
"""Friends in one challenge."""
SLOW_DAYS = 7
"""Days after which a challenge to a match without a fast clock expires."""
FAST_DAYS = 1
EXPIRY_SECONDS = 60.0
"""Interval at which expired challenges are ended."""
PATH = "/friends"
"""The page that shows challenges."""


class Challenge(NamedTuple):
    """An open challenge."""

    id: str
    match: str
    game: str
    challenger: User
    challenged: User
    created: int
    expires: int


class Challenges:
    """The open challenges of a server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._database = hub.services.database

    async def of(self, person: str) -> list[Challenge]:
        """Return the open challenges that a user has received or sent, newest first."""
        return [one for one in await self._find(person) if one.expires > now_ms()]

    async def send(self, user: User, friends: Sequence[str], data: object, salt_commitment: str | None = None) -> str:
        """Open a table for friends, with a commitment to a salt, and challenge them; return the match."""
        self._hub.services.limiter.take("challenges", user.id)
        for friend in friends:
            if not await self._hub.services.friends.are_friends(user.id, friend):
                raise ApiError("not-friends")
        settings = _with_seats(settings_from(data), user.id, friends)
        check_bots(settings, self._hub.services.settings.external_bots)
        check_words(self._hub, settings)
        await check_invited(self._hub, user, settings.seats)
        await self._check_room(user.id, friends)
        opened = await self._hub.open(user, settings)
        await commit_salt(self._hub, opened.match, user, salt_commitment)
        now = now_ms()
        is_fast = settings.clock.kind in ("move", "fischer")
        expires = now + (FAST_DAYS if is_fast else SLOW_DAYS) * DAY
        rows = [
            ChallengeRow(
                **{"id": new_id(), "match": opened.match, "challenger": user.id, "challenged": friend},
                **{"created": now, "expires": expires},
            )
            for friend in friends
        ]
        async with self._database.write() as session:
            session.add_all(rows)
        title = registry.facts(settings.game).title
        for row in rows:
            message = ChallengeMessage("received", user.form, settings.game, opened.match, row.id)
            self._hub.notices.send(row.challenged, message)
            self._hub.notices.send_push(row.challenged, row.id, PATH, "challenge", player=user.name, game=title)
        return opened.match

    async def accept(self, user: User, id: str, salt_commitment: str | None = None) -> str:
        """Take the reserved seat and agree to start; return the match.

        The match starts if no seat is free and all have revealed the salts to which they are committed. With a fast
        clock, a challenger without a connection has to agree first.
        """
        challenge = await self._get(id, challenged=user.id)
        try:
            await self._hub.act(challenge.match, lambda table, now: table.join(user.person, None, now))
        except Refusal as refusal:
            if refusal.code != "already-seated":
                raise
        await self._remove(challenge)
        await commit_salt(self._hub, challenge.match, user, salt_commitment)
        await start_agreed(self._hub, challenge.match, await self._hub.read(challenge.match, lambda _, t: _agreed(t)))
        self._notify("accepted", challenge, challenge.challenger.id, user)
        if not self._hub.notices.of(challenge.challenger.id):
            path = TABLE_PATH.format(match=challenge.match)
            self._hub.notices.send_push(
                *(challenge.challenger.id, challenge.id, path, "accepted"),
                **{"player": user.name, "game": registry.facts(challenge.game).title},
            )
        return challenge.match

    async def decline(self, user: User, id: str) -> None:
        """Decline a challenge; its table closes unless others play there."""
        challenge = await self._get(id, challenged=user.id)
        if await self._end(challenge, "declined"):
            self._notify("declined", challenge, challenge.challenger.id, user)

    async def withdraw(self, user: User, id: str) -> None:
        """Withdraw a challenge; its table closes unless others play there."""
        challenge = await self._get(id, challenger=user.id)
        if await self._end(challenge, "withdrawn"):
            self._notify("withdrawn", challenge, challenge.challenged.id, user)

    async def end_between(self, person: str, other: str) -> None:
        """End all challenges between two users."""
        for challenge in await self._find(person):
            is_between = other in (challenge.challenger.id, challenge.challenged.id)
            if is_between and await self._end(challenge, "withdrawn"):
                self._notify("withdrawn", challenge, challenge.challenged.id, challenge.challenger)
                self._notify("declined", challenge, challenge.challenger.id, challenge.challenged)

    async def expire(self) -> None:
        """End all challenges whose time is over, and forget those whose match has begun or closed.

        If two servers do so at the same time, each challenge is ended by the one that removes its row.
        """
        now = now_ms()
        for challenge in await self._find(None, before=now):
            if await self._end(challenge, "expired"):
                self._notify("expired", challenge, challenge.challenger.id, challenge.challenged)
                self._notify("expired", challenge, challenge.challenged.id, challenge.challenger)
        async with self._database.write() as session:
            await session.execute(delete(ChallengeRow).where(ChallengeRow.expires <= now))

    async def _find(self, person: str | None, *, before: int | None = None) -> list[Challenge]:
        """Return challenges at waiting tables whose challenged user has not taken a seat."""
        challenger, challenged = aliased(PersonRow), aliased(PersonRow)
        sits = exists().where(SeatRow.match == ChallengeRow.match, SeatRow.person == ChallengeRow.challenged)
        query = (
            select(ChallengeRow, MatchRow.game.label("game"), challenger, challenged)
            .join(MatchRow, and_(MatchRow.id == ChallengeRow.match, MatchRow.status == "waiting"))
            .join(challenger, challenger.id == ChallengeRow.challenger)
            .join(challenged, challenged.id == ChallengeRow.challenged)
            .where(~sits)
            .order_by(ChallengeRow.created.desc(), ChallengeRow.id)
        )
        if person is not None:
            query = query.where(or_(ChallengeRow.challenger == person, ChallengeRow.challenged == person))
        if before is not None:
            query = query.where(ChallengeRow.expires <= before)
        async with self._database.read() as session:
            rows = (await session.execute(query)).all()
        return [
            Challenge(row.id, row.match, game, User.of(sender), User.of(receiver), row.created, row.expires)
            for row, game, sender, receiver in rows
        ]

    async def _get(self, id: str, *, challenger: str | None = None, challenged: str | None = None) -> Challenge:
        """Return an open challenge of a user; all others are rejected as unknown."""
        for one in await self.of(challenger or challenged or ""):
            if one.id == id and (one.challenger.id == challenger or one.challenged.id == challenged):
                return one
        raise ApiError("no-such-challenge")

    async def _check_room(self, person: str, friends: Sequence[str]) -> None:
        """Reject a challenge if too many are open."""
        sent = select(func.count()).where(ChallengeRow.challenger == person, ChallengeRow.expires > now_ms())
        async with self._database.read() as session:
            total = await session.scalar(sent) or 0
            between = [await session.scalar(sent.where(ChallengeRow.challenged == friend)) or 0 for friend in friends]
        if total + len(friends) > MAX_SENT or any(count >= MAX_BETWEEN for count in between):
            raise ApiError("too-many-challenges")

    async def _end(self, challenge: Challenge, reason: str) -> bool:
        """Remove a challenge; its table closes, or its seat becomes free if the table has other players.

        Return False, and change nothing, if it has been removed already.
        """
        if not await self._remove(challenge):
            return False
        async with self._database.read() as session:
            query = select(func.count()).where(ChallengeRow.match == challenge.match)
            others = await session.scalar(query) or 0

        def give_back(table: Table, now: int) -> list[Entry]:
            if table.status != "waiting":
                return []
            host = table.state.host
            people = {seat.person.id for seat in table.state.seats if seat.person is not None}
            if challenge.challenged.id in people:
                return []
            if not others and people <= {challenge.challenger.id}:
                return table.close(SERVER, reason, now)
            plan = f"{PERSON}{challenge.challenged.id}"
            seat = next((number for number, seat in enumerate(table.state.seats) if seat.plan == plan), None)
            return [] if seat is None or host is None else table.plan_seat(host.id, seat, OPEN, now)

        with contextlib.suppress(Refusal, ApiError):  # the table is closed, or its match has begun
            await self._hub.act(challenge.match, give_back)
        return True

    async def _remove(self, challenge: Challenge) -> bool:
        """Remove the row of a challenge; return whether it existed."""
        query = delete(ChallengeRow).where(ChallengeRow.id == challenge.id).returning(ChallengeRow.id)
        async with self._database.write() as session:
            return await session.scalar(query) is not None

    def _notify(self, event: ChallengeEvent, challenge: Challenge, person: str, other: User) -> None:
        message = ChallengeMessage(event, other.form, challenge.game, challenge.match, challenge.id)
        self._hub.notices.send(person, message)


class ChallengeExpiry:
    """Ends expired challenges while the server runs."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._challenges = Challenges(hub)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start checking."""
        self._task = asyncio.create_task(self._run(), name="challenges")

    async def close(self) -> None:
        """Stop checking."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EXPIRY_SECONDS)
            if not self._hub.peers.is_first:
                continue
            try:
                await self._challenges.expire()
            except Exception as error:
                structlog.get_logger().error("challenges-failed", exc_info=error)


def _with_seats(settings: Settings, challenger: str, friends: Sequence[str]) -> Settings:
    """Return settings that reserve open seats for friends; the first one is the challenger's unless they have one."""
    seats = [settings.plan(seat) for seat in range(settings.players)]
    missing = [friend for friend in friends if f"{PERSON}{friend}" not in seats]
    free = [seat for seat, plan in enumerate(seats) if plan == OPEN]
    own = 0 if f"{PERSON}{challenger}" in seats else 1
    if len(free) < own + len(missing):
        raise bad_request([field_fault("settings.seats", "too-few-seats", wanted=own + len(missing))])
    for seat, friend in zip(free[own:], missing, strict=False):
        seats[seat] = f"{PERSON}{friend}"
    return msgspec.structs.replace(settings, seats=seats)


def _agreed(table: Table) -> set[str]:
    """Return the users who have agreed to a challenge: the challenger, and all on the seats reserved for them."""
    host = table.state.host
    return {
        seat.person.id
        for seat in table.state.seats
        if seat.person is not None and (seat.plan == f"{PERSON}{seat.person.id}" or seat.person == host)
    }
