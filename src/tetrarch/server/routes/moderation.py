"""Routes of moderation: mutes and reports of users, and the work of moderators."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query
from pydantic import Field
from starlette.requests import Request

from tetrarch.server.accounts.lists import Listings, TableForm
from tetrarch.server.accounts.moderation import MAX_LISTED, MODERATOR, Outcome, Reason
from tetrarch.server.accounts.personal_data import remove_banned
from tetrarch.server.accounts.sessions import Caller
from tetrarch.server.http import schemas
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.request import AppServices, CurrentUser, Language, limited_caller
from tetrarch.server.routes.lobby import Cursor, Limit
from tetrarch.server.routes.people import AtBrowser, PathId

router = APIRouter(prefix="/api/v1", tags=["moderation"], responses=schemas.ERRORS)

MAX_NOTE = 500
MAX_REASON = 200
MAX_DAYS = 3650


class ReportBody(schemas.RequestBody):
    """A report about a user."""

    person: schemas.Id
    reason: Reason
    note: Annotated[schemas.NoteText, Field(max_length=MAX_NOTE)] = ""
    match: schemas.Id | None = Field(default=None, description="The match in which it happened.")
    entry: Annotated[int, Field(ge=1, le=2**31 - 1)] | None = Field(
        default=None, description="The number of a chat message of the user in this match."
    )


class ChatLineForm(schemas.ResponseModel):
    """A chat message."""

    number: int
    at: int
    person: str
    name: str
    text: str


class ReportForm(schemas.ResponseModel):
    """A report, for moderators."""

    id: str
    reporter: schemas.PersonForm
    person: schemas.PersonForm
    match: str | None
    entry: int | None
    reason: Reason
    note: str
    created: int
    resolved: int | None
    outcome: Outcome | None
    chat: list[ChatLineForm] = Field(description="The messages around the reported one, or the last ones of the match.")


class ReportsForm(schemas.ResponseModel):
    """A page of reports, for moderators."""

    reports: list[ReportForm]
    open: int = Field(description="The number of all open reports.")
    next: str | None = Field(description="The cursor of the next page; null on the last.")


class ResolutionBody(schemas.RequestBody):
    """How a report was resolved."""

    outcome: Literal["acted", "dismissed"]


class BanBody(schemas.RequestBody):
    """A ban."""

    days: Annotated[int, Field(ge=1, le=MAX_DAYS)] | None = Field(default=None, description="Null for no end.")
    reason: Annotated[
        schemas.VisibleText, Field(min_length=1, max_length=MAX_REASON, description="The reason that the user sees.")
    ]


class BanForm(schemas.ResponseModel):
    """A current ban."""

    person: schemas.PersonForm
    since: int
    until: int | None = Field(description="Null for no end.")
    reason: str
    by: schemas.PersonForm | None = Field(description="Null for the command line.")


class AuditForm(schemas.ResponseModel):
    """An administrative action."""

    id: str
    at: int
    by: schemas.PersonForm | None = Field(description="Null for the command line, or a deleted user.")
    action: str
    person: schemas.PersonForm | None
    match: str | None
    note: str


async def require_moderator(caller: AtBrowser) -> Caller:
    """Return the caller if it is a moderator at a browser."""
    if caller.user.role != MODERATOR:
        raise ApiError("moderators-only")
    return caller


Moderator = Annotated[Caller, Depends(require_moderator)]


# Users


@router.get("/me/muted")
async def muted_users(user: CurrentUser, services: AppServices) -> list[schemas.PersonForm]:
    """Return the users whom you have muted."""
    return [schemas.PersonForm.model_validate(one) for one in await services.moderation.muted_by(user.id)]


@router.put("/me/muted/{person}", status_code=204)
async def mute_user(person: PathId, user: CurrentUser, services: AppServices) -> None:
    """Mute a user: you do not see their chat messages any longer."""
    services.limiter.take("friends", user.id)
    await services.moderation.mute(user.id, person)
    await services.tables.change_unheard(user.id)


@router.delete("/me/muted/{person}", status_code=204)
async def unmute_user(person: PathId, user: CurrentUser, services: AppServices) -> None:
    """See the chat messages of a user again."""
    await services.moderation.unmute(user.id, person)
    await services.tables.change_unheard(user.id)


@router.post("/reports", status_code=204)
async def report_user(asked: ReportBody, user: CurrentUser, request: Request, services: AppServices) -> None:
    """Report a user to the moderators of the server."""
    services.limiter.take("reports", user.id)
    services.limiter.take("reports-here", limited_caller(request))
    await services.moderation.report(user.id, asked.person, asked.reason, asked.note, asked.match, asked.entry)


# Moderators


@router.get("/admin/reports")
async def list_reports(
    moderator: Moderator,
    services: AppServices,
    all: Annotated[bool, Query(description="Whether to include resolved reports, newest first.")] = False,
    cursor: Cursor = None,
    limit: Limit = 50,
) -> ReportsForm:
    """Return the open reports, oldest first."""
    return ReportsForm.model_validate(await services.moderation.reports(cursor, limit, include_resolved=all))


@router.post("/admin/reports/{report}/resolve", status_code=204)
async def resolve_report(report: PathId, asked: ResolutionBody, moderator: Moderator, services: AppServices) -> None:
    """Resolve a report."""
    await services.moderation.resolve(report, asked.outcome, moderator.user.id)


@router.get("/admin/bans")
async def list_bans(moderator: Moderator, services: AppServices) -> list[BanForm]:
    """Return the current bans, newest first."""
    return [
        BanForm.model_validate(
            {"person": user, "since": ban.since, "until": ban.until, "reason": ban.reason, "by": by},
            from_attributes=True,
        )
        for user, ban, by in await services.moderation.bans()
    ]


@router.put("/admin/bans/{person}", status_code=204)
async def ban_user(person: PathId, asked: BanBody, moderator: Moderator, services: AppServices) -> None:
    """Ban a user, who is signed out and resigns from all matches."""
    await services.moderation.ban(person, asked.days, asked.reason, moderator.user.id)
    await remove_banned(services.database, services.tables, person)


@router.delete("/admin/bans/{person}", status_code=204)
async def unban_user(person: PathId, moderator: Moderator, services: AppServices) -> None:
    """End a ban."""
    await services.moderation.unban(person, moderator.user.id)


@router.get("/admin/tables")
async def running_tables(moderator: Moderator, services: AppServices, language: Language) -> list[TableForm]:
    """Return the latest open and running tables, including private ones."""
    found = await services.store.load_current(MAX_LISTED)
    tables = await Listings(services.database, moderator.user.id, language).by_ids(found)
    return sorted(tables, key=lambda table: -table.updated)


@router.post("/admin/tables/{match}/close", status_code=204)
async def close_a_table(match: PathId, moderator: Moderator, services: AppServices) -> None:
    """Close a table."""
    await services.tables.close_table(match)
    await services.moderation.note("close-table", moderator.user.id, match=match)


@router.get("/admin/audit")
async def audit_log(moderator: Moderator, services: AppServices) -> list[AuditForm]:
    """Return the latest administrative actions, newest first."""
    return [AuditForm.model_validate(one) for one in await services.moderation.audit()]
