"""Friends: links by which users become friends, lists of friends, and blocked users."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, or_, select
from sqlalchemy.exc import IntegrityError

from tetrarch.server.accounts.ids import new_id, now_ms
from tetrarch.server.accounts.people import User, check_room
from tetrarch.server.accounts.sessions import DAY
from tetrarch.server.http.errors import ApiError
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import BlockRow, ChallengeRow, FriendLinkRow, FriendRow, MatchRow, PersonRow

MAX_FRIENDS = 200
MAX_BLOCKED = 500
MAX_LINK_DAYS = 30


class FriendLink(msgspec.Struct, frozen=True):
    """A user's friend link."""

    code: str
    created: int
    expires: int

    @classmethod
    def of(cls, row: FriendLinkRow) -> FriendLink:
        """Return the link of a row."""
        return cls(row.code, row.created, row.expires)


class Friend(NamedTuple):
    """A friend, and when the friendship began."""

    user: User
    since: int


class Friends:
    """The friends of all users of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Links

    async def link_of(self, person: str) -> FriendLink | None:
        """Return a user's valid link, if there is one."""
        async with self._database.read() as session:
            row = await session.get(FriendLinkRow, person)
        return FriendLink.of(row) if row and row.expires > now_ms() else None

    async def create_link(self, person: str, days: int) -> FriendLink:
        """Create a link; the one before is revoked."""
        now = now_ms()
        row = FriendLinkRow(person=person, code=new_id(), created=now, expires=now + days * DAY)
        try:
            async with self._database.write() as session:
                await session.execute(delete(FriendLinkRow).where(FriendLinkRow.person == person))
                session.add(row)
        except IntegrityError:  # PostgreSQL: two requests of a user at the same time
            raise ApiError("conflict") from None
        return FriendLink.of(row)

    async def revoke_link(self, person: str) -> None:
        """Revoke a user's link."""
        async with self._database.write() as session:
            await session.execute(delete(FriendLinkRow).where(FriendLinkRow.person == person))

    async def owner_of(self, code: str, viewer: str | None) -> User:
        """Return the owner of a valid link; users who are blocked, or have blocked the owner, find no link."""
        query = select(PersonRow).join(FriendLinkRow, FriendLinkRow.person == PersonRow.id)
        query = query.where(FriendLinkRow.code == code, FriendLinkRow.expires > now_ms())
        async with self._database.read() as session:
            row = (await session.scalars(query)).one_or_none()
            is_blocked = row and viewer and await session.scalar(select(BlockRow).where(_blocks(row.id, viewer)))
        if row is None or is_blocked:
            raise ApiError("no-such-friend-link")
        return User.of(row)

    async def accept_link(self, code: str, person: str) -> User:
        """Make a user and the owner of a link friends, and return the owner; nothing changes if they are friends."""
        owner = await self.owner_of(code, person)
        if owner.id == person:
            raise ApiError("own-friend-link")
        if await self.are_friends(person, owner.id):
            return owner
        now = now_ms()
        try:
            async with self._database.write() as session:
                for one, other in ((person, owner.id), (owner.id, person)):
                    await check_room(session, FriendRow.person == one, MAX_FRIENDS, "too-many-friends")
                    session.add(FriendRow(person=one, friend=other, since=now))
        except IntegrityError:  # accepted twice at the same time, or one of them has just been deleted
            if not await self.are_friends(person, owner.id):
                raise ApiError("no-such-friend-link") from None
        return owner

    # Friends

    async def of(self, person: str) -> list[Friend]:
        """Return a user's friends, by name."""
        query = (
            select(PersonRow, FriendRow.since.label("since"))
            .join(FriendRow, FriendRow.friend == PersonRow.id)
            .where(FriendRow.person == person)
        )
        async with self._database.read() as session:
            found = [Friend(User.of(row.PersonRow), row.since) for row in await session.execute(query)]
        return sorted(found, key=lambda friend: (friend.user.name.casefold(), friend.user.id))

    async def are_friends(self, person: str, other: str) -> bool:
        """Return whether two users are friends."""
        async with self._database.read() as session:
            return await session.get(FriendRow, (person, other)) is not None

    async def remove(self, person: str, friend: str) -> None:
        """End a friendship, for both users."""
        async with self._database.write() as session:
            found = await session.execute(delete(FriendRow).where(_pair(person, friend)).returning(FriendRow.person))
            if not found.all():
                raise ApiError("no-such-person")

    # Blocks

    async def block(self, person: str, other: str) -> None:
        """Block a user: the friendship and all challenges between the two end."""
        if person == other:
            raise ApiError("own-block")
        pair = or_(
            and_(ChallengeRow.challenger == person, ChallengeRow.challenged == other),
            and_(ChallengeRow.challenger == other, ChallengeRow.challenged == person),
        )
        try:
            async with self._database.write() as session:
                if await session.get(PersonRow, other) is None:
                    raise ApiError("no-such-person")
                await session.execute(delete(FriendRow).where(_pair(person, other)))
                await session.execute(delete(ChallengeRow).where(pair))
                if await session.get(BlockRow, (person, other)) is None:
                    await check_room(session, BlockRow.person == person, MAX_BLOCKED, "too-many-blocked")
                    session.add(BlockRow(person=person, blocked=other, since=now_ms()))
        except IntegrityError:
            raise ApiError("conflict") from None

    async def unblock(self, person: str, other: str) -> None:
        """Remove a block; nothing happens if there is none."""
        async with self._database.write() as session:
            await session.execute(delete(BlockRow).where(BlockRow.person == person, BlockRow.blocked == other))

    async def blocked_by(self, person: str) -> list[User]:
        """Return the users whom a user has blocked, by name."""
        query = select(PersonRow).join(BlockRow, BlockRow.blocked == PersonRow.id).where(BlockRow.person == person)
        async with self._database.read() as session:
            found = [User.of(row) for row in await session.scalars(query)]
        return sorted(found, key=lambda user: (user.name.casefold(), user.id))

    async def check_invited(self, person: str, invited: Collection[str]) -> None:
        """Reject the invitation of users of whom one has blocked the caller."""
        if not invited:
            return
        query = select(BlockRow.person).where(BlockRow.person.in_(invited), BlockRow.blocked == person)
        async with self._database.read() as session:
            if (await session.scalars(query)).first() is not None:
                raise ApiError("not-invitable")

    async def check_join(self, person: str, match: str) -> None:
        """Reject a user whom the host of a table has blocked."""
        query = select(BlockRow.person).join(MatchRow, MatchRow.host == BlockRow.person)
        async with self._database.read() as session:
            if (await session.scalars(query.where(MatchRow.id == match, BlockRow.blocked == person))).first():
                raise ApiError("blocked-by-host")


def _pair(person: str, other: str) -> ColumnElement[bool]:
    """Match both rows of a friendship."""
    return or_(
        and_(FriendRow.person == person, FriendRow.friend == other),
        and_(FriendRow.person == other, FriendRow.friend == person),
    )


def _blocks(person: str, other: str) -> ColumnElement[bool]:
    """Match blocks between two users, in both directions."""
    return or_(
        and_(BlockRow.person == person, BlockRow.blocked == other),
        and_(BlockRow.person == other, BlockRow.blocked == person),
    )
