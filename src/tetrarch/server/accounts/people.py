"""Users: guests, accounts with claimed names, and bot accounts."""

from __future__ import annotations

from typing import Literal

import msgspec
from pydantic import Field
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from tetrarch.server.accounts.ids import digest, new_id, new_secret, now_ms
from tetrarch.server.accounts.names import compared, usable_name
from tetrarch.server.accounts.passwords import Passwords
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.schemas import ResponseModel
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import PersonRow, SessionRow, TokenRow
from tetrarch.table.people import Person

MAX_BOTS = 20
"""Bot accounts per user."""

MAX_TOKENS = 20
"""Tokens per user or bot account."""

Kind = Literal["guest", "account", "bot-account"]


class TokenForm(ResponseModel):
    """A token without its secret."""

    id: str
    name: str
    created: int
    used: int | None = Field(description="When it was last used, to within an hour.")


class User(msgspec.Struct, frozen=True):
    """A user."""

    id: str
    name: str
    kind: Kind
    language: str | None
    owner: str | None
    """The owner of a bot account."""
    created: int

    @classmethod
    def of(cls, row: PersonRow) -> User:
        """Return the user of a row, without secrets."""
        kind = msgspec.convert(row.kind, Kind)
        return cls(row.id, row.name, kind, row.language, row.owner, row.created)

    @property
    def person(self) -> Person:
        """The user as tables know them."""
        return Person(self.id, self.name, self.kind)


