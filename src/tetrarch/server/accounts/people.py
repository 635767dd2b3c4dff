"""Users: guests, accounts with claimed names, and bot accounts."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Literal

import msgspec
from pydantic import Field
from sqlalchemy import ColumnElement, delete, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from tetrarch.server.accounts.chat_filter import ChatFilter
from tetrarch.server.accounts.credentials import Passwords, compared, usable_name
from tetrarch.server.accounts.devices import forget_devices
from tetrarch.server.accounts.ids import digest, new_id, new_secret, now_ms
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.schemas import ResponseModel
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import PersonRow, SessionRow, TokenRow
from tetrarch.table.people import Person
from tetrarch.table.view.forms import TablePerson

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
    hidden: bool = False
    """Whether friends cannot see the user's presence."""
    role: str | None = None
    """``moderator``, or None."""

    @classmethod
    def of(cls, row: PersonRow) -> User:
        """Return the user of a row, without secrets."""
        kind = msgspec.convert(row.kind, Kind)
        return cls(row.id, row.name, kind, row.language, row.owner, row.created, row.hidden, row.role)

    @property
    def person(self) -> Person:
        """The user as tables know them."""
        return Person(self.id, self.name, self.kind)

    @property
    def form(self) -> TablePerson:
        """The user as messages show them."""
        return {"id": self.id, "name": self.name, "kind": self.kind}


class People:
    """The users of a database."""

    def __init__(self, database: Database, chat_filter: ChatFilter | None = None) -> None:
        self.database = database
        self.passwords = Passwords()
        self._filter = chat_filter or ChatFilter()

    # Creating and signing in

    async def create_guest(self, name: str, language: str | None) -> User:
        """Create a guest; guests may share a name, but not use a claimed one."""
        row = _new_row("guest", self._usable(name), language=language)
        async with self.database.write() as session:
            await self._refuse_claimed(session, row.name)
            session.add(row)
        return User.of(row)

    async def create_account(self, name: str, password: str, language: str | None) -> User:
        """Create an account with a claimed name."""
        tidy = self._usable(name)
        row = _new_row("account", tidy, password=await self.passwords.hash(password), language=language)
        async with self._write_name() as session:
            session.add(row)
        return User.of(row)

    async def claim(self, person: str, password: str, name: str | None = None) -> User:
        """Turn a guest into an account, which claims its name."""
        kept = await self.passwords.hash(password)
        async with self._write_name() as session:
            row = await self._get(session, person)
            if row.kind != "guest":
                raise ApiError("already-account")
            row.name = self._usable(name if name is not None else row.name)
            row.kind, row.password, row.claimed = "account", kept, compared(row.name)
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
        tidy = self._usable(name)
        async with self._write_name() as session:
            row = await self._get(session, person)
            if row.kind == "guest":
                await self._refuse_claimed(session, tidy)
            else:
                row.claimed = compared(tidy)
            row.name = tidy
        return User.of(row)

    async def change_language(self, person: str, language: str | None) -> User:
        """Set a user's language; None for the browser's."""
        async with self.database.write() as session:
            row = await self._get(session, person)
            row.language = language
        return User.of(row)

    async def change_hidden(self, person: str, hidden: bool) -> User:
        """Hide a user's presence from their friends, or show it."""
        async with self.database.write() as session:
            row = await self._get(session, person)
            row.hidden = hidden
        return User.of(row)

    async def change_password(self, person: str, old: str, new: str, session_kept: str) -> None:
        """Change a password; all other sessions and all tokens of the account end."""
        await self.check_password(person, old)
        kept = await self.passwords.hash(new)
        async with self.database.write() as session:
            (await self._get(session, person)).password = kept
            others = (SessionRow.person == person, SessionRow.token != session_kept)
            await session.execute(delete(SessionRow).where(*others))
            await forget_devices(session, person, but=session_kept)
            await session.execute(delete(TokenRow).where(TokenRow.person == person))

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
        row = _new_row("bot-account", self._usable(name), owner=owner)
        async with self._write_name() as session:
            await check_room(session, PersonRow.owner == owner, MAX_BOTS, "too-many-bots")
            session.add(row)
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
            await check_room(session, TokenRow.person == person, MAX_TOKENS, "too-many-tokens")
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

    def _usable(self, name: str) -> str:
        tidy = usable_name(name)
        self._filter.check_name(tidy)
        return tidy

    @contextlib.asynccontextmanager
    async def _write_name(self) -> AsyncIterator[AsyncSession]:
        """Open a session that may claim a name; a name that is already claimed is rejected."""
        try:
            async with self.database.write() as session:
                yield session
        except IntegrityError:
            raise ApiError("name-taken") from None

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


def _new_row(
    kind: Kind, name: str, *, password: str | None = None, owner: str | None = None, language: str | None = None
) -> PersonRow:
    claimed, now = None if kind == "guest" else compared(name), now_ms()
    row = PersonRow(id=new_id(), kind=kind, name=name, claimed=claimed, password=password, owner=owner)
    row.language, row.created, row.seen, row.hidden, row.role = language, now, now, False, None
    return row


async def check_room(session: AsyncSession, owned: ColumnElement[bool], most: int, code: str) -> None:
    """Reject a request with a code if as many rows as allowed exist already."""
    if (await session.scalar(select(func.count()).where(owned)) or 0) >= most:
        raise ApiError(code, most=most)
