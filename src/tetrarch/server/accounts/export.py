"""Everything that the server knows of somebody, for themselves."""

from __future__ import annotations

import json

from sqlalchemy import select

from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import (
    Base,
    EntryRow,
    MatchRow,
    ParticipantRow,
    PersonRow,
    PushRow,
    RatingChangeRow,
    RatingRow,
    SeatRow,
    SessionRow,
    TokenRow,
)

SECRETS = {"password", "token", "p256dh", "auth", "claimed"}
"""Columns that hold digests and keys, or only repeat another."""


async def export_person(database: Database, person: str) -> dict[str, object]:
    """All data of somebody, as JSON: themselves, sessions, tokens, bots, matches, ratings, and what they said."""
    async with database.read() as session:
        owned: dict[str, type[Base]] = {
            **{"sessions": SessionRow, "tokens": TokenRow, "ratings": RatingRow},
            **{"rating_changes": RatingChangeRow, "push_subscriptions": PushRow},
        }
        found: dict[str, object] = {"exported": now_ms()}
        found["person"] = _plain(await session.get_one(PersonRow, person))
        bots = await session.scalars(select(PersonRow).where(PersonRow.owner == person))
        found["bot_accounts"] = [_plain(bot) for bot in bots]
        for name, model in owned.items():
            rows = await session.scalars(select(model).where(model.__table__.c.person == person))
            found[name] = [_plain(row) for row in rows]
        seats = await session.execute(
            select(SeatRow, MatchRow)
            .join(MatchRow, MatchRow.id == SeatRow.match)
            .where(SeatRow.person == person)
            .order_by(MatchRow.created)
        )
        found["matches"] = [
            {
                **_plain(row.SeatRow),
                "game": row.MatchRow.game,
                "table": row.MatchRow.name,
                "status": row.MatchRow.status,
            }
            for row in seats
        ]
        said = await session.execute(
            select(EntryRow.match, EntryRow.at, EntryRow.body)
            .join(ParticipantRow, ParticipantRow.match == EntryRow.match)
            .where(ParticipantRow.person == person, EntryRow.body.contains('"said"', autoescape=True))
            .order_by(EntryRow.at)
        )
        bodies = [(match, at, json.loads(body)) for match, at, body in said]
        found["said"] = [
            {"match": match, "at": at, "text": body["text"], "to": body["to"]}
            for match, at, body in bodies
            if body.get("kind") == "said" and body["person"]["id"] == person
        ]
    return found


def _plain(row: Base) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__table__.c.keys() if name not in SECRETS}  # noqa: SIM118
