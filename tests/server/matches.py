"""Matches for tests of the store: entries as a table would make them, without a game being played."""

from __future__ import annotations

import json

import msgspec
from sqlalchemy import text

from tetrarch.server.accounts.ids import new_id, new_seed
from tetrarch.server.accounts.people import User
from tetrarch.server.services import Services
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.summary import NewMatch, SeatSummary, Summary
from tetrarch.table.entries import Decided, Ended, Entry, Opened, Said, Seated, Started
from tetrarch.table.settings import Clock, Settings

NOW = 1_700_000_000_000


def seats_of(*people: User | str | None) -> tuple[SeatSummary, ...]:
    """Seats of people, of bots by their text, and free ones."""
    return tuple(
        SeatSummary("open")
        if one is None
        else SeatSummary("bot", bot=one)
        if isinstance(one, str)
        else SeatSummary("person", one.name, one.id)
        for one in people
    )


async def open_match(
    services: Services,
    *people: User | str | None,
    game: str = "eko",
    name: str = "Ann's table",
    private: bool = False,
    rated: bool = False,
    watchers: bool = True,
    options: dict[str, object] | None = None,
    clock: Clock | None = None,
    at: int = NOW,
) -> str:
    """Open a match whose host is the first of the people; the id."""
    host = people[0]
    assert isinstance(host, User)
    settings = Settings(
        game=game,
        players=len(people),
        private=private,
        rated=rated,
        name=name,
        watchers=watchers,
        options=options or {},
        clock=clock or Clock(),
    )
    match = new_id()
    new = NewMatch(
        id=match,
        seed=new_seed(),
        commitment="c" * 64,
        game=game,
        players=len(people),
        name=name,
        settings=msgspec.json.encode(msgspec.structs.replace(settings, seats=(f"person:{host.id}",))),
        private=private,
        rated=rated,
        host=host.id,
    )
    entries: list[Entry] = [Opened(number=1, at=at, settings=settings, host=host.person, commitment="c" * 64)]
    for seat, one in enumerate(people):
        if isinstance(one, User):
            entries.append(Seated(number=len(entries) + 1, at=at, seat=seat, person=one.person))
    await services.store.create(new, entries, Summary(status="waiting", seats=seats_of(*people)))
    return match


async def next_number(services: Services, match: str) -> int:
    stored = await services.store.load(match)
    assert stored
    return stored.number + 1


async def start(
    services: Services,
    match: str,
    names: list[str],
    to_decide: tuple[int, ...] = (0,),
    identities: str = "",
    at: int = NOW + 1,
) -> None:
    """Start a match."""
    number = await next_number(services, match)
    started = Started(number=number, at=at, options={}, start={}, identities=identities, names=names, salts=[])
    await services.store.append(match, [started], Summary(status="running", to_decide=to_decide))


async def decide(services: Services, match: str, number: int, play: str = "stop", by: str = "ann") -> None:
    """Append a decision of seat 0."""
    entry = Decided(number=number, at=NOW + number, seat=0, play=play, decision=1, by=by)
    await services.store.append(match, [entry], Summary(status="running", to_decide=(1,)))


async def say(services: Services, match: str, person: User, text: str, seat: int | None = None) -> None:
    """Append something said."""
    number = await next_number(services, match)
    said = Said(number=number, at=NOW + number, person=person.person, seat=seat, text=text, to="table")
    await services.store.append(match, [said], Summary(status="running"))


async def finish(
    services: Services,
    match: str,
    standings: list[list[int]],
    *,
    rated: bool = False,
    at: int = NOW + 9,
    reason: str = "points",
    points: list[int] | None = None,
) -> None:
    """End a match with these places."""
    number = await next_number(services, match)
    players = sum(map(len, standings))
    ended = Ended(
        number=number,
        at=at,
        reason=reason,
        rule="E9.1",
        winners=standings[0],
        standings=standings,
        points=points or [10 * (players - seat) for seat in range(players)],
        seed="revealed",
        rated=rated,
    )
    await services.store.append(match, [ended], Summary(status="over"))


async def account(services: Services, name: str) -> User:
    """A user with an account."""
    guest = await services.people.create_guest(name, "en")
    return await services.people.claim(guest.id, "correct horse battery")


async def append_as_newer(database_url: str, match: str) -> None:
    """Append an entry of a kind that no program of today knows, as a server of a later version would."""
    database = Database(database_url)
    last = 'SELECT number, at FROM entries WHERE "match" = :match ORDER BY number DESC LIMIT 1'
    insert = 'INSERT INTO entries ("match", number, at, body) VALUES (:match, :number, :at, :body)'
    async with database.connect_to_write() as connection:
        number, at = (await connection.execute(text(last), {"match": match})).one()
        body = json.dumps({"kind": "teleported", "number": number + 1, "at": at})
        values = {"match": match, "number": number + 1, "at": at, "body": body}
        await connection.execute(text(insert), values)
        await connection.execute(text("UPDATE matches SET number = :number WHERE id = :match"), values)
    await database.close()
