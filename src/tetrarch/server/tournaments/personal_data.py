"""What tournaments store about a user: deletion, export, and whether the user takes part in one."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import QueryableAttribute

from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.storage.models import TournamentPlayerRow, TournamentRow
from tetrarch.server.tournaments.store import is_unfinished
from tetrarch.server.tournaments.tournament import Status


async def withdraw_player(session: AsyncSession, person: str) -> list[str]:
    """Let a user leave open tournaments and withdraw from running ones; return these tournaments."""
    own = TournamentPlayerRow.person == person

    def of_status(status: Status) -> ColumnElement[bool]:
        return TournamentPlayerRow.tournament.in_(select(TournamentRow.id).where(TournamentRow.status == status))

    query = select(TournamentPlayerRow.tournament).where(own, or_(of_status("open"), of_status("running")))
    found = list(await session.scalars(query))
    await session.execute(delete(TournamentPlayerRow).where(own, of_status("open")))
    await session.execute(update(TournamentPlayerRow).where(own, of_status("running")).values(withdrawn=True))
    return found


async def forget_player(session: AsyncSession, person: str) -> None:
    """Erase a deleted user from all tournaments.

    They leave open tournaments and withdraw from running ones, where "deleted player" stands for them. The player who
    joined first becomes the organiser of their tournaments; without players, these are aborted.
    """
    await withdraw_player(session, person)
    own = TournamentPlayerRow.person == person
    await session.execute(update(TournamentPlayerRow).where(own).values(kind="deleted", name="", person=None))
    for row in await session.scalars(select(TournamentRow).where(TournamentRow.organiser == person)):
        heir = await session.scalar(
            select(TournamentPlayerRow.person)
            .where(
                TournamentPlayerRow.tournament == row.id,
                TournamentPlayerRow.person.is_not(None),
                ~TournamentPlayerRow.withdrawn,
            )
            .order_by(TournamentPlayerRow.number)
            .limit(1)
        )
        row.organiser = heir
        if heir is None and row.status in ("open", "running"):
            row.status, row.ended = "aborted", now_ms()
    await session.flush()


async def export_player(session: AsyncSession, person: str) -> list[dict[str, object]]:
    """Return the tournaments that a user organises or plays in, for an export of their data."""
    plays = select(TournamentPlayerRow).where(TournamentPlayerRow.person == person)
    players = {player.tournament: player for player in await session.scalars(plays)}
    rows = await session.scalars(
        select(TournamentRow)
        .where((TournamentRow.organiser == person) | TournamentRow.id.in_(list(players)))
        .order_by(TournamentRow.created)
    )
    return [
        {
            **{name: getattr(row, name) for name in ("id", "name", "game", "status", "created")},
            "organiser": row.organiser == person,
            "player": players[row.id].number if row.id in players else None,
            "joined": players[row.id].joined if row.id in players else None,
        }
        for row in rows
    ]


def takes_part(person: QueryableAttribute[str]) -> ColumnElement[bool]:
    """Match users who organise an open or running tournament or play in one."""
    plays = (TournamentPlayerRow.tournament == TournamentRow.id) & (TournamentPlayerRow.person == person)
    return or_(
        exists().where(TournamentRow.organiser == person, is_unfinished()),
        exists().where(plays, ~TournamentPlayerRow.withdrawn, is_unfinished()),
    )