class People:
    """The users of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.passwords = Passwords()

    # Creating and signing in

    async def create_guest(self, name: str, language: str | None) -> User:
        """Create a guest; guests may share a name, but not use a claimed one."""
        tidy, now = usable_name(name), now_ms()
        async with self.database.write() as session:
            await self._refuse_claimed(session, tidy)
            row = PersonRow(id=new_id(), kind="guest", name=tidy, claimed=None, password=None, owner=None)
            row.language, row.created, row.seen = language, now, now
            session.add(row)
        return User.of(row)

    async def create_account(self, name: str, password: str, language: str | None) -> User:
        """Create an account with a claimed name."""
        tidy, now = usable_name(name), now_ms()
        kept = await self.passwords.hash(password)
        row = PersonRow(id=new_id(), kind="account", name=tidy, claimed=compared(tidy), password=kept, owner=None)
        row.language, row.created, row.seen = language, now, now
        try:
            async with self.database.write() as session:
                session.add(row)
        except IntegrityError:
            raise ApiError("name-taken") from None
        return User.of(row)

    async def claim(self, person: str, password: str, name: str | None = None) -> User:
        """Turn a guest into an account, which claims its name."""
        kept = await self.passwords.hash(password)
        try:
            async with self.database.write() as session:
                row = await self._get(session, person)
                if row.kind != "guest":
                    raise ApiError("already-account")
                row.name = usable_name(name if name is not None else row.name)
                row.kind, row.password, row.claimed = "account", kept, compared(row.name)
        except IntegrityError:
            raise ApiError("name-taken") from None
        return User.of(row)

    async def sign_in(self, name: str, password: str) -> User:
        """Return the account of a name if the password is right; the error does not say which of the two is wrong."""
        async with self.database.read() as session:
            query = select(PersonRow).where(PersonRow.claimed == compared(name), PersonRow.kind == "account")
            row = (await session.scalars(query)).one_or_none()
        if not await self.passwords.is_right(row.password if row else None, password) or row is None:
            raise ApiError("wrong-name-or-password")
        if row.password and self.passwords.is_outdated(row.password):
            await self._keep_password(row.id, await self.passwords.hash(password))
        return User.of(row)

    # Changing

    async def change_name(self, person: str, name: str) -> User:
        """Change a user's name; an account claims the new name and gives up the old one."""
        tidy = usable_name(name)
        try:
            async with self.database.write() as session:
                row = await self._get(session, person)
                if row.kind == "guest":
                    await self._refuse_claimed(session, tidy)
                else:
                    row.claimed = compared(tidy)
                row.name = tidy
        except IntegrityError:
            raise ApiError("name-taken") from None
        return User.of(row)

    async def change_language(self, person: str, language: str | None) -> User:
        """Set a user's language; None for the browser's."""
        async with self.database.write() as session:
            row = await self._get(session, person)
            row.language = language
        return User.of(row)

    async def change_password(self, person: str, old: str, new: str, session_kept: str) -> None:
        """Change a password; all other sessions and all tokens of the account end."""
        await self.check_password(person, old)
        kept = await self.passwords.hash(new)
        async with self.database.write() as session:
            row = await self._get(session, person)
            row.password = kept
            for other in await session.scalars(
                select(SessionRow).where(SessionRow.person == person, SessionRow.token != session_kept)
            ):
                await session.delete(other)
            for token in await session.scalars(select(TokenRow).where(TokenRow.person == person)):
                await session.delete(token)

    async def check_password(self, person: str, password: str) -> None:
        """Reject a wrong password; users without a password need none."""
        async with self.database.read() as session:
            row = await self._get(session, person)
        if row.kind == "account" and not await self.passwords.is_right(row.password, password):
            raise ApiError("wrong-password")

    # Finding

    async def get(self, person: str) -> User:
        """Return a user by id."""
        async with self.database.read() as session:
            return User.of(await self._get(session, person))

    async def find(self, name: str) -> User | None:
        """Return the account or bot account of a name."""
        async with self.database.read() as session:
            row = (await session.scalars(select(PersonRow).where(PersonRow.claimed == compared(name)))).one_or_none()
        return User.of(row) if row else None

    # Bot accounts and tokens

    async def create_bot(self, owner: str, name: str) -> User:
        """Create a bot account with a claimed name."""
        tidy, now = usable_name(name), now_ms()
        try:
            async with self.database.write() as session:
                count = await session.scalar(
                    select(func.count()).select_from(PersonRow).where(PersonRow.owner == owner)
                )
                if (count or 0) >= MAX_BOTS:
                    raise ApiError("too-many-bots", most=MAX_BOTS)
                row = PersonRow(id=new_id(), kind="bot-account", name=tidy, claimed=compared(tidy), password=None)
                row.owner, row.language, row.created, row.seen = owner, None, now, now
                session.add(row)
                await session.flush()
        except IntegrityError:
            raise ApiError("name-taken") from None
        return User.of(row)

    async def bots_of(self, owner: str) -> list[User]:
        """Return the bot accounts of a user."""
        async with self.database.read() as session:
            query = select(PersonRow).where(PersonRow.owner == owner).order_by(PersonRow.created, PersonRow.id)
            return [User.of(row) for row in await session.scalars(query)]

    async def own(self, owner: str, person: str) -> User:
        """Return the user itself or one of their bot accounts; all others are rejected as unknown."""
        async with self.database.read() as session:
            row = await session.get(PersonRow, person)
        if row is None or owner not in (row.id, row.owner):
            raise ApiError("no-such-person")
        return User.of(row)

    async def create_token(self, person: str, name: str) -> tuple[TokenForm, str]:
        """Create a token; its secret is returned only here."""
        secret = f"tt_{new_secret()}"
        async with self.database.write() as session:
            count = await session.scalar(select(func.count()).select_from(TokenRow).where(TokenRow.person == person))
            if (count or 0) >= MAX_TOKENS:
                raise ApiError("too-many-tokens", most=MAX_TOKENS)
            row = TokenRow(id=new_id(), token=digest(secret), person=person, name=name, created=now_ms(), used=None)
            session.add(row)
        return TokenForm.model_validate(row), secret

    async def tokens_of(self, person: str) -> list[TokenForm]:
        """Return the tokens of a user."""
        async with self.database.read() as session:
            query = select(TokenRow).where(TokenRow.person == person).order_by(TokenRow.created, TokenRow.id)
            return [TokenForm.model_validate(row) for row in await session.scalars(query)]

    async def revoke_token(self, person: str, token: str) -> str:
        """Revoke a token and return its digest."""
        async with self.database.write() as session:
            row = await session.get(TokenRow, token)
            if row is None or row.person != person:
                raise ApiError("no-such-token")
            await session.delete(row)
            return row.token

    async def _get(self, session: AsyncSession, person: str) -> PersonRow:
        row = await session.get(PersonRow, person)
        if row is None:
            raise ApiError("no-such-person")
        return row

    async def _refuse_claimed(self, session: AsyncSession, name: str) -> None:
        if await session.scalar(select(PersonRow.id).where(PersonRow.claimed == compared(name))) is not None:
            raise ApiError("name-taken")

    async def _keep_password(self, person: str, kept: str) -> None:
        async with self.database.write() as session:
            (await self._get(session, person)).password = kept
